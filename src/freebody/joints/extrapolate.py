"""Multipliers of the next step from those of the last ones.

Steps begin with a guess, and every digit that it has right is one that Newton's method need not find. The polynomial
through the last multipliers is continued by one step. Its degree is the one that would have predicted the last
multipliers best: high where the motion is smooth, low where it is rough or has just begun.
"""

from freebody.compile import kernel
from freebody.joints.layout import PAST
from freebody.lie.scalar import real

# Weights, newest first, of the values of a polynomial of degree 1, 2, 3, 4 that give its next one.
CONTINUED = (
    (2.0, -1.0, 0.0, 0.0, 0.0),
    (3.0, -3.0, 1.0, 0.0, 0.0),
    (4.0, -6.0, 4.0, -1.0, 0.0),
    (5.0, -10.0, 10.0, -5.0, 1.0),
)


@kernel(inline=True)
def rest_of(memory, count):
    """Where the multipliers stand that kept the velocities at the end of the last step."""
    return memory + 1 + PAST * count


@kernel(inline=True)
def _best_degree(S, at, count, known):
    """Degree of the polynomial through older multipliers that comes closest to the newest ones."""
    # What the newest ones are off by are the differences of the next order.
    second = third = fourth = fifth = 0.0
    for e in range(at, at + count):
        y0, y1, y2 = real(S[e]), real(S[e + count]), real(S[e + 2 * count])
        y3, y4, y5 = real(S[e + 3 * count]), real(S[e + 4 * count]), real(S[e + 5 * count])
        second += abs(y0 - 2.0 * y1 + y2)
        third += abs(y0 - 3.0 * (y1 - y2) - y3)
        fourth += abs(y0 - 4.0 * (y1 + y3) + 6.0 * y2 + y4)
        fifth += abs(y0 - 5.0 * (y1 - y4) + 10.0 * (y2 - y3) - y5)
    least, degree = second, 1
    if known > 3 and third < least:
        least, degree = third, 2
    if known > 4 and fourth < least:
        least, degree = fourth, 3
    if known > 5 and fifth < least:
        degree = 4
    return degree


@kernel(inner=True)
def extrapolate(S, memory, count, smooth):
    """Move the multipliers of the last steps, newest first behind S[memory], by one place, and put a guess before them.

    S[memory] is how many there are. Without ``smooth`` steps are not equal, and the guess is what kept the velocities,
    as it is when fewer than two are known.
    """
    at, rest = memory + 1, rest_of(memory, count)
    known = real(S[memory])
    extrapolates = smooth and known >= 2.0
    degree = _best_degree(S, at, count, known) if extrapolates and known > 2.0 else 1
    a, b, c, d, f = CONTINUED[degree - 1]
    for e in range(count):
        y0, y1, y2 = S[at + e], S[at + count + e], S[at + 2 * count + e]
        y3, y4 = S[at + 3 * count + e], S[at + 4 * count + e]
        S[at + e] = a * y0 + b * y1 + c * y2 + d * y3 + f * y4 if extrapolates else S[rest + e]
        S[at + count + e], S[at + 2 * count + e] = y0, y1
        S[at + 3 * count + e], S[at + 4 * count + e], S[at + 5 * count + e] = y2, y3, y4
