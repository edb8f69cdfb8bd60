"""Contact space: the closed points of a world as rows, u = W p + u0.

A point has a row for its normal; two for friction, if there is any; two for resistance to rolling and one for
resistance to spinning. A row is a force along a direction through the point, or a torque about one, on carrier a and
against it on b. W says what unit impulses of rows do to the relative velocities of all rows. The joints of the world
are taken out of it: impulses of contact act on what the linkage lets move.

All numbers stand in the scratch of the solver behind those of the joints; ``room_of`` says where.
"""

from freebody.compile import kernel
from freebody.contact.geometry.pairs import drift, measure
from freebody.contact.geometry.sides import moving, placed, solid_of
from freebody.contact.grounds import acceleration_at
from freebody.contact.layout import (
    OPEN,
    contacts_of,
    law_at,
    limit_at,
    limit_values_at,
    pair_at,
)
from freebody.contact.room import (
    MOST_POINTS,
    NOTHING,
    POINT_SIZE,
    ROW_SIZE,
    Pair,
    _angle_at,
    _travel_at,
    arm_a_of,
    arm_b_of,
    bias_of,
    bitangent_of,
    feature_in,
    first_row,
    normal_of,
    normal_rate_of,
    point_a,
    point_b,
    point_law,
    points_in,
    put_a,
    put_arm_a,
    put_arm_b,
    put_b,
    put_bias,
    put_bitangent,
    put_first,
    put_gap,
    put_law,
    put_normal,
    put_normal_rate,
    put_place,
    put_row_force,
    put_rows,
    put_slip,
    put_slot,
    put_spin,
    put_spin_bias,
    put_tangent,
    put_torque_a,
    put_torque_b,
    put_turns,
    room_of,
    row_count,
    row_force_of,
    rows_in,
    slip_of,
    slot_mode,
    slot_place,
    spin_bias_of,
    spin_of,
    tangent_of,
    torque_a_of,
    torque_b_of,
    turns_of,
)
from freebody.joints.constraints.base import direction_of
from freebody.joints.constraints.evaluate import PRESCRIBED_ANGLE, measured
from freebody.joints.layout import ROW as WRENCH_ROW
from freebody.joints.layout import incidence_at, joint_at, joints_of, note_of, wrench_at
from freebody.joints.se3_system import SE3, turned_six
from freebody.joints.solver import collect, solve
from freebody.lie.vec import add, cross, dot, mat_vec, norm, scale, sub
from freebody.model.columns import angular_velocity_of, position_of, rotation_of, velocity_of
from freebody.model.rows import body_of, six, sym_vec

# --- points -------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def across(n):
    """Two directions that are right-handed with the unit vector n (Duff et al. 2017)."""
    sign = 1.0 if n[2] >= 0.0 else -1.0
    f = -1.0 / (sign + n[2])
    g = n[0] * n[1] * f
    return (1.0 + sign * n[0] * n[0] * f, sign * g, -sign * n[0]), (g, sign + n[1] * n[1] * f, -n[1])


@kernel(inline=True)
def _point_velocity(kin, k, arm):
    return add(velocity_of(kin, k), cross(angular_velocity_of(kin, k), arm))


@kernel(inline=True)
def _carried(world, kin, S, k, arm, rate):
    """What the velocity of carrier k at the moving point gains beside the acceleration of a body."""
    gained = cross(angular_velocity_of(kin, k), sub(rate, velocity_of(kin, k)))
    if k < world.bodies:
        return gained
    given = acceleration_at(S, room_of(world).grounds, k - world.bodies)
    return add(gained, add(given.linear, cross(given.angular, arm)))


@kernel(inline=True)
def _spun(world, S, k):
    """The angular acceleration that is known: that of a ground."""
    if k < world.bodies:
        return NOTHING
    return acceleration_at(S, room_of(world).grounds, k - world.bodies).angular


# --- ends of joints -----------------------------------------------------------------------------------------------
# A limit is a point of contact as well: pairs behind the others, with two slots.


@kernel(inline=True)
def pairs_in(world):
    """How many pairs there are, limits of joints included."""
    C = contacts_of(world)
    return C.pairs + C.limits


@kernel(inline=True)
def pair_of(world, j):
    """Pair j. Of a limit, a is minus its number, less one."""
    C = contacts_of(world)
    if j < C.pairs:
        return pair_at(world.integers, C.first_pair, j)
    limit = limit_at(world.integers, C.first_limit, j - C.pairs)
    return Pair(-1 - (j - C.pairs), limit.joint, limit.law, limit.first_slot, 2)


@kernel(inline=True)
def _end(world, pair, slot):
    """The joint, its limits, and 1 for the low end, -1 for the high one."""
    C = contacts_of(world)
    limit = limit_at(world.integers, C.first_limit, -1 - pair.a)
    joint = joint_at(world.integers, joints_of(world).first_joint, limit.joint)
    return joint, limit_values_at(world.floats, limit.floats), 1.0 if slot == pair.first_slot else -1.0


@kernel(inner=True)
def _limit_gap(world, kin, pair, slot):
    joint, ends, sign = _end(world, pair, slot)
    value = measured(world, kin, joint)
    return value - ends.low if sign > 0.0 else ends.high - value


@kernel(inner=True)
def _write_limit(world, kin, S, k, pair, slot):
    """The end of a joint as a point: a hinge's row is a torque about its axis, a slider's a force along it."""
    joint, _, sign = _end(world, pair, slot)
    C = contacts_of(world)
    a, b = joint.a, joint.b if joint.b >= 0 else world.bodies + C.grounds
    wa, wb = angular_velocity_of(kin, a), angular_velocity_of(kin, b)
    turns = joint.kind == PRESCRIBED_ANGLE
    place = position_of(kin, a)
    if turns:
        c = _angle_at(world.floats, joint.floats)
        axis = direction_of(kin, joint.b, cross(c.v, c.w))
    else:
        along = _travel_at(world.floats, joint.floats)
        axis = direction_of(kin, joint.b, along.axis)
        place = add(place, mat_vec(rotation_of(kin, a), along.at))
    n = scale(sign, axis)
    t, s = across(n)
    put_slot(S, k, float(slot))
    put_a(S, k, float(a))
    put_b(S, k, float(b))
    put_law(S, k, float(pair.law))
    put_turns(S, k, 1.0 if turns else 0.0)
    put_gap(S, k, _limit_gap(world, kin, pair, slot))
    put_normal(S, k, n)
    put_tangent(S, k, t)
    put_bitangent(S, k, s)
    put_place(S, k, place)
    arm_a, arm_b = sub(place, position_of(kin, a)), sub(place, position_of(kin, b))
    put_arm_a(S, k, arm_a)
    put_arm_b(S, k, arm_b)
    put_spin(S, k, sub(wa, wb))
    put_spin_bias(S, k, NOTHING)
    put_normal_rate(S, k, cross(wb, n))
    if turns:
        put_slip(S, k, sub(wa, wb))
        put_bias(S, k, NOTHING)
    else:
        moved = _point_velocity(kin, a, arm_a)
        put_slip(S, k, sub(moved, _point_velocity(kin, b, arm_b)))
        gained = cross(wa, sub(moved, velocity_of(kin, a)))
        put_bias(S, k, sub(gained, cross(wb, sub(moved, velocity_of(kin, b)))))
    put_rows(S, k, 1.0)


@kernel(inner=True)
def write_point(world, kin, S, k, pair, slot):
    """Measure the feature of a slot at the poses in ``kin`` and write its point to S[k:]."""
    if pair.a < 0:
        _write_limit(world, kin, S, k, pair, slot)
        return
    a, b, law = solid_of(world, pair.a), solid_of(world, pair.b), law_at(world.floats, pair.law)
    (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
    (va, wa), (vb, wb) = moving(a, kin), moving(b, kin)
    feature = feature_in(world, slot)
    gap, n, place = measure(world, a, b, feature, xa, Ra, xb, Rb)
    rate, turning = drift(world, a, b, feature, xa, Ra, va, wa, xb, Rb, vb, wb)
    t, s = across(n)
    arm_a, arm_b = sub(place, position_of(kin, a.carrier)), sub(place, position_of(kin, b.carrier))
    put_slot(S, k, float(slot))
    put_a(S, k, float(a.carrier))
    put_b(S, k, float(b.carrier))
    put_law(S, k, float(pair.law))
    put_turns(S, k, 0.0)
    put_gap(S, k, gap)
    put_normal(S, k, n)
    put_tangent(S, k, t)
    put_bitangent(S, k, s)
    put_place(S, k, place)
    put_arm_a(S, k, arm_a)
    put_arm_b(S, k, arm_b)
    put_slip(S, k, sub(_point_velocity(kin, a.carrier, arm_a), _point_velocity(kin, b.carrier, arm_b)))
    put_spin(S, k, sub(wa, wb))
    gained_a = _carried(world, kin, S, a.carrier, arm_a, rate)
    put_bias(S, k, sub(gained_a, _carried(world, kin, S, b.carrier, arm_b, rate)))
    put_spin_bias(S, k, sub(_spun(world, S, a.carrier), _spun(world, S, b.carrier)))
    put_normal_rate(S, k, turning)
    rows = 1
    if law.friction > 0.0:
        rows = 3
    if law.rolling > 0.0:
        rows += 2
    if law.spinning > 0.0:
        rows += 1
    put_rows(S, k, float(rows))


@kernel(inner=True)
def measured_gap(world, kin, pair, slot):
    """The gap of the feature of a slot at the poses in ``kin``."""
    if pair.a < 0:
        return _limit_gap(world, kin, pair, slot)
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
    return measure(world, a, b, feature_in(world, slot), xa, Ra, xb, Rb)[0]


@kernel(inner=True)
def gather(world, kin, S):
    """Write the points of all slots that are not open, and count them; at most MOST_POINTS.

    The kinematic rows of bodies and grounds have to be filled. Returns how many there are.
    """
    room = room_of(world)
    n, rows = 0, 0
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        for slot in range(pair.first_slot, pair.first_slot + pair.slots):
            if slot_mode(world.floats, slot_place(world, slot)) != OPEN and n < MOST_POINTS:
                k = room.points + POINT_SIZE * n
                write_point(world, kin, S, k, pair, slot)
                put_first(S, k, float(rows))
                rows += int(row_count(S, k))
                n += 1
    S[room.counts], S[room.counts + 1] = float(n), float(rows)
    return n


# --- rows ---------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _force_row(S, at, k, direction):
    put_torque_a(S, at, cross(arm_a_of(S, k), direction))
    put_torque_b(S, at, cross(arm_b_of(S, k), direction))
    put_row_force(S, at, direction)


@kernel(inline=True)
def _torque_row(S, at, direction):
    put_torque_a(S, at, direction)
    put_torque_b(S, at, direction)
    put_row_force(S, at, NOTHING)


@kernel(inner=True)
def write_rows(world, S):
    """The rows of all points."""
    room = room_of(world)
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        law = law_at(world.floats, int(point_law(S, k)))
        at = room.rows + ROW_SIZE * int(first_row(S, k))
        n, t, s = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k)
        if turns_of(S, k) != 0.0:
            _torque_row(S, at, n)
        else:
            _force_row(S, at, k, n)
        at += ROW_SIZE
        if law.friction > 0.0:
            _force_row(S, at, k, t)
            _force_row(S, at + ROW_SIZE, k, s)
            at += 2 * ROW_SIZE
        if law.rolling > 0.0:
            _torque_row(S, at, t)
            _torque_row(S, at + ROW_SIZE, s)
            at += 2 * ROW_SIZE
        if law.spinning > 0.0:
            _torque_row(S, at, n)


@kernel(inline=True)
def inertias(world, kin, S):
    """Inverse inertias of all bodies in W."""
    for b in range(world.bodies):
        turned_six(body_of(world, b).inverse_inertia, rotation_of(kin, b), S, room_of(world).inverse + 6 * b)


@kernel(inline=True)
def _add_six(S, at, angular, linear):
    for c in range(3):
        S[at + c] += angular[c]
        S[at + 3 + c] += linear[c]


@kernel(inline=True)
def angular_at(S, at):
    """The first three of six numbers."""
    return (S[at], S[at + 1], S[at + 2])


@kernel(inline=True)
def linear_at(S, at):
    """The last three of six numbers."""
    return (S[at + 3], S[at + 4], S[at + 5])


@kernel(inner=True)
def hold_joints(world, S, at):
    """Add to the velocities of all bodies at S[at:], six each, what keeps the joints still.

    The joints have to be factored at this pose.
    """
    J, room = joints_of(world), room_of(world)
    for e in range(J.equations):
        S[J.solution + e] = 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        b = at + 6 * incidence.body
        for e in range(incidence.count):
            row = wrench_at(S, J.jacobian + incidence.jacobian + WRENCH_ROW * e)
            moved = dot(row.torque, angular_at(S, b)) + dot(row.force, linear_at(S, b))
            S[J.solution + incidence.first + e] -= moved
    solve(world, S)
    collect(SE3, world, S, J.solution, 1.0)
    for b in range(world.bodies):
        note = note_of(world, S, b)
        turn = sym_vec(six(S, room.inverse + 6 * b), note.torque)
        _add_six(S, at + 6 * b, turn, scale(body_of(world, b).inverse_mass, note.force))


@kernel(inner=True)
def add_free(world, S, a, b, r, p, at):
    """Add to the velocities of bodies at S[at:], six each, what an impulse p of row r between a and b does without
    joints."""
    room = room_of(world)
    row = room.rows + ROW_SIZE * r
    force = scale(p, row_force_of(S, row))
    if a < world.bodies:
        turn = sym_vec(six(S, room.inverse + 6 * a), scale(p, torque_a_of(S, row)))
        _add_six(S, at + 6 * a, turn, scale(body_of(world, a).inverse_mass, force))
    if b < world.bodies:
        turn = sym_vec(six(S, room.inverse + 6 * b), scale(-p, torque_b_of(S, row)))
        _add_six(S, at + 6 * b, turn, scale(-body_of(world, b).inverse_mass, force))


@kernel(inner=True)
def write_matrix(world, S):
    """Responses of all rows, and W. Inverse inertias have to be known, and the joints factored."""
    room, count = room_of(world), rows_in(world, S)
    bodies = world.bodies
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        a, b, first = int(point_a(S, k)), int(point_b(S, k)), int(first_row(S, k))
        for r in range(first, first + int(row_count(S, k))):
            at = room.response + 6 * bodies * r
            for c in range(6 * bodies):
                S[at + c] = 0.0
            add_free(world, S, a, b, r, 1.0, at)
            if world.joints:
                hold_joints(world, S, at)
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        a, b, first = int(point_a(S, k)), int(point_b(S, k)), int(first_row(S, k))
        for r in range(first, first + int(row_count(S, k))):
            row = room.rows + ROW_SIZE * r
            for s in range(count):
                S[room.matrix + count * r + s] = felt(world, S, row, a, b, room.response + 6 * bodies * s)


@kernel(inline=True)
def felt(world, S, row, a, b, at):
    """The velocity along a row between carriers a and b, when bodies move as S[at:] says, six each."""
    total = 0.0
    force = row_force_of(S, row)
    if a < world.bodies:
        k = at + 6 * a
        total += dot(torque_a_of(S, row), angular_at(S, k)) + dot(force, linear_at(S, k))
    if b < world.bodies:
        k = at + 6 * b
        total -= dot(torque_b_of(S, row), angular_at(S, k)) + dot(force, linear_at(S, k))
    return total


@kernel(inner=True)
def known_rates(world, S):
    """Relative velocities of all rows at the velocities of the points, to ``known``."""
    room = room_of(world)
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        law = law_at(world.floats, int(point_law(S, k)))
        u, w, at = slip_of(S, k), spin_of(S, k), room.known + int(first_row(S, k))
        n, t, s = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k)
        S[at] = dot(n, u)
        at += 1
        if law.friction > 0.0:
            S[at], S[at + 1] = dot(t, u), dot(s, u)
            at += 2
        if law.rolling > 0.0:
            S[at], S[at + 1] = dot(t, w), dot(s, w)
            at += 2
        if law.spinning > 0.0:
            S[at] = dot(n, w)


@kernel(inner=True)
def known_accelerations(world, S):
    """Relative accelerations of all rows without contact, from those of the bodies in ``free``, to ``known``.

    Those across the normal are right for points that do not slip.
    """
    room = room_of(world)
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        law = law_at(world.floats, int(point_law(S, k)))
        a, b, r = int(point_a(S, k)), int(point_b(S, k)), int(first_row(S, k))
        n, t, s = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k)
        c, d, turning, w = bias_of(S, k), spin_bias_of(S, k), normal_rate_of(S, k), spin_of(S, k)
        S[room.known + r] = _row_acceleration(world, S, r, a, b) + dot(n, c) + dot(turning, slip_of(S, k))
        r += 1
        if law.friction > 0.0:
            S[room.known + r] = _row_acceleration(world, S, r, a, b) + dot(t, c)
            S[room.known + r + 1] = _row_acceleration(world, S, r + 1, a, b) + dot(s, c)
            r += 2
        if law.rolling > 0.0:
            along = dot(n, w)
            S[room.known + r] = _row_acceleration(world, S, r, a, b) + dot(t, d) - along * dot(t, turning)
            S[room.known + r + 1] = _row_acceleration(world, S, r + 1, a, b) + dot(s, d) - along * dot(s, turning)
            r += 2
        if law.spinning > 0.0:
            S[room.known + r] = _row_acceleration(world, S, r, a, b) + dot(n, d) + dot(turning, w)


@kernel(inline=True)
def _row_acceleration(world, S, r, a, b):
    room = room_of(world)
    return felt(world, S, room.rows + ROW_SIZE * r, a, b, room.free)


@kernel(inner=True)
def force_and_torque(world, S, i):
    """What the impulses of point i are as a vector at the point, and as a torque, both on a."""
    room = room_of(world)
    k = room.points + POINT_SIZE * i
    law = law_at(world.floats, int(point_law(S, k)))
    n, t, s, p = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k), room.impulse + int(first_row(S, k))
    force, torque = scale(S[p], n), NOTHING
    if turns_of(S, k) != 0.0:
        force, torque = torque, force
    p += 1
    if law.friction > 0.0:
        force = add(force, add(scale(S[p], t), scale(S[p + 1], s)))
        p += 2
    if law.rolling > 0.0:
        torque = add(scale(S[p], t), scale(S[p + 1], s))
        p += 2
    if law.spinning > 0.0:
        torque = add(torque, scale(S[p], n))
    return force, torque


@kernel(inline=True)
def tangential(n, u):
    """The part of u across n."""
    return sub(u, scale(dot(n, u), n))


@kernel(inline=True)
def direction_or(u, n, otherwise, least):
    """The unit vector of u across n; that of ``otherwise`` where u is not larger than ``least``."""
    v = tangential(n, u)
    size = norm(v)
    if size > least:
        return scale(1.0 / size, v)
    v = tangential(n, otherwise)
    size = norm(v)
    return scale(1.0 / size, v) if size > 0.0 else across(n)[0]
