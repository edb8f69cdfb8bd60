"""Rest: bodies whose contacts hold them still are left out of steps until something changes.

Bodies that touch, and so lean on each other, are an *island*. It falls asleep when all of it is slower than a given
speed, a step changed no velocity by more than the tolerance, and the ground that it stands on does not move: its
momenta become zero to the last bit, and the forces at its points stay as they are. Asleep is therefore who has no
momentum and is held by the forces in its slots, within the tolerance; nothing else has to be remembered, and a run goes
on from any frame. An island wakes when its forces no longer balance those that act on it, or when something awake comes
so near that it may touch within the step.
"""

from freebody.compile import kernel
from freebody.contact.geometry.sides import solid_of
from freebody.contact.layout import POOLED, SLOT_SIZE, STATE_SIZE, contacts_of, pair_at
from freebody.lie.vec import add, cross, dot, norm, scale, sub
from freebody.methods.loop import accumulate_wrench
from freebody.methods.moreau.points import (
    angular_of,
    impulse_of,
    inverse_inertia_of,
    inverse_mass_of,
    linear_of,
    put_angular,
    put_linear,
)
from freebody.methods.moreau.room import IMPULSE_SIZE, TOUCH_SIZE, near_at, notes_at, room_of
from freebody.methods.touch4.projections import FRICTION, lose
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    force_of,
    momentum_of,
    nc_force_of,
    nc_torque_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    torque_of,
    velocity_of,
)
from freebody.model.rows import sym_vec

# An island stays asleep while its forces balance within so many tolerances: what they lacked when it fell asleep, and
# rounding.
STAYS = 1.5

NOTHING = (0.0, 0.0, 0.0)
slot_first, slot_second, slot_law, slot_force, slot_point, slot_feature = (
    POOLED.place(name)[0] for name in ("first", "second", "law", "force", "point", "feature")
)


@kernel(inline=True)
def slot_place(world, slot):
    """Where the row of a slot begins in the floats."""
    return contacts_of(world).state + STATE_SIZE + SLOT_SIZE * slot


@kernel(inline=True)
def asleep(world, room, carrier):
    """Whether a carrier is a body that sleeps."""
    return carrier < world.bodies and world.integers[room.asleep + carrier] == 1


# --- islands ----------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _begin_islands(world, room):
    for b in range(world.bodies):
        world.integers[room.parent + b] = b


@kernel(inline=True)
def _root(I, parent, b):
    """The body that stands for the island of b."""
    while I[parent + b] != b:
        I[parent + b] = I[parent + I[parent + b]]
        b = I[parent + b]
    return b


@kernel(inline=True)
def _unite(I, parent, i, j):
    i, j = _root(I, parent, i), _root(I, parent, j)
    I[parent + max(i, j)] = min(i, j)


@kernel(inner=True)
def _wake_islands(world, room):
    """Wake every island that has somebody awake in it: ``asleep`` is below 1 for those. How many sleep."""
    I, count = world.integers, 0
    for b in range(world.bodies):
        if I[room.asleep + b] < 1:
            I[room.asleep + _root(I, room.parent, b)] = 0
    for b in range(world.bodies):
        I[room.asleep + b] = min(I[room.asleep + b], I[room.asleep + _root(I, room.parent, b)])
        count += I[room.asleep + b]
    return count


# --- who sleeps in a step ---------------------------------------------------------------------------------------------


@kernel(inline=True)
def _add_force(world, kin, S, b, sign, row):
    """Add the force of a slot to what acts on body b."""
    at, force = room_of(world).newton + 6 * b, scale(sign, slot_force(world.floats, row))
    torque = cross(sub(slot_point(world.floats, row), position_of(kin, b)), force)
    for c in range(3):
        S[at + c] += force[c]
        S[at + 3 + c] += torque[c]


@kernel(inner=True)
def _lean(world, kin, S, a, b, row):
    """What a slot between solids a and b says: who leans on whom, and how strongly. Moving grounds wake."""
    I, room = world.integers, room_of(world)
    i, j = solid_of(world, a).carrier, solid_of(world, b).carrier
    if dot(slot_force(world.floats, row), slot_force(world.floats, row)) == 0.0:
        return
    if j < world.bodies:
        _unite(I, room.parent, i, j)
        _add_force(world, kin, S, j, -1.0, row)
    elif I[room.moves + b]:
        I[room.asleep + i] = 0
    _add_force(world, kin, S, i, 1.0, row)


@kernel(inner=True)
def find_sleepers(world, motion, V, S, h, tolerance):
    """Who sleeps in this step: bodies without momenta whom the forces in their slots hold. How many.

    ``kin`` has the wrench of all forces.
    """
    I, room, kin, floats, count = world.integers, room_of(world), motion.kin, world.floats, 0
    for b in range(world.bodies):
        p, L = momentum_of(motion.state, b), angular_momentum_of(motion.state, b)
        still = dot(p, p) + dot(L, L) == 0.0 and I[room.part_of + b] < 0
        I[room.asleep + b] = 1 if still else 0
        count += I[room.asleep + b]
    if count == 0:
        return 0
    _begin_islands(world, room)
    for b in range(world.bodies):
        at, force, torque = room.newton + 6 * b, force_of(kin, b), torque_of(kin, b)
        for c in range(3):
            S[at + c], S[at + 3 + c] = force[c], torque[c]
    if room.crowd:
        for slot in range(room.stored):
            row = slot_place(world, slot)
            _lean(world, kin, S, int(slot_first(floats, row)), int(slot_second(floats, row)), row)
    else:
        for k in range(contacts_of(world).pairs):
            pair = pair_at(I, contacts_of(world).first_pair, k)
            for slot in range(pair.first_slot, pair.first_slot + pair.slots):
                _lean(world, kin, S, pair.a, pair.b, slot_place(world, slot))
    most, size = STAYS * tolerance, notes_at(S, 0).size
    for b in range(world.bodies):
        at = room.newton + 6 * b
        push, turn = (S[at], S[at + 1], S[at + 2]), (S[at + 3], S[at + 4], S[at + 5])
        faster = h * inverse_mass_of(V, b) * norm(push), h * size * norm(sym_vec(inverse_inertia_of(V, b), turn))
        # A body that nothing touches and nothing pulls needs no rest.
        alone = dot(force_of(kin, b), force_of(kin, b)) + dot(torque_of(kin, b), torque_of(kin, b)) == 0.0
        if alone or not max(faster[0], faster[1]) <= most:
            I[room.asleep + b] = 0
    count = _wake_islands(world, room)
    for b in range(world.bodies):
        if I[room.asleep + b]:
            put_linear(V, b, NOTHING)
            put_angular(V, b, NOTHING)
    return count


@kernel(inner=True)
def wake_near(world, kin, V, S, count, h):
    """Wake the islands that points between sleeping and other solids belong to. Whether there were any."""
    I, room, some = world.integers, room_of(world), False
    for k in range(count):
        i, j = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1]
        if asleep(world, room, i) or asleep(world, room, j):
            # Marked, so that those who wake can be told from those who were awake.
            if asleep(world, room, i):
                I[room.asleep + i] = -1
            if asleep(world, room, j):
                I[room.asleep + j] = -1
            some = True
    if not some:
        return False
    for b in range(world.bodies):
        if I[room.asleep + b] == -1:
            I[room.asleep + _root(I, room.parent, b)] = -1
    for b in range(world.bodies):
        if I[room.asleep + b] and I[room.asleep + _root(I, room.parent, b)] < 0:
            put_linear(V, b, scale(h * inverse_mass_of(V, b), force_of(kin, b)))
            put_angular(V, b, scale(h, sym_vec(inverse_inertia_of(V, b), torque_of(kin, b))))
            I[room.asleep + b] = -1
    for b in range(world.bodies):
        if I[room.asleep + b] < 0:
            I[room.asleep + b] = 0
    return True


# --- who falls asleep -------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _quiet(world, kin, V, b, size, speed, tolerance):
    """Whether a body is slow, and a step changed next to nothing."""
    v, w = linear_of(V, b), angular_of(V, b)
    if max(norm(v), size * norm(w)) > speed:
        return False
    changed = max(norm(sub(v, velocity_of(kin, b))), size * norm(sub(w, angular_velocity_of(kin, b))))
    return changed <= tolerance


@kernel(inner=True)
def fall_asleep(world, motion, V, S, count, h, speed, tolerance):
    """Put islands to sleep that are slower than ``speed``: after a solve, with its velocities in V.

    What they still had of energy is lost to friction, and their grounds take their momenta.
    """
    I, room, kin, size, some = world.integers, room_of(world), motion.kin, notes_at(S, 0).size, False
    # 1: may fall asleep; 2: and has a point on the ground; 3: sleeps.
    for b in range(world.bodies):
        if I[room.asleep + b] == 1:
            I[room.asleep + b] = 3
        elif I[room.part_of + b] < 0 and _quiet(world, kin, V, b, size, speed, tolerance):
            I[room.asleep + b] = 1
            some = True
    if some:
        _begin_islands(world, room)
        for k in range(count):
            p = impulse_of(S, room.impulse + IMPULSE_SIZE * k)
            if dot(p, p) > 0.0:
                i, j = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1]
                if j < world.bodies:
                    _unite(I, room.parent, i, j)
                elif I[room.moves + near_at(I, room.near, I[room.touch + TOUCH_SIZE * k + 2]).b]:
                    I[room.asleep + i] = 0
        _put_to_rest(world, motion, V, S, count, h)
    for b in range(world.bodies):
        I[room.asleep + b] = 1 if I[room.asleep + b] == 3 else 0


@kernel(inner=True)
def _put_to_rest(world, motion, V, S, count, h):
    """Of the islands of bodies that may fall asleep, take the momenta of those that stand on a ground."""
    I, room, state, kin = world.integers, room_of(world), motion.state, motion.kin
    push, turning = NOTHING, NOTHING
    for b in range(world.bodies):
        if I[room.asleep + b] == 0:
            I[room.asleep + _root(I, room.parent, b)] = 0
    for k in range(count):
        i, j = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1]
        p, root = impulse_of(S, room.impulse + IMPULSE_SIZE * k), _root(I, room.parent, i)
        if j >= world.bodies and dot(p, p) > 0.0 and I[room.asleep + root] == 1:
            I[room.asleep + root] = 2
    for b in range(world.bodies):
        if I[room.asleep + b] != 3 and I[room.asleep + _root(I, room.parent, b)] >= 2:
            p, L = momentum_of(state, b), angular_momentum_of(state, b)
            v, w = linear_of(V, b), angular_of(V, b)
            # The work of forces was counted for the way that it does not go any more.
            counted = dot(v, sub(force_of(kin, b), nc_force_of(kin, b)))
            counted += dot(w, sub(torque_of(kin, b), nc_torque_of(kin, b)))
            lose(world, FRICTION, 0.5 * (dot(p, v) + dot(L, w) - h * counted))
            push, turning = sub(push, p), sub(turning, add(L, cross(position_of(kin, b), p)))
            put_momentum(state, b, NOTHING)
            put_angular_momentum(state, b, NOTHING)
    accumulate_wrench(motion.accumulators, 1.0, push, turning)
