"""Read runs from files, finished or not."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import a_path
from freebody.contact.layout import SLOT, STATE
from freebody.errors import RunFileError
from freebody.model.layout import ACCUMULATORS
from freebody.model.state import LAYOUTS, Clock, State
from freebody.model.tables import JointFacts
from freebody.record import version2
from freebody.record.arrays import ChunkedArray
from freebody.record.contacts import consistent_contact, contact_facts, without_contact
from freebody.record.contents import FLAGS, tables_of
from freebody.record.crowds import spread_out
from freebody.record.disk import read_checked
from freebody.record.format import (
    ARRAYS,
    EVERY,
    FINAL,
    FIXED,
    FORMAT,
    MANIFEST,
    SINCE_VERSION_3,
    SPREAD,
    STATE_FILES,
    VERSION,
    broken,
)
from freebody.record.metadata import (
    LONGEST_NAME,
    Declared,
    count_files,
    declared,
    is_name,
    is_number,
    not_only_blank,
    only_files,
    read_json,
)
from freebody.record.zipped import unpacked
from freebody.threads import interruptible
from freebody.trajectory.derived import Stored, angles_among
from freebody.trajectory.run import Trajectory

# Enough for ten million frames of a body; larger runs need a max_bytes.
MOST_BYTES = 4 * 2**30

# Arrays of the frames that are large: a lazy run leaves them on disk.
LARGE = ("raw", "wrench", "joints", "contacts", "gaps", "pool")


class PastEvent(NamedTuple):
    """An event of a stored run: its name and its time in s."""

    name: str
    time: float

    def __repr__(self) -> str:
        return f"<{self.name!r} at t = {self.time:.9g} s>"


class StoredRun(NamedTuple):
    """A run with the arrays behind it, what its manifest says about recording, and the number of its state file."""

    run: Trajectory
    arrays: dict[str, Any]
    record: dict[str, Any]
    state_file: int


def load_run(path: str | os.PathLike[str], *, max_bytes: int = MOST_BYTES) -> Trajectory:
    """Read a run that ``run.save`` or ``simulate(record=...)`` wrote, bit for bit; ``path`` is a folder or a .zarr.zip.

    A record whose run goes on, or was killed, is read up to its last committed frame, and ``run.interrupted`` is set.
    Forces are not rebuilt: energies and wrenches at the frames come from the file, and ``simulate(world, start=...)``
    needs the world. No code is read from a file. Raises :class:`RunFileError` for anything else, or if more than
    ``max_bytes`` are declared.
    """
    return interruptible(lambda: _load(a_path("path", path), max_bytes))


def _load(path: Path, max_bytes: int) -> Trajectory:
    with unpacked(path, max_bytes=max_bytes, chunks=_chunk_counts) as folder:
        return read_run(folder, max_bytes=max_bytes).run


def _chunk_counts(folder: Path) -> dict[str, int]:
    """How many chunks every array of the run in ``folder`` has, from its descriptions alone."""
    return {name: array.chunks for name, array in _described(folder, About(folder)).items()}


def about_record(folder: Path) -> dict[str, Any] | None:
    """What the manifest says about recording; None for a run that was saved. Raises :class:`RunFileError`."""
    return _record(folder / MANIFEST, read_json(folder / MANIFEST).get("attributes"))


def _record(path: Path, attributes: Any) -> dict[str, Any] | None:
    record = attributes.get("record") if isinstance(attributes, dict) else None
    if record is not None and not isinstance(record, dict):
        raise broken(path, f"record = {record!r}"[:200], expected="a table")
    return record


def machines_of(record: dict[str, Any]) -> list[Any]:
    """The machines that a record was written on, in order; [None] if it does not say."""
    machines = record.get("machines")
    return machines if isinstance(machines, list) and machines else [None]


def read_run(folder: Path, *, max_bytes: int = MOST_BYTES, lazy: bool = False) -> StoredRun:
    """The run in ``folder``, up to the frames that the manifest declares valid. Raises :class:`RunFileError`.

    Everything is compared with the files before it is read. ``lazy``: frames stay on disk until they are used.
    """
    if not folder.is_dir():
        raise RunFileError(f"{folder} is not a folder", expected="a run written by run.save(...)")
    about = About(folder)
    only_files(folder)
    described = _described(folder, about)
    _check(folder, about, described, int(max_bytes))
    found = {name: ChunkedArray(folder, name, array, about.specs[name].dtype) for name, array in described.items()}
    arrays = {
        name: cast(NDArray[Any], array) if lazy and name in LARGE else np.asarray(array)
        for name, array in found.items()
    }
    flags, extent = about.flags, about.extent
    if about.version == 2:
        arrays, flags, extent = version2.translated(folder, arrays, len(about.names))
    if about.version < VERSION:
        arrays |= without_contact(len(arrays["time"]))
    if about.pooled:
        arrays |= spread_out(folder, arrays, about.contacts)
    _consistent(folder, arrays, about)
    tables = tables_of(about.names, about.joints, arrays, flags, extent, about.contacts)
    if not about.turns:
        # Without counted revolutions, jumps between frames are removed.
        turning = [number for number, facts in enumerate(tables.joints) if facts.measures == "angle"]
        arrays["joints"] = np.array(arrays["joints"])
        arrays["joints"][:, turning, -1] = np.unwrap(arrays["joints"][:, turning, -1], axis=0)
    angles = angles_among(tables, arrays["joints"])
    if about.unfinished:
        numbers, number = about.state(folder)
    else:
        numbers, number = [arrays[name] for name in FINAL], 0
    raw, accumulators, memory = numbers
    final = State(
        tables, about.layout, raw.reshape(len(about.names), -1), about.clock, accumulators, memory, angles[-1],
        np.array(arrays["contacts"][-1]),
    )  # fmt: skip
    run = Trajectory(
        tables, about.method, about.layout, arrays["time"], arrays["raw"], arrays["accumulators"], final, about.dt,
        events=about.events, interrupted=about.interrupted or about.unfinished, order=about.order, rtol=about.rtol,
        stored=Stored(*(arrays[name] for name in _STORED)), notes=about.notes, angles=angles,
        contact_frames=None if about.contacts is None else arrays["contacts"],
        impact_rows=None if about.contacts is None else arrays["impacts"],
    )  # fmt: skip
    return StoredRun(run, arrays, about.record or {}, number)


_STORED = ("kinetic_energy", "potential_energy", "wrench", "breakpoint_frames", "wrench_before", "joints", "gaps")


class About:
    """The attributes of the file, each checked."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / MANIFEST
        meta = read_json(self.path)
        given = meta.get("attributes")
        if not isinstance(given, dict) or given.get("format") != FORMAT:
            raise broken(self.path, "is not a stored run", expected=f"attributes with format = {FORMAT!r}")
        self.version: Any = given.get("version")
        if self.version not in (2, 3, VERSION) or type(self.version) is not int:
            raise RunFileError(
                f"{self.path}: version {repr(self.version)[:40]} of the format",
                expected=f"version 2 to {VERSION}",
                cause=f"it was written by freebody {given.get('freebody')!r}"[:80],
                remedy="read it with that version",
            )
        self.specs = version2.ARRAYS if self.version == 2 else ARRAYS
        if self.version == 3:
            self.specs = {name: spec for name, spec in ARRAYS.items() if name not in SINCE_VERSION_3}
        self._given = given
        names = given.get("names")
        if not isinstance(names, list) or not names or not all(is_name(name) for name in names):
            raise broken(self.path, "names", expected=f"one text of 1 to {LONGEST_NAME} letters per body")
        if len(set(names)) < len(names):
            raise broken(self.path, "two bodies of one name", expected="unique names")
        self.names: tuple[str, ...] = tuple(names)
        self.method: str = self._checked("method", is_name, "a name")
        self.layout: str = self._checked("layout", lambda v: isinstance(v, str) and v in LAYOUTS, ", ".join(LAYOUTS))
        self.dt = float(self._checked("dt", lambda v: is_number(v) and v >= 0.0, "a finite number of seconds"))
        self.order: int | None = self._checked("order", _is_order, "a whole number from 1 to 100, or null")
        self.rtol = float(self._checked("rtol", _is_rtol, "a number from 0 to 1") or 0.0)
        clock = self._checked("clock", _is_clock, "t0, n, dt")
        self.clock = Clock(float(clock[0]), clock[1], float(clock[2]))
        self.interrupted: bool = self._checked("interrupted", lambda v: isinstance(v, bool), "true or false")
        events = self._checked("events", _are_events, "names and times")
        self.events = tuple(PastEvent(name, float(time)) for name, time in events)
        joints = self._checked("joints", lambda v: _are_joints(v, len(self.names)), "names, kinds and bodies of joints")
        self.joints = tuple(JointFacts(name, noun, tuple(bodies), *rest) for name, noun, bodies, *rest in joints)
        self.contacts = contact_facts(self._checked, self.names, self.joints) if self.version == VERSION else None
        # Whether angles of joints count whole revolutions; the oldest files do not say so.
        self.turns = given.get("turns") is True
        self.notes: tuple[str, ...] = tuple(self._checked("notes", _are_texts, "short texts"))
        self.flags, self.extent = 0, 0.0
        if self.version > 2:
            flags = self._checked("flags", _are_texts, "names of flags")
            self.flags = sum({FLAGS.get(name, 0) for name in flags})
            self.extent = float(self._checked("joint_extent", is_number, "a number"))
        self.record = _record(self.path, given)
        self.unfinished = self.record is not None and self.record.get("complete") is not True
        self.pooled = self.unfinished and self.contacts is not None and self.contacts.solids is not None
        if self.pooled:
            self.specs = {name: spec for name, spec in EVERY.items() if name not in SPREAD}
        scene = None if self.record is None else self.record.get("scene")
        if scene is not None and not isinstance(scene, str):
            raise broken(self.path, "a scene that is not text")
        if self.unfinished:
            self.descriptions = self.table(self.table(meta, "consolidated_metadata"), "metadata")
            self.table(self.record or {}, "job")

    def _checked(self, key: str, test: Any, expected: str) -> Any:
        value = self._given.get(key)
        if not test(value):
            raise broken(self.path, f"{key} = {value!r}"[:200], expected=expected)
        return value

    @property
    def contact_columns(self) -> int:
        """Numbers of contact in a frame."""
        return 0 if self.contacts is None else STATE.size + self.contacts.slots * SLOT.size

    def table(self, table: dict[str, Any], key: str) -> dict[str, Any]:
        """The table of that name. Raises :class:`RunFileError` if there is none."""
        value = table.get(key)
        if not isinstance(value, dict):
            raise broken(self.path, f"{key} = {value!r}"[:200], expected="a table")
        return value

    def state(self, folder: Path) -> tuple[list[NDArray[np.float64]], int]:
        """State, accumulators and memory of an unfinished record, and the number of the file they are in."""
        table = self.table(self.record or {}, "state")
        number, memory = table.get("file"), table.get("memory")
        if number not in (0, 1) or type(number) is not int:
            raise broken(self.path, f"state file = {number!r}"[:200], expected="0 or 1")
        if type(memory) is not int or not 0 <= memory < 2**48:
            raise broken(self.path, f"memory = {memory!r}"[:200], expected="a whole number, 0 or more")
        sizes = [len(self.names) * LAYOUTS[self.layout], ACCUMULATORS]
        data = read_checked(folder / STATE_FILES[number], 8 * (sum(sizes) + memory))
        return np.split(np.frombuffer(data, dtype="<f8").astype(np.float64), np.cumsum(sizes)), number


def _is_order(value: Any) -> bool:
    return value is None or (type(value) is int and 1 <= value <= 100)


def _is_rtol(value: Any) -> bool:
    return value is None or (is_number(value) and 0.0 <= value <= 1.0)


def _is_clock(value: Any) -> bool:
    shaped = isinstance(value, list) and len(value) == 3 and all(is_number(number) for number in value)
    return shaped and type(value[1]) is int and abs(value[1]) < 2**62


def _are_events(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(event, list) and len(event) == 2 and isinstance(event[0], str) and is_number(event[1])
        for event in value
    )


def _are_texts(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= 100
        and all(isinstance(text, str) and len(text) <= 1000 and text.isprintable() for text in value)
    )


def _are_joints(value: Any, bodies: int) -> bool:
    """Lists in the order of JointFacts; equations follow one another."""
    if not isinstance(value, list):
        return False
    equation = 0
    for joint in value:
        if not isinstance(joint, list) or len(joint) != len(JointFacts._fields):
            return False
        name, noun, held, first, count, measures = joint
        good = is_name(name) and is_name(noun) and measures in ("", "angle", "travel")
        good = good and isinstance(held, list) and all(type(b) is int and 0 <= b < bodies for b in held)
        if not good or first != equation or type(count) is not int or not 0 < count < 1000:
            return False
        equation += count
    names = [joint[0] for joint in value]
    return len(set(names)) == len(names)


def _described(folder: Path, about: About) -> dict[str, Declared]:
    """The description of every array: in the manifest while the run goes on, then in a file of its own."""
    if about.unfinished:
        return {
            name: declared(about.path, about.descriptions.get(name), spec)
            for name, spec in about.specs.items()
            if not name.startswith("final_")
        }
    files = {name: folder / name / MANIFEST for name in about.specs}
    return {name: declared(file, read_json(file), about.specs[name]) for name, file in files.items()}


def _check(folder: Path, about: About, described: dict[str, Declared], max_bytes: int) -> None:
    """Compare shapes with each other, with the limit, and with the files. Whole chunks count: each is read at once."""
    lengths = {**FIXED, **version2.FIXED, "body": len(about.names), "joint": len(about.joints)}
    lengths |= {"state_column": LAYOUTS[about.layout], "contact_column": about.contact_columns}
    facts = about.contacts
    lengths |= {"ground": 0 if facts is None else len(facts.grounds), "pair": 0 if facts is None else len(facts.pairs)}
    budget, there = max_bytes, 0
    for name, array in described.items():
        size = array.each * array.chunks
        if size > budget:
            raise RunFileError(
                f"{folder / name} declares {size} bytes in chunks",
                expected=f"at most {budget} more bytes",
                cause="a damaged or hostile file, or a very long run",
                remedy="give a larger max_bytes if you trust it",
            )
        budget -= size
        there += array.each * count_files(folder, name, array)
        for dim, length in zip(about.specs[name].dims, array.shape):
            if lengths.setdefault(dim, length) != length:
                raise broken(folder / name, f"shape {array.shape}", expected=f"{dim} = {lengths[dim]}")
    not_only_blank(folder, max_bytes - budget, there)


def _consistent(folder: Path, arrays: dict[str, NDArray[Any]], about: About) -> None:
    """What later code relies on: finite constants, times that go forward, frames and bodies that exist."""
    times, frames, points = arrays["time"], arrays["breakpoint_frames"], arrays["breakpoints"]
    if not len(times) or not np.isfinite(times).all() or (np.diff(times) < 0.0).any():
        raise broken(folder, "times that are not finite and ascending")
    constants = ("mass", "inertia", "inverse_inertia", "principal_moments", "principal_axes", "hinge_directions")
    if not all(np.isfinite(arrays[name]).all() for name in constants) or not (arrays["mass"] > 0.0).all():
        raise broken(folder, "constants of the bodies", expected="finite numbers, and positive masses")
    ends = arrays["hinge_bodies"]
    count = sum(facts.measures == "angle" for facts in about.joints)
    if len(ends) not in (0, count) or not ((ends >= -1) & (ends < len(about.names))).all():
        raise broken(folder, "hinges of bodies that do not exist")
    if len(frames) and (frames.min() < 0 or frames.max() >= len(times) or (np.diff(frames) <= 0).any()):
        raise broken(folder, "breakpoint frames that do not exist")
    if (np.diff(points) < 0.0).any() or not np.isfinite(points).all():
        raise broken(folder, "breakpoints that are not finite and ascending")
    consistent_contact(folder, arrays, about.contacts)
