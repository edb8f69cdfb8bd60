"""Balls around two points, and a ball in a hollow sphere."""

from freebody.compile import kernel
from freebody.contact.geometry.sides import Gap
from freebody.lie.vec import add, dot, norm, scale, sub

UP = (0.0, 0.0, 1.0)


@kernel(inline=True)
def unit_of(d):
    """The direction of ``d`` and its length; up where there is no direction."""
    length = norm(d)
    if length == 0.0:
        return UP, 0.0
    return scale(1.0 / length, d), length


@kernel(inline=True)
def between_points(p, rp, q, rq, hollow):
    """The gap of the ball about p from the ball about q, or from what is outside of that ball (``hollow``)."""
    u, length = unit_of(sub(p, q))
    if hollow:
        # From q, first comes the surface of p, then the wall.
        gap = rq - length - rp
        return Gap(gap, (-u[0], -u[1], -u[2]), add(q, scale(0.5 * (length + rp + rq), u)))
    gap = length - rp - rq
    return Gap(gap, u, add(q, scale(0.5 * (length - rp + rq), u)))


@kernel(inline=True)
def points_drift(p, rp, q, rq, hollow):
    """The rates of point and normal; ``p`` and ``q`` are points with their velocities."""
    u, length = unit_of(sub(p[0], q[0]))
    apart = sub(p[1], q[1])
    along = dot(u, apart)
    turning = scale(1.0 / length if length > 0.0 else 0.0, sub(apart, scale(along, u)))
    far = 0.5 * (length + rp + rq) if hollow else 0.5 * (length - rp + rq)
    rate = add(q[1], add(scale(0.5 * along, u), scale(far, turning)))
    return rate, (scale(-1.0, turning) if hollow else turning)
