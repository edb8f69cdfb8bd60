"""What every use of the joints' matrix does first: gradients, rates of motors, assembly, factorisation."""

from freebody.compile import kernel
from freebody.joints.equation import ACROSS, TURNED
from freebody.joints.kernels import gradients, rates
from freebody.joints.layout import (
    DIAGONAL,
    EQUATIONS,
    FIRST_INCIDENCE,
    FIRST_PRIMITIVE,
    GRADIENT,
    INCIDENCE,
    INCIDENCES,
    JOINTS,
    MOTORS,
    PRIMITIVE,
    PRIMITIVES,
    RATE,
    TOLERANCE,
    WORST,
    WORST_RESIDUAL,
)
from freebody.joints.solver import assemble, factor
from freebody.model.layout import SPIN, VELOCITY
from freebody.model.rows import get3

__all__ = ["largest_response", "prepare", "residual_rates", "size_of", "worst_of"]


@kernel(inner=True)
def prepare(t, work, F, I, custom, S):
    """Gradients, rates and the factored matrix at the poses in ``work``; how many equations follow from others."""
    J = I[JOINTS]
    gradients(t, work, F, I, custom, S, I[J + GRADIENT])
    if I[J + MOTORS]:
        rates(t, work, F, I, S, I[J + RATE])
    assemble(work, F, I, S)
    return factor(I, S)


@kernel(inline=True)
def size_of(y, F, I):
    """A length that residuals are measured against: the largest coordinate of a body or of a point."""
    size = F[I[I[JOINTS] + TOLERANCE]]
    for b in range(I[0]):
        for c in range(3):
            size = max(size, abs(y[b, c]))
    return size


@kernel(inline=True)
def largest_response(I, S, multipliers):
    """The largest acceleration, in an equation's own direction, that its multiplier at S[multipliers:] gives alone.

    Times the step this is a speed that rates are measured against. Where loads and reactions balance, velocities are
    roundings of it and no measure of themselves.
    """
    J = I[JOINTS]
    most = 0.0
    for e in range(I[J + EQUATIONS]):
        most = max(most, S[I[J + DIAGONAL] + e] * abs(S[multipliers + e]))
    return most


@kernel(inline=True)
def worst_of(I, S, size, at, all_of_them):
    """The largest of the numbers at S[at:], those of lengths relative to ``size``; its equation is noted.

    Equations that the matrix leaves out count only if ``all_of_them`` is set.
    """
    J = I[JOINTS]
    worst = 0.0
    for k in range(I[J + PRIMITIVES]):
        row = I[J + FIRST_PRIMITIVE] + PRIMITIVE * k
        kind = I[row]
        unit = 1.0 if kind in (ACROSS, TURNED) else size
        for c in range(I[row + 7]):
            e = I[row + 4] + c
            value = abs(S[at + e]) / unit
            if not value <= worst and (all_of_them or S[I[J + DIAGONAL] + e] > 0.0):
                worst = value
                S[WORST], S[WORST_RESIDUAL] = e, S[at + e]
    return worst


@kernel(inline=True)
def residual_rates(work, I, S, r):
    """G (w, v) + rates of motors to S[r:], for the velocities in ``work`` and the gradients in the scratch."""
    J = I[JOINTS]
    for e in range(I[J + EQUATIONS]):
        S[r + e] = S[I[J + RATE] + e] if I[J + MOTORS] else 0.0
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        w, v = get3(work, I[at], SPIN), get3(work, I[at], VELOCITY)
        for e in range(I[at + 2]):
            g = I[J + GRADIENT] + I[at + 3] + 6 * e
            S[r + I[at + 1] + e] += (
                S[g] * w[0] + S[g + 1] * w[1] + S[g + 2] * w[2] + S[g + 3] * v[0] + S[g + 4] * v[1] + S[g + 5] * v[2]
            )
