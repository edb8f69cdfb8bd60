"""The thread that writes a record while its run goes on."""

from __future__ import annotations

import errno
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.errors import RunFileError, SimulationError
from freebody.model.state import State
from freebody.record.files import GONE, LostError, always, never
from freebody.record.job import Past
from freebody.record.load import read_unfinished
from freebody.record.store import Store
from freebody.trajectory.run import Trajectory

__all__ = ["Recorder"]

Array = NDArray[np.float64]

# Seconds between commits, so much a killed run can lose; but no more than this part of the time is spent on them.
PERIOD = 1.0
SHARE = 0.25
# Seconds between looks for frames to write ahead of the next commit, so that little is left to do at the end.
LOOK = 0.05


class _Waiting(NamedTuple):
    """Frames not yet written, angles of hinges behind their books, and the state behind the last of them."""

    times: Array
    raw: Array
    books: Array
    state: State
    events: list[list[Any]]


class Recorder:
    """Takes frames from a run and commits them in the background.

    ``offer`` must get frames that nobody changes any more, and a state from which the run goes on behind them. An error
    of the disk is raised, as :class:`SimulationError`, by the call that follows it. ``past`` is what the record held
    when it was opened; None for a new one, which ``settle`` moves to its ``place`` after the first commit.
    """

    def __init__(self, store: Store, place: Path, past: Past | None, settle: Callable[[Store], None] | None) -> None:
        self.store, self.past, self._place = store, past, place
        self._settle = settle
        self._settled = past is not None
        self.offered = 0 if past is None else len(past.times)
        self._waiting: list[_Waiting] = []
        self._lock = threading.Lock()
        self._behind: _Waiting | None = None  # the last that was written, not yet committed
        self._ending = threading.Event()
        self._trouble: OSError | None = None
        self._thread: threading.Thread | None = None

    def offer(self, times: Array, raw: Array, books: Array, state: State, events: Sequence[Any]) -> None:
        """Hand over frames behind those offered before. The first ones are committed before this returns."""
        self._complain()
        names = [[event.name, float(event.time)] for event in events]
        first = self.offered == 0
        self.offered += len(times)
        with self._lock:
            self._waiting.append(_Waiting(times, raw, books, state, names))
        if first:
            self._commit()
            self._complain()
            if self._settle is not None:
                self._settle(self.store)
            self._settled = True
        if self._thread is None:
            self.store.files.hurry = self._ending.is_set
            self._thread = threading.Thread(target=self._work, name="freebody record", daemon=True)
            self._thread.start()

    def pause(self) -> None:
        """Commit what was offered and leave the record as one that can be taken up again."""
        self._end_thread()
        self.store.files.hurry = never
        self._commit()
        self._complain()

    def finish(self, run: Trajectory) -> None:
        """Write the rest of a run that came to its end, and close the record, without waiting for the disk."""
        self._end_thread()
        self.store.files.hurry = always
        self._write()
        self._complain()
        rest = slice(self.offered, None)
        try:
            books = np.concatenate([run.books[rest], run.derived.angles[rest]], axis=1)
            self.store.add(run.times[rest], run.raw[rest], books)
            self.store.finish(run)
        except OSError as error:
            self._trouble = error
        self._complain()

    def _end_thread(self) -> None:
        self._ending.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        due = time.monotonic() + PERIOD
        while not self._ending.wait(min(LOOK, PERIOD)) and self._trouble is None:
            begun = time.monotonic()
            if begun < due:
                self._write()
            else:
                self._commit()
                now = time.monotonic()
                due = now + max(PERIOD, (now - begun) * (1.0 / SHARE - 1.0))

    def _write(self) -> None:
        """Bring frames that wait to the store, which does not make them count yet."""
        with self._lock:
            waiting, self._waiting = self._waiting, []
        if not waiting or self._trouble is not None:
            return
        try:
            for part in waiting:
                self.store.add(part.times, part.raw, part.books)
                self._behind = part
        except OSError as error:
            self._trouble = error

    def _commit(self) -> None:
        self._write()
        behind, self._behind = self._behind, None
        if behind is None or self._trouble is not None:
            return
        try:
            self.store.commit(behind.state, behind.events)
        except OSError as error:
            self._trouble = error

    def _complain(self) -> None:
        trouble = self._trouble
        if trouble is None:
            return
        if self.store.files.lost:
            # A write may fail for that in many ways, before anybody looks.
            trouble = LostError(errno.ENOENT, GONE)
        lost = isinstance(trouble, LostError)
        if lost or not self._settled or not _readable(self.store.folder):
            there = "nothing of it can be read there; error.run holds the run so far, and error.run.save(...) keeps it"
            if lost:
                there += ". A folder that was moved can be moved back and gone on with: resume=True, --resume"
        else:
            there = (
                "what was committed is there and readable; make room and go on with resume=True, or --resume; "
                "error.run holds the run so far"
            )
        raise SimulationError(
            f"the record {self._place} cannot be written any more: {trouble.strerror or trouble}",
            cause=None if lost else "a full disk, a quota, or a folder that went away",
            remedy=there,
        ) from trouble


def _readable(folder: Path) -> bool:
    """Whether what was committed can be read, by reading it: a promise that is made once, when all went wrong."""
    try:
        read_unfinished(folder, max_bytes=sys.maxsize)
    except RunFileError:
        return False
    return True
