"""touch4 against closed forms, and against SciPy with equations of the test's own."""

import numpy as np
import pytest
from cases import (
    BOWL,
    DOWN,
    SMALL,
    G,
    accounts,
    ball,
    block,
    bowl,
    climbed,
    climbing,
    in_a_bowl,
    incline,
    on_floor,
    rattleback,
    rolled,
    turntable,
)
from scipy.optimize import brentq

import freebody as fb
from freebody.errors import InputError

DT = 1e-3


def last(run, name):
    return run[name].position[-1], run[name].velocity[-1]


# --- bouncing -------------------------------------------------------------------------------------------------------


def test_a_ball_bounces_at_the_right_times_and_comes_to_rest():
    e, fall = 0.8, np.sqrt(2.0 / G)
    run = fb.simulate(on_floor(ball(restitution=e, position=(0, 0, 1.05))), 5.0, dt=DT)
    times = np.array(run.impacts.time)
    exact = fall * (1.0 + 2.0 * np.cumsum([0.0, *e ** np.arange(1, len(times))]))
    flights = len(times) - 1  # the last entry stands for all that would follow
    assert flights > 40
    np.testing.assert_allclose(times[:flights], exact[:flights], atol=1e-11)
    assert times[-1] == pytest.approx(fall * (1 + e) / (1 - e), abs=1e-11)
    assert run["ball"].position[-1] == pytest.approx([0, 0, 0.05], abs=1e-14)
    assert run.lost_to_restitution[-1] == pytest.approx(G, rel=1e-12)
    assert np.abs(accounts(run)).max() < 1e-12


def test_apexes_shrink_by_the_square_of_restitution():
    run = fb.simulate(on_floor(ball(restitution=0.8, position=(0, 0, 1.05))), 2.0, dt=1e-4)
    heights = run["ball"].position[:, 2] - 0.05
    inside = (heights[1:-1] > heights[:-2]) & (heights[1:-1] > heights[2:])
    np.testing.assert_allclose(heights[1:-1][inside][:2], [0.64, 0.4096], rtol=1e-7)


def test_elastic_bounces_keep_energy():
    run = fb.simulate(on_floor(ball(restitution=1.0, friction=0.0, position=(0, 0, 1.05))), 10.0, dt=DT)
    assert run.energy[-1] == pytest.approx(run.energy[0], rel=1e-13)
    assert len(run.impacts.time) == 11


# --- sliding --------------------------------------------------------------------------------------------------------


def test_a_block_slides_to_a_stop():
    run = fb.simulate(on_floor(block(velocity=(3, 0, 0))), 2.0, dt=DT)
    place, velocity = last(run, "block")
    assert place == pytest.approx([9.0 / (0.6 * G), 0, 0.025], abs=1e-10)
    assert np.abs(velocity).max() < 1e-15
    assert run.lost_to_friction[-1] == pytest.approx(4.5, rel=1e-12)
    assert np.abs(accounts(run)).max() < 1e-12


@pytest.mark.parametrize("friction", [0.3, 0.301, 0.5])
def test_a_block_on_an_incline_sticks(friction):
    normal = incline(0.3)
    run = fb.simulate(on_floor(block(friction=friction, normal=normal), normal=normal), 10.0, dt=5e-3, every=50)
    assert np.linalg.norm(run["block"].position - run["block"].position[0], axis=1).max() < 1e-12


def test_a_block_on_an_incline_slides_if_friction_is_too_small():
    normal, mu = incline(0.3), 0.29
    run = fb.simulate(on_floor(block(friction=mu, normal=normal), normal=normal), 1.0, dt=DT)
    angle = np.arctan(0.3)
    way = np.linalg.norm(run["block"].position[-1] - run["block"].position[0])
    assert way == pytest.approx(0.5 * G * (np.sin(angle) - mu * np.cos(angle)), rel=1e-11)


@pytest.mark.parametrize(("slope", "tips"), [(0.45, False), (0.55, True)])
def test_a_tall_block_tips_where_its_weight_leaves_the_base(slope, tips):
    # Base 0.1, height 0.2: it tips for slopes above 0.5.
    normal = incline(slope)
    run = fb.simulate(on_floor(block((0.1, 0.1, 0.2), friction=2.0, normal=normal), normal=normal), 0.3, dt=DT)
    assert (np.linalg.norm(run["block"].angular_velocity[-1]) > 0.1) == tips


# --- rolling --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spin", [0.0, 20.0, -40.0])
def test_a_ball_slides_then_rolls(spin):
    R, v0, mu = 0.1, 7.0, 0.2
    body = ball(R, friction=mu, velocity=(v0, 0, 0), angular_velocity=(0, spin, 0))
    run = fb.simulate(on_floor(body), 3.0, dt=DT)
    v = (5.0 * v0 + 2.0 * R * spin) / 7.0
    t = (v0 - v) / (mu * G)
    place, velocity = last(run, "ball")
    assert velocity[0] == pytest.approx(v, abs=1e-10)
    assert place[0] == pytest.approx(v0 * t - 0.5 * mu * G * t * t + v * (3.0 - t), abs=1e-10)
    assert np.abs(accounts(run)).max() < 1e-12
    modes = run.contacts["ball", "floor"].mode
    assert (modes[0], modes[-1]) == ("sliding", "rolling")


@pytest.mark.parametrize(
    ("shape", "part", "needs"), [(fb.Sphere(0.1), 5 / 7, 2 / 7), (fb.Cylinder(0.1, 0.2), 2 / 3, 1 / 3)]
)
def test_round_bodies_roll_down_an_incline(shape, part, needs):
    slope = np.tan(np.radians(30.0))
    normal = incline(slope)
    for friction, rolls in ((needs * slope * 1.001, True), (needs * slope * 0.99, False)):
        body = fb.Body(shape, mass=1.0, material=fb.Material(friction=friction), position=0.1 * normal,
                       orientation="90 deg about x", name="body")  # fmt: skip
        run = fb.simulate(on_floor(body, normal=normal), 1.0, dt=DT)
        speed = np.linalg.norm(run["body"].velocity[-1])
        exact = part * G * 0.5 if rolls else G * (0.5 - friction * np.cos(np.radians(30.0)))
        assert speed == pytest.approx(exact, rel=1e-11)


def test_a_ball_on_a_turntable_runs_in_circles():
    world, turn = turntable()
    errors = []
    for steps in (2000, 4000, 8000):
        run = fb.simulate(world, 10.0 * turn, dt=10.0 * turn / steps, every=steps)
        errors.append(np.linalg.norm(run["ball"].position[-1] - run["ball"].position[0]))
    assert errors[-1] < 1e-8
    slopes = np.log2(np.array(errors[:-1]) / errors[1:])
    assert np.abs(slopes - 4.0).max() < 0.2


def test_the_order_holds_from_sliding_to_rolling_and_back_along_a_curve():
    friction, duration, errors = 0.2, 1.2, []
    (angle, rate, spin), changes = in_a_bowl(friction, duration)
    assert len(changes) == 2
    for dt in (8e-3, 4e-3, 2e-3):
        run = fb.simulate(bowl(friction), duration, dt=dt)
        place, velocity = last(run, "ball")
        length = BOWL - SMALL
        errors.append([
            abs(np.arctan2(place[0], -place[2]) - angle),
            abs(np.hypot(velocity[0], velocity[2]) - abs(length * rate)),
            abs(run["ball"].angular_velocity[-1][1] - spin),
        ])  # fmt: skip
        assert np.abs(accounts(run)).max() < 1e-12
    errors = np.array(errors)
    assert np.abs(np.log2(errors[:-1] / errors[1:]) - 4.0).max() < 0.2
    assert (errors[-1] < [1e-10, 3e-10, 3e-9]).all()
    mode = run.contacts["ball", "bowl"].mode
    expected = np.searchsorted(changes, run.times) == 1
    np.testing.assert_array_equal(mode == "rolling", expected)


def test_sliding_begins_aslant_along_a_curve():
    # Friction turns so small a slip faster than explicit stages follow: at 8 ms they are off by 3e-6 m.
    (world, start), duration, errors = climbing(0.1), 0.3, []
    exact, begins = climbed(0.1, start, duration)
    for dt in (8e-3, 4e-3, 2e-3):
        run = fb.simulate(world, duration, dt=dt)
        found = np.concatenate([*last(run, "ball"), run["ball"].angular_velocity[-1]])
        errors.append(np.abs(found - exact).reshape(3, 3).max(axis=1))
        assert np.abs(accounts(run)).max() < 1e-12
        np.testing.assert_array_equal(run.contacts["ball", "bowl"].mode == "sliding", run.times > begins)
    assert (errors[-1] < [2e-10, 4e-10, 2e-8]).all()
    assert np.log2(np.array(errors[:-1]) / errors[1:]).min() > 2.6


def test_order_four_holds_where_a_ball_is_let_go_on_a_side_too_steep():
    length, normal = BOWL - SMALL, np.array([-np.sin(0.9), 0.0, np.cos(0.9)])
    velocity = np.array([0.0, 1.5, 0.0])
    body = ball(SMALL, friction=0.12, position=-length * normal, velocity=velocity,
                angular_velocity=np.cross(normal, velocity) / SMALL)  # fmt: skip
    world = fb.World([body], gravity=DOWN)
    world.add(fb.Fixed(fb.Shell(fb.Sphere(BOWL + 0.1), thickness=0.1), name="bowl"))
    ends = [fb.simulate(world, 0.56, dt=dt).final.raw for dt in (8e-3, 4e-3, 2e-3, 2.5e-4)]
    errors = [np.abs(end - ends[-1]).max() for end in ends[:-1]]
    assert errors[0] < 2e-6
    assert np.abs(np.log2(np.array(errors[:-1]) / errors[1:]) - 4.0).max() < 0.2


# First zero of the vertical spin, in s: of SciPy with the reduced equations, see the study below.
REVERSALS = {-5.0: 2.684647045, 5.0: 11.458845611}


def reversal(spin, dt, integrator="touch4"):
    """When the spin first passes zero. The last millisecond is taken in short steps: two zeros are 0.3 ms apart."""
    world, _ = rattleback(spin)
    steps = int((REVERSALS[spin] - 5e-4) / dt)
    run = fb.simulate(world, steps * dt, dt=dt, every=steps, integrator=integrator)
    zero = fb.Event(lambda state: state.angular_velocity[0][2], name="reversal", stop=True)
    left = REVERSALS[spin] + 1e-4 - steps * dt
    rest = fb.simulate(world, left, dt=left / 50, start=run.final, integrator=integrator, events=zero)
    assert np.abs(accounts(run)).max() < 1e-12
    return rest.events[0].time


@pytest.mark.parametrize(("spin", "dt"), [(-5.0, 2.5e-4), (5.0, 5e-4)])
def test_a_rattleback_reverses_when_it_should(spin, dt):
    assert reversal(spin, dt) == pytest.approx(REVERSALS[spin], abs=1e-6)


@pytest.mark.parametrize("spin", REVERSALS)
def test_adaptive_follows_a_rattleback_to_eight_digits(spin):
    found = reversal(spin, 1e-2, fb.Adaptive(rtol=1e-11, atol=1e-13))
    assert found == pytest.approx(REVERSALS[spin], abs=1e-8)


@pytest.mark.study
@pytest.mark.parametrize("spin", REVERSALS)
def test_the_reversals_are_those_of_the_reduced_equations(spin):
    _, start = rattleback(spin)
    exact = rolled(start, REVERSALS[spin] + 1e-4)
    found = brentq(lambda t: exact(t)[:3] @ exact(t)[3:], REVERSALS[spin] - 1e-4, REVERSALS[spin] + 1e-4, xtol=1e-12)
    assert found == pytest.approx(REVERSALS[spin], abs=2e-9)


def tippe_top():
    m, R, part = 0.02, 0.02, 0.3
    shape = fb.Compound(
        [fb.Part(fb.Sphere(R), mass=m / 2), fb.Part(fb.Sphere(1e-4), mass=m / 2, origin=(0, 0, -2 * part * R))]
    )
    made = {"mass": m, "inertia": m * R * R * np.array([131 / 350, 131 / 350, 0.4]), "orientation": "0.1 rad about x"}
    turned = fb.Body(shape, **made).rotation
    arm, w = turned @ [0, 0, part * R] - [0, 0, R], turned @ [0, 0, 155.0]
    law = fb.Material(friction=1.8, slip_speed=6.0)
    body = fb.Body(shape, **made, material=law, position=(0, 0, -arm[2]), velocity=(0, 0, -np.cross(w, arm)[2]),
                   angular_velocity=w, name="top")  # fmt: skip
    return on_floor(body, gravity=(0, 0, -9.82)), part * R, R


def test_a_tippe_top_turns_over():
    world, above, R = tippe_top()
    level = fb.Event(lambda state: state.rotation[0][2, 2], name="level", stop=False)
    run = fb.simulate(world, 8.0, dt=2e-4, every=20, events=level)
    assert run.events[0].time == pytest.approx(5.0667, abs=5e-5)
    arm = run["top"].rotation @ np.array([0, 0, above]) - np.array([0, 0, R])
    jellett = (run["top"].angular_momentum * arm).sum(axis=1)
    assert np.ptp(jellett) / abs(jellett[0]) < 1e-8
    assert run["top"].rotation[-1, 2, 2] < -0.99


# --- impacts of several points ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3])
def test_newtons_cradle(count):
    steel = fb.Material(restitution=1.0)
    bodies = [
        fb.Body(fb.Sphere(0.05), mass=1.0, material=steel, name=f"ball{k}", velocity=(float(k < count), 0, 0),
                position=(0.1 * k - 0.05 * (k < count), 0, 0))
        for k in range(5)
    ]  # fmt: skip
    run = fb.simulate(fb.World(bodies), 0.1, dt=DT)
    assert run.final.velocity[:, 0] == pytest.approx([0.0] * (5 - count) + [1.0] * count, abs=1e-14)
    assert np.abs(run.final.velocity[:, 1:]).max() < 1e-15


def test_a_thin_wall_stops_a_fast_ball():
    body = ball(0.005, mass=0.01, friction=0.0, position=(0, 0, 0), velocity=(300, 0, 0))
    world = fb.World([body])
    world.add(fb.Fixed(fb.Box((0.001, 1.0, 1.0)), position=(1.0, 0, 0)))
    run = fb.simulate(world, 0.01, dt=DT)
    assert run["ball"].position[-1] == pytest.approx([1.0 - 0.0005 - 0.005, 0, 0], abs=1e-12)


# --- hard ones --------------------------------------------------------------------------------------------------------


def at_rest(run, name):
    moving = np.abs([run[name].velocity[-1], run[name].angular_velocity[-1]]).max()
    return moving < 1e-9


@pytest.mark.parametrize("shape", [fb.Cylinder(0.1, 0.02), fb.Torus(0.1, 0.03)], ids=["disk", "torus"])
def test_flat_round_bodies_come_to_rest(shape):
    height = 0.01 if isinstance(shape, fb.Cylinder) else 0.03
    body = fb.Body(shape, mass=1.0, material=fb.Material(friction=0.3), position=(0, 0, height), name="body",
                   velocity=(1, 0, 0), angular_velocity=(0, 0, 20))  # fmt: skip
    run = fb.simulate(on_floor(body), 1.5, dt=DT)
    assert at_rest(run, "body")
    assert run["body"].position[-1][2] == pytest.approx(height, abs=1e-12)
    assert run.lost_to_friction[-1] == pytest.approx(run.kinetic_energy[0], rel=1e-9)


@pytest.mark.parametrize("restitution", [0.0, 0.5])
@pytest.mark.parametrize("tilt", [0.0, 20.0, 45.0])
def test_a_dropped_box_comes_to_rest(tilt, restitution):
    law = fb.Material(friction=0.4, restitution=restitution)
    body = fb.Body(fb.Box((0.2, 0.2, 0.2)), mass=1.0, material=law, position=(0, 0, 0.5), name="box",
                   orientation=f"{tilt} deg about x")  # fmt: skip
    run = fb.simulate(on_floor(body), 3.0, dt=DT)
    assert at_rest(run, "box")
    # On its edge it balances, exactly.
    assert run["box"].position[-1][2] == pytest.approx(0.1 * np.sqrt(2.0) if tilt == 45.0 else 0.1, abs=1e-9)
    assert np.abs(accounts(run)).max() < 1e-7


@pytest.mark.parametrize("angle", [60.0, 70.0, 80.0])
def test_painleves_rod_does_not_hang(angle):
    rod = fb.Body(
        fb.Capsule(0.005, 1.0), mass=1.0, material=fb.Material(friction=2.0), orientation=f"{90 - angle} deg about y",
        position=(0, 0, 0.005 + 0.5 * np.sin(np.radians(angle))), velocity=(-3, 0, 0), name="rod",
    )  # fmt: skip
    run = fb.simulate(on_floor(rod), 2.0, dt=DT)
    assert at_rest(run, "rod")
    assert np.diff(run.energy).max() < 1e-9


def test_four_legs_carry_the_smallest_forces():
    run = fb.simulate(on_floor(block((0.2, 0.2, 0.05))), 0.01, dt=DT)
    forces = run.contacts["block", "floor"].points.force[-1]
    carried = forces[np.linalg.norm(forces, axis=1) > 0]
    assert carried == pytest.approx(np.tile([0, 0, G / 4], (4, 1)), abs=1e-12)


# --- going on ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["touch4", "adaptive"])
def test_going_on_is_the_same_to_the_last_bit(integrator):
    law = fb.Material(friction=0.3, restitution=0.5, rolling=1e-3)
    body = fb.Body(fb.Cylinder(0.1, 0.1), mass=1.0, material=law, position=(0, 0, 0.3), orientation="30 deg about x",
                   velocity=(1, 0.3, 0), angular_velocity=(1, 2, 3), name="body")  # fmt: skip
    world = on_floor(body)
    whole = fb.simulate(world, 0.6, dt=2e-3, integrator=integrator)
    part = fb.simulate(world, 0.3, dt=2e-3, integrator=integrator)
    rest = fb.simulate(world, 0.3, dt=2e-3, start=part.final, integrator=integrator)
    np.testing.assert_array_equal(rest.final.raw, whole.final.raw)
    np.testing.assert_array_equal(rest.final.contacts, whole.final.contacts)


def test_every_other_method_refuses_contact():
    world = on_floor(ball())
    for name, described in fb.integrators().items():
        if not described.contact:
            with pytest.raises(InputError, match="adaptive, touch4, moreau"):
                fb.simulate(world, 0.01, dt=DT, integrator=name)


# --- with joints ------------------------------------------------------------------------------------------------------


def test_a_cradle_on_hinges():
    steel = fb.Material(restitution=1.0)
    tilt = 0.5
    bodies, world = [], None
    for k in range(3):
        x = 0.1 * k
        angle = tilt if k == 0 else 0.0
        place = (x - np.sin(angle), 0.0, 1.0 - np.cos(angle))
        bodies.append(fb.Body(fb.Sphere(0.05), mass=1.0, material=steel, position=place, name=f"ball{k}",
                              orientation=f"{angle} rad about y"))  # fmt: skip
    world = fb.World(bodies, gravity=DOWN)
    for k, body in enumerate(bodies):
        world.add(fb.Hinge(body, at=(0, 0, 1.0), anchor=(0.1 * k, 0, 1.0), axis=(0, 1, 0)))
    run = fb.simulate(world, 1.5, dt=DT)
    assert np.abs(accounts(run)).max() < 1e-9
    # The last one leaves as the first one came.
    assert np.abs(run["ball1"].velocity).max() < 1e-9
