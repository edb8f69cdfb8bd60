"""Compiled loops around a user's function: residuals, Jacobian rows by the complex step, and rates, written to floats.

A block holds in floats, from its first float on: residuals (rows), Jacobian rows (bodies x rows x 6: torque, force),
rates (rows); then the centres of mass of its bodies in their shape frames and its parameters. Among the integers there
are, for every program of a world, how many blocks it has, and for each block its first float and its bodies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numba
from numba.extending import overload

from freebody.compile import FASTMATH, kernel
from freebody.forces.custom_program import perturbed_poses, poses_of, reader
from freebody.forces.custom_view import CENTER, STEP
from freebody.forces.total import CUSTOM_WRENCH
from freebody.joints.layout import HEADER
from freebody.model.layout import HEADER as WORLD_HEADER

KEPT = 64

# Where the integers of a world say that the joints begin, and there, where the users' functions do.
JOINTS, CUSTOM_ROWS = WORLD_HEADER.slices["joints"].start, HEADER.slices["custom_rows"].start


def _spread(floats, k, stride, values, imaginary):
    """A name for compiled code, which calls the overload below; Python never gets here."""
    raise NotImplementedError


@overload(_spread, jit_options={"forceinline": True})
def _spread_overload(floats, k, stride, values, imaginary):
    """Write a tuple of numbers to floats[k], floats[k + stride], ...: derivatives where they are complex."""
    if len(values) == 0:
        return lambda floats, k, stride, values, imaginary: None
    if isinstance(values[0], numba.types.Complex):

        def derivatives(floats, k, stride, values, imaginary):
            floats[k] = values[0].imag / STEP
            _spread(floats, k + stride, stride, values[1:], imaginary)

        return derivatives

    def plain(floats, k, stride, values, imaginary):
        # A number that does not depend on the pose has no derivative.
        floats[k] = 0.0 if imaginary else values[0]
        _spread(floats, k + stride, stride, values[1:], imaginary)

    return plain


def constraint_program(law: Any, twin: Any, bodies: int, rows: int, shapes: tuple[int, ...], timed: bool) -> Any:
    """The loop over the blocks of one function; ``law`` and ``twin`` return tuples. Returns where the next one is."""
    read = reader(shapes)
    seen, moved = poses_of(bodies), perturbed_poses(bodies)
    jacobian = rows
    rates = rows * (1 + 6 * bodies)
    constants = rates + rows

    @kernel(inline=True)
    def block(t, kin, floats, integers, f, i):
        more = read(floats, f + constants + CENTER * bodies)
        places = seen(kin, floats, integers, f + constants, i, bodies, 0)
        _spread(floats, f, 1, law(*((t,) + places + more if timed else places + more)), False)
        for direction in range(6 * bodies):
            axis = direction % 6
            column = axis + 3 if axis < 3 else axis - 3
            nudged = moved(kin, floats, integers, f + constants, i, bodies, direction)
            values = twin(*((complex(t, 0.0),) + nudged + more if timed else nudged + more))
            _spread(floats, f + jacobian + 6 * rows * (direction // 6) + column, 6, values, True)
        if timed:
            still = moved(kin, floats, integers, f + constants, i, bodies, -1)
            _spread(floats, f + rates, 1, twin(*((complex(t, STEP),) + still + more)), True)

    @kernel(inline=True)
    def loop(t, kin, floats, integers, i):
        for _ in range(integers[i]):
            block(t, kin, floats, integers, integers[i + 1], i + 2)
            i += 1 + bodies
        return i + 1

    return loop


def _link(before: Any, loop: Any) -> Any:
    @kernel(inline=True)
    def link(t, kin, floats, integers, i):
        return loop(t, kin, floats, integers, before(t, kin, floats, integers, i))

    return link


@kernel(inline=True)
def _no_link(t, kin, floats, integers, i):
    return i


@lru_cache(maxsize=KEPT)
def chain(programs: tuple[Any, ...]) -> Any:
    """One compiled function that evaluates all users' functions of a world."""
    link = _no_link
    for program in programs:
        link = _link(link, program)

    @numba.njit(CUSTOM_WRENCH.signature, error_model="numpy", fastmath=set(FASTMATH), nogil=True)
    def custom_joints(t, kin, floats, integers):
        link(t, kin, floats, integers, integers[integers[JOINTS] + CUSTOM_ROWS])

    return custom_joints
