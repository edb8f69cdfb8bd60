"""The user's forces, held so that handing them to a compiled loop is cheap.

Passing a bare function where a typed one is expected takes Numba 0.1 ms a call, which hurts runs that call their loop
for every single step. In a typed list it is an address.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types
from numba.typed import List

from freebody.compile import fixed, kernel
from freebody.forces.total import CUSTOM_WRENCH, no_wrench

__all__ = ["HELD", "forces_of", "hold", "joints_of"]

HELD = types.ListType(CUSTOM_WRENCH)


def hold(forces: Callable[..., Any], joints: Callable[..., Any] | None = None) -> Any:
    """A typed list with the functions of signature CUSTOM_WRENCH: the users' forces, and the users' equations."""
    return fixed(_listed, HELD(CUSTOM_WRENCH, CUSTOM_WRENCH))(forces, joints or no_wrench)


@kernel
def _listed(forces, joints):
    held = List.empty_list(CUSTOM_WRENCH)
    held.append(forces)
    held.append(joints)
    return held


# Lists come with reference counts, which kernels otherwise do without.


@kernel(inline=True, counts=True)
def forces_of(held):
    """The users' forces."""
    return held[0]


@kernel(inline=True, counts=True)
def joints_of(held):
    """The users' equations of joints."""
    return held[1]
