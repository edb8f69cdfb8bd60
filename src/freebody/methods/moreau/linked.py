"""Joints in a step of ``moreau``: velocities that obey them, a drift that keeps them, and the energy of that drift.

In the middle of a step joints act together with contact: velocities are projected, exactly, by the factored matrix of
the joints at that pose. The two halves of the drift are those of RATTLE, so joints are closed to rounding wherever
something is computed or recorded. RATTLE's impulses do a little work in a drift, of order 3, and lead bodies on another
way than their velocities in the middle of the step, by which the work of forces is counted. Where accounts have to
balance, each linkage gets the energy that it lacks: the motion within it is scaled, as a rigid whole it moves on as it
did. In a uniform field energy, work and losses then balance to rounding, as they do without joints.
"""

import math

from freebody.compile import kernel
from freebody.joints.layout import joints_of, note_of
from freebody.joints.measures import motor_power
from freebody.joints.se3_system import SE3
from freebody.joints.solver import collect, residual_rates, solve_residuals
from freebody.lie.vec import add, cross, dot, scale, sub
from freebody.methods.constrained import VELOCITIES, unsolved
from freebody.methods.loop import COMPLETE, accumulate, accumulate_wrench
from freebody.methods.moreau.points import (
    angular_of,
    inverse_inertia_of,
    inverse_mass_of,
    linear_of,
    put_angular,
    put_linear,
)
from freebody.methods.moreau.room import LINKAGE, LINKAGE_SIZE, room_of
from freebody.methods.rattle_se3 import ON_SE3
from freebody.methods.rattle_step import rattle_step, velocities
from freebody.model.columns import (
    angular_momentum_of,
    force_of,
    momentum_of,
    nc_force_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    rotation_of,
)
from freebody.model.kernel_data import DONE
from freebody.model.rows import angular_momentum, body_of, spin, sym_vec

# An energy is balanced within this part of it: rounding.
EXACT = 1e-15
# The largest factor beyond 1: more is no error of a step.
MOST = 0.1
# What a linkage lacks of being rigid about an axis through all of it, relative to its largest moment.
THIN = 1e-12

_lacking_of, _put_lacking = LINKAGE.place("lacking")
_size_of, _put_size = LINKAGE.place("size")
_mass_of, _put_mass = LINKAGE.place("mass")
_velocity_of, _put_velocity = LINKAGE.place("velocity")
_centre_of, _put_centre = LINKAGE.place("centre")
_spin_of, _put_spin = LINKAGE.place("spin")
_inertia_of, _put_inertia = LINKAGE.place("inertia")
_inner_of, _put_inner = LINKAGE.place("inner")
_tilt_of, _put_tilt = LINKAGE.place("tilt")
_FIRST_OF_WHOLE = LINKAGE.slices["mass"].start


@kernel(inline=True)
def _rate(world, V, T, b, g, at, n):
    """See ``System``: velocities stand in V."""
    w, v = angular_of(V, b), linear_of(V, b)
    for e in range(n):
        k = g + 6 * e
        T[at + e] += T[k] * w[0] + T[k + 1] * w[1] + T[k + 2] * w[2]
        T[at + e] += T[k + 3] * v[0] + T[k + 4] * v[1] + T[k + 5] * v[2]


@kernel(inline=True)
def _no_kick(coordinates, world, motion, users, T, t, h, multipliers):
    """A drift has none."""


IN_ROWS = SE3._replace(rate=_rate)
DRIFT = ON_SE3._replace(kick=_no_kick)


@kernel(inner=True)
def obey(world, V, T):
    """Project the velocities in V on those that joints allow: the nearest by mass. T is the scratch of the joints."""
    J = joints_of(world)
    residual_rates(IN_ROWS, world, V, T, J.residual)
    solve_residuals(world, T, -1.0)
    collect(SE3, world, T, J.solution, 1.0)
    for b in range(world.bodies):
        note = note_of(world, T, b)
        put_linear(V, b, add(linear_of(V, b), scale(inverse_mass_of(V, b), note.force)))
        put_angular(V, b, add(angular_of(V, b), sym_vec(inverse_inertia_of(V, b), note.torque)))


@kernel(inner=True)
def join(world, motion, T, h):
    """Impulses of the joints in the middle of a step of length h, after all others; COMPLETE or why there are none."""
    J = joints_of(world)
    # Biases have no use here, so their place has the multipliers.
    if not velocities(DRIFT, world, motion, T, h, J.memory + 1, J.bias):
        return unsolved(T, VELOCITIES)
    accumulate(motion.accumulators, 0, 0.5 * h * motor_power(world, T, J.bias))
    return COMPLETE


@kernel(inner=True)
def linked_drift(world, motion, users, S, T, interval, balanced, first):
    """Drift with the joints closed; COMPLETE, or why they could not be. ``balanced`` gives linkages their energy.

    The matrix in T is the one of the poses in ``kin``, before and after. ``first``: it ends in the middle of a step.
    """
    balanced = balanced and not joints_of(world).motors
    if balanced:
        _note_energies(world, motion, S, 0.0 if first else interval.length)
    ended = rattle_step(DRIFT, world, motion, users, T, interval, False)
    if balanced and ended.cause == DONE:
        _balance(world, motion, S, T, interval.length if first else 0.0)
    return ended


# --- energy -----------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _moving(world, motion, b):
    """Velocity, angular velocity and kinetic energy of a body."""
    body, p, L = body_of(world, b), momentum_of(motion.state, b), angular_momentum_of(motion.state, b)
    v, w = scale(body.inverse_mass, p), spin(body, rotation_of(motion.kin, b), L)
    return v, w, 0.5 * (dot(p, v) + dot(L, w))


@kernel(inline=True)
def _conservative(kin, b):
    """The force on a body that has a potential."""
    return sub(force_of(kin, b), nc_force_of(kin, b))


@kernel(inner=True)
def _note_energies(world, motion, S, h):
    """The kinetic energy of every linkage, without the work that its velocities promise for a time h."""
    I, room = world.integers, room_of(world)
    for k in range(room.linkages):
        _put_lacking(S, room.linkage + LINKAGE_SIZE * k, 0.0)
        _put_size(S, room.linkage + LINKAGE_SIZE * k, 0.0)
    for b in range(world.bodies):
        if I[room.part_of + b] >= 0:
            at, (v, _, kinetic) = room.linkage + LINKAGE_SIZE * I[room.part_of + b], _moving(world, motion, b)
            _put_lacking(S, at, _lacking_of(S, at) + kinetic - h * dot(v, _conservative(motion.kin, b)))
            _put_size(S, at, _size_of(S, at) + kinetic)


@kernel(inline=True)
def _six(body, R, r):
    """The inertia of a body in W about a point at -r from its centre: xx, yy, zz, xy, xz, yz."""
    m = body.mass
    x, y, z = (
        angular_momentum(body, R, (1.0, 0.0, 0.0)),
        angular_momentum(body, R, (0.0, 1.0, 0.0)),
        angular_momentum(body, R, (0.0, 0.0, 1.0)),
    )
    return (
        x[0] + m * (r[1] * r[1] + r[2] * r[2]),
        y[1] + m * (r[0] * r[0] + r[2] * r[2]),
        z[2] + m * (r[0] * r[0] + r[1] * r[1]),
        x[1] - m * r[0] * r[1],
        x[2] - m * r[0] * r[2],
        y[2] - m * r[1] * r[2],
    )


@kernel(inline=True)
def _solved(six, right):
    """Solve a symmetric system of three; a line gets a little inertia about itself."""
    little = THIN * (six[0] + six[1] + six[2])
    a, b, c, d, e, f = six[0] + little, six[1] + little, six[2] + little, six[3], six[4], six[5]
    p, q, r = b * c - f * f, e * f - d * c, d * f - b * e
    over = a * p + d * q + e * r
    if over <= 0.0:
        return (0.0, 0.0, 0.0)
    return (
        (p * right[0] + q * right[1] + r * right[2]) / over,
        (q * right[0] + (a * c - e * e) * right[1] + (d * e - a * f) * right[2]) / over,
        (r * right[0] + (d * e - a * f) * right[1] + (a * b - d * d) * right[2]) / over,
    )


@kernel(inner=True)
def _find_wholes(world, motion, S):
    """Centre, velocity and angular velocity that each free linkage has as a rigid whole; held ones have none."""
    I, room, none = world.integers, room_of(world), (0.0, 0.0, 0.0)
    for k in range(room.linkages):
        at = room.linkage + LINKAGE_SIZE * k
        for c in range(_FIRST_OF_WHOLE, LINKAGE_SIZE):
            S[at + c] = 0.0
    for b in range(world.bodies):
        if I[room.part_of + b] >= 0:
            at, m = room.linkage + LINKAGE_SIZE * I[room.part_of + b], body_of(world, b).mass
            _put_mass(S, at, _mass_of(S, at) + m)
            _put_velocity(S, at, add(_velocity_of(S, at), momentum_of(motion.state, b)))
            _put_centre(S, at, add(_centre_of(S, at), scale(m, position_of(motion.kin, b))))
    for k in range(room.linkages):
        at = room.linkage + LINKAGE_SIZE * k
        light = 1.0 / _mass_of(S, at)
        _put_centre(S, at, scale(light, _centre_of(S, at)))
        _put_velocity(S, at, none if I[room.is_held + k] else scale(light, _velocity_of(S, at)))
    for b in range(world.bodies):
        if I[room.part_of + b] >= 0 and not I[room.is_held + I[room.part_of + b]]:
            at = room.linkage + LINKAGE_SIZE * I[room.part_of + b]
            r = sub(position_of(motion.kin, b), _centre_of(S, at))
            turning = add(angular_momentum_of(motion.state, b), cross(r, momentum_of(motion.state, b)))
            _put_spin(S, at, add(_spin_of(S, at), turning))
            more = _six(body_of(world, b), rotation_of(motion.kin, b), r)
            now = _inertia_of(S, at)
            _put_inertia(
                S, at, (now[0] + more[0], now[1] + more[1], now[2] + more[2], now[3] + more[3], now[4] + more[4],
                        now[5] + more[5]),
            )  # fmt: skip
    for k in range(room.linkages):
        at = room.linkage + LINKAGE_SIZE * k
        if not I[room.is_held + k]:
            _put_spin(S, at, _solved(_inertia_of(S, at), _spin_of(S, at)))


@kernel(inline=True)
def _inside(world, motion, S, b):
    """What a body has beyond the motion of its linkage as a whole: velocity, angular velocity, energy."""
    at = room_of(world).linkage + LINKAGE_SIZE * world.integers[room_of(world).part_of + b]
    body, R = body_of(world, b), rotation_of(motion.kin, b)
    v, w, _ = _moving(world, motion, b)
    r = sub(position_of(motion.kin, b), _centre_of(S, at))
    v, w = sub(v, add(_velocity_of(S, at), cross(_spin_of(S, at), r))), sub(w, _spin_of(S, at))
    return v, w, 0.5 * (body.mass * dot(v, v) + dot(w, angular_momentum(body, R, w)))


@kernel(inner=True)
def _balance(world, motion, S, T, h):
    """Give every linkage the energy that it lacks, by scaling the motion within it.

    It should have what was noted and the work of its forces on the way, without what its velocities promise for h.
    """
    I, room, state, kin = world.integers, room_of(world), motion.state, motion.kin
    _find_wholes(world, motion, S)
    for b in range(world.bodies):
        if I[room.part_of + b] >= 0:
            at, force = room.linkage + LINKAGE_SIZE * I[room.part_of + b], _conservative(kin, b)
            (v, _, kinetic), (inside, _, inner) = _moving(world, motion, b), _inside(world, motion, S, b)
            work = dot(force, sub(position_of(kin, b), note_of(world, T, b).position)) - h * dot(force, v)
            _put_lacking(S, at, _lacking_of(S, at) + work - kinetic)
            _put_size(S, at, _size_of(S, at) + kinetic)
            _put_inner(S, at, _inner_of(S, at) + inner)
            _put_tilt(S, at, _tilt_of(S, at) + h * dot(force, inside))
    push, turning = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        if I[room.part_of + b] < 0:
            continue
        at = room.linkage + LINKAGE_SIZE * I[room.part_of + b]
        lacking, inner = _lacking_of(S, at), _inner_of(S, at)
        if abs(lacking) <= EXACT * _size_of(S, at) or not abs(lacking) < MOST * inner:
            continue
        # With the motion inside 1 + s times as fast: inner (2 s + s^2) + tilt s = lacking.
        slope = 2.0 * inner + _tilt_of(S, at)
        under = slope * slope + 4.0 * inner * lacking
        if slope <= 0.0 or under <= 0.0:
            continue
        part = 2.0 * lacking / (slope + math.sqrt(under))
        body, (v, w, _) = body_of(world, b), _inside(world, motion, S, b)
        p, L = scale(part * body.mass, v), scale(part, angular_momentum(body, rotation_of(kin, b), w))
        put_momentum(state, b, add(momentum_of(state, b), p))
        put_angular_momentum(state, b, add(angular_momentum_of(state, b), L))
        if I[room.is_held + I[room.part_of + b]]:
            push, turning = add(push, p), add(turning, add(L, cross(position_of(kin, b), p)))
    accumulate_wrench(motion.accumulators, 1.0, push, turning)
