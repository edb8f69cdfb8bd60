"""Where a record begins: a new folder, an old one replaced, or an unfinished one taken up."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from freebody.errors import InputError
from freebody.record.disk import alone
from freebody.record.job import Job, Past, Recording
from freebody.record.load import about_record, read_unfinished
from freebody.record.recorder import Recorder
from freebody.record.store import Store
from freebody.trajectory.load import load_run
from freebody.trajectory.run import Trajectory
from freebody.trajectory.save import may_replace
from freebody.trajectory.workshop import workshop

__all__ = ["finished", "opened"]

# Whoever resumes a record runs its world anyway; what a run may keep in memory is also read, with its derived numbers.
MOST_BYTES = 64 * 2**30


def finished(recording: Recording, job: Job) -> Trajectory | None:
    """The run, if the recording resumes a record that is complete already. Raises :class:`InputError` if another's."""
    folder = recording.folder
    if not recording.resume or not folder.exists():
        return None
    record = about_record(folder)
    if record is None or record.get("complete") is not True:
        return None
    run = load_run(folder, max_bytes=MOST_BYTES)
    _same(folder, job, run, record.get("job"))
    return run


@contextmanager
def opened(recording: Recording, job: Job) -> Iterator[Recorder]:
    """A recorder for ``job``, alone with its folder.

    A new record is begun beside its place and moved there with its first frames inside, so that there is never a folder
    that cannot be read. Raises :class:`InputError` if something else is there, if another process writes to it, or if
    it is the record of another run.
    """
    folder = recording.folder
    if recording.resume and folder.exists():
        with alone(folder):
            yield _taken_up(folder, job)
        return
    _may_write(recording)
    with workshop(folder) as aside:
        new, old = aside / "new", aside / "old"
        new.mkdir()

        def settle(store: Store) -> None:
            _may_write(recording)
            if folder.exists():
                with alone(folder):
                    folder.rename(old)
            new.rename(folder)
            store.files.moved(folder)
            shutil.rmtree(old, ignore_errors=True)

        with alone(new):
            yield Recorder(Store(new, job, scene=recording.scene), folder, None, settle)


def _may_write(recording: Recording) -> None:
    folder = recording.folder
    if not folder.exists() and not folder.is_symlink():
        return
    if not recording.overwrite:
        raise InputError(
            f"{folder} exists already",
            remedy="choose another name, give overwrite=True, or go on with it: resume=True, --resume",
        )
    may_replace(folder)


def _taken_up(folder: Path, job: Job) -> Recorder:
    if about_record(folder) is None:
        raise InputError(
            f"{folder} is a saved run, not a record", remedy="go on from it with simulate(..., start=run.final)"
        )
    unfinished = read_unfinished(folder, max_bytes=MOST_BYTES)
    run = unfinished.run
    _same(folder, job, run, unfinished.job)
    past = Past(run.times, run.raw, run.books, run.final, run.events)
    store = Store(folder, job, scene=unfinished.scene)
    store.restore(past, unfinished.arrays, unfinished.turn)
    return Recorder(store, folder, past, None)


def _same(folder: Path, job: Job, run: Trajectory, facts: Any) -> None:
    """Raise :class:`InputError` unless the record in ``folder`` is of this job."""
    tables, start = run.tables, job.start.as_layout(job.method.layout)
    wanted = job.facts()
    difference = None
    if not isinstance(facts, dict) or facts != wanted:
        given = facts if isinstance(facts, dict) else {}
        key = next((key for key, value in wanted.items() if given.get(key) != value), "job")
        difference = f"{key}: {given.get(key)!r} there, {wanted.get(key)!r} here"[:200]
    elif tables.names != job.tables.names or not all(
        np.array_equal(there, here)
        for there, here in (
            (tables.floats, job.tables.floats),
            (tables.integers, job.tables.integers),
            (tables.edges, job.tables.edges),
        )
    ):
        difference = "its bodies or forces have other numbers"
    elif run.raw[0].tobytes() != start.raw.tobytes() or run.times[0] != start.time:
        difference = "it started from another state"
    if difference is not None:
        raise InputError(
            f"{folder} is the record of another run ({difference})",
            expected="the same world, method, step, duration and version as when it was begun",
            remedy="give the same arguments, or record elsewhere",
        )
