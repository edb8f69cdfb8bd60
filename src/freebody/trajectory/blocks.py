"""A run in blocks of frames, so that derived arrays are never in memory for all frames at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from freebody.trajectory.derived import Derived, Stored

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory

# Frames times bodies of a block: some 20 MB of rows, wrenches, rates and integrals.
SIZE = 2**13


class Block(NamedTuple):
    """Frames ``first`` to ``last`` of ``run``, which has some more on both sides.

    Neighbouring blocks share a frame. ``offset`` is the number of the first frame of ``run`` in the whole run;
    ``ends``: it includes the last one.
    """

    run: Trajectory
    derived: Derived
    first: int
    last: int
    offset: int
    ends: bool


def part(run: Trajectory, start: int, stop: int) -> Trajectory:
    """Frames start to stop - 1, as views."""
    kept = run.stored
    if kept is not None:
        inside = (kept.edge_frames >= start) & (kept.edge_frames < stop)
        kept = Stored(
            kept.kinetic[start:stop], kept.potential[start:stop], kept.wrench[start:stop],
            kept.edge_frames[inside] - start, kept.wrench_before[inside], kept.joints[start:stop],
            kept.gaps[start:stop],
        )  # fmt: skip
    angles = None if run.angles is None else run.angles[start:stop]
    touching, struck = run.contact_frames, run.impact_rows
    if struck is not None:
        # A frame is after the impacts at its time.
        struck = struck[(struck[:, 0] > run.times[start]) & (struck[:, 0] <= run.times[stop - 1])]
    return replace(
        run, times=run.times[start:stop], raw=run.raw[start:stop], stored=kept,
        accumulators=run.accumulators[start:stop],
        angles=angles, contact_frames=None if touching is None else touching[start:stop], impact_rows=struck,
    )  # fmt: skip


def blocks(run: Trajectory, halo: int, multiple: int) -> Iterator[Block]:
    """The run in blocks of a multiple of ``multiple`` intervals, each with ``halo`` more frames on both sides."""
    length = multiple * max(SIZE // (multiple * max(len(run.names), 1)), 4)
    for start in range(0, max(len(run) - 1, 1), length):
        stop = min(start + length, len(run) - 1)
        low, high = max(start - halo, 0), min(stop + halo, len(run) - 1)
        piece = part(run, low, high + 1)
        yield Block(piece, Derived(piece), start - low, stop - low, low, high == len(run) - 1)
