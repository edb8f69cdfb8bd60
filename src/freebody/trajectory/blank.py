"""Chunks of nothing but zeros get no file: a missing chunk is the fill value, says Zarr.

So that a lost file is still noticed, the attributes of the array list these chunks, as ranges of their numbers along
the first dimension.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["EMPTY", "MOST_EMPTY", "is_blank", "ranges"]

EMPTY = "empty_chunks"

# Chunks of an array that may go without a file. A short list could else stand for more chunks than can be looked at in
# reasonable time; runs have far fewer, and beyond this their chunks are written.
MOST_EMPTY = 2**14


def is_blank(values: NDArray[Any]) -> bool:
    """Whether numbers of eight bytes are zeros to the last bit: minus zero is not."""
    return not np.ascontiguousarray(values).view(np.int64).any()


def ranges(numbers: Iterable[int]) -> list[list[int]]:
    """Whole numbers as ranges [first, behind the last], ascending."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number:
            found[-1][1] += 1
        else:
            found.append([number, number + 1])
    return found
