"""What a file says about a run beside its frames: attributes, and the world as named tables."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody._version import __version__
from freebody.contact.layout import GROUND_KNOT, GROUND_POSE
from freebody.contact.motion import ground_rows
from freebody.forces.total import no_energy, no_wrench
from freebody.joints.angles import hinge_rows
from freebody.joints.constraints.evaluate import PRESCRIBED_ANGLE
from freebody.joints.layout import HEADER as JOINTS
from freebody.joints.layout import JOINT
from freebody.joints.report import extent_of
from freebody.model.layout import (
    BLOCKS,
    BODIES,
    BODY,
    BODY_CONSTANTS,
    CONSERVATIVE_ONLY,
    CUSTOM,
    HEADER,
    KICKED,
    RIDGED,
    VELOCITY_DEPENDENT,
)
from freebody.model.state import Clock
from freebody.model.tables import ContactFacts, JointFacts, Tables
from freebody.record.contacts import contact_attributes, listed, with_grounds
from freebody.record.format import FORMAT, VERSION

Array = NDArray[np.float64]

FLAGS = {
    "forces": KICKED,
    "velocity_dependent": VELOCITY_DEPENDENT,
    "conservative_only": CONSERVATIVE_ONLY,
    "custom": CUSTOM,
    "ridged": RIDGED,
}

# Entries xx yy zz xy xz yz of a symmetric matrix.
SIX = ([0, 1, 2, 0, 0, 1], [0, 1, 2, 1, 2, 2])

# Floats of a hinge: three directions, and its last angle.
HINGE_FLOATS = 10


def attributes(
    tables: Tables,
    clock: Clock,
    *,
    method: str,
    layout: str,
    dt: float,
    order: int | None,
    rtol: float,
    interrupted: bool,
    events: Iterable[Any],
    notes: Iterable[str],
) -> dict[str, Any]:
    """The attributes of the group."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "freebody": __version__,
        "names": list(tables.names),
        "method": method,
        "layout": layout,
        "dt": float(dt),
        "order": order,
        "rtol": float(rtol),
        "clock": [float(clock.t0), int(clock.n), float(clock.dt)],
        "interrupted": bool(interrupted),
        "events": [[event.name, float(event.time)] for event in events],
        "flags": [name for name, bit in FLAGS.items() if tables.flags & bit],
        "joints": [listed(facts) for facts in tables.joints],
        "joint_extent": extent_of(tables) if tables.joints else 0.0,
        **contact_attributes(tables.contacts),
        # Angles of joints count whole revolutions; those of the oldest files do not.
        "turns": True,
        "notes": list(notes),
    }


def world_arrays(tables: Tables) -> dict[str, NDArray[Any]]:
    """The world as the arrays of ``format.WORLD``, except for its fingerprint."""
    hinges, grounds = hinge_rows(tables.integers), ground_rows(tables)
    counts = [len(knots) for _, knots in grounds]
    return {
        "mass": tables.masses,
        "inertia": tables.inertias,
        "inverse_inertia": tables.inverse_inertias,
        "principal_moments": tables.principal_moments,
        "principal_axes": tables.principal_axes,
        "centers": tables.centers if len(tables.centers) else np.zeros((len(tables.names), 3)),
        "breakpoints": tables.edges,
        "hinge_bodies": np.column_stack([hinges["a"], hinges["b"]]),
        "hinge_directions": tables.floats[hinges["floats"][:, None] + np.arange(9)].reshape(-1, 3, 3),
        "ground_poses": np.array([pose for pose, _ in grounds]).reshape(-1, GROUND_POSE.size),
        "ground_knots": np.concatenate([np.zeros((0, GROUND_KNOT.size)), *(knots for _, knots in grounds)]),
        "knot_grounds": np.repeat(np.arange(len(grounds), dtype=np.int64), counts),
    }


def tables_of(
    names: tuple[str, ...],
    joints: tuple[JointFacts, ...],
    arrays: Mapping[str, NDArray[Any]],
    flags: int,
    extent: float,
    contacts: ContactFacts | None = None,
) -> Tables:
    """Tables of a world without its forces, which no file holds: constants of bodies, where hinges and grounds are."""
    bodies = {
        "mass": arrays["mass"],
        "inverse_mass": 1.0 / arrays["mass"],
        "inertia": arrays["inertia"][:, *SIX],
        "inverse_inertia": arrays["inverse_inertia"][:, *SIX],
        "principal_moments": arrays["principal_moments"],
        "principal_axes": arrays["principal_axes"],
    }
    rows = np.zeros((len(names), BODY))
    for field, values in bodies.items():
        rows[:, BODY_CONSTANTS.slices[field]] = values.reshape(len(names), -1)
    directions = arrays["hinge_directions"].reshape(-1, 9)
    hinges = np.zeros((len(directions), HINGE_FLOATS))
    hinges[:, :9] = directions
    floats = np.concatenate([np.zeros(BODIES), rows.ravel(), [extent], hinges.ravel()])
    floats.flags.writeable = False
    first = len(floats) - hinges.size
    top = HEADER.row(bodies=len(names), blocks=0, flags=flags, joints=BLOCKS if joints else 0, contacts=0)
    joint_header = dict.fromkeys(JOINTS.fields, 0) | {
        "joints": len(hinges), "first_joint": BLOCKS + JOINTS.size, "extent": first - 1
    }  # fmt: skip
    lines = {name: np.zeros(len(hinges), dtype=np.int64) for name in JOINT.fields}
    lines["a"], lines["b"] = arrays["hinge_bodies"].T
    lines["kind"], lines["floats"] = lines["kind"] + PRESCRIBED_ANGLE, first + HINGE_FLOATS * np.arange(len(hinges))
    integers = np.array(
        [*top, *[0] * (BLOCKS - len(top)), *JOINTS.row(**joint_header), *np.column_stack([*lines.values()]).ravel()],
        dtype=np.int64,
    )
    if contacts is not None:
        floats, integers, contacts = with_grounds(floats, integers, contacts, arrays)
    return Tables(
        names, floats, integers, no_wrench, no_energy, arrays["breakpoints"],
        centers=arrays["centers"], joints=joints, contacts=contacts,
    )  # fmt: skip


def fingerprint(tables: Tables) -> Array:
    """All numbers of forces, joints and contact. They are only compared, never interpreted."""
    return tables.floats[BODIES + BODY * len(tables.names) :]


def structure(tables: Tables) -> str:
    """A digest of which forces and joints there are, and of what acts on which body."""
    return hashlib.sha256(np.ascontiguousarray(tables.integers, dtype="<i8").tobytes()).hexdigest()[:32]
