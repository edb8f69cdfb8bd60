"""How a run may start: bodies beside each other, joints within their limits."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.contact.layout import STATE
from freebody.contact.listed import is_crowd, listed, near_pairs
from freebody.contact.overlap import Point, Poses, sizes
from freebody.errors import AssemblyError
from freebody.joints.angles import angles_at
from freebody.joints.consistent import projected
from freebody.joints.constraints.distance_along import DistanceAlong
from freebody.joints.layout import JOINT
from freebody.joints.report import header_in, rows_in
from freebody.model.columns import KIN
from freebody.model.state import State
from freebody.model.tables import Tables

Array = NDArray[np.float64]

# An overlap of this part of the smaller solid is what typed digits leave, and no mistake.
TYPED = 1e-8
# What separating bodies leaves.
CLOSED = 1e-11
# What joints may then bring back.
KEPT = 1e-9
MOST_ROUNDS, NEAREST_ROUNDS = 120, 40
MOST_SPREADS = 10
# Turns (rad) and shifts (m) that change by less than this have been found.
STEADY = 1e-10
# Below this nothing fulfils all conditions at once.
NO_ROOM = 1e-12
MOST_LISTED = 8


def check_start(tables: Tables, state: State) -> None:
    """Raises :class:`AssemblyError` if bodies overlap at ``state``, or a joint is beyond its limits."""
    if tables.contacts is None:
        return
    _check_limits(tables, state)
    if len(state.contacts) and state.contacts[STATE.slices["found"].start]:
        return  # out of a run: what a step left of overlaps is no mistake
    tables = nearby(tables, state.raw, state.layout, state.time, 0.0)
    gaps, size = Poses.of(tables, state).gaps(), sizes(tables)
    deep = np.flatnonzero(gaps < -TYPED * size)
    if len(deep):
        raise AssemblyError(
            "overlap at the start: " + _listed(tables, gaps, deep),
            expected="bodies beside each other and above floors, with gaps of zero or more",
            cause="a position that means the centre of mass, where a body stands deeper than its shape allows; or "
            "neighbours that are not meant to touch",
            remedy="world.assemble() separates them (in a scene, assemble = true); fb.NoContact(...) or a common group "
            "lets them overlap",
        )


def nearby(tables: Tables, raw: Array, layout: str, time: float, reach: float) -> Tables:
    """The tables, those of a crowd with the pairs listed that are within ``reach`` (m)."""
    if not is_crowd(tables):
        return tables
    kin = Poses(tables, raw, layout, time).kin
    position, rotation = kin[:, KIN.slices["position"]], kin[:, KIN.slices["rotation"]].reshape(-1, 3, 3)
    return listed(tables, near_pairs(tables, position, rotation, reach))


def _listed(tables: Tables, gaps: Array, deep: NDArray[np.int64]) -> str:
    contacts = tables.contacts
    assert contacts is not None
    worst: dict[tuple[str, str], float] = {}
    for k in deep[np.argsort(gaps[deep])].tolist():
        pair = contacts.pairs[k]
        worst.setdefault((pair.a, pair.b), float(gaps[k]))
    said = [f"{a!r} and {b!r} by {-gap:.3g} m" for (a, b), gap in list(worst.items())[:MOST_LISTED]]
    more = len(worst) - len(said)
    return "; ".join(said) + (f"; and {more} more" if more else "")


def _check_limits(tables: Tables, state: State) -> None:
    contacts = tables.contacts
    assert contacts is not None
    for limit in contacts.limits:
        value, (unit, what) = coordinate(tables, state, limit.joint), _words(tables, limit.joint)
        span = limit.high - limit.low
        slack = TYPED * (span if np.isfinite(span) else max(1.0, abs(value)))
        if not limit.low - slack <= value <= limit.high + slack:
            raise AssemblyError(
                f"joint {limit.name!r} stands at {what} {value:.6g} {unit}, beyond its limits",
                expected=f"from {limit.low:g} to {limit.high:g} {unit}",
                cause="the angle of a hinge is zero as the bodies stand when it is made" if unit == "rad" else None,
                remedy="move the bodies, or shift the limits",
            )


def _words(tables: Tables, joint: int) -> tuple[str, str]:
    return ("rad", "angle") if tables.joints[joint].measures == "angle" else ("m", "travel")


def coordinate(tables: Tables, state: State, joint: int) -> float:
    """The angle (rad) or the travel (m) of a joint at ``state``."""
    if tables.joints[joint].measures == "angle":
        hinges = [k for k, facts in enumerate(tables.joints) if facts.measures == "angle"]
        return float(angles_at(state, tables)[hinges.index(joint)])
    header = header_in(tables.integers)
    row = JOINT.read(rows_in(tables.integers, header.first_joint, header.joints, JOINT)[joint])
    c = DistanceAlong.record.read(tables.floats[row.floats :])
    x, R = state.position, state.rotation
    there, turn = (np.zeros(3), np.eye(3)) if row.b < 0 else (x[row.b], R[row.b])
    away = x[row.a] + R[row.a] @ np.array(c.at) - there - turn @ np.array(c.to_at)
    return float(away @ (turn @ np.array(c.axis)))


def assembled(tables: Tables, raw: Array, time: float = 0.0) -> Array:
    """The nearest state to ``raw`` (bodies, 13) at which joints hold and nothing overlaps.

    Raises :class:`AssemblyError`.
    """
    if is_crowd(tables):
        return _spread(tables, raw, time)
    if not tables.joints:
        return separated(tables, raw, time)
    size = sizes(tables)
    raw = projected(tables, raw, time)
    for _ in range(MOST_ROUNDS):
        gaps = Poses(tables, raw, "momenta", time).gaps()
        if (gaps >= -KEPT * size).all():
            return raw
        raw = projected(tables, separated(tables, raw, time), time)
    deep = np.flatnonzero(gaps < -KEPT * size)
    raise AssemblyError(
        "bodies that overlap where their joints hold: " + _listed(tables, gaps, deep),
        cause="joints that hold bodies inside each other",
        remedy="move them by hand, or let them overlap: fb.NoContact(...)",
    )


def _spread(tables: Tables, raw: Array, time: float) -> Array:
    """The same for a crowd: again where bodies were moved into others."""
    for _ in range(MOST_SPREADS):
        near = nearby(tables, raw, "momenta", time, 0.0)
        if (Poses(near, raw, "momenta", time).gaps() >= -CLOSED * sizes(near)).all():
            return raw
        near = nearby(tables, raw, "momenta", time, float(np.median(sizes(near))))
        raw = separated(near, raw, time)
    return raw


def separated(tables: Tables, raw: Array, time: float = 0.0) -> Array:
    """``raw`` (bodies, 13) with bodies that overlap moved apart by the least motion, heavy ones less.

    Only bodies that overlap, or that others are pushed against, move. Raises :class:`AssemblyError` if they cannot.
    """
    start, size = raw, sizes(tables)
    raw, way, steady = raw.copy(), np.zeros((len(raw), 6)), True
    for count in range(MOST_ROUNDS):
        poses = Poses(tables, raw, "momenta", time)
        gaps = poses.gaps()
        deep = gaps < -CLOSED * size
        if not deep.any() and (steady or count > NEAREST_ROUNDS):
            return raw
        if count == NEAREST_ROUNDS:
            # It goes back and forth: from here on every round only moves on.
            start, way = raw.copy(), np.zeros_like(way)
        # Both sides of a pair may go back to where they came from.
        moved = np.linalg.norm(way[:, 3:], axis=1) + float(np.max(size)) * np.linalg.norm(way[:, :3], axis=1)
        reach = float(np.max(-gaps, initial=0.0)) + 2.0 * float(np.max(moved))
        points = [point for k in np.flatnonzero(gaps < reach).tolist() for point in poses.points(k, reach)]
        found = _least_motion(tables, start, way, raw, points)
        if found is None:
            break
        steady = bool(np.max(np.abs(found - way)) <= STEADY)
        way = found
        raw = _moved(start, way)
        if count >= NEAREST_ROUNDS:
            start, way = raw, np.zeros_like(way)
    gaps = Poses(tables, raw, "momenta", time).gaps()
    raise AssemblyError(
        "bodies that cannot be separated: " + _listed(tables, gaps, np.flatnonzero(gaps < -CLOSED * size)),
        cause="not enough room between what stands still, or centres in the same place",
        remedy="move one of them by hand, or let them overlap: fb.NoContact(...)",
    )


def _least_motion(tables: Tables, start: Array, way: Array, raw: Array, points: list[Point]) -> Array | None:
    """Turns and shifts (bodies, 6) from ``start``: the least, by mass, after which no gap is negative.

    ``points`` are those at ``raw``, which is ``start`` after ``way``; around it gaps are linear.
    """
    from scipy.optimize import nnls

    contacts = tables.contacts
    assert contacts is not None
    if not all(np.isfinite([point.gap, *point.normal, *point.place]).all() for point in points):
        return None
    bodies = sorted({c for point in points for c in contacts.pairs[point.pair].carriers if c < len(tables.names)})
    column = {body: 6 * k for k, body in enumerate(bodies)}
    R = np.asarray(so3.quaternion_to_matrix(start[:, 3:7]))
    # Scaled by roots of masses and inertias: the shortest z with A z >= d.
    roots = {body: _root(tables, body, R[body]) for body in bodies}
    A, d = np.zeros((len(points), 6 * len(bodies))), np.array([-point.gap for point in points])
    for k, point in enumerate(points):
        for carrier, sign in zip(contacts.pairs[point.pair].carriers, (1.0, -1.0)):
            if carrier in column:
                n = sign * point.normal
                row = np.concatenate([np.cross(point.place - raw[carrier, :3], n), n])
                A[k, column[carrier] : column[carrier] + 6] += row @ roots[carrier]
                d[k] += row @ way[carrier]
    found = np.zeros_like(way)
    if not points:
        return found
    norms = np.linalg.norm(A, axis=1)
    if not (norms > 0.0).all():
        return None
    A, d = A / norms[:, None], d / norms
    scale = float(np.max(d))
    if scale <= 0.0:
        return found
    # Lawson and Hanson 1974, chapter 23: least distance programming by nonnegative least squares.
    E = np.vstack([A.T, d[None, :] / scale])
    f = np.zeros(len(E))
    f[-1] = 1.0
    try:
        u, _ = nnls(E, f, maxiter=30 * E.shape[1])
    except RuntimeError:  # too many iterations
        return None
    r = E @ u - f
    if abs(r[-1]) < NO_ROOM:
        return None
    z = -scale * r[:-1] / r[-1]
    for body in bodies:
        turn = roots[body] @ z[column[body] : column[body] + 6]
        # What turns by more than a radian at once is not small any more.
        found[body] = turn / max(1.0, float(np.linalg.norm(turn[:3])))
    return found


def _root(tables: Tables, body: int, R: Array) -> Array:
    """M^(-1/2) of a body in W (6, 6), turns first."""
    values, vectors = np.linalg.eigh(R @ tables.inverse_inertias[body] @ R.T)
    root = np.zeros((6, 6))
    root[:3, :3] = vectors @ np.diag(np.sqrt(np.maximum(values, 0.0))) @ vectors.T
    root[3:, 3:] = np.eye(3) / np.sqrt(tables.masses[body])
    return root


def _moved(raw: Array, way: Array) -> Array:
    """``raw`` with every body turned and shifted."""
    out = raw.copy()
    for body in np.flatnonzero(way.any(axis=1)).tolist():
        turn = np.asarray(so3.exp_quaternion(way[body, :3]))
        out[body, :3] += way[body, 3:]
        out[body, 3:7] = so3.quaternion_normalize(so3.quaternion_product(turn, raw[body, 3:7]))
        out[body, 10:13] = np.asarray(so3.quaternion_rotate(turn, raw[body, 10:13]))
    return out
