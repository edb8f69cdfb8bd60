"""Impacts: velocities that jump where points meet.

Normal velocities after it are v+ = (1 - e) (those of an inelastic impact) + e (those of generalised reflections: Smith,
Kaufman, Vouga, Tamstorf, Grinspun 2012, Reflections on simultaneous impact, ACM Trans. Graph. 31, 106). The inelastic
impact is the cone problem in which no point approaches; the reflections are those of points without friction. For one
point that is Newton's law, and without friction both parts have at most the energy from before, and so has what lies
between them. The v+ are then the targets of another cone problem. Eccentric friction can gain energy there; then the
impulses are mixed with those of the inelastic impact, which never does, so that none is gained: cones are convex, and
the energy is a quadratic function of the mixture.

Points that do not act on each other share nothing: each *island* of points has an e of its own.
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.cone import rates_after, sweep_cones
from freebody.contact.layout import law_at
from freebody.contact.modes import solve_held
from freebody.contact.room import (
    OTHER,
    POINT_SIZE,
    ROW_SIZE,
    first_row,
    point_a,
    point_b,
    point_law,
    points_in,
    room_of,
    row_count,
    row_force_of,
    rows_in,
    torque_a_of,
    torque_b_of,
)
from freebody.contact.space import add_free, angular_at, hold_joints, linear_at
from freebody.joints.layout import joints_of
from freebody.joints.measures import motor_power
from freebody.lie.vec import add, cross, scale
from freebody.model.columns import (
    angular_momentum_of,
    momentum_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    rotation_of,
)
from freebody.model.rows import angular_momentum, body_of

# Rounds of reflections: one more for every ball of a row; a hundred are more than any cluster of points needs.
ROUNDS = 1000
# Sweeps for the impulses of frictionless points, and the change of velocities, relative to their size, that ends them.
SWEEPS = 20000
CONVERGED = 1e-16
# Approaching slower than this, relative to the fastest point, is rounding.
STILL = 1e-13
# Energy may grow by this part of itself: rounding.
GAINED = 1e-13
# Friction within this part of its limit holds; beyond it the point slides.
EDGE = 1e-9

# Numbers per point in ``room.other``. Those of an island stand at its first point: its restitution, what is used of it,
# and the energy that a part s of the mixture gains, G0 + G1 s + G2 s^2.
MULTIPLIER, SPEED, MASK, REFLECTED, ISLAND, RESTITUTION, USED, G0, G1, G2 = range(OTHER)


@kernel(inline=True)
def _other(world, i, number):
    return room_of(world).other + OTHER * i + number


@kernel(inline=True)
def _coupling(world, S, i, j):
    """W between the normals of two points."""
    room, n = room_of(world), rows_in(world, S)
    r, s = int(first_row(S, room.points + POINT_SIZE * i)), int(first_row(S, room.points + POINT_SIZE * j))
    return S[room.matrix + n * r + s]


@kernel(inner=True)
def _push_apart(world, S, size):
    """Add impulses to the masked points, so that none of them approaches; speeds of all points follow.

    The multipliers are the increments.
    """
    points = points_in(world, S)
    for i in range(points):
        S[_other(world, i, MULTIPLIER)] = 0.0
    for _ in range(SWEEPS):
        moved = 0.0
        for i in range(points):
            own = _coupling(world, S, i, i)
            if S[_other(world, i, MASK)] == 0.0 or own <= 0.0:
                continue
            old = S[_other(world, i, MULTIPLIER)]
            new = max(0.0, old - S[_other(world, i, SPEED)] / own)
            if new != old:
                S[_other(world, i, MULTIPLIER)] = new
                for j in range(points):
                    S[_other(world, j, SPEED)] += _coupling(world, S, j, i) * (new - old)
                moved = max(moved, abs(new - old) * own)
        if moved <= CONVERGED * size:
            break


@kernel(inner=True)
def _reflect(world, S):
    """Normal velocities after generalised reflections, per point."""
    room, points = room_of(world), points_in(world, S)
    size = 0.0
    for i in range(points):
        before = S[room.known + int(first_row(S, room.points + POINT_SIZE * i))]
        S[_other(world, i, SPEED)] = before
        size = max(size, abs(before))
    for _ in range(ROUNDS):
        approaching = False
        for i in range(points):
            bad = S[_other(world, i, SPEED)] < -STILL * size
            S[_other(world, i, MASK)] = 1.0 if bad else 0.0
            approaching |= bad
            S[_other(world, i, REFLECTED)] = S[_other(world, i, SPEED)]
        if not approaching:
            break
        _push_apart(world, S, size)
        for i in range(points):
            # Once more what it took to stop: a reflection.
            S[_other(world, i, SPEED)] = 2.0 * S[_other(world, i, SPEED)] - S[_other(world, i, REFLECTED)]
    for i in range(points):
        S[_other(world, i, REFLECTED)] = S[_other(world, i, SPEED)]


@kernel(inline=True)
def _island(world, S, i):
    return int(S[_other(world, i, ISLAND)])


@kernel(inline=True)
def _act_on_each_other(world, S, i, j):
    """Whether an impulse at one point changes velocities at another."""
    room, n = room_of(world), rows_in(world, S)
    k, m = room.points + POINT_SIZE * i, room.points + POINT_SIZE * j
    r, s = int(first_row(S, k)), int(first_row(S, m))
    for q in range(r, r + int(row_count(S, k))):
        for c in range(s, s + int(row_count(S, m))):
            if S[room.matrix + n * q + c] != 0.0:
                return True
    return False


@kernel(inner=True)
def _find_islands(world, S):
    """Number the islands by their first points."""
    points = points_in(world, S)
    for i in range(points):
        S[_other(world, i, ISLAND)] = float(i)
        for j in range(i):
            own, other = _island(world, S, i), _island(world, S, j)
            if own != other and _act_on_each_other(world, S, i, j):
                first, second = float(min(own, other)), float(max(own, other))
                for k in range(i + 1):
                    if S[_other(world, k, ISLAND)] == second:
                        S[_other(world, k, ISLAND)] = first


@kernel(inner=True)
def _find_restitutions(world, S):
    """One coefficient for each island: those of its points that approach, weighed by the energy in their approach.

    Returns the largest.
    """
    room, points, largest = room_of(world), points_in(world, S), 0.0
    for island in range(points):
        total, weight = 0.0, 0.0
        for i in range(island, points):
            k = room.points + POINT_SIZE * i
            u, own = S[room.known + int(first_row(S, k))], _coupling(world, S, i, i)
            if _island(world, S, i) == island and u < 0.0 and own > 0.0:
                e, part = law_at(world.floats, int(point_law(S, k))).restitution, u * u / own
                total, weight = total + part * e, weight + part
        e = total / weight if weight > 0.0 else 0.0
        S[_other(world, island, RESTITUTION)] = e
        largest = max(largest, e)
    return largest


@kernel(inline=True)
def restitution_used(world, S, i):
    """The coefficient of the last impact of point i."""
    return S[_other(world, _island(world, S, i), USED)]


@kernel(inner=True)
def use_no_restitution(world, S):
    """Note that the impulses of all points have none."""
    for i in range(points_in(world, S)):
        S[_other(world, i, ISLAND)], S[_other(world, i, USED)] = float(i), 0.0


@kernel(inner=True)
def _polish(world, S):
    """Solve the system of the modes that the sweeps found; back to their impulses where it contradicts them."""
    room, n, points = room_of(world), rows_in(world, S), points_in(world, S)
    for r in range(n):
        S[room.held + r], S[room.tied + r] = 0.0, 0.0
        S[room.temporary + r] = S[room.impulse + r]
    for i in range(points):
        k = room.points + POINT_SIZE * i
        r, law = int(first_row(S, k)), law_at(world.floats, int(point_law(S, k)))
        p = S[room.impulse + r]
        if p <= 0.0:
            continue
        S[room.held + r] = 1.0
        q = r + 1
        if law.friction > 0.0:
            _group(S, room, q, 2, p, law.friction)
            q += 2
        if law.rolling > 0.0:
            _group(S, room, q, 2, p, law.rolling)
            q += 2
        if law.spinning > 0.0:
            _group(S, room, q, 1, p, law.spinning)
    # The copy of the impulses must survive the solver, which uses the temporary room: keep it in ``rate``.
    for r in range(n):
        S[room.rate + r] = S[room.temporary + r]
    for i in range(points):
        r = int(first_row(S, room.points + POINT_SIZE * i))
        S[room.known + r] -= S[room.target + i]
    solve_held(world, S)
    for i in range(points):
        r = int(first_row(S, room.points + POINT_SIZE * i))
        S[room.known + r] += S[room.target + i]
    size, off = 0.0, 0.0
    for r in range(n):
        size = max(size, abs(S[room.rate + r]))
        off = max(off, abs(S[room.impulse + r] - S[room.rate + r]))
    good = off <= 1e-6 * size
    for i in range(points):
        r = int(first_row(S, room.points + POINT_SIZE * i))
        good &= S[room.impulse + r] >= 0.0
    if not good:
        for r in range(n):
            S[room.impulse + r] = S[room.rate + r]
    rates_after(world, S)


@kernel(inline=True)
def _group(S, room, q, count, p, limit):
    """Rows q.. of a cone hold, or have the part of the normal impulse that the sweeps gave them."""
    x = S[room.impulse + q]
    y = S[room.impulse + q + 1] if count == 2 else 0.0
    holds = x * x + y * y < (limit * p * (1.0 - EDGE)) ** 2
    for c in range(count):
        S[room.held + q + c] = 1.0 if holds else 0.0
        S[room.tied + q + c] = 0.0 if holds else S[room.impulse + q + c] / p


@kernel(inner=True)
def _solve(world, S):
    """The cone problem of the present targets."""
    room = room_of(world)
    for r in range(rows_in(world, S)):
        S[room.impulse + r] = 0.0
    sweep_cones(world, S, True)
    _polish(world, S)


@kernel(inner=True)
def _find_gains(world, S):
    """What every island gains with a part s of the present impulses and the rest of those of the inelastic impact."""
    room, rows, points = room_of(world), rows_in(world, S), points_in(world, S)
    for i in range(points):
        for number in (G0, G1, G2):
            S[_other(world, i, number)] = 0.0
        k, island = room.points + POINT_SIZE * i, _island(world, S, i)
        for r in range(int(first_row(S, k)), int(first_row(S, k)) + int(row_count(S, k))):
            p, rate = S[room.inelastic + r], S[room.inelastic + rows + r]
            more, faster = S[room.impulse + r] - p, S[room.rate + r] - rate
            S[_other(world, island, G0)] += 0.5 * p * (S[room.known + r] + rate)
            S[_other(world, island, G1)] += 0.5 * (p * faster + more * (S[room.known + r] + rate))
            S[_other(world, island, G2)] += 0.5 * more * faster


@kernel(inline=True)
def _part(a, b, c):
    """The largest s between 0 and 1 with a + b s + c s^2 <= 0, for a <= 0 <= c. What s = 1 has beyond that may be
    rounding."""
    if a + b + c <= GAINED * (abs(a) + abs(b) + abs(c)):
        return 1.0
    root = np.sqrt(max(0.0, b * b - 4.0 * a * c))
    # Of both ways to write the larger root, that which subtracts nothing.
    s = (-2.0 * a / (b + root) if b > 0.0 else (root - b) / (2.0 * c)) if b > 0.0 or c > 0.0 else 0.0
    return min(1.0, max(0.0, s * (1.0 - 1e-12)))


@kernel(inner=True)
def collide(world, S, hurried):
    """Impulses of an impact; ``hurried`` ones have no restitution. Returns whether one had to be lowered."""
    room, rows, points = room_of(world), rows_in(world, S), points_in(world, S)
    for i in range(points):
        S[room.target + i], S[_other(world, i, USED)] = 0.0, 0.0
    _find_islands(world, S)
    _solve(world, S)
    if hurried or _find_restitutions(world, S) == 0.0:
        return False
    for r in range(rows):
        S[room.inelastic + r], S[room.inelastic + rows + r] = S[room.impulse + r], S[room.rate + r]
    _reflect(world, S)
    for i in range(points):
        inelastic = S[room.rate + int(first_row(S, room.points + POINT_SIZE * i))]
        e = S[_other(world, _island(world, S, i), RESTITUTION)]
        S[room.target + i] = max(0.0, (1.0 - e) * inelastic + e * S[_other(world, i, REFLECTED)])
    _solve(world, S)
    _find_gains(world, S)
    lowered = False
    for i in range(points):
        if _island(world, S, i) == i:
            part = _part(S[_other(world, i, G0)], S[_other(world, i, G1)], S[_other(world, i, G2)])
            S[_other(world, i, USED)] = part * S[_other(world, i, RESTITUTION)]
            lowered |= part < 1.0
    if lowered:
        for i in range(points):
            k, island = room.points + POINT_SIZE * i, _island(world, S, i)
            if S[_other(world, island, USED)] == S[_other(world, island, RESTITUTION)]:
                continue
            part = S[_other(world, island, USED)] / S[_other(world, island, RESTITUTION)]
            for r in range(int(first_row(S, k)), int(first_row(S, k)) + int(row_count(S, k))):
                p = S[room.inelastic + r]
                S[room.impulse + r] = p + part * (S[room.impulse + r] - p)
        rates_after(world, S)
    return lowered


@kernel(inner=True)
def impel(world, motion, S):
    """Give the impulses of all rows to the bodies, with those of the joints that follow."""
    room, bodies = room_of(world), world.bodies
    state, kin = motion.state, motion.kin
    if not world.joints:
        for i in range(points_in(world, S)):
            k = room.points + POINT_SIZE * i
            a, b, first = int(point_a(S, k)), int(point_b(S, k)), int(first_row(S, k))
            for r in range(first, first + int(row_count(S, k))):
                p, row = S[room.impulse + r], room.rows + ROW_SIZE * r
                force = scale(p, row_force_of(S, row))
                if a < bodies:
                    put_momentum(state, a, add(momentum_of(state, a), force))
                    turn = scale(p, torque_a_of(S, row))
                    put_angular_momentum(state, a, add(angular_momentum_of(state, a), turn))
                if b < bodies:
                    put_momentum(state, b, add(momentum_of(state, b), scale(-1.0, force)))
                    turn = scale(-p, torque_b_of(S, row))
                    put_angular_momentum(state, b, add(angular_momentum_of(state, b), turn))
        return
    for b in range(bodies):
        turn, push = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
        for r in range(rows_in(world, S)):
            p, at = S[room.impulse + r], room.response + 6 * (bodies * r + b)
            turn, push = add(turn, scale(p, angular_at(S, at))), add(push, scale(p, linear_at(S, at)))
        body = body_of(world, b)
        put_momentum(state, b, add(momentum_of(state, b), scale(body.mass, push)))
        moved = angular_momentum(body, rotation_of(kin, b), turn)
        put_angular_momentum(state, b, add(angular_momentum_of(state, b), moved))


@kernel(inner=True)
def motor_work(world, S):
    """The work of the impulses with which motors keep prescribed motion up while rows have theirs."""
    room, J = room_of(world), joints_of(world)
    if J.motors == 0:
        return 0.0
    for c in range(6 * world.bodies):
        S[room.free + c] = 0.0
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        first = int(first_row(S, k))
        for r in range(first, first + int(row_count(S, k))):
            add_free(world, S, int(point_a(S, k)), int(point_b(S, k)), r, S[room.impulse + r], room.free)
    hold_joints(world, S, room.free)
    return motor_power(world, S, J.solution)


@kernel(inner=True)
def momenta(world, motion):
    """Momentum and angular momentum about the origin of all bodies together."""
    push, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        p = momentum_of(motion.state, b)
        push = add(push, p)
        turn = add(turn, add(angular_momentum_of(motion.state, b), cross(position_of(motion.state, b), p)))
    return push, turn
