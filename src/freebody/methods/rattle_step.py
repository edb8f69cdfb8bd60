"""One step of RATTLE on SE(3): kicks and a free drift, with impulses that keep the equations of joints.

    p* = p + h/2 (F + G^T l),   drift for h,   l such that the equations hold at its end,
    p' = p* + h/2 (F' + G'^T m),               m such that their rates vanish there.

The drift is the free motion of rigid bodies, which is symplectic, so the step is, too; it is its own inverse backwards.
One matrix G M^-1 G^T serves the velocities at the end of a step and the positions of the next one.
"""

from __future__ import annotations

import math

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.constraints.evaluate import residuals
from freebody.joints.extrapolate import extrapolate, rest_of
from freebody.joints.layout import (
    NOTE,
    NOTE_SIZE,
    iterations_of,
    joints_of,
    note_of,
    put_iterations,
    put_singular,
    put_truncation,
    singular_of,
    weakest_of,
)
from freebody.joints.prepare import largest_response, motor_power, prepare, residual_rates, size_of, worst_of
from freebody.joints.solver import collect, solve
from freebody.lie.quaternion import normalize, product, to_matrix
from freebody.lie.vec import add, cross, mat_t_vec, mat_vec, scale
from freebody.methods.constrained import POSITIONS, VELOCITIES, unsolved
from freebody.methods.kick import move, power_of, push, sense
from freebody.methods.loop import COMPLETE, accumulate, accumulate_wrench
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    force_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_angular_velocity,
    put_momentum,
    put_orientation,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.layout import (
    CONSERVATIVE_ONLY,
    KICKED,
    VELOCITY_DEPENDENT,
)
from freebody.model.rows import body_of, spin, sym_vec

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

note_position, note_orientation, note_rotation, note_momentum, note_angular_momentum = (
    NOTE.part(field) for field in ("position", "orientation", "rotation", "momentum", "angular_momentum")
)


@kernel(inline=True)
def _middle(world, motion, S, h):
    """Velocities in the middle of a kick of length h: half the forces' impulses, and what the notes say of joints."""
    for b in range(world.bodies):
        note = note_of(world, S, b)
        p = add(momentum_of(motion.state, b), scale(0.5 * h, force_of(motion.kin, b)))
        L = add(angular_momentum_of(motion.state, b), scale(0.5 * h, torque_of(motion.kin, b)))
        put_velocity(motion.kin, b, scale(body_of(world, b).inverse_mass, add(p, note.force)))
        put_angular_velocity(motion.kin, b, spin(body_of(world, b), rotation_of(motion.kin, b), add(L, note.torque)))


@kernel(inner=True)
def kick_by_guess(world, motion, users, S, t, h, multipliers):
    """A kick by forces, with the joints' multipliers as far as they are known; of order 2.

    Forces that read velocities, and the work of all that have no potential, see the middle of the kick with reactions
    included: otherwise they would see motion out of the joints, which costs an order.
    """
    if not world.flags & KICKED:
        return
    if not world.flags & CONSERVATIVE_ONLY or world.flags & VELOCITY_DEPENDENT:
        collect(world, S, multipliers, 0.5 * h)
        if world.flags & VELOCITY_DEPENDENT:
            for b in range(world.bodies):
                move(world, motion, b, 0.0, False)
            total_wrench(world, motion.kin, users, t)
            _middle(world, motion, S, h)
            total_wrench(world, motion.kin, users, t)
        else:
            _middle(world, motion, S, h)
        accumulate(motion.accumulators, 0, h * power_of(world, motion.kin))
    push(world, motion, h, False)


@kernel(inline=True)
def _keep(world, motion, S):
    """Note where every body is at the start of the drift."""
    notes = joints_of(world).notes
    for b in range(world.bodies):
        k = notes + NOTE_SIZE * b
        note_position(S, k, position_of(motion.state, b))
        note_orientation(S, k, orientation_of(motion.state, b))
        note_rotation(S, k, rotation_of(motion.kin, b))
        note_momentum(S, k, momentum_of(motion.state, b))
        note_angular_momentum(S, k, angular_momentum_of(motion.state, b))


@kernel(inline=True)
def _drift(world, motion, S, turn, h):
    """Move every body freely for h from where it was noted, with the impulses of the joints added to its momenta."""
    for b in range(world.bodies):
        note = note_of(world, S, b)
        p, L = add(note.momentum, note.force), add(note.angular_momentum, note.torque)
        put_momentum(motion.state, b, p)
        put_angular_momentum(motion.state, b, L)
        body = body_of(world, b)
        x = add(note.position, scale(h * body.inverse_mass, p))
        put_position(motion.state, b, x)
        put_position(motion.kin, b, x)
        if body.principal_moments[2] > 0.0:
            axes = body.principal_axes
            M = mat_t_vec(axes, mat_t_vec(note.rotation, L))
            (w, x1, x2, x3), _ = turn(body.principal_moments, M, h)
            v = mat_vec(axes, (x1, x2, x3))
            q = normalize(product(note.orientation, (w, v[0], v[1], v[2])))
            put_orientation(motion.state, b, q)
            put_rotation(motion.kin, b, to_matrix(q))


@kernel(inline=True)
def _accumulate_impulses(world, motion, S, at_start):
    """Add the impulse of the joints and its angular impulse about the origin, at the pose where they acted."""
    force, torque = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        note = note_of(world, S, b)
        x = note.position if at_start else position_of(motion.kin, b)
        force = add(force, note.force)
        torque = add(torque, add(note.torque, cross(x, note.force)))
    accumulate_wrench(motion.accumulators, 1.0, force, torque)


@kernel(inline=True)
def _rates_of_residuals(world, motion, S):
    """Rates of all equations to the residuals; velocities in ``work`` follow from the momenta. Returns a speed."""
    speed = 0.0
    for b in range(world.bodies):
        move(world, motion, b, 0.0, False)
        v, w = velocity_of(motion.kin, b), angular_velocity_of(motion.kin, b)
        for c in range(3):
            speed = max(speed, abs(v[c]), abs(w[c]))
    residual_rates(world, motion.kin, S, joints_of(world).residual)
    return speed


@kernel(inner=True)
def _velocities(world, motion, S, h, here, multipliers):
    """Impulses that make the rates of all equations vanish; returns whether they do.

    S[here:] are the multipliers of the positions, whose impulses left roundings in the velocities.
    """
    J = joints_of(world)
    count, r, z = J.equations, J.residual, J.solution
    speed = abs(h) * largest_response(world, S, here)
    for e in range(count):
        S[multipliers + e] = 0.0
    before = 0.0
    for turn in range(TURNS):
        # Against the speeds before the projection: afterwards everything may be at rest except for round-off of them.
        speed = max(speed, _rates_of_residuals(world, motion, S))
        worst = worst_of(world, S, 1.0, r, False)
        if worst <= SOLVED * speed or (turn > 2 and worst > 0.5 * before):
            return worst <= LOOSE * speed and worst_of(world, S, 1.0, r, True) <= AJAR * speed
        before = worst
        for e in range(count):
            S[z + e] = -(2.0 / h) * S[r + e]
        solve(world, S)
        for e in range(count):
            S[multipliers + e] += S[z + e]
        collect(world, S, z, 0.5 * h)
        _accumulate_impulses(world, motion, S, False)
        for b in range(world.bodies):
            note = note_of(world, S, b)
            put_momentum(motion.state, b, add(momentum_of(motion.state, b), note.force))
            put_angular_momentum(motion.state, b, add(angular_momentum_of(motion.state, b), note.torque))
    return False


@kernel(inner=True)
def _positions(world, motion, users, S, turn, interval, size, here):
    """Find the multipliers at S[here:] for which the equations hold at the end of the drift.

    Returns the largest residual that is left; infinity where it did not shrink to roundings.
    """
    J = joints_of(world)
    count, r, z = J.equations, J.residual, J.solution
    h = interval.length
    last = 0.0
    for k in range(TURNS):
        collect(world, S, here, 0.5 * h)
        _drift(world, motion, S, turn, h)
        residuals(world, motion.kin, users, interval.end, S, r)
        worst = worst_of(world, S, size, r, False)
        put_iterations(S, iterations_of(S) + 1.0)
        if worst <= SOLVED or (k > 0 and worst <= ENOUGH and worst > 0.5 * last):
            return worst_of(world, S, size, r, True)
        if k > 4 and not worst < 2.0 * last:
            return math.inf
        last = worst
        for e in range(count):
            S[z + e] = -(2.0 / (h * h)) * S[r + e]
        solve(world, S)
        for e in range(count):
            S[here + e] += S[z + e]
    return math.inf


@kernel(inline=True)
def _back(world, kin, users, S, t):
    """Return to the poses noted at the start of the drift, and to the matrix there."""
    for b in range(world.bodies):
        note = note_of(world, S, b)
        put_position(kin, b, note.position)
        put_rotation(kin, b, note.rotation)
    prepare(world, kin, users, S, t)


@kernel(inline=True)
def _closing(world, kin, S, h):
    """Velocities, to ``work``, that would close the residuals in the time h: the smallest by mass."""
    J = joints_of(world)
    r, z = J.residual, J.solution
    for e in range(J.equations):
        S[z + e] = -S[r + e] / h
    solve(world, S)
    collect(world, S, z, 1.0)
    for b in range(world.bodies):
        note = note_of(world, S, b)
        put_velocity(kin, b, scale(body_of(world, b).inverse_mass, note.force))
        put_angular_velocity(kin, b, sym_vec(note.inverse_inertia, note.torque))


@kernel(inner=True)
def _across(world, motion, users, S, turn, interval, size, here):
    """``_positions`` where gradients shrink or change their sign within the step; returns the residual that is left.

    At a singular position equations lose their gradients: behind it these point the other way, and the matrix of the
    start leads astray. The directions that gradients span go on smoothly. So every turn takes the smallest motion that
    closes the equations by the gradients of the end, and of that what impulses along those of the start can do.
    """
    J = joints_of(world)
    count, r, z = J.equations, J.residual, J.solution
    h = interval.length
    for e in range(count):
        S[here + e] = 0.0
    worst = 0.0
    for k in range(TURNS):
        _back(world, motion.kin, users, S, interval.start)
        if k > 0:
            residual_rates(world, motion.kin, S, r)
            for e in range(count):
                S[z + e] = (2.0 / h) * (S[r + e] - (S[J.rate + e] if J.motors else 0.0))
            solve(world, S)
            for e in range(count):
                S[here + e] += S[z + e]
        collect(world, S, here, 0.5 * h)
        _drift(world, motion, S, turn, h)
        residuals(world, motion.kin, users, interval.end, S, r)
        last = worst
        worst = worst_of(world, S, size, r, True)
        put_iterations(S, iterations_of(S) + 1.0)
        if worst <= SOLVED or (k > 2 and not worst < STALLED * last):
            break
        prepare(world, motion.kin, users, S, interval.end)
        _closing(world, motion.kin, S, h)
    return worst


@kernel(inner=True)
def _past_singular(world, motion, users, S, turn, interval, size, here):
    """Try again by the gradients of both ends of the step; last without equations that nearly follow from others.

    A step that ends where an equation has next to no gradient leaves it open until the end of the next one.
    """
    found = False
    for attempt in range(4):
        put_truncation(S, LOOSEST * 10.0 ** (2 * (attempt - 3)) if attempt else 0.0)
        found = _across(world, motion, users, S, turn, interval, size, here) <= AJAR
        if found:
            break
    put_truncation(S, 0.0)
    if found:
        put_singular(S, singular_of(S) + 1.0)
        S[joints_of(world).memory] = 0.0
    return found


@kernel(inline=True)
def rattle_step(world, motion, users, S, turn, kick, interval, smooth):
    """One step, with ``kick_by_guess`` or ``projected_kick``; returns COMPLETE or why it failed.

    ``smooth`` says that steps are equal, so that multipliers can be extrapolated. The matrix is the one of the poses in
    ``kin``, before and after.
    """
    J = joints_of(world)
    count, memory = J.equations, J.memory
    here, rest = memory + 1, rest_of(memory, count)
    t, h, end = interval
    size = size_of(world, motion.state)
    extrapolate(S, memory, count, smooth)
    kick(world, motion, users, S, t, 0.5 * h, here)
    _keep(world, motion, S)
    off = _positions(world, motion, users, S, turn, interval, size, here)
    power = motor_power(world, S, here)
    weakest = weakest_of(S)
    if off <= ENOUGH:
        prepare(world, motion.kin, users, S, end)
    # An equation with a small gradient hides a large motion behind a small residual.
    if not (off <= SOLVED or (off <= ENOUGH and min(weakest, weakest_of(S)) > WEAK)):
        if not _past_singular(world, motion, users, S, turn, interval, size, here):
            return unsolved(S, POSITIONS)
        power = motor_power(world, S, here)
        prepare(world, motion.kin, users, S, end)
    S[memory] += 1.0
    _accumulate_impulses(world, motion, S, True)
    accumulate(motion.accumulators, 0, 0.5 * h * power)
    sense(world, motion.kin, users, end)
    kick(world, motion, users, S, end, 0.5 * h, rest if S[memory] > 1.0 else here)
    if not _velocities(world, motion, S, h, here, rest):
        return unsolved(S, VELOCITIES)
    accumulate(motion.accumulators, 0, 0.5 * h * motor_power(world, S, rest))
    return COMPLETE
