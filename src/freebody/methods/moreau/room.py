"""Where the numbers of ``moreau`` stand: a header and lists behind the integers of the world, rows in the scratch.

Velocities of all carriers are rows of ``scratch.rows`` (VELOCITY). A *near pair* may touch within a few steps; a
*point* may touch within this one. Points are sorted as the near pairs are: by solids, then by feature.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.contact.grounds import ACCELERATION_SIZE
from freebody.contact.layout import (
    CONTACTS,
    CROWD,
    GROUND,
    GROUND_KNOT,
    IMPACT,
    PAIR,
    PLANE,
    SOLID,
    SOLID_POSE,
    SPHERE,
    contacts_of,
)
from freebody.model.layout import HEADER
from freebody.model.records import Record
from freebody.model.tables import Tables

# The header, right behind the integers of the tables.
ROOM = Record(
    "Room",
    listed=1,  # 1 once the near pairs are known
    pairs=1,  # near pairs and points, how many there are and how many there may be
    points=1,
    most_pairs=1,
    most_points=1,
    wanted=1,  # near pairs that there was no room for
    stored=1,  # slots of a pool in use
    most_impacts=1,
    solids=1,
    crowd=1,  # 1 if pairs of bodies have to be found
    balls=1,  # 1 if all bodies are spheres about their centres of mass, and grounds stand still
    bigs=1,  # solids that are too large for the grid
    buckets=1,  # of the grid, a power of two
    near=1,  # where their rows begin among the integers
    touch=1,
    bucket=1,
    following=1,
    cell=1,
    partner=1,
    big=1,
    moves=1,
    centre=1,  # where rows begin in the scratch
    reference=1,
    ball=1,
    impulse=1,
    rigid=1,
    about=1,
    inelastic=1,
    velocities=1,
    features=1,
    grounds=1,
    log=1,
)
# Solids a and b, the place of their law, and the slots of a listed pair (first, count).
NEAR = Record("Near", a=1, b=1, law=1, first_slot=1, slots=1)
# A point: the carriers, and its near pair.
TOUCH = Record("Touch", i=1, j=1, near=1)

# --- floats ---------------------------------------------------------------------------------------------------------
# Numbers of the method at the start of the scratch.
NOTES = Record(
    "Notes",
    skin=1,  # within which pairs are near, m
    cell=1,  # size of the largest solid in the grid, m
    size=1,  # a typical size, m
    certificate=1,  # of the last step, m/s
    worst=1,  # of all steps
    uncertified=1,  # steps that ended above the tolerance
    sweeps=1,  # of all steps
    steps=1,
    lowered=1,  # impacts whose restitution was lowered
    dropped=1,  # points that found no slot
    impacts=1,  # in the log
)
# A carrier: velocity, inverse mass, angular velocity, inverse moment (of a ball), inverse inertia in W.
VELOCITY = Record("Velocity", linear=3, inverse_mass=1, angular=3, inverse_moment=1, inverse_inertia=6, rest=2)
# What a sweep over balls needs of a point: the normal, both arms along it, inverse masses along and across it, and the
# least normal velocity.
BALL = Record("BallPoint", normal=3, arm_a=1, arm_b=1, along=1, across=1, target=1)
# The impulse on a in W, and the coefficient of friction.
IMPULSE = Record("Impulse", value=3, friction=1)
# The same for all solids: W is the largest eigenvalue of the point's own block, ``coupled`` is that block times the
# normal.
RIGID = Record(
    "RigidPoint", normal=3, along=1, across=1, target=1, largest=1, arm_a=3, arm_b=3, coupled=3, free=1, bounce=1
)
# What is kept of a point for accounts: gap, place, velocity of a against b before, restitution, the feature.
ABOUT = Record("About", gap=1, place=3, before=3, restitution=1, feature=1)

room_at, near_at, touch_at = ROOM.reader(), NEAR.rows(), TOUCH.rows()
notes_at = NOTES.reader()
NEAR_SIZE, TOUCH_SIZE, VELOCITY_SIZE = NEAR.size, TOUCH.size, VELOCITY.size
BALL_SIZE, IMPULSE_SIZE, RIGID_SIZE, ABOUT_SIZE = BALL.size, IMPULSE.size, RIGID.size, ABOUT.size
LISTED, PAIRS, POINTS, WANTED, STORED = (
    ROOM.slices[name].start for name in ("listed", "pairs", "points", "wanted", "stored")
)
SKIN, CERTIFICATE, WORST, UNCERTIFIED, SWEEPS, STEPS, LOWERED, DROPPED, IMPACTS = (
    NOTES.slices[name].start
    for name in ("skin", "certificate", "worst", "uncertified", "sweeps", "steps", "lowered", "dropped", "impacts")
)

# Features of one pair that are looked at.
MOST_FEATURES = 64
# Numbers that geometry tells of a feature: its number, gap, normal, place.
FEATURE_SIZE = 8
# Impacts after which Python takes them.
MANY_IMPACTS = 512
# Solids larger than this many typical ones are compared with all others.
LARGE = 4.0
# Near pairs there is room for at first, per solid of a crowd.
PAIRS_PER_SOLID = 12

IMPACT_SIZE = IMPACT.size


@kernel(inline=True)
def room_of(world):
    """The header."""
    return room_at(world.integers, contacts_of(world).end)


class Layout(NamedTuple):
    """The header's numbers, and how many integers and floats there are."""

    header: dict[str, int]
    integers: int
    floats: int
    cell: float
    size: float
    big: NDArray[np.int64]
    moves: NDArray[np.int64]


def layout_of(tables: Tables, times: int) -> Layout:
    """Where things stand; ``times`` widens the lists of near pairs and points."""
    at = HEADER.read(tables.integers).contacts
    first = len(tables.integers) + ROOM.size
    if not at:
        return Layout(dict.fromkeys(ROOM.fields, 0), ROOM.size, NOTES.size, 0.0, 0.0, _none(), _none())
    C = CONTACTS.read(tables.integers[at:])
    solids = _rows(tables.integers, C.first_solid, C.solids, SOLID)
    own = solids[:, 1] < len(tables.names)
    poses = tables.floats[solids[:, 2][:, None] + np.arange(SOLID_POSE.size)]
    bounds = poses[:, SOLID_POSE.slices["bound"].start]
    size = float(np.median(bounds[own]))
    big = np.flatnonzero(own & (bounds > LARGE * size))
    small = own & (bounds <= LARGE * size)
    moves = _moving(tables, C)[np.maximum(solids[:, 1] - len(tables.names), 0)] & ~own
    if C.crowd:
        crowd = CROWD.read(tables.integers[C.crowd :])
        most_pairs, each = times * (PAIRS_PER_SOLID * int(own.sum()) + 64) + C.pairs, crowd.most
        most_points = most_pairs if each == 1 else times * 16 * int(own.sum()) + 64
    else:
        pairs = _rows(tables.integers, C.first_pair, C.pairs, PAIR)
        most_pairs, most_points = C.pairs, int(pairs[:, 4].sum())
    buckets = 1 << int(np.ceil(np.log2(2 * C.solids + 2)))
    header = dict.fromkeys(ROOM.fields, 0) | {
        "most_pairs": most_pairs, "most_points": most_points, "most_impacts": MANY_IMPACTS + most_points,
        "solids": C.solids, "crowd": int(C.crowd > 0), "bigs": len(big), "buckets": buckets,
        "balls": int(_balls(tables, solids, poses, own) and not moves.any()),
    }  # fmt: skip
    integers = {
        "near": NEAR.size * most_pairs, "touch": TOUCH.size * most_points, "bucket": buckets, "following": C.solids,
        "cell": 3 * C.solids, "partner": C.solids, "big": len(big), "moves": C.solids,
    }  # fmt: skip
    floats = {
        "centre": 3 * C.solids, "reference": 3 * C.solids, "ball": BALL.size * most_points,
        "impulse": IMPULSE.size * most_points, "rigid": RIGID.size * most_points, "about": ABOUT.size * most_points,
        "inelastic": 4 * most_points, "velocities": 12 * len(tables.names),
        "features": MOST_FEATURES * (FEATURE_SIZE + 1), "grounds": ACCELERATION_SIZE * (C.grounds + 1),
        "log": IMPACT.size * header["most_impacts"],
    }  # fmt: skip
    for name, count in integers.items():
        header[name] = first
        first += count
    place = NOTES.size
    for name, count in floats.items():
        header[name] = place
        place += count
    cell = 2.0 * float(bounds[small].max(initial=0.0))
    return Layout(header, first - len(tables.integers), place, cell, size, big, moves.astype(np.int64))


def _none() -> NDArray[np.int64]:
    return np.zeros(0, dtype=np.int64)


def _rows(integers: NDArray[np.int64], first: int, count: int, record: Record) -> NDArray[np.int64]:
    return integers[first : first + count * record.size].reshape(count, record.size)


def _moving(tables: Tables, C: Any) -> NDArray[np.bool_]:
    """Which grounds move; one False where there are none."""
    found = [False] * max(1, C.grounds)
    for g, row in enumerate(_rows(tables.integers, C.first_ground, C.grounds, GROUND)):
        ground = GROUND.kind(*row.tolist())
        knots = tables.floats[ground.knots : ground.knots + ground.count * GROUND_KNOT.size]
        knots = knots.reshape(-1, GROUND_KNOT.size)
        found[g] = any(knots[:, GROUND_KNOT.slices[name]].any() for name in ("velocity", "speed"))
    return np.array(found)


def _balls(tables: Tables, solids: NDArray[np.int64], poses: Any, own: NDArray[np.bool_]) -> bool:
    """Whether all bodies are spheres about their centres of mass with equal moments, on planes or other spheres."""
    moments = tables.principal_moments[solids[own, 1]]
    alike = np.ptp(moments, axis=1) <= 1e-12 * moments[:, 2]
    centred = ~poses[own, SOLID_POSE.slices["place"]].any(axis=1)
    return bool(
        (alike & centred & (solids[own, 0] == SPHERE)).all() and np.isin(solids[~own, 0], (PLANE, SPHERE)).all()
    )
