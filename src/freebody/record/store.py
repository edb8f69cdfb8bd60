"""A record on disk: rows are added, then a commit makes them count.

A commit writes chunk files and the state to resume from; then it replaces the manifest. A process that dies in between
leaves the previous manifest, under which everything is still there: chunks are only ever replaced by chunks that begin
with the same rows, and there are two state files, of which the manifest names one. A durable commit makes the first
part durable before it writes the second, so the same holds for a power cut.
"""

from __future__ import annotations

import errno
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.contact.layout import IMPACT
from freebody.contact.state import contact_columns
from freebody.errors import RunFileError
from freebody.joints.angles import hinges
from freebody.joints.reactions import COLUMNS
from freebody.model.state import State
from freebody.record.arrays import Writer
from freebody.record.contents import attributes, fingerprint, world_arrays
from freebody.record.crowds import Crowd
from freebody.record.derive import follow
from freebody.record.disk import Files, LostError
from freebody.record.format import ARRAYS, EVERY, MANIFEST, STATE_FILES
from freebody.record.job import Job
from freebody.record.load import StoredRun
from freebody.record.machine import this_machine
from freebody.record.metadata import count_files, declared, read_json
from freebody.record.save import run_attributes
from freebody.trajectory.kernels import WRENCH
from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]

# Impacts in a chunk: the last one is written again at every commit that has more of them.
IMPACT_ROWS = 512

# Numbers of one kind to process at once, so that they stay in the processor's cache.
SLAB = 2**17


class Store:
    """The record of one run in ``folder``, which exists. Methods that write raise OSError."""

    def __init__(self, folder: Path, job: Job, *, scene: str | None) -> None:
        self.files, self.job, self.scene = Files(folder), job, scene
        self.machines: list[Any] = [this_machine()]
        self.notes: tuple[str, ...] = ()
        tables, bodies = job.tables, len(job.tables.names)
        state = job.start.as_layout(job.layout).raw.shape
        rows: dict[str, tuple[int, ...]] = {
            "raw": state,
            "accumulators": (7,),
            "wrench": (bodies, WRENCH),
            "wrench_before": (bodies, WRENCH),
            "joints": (len(tables.joints), COLUMNS),
            "contacts": (contact_columns(tables),),
            "gaps": (0 if tables.contacts is None else len(tables.contacts.pairs),),
            "pool": (contact_columns(tables),),
        }
        self.writer, self.crowd = Writer(self.files), Crowd(tables)
        for name in self.crowd.frames:
            expected = job.frames if EVERY[name].dims[0] == "time" else max(1, len(tables.edges))
            self.writer.grow(name, rows.get(name, ()), expected)
        self.writer.grow(self.crowd.impacts, (IMPACT.size,), IMPACT_ROWS)
        # The last two frames: times, states, angles of hinges, contact.
        self._hinges = hinges(tables)
        columns = self._hinges, contact_columns(tables)
        self._tail = np.empty(0), np.empty((0, *state)), np.empty((0, columns[0])), np.empty((0, columns[1]))
        self._last_breakpoint = -1
        self._state_file = 0

    def restore(self, found: StoredRun) -> None:
        """Continue after the rows that are on disk."""
        for name, array in self.writer.arrays.items():
            array.restore(found.arrays[name])
        for name, values in self._world().items():
            self.writer.grow(name, values.shape[1:], len(values))
            self.writer.arrays[name].restore(values)
        run, frames = found.run, found.arrays["breakpoint_frames"]
        contacts = found.arrays[self.crowd.frames[-1] if self.crowd.is_one else "contacts"]
        self._tail = run.times[-2:], run.raw[-2:], run.derived.angles[-2:], contacts[-2:]
        self.crowd.restore(found.arrays)
        self._last_breakpoint = int(frames[-1]) if len(frames) else -1
        self._state_file = 1 - found.state_file

    def _world(self) -> dict[str, NDArray[Any]]:
        return {**world_arrays(self.job.tables), "fingerprint": fingerprint(self.job.tables)}

    @property
    def folder(self) -> Path:
        """Where it is."""
        return self.files.folder

    @property
    def frames(self) -> int:
        """How many there are."""
        return self.writer.arrays["time"].count

    def add(self, times: Array, raw: Array, accumulators: Array, impacts: Array) -> None:
        """Add frames and what follows from them, and the impacts up to them; with the first ones, the world.

        ``accumulators`` (frames, 7 + hinges + contact): accumulators, angles of hinges, the state of contact.
        """
        self.writer.arrays[self.crowd.impacts].append(impacts)
        self.crowd.see(accumulators[:, 7 + self._hinges :], impacts)
        if not len(times):
            return
        if not self.frames:
            for name, values in self._world().items():
                self.writer.write(name, values)
        size = max(1, SLAB // (raw.shape[1] * WRENCH))
        for k in range(0, len(times), size):
            self._add(times[k : k + size], raw[k : k + size], accumulators[k : k + size])

    def _add(self, times: Array, raw: Array, accumulators: Array) -> None:
        after = 7 + self._hinges
        first, new = self.frames, (times, raw, accumulators[:, 7:after], accumulators[:, after:])
        joined = [np.concatenate([old[-1:], part]) for old, part in zip(self._tail, new)]
        tables, contacts = self.crowd.followed(joined[3])
        before = min(1, len(self._tail[0]))
        followed = follow(tables, self.job.layout, joined[0], joined[1], joined[2], contacts, before=before, last=False)
        values = (
            times, raw, accumulators[:, :7], followed.kinetic, followed.potential, followed.wrench,
            followed.edge_frames + first, followed.wrench_before, followed.joints, new[3], followed.gaps,
        )  # fmt: skip
        for name, part in zip(self.crowd.frames, values):
            self.writer.arrays[name].append(part)
        self._tail = tuple(part[-2:].copy() for part in joined)  # type: ignore[assignment]
        if len(followed.edge_frames):
            self._last_breakpoint = first + int(followed.edge_frames[-1])

    def commit(self, state: State, events: Iterable[Any]) -> None:
        """Make everything added so far count, with the state to resume from; durably unless files are in a hurry."""
        self.writer.flush()
        self.files.put_checked(Path(STATE_FILES[self._state_file]), _state_bytes(state))
        job = self.job
        about = attributes(
            self.crowd.listed, state.clock, method=job.method.name, layout=job.layout, dt=job.dt or 0.0,
            order=job.method.order, rtol=getattr(job.method, "rtol", 0.0), interrupted=True, events=events,
            notes=self.notes,
        )  # fmt: skip
        resume = {"state": {"file": self._state_file, "memory": len(state.memory)}}
        self.files.sync()
        self.writer.commit({**about, "record": {"complete": False, **self._record(), **resume}})
        self.files.sync()
        self.files.look()
        self._state_file = 1 - self._state_file

    def _record(self) -> dict[str, Any]:
        return {"job": self.job.facts(), "machines": self.machines, "scene": self.scene}

    def finish(self, run: Trajectory) -> None:
        """Turn the record into a stored run: the last frame without a next one, the final state, all descriptions.

        Of ``run`` only the end counts; its frames have been added.
        """
        arrays = self.writer.arrays
        tables, contacts = self.crowd.followed(self._tail[3])
        end = follow(tables, run.layout, *self._tail[:3], contacts, before=len(self._tail[0]) - 1, last=True)
        amended = {"wrench": end.wrench, "joints": end.joints, "gaps": end.gaps, "kinetic_energy": end.kinetic}
        for name, values in {**amended, "potential_energy": end.potential}.items():
            if name in arrays:
                arrays[name].amend(values[-1])
        self.writer.flush()
        if not len(end.edge_frames) and self._last_breakpoint == self.frames - 1:
            # A breakpoint that would have come a rounding after the end of the run.
            arrays["breakpoint_frames"].forget()
            arrays["wrench_before"].forget()
        self.crowd.write(self.writer, self.folder, run.layout)
        final, run = run.final, replace(run, tables=self.crowd.listed)
        for name, values in zip(("raw", "accumulators", "memory"), (final.raw, final.accumulators, final.memory)):
            self.writer.write(f"final_{name}", values)
        self.writer.close({**run_attributes(run), "interrupted": False, "record": {"complete": True, **self._record()}})
        for name in STATE_FILES:
            (self.folder / name).unlink(missing_ok=True)
        self.crowd.clear(self.folder)
        self._whole()

    def _whole(self) -> None:
        """Raise OSError unless every file of the finished record is in its place, in its size."""
        self.files.look()
        try:
            for name, spec in ARRAYS.items():
                file = self.folder / name / MANIFEST
                count_files(self.folder, name, declared(file, read_json(file), spec))
        except RunFileError as error:
            raise LostError(errno.ENOENT, f"files of it were removed while the run went on ({error.found})") from None


def _state_bytes(state: State) -> bytes:
    parts = (state.raw, state.accumulators, state.memory)
    return b"".join(np.ascontiguousarray(part, dtype="<f8").tobytes() for part in parts)
