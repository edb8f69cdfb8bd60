"""States as flat arrays, and the equations of motion for other solvers."""

import sys
import threading
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.integrate import solve_ivp

import freebody as fb
from freebody import flat
from freebody.errors import InputError

EPS = float(np.finfo(np.float64).eps)
numbers = st.floats(-10.0, 10.0, allow_subnormal=False)
vectors = st.tuples(numbers, numbers, numbers)


@st.composite
def worlds(draw):
    """One to three bodies that stand and move anyhow; one may be a particle."""
    bodies = []
    for _ in range(draw(st.integers(1, 3))):
        particle = draw(st.booleans())
        r = draw(vectors)
        bodies.append(
            fb.Body(
                mass=draw(st.floats(0.1, 10.0)),
                inertia=None if particle else (1.0, 2.0, draw(st.floats(1.5, 2.9))),
                position=draw(vectors),
                orientation=fb.so3.exp(np.array(r)),
                velocity=draw(vectors),
                angular_velocity=(0.0, 0.0, 0.0) if particle else draw(vectors),
            )
        )
    return fb.World(bodies)


def held(*, damping=0.3):
    a = fb.Body(mass=2.0, inertia=(1, 2, 2.5), angular_velocity=(1, -2, 0.5), velocity=(0.2, 0, 0.1), name="a")
    b = fb.Body(mass=0.5, position=(1, 1, 0), name="b")
    world = fb.World([a, b], gravity=(0, 0, -1.0))
    world.add(fb.Spring(a, at=(0.3, 0.2, 0), anchor=(0, 0, 2), stiffness=5.0, damping=damping))
    return world.add(fb.Spring(a, at=(0, 0.4, 0), to=b, stiffness=2.0, rest_length=0.7))


# --- arrays ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("layout", ["quaternion", "matrix", "course"])
@given(world=worlds())
@settings(max_examples=50, deadline=None)
def test_round_trips_keep_every_bit_of_the_array(layout, world):
    array = fb.state_to_array(world.state(), layout=layout)
    state = fb.array_to_state(world, array, layout=layout, time=2.5)
    assert state.time == 2.5
    assert np.array_equal(fb.state_to_array(state, layout=layout), array)


@pytest.mark.parametrize("layout", ["matrix", "course"])
@given(world=worlds())
@settings(max_examples=50, deadline=None)
def test_every_layout_describes_the_same_bodies(layout, world):
    first = world.state()
    state = fb.array_to_state(world, fb.state_to_array(first, layout=layout), layout=layout)
    assert np.array_equal(state.position, first.position)
    # A rotation and its inverse, and an inertia between them: some forty roundings of numbers up to the norm, which is
    # taken of numbers whose squares do not vanish.
    for name in ("linear_momentum", "angular_momentum", "velocity", "angular_velocity", "rotation"):
        expected = getattr(first, name)
        largest = np.abs(expected).max()
        norm = largest * np.linalg.norm(expected / largest) if largest > 0.0 else 0.0
        assert np.abs(getattr(state, name) - expected).max() <= 40 * EPS * norm


def test_the_layouts_are_ordered_as_documented():
    R = fb.so3.exp(np.array([0.3, -0.2, 0.9]))
    bodies = [
        fb.Body(mass=2.0, inertia=(1, 2, 3), position=(1, 2, 3), orientation=R, velocity=(4, 5, 6), name=name)
        for name in ("first", "second")
    ]
    state = fb.World(bodies).state()
    assert np.array_equal(fb.state_to_array(state), state.raw.ravel())
    matrix = fb.state_to_array(state, layout="matrix").reshape(2, 18)
    assert np.array_equal(matrix[1, :3], [1, 2, 3])
    assert matrix[1, 3:12] == pytest.approx(R.ravel(order="C"), abs=4 * EPS)
    assert np.array_equal(matrix[1, 12:15], [8, 10, 12])
    course = fb.state_to_array(state, layout="course")
    assert course.shape == (2 * 12 + 2 * 6,)
    assert course[12 * 1 : 12 * 1 + 9] == pytest.approx(R.ravel(order="F"), abs=4 * EPS)
    assert np.array_equal(course[12 + 9 : 24], [1, 2, 3])
    assert np.array_equal(course[24 + 6 + 3 :], [4, 5, 6])


def test_the_courses_torus_has_the_momentum_and_energy_of_its_velocities():
    world = fb.World([fb.Body(mass=1.174734587, inertia=(0.62945603, 1.22384108, 0.62945603))])
    array = np.concatenate([np.eye(3).ravel(order="F"), np.zeros(3), [0.1, 0.1, 0.0], np.zeros(3)])
    state = fb.array_to_state(world, array, layout="course")
    assert state.angular_momentum[0] == pytest.approx([0.0629456, 0.1223841, 0.0], abs=5e-8)  # seven decimals given
    assert world.kinetic_energy(state) == pytest.approx(0.00926648555, abs=5e-12)


def test_a_drifted_quaternion_is_taken_as_the_rotation_it_stands_for():
    world = held()
    array = fb.state_to_array(world.state())
    array[3:7] = [0.6 * 1.01, 0.0, 0.8 * 1.01, 0.0]
    assert fb.array_to_state(world, array).orientation[0] == pytest.approx([0.6, 0, 0.8, 0], abs=2 * EPS)


def test_a_drifted_matrix_is_kept_as_it_is():
    world = held()
    array = fb.state_to_array(world.state(), layout="matrix")
    array[3] = 1.01
    assert fb.array_to_state(world, array, layout="matrix").rotation[0, 0, 0] == 1.01


def test_a_state_from_an_array_can_be_run():
    world = held()
    state = fb.array_to_state(world, fb.state_to_array(world.state(), layout="course"), layout="course")
    a, b = (fb.simulate(world, 0.1, dt=0.01, start=start).final for start in (state, world.state()))
    assert a.raw == pytest.approx(b.raw, abs=100 * EPS)


# --- equations of motion -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("orientation", ["quaternion", "matrix"])
def test_the_derivative_is_that_of_the_motion(orientation):
    world = held()
    start = fb.simulate(world, 0.5, dt=0.01).final
    h = 2.0**-8
    after = [fb.simulate(world, k * h, dt=h, start=start).final for k in (1, 2, 3, 4)]
    y = [fb.state_to_array(state, layout=orientation) for state in (start, *after)]
    # One-sided difference of order 4: its error is h^4/5 times the fifth derivative, about 800 here.
    difference = (-25 * y[0] + 48 * y[1] - 36 * y[2] + 16 * y[3] - 3 * y[4]) / (12 * h)
    found = fb.rhs(world, orientation=orientation)(start.time, y[0])
    assert found == pytest.approx(difference, abs=1e3 * h**4 / 5 + 16 * EPS / h)


@pytest.mark.parametrize("orientation", ["quaternion", "matrix"])
def test_another_solver_finds_the_same_motion(orientation):
    world = held()
    start = fb.state_to_array(world.state(), layout=orientation)
    f = fb.rhs(world, orientation=orientation)
    other = solve_ivp(f, (0.0, 2.0), start, "DOP853", rtol=1e-12, atol=1e-13)
    found = fb.array_to_state(world, other.y[:, -1], layout=orientation, time=2.0)
    ours = fb.simulate(world, 2.0, dt=1e-3, integrator="cf4").final
    for name in ("position", "rotation", "linear_momentum", "angular_momentum"):
        assert getattr(found, name) == pytest.approx(getattr(ours, name), abs=1e-9), name


def test_the_length_of_a_quaternion_does_not_matter_to_the_motion():
    world = held()
    y = fb.state_to_array(world.state())
    longer = y.copy()
    longer[3:7] *= 1.5
    f = fb.rhs(world)
    a, b = f(0.0, y), f(0.0, longer)
    assert b[3:7] == pytest.approx(1.5 * a[3:7], abs=8 * EPS)
    assert np.delete(b, range(3, 7)) == pytest.approx(np.delete(a, range(3, 7)), abs=64 * EPS)


def test_windows_follow_the_time_that_is_asked_for():
    body = fb.Body(mass=2.0)
    f = fb.rhs(fb.World([body]).add(fb.Push(body, (4.0, 0, 0), start=1.0, duration=1.0)))
    pushes = [f(t, np.zeros(13) + np.eye(13)[3])[7] for t in (0.5, 1.5, 2.5)]
    assert pushes == [0.0, 4.0, 0.0]


def test_the_derivative_leaves_its_input_alone_and_never_returns_the_same_array():
    world = held()
    f, y = fb.rhs(world), fb.state_to_array(world.state())
    before = y.copy()
    first, second = f(0.0, y), f(0.0, y)
    assert np.array_equal(y, before)
    assert not np.shares_memory(first, second)
    assert np.array_equal(f(0, np.repeat(y, 2)[::2]), first)


def test_the_world_as_it_stood_is_what_counts():
    world = held()
    f, y = fb.rhs(world), fb.state_to_array(world.state())
    before = f(0.0, y)
    world.add(fb.Spring(world.bodies[1], anchor=(5, 5, 5), stiffness=100.0))
    assert np.array_equal(f(0.0, y), before)
    assert not np.array_equal(fb.rhs(world)(0.0, y), before)


@pytest.mark.parametrize("orientation", ["quaternion", "matrix"])
def test_joints_hold_in_the_equations_of_motion(orientation):
    upper = fb.Body(fb.Box((1, 0.2, 0.1)), density=10.0, position=(0.5, 0, 0), name="upper")
    lower = fb.Body(fb.Box((1, 0.2, 0.1)), density=10.0, position=(1.5, 0, 0), name="lower")
    world = fb.World([upper, lower], gravity=(0, 0, -9.81))
    world.add(fb.Ball(upper, at=(-0.5, 0, 0))).add(fb.Hinge(lower, at=(-0.5, 0, 0), axis=(0, 1, 0), to=upper))
    y = fb.state_to_array(world.state(), layout=orientation)
    end = solve_ivp(fb.rhs(world, orientation=orientation), (0.0, 1.0), y, method="DOP853", rtol=1e-12, atol=1e-12)
    found = fb.array_to_state(world, end.y[:, -1], layout=orientation)
    expected = fb.simulate(world, 1.0, dt=1e-3, integrator="rattle4", every=1000).final
    np.testing.assert_allclose(found.position, expected.position, atol=1e-8)
    np.testing.assert_allclose(found.rotation, expected.rotation, atol=1e-8)
    # What the solver's errors leave, added up twice.
    assert max(gap.position for gap in world.gaps(found)) < 1e-9


def test_threads_may_share_a_derivative():
    world = held()
    f, y = fb.rhs(world), fb.state_to_array(world.state())
    inputs = [y, y + 0.1]
    expected = [f(0.0, values) for values in inputs]
    wrong = []

    def work(k):
        wrong.extend(k for _ in range(300) if not np.array_equal(f(0.0, inputs[k]), expected[k]))

    threads = [threading.Thread(target=work, args=(k % 2,)) for k in range(4)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not wrong


def test_no_world_needs_a_compilation_of_its_own():
    for world in (held(), fb.World([fb.Body(mass=1.0)])):
        for orientation in ("quaternion", "matrix"):
            fb.rhs(world, orientation=orientation)(0.0, fb.state_to_array(world.state(), layout=orientation))
    assert len(flat._derivative.overloads) == 1


# --- errors ------------------------------------------------------------------------------------------------------
def test_wrong_arrays_say_what_is_right():
    world = held()
    good = fb.state_to_array(world.state())
    with pytest.raises(InputError, match=r"shape \(25,\) for 2 bodies. Expected: \(26,\): 13 numbers .*another layout"):
        fb.array_to_state(world, good[:-1])
    with pytest.raises(InputError, match=r"shape \(26,\) for 2 bodies. Expected: \(36,\): 18 numbers"):
        fb.rhs(world, orientation="matrix")(0.0, good)
    bad = good.copy()
    bad[8] = np.nan
    with pytest.raises(InputError, match="entry 8 of the array is not finite"):
        fb.array_to_state(world, bad)
    bad = good.copy()
    bad[16:20] = 0.0
    with pytest.raises(InputError, match="the quaternion of 'b' is zero"):
        fb.array_to_state(world, bad)
    bad = fb.state_to_array(world.state(), layout="matrix")
    bad[18 + 3] = -1.0
    with pytest.raises(InputError, match="the matrix of 'b' has determinant -1. Expected: a rotation"):
        fb.array_to_state(world, bad, layout="matrix")
    with pytest.raises(InputError, match="time = inf"):
        fb.array_to_state(world, good, time=np.inf)


def test_unknown_layouts_are_named_with_the_known_ones():
    world = held()
    with pytest.raises(InputError, match="layout = 'euler'. Expected: one of 'quaternion', 'matrix', 'course'"):
        fb.state_to_array(world.state(), layout="euler")
    with pytest.raises(InputError, match="layout = 'euler'"):
        fb.array_to_state(world, [], layout="euler")
    with pytest.raises(InputError, match="orientation = 'course'. Expected: one of 'quaternion', 'matrix'"):
        fb.rhs(world, orientation="course")


def free():
    return fb.World(fb.Body(fb.Box((1, 2, 3)), density=1.0, angular_velocity=(1, 2, 3)))


@pytest.mark.parametrize("layout", ["quaternion", "matrix"])
@pytest.mark.parametrize("kind", [np.complex64, np.complex128, list])
def test_complex_numbers_are_refused_not_cut_off(layout, kind):
    world = free()
    y = fb.state_to_array(world.state(), layout=layout) + 1e-20j
    y = y.tolist() if kind is list else y.astype(kind)
    with pytest.raises(InputError, match="(?s)y = .*Expected: real numbers"):
        fb.rhs(world, orientation=layout)(0.0, y)
    with pytest.raises(InputError, match="(?s)array = .*Expected: real numbers"):
        fb.array_to_state(world, y, layout=layout)
    if kind is not list:
        with pytest.raises(InputError, match="(?s)cause: .*complex.*Remedy"):
            fb.rhs(world, orientation=layout)(0.0, y)


@pytest.mark.parametrize("name", ["raw", "accumulators", "memory", "angles"])
def test_states_of_complex_numbers_are_refused(name):
    state = free().state()
    with pytest.raises(InputError, match=f"(?s){name} = .*real numbers"):
        replace(state, **{name: getattr(state, name).astype(complex) if name != "memory" else np.array([1j])})


def test_states_of_another_shape_are_refused():
    state = free().state()
    with pytest.raises(InputError, match=r"raw of shape \(2, 13\).*Expected: \(1, 13\)"):
        replace(state, layout="momenta", raw=np.zeros((2, 13)))
    with pytest.raises(InputError, match="layout = 'momentum'"):
        replace(state, layout="momentum")
    with pytest.raises(InputError, match="t = 1j"):
        fb.rhs(free())(1j, fb.state_to_array(state))
