"""Where a record begins: a new folder, an old one replaced, or an unfinished one taken up."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError
from freebody.joints.angles import angles_at
from freebody.model.layout import BODIES, BODY
from freebody.model.tables import Tables
from freebody.record.disk import alone
from freebody.record.job import Job, Past, Recording
from freebody.record.load import about_record, machines_of, read_unfinished
from freebody.record.machine import difference, this_machine
from freebody.record.recorder import Recorder
from freebody.record.store import Store
from freebody.trajectory.load import load_run
from freebody.trajectory.run import Trajectory
from freebody.trajectory.save import may_replace
from freebody.trajectory.workshop import workshop

__all__ = ["finished", "opened"]

Array = NDArray[np.float64]

# Whoever resumes a record runs its world anyway; what a run may keep in memory is also read, with its derived numbers.
MOST_BYTES = 64 * 2**30

# Numbers of one world that were computed on two machines differ by less than this part of the largest of their kind:
# roundings of integrals and of the solutions of small systems, not a change that anybody typed.
ROUNDINGS = 1e-12

# Of a record that goes from machine to machine, so many are kept; a note is as long as readers take one.
MOST_MACHINES = 50
LONGEST_NOTE = 900


def finished(recording: Recording, job: Job) -> Trajectory | None:
    """The run, if the recording resumes a record that is complete already. Raises :class:`InputError` if another's."""
    folder = recording.folder
    if not recording.resume or not folder.exists():
        return None
    record = about_record(folder)
    if record is None or record.get("complete") is not True:
        return None
    run = load_run(folder, max_bytes=MOST_BYTES)
    # Nothing is added to it, so that nothing is mixed.
    _same(folder, job, run, record.get("job"), exactly=_all_here(machines_of(record)))
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
            yield _taken_up(folder, job, allow_mixed=recording.allow_mixed)
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


def _taken_up(folder: Path, job: Job, *, allow_mixed: bool) -> Recorder:
    if about_record(folder) is None:
        raise InputError(
            f"{folder} is a saved run, not a record", remedy="go on from it with simulate(..., start=run.final)"
        )
    unfinished = read_unfinished(folder, max_bytes=MOST_BYTES)
    run, machines = unfinished.run, unfinished.machines
    other = difference(machines[-1])
    _same(folder, job, run, unfinished.job, exactly=_all_here(machines))
    past = Past(run.times, run.raw, run.books, run.derived.angles, run.final, run.events)
    store = Store(folder, job, scene=unfinished.scene)
    store.notes = run.notes
    if other is None:
        store.machines = machines
    elif allow_mixed:
        store.machines = [*machines[-MOST_MACHINES:], this_machine()]
        note = f"gone on with at t = {run.times[-1]:g} s where the last bits may differ: {other}"
        store.notes = (*run.notes, note[:LONGEST_NOTE])[-MOST_MACHINES:]
    else:
        raise InputError(
            f"{folder} was begun where the last bits may differ ({other})",
            expected="the same processor and libraries, so that the run is bit for bit the one that never stopped",
            remedy="go on with it there; or here with allow_mixed=True, or --allow-mixed: the record then says so",
        )
    store.restore(past, unfinished.arrays, unfinished.turn)
    return Recorder(store, folder, past, None)


def _all_here(machines: list[Any]) -> bool:
    return all(difference(machine) is None for machine in machines)


def _same(folder: Path, job: Job, run: Trajectory, facts: Any, *, exactly: bool) -> None:
    """Raise :class:`InputError` unless the record in ``folder`` is of this job, bit for bit or but for roundings."""
    tables, start = run.tables, job.start.as_layout(job.layout)
    wanted = job.facts()
    found = None
    if not isinstance(facts, dict) or facts != wanted:
        given = facts if isinstance(facts, dict) else {}
        key = next((key for key, value in wanted.items() if given.get(key) != value), "job")
        found = f"{key}: {given.get(key)!r} there, {wanted.get(key)!r} here"[:200]
    elif (
        tables.names != job.tables.names
        or not np.array_equal(tables.integers, job.tables.integers)
        or not np.array_equal(tables.edges, job.tables.edges)
        or not _equal(_constants(tables), _constants(job.tables), exactly=exactly)
    ):
        found = "its bodies or forces have other numbers"
    elif (
        not _equal([run.raw[0]], [start.raw], exactly=exactly)
        or run.times[0] != start.time
        or (np.abs(run.derived.angles[0] - angles_at(start)) > 1.0).any()  # whole turns
    ):
        found = "it started from another state"
    if found is not None:
        raise InputError(
            f"{folder} is the record of another run ({found})",
            expected="the same world, method, step, duration and version as when it was begun",
            remedy="give the same arguments, or record elsewhere",
        )


def _constants(tables: Tables) -> list[Array]:
    """The floats of a world: what each body has of one kind, then the forces'.

    Principal axes follow from the inertia, but for bodies with equal moments they are whatever a rounding makes them.
    """
    properties = zip(tables.masses, tables.inertias, tables.inverse_inertias, tables.principal_moments)
    kinds = [np.atleast_1d(part) for body in properties for part in body]
    end = BODIES + BODY * len(tables.names)
    return [*kinds, *tables.floats[end:].reshape(-1, 1)]


def _equal(there: list[Array], here: list[Array], *, exactly: bool) -> bool:
    """Whether groups of numbers are the same bits, or the same but for roundings of the largest of each group."""
    if [part.shape for part in there] != [part.shape for part in here]:
        return False
    if exactly:
        return all(a.tobytes() == b.tobytes() for a, b in zip(there, here))
    return all((np.abs(a - b) <= ROUNDINGS * np.abs(b).max(initial=0.0)).all() for a, b in zip(there, here))
