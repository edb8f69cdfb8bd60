"""One step of RATTLE on SE(3): kicks and a free drift, with impulses that keep the equations of joints.

    p* = p + h/2 (F + G^T l),   drift for h,   l such that the equations hold at its end,
    p' = p* + h/2 (F' + G'^T m),               m such that their rates vanish there.

The drift is the free motion of rigid bodies, which is symplectic, so the step is, too; it is its own inverse backwards.
One matrix G M^-1 G^T serves the velocities at the end of a step and the positions of the next one.
"""

from __future__ import annotations

import math

from freebody.compile import kernel
from freebody.forces.held import forces_of, joints_of
from freebody.forces.total import total_wrench
from freebody.joints.foresee import foresee, rest_of
from freebody.joints.kernels import residuals
from freebody.joints.layout import (
    BODY_NOTES,
    EQUATIONS,
    HERE,
    IMPULSE,
    INVERSE,
    ITERATIONS,
    JOINTS,
    MEMORY,
    MOTORS,
    NOTES,
    RATE,
    RESIDUAL,
    SINGULAR,
    SOLUTION,
    STATUS,
    TRUNCATION,
    WEAKEST,
)
from freebody.joints.prepare import largest_response, prepare, residual_rates, worst_of
from freebody.joints.solver import collect, solve
from freebody.lie.quaternion import normalize, product, to_matrix
from freebody.lie.vec import add, cross, mat_t_vec, mat_vec, scale
from freebody.methods.kick import move, power_of, push
from freebody.methods.linked import POSITIONS, VELOCITIES
from freebody.methods.loop import book
from freebody.model.columns import (
    MOMENTA,
    angular_momentum_of,
    momentum_of,
    put_angular_momentum,
    put_momentum,
    put_orientation,
    put_position,
)
from freebody.model.layout import (
    CONSERVATIVE_ONLY,
    FORCE,
    KICKED,
    POSITION,
    ROTATION,
    SPIN,
    TORQUE,
    VELOCITY,
    VELOCITY_DEPENDENT,
)
from freebody.model.rows import body_of, get3, get9, put3, put9, six, spin, sym_vec

__all__ = ["kick_by_guess", "rattle_step"]

# Residuals as small as the roundings of the coordinates they come from are solved.
SOLVED = 8.0 * 2.0**-52
# When they stop shrinking below this, relative to lengths and speeds, they are solved as well as they can be. Where
# equations follow from others, or nearly so, roundings are worsened by how badly one tells the other: four-bar and
# Bricard linkages come to a few 1e-12.
ENOUGH = 5e-11
# Turns of the simplified Newton method; it gains a digit or more in each at steps that resolve the motion.
TURNS = 60
# Where a linkage is singular, pivots up to this size are left out if need be.
LOOSEST = 1e-4
# Where pivots are smaller than this, residuals have to be solved to their roundings.
WEAK = 1e-5
# Residuals that shrink by less in a turn do not shrink any more.
STALLED = 0.9
# When rates stop shrinking they may be this large, relative to speeds: near a singular position roundings of impulses
# are worsened by how badly one equation tells another. Elsewhere they shrink to round-off first.
LOOSE = 1e-6
# Residuals and rates of equations that have lost their gradients, relative to lengths and speeds: the next steps close
# what these miss.
AJAR = 1e-3

# Where the momenta begin in a row of the state.
MOMENTUM = MOMENTA.slices["momentum"].start


@kernel(inline=True)
def _middle(y, h, work, F, I, S):
    """Velocities in the middle of a kick of length h: half the forces' impulses, and what the notes say of joints."""
    notes = I[I[JOINTS] + NOTES]
    for b in range(I[0]):
        at = notes + BODY_NOTES * b + IMPULSE
        p = add(momentum_of(y, b), scale(0.5 * h, get3(work, b, FORCE)))
        L = add(angular_momentum_of(y, b), scale(0.5 * h, get3(work, b, TORQUE)))
        put3(work, b, VELOCITY, scale(body_of(F, b).inverse_mass, add(p, (S[at + 3], S[at + 4], S[at + 5]))))
        put3(work, b, SPIN, spin(body_of(F, b), get9(work, b, ROTATION), add(L, (S[at], S[at + 1], S[at + 2]))))


@kernel(inner=True)
def kick_by_guess(y, books, t, h, work, F, I, custom, S, multipliers):
    """A kick by forces, with the joints' multipliers as far as they are known; of order 2.

    Forces that read velocities, and the work of all that have no potential, see the middle of the kick with reactions
    included: otherwise they would see motion out of the joints, which costs an order.
    """
    if not I[2] & KICKED:
        return
    if not I[2] & CONSERVATIVE_ONLY or I[2] & VELOCITY_DEPENDENT:
        collect(I, S, multipliers, 0.5 * h)
        if I[2] & VELOCITY_DEPENDENT:
            for b in range(I[0]):
                move(y, work, F, b, 0.0, False)
            total_wrench(t, work, F, I, custom)
            _middle(y, h, work, F, I, S)
            total_wrench(t, work, F, I, custom)
        else:
            _middle(y, h, work, F, I, S)
        book(books, 0, h * power_of(work, I))
    push(y, books, h, work, F, I, False)


@kernel(inline=True)
def _keep(y, work, I, S):
    """Note where every body is at the start of the drift."""
    notes = I[I[JOINTS] + NOTES]
    for b in range(I[0]):
        at = notes + BODY_NOTES * b + HERE
        for c in range(7):
            S[at + c] = y[b, c]
        for c in range(9):
            S[at + 7 + c] = work[b, ROTATION + c]
        for c in range(6):
            S[at + 16 + c] = y[b, MOMENTUM + c]


@kernel(inline=True)
def _drift(turn, y, h, work, F, I, S):
    """Move every body freely for h from where it was noted, with the impulses of the joints added to its momenta."""
    notes = I[I[JOINTS] + NOTES]
    for b in range(I[0]):
        at = notes + BODY_NOTES * b
        i = at + IMPULSE
        p = (S[at + 16] + S[i + 3], S[at + 17] + S[i + 4], S[at + 18] + S[i + 5])
        L = (S[at + 19] + S[i], S[at + 20] + S[i + 1], S[at + 21] + S[i + 2])
        put_momentum(y, b, p)
        put_angular_momentum(y, b, L)
        body = body_of(F, b)
        x = add((S[at], S[at + 1], S[at + 2]), scale(h * body.inverse_mass, p))
        put_position(y, b, x)
        put3(work, b, POSITION, x)
        if body.principal_moments[2] > 0.0:
            a = at + 7
            R = (S[a], S[a + 1], S[a + 2], S[a + 3], S[a + 4], S[a + 5], S[a + 6], S[a + 7], S[a + 8])
            axes = body.principal_axes
            M = mat_t_vec(axes, mat_t_vec(R, L))
            (w, x1, x2, x3), _ = turn(body.principal_moments, M, h)
            v = mat_vec(axes, (x1, x2, x3))
            q = normalize(product((S[at + 3], S[at + 4], S[at + 5], S[at + 6]), (w, v[0], v[1], v[2])))
            put_orientation(y, b, q)
            put9(work, b, ROTATION, to_matrix(q))


@kernel(inline=True)
def _book_impulses(books, work, I, S, sign):
    """Impulse and angular impulse about the origin of what the joints did; poses are those it was done at."""
    notes = I[I[JOINTS] + NOTES]
    force, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(I[0]):
        at = notes + BODY_NOTES * b
        i = at + IMPULSE
        f, tau = (S[i + 3], S[i + 4], S[i + 5]), (S[i], S[i + 1], S[i + 2])
        x = (S[at], S[at + 1], S[at + 2]) if sign < 0 else get3(work, b, POSITION)
        force = add(force, f)
        turn = add(turn, add(tau, cross(x, f)))
    for c in range(3):
        book(books, 1 + c, force[c])
        book(books, 4 + c, turn[c])


@kernel(inline=True)
def _motor_power(I, S, multipliers):
    """Power of prescribed motion: minus the multiplier times the rate of its equation."""
    J = I[JOINTS]
    power = 0.0
    if I[J + MOTORS]:
        for e in range(I[J + EQUATIONS]):
            power -= S[multipliers + e] * S[I[J + RATE] + e]
    return power


@kernel(inline=True)
def _rates_of_residuals(y, work, F, I, S):
    """Rates of all equations to the residuals; velocities in ``work`` follow from the momenta. Returns a speed."""
    speed = 0.0
    for b in range(I[0]):
        move(y, work, F, b, 0.0, False)
        for c in range(3):
            speed = max(speed, abs(work[b, VELOCITY + c]), abs(work[b, SPIN + c]))
    residual_rates(work, I, S, I[I[JOINTS] + RESIDUAL])
    return speed


@kernel(inner=True)
def _velocities(y, books, h, work, F, I, S, here, multipliers):
    """Impulses that make the rates of all equations vanish; returns whether they do.

    S[here:] are the multipliers of the positions, whose impulses left roundings in the velocities.
    """
    J = I[JOINTS]
    count, r, z = I[J + EQUATIONS], I[J + RESIDUAL], I[J + SOLUTION]
    speed = abs(h) * largest_response(I, S, here)
    for e in range(count):
        S[multipliers + e] = 0.0
    before = 0.0
    for turn in range(TURNS):
        # Against the speeds before the projection: afterwards everything may be at rest but for roundings of them.
        speed = max(speed, _rates_of_residuals(y, work, F, I, S))
        worst = worst_of(I, S, 1.0, r, False)
        if worst <= SOLVED * speed or (turn > 2 and worst > 0.5 * before):
            return worst <= LOOSE * speed and worst_of(I, S, 1.0, r, True) <= AJAR * speed
        before = worst
        for e in range(count):
            S[z + e] = -(2.0 / h) * S[r + e]
        solve(I, S)
        for e in range(count):
            S[multipliers + e] += S[z + e]
        collect(I, S, z, 0.5 * h)
        _book_impulses(books, work, I, S, 1)
        notes = I[J + NOTES]
        for b in range(I[0]):
            i = notes + BODY_NOTES * b + IMPULSE
            put_momentum(y, b, add(momentum_of(y, b), (S[i + 3], S[i + 4], S[i + 5])))
            put_angular_momentum(y, b, add(angular_momentum_of(y, b), (S[i], S[i + 1], S[i + 2])))
    return False


@kernel(inner=True)
def _positions(turn, y, h, end, size, work, F, I, custom, S, here):
    """Find the multipliers at S[here:] for which the equations hold at the end of the drift.

    Returns the largest residual that is left; infinity where it did not shrink to roundings.
    """
    J = I[JOINTS]
    count, r, z = I[J + EQUATIONS], I[J + RESIDUAL], I[J + SOLUTION]
    last = 0.0
    for k in range(TURNS):
        collect(I, S, here, 0.5 * h)
        _drift(turn, y, h, work, F, I, S)
        residuals(end, work, F, I, custom, S, r)
        worst = worst_of(I, S, size, r, False)
        S[ITERATIONS] += 1.0
        if worst <= SOLVED or (k > 0 and worst <= ENOUGH and worst > 0.5 * last):
            return worst_of(I, S, size, r, True)
        if k > 4 and not worst < 2.0 * last:
            return math.inf
        last = worst
        for e in range(count):
            S[z + e] = -(2.0 / (h * h)) * S[r + e]
        solve(I, S)
        for e in range(count):
            S[here + e] += S[z + e]
    return math.inf


@kernel(inline=True)
def _back(t, work, F, I, custom, S):
    """Return to the poses noted at the start of the drift, and to the matrix there."""
    notes = I[I[JOINTS] + NOTES]
    for b in range(I[0]):
        at = notes + BODY_NOTES * b + HERE
        for c in range(3):
            work[b, POSITION + c] = S[at + c]
        for c in range(9):
            work[b, ROTATION + c] = S[at + 7 + c]
    prepare(t, work, F, I, custom, S)


@kernel(inline=True)
def _closing(h, work, F, I, S):
    """Velocities, to ``work``, that would close the residuals in the time h: the smallest by mass."""
    J = I[JOINTS]
    r, z = I[J + RESIDUAL], I[J + SOLUTION]
    for e in range(I[J + EQUATIONS]):
        S[z + e] = -S[r + e] / h
    solve(I, S)
    collect(I, S, z, 1.0)
    for b in range(I[0]):
        at = I[J + NOTES] + BODY_NOTES * b
        i = at + IMPULSE
        put3(work, b, VELOCITY, scale(body_of(F, b).inverse_mass, (S[i + 3], S[i + 4], S[i + 5])))
        put3(work, b, SPIN, sym_vec(six(S, at + INVERSE), (S[i], S[i + 1], S[i + 2])))


@kernel(inner=True)
def _across(turn, y, t, h, end, size, work, F, I, custom, S, here):
    """``_positions`` where gradients shrink or change their sign within the step; returns the residual that is left.

    At a singular position equations lose their gradients: behind it these point the other way, and the matrix of the
    start leads astray. The directions that gradients span go on smoothly. So every turn takes the smallest motion that
    closes the equations by the gradients of the end, and of that what impulses along those of the start can do.
    """
    J = I[JOINTS]
    count, r, z = I[J + EQUATIONS], I[J + RESIDUAL], I[J + SOLUTION]
    for e in range(count):
        S[here + e] = 0.0
    worst = 0.0
    for k in range(TURNS):
        _back(t, work, F, I, custom, S)
        if k > 0:
            residual_rates(work, I, S, r)
            for e in range(count):
                S[z + e] = (2.0 / h) * (S[r + e] - (S[I[J + RATE] + e] if I[J + MOTORS] else 0.0))
            solve(I, S)
            for e in range(count):
                S[here + e] += S[z + e]
        collect(I, S, here, 0.5 * h)
        _drift(turn, y, h, work, F, I, S)
        residuals(end, work, F, I, custom, S, r)
        last = worst
        worst = worst_of(I, S, size, r, True)
        S[ITERATIONS] += 1.0
        if worst <= SOLVED or (k > 2 and not worst < STALLED * last):
            break
        prepare(end, work, F, I, custom, S)
        _closing(h, work, F, I, S)
    return worst


@kernel(inner=True)
def _past_singular(turn, y, t, h, end, size, work, F, I, custom, S, here):
    """Try again by the gradients of both ends of the step; last without equations that nearly follow from others.

    A step that ends where an equation has next to no gradient leaves it open until the end of the next one.
    """
    found = False
    for attempt in range(4):
        S[TRUNCATION] = LOOSEST * 10.0 ** (2 * (attempt - 3)) if attempt else 0.0
        found = _across(turn, y, t, h, end, size, work, F, I, custom, S, here) <= AJAR
        if found:
            break
    S[TRUNCATION] = 0.0
    if found:
        S[SINGULAR] += 1.0
        S[I[I[JOINTS] + MEMORY]] = 0.0
    return found


@kernel(inline=True)
def rattle_step(turn, kick, smooth, y, books, t, h, end, size, work, F, I, custom, S):
    """From t to ``end`` = t + h, with ``kick_by_guess`` or ``projected_kick``.

    ``smooth`` says that steps are equal, so that multipliers can be extrapolated.

    The matrix is the one of the pose in ``work``, before and after. Returns whether the equations were solved.
    """
    J = I[JOINTS]
    count = I[J + EQUATIONS]
    memory = I[J + MEMORY]
    here, rest = memory + 1, rest_of(memory, count)
    foresee(S, memory, count, smooth)
    kick(y, books, t, 0.5 * h, work, F, I, forces_of(custom), S, here)
    _keep(y, work, I, S)
    off = _positions(turn, y, h, end, size, work, F, I, joints_of(custom), S, here)
    power = _motor_power(I, S, here)
    weakest = S[WEAKEST]
    if off <= ENOUGH:
        prepare(end, work, F, I, joints_of(custom), S)
    # An equation with a small gradient hides a large motion behind a small residual.
    if not (off <= SOLVED or (off <= ENOUGH and min(weakest, S[WEAKEST]) > WEAK)):
        if not _past_singular(turn, y, t, h, end, size, work, F, I, joints_of(custom), S, here):
            S[STATUS] = POSITIONS
            return False
        power = _motor_power(I, S, here)
        prepare(end, work, F, I, joints_of(custom), S)
    S[memory] += 1.0
    _book_impulses(books, work, I, S, -1)
    book(books, 0, 0.5 * h * power)
    if I[2] & KICKED and not I[2] & VELOCITY_DEPENDENT:
        total_wrench(end, work, F, I, forces_of(custom))
    kick(y, books, end, 0.5 * h, work, F, I, forces_of(custom), S, rest if S[memory] > 1.0 else here)
    if not _velocities(y, books, h, work, F, I, S, here, rest):
        S[STATUS] = VELOCITIES
        return False
    book(books, 0, 0.5 * h * _motor_power(I, S, rest))
    return True
