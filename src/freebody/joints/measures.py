"""How large residuals are, what they are measured against, and the power of motors."""

from freebody.compile import kernel
from freebody.joints.constraints.evaluate import PURE
from freebody.joints.layout import constraint_at, joints_of, put_worst_equation, put_worst_residual
from freebody.lie.scalar import real


@kernel(inline=True)
def extent_at(world, state):
    """A length that residuals are measured against: the largest coordinate of a body or of a point."""
    size = real(world.floats[joints_of(world).extent])
    for b in range(world.bodies):
        for c in range(3):
            size = max(size, abs(real(state[b, c])))
    return size


@kernel(inline=True)
def largest_response(world, S, multipliers):
    """The largest acceleration, in an equation's own direction, that its multiplier at S[multipliers:] gives alone.

    Times the step this is a speed that rates are measured against. Where loads and reactions balance, velocities are
    roundings of it and no measure of themselves.
    """
    J = joints_of(world)
    most = 0.0
    for e in range(J.equations):
        most = max(most, real(S[J.diagonal + e]) * abs(real(S[multipliers + e])))
    return most


@kernel(inline=True)
def worst_of(world, S, size, at, all_of_them):
    """The largest of the numbers at S[at:], those of lengths relative to ``size``; its equation is noted.

    Equations that the matrix leaves out count only if ``all_of_them`` is set.
    """
    J = joints_of(world)
    worst = 0.0
    for k in range(J.constraints):
        constraint = constraint_at(world.integers, J.first_constraint, k)
        unit = 1.0 if constraint.kind in PURE else size
        for c in range(constraint.count):
            e = constraint.first + c
            value = abs(real(S[at + e])) / unit
            if not value <= worst and (all_of_them or real(S[J.diagonal + e]) > 0.0):
                worst = value
                put_worst_equation(S, e)
                put_worst_residual(S, real(S[at + e]))
    return worst


@kernel(inline=True)
def motor_power(world, S, multipliers):
    """Power of prescribed motion: minus the multiplier times the rate of its equation."""
    J = joints_of(world)
    power = 0.0
    if J.motors:
        for e in range(J.equations):
            power -= S[multipliers + e] * S[J.rate + e]
    return power
