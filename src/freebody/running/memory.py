"""What a run takes of the memory, before it is begun: its frames, and what its audit makes of them."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path

from freebody.contact.state import contact_columns
from freebody.errors import InputError
from freebody.model.tables import Tables

# The audit looks at blocks of frames one after the other: bytes that it takes at its peak, however long the run is.
AUDIT = 64 * 2**20

# What a frame has beside the states of its bodies, the angles of its joints and contact: time and accumulators.
BESIDE = 8

# Runs beyond this many bytes are refused rather than swapped, however large the machine.
MOST_BYTES = 64 * 2**30

# Bytes of frames that a recorded run holds at most; the rest is in its record.
MOST_HELD = 64 * 2**20

# Where Linux says how much a container may use, in either of its two ways.
LIMITS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))


def needed(tables: Tables, width: int, frames: float, *, copies: int = 1) -> float:
    """Bytes of so many frames of ``width`` numbers a body, kept ``copies`` times, and of their audit."""
    bodies = len(tables.names)
    kept = copies * (bodies * width + BESIDE + len(tables.joints) + contact_columns(tables))
    return 8 * frames * kept + AUDIT


def check_memory(tables: Tables, width: int, frames: float, *, copies: int = 1) -> None:
    """Raise :class:`InputError` for a run that does not fit into the memory of this machine."""
    wanted, there = needed(tables, width, frames, copies=copies), affordable()
    if wanted > there:
        raise InputError(
            f"{frames:.6g} frames of {len(tables.names)} bodies, with their audit, would take {wanted / 2**30:.3g} GiB",
            expected=f"at most {there / 2**30:.3g} GiB, the memory that there is",
            remedy="record less often with every=, or give a larger dt",
        )


@cache
def affordable() -> int:
    """Bytes of memory that this machine has, or its container may use; what no system tells is taken for enough."""
    found = [MOST_BYTES]
    with suppress(AttributeError, ValueError, OSError):
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for path in LIMITS:
        with suppress(ValueError, OSError):
            found.append(int(path.read_text()))
    return min(number for number in found if number > 0)
