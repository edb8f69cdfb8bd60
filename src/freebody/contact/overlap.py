"""Which solids overlap at given poses, how deep, and at which points."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.compile import kernel
from freebody.contact.geometry import distance, features, measure, placed, solid_of
from freebody.contact.layout import (
    CONTACTS,
    GROUND,
    GROUND_KNOT,
    GROUND_POSE,
    HOLLOW,
    PAIR,
    PLANE,
    SOLID,
    SOLID_POSE,
    contacts_of,
    pair_at,
)
from freebody.lie.vec import norm, sub
from freebody.model.columns import VELOCITIES
from freebody.model.kernel_data import kin_rows, world_of
from freebody.model.state import State, convert
from freebody.model.tables import Tables

Array = NDArray[np.float64]

# Points of one pair that are looked at.
MOST = 64


class Point(NamedTuple):
    """A point of a pair: its gap (m; negative where it overlaps), the normal from b to a and the place, in W."""

    pair: int
    gap: float
    normal: Array
    place: Array


@kernel
def pair_gaps(world, kin, out):
    """The smallest gap of every pair; of those whose bounds do not meet, a lower bound."""
    C = contacts_of(world)
    for j in range(C.pairs):
        pair = pair_at(world.integers, C.first_pair, j)
        a, b = solid_of(world, pair.a), solid_of(world, pair.b)
        xa, Ra = placed(a, kin)
        xb, Rb = placed(b, kin)
        away = norm(sub(xa, xb)) - a.bound - b.bound
        if b.kind == PLANE or b.kind == HOLLOW or away <= 0.0:
            out[j] = distance(world, a, b, xa, Ra, xb, Rb)
        else:
            out[j] = away


@kernel
def pair_points(world, kin, j, reach, listed, out):
    """Gap, normal and point of the features of pair j with a gap below ``reach``; returns how many."""
    pair = pair_at(world.integers, contacts_of(world).first_pair, j)
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    xa, Ra = placed(a, kin)
    xb, Rb = placed(b, kin)
    count = features(world, a, b, xa, Ra, xb, Rb, reach, listed, 0, len(listed))
    for k in range(count):
        gap, n, p = measure(world, a, b, listed[k], xa, Ra, xb, Rb)
        out[k, 0] = gap
        for c in range(3):
            out[k, 1 + c], out[k, 4 + c] = n[c], p[c]
    return count


class Poses:
    """The carriers of a world in their poses at one time."""

    def __init__(self, tables: Tables, raw: Array, layout: str, time: float) -> None:
        assert tables.contacts is not None
        self.tables, self.world = tables, world_of(tables, segment=time)
        bodies, grounds = len(tables.names), ground_rows(tables, time)
        self.kin = kin_rows(bodies, len(grounds))
        self.kin[:bodies, : VELOCITIES.size] = convert(raw, layout, "velocities", tables)
        self.kin[bodies:, : VELOCITIES.size] = grounds

    @classmethod
    def of(cls, tables: Tables, state: State) -> Poses:
        """Those of a state."""
        return cls(tables, state.raw, state.layout, state.time)

    def gaps(self) -> Array:
        """The smallest gap of every pair (m), or a positive bound of it."""
        contacts = self.tables.contacts
        out = np.full(0 if contacts is None else len(contacts.pairs), np.inf)
        pair_gaps(self.world, self.kin, out)
        return out

    def points(self, pair: int, reach: float) -> list[Point]:
        """Those of a pair with a gap below ``reach`` (m)."""
        out = np.zeros((MOST, 7))
        count = pair_points(self.world, self.kin, pair, reach, np.zeros(MOST), out)
        return [Point(pair, float(row[0]), row[1:4].copy(), row[4:7].copy()) for row in out[:count]]


def sizes(tables: Tables) -> Array:
    """What the gap of every pair is measured against, in m: the smaller one of its solids."""
    contacts = tables.contacts
    assert contacts is not None
    header = CONTACTS.read(tables.integers[tables.integers[4] :])
    bounds = []
    for k in range(header.solids):
        solid = SOLID.read(tables.integers[header.first_solid + SOLID.size * k :])
        bounds.append(SOLID_POSE.read(tables.floats[solid.floats :]).bound)
    rows = tables.integers[header.first_pair :][: header.pairs * PAIR.size].reshape(-1, PAIR.size)
    return np.asarray(np.minimum(np.array(bounds)[rows[:, 0]], np.array(bounds)[rows[:, 1]]))


def ground_rows(tables: Tables, time: float) -> Array:
    """x R v w of every ground at ``time``, (grounds, 18)."""
    header = CONTACTS.read(tables.integers[tables.integers[4] :])
    out = np.zeros((header.grounds, VELOCITIES.size))
    for k, line in enumerate(out):
        ground = GROUND.read(tables.integers[header.first_ground + GROUND.size * k :])
        pose = GROUND_POSE.read(tables.floats[ground.floats :])
        knots = [GROUND_KNOT.read(tables.floats[ground.knots + GROUND_KNOT.size * j :]) for j in range(ground.count)]
        low = sum(knot.time <= time for knot in knots)
        a = knots[max(low - 1, 0)]
        b = knots[low] if 0 < low < len(knots) else None
        s, step = time - a.time, 1.0 if b is None else b.time - a.time
        slope = np.zeros(4) if b is None else (np.array([*b.velocity, b.speed]) - [*a.velocity, a.speed]) / step
        rate = np.array([*a.velocity, a.speed]) + s * slope
        way = np.array([*a.displacement, a.angle]) + s * (np.array([*a.velocity, a.speed]) + 0.5 * s * slope)
        axis = np.array(pose.axis)
        turned = so3.exp(way[3] * axis) @ np.array(pose.rotation).reshape(3, 3)
        line[:] = [*(np.array(pose.position) + way[:3]), *turned.ravel(), *rate[:3], *(rate[3] * axis)]
    return out
