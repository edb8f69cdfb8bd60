"""All frames of a recorded run, packed like live frames, for a page to play."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.contact.layout import SLOT, STATE
from freebody.export.playback import LARGEST_ROTATION
from freebody.methods.base import NO_IMPACTS
from freebody.trajectory import kernels
from freebody.trajectory.kernels import POSITION, SPIN
from freebody.trajectory.run import Trajectory
from freebody.viewer.contacts import ContactBlock, slots_between, slots_of
from freebody.viewer.frame import CONTACT, COUNTER, HEAD, MOST_WRENCHES, PER_BODY, PER_WRENCH, WRENCH

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


def tape(
    run: Trajectory,
    *,
    most_bytes: int = MOST_BYTES,
    origin: int | None = None,
    contact: ContactBlock | None = None,
) -> Tape:
    """The frames of ``run``, more where it was recorded sparsely, fewer where they would not fit ``most_bytes``.

    Positions are relative to the body ``origin``, by default to the world's origin. ``contact`` ends every frame.
    """
    with_wrench = len(run.names) <= MOST_WRENCHES and not run.interpolated
    width = HEAD + (PER_BODY + (PER_WRENCH if with_wrench else 0)) * len(run.names)
    width += 0 if contact is None else contact.width
    room = max(2, min(MOST_FRAMES, most_bytes // (4 * width)))
    shown = _resampled(run, room)
    out = _packed(run, shown, width, origin)
    if with_wrench:
        begin = HEAD + PER_BODY * len(run.names)
        out[:, 12] = WRENCH
        out[:, begin : begin + PER_WRENCH * len(run.names)] = _wrenches(run, shown.times)
    if contact is not None:
        out[:, 12] += CONTACT
        out[:, width - contact.width :] = _contact(run, shown, contact, origin)
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
    if len(run) == 1:
        return recorded
    before, part = _between(run, times)
    return np.asarray((1.0 - part[:, None]) * recorded[before] + part[:, None] * recorded[before + 1])


def _contact(run: Trajectory, shown: Trajectory, block: ContactBlock, origin: int | None) -> NDArray[np.float64]:
    """The blocks of contact; what touches between recorded frames is interpolated."""
    times, frames, impacts = shown.times, run.contact_frames, run.impact_rows
    here = None if origin is None else shown.derived.rows[:, origin, POSITION : POSITION + 3]
    if frames is None or not frames.shape[1]:
        slots = slots_of(np.zeros((len(times), STATE.size + SLOT.size * block.slots)), block)
    else:
        before, part = _between(run, times)
        slots = slots_between(slots_of(np.asarray(frames), block), before, part)
    return block.rows(times, slots, NO_IMPACTS if impacts is None else np.asarray(impacts), here)


def _between(run: Trajectory, times: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The frame before each time, and the share of the way to the next one."""
    before = np.clip(np.searchsorted(run.times, times, side="right") - 1, 0, max(0, len(run) - 2))
    if len(run) == 1:
        return before, np.zeros(len(times))
    length = run.times[before + 1] - run.times[before]
    part = np.clip((times - run.times[before]) / np.where(length > 0.0, length, 1.0), 0.0, 1.0)
    return before, np.asarray(part)


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
    balance = run.balance
    out[:, 20] = np.interp(times, run.times, balance - balance[0])
    out[:, 23] = np.interp(times, run.times, run.lost_to_friction + run.lost_to_restitution)
    count = len(run.names)
    bodies = out[:, HEAD : HEAD + PER_BODY * count].reshape(len(times), count, PER_BODY)
    rows = shown.derived.rows
    places = rows[:, :, POSITION : POSITION + 3]
    bodies[:, :, 0:3] = places if origin is None else places - places[:, origin : origin + 1]
    bodies[:, :, 3:7] = shown.derived.quaternions
    bodies[:, :, 7:10] = rows[:, :, SPIN : SPIN + 3]
    bodies[:, :, 10:13] = rows[:, :, kernels.ANGULAR : kernels.ANGULAR + 3]
    return out
