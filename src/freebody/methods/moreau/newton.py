"""The second solver: semismooth Newton, for heaps in which sweeps hardly get on.

Sweeps carry a load from body to body, by a factor of M / (M + m) each: tall stacks and heavy bodies on light ones take
thousands. Here all points are solved together. With impulses p0 so far, the law of a point is replaced by

    p(u) = P(p0 - u / e),   u its velocity above the target, e a small part of its own answer to impulses,

P the projection first of the normal part to what pushes, then of friction to the circle that it allows (Alart and
Curnier 1991). Momenta z = G^T (p(u(z)) - p0) solve that with one small matrix a point, so where forces are
indeterminate nothing is singular. An equation of a joint is such a point without P. Then p(u) is the next p0: where
nothing changes any more, Signorini and Coulomb hold.
"""

import math

from freebody.compile import kernel
from freebody.joints.layout import ROW, incidence_at, joints_of
from freebody.joints.solver import residual_rates
from freebody.lie.vec import add, cross, dot, scale, sub
from freebody.methods.moreau.band import Band, clear_to_one, put_in_order, solve_band, width_of, work_of
from freebody.methods.moreau.linked import IN_ROWS, obey
from freebody.methods.moreau.points import (
    angular_of,
    arm_a_of,
    arm_b_of,
    friction_of,
    impulse_of,
    inverse_inertia_of,
    inverse_mass_of,
    largest_of,
    linear_of,
    normal_of,
    push,
    put_angular,
    put_impulse,
    put_linear,
    target_of,
    velocity_of_point,
)
from freebody.methods.moreau.room import IMPULSE_SIZE, NEWTONS, RIGID_SIZE, SOFTNESS, TOUCH_SIZE, room_of
from freebody.methods.moreau.sweep import certificate
from freebody.model.rows import sym_vec

# e, as a part of a point's own answer to impulses: at first, at least, and its factor after a round. Large ones lead
# from anywhere, small ones at once.
SOFT, LEAST_SOFT, HARDER, SOFTER = 1e-1, 1e-6, 0.1, 10.0
# Most changes of p0, and most Newton steps for each.
ROUNDS, STEPS_EACH = 40, 16
# A round is over when its residual has shrunk by this.
SHRUNK = 1e-9
# It helps if it has shrunk by this.
NEARLY = 1e-2
# Rounds that do not halve the certificate, after which it is left at that: one, once it is below the tolerance.
FAILURES = 6
# A step that leaves more than this of the residual is the last one.
STUCK = 0.99
# Halvings of a step that does not lessen the residual.
HALVINGS = 6
# The certificate goes this far below the tolerance: bodies at rest then stay where they are.
FINER = 1e-4
# Points slower than so many tolerances rest.
RESTS = 100.0
# Multiplications of a sweep and of a Newton step at a point, of joints in a sweep for each of their equations, and
# Newton steps that a solve takes.
SWEPT, FILLED, JOINED, TAKEN = 100.0, 1500.0, 100.0, 30.0


@kernel(inner=True)
def worth(world, count):
    """After how many sweeps Newton steps are the cheaper way; infinite where there is no room for them.

    Puts the bodies in order.
    """
    room = room_of(world)
    bodies, widest = put_in_order(world, count)
    half = 6 * widest + 5
    if 6 * bodies * width_of(half) > room.most_matrix:
        return math.inf, Band(room.matrix, 0, 0)
    work = work_of(6 * bodies, half) + FILLED * count
    swept = SWEPT * count + (JOINED * joints_of(world).equations if world.joints else 0.0)
    return TAKEN * work / swept, Band(room.matrix, 6 * bodies, half)


@kernel(inner=True)
def at_rest(world, V, S, count, tolerance):
    """Whether nothing moves at any point, as far as the tolerance tells."""
    I, room, most = world.integers, room_of(world), (RESTS * tolerance) ** 2
    for k in range(count):
        u = velocity_of_point(V, S, I, room, k)
        if dot(u, u) > most:
            return False
    return True


@kernel(inline=True)
def _asked(S, room, k, u):
    """The argument of P at point k with velocity u: its normal part, friction, and 1 / e."""
    at, n = room.rigid + RIGID_SIZE * k, normal_of(S, room.rigid + RIGID_SIZE * k)
    f, before = 1.0 / (S[SOFTNESS] * largest_of(S, at)), impulse_of(S, room.impulse + IMPULSE_SIZE * k)
    q = sub(before, scale(f, u))
    qn = dot(n, q)
    return qn + f * target_of(S, at), sub(q, scale(qn, n)), f


@kernel(inline=True)
def _taken(S, room, k, u):
    """p(u) of point k."""
    qn, t, _ = _asked(S, room, k, u)
    if qn <= 0.0:
        return (0.0, 0.0, 0.0)
    size, most = math.sqrt(dot(t, t)), friction_of(S, room.impulse + IMPULSE_SIZE * k) * qn
    if size > most:
        t = scale(most / size, t)
    return add(t, scale(qn, normal_of(S, room.rigid + RIGID_SIZE * k)))


@kernel(inline=True)
def _slope(S, room, k, u, d):
    """-dp/du d at point k."""
    qn, t, f = _asked(S, room, k, u)
    if qn <= 0.0:
        return (0.0, 0.0, 0.0)
    size, mu = math.sqrt(dot(t, t)), friction_of(S, room.impulse + IMPULSE_SIZE * k)
    if size <= mu * qn:
        return scale(f, d)
    n, way = normal_of(S, room.rigid + RIGID_SIZE * k), scale(1.0 / size, t)
    dn, dt = dot(n, d), dot(way, d)
    side = sub(sub(d, scale(dn, n)), scale(dt, way))
    return scale(f, add(scale(dn, add(n, scale(mu, way))), scale(mu * qn / size, side)))


@kernel(inline=True)
def _add_at(S, at, sign, arm, f):
    """Add an impulse f at an arm to the momenta at S[at:]."""
    m = cross(arm, f)
    for c in range(3):
        S[at + c] += sign * f[c]
        S[at + 3 + c] += sign * m[c]


@kernel(inline=True)
def _three(S, at):
    return S[at], S[at + 1], S[at + 2]


@kernel(inner=True)
def _move(world, V, S, rows, z):
    """Velocities in V for the momenta S[z:] on top of those at the start."""
    I, room = world.integers, room_of(world)
    for place in range(rows // 6):
        b, at, start = I[room.queue + place], z + 6 * place, room.newton + 18 * world.bodies + 6 * place
        faster = sym_vec(inverse_inertia_of(V, b), _three(S, at + 3))
        put_linear(V, b, add(_three(S, start), scale(inverse_mass_of(V, b), _three(S, at))))
        put_angular(V, b, add(_three(S, start + 3), faster))


@kernel(inner=True)
def _residual(world, V, S, T, count, rows, z, out):
    """z - G^T (p(u) - p0) to S[out:]; its square by inverse masses, an energy."""
    I, room = world.integers, room_of(world)
    _move(world, V, S, rows, z)
    for k in range(rows):
        S[out + k] = S[z + k]
    for k in range(count):
        i, j, at = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1], room.rigid + RIGID_SIZE * k
        p = _taken(S, room, k, velocity_of_point(V, S, I, room, k))
        d = sub(p, impulse_of(S, room.impulse + IMPULSE_SIZE * k))
        _add_at(S, out + 6 * I[room.order + i], -1.0, arm_a_of(S, at), d)
        if j < world.bodies:
            _add_at(S, out + 6 * I[room.order + j], 1.0, arm_b_of(S, at), d)
    if world.joints:
        _take_joints_away(world, V, S, T, out)
    square = 0.0
    for place in range(rows // 6):
        b, at = I[room.queue + place], out + 6 * place
        force, torque = _three(S, at), _three(S, at + 3)
        square += inverse_mass_of(V, b) * dot(force, force) + dot(torque, sym_vec(inverse_inertia_of(V, b), torque))
    return square


@kernel(inline=True)
def _regularized(world, S, T, e):
    """1 / e of an equation of the joints; 0 if it follows from others."""
    size = T[joints_of(world).diagonal + e]
    return 1.0 / (S[SOFTNESS] * size) if size > 0.0 else 0.0


@kernel(inner=True)
def _take_joints_away(world, V, S, T, out):
    """Take what joints do to momenta from S[out:]: as points that also pull, and know no friction."""
    I, room, J = world.integers, room_of(world), joints_of(world)
    residual_rates(IN_ROWS, world, V, T, J.residual)
    for k in range(J.incidences):
        incidence = incidence_at(I, J.first_incidence, k)
        place = I[room.order + incidence.body]
        if place < 0:
            continue
        for e in range(incidence.count):
            d = T[J.residual + incidence.first + e] * _regularized(world, S, T, incidence.first + e)
            g = J.jacobian + incidence.jacobian + ROW * e
            for c in range(3):
                S[out + 6 * place + c] += d * T[g + 3 + c]
                S[out + 6 * place + 3 + c] += d * T[g + c]


@kernel(inner=True)
def _assemble_joints(world, S, T, band):
    """The part of joints of the matrix: for every two bodies of an equation."""
    I, room, J, width = world.integers, room_of(world), joints_of(world), width_of(band.half)
    for k in range(room.couples):
        one = incidence_at(I, J.first_incidence, I[room.couple + 2 * k])
        other = incidence_at(I, J.first_incidence, I[room.couple + 2 * k + 1])
        row, column = 6 * I[room.order + one.body], 6 * I[room.order + other.body]
        if row < 0:
            continue
        for e in range(one.count):
            f = _regularized(world, S, T, one.first + e)
            g, h = J.jacobian + one.jacobian + ROW * e, J.response + other.jacobian + ROW * e
            for r in range(6):
                # Rows of joints have the torque in front, momenta the force.
                at = band.at + width * (row + r) + column - row - r + band.half
                pull = f * T[g + (r + 3 if r < 3 else r - 3)]
                for c in range(6):
                    S[at + c] += pull * T[h + (c + 3 if c < 3 else c - 3)]


@kernel(inline=True)
def _fill(S, band, row, column, sign, arm, f):
    """Add an impulse f at an arm to six rows of a column."""
    m, width = cross(arm, f), width_of(band.half)
    for c in range(3):
        S[band.at + width * (row + c) + column - row - c + band.half] += sign * f[c]
        S[band.at + width * (row + 3 + c) + column - row - 3 - c + band.half] += sign * m[c]


@kernel(inner=True)
def _assemble(world, V, S, T, count, band):
    """1 + G^T D G M^-1, D the slopes of p at the velocities in V."""
    I, room = world.integers, room_of(world)
    clear_to_one(S, band)
    for k in range(count):
        i, j, at = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1], room.rigid + RIGID_SIZE * k
        u = velocity_of_point(V, S, I, room, k)
        for side in range(2):
            b = i if side == 0 else j
            if b >= world.bodies:
                continue
            arm, sign = arm_a_of(S, at) if side == 0 else arm_b_of(S, at), 1.0 - 2.0 * side
            for c in range(6):
                e = (1.0 if c % 3 == 0 else 0.0, 1.0 if c % 3 == 1 else 0.0, 1.0 if c % 3 == 2 else 0.0)
                if c < 3:
                    moved = scale(sign * inverse_mass_of(V, b), e)
                else:
                    moved = scale(sign, cross(sym_vec(inverse_inertia_of(V, b), e), arm))
                f, column = _slope(S, room, k, u, moved), 6 * I[room.order + b] + c
                _fill(S, band, 6 * I[room.order + i], column, 1.0, arm_a_of(S, at), f)
                if j < world.bodies:
                    _fill(S, band, 6 * I[room.order + j], column, -1.0, arm_b_of(S, at), f)
    if world.joints:
        _assemble_joints(world, S, T, band)


@kernel(inner=True)
def _round(world, V, S, T, count, band):
    """Newton steps for one p0, which is in the impulses; velocities in V. Whether they got on."""
    I, room, rows, n = world.integers, room_of(world), band.rows, 6 * world.bodies
    z, step, trial, start = room.newton, room.newton + n, room.newton + 2 * n, room.newton + 3 * n
    for place in range(rows // 6):
        v, w = linear_of(V, I[room.queue + place]), angular_of(V, I[room.queue + place])
        for c in range(3):
            S[start + 6 * place + c], S[start + 6 * place + 3 + c] = v[c], w[c]
    for k in range(rows):
        S[z + k] = 0.0
    square = _residual(world, V, S, T, count, rows, z, step)
    first, enough = square, SHRUNK * SHRUNK * square
    for _ in range(STEPS_EACH):
        if not square > enough:
            return True
        _assemble(world, V, S, T, count, band)
        if not solve_band(S, band, step):
            return False
        part, best, least = 1.0, 1.0, math.inf
        for _ in range(HALVINGS):
            for k in range(rows):
                S[trial + k] = S[z + k] - part * S[step + k]
            found = _residual(world, V, S, T, count, rows, trial, room.newton + 4 * n)
            if found < least:
                best, least = part, found
            if found < (1.0 - 0.1 * part) * square:
                break
            part *= 0.5
        for k in range(rows):
            S[z + k] -= best * S[step + k]
        last, square = square, _residual(world, V, S, T, count, rows, z, step)
        if not square < STUCK * last:
            break
    return square <= NEARLY * NEARLY * first


@kernel(inner=True)
def _take(world, V, S, T, count, source):
    """Give the points the impulses S[source:], and bodies the velocities that follow."""
    I, room = world.integers, room_of(world)
    for k in range(count):
        at, place = room.rigid + RIGID_SIZE * k, room.impulse + IMPULSE_SIZE * k
        i, j, p = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1], _three(S, source + 3 * k)
        push(V, i, j, arm_a_of(S, at), arm_b_of(S, at), sub(p, impulse_of(S, place)))
        put_impulse(S, place, p)
    if world.joints:
        obey(world, V, T)


@kernel(inner=True)
def _start_again(world, V, S, band):
    """The velocities before the round."""
    room = room_of(world)
    for k in range(band.rows):
        S[room.newton + k] = 0.0
    _move(world, V, S, band.rows, room.newton)


@kernel(inner=True)
def _finish(world, V, S, T, count, band):
    """Take p(u) as impulses; whether they are numbers. Velocities follow from those before the round."""
    I, room, fine = world.integers, room_of(world), True
    for k in range(count):
        p = _taken(S, room, k, velocity_of_point(V, S, I, room, k))
        fine = fine and math.isfinite(p[0] + p[1] + p[2])
        for c in range(3):
            S[room.tried + 3 * k + c] = p[c]
    _start_again(world, V, S, band)
    if fine:
        _take(world, V, S, T, count, room.tried)
    return fine


@kernel(inner=True)
def newton(world, V, S, T, count, band, tolerance):
    """Solve all points together, far below the tolerance if that is possible. Returns the certificate.

    Of all impulses on the way, those at the start included, the ones with the best certificate stay.
    """
    I, room, failed = world.integers, room_of(world), 0
    best = found = certificate(V, S, I, room, count)
    S[NEWTONS] += 1.0
    for k in range(count):
        p = impulse_of(S, room.impulse + IMPULSE_SIZE * k)
        for c in range(3):
            S[room.best + 3 * k + c] = p[c]
    S[SOFTNESS] = SOFT if best > tolerance else LEAST_SOFT
    for _ in range(ROUNDS):
        solved = _round(world, V, S, T, count, band) and _finish(world, V, S, T, count, band)
        if not solved:
            _start_again(world, V, S, band)
            failed += 1
            S[SOFTNESS] *= SOFTER
        else:
            found = certificate(V, S, I, room, count)
            failed = 0 if found < 0.5 * best else failed + 1
            S[SOFTNESS] = max(LEAST_SOFT, HARDER * S[SOFTNESS])
        if found < best:
            best = found
            for k in range(3 * count):
                S[room.best + k] = S[room.tried + k]
        if best <= FINER * tolerance or failed >= (1 if best <= tolerance else FAILURES):
            break
    if found > best:
        _take(world, V, S, T, count, room.best)
        best = certificate(V, S, I, room, count)
    return best
