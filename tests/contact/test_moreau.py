"""moreau against closed forms and touch4; its accounts, its certificate, and crowds against listed pairs."""

import numpy as np
import pytest
from cases import G, ball, block, incline, on_floor
from scipy.optimize import lsq_linear

import freebody as fb
from freebody.contact import crowd
from freebody.contact.geometry import solid_of
from freebody.contact.listed import is_crowd, near_pairs
from freebody.errors import AssemblyError, InputError
from freebody.methods.moreau import room
from freebody.methods.moreau.points import boxes_apart
from freebody.model.columns import put_position, put_rotation
from freebody.model.kernel_data import kin_rows, world_of

DT = 1e-3


def lost_and_kept(run):
    """Energy with what was lost, relative to its start, (frames,)."""
    total = run.energy + run.lost_to_friction + run.lost_to_restitution
    return (total - total[0]) / np.abs(run.kinetic_energy).max()


# --- closed forms ---------------------------------------------------------------------------------------------------


def test_a_block_slides_to_a_stop_at_order_two():
    exact, off = 9.0 / (0.6 * G), []
    for dt in (4e-3, 2e-3, 1e-3):
        run = fb.simulate(on_floor(block(velocity=(3, 0, 0))), 1.2, dt=dt, integrator="moreau", every=50)
        off.append(abs(run["block"].position[-1, 0] - exact))
    # The step in which it stops is cut short by friction: an error of a deceleration times the square of the step.
    assert max(off) < 0.3 * G * 4e-3**2
    assert off[-1] < 1e-6
    assert run.lost_to_friction[-1] == pytest.approx(4.5, rel=1e-6)


def test_a_ball_slides_then_rolls():
    thrown = ball(friction=0.2, position=(0, 0, 0.05), velocity=(7, 0, 0))
    run = fb.simulate(on_floor(thrown), 1.5, dt=DT, integrator="moreau", every=10)
    assert run["ball"].velocity[-1] == pytest.approx([5.0, 0, 0], abs=1e-6)
    assert run["ball"].angular_velocity[-1] == pytest.approx([0, 100.0, 0], abs=1e-4)


def test_a_block_on_an_incline_creeps_no_more_than_the_certificate_allows():
    for tolerance in (1e-6, 1e-10):
        world = on_floor(block(friction=0.5, normal=incline(0.3)), normal=incline(0.3), name="slope")
        run = fb.simulate(world, 2.0, dt=DT, integrator=fb.Moreau(tolerance=tolerance), every=100)
        moved = np.linalg.norm(run["block"].position[-1] - run["block"].position[0])
        assert run.certificate[-1] <= tolerance
        assert moved <= 2.0 * tolerance
        assert run.contacts["block", "slope"].mode[-1] == "rolling"


def test_bounces_converge_to_the_exact_apexes():
    off = []
    for dt in (2e-3, 1e-3, 5e-4):
        run = fb.simulate(on_floor(ball(restitution=0.8, position=(0, 0, 1.05))), 2.0, dt=dt, integrator="moreau")
        z = run["ball"].position[:, 2] - 0.05
        tops = z[1:-1][(z[1:-1] > z[:-2]) & (z[1:-1] >= z[2:])][:2]
        off.append(np.abs(tops - [0.64, 0.4096]).max())
        # A ball turns around where its next step would hit: above the floor by less than a step.
        assert off[-1] < 2.0 * dt * np.sqrt(2.0 * G)
    assert off[-1] < off[0]


def test_elastic_bounces_keep_energy():
    run = fb.simulate(
        on_floor(ball(restitution=1.0, friction=0.0, position=(0, 0, 1.05))), 10.0, dt=DT, integrator="moreau"
    )
    # Targets are met to a thousandth of the tolerance of 1e-6 m/s.
    assert run.energy[-1] == pytest.approx(run.energy[0], rel=1e-8)
    assert len(run.impacts.time) == 11


@pytest.mark.parametrize("coming", [1, 2])
def test_the_cradle(coming):
    elastic = fb.Material(restitution=1.0)
    balls = [
        fb.Body(fb.Sphere(0.05), mass=1.0, material=elastic, position=(0.1 * k - 0.01 * (k < coming), 0, 0),
                velocity=(float(k < coming), 0, 0))
        for k in range(5)
    ]  # fmt: skip
    run = fb.simulate(fb.World(balls), 0.05, dt=DT, integrator="moreau")
    assert run.final.velocity[:, 0] == pytest.approx([float(k >= 5 - coming) for k in range(5)], abs=1e-8)


def test_it_converges_to_touch4():
    law = fb.Material(friction=0.4, restitution=0.5)
    thrown = fb.Body(
        fb.Sphere(0.1),
        mass=1.0,
        material=law,
        position=(0, 0, 0.4),
        velocity=(1, 0.5, 0),
        angular_velocity=(0, -20, 9),
        name="b",
    )
    exact = fb.simulate(on_floor(thrown), 1.2, dt=DT, integrator="touch4").final.position
    for dt in (4e-3, 5e-4, 6.25e-5):
        run = fb.simulate(on_floor(thrown), 1.2, dt=dt, integrator="moreau", every=100_000)
        # Bounces are early by up to a step, at speeds of 2.4 m/s and less: order 1.
        assert np.abs(run.final.position - exact).max() < 8.0 * dt


def test_with_contact_it_steps_over_the_ridge_of_a_torsion_spring_and_says_so():
    law = fb.Material(friction=0.0)
    wheel = fb.Body(fb.Sphere(0.1), mass=1.0, inertia=(1, 1, 1), material=law, position=(0, 0, 0.1),
                    angular_velocity=(0, 0, 4))  # fmt: skip
    off = {}
    for world in (on_floor(wheel), fb.World([wheel])):
        run = fb.simulate(world.add(fb.TorsionSpring(wheel, stiffness=1.0)), 6.3, dt=DT, integrator="moreau", every=10)
        off[world.has_contact] = np.abs(run.energy - run.energy[0]).max()
        assert any("half a revolution" in note for note in run.notes) == world.has_contact
    # Three crossings at sqrt(16 - pi^2) rad/s; without contact steps end there.
    bound = 3 * DT * np.sqrt(16.0 - np.pi**2) * np.pi / 2.0
    assert 0.01 * bound < off[True] < bound
    assert off[False] < 1e-3 * bound


# --- accounts and certificate -------------------------------------------------------------------------------------


def heap(count, *, restitution=0.0, group=None, seed=1, shapes=None):
    """Bodies above a floor, beside each other."""
    rng = np.random.default_rng(seed)
    law = fb.Material(friction=0.5, restitution=restitution)
    shapes = shapes or [fb.Sphere(0.1)]
    bodies = [
        fb.Body(shapes[k % len(shapes)], mass=1.0, material=law, group=group, name=f"b{k}",
                position=(0.25 * (k % 4) + 0.02 * rng.random(), 0.25 * (k // 4 % 4), 0.15 + 0.25 * (k // 16)))
        for k in range(count)
    ]  # fmt: skip
    return fb.World(bodies, gravity=(0, 0, -G), contact=[fb.Floor(name="floor")])


@pytest.mark.parametrize("restitution", [0.0, 0.6])
def test_accounts_balance_to_rounding(restitution):
    shapes = [fb.Sphere(0.1), fb.Box((0.15, 0.12, 0.1)), fb.Capsule(0.05, 0.08)]
    run = fb.simulate(heap(12, restitution=restitution, shapes=shapes), 0.4, dt=DT, integrator="moreau", every=10)
    assert len(run.impacts) > 12
    assert np.abs(lost_and_kept(run)).max() < 1e-12
    audit = run.audit()
    assert audit["linear momentum - impulse"].relative < 1e-12
    assert audit["angular momentum - angular impulse"].relative < 1e-12


def test_the_certificate_is_what_the_recorded_numbers_say():
    world = heap(40)
    run = fb.simulate(world, 0.35, dt=DT, every=1)
    assert run.method == "moreau"
    assert 0.0 < run.certificate[-1] <= 1e-6
    before, after = run.state(len(run) - 2), run.final
    for (a, b), track in run.contacts.items():
        i, j = (run.names.index(name) if name in run.names else None for name in (a, b))
        p, n, x = track.points.force[-1] * DT, track.points.normal[-1], track.points.point[-1]
        for pk, nk, xk in zip(p, n, x):
            if not pk.any():
                continue
            u = np.zeros(3)
            for body, sign in ((i, 1.0), (j, -1.0)):
                if body is not None:
                    # A straight line with a kink in the middle of the step.
                    middle = before.position[body] + 0.5 * DT * before.velocity[body]
                    u += sign * (after.velocity[body] + np.cross(after.angular_velocity[body], xk - middle))
            pressing, slip = pk @ nk, u - (u @ nk) * nk
            rubbing = pk - pressing * nk
            assert pressing > 0.0
            assert np.linalg.norm(rubbing) <= 0.5 * pressing * (1.0 + 1e-9)
            if np.linalg.norm(rubbing) < 0.5 * pressing * (1.0 - 1e-6):
                assert np.linalg.norm(slip) < 1e-5
            else:
                assert rubbing @ slip <= 1e-5 * np.linalg.norm(rubbing)


def test_too_few_sweeps_are_told():
    run = fb.simulate(heap(40), 0.3, dt=DT, integrator=fb.Moreau(sweeps=2), every=100)
    assert run.certificate[-1] > 1e-6
    assert any("above the tolerance" in note for note in run.notes)


# --- crowds ---------------------------------------------------------------------------------------------------------


def test_a_crowd_moves_as_if_all_its_pairs_were_listed(monkeypatch):
    world = heap(40, restitution=0.3)
    assert is_crowd(world.tables())
    found = fb.simulate(world, 0.4, dt=DT, every=20)
    monkeypatch.setattr(crowd, "MOST_LISTED", 10_000)
    every = heap(40, restitution=0.3)
    assert not is_crowd(every.tables())
    listed = fb.simulate(every, 0.4, dt=DT, every=20, integrator="moreau")
    assert found.raw.tobytes() == listed.raw.tobytes()
    assert found.lost_to_friction.tolist() == listed.lost_to_friction.tolist()
    assert found.impacts.time.tolist() == listed.impacts.time.tolist()
    assert found.impacts.pair == listed.impacts.pair
    for pair, track in found.contacts.items():
        assert np.array_equal(track.force, listed.contacts[pair].force), pair


def test_a_crowd_goes_on_bit_for_bit(tmp_path):
    world = heap(40)
    whole = fb.simulate(world, 0.4, dt=DT, every=100)
    half = fb.simulate(world, 0.2, dt=DT, every=100)
    for start in (half.final, half.state(len(half) - 1)):
        rest = fb.simulate(world, 0.2, dt=DT, every=100, start=start)
        assert rest.final.raw.tobytes() == whole.final.raw.tobytes()
        assert rest.final.contacts.tobytes() == whole.final.contacts.tobytes()
    half.save(tmp_path / "half")
    again = fb.load_run(tmp_path / "half")
    assert set(again.contacts) == set(half.contacts)
    assert again.impacts.pair == half.impacts.pair


def test_lists_that_are_too_short_are_made_longer(monkeypatch):
    world = heap(40)
    whole = fb.simulate(world, 0.3, dt=DT, every=7)
    monkeypatch.setattr(room, "PAIRS_PER_SOLID", 0)
    short = fb.simulate(world, 0.3, dt=DT, every=7)
    assert short.raw.tobytes() == whole.raw.tobytes()


def test_groups_exceptions_and_laws_of_pairs_in_a_crowd():
    world = heap(40)
    world.add(fb.NoContact("b0", "b16"), fb.Contact("b1", "b17", friction=0.0), fb.Contact("b2", "floor", friction=0.1))
    run = fb.simulate(world, 0.3, dt=DT, every=10)
    assert ("b0", "b16") not in run.contacts
    assert run.final.position[16, 2] < 0.2
    assert run.contacts["b1", "b17"].law.friction == 0.0
    assert run.contacts["b2", "floor"].law.friction == pytest.approx(0.1)
    assert run.contacts["b3", "floor"].law.friction == 0.5
    apart = fb.simulate(heap(40, group="gas"), 0.3, dt=DT, every=10, integrator="moreau")
    assert {pair[1] for pair in apart.contacts} == {"floor"}


def test_near_pairs_of_balls_of_all_sizes_are_those_of_every_pair():
    rng = np.random.default_rng(5)
    sizes = np.where(rng.random(60) < 0.1, 1.0, 0.05 + 0.1 * rng.random(60))
    places = 3.0 * rng.random((60, 3))
    law = fb.Material(friction=0.2)
    world = fb.World([fb.Body(fb.Sphere(r), mass=1.0, material=law, position=x) for r, x in zip(sizes, places)])
    pairs = near_pairs(world.tables(), places, np.tile(np.eye(3), (60, 1, 1)), 0.03)
    apart = np.linalg.norm(places[:, None] - places, axis=2) - sizes[:, None] - sizes
    exact = {(i, j) for i, j in np.argwhere(apart < 0.03).tolist() if i < j}
    assert {(a, b) for a, b, _ in pairs.tolist()} == exact


def test_balls_of_all_sizes_do_not_pass_through_each_other():
    rng = np.random.default_rng(3)
    law = fb.Material(friction=0.3)
    small = [
        fb.Body(
            fb.Sphere(0.04), mass=0.1, material=law, position=(0.1 * (k % 8), 0.1 * (k // 8), 0.8 + 0.02 * rng.random())
        )
        for k in range(64)
    ]
    large = fb.Body(fb.Sphere(0.35), mass=50.0, material=law, position=(0.35, 0.35, 0.35), name="large")
    world = fb.World([*small, large], gravity=(0, 0, -G), contact=[fb.Floor()])
    run = fb.simulate(world, 0.5, dt=DT, every=10)
    x, r = run.final.position, np.array([*[0.04] * 64, 0.35])
    apart = np.linalg.norm(x[:, None] - x, axis=2) - r[:, None] - r + np.eye(65)
    assert apart.min() > -1e-5
    assert (x[:, 2] - r).min() > -1e-5
    assert len(run.impacts) > 30


def test_overlap_at_the_start_of_a_crowd_is_refused_and_repaired():
    world = heap(40)
    low = fb.World([*world.bodies[1:], fb.Body(fb.Sphere(0.1), mass=1.0, material=world.bodies[0].material,
                                               position=(0.3, 0.1, 0.15), name="low")],
                   gravity=(0, 0, -G), contact=[fb.Floor(name="floor")])  # fmt: skip
    with pytest.raises(AssemblyError, match="'low'"):
        fb.simulate(low, 0.01, dt=DT)
    low.assemble()
    fb.simulate(low, 0.01, dt=DT)


# --- choosing -------------------------------------------------------------------------------------------------------


def test_the_default_is_touch4_for_few_and_moreau_for_many():
    few, many = heap(8), heap(40)
    assert fb.simulate(few, 0.01, dt=DT).method == "touch4"
    assert fb.simulate(many, 0.01, dt=DT).method == "moreau"
    assert any("more than 500 pairs" in note for note in fb.simulate(many, 0.01, dt=DT).notes)
    assert not any("500 pairs" in note for note in fb.simulate(many, 0.01, dt=DT, integrator="moreau").notes)
    with pytest.raises(InputError, match="touch4 in a world of more than 500 pairs") as info:
        fb.simulate(many, 0.01, dt=DT, integrator="touch4")
    assert "moreau" in info.value.expected


def test_resistance_to_rolling_is_left_to_touch4():
    sticky = fb.Body(fb.Sphere(0.1), mass=1.0, material=fb.Material(friction=0.5, rolling=1e-3), position=(0, 0, 0.1))
    with pytest.raises(InputError, match="moreau in a world with resistance to rolling"):
        fb.simulate(on_floor(sticky), 0.1, dt=DT, integrator="moreau")


def test_boxes_that_an_axis_shows_apart_are():
    rng = np.random.default_rng(4)
    told = 0
    for _ in range(60):
        sizes, places = rng.uniform(0.05, 0.3, (2, 3)), rng.normal(size=(2, 3)) * 0.25
        turns = [fb.so3.exp(rng.normal(size=3)) for _ in range(2)]
        law = fb.Material(friction=0.1)
        boxes = [fb.Body(fb.Box(tuple(size)), mass=1.0, material=law) for size in sizes]
        world = world_of(fb.World(boxes).tables())
        kin = kin_rows(2)
        for k in range(2):
            put_position(kin, k, tuple(places[k]))
            put_rotation(kin, k, tuple(turns[k].ravel()))
        reach = rng.uniform(0.0, 0.1)
        a, b = solid_of(world, 0), solid_of(world, 1)
        # The least distance of two points of the boxes, by bounded least squares.
        sides = np.concatenate([turns[0], -turns[1]], axis=1)
        half = 0.5 * sizes.ravel()
        nearest = lsq_linear(sides, places[1] - places[0], (-half, half), tol=1e-14)
        gap = np.linalg.norm(nearest.fun)
        if boxes_apart(a, b, kin, tuple(places[0] - places[1]), reach):
            told += 1
            assert gap > reach
        else:
            # Only edges across each other are further apart than any face shows.
            assert gap < reach + 0.15
    assert told > 10


@pytest.mark.parametrize("options", [{"tolerance": 0.0}, {"tolerance": "x"}, {"sweeps": 0}, {"sweeps": 1.5}])
def test_options_are_checked(options):
    with pytest.raises(InputError, match=next(iter(options))):
        fb.Moreau(**options)


def test_a_crowd_needs_few_materials():
    bodies = [
        fb.Body(fb.Sphere(0.1), mass=1.0, material=fb.Material(friction=0.001 * k), position=(k, 0, 0))
        for k in range(120)
    ]
    with pytest.raises(InputError, match="120 different materials"):
        fb.World(bodies).tables()
