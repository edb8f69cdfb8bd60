"""The thread that writes a record while its run goes on."""

from __future__ import annotations

import errno
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.errors import RunFileError, SimulationError
from freebody.methods.base import NO_IMPACTS
from freebody.model.state import State
from freebody.record.disk import GONE, LostError
from freebody.record.job import Past
from freebody.record.load import read_run
from freebody.record.store import Store
from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]

# Seconds between commits, which is what a killed run can lose; but at most this share of the time is spent on them.
PERIOD = 1.0
SHARE = 0.25
# Seconds between checks for frames to write before the next commit, so that little is left to do at the end.
LOOK = 0.05
# Bytes of frames that may wait to be written; beyond that ``offer`` writes them itself.
MOST_WAITING = 64 * 2**20


class _Waiting(NamedTuple):
    """Frames to write, with angles of hinges and contact after the accumulators, and the state after the last of them.

    ``impacts`` (n, numbers) are those since the frames before.
    """

    times: Array
    raw: Array
    accumulators: Array
    state: State
    events: tuple[Any, ...]
    impacts: Array


class Recorder:
    """Takes frames from a run and commits them in the background.

    ``offer`` takes frames that nobody changes any more, and a state from which the run continues after them. The call
    that follows an error of the disk raises it as :class:`SimulationError`. ``past`` is what the record contained when
    it was opened; None for a new one, which ``move`` moves to its ``place`` after the first commit.
    """

    def __init__(self, store: Store, place: Path, past: Past | None, move: Callable[[Store], None] | None) -> None:
        self.store, self.past, self._place = store, past, place
        self._move = move
        self._in_place = past is not None
        self.offered = 0 if past is None else len(past.times)
        self.offered_impacts = 0 if past is None else len(past.impacts)
        self.first = 0  # the number of the first frame that the run still holds
        self._waiting: list[_Waiting] = []
        self._lock, self._writing = threading.Lock(), threading.Lock()
        self._last: _Waiting | None = None  # written, but not yet committed
        self._ending = threading.Event()
        self._failure: OSError | None = None
        self._thread: threading.Thread | None = None

    def offer(
        self, times: Array, raw: Array, accumulators: Array, state: State, events: Sequence[Any],
        impacts: Array = NO_IMPACTS,
    ) -> None:  # fmt: skip
        """Add frames and impacts after those offered before. The first ones are committed before this returns."""
        self._complain()
        first = self.offered == 0
        self.offered += len(times)
        self.offered_impacts += len(impacts)
        with self._lock:
            self._waiting.append(_Waiting(times, raw, accumulators, state, tuple(events), impacts))
            waiting = sum(part.raw.nbytes for part in self._waiting)
        if first:
            self._commit()
            self._complain()
            if self._move is not None:
                self._move(self.store)
            self._in_place = True
        elif waiting > MOST_WAITING:
            self._write()
            self._complain()
        if self._thread is None:
            self.store.files.hurry = self._ending.is_set
            self._thread = threading.Thread(target=self._work, name="freebody record", daemon=True)
            self._thread.start()

    def pause(self) -> None:
        """Commit what was offered and leave a record that can be resumed."""
        self._end_thread()
        self.store.files.hurry = lambda: False
        self._commit()
        self._complain()

    def committed(self) -> Trajectory:
        """The run up to the last commit, which reads its frames from the record when they are used."""
        return read_run(self.store.folder, max_bytes=sys.maxsize, lazy=True).run

    def finish(self, run: Trajectory) -> Trajectory:
        """Write the rest of a run that has ended, and close the record, without waiting for the disk.

        ``run`` begins with frame number ``first``; earlier ones were offered. Returns the whole run: see ``whole``.
        """
        self._end_thread()
        self.store.files.hurry = lambda: True
        self._write()
        self._complain()
        rest = slice(self.offered - self.first, None)
        try:
            accounts, impacts = [run.accumulators[rest], run.derived.angles[rest]], NO_IMPACTS
            if run.contact_frames is not None and run.impact_rows is not None:
                contacts, impacts = run.contact_frames[rest], run.impact_rows[self.offered_impacts :]
                contacts, impacts = self.store.crowd.gathered(run.tables, contacts, impacts)
                accounts.append(contacts)
            self.store.add(run.times[rest], run.raw[rest], np.concatenate(accounts, axis=1), impacts)
            self.store.finish(run)
        except OSError as error:
            self._failure = error
        self._complain()
        return self.whole(run)

    def whole(self, run: Trajectory) -> Trajectory:
        """``run``, or where it does not hold all of its frames, one that reads them from the record when they are
        used."""
        if not self.first:
            return run
        stored = self.committed()
        return replace(stored, events=run.events, notes=run.notes, interrupted=run.interrupted)

    def _end_thread(self) -> None:
        self._ending.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        due = time.monotonic() + PERIOD
        while not self._ending.wait(min(LOOK, PERIOD)) and self._failure is None:
            begun = time.monotonic()
            if begun < due:
                self._write()
            else:
                self._commit()
                now = time.monotonic()
                due = now + max(PERIOD, (now - begun) * (1.0 / SHARE - 1.0))

    def _write(self) -> None:
        """Write waiting frames to the store, which does not make them count yet."""
        with self._writing:
            self._write_waiting()

    def _write_waiting(self) -> None:
        with self._lock:
            waiting, self._waiting = self._waiting, []
        if not waiting or self._failure is not None:
            return
        try:
            for part in waiting:
                self.store.add(part.times, part.raw, part.accumulators, part.impacts)
                self._last = part
        except OSError as error:
            self._failure = error

    def _commit(self) -> None:
        with self._writing:
            self._write_waiting()
            last, self._last = self._last, None
            if last is None or self._failure is not None:
                return
            try:
                self.store.commit(last.state, last.events)
            except OSError as error:
                self._failure = error

    def _complain(self) -> None:
        failure = self._failure
        if failure is None:
            return
        if self.store.files.lost:
            # A write may fail for that in many ways, before anybody looks.
            failure = LostError(errno.ENOENT, GONE)
        lost = isinstance(failure, LostError)
        if lost or not self._in_place or not _readable(self.store.folder):
            there = "nothing of it can be read there; error.run holds the run so far, and error.run.save(...) keeps it"
            if lost:
                there += ". A folder that was moved can be moved back and resumed: resume=True, --resume"
        else:
            there = (
                "what was committed is there and readable; make room and continue with resume=True, or --resume; "
                "error.run holds the run so far"
            )
        raise SimulationError(
            f"the record {self._place} cannot be written any more: {failure.strerror or failure}",
            cause=None if lost else "a full disk, a quota, or a folder that went away",
            remedy=there,
        ) from failure


def _readable(folder: Path) -> bool:
    """Whether what was committed can be read, by reading it: the error promises so."""
    try:
        read_run(folder, max_bytes=sys.maxsize)
    except RunFileError:
        return False
    return True
