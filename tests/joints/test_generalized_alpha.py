"""Generalized-alpha and Newmark's method: order, damping of what a step does not resolve, joints, accumulators."""

from itertools import pairwise

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import freebody as fb
from freebody.errors import InputError, SimulationError
from freebody.methods.generalized_alpha.layout import MEMORY, REMEMBERED

EPS = np.finfo(float).eps
RADII = (0.0, 0.5, 0.9, 1.0)
METHODS = [fb.GeneralizedAlpha(), fb.GeneralizedAlpha(rho=0.3), fb.Newmark()]


def named(method):
    return f"{method.name}{method.coefficients()[2]:.2f}"


every_method = pytest.mark.parametrize("method", METHODS, ids=named)


def slopes(errors):
    return np.log2(np.array(errors)[:-1] / np.array(errors)[1:])


def stiff_steps(run):
    """How many steps to come count as stiff."""
    return MEMORY.read(run.final.memory).stiff


def remembered(run):
    """Multipliers of the joints' equations in the final state."""
    first = MEMORY.size + REMEMBERED.size * len(run.final.names)
    count = (len(run.final.memory) - first) // 2
    return run.final.memory[first : first + count]


# --- an oscillator: everything is known ------------------------------------------------------------------------------


def oscillator(stiffness, damping=0.0):
    body = fb.Body(mass=1.0, position=(1, 0, 0))
    return fb.World([body]).add(fb.Spring(body, anchor=(0, 0, 0), stiffness=stiffness, damping=damping))


def amplification(method, turn):
    """Of (x, h v, h^2 a, h^2 u) over one step of x'' = -w^2 x, for turn = w h."""
    m, f, gamma, beta = method.coefficients()
    left, right = np.eye(4), np.zeros((4, 4))
    left[0, 2], left[1, 2] = -beta, -gamma
    right[0], right[1] = (1, 1, 0.5 - beta, 0), (0, 1, 1 - gamma, 0)
    left[2, 2], left[2, 3] = 1 - m, -(1 - f)
    right[2] = (0, 0, -m, f)
    left[3, 0] = turn**2
    return np.linalg.solve(left, right)


def test_newmark_on_an_oscillator_gives_the_known_number():
    run = fb.simulate(oscillator(1.0), 2 * np.pi, dt=2 * np.pi / 100, integrator=fb.Newmark())
    assert run.final.position[0, 0] == pytest.approx(np.cos(200 * np.arctan(np.pi / 100)), abs=1e-12)


@pytest.mark.parametrize("method", [*map(fb.GeneralizedAlpha, RADII), fb.Newmark(0.6, 0.3)], ids=named)
@pytest.mark.parametrize("turn", [0.3, 3.0, 100.0])
def test_an_oscillator_follows_the_linear_theory_at_any_step(method, turn):
    h, count = 0.01, 60
    run = fb.simulate(oscillator((turn / h) ** 2), count * h, dt=h, integrator=method)
    state = np.array([1.0, 0.0, -(turn**2), -(turn**2)])
    matrix = amplification(method, turn)
    expected = [state] + [state := matrix @ state for _ in range(count)]
    found = np.stack([run.raw[:, 0, 0], h * run.raw[:, 0, 7]], axis=1)
    # Roundings of accelerations, which are turn^2 times the way, in every step.
    size = np.abs(np.array(expected)[:, :2]).max()
    np.testing.assert_allclose(found, np.array(expected)[:, :2], atol=count * 100 * EPS * max(1.0, turn**2) * size)


@pytest.mark.parametrize("rho", RADII)
def test_the_spectral_radius_of_a_stiff_oscillator_is_the_one_of_the_theory_and_tends_to_rho(rho):
    method, h, turn = fb.GeneralizedAlpha(rho=rho), 0.01, 100.0
    seen = []

    def look(state):
        a = REMEMBERED.read(state.memory[MEMORY.size :]).auxiliary[3]
        seen.append([state.position[0, 0], h * state.velocity[0, 0], (h / turn) ** 2 * a])

    fb.simulate(oscillator((turn / h) ** 2), 5 * h, dt=h, integrator=method, observers=look)
    # Three states and what a step makes of them say what it makes of any (x, h v, a), at the true x'' = -w^2 x.
    states = np.array(seen[1:]).T
    measured = np.abs(np.linalg.eigvals(np.linalg.solve(states[:, :3].T, states[:, 1:4].T))).max()
    theory, limit = (np.abs(np.linalg.eigvals(amplification(method, w))).max() for w in (turn, 1e6))
    # Roots that nearly are a triple one are known to the cube root of what the states are known to.
    assert measured == pytest.approx(theory, abs=(1e4 * EPS) ** (1 / 3))
    assert limit == pytest.approx(rho, abs=1e-3)


def test_a_stiff_damper_brings_a_body_to_rest_at_steps_far_beyond_its_time():
    body = fb.Body(mass=1.0, inertia=(0.1, 0.2, 0.3), velocity=(1, 0, 0), angular_velocity=(3, 2, 1))
    world = fb.World([body]).add(fb.Drag(body, linear=1e5, rotational=1e5))
    run = fb.simulate(world, 1.0, dt=0.01, integrator=fb.GeneralizedAlpha(rho=0.5))
    assert np.abs(run.final.velocity).max() < 1e-20
    assert np.abs(run.final.angular_velocity).max() < 1e-20


# --- order, with and without joints -------------------------------------------------------------------------------


def heavy_top():
    spin = np.array([0, 150, -4.61538])
    top = fb.Body(
        mass=15.0, inertia=(0.234375, 0.46875, 0.234375), position=(0, 1, 0), angular_velocity=spin,
        velocity=np.cross(spin, [0, 1, 0]),
    )  # fmt: skip
    return fb.World([top], gravity=(0, 0, -9.81)).add(fb.Anchor(top, at=(0, -1, 0), anchor=(0, 0, 0)))


@every_method
def test_the_heavy_top_converges_to_its_reference_with_order_two(method):
    spin, centre = (-27.65851553, -106.16380414, -102.46246381), (-0.15041682, -0.72416559, -0.67302227)
    errors = []
    for count in (8000, 16000, 32000):
        end = fb.simulate(heavy_top(), 2.0, dt=2.0 / count, integrator=method, every=count).final
        errors.append([np.abs(end.angular_velocity[0] - spin).max(), np.abs(end.position[0] - centre).max()])
    # 150 rad/s: even at the smallest step the body turns by half a degree.
    assert np.abs(slopes(errors) - 2.0).max() < 0.2, errors
    assert np.array(errors)[-1].max() < 5e-3


def double_pendulum():
    one, two = (fb.Body(fb.Box((1, 0.2, 0.1)), density=10.0, position=(x, 0, 0), name=str(x)) for x in (0.5, 1.5))
    world = fb.World([one, two], gravity=(0, 0, -9.81))
    world.add(fb.Hinge(one, at=(-0.5, 0, 0), axis=(0, 1, 0), anchor=(0, 0, 0)))
    return world.add(fb.Hinge(one, at=(0.5, 0, 0), axis=(0, 1, 0), to=two, to_at=(-0.5, 0, 0)))


@every_method
def test_a_double_pendulum_agrees_with_rattle_to_order_two(method):
    exact = fb.simulate(double_pendulum(), 1.0, dt=1 / 2000, integrator="rattle4", every=2000).final
    errors = []
    for count in (200, 400, 800):
        end = fb.simulate(double_pendulum(), 1.0, dt=1 / count, integrator=method, every=count).final
        errors.append([np.abs(end.position - exact.position).max(), np.abs(end.velocity - exact.velocity).max()])
    assert np.abs(slopes(errors) - 2.0).max() < 0.2, errors


def pendulum():
    """A point mass of 1 kg on a beam of 1 m, released level."""
    body = fb.Body(mass=1.0, position=(-1, 0, 0))
    return fb.World([body], gravity=(0, 0, -9.81)).add(fb.Beam(body, anchor=(0, 0, 0)))


@every_method
def test_the_tension_of_a_pendulum_is_of_order_two(method):
    swing = solve_ivp(lambda t, y: (y[1], -9.81 * np.cos(y[0])), (0, 1), (np.pi, 0), "DOP853", rtol=3e-14, atol=1e-15)
    depth = -np.sin(swing.y[0, -1])
    errors = []
    for count in (500, 1000, 2000):
        run = fb.simulate(pendulum(), 1.0, dt=1 / count, integrator=method, every=count)
        # Weight and centripetal force, v^2 = 2 g times the depth it fell.
        errors.append(abs(abs(remembered(run)[0]) - 3 * 9.81 * depth))
    assert np.abs(slopes(errors) - 2.0).max() < 0.2, errors


@every_method
def test_the_pendulum_comes_to_where_it_should(method):
    run = fb.simulate(pendulum(), 10.0, dt=1e-3, integrator=method, every=10_000)
    # Error of the phase: some (w h)^2 of the way made in four periods.
    np.testing.assert_allclose(run.final.position[0], (-0.2750874626, 0, -0.9614192051), atol=2e-3)


# --- joints ---------------------------------------------------------------------------------------------------------


def gaps(run):
    """How far the two hinges of the double pendulum are open: in place, in direction, in velocity."""
    one, two = run["0.5"], run["1.5"]

    def point(track, at):
        arm = track.rotation @ at
        return track.position + arm, track.velocity + np.cross(track.angular_velocity, arm)

    pairs = [
        (point(one, [-0.5, 0, 0]), (0.0, 0.0)),
        (point(one, [0.5, 0, 0]), point(two, [-0.5, 0, 0])),
    ]
    places = max(np.abs(a[0] - b[0]).max() for a, b in pairs)
    speeds = max(np.abs(a[1] - b[1]).max() for a, b in pairs)
    axes = max(np.abs(track.rotation @ [0, 1, 0] - [0, 1, 0]).max() for track in (one, two))
    return places, axes, speeds


@every_method
def test_joints_stay_closed_to_round_off_in_position_and_velocity_over_many_steps(method):
    run = fb.simulate(double_pendulum(), 50.0, dt=1e-3, integrator=method, every=100)
    places, axes, speeds = gaps(run)
    assert places < 1e-13
    assert axes < 1e-13
    assert speeds < 1e-12  # of velocities of up to 10 m/s


@every_method
def test_books_of_a_driven_linkage_balance_to_order_two(method):
    defects = []
    for count in (200, 400, 800):
        crank = fb.Body(fb.Box((1, 0.2, 0.1)), density=10.0, position=(0.5, 0, 0), angular_velocity=(0, 2, 0),
                        velocity=(0, 0, -1), name="crank")  # fmt: skip
        arm = fb.Body(fb.Box((1, 0.2, 0.1)), density=10.0, position=(1.5, 0, 0), velocity=(0, 0, -2))
        world = fb.World([crank, arm], gravity=(0, 0, -9.81))
        world.add(fb.Hinge(crank, at=(-0.5, 0, 0), axis=(0, 1, 0), anchor=(0, 0, 0), speed=2.0))
        world.add(fb.Hinge(crank, at=(0.5, 0, 0), axis=(0, 1, 0), to=arm, to_at=(-0.5, 0, 0), damping=0.3))
        run = fb.simulate(world, 1.0, dt=1 / count, integrator=method)
        assert np.abs(run["crank"].angular_velocity - (0, 2, 0)).max() < 1e-12
        energy = run.energy - run.work
        defects.append([
            np.abs(energy - energy[0]).max(),
            np.abs(run.linear_momentum - run.impulse - run.linear_momentum[0]).max(),
            np.abs(run.angular_momentum - run.angular_impulse - run.angular_momentum[0]).max(),
        ])  # fmt: skip
    assert slopes(defects).min() > 1.7, defects
    assert np.array(defects)[-1].max() < 1e-2


@fb.constraint
def in_reach(body, length):
    x, y, z = body.position
    return (x * x + y * y + z * z) / length**2 - 1.0


def test_an_equation_of_ones_own_is_kept_like_a_built_in_one():
    body = fb.Body(mass=1.0, position=(-1, 0, 0))
    world = fb.World([body], gravity=(0, 0, -9.81)).add(in_reach(body, length=1.0))
    own = fb.simulate(world, 1.0, dt=1e-3, integrator=fb.GeneralizedAlpha())
    beam = fb.simulate(pendulum(), 1.0, dt=1e-3, integrator=fb.GeneralizedAlpha())
    # The bias term of one's own constraint is taken by differences, good to some 1e-10.
    np.testing.assert_allclose(own.raw, beam.raw, atol=1e-8)


def four_bar():
    """A parallelogram of hinges about parallel axes: in space, three of its equations follow from others."""
    moving = {"velocity": (0.5, 0, 0), "angular_velocity": (0, 1.0, 0)}
    left, right = (
        fb.Body(fb.Box((0.1, 0.1, 1)), density=5.0, position=(x, 0, 0.5), name=f"bar {x}", **moving) for x in (0, 2)
    )
    top = fb.Body(fb.Box((2, 0.1, 0.1)), density=5.0, position=(1, 0, 1), velocity=(1, 0, 0), name="top")
    world = fb.World([left, top, right], gravity=(0, 0, -9.81))
    world.add(fb.Hinge(left, at=(0, 0, -0.5), axis=(0, 1, 0), anchor=(0, 0, 0)))
    world.add(fb.Hinge(left, at=(0, 0, 0.5), axis=(0, 1, 0), to=top, to_at=(-1, 0, 0)))
    world.add(fb.Hinge(top, at=(1, 0, 0), axis=(0, 1, 0), to=right, to_at=(0, 0, 0.5)))
    return world.add(fb.Hinge(right, at=(0, 0, -0.5), axis=(0, 1, 0), anchor=(2, 0, 0)))


@pytest.mark.parametrize("stiff", [False, True], ids=["simple", "stiff"])
def test_a_linkage_with_more_equations_than_it_needs_moves_as_with_rattle(stiff):
    world = four_bar()
    if stiff:
        # Along a bar, where nothing moves: it pulls at nothing and still makes the steps solve the larger system.
        world.add(fb.Spring(world.bodies[0], at=(0, 0, 0.5), anchor=(0, 0, 0), stiffness=1e9, rest_length=1.0))
    exact = fb.simulate(four_bar(), 0.4, dt=1e-4, integrator="rattle4", every=4000).final
    run = fb.simulate(world, 0.4, dt=1e-3, integrator=fb.GeneralizedAlpha(rho=0.8), every=400)
    assert stiff_steps(run) > 0 if stiff else stiff_steps(run) == 0
    np.testing.assert_allclose(run.final.position, exact.position, atol=1e-4)


def test_a_spring_as_stiff_as_a_beam_swings_like_a_beam():
    body = fb.Body(mass=1.0, position=(-1, 0, 0))
    world = fb.World([body], gravity=(0, 0, -9.81))
    world.add(fb.Spring(body, anchor=(0, 0, 0), stiffness=1e9, rest_length=1.0))
    beam = fb.simulate(pendulum(), 1.0, dt=1e-3, integrator=fb.GeneralizedAlpha())
    spring = fb.simulate(world, 1.0, dt=1e-3, integrator=fb.GeneralizedAlpha())
    # The spring gives by 30 N / k; both carry the same error of order two in phase.
    np.testing.assert_allclose(spring.raw[:, 0, :3], beam.raw[:, 0, :3], atol=1e-5)
    assert stiff_steps(spring) > 0


def test_a_stiff_hinge_in_a_linkage_settles():
    bodies = [fb.Body(fb.Box((1, 0.2, 0.1)), density=10.0, position=(k + 0.5, 0, 0), name=str(k)) for k in range(3)]
    world = fb.World(bodies, gravity=(0, 0, -9.81))
    world.add(fb.Hinge(bodies[0], at=(-0.5, 0, 0), axis=(0, 1, 0), anchor=(0, 0, 0), stiffness=1e8, damping=1e3))
    for one, two in pairwise(bodies):
        world.add(fb.Hinge(one, at=(0.5, 0, 0), axis=(0, 1, 0), to=two, to_at=(-0.5, 0, 0), stiffness=1e8, damping=1e3))
    run = fb.simulate(world, 2.0, dt=0.01, integrator=fb.GeneralizedAlpha(rho=0.6))
    # A beam clamped at one end: it sags by weight x lever / stiffness, 1e-6 or so, and stays.
    assert np.abs(run.final.position - [[0.5, 0, 0], [1.5, 0, 0], [2.5, 0, 0]]).max() < 1e-5
    assert np.abs(run.final.velocity).max() < 1e-9


def test_a_hundred_links_on_stiff_springs_sag_as_statics_says():
    count, spring, link = 120, 2000.0 * 120, 1 / 120
    options = {"axis": (0, 1, 0), "stiffness": spring, "damping": 0.05 * spring}
    bodies = [
        fb.Body(fb.Box((link, 0.02, 0.01)), density=1000.0, position=((k + 0.5) * link, 0, 0), name=str(k))
        for k in range(count)
    ]
    world = fb.World(bodies, gravity=(0, 0, -9.81))
    world.add(fb.Hinge(bodies[0], at=(-0.5 * link, 0, 0), anchor=(0, 0, 0), **options))
    for one, two in pairwise(bodies):
        world.add(fb.Hinge(two, at=(-0.5 * link, 0, 0), to=one, to_at=(0.5 * link, 0, 0), **options))
    run = fb.simulate(world, 2.0, dt=0.02, integrator=fb.GeneralizedAlpha(rho=0.3))
    assert stiff_steps(run) > 0
    # Every hinge is turned by what hangs beyond it: weight per length times distance squared, halved, over stiffness.
    hinges, middles = np.arange(count) * link, (np.arange(count) + 0.5) * link
    turns = 0.2 * 9.81 * (1 - hinges) ** 2 / (2 * spring)
    sag = (turns * np.maximum(middles[:, None] - hinges, 0.0)).sum(axis=1)
    np.testing.assert_allclose(run.final.position[:, 2], -sag, rtol=1e-7)
    assert np.abs(run.final.velocity).max() < 1e-12


def test_going_on_with_joints_and_stiff_forces_is_bit_for_bit_the_same():
    world = double_pendulum()
    world.add(fb.Spring(world.bodies[1], at=(0.5, 0, 0), anchor=(2, 0, 2), stiffness=1e7, rest_length=2.0, damping=5.0))
    method = fb.GeneralizedAlpha(rho=0.7)
    through = fb.simulate(world, 1.0, dt=1 / 128, integrator=method).final
    half = fb.simulate(world, 0.375, dt=1 / 128, integrator=method).final
    rest = fb.simulate(world, 0.625, dt=1 / 128, integrator=method, start=half).final
    assert np.array_equal(rest.raw, through.raw)
    assert np.array_equal(rest.accumulators, through.accumulators)
    assert np.array_equal(rest.memory, through.memory)


# --- limits ---------------------------------------------------------------------------------------------------------


def on_stiff_springs(count):
    bodies = [fb.Body(mass=1.0, position=(k, 0, 0), name=str(k)) for k in range(count)]
    world = fb.World(bodies)
    for body in bodies:
        world.add(fb.Spring(body, anchor=(0, 0, 1), stiffness=1e8))
    return world


def test_any_number_of_bodies_may_have_stiff_forces():
    together = fb.simulate(on_stiff_springs(300), 0.05, dt=0.01, integrator="generalized_alpha")
    assert stiff_steps(together) > 0
    alone = fb.simulate(on_stiff_springs(7), 0.05, dt=0.01, integrator="generalized_alpha")
    np.testing.assert_allclose(together.raw[:, :7], alone.raw, rtol=1e-7, atol=1e-7)


def test_too_many_bodies_that_act_all_on_all_say_so_where_forces_are_stiff():
    world = on_stiff_springs(210).add(fb.MutualGravity(G=1e-3))
    with pytest.raises(SimulationError, match=r"equations of motion.*so many bodies act on each other.*smaller dt"):
        fb.simulate(world, 1.0, dt=0.01, integrator="generalized_alpha")
    assert fb.simulate(world, 1e-3, dt=1e-5, integrator="generalized_alpha").final.time == 1e-3


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: fb.GeneralizedAlpha(rho=1.1), r"rho = 1\.1.*from 0 .* to 1"),
        (lambda: fb.GeneralizedAlpha(rho=-0.1), r"rho = -0\.1"),
        (lambda: fb.GeneralizedAlpha(rho=float("nan")), "rho = nan.*finite"),
        (lambda: fb.Newmark(gamma=0.4), r"gamma = 0\.4.*motion grows"),
        (lambda: fb.Newmark(beta=0.6), r"beta = 0\.6.*1/4"),
    ],
)
def test_other_coefficients_are_refused(make, message):
    with pytest.raises(InputError, match=message):
        make()


@pytest.mark.parametrize("rho", RADII)
def test_coefficients_are_those_of_order_two_and_least_damping(rho):
    m, f, gamma, beta = fb.GeneralizedAlpha(rho=rho).coefficients()
    assert gamma == pytest.approx(0.5 + f - m, abs=EPS)
    assert beta == pytest.approx(0.25 * (gamma + 0.5) ** 2, abs=EPS)
    assert m <= f <= 0.5


def test_newmark_with_damping_is_of_order_one_and_says_so():
    assert fb.Newmark().order == 2
    assert fb.Newmark(gamma=0.6, beta=0.3).order == 1
    errors = [
        abs(fb.simulate(oscillator(1.0), 1.0, dt=h, integrator=fb.Newmark(0.6, 0.3)).final.position[0, 0] - np.cos(1.0))
        for h in (0.01, 0.005, 0.0025)
    ]
    assert np.abs(slopes(errors) - 1.0).max() < 0.2
