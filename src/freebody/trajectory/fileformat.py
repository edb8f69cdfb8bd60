"""What a stored run consists of: a Zarr (version 3) group of arrays, uncompressed, each chunk with its checksum.

Uncompressed, so that the size of every file follows from the declared shapes and is compared with what is there before
anything is read; a trajectory's digits hardly compress.
"""

from __future__ import annotations

from typing import NamedTuple

from freebody.joints.reactions import COLUMNS
from freebody.model.layout import ACCUMULATORS
from freebody.trajectory.kernels import WRENCH

__all__ = ["ARRAYS", "FIXED", "FORMAT", "VERSION", "Kept"]

FORMAT = "freebody run"
VERSION = 2


class Kept(NamedTuple):
    """An array of the file: its type, its dimensions by name, unit and meaning."""

    dtype: str
    dims: tuple[str, ...]
    units: str
    meaning: str


# Dimensions whose length does not depend on the run; "body", "joint" and "state_column" follow from the attributes.
FIXED = {"book": 7, "final_book": ACCUMULATORS, "wrench_column": WRENCH, "joint_column": COLUMNS, "xyz": 3}

ARRAYS = {
    "time": Kept("float64", ("time",), "s", "time of each frame"),
    "raw": Kept("float64", ("time", "body", "state_column"), "SI", "state of each body as the method kept it"),
    "books": Kept("float64", ("time", "book"), "J, N s, N m s", "work, impulse, angular impulse as booked"),
    "kinetic_energy": Kept("float64", ("time",), "J", "kinetic energy"),
    "potential_energy": Kept("float64", ("time",), "J", "potential energy"),
    "wrench": Kept("float64", ("time", "body", "wrench_column"), "N m, N", "torque, force, both without potential"),
    "edge_frames": Kept("int64", ("edge_frame",), "1", "frames at which forces switch"),
    "wrench_before": Kept("float64", ("edge_frame", "body", "wrench_column"), "N m, N", "wrench just before them"),
    "joints": Kept(
        "float64",
        ("time", "joint", "joint_column"),
        "N m, N, m, m/s, rad or m",
        "torque and force on the first body, largest residual and rate, coordinate",
    ),
    "floats": Kept("float64", ("float",), "SI", "constants of bodies and forces"),
    "integers": Kept("int64", ("integer",), "1", "structure of the world"),
    "edges": Kept("float64", ("edge",), "s", "moments at which forces switch"),
    "centers": Kept("float64", ("body", "xyz"), "m", "centres of mass in the drawings' coordinates"),
    "final_raw": Kept("float64", ("body", "state_column"), "SI", "state at the end"),
    "final_books": Kept("float64", ("final_book",), "J, N s, N m s", "books at the end, with their compensations"),
    "final_memory": Kept("float64", ("memory",), "1", "what the method remembers"),
}
