"""Whatever stands for a number, only errors of this package come out, and they stay short."""

import inspect
import math
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

import freebody as fb
from freebody.arguments import array_of, number, vector, whole
from freebody.errors import FreebodyError, InputError
from freebody.figures import shown

VALUES = {
    "10**400": 10**400, "-10**400": -(10**400), "10**5000": 10**5000, "-10**5000": -(10**5000),
    "1e308": 1e308, "-1e308": -1e308, "1e-308": 1e-308, "5e-324": 5e-324, "1e200": 1e200, "1e15": 1e15, "1e-8": 1e-8,
    "nan": math.nan, "inf": math.inf, "-inf": -math.inf, "0": 0, "0.0": 0.0, "-1": -1, "True": True,
    "float64": np.float64(1e308), "float32": np.float32(3e38), "float16": np.float16(6e4), "int64": np.int64(2**62),
    "longdouble": np.longdouble("1e4000"), "string": "1", "word": "abc", "bytes": b"1", "long string": "9" * 6000,
    "Decimal": Decimal("1e400"), "Decimal nan": Decimal("NaN"), "Decimal snan": Decimal("sNaN"), "1.5": Decimal("1.5"),
    "Fraction": Fraction(10**400), "1/3": Fraction(1, 3), "complex": 1j, "None": None, "list": [], "pair": (1, 2),
    "empty": np.array([]), "object": object(), "array": np.array(1.0), "dict": {}, "ragged": [[1], [1, 2]],
    "date": np.datetime64("2020-01-01"), "set": {1, 2}, "class": float, "objects": np.array([10**400], dtype=object),
    "long list": [10**5000] * 3,
}  # fmt: skip

BOX = fb.Box((1, 2, 3))
A = fb.Body(BOX, density=1000.0, name="a")
B = fb.Body(BOX, density=1000.0, name="b", position=(5, 0, 0))
TETRAHEDRON = [[0, 1, 2], [0, 2, 3], [0, 3, 1], [1, 3, 2]]


def body(**given):
    return fb.Body(BOX, density=1.0, **given)


def made_of(shape, **sizes):
    return lambda x: [fb.Body(shape(**{**sizes, name: x}), density=1.0) for name in sizes]


def placed(kind, *first, **more):
    """Each numeric argument of a force or a joint in turn, alone and three times, in a world whose tables are made."""
    skipped = {"body", "to", "name", "frame", "wind"}
    names = [name for name in inspect.signature(kind).parameters if name not in skipped]

    def attempt(x):
        for name in names:
            for given in (x, (x, x, x), ((0.0, 1.0), (x, x))):
                options = {**more, name: given}
                try:
                    element = kind(*first, **options)
                    fb.World([A, B]).add(element).tables()
                except FreebodyError as error:
                    short(error)

    return attempt


ATTEMPTS = {
    "Box": lambda x: fb.Body(fb.Box(x), density=1.0),
    "Box of three": lambda x: fb.Body(fb.Box((x, 1, x)), density=1.0),
    "Box.mesh": lambda x: BOX.mesh(x),
    "Sphere": made_of(fb.Sphere, radius=1.0),
    "Cylinder": made_of(fb.Cylinder, radius=1.0, length=2.0),
    "Capsule": made_of(fb.Capsule, radius=1.0, length=2.0),
    "Cone": made_of(fb.Cone, radius=1.0, height=2.0),
    "Torus": made_of(fb.Torus, major=1.0, minor=0.2),
    "Ellipsoid": lambda x: fb.Body(fb.Ellipsoid((x, 1, 1)), density=1.0),
    "Shell": lambda x: fb.Body(fb.Shell(BOX, x), density=1.0),
    "Particles": lambda x: fb.Body(fb.Particles([[0, 0, 0], [1, 0, 0]], [x, x])),
    "Particles at": lambda x: fb.Body(fb.Particles([[0, 0, x], [1, 0, 0]], [1, 1])),
    "Part density": lambda x: fb.Body(fb.Compound([fb.Part(BOX, density=x)])),
    "Part mass": lambda x: fb.Body(fb.Compound([fb.Part(BOX, mass=x)])),
    "Part position": lambda x: fb.Part(BOX, density=1, position=(x, 0, 0)),
    "Part orientation": lambda x: fb.Part(BOX, density=1, orientation=(x, 0, 0, 1)),
    "Mesh": lambda x: fb.Mesh([[x, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]], TETRAHEDRON),
    "Mesh faces": lambda x: fb.Mesh(np.eye(4)[:, :3], [[0, 1, x]]),
    "density": lambda x: fb.mass_properties(BOX, density=x),
    "mass": lambda x: fb.mass_properties(BOX, mass=x),
    "scaled": lambda x: fb.mass_properties(BOX, mass=1.0).scaled_to_mass(x),
    "seed": lambda x: fb.mass_properties(BOX, method="sampling", relative_error=0.1, seed=x),
    "Body mass": lambda x: fb.Body(mass=x),
    "Body inertia": lambda x: fb.Body(mass=1.0, inertia=x),
    "Body moments": lambda x: fb.Body(mass=1.0, inertia=(x, x, x), angular_velocity=(1, 2, 3)),
    "Body tensor": lambda x: fb.Body(mass=1.0, inertia=[[x, 0, 0], [0, x, 0], [0, 0, x]]),
    "position": lambda x: [body(position=x), body(position=(x, x, x))],
    "origin": lambda x: body(origin=(x, x, x)),
    "orientation": lambda x: body(orientation=(x, x, 0, 0)),
    "matrix": lambda x: body(orientation=[[x, 0, 0], [0, 1, 0], [0, 0, 1]]),
    "velocity": lambda x: body(velocity=(x, x, x)),
    "angular velocity": lambda x: body(angular_velocity=(x, x, x)),
    "twist": lambda x: body(twist=(x,) * 6),
    "name": lambda x: body(name=x),
    "gravity": lambda x: fb.World([A], gravity=(0, 0, x)),
    "Spring": placed(fb.Spring, A, anchor=(0, 0, 1), stiffness=1.0),
    "Drag": placed(fb.Drag, A, linear=0.1),
    "Gravity": placed(fb.Gravity),
    "MutualGravity": placed(fb.MutualGravity),
    "CentralGravity": placed(fb.CentralGravity, mu=1.0),
    "Dipole": placed(fb.Dipole, A, moment=(1, 0, 0), field=(0, 0, 1)),
    "Grab": placed(fb.Grab, A, target=(0, 0, 1)),
    "PointForce": placed(fb.PointForce, A, force=(0, 0, 1)),
    "Push": placed(fb.Push, A, force=(0, 0, 1), duration=0.1),
    "Thruster": placed(fb.Thruster, A, direction=(0, 0, 1), thrust=1.0),
    "Torque": placed(fb.Torque, A, torque=(0, 0, 1)),
    "TorsionSpring": placed(fb.TorsionSpring, A, stiffness=1.0),
    "Wind": lambda x: [fb.Wind(velocity=(x, x, x)), fb.Wind(gradient=x), fb.Wind(frequency=x)],
    "Ball": placed(fb.Ball, A),
    "Beam": placed(fb.Beam, A, to=B),
    "Hinge": placed(fb.Hinge, A, axis=(0, 0, 1), to=B),
    "Slider": placed(fb.Slider, A, axis=(1, 0, 0), to=B),
    "Universal": placed(fb.Universal, A, axis=(1, 0, 0), to_axis=(0, 1, 0)),
    "Weld": placed(fb.Weld, A, to=B),
    "PointOnLine": placed(fb.PointOnLine, A, axis=(1, 0, 0)),
    "PointOnPlane": placed(fb.PointOnPlane, A, normal=(1, 0, 0)),
    "Adaptive": lambda x: [fb.Adaptive(rtol=x), fb.Adaptive(atol=x), fb.Adaptive(max_step=x)],
    "GeneralizedAlpha": lambda x: fb.GeneralizedAlpha(x),
    "exact_rotation": lambda x: fb.exact_rotation((1, 2, 3), angular_velocity=(x, x, x), t=0.0),
    "rigid_jacobian": lambda x: fb.rigid_jacobian((1, 0, 0, 0), (x, x, x)),
    "rigid_to_world": lambda x: fb.rigid_to_world((x, x, x), (0, 0, 0), (1, 0, 0, 0)),
    "pick": lambda x: [fb.pick_nearest_vertices(BOX, (x, x, x)), fb.pick_nearest_vertices(BOX, (1, 1, 1), x)],
    "array_to_state": lambda x: fb.array_to_state(fb.World([A]), [x] * 13),
    "so3": lambda x: fb.so3.exp((x, x, x)) if not isinstance(x, np.longdouble) else None,  # NumPy warns of infinity
    "Event": lambda x: fb.Event(x, direction=x),
}  # fmt: skip


def short(error):
    assert len(str(error)) < 1500


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", ATTEMPTS)
def test_only_errors_of_this_package_escape(name):
    for what, value in VALUES.items():
        try:
            ATTEMPTS[name](value)
        except FreebodyError as error:
            short(error)
        except Exception as error:
            pytest.fail(f"{name} with {what}: {type(error).__name__}: {str(error)[:200]}")


def test_numbers_of_other_types_are_taken_at_their_value():
    assert number("x", Fraction(1, 3)) == 1 / 3
    assert number("x", Decimal("1.5")) == 1.5
    assert fb.mass_properties(fb.Box(1), density=np.float16(60000)).mass == 60000.0
    assert fb.mass_properties(fb.Box(2), density=Decimal("1.5")).mass == 12.0
    assert (vector("x", (Fraction(1, 2), Decimal(2), np.float32(3))) == [0.5, 2.0, 3.0]).all()
    assert array_of(["1", "2"]) is None
    assert array_of(1 + 2j) is None


def test_what_was_given_is_shown_short():
    assert shown(10**5000) == "an integer of about 5001 digits"
    assert shown(7) == "7"
    assert len(shown("x" * 10_000)) < 100
    assert len(shown(list(range(10_000)))) < 100
    with pytest.raises(InputError, match=r"n = an integer of about 5001 digits.*from 1 to 10.*Remedy"):
        whole("n", 10**5000, least=1, most=10)


@pytest.mark.parametrize("size", [1e-8, 1e15, 1e-30, 1e29])
def test_bodies_of_any_ordinary_and_extraordinary_size_run(size):
    """A box of 1e-8 m and one of 1e15 m turn as any other: the exact figures scale with their size."""
    cube = fb.Body(fb.Box((size, 2 * size, 3 * size)), density=1.0, angular_velocity=(0, 0, 2.0))
    np.testing.assert_allclose(cube.principal_moments, np.array([5, 10, 13]) / 2 * size**5, rtol=1e-14)
    run = fb.simulate(fb.World([cube]), 0.5, dt=0.1)
    np.testing.assert_allclose(run[0].rotation[-1][:2, 0], [np.cos(1.0), np.sin(1.0)], rtol=1e-13)


@pytest.mark.parametrize("size", [1e-31, 1e31])
def test_sizes_beyond_are_refused_in_four_parts(size):
    with pytest.raises(InputError, match=r"size_x = .*Expected: a number from 1e-30 to 1e\+30, in m\..*cause.*Remedy"):
        fb.Box(size)
    with pytest.raises(FreebodyError, match=r"inertia = .*Expected: .*1e\+75.*cause.*Remedy"):
        fb.Body(mass=1.0, inertia=(1e308,) * 3)
