"""Residuals and gradients of the equations of joints, at the poses in the working rows.

With w and v the spin and velocity of a body, an equation changes at the rate g_w . w + g_v . v: its gradient on that
body, which is also the torque (about the centre of mass) and the force that a unit multiplier puts on it.
"""

import math

from freebody.compile import kernel
from freebody.forces.act import arm, float3, point, point_velocity
from freebody.joints.equation import ACROSS, ALONG, LENGTH, MEET, TURNED
from freebody.joints.equation import CUSTOM as CUSTOM_EQUATION
from freebody.joints.layout import (
    constraint_at,
    joints_of,
)
from freebody.joints.motion import motion_at
from freebody.lie.vec import add, cross, dot, mat_vec, minus, scale, sub
from freebody.model.columns import angular_velocity_of, rotation_of


@kernel(inline=True)
def direction_of(kin, b, u):
    """A direction of body b, or of the world, in W."""
    return u if b < 0 else mat_vec(rotation_of(kin, b), u)


@kernel(inline=True)
def _reach(kin, b, r):
    """From the centre of mass of body b to its point r, in W; from the origin for the world."""
    return r if b < 0 else arm(kin, b, r)


@kernel(inline=True)
def _place(kin, b, reach):
    return reach if b < 0 else point(kin, b, reach)


@kernel(inline=True)
def apart(world, kin, a, b, f):
    """Arms of both points and the way from b to a."""
    here, there = _reach(kin, a, float3(world.floats, f)), _reach(kin, b, float3(world.floats, f + 3))
    return here, there, sub(_place(kin, a, here), _place(kin, b, there))


@kernel(inline=True)
def turned_to(world, f, s):
    """-v sin s + w cos s, the direction of body b that u stands across; its derivative by s is the other one."""
    v, w = float3(world.floats, f + 3), float3(world.floats, f + 6)
    return add(scale(-math.sin(s), v), scale(math.cos(s), w)), add(scale(-math.cos(s), v), scale(-math.sin(s), w))


@kernel(inline=True)
def _put(out, k, torque, force):
    out[k], out[k + 1], out[k + 2] = torque
    out[k + 3], out[k + 4], out[k + 5] = force


@kernel(inline=True)
def axis_of(c):
    """Direction of coordinate c."""
    return (1.0 if c == 0 else 0.0, 1.0 if c == 1 else 0.0, 1.0 if c == 2 else 0.0)


NOTHING = (0.0, 0.0, 0.0)


@kernel(inner=True)
def residuals(world, kin, users, t, out, o):
    """Write every residual to out[o:]."""
    J = joints_of(world)
    if J.custom_blocks > 0:
        users.constraints(t, kin, world.floats, world.integers)
    for k in range(J.constraints):
        constraint = constraint_at(world.integers, J.first_constraint, k)
        kind, a, b, f, e = constraint.kind, constraint.a, constraint.b, constraint.floats, o + constraint.first
        if kind == MEET:
            _, _, d = apart(world, kin, a, b, f)
            out[e], out[e + 1], out[e + 2] = d
        elif kind == ALONG:
            _, _, d = apart(world, kin, a, b, f)
            out[e] = dot(direction_of(kin, b, float3(world.floats, f + 6)), d) - motion_at(world, t, f + 9)[0]
        elif kind == ACROSS:
            out[e] = (
                dot(direction_of(kin, a, float3(world.floats, f)), direction_of(kin, b, float3(world.floats, f + 3)))
                - world.floats[f + 6]
            )
        elif kind == LENGTH:
            _, _, d = apart(world, kin, a, b, f)
            out[e] = 0.5 * (dot(d, d) - world.floats[f + 6] * world.floats[f + 6]) / world.floats[f + 6]
        elif kind == TURNED:
            to, _ = turned_to(world, f, motion_at(world, t, f + 9)[0])
            out[e] = dot(direction_of(kin, a, float3(world.floats, f)), direction_of(kin, b, to))
        else:
            for c in range(constraint.count):
                out[e + c] = world.floats[f + c]


@kernel(inner=True)
def gradients(world, kin, users, t, out, o):
    """Write every gradient to out[o:]: six numbers per equation and body."""
    J = joints_of(world)
    if J.custom_blocks > 0:
        users.constraints(t, kin, world.floats, world.integers)
    for k in range(J.constraints):
        constraint = constraint_at(world.integers, J.first_constraint, k)
        kind, a, b, f = constraint.kind, constraint.a, constraint.b, constraint.floats
        ga, gb = o + constraint.jacobian_a, o + constraint.jacobian_b
        if kind == MEET:
            here, there, _ = apart(world, kin, a, b, f)
            for c in range(3):
                n = axis_of(c)
                _put(out, ga + 6 * c, cross(here, n), n)
                if b >= 0:
                    _put(out, gb + 6 * c, cross(n, there), minus(n))
        elif kind == ALONG:
            here, there, d = apart(world, kin, a, b, f)
            n = direction_of(kin, b, float3(world.floats, f + 6))
            _put(out, ga, cross(here, n), n)
            if b >= 0:
                # The direction turns with b, which adds n x d to the arm's own.
                _put(out, gb, cross(n, add(there, d)), minus(n))
        elif kind == LENGTH:
            here, there, d = apart(world, kin, a, b, f)
            n = scale(1.0 / world.floats[f + 6], d)
            _put(out, ga, cross(here, n), n)
            if b >= 0:
                _put(out, gb, cross(n, there), minus(n))
        elif kind in (ACROSS, TURNED):
            u = direction_of(kin, a, float3(world.floats, f))
            to = (
                float3(world.floats, f + 3) if kind == ACROSS else turned_to(world, f, motion_at(world, t, f + 9)[0])[0]
            )
            twist = cross(u, direction_of(kin, b, to))
            _put(out, ga, twist, NOTHING)
            if b >= 0:
                _put(out, gb, minus(twist), NOTHING)
        else:
            # A custom block holds, behind its residuals, the gradients of its bodies one after the other.
            for c in range(constraint.count * constraint.b * 6):
                out[ga + c] = world.floats[f + constraint.count + c]


@kernel(inner=True)
def rates(world, kin, t, out, o):
    """Write to out[o:] how fast every residual changes while bodies stand still: what motors do.

    Custom blocks are read as ``gradients`` left them.
    """
    J = joints_of(world)
    for k in range(J.constraints):
        constraint = constraint_at(world.integers, J.first_constraint, k)
        kind, a, b, f, e = constraint.kind, constraint.a, constraint.b, constraint.floats, o + constraint.first
        count = constraint.count
        for c in range(count):
            out[e + c] = 0.0
        if kind == ALONG:
            out[e] = -motion_at(world, t, f + 9)[1]
        elif kind == TURNED:
            s, speed, _ = motion_at(world, t, f + 9)
            _, on = turned_to(world, f, s)
            out[e] = speed * dot(direction_of(kin, a, float3(world.floats, f)), direction_of(kin, b, on))
        elif kind == CUSTOM_EQUATION:
            for c in range(count):
                out[e + c] = world.floats[f + count * (1 + 6 * b) + c]


@kernel(inline=True)
def _swing(w, r):
    """w x (w x r)."""
    return cross(w, cross(w, r))


@kernel(inline=True)
def _spin(kin, b):
    return (0.0, 0.0, 0.0) if b < 0 else angular_velocity_of(kin, b)


@kernel(inline=True)
def _speed(kin, b, reach):
    return (0.0, 0.0, 0.0) if b < 0 else point_velocity(kin, b, reach)


@kernel(inner=True)
def curvatures(world, kin, t, out, o):
    """Write to out[o:] the second derivative of every residual without the accelerations: poses and velocities only.

    Custom blocks are left at zero.
    """
    J = joints_of(world)
    for k in range(J.constraints):
        constraint = constraint_at(world.integers, J.first_constraint, k)
        kind, a, b, f, e = constraint.kind, constraint.a, constraint.b, constraint.floats, o + constraint.first
        if kind == CUSTOM_EQUATION:
            for c in range(constraint.count):
                out[e + c] = 0.0
            continue
        wa, wb = _spin(kin, a), _spin(kin, b)
        if kind in (ACROSS, TURNED):
            u = direction_of(kin, a, float3(world.floats, f))
            N, D, speed, push = NOTHING, NOTHING, 0.0, 0.0
            if kind == ACROSS:
                N = direction_of(kin, b, float3(world.floats, f + 3))
            else:
                s, speed, push = motion_at(world, t, f + 9)
                n, on = turned_to(world, f, s)
                N, D = direction_of(kin, b, n), direction_of(kin, b, on)
            moved = add(cross(wb, N), scale(speed, D))
            bent = add(_swing(wb, N), add(scale(2.0 * speed, cross(wb, D)), scale(push, D)))
            bent = sub(bent, scale(speed * speed, N))
            out[e] = dot(_swing(wa, u), N) + 2.0 * dot(cross(wa, u), moved) + dot(u, bent)
            continue
        here, there, d = apart(world, kin, a, b, f)
        bent = _swing(wa, here) if b < 0 else sub(_swing(wa, here), _swing(wb, there))
        if kind == MEET:
            out[e], out[e + 1], out[e + 2] = bent
            continue
        moved = sub(_speed(kin, a, here), _speed(kin, b, there))
        if kind == LENGTH:
            out[e] = (dot(moved, moved) + dot(d, bent)) / world.floats[f + 6]
        else:
            n = direction_of(kin, b, float3(world.floats, f + 6))
            out[e] = (
                dot(n, bent) + 2.0 * dot(cross(wb, n), moved) + dot(_swing(wb, n), d) - motion_at(world, t, f + 9)[2]
            )
