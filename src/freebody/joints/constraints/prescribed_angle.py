"""A prescribed angle about an axis: u of body a stands at the angle s(t) from v towards w, directions of body b.

As u . n = 0 with n = w cos s - v sin s, the direction that u is perpendicular to.
"""

import numpy as np

from freebody.compile import kernel
from freebody.forces.joint_spring import angle_of, nearest
from freebody.joints.constraints.base import Constraint, centripetal, direction_of, direction_rows, spins_of
from freebody.joints.motion import motion_at
from freebody.lie.vec import add, cross, dot, scale, sub
from freebody.model.records import Record


class PrescribedAngle(Constraint):
    """Direction ``u`` of body a stands at the angle of the motion from ``v`` towards ``w``, directions of body b."""

    record = Record("PrescribedAngle", u=3, v=3, w=3)
    unit = "1"
    measures = "angle"


# The motion begins behind the fields; where a joint measures the angle, its value at the end of the last step does.
MOTION = LAST = PrescribedAngle.record.size
V = PrescribedAngle.record.slices["v"].start


@kernel(inline=True)
def measured(c, world, kin, held):
    """The angle, with its turns counted."""
    f = held.floats
    return nearest(angle_of(world, kin, held.a, held.b, f, f + V), world.floats[f + LAST])


@kernel(inline=True)
def _perpendicular(c, s):
    """n in the axes of body b, and its derivative by s."""
    n = add(scale(-np.sin(s), c.v), scale(np.cos(s), c.w))
    return n, add(scale(-np.cos(s), c.v), scale(-np.sin(s), c.w))


@kernel(inline=True)
def residual(c, world, kin, t, held, out, e):
    """u . n."""
    n, _ = _perpendicular(c, motion_at(world, t, held.floats + MOTION)[0])
    out[e] = dot(direction_of(kin, held.a, c.u), direction_of(kin, held.b, n))


@kernel(inline=True)
def jacobian(c, world, kin, t, held, rows, out, o):
    """Torques about u x n."""
    n, _ = _perpendicular(c, motion_at(world, t, held.floats + MOTION)[0])
    direction_rows(kin, held, rows, out, o, c.u, n)


@kernel(inline=True)
def rate(c, world, kin, t, held, out, e):
    """u . dn/ds ds/dt."""
    s, speed, _ = motion_at(world, t, held.floats + MOTION)
    _, by_angle = _perpendicular(c, s)
    out[e] = speed * dot(direction_of(kin, held.a, c.u), direction_of(kin, held.b, by_angle))


@kernel(inline=True)
def bias(c, world, kin, t, held, out, e):
    """u'' . n + 2 u' . n' + u . n'': n rotates with body b, and in it by s(t)."""
    wa, wb = spins_of(kin, held)
    s, speed, acceleration = motion_at(world, t, held.floats + MOTION)
    n, by_angle = _perpendicular(c, s)
    u, N, D = direction_of(kin, held.a, c.u), direction_of(kin, held.b, n), direction_of(kin, held.b, by_angle)
    moved = add(cross(wb, N), scale(speed, D))
    bent = add(centripetal(wb, N), add(scale(2.0 * speed, cross(wb, D)), scale(acceleration, D)))
    bent = sub(bent, scale(speed * speed, N))
    out[e] = dot(centripetal(wa, u), N) + 2.0 * dot(cross(wa, u), moved) + dot(u, bent)
