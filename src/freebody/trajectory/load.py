"""Runs out of files."""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import a_path
from freebody.errors import RunFileError
from freebody.forces.total import no_energy, no_wrench
from freebody.model.layout import BODIES, BODY
from freebody.model.state import LAYOUTS, Clock, State
from freebody.model.tables import JointFacts, Tables
from freebody.trajectory.contents import only_files
from freebody.trajectory.derived import Stored, angles_among
from freebody.trajectory.fileformat import ARRAYS, FIXED, FORMAT, VERSION
from freebody.trajectory.metadata import broken, declared_shape, not_only_blank, read_json
from freebody.trajectory.run import Trajectory

__all__ = ["PastEvent", "load_run"]

# Enough for ten million frames of a body; more has to be asked for.
MOST_BYTES = 4 * 2**30

LONGEST_NAME = 200


class PastEvent(NamedTuple):
    """An event of a stored run: its name and its time in s."""

    name: str
    time: float

    def __repr__(self) -> str:
        return f"<{self.name!r} at t = {self.time:.9g} s>"


def load_run(path: str | os.PathLike[str], *, max_bytes: int = MOST_BYTES) -> Trajectory:
    """Read a run that ``run.save`` wrote, bit for bit.

    Forces are not rebuilt: energies and wrenches at the frames come from the file, and ``simulate(world, start=...)``
    needs the world. No code is read from a file. Raises :class:`RunFileError` for anything that is not a complete run
    of this version, or that declares more than ``max_bytes``.
    """
    folder = a_path("path", path)
    if not folder.is_dir():
        raise RunFileError(f"{folder} is not a folder", expected="a run written by run.save(...)")
    about = About(folder)
    arrays = _read(folder, about, max_bytes)
    consistent(folder, arrays, about)
    tables = Tables(
        about.names,
        arrays["floats"],
        arrays["integers"],
        no_wrench,
        no_energy,
        arrays["edges"],
        centers=arrays["centers"],
        joints=about.joints,
    )
    tables.floats.flags.writeable = False
    angles = counted(tables, arrays, about)
    ends = arrays["final_books"], arrays["final_memory"], angles[-1]
    final = State(tables, about.layout, arrays["final_raw"], about.clock, *ends)
    stored = Stored(*(arrays[name] for name in _STORED))
    return Trajectory(
        tables, about.method, about.layout, arrays["time"], arrays["raw"], arrays["books"], final, about.dt,
        events=about.events, interrupted=about.interrupted, order=about.order, stored=stored, rtol=about.rtol,
        notes=about.notes, angles=angles,
    )  # fmt: skip


_STORED = ("kinetic_energy", "potential_energy", "wrench", "edge_frames", "wrench_before", "joints")


def counted(tables: Tables, arrays: dict[str, NDArray[Any]], about: About) -> NDArray[Any]:
    """Angles of hinges, (frames, hinges), in rad. Where a file has no turns, jumps between frames are taken out."""
    if not about.turns:
        turning = [number for number, facts in enumerate(tables.joints) if facts.measures == "angle"]
        arrays["joints"][:, turning, -1] = np.unwrap(arrays["joints"][:, turning, -1], axis=0)
    return angles_among(tables, arrays["joints"])


class About:
    """The attributes of the file, each checked."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "zarr.json"
        meta = read_json(self.path)
        given = meta.get("attributes")
        if not isinstance(given, dict) or given.get("format") != FORMAT:
            raise broken(self.path, "is not a stored run", expected=f"attributes with format = {FORMAT!r}")
        if given.get("version") != VERSION:
            raise RunFileError(
                f"{self.path}: version {repr(given.get('version'))[:40]} of the format",
                expected=f"version {VERSION}",
                cause=f"it was written by freebody {given.get('freebody')!r}"[:80],
                remedy="read it with that version",
            )
        self._given = given
        names = given.get("names")
        if not isinstance(names, list) or not names or not all(_is_name(name) for name in names):
            raise broken(self.path, "names", expected=f"one text of 1 to {LONGEST_NAME} letters per body")
        if len(set(names)) < len(names):
            raise broken(self.path, "two bodies of one name", expected="unique names")
        self.names: tuple[str, ...] = tuple(names)
        self.method: str = self._checked("method", _is_name, "a name")
        self.layout: str = self._checked("layout", lambda v: isinstance(v, str) and v in LAYOUTS, ", ".join(LAYOUTS))
        self.dt = float(self._checked("dt", lambda v: _is_number(v) and v >= 0.0, "a finite number of seconds"))
        self.order: int | None = self._checked("order", _is_order, "a whole number from 1 to 100, or null")
        self.rtol = float(self._checked("rtol", _is_rtol, "a number from 0 to 1") or 0.0)
        clock = self._checked("clock", _is_clock, "t0, n, dt")
        self.clock = Clock(float(clock[0]), clock[1], float(clock[2]))
        self.interrupted: bool = self._checked("interrupted", lambda v: isinstance(v, bool), "true or false")
        events = self._checked("events", _are_events, "names and times")
        self.events = tuple(PastEvent(name, float(time)) for name, time in events)

        joints = self._checked("joints", lambda v: _are_joints(v, len(self.names)), "names, kinds and bodies of joints")
        self.joints = tuple(JointFacts(name, noun, tuple(bodies), *rest) for name, noun, bodies, *rest in joints)
        # Whether angles of joints count whole turns; files of before that do not say it.
        self.turns = given.get("turns") is True
        self.notes: tuple[str, ...] = tuple(self._checked("notes", _are_texts, "short texts"))

    def _checked(self, key: str, test: Any, expected: str) -> Any:
        value = self._given.get(key)
        if not test(value):
            raise broken(self.path, f"{key} = {value!r}"[:200], expected=expected)
        return value


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and value.isprintable()


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) < 1e300 and math.isfinite(value)


def _is_order(value: Any) -> bool:
    return value is None or (type(value) is int and 1 <= value <= 100)


def _is_rtol(value: Any) -> bool:
    return value is None or (_is_number(value) and 0.0 <= value <= 1.0)


def _is_clock(value: Any) -> bool:
    shaped = isinstance(value, list) and len(value) == 3 and all(_is_number(number) for number in value)
    return shaped and type(value[1]) is int and abs(value[1]) < 2**62


def _are_events(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(event, list) and len(event) == 2 and isinstance(event[0], str) and _is_number(event[1])
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
        good = _is_name(name) and _is_name(noun) and measures in ("", "angle", "travel")
        good = good and isinstance(held, list) and all(type(b) is int and 0 <= b < bodies for b in held)
        if not good or first != equation or type(count) is not int or not 0 < count < 1000:
            return False
        equation += count
    names = [joint[0] for joint in value]
    return len(set(names)) == len(names)


def _read(folder: Path, about: About, max_bytes: int) -> dict[str, NDArray[Any]]:
    """All arrays, after their shapes agree with each other and with the files."""
    only_files(folder)
    lengths = {**FIXED, "body": len(about.names), "joint": len(about.joints), "state_column": LAYOUTS[about.layout]}
    budget = int(max_bytes)
    there = 0
    for name, kept in ARRAYS.items():
        shape, size, stored = declared_shape(folder, name, budget=budget)
        budget -= size
        there += stored
        for dim, length in zip(kept.dims, shape):
            if lengths.setdefault(dim, length) != length:
                raise broken(folder / name, f"shape {shape}", expected=f"{dim} = {lengths[dim]}")
    not_only_blank(folder, int(max_bytes) - budget, there)
    import zarr

    try:
        group = zarr.open_group(folder, mode="r", zarr_format=3, use_consolidated=False)
        arrays = {name: _whole(group[name], kept.dtype) for name, kept in ARRAYS.items()}
    except Exception as error:  # zarr raises errors of many families for damaged data
        raise broken(folder, f"cannot be decoded ({type(error).__name__}: {error})"[:300]) from error
    return arrays


def _whole(array: Any, dtype: str) -> NDArray[Any]:
    return np.array(array[...], dtype=dtype)


def consistent(folder: Path, arrays: dict[str, NDArray[Any]], about: About) -> None:
    """What later code relies on: sizes of the tables, times that go forward, frames that exist."""
    times, frames = arrays["time"], arrays["edge_frames"]
    if not len(times) or not np.isfinite(times).all() or (np.diff(times) < 0.0).any():
        raise broken(folder, "times that are not finite and ascending")
    floats, bodies = arrays["floats"], len(about.names)
    rows = floats[BODIES : BODIES + BODY * bodies]
    if len(rows) < BODY * bodies or not np.isfinite(rows).all() or not (rows[::BODY] > 0.0).all():
        raise broken(folder, "constants of the bodies", expected=f"{BODY} finite numbers each, mass first")
    if len(arrays["integers"]) < BODIES or arrays["integers"][0] != bodies:
        raise broken(folder, "structure of the world", expected=f"{bodies} bodies")
    if len(frames) and (frames.min() < 0 or frames.max() >= len(times) or (np.diff(frames) <= 0).any()):
        raise broken(folder, "edge frames that do not exist")
    if (np.diff(arrays["edges"]) < 0.0).any() or not np.isfinite(arrays["edges"]).all():
        raise broken(folder, "edges that are not finite and ascending")
