"""States that joints can start from: checked, polished, or found."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from freebody.errors import AssemblyError
from freebody.joints.angles import angles_at, continued, prescribed_angles
from freebody.joints.projection import Gap, gaps, project
from freebody.joints.report import extent_of
from freebody.model.state import State
from freebody.model.tables import Tables

Array = NDArray[np.float64]

# Gaps of this size, relative to lengths and speeds, are roundings and left alone; up to the second one they are what
# nine typed digits leave and are closed silently; beyond that somebody has to be asked.
ROUNDING = 1e-12
TYPED = 1e-8

# What an assembly may leave, relative to lengths and speeds.
CLOSED = 1e-10

MOST_LISTED = 8


def projected(tables: Tables, raw: Array, time: float = 0.0) -> Array:
    """The nearest state to ``raw`` (bodies, 13) that satisfies the joints. Raises :class:`AssemblyError` if none is."""
    found = project(tables, raw, time)
    if not (found.position <= CLOSED and found.velocity <= CLOSED * _speed(tables, found.raw)):
        raise AssemblyError(
            "joints that cannot be closed: " + _listed(gaps(tables, found.raw, time), _size(tables, found.raw), 1.0),
            cause="lengths that do not fit together, joints that contradict each other, or a start too far away",
            remedy="move the bodies nearer to where they belong, or take one of these joints out",
        )
    return found.raw


def consistent_start(tables: Tables, start: State) -> State:
    """``start`` if its joints hold to rounding; polished if they hold to typed digits.

    Raises :class:`AssemblyError` with the residual of each joint otherwise.
    """
    raw = start.canonical
    found = gaps(tables, raw, start.time)
    size, speed = _size(tables, raw), _speed(tables, raw)
    position = max(gap.position for gap in found) / size
    velocity = max(gap.velocity for gap in found) / speed
    if max(position, velocity) <= ROUNDING:
        return _turned(tables, start)
    if max(position, velocity) > TYPED:
        raise AssemblyError(
            "joints that do not hold at the start: " + _listed(found, size, speed),
            expected="poses and velocities that agree with all joints",
            remedy="world.assemble() moves the bodies to the nearest ones that do; in a scene, assemble = true",
        )
    momenta = State(
        tables, "momenta", projected(tables, raw, start.time), start.clock, start.accumulators, angles=start.angles
    )  # fmt: skip
    return _turned(tables, momenta.as_layout(start.layout))


def _turned(tables: Tables, start: State) -> State:
    """``start`` with the turns of its hinges; those with a motor have as many as it prescribes."""
    angles, wanted = angles_at(start, tables), prescribed_angles(tables, start.time)
    angles = np.where(np.isnan(wanted), angles, continued(tables, start.rotation, np.nan_to_num(wanted)))
    # The equation of a motor is the sine of what is left, which vanishes half a turn away as well.
    across = np.flatnonzero(np.abs(angles - wanted) > 1.0)
    if len(across):
        k = int(across[0])
        name = [joint.name for joint in tables.joints if joint.measures == "angle"][k]
        raise AssemblyError(
            f"hinge {name!r} stands at {angles[k]:.6g} rad, where its motor prescribes {wanted[k]:.6g} rad",
            expected="the angle of the motor at the start",
            cause="angle zero is how the bodies stand when the hinge is made",
            remedy="shift the motor's table so that it begins at the angle at which the bodies stand",
        )
    return replace(start, tables=tables, angles=angles)


def _size(tables: Tables, raw: Array) -> float:
    """A length that gaps are measured against: at least one for equations between directions."""
    return max(1.0, float(np.max(np.abs(raw[:, :3]))), extent_of(tables))


def _speed(tables: Tables, raw: Array) -> float:
    state = State(tables, "momenta", raw)
    spin = float(np.max(np.abs(state.angular_velocity)))
    return max(1.0, float(np.max(np.abs(state.velocity))), spin, spin * extent_of(tables))


def _listed(found: tuple[Gap, ...], size: float, speed: float) -> str:
    worst = sorted(found, key=lambda gap: -max(gap.position / size, gap.velocity / speed))
    open_ones = [gap for gap in worst if max(gap.position / size, gap.velocity / speed) > ROUNDING]
    parts = [
        f"{gap.joint!r} is off by {gap.position:.3g}" + (f", its rate by {gap.velocity:.3g}" if gap.velocity else "")
        for gap in open_ones[:MOST_LISTED]
    ]
    more = len(open_ones) - len(parts)
    return "; ".join(parts) + (f"; and {more} more" if more > 0 else "")
