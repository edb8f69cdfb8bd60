"""Reactions of joints at given poses and velocities, from their equations differentiated twice.

    S l = -(G a + c):  a the accelerations that forces and gyration alone would give, c the bias terms.

So reactions are those of the moment, whatever method made the frame. With them comes how far each joint is open.
"""

from numba import types

from freebody.compile import kernel
from freebody.forces.act import arm, float3
from freebody.forces.held import HELD, users_of
from freebody.forces.joint_spring import hinge_torques, slider_forces
from freebody.forces.total import total_wrench
from freebody.joints.angles import at_frame
from freebody.joints.bias import all_bias_terms
from freebody.joints.constraints.evaluate import PRESCRIBED_ANGLE, measured, residuals
from freebody.joints.layout import ROW, incidence_at, joint_at, joints_of, note_of, wrench_at
from freebody.joints.se3_system import SE3
from freebody.joints.solver import (
    add_solution,
    assemble,
    clear,
    collect,
    factor,
    prepare,
    regularize,
    residual_rates,
    solve,
)
from freebody.lie.vec import add, cross, dot, scale, sub
from freebody.model.columns import (
    KIN,
    KIN_SIZE,
    angular_velocity_of,
    force_of,
    nc_force_of,
    nc_torque_of,
    put_force,
    put_nc_force,
    put_nc_torque,
    put_torque,
    rotation_of,
    torque_of,
)
from freebody.model.kernel_data import FRAMES, WORLD
from freebody.model.rows import add_contact, angular_momentum, body_of, sym_vec

# Per joint: torque about its point and force on its first body, with springs and dampers in it; the largest residual,
# the largest rate of one, and what it measures.
COLUMNS = 9

# Solving once more for what is left gains the digits that the condition of the matrix cost.
REFINEMENTS = 2

# Where constraints are redundant, each gives way by this part, so that reactions are the smallest that do the same:
# which equation goes without a pivot is a matter of roundings, and reactions would jump with it from frame to frame.
# Every refinement takes back what was given, to this part over that of the weakest equation which stands for itself.
SOFT = 1e-6
SOFT_REFINEMENTS = 10

_F1, _F2, _F3 = types.float64[::1], types.float64[:, ::1], types.float64[:, :, ::1]
# Torque, force, and the parts of both without potential: the last columns of a kinematic row.
WRENCH = KIN.size - KIN.slices["torque"].start
REACTIONS = types.void(WORLD, _F2, HELD, _F1, FRAMES, _F3, _F3)


@kernel(inline=True)
def constraint_accelerations(world, kin, S, free):
    """Minus (G a + bias terms) to the solution's place: with the free accelerations, or with those of reactions too.

    The wrench of the joints stands in the notes.
    """
    J = joints_of(world)
    z = J.solution
    for e in range(J.equations):
        S[z + e] = -S[J.bias + e]
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        b = incidence.body
        note = note_of(world, S, b)
        force, torque = force_of(kin, b), torque_of(kin, b)
        if not free:
            force, torque = add(force, note.force), add(torque, note.torque)
        w = angular_velocity_of(kin, b)
        torque = sub(torque, cross(w, angular_momentum(body_of(world, b), rotation_of(kin, b), w)))
        turn = sym_vec(note.inverse_inertia, torque)
        push = scale(body_of(world, b).inverse_mass, force)
        for e in range(incidence.count):
            row = wrench_at(S, J.jacobian + incidence.jacobian + ROW * e)
            S[z + incidence.first + e] -= dot(row.torque, turn) + dot(row.force, push)


@kernel
def reactions(world, kin, held, S, frames, wrench, joints):
    """For every frame the wrench on each body, reactions included (frames, bodies, 12), and the joints' columns.

    The power of motors comes through the parts without potential, to which then all reactions are added: those of
    ideal joints have none.
    """
    J, users = joints_of(world), users_of(held)
    r, z, keep = J.residual, J.solution, J.memory + 1
    for i in range(frames.rows.shape[0]):
        now, t = at_frame(world, kin, frames, i), frames.times[i]
        all_bias_terms(now, kin, users, S, t)
        total_wrench(now, kin, users, t)
        add_contact(kin, frames, i)
        refinements = REFINEMENTS
        if prepare(SE3, now, kin, users, S, t) > 0:
            assemble(SE3, now, kin, S)
            regularize(world, S, SOFT)
            factor(world, S)
            refinements = SOFT_REFINEMENTS
        clear(S, keep, J.equations)
        for turn in range(1 + refinements):
            constraint_accelerations(now, kin, S, turn == 0)
            solve(world, S)
            add_solution(world, S, keep)
            collect(SE3, world, S, keep, 1.0)
        for b in range(world.bodies):
            note = note_of(world, S, b)
            put_torque(kin, b, add(torque_of(kin, b), note.torque))
            put_force(kin, b, add(force_of(kin, b), note.force))
            if J.motors:
                put_nc_torque(kin, b, add(nc_torque_of(kin, b), note.torque))
                put_nc_force(kin, b, add(nc_force_of(kin, b), note.force))
            for k in range(WRENCH):
                wrench[i, b, k] = kin[b, KIN_SIZE - WRENCH + k]
        residuals(now, kin, users, t, S, r)
        residual_rates(SE3, now, kin, S, z)
        _columns(now, kin, S, joints, i)


@kernel(inline=True)
def _columns(world, kin, S, joints, i):
    J = joints_of(world)
    r, z, keep = J.residual, J.solution, J.memory + 1
    for j in range(J.joints):
        joint = joint_at(world.integers, J.first_joint, j)
        first, count, g, a, f = joint.first, joint.count, J.jacobian + joint.jacobian, joint.a, joint.point
        torque, force = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
        off, rate = 0.0, 0.0
        for e in range(count):
            row, multiplier = wrench_at(S, g + ROW * e), S[keep + first + e]
            torque, force = add(torque, scale(multiplier, row.torque)), add(force, scale(multiplier, row.force))
            off, rate = max(off, abs(S[r + first + e])), max(rate, abs(S[z + first + e]))
        torque = sub(torque, cross(arm(kin, a, float3(world.floats, f)), force))
        spring = joint.spring
        if spring > 0 and joint.kind == PRESCRIBED_ANGLE:
            pull, brake = hinge_torques(world, kin, a, joint.b, spring)
            torque = add(torque, add(pull, brake))
        elif spring > 0:
            pull, brake, _, _ = slider_forces(world, kin, a, joint.b, spring)
            force = add(force, add(pull, brake))
        for c in range(3):
            joints[i, j, c], joints[i, j, 3 + c] = torque[c], force[c]
        joints[i, j, 6], joints[i, j, 7] = off, rate
        joints[i, j, 8] = measured(world, kin, joint)
