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
from freebody.forces.total import CUSTOM_WRENCH

__all__ = ["HELD", "hold"]

HELD = types.ListType(CUSTOM_WRENCH)


def hold(function: Callable[..., Any]) -> Any:
    """A typed list with the one function of signature CUSTOM_WRENCH."""
    return fixed(_listed, HELD(CUSTOM_WRENCH))(function)


@kernel
def _listed(function):
    held = List.empty_list(CUSTOM_WRENCH)
    held.append(function)
    return held
