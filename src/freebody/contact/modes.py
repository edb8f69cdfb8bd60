"""Forces of contact while every point keeps its mode: one linear system at acceleration level.

A sliding point has one unknown, its normal force N; friction is -mu N d. A rolling point has three. The force is then a
smooth function of the state, one more wrench for the stages of a method.
"""

import math

from freebody.compile import kernel
from freebody.contact.dense import solve_smallest
from freebody.contact.grounds import place_grounds
from freebody.contact.layout import ROLLING, SLOT, law_at
from freebody.contact.room import (
    BEND_ACTIVE,
    BEND_TIME,
    BENDS,
    BENT,
    ENERGIES,
    NOTHING,
    POINT_SIZE,
    arm_a_of,
    arm_b_of,
    bitangent_of,
    first_row,
    normal_of,
    point_a,
    point_b,
    point_law,
    point_slot,
    points_in,
    room_of,
    row_count,
    rows_in,
    slip_of,
    slot_mode,
    slot_place,
    slow_of,
    slow_roll_of,
    spin_of,
    tangent_of,
)
from freebody.contact.single import are_single, single_forces
from freebody.contact.space import (
    direction_or,
    force_and_torque,
    gather,
    inertias,
    known_accelerations,
    tangential,
    write_matrix,
    write_rows,
)
from freebody.forces.total import total_wrench
from freebody.joints.bias import all_bias_terms
from freebody.joints.layout import joints_of, note_of
from freebody.joints.measures import motor_power
from freebody.joints.reactions import constraint_accelerations
from freebody.joints.se3_system import SE3
from freebody.joints.solver import add_solution, clear, collect, prepare, solve
from freebody.lie.vec import add, cross, dot, norm, scale, sub
from freebody.model.columns import (
    angular_velocity_of,
    force_of,
    put_force,
    put_nc_force,
    put_nc_torque,
    put_torque,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.layout import KICKED
from freebody.model.rows import angular_momentum, body_of, six, sym_vec

# Slip below this (m/s, rad/s) has no direction of its own: the one that was kept is taken.
NO_SLIP = 1e-13

slot_direction, put_direction = SLOT.place("direction")
slot_turning, put_turning = SLOT.place("turning")
slot_roll_mode, put_roll_mode = SLOT.place("roll_mode")
slot_spin_mode, put_spin_mode = SLOT.place("spin_mode")
slot_spin_sign, put_spin_sign = SLOT.place("spin_sign")


# --- which rows are unknowns ----------------------------------------------------------------------------------------


@kernel(inline=True)
def _along(u, n, kept, slow):
    """The direction of sliding, as one that depends smoothly on u while u passes zero: never against the kept one.

    A ``slow`` point keeps its direction: see ``methods.touch4.directions``.
    """
    d = direction_or(NOTHING if slow != 0.0 else u, n, kept, NO_SLIP)
    return d if dot(d, kept) >= 0.0 else scale(-1.0, d)


@kernel(inline=True)
def bent(world, S, slot, n, d):
    """The direction d of a slot's slip, turned about the normal as far as it is bent at this time of a piece."""
    at = room_of(world).bend
    if S[at + BEND_ACTIVE] == 0.0:
        return d
    k = at + BENDS + BENT * slot
    angle = S[k] + S[k + 1] * S[at + BEND_TIME]
    return d if angle == 0.0 else add(scale(math.cos(angle), d), scale(math.sin(angle), cross(n, d)))


@kernel(inner=True)
def tie_rows(world, S):
    """Say of every row whether its force is an unknown (held) or follows from that of its normal (tied)."""
    room = room_of(world)
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        law, at = law_at(world.floats, int(point_law(S, k))), slot_place(world, int(point_slot(S, k)))
        n, t, s, r = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k), int(first_row(S, k))
        _hold(S, room, r)
        r += 1
        if law.friction > 0.0:
            if slot_mode(world.floats, at) == ROLLING:
                _hold(S, room, r)
                _hold(S, room, r + 1)
            else:
                u = tangential(n, slip_of(S, k))
                size, limit = norm(u), law.friction
                d = _along(u, n, slot_direction(world.floats, at), slow_of(world.floats, at))
                d = bent(world, S, int(point_slot(S, k)), n, d)
                if size < law.slip_speed:
                    limit *= size / law.slip_speed
                _tie(S, room, r, -limit * dot(d, t))
                _tie(S, room, r + 1, -limit * dot(d, s))
            r += 2
        if law.rolling > 0.0:
            if slot_roll_mode(world.floats, at) == ROLLING:
                _hold(S, room, r)
                _hold(S, room, r + 1)
            else:
                e = _along(spin_of(S, k), n, slot_turning(world.floats, at), slow_roll_of(world.floats, at))
                _tie(S, room, r, -law.rolling * dot(e, t))
                _tie(S, room, r + 1, -law.rolling * dot(e, s))
            r += 2
        if law.spinning > 0.0:
            if slot_spin_mode(world.floats, at) == ROLLING:
                _hold(S, room, r)
            else:
                _tie(S, room, r, -law.spinning * slot_spin_sign(world.floats, at))


@kernel(inline=True)
def _hold(S, room, r):
    S[room.held + r], S[room.tied + r] = 1.0, 0.0


@kernel(inline=True)
def _tie(S, room, r, part):
    S[room.held + r], S[room.tied + r] = 0.0, part


@kernel(inner=True)
def hold_rates(world, S):
    """For projections: rows whose rates vanish are held, no force is tied to another."""
    room = room_of(world)
    tie_rows(world, S)
    for r in range(rows_in(world, S)):
        S[room.tied + r] = 0.0


@kernel(inner=True)
def hold_normals(world, S):
    """For gaps: only the rows of normals."""
    room = room_of(world)
    for r in range(rows_in(world, S)):
        _tie(S, room, r, 0.0)
    for i in range(points_in(world, S)):
        _hold(S, room, int(first_row(S, room.points + POINT_SIZE * i)))


@kernel(inner=True)
def solve_held(world, S):
    """Impulses p such that W p + known vanishes on all held rows; tied rows follow their normals.

    Of many the smallest. Returns whether there are many.
    """
    room = room_of(world)
    for r in range(rows_in(world, S)):
        S[room.weight + r] = 1.0
    return _solve_weighted(world, S)


@kernel(inner=True)
def _solve_weighted(world, S):
    """The same, with every p measured by its weight."""
    room, rows = room_of(world), rows_in(world, S)
    n = 0
    for r in range(rows):
        if S[room.held + r] != 0.0:
            S[room.unknown + n] = float(r)
            S[room.right + n] = -S[room.known + r]
            n += 1
    for j in range(n):
        c = int(S[room.unknown + j])
        for i in range(n):
            S[room.system + n * i + j] = S[room.matrix + rows * int(S[room.unknown + i]) + c]
    # The column of a normal has what is tied to it.
    j = -1
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        first, count = int(first_row(S, k)), int(row_count(S, k))
        if S[room.held + first] == 0.0:
            continue
        j += 1
        while int(S[room.unknown + j]) != first:
            j += 1
        for r in range(first + 1, first + count):
            part = S[room.tied + r]
            if part != 0.0:
                for m in range(n):
                    S[room.system + n * m + j] += part * S[room.matrix + rows * int(S[room.unknown + m]) + r]
    for j in range(n):
        weight = S[room.weight + int(S[room.unknown + j])]
        if weight != 1.0:
            for i in range(n):
                S[room.system + n * i + j] *= weight
    rank = solve_smallest(S, room.system, room.right, n, 6 * world.bodies, room.temporary)
    for r in range(rows):
        S[room.impulse + r] = 0.0
    for j in range(n):
        r = int(S[room.unknown + j])
        S[room.impulse + r] = S[room.weight + r] * S[room.right + j]
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        first = int(first_row(S, k))
        for r in range(first + 1, first + int(row_count(S, k))):
            if S[room.tied + r] != 0.0:
                S[room.impulse + r] = S[room.tied + r] * S[room.impulse + first]
    return rank < n


@kernel(inline=True)
def _exceeds(S, room, r, count, limit):
    x = S[room.impulse + r]
    y = S[room.impulse + r + 1] if count == 2 else 0.0
    return S[room.held + r] != 0.0 and x * x + y * y > limit * limit


@kernel(inner=True)
def solve_shared(world, S):
    """``solve_held`` for forces. Where they can be shared in many ways and the smallest ones leave a cone, friction is
    shared in proportion to normal forces."""
    room = room_of(world)
    if not solve_held(world, S):
        return
    outside = False
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        r, law = int(first_row(S, k)), law_at(world.floats, int(point_law(S, k)))
        N = S[room.impulse + r]
        if not N > 0.0:
            return
        S[room.weight + r] = math.sqrt(N)
        q = r + 1
        if law.friction > 0.0:
            outside |= _exceeds(S, room, q, 2, law.friction * N)
            S[room.weight + q] = S[room.weight + q + 1] = math.sqrt(law.friction * N)
            q += 2
        if law.rolling > 0.0:
            outside |= _exceeds(S, room, q, 2, law.rolling * N)
            S[room.weight + q] = S[room.weight + q + 1] = math.sqrt(law.rolling * N)
            q += 2
        if law.spinning > 0.0:
            outside |= _exceeds(S, room, q, 1, law.spinning * N)
            S[room.weight + q] = math.sqrt(law.spinning * N)
    if outside:
        _solve_weighted(world, S)


# --- accelerations ------------------------------------------------------------------------------------------------


@kernel(inner=True)
def _react(world, kin, S, refinements):
    """Multipliers of the joints for the wrench in ``kin``, as wrenches in the notes. The joints have to be factored."""
    J = joints_of(world)
    keep = J.memory + 1
    clear(S, keep, J.equations)
    for turn in range(1 + refinements):
        constraint_accelerations(world, kin, S, turn == 0)
        solve(world, S)
        add_solution(world, S, keep)
        collect(SE3, world, S, keep, 1.0)


@kernel(inner=True)
def _free(world, kin, S):
    """Accelerations of all bodies under the wrench in ``kin`` and, with joints, that in the notes."""
    room = room_of(world)
    for b in range(world.bodies):
        body, w = body_of(world, b), angular_velocity_of(kin, b)
        force, torque = force_of(kin, b), torque_of(kin, b)
        if world.joints:
            note = note_of(world, S, b)
            force, torque = add(force, note.force), add(torque, note.torque)
        torque = sub(torque, cross(w, angular_momentum(body, rotation_of(kin, b), w)))
        turn, push = sym_vec(six(S, room.inverse + 6 * b), torque), scale(body.inverse_mass, force)
        at = room.free + 6 * b
        for c in range(3):
            S[at + c], S[at + 3 + c] = turn[c], push[c]


@kernel(inline=True)
def push(world, kin, users, S, t):
    """Grounds at time t, and the wrench of all forces with its power."""
    place_grounds(world, kin, S, room_of(world).grounds, t)
    if world.flags & KICKED:
        total_wrench(world, kin, users, t)
    else:
        for b in range(world.bodies):
            put_force(kin, b, NOTHING)
            put_torque(kin, b, NOTHING)
            put_nc_force(kin, b, NOTHING)
            put_nc_torque(kin, b, NOTHING)
    for b in range(world.bodies):
        power = dot(force_of(kin, b), velocity_of(kin, b)) + dot(torque_of(kin, b), angular_velocity_of(kin, b))
        S[room_of(world).energy + ENERGIES * b] = power


@kernel(inner=True)
def loads(world, kin, users, S, t):
    """Forces, joints and points at the poses and velocities in ``kin``: all that forces of contact follow from.

    Returns how many points are closed. With none and no joints, only the wrench is there.
    """
    push(world, kin, users, S, t)
    n = gather(world, kin, S)
    if n or world.joints:
        inertias(world, kin, S)
    if world.joints:
        all_bias_terms(world, kin, users, S, t)
        prepare(SE3, world, kin, users, S, t)
        _react(world, kin, S, 1)
    if n:
        _spread(world, kin, S)
    return n


@kernel(inner=True)
def _spread(world, kin, S):
    """Rows, W and accelerations without contact, of all points."""
    _free(world, kin, S)
    write_rows(world, S)
    write_matrix(world, S)
    known_accelerations(world, S)


@kernel(inner=True)
def act(world, kin, S):
    """Add the forces of all points, and then the reactions of the joints, to the wrench in ``kin``.

    Notes the power of grounds and joints, and what is lost to friction.
    """
    room = room_of(world)
    given, lost = 0.0, 0.0
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        force, torque = force_and_torque(world, S, i)
        # What slips only by the error of a stage loses nothing.
        if slot_mode(world.floats, slot_place(world, int(point_slot(S, k)))) != ROLLING:
            lost -= dot(tangential(normal_of(S, k), slip_of(S, k)), force)
        lost -= dot(spin_of(S, k), torque)
        for side in range(2):
            carrier = int(point_a(S, k)) if side == 0 else int(point_b(S, k))
            sign = 1.0 if side == 0 else -1.0
            arm = _arm(S, k, side)
            if carrier < world.bodies:
                push = scale(sign, force)
                put_force(kin, carrier, add(force_of(kin, carrier), push))
                turn = add(cross(arm, push), scale(sign, torque))
                put_torque(kin, carrier, add(torque_of(kin, carrier), turn))
            else:
                w = angular_velocity_of(kin, carrier)
                given -= sign * (dot(force, add(velocity_of(kin, carrier), cross(w, arm))) + dot(torque, w))
    if world.joints:
        if points_in(world, S):
            _react(world, kin, S, 1)
        for b in range(world.bodies):
            note = note_of(world, S, b)
            put_force(kin, b, add(force_of(kin, b), note.force))
            put_torque(kin, b, add(torque_of(kin, b), note.torque))
        given += motor_power(world, S, joints_of(world).memory + 1)
    S[room.power], S[room.power + 1] = given, lost


@kernel(inline=True)
def _arm(S, k, side):
    from_a, from_b = arm_a_of(S, k), arm_b_of(S, k)
    return from_a if side == 0 else from_b


@kernel(inner=True)
def accelerate(world, kin, users, S, t, gathered):
    """The whole wrench in ``kin``: forces, contact in the modes that the slots say, joints.

    ``gathered`` says that the points in the scratch are those of ``kin``, and that they are single.
    """
    if world.joints:
        if loads(world, kin, users, S, t):
            tie_rows(world, S)
            solve_shared(world, S)
        act(world, kin, S)
        return
    push(world, kin, users, S, t)
    if not gathered:
        gather(world, kin, S)
    if gathered or are_single(world, S):
        tie_rows(world, S)
        single_forces(world, kin, S)
    else:
        inertias(world, kin, S)
        _spread(world, kin, S)
        tie_rows(world, S)
        solve_shared(world, S)
    act(world, kin, S)
