"""One attempt at a step of the adaptive method: seven stages on the group, and the error of the result.

Each body's orientation is written exp(u) q0 with q0 that at the start of the step. Then u, x, p, L live in a plain
vector space, u' = dexp_inverse(u, w), and every theorem on Runge-Kutta methods holds (Munthe-Kaas 1999).
"""

import numpy as np

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.lie.quaternion import exp, normalize, product
from freebody.lie.so3 import dexp, dexp_inverse
from freebody.lie.vec import add, dot, norm
from freebody.methods.adaptive_slots import (
    EVALUATIONS,
    LAST_SPIN,
    RATE,
    RATES,
    STAGE,
    STAGES,
    START,
    STEP,
)
from freebody.methods.adaptive_tableau import DORMAND_PRINCE
from freebody.model.columns import force_of, torque_of
from freebody.model.layout import KICKED
from freebody.model.rows import body_of, get3, get4, load, put3, put4

__all__ = ["error_ratio", "stages", "start_time_scale"]

A = DORMAND_PRINCE.matrix
C = DORMAND_PRINCE.array(DORMAND_PRINCE.c)
E = DORMAND_PRINCE.array(DORMAND_PRINCE.error)

# The rotation vector is a good coordinate up to half a turn; it ends at a full one, where dexp_inverse is infinite.
HALF_TURN_SQUARED = np.pi**2

# Where in F the tolerances stand (see Adaptive.options).
RTOL = 1
ATOL = 2

# Time scale assumed for a world in which nothing happens at the start, in s; the step then grows by itself.
IDLE = 1e-4


@kernel(inline=True)
def _place(s, b, stage, h):
    """Increment and state of a stage, into scratch."""
    for c in range(RATE):
        total = 0.0
        for j in range(stage):
            total += A[stage, j] * s[b, RATES + RATE * j + c]
        s[b, STEP + c] = h * total
    if stage == 0:
        for c in range(13):
            s[b, STAGE + c] = s[b, START + c]
    else:
        put3(s, b, STAGE, add(get3(s, b, START), get3(s, b, STEP + 3)))
        put4(s, b, STAGE + 3, normalize(product(exp(get3(s, b, STEP)), get4(s, b, START + 3))))
        put3(s, b, STAGE + 7, add(get3(s, b, START + 7), get3(s, b, STEP + 6)))
        put3(s, b, STAGE + 10, add(get3(s, b, START + 10), get3(s, b, STEP + 9)))


@kernel(inner=True)
def stages(world, kin, users, s, first, stop, t, h, t_new, book_rates, counts):
    """Evaluate stages first..stop-1 of a step from t to t_new = t + h; False if one leaves the chart of its start."""
    for stage in range(first, stop):
        inside = True
        for b in range(world.bodies):
            _place(s, b, stage, h)
            x, q = get3(s, b, STAGE), get4(s, b, STAGE + 3)
            v, w = load(world, kin, b, x, q, get3(s, b, STAGE + 7), get3(s, b, STAGE + 10))
            u = get3(s, b, STEP)
            inside &= dot(u, u) < HALF_TURN_SQUARED
            put3(s, b, RATES + RATE * stage, dexp_inverse(u, w))
            put3(s, b, RATES + RATE * stage + 3, v)
            put3(s, b, LAST_SPIN, w)
        if not inside:
            return False
        counts[EVALUATIONS] += 1
        if world.flags & KICKED:
            # The last two stages look at the end of the step: t_new, to the bit that the next step starts from.
            total_wrench(world, kin, users, t_new if stage >= STAGES - 2 else t + C[stage] * h)
            book_rates[stage, :] = 0.0
            book_stage(world, motion, 1.0)
            for b in range(world.bodies):
                put3(s, b, RATES + RATE * stage + 6, force_of(kin, b))
                put3(s, b, RATES + RATE * stage + 9, torque_of(kin, b))
    return True


@kernel(inline=True)
def _combined(s, b, k, weights):
    """Sum over the stages of weight times rate, three numbers from column k of the rates."""
    x, y, z = 0.0, 0.0, 0.0
    for j in range(STAGES):
        r = get3(s, b, RATES + RATE * j + k)
        x += weights[j] * r[0]
        y += weights[j] * r[1]
        z += weights[j] * r[2]
    return (x, y, z)


@kernel(inline=True)
def _scales(world, b, x, p, L):
    """Tolerated errors of a body of size |x|, |p|, |L|: rotation (rad), position, momentum, angular momentum.

    A position is measured against the distance from the origin or the body's own radius of gyration, whichever is
    larger. Absolute tolerances of momenta are those of velocities, so that they mean the same for a grain and a ship.
    """
    m, J = body_of(world, b).mass, body_of(world, b).principal_moments[2]
    rtol, atol = world.floats[RTOL], world.floats[ATOL]
    return atol + rtol, atol + rtol * max(x, np.sqrt(J / m)), m * atol + rtol * p, J * atol + rtol * L


@kernel(inline=True)
def _ratio(value, scale):
    """value / scale, where nothing of nothing is nothing: a particle has no angular momentum and no scale for it."""
    return 0.0 if value == 0.0 else value / scale


@kernel(inner=True)
def error_ratio(world, s, h):
    """Largest error over its tolerance, of all bodies and quantities; infinite if anything is not finite."""
    worst = 0.0
    finite = 0.0
    for b in range(world.bodies):
        x = max(norm(get3(s, b, START)), norm(get3(s, b, STAGE)))
        p = max(norm(get3(s, b, START + 7)), norm(get3(s, b, STAGE + 7)))
        L = max(norm(get3(s, b, START + 10)), norm(get3(s, b, STAGE + 10)))
        turn, shift, push, twist = _scales(world, b, x, p, L)
        # The difference of two rotation vectors, seen as a rotation of the body.
        turned = norm(dexp(get3(s, b, STEP), _combined(s, b, 0, E)))
        here = max(
            max(_ratio(h * turned, turn), _ratio(h * norm(_combined(s, b, 3, E)), shift)),
            max(_ratio(h * norm(_combined(s, b, 6, E)), push), _ratio(h * norm(_combined(s, b, 9, E)), twist)),
        )
        worst = max(worst, here)
        for c in range(13):
            finite += 0.0 * s[b, STAGE + c]  # 0, or NaN: a maximum may drop it, a sum does not
        for k in range(STAGES * RATE):
            finite += 0.0 * s[b, RATES + k]
    return worst if finite == 0.0 and worst < np.inf else np.inf


@kernel(inner=True)
def start_time_scale(world, s):
    """Size of the state over size of its rate at the start, both measured in tolerances; in s."""
    size = 0.0
    rate = 0.0
    for b in range(world.bodies):
        x, p, L = norm(get3(s, b, START)), norm(get3(s, b, START + 7)), norm(get3(s, b, START + 10))
        turn, shift, push, twist = _scales(world, b, x, p, L)
        size = max(size, max(1.0 / turn, max(_ratio(x, shift), max(_ratio(p, push), _ratio(L, twist)))))
        w, v = norm(get3(s, b, RATES)), norm(get3(s, b, RATES + 3))
        f, n = norm(get3(s, b, RATES + 6)), norm(get3(s, b, RATES + 9))
        rate = max(rate, max(max(_ratio(w, turn), _ratio(v, shift)), max(_ratio(f, push), _ratio(n, twist))))
    scale = size / rate if rate > 0.0 else IDLE
    return scale if 0.0 < scale < np.inf else IDLE
