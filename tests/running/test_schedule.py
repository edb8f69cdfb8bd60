"""The schedule covers the run exactly, cuts at edges, and does not depend on where a run was interrupted."""

import math
from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from freebody.model.state import Clock
from freebody.running.schedule import Leg, Piece, legs

steps = st.floats(1e-4, 10.0)
edges_lists = st.lists(st.floats(-1.0, 50.0), max_size=6)


def spans(clock, plan):
    for leg in plan:
        if isinstance(leg, Leg):
            yield clock.t0 + leg.n * clock.dt, clock.t0 + (leg.n + leg.count) * clock.dt, leg
        else:
            yield leg.start, leg.start + leg.length, leg


@given(steps, st.floats(0.01, 40.0), edges_lists)
def test_legs_join_without_gaps_and_land_on_the_end(dt, duration, edges):
    assume(duration / dt < 1e5)
    clock = Clock(0.0, 0, dt)
    covered = list(spans(clock, legs(clock, duration, edges)))
    slack = 1e-9 * dt + 1e-12 * duration
    assert covered[0][0] == 0.0
    assert math.isclose(covered[-1][1], duration, abs_tol=slack)
    for (_, end, _), (start, _, _) in pairwise(covered):
        assert math.isclose(end, start, abs_tol=slack)


@given(steps, st.floats(0.01, 40.0), edges_lists)
def test_no_leg_crosses_an_edge_and_its_moment_lies_inside(dt, duration, edges):
    assume(duration / dt < 1e5)
    clock = Clock(0.0, 0, dt)
    for start, end, leg in spans(clock, legs(clock, duration, edges)):
        assert start < leg.moment < end or math.isclose(start, end)
        for edge in edges:
            slack = 1.1e-9 * dt * max(1.0, end / dt * 1e-3)
            assert not start + slack < edge < end - slack


@given(st.integers(1, 60), st.integers(1, 60), st.sampled_from([0.1, 0.3, 1e-3, 1 / 3]))
def test_stopping_on_the_grid_changes_no_step(first, second, dt):
    def whole_steps(clock, duration):
        plan = list(legs(clock, duration, [2.5 * dt]))
        return [(leg.n, leg.count) if isinstance(leg, Leg) else (leg.start, leg.length) for leg in plan]

    clock = Clock(0.0, 0, dt)
    through = whole_steps(clock, (first + second) * dt)
    parts = whole_steps(clock, first * dt) + whole_steps(Clock(0.0, first, dt), second * dt)

    def unit_steps(plan):
        for a, b in plan:
            yield from [(a + k, 1) for k in range(b)] if isinstance(b, int) else [(a, b)]

    assert list(unit_steps(through)) == list(unit_steps(parts))


def test_an_edge_inside_a_step_cuts_it_in_two():
    plan = list(legs(Clock(0.0, 0, 1.0), 3.0, [1.25]))
    assert plan == [
        Leg(0, 1, 0.5),
        Piece(1.0, 0.25, 1.125, completes=False),
        Piece(1.25, 0.75, 1.625, completes=True),
        Leg(2, 1, 2.5),
    ]


def test_an_edge_on_the_grid_cuts_no_step_in_spite_of_rounding():
    plan = list(legs(Clock(0.0, 0, 0.1), 1.0, [0.1 + 0.1 + 0.1]))
    assert [(leg.n, leg.count) for leg in plan] == [(0, 3), (3, 7)]


def test_two_edges_in_one_step_make_three_pieces():
    plan = list(legs(Clock(0.0, 0, 1.0), 1.0, [0.25, 0.5]))
    assert [(leg.start, leg.length, leg.completes) for leg in plan] == [
        (0.0, 0.25, False),
        (0.25, 0.25, False),
        (0.5, 0.5, True),
    ]
