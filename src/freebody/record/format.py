"""The format of a stored run: a Zarr (version 3) group of named arrays, uncompressed, each chunk with a checksum.

Without compression the size of every file follows from the declared shapes, and is checked before anything is read; a
trajectory hardly compresses anyway. Chunks of nothing but zeros get no file: Zarr takes missing chunks for zeros. The
attributes of an array list them, so that a lost file is noticed.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.contact.layout import GROUND_KNOT, GROUND_POSE, IMPACT
from freebody.errors import RunFileError
from freebody.joints.reactions import COLUMNS
from freebody.model.layout import ACCUMULATORS
from freebody.trajectory.kernels import WRENCH

FORMAT = "freebody run"
VERSION = 4

MANIFEST = "zarr.json"
# The state to resume from; the manifest says which of the two is valid.
STATE_FILES = ("state-0.bin", "state-1.bin")

# No codec that could unpack a small file into a large one.
CODECS = [{"name": "bytes", "configuration": {"endian": "little"}}, {"name": "crc32c"}]

# The attribute that lists chunks without a file, as ranges of their numbers along the first dimension.
EMPTY = "empty_chunks"

# Most chunks of an array without a file: a short list must not stand for more chunks than can be checked quickly. Runs
# have far fewer; beyond this, chunks of zeros are written.
MOST_EMPTY = 2**14


class ArraySpec(NamedTuple):
    """An array of the file: its type, dimensions by name, unit and meaning."""

    dtype: str
    dims: tuple[str, ...]
    units: str
    meaning: str


def _floats(dims: str, units: str, meaning: str) -> ArraySpec:
    return ArraySpec("float64", tuple(dims.split()), units, meaning)


# Lengths of dimensions that are the same in all runs; "body", "joint", "ground", "pair", "state_column" and
# "contact_column" follow from the attributes.
FIXED = {
    "accumulator": 7, "final_accumulator": ACCUMULATORS, "wrench_column": WRENCH, "joint_column": COLUMNS, "xyz": 3,
    "row": 3, "column": 3, "end": 2, "impact_column": IMPACT.size, "ground_column": GROUND_POSE.size,
    "knot_column": GROUND_KNOT.size,
}  # fmt: skip

SUMS = "J, N s, N m s"

# Arrays with a row per frame, or per frame at a breakpoint.
FRAMES = {
    "time": _floats("time", "s", "time of each frame"),
    "raw": _floats("time body state_column", "SI", "state of each body in the method's layout"),
    "accumulators": _floats("time accumulator", SUMS, "work, impulse, angular impulse"),
    "kinetic_energy": _floats("time", "J", "kinetic energy"),
    "potential_energy": _floats("time", "J", "potential energy"),
    "wrench": _floats("time body wrench_column", "N m, N", "torque, force, both without potential"),
    "breakpoint_frames": ArraySpec("int64", ("breakpoint_frame",), "1", "frames at which forces switch"),
    "wrench_before": _floats("breakpoint_frame body wrench_column", "N m, N", "wrench just before these frames"),
    "joints": _floats(
        "time joint joint_column",
        "N m, N, m, m/s, rad or m",
        "torque and force on the first body, largest residual and rate, coordinate",
    ),
    "contacts": _floats("time contact_column", "SI", "losses, then mode, gap, point, normal, force ... of every point"),
    "gaps": _floats("time pair", "m", "smallest distance of every pair of solids that may touch"),
}
# With a row per impact.
IMPACTS = {"impacts": _floats("impact impact_column", "SI", "time, point, impulse, velocities, losses of every impact")}
# The world: what a reader needs of its bodies and joints.
WORLD = {
    "mass": _floats("body", "kg", "mass"),
    "inertia": _floats("body row column", "kg m^2", "inertia about the centre of mass, body axes"),
    "inverse_inertia": _floats("body row column", "1/(kg m^2)", "its inverse; zero along directions without inertia"),
    "principal_moments": _floats("body xyz", "kg m^2", "principal moments, ascending"),
    "principal_axes": _floats("body row column", "1", "principal axes, as columns, body axes"),
    "centers": _floats("body xyz", "m", "centres of mass in the shape frames"),
    "breakpoints": _floats("breakpoint", "s", "times at which forces switch"),
    "hinge_bodies": ArraySpec("int64", ("hinge", "end"), "1", "bodies of each hinge by number; -1 is the world"),
    "hinge_directions": _floats(
        "hinge row column", "1", "a direction of the first body; the two of the second that its angle is measured from"
    ),
    "ground_poses": _floats(
        "ground ground_column", "m, 1", "position, rotation and axis of every floor and fixed shape"
    ),
    "ground_knots": _floats("knot knot_column", "SI", "how grounds move: time, velocity, displacement, speed, angle"),
    "knot_grounds": ArraySpec("int64", ("knot",), "1", "which ground a knot belongs to"),
    "fingerprint": _floats("number", "SI", "all numbers of forces and joints, compared when a record is resumed"),
}
# Written when the run has ended.
FINAL = {
    "final_raw": _floats("body state_column", "SI", "state at the end"),
    "final_accumulators": _floats("final_accumulator", SUMS, "accumulators at the end, with compensation terms"),
    "final_memory": _floats("memory", "1", "what the method remembers"),
}
ARRAYS = FRAMES | IMPACTS | WORLD | FINAL
# What a record of a crowd has while its run goes on: which pairs touch is known at its end.
POOL = {
    "pool": _floats("time pool_column", "SI", "losses, then every point that touches with its two solids"),
    "pool_impacts": _floats("impact impact_column", "SI", "impacts, with both solids in one number"),
}
# And what it has not.
SPREAD = ("contacts", "gaps", "impacts")
EVERY = ARRAYS | POOL

# Arrays that files of version 3 do not have: they are of contact.
SINCE_VERSION_3 = ("contacts", "gaps", "impacts", "ground_poses", "ground_knots", "knot_grounds")
# Arrays whose chunks of zeros are written all the same: where nothing touches, they have far more zeros than frames
# have numbers, which could not be told from a short file that claims to be a long one.
WRITTEN = ("contacts", "pool")


def broken(path: Path, found: str, *, expected: str | None = None) -> RunFileError:
    """An error about a stored run."""
    return RunFileError(
        f"{path}: {found}",
        expected=expected,
        cause="an incomplete copy, a damaged or foreign file",
        remedy="save the run again with run.save(...)",
    )


def is_blank(values: NDArray[Any]) -> bool:
    """Whether numbers of eight bytes are zeros to the last bit: minus zero is not."""
    return not np.ascontiguousarray(values).view(np.int64).any()


def ranges(numbers: Iterable[int]) -> list[list[int]]:
    """Whole numbers as ascending ranges [first, one past the last]."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number:
            found[-1][1] += 1
        else:
            found.append([number, number + 1])
    return found
