"""The stiff system of generalized-alpha: its plan on random linkages, its solutions against dense linear algebra."""

from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from test_solver import linkage, trees

import freebody as fb
from freebody.methods.generalized_alpha.layout import COLOUR, COUPLING, LINK, MEMBER
from freebody.methods.generalized_alpha.plan import plan_of
from freebody.methods.generalized_alpha.solve import factor_system, solve_system
from freebody.model.kernel_data import world_of


def rows(plan, record, first, numbers):
    """Rows of a record by name."""
    integers = plan.integers[first:]
    return [record.read(integers[record.size * number :]) for number in numbers]


def coloured(plan):
    """Of every colour, the bodies in it: each with those that feel it and their blocks."""
    header = plan.header
    for colour in rows(plan, COLOUR, header.first_colour, range(header.colours)):
        last = colour.first_member + colour.members
        members = rows(plan, MEMBER, header.first_member, range(colour.first_member, last))
        yield {member.body: feeling(plan, member) for member in members}


def feeling(plan, member):
    """The bodies that feel one, with their blocks."""
    numbers = range(member.first_coupling, member.first_coupling + member.couplings)
    return {felt.body: felt.block for felt in rows(plan, COUPLING, plan.header.first_coupling, numbers)}


def links_of(world, plan):
    """The blocks of every joint on each of its bodies."""
    count = sum(len(joint.bodies) for joint in world.tables().joints)
    return rows(plan, LINK, plan.header.first_link, range(count))


def solved(world, plan, scratch, right):
    """The solution of the system in the scratch, after it was factored."""
    kernels = world_of(world.tables())._replace(integers=plan.integers)
    place = slice(plan.header.solution, plan.header.solution + plan.header.unknowns)
    scratch[place] = right
    assert factor_system(kernels, scratch)
    solve_system(kernels, scratch)
    return scratch[place]


def filled(world, plan, seed, push=1.0):
    """The scratch of a system like those of stiff worlds, and the same as a dense matrix."""
    tables, random = world.tables(), np.random.default_rng(seed)
    bodies, n = len(tables.names), plan.header.unknowns
    scratch, matrix = np.zeros(plan.header.scratch), np.zeros((n, n))

    def put(row, column, block, values):
        scratch[block : block + values.size] = values.ravel()
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
        for body, felt in members.items():
            for other, block in felt.items():
                put(6 * other, 6 * body, block, light[other] @ blocks[other, body])
    links = iter(links_of(world, plan))
    for joint in tables.joints:
        for body in joint.bodies:
            # What a joint asks of one body are different things, as axes and directions are.
            gradient = np.linalg.qr(random.normal(size=(6, 6)))[0][: joint.equations]
            link = next(links)
            put(6 * bodies + joint.first, 6 * body, link.below, gradient)
            put(6 * body, 6 * bodies + joint.first, link.beside, -light[body] @ gradient.T)
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
    plan = plan_of(world.tables())
    seed = made[0][2]
    scratch, matrix = filled(world, plan, seed, push)
    condition = np.linalg.cond(matrix)
    assume(condition < 1e9)  # else some equation follows from others, and the right side contradicts it
    right = np.random.default_rng(seed).normal(size=len(matrix))
    found = solved(world, plan, scratch, right)
    size = np.abs(matrix).max() * np.abs(found).max() * condition**0.5
    assert matrix @ found == pytest.approx(right, abs=1e-13 * max(size, 1.0))


@given(loops)
def test_bodies_of_one_colour_are_not_felt_by_the_same_body(made):
    world = closed(*made)
    seen = []
    for bodies in coloured(plan_of(world.tables())):
        felt = [other for those in bodies.values() for other in those]
        assert len(felt) == len(set(felt))
        assert all(body in those for body, those in bodies.items())
        seen += bodies
    assert sorted(seen) == list(range(len(world.bodies)))


def test_an_equation_that_follows_from_others_gets_zero():
    body = fb.Body(mass=1.0, inertia=(1, 2, 3), name="one")
    world = fb.World([body]).add(fb.Ball(body, name="a")).add(fb.Ball(body, name="b"))
    plan = plan_of(world.tables())
    scratch, _ = filled(world, plan, 3)
    for one, other in zip(*links_of(world, plan)):
        scratch[other : other + 18] = scratch[one : one + 18]
    found = solved(world, plan, scratch, [1, 2, 3, 4, 5, 6, 0.5, -0.5, 1, 0.5, -0.5, 1])
    assert np.isfinite(found).all()
    assert sorted([not found[6:9].any(), not found[9:12].any()]) == [False, True]


def chain(count):
    bodies = [fb.Body(mass=1.0, inertia=(1, 1, 1), position=(k, 0, 0), name=str(k)) for k in range(count)]
    world = fb.World(bodies).add(fb.Ball(bodies[0]))
    for one, other in pairwise(bodies):
        world.add(fb.Ball(other, to=one))
    return world


def size_of(plan):
    assert plan.header.pivots > 0
    return plan.header.scratch + len(plan.integers)


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
        assert size_of(plan_of(make(1000).tables())) <= 10.5 * size_of(plan_of(make(100).tables()))
    assert plan_of(chain(1000).tables()).header.colours == 3
