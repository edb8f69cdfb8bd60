"""The world as plain arrays: states as flat vectors, and the equations of motion for anybody's solver."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from numba import types
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import array_of, instance, number, numbers, one_of
from freebody.compile import fixed, kernel
from freebody.errors import InputError
from freebody.figures import shown
from freebody.forces.held import HELD, hold, users_of
from freebody.forces.total import total_wrench
from freebody.joints.angles import angles_at, put_angles
from freebody.joints.reactions import COLUMNS, REACTIONS, WRENCH, reactions
from freebody.joints.report import solver_room
from freebody.lie.quaternion import product
from freebody.lie.so3 import hat
from freebody.lie.vec import mat_mat
from freebody.model.columns import (
    MOMENTA_SIZE,
    VELOCITIES,
    angular_momentum_of,
    angular_velocity_of,
    force_of,
    matrix_angular_momentum_of,
    matrix_momentum_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_matrix_angular_momentum,
    put_matrix_momentum,
    put_momentum,
    put_orientation,
    put_position,
    put_rotation,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.kernel_data import MOTION, WORLD, Frames, motion_of, world_of
from freebody.model.rows import load, load_matrix
from freebody.model.state import Clock, State, convert
from freebody.world import World

Array = NDArray[np.float64]

# Numbers per body.
WIDTHS = {"quaternion": 13, "matrix": 18, "course": 18}
# The state's own layout for each.
KEPT = {"quaternion": "momenta", "matrix": "matrix", "course": "velocities"}
POSE = 12  # of the course's 18: configuration first, then 6 of velocity

# A quaternion whose length is off by no more than the rounding of its normalisation is kept bit for bit.
UNIT = 4.0 * float(np.finfo(np.float64).eps)


def state_to_array(state: State, *, layout: str = "quaternion") -> Array:
    """The bodies of a ``state`` as one flat vector in this ``layout``; world frame, SI.

    ``"quaternion"``: 13 numbers a body, x q p L (q scalar first). ``"matrix"``: 18 a body, x R p L (R row-major, body
    to world, as the method left it). ``"course"``: first 12 numbers of every body, R column by column and then x; after
    those 6 of every body, angular velocity w and then velocity v of the centre of mass. So with N bodies, body k has R
    at [12 k : 12 k + 9], x after it, and w, v at [12 N + 6 k : 12 N + 6 k + 6]. Raises :class:`InputError` for another
    layout, and for anything but a state.
    """
    instance("state", state, State, "a State, such as world.state() or run.final")
    raw = convert(state.raw, state.layout, KEPT[_known(layout)], state.tables)
    if layout != "course":
        return raw.reshape(-1)
    columns = raw[:, 3:12].reshape(-1, 3, 3).swapaxes(1, 2).reshape(-1, 9)
    poses = np.concatenate([columns, raw[:, 0:3]], axis=1)
    velocities = np.concatenate([raw[:, 15:18], raw[:, 12:15]], axis=1)
    return np.concatenate([poses.reshape(-1), velocities.reshape(-1)])


def array_to_state(
    world: World, array: ArrayLike, *, layout: str = "quaternion", time: float = 0.0, near: State | None = None
) -> State:
    """The state of ``world`` at ``time`` (s) that ``array`` describes; ``layout`` is one of :func:`state_to_array`'s.

    Quaternions of any length but zero are taken as the rotation they stand for and made unit; solvers let them drift.
    Matrices are taken as they are. A flat array has no turns: each hinge gets the angle nearest to the one it has at
    ``near``, a :class:`State`, or at the start of the world. Raises :class:`InputError` for the wrong length, numbers
    that are not finite, zero quaternions and matrices that mirror or flatten.
    """
    flat = _vector(array, len(_of(world, near).bodies), layout)
    time = number("time", time, unit="s")
    bodies = len(world.bodies)
    if layout == "course":
        poses = flat[: POSE * bodies].reshape(bodies, POSE)
        velocities = flat[POSE * bodies :].reshape(bodies, 6)
        R = poses[:, :9].reshape(-1, 3, 3).swapaxes(1, 2).reshape(-1, 9)
        raw = np.concatenate([poses[:, 9:], R, velocities[:, 3:], velocities[:, :3]], axis=1)
    else:
        raw = flat.reshape(bodies, WIDTHS[layout]).copy()
    if layout == "quaternion":
        raw[:, 3:7] = _unit(raw[:, 3:7], world)
    else:
        _check_matrices(raw[:, 3:12].reshape(-1, 3, 3), world)
    turns = (world.state() if near is None else near).angles
    state = State(world.tables(), KEPT[layout], raw, Clock(t0=time), angles=turns)
    return replace(state, angles=angles_at(state))


def rhs(world: World, *, orientation: str = "quaternion", near: State | None = None) -> Callable[[float, Array], Array]:
    """dy/dt = f(t, y) of the world as it stands now, for solvers such as ``scipy.integrate.solve_ivp``.

    y is flat, laid out as :func:`state_to_array` does: 13 numbers a body with ``orientation="quaternion"``, 18 with
    ``"matrix"``. dx = p/m, dq = 1/2 (0, w) q or dR = [w] R, dp = force, dL = torque, with w = R I^-1 R^T L. The length
    of a quaternion does not matter; a matrix is used as it is. With joints, their reactions of the moment are part of
    force and torque: a solver follows the joints differentiated twice, and opens them by no more than its errors, which
    add up. A flat array has no turns, and f no memory: springs of hinges act at the angle nearest to the one at
    ``near``, a :class:`State`, or at the start of the world. Where a sprung hinge goes further than half a turn from
    there, integrate in pieces, each with the f of its own start. Compiled once for all worlds; f may be called from
    several threads at once. Forces that switch do so at ``world.tables().edges`` (s): f follows t, so let the solver
    stop there. Raises :class:`InputError` for another orientation, and f for a y of the wrong length or of complex
    numbers.
    """
    one_of("orientation", orientation, ("quaternion", "matrix"))
    tables, bodies, width = _of(world, near).tables(), len(world.bodies), WIDTHS[orientation]
    derivative = fixed(_derivative, DERIVATIVE)
    held = hold(tables.custom_wrench, tables.custom_joints)
    angles = angles_at(world.state() if near is None else near, tables)
    made = tables.floats.copy()
    put_angles(made, tables.integers, angles)

    def f(t: Any, y: Array) -> Array:
        flat = array_of(y)
        if flat is None:
            raise _not_real("y", y)
        if not isinstance(t, float):
            t = number("t", t)
        if flat.shape != (bodies * width,):
            raise _wrong_shape(flat.shape, bodies, orientation)
        t = float(t)
        world, motion = world_of(tables, made.copy(), segment=t), motion_of(flat.reshape(bodies, width))
        rates = np.empty((bodies, width))
        derivative(world, motion, held, t, rates)
        if tables.joints:
            when = np.array([t])
            frames = Frames(when, when, motion.kin[None, :, : VELOCITIES.size].copy(), angles[None])
            wrench, joints = np.empty((1, bodies, WRENCH)), np.empty((1, len(tables.joints), COLUMNS))
            fixed(reactions, REACTIONS)(world, motion.kin, held, solver_room(tables), frames, wrench, joints)
            rates[:, -6:-3], rates[:, -3:] = wrench[0, :, 3:6], wrench[0, :, 0:3]
        return rates.reshape(-1)

    return f


DERIVATIVE = types.void(WORLD, MOTION, HELD, types.float64, types.float64[:, ::1])


@kernel
def _derivative(world, motion, held, t, rates):  # type: ignore[no-untyped-def]
    """Rates (bodies, 13 or 18) of the state, laid out alike."""
    y, kin = motion.state, motion.kin
    quaternion = y.shape[1] == MOMENTA_SIZE
    for b in range(world.bodies):
        if quaternion:
            load(world, kin, b, position_of(y, b), orientation_of(y, b), momentum_of(y, b), angular_momentum_of(y, b))
        else:
            p, L = matrix_momentum_of(y, b), matrix_angular_momentum_of(y, b)
            load_matrix(world, kin, b, position_of(y, b), rotation_of(y, b), p, L)
    total_wrench(world, kin, users_of(held), t)
    for b in range(world.bodies):
        w = angular_velocity_of(kin, b)
        put_position(rates, b, velocity_of(kin, b))
        if quaternion:
            put_orientation(rates, b, product((0.0, 0.5 * w[0], 0.5 * w[1], 0.5 * w[2]), orientation_of(y, b)))
            put_momentum(rates, b, force_of(kin, b))
            put_angular_momentum(rates, b, torque_of(kin, b))
        else:
            put_rotation(rates, b, mat_mat(hat(w), rotation_of(y, b)))
            put_matrix_momentum(rates, b, force_of(kin, b))
            put_matrix_angular_momentum(rates, b, torque_of(kin, b))


def _known(layout: str) -> str:
    return one_of("layout", layout, WIDTHS)


def _not_real(name: str, value: object) -> InputError:
    kind = np.asarray(value).dtype.kind if isinstance(value, np.ndarray) else ""
    return InputError(
        f"{name} = {shown(value)}",
        expected="real numbers in one flat array",
        cause="a solver for complex numbers, or a complex step; the equations are compiled for real numbers"
        if kind == "c"
        else None,
        remedy="differentiate by finite differences of real numbers" if kind == "c" else None,
    )


def _of(world: World, near: object = None) -> World:
    instance("world", world, World, "fb.World([...])")
    if near is not None and (not isinstance(near, State) or near.names != world.names):
        raise InputError(f"near = {shown(near)}", expected="a State of this world, such as run.final")
    return world


def _wrong_shape(shape: tuple[int, ...], bodies: int, layout: str) -> InputError:
    width = WIDTHS[layout]
    return InputError(
        f"an array of shape {shape} for {bodies} bodies",
        expected=f"({bodies * width},): {width} numbers for each body with layout {shown(layout)}",
        cause="another layout, or another world",
    )


def _vector(array: ArrayLike, bodies: int, layout: str) -> Array:
    width = WIDTHS[_known(layout)]
    if array_of(array) is None:
        raise _not_real("array", array)
    flat = numbers("array", array, expected=f"{width} numbers for each body")
    if flat.shape != (bodies * width,):
        raise _wrong_shape(flat.shape, bodies, layout)
    if not np.isfinite(flat).all():
        raise InputError(
            f"entry {int(np.argmin(np.isfinite(flat)))} of the array is not finite", expected="finite numbers"
        )
    return flat


def _unit(q: Array, world: World) -> Array:
    norms = np.linalg.norm(q, axis=1)
    if not norms.all():
        name = world.names[int(np.argmin(norms))]
        raise InputError(f"the quaternion of {name!r} is zero", expected="a unit quaternion (w, x, y, z)")
    norms[np.abs(norms - 1.0) <= UNIT] = 1.0
    return np.asarray(q / norms[:, None])


def _check_matrices(R: Array, world: World) -> None:
    determinants = np.linalg.det(R)
    if not (determinants > 0.0).all():
        worst = int(np.argmin(determinants))
        raise InputError(
            f"the matrix of {world.names[worst]!r} has determinant {determinants[worst]:.6g}",
            expected="a rotation, determinant 1",
            cause="a mirrored or flattened frame, or another layout",
        )
