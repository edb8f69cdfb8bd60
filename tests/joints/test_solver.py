"""The block-sparse system of joints against dense linear algebra, on random linkages."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import freebody as fb
from freebody.forces.held import Users
from freebody.forces.total import no_wrench
from freebody.joints import layout
from freebody.joints.elimination import plan
from freebody.joints.report import header_in, rows_in, solver_room
from freebody.joints.se3_system import SE3
from freebody.joints.solver import prepare, solve
from freebody.model.kernel_data import kin_rows, world_of
from freebody.model.state import convert


def system(world):
    """Jacobian (equations, 6 bodies), inverse masses (6 bodies, 6 bodies) and the prepared scratch of a world."""
    tables = world.tables()
    J = header_in(tables.integers)
    kin = kin_rows(len(world.bodies))
    kin[:, :18] = convert(world.state().raw, "momenta", "velocities", tables)
    scratch = solver_room(tables)
    prepare(SE3, world_of(tables), kin, Users(no_wrench, no_wrench), scratch, 0.0)
    jacobian = np.zeros((J.equations, 6 * len(world.bodies)))
    for body, first, rows, place in rows_in(tables.integers, J.first_incidence, J.incidences, layout.INCIDENCE):
        start = J.jacobian + place
        jacobian[first : first + rows, 6 * body : 6 * body + 6] = scratch[start : start + 6 * rows].reshape(rows, 6)
    inverse = np.zeros((jacobian.shape[1],) * 2)
    state = world.state()
    for b, body in enumerate(world.bodies):
        inverse[6 * b : 6 * b + 3, 6 * b : 6 * b + 3] = state.inverse_inertia[b]
        inverse[6 * b + 3 : 6 * b + 6, 6 * b + 3 : 6 * b + 6] = np.eye(3) / body.mass
    return jacobian, inverse, scratch, world_of(tables), J


def linkage(parents, kinds, seed):
    """A tree: every body on an earlier one, or on the world (-1), by a joint of the given kind."""
    random = np.random.default_rng(seed)
    bodies = []
    for k in range(len(parents)):
        quaternion = random.normal(size=4)
        bodies.append(
            fb.Body(
                mass=float(random.uniform(0.5, 2.0)),
                inertia=random.uniform(1.0, 1.8, size=3),
                position=random.normal(size=3),
                orientation=quaternion / np.linalg.norm(quaternion),
                name=f"b{k}",
            )
        )
    world = fb.World(bodies)
    for k, (parent, kind) in enumerate(zip(parents, kinds)):
        end = {} if parent < 0 else {"to": bodies[parent]}
        axis = random.normal(size=3)
        options = {"ball": {}, "weld": {}, "hinge": {"axis": axis}, "slider": {"axis": axis}}[kind]
        joint = {"ball": fb.Ball, "weld": fb.Weld, "hinge": fb.Hinge, "slider": fb.Slider}[kind]
        world.add(joint(bodies[k], at=random.normal(size=3), **options, **end))
    return world


trees = st.integers(1, 12).flatmap(
    lambda n: st.tuples(
        st.tuples(*(st.integers(-1, k - 1) for k in range(n))),
        st.tuples(*(st.sampled_from(["ball", "weld", "hinge", "slider"]) for _ in range(n))),
        st.integers(0, 2**31),
    )
)
# One body that carries many: it stays in the system as a node of its own.
stars = st.tuples(
    st.just((-1, *[0] * 9)), st.tuples(*(st.sampled_from(["ball", "hinge"]) for _ in range(10))), st.integers(0, 2**31)
)


@given(trees | stars)
def test_solutions_satisfy_the_dense_system(tree):
    jacobian, inverse, scratch, world, J = system(linkage(*tree))
    matrix = jacobian @ inverse @ jacobian.T
    random = np.random.default_rng(tree[2])
    right = random.normal(size=len(jacobian))
    z = J.solution
    scratch[z : z + len(right)] = right
    solve(world, scratch)
    found = scratch[z : z + len(right)]
    assert layout.SOLVER.read(scratch).redundant == 0
    # Backward error of a factorisation without exchanges: roundings times the size of matrix and solution.
    size = np.abs(matrix).max() * np.abs(found).max() * np.linalg.cond(matrix) ** 0.5
    assert matrix @ found == pytest.approx(right, abs=1e-13 * max(size, 1.0))


@given(st.integers(2, 60), st.integers(0, 2**31))
def test_trees_need_blocks_in_proportion_to_their_joints(count, seed):
    random = np.random.default_rng(seed)
    bodies = [(k, int(random.integers(0, k))) if k else (0,) for k in range(count)]
    made = plan([3] * count, bodies, 6)
    # A joint has at most the joints of one body after it; bodies with five or more are bodies of high degree of two
    # blocks a joint.
    assert made.floats <= count * (9 + 4 * 9 + 2 * 36)
    assert sorted(made.order) == list(range(count + len(made.high_degree)))


def test_a_star_of_a_thousand_joints_costs_no_square():
    bodies = [(k, 1000) for k in range(1000)]
    assert plan([3] * 1000, bodies, 6).floats == 1000 * (9 + 18) + 36


def test_equations_said_twice_are_counted_and_change_nothing():
    body = fb.Body(fb.Box((1, 1, 1)), density=1.0, name="box")
    once = fb.World([body], gravity=(0, 0, -9.81), joints=[fb.Ball(body, at=(-0.5, 0, 0))])
    twice = fb.World([body], gravity=(0, 0, -9.81), joints=[fb.Ball(body, at=(-0.5, 0, 0)) for _ in range(2)])
    runs = [fb.simulate(world, 0.5, dt=1e-3) for world in (once, twice)]
    assert runs[1]["box"].position == pytest.approx(runs[0]["box"].position, abs=1e-10)
    assert "3 equations" in runs[1].notes[0]
    assert runs[0].notes == ()
