"""Who touches whom, by which law, and what it becomes in the tables."""

import numpy as np
import pytest
from scipy.spatial import ConvexHull

import freebody as fb
from freebody.contact.layout import (
    CONTACTS,
    GROUND,
    GROUND_POSE,
    LAW,
    LIMIT,
    LIMIT_VALUES,
    PAIR,
    SLOT,
    SOLID,
    SOLID_POSE,
    STATE,
)  # fmt: skip
from freebody.errors import InputError
from freebody.methods.registry import with_contact

STEEL, RUBBER = fb.Material(0.4, 0.9, rolling=1e-3), fb.Material(0.9, 0.5, spinning=2e-3, slip_speed=0.1)


def ball(name, x=0.0, **options):
    return fb.Body(fb.Sphere(0.1), mass=1.0, name=name, position=(x, 0, 0.1), **options)


def pairs(world):
    facts = world.tables().contacts
    return [] if facts is None else sorted(tuple(sorted((pair.a, pair.b))) for pair in facts.pairs)


def law(world, a, b):
    (found,) = [pair.law for pair in world.tables().contacts.pairs if {pair.a, pair.b} == {a, b}]
    return found


def header(world):
    tables = world.tables()
    return tables, CONTACTS.read(tables.integers[tables.integers[4] :])


def test_only_bodies_with_a_material_take_part():
    world = fb.World([ball("a", material=STEEL), ball("b", 1.0, material=STEEL), ball("c", 2.0)])
    world.add(fb.Floor())
    assert pairs(world) == [("a", "b"), ("a", "floor"), ("b", "floor")]


def test_a_contact_lets_a_body_without_material_take_part():
    world = fb.World([ball("a", material=STEEL), ball("b", 1.0)], contact=[fb.Floor(), fb.Contact("b", "floor")])
    assert pairs(world) == [("a", "b"), ("a", "floor"), ("b", "floor")]
    assert law(world, "b", "floor") == (0.0,) * 5
    assert law(world, "a", "b")[:2] == (0.4, 0.9)


def test_worlds_in_which_nothing_can_touch_keep_their_tables():
    plain = fb.World([ball("a"), ball("b", 1.0)], gravity=(0, 0, -9.81))
    alone = fb.World([ball("a", material=STEEL), ball("b", 1.0)], gravity=(0, 0, -9.81))
    for world in (plain, alone):
        tables = world.tables()
        assert tables.contacts is None
        assert not world.has_contact
        assert tables.integers[4] == 0
        assert tables.floats.tobytes() == plain.tables().floats.tobytes()
        assert tables.integers.tobytes() == plain.tables().integers.tobytes()


def test_materials_mix():
    world = fb.World([ball("a", material=STEEL), ball("b", 1.0, material=RUBBER)], contact=[fb.Floor()])
    friction, *others = law(world, "a", "b")
    assert friction == pytest.approx(0.6, rel=1e-15)
    assert others == [0.5, 1e-3, 2e-3, 0.1]
    assert law(world, "a", "floor") == (0.4, 0.9, 1e-3, 0.0, 0.0)


def test_equal_frictions_mix_to_themselves_to_the_last_bit():
    world = fb.World([ball("a", material=fb.Material(0.3)), ball("b", 1.0, material=fb.Material(0.3))])
    assert law(world, "a", "b")[0] == 0.3


def test_a_pair_has_its_own_law():
    a, b = ball("a", material=STEEL), ball("b", 1.0, material=STEEL)
    world = fb.World([a, b], contact=[fb.Contact(b, a, friction=0.0, restitution=0.1)])
    assert law(world, "a", "b") == (0.0, 0.1, 1e-3, 0.0, 0.0)


def test_joined_bodies_do_not_touch_unless_it_is_said():
    a, b, c = (ball(name, x, material=STEEL) for name, x in (("a", 0.0), ("b", 1.0), ("c", 2.0)))
    world = fb.World([a, b, c], joints=[fb.Ball(a, to=b)])
    assert pairs(world) == [("a", "c"), ("b", "c")]
    world.add(fb.Contact(a, b))
    assert pairs(world) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_groups_and_exclusions():
    bodies = [ball(name, x, material=STEEL, group=group) for x, (name, group) in enumerate(
        [("a", "left"), ("b", "left"), ("c", None), ("d", None), ("e", "right")])]  # fmt: skip
    world = fb.World(bodies)
    assert ("a", "b") not in pairs(world)
    assert len(pairs(world)) == 9
    world.add(fb.NoContact("c", "d", bodies[4]), fb.Contact("a", "b"))
    assert pairs(world) == sorted([("a", "b"), *((x, y) for x in "ab" for y in "cde")])


def test_a_ground_can_be_left_out():
    world = fb.World([ball("a", material=STEEL)], contact=[fb.Floor(), fb.Fixed(fb.Box(1.0), name="wall")])
    world.add(fb.NoContact("a", "wall"))
    assert pairs(world) == [("a", "floor")]


def test_names_of_grounds():
    world = fb.World([ball("floor", material=STEEL)], contact=[fb.Floor(), fb.Floor(), fb.Floor(name="table")])
    assert world.ground_names == ("floor2", "floor3", "table")
    assert world["table"] is world.grounds[2]
    assert world["floor"] is world.bodies[0]
    assert "table" in world
    assert "3 grounds" in repr(world)
    with pytest.raises(InputError, match="a body and a ground named 'floor'"):
        world.add(fb.Floor(name="floor"))
    with pytest.raises(InputError, match="two grounds named 'table'"):
        world.add(fb.Floor(name="table"))
    with pytest.raises(InputError, match="the same ground twice"):
        world.add(world["floor2"])
    assert len(world.grounds) == 3


@pytest.mark.parametrize(
    ("make", "match"),
    [
        (lambda a, b: [fb.Contact(a, "tabel"), fb.Floor(name="table")], "no body or ground named 'tabel'.*'table'"),
        (lambda a, b: [fb.Contact(a, ball("other"))], "not in this world"),
        (lambda a, b: [fb.Contact(a, fb.Floor())], "not in this world"),
        (lambda a, b: [fb.NoContact(a, "nobody")], "nobody"),
        (lambda a, b: [fb.Contact(a, a)], "with itself"),
        (lambda a, b: [fb.Contact(a, "a")], "with itself"),
        (lambda a, b: [fb.Contact(a, b), fb.Contact("b", "a")], "two contacts between 'a' and 'b'"),
        (lambda a, b: [fb.Contact(a, b), fb.NoContact("b", "a")], "fb.Contact and fb.NoContact of 'a' and 'b'"),
        (lambda a, b: [fb.NoContact(a, "a")], "'a' twice"),
        (lambda a, b: [fb.NoContact(a, a)], "twice"),
        (lambda a, b: [fb.NoContact(a)], "NoContact of 1"),
        (lambda a, b: [fb.Contact(a, fb.Sphere(1.0))], "b = "),
        (lambda a, b: [fb.Floor(name="x"), fb.Floor(name="y"), fb.Contact("x", "y")], "grounds 'x' and 'y'"),
        (lambda a, b: [fb.Contact(fb.Floor(name="x"), fb.Floor(name="y"))], "grounds 'x' and 'y'"),
        (lambda a, b: [fb.Contact(a, b, friction=-1)], "friction = -1"),
        (lambda a, b: ["floor"], "added to a world"),
    ],
)  # fmt: skip
def test_pairs_that_cannot_be_meant_are_refused(make, match):
    a, b = ball("a", material=STEEL), ball("b", 1.0, material=STEEL)
    with pytest.raises(InputError, match=match):
        fb.World([a, b], contact=make(a, b)).tables()


def test_a_floor_that_nothing_touches_is_refused_with_the_remedy():
    world = fb.World([ball("a")], contact=[fb.Floor(name="table")])
    with pytest.raises(InputError, match="'table' is a ground that nothing touches") as info:
        world.tables()
    assert "material=" in info.value.remedy


@pytest.mark.parametrize(
    "body",
    [
        fb.Body(mass=1.0, inertia=(1, 1, 1), name="x", material=STEEL),
        fb.Body(fb.Particles([[0, 0, 0], [1, 0, 0], [0, 1, 0]], masses=1.0), name="x", material=STEEL),
    ],
)
def test_bodies_without_a_surface_are_refused_by_name(body):
    with pytest.raises(InputError, match="body 'x' takes part in contact") as info:
        fb.World([body], contact=[fb.Floor()]).tables()
    assert "shape" in info.value.remedy


def test_an_ellipsoid_in_a_bowl_is_refused_by_name():
    egg = fb.Body(fb.Ellipsoid((0.1, 0.2, 0.3)), mass=1.0, material=STEEL, name="egg")
    world = fb.World([egg], contact=[fb.Fixed(fb.Shell(fb.Sphere(1.0), 0.1), name="bowl")])
    with pytest.raises(InputError, match=r"'egg' and 'bowl': contact between ellipsoid and hollow sphere") as error:
        world.tables()
    assert "fb.NoContact('egg', 'bowl')" in str(error.value)


def test_hulls_with_too_many_vertices_for_other_bodies_are_refused_with_the_remedy():
    angles = np.linspace(0.0, np.pi, 67)[1:-1, None], np.linspace(0.0, 2.0 * np.pi, 65)[None, :-1]
    x, y, z = np.sin(angles[0]) * np.cos(angles[1]), np.sin(angles[0]) * np.sin(angles[1]), np.cos(angles[0])
    points = np.stack([x, y, z + 0.0 * y], axis=-1).reshape(-1, 3)
    hull = ConvexHull(points)
    faces = np.array([f if e[:3] @ np.cross(*(points[f[1:]] - points[f[0]])) > 0 else f[::-1]
                      for f, e in zip(hull.simplices, hull.equations)])  # fmt: skip
    stone = fb.Body(fb.Mesh(points, faces), mass=1.0, material=STEEL, position=(0, 0, 3), name="stone")
    assert fb.World([stone], contact=[fb.Floor()]).tables().contacts.slots > 0
    with pytest.raises(InputError, match="4160 vertices.*coarser mesh"):
        fb.World([stone, ball("a", 9.0, material=STEEL)]).tables()


def test_too_many_pairs_are_refused_before_they_are_listed():
    rough = fb.Material(friction=0.3, rolling=1e-3)  # whose pairs have to be listed
    many = [ball(f"b{n}", material=rough) for n in range(301)]
    with pytest.raises(InputError, match="45150 pairs that may touch"):
        fb.World(many).tables()
    same = [ball(f"b{n}", material=STEEL, group="gas") for n in range(300)]
    assert len(pairs(fb.World(same, contact=[fb.Floor()]))) == 300


def test_the_tables_say_what_was_described():
    box = fb.Body(fb.Box((0.2, 0.4, 0.6)), mass=1.0, name="box", material=STEEL, position=(0, 0, 1))
    world = fb.World([box, ball("ball", 3.0, material=RUBBER)], gravity=(0, 0, -9.81))
    world.add(fb.Floor(point=(0, 0, -1), normal=(1, 0, 0), velocity=([0, 2], [(1, 0, 0), (0, 0, 0)]), name="wall"))
    world.add(fb.NoContact("box", "ball"))
    tables, contacts = header(world)
    assert (contacts.grounds, contacts.solids, contacts.pairs, contacts.limits) == (1, 3, 2, 0)
    assert tables.edges.tolist() == [0.0, 2.0]
    ground = GROUND.read(tables.integers[contacts.first_ground :])
    assert GROUND_POSE.read(tables.floats[ground.floats :]).position == [0.0, 0.0, -1.0]
    assert ground.count == 2
    solids = [SOLID.read(tables.integers[contacts.first_solid + SOLID.size * k :]) for k in range(contacts.solids)]
    assert [solid.carrier for solid in solids] == [0, 1, 2]
    assert SOLID_POSE.read(tables.floats[solids[0].floats :]).size == [0.1, 0.2, 0.3]
    rows = [PAIR.read(tables.integers[contacts.first_pair + PAIR.size * k :]) for k in range(contacts.pairs)]
    assert [row.first_slot for row in rows] == np.cumsum([0, *(row.slots for row in rows)])[:-1].tolist()
    for row, facts in zip(rows, tables.contacts.pairs):
        assert LAW.read(tables.floats[row.law :]) == facts.law
        assert (solids[row.a].carrier, solids[row.b].carrier) == facts.carriers
        assert (row.first_slot, row.slots) == (facts.first_slot, facts.slots)
    assert contacts.state == tables.contacts.state
    assert len(tables.floats) == contacts.state + STATE.size + contacts.slots * SLOT.size
    assert not tables.floats[contacts.state :].any()


def test_solids_stand_relative_to_the_centre_of_mass():
    shifted = fb.Compound([fb.Part(fb.Sphere(0.1), mass=1.0, position=(1, 0, 0)),
                           fb.Part(fb.Sphere(0.1), mass=3.0, position=(-1, 0, 0))])  # fmt: skip
    world = fb.World([fb.Body(shifted, material=STEEL, position=(0, 0, 1))], contact=[fb.Floor()])
    tables, contacts = header(world)
    solids = [SOLID.read(tables.integers[contacts.first_solid + SOLID.size * k :]) for k in range(2)]
    places = [SOLID_POSE.read(tables.floats[solid.floats :]).place for solid in solids]
    assert np.allclose(places, [(1.5, 0, 0), (-0.5, 0, 0)])


def test_a_marble_in_a_bowl_meets_its_inside():
    bowl = fb.Fixed(fb.Shell(fb.Sphere(1.0), 0.1), name="bowl")
    inside, outside = ball("in", material=STEEL), fb.Body(
        fb.Sphere(0.1), mass=1.0, name="out", position=(0, 0, 2), material=STEEL)  # fmt: skip
    world = fb.World([inside, outside], contact=[bowl])
    tables, contacts = header(world)
    rows = [PAIR.read(tables.integers[contacts.first_pair + PAIR.size * k :]) for k in range(contacts.pairs)]
    kinds = {
        frozenset(facts.carriers): {
            SOLID.read(tables.integers[contacts.first_solid + SOLID.size * side :]).kind for side in (row.a, row.b)
        }
        for row, facts in zip(rows, tables.contacts.pairs)
    }
    assert kinds == {frozenset({0, 1}): {1}, frozenset({0, 2}): {1, 2}, frozenset({1, 2}): {1}}


def test_methods_that_ignore_contact_refuse_it():
    world = fb.World([ball("a", material=STEEL)], gravity=(0, 0, -9.81), contact=[fb.Floor()])
    with pytest.raises(InputError, match="cf4 in a world with contact") as info:
        fb.simulate(world, 1.0, dt=0.1, integrator="cf4")
    assert info.value.expected.endswith(", ".join(with_contact()))


def test_limits_of_joints_stand_behind_the_pairs():
    arm = fb.Body(fb.Box((0.2, 0.2, 1.0)), mass=1.0, name="arm")
    other = fb.Body(fb.Box((0.2, 0.2, 1.0)), mass=1.0, name="other", position=(3, 0, 0))
    hinge = fb.Hinge(arm, axis=(0, 1, 0), at=(0, 0, 0.5), limits=("-30 deg", None), restitution=0.5, name="pivot")
    slider = fb.Slider(other, axis=(0, 0, 1), limits=(-0.5, 0.25))
    world = fb.World([arm, other], joints=[fb.Beam(arm, to=other), hinge, slider])
    tables, contacts = header(world)
    assert (contacts.pairs, contacts.limits, contacts.slots) == (0, 2, 4)
    rows = [LIMIT.read(tables.integers[contacts.first_limit + LIMIT.size * k :]) for k in range(2)]
    assert [(row.joint, row.first_slot) for row in rows] == [(1, 0), (2, 2)]
    values = [LIMIT_VALUES.read(tables.floats[row.floats :]) for row in rows]
    assert values == [(pytest.approx(-np.pi / 6), np.inf), (-0.5, 0.25)]
    assert [LAW.read(tables.floats[row.law :]).restitution for row in rows] == [0.5, 0.0]
    assert [(facts.name, facts.joint, facts.first_slot) for facts in tables.contacts.limits] == [
        ("pivot", 1, 0), ("slider", 2, 2)
    ]  # fmt: skip
    assert world.has_contact


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"limits": (1, 0)}, "limits = "),
        ({"limits": (1, 1)}, "limits = "),
        ({"limits": (None, None)}, "limits = "),
        ({"limits": 1.0}, "limits = "),
        ({"limits": (np.nan, 1)}, "limits = "),
        ({"limits": (0, 1), "restitution": 2.0}, "restitution = 2"),
        ({"restitution": 0.5}, "without limits"),
        ({"limits": (-1, 1), "speed": 1.0}, "limits and a motor"),
    ],
)
def test_limits_that_cannot_be_are_refused(options, match):
    with pytest.raises(InputError, match=match):
        fb.Hinge(ball("a"), axis=(0, 0, 1), **options)
