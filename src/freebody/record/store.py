"""A record on disk: rows are added, then a commit makes them count.

Order of a commit: chunk files and the state to go on from; then the manifest, replaced at once. A process that dies in
between leaves the previous manifest, under which everything is still there: chunks are only ever replaced by chunks
that begin with the same rows, and two state files take turns. A durable commit brings the first to the disk before the
second is written, so that the same holds for a power cut.
"""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody._version import __version__
from freebody.errors import RunFileError
from freebody.joints.angles import hinges
from freebody.joints.reactions import COLUMNS
from freebody.model.layout import CUSTOM
from freebody.model.state import State
from freebody.record.chunks import Growing, chunk_rows, description, write_whole
from freebody.record.derive import follow
from freebody.record.files import Files, LostError
from freebody.record.job import Job, Past
from freebody.record.machine import this_machine
from freebody.record.manifest import write_array, write_manifest
from freebody.trajectory.fileformat import ARRAYS, FORMAT, VERSION
from freebody.trajectory.kernels import WRENCH
from freebody.trajectory.metadata import declared_shape
from freebody.trajectory.run import Trajectory
from freebody.trajectory.save import joint_list

__all__ = ["FIXED_ARRAYS", "GROWING", "STATE_FILES", "Store"]

Array = NDArray[np.float64]

# Arrays with a row per frame, or per frame at which forces switch.
GROWING = (
    "time", "raw", "books", "kinetic_energy", "potential_energy", "wrench", "edge_frames", "wrench_before",
    "joints",
)  # fmt: skip
# Arrays that are known from the start.
FIXED_ARRAYS = ("floats", "integers", "edges", "centers")
# Numbers of a kind that are worked on at once: what follows from frames stays in the processor's cache.
SLAB = 2**17

STATE_FILES = ("state-0.bin", "state-1.bin")


class Store:
    """The record of one run in ``folder``, which exists. Methods that write raise OSError."""

    def __init__(self, folder: Path, job: Job, *, scene: str | None) -> None:
        self.files, self.job, self.scene = Files(folder), job, scene
        self.machines: list[Any] = [this_machine()]
        self.notes: tuple[str, ...] = ()
        tables, bodies = job.tables, len(job.tables.names)
        self.fixed: dict[str, NDArray[Any]] = {
            "floats": tables.floats,
            "integers": tables.integers,
            "edges": tables.edges,
            "centers": tables.centers,
        }
        edges = max(1, len(tables.edges))
        rows: dict[str, tuple[tuple[int, ...], int]] = {
            "time": ((), job.frames),
            "raw": (job.start.as_layout(job.layout).raw.shape, job.frames),
            "books": ((7,), job.frames),
            "kinetic_energy": ((), job.frames),
            "potential_energy": ((), job.frames),
            "wrench": ((bodies, WRENCH), job.frames),
            "edge_frames": ((), edges),
            "wrench_before": ((bodies, WRENCH), edges),
            "joints": ((len(tables.joints), COLUMNS), job.frames),
        }
        self.growing = {
            name: Growing(self.files, name, row, chunk_rows(row, expected)) for name, (row, expected) in rows.items()
        }
        self._last_time, self._last_raw = np.empty(0), np.empty((0, *rows["raw"][0]))
        self._last_angles = np.empty((0, hinges(tables)))
        self._last_edge = -1
        self._turn = 0

    def restore(self, past: Past, arrays: dict[str, NDArray[Any]], turn: int) -> None:
        """Go on behind the rows of ``arrays``, which are on disk; the manifest names the state file ``turn``."""
        for name, array in self.growing.items():
            array.restore(arrays[name])
        self._last_time, self._last_raw, self._last_angles = past.times[-1:], past.raw[-1:], past.angles[-1:]
        self._last_edge = int(arrays["edge_frames"][-1]) if len(arrays["edge_frames"]) else -1
        self._turn = 1 - turn

    @property
    def folder(self) -> Path:
        """Where it is."""
        return self.files.folder

    @property
    def frames(self) -> int:
        """How many there are."""
        return self.growing["time"].count

    def add(self, times: Array, raw: Array, books: Array) -> None:
        """Add frames and what follows from them; with the first ones, what is known from the start.

        ``books`` (frames, 7 + hinges): behind the books stand the angles of hinges.
        """
        if not len(times):
            return
        if not self.frames:
            for name, array in self.fixed.items():
                write_whole(self.files, name, array)
        size = max(1, SLAB // (raw.shape[1] * WRENCH))
        for k in range(0, len(times), size):
            self._add(times[k : k + size], raw[k : k + size], books[k : k + size])

    def _add(self, times: Array, raw: Array, books: Array) -> None:
        first, before = self.frames, len(self._last_time)
        followed = follow(
            self.job.tables,
            self.job.layout,
            np.concatenate([self._last_time, times]),
            np.concatenate([self._last_raw, raw]),
            np.concatenate([self._last_angles, books[:, 7:]]),
            before=before,
            last=False,
        )
        new = (
            times, raw, books[:, :7], followed.kinetic, followed.potential, followed.wrench,
            followed.edge_frames + first, followed.wrench_before, followed.joints,
        )  # fmt: skip
        for name, values in zip(GROWING, new):
            self.growing[name].append(values)
        self._last_time, self._last_raw, self._last_angles = times[-1:].copy(), raw[-1:].copy(), books[-1:, 7:].copy()
        if len(followed.edge_frames):
            self._last_edge = first + int(followed.edge_frames[-1])

    def commit(self, state: State, events: list[list[Any]]) -> None:
        """Make everything added so far count, with the state to go on from; durably unless files are in a hurry."""
        for array in self.growing.values():
            array.flush()
        name = STATE_FILES[self._turn]
        self.files.put_checked(Path(name), _state_bytes(state))
        record = {
            "complete": False,
            "frames": self.frames,
            "edge_frames": self.growing["edge_frames"].count,
            "rows": {name: array.rows for name, array in self.growing.items()},
            "empty": {name: array.empty for name, array in self.growing.items()},
            "lengths": {name: len(self.fixed[name]) for name in ("floats", "integers", "edges")},
            "state": {"file": self._turn, "memory": len(state.memory)},
            "job": self.job.facts(),
            "machines": self.machines,
            "scene": self.scene,
        }
        arrays = {name: array.description for name, array in self.growing.items()}
        arrays |= {name: description(name, values.shape, max(1, len(values))) for name, values in self.fixed.items()}
        self.files.sync()
        about = self._attributes(state, events, record, interrupted=True, notes=self.notes)
        write_manifest(self.files, about, arrays)
        self.files.sync()
        self.files.look()
        self._turn = 1 - self._turn

    def finish(self, run: Trajectory) -> None:
        """Turn the record into a stored run: the last frame as such, final state, a description for every array."""
        tail = run.times[-2:], run.raw[-2:], run.derived.angles[-2:]
        run_end = follow(self.job.tables, run.layout, *tail, before=len(run) > 1, last=True)
        self.growing["wrench"].amend(run_end.wrench[-1])
        self.growing["joints"].amend(run_end.joints[-1])
        self.growing["kinetic_energy"].amend(run_end.kinetic[-1])
        self.growing["potential_energy"].amend(run_end.potential[-1])
        for array in self.growing.values():
            array.flush()
        if not len(run_end.edge_frames) and self._last_edge == self.frames - 1:
            # A switching that would have come a rounding after the end of the run.
            self.growing["edge_frames"].forget()
            self.growing["wrench_before"].forget()
        for array in self.growing.values():
            write_array(self.files, array.name, array.description)
        ends = {"final_raw": run.final.raw, "final_books": run.final.books, "final_memory": run.final.memory}
        for name, values in ends.items():
            write_whole(self.files, name, values)
        for name, values in {**self.fixed, **ends}.items():
            write_array(self.files, name, description(name, values.shape, max(1, len(values))))
        events = [[event.name, float(event.time)] for event in run.events]
        record = {"complete": True, "job": self.job.facts(), "machines": self.machines, "scene": self.scene}
        write_manifest(
            self.files, self._attributes(run.final, events, record, interrupted=False, notes=run.notes), None
        )
        for name in STATE_FILES:
            (self.folder / name).unlink(missing_ok=True)
        self._whole()

    def _whole(self) -> None:
        """Raise OSError unless a reader finds the finished record in its place: every file there, in its size."""
        self.files.look()
        try:
            for name in ARRAYS:
                declared_shape(self.folder, name, budget=sys.maxsize)
        except RunFileError as error:
            raise LostError(errno.ENOENT, f"files of it were removed while the run went on ({error.found})") from None

    def _attributes(
        self,
        state: State,
        events: list[list[Any]],
        record: dict[str, Any],
        *,
        interrupted: bool,
        notes: tuple[str, ...],
    ) -> dict[str, Any]:
        job, clock = self.job, state.clock
        return {
            "format": FORMAT,
            "version": VERSION,
            "freebody": __version__,
            "names": list(job.tables.names),
            "method": job.method.name,
            "layout": job.layout,
            "dt": float(job.dt or 0.0),
            "order": job.method.order,
            "rtol": float(getattr(job.method, "rtol", 0.0)),
            "clock": [float(clock.t0), int(clock.n), float(clock.dt)],
            "interrupted": interrupted,
            "events": events,
            "custom_forces": bool(job.tables.flags & CUSTOM),
            "joints": joint_list(job.tables),
            "turns": True,
            "notes": list(notes),
            "record": record,
        }


def _state_bytes(state: State) -> bytes:
    parts = (state.raw, state.books, state.memory)
    return b"".join(np.ascontiguousarray(part, dtype="<f8").tobytes() for part in parts)
