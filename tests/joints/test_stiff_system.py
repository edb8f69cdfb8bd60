"""The stiff system of generalized-alpha: its plan on random linkages, its solutions against dense linear algebra."""

from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from test_solver import linkage, trees

import freebody as fb
from freebody.methods import generalized_alpha_plan as layout
from freebody.methods.generalized_alpha_plan import StiffPlan, stiff_plan
from freebody.methods.generalized_alpha_sparse import blocks_at, factor, solve


def coloured(plan):
    """Of every colour, the bodies in it: each with those that feel it and their blocks."""
    numbers = plan.integers.tolist()
    at = numbers[layout.FIRST_COLOUR]
    for _ in range(numbers[layout.COLOURS]):
        bodies = {}
        count, at = numbers[at], at + 1
        for _ in range(count):
            body, feeling = numbers[at : at + 2]
            at += 2
            bodies[body] = dict(zip(numbers[at : at + 2 * feeling : 2], numbers[at + 1 : at + 2 * feeling : 2]))
            at += 2 * feeling
        yield bodies


def filled(world, plan, seed, push=1.0):
    """The scratch of a system like those of stiff worlds, and the same as a dense matrix."""
    tables, random = world.tables(), np.random.default_rng(seed)
    bodies, n = len(tables.names), int(plan.integers[layout.UNKNOWNS])
    scratch, matrix = np.zeros(plan.floats), np.zeros((n, n))
    begin = blocks_at(0, plan.integers)

    def put(row, column, block, values):
        scratch[begin + block : begin + block + values.size] = values.ravel()
        matrix[row : row + len(values), column : column + values.shape[1]] = values

    # M + h^2 K + h D, divided by M: springs add something positive, turning adds something without symmetry.
    light = [np.diag(random.uniform(0.5, 2.0, size=6)) for _ in range(bodies)]
    blocks = {(body, body): np.linalg.inv(light[body]) + _turning(random) for body in range(bodies)}
    for group in {*tables.coupled, *(joint.bodies for joint in tables.joints)}:
        for one, other in combinations(sorted(group), 2):
            spring = random.normal(size=(6, 12))
            whole = push * spring.T @ spring
            for row, i in ((one, slice(0, 6)), (other, slice(6, 12))):
                for column, j in ((one, slice(0, 6)), (other, slice(6, 12))):
                    blocks[row, column] = blocks.get((row, column), 0.0) + whole[i, j]
    for members in coloured(plan):
        for body, feeling in members.items():
            for other, block in feeling.items():
                put(6 * other, 6 * body, block, light[other] @ blocks[other, body])
    numbers, at = plan.integers.tolist(), int(plan.integers[layout.LINKS])
    for joint in tables.joints:
        for body in joint.bodies:
            # What a joint asks of one body are different things, as axes and directions are.
            gradient = np.linalg.qr(random.normal(size=(6, 6)))[0][: joint.equations]
            put(6 * bodies + joint.first, 6 * body, numbers[at], gradient)
            put(6 * body, 6 * bodies + joint.first, numbers[at + 1], -light[body] @ gradient.T)
            at += 2
    return scratch, matrix


def _turning(random):
    skew = random.normal(size=(6, 6))
    return skew - skew.T


loops = st.tuples(trees, st.lists(st.tuples(st.integers(0, 11), st.integers(-1, 11)), max_size=4))


def closed(tree, more):
    """The tree with beams and springs between some of its bodies."""
    world = linkage(*tree)
    bodies = world.bodies
    for k, (one, other) in enumerate(more):
        one, other = one % len(bodies), other % len(bodies) if other >= 0 else -1
        if one == other:
            continue
        end = {} if other < 0 else {"to": bodies[other]}
        if k % 2:
            world.add(fb.Spring(bodies[one], stiffness=1.0, **(end or {"anchor": (0, 0, 0)})))
        else:
            world.add(fb.Beam(bodies[one], at=(0.1 * k, 0.2, 0.3), **(end or {"anchor": (0, 0, 0)})))
    return world


@given(loops, st.sampled_from([0.0, 1.0, 1e4]))
def test_solutions_satisfy_the_dense_system(made, push):
    world = closed(*made)
    plan = stiff_plan(world.tables())
    seed = made[0][2]
    scratch, matrix = filled(world, plan, seed, push)
    condition = np.linalg.cond(matrix)
    assume(condition < 1e9)  # else some equation follows from others, and the right side contradicts it
    right = np.random.default_rng(seed).normal(size=len(matrix))
    scratch[: len(right)] = right
    assert factor(scratch, 0, plan.integers)
    solve(scratch, 0, plan.integers)
    found = scratch[: len(right)]
    size = np.abs(matrix).max() * np.abs(found).max() * condition**0.5
    assert matrix @ found == pytest.approx(right, abs=1e-13 * max(size, 1.0))


@given(loops)
def test_bodies_of_one_colour_are_not_felt_by_the_same_body(made):
    world = closed(*made)
    seen = []
    for bodies in coloured(stiff_plan(world.tables())):
        felt = [other for feeling in bodies.values() for other in feeling]
        assert len(felt) == len(set(felt))
        assert all(body in feeling for body, feeling in bodies.items())
        seen += bodies
    assert sorted(seen) == list(range(len(world.bodies)))


def test_an_equation_that_follows_from_others_gets_zero():
    body = fb.Body(mass=1.0, inertia=(1, 2, 3), name="one")
    world = fb.World([body]).add(fb.Ball(body, name="a")).add(fb.Ball(body, name="b"))
    plan = stiff_plan(world.tables())
    scratch, _ = filled(world, plan, 3)
    links = plan.integers[plan.integers[layout.LINKS] :].tolist()
    begin = blocks_at(0, plan.integers)
    for one, other in ((links[0], links[2]), (links[1], links[3])):
        scratch[begin + other : begin + other + 18] = scratch[begin + one : begin + one + 18]
    scratch[:12] = [1, 2, 3, 4, 5, 6, 0.5, -0.5, 1, 0.5, -0.5, 1]
    assert factor(scratch, 0, plan.integers)
    solve(scratch, 0, plan.integers)
    assert np.isfinite(scratch[:12]).all()
    assert sorted([not scratch[6:9].any(), not scratch[9:12].any()]) == [False, True]


def chain(count):
    bodies = [fb.Body(mass=1.0, inertia=(1, 1, 1), position=(k, 0, 0), name=str(k)) for k in range(count)]
    world = fb.World(bodies).add(fb.Ball(bodies[0]))
    for one, other in pairwise(bodies):
        world.add(fb.Ball(other, to=one))
    return world


def size_of(plan: StiffPlan):
    assert plan.integers[layout.PIVOTS] > 0
    return plan.floats + len(plan.integers)


def test_chains_rings_and_trees_need_room_in_proportion_to_their_length():
    def ring(count):
        world = chain(count)
        return world.add(fb.Ball(world.bodies[-1], anchor=(0, 0, 1)))

    def tree(count):
        bodies = [fb.Body(mass=1.0, inertia=(1, 1, 1), position=(k, 0, 0), name=str(k)) for k in range(count)]
        world = fb.World(bodies).add(fb.Ball(bodies[0]))
        for k in range(1, count):
            world.add(fb.Ball(bodies[k], to=bodies[(k - 1) // 2]))
        return world

    for make in (chain, ring, tree):
        assert size_of(stiff_plan(make(1000).tables())) <= 10.5 * size_of(stiff_plan(make(100).tables()))
    assert stiff_plan(chain(1000).tables()).integers[layout.COLOURS] == 3
