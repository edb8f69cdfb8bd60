"""Which pairs may touch within the next steps: a list that lasts until something has moved by half its skin.

Bodies of a crowd are sorted into cells as wide as the largest of them; neighbours are in the 27 cells around. The few
that are much larger than the others are compared with all; where these are many, ``prune`` finds the pairs. The list
is sorted by solids, and which points touch does not depend on when it was made: a run goes on from a state without
it.
"""

from freebody.compile import kernel
from freebody.contact.geometry.sides import solid_of
from freebody.contact.layout import (
    HOLLOW,
    PLANE,
    contacts_of,
    crowd_at,
    member_at,
    pair_at,
    solid_at,
    special_at,
)
from freebody.lie.vec import add, dot, mat_vec, norm, sub
from freebody.methods.moreau.prune import prune
from freebody.methods.moreau.room import LISTED, NEAR_SIZE, PAIRS, SKIN, WANTED, notes_at, room_of
from freebody.model.columns import angular_velocity_of, position_of, rotation_of, velocity_of

# The skin: at least this part of a typical size, and so many steps of the fastest.
THIN, AHEAD = 0.1, 20.0
# Primes that spread cells over buckets (Teschner et al. 2003).
P0, P1, P2 = 73856093, 19349663, 83492791


@kernel(inline=True)
def centre_of(S, at, k):
    """Row k of those that begin at S[at]."""
    return (S[at + 3 * k], S[at + 3 * k + 1], S[at + 3 * k + 2])


@kernel(inner=True)
def place_solids(world, kin, S, at):
    """The origins of all solids at the poses in ``kin``, from S[at] on."""
    for k in range(room_of(world).solids):
        solid = solid_of(world, k)
        x = position_of(kin, solid.carrier)
        arm = solid.place
        if arm[0] != 0.0 or arm[1] != 0.0 or arm[2] != 0.0:
            x = add(x, mat_vec(rotation_of(kin, solid.carrier), arm))
        for c in range(3):
            S[at + 3 * k + c] = x[c]


@kernel(inline=True)
def _law(world, i, j, a, b, crowd):
    """Where the law of two solids i < j of a crowd stands in the floats; -1 if they never touch."""
    I = world.integers
    if a == b:
        return -1
    if crowd.special:
        key = min(a, b) * (world.bodies + contacts_of(world).grounds) + max(a, b)
        low, high = 0, crowd.special
        while low < high:
            middle = (low + high) // 2
            if special_at(I, crowd.first_special, middle).key < key:
                low = middle + 1
            else:
                high = middle
        if low < crowd.special:
            found = special_at(I, crowd.first_special, low)
            if found.key == key:
                return found.law
    one, other = member_at(I, crowd.first_member, i), member_at(I, crowd.first_member, j)
    if one.group != 0 and one.group == other.group:
        return -1
    return crowd.laws + 5 * (crowd.classes * one.material + other.material)


@kernel(inline=True)
def _write(I, room, m, a, b, law, first_slot, slots):
    at = room.near + NEAR_SIZE * m
    I[at], I[at + 1], I[at + 2], I[at + 3], I[at + 4] = a, b, law, first_slot, slots


@kernel(inline=True)
def _bucket(room, x, y, z):
    return room.bucket + (((x * P0) ^ (y * P1) ^ (z * P2)) & (room.buckets - 1))


@kernel(inner=True)
def _fill_grid(world, S, count, width):
    """Sort the solids of bodies into cells of this width."""
    I, room = world.integers, room_of(world)
    for k in range(room.buckets):
        I[room.bucket + k] = -1
    for k in range(room.bigs):
        I[room.cell + 3 * I[room.big + k]] = -(1 << 40)  # in no cell
    big = 0
    for k in range(count):
        if big < room.bigs and I[room.big + big] == k:
            big += 1
            continue
        x = centre_of(S, room.centre, k)
        for c in range(3):
            I[room.cell + 3 * k + c] = int(x[c] // width)
        at = _bucket(room, I[room.cell + 3 * k], I[room.cell + 3 * k + 1], I[room.cell + 3 * k + 2])
        I[room.following + k] = I[at]
        I[at] = k


@kernel(inline=True)
def _close(world, S, room, i, j, skin):
    """Whether two solids are within the skin of each other."""
    d = sub(centre_of(S, room.centre, i), centre_of(S, room.centre, j))
    reach = solid_of(world, i).bound + solid_of(world, j).bound + skin
    return dot(d, d) < reach * reach


@kernel(inline=True)
def _ascending(I, room, n):
    """Sort the list of n partners; n."""
    for k in range(1, n):
        j, m = I[room.partner + k], k
        while m > 0 and I[room.partner + m - 1] > j:
            I[room.partner + m] = I[room.partner + m - 1]
            m -= 1
        I[room.partner + m] = j
    return n


@kernel(inner=True)
def _partners(world, S, i, count, skin):
    """Write the solids j > i near i to the list of partners, ascending; how many."""
    I, room, n = world.integers, room_of(world), 0
    if room.mixed:
        for k in range(I[room.first + i], I[room.first + i + 1]):
            I[room.partner + n] = I[room.partners + k]
            n += 1
        return _ascending(I, room, n)
    x, y, z = I[room.cell + 3 * i], I[room.cell + 3 * i + 1], I[room.cell + 3 * i + 2]
    if x == -(1 << 40):
        for j in range(i + 1, count):
            if _close(world, S, room, i, j, skin):
                I[room.partner + n] = j
                n += 1
        return n
    for dx in range(-1, 2):
        for dy in range(-1, 2):
            for dz in range(-1, 2):
                j = I[_bucket(room, x + dx, y + dy, z + dz)]
                while j >= 0:
                    at = room.cell + 3 * j
                    here = I[at] == x + dx and I[at + 1] == y + dy and I[at + 2] == z + dz
                    if here and j > i and _close(world, S, room, i, j, skin):
                        I[room.partner + n] = j
                        n += 1
                    j = I[room.following + j]
    for k in range(room.bigs):
        j = I[room.big + k]
        if j > i and _close(world, S, room, i, j, skin):
            I[room.partner + n] = j
            n += 1
    return _ascending(I, room, n)


@kernel(inline=True)
def _may_meet(world, kin, S, room, pair, skin):
    """Whether a listed pair is within the skin; what moves by prescription always is."""
    if world.integers[room.moves + pair.a] or world.integers[room.moves + pair.b]:
        return True
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    d = sub(centre_of(S, room.centre, pair.a), centre_of(S, room.centre, pair.b))
    if b.kind == PLANE:
        n = mat_vec(rotation_of(kin, b.carrier), (b.rotation[2], b.rotation[5], b.rotation[8]))
        return dot(n, d) - a.bound < skin
    if b.kind == HOLLOW:
        return b.radius - norm(d) - a.bound < skin
    return norm(d) - a.bound - b.bound < skin


@kernel(inner=True)
def list_near(world, kin, S, skin):
    """List all pairs within ``skin`` of each other; the places of solids are known. False if there is no room."""
    I, room, C = world.integers, room_of(world), contacts_of(world)
    m, listed = 0, 0
    if room.crowd:
        crowd = crowd_at(I, C.crowd)
        if room.mixed:
            found = prune(world, S, crowd.bodies, skin)
            if found > room.most_pairs:
                I[C.end + WANTED] = found - room.most_pairs
                return False
        else:
            _fill_grid(world, S, crowd.bodies, notes_at(S, 0).cell + skin)
        for i in range(crowd.bodies):
            a = solid_at(I, C.first_solid, i)
            for k in range(_partners(world, S, i, crowd.bodies, skin)):
                j = I[room.partner + k]
                b = solid_at(I, C.first_solid, j)
                law = _law(world, i, j, a.carrier, b.carrier, crowd)
                if law >= 0:
                    if m < room.most_pairs:
                        one, other = (i, j) if a.kind <= b.kind else (j, i)
                        _write(I, room, m, one, other, law, -1, crowd.most)
                    m += 1
            while listed < C.pairs:
                pair = pair_at(I, C.first_pair, listed)
                if pair.a != i and pair.b != i:
                    break
                if _may_meet(world, kin, S, room, pair, skin):
                    if m < room.most_pairs:
                        _write(I, room, m, pair.a, pair.b, pair.law, -1, crowd.most)
                    m += 1
                listed += 1
    else:
        for j in range(C.pairs):
            pair = pair_at(I, C.first_pair, j)
            if _may_meet(world, kin, S, room, pair, skin):
                _write(I, room, m, pair.a, pair.b, pair.law, pair.first_slot, pair.slots)
                m += 1
    head = contacts_of(world).end
    I[head + WANTED] = max(0, m - room.most_pairs)
    I[head + PAIRS] = min(m, room.most_pairs)
    I[head + LISTED] = 1
    for k in range(3 * room.solids):
        S[room.reference + k] = S[room.centre + k]
    S[SKIN] = skin
    return m <= room.most_pairs


@kernel(inner=True)
def keep_near(world, kin, S, h):
    """Make the list again if it may miss something in the coming step of length h. False if there is no room.

    ``kin`` has poses and velocities at its start.
    """
    room, notes = room_of(world), notes_at(S, 0)
    place_solids(world, kin, S, room.centre)
    far, fast = 0.0, 0.0
    for k in range(room.solids):
        solid = solid_of(world, k)
        if solid.carrier < world.bodies:
            d = sub(centre_of(S, room.centre, k), centre_of(S, room.reference, k))
            far = max(far, dot(d, d))
            speed = norm(velocity_of(kin, solid.carrier))
            if solid.place[0] != 0.0 or solid.place[1] != 0.0 or solid.place[2] != 0.0:
                speed += norm(angular_velocity_of(kin, solid.carrier)) * norm(solid.place)
            fast = max(fast, speed)
    # Half a step to where contact is solved, a whole one in which points may close, and what forces do meanwhile.
    if room.listed and 2.0 * (far**0.5 + 2.0 * h * fast) < 0.9 * notes.skin:
        return True
    return list_near(world, kin, S, max(THIN * notes.size, 2.0 * AHEAD * h * fast))
