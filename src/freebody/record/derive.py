"""Energies and wrenches at frames that have just been recorded, bit for bit those that ``Trajectory.save`` stores."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.model.state import State
from freebody.model.tables import Tables
from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]


class Followed(NamedTuple):
    """Results for frames: energies (frames,) in J, wrenches (frames, bodies, 12), gaps; see ``Stored``.

    ``edge_frames`` (k,) counts from the first of these frames.
    """

    kinetic: Array
    potential: Array
    wrench: Array
    edge_frames: NDArray[np.int64]
    wrench_before: Array
    joints: Array
    gaps: Array


def follow(
    tables: Tables, layout: str, times: Array, raw: Array, angles: Array, contacts: Array, *, before: int, last: bool
) -> Followed:
    """The results for frames after the first ``before`` (0 or 1), which only gives the time before them.

    Which forces act just after a frame depends on the next one. Unless the frames are the ``last`` of the run, a frame
    is added after them at the same distance as the one before: only its time counts.
    """
    if not last:
        step = times[-1] - times[-2] if len(times) > 1 else 1.0
        times = np.append(times, times[-1] + step)
        raw, angles, contacts = (np.concatenate([part, part[-1:]]) for part in (raw, angles, contacts))
    state = State(tables, layout, raw[-1])
    run = Trajectory(
        tables, "", layout, times, raw, np.zeros((len(times), 7)), state, 0.0, angles=angles, contact_frames=contacts
    )
    real = slice(before, len(times) if last else -1)
    derived = run.derived
    kinetic, potential = derived.energies
    frames = derived.edge_frames
    kept = (frames >= before) & (frames < (len(times) if last else len(times) - 1))
    return Followed(
        kinetic[real],
        potential[real],
        derived.wrench_after[real],
        frames[kept] - before,
        derived.wrench_at_edges[kept],
        derived.joints[real],
        derived.contact.gaps[real],
    )
