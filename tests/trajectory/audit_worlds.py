"""Random worlds and linkages whose steps and frames resolve their forces, for the audit to judge."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

import freebody as fb
from freebody.methods.registry import METHODS, get
from freebody.trajectory.kernels import SPIN

# Step times the fastest rate of a world, by the order of the method: what "resolved" means here. The local error of a
# step, (rate dt)^order, is then a thousandth at most.
RESOLVED = {1: 1e-3, 2: 0.03, 3: 0.06, 4: 0.1, 5: 0.1}

# And from one frame to the next, no force or torque changes by more than this part of the largest in the run, unless it
# is told to switch there: thirty frames for a period.
CHANGE = 0.2

# The arm on which forces make torques that count.
ARM = 0.1

FREE = list(METHODS)
LINKED = [name for name in METHODS if get(name).takes_joints and not get(name).takes_contact]


@dataclass
class Case:
    """A world and how to run it."""

    world: fb.World
    dt: float
    duration: float
    every: int
    method: str

    def run(self) -> fb.Trajectory:
        """The run with frames, and if need be steps, that resolve the forces. Raises UnresolvedError if none do."""
        for _ in range(6):
            run = fb.simulate(
                self.world, self.duration, dt=self.dt, every=self.every, integrator=self.method, progress=False
            )
            turned = self.dt * np.linalg.norm(run.derived.rows[:, :, SPIN : SPIN + 3], axis=-1).max()
            steady = turned <= RESOLVED[get(self.method).order]
            if steady and follows(run) and self.passes_no_anchor(run):
                if self.over_a_ridge(run):
                    break
                return run
            if steady and self.every > 1:
                self.every = (self.every + 1) // 2
            else:
                self.dt /= 2.0
        raise UnresolvedError(self.method)

    def passes_no_anchor(self, run: fb.Trajectory) -> bool:
        """Whether frames see the springs turn as their ends pass each other: twice within their length, or more."""
        tracks = {body: run[number] for number, body in enumerate(self.world.bodies)}
        apart = np.diff(run.times).max()
        for force in self.world.forces:
            if isinstance(force, fb.Spring):
                track = tracks[force.body]
                end, speed = track.point(force.at), track.point_velocity(force.at)
                if force.to is not None:
                    other = tracks[force.to]
                    end, speed = end - other.point(force.to_at), speed - other.point_velocity(force.to_at)
                else:
                    end = end - force.anchor
                if (np.linalg.norm(end, axis=1) < 2.0 * apart * np.linalg.norm(speed, axis=1)).any():
                    return False
        return True

    def over_a_ridge(self, run: fb.Trajectory) -> bool:
        """Whether a torsion spring may have come half a turn from rest, where its torque jumps."""
        for force in self.world.forces:
            if isinstance(force, fb.TorsionSpring):
                track = run[list(self.world.bodies).index(force.body)]
                cosine = 0.5 * (np.einsum("ij,tij->t", force.rest, track.rotation) - 1.0)
                turning = np.linalg.norm(track.angular_velocity, axis=1).max() * np.diff(run.times).max()
                if np.arccos(np.clip(cosine, -1.0, 1.0)).max() + turning > np.pi:
                    return True
        return False


class UnresolvedError(Exception):
    """A force that jumps, or nearly: a spring through its anchor, a torsion spring over its ridge."""


def follows(run: fb.Trajectory) -> bool:
    """Whether frames follow the forces, with three of them at least between two switchings."""
    derived = run.derived
    times, schedule = run.times, derived.schedule
    switched = np.unique(np.concatenate([[times[0]], run.tables.edges, [times[-1]]]))
    inside = [np.count_nonzero((times >= a) & (times <= b)) for a, b in pairwise(switched) if b <= times[-1]]
    if min(inside, default=3) < 3:
        return False
    whole = ~np.isfinite(schedule.first_cut)
    after, before = derived.wrench_after, derived.wrench_before
    # Where joints hold bodies in balance, there is nothing but roundings left.
    reaction = np.linalg.norm(derived.joints[:, :, 3:6], axis=-1).max(initial=0.0)
    force = np.linalg.norm(after[:, :, 3:6], axis=-1).max(axis=0) + reaction
    torque = np.linalg.norm(after[:, :, 0:3], axis=-1).max(axis=0) + ARM * force
    for k, largest in ((0, torque), (3, force)):
        change = np.linalg.norm(before[1:, :, k : k + 3] - after[:-1, :, k : k + 3], axis=-1)
        if (change[whole] > CHANGE * largest).any():
            return False
    return True


def _body(rng, name, place, speed=1.0):
    size = rng.uniform(0.2, 1.0, 3)
    q = rng.normal(size=4)
    return fb.Body(
        fb.Box(tuple(size)), density=10.0 ** rng.uniform(1, 3), name=name, position=place,
        orientation=q / np.linalg.norm(q),
        velocity=speed * rng.normal(size=3), angular_velocity=speed * 3.0 * rng.normal(size=3),
    )  # fmt: skip


def _case(rng, world, rate, names, steps):
    method = str(rng.choice(names))
    dt = RESOLVED[get(method).order] / rate * rng.uniform(0.2, 1.0)
    every = int(rng.choice([1, 2, 5, 20]))
    count = int(rng.integers(*steps)) * (1 if get(method).order > 1 else 5)
    return Case(world, dt, dt * count, every, method)


def random_world(rng: np.random.Generator) -> Case:
    """One to three boxes under springs, drag, pushes, thrust and torques, with gravity, by any method."""
    bodies = [_body(rng, f"b{k}", 2.0 * rng.normal(size=3)) for k in range(rng.integers(1, 4))]
    world = fb.World(bodies, gravity=(0.0, 0.0, -9.81) if rng.random() < 0.7 else (0.0, 0.0, 0.0))
    spin = max(float(np.linalg.norm(body.angular_velocity)) for body in bodies)
    square, damping = 1.0, 0.0
    for body in bodies:
        m, least = body.mass, float(np.linalg.eigvalsh(body.inertia)[0])
        for _ in range(rng.integers(0, 3)):
            at = rng.uniform(-0.3, 0.3, 3)
            soft = 1.0 / (1.0 / m + float(at @ at) / least)
            k, c = soft * 10.0 ** rng.uniform(0, 2.5), soft * 10.0 ** rng.uniform(-2, 0.5) * rng.integers(0, 2)
            other = bodies[rng.integers(len(bodies))]
            if other is body:
                end = {"anchor": 3.0 * rng.normal(size=3)}
                both = 1.0
            else:
                end, both = {"to": other}, 1.0 + m / other.mass
            world.add(fb.Spring(body, at=at, stiffness=k, damping=c, rest_length=rng.choice([0.0, 0.7]), **end))
            # A spring pulls with arms as long as the stretch: it swings bodies about faster than its stiffness says.
            square += 4.0 * both * k / soft
            damping += both * c / soft
        if rng.random() < 0.3:
            linear, turning = m * 10.0 ** rng.uniform(-2, 0.5), least * 10.0 ** rng.uniform(-2, 0.5)
            world.add(fb.Drag(body, linear=linear, rotational=turning))
            damping += max(linear / m, turning / least)
        if rng.random() < 0.3:
            start, length = rng.uniform(0.0, 0.5, 2)
            world.add(
                fb.Push(body, m * 3.0 * rng.normal(size=3), at=rng.uniform(-0.3, 0.3, 3), start=start, duration=length)
            )
        if rng.random() < 0.2:
            world.add(fb.Torque(body, least * rng.normal(size=3)))
        if rng.random() < 0.2:
            world.add(fb.TorsionSpring(body, stiffness=least * 10.0 ** rng.uniform(0, 1.5)))
            square += 10.0**1.5
    return _case(rng, world, spin + np.sqrt(square) + damping, FREE, (60, 1200))


def random_linkage(rng: np.random.Generator) -> Case:
    """A chain of one to four boxes on hinges, balls and universal joints, with damping and springs in the hinges."""
    bodies: list[fb.Body] = []
    world_joints = []
    rate = 8.0
    place = np.zeros(3)
    spin = 0.0
    before = None
    for k in range(rng.integers(1, 5)):
        size = rng.uniform(0.1, 0.5, 3)
        reach = rng.uniform(0.3, 1.0)
        size[0] = reach
        body = fb.Body(
            fb.Box(tuple(size)),
            density=10.0 ** rng.uniform(1, 3.5),
            name=f"link{k}",
            position=place + (reach / 2, 0, 0),
        )
        near = {"at": (-reach / 2, 0, 0)}
        far = {"anchor": tuple(place)} if before is None else {"to": before, "to_at": tuple(place - before.position)}
        kind = rng.choice(["hinge", "hinge", "hinge", "ball"])
        least = float(np.linalg.eigvalsh(body.inertia)[0])
        swung = float(body.inertia[1][1]) + body.mass * reach**2 / 4
        if kind == "hinge":
            axis = ((0, 1, 0), (0, 0, 1))[rng.integers(2)]
            c = (swung if before is None else least) * 10.0 ** rng.uniform(-3, 0.7)
            stiff = least * 10.0 ** rng.uniform(0, 2) * rng.integers(0, 2)
            world_joints.append(fb.Hinge(body, axis=axis, damping=c, stiffness=stiff, **near, **far))
            rate += 2.0 * (c + np.sqrt(stiff * least)) / least
        else:
            world_joints.append(fb.Ball(body, **near, **far))
        bodies.append(body)
        place, before = place + (reach, 0, 0), body
        spin += 3.0
    world = fb.World(bodies, gravity=(0, 0, -9.81))
    world.add(*world_joints)
    # Chains whip: their ends turn faster than any of the rates above.
    return _case(rng, world, (rate + spin) * (1.0 + 0.5 * len(bodies)), LINKED, (60, 800))
