"""The users' compiled functions, held so that handing them to a compiled loop is cheap.

Passing a bare function where a typed one is expected takes Numba 0.1 ms a call, which hurts runs that call their loop
for every single step. In a typed list it is an address. Kernels take them out once, by name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from numba import types
from numba.typed import List

from freebody.compile import fixed, kernel
from freebody.forces.total import CUSTOM_WRENCH, no_wrench, total_wrench
from freebody.model.kernel_data import WORLD

HELD = types.ListType(CUSTOM_WRENCH)


class Users(NamedTuple):
    """``forces`` adds to the kinematic rows; ``constraints`` writes residuals, Jacobians and rates to the floats."""

    forces: Any
    constraints: Any


# Making a list takes as long as a short run, and most worlds have the same one: that of functions that do nothing.
@lru_cache(maxsize=8)
def hold(forces: Callable[..., Any], constraints: Callable[..., Any] | None = None) -> Any:
    """A typed list with the functions of signature CUSTOM_WRENCH; kernels only read it."""
    return fixed(_listed, HELD(CUSTOM_WRENCH, CUSTOM_WRENCH))(forces, constraints or no_wrench)


@kernel
def _listed(forces, constraints):
    held = List.empty_list(CUSTOM_WRENCH)
    held.append(forces)
    held.append(constraints)
    return held


@kernel(inline=True, counts=True)  # lists come with reference counts, which kernels otherwise do without
def users_of(held):
    """The functions by name."""
    return Users(held[0], held[1])


@kernel
def _wrench(world, kin, held, t):
    total_wrench(world, kin, users_of(held), t)


def python_wrench() -> Callable[..., Any]:
    """``total_wrench(world, kin, held, t)`` for calls from Python."""
    return fixed(_wrench, types.void(WORLD, types.float64[:, ::1], HELD, types.float64))
