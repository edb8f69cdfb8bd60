"""The loop of a method on dual numbers: the same source as for floats, compiled when it is first used."""

from __future__ import annotations

import inspect
from functools import cache
from pathlib import Path
from typing import Any

from numba import types

from freebody.compile import fixed, kernel
from freebody.forces.held import Users
from freebody.kernelcache import fingerprint
from freebody.methods.base import Method
from freebody.methods.loop import march
from freebody.model.kernel_data import STATUS, Motion, Run, Scratch, World
from freebody.numbers.dual import as_duals

# How many derivatives a run carries. With 16 a derivative costs least; each further number here would be another
# kernel to compile.
TANGENTS = 16

_F1, _F2, _F3, _F4 = (types.Array(types.float64, dimensions, "C") for dimensions in range(1, 5))
_I, _F = types.int64, types.float64
WORLD = types.NamedTuple((_I, _I, _I, _I, _I, _F, _F2, types.int64[::1]), World)
MOTION = types.NamedTuple((_F3, _F3, _F2), Motion)
SCRATCH = types.NamedTuple((_F3, _F2), Scratch)
RUN = types.NamedTuple((_F, _I, _F, _I, _I, types.boolean, _F4, _F3), Run)
ADVANCE = STATUS(WORLD, MOTION, _F1, SCRATCH, RUN)

_LOOP = """
def advance(world, motion, options, scratch, run):
    return march(
        begin,
        step,
        World(
            world.bodies, world.blocks, world.flags, world.joints, world.contacts, world.segment,
            duals(world.floats), world.integers,
        ),
        Motion(duals(motion.state), duals(motion.kin), duals(motion.accumulators)),
        Users(nobody, nobody),
        options,
        Scratch(duals(scratch.rows), duals(scratch.solver)),
        Run(run.t0, run.n, run.dt, run.steps, run.every, run.unit, duals(run.frames), duals(run.accounts)),
    )
"""


@kernel(inline=True)
def _nobody(t, kin, floats, integers):  # type: ignore[no-untyped-def]
    """Stands for users' functions, which are compiled for floats."""


def dual_advance(method: Method) -> Any:
    """``advance(world, motion, options, scratch, run)``; arrays of floats with a last axis of 1 + TANGENTS."""
    advance = _loop(type(method).begin, type(method).step)
    advance.py_func.__doc__ = f"derivatives of method {method.name}"  # said while it is compiled
    return fixed(advance, ADVANCE)


@cache
def _loop(begin: Any, step: Any) -> Any:
    """As if it stood in the step's own file: there its machine code is kept. Its name says which version of the number
    type it was made with, which that file does not import."""
    scope: dict[str, Any] = {
        "march": march, "begin": begin, "step": step, "duals": as_duals(TANGENTS), "nobody": _nobody,
        "World": World, "Motion": Motion, "Users": Users, "Scratch": Scratch, "Run": Run,
    }  # fmt: skip
    exec(compile(_LOOP, inspect.getfile(step.py_func), "exec"), scope)
    advance = scope["advance"]
    advance.__module__ = step.py_func.__module__
    advance.__qualname__ = f"{step.py_func.__qualname__}.advance.dual{TANGENTS}.{fingerprint(Path(__file__))}"
    return kernel(advance)
