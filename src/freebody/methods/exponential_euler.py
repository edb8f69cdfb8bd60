"""Exponential Euler: the scheme that courses on animation teach."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.lie.polar import polish
from freebody.lie.so3 import exp
from freebody.lie.vec import cross, mat_mat, scale
from freebody.methods.base import Method
from freebody.methods.loop import COMPLETE, accumulate_stage
from freebody.model.columns import (
    VELOCITIES_SIZE,
    angular_velocity_of,
    force_of,
    position_of,
    put_angular_velocity,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.layout import KICKED
from freebody.model.rows import angular_momentum, body_of, spin


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    t, h, _ = interval
    kicked = world.flags & KICKED
    if kicked:
        for b in range(world.bodies):
            for c in range(VELOCITIES_SIZE):  # the kinematic rows begin with the columns of this layout
                motion.kin[b, c] = motion.state[b, c]
        total_wrench(world, motion.kin, users, t)
    for b in range(world.bodies):
        R, v, w = rotation_of(motion.state, b), velocity_of(motion.state, b), angular_velocity_of(motion.state, b)
        torque = cross(angular_momentum(body_of(world, b), R, w), w)
        if kicked:
            f = force_of(motion.kin, b)
            v_new = _moved(v, h * body_of(world, b).inverse_mass, f)
            put_velocity(motion.kin, b, scale(0.5, _moved(v, 1.0, v_new)))
            torque = _moved(torque, 1.0, torque_of(motion.kin, b))
            v = v_new
        w_new = _moved(w, h, spin(body_of(world, b), R, torque))
        if kicked:
            put_angular_velocity(motion.kin, b, scale(0.5, _moved(w, 1.0, w_new)))
        put_position(motion.state, b, _moved(position_of(motion.state, b), h, v))
        put_rotation(motion.state, b, polish(mat_mat(exp(scale(h, w_new)), R)))
        put_velocity(motion.state, b, v)
        put_angular_velocity(motion.state, b, w_new)
    if kicked:  # the rows now hold the means of the velocities before and after: work is force times mean path
        accumulate_stage(world, motion.kin, motion.accumulators, h)
    return COMPLETE


@kernel(inline=True)
def _moved(a, h, k):
    """a + h k."""
    return (a[0] + h * k[0], a[1] + h * k[1], a[2] + h * k[2])


class ExponentialEuler(Method):
    """Velocities first, then the pose with the new ones, the orientation by one exponential. World frame.

    w+ = w + h I_W^-1 (tau - w x I_W w), v+ = v + h F/m, R+ = exp(h [w+]) R, x+ = x + h v+, everything on the right of
    the first two at the old time. Its state is velocities, not momenta: angular momentum is kept to order 1 only.
    """

    name = "exponential_euler"
    order = 1
    evaluations = 1
    preserves = ("rotation",)
    reference = "Iserles, Munthe-Kaas, Nørsett, Zanna 2000, Lie-group methods, Acta Numerica 9, 215-365 (Lie-Euler)"
    summary = "one exponential per step; robust and cheap, order 1, angular momentum drifts"
    step = _step
    takes_lanes = True

    @property
    def layout(self) -> str:
        """x R v w, world frame."""
        return "velocities"
