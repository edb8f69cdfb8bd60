"""Bias terms of all constraints: those of users' functions from differences of their rates along the motion."""

from freebody.compile import kernel
from freebody.joints.constraints.evaluate import USERS_FUNCTION, bias_terms
from freebody.joints.layout import NOTE, NOTE_SIZE, constraint_at, joints_of, note_of
from freebody.joints.se3_system import SE3, to_start
from freebody.joints.solver import differentiate, residual_rates
from freebody.lie.so3 import exp
from freebody.lie.vec import add, mat_mat, norm, scale
from freebody.model.columns import (
    angular_velocity_of,
    position_of,
    put_position,
    put_rotation,
    rotation_of,
    velocity_of,
)

# Rates are differences over this angle or displacement; slower bodies than this (rad/s, m/s) move as if so fast.
DIFFERENCE = 6e-6
SLOWEST = 1e-3

note_position, note_rotation = NOTE.part("position"), NOTE.part("rotation")


@kernel(inner=True)
def constraint_rates(world, kin, users, S, t, out):
    """The Jacobian at the poses in ``kin``, and the rates of all constraints at the velocities there to S[out:]."""
    differentiate(SE3, world, kin, users, S, t)
    residual_rates(SE3, world, kin, S, out)


@kernel(inline=True)
def _move_from_start(world, kin, S, s):
    """Every body where it is after a time s at its velocities, from where it was noted."""
    for b in range(world.bodies):
        note = note_of(world, S, b)
        put_position(kin, b, add(note.position, scale(s, velocity_of(kin, b))))
        put_rotation(kin, b, mat_mat(exp(scale(s, angular_velocity_of(kin, b))), note.rotation))


@kernel(inner=True)
def all_bias_terms(world, kin, users, S, t):
    """Bias terms to their place in the scratch. With users' functions, residuals and Jacobian are left as they were at
    a pose nearby."""
    J = joints_of(world)
    bias_terms(world, kin, t, S, J.bias)
    if J.custom_blocks == 0:
        return
    fastest = SLOWEST
    for b in range(world.bodies):
        fastest = max(fastest, norm(angular_velocity_of(kin, b)), norm(velocity_of(kin, b)))
        note_position(S, J.notes + NOTE_SIZE * b, position_of(kin, b))
        note_rotation(S, J.notes + NOTE_SIZE * b, rotation_of(kin, b))
    for side in (-1.0, 1.0):
        s = side * DIFFERENCE / fastest
        _move_from_start(world, kin, S, s)
        constraint_rates(world, kin, users, S, t + s, J.residual)
        for k in range(J.constraints):
            held = constraint_at(world.integers, J.first_constraint, k)
            if held.kind == USERS_FUNCTION:
                for e in range(held.first, held.first + held.count):
                    S[J.bias + e] += S[J.residual + e] / (2.0 * s)
    to_start(world, kin, S)
