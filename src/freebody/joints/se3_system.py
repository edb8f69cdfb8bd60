"""The system of the joints on SE(3): a Jacobian row is the torque and the force of a unit multiplier, in W."""

from freebody.compile import kernel
from freebody.joints.constraints.base import WRENCH_ROWS
from freebody.joints.constraints.evaluate import jacobians
from freebody.joints.layout import (
    NOTE_SIZE,
    NOTED_IMPULSE,
    NOTED_INVERSE,
    ROW,
    joints_of,
    note_of,
    put_wrench,
    wrench_at,
)
from freebody.joints.solver import System
from freebody.lie.vec import add, dot, scale
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    momentum_of,
    put_angular_momentum,
    put_momentum,
    put_position,
    put_rotation,
    rotation_of,
    velocity_of,
)
from freebody.model.rows import body_of, sym_vec


@kernel(inline=True)
def _width():
    return ROW


@kernel(inline=True)
def _jacobians(world, kin, users, t, S, o):
    jacobians(WRENCH_ROWS, world, kin, users, t, S, o)


@kernel(inline=True)
def turned_six(A, R, out, o):
    """R A R^T of the symmetric A = (xx yy zz xy xz yz); the same six numbers to out[o:]."""
    xx, yy, zz, xy, xz, yz = A
    a, b, c = (xx, xy, xz), (xy, yy, yz), (xz, yz, zz)
    for i in range(3):
        # Row i of R A, then its products with the rows of R.
        r = (R[3 * i], R[3 * i + 1], R[3 * i + 2])
        p = (
            r[0] * a[0] + r[1] * b[0] + r[2] * c[0],
            r[0] * a[1] + r[1] * b[1] + r[2] * c[1],
            r[0] * a[2] + r[1] * b[2] + r[2] * c[2],
        )
        out[o + i] = p[0] * R[3 * i] + p[1] * R[3 * i + 1] + p[2] * R[3 * i + 2]
        if i == 0:
            out[o + 3] = p[0] * R[3] + p[1] * R[4] + p[2] * R[5]
            out[o + 4] = p[0] * R[6] + p[1] * R[7] + p[2] * R[8]
        elif i == 1:
            out[o + 5] = p[0] * R[6] + p[1] * R[7] + p[2] * R[8]


@kernel(inline=True)
def _begin(world, kin, S):
    """Inverse inertias in W."""
    for b in range(world.bodies):
        at = joints_of(world).notes + NOTE_SIZE * b + NOTED_INVERSE
        turned_six(body_of(world, b).inverse_inertia, rotation_of(kin, b), S, at)


@kernel(inline=True)
def _respond(world, S, b, g, h, at, n):
    light, inverse = body_of(world, b).inverse_mass, note_of(world, S, b).inverse_inertia
    for e in range(n):
        row = wrench_at(S, g + ROW * e)
        spin, speed = sym_vec(inverse, row.torque), scale(light, row.force)
        put_wrench(S, h + ROW * e, spin, speed)
        S[at + e] += dot(row.torque, spin) + dot(row.force, speed)


@kernel(inline=True)
def _mass(world, kin, S, b, at):
    turned = joints_of(world).temporary
    turned_six(body_of(world, b).inertia, rotation_of(kin, b), S, turned)
    order = (0, 3, 4, 3, 1, 5, 4, 5, 2)
    for r in range(3):
        for c in range(3):
            S[at + ROW * r + c] = -S[turned + order[3 * r + c]]
        S[at + ROW * (r + 3) + r + 3] = -body_of(world, b).mass


@kernel(inline=True)
def _impulse(world, b):
    return joints_of(world).notes + NOTE_SIZE * b + NOTED_IMPULSE


@kernel(inline=True)
def _pull(S, to, g, l, weight, n):
    torque, force = wrench_at(S, to)
    for e in range(n):
        f, row = weight * S[l + e], wrench_at(S, g + ROW * e)
        torque, force = add(torque, scale(f, row.torque)), add(force, scale(f, row.force))
    put_wrench(S, to, torque, force)


@kernel(inline=True)
def _rate(world, kin, S, b, g, at, n):
    w, v = angular_velocity_of(kin, b), velocity_of(kin, b)
    for e in range(n):
        torque, force = wrench_at(S, g + ROW * e)
        S[at + e] += dot(torque, w) + force[0] * v[0] + force[1] * v[1] + force[2] * v[2]


@kernel(inline=True)
def to_start(world, kin, S):
    """Return to the poses that were noted."""
    for b in range(world.bodies):
        note = note_of(world, S, b)
        put_position(kin, b, note.position)
        put_rotation(kin, b, note.rotation)


@kernel(inline=True)
def impel(world, motion, S, b):
    """Add the impulse on body b to its momenta."""
    note = note_of(world, S, b)
    put_momentum(motion.state, b, add(momentum_of(motion.state, b), note.force))
    put_angular_momentum(motion.state, b, add(angular_momentum_of(motion.state, b), note.torque))


SE3 = System(_width, _jacobians, _begin, _respond, _mass, _impulse, _pull, _rate)
