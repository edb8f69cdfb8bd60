"""All frames of a recorded run, packed like live frames, for a page to play."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.export.playback import LARGEST_ROTATION
from freebody.trajectory import kernels
from freebody.trajectory.kernels import POSITION, SPIN
from freebody.trajectory.run import Trajectory
from freebody.viewer.frame import COUNTER, HEAD, MOST_WRENCHES, PER_BODY, PER_WRENCH, WRENCH

# Limits of what a page holds: frames, and their bytes.
MOST_FRAMES = 20_000
MOST_BYTES = 64 * 2**20

# Frames per second: sparser runs are interpolated. Pages interpolate linearly, which looks smooth at this rate.
RATE = 60.0


class Tape(NamedTuple):
    """``frames`` (n, width), single precision; ``fewer``: the run has more."""

    frames: NDArray[np.float32]
    fewer: bool

    def tobytes(self) -> bytes:
        """Frame after frame, little-endian."""
        return self.frames.astype("<f4").tobytes()


def tape(run: Trajectory, *, most_bytes: int = MOST_BYTES, origin: int | None = None) -> Tape:
    """The frames of ``run``, more where it was recorded sparsely, fewer where they would not fit ``most_bytes``.

    Positions are relative to the body ``origin``, by default to the world's origin.
    """
    with_wrench = len(run.names) <= MOST_WRENCHES and not run.interpolated
    width = HEAD + (PER_BODY + (PER_WRENCH if with_wrench else 0)) * len(run.names)
    room = max(2, min(MOST_FRAMES, most_bytes // (4 * width)))
    shown = _resampled(run, room)
    out = _packed(run, shown, width, origin)
    if with_wrench:
        out[:, 12] = WRENCH
        out[:, -PER_WRENCH * len(run.names) :] = _wrenches(run, shown.times)
    return Tape(out.astype(np.float32), fewer=len(shown) < len(run))


def _resampled(run: Trajectory, room: int) -> Trajectory:
    distinct: NDArray[np.bool_] = np.concatenate([[True], np.diff(run.times) > 0.0])
    there = int(distinct.sum())
    span = float(run.times[-1] - run.times[0])
    if there == 1:
        return run
    fastest = float(np.linalg.norm(run.derived.rows[:, :, SPIN : SPIN + 3], axis=2).max())
    wanted = min(span * max(RATE, fastest / LARGEST_ROTATION) + 1.0, float(room))
    if there <= room and there >= int(wanted):
        if distinct.all():
            return run
        times = run.times[distinct]
    else:
        times = np.linspace(run.times[0], run.times[-1], room if there > room else int(wanted))
    shown: Trajectory = run.at(times)
    return shown


def _wrenches(run: Trajectory, times: NDArray[np.float64]) -> NDArray[np.float64]:
    """Force and torque on each body at ``times``, (n, 6 bodies), interpolated linearly."""
    wrench = run.derived.wrench_after
    recorded = np.concatenate([wrench[:, :, 3:6], wrench[:, :, 0:3]], axis=2).reshape(len(run), -1)
    after = np.clip(np.searchsorted(run.times, times, side="right"), 1, max(1, len(run) - 1))
    if len(run) == 1:
        return recorded
    length = run.times[after] - run.times[after - 1]
    part = np.clip((times - run.times[after - 1]) / np.where(length > 0.0, length, 1.0), 0.0, 1.0)[:, None]
    return np.asarray((1.0 - part) * recorded[after - 1] + part * recorded[after])


def _packed(run: Trajectory, shown: Trajectory, width: int, origin: int | None) -> NDArray[np.float64]:
    """Pack frames; energies and work between recorded frames are interpolated linearly."""
    times = shown.times
    out = np.zeros((len(times), width))
    out[:, 0] = np.arange(len(times)) % COUNTER
    out[:, 1] = times
    out[:, 2] = 1.0
    for place, values in enumerate((run.kinetic_energy, run.potential_energy, run.work), start=3):
        out[:, place] = np.interp(times, run.times, values)
    out[:, 6:9], out[:, 9:12] = shown.linear_momentum, shown.angular_momentum
    out[:, 13] = -1.0
    balance = run.energy - run.work
    out[:, 20] = np.interp(times, run.times, balance - balance[0])
    count = len(run.names)
    bodies = out[:, HEAD : HEAD + PER_BODY * count].reshape(len(times), count, PER_BODY)
    rows = shown.derived.rows
    places = rows[:, :, POSITION : POSITION + 3]
    bodies[:, :, 0:3] = places if origin is None else places - places[:, origin : origin + 1]
    bodies[:, :, 3:7] = shown.derived.quaternions
    bodies[:, :, 7:10] = rows[:, :, SPIN : SPIN + 3]
    bodies[:, :, 10:13] = rows[:, :, kernels.ANGULAR : kernels.ANGULAR + 3]
    return out
