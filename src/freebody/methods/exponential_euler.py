"""Exponential Euler: the scheme that courses on animation teach."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.held import forces_of
from freebody.forces.total import total_wrench
from freebody.lie.polar import polish
from freebody.lie.so3 import exp
from freebody.lie.vec import cross, mat_mat, scale
from freebody.methods.base import Method
from freebody.methods.loop import book_stage, healthy, record
from freebody.model.columns import (
    angular_velocity_of,
    position_of,
    put_angular_velocity,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    velocity_of,
)
from freebody.model.layout import FORCE, KICKED, SPIN, TORQUE, VELOCITY
from freebody.model.rows import angular_momentum, body_of, get3, put3, spin

__all__ = ["ExponentialEuler"]


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

    @property
    def layout(self) -> str:
        """x R v w, world frame."""
        return "velocities"

    @property
    def advance(self):
        """The compiled loop."""
        return advance


@kernel(inline=True)
def _step(y, books, t, h, work, F, I, custom):
    kicked = I[2] & KICKED
    if kicked:
        for b in range(I[0]):
            for c in range(18):  # the working row starts with the same columns as this layout
                work[b, c] = y[b, c]
        total_wrench(t, work, F, I, custom)
    for b in range(I[0]):
        R, v, w = rotation_of(y, b), velocity_of(y, b), angular_velocity_of(y, b)
        torque = cross(angular_momentum(body_of(F, b), R, w), w)
        if kicked:
            f = get3(work, b, FORCE)
            v_new = _moved(v, h * body_of(F, b).inverse_mass, f)
            put3(work, b, VELOCITY, scale(0.5, _moved(v, 1.0, v_new)))
            torque = _moved(torque, 1.0, get3(work, b, TORQUE))
            v = v_new
        w_new = _moved(w, h, spin(body_of(F, b), R, torque))
        if kicked:
            put3(work, b, SPIN, scale(0.5, _moved(w, 1.0, w_new)))
        put_position(y, b, _moved(position_of(y, b), h, v))
        put_rotation(y, b, polish(mat_mat(exp(scale(h, w_new)), R)))
        put_velocity(y, b, v)
        put_angular_velocity(y, b, w_new)
    if kicked:  # the working rows now hold the means of the velocities before and after: work is force times mean path
        book_stage(books, work, I, h)


@kernel(inline=True)
def _moved(a, h, k):
    """a + h k."""
    return (a[0] + h * k[0], a[1] + h * k[1], a[2] + h * k[2])


@kernel
def advance(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    slot = 0
    for k in range(count):
        _step(y, books, t0 + (n + k) * dt, dt, work, F, I, forces_of(custom))
        if not healthy(y, False):
            return k
        if (k + 1) % every == 0:
            slot = record(y, books, slot, frames, frame_books)
    return count
