"""Open a record: in a new folder, in place of an old one, or to resume an unfinished one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.contact.listed import is_crowd
from freebody.contact.state import contacts_at
from freebody.errors import InputError
from freebody.joints.angles import angles_at
from freebody.model.tables import Tables
from freebody.record.arrays import ChunkedArray
from freebody.record.contents import fingerprint
from freebody.record.crowds import same_points
from freebody.record.disk import alone
from freebody.record.job import Job, Past, Recording
from freebody.record.load import StoredRun, about_record, machines_of, read_run
from freebody.record.machine import difference, this_machine
from freebody.record.recorder import Recorder
from freebody.record.save import may_write
from freebody.record.staging import staging
from freebody.record.store import Store
from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]

# A record to resume may be as large as a run in memory with its derived numbers.
MOST_BYTES = 64 * 2**30

# Numbers of one world that were computed on two machines differ by less than this part of the largest of their kind:
# by rounding in integrals and small linear systems, not by a change of the world.
ROUNDINGS = 1e-12

# Machines that a record lists, and letters of a note, at most.
MOST_MACHINES = 50
LONGEST_NOTE = 900


def finished(recording: Recording, job: Job) -> Trajectory | None:
    """The run, if the record to resume is complete. Raises :class:`InputError` if it is of another run."""
    folder = recording.folder
    if not recording.resume or not folder.exists():
        return None
    record = about_record(folder)
    if record is None or record.get("complete") is not True:
        return None
    found = read_run(folder, max_bytes=MOST_BYTES)
    # Nothing is added to it, so nothing is mixed.
    _same(folder, job, found, exactly=_all_here(machines_of(record)))
    return found.run


@contextmanager
def opened(recording: Recording, job: Job) -> Iterator[Recorder]:
    """A recorder for ``job``, with its folder locked.

    A new record is begun beside its place and moved there with its first frames, so that the folder can always be read.
    Raises :class:`InputError` if something else is there, if another process writes to it, or if it is the record of
    another run.
    """
    folder = recording.folder
    if recording.resume and folder.exists():
        with alone(folder):
            yield _resumed(folder, job, allow_mixed=recording.allow_mixed)
        return
    _may_write(recording)
    with staging(folder) as aside:
        new, old = aside / "new", aside / "old"
        new.mkdir()

        def move(store: Store) -> None:
            _may_write(recording)
            if folder.exists():
                with alone(folder):
                    folder.rename(old)
            new.rename(folder)
            store.files.moved(folder)
            shutil.rmtree(old, ignore_errors=True)

        with alone(new):
            yield Recorder(Store(new, job, scene=recording.scene), folder, None, move)


def _may_write(recording: Recording) -> None:
    may_write(
        recording.folder,
        overwrite=recording.overwrite,
        remedy="choose another name, give overwrite=True, or continue it: resume=True, --resume",
    )


def _resumed(folder: Path, job: Job, *, allow_mixed: bool) -> Recorder:
    if about_record(folder) is None:
        raise InputError(
            f"{folder} is a saved run, not a record", remedy="go on from it with simulate(..., start=run.final)"
        )
    found = read_run(folder, max_bytes=MOST_BYTES, lazy=True)
    for array in found.arrays.values():
        if isinstance(array, ChunkedArray):
            array.check()
    run, machines = found.run, machines_of(found.record)
    other = difference(machines[-1])
    _same(folder, job, found, exactly=_all_here(machines))
    contacts, impacts, state = found.arrays["contacts"], found.arrays["impacts"], run.final
    if is_crowd(job.tables):
        contacts, impacts = found.arrays["pool"], np.asarray(found.arrays["pool_impacts"])
        state = replace(state, contacts=np.array(contacts[-1]))
    past = Past(run.times, run.raw, run.accumulators, run.derived.angles, state, run.events, contacts, impacts)
    store = Store(folder, job, scene=found.record.get("scene"))
    store.notes = run.notes
    if other is None:
        store.machines = machines
    elif allow_mixed:
        store.machines = [*machines[-MOST_MACHINES:], this_machine()]
        note = f"resumed at t = {run.times[-1]:g} s where the last bits may differ: {other}"
        store.notes = (*run.notes, note[:LONGEST_NOTE])[-MOST_MACHINES:]
    else:
        raise InputError(
            f"{folder} was begun on a machine whose last bits may differ ({other})",
            expected="the same processor and libraries, so that the run is bit for bit the one that never stopped",
            remedy="resume it there; or here with allow_mixed=True, or --allow-mixed: the record will say so",
        )
    store.restore(found)
    return Recorder(store, folder, past, None)


def _all_here(machines: list[Any]) -> bool:
    return all(difference(machine) is None for machine in machines)


def _same(folder: Path, job: Job, record: StoredRun, *, exactly: bool) -> None:
    """Raise :class:`InputError` unless the record in ``folder`` is of this job, bit for bit or up to rounding."""
    run, facts = record.run, record.record.get("job")
    tables, start = run.tables, job.start.as_layout(job.layout)
    wanted = job.facts()
    given = facts if isinstance(facts, dict) else {}
    other = next((key for key, value in wanted.items() if given.get(key) != value), None)
    found = None
    if other not in (None, "structure"):
        found = f"{other}: {given.get(other)!r} there, {wanted[other]!r} here"[:200]
    elif (
        other == "structure"
        or tables.names != job.tables.names
        or not np.array_equal(tables.edges, job.tables.edges)
        or not _equal(
            _constants(tables, record.arrays["fingerprint"]),
            _constants(job.tables, fingerprint(job.tables)),
            exactly=exactly,
        )
    ):
        found = "its bodies or forces have other numbers"
    elif (
        not _equal([run.raw[0]], [start.raw], exactly=exactly)
        or run.times[0] != start.time
        or (np.abs(run.derived.angles[0] - angles_at(start)) > 1.0).any()  # whole revolutions
        or not _touching_alike(job, record, exactly=exactly)
    ):
        found = "it started from another state"
    if found is not None:
        raise InputError(
            f"{folder} is the record of another run ({found})",
            expected="the same world, method, step, duration and version as when it was begun",
            remedy="give the same arguments, or record elsewhere",
        )


def _touching_alike(job: Job, record: StoredRun, *, exactly: bool) -> bool:
    """Whether the record began with the same state of contact, if one was given."""
    there = np.asarray(record.arrays["contacts"][0])
    if not len(job.start.contacts):
        return True
    if is_crowd(job.tables):
        return same_points(there, contacts_at(job.start, job.tables))
    return _equal([there], [job.start.contacts], exactly=exactly)


def _constants(tables: Tables, numbers: Array) -> list[Array]:
    """The numbers of a world in groups of one kind: of each body, then ``numbers`` of forces and joints one by one.

    Principal axes are left out: they follow from the inertia, and are arbitrary for equal moments.
    """
    properties = zip(tables.masses, tables.inertias, tables.inverse_inertias, tables.principal_moments)
    kinds = [np.atleast_1d(part) for body in properties for part in body]
    return [*kinds, *numbers.reshape(-1, 1)]


def _equal(there: list[Array], here: list[Array], *, exactly: bool) -> bool:
    """Whether groups of numbers are the same bits, or the same up to rounding of the largest of each group."""
    if [part.shape for part in there] != [part.shape for part in here]:
        return False
    if exactly:
        return all(a.tobytes() == b.tobytes() for a, b in zip(there, here))
    return all((np.abs(a - b) <= ROUNDINGS * np.abs(b).max(initial=0.0)).all() for a, b in zip(there, here))
