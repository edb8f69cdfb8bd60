"""Where the numbers of ``moreau`` stand: a header and lists behind the integers of the world, rows in the scratch.

Velocities of all carriers are rows of ``scratch.rows`` (VELOCITY). A *near pair* may touch within a few steps; a
*point* may touch within this one. Points are sorted as the near pairs are: by solids, then by feature.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components

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
    SLOT,
    SOLID,
    SOLID_POSE,
    SPHERE,
    contacts_of,
)
from freebody.joints.layout import INCIDENCE
from freebody.joints.report import header_in, rows_in
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
    mixed=1,  # 1 if sizes differ so much that solids are sorted along an axis in place of the grid
    near=1,  # where their rows begin among the integers
    touch=1,
    bucket=1,
    following=1,
    cell=1,
    partner=1,
    big=1,
    sorted=1,
    first=1,
    partners=1,
    moves=1,
    order=1,
    queue=1,
    offset=1,
    neighbour=1,
    asleep=1,
    parent=1,
    part_of=1,
    is_held=1,
    link=1,
    couple=1,
    most_matrix=1,  # numbers that the matrix of Newton steps may have
    linkages=1,  # groups of bodies that joints connect, pairs of bodies of an equation, pairs of its incidences
    links=1,
    couples=1,
    centre=1,  # where rows begin in the scratch
    begin=1,
    reference=1,
    ball=1,
    impulse=1,
    rigid=1,
    about=1,
    inelastic=1,
    velocities=1,
    features=1,
    grounds=1,
    newton=1,
    best=1,
    tried=1,
    matrix=1,
    kept=1,
    linkage=1,
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
    newtons=1,  # solves that took Newton steps
    slept=1,  # bodies asleep, summed over all steps
    softness=1,  # of points during these
    impacts=1,  # in the log
)
# Tolerance of the certificate (m/s), most sweeps of a solve, and the speed below which bodies fall asleep (m/s).
OPTIONS = Record("Options", tolerance=1, sweeps=1, sleep=1)
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
# A group of bodies that joints connect: the kinetic energy that it lacks after a drift and what that is compared with;
# what it is as a rigid whole (mass, velocity, centre, angular velocity, inertia); the energy of the motion within it,
# and what a change of that motion does to the work of forces.
LINKAGE = Record("Linkage", lacking=1, size=1, mass=1, velocity=3, centre=3, spin=3, inertia=6, inner=1, tilt=1)
# What is kept of a point for accounts: gap, place, velocity of a against b before, restitution, the feature.
ABOUT = Record("About", gap=1, place=3, before=3, restitution=1, feature=1)

room_at, near_at, touch_at = ROOM.reader(), NEAR.rows(), TOUCH.rows()
notes_at, options_at = NOTES.reader(), OPTIONS.start()
NEAR_SIZE, TOUCH_SIZE, VELOCITY_SIZE = NEAR.size, TOUCH.size, VELOCITY.size
BALL_SIZE, IMPULSE_SIZE, RIGID_SIZE, ABOUT_SIZE = BALL.size, IMPULSE.size, RIGID.size, ABOUT.size
LINKAGE_SIZE = LINKAGE.size
LISTED, PAIRS, POINTS, WANTED, STORED = (
    ROOM.slices[name].start for name in ("listed", "pairs", "points", "wanted", "stored")
)
SKIN, CERTIFICATE, WORST, UNCERTIFIED, SWEEPS, STEPS, LOWERED, DROPPED, NEWTONS, SLEPT, SOFTNESS, IMPACTS = (
    NOTES.slices[name].start
    for name in (
        "skin", "certificate", "worst", "uncertified", "sweeps", "steps", "lowered", "dropped", "newtons", "slept",
        "softness", "impacts"
    )
)  # fmt: skip

# Features of one pair that are looked at.
MOST_FEATURES = 64
# Numbers that geometry tells of a feature: its number, gap, normal, place.
FEATURE_SIZE = 8
# Impacts after which Python takes them.
MANY_IMPACTS = 512
# Solids larger than this many typical ones are compared with all others.
LARGE = 4.0
# With more such solids than this, no grid is made: solids are sorted along an axis.
MOST_LARGE = 64
# Near pairs there is room for at first, per solid of a crowd.
PAIRS_PER_SOLID = 12

# Numbers that the matrix of Newton steps may have; heaps that need more are swept.
MOST_MATRIX = 2_000_000

IMPACT_SIZE = IMPACT.size
# Numbers in a line of a processor's cache. Rows that sweeps go through begin with one.
LINE = 8


@kernel(inline=True)
def room_of(world):
    """The header."""
    return room_at(world.integers, contacts_of(world).end)


@kernel(inline=True)
def rests(world, room, solid, carrier):
    """Whether a solid sleeps, or belongs to a ground that stands still."""
    if carrier < world.bodies:
        return world.integers[room.asleep + carrier] == 1
    return world.integers[room.moves + solid] == 0


def in_lines(count: int) -> NDArray[np.float64]:
    """Zeros that begin with a line of the cache."""
    room = np.zeros(count + LINE)
    first = -(room.ctypes.data // room.itemsize) % LINE
    return room[first : first + count]


class Layout(NamedTuple):
    """The header's numbers, and how many integers and floats there are."""

    header: dict[str, int]
    integers: int
    floats: int
    cell: float
    size: float
    lists: dict[str, NDArray[np.int64]]


def layout_of(tables: Tables, times: int) -> Layout:
    """Where things stand; ``times`` widens the lists of near pairs and points."""
    at = HEADER.read(tables.integers).contacts
    first = len(tables.integers) + ROOM.size
    if not at:
        return Layout(dict.fromkeys(ROOM.fields, 0), ROOM.size, NOTES.size, 0.0, 0.0, {})
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
    rows = 6 * len(tables.names)
    matrix = min(rows * (3 * rows + 1), MOST_MATRIX)
    lists = linkages(tables) | {"big": big, "moves": moves.astype(np.int64)}
    buckets = 1 << int(np.ceil(np.log2(2 * C.solids + 2)))
    mixed = C.crowd > 0 and len(big) > MOST_LARGE
    header = dict.fromkeys(ROOM.fields, 0) | {
        "most_pairs": most_pairs, "most_points": most_points, "most_impacts": MANY_IMPACTS + most_points,
        "solids": C.solids, "crowd": int(C.crowd > 0), "bigs": len(big), "buckets": buckets,
        "mixed": int(mixed), "most_matrix": matrix, "linkages": len(lists["is_held"]),
        "links": len(lists["link"]) // 2, "couples": len(lists["couple"]) // 2,
        "balls": int(_balls(tables, solids, poses, own) and not moves.any()),
    }  # fmt: skip
    integers = {
        "near": NEAR.size * most_pairs, "touch": TOUCH.size * most_points, "bucket": buckets, "following": C.solids,
        "cell": 3 * C.solids, "partner": C.solids,
        "sorted": mixed * C.solids, "first": mixed * (C.solids + 1), "partners": mixed * most_pairs,
        "order": len(tables.names), "queue": len(tables.names), "offset": len(tables.names) + 1,
        "neighbour": 2 * most_points + len(lists["link"]), "asleep": len(tables.names), "parent": len(tables.names),
        **{name: len(values) for name, values in lists.items()},
    }  # fmt: skip
    floats = {
        "centre": 3 * C.solids, "begin": mixed * C.solids, "reference": 3 * C.solids, "ball": BALL.size * most_points,
        "impulse": IMPULSE.size * most_points, "rigid": RIGID.size * most_points, "about": ABOUT.size * most_points,
        "inelastic": 4 * most_points, "velocities": 12 * len(tables.names),
        "features": MOST_FEATURES * (FEATURE_SIZE + 1), "grounds": ACCELERATION_SIZE * (C.grounds + 1),
        "newton": 5 * rows, "best": 3 * most_points, "tried": 3 * most_points, "matrix": matrix,
        "kept": SLOT.size * C.slots if C.crowd else 0, "linkage": LINKAGE.size * len(lists["is_held"]),
        "log": IMPACT.size * header["most_impacts"],
    }  # fmt: skip
    for name, count in integers.items():
        header[name] = first
        first += count
    place = NOTES.size
    for name, count in floats.items():
        header[name] = place = -(-place // LINE) * LINE
        place += count
    cell = 2.0 * float(bounds[small].max(initial=0.0))
    return Layout(header, first - len(tables.integers), place, cell, size, lists)


def linkages(tables: Tables) -> dict[str, NDArray[np.int64]]:
    """Which linkage a body is part of (-1: none), which of them the world holds, and who shares equations.

    Pairs of bodies are in ``link``, pairs of incidences, each also with itself, in ``couple``.
    """
    part_of = np.full(len(tables.names), -1, dtype=np.int64)
    held: list[int] = []
    links: set[tuple[int, int]] = set()
    couples: list[int] = []
    if tables.joints:
        J = header_in(tables.integers)
        sharing: dict[int, list[tuple[int, int]]] = {}
        for k, (body, first, *_) in enumerate(rows_in(tables.integers, J.first_incidence, J.incidences, INCIDENCE)):
            sharing.setdefault(int(first), []).append((k, int(body)))
        for group in sharing.values():
            couples += [k for one, _ in group for other, _ in group for k in (one, other)]
            links |= {(i, j) for _, i in group for _, j in group if i < j}
        ends = np.array(sorted(links), dtype=np.int64).reshape(-1, 2)
        graph = csr_array((np.ones(len(ends)), (ends[:, 0], ends[:, 1])), shape=(len(part_of), len(part_of)))
        _, label = connected_components(graph, directed=False)
        bodies = np.unique([body for group in sharing.values() for _, body in group])
        names, part_of[bodies] = np.unique(label[bodies], return_inverse=True)
        # A user's function may tell where the whole is, and so does an equation of one body with the world.
        fixed = {int(part_of[group[0][1]]) for group in sharing.values() if len(group) == 1 or J.custom_blocks}
        held = [int(k in fixed) for k in range(len(names))]
    pairs = [k for pair in sorted(links) for k in pair]
    found = {"part_of": part_of, "is_held": held, "link": pairs, "couple": couples}
    return {name: np.asarray(values, dtype=np.int64) for name, values in found.items()}


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
