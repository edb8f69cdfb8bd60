"""What the last bits of a run depend on: the processor, the compiler and the libraries."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from typing import Any

import numpy as np

Machine = dict[str, str]

# Levels of x86-64, the highest first, and the features that distinguish each (from the psABI).
LEVELS = {
    "x86-64-v4": ("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"),
    "x86-64-v3": ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"),
    "x86-64-v2": ("cx16", "popcnt", "sse3", "sse4.1", "sse4.2", "ssse3"),
}


@cache
def this_machine() -> Machine:
    """The processor, Numba, LLVM, NumPy and the system's mathematical library."""
    import llvmlite
    import numba
    from numba.core.registry import cpu_target

    triple, cpu, features = cpu_target.target_context.codegen().magic_tuple()
    return {
        "system": str(triple),
        "mathematics": " ".join(platform.libc_ver()).strip() or platform.release(),
        "cpu": str(cpu),
        "level": _level(str(triple), str(features)),
        "features": hashlib.sha256(str(features).encode()).hexdigest()[:16],
        "numba": numba.__version__ + (" with SVML" if numba.config.USING_SVML else ""),
        "llvmlite": llvmlite.__version__,
        "numpy": np.__version__,
    }


def _level(triple: str, features: str) -> str:
    architecture = triple.partition("-")[0]
    if architecture != "x86_64":
        return architecture
    there = set(features.split(","))
    return next((level for level, needed in LEVELS.items() if {f"+{name}" for name in needed} <= there), "x86-64-v1")


def difference(there: Any) -> str | None:
    """How this machine differs from that of a record, in words; None if the bits are the same."""
    here = this_machine()
    if there == here:
        return None
    given = there if isinstance(there, dict) else {}
    parts = [f"{name} {str(given.get(name, 'unknown'))[:60]!r} there, {value!r} here" for name, value in here.items()]
    return "; ".join(part for part, (name, value) in zip(parts, here.items()) if given.get(name) != value)
