"""Every force: reached by the total, described readably, fixed once made, and clear about what it refuses."""

import importlib
import pkgutil

import numpy as np
import pytest
from force_worlds import FORCE, TORQUE, particle, three_apart, working

import freebody as fb
import freebody.forces
from freebody.errors import InputError
from freebody.forces.base import Force

RNG = np.random.default_rng(11)
A, B, C = three_apart(RNG)
HALF = (np.sqrt(0.5), np.sqrt(0.5), 0, 0)

EXAMPLES = {
    "Gravity": fb.Gravity((0, 0, -9.81)),
    "Spring": fb.Spring(A, to=C, stiffness=2.0, damping=0.1),
    "Grab": fb.Grab(A, target=(1, 2, 3), at=(1, 0, 0), stiffness=50.0, reach=2.0),
    "TorsionSpring": fb.TorsionSpring(A, to=B, orientation=HALF, stiffness=2.0, damping=0.1),
    "PointForce": fb.PointForce(A, (1, 2, 3), at=(1, 0, 0), frame="body"),
    "Torque": fb.Torque(A, (1, 2, 3), profile=([0, 1], [1, 2])),
    "Push": fb.Push(A, (1, 2, 3), duration=0.1),
    "Thruster": fb.Thruster(A, direction=(0, 0, 1), thrust=3.0, schedule=[(0, 1, 0.5)]),
    "Drag": fb.Drag(A, linear=0.1, wind=fb.Wind((1, 0, 0), gradient=np.eye(3), gust=(0, 0, 1), frequency=2.0)),
    "MutualGravity": fb.MutualGravity(G=1.0),
    "CentralGravity": fb.CentralGravity(1.0, center=(0, 0, 9)),
    "Dipole": fb.Dipole(A, (1, 2, 3), (0, 0, 1)),
}


def families(base=Force):
    for child in base.__subclasses__():
        yield child
        yield from families(child)


def every_force_class():
    for module in pkgutil.iter_modules(freebody.forces.__path__):
        importlib.import_module(f"freebody.forces.{module.name}")
    return {cls for cls in families() if cls.__module__.startswith("freebody.forces.")}


def built_in(cls):
    """What users write themselves, and the springs that joints make, have no name of their own."""
    others = ("freebody.forces.custom", "freebody.forces.potential", "freebody.forces.joint_spring")
    return not cls.__module__.startswith(others)


def test_every_force_of_the_package_has_an_example_here_and_a_public_name():
    children = {parent for cls in every_force_class() for parent in cls.__mro__[1:]}
    final = {cls for cls in every_force_class() if built_in(cls) and cls not in children}
    assert {cls.__name__ for cls in final} == set(EXAMPLES)
    assert {getattr(fb, name) for name in EXAMPLES} == final


def test_no_two_families_of_forces_share_a_kind():
    owners = [cls for cls in every_force_class() if "kind" in vars(cls)]
    kinds = [cls.kind for cls in owners]
    assert len(set(kinds)) == len(kinds) >= 8


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_force_is_reached_by_the_total(name):
    work = working(fb.World([A, B, C], forces=[EXAMPLES[name]]))
    assert np.isfinite(work).all()
    assert work[:, TORQUE : FORCE + 3].any()


@pytest.mark.parametrize("name", [name for name, force in EXAMPLES.items() if force.conservative])
def test_every_potential_is_reached_by_the_total(name):
    assert fb.World([A, B, C], forces=[EXAMPLES[name]]).potential_energy() != 0.0


def test_all_forces_together_are_the_sum_of_each_alone():
    together = working(fb.World([A, B, C], forces=EXAMPLES.values()))
    alone = [working(fb.World([A, B, C], forces=[force])) for force in EXAMPLES.values()]
    expected = sum(work[:, TORQUE:] for work in alone)
    terms = sum(np.abs(work[:, TORQUE:]) for work in alone)
    np.testing.assert_array_less(np.abs(together[:, TORQUE:] - expected), 2.0**-48 * (1.0 + terms))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_repr_is_short_and_readable(name):
    text = repr(EXAMPLES[name])
    assert text.startswith(name + "(")
    assert len(text) < 200
    assert "array" not in text
    assert "object at" not in text
    for body in EXAMPLES[name].bodies:
        assert repr(body.default_name) in text


@pytest.mark.parametrize("name", EXAMPLES)
def test_numbers_of_a_force_cannot_be_changed_behind_its_back(name):
    arrays = [value for value in vars(EXAMPLES[name]).values() if isinstance(value, np.ndarray)]
    assert not any(array.flags.writeable for array in arrays)


def test_a_force_on_a_stranger_is_refused():
    with pytest.raises(InputError, match="not in this world"):
        fb.World([B]).add(EXAMPLES["PointForce"])


P = particle(RNG, (0, 0, 0), "dust")

REFUSED = [
    (lambda: fb.Spring("a", anchor=(0, 0, 0), stiffness=1.0), r"body = 'a'.*Expected: a fb\.Body.*name or a shape"),
    (lambda: fb.Spring(A, stiffness=1.0), "no other end"),
    (lambda: fb.Spring(A, anchor=(0, 0, 0), to=B, stiffness=1.0), "two other ends"),
    (lambda: fb.Spring(A, to=A, stiffness=1.0), "to itself"),
    (lambda: fb.Spring(A, anchor=(0, 0, 0), to_at=(0, 0, 0), stiffness=1.0), "to_at without to"),
    (lambda: fb.Spring(A, anchor=(0, 0, 0), stiffness=-1.0), r"stiffness = -1\.0.*at least 0"),
    (lambda: fb.Spring(P, at=(1, 0, 0), anchor=(0, 0, 0), stiffness=1.0), r"at = \(1, 0, 0\).*has no inertia.*Remedy"),
    (lambda: fb.Spring(A, to=P, to_at=(0, 2, 0), stiffness=1.0), r"to_at = \(0, 2, 0\)"),
    (lambda: fb.TorsionSpring(P, stiffness=1.0), "a torsion spring on .*dust.*nothing that could turn"),
    (lambda: fb.TorsionSpring(A, to=A, stiffness=1.0), "to itself"),
    (lambda: fb.TorsionSpring(A, orientation=(2, 0, 0, 0), stiffness=1.0), "has length 2"),
    (lambda: fb.TorsionSpring(A, stiffness=1.0, damping=np.nan), "damping = nan"),
    (lambda: fb.PointForce(A), "neither force nor profile"),
    (lambda: fb.PointForce(A, (1, 2)), r"force = \(1, 2\).*3 finite numbers"),
    (lambda: fb.PointForce(A, (1, 2, 3), frame="boddy"), "frame = 'boddy'.*'world' or 'body'"),
    (lambda: fb.PointForce(P, (1, 2, 3), at=(0, 0, 1)), "on Body.'dust'"),
    (lambda: fb.PointForce(A, (1, 2, 3), profile=5), "profile = 5.*n times in s"),
    (lambda: fb.PointForce(A, (1, 2, 3), profile=([0, 1], [1])), r"\(2,\) times and \(1,\) values"),
    (lambda: fb.PointForce(A, (1, 2, 3), profile=([], [])), r"\(0,\) times"),
    (lambda: fb.PointForce(A, (1, 2, 3), profile=([0, 1], [1, np.inf])), "not finite"),
    (lambda: fb.PointForce(A, (1, 2, 3), profile=([0, 2, 1], [1, 1, 1])), "back in time: 2 s, then 1 s"),
    (lambda: fb.PointForce(A, profile=([0, 1], [1, 2])), "factors without force"),
    (lambda: fb.PointForce(A, (1, 2, 3), profile=([0, 1], np.eye(3)[:2])), "force and a profile of vectors.*one of"),
    (lambda: fb.Torque(P, (1, 2, 3)), "a torque on .*nothing that could turn"),
    (lambda: fb.Torque(A), "neither torque nor profile"),
    (lambda: fb.Push(A, (1, 2, 3), duration=0.0), r"duration = 0\.0.*greater than zero, in s"),
    (lambda: fb.Push(A, (1, 2, 3), start=1e20, duration=1.0), "lost in the rounding"),
    (lambda: fb.Thruster(A, direction=(0, 0, 0), thrust=1.0), "direction: three numbers of any size, not all zero"),
    (lambda: fb.Thruster(A, direction=(0, 0, 1), thrust=-1.0), "thrust = -1"),
    (lambda: fb.Thruster(A, direction=(0, 0, 1), thrust=1.0, schedule=[]), "empty schedule"),
    (lambda: fb.Thruster(A, direction=(0, 0, 1), thrust=1.0, schedule=[(2, 1)]), r"burn \(2, 1\).*t_on < t_off"),
    (lambda: fb.Thruster(A, direction=(0, 0, 1), thrust=1.0, schedule=[(1, 2, 1.5)]), "throttle from 0 to 1"),
    (lambda: fb.Thruster(A, direction=(0, 0, 1), thrust=1.0, schedule=[(1, 2, 1, 1)]), "burn"),
    (lambda: fb.Thruster(A, direction=(0, 0, 1), thrust=1.0, schedule=[(1, 3), (2, 4)]), "overlap"),
    (lambda: fb.Drag(A), "without coefficients"),
    (lambda: fb.Drag(linear=-1.0), "linear = -1"),
    (lambda: fb.Drag(linear=1.0, wind="north"), "wind = 'north'"),
    (lambda: fb.Drag(fb.Box((1, 1, 1)), linear=1.0), "body = Box"),
    (lambda: fb.Wind(gradient=(1, 2, 3)), r"gradient of shape \(3,\)"),
    (lambda: fb.Wind(gust=(1, 0, 0)), "gust without frequency"),
    (lambda: fb.MutualGravity(softening=-1.0), "softening = -1"),
    (lambda: fb.CentralGravity(0.0), r"mu = 0\.0.*m\^3/s\^2"),
    (lambda: fb.Dipole(P, (1, 0, 0), (0, 0, 1)), "a dipole on"),
    (lambda: fb.Dipole(A, (1, 0, np.nan), (0, 0, 1)), "moment = "),
]


@pytest.mark.parametrize(("make", "message"), REFUSED, ids=[message[:30] for _, message in REFUSED])
def test_mistakes_are_refused_in_plain_words(make, message):
    with pytest.raises(InputError, match=message):
        make()
