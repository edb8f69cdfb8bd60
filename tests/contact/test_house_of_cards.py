"""A house of cards: it stands where statics says that it can, and falls with half the friction."""

import numpy as np
import pytest
from cases import G
from scipy.optimize import linprog

import freebody as fb

HOUSE = fb.scene_path("house-of-cards")
LONG, THICK = 0.09, 0.001
NAMES = ("first left", "first right", "second left", "second right", "roof", "upper left", "upper right")
UP = np.array([0.0, 0.0, 1.0])


@pytest.fixture(scope="module")
def cards():
    """Centre, direction along and across of every card, by name."""
    world = fb.load_scene(HOUSE).world()
    start = world.state()
    found = {}
    for name in NAMES:
        k = start.names.index(name)
        R = fb.so3.quaternion_to_matrix(start.orientation[k])
        found[name] = start.position[k], R[:, 2], R[:, 0]
    return found


def corner(card, along, across):
    """A corner of a card in the plane of the house."""
    centre, d, n = card
    return centre + 0.5 * (along * LONG * d + across * THICK * n)


def touching(cards):
    """Who touches whom, where, and the normal on the first of them: feet, edges on faces, the roof on two edges."""
    found = []
    for left, right, base in (("first left", "first right", None), ("second left", "second right", None),
                              ("upper left", "upper right", "roof")):  # fmt: skip
        found += [(left, base, corner(cards[left], -1, 1), UP), (right, base, corner(cards[right], -1, -1), UP)]
        found.append((right, left, corner(cards[left], 1, 1), cards[right][2]))
    for right in ("first right", "second right"):
        found.append(("roof", right, corner(cards[right], 1, 1), UP))
    return found


def can_stand(cards, friction):
    """Whether forces within all cones of friction hold all cards up: linear programming in the plane."""
    contacts, count = touching(cards), 2 * len(touching(cards))
    rows, limits = np.zeros((3 * len(NAMES), count)), np.zeros((count, count))
    for k, (one, other, point, normal) in enumerate(contacts):
        for c, force in enumerate((normal, np.array([normal[2], 0.0, -normal[0]]))):
            for name, sign in ((one, 1.0), (other, -1.0)):
                if name is not None:
                    b, turn = 3 * NAMES.index(name), np.cross(point - cards[name][0], force)[1] / LONG
                    rows[b : b + 3, 2 * k + c] += sign * np.array([force[0], force[2], turn])
        limits[2 * k, 2 * k : 2 * k + 2] = -friction, 1.0
        limits[2 * k + 1, 2 * k : 2 * k + 2] = -friction, -1.0
    weights = np.tile([0.0, 1.0, 0.0], len(NAMES))
    bounds = [(0, None), (None, None)] * len(contacts)
    return linprog(np.zeros(count), limits, np.zeros(count), rows, weights, bounds).status == 0


def test_the_cards_touch_where_they_should(cards):
    assert max(abs(corner(cards[name], -1, side)[2]) for name, side in (("first left", 1), ("second right", -1))) < 1e-9
    for left, right in (("first left", "first right"), ("upper left", "upper right")):
        centre, _, m = cards[right]
        assert (corner(cards[left], 1, 1) - centre) @ m == pytest.approx(-0.5 * THICK, abs=1e-9)


def run_with(friction, duration, tolerance=1e-7):
    """The house with this friction."""
    scene = fb.load_scene(HOUSE)
    world = scene.world()
    law = fb.Material(friction=friction)
    bodies = [
        fb.Body(body.shape, mass=0.0018, material=law, name=name, position=x, orientation=q)
        for body, name, x, q in zip(world.bodies, world.names, world.state().position, world.state().orientation)
    ]
    house = fb.World(bodies, gravity=(0, 0, -G), contact=[fb.Floor(name="table")])
    return fb.simulate(house, duration, dt=1e-3, integrator=fb.Moreau(tolerance=tolerance, sleep=1e-5), every=20)


def test_it_stands_as_statics_says_and_falls_with_half_the_friction(cards):
    assert can_stand(cards, 0.8)
    assert can_stand(cards, 0.6)
    assert not can_stand(cards, 0.55)
    stands = run_with(0.8, 0.4)
    far = max(np.linalg.norm(stands[name].position - stands[name].position[0], axis=1).max() for name in NAMES)
    assert far < 1e-6
    assert stands.asleep[-1].all()
    # The table carries all of it.
    feet = ("first left", "first right", "second left", "second right")
    assert sum(stands.contacts[name, "table"].force[-1, 2] for name in feet) == pytest.approx(7 * 0.0018 * G, rel=2e-4)
    # Feet slip, and the upper two come down.
    falls = run_with(0.4, 0.6, tolerance=1e-5)
    for name in ("upper left", "upper right"):
        assert np.linalg.norm(falls[name].position[-1] - falls[name].position[0]) > 0.03
