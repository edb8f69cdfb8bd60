"""Points that share no body with each other: each has a small system of its own, in closed form.

A ball that rolls, a top, many balls on a floor: W has a block per point and nothing else, so neither W as a whole nor
the responses of all bodies are needed. All numbers of a block stay in registers.
"""

from freebody.compile import kernel
from freebody.contact.room import (
    POINT_SIZE,
    arm_a_of,
    arm_b_of,
    bias_of,
    bitangent_of,
    first_row,
    gap_of,
    normal_of,
    normal_rate_of,
    point_a,
    point_b,
    points_in,
    room_of,
    row_count,
    rows_in,
    slip_of,
    tangent_of,
    turns_of,
)
from freebody.joints.se3_system import turned_six
from freebody.lie.vec import add, cross, dot, scale, sub
from freebody.model.columns import angular_velocity_of, force_of, rotation_of, torque_of
from freebody.model.rows import angular_momentum, body_of, six, sym_vec

# Rows of a point with friction and nothing else.
RUBBED = 3
NO_BLOCK = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@kernel(inner=True)
def are_single(world, S):
    """Whether no two closed points share a body, nothing resists rolling, and there are no joints."""
    room, n = room_of(world), points_in(world, S)
    if world.joints:
        return False
    for i in range(n):
        k = room.points + POINT_SIZE * i
        if row_count(S, k) > RUBBED or turns_of(S, k) != 0.0:
            return False
        a, b = point_a(S, k), point_b(S, k)
        for j in range(i):
            other = room.points + POINT_SIZE * j
            if a == point_a(S, other) or (b < world.bodies and (b == point_b(S, other) or b == point_a(S, other))):
                return False
            if a == point_b(S, other):
                return False
    return True


@kernel(inline=True)
def _inverse(world, kin, S, carrier):
    """The inverse inertia of a body in W, which is kept."""
    at = room_of(world).inverse + 6 * carrier
    turned_six(body_of(world, carrier).inverse_inertia, rotation_of(kin, carrier), S, at)
    return six(S, at)


@kernel(inline=True)
def _share(inverse, mass, arm, n, t, s):
    """What a body adds to the block (nn, tt, ss, nt, ns, ts) of W; ``mass`` is its inverse."""
    x, y, z = cross(arm, n), cross(arm, t), cross(arm, s)
    u, v, w = sym_vec(inverse, x), sym_vec(inverse, y), sym_vec(inverse, z)
    return (mass + dot(x, u), mass + dot(y, v), mass + dot(z, w), dot(x, v), dot(x, w), dot(y, w))


@kernel(inline=True)
def _block(world, kin, S, k):
    """The block of W of the point at S[k:]."""
    n, t, s, W = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k), NO_BLOCK
    a, b = int(point_a(S, k)), int(point_b(S, k))
    if a < world.bodies:
        W = _share(_inverse(world, kin, S, a), body_of(world, a).inverse_mass, arm_a_of(S, k), n, t, s)
    if b < world.bodies:
        V = _share(_inverse(world, kin, S, b), body_of(world, b).inverse_mass, arm_b_of(S, k), n, t, s)
        W = (W[0] + V[0], W[1] + V[1], W[2] + V[2], W[3] + V[3], W[4] + V[4], W[5] + V[5])
    return W


@kernel(inline=True)
def _solved(W, x, y, z):
    """The solution of the system of a block for the right sides -x, -y, -z: a factorisation L D L^T."""
    l, m = W[3] / W[0], W[4] / W[0]
    d, c = W[1] - l * W[3], W[5] - l * W[4]
    f = c / d
    e = W[2] - m * W[4] - f * c
    q = -y + l * x
    r = (-z + m * x - f * q) / e
    q = q / d - f * r
    return (-x / W[0] - l * q - m * r, q, r)


@kernel(inline=True)
def _acceleration(world, kin, S, carrier, arm):
    """What a body accelerates at a point without contact, as far as it depends on the wrench."""
    body, w = body_of(world, carrier), angular_velocity_of(kin, carrier)
    gyration = cross(w, angular_momentum(body, rotation_of(kin, carrier), w))
    turn = sym_vec(six(S, room_of(world).inverse + 6 * carrier), sub(torque_of(kin, carrier), gyration))
    return add(scale(body.inverse_mass, force_of(kin, carrier)), cross(turn, arm))


@kernel(inner=True)
def single_forces(world, kin, S):
    """Forces of single points, in the modes that ``held`` and ``tied`` say, to ``impulse``.

    ``known`` and W follow, too: who looks for directions of sliding reads them.
    """
    room, rows = room_of(world), rows_in(world, S)
    if points_in(world, S) > 1:
        for k in range(rows * rows):
            S[room.matrix + k] = 0.0
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        W = _block(world, kin, S, k)
        a, b, r = int(point_a(S, k)), int(point_b(S, k)), int(first_row(S, k))
        n, t, s, gained = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k), bias_of(S, k)
        if a < world.bodies:
            gained = add(gained, _acceleration(world, kin, S, a, arm_a_of(S, k)))
        if b < world.bodies:
            gained = sub(gained, _acceleration(world, kin, S, b, arm_b_of(S, k)))
        x, m, p = dot(n, gained) + dot(normal_rate_of(S, k), slip_of(S, k)), room.matrix + (rows + 1) * r, room.impulse
        S[room.known + r], S[m] = x, W[0]
        if row_count(S, k) < RUBBED:
            S[p + r] = -x / W[0]
            continue
        y, z = dot(t, gained), dot(s, gained)
        S[room.known + r + 1], S[room.known + r + 2] = y, z
        S[m + 1], S[m + 2], S[m + rows], S[m + 2 * rows] = W[3], W[4], W[3], W[4]
        S[m + rows + 1], S[m + rows + 2], S[m + 2 * rows + 1], S[m + 2 * rows + 2] = W[1], W[5], W[5], W[2]
        if S[room.held + r + 1] != 0.0:
            S[p + r], S[p + r + 1], S[p + r + 2] = _solved(W, x, y, z)
        else:
            f, g = S[room.tied + r + 1], S[room.tied + r + 2]
            stiff = W[0] + f * W[3] + g * W[4]
            N = -x / stiff if stiff != 0.0 else 0.0
            S[p + r], S[p + r + 1], S[p + r + 2] = N, f * N, g * N


@kernel(inline=True)
def single_shift(world, kin, S, k, body):
    """How a body turns and moves when the gap of the single point at S[k:] is closed by the least motion."""
    W, n = _block(world, kin, S, k), normal_of(S, k)
    push = scale((-1.0 if int(point_a(S, k)) == body else 1.0) * gap_of(S, k) / W[0], n)
    arm_a, arm_b = arm_a_of(S, k), arm_b_of(S, k)
    arm = arm_a if int(point_a(S, k)) == body else arm_b
    turn = sym_vec(six(S, room_of(world).inverse + 6 * body), cross(arm, push))
    return turn, scale(body_of(world, body).inverse_mass, push)


@kernel(inline=True)
def single_stop(world, kin, S, k, rolls):
    """The impulse on a that stops the rate of the gap of a single point, and its slip if it rolls."""
    W, n, t, s, u = _block(world, kin, S, k), normal_of(S, k), tangent_of(S, k), bitangent_of(S, k), slip_of(S, k)
    if not rolls:
        return scale(-dot(n, u) / W[0], n)
    p, q, r = _solved(W, dot(n, u), dot(t, u), dot(s, u))
    return add(scale(p, n), add(scale(q, t), scale(r, s)))
