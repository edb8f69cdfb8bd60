"""Reactions of joints at given poses and velocities, from their equations differentiated twice.

    S l = -(G a + c):  a the accelerations that forces and gyration alone would give, c the curvature.

So reactions are those of the moment, whatever method made the frame. With them comes how far each joint is open.
"""

import math

from numba import types

from freebody.compile import kernel
from freebody.forces.act import arm, float3, point
from freebody.forces.held import HELD, forces_of, joints_of
from freebody.forces.joint_spring import angle_of, hinge_torques, nearest, slider_forces
from freebody.forces.total import total_wrench
from freebody.joints.angles import LAST, set_angles
from freebody.joints.equation import TURNED
from freebody.joints.kernels import curvatures, residuals
from freebody.joints.layout import (
    BODY_NOTES,
    CURVATURE,
    CUSTOM_BLOCKS,
    EQUATIONS,
    FIRST_INCIDENCE,
    FIRST_JOINT,
    GRADIENT,
    IMPULSE,
    INCIDENCE,
    INCIDENCES,
    INVERSE,
    JOINT,
    JOINT_COUNT,
    JOINTS,
    MEMORY,
    MOTORS,
    NOTES,
    RESIDUAL,
    SOLUTION,
)
from freebody.joints.prepare import prepare, residual_rates
from freebody.joints.solver import assemble, collect, factor, soften, solve
from freebody.lie.so3 import exp as exp_matrix
from freebody.lie.vec import add, cross, dot, mat_mat, mat_vec, scale, sub
from freebody.model.layout import FORCE, NC_TORQUE, POSITION, ROTATION, SPIN, TORQUE, VELOCITY, WORK
from freebody.model.rows import angular_momentum, body_of, get3, get9, put3, put9, six, sym_vec

__all__ = ["COLUMNS", "LINKED", "linked"]

# Per joint: torque about its point and force on its first body, with springs and dampers in it; the largest residual,
# the largest rate of one, and what it measures.
COLUMNS = 9

# Solving once more for what is left gains the digits that the condition of the matrix cost.
REFINEMENTS = 2

# Where equations follow from others, each gives way by this part, so that reactions are the smallest that do the same:
# which equation goes without a pivot is a matter of roundings, and reactions would jump with it from frame to frame.
# Every refinement takes back what was given, to this part over that of the weakest equation which stands for itself.
SOFT = 1e-6
SOFT_REFINEMENTS = 10

# Curvature of users' equations: their gradients a little before and after, in units of the angle or way of a body.
NUDGE = 6e-6

_F1, _F2, _F3 = types.float64[::1], types.float64[:, ::1], types.float64[:, :, ::1]
LINKED = types.void(_F1, _F1, _F3, _F2, _F1, types.int64[::1], HELD, _F2, _F1, _F3, _F3)


@kernel(inline=True)
def _accelerations(work, F, I, S, free):
    """G a + curvature to the solution's place, negative: with the free accelerations, or with those of reactions too.

    The wrench of the joints stands in the notes.
    """
    J = I[JOINTS]
    z = I[J + SOLUTION]
    for e in range(I[J + EQUATIONS]):
        S[z + e] = -S[I[J + CURVATURE] + e]
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        b = I[at]
        notes = I[J + NOTES] + BODY_NOTES * b
        force, torque = get3(work, b, FORCE), get3(work, b, TORQUE)
        if not free:
            i = notes + IMPULSE
            force, torque = add(force, (S[i + 3], S[i + 4], S[i + 5])), add(torque, (S[i], S[i + 1], S[i + 2]))
        w = get3(work, b, SPIN)
        torque = sub(torque, cross(w, angular_momentum(body_of(F, b), get9(work, b, ROTATION), w)))
        v = notes + INVERSE
        turn = sym_vec(six(S, v), torque)
        push = scale(body_of(F, b).inverse_mass, force)
        for e in range(I[at + 2]):
            g = I[J + GRADIENT] + I[at + 3] + 6 * e
            S[z + I[at + 1] + e] -= dot((S[g], S[g + 1], S[g + 2]), turn) + dot((S[g + 3], S[g + 4], S[g + 5]), push)


@kernel
def _users_curvatures(t, work, F, I, custom, S):
    """The same for users' equations: rates of all equations a little later minus a little earlier, at frozen speed."""
    J = I[JOINTS]
    c, z = I[J + CURVATURE], I[J + SOLUTION]
    fastest = 0.0
    for b in range(I[0]):
        fastest = max(fastest, math.sqrt(dot(get3(work, b, SPIN), get3(work, b, SPIN))))
        fastest = max(fastest, math.sqrt(dot(get3(work, b, VELOCITY), get3(work, b, VELOCITY))))
    step = NUDGE / max(fastest, 1e-3)
    keep = work.copy()
    for side in range(2):
        h = step if side == 0 else -step
        for b in range(I[0]):
            put3(work, b, POSITION, add(get3(keep, b, POSITION), scale(h, get3(keep, b, VELOCITY))))
            put9(work, b, ROTATION, mat_mat(exp_matrix(scale(h, get3(keep, b, SPIN))), get9(keep, b, ROTATION)))
        prepare(t + h, work, F, I, custom, S)
        residual_rates(work, I, S, z)
        for e in range(I[J + EQUATIONS]):
            S[I[J + MEMORY] + 1 + e] = S[z + e] - (S[I[J + MEMORY] + 1 + e] if side else 0.0)
    for e in range(I[J + EQUATIONS]):
        S[c + e] = -S[I[J + MEMORY] + 1 + e] / (2.0 * step)
    work[:] = keep


@kernel
def linked(times, moments, rows, angles, F, I, custom, work, S, wrench, joints):
    """For every frame the wrench on each body, reactions included (frames, bodies, 12), and the joints' columns.

    ``angles`` (frames, hinges) say how many turns each hinge has made.
    The power of motors comes through the parts without potential, to which then all reactions are added: those of
    ideal joints have none.
    """
    J = I[JOINTS]
    r, z, keep = I[J + RESIDUAL], I[J + SOLUTION], I[J + MEMORY] + 1
    count = I[J + EQUATIONS]
    for i in range(rows.shape[0]):
        F[0] = moments[i]
        set_angles(angles[i], F, I)
        t = times[i]
        for b in range(I[0]):
            for k in range(TORQUE):
                work[b, k] = rows[i, b, k]
        if I[J + CUSTOM_BLOCKS] > 0:
            _users_curvatures(t, work, F, I, joints_of(custom), S)
        else:
            curvatures(t, work, F, I, S, I[J + CURVATURE])
        total_wrench(t, work, F, I, forces_of(custom))
        refinements = REFINEMENTS
        if prepare(t, work, F, I, joints_of(custom), S) > 0:
            assemble(work, F, I, S)
            soften(I, S, SOFT)
            factor(I, S)
            refinements = SOFT_REFINEMENTS
        for e in range(count):
            S[keep + e] = 0.0
        for turn in range(1 + refinements):
            _accelerations(work, F, I, S, turn == 0)
            solve(I, S)
            for e in range(count):
                S[keep + e] += S[z + e]
            collect(I, S, keep, 1.0)
        for b in range(I[0]):
            at = I[J + NOTES] + BODY_NOTES * b + IMPULSE
            for k in range(6):
                value = S[at + k]
                work[b, TORQUE + k] += value
                if I[J + MOTORS]:
                    work[b, NC_TORQUE + k] += value
            for k in range(WORK - TORQUE):
                wrench[i, b, k] = work[b, TORQUE + k]
        residuals(t, work, F, I, joints_of(custom), S, r)
        residual_rates(work, I, S, z)
        _columns(work, F, I, S, joints, i)


@kernel(inline=True)
def _columns(work, F, I, S, joints, i):
    J = I[JOINTS]
    r, z, keep = I[J + RESIDUAL], I[J + SOLUTION], I[J + MEMORY] + 1
    for j in range(I[J + JOINT_COUNT]):
        row = I[J + FIRST_JOINT] + JOINT * j
        first, count, g, a, f = I[row], I[row + 1], I[J + GRADIENT] + I[row + 2], I[row + 3], I[row + 4]
        torque, force = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
        off, rate = 0.0, 0.0
        for e in range(count):
            k = g + 6 * e
            torque = add(torque, scale(S[keep + first + e], (S[k], S[k + 1], S[k + 2])))
            force = add(force, scale(S[keep + first + e], (S[k + 3], S[k + 4], S[k + 5])))
            off, rate = max(off, abs(S[r + first + e])), max(rate, abs(S[z + first + e]))
        torque = sub(torque, cross(arm(work, a, float3(F, f)), force))
        spring = I[row + 8]
        if spring > 0 and I[row + 5] == TURNED:
            pull, brake = hinge_torques(work, F, a, I[row + 6], spring)
            torque = add(torque, add(pull, brake))
        elif spring > 0:
            pull, brake, _, _ = slider_forces(work, F, a, I[row + 6], spring)
            force = add(force, add(pull, brake))
        for c in range(3):
            joints[i, j, c], joints[i, j, 3 + c] = torque[c], force[c]
        joints[i, j, 6], joints[i, j, 7] = off, rate
        joints[i, j, 8] = _measured(work, F, I[row + 5], a, I[row + 6], I[row + 7])


@kernel(inline=True)
def _seen(work, b, u):
    return u if b < 0 else mat_vec(get9(work, b, ROTATION), u)


@kernel(inline=True)
def _measured(work, F, kind, a, b, f):
    """Angle or travel of a joint; zero where it measures nothing."""
    if kind == 0:
        return 0.0
    if kind == TURNED:
        return nearest(angle_of(work, F, a, b, f, f + 3), F[f + LAST])
    here = point(work, a, arm(work, a, float3(F, f)))
    there = float3(F, f + 3) if b < 0 else point(work, b, arm(work, b, float3(F, f + 3)))
    return dot(_seen(work, b, float3(F, f + 6)), sub(here, there))
