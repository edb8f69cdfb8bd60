"""Kernels that call one of several functions by a number in the tables, generated from the list of these functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebody.compile import kernel


def chosen(
    kind: str,
    arguments: str,
    functions: Mapping[int, Callable[..., Any] | None],
    otherwise: str = "None",
    call: str = "",
    **scope: Any,
) -> Callable[..., Any]:
    """``chosen(arguments)``, a part of kernels: what the function of number ``kind`` (an expression) returns.

    Numbers whose function is None, and unknown ones, return ``otherwise``. Functions get the arguments, or what
    ``call`` says: expressions in which {} is the number, and names from ``scope``.
    """
    scope |= {f"kind_{number}": function for number, function in functions.items()}
    lines = [
        f"    if {kind} == {number}:\n        return kind_{number}({(call or arguments).format(number)})\n"
        for number, function in functions.items()
        if function is not None
    ]
    exec(f"def chosen({arguments}):\n{''.join(lines)}    return {otherwise}", scope)
    return kernel(inline=True)(scope["chosen"])
