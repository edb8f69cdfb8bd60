"""Frames of the live world since the last reset, from which the run can be saved."""

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
from freebody.model.kernel_data import NO_CONTACT, Frames, kin_rows, world_of
from freebody.model.state import State
from freebody.trajectory import kernels
from freebody.trajectory.derived import Stored
from freebody.trajectory.run import Trajectory
from freebody.viewer.live_tables import GrabRow, LiveTables
from freebody.viewer.mover import Mover
from freebody.world import World

Array = NDArray[np.float64]

# Limits, which one body does not reach in half an hour of pictures; beyond them the oldest frames are dropped.
MOST_BYTES = 128 * 2**20
MOST_FRAMES = 120_000

# Bytes of one frame beside the numbers of its bodies.
OVERHEAD = 600


class SoFar(NamedTuple):
    """A run, its world if known, and a note on what is missing, if anything."""

    run: Trajectory
    world: World | None
    note: str


@dataclass(slots=True)
class _Frame:
    """One frame: raw state, accumulators with compensation terms, hinge angles, contact, the grab before and after."""

    time: float
    raw: Array
    accumulators: Array
    angles: Array
    contacts: Array
    before: GrabRow | None
    after: GrabRow | None


@dataclass(frozen=True)
class Snapshot:
    """Frames of one world, method and step, and the state after the last one.

    ``late`` says why they do not begin at a reset; empty if they do.
    """

    tables: LiveTables
    method: Method
    final: State
    frames: list[_Frame]
    late: str
    impacts: Array

    def run(self) -> Trajectory:
        """The run. Wrenches include the grab; each change of the grab is a breakpoint."""
        frames, method = self.frames, self.method
        times = np.array([frame.time for frame in frames])
        raw = np.array([frame.raw for frame in frames])
        accumulators, angles = (
            np.array([frame.accumulators for frame in frames]),
            np.array([frame.angles for frame in frames]),
        )
        changes = [k for k, frame in enumerate(frames) if frame.before is not frame.after]
        free = self.tables.free
        tables = replace(free, edges=np.union1d(free.edges, times[changes]))
        final = replace(self.final, tables=tables)
        bare = Trajectory(
            tables, method.name, final.layout, times, raw, accumulators[:, :7] + accumulators[:, 7:], final,
            final.clock.dt,
            order=method.order, angles=angles,
            contact_frames=None if free.contacts is None else np.array([frame.contacts for frame in frames]),
            impact_rows=None if free.contacts is None else self.impacts[self.impacts[:, 0] > times[0]],
        )  # fmt: skip
        return replace(bare, stored=self._stored(bare))

    def _stored(self, bare: Trajectory) -> Stored:
        derived = bare.derived
        after, before = derived.wrench_after.copy(), derived.wrench_at_edges.copy()
        joints = derived.joints.copy()
        for k, frame in enumerate(self.frames):
            if frame.after is not None:
                after[k], joints[k] = self._wrenches(bare, k, frame.after, derived.schedule.after[k])
        for place, k in enumerate(derived.edge_frames.tolist()):
            held = self.frames[k].before
            if held is not None:
                before[place], _ = self._wrenches(bare, k, held, derived.schedule.before[k])
        kinetic, potential = derived.energies
        return Stored(kinetic, potential, after, derived.edge_frames, before, joints, derived.contact.gaps)

    def _wrenches(self, bare: Trajectory, k: int, row: GrabRow, moment: float) -> tuple[Array, Array]:
        """Wrenches (bodies, 12) and reactions of joints (joints, 9) with the grab at frame ``k``."""
        floats, integers = self.tables.with_grab(row)
        free = self.tables.free
        world = world_of(replace(free, integers=integers), floats)
        rows = np.ascontiguousarray(bare.derived.rows[k : k + 1])
        out, joints = np.empty((1, rows.shape[1], kernels.WRENCH)), np.empty((1, len(free.joints), COLUMNS))
        angles = bare.derived.angles[k : k + 1]
        pushed = NO_CONTACT if free.contacts is None else bare.derived.contact.wrench[k : k + 1]
        frames = Frames(bare.times[k : k + 1].copy(), np.array([moment]), rows, angles, pushed)
        kin, held = kin_rows(rows.shape[1]), self.tables.held
        if free.joints:
            fixed(reactions, REACTIONS)(world, kin, held, solver_room(free), frames, out, joints)
        else:
            fixed(kernels.wrenches, kernels.WRENCHES)(world, kin, held, frames, out)
        return np.asarray(out[0]), joints[0]


class History:
    """The session's thread adds frames; any thread may take a snapshot of them."""

    def __init__(self, mover: Mover, tables: LiveTables) -> None:
        self._lock = threading.Lock()
        self.begin(mover, tables, fresh=True)

    def knows(self, mover: Mover, tables: LiveTables) -> bool:
        """Whether the frames belong to this world and method; a change of either starts a new run."""
        return self._mover is mover and self._tables is tables

    def begin(self, mover: Mover, tables: LiveTables, *, fresh: bool) -> None:
        """Start a new run; ``fresh`` if this is its initial state."""
        now = mover.state(tables)
        with self._lock:
            self._mover, self._tables, self._last = mover, tables, now
            self._frames = deque([_frame(now, tables)])
            self._late = "" if fresh else "settings were changed there"

    def add(self) -> None:
        """Add the present state, unless it is the last frame already."""
        if self._last.time == self._mover.time:
            return
        now = self._mover.state(self._tables)
        frame = _frame(now, self._tables)
        room = min(MOST_FRAMES, MOST_BYTES // (frame.raw.nbytes + frame.contacts.nbytes + OVERHEAD))
        with self._lock:
            self._frames.append(frame)
            self._last = now
            if len(self._frames) > max(2, room):
                self._frames.popleft()
                self._late = "older frames were dropped"

    def grab_changed(self) -> None:
        """The grab has changed at the time of the last frame."""
        self._frames[-1].after = self._tables.row

    def snapshot(self) -> Snapshot:
        """A copy of the present frames."""
        with self._lock:
            frames = [replace(frame) for frame in self._frames]
            return Snapshot(self._tables, self._mover.method, self._last, frames, self._late, self._mover.impacts)


def _frame(state: State, tables: LiveTables) -> _Frame:
    return _Frame(state.time, state.raw, state.accumulators, state.angles, state.contacts, tables.row, tables.row)
