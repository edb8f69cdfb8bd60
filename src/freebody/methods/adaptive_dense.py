"""The adaptive method's continuous extension: the state anywhere inside the last step, to order 4."""

from freebody.compile import kernel
from freebody.lie.quaternion import exp, normalize, product
from freebody.lie.vec import add
from freebody.methods.adaptive_slots import BEFORE, RATE, RATES, STAGE, STAGES, START, STEP
from freebody.methods.adaptive_tableau import DORMAND_PRINCE
from freebody.model.columns import put_angular_momentum, put_momentum, put_orientation, put_position
from freebody.model.layout import ACCUMULATORS, KICKED
from freebody.model.rows import get3, get4

__all__ = ["book_step", "interpolate"]

B = DORMAND_PRINCE.array(DORMAND_PRINCE.b)
D = DORMAND_PRINCE.array(DORMAND_PRINCE.dense)


@kernel(inline=True)
def _extended(theta, step, first, last, quartic):
    """The polynomial of ``EmbeddedPair`` from the increment over the step, h k_1, h k_7 and h sum d_i k_i."""
    rest = 1.0 - theta
    return theta * (step + rest * (first - step + theta * (2.0 * step - first - last + rest * quartic)))


@kernel(inline=True)
def _part(s, b, c, theta, h):
    quartic = 0.0
    for j in range(STAGES):
        quartic += D[j] * s[b, RATES + RATE * j + c]
    last = s[b, RATES + RATE * (STAGES - 1) + c]
    return _extended(theta, s[b, STEP + c], h * s[b, RATES + c], h * last, h * quartic)


@kernel(inline=True)
def _rate(book_rates, j, k):
    return book_rates[j, k] + book_rates[j, k + 7]


@kernel
def interpolate(world, motion, s, theta, h, book_rates):
    """State (bodies, 13) and books (14) at theta in [0, 1] of the last step, of length h, into ``y`` and ``books``."""
    for b in range(world.bodies):
        # The stage's place is free once a step is accepted; a loop compiles faster than twelve copies.
        for c in range(RATE):
            s[b, STAGE + c] = _part(s, b, c, theta, h)
        put_position(motion.state, b, add(get3(s, b, START), get3(s, b, STAGE + 3)))
        put_orientation(motion.state, b, normalize(product(exp(get3(s, b, STAGE)), get4(s, b, START + 3))))
        put_momentum(motion.state, b, add(get3(s, b, START + 7), get3(s, b, STAGE + 6)))
        put_angular_momentum(motion.state, b, add(get3(s, b, START + 10), get3(s, b, STAGE + 9)))
    for k in range(ACCUMULATORS):
        motion.accumulators[k] = book_rates[BEFORE, k]
    if world.flags & KICKED:
        for k in range(7):
            step = 0.0
            quartic = 0.0
            for j in range(STAGES):
                step += B[j] * _rate(book_rates, j, k)
                quartic += D[j] * _rate(book_rates, j, k)
            first, last = _rate(book_rates, 0, k), _rate(book_rates, STAGES - 1, k)
            book(motion.accumulators, k, _extended(theta, h * step, h * first, h * last, h * quartic))


@kernel(inline=True)
def book_step(world, accumulators, h, book_rates):
    """Book the whole step."""
    if world.flags & KICKED:
        for k in range(7):
            step = 0.0
            for j in range(STAGES):
                step += B[j] * _rate(book_rates, j, k)
            book(accumulators, k, h * step)
