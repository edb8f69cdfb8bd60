"""The cone problem: impulses in Coulomb's cones, normal velocities that do not approach, full friction where slip is.

For every point: u_n >= target, p_n >= 0, one of the two tight; |p_t| <= mu p_n, and where slip remains p_t has its full
size against it. Resistance to rolling and to spinning are two more cones on the same p_n. The sweeps of Gauss and
Seidel solve the points one after the other, each exactly.
"""

import math

import numpy as np

from freebody.compile import kernel
from freebody.contact.layout import law_at
from freebody.contact.room import POINT_SIZE, first_row, point_law, points_in, room_of, row_count, rows_in

# Sweeps at most, and the change of velocities, relative to their size, at which they end.
SWEEPS = 3000
CONVERGED = 1e-14

# Iterations for the direction of slip of one point.
DIRECTIONS = 40
# What a search over all directions begins with, if those do not converge.
SECTORS = 48


@kernel(inner=True)
def rates_after(world, S):
    """W p + known, to ``rate``."""
    room, n = room_of(world), rows_in(world, S)
    for r in range(n):
        total = S[room.known + r]
        for s in range(n):
            total += S[room.matrix + n * r + s] * S[room.impulse + s]
        S[room.rate + r] = total


@kernel(inline=True)
def _change(S, room, n, r, new):
    """Set the impulse of row r; rates follow. Returns by how much its own rate changed."""
    step = new - S[room.impulse + r]
    if step != 0.0:
        S[room.impulse + r] = new
        for s in range(n):
            S[room.rate + s] += S[room.matrix + n * s + r] * step
    return abs(step) * S[room.matrix + n * r + r]


@kernel(inline=True)
def _slid(W, b, mu, theta):
    """Normal impulse and slip after it, if the point slides in direction theta."""
    c, s = math.cos(theta), math.sin(theta)
    stiff = W[0] - mu * (W[1] * c + W[2] * s)
    p = -b[0] / stiff if stiff > 0.0 else 0.0
    x = b[1] + p * (W[3] - mu * (W[4] * c + W[5] * s))
    y = b[2] + p * (W[6] - mu * (W[7] * c + W[8] * s))
    return p, x, y, c, s


@kernel(inner=True)
def solve_point(W, b, mu):
    """Impulses (normal, tangential, tangential) of one point: W its block (row-major), b its velocities without them.

    The normal velocity is measured from its target.
    """
    if b[0] >= 0.0:
        return (0.0, 0.0, 0.0)
    # Sticking: W p = -b, by cofactors.
    c0, c1, c2 = W[4] * W[8] - W[5] * W[7], W[3] * W[8] - W[5] * W[6], W[3] * W[7] - W[4] * W[6]
    det = W[0] * c0 - W[1] * c1 + W[2] * c2
    if det > 0.0:
        d0, d1, d2 = b[1] * W[8] - W[5] * b[2], b[1] * W[7] - W[4] * b[2], W[3] * b[2] - b[1] * W[6]
        n = -(b[0] * c0 - W[1] * d0 + W[2] * d1) / det
        t = -(W[0] * d0 - b[0] * c1 + W[2] * d2) / det
        s = -(-W[0] * d1 - W[1] * d2 + b[0] * c2) / det
        if n >= 0.0 and t * t + s * s <= mu * mu * n * n:
            return (n, t, s)
    # Sliding: the direction of slip that its own friction leaves.
    theta = math.atan2(b[2], b[1])
    converged = False
    for _ in range(DIRECTIONS):
        p, x, y, c, s = _slid(W, b, mu, theta)
        if p <= 0.0 or x * c + y * s <= 0.0:
            break
        off = math.atan2(y * c - x * s, x * c + y * s)
        theta += off
        if abs(off) < 1e-14 * (1.0 + abs(theta)):
            converged = True
            break
    if not converged:
        theta = _searched(W, b, mu, theta)
    p, x, y, c, s = _slid(W, b, mu, theta)
    return (p, -mu * p * c, -mu * p * s)


@kernel(inner=True)
def _searched(W, b, mu, guess):
    """The direction of slip by looking all around: where the slip stands across the direction with the right sign."""
    best, size = guess, np.inf
    for k in range(SECTORS):
        low = 2.0 * math.pi * k / SECTORS
        high = 2.0 * math.pi * (k + 1) / SECTORS
        p, x, y, c, s = _slid(W, b, mu, low)
        before = y * c - x * s
        p, x, y, c, s = _slid(W, b, mu, high)
        if before * (y * c - x * s) > 0.0:
            continue
        for _ in range(60):
            middle = 0.5 * (low + high)
            p, x, y, c, s = _slid(W, b, mu, middle)
            if before * (y * c - x * s) > 0.0:
                low = middle
            else:
                high = middle
        p, x, y, c, s = _slid(W, b, mu, 0.5 * (low + high))
        # Of several, that with the least energy left.
        if p > 0.0 and x * c + y * s >= 0.0 and x * x + y * y < size:
            best, size = 0.5 * (low + high), x * x + y * y
    return best


@kernel(inline=True)
def _block(S, room, n, r):
    at = room.matrix + n * r + r
    return (
        S[at], S[at + 1], S[at + 2], S[at + n], S[at + n + 1], S[at + n + 2], S[at + 2 * n], S[at + 2 * n + 1],
        S[at + 2 * n + 2],
    )  # fmt: skip


@kernel(inline=True)
def _clamped(S, room, n, r, limit):
    """Two rows of a cone of their own: hold both still, or resist with all that is allowed."""
    m = room.matrix + n * r + r
    a, b, c, d = S[m], S[m + 1], S[m + n], S[m + n + 1]
    p, q = S[room.impulse + r], S[room.impulse + r + 1]
    x, y = S[room.rate + r] - a * p - b * q, S[room.rate + r + 1] - c * p - d * q
    det = a * d - b * c
    new, other = 0.0, 0.0
    if det > 0.0:
        new, other = (-d * x + b * y) / det, (c * x - a * y) / det
    size = np.sqrt(new * new + other * other)
    if size > limit:
        new, other = (new * limit / size, other * limit / size) if size > 0.0 else (0.0, 0.0)
        # Against the slip that it leaves; isotropic blocks need one round.
        for _ in range(DIRECTIONS):
            u, v = x + a * new + b * other, y + c * new + d * other
            left = np.sqrt(u * u + v * v)
            if left == 0.0:
                break
            new, other = -limit * u / left, -limit * v / left
    return max(_change(S, room, n, r, new), _change(S, room, n, r + 1, other))


@kernel(inner=True)
def sweep_cones(world, S, free):
    """Solve the cone problem for the impulses, from those that stand there; returns how many sweeps it took.

    ``free`` says that all friction is looked for; otherwise rows that are tied follow their normals. Targets of normal
    velocities stand in ``target``. A point that jams (Painleve) gets no impulse.
    """
    room, n, points = room_of(world), rows_in(world, S), points_in(world, S)
    rates_after(world, S)
    scale = 1e-300
    for r in range(n):
        scale = max(scale, abs(S[room.known + r]))
    for i in range(points):
        scale = max(scale, abs(S[room.target + i]))
    for sweep in range(SWEEPS):
        moved = 0.0
        for i in range(points):
            k = room.points + POINT_SIZE * i
            r, law, target = int(first_row(S, k)), law_at(world.floats, int(point_law(S, k))), S[room.target + i]
            own = S[room.matrix + n * r + r]
            rubbed = law.friction > 0.0
            if rubbed and (free or S[room.held + r + 1] != 0.0):
                W = _block(S, room, n, r)
                p = (S[room.impulse + r], S[room.impulse + r + 1], S[room.impulse + r + 2])
                b = (
                    S[room.rate + r] - W[0] * p[0] - W[1] * p[1] - W[2] * p[2] - target,
                    S[room.rate + r + 1] - W[3] * p[0] - W[4] * p[1] - W[5] * p[2],
                    S[room.rate + r + 2] - W[6] * p[0] - W[7] * p[1] - W[8] * p[2],
                )
                new = solve_point(W, b, law.friction)
                for c in range(3):
                    moved = max(moved, _change(S, room, n, r + c, new[c]))
            else:
                stiff = own
                if not free:
                    for q in range(r + 1, r + int(row_count(S, k))):
                        stiff += S[room.matrix + n * r + q] * S[room.tied + q]
                old = S[room.impulse + r]
                without = S[room.rate + r] - target - stiff * old
                value = max(0.0, -without / stiff) if stiff > 0.0 else 0.0
                moved = max(moved, _change(S, room, n, r, value))
                if not free:
                    for q in range(r + 1, r + int(row_count(S, k))):
                        if S[room.tied + q] != 0.0:
                            moved = max(moved, _change(S, room, n, q, S[room.tied + q] * value))
            q = r + (3 if rubbed else 1)
            if law.rolling > 0.0:
                if free or S[room.held + q] != 0.0:
                    moved = max(moved, _clamped(S, room, n, q, law.rolling * S[room.impulse + r]))
                q += 2
            if law.spinning > 0.0 and (free or S[room.held + q] != 0.0):
                own = S[room.matrix + n * q + q]
                limit = law.spinning * S[room.impulse + r]
                value = S[room.impulse + q] - S[room.rate + q] / own if own > 0.0 else 0.0
                moved = max(moved, _change(S, room, n, q, min(max(value, -limit), limit)))
        if moved <= CONVERGED * scale:
            return sweep + 1
    rates_after(world, S)
    return SWEEPS
