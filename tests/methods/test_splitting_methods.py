"""Splitting methods: what they keep, what they solve exactly, their order, their accumulators."""

import importlib.util
from dataclasses import replace
from pathlib import Path

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import freebody as fb
from freebody import so3
from freebody.errors import InputError, SimulationError
from freebody.forces.total import no_wrench
from freebody.methods.composition import NYSTROM, Composition
from freebody.model.layout import CUSTOM, HEADER, KICKED, VELOCITY_DEPENDENT
from freebody.model.state import Clock
from freebody.running.stepper import Stepper

EPS = 2.0**-52
METHODS = [fb.Splitting(), fb.LGVI(), fb.Exact(), fb.Exact4()]
EXACT = METHODS[2:]
DT = 2.0**-6  # a power of two: multiples are exact, so runs that should end at the same moment do

every_method = pytest.mark.parametrize("method", METHODS, ids=lambda method: method.name)
exact_methods = pytest.mark.parametrize("method", EXACT, ids=lambda method: method.name)


def _reference():
    """The 60-digit free rotation that the tests of the closed form use."""
    path = Path(__file__).parents[1] / "lie" / "free_rotation_reference.py"
    spec = importlib.util.spec_from_file_location("free_rotation_reference", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


reference = _reference()


def asymmetric(**how):
    return fb.Body(mass=1.3, inertia=(1.0, 2.0, 2.5), **{"angular_velocity": (0.5, 1.0, -0.7), **how})


def tilted(**how):
    """The same body drawn along other axes."""
    R = np.array(so3.exp((0.4, -0.9, 0.7)))
    inertia = R @ np.diag((1.0, 2.0, 2.5)) @ R.T
    return fb.Body(mass=1.3, inertia=inertia, **{"angular_velocity": (0.5, 1.0, -0.7), **how})


def hung(*forces, **how):
    """A body on two springs whose potential is smooth everywhere, with further forces made for it."""
    body = asymmetric(velocity=(0.1, -0.2, 0.3), **how)
    world = fb.World([body], gravity=(0.0, 0.0, -1.0))
    world.add(fb.Spring(body, at=(0.6, 0.2, 0.1), anchor=(0.5, 0.0, 1.0), stiffness=3.0))
    world.add(fb.Spring(body, at=(-0.6, 0.3, -0.1), anchor=(-1.0, 0.4, 1.0), stiffness=5.0))
    return world.add(*(make(body) for make in forces))


def ramp(body):
    """A force that turns with the body and grows with time: neither conservative nor constant."""
    return fb.PointForce(
        body, at=(0.2, 0.5, -0.3), frame="body", profile=((0.0, 8.0), ((1.0, 0.0, -1.0), (-9.0, 8.0, 6.0)))
    )


def damper(body):
    return fb.Spring(body, at=(0.1, 0.4, 0.5), anchor=(0.3, 2.0, 1.0), stiffness=1.0, damping=0.3)


def drag(body):
    wind = fb.Wind((0.5, 0.1, 0.0), gust=(0.3, 0.4, -0.2), frequency=0.5)
    return fb.Drag(body, linear=0.1, quadratic=0.4, rotational=0.2, rotational_quadratic=0.3, wind=wind)


WORLDS = {"springs": (), "ramp": (ramp,), "drag": (damper, drag)}
every_world = pytest.mark.parametrize("forces", WORLDS.values(), ids=WORLDS.keys())


def turned_back(state):
    raw = state.raw.copy()
    raw[:, 7:13] *= -1.0
    return replace(state, raw=raw)


def distance(q, r):
    """Largest difference of quaternions up to sign."""
    return min(np.abs(q - r).max(), np.abs(q + r).max())


# --- where nothing acts ------------------------------------------------------------------------------------------

seconds = st.tuples(*[st.floats(0.05, 1.0)] * 3)
vectors = st.tuples(*[st.floats(-1.0, 1.0, allow_subnormal=False)] * 3)


@every_method
@settings(deadline=None, max_examples=25)
@given(second=seconds, spin=vectors, turn=vectors, velocity=vectors)
def test_momenta_stay_to_the_last_bit_where_nothing_acts(method, second, spin, turn, velocity):
    inertia = np.diag(sum(second) - np.array(second))
    R = np.array(so3.exp(turn))
    body = fb.Body(mass=2.0, inertia=R @ inertia @ R.T, orientation=R, velocity=velocity, angular_velocity=spin)
    run = fb.simulate(fb.World([body]), 1.0, dt=DT, integrator=method)
    assert (run.raw[:, :, 7:13] == run.raw[0, :, 7:13]).all()
    # Normalised at every step: 1/|q|, four products, each rounded once.
    assert np.abs(np.linalg.norm(run.raw[:, 0, 3:7], axis=1) - 1.0).max() <= 4 * EPS


@every_method
def test_angular_momentum_stays_to_the_last_bit_under_a_force_without_torque(method):
    world = fb.World([asymmetric()], gravity=(0.1, 0.2, -9.81))
    run = fb.simulate(world, 1.0, dt=DT, integrator=method)
    assert (run.raw[:, :, 10:13] == run.raw[0, :, 10:13]).all()


@exact_methods
def test_free_rotation_is_exact_at_every_step_size(method):
    rng = np.random.default_rng(20)
    for angle in 10.0 ** rng.uniform(-6, 2, 40):
        second = rng.uniform(0.05, 1.0, 3)
        J = np.sort(second.sum() - second)
        w = rng.normal(size=3)
        h = float(angle / np.linalg.norm(w))
        body = fb.Body(mass=1.0, inertia=J, angular_velocity=w)
        M = (J * w).tolist()
        exact = reference.elliptic(J.tolist(), M, h)
        condition = reference.condition(J.tolist(), M, h, exact=exact)
        run = fb.simulate(fb.World([body]), h, dt=h, integrator=method)
        error = distance(run.raw[-1, 0, 3:7], np.array(exact[1], dtype=float))
        # The closed form takes 4 eps per unit of condition; two turns into the principal axes and back and the
        # product of quaternions take as much again.
        assert error <= 8 * EPS * float(condition), (angle, error / float(condition) / EPS)


@exact_methods
def test_one_large_step_is_many_small_ones(method):
    world = fb.World([tilted(orientation=so3.exp((1.0, 2.0, 0.5)))])
    small = fb.simulate(world, 64.0, dt=DT, integrator=method, every=4096)
    large = fb.simulate(world, 64.0, dt=64.0, integrator=method)
    # 84 radians in 4096 steps of a few roundings each, which phase errors make grow by no more than the angle.
    assert distance(small.raw[-1, 0, 3:7], large.raw[-1, 0, 3:7]) < 84 * 64 * EPS


KINDS = {
    "asymmetric": (1.0, 2.0, 2.5),
    "disc": (1.0, 1.0, 2.0),
    "stick": (0.1, 1.0, 1.0),
    "ball": (1.0, 1.0, 1.0),
    "lamina": (1.0, 2.0, 3.0),
    "needle": (1e-9, 1.0, 1.0),
}


# Between its turns about the other axes, splitting lends a needle a momentum of order h about its axis, which makes it
# turn by h^2 times the ratio of the moments: not a method for needles, as its page says.
PAIRS = [(m, kind) for m in METHODS for kind in KINDS if (m.name, kind) != ("splitting", "needle")]


@pytest.mark.parametrize(("method", "kind"), PAIRS, ids=str)
def test_free_bodies_of_every_kind_follow_the_closed_form(method, kind):
    inertia = KINDS[kind]
    w = np.array((0.3, 0.8, -0.6))
    body = fb.Body(mass=1.0, inertia=inertia, orientation=so3.exp((0.3, 0.2, -1.0)), angular_velocity=w)
    errors = []
    for dt in (2 * DT, DT):
        run = fb.simulate(fb.World([body]), 4.0, dt=dt, integrator=method)
        exact = fb.exact_rotation(inertia, t=4.0, angular_velocity=w, orientation=body.orientation)
        errors.append(distance(run.raw[-1, 0, 3:7], exact.orientation))
    # Each of 256 steps rounds a few times. The momentum about an axis is known to eps times the whole momentum, so the
    # rate about a thin needle's axis is known only to that over its small moment, for four seconds.
    momentum = float(np.linalg.norm(inertia * w))
    roundings = 256 * 8 * EPS + 4.0 * EPS * 4.0 * momentum / min(inertia)
    if method in EXACT:
        assert errors[1] < roundings
    else:
        assert errors[1] < DT**2
        assert errors[0] / errors[1] == pytest.approx(4.0, abs=0.2)


@every_method
def test_a_rod_without_thickness_turns_evenly_about_its_momentum(method):
    w = np.array((0.0, 0.7, -0.4))
    rod = fb.Body(mass=1.0, inertia=(0.0, 2.0, 2.0), angular_velocity=w)
    run = fb.simulate(fb.World([rod]), 1.0, dt=DT, integrator=method)
    exact = np.array(so3.exp_quaternion(w))
    # Splitting turns by parts, and the variational method by arcsin(w h) for w h: both of second order.
    allowed = 64 * 8 * EPS if method in EXACT else (np.linalg.norm(w) * DT) ** 2 / 4
    assert distance(run.raw[-1, 0, 3:7], exact) < allowed


@every_method
def test_a_particle_flies_a_parabola_and_never_turns(method):
    particle = fb.Body(mass=2.0, velocity=(1.0, 2.0, 3.0), orientation=so3.exp_quaternion((0.5, -0.3, 0.8)))
    run = fb.simulate(fb.World([particle], gravity=(0.0, 0.0, -8.0)), 1.0, dt=DT, integrator=method)
    assert (run.raw[:, :, 3:7] == run.raw[0, :, 3:7]).all()
    t = run.times[:, None]
    path = t * (1.0, 2.0, 3.0) + 0.5 * t**2 * (0.0, 0.0, -8.0)
    # Kick-drift-kick is exact for constant forces; 64 steps of up to seven additions of numbers below 4.
    assert np.abs(run.raw[:, 0, 0:3] - path).max() < 64 * 7 * 4 * EPS


# --- with forces -------------------------------------------------------------------------------------------------


@every_world
@every_method
def test_the_order_holds_with_forces_of_time_and_velocity(method, forces):
    world = hung(*forces)
    fine = fb.simulate(world, 1.0, dt=1.0 / 4096, integrator=fb.CF4(), every=4096).raw[-1]
    steps = np.array((16, 32, 64))
    errors = [np.abs(fb.simulate(world, 1.0, dt=1.0 / n, integrator=method).raw[-1] - fine).max() for n in steps]
    slope = -np.polyfit(np.log(steps), np.log(errors), 1)[0]
    assert slope == pytest.approx(method.order, abs=0.2), errors
    assert errors[-1] > 1e-12  # or the slope would be that of round-off


@every_method
def test_a_run_turned_back_returns_to_its_start(method):
    world = hung()
    there = fb.simulate(world, 4.0, dt=DT, integrator=method).final
    back = fb.simulate(world, 4.0, dt=DT, integrator=method, start=turned_back(there)).final
    # 512 steps, up to seven kicks of a few roundings each; neighbouring motions part tenfold in this time.
    assert np.abs(turned_back(back).raw - world.state().raw).max() < 512 * 7 * 10 * EPS


@every_world
@every_method
def test_going_on_is_bit_for_bit_the_same_as_not_stopping(method, forces):
    world = hung(*forces)
    whole = fb.simulate(world, 32 * DT, dt=DT, integrator=method).final
    # Stopping after every step also recomputes every wrench that an uninterrupted run uses twice.
    state = None
    for _ in range(32):
        state = fb.simulate(world, DT, dt=DT, integrator=method, start=state).final
    assert (state.raw == whole.raw).all()
    assert (state.accumulators == whole.accumulators).all()


@pytest.mark.parametrize(("method", "count"), list(zip(METHODS, (1, 1, 1, 6))), ids=lambda value: str(value))
@pytest.mark.parametrize(("flags", "factor"), [(0, 1), (VELOCITY_DEPENDENT, 0)], ids=["pose", "velocity"])
def test_forces_are_evaluated_as_often_as_promised(method, count, flags, factor):
    @numba.njit(no_wrench.signatures[0])
    def counted(t, kin, floats, integers):
        floats[7] += 1.0

    tables = fb.World([asymmetric()]).tables()
    integers = tables.integers.copy()
    integers[HEADER.slices["flags"]] |= CUSTOM | KICKED | flags
    tables = replace(tables, integers=integers, custom_wrench=counted)
    stepper = Stepper(tables, method, fb.World([asymmetric()]).state(), Clock(0.0, 0, DT))
    stepper.chunk = 100
    assert list(stepper.steps(0, 100, 0.0)) == [100]
    # Kicks that read velocities: two of two evaluations, or seven of four.
    per_step = method.evaluations if factor else (4 if method.order == 2 else 28)
    assert method.evaluations == count
    assert stepper.floats[7] == 100 * per_step + factor


# --- the accumulators --------------------------------------------------------------------------------------------


@every_world
@every_method
def test_momenta_change_by_the_booked_impulses(method, forces):
    world = hung(*forces)
    start, run = world.state(), fb.simulate(world, 2.0, dt=DT, integrator=method)
    end, accumulators = run.final, run.final.accumulators[:7] + run.final.accumulators[7:]
    # Kicks of 128 steps, seven at most each, rounded at the size of the momenta; the sums themselves are compensated.
    allowed = 128 * 7 * EPS * 8
    assert np.abs(end.linear_momentum - start.linear_momentum - accumulators[1:4]).max() < allowed

    def about_origin(state):
        return (np.cross(state.position, state.linear_momentum) + state.angular_momentum).sum(axis=0)

    assert np.abs(about_origin(end) - about_origin(start) - accumulators[4:7]).max() < allowed


@exact_methods
@pytest.mark.parametrize("forces", [(ramp,), (drag,), (ramp, drag)], ids=["ramp", "drag", "both"])
def test_without_potentials_kinetic_energy_changes_by_the_booked_work_to_round_off(method, forces):
    body = tilted(velocity=(0.3, 0.2, 0.5))
    world = fb.World([body]).add(*(make(body) for make in forces))
    run = fb.simulate(world, 2.0, dt=DT, integrator=method)
    gained = world.kinetic_energy(run.final) - world.kinetic_energy()
    work = run.final.accumulators[0] + run.final.accumulators[7]
    assert abs(work) > 0.1
    # Drifts keep the kinetic energy and kicks change it by exactly what is booked, up to the rounding of each.
    assert abs(gained - work) < 128 * 7 * EPS * 8


@every_method
def test_booked_work_balances_the_energy_to_the_order_of_the_method(method):
    world = hung(damper, drag)

    def unbalanced(dt):
        final = fb.simulate(world, 2.0, dt=dt, integrator=method).final
        energy = world.kinetic_energy(final) + world.potential_energy(final)
        before = world.kinetic_energy() + world.potential_energy()
        return abs(energy - before - final.accumulators[0] - final.accumulators[7])

    slope = np.log2(unbalanced(2 * DT) / unbalanced(DT))
    assert slope > method.order - 0.2


# --- the variational method's equation ---------------------------------------------------------------------------


def test_lgvi_solves_its_equation_to_round_off():
    rng = np.random.default_rng(3)
    for _ in range(50):
        second = rng.uniform(0.05, 1.0, 3)
        J = np.sort(second.sum() - second)
        w = rng.normal(size=3)
        h = float(10.0 ** rng.uniform(-5, -0.4) / np.linalg.norm(w))
        run = fb.simulate(fb.World([fb.Body(mass=1.0, inertia=J, angular_velocity=w)]), h, dt=h, integrator=fb.LGVI())
        F = np.array(so3.quaternion_to_matrix(run.raw[-1, 0, 3:7]))
        Jd = np.diag(0.5 * J.sum() - J)
        skew = F @ Jd - Jd @ F.T
        found = np.array((skew[2, 1], skew[0, 2], skew[1, 0]))
        # The matrix F is rounded at the size of one, so its skew part is known to that, not to the size of h.
        assert np.abs(found - h * J * w).max() < 8 * EPS * J.max()


def test_lgvi_turns_a_ball_by_the_arcsine_up_to_its_largest_step_and_stops_there():
    ball = fb.World([fb.Body(mass=1.0, inertia=(1.0, 1.0, 1.0), angular_velocity=(0.0, 0.0, 1.0))])
    run = fb.simulate(ball, 0.99, dt=0.99, integrator=fb.LGVI())
    half = 0.5 * np.arcsin(0.99)
    # The slope of the arcsine at 0.99 is 7.
    assert distance(run.raw[-1, 0, 3:7], np.array((np.cos(half), 0.0, 0.0, np.sin(half)))) < 7 * 4 * EPS
    with pytest.raises(SimulationError, match="a step too large for lgvi"):
        fb.simulate(ball, 1.01, dt=1.01, integrator=fb.LGVI())


# --- coefficients ------------------------------------------------------------------------------------------------


def test_the_composition_meets_the_conditions_of_order_four():
    # Order 3 for kicks at the nodes c (a symmetric method of order 3 has order 4): sum b c^2 = 1/3, and the sum over
    # drifts of (weight kicked before)^2 = 1/3. Coefficients of 15 digits leave a few 1e-15.
    b, a = np.array(NYSTROM.kicks), np.array(NYSTROM.drifts)
    c = np.concatenate([[0.0], np.cumsum(a)])
    assert b @ c == pytest.approx(1 / 2, abs=1e-14)
    assert b @ c**2 == pytest.approx(1 / 3, abs=1e-14)
    assert a @ np.cumsum(b)[:-1] ** 2 == pytest.approx(1 / 3, abs=1e-14)


@pytest.mark.parametrize(
    ("kicks", "drifts", "message"),
    [
        ((0.5, 0.5), (0.5, 0.5), "2 kicks and 2 drifts.*one kick more"),
        ((0.5, 0.4), (1.0,), "kicks that add up to 0.9.*mistyped"),
        ((0.4, 0.6), (1.0,), "kicks .*the same backwards"),
        ((0.5, 0.5), (1.1,), "drifts that add up to 1.1"),
    ],
)
def test_mistyped_compositions_are_refused(kicks, drifts, message):
    with pytest.raises(InputError, match=message):
        Composition(kicks, drifts, "")
