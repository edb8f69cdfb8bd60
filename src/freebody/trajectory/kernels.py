"""Compiled loops over the frames of a run: rows that forces read, energies, wrenches, rates of the accumulators.

A row per frame and body: the pose and velocity columns of ``freebody.model.layout`` (x, R, v, w: 18), then p and L.
"""

from numba import types

from freebody.compile import kernel
from freebody.forces.held import HELD, users_of
from freebody.forces.total import CUSTOM_ENERGY, total_potential, total_wrench
from freebody.joints.angles import at_frame
from freebody.lie.quaternion import normalize, to_matrix
from freebody.lie.vec import cross, dot, mat_vec, norm
from freebody.model.columns import (
    KIN,
    KIN_SIZE,
    VELOCITIES,
    angular_momentum_of,
    angular_velocity_of,
    axial_of,
    matrix_angular_momentum_of,
    matrix_momentum_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_velocity,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    rotation_rate_of,
    twist_angular_of,
    twist_linear_of,
    velocity_of,
)
from freebody.model.kernel_data import FRAMES, WORLD
from freebody.model.layout import AXIAL
from freebody.model.records import Record
from freebody.model.rows import add_contact, angular_momentum, body_of, get3, get4, put3, put4, spin, spin_of_thin, thin

FIELDS = Record("FrameRow", **VELOCITIES.fields, momentum=3, angular_momentum=3)
ROW = FIELDS.size
POSITION, ROTATION, VELOCITY, SPIN, LINEAR, ANGULAR = (part.start for part in FIELDS.slices.values())

# What total_wrench leaves behind the velocities: torque, force, and the same two of forces without potential.
WRENCH = KIN.size - KIN.slices["torque"].start
FORCE_AT, NC_TORQUE_AT, NC_FORCE_AT = 3, 6, 9

LAYOUT_CODES = {"momenta": 0, "matrix": 1, "velocities": 2, "twist": 3, "natural": 4, "axial": 0}

# A squared quaternion this close to 1 is a unit one to rounding and keeps its bits.
UNIT = 1e-14

_F1, _F2, _F3 = types.float64[::1], types.float64[:, ::1], types.float64[:, :, ::1]
_I1 = types.int64[::1]
ENERGIES = types.void(WORLD, _F2, CUSTOM_ENERGY, FRAMES, _F1, _F1)
WRENCHES = types.void(WORLD, _F2, HELD, FRAMES, _F3)


@kernel(inline=True)
def turning(R, D):
    """w with dR/dt = [w] R, from the skew part of D R^T."""
    a, b, c = (R[0], R[1], R[2]), (R[3], R[4], R[5]), (R[6], R[7], R[8])
    x, y, z = (D[0], D[1], D[2]), (D[3], D[4], D[5]), (D[6], D[7], D[8])
    return (0.5 * (dot(z, b) - dot(y, c)), 0.5 * (dot(x, c) - dot(z, a)), 0.5 * (dot(y, a) - dot(x, b)))


@kernel
def unpack(world, raw, code, rows):
    """Rows (frames, bodies, ROW) from frames in the layout of ``code``; the rotation is as the method left it."""
    for i in range(raw.shape[0]):
        y, row = raw[i], rows[i]
        for b in range(raw.shape[1]):
            body = body_of(world, b)
            m = body.mass
            R = to_matrix(orientation_of(y, b)) if code == 0 else rotation_of(y, b)
            if code <= 1:
                if code == 0:
                    p, L = momentum_of(y, b), angular_momentum_of(y, b)
                else:
                    p, L = matrix_momentum_of(y, b), matrix_angular_momentum_of(y, b)
                v = (p[0] / m, p[1] / m, p[2] / m)
                carried = y.shape[1] == AXIAL and thin(body)
                w = spin_of_thin(body, R, L, axial_of(y, b)) if carried else spin(body, R, L)
            else:
                if code == 2:
                    v, w = velocity_of(y, b), angular_velocity_of(y, b)
                elif code == 4:
                    v, w = velocity_of(y, b), turning(R, rotation_rate_of(y, b))
                else:
                    w, v = mat_vec(R, twist_angular_of(y, b)), mat_vec(R, twist_linear_of(y, b))
                p = (m * v[0], m * v[1], m * v[2])
                L = angular_momentum(body, R, w)
            put_position(row, b, position_of(y, b))
            put_rotation(row, b, R)
            put_velocity(row, b, v)
            put_angular_velocity(row, b, w)
            put3(row, b, LINEAR, p)
            put3(row, b, ANGULAR, L)


@kernel
def energies(world, kin, energy, frames, kinetic, potential):
    """Kinetic energy 1/2 sum p . v + L . w and potential energy of every frame, in J; ``energy`` is the users'."""
    for i in range(frames.rows.shape[0]):
        row = frames.rows[i]
        twice = 0.0
        for b in range(row.shape[0]):
            twice += dot(get3(row, b, LINEAR), velocity_of(row, b))
            twice += dot(get3(row, b, ANGULAR), angular_velocity_of(row, b))
        kinetic[i] = 0.5 * twice
        potential[i] = total_potential(at_frame(world, kin, frames, i), kin, energy, frames.times[i])


@kernel
def wrenches(world, kin, held, frames, out):
    """Torque, force and their parts without potential on every body, (frames, bodies, WRENCH)."""
    users = users_of(held)
    for i in range(frames.rows.shape[0]):
        total_wrench(at_frame(world, kin, frames, i), kin, users, frames.times[i])
        add_contact(kin, frames, i)
        for b in range(frames.rows.shape[1]):
            for c in range(WRENCH):
                out[i, b, c] = kin[b, KIN_SIZE - WRENCH + c]


@kernel
def rates(rows, wrench, out, gross):
    """Rates of the seven accumulators, (frames, 7), and gross sums of power, force and torque, (frames, 3)."""
    for i in range(rows.shape[0]):
        row, pull = rows[i], wrench[i]
        for c in range(7):
            out[i, c] = 0.0
        for c in range(3):
            gross[i, c] = 0.0
        for b in range(row.shape[0]):
            x, force, torque = position_of(row, b), get3(pull, b, FORCE_AT), get3(pull, b, 0)
            moment = cross(x, force)
            pushed = dot(get3(pull, b, NC_FORCE_AT), velocity_of(row, b))
            turned = dot(get3(pull, b, NC_TORQUE_AT), angular_velocity_of(row, b))
            out[i, 0] += pushed + turned
            for c in range(3):
                out[i, 1 + c] += force[c]
                out[i, 4 + c] += moment[c] + torque[c]
            gross[i, 0] += abs(pushed) + abs(turned)
            gross[i, 1] += norm(force)
            gross[i, 2] += norm(x) * norm(force) + norm(torque)


@kernel
def continue_signs(q):
    """Make quaternions (frames, bodies, 4) unit where they are not, each of the sign nearer to the one before it."""
    for i in range(q.shape[0]):
        for b in range(q.shape[1]):
            a = get4(q[i], b, 0)
            square = a[0] * a[0] + a[1] * a[1] + a[2] * a[2] + a[3] * a[3]
            if abs(square - 1.0) > UNIT:
                a = normalize(a)
            if i > 0:
                c = get4(q[i - 1], b, 0)
                if a[0] * c[0] + a[1] * c[1] + a[2] * c[2] + a[3] * c[3] < 0.0:
                    a = (-a[0], -a[1], -a[2], -a[3])
            put4(q[i], b, 0, a)
