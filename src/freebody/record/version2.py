"""Files of version 2, which held the buffers of the kernels: their arrays under the names of version 3.

The offsets below are those of that version; nothing else may use them. They come from a file, so each is checked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.record.format import ARRAYS as NOW
from freebody.record.format import SINCE_VERSION_3, ArraySpec, broken

# Names and dimensions that have changed since.
NAMES = {
    "books": "accumulators", "edge_frames": "breakpoint_frames", "edges": "breakpoints",
    "final_books": "final_accumulators",
}  # fmt: skip
DIMS = {
    "accumulator": "book", "final_accumulator": "final_book", "breakpoint": "edge", "breakpoint_frame": "edge_frame",
}  # fmt: skip
GONE = {"mass", "inertia", "inverse_inertia", "principal_moments", "principal_axes", "fingerprint"}
FIXED = {"book": 7, "final_book": 14}

_OLD = {new: old for old, new in NAMES.items()}
ARRAYS = {
    _OLD.get(name, name): spec._replace(dims=tuple(DIMS.get(dim, dim) for dim in spec.dims))
    for name, spec in NOW.items()
    if name not in GONE and name not in SINCE_VERSION_3 and not name.startswith("hinge_")
} | {
    "floats": ArraySpec("float64", ("float",), "SI", "constants of bodies and forces"),
    "integers": ArraySpec("int64", ("integer",), "1", "structure of the world"),
}

# The buffer of floats: a row per body. The buffer of integers: numbers of bodies, flags, where joints begin.
FIRST_BODY, BODY = 8, 32
MASS, INERTIA, INVERSE, MOMENTS, AXES = 0, slice(2, 8), slice(8, 14), slice(14, 17), slice(17, 26)
FULL = [0, 3, 4, 3, 1, 5, 4, 5, 2]
INTEGERS, BODIES, FLAGS, JOINTS = 8, 0, 2, 3
# From where joints begin: how many there are, where their rows begin, where their extent is among the floats.
COUNT, FIRST_JOINT, EXTENT, HEADER = 28, 29, 11, 32
# A row: its body, what it measures, the other body, the first of the nine floats of a hinge.
ROW, A, MEASURES, B, FLOATS = 9, 3, 5, 6, 7
HINGE = 5


def translated(
    folder: Path, arrays: dict[str, NDArray[Any]], bodies: int
) -> tuple[dict[str, NDArray[Any]], int, float]:
    """The arrays of version 3, the flags of the world, and the extent of its joints. Raises :class:`RunFileError`."""
    floats, integers = arrays["floats"], arrays["integers"]
    rows = floats[FIRST_BODY : FIRST_BODY + BODY * bodies]
    if len(rows) < BODY * bodies:
        raise broken(folder, "constants of the bodies", expected=f"{BODY} numbers each")
    if len(integers) < INTEGERS or integers[BODIES] != bodies:
        raise broken(folder, "structure of the world", expected=f"{bodies} bodies")
    rows = rows.reshape(bodies, BODY)
    hinges, extent = _hinges(floats, integers, bodies)
    made = {
        "mass": rows[:, MASS],
        "inertia": rows[:, INERTIA][:, FULL].reshape(-1, 3, 3),
        "inverse_inertia": rows[:, INVERSE][:, FULL].reshape(-1, 3, 3),
        "principal_moments": rows[:, MOMENTS],
        "principal_axes": rows[:, AXES].reshape(-1, 3, 3),
        "hinge_bodies": hinges[:, [A, B]],
        "hinge_directions": floats[hinges[:, FLOATS, None] + np.arange(9)].reshape(-1, 3, 3),
        "fingerprint": np.zeros(0),
    }
    kept = {NAMES.get(name, name): values for name, values in arrays.items() if name not in ("floats", "integers")}
    return kept | made, int(integers[FLAGS]), extent


def _hinges(floats: NDArray[Any], integers: NDArray[Any], bodies: int) -> tuple[NDArray[Any], float]:
    """Rows of the hinges, and the extent of all joints; none if an offset points outside of the buffers."""
    none = np.zeros((0, ROW), dtype=np.int64), 0.0
    at = int(integers[JOINTS])
    if not 0 < at <= len(integers) - HEADER:
        return none
    count, first, place = (int(integers[at + slot]) for slot in (COUNT, FIRST_JOINT, EXTENT))
    if not (0 <= count < len(integers) and 0 < first <= len(integers) - ROW * count and 0 < place < len(floats)):
        return none
    rows = integers[first : first + ROW * count].reshape(-1, ROW)
    rows = rows[rows[:, MEASURES] == HINGE]
    ends, start = rows[:, [A, B]], rows[:, FLOATS]
    if not ((ends >= -1) & (ends < bodies)).all() or not ((start >= 0) & (start <= len(floats) - 9)).all():
        return none
    return rows, float(floats[place])
