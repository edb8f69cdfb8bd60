"""Random worlds with everything in them that scenes can say."""

import numpy as np
from hypothesis import strategies as st

import freebody as fb
from freebody.mass.moments import Moments

coordinates = st.floats(-10.0, 10.0)
sizes = st.floats(0.1, 10.0)
vectors = st.tuples(coordinates, coordinates, coordinates)
# Long enough for squares that do not underflow.
directions = vectors.filter(lambda v: np.linalg.norm(v) > 1e-3)
lengths = st.tuples(sizes, sizes, sizes)

THANDLE = fb.Mesh.sample("thandle")


def cad(box):
    """A CAD part without the CAD kernel: its figures are those of a box."""
    moments = box.moments()
    return fb.Cad(Moments(moments.measure, moments.centroid, moments.second), box.bounds(), box.mesh(), ("one solid",))


solids = st.one_of(
    st.builds(fb.Box, lengths),
    st.builds(fb.Sphere, sizes),
    st.builds(fb.Ellipsoid, lengths),
    st.builds(fb.Cylinder, sizes, sizes),
    st.builds(fb.Capsule, sizes, sizes),
    st.builds(fb.Cone, sizes, sizes),
    st.builds(lambda major, part: fb.Torus(major, part * major), sizes, st.floats(0.1, 1.0)),
)


@st.composite
def orientations(draw):
    given = np.array(draw(st.tuples(*[st.floats(-1.0, 1.0)] * 4)))
    norm = np.linalg.norm(given)
    quaternion = given / norm if norm > 0.1 else np.array([1.0, 0.0, 0.0, 0.0])
    return quaternion if draw(st.booleans()) else fb.so3.quaternion_to_matrix(quaternion)


# Thin without end, or thick enough for volumes that do not underflow.
walls = st.just(0.0) | st.floats(1e-6, 0.9)
shells = st.one_of(
    st.builds(lambda radius, part: fb.Shell(fb.Sphere(radius), part * radius), sizes, walls),
    st.builds(lambda r, length: fb.Shell(fb.Cylinder(r, length), 0.5 * r, ends=False), sizes, sizes),
)
parts = st.builds(fb.Part, solids, density=sizes, origin=vectors, orientation=orientations())
shapes = st.one_of(
    solids,
    shells,
    st.builds(lambda a, b: fb.Compound([a, b, fb.Part(fb.Sphere(0.3), mass=1.0)]), parts, parts),
    st.builds(lambda size: fb.Box(size).mesh(), lengths),
    st.just(THANDLE),
    st.builds(lambda size: cad(fb.Box(size)), lengths),
)


@st.composite
def made_of(draw):
    kind = draw(st.sampled_from(["density", "mass", "override", "moments", "tensor", "particle", "rod", "particles"]))
    if kind in ("density", "mass"):
        return {"shape": draw(shapes), kind: draw(sizes)}
    if kind == "particles":
        corners = draw(st.lists(vectors, min_size=4, max_size=6, unique=True))
        return {"shape": fb.Particles(corners, [draw(sizes) for _ in corners])}
    if kind == "particle":
        return {"mass": draw(sizes)}
    moments = {"rod": (0.0, 2.0, 2.0)}.get(kind, (1.0, 1.0 + draw(st.floats(0.0, 0.5)), 1.5))
    inertia = np.diag(moments)
    if kind == "tensor":
        R = fb.so3.quaternion_to_matrix(np.array([0.5, 0.5, -0.5, 0.5])) @ fb.so3.exp(np.array([0.1, 0.2, 0.3]))
        inertia = R @ inertia @ R.T
    return {"mass": draw(sizes), "inertia": inertia, **({"shape": draw(solids)} if kind == "override" else {})}


@st.composite
def bodies(draw, number):
    given = draw(made_of())
    named = {"name": f"body {number}"} if draw(st.booleans()) else {}
    pose = {"position": draw(vectors), "orientation": draw(orientations()), "velocity": draw(vectors)}
    body = fb.Body(**given, **named, **pose)
    # Spin only where there is inertia; Body measures what is left over against the length of all, whose square must
    # not underflow.
    spin = np.array([value if abs(value) > 1e-100 else 0.0 for value in draw(vectors)])
    turning = body.rotation @ body.principal_axes @ np.where(body.principal_moments > 0.0, spin, 0.0)
    return fb.Body(**given, **named, **pose, angular_velocity=turning)


def turns(body):
    return bool(body.principal_moments[2] > 0.0)


@st.composite
def forces(draw, world):
    turning = [body for body in world.bodies if turns(body)]
    body = draw(st.sampled_from(world.bodies))
    at = draw(vectors) if turns(body) else None
    frame = draw(st.sampled_from(["world", "body"]))
    kinds = ["gravity", "central", "mutual", "anchor", "grab", "force", "profile", "push", "thruster", "drag", "wind"]
    kinds += ["torsion", "torque", "dipole"] if turning else []
    kinds += ["spring"] if len(world.bodies) > 1 else []
    kind = draw(st.sampled_from(kinds))
    some = turning[0] if turning else body
    if kind == "spring":
        other = draw(st.sampled_from([b for b in world.bodies if b is not body]))
        rest = draw(st.one_of(sizes, st.none()))
        return fb.Spring(body, at=at, to=other, stiffness=draw(sizes), rest_length=rest, damping=draw(sizes))
    if kind == "thruster":
        direction = np.array(draw(directions))
        schedule = draw(st.sampled_from([None, [(0.0, 1.0), (2.0, np.inf, 0.5)]]))
        return fb.Thruster(body, at=at, direction=direction, thrust=draw(sizes), schedule=schedule)
    if kind == "wind":
        wind = fb.Wind(
            draw(vectors), gradient=np.full((3, 3), draw(coordinates)), gust=(1, 0, 0), frequency=draw(sizes)
        )
        return fb.Drag(draw(st.sampled_from([None, body])), quadratic=draw(sizes), wind=wind)
    if kind == "torsion":
        rest = draw(st.one_of(orientations(), st.none()))
        others = [None, *(b for b in turning if b is not some)]
        return fb.TorsionSpring(some, to=draw(st.sampled_from(others)), orientation=rest, stiffness=draw(sizes))
    make = {
        "gravity": lambda: fb.Gravity(draw(vectors)),
        "central": lambda: fb.CentralGravity(draw(sizes), center=draw(vectors)),
        "mutual": lambda: fb.MutualGravity(draw(sizes), softening=draw(sizes)),
        "anchor": lambda: fb.Spring(body, at=at, anchor=draw(vectors), stiffness=draw(sizes)),
        "grab": lambda: fb.Grab(body, at=at, target=draw(vectors), stiffness=draw(sizes), reach=draw(sizes)),
        "force": lambda: fb.PointForce(body, draw(vectors), at=at, frame=frame),
        "profile": lambda: fb.PointForce(body, draw(vectors), at=at, profile=([0, 1, 1], [draw(sizes), 1, 2])),
        "push": lambda: fb.Push(body, draw(vectors), at=at, start=draw(sizes), duration=draw(sizes), frame=frame),
        "drag": lambda: fb.Drag(body, linear=draw(sizes), rotational=draw(sizes)),
        "torque": lambda: fb.Torque(some, profile=([0.0, draw(sizes)], [draw(vectors), draw(vectors)]), frame=frame),
        "dipole": lambda: fb.Dipole(some, draw(vectors), draw(vectors)),
    }
    return make[kind]()


curves = st.tuples(
    st.just((0.0, 1.0, 3.5)), st.tuples(coordinates, coordinates, coordinates) | st.just(np.array([0.0, 1.0, 2.0]))
)


@st.composite
def joints(draw, world, number):
    """Any joint that the bodies can take; whether they stand as it wants is another question."""
    body = draw(st.sampled_from(world.bodies))
    other = draw(st.sampled_from([None, *(b for b in world.bodies if b is not body)]))
    given = {"at": draw(vectors) if turns(body) else None, "name": draw(st.sampled_from([None, f"joint {number}"]))}
    if other is not None:
        given |= {"to": other, "to_at": draw(st.none() | vectors) if turns(other) else (0, 0, 0)}
        if not turns(other):
            given["to_at"] = other.center_of_mass
    else:
        given["anchor"] = draw(st.none() | vectors)
    kinds = ["ball", "anchor", "line", "plane"] + (["beam"] if other or given["anchor"] is not None else [])
    if turns(body) and (other is None or turns(other)):
        kinds += ["hinge", "slider", "universal", "weld"]
    kind = draw(st.sampled_from(kinds))
    if kind == "universal":
        axis = np.array(draw(directions))
        seen = body.rotation @ axis if other is None else other.rotation.T @ body.rotation @ axis
        return fb.Universal(body, axis=axis, to_axis=np.cross(seen, (0.3, 0.5, 0.7)) + (seen == 0.0), **given)
    if kind in ("hinge", "slider"):
        made, driven = (fb.Hinge, "angle") if kind == "hinge" else (fb.Slider, "travel")
        motor = draw(st.sampled_from([None, driven, "speed"]))
        if motor:
            given[motor] = draw(curves | sizes if motor == "speed" else curves)
        spring = {"stiffness": draw(sizes), "rest": draw(coordinates), "damping": draw(sizes)}
        to_axis = draw(st.none() | directions)
        return made(body, axis=draw(directions), to_axis=to_axis, **given, **(spring if draw(st.booleans()) else {}))
    make = {
        "ball": lambda: fb.Ball(body, **given),
        "anchor": lambda: fb.Anchor(body, **given),
        "line": lambda: fb.PointOnLine(body, axis=draw(directions), **given),
        "plane": lambda: fb.PointOnPlane(body, normal=draw(directions), **given),
        "beam": lambda: fb.Beam(body, length=draw(st.none() | sizes), **given),
        "weld": lambda: fb.Weld(body, **given),
    }
    return make[kind]()


@st.composite
def worlds(draw):
    count = draw(st.integers(1, 3))
    world = fb.World([draw(bodies(number)) for number in range(count)], gravity=draw(vectors))
    for _ in range(draw(st.integers(0, 3))):
        world.add(draw(forces(world)))
    for number in range(draw(st.integers(0, 2))):
        world.add(draw(joints(world, number)))
    return world
