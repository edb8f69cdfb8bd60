"""Near pairs of a crowd of mixed sizes: sweep and prune (Cohen, Lin, Manocha, Ponamgi 1995).

Solids are sorted by where they begin along the axis on which they are spread most. One that begins before another one
ends may be near it. No cell would suit all of them; here a large solid is compared with those beside it, and only it.
"""

from freebody.compile import kernel
from freebody.contact.geometry.sides import solid_of
from freebody.contact.layout import contacts_of, crowd_at, member_at, solid_at
from freebody.methods.moreau.room import room_of

# Distances of what is compared while sorting (Ciura 2001).
STRIDES = (8858, 3937, 1750, 701, 301, 132, 57, 23, 10, 4, 1)


@kernel(inline=True)
def _widest(S, room, count):
    """The axis along which the variance of the centres is largest."""
    best, most = 0, -1.0
    for c in range(3):
        mean, square = 0.0, 0.0
        for k in range(count):
            mean += S[room.centre + 3 * k + c]
        mean /= count
        for k in range(count):
            square += (S[room.centre + 3 * k + c] - mean) ** 2
        if square > most:
            best, most = c, square
    return best


@kernel(inner=True)
def _sort(world, S, count, axis):
    """Sort the numbers of solids by where they begin; from the order of the last time, which is nearly right."""
    I, room = world.integers, room_of(world)
    for k in range(count):
        S[room.begin + k] = S[room.centre + 3 * k + axis] - solid_of(world, k).bound
    if I[room.sorted] == I[room.sorted + count - 1]:  # never sorted yet
        for k in range(count):
            I[room.sorted + k] = k
    for stride in STRIDES:
        for k in range(stride, count):
            j, m = I[room.sorted + k], k
            while m >= stride and S[room.begin + I[room.sorted + m - stride]] > S[room.begin + j]:
                I[room.sorted + m] = I[room.sorted + m - stride]
                m -= stride
            I[room.sorted + m] = j


@kernel(inline=True)
def _strangers(world, crowd, i, j):
    """Whether two solids belong to different carriers and, where no pair is special, to no common group."""
    I, first = world.integers, contacts_of(world).first_solid
    group = member_at(I, crowd.first_member, i).group
    return solid_at(I, first, i).carrier != solid_at(I, first, j).carrier and (
        group == 0 or crowd.special > 0 or group != member_at(I, crowd.first_member, j).group
    )


@kernel(inner=True)
def prune(world, S, count, skin):
    """Find all pairs within the skin: for every solid i the others j > i stand in ``partners`` from ``first`` of i to
    that of i + 1. Returns how many there are; they are listed only if there is room for all."""
    I, room = world.integers, room_of(world)
    crowd, axis = crowd_at(I, contacts_of(world).crowd), _widest(S, room, count)
    _sort(world, S, count, axis)
    for k in range(count + 1):
        I[room.first + k] = 0
    total = 0
    for filling in range(2):
        for n in range(count):
            i = I[room.sorted + n]
            bound, at = solid_of(world, i).bound, room.centre + 3 * i
            end = S[at + axis] + bound + skin
            for m in range(n + 1, count):
                j = I[room.sorted + m]
                if S[room.begin + j] >= end:
                    break
                to, reach = room.centre + 3 * j, bound + solid_of(world, j).bound + skin
                x, y, z = S[to] - S[at], S[to + 1] - S[at + 1], S[to + 2] - S[at + 2]
                if x * x + y * y + z * z >= reach * reach or not _strangers(world, crowd, i, j):
                    continue
                low = min(i, j)
                if filling == 1:
                    I[room.partners + I[room.first + low]] = max(i, j)
                else:
                    total += 1
                I[room.first + low] += 1
        if total > room.most_pairs:
            return total
        if filling == 0:
            # Where each list begins; it is filled from there.
            place = 0
            for k in range(count):
                own = I[room.first + k]
                I[room.first + k] = place
                place += own
    # Filling moved every beginning to its end.
    for k in range(count, 0, -1):
        I[room.first + k] = I[room.first + k - 1]
    I[room.first] = 0
    return total
