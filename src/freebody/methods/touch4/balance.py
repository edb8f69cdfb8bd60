"""The balance of energy in a piece: bodies get the kinetic energy that work and losses leave them, to round-off.

Stages of order 4 miss it by an error of order 5. Bodies that touch nothing have their momenta from forces alone, and
what is off is where they point: each is turned by the least angle that mends it. Of bodies in contact or in joints all
angular velocities are scaled by one factor, and rates are projected again. Either changes a step by no more than its
error.
"""

from freebody.compile import kernel
from freebody.contact.impact import momenta
from freebody.contact.room import ENERGIES, POINT_SIZE, point_a, point_b, points_in, room_of
from freebody.contact.single import are_single
from freebody.contact.space import gather, write_rows
from freebody.lie.quaternion import exp, normalize, product
from freebody.lie.vec import add, cross, dot, scale, sub
from freebody.methods.loop import accumulate
from freebody.methods.touch4.notes import GATHERED
from freebody.methods.touch4.projections import stop
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    momentum_of,
    orientation_of,
    put_angular_momentum,
    put_momentum,
    put_orientation,
    velocity_of,
)
from freebody.model.rows import load_all

# An energy is balanced within this part of it: rounding.
EXACT = 1e-15
# The largest factor beyond 1, and the largest angle (rad): more is no error of a step.
MOST = 1e-3

# Numbers per body in ``room.energy``: the power of forces now and in the first stage, the kinetic energy at the start
# of the piece, the work of forces in it, and its momenta.
POWER, FIRST, KINETIC, WORK, KEPT = range(5)
assert KEPT + 6 <= ENERGIES


@kernel(inline=True)
def _at(world, b, number):
    return room_of(world).energy + ENERGIES * b + number


@kernel(inline=True)
def _rotational(motion, b):
    return 0.5 * dot(angular_momentum_of(motion.state, b), angular_velocity_of(motion.kin, b))


@kernel(inline=True)
def kinetic(motion, b):
    """The kinetic energy of body b."""
    return 0.5 * dot(momentum_of(motion.state, b), velocity_of(motion.kin, b)) + _rotational(motion, b)


@kernel(inline=True)
def begin_balance(world, motion, S):
    """Note energies and powers at the start of a piece."""
    for b in range(world.bodies):
        S[_at(world, b, FIRST)] = S[_at(world, b, POWER)]
        S[_at(world, b, KINETIC)] = kinetic(motion, b)


@kernel(inline=True)
def first_work(world, S, weight):
    """Begin the work of a piece with the powers of its first stage, times ``weight``."""
    for b in range(world.bodies):
        S[_at(world, b, WORK)] = weight * S[_at(world, b, FIRST)]


@kernel(inline=True)
def add_work(world, S, weight):
    """Add the present powers, times ``weight``."""
    for b in range(world.bodies):
        S[_at(world, b, WORK)] += weight * S[_at(world, b, POWER)]


@kernel(inline=True)
def is_held(world, S, b):
    """Whether something holds body b: a closed point or, perhaps, a joint."""
    if world.joints:
        return True
    for i in range(points_in(world, S)):
        k = room_of(world).points + POINT_SIZE * i
        if int(point_a(S, k)) == b or int(point_b(S, k)) == b:
            return True
    return False


@kernel(inline=True)
def _turn_back(motion, b, over):
    """Turn a body so that it loses the energy ``over``, and keeps its angular momentum."""
    L, w = angular_momentum_of(motion.state, b), angular_velocity_of(motion.kin, b)
    across = cross(L, w)
    square = dot(across, across)
    if abs(over) <= MOST * square**0.5:
        turn = scale(over / square, across)
        put_orientation(motion.state, b, normalize(product(exp(turn), orientation_of(motion.state, b))))


@kernel(inner=True)
def balance(world, motion, users, S, given):
    """Mend the energies of all bodies after a piece; ``given`` is what contact and joints gave those that they hold."""
    over, size, turning, turned = -given, abs(given), 0.0, False
    for b in range(world.bodies):
        work, now = S[_at(world, b, WORK)], kinetic(motion, b)
        off, scaled = now - S[_at(world, b, KINETIC)] - work, now + abs(work)
        if is_held(world, S, b):
            over, size, turning = over + off, size + scaled, turning + _rotational(motion, b)
        elif abs(off) > EXACT * scaled:
            _turn_back(motion, b, off)
            turned = True
    if turned:
        load_all(world, motion)
    if abs(over) > EXACT * size and abs(over) < 2.0 * MOST * turning:
        _scale(world, motion, users, S, over, -0.5 * over / turning)


@kernel(inner=True)
def _scale(world, motion, users, S, over, part):
    """Scale the angular velocities of all bodies that are held by about 1 + ``part``, so that they lose the energy
    ``over``."""
    state, (before, turning) = motion.state, momenta(world, motion)
    lost = 0.0
    for b in range(world.bodies):
        if is_held(world, S, b):
            p, L, k = momentum_of(state, b), angular_momentum_of(state, b), _at(world, b, KEPT)
            for c in range(3):
                S[k + c], S[k + 3 + c] = p[c], L[c]
            lost += kinetic(motion, b)
            put_angular_momentum(state, b, scale(1.0 + part, L))
    load_all(world, motion)
    gather(world, motion.kin, S)
    if not are_single(world, S):
        write_rows(world, S)
    stop(world, motion, users, S)
    for b in range(world.bodies):
        if is_held(world, S, b):
            lost -= kinetic(motion, b)
    # What the projection left of the change, times what it lacks.
    f = over / lost if abs(over) < 100.0 * abs(lost) else 0.0
    for b in range(world.bodies):
        if is_held(world, S, b):
            k = _at(world, b, KEPT)
            p, L = (S[k], S[k + 1], S[k + 2]), (S[k + 3], S[k + 4], S[k + 5])
            put_momentum(state, b, add(p, scale(f, sub(momentum_of(state, b), p))))
            put_angular_momentum(state, b, add(L, scale(f, sub(angular_momentum_of(state, b), L))))
    load_all(world, motion)
    S[room_of(world).note + GATHERED] = 0.0
    after, turned = momenta(world, motion)
    for c in range(3):
        accumulate(motion.accumulators, 1 + c, after[c] - before[c])
        accumulate(motion.accumulators, 4 + c, turned[c] - turning[c])
