"""What has happened since the last reset: frames of the live world, kept so that the run can be saved."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.compile import fixed
from freebody.joints.reactions import COLUMNS, REACTIONS, reactions
from freebody.joints.report import solver_room
from freebody.methods.base import Method
from freebody.model.kernel_data import Frames, kin_rows, world_of
from freebody.model.state import State
from freebody.trajectory import kernels
from freebody.trajectory.derived import Stored
from freebody.trajectory.run import Trajectory
from freebody.viewer.field import Field, Grip
from freebody.viewer.mover import Mover
from freebody.world import World

__all__ = ["Kept", "SoFar", "Take"]

Array = NDArray[np.float64]

# Bytes and frames; one body fills neither in half an hour of pictures. Beyond that the oldest frames go.
MOST_BYTES = 128 * 2**20
MOST_FRAMES = 120_000

# Of one frame, beside the numbers of its bodies.
OVERHEAD = 600


class SoFar(NamedTuple):
    """A run, the world it is of where that is known, and a note on what of it is missing, or nothing."""

    run: Trajectory
    world: World | None
    note: str


@dataclass(slots=True)
class _Frame:
    """A moment: raw state, books with their compensations, angles of hinges, the grab that acted before and after."""

    time: float
    raw: Array
    books: Array
    angles: Array
    before: Grip | None
    after: Grip | None


@dataclass(frozen=True)
class Take:
    """Frames of one world under one method and step, and the state after the last one.

    ``late`` says why they do not begin at a reset, or nothing.
    """

    field: Field
    method: Method
    final: State
    frames: list[_Frame]
    late: str

    def run(self) -> Trajectory:
        """The run, with the grab among the wrenches: its moves are moments at which forces switch."""
        frames, method = self.frames, self.method
        times = np.array([frame.time for frame in frames])
        raw = np.array([frame.raw for frame in frames])
        books, angles = np.array([frame.books for frame in frames]), np.array([frame.angles for frame in frames])
        turned = [k for k, frame in enumerate(frames) if frame.before is not frame.after]
        free = self.field.free
        tables = replace(free, edges=np.union1d(free.edges, times[turned]))
        final = replace(self.final, tables=tables)
        bare = Trajectory(
            tables, method.name, final.layout, times, raw, books[:, :7] + books[:, 7:], final, final.clock.dt,
            order=method.order, angles=angles,
        )  # fmt: skip
        return replace(bare, stored=self._stored(bare))

    def _stored(self, bare: Trajectory) -> Stored:
        derived = bare.derived
        after, before = derived.wrench_after.copy(), derived.wrench_at_edges.copy()
        joints = derived.joints.copy()
        for k, frame in enumerate(self.frames):
            if frame.after is not None:
                after[k], joints[k] = self._felt(bare, k, frame.after, derived.schedule.after[k])
        for place, k in enumerate(derived.edge_frames.tolist()):
            held = self.frames[k].before
            if held is not None:
                before[place], _ = self._felt(bare, k, held, derived.schedule.before[k])
        kinetic, potential = derived.energies
        return Stored(kinetic, potential, after, derived.edge_frames, before, joints)

    def _felt(self, bare: Trajectory, k: int, grip: Grip, moment: float) -> tuple[Array, Array]:
        """Wrenches (bodies, 12) and what joints do (joints, 9) with the grab at frame ``k``."""
        floats, integers = self.field.gripped(grip)
        free = self.field.free
        world = world_of(replace(free, integers=integers), floats)
        rows = np.ascontiguousarray(bare.derived.rows[k : k + 1])
        out, joints = np.empty((1, rows.shape[1], kernels.WRENCH)), np.empty((1, len(free.joints), COLUMNS))
        angles = bare.derived.angles[k : k + 1]
        frames = Frames(bare.times[k : k + 1].copy(), np.array([moment]), rows, angles)
        kin, held = kin_rows(rows.shape[1]), self.field.held
        if free.joints:
            fixed(reactions, REACTIONS)(world, kin, held, solver_room(free), frames, out, joints)
        else:
            fixed(kernels.wrenches, kernels.WRENCHES)(world, kin, held, frames, out)
        return np.asarray(out[0]), joints[0]


class Kept:
    """Frames are added by the thread that moves the world; a take of them may be asked for by any other."""

    def __init__(self, mover: Mover, field: Field) -> None:
        self._lock = threading.Lock()
        self.begin(mover, field, fresh=True)

    def knows(self, mover: Mover, field: Field) -> bool:
        """Whether the frames so far are of this world and this method: a change of either begins a new run."""
        return self._mover is mover and self._field is field

    def begin(self, mover: Mover, field: Field, *, fresh: bool) -> None:
        """From here on another run; ``fresh`` if this is its initial state."""
        now = mover.state(field)
        with self._lock:
            self._mover, self._field, self._last = mover, field, now
            self._frames = deque([_frame(now, field)])
            self._late = "" if fresh else "settings were changed there"

    def add(self) -> None:
        """Keep the present state, unless it is kept already."""
        if self._last.time == self._mover.time:
            return
        now = self._mover.state(self._field)
        frame = _frame(now, self._field)
        room = min(MOST_FRAMES, MOST_BYTES // (frame.raw.nbytes + OVERHEAD))
        with self._lock:
            self._frames.append(frame)
            self._last = now
            if len(self._frames) > max(2, room):
                self._frames.popleft()
                self._late = "older frames were dropped"

    def turned(self) -> None:
        """The hand has done something at this moment, of which a frame is kept."""
        self._frames[-1].after = self._field.grip

    def take(self) -> Take:
        """What is kept now."""
        with self._lock:
            frames = [replace(frame) for frame in self._frames]
            return Take(self._field, self._mover.method, self._last, frames, self._late)


def _frame(state: State, field: Field) -> _Frame:
    return _Frame(state.time, state.raw, state.books, state.angles, field.grip, field.grip)
