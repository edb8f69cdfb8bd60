"""What a recorded run is to do, in a form that a file can store and a later process can compare."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody._version import __version__
from freebody.arguments import a_path, flag
from freebody.errors import InputError
from freebody.methods.base import Method
from freebody.model.state import Clock, State
from freebody.model.tables import Tables
from freebody.record.contents import structure

Array = NDArray[np.float64]

# Frames to expect of a method that chooses its steps: makes chunks long enough for long runs, not too large for short.
UNKNOWN = 2**14


@dataclass(frozen=True)
class Recording:
    """Where ``simulate(record=...)`` writes, and what to do if something is there.

    ``resume``: continue an unfinished record of the same run, start one if there is none, and only read a finished one.
    ``overwrite``: replace a stored run. ``scene``: a text stored in the record, from which the world can be made.
    ``allow_mixed``: continue even if another processor or other libraries change the last bits, and note it.
    """

    path: str | os.PathLike[str]
    resume: bool = False
    overwrite: bool = False
    scene: str | None = None
    allow_mixed: bool = False

    def __post_init__(self) -> None:
        a_path("record", self.path)
        for name in ("resume", "overwrite", "allow_mixed"):
            flag(name, getattr(self, name))
        if self.resume and self.overwrite:
            raise InputError("a recording that resumes and overwrites", expected="one of the two")
        # An existing folder of that name, or an archive that is only read, may be named so.
        there = self.folder.is_dir() or (self.resume and self.folder.exists())
        if self.folder.suffix.lower() == ".zip" and not there:
            raise InputError(
                f"a record in {self.folder.name!r}",
                expected="the name of a folder: a run is written there while it goes on",
                remedy=f"name it {self.folder.stem!r}; to get one file, save the finished run: "
                f"fb.load_run(...).save({self.folder.name!r})",
            )

    @property
    def folder(self) -> Path:
        """The path as a ``Path``."""
        return Path(self.path)


@dataclass(frozen=True)
class Job:
    """A run to record. ``clock`` is the one it starts with; ``dt`` is None if the method records its own steps."""

    tables: Tables
    method: Method
    start: State
    clock: Clock
    duration: float
    dt: float | None
    every: int

    @property
    def frames(self) -> int:
        """About how many there will be."""
        if self.dt is None:
            return UNKNOWN
        return int(self.duration / (self.dt * self.every)) + 3

    @property
    def layout(self) -> str:
        """Of the frames."""
        return self.method.layout_for(self.tables)

    def facts(self) -> dict[str, Any]:
        """Everything that determines the run beside numbers and start. Numbers are text: JSON has no infinity."""
        return {
            "freebody": __version__,
            "method": self.method.name,
            "options": [self.layout, *map(repr, self.method.options())],
            "duration": repr(float(self.duration)),
            "dt": repr(self.dt),
            "every": self.every,
            "structure": structure(self.tables),
            "clock": [repr(float(self.clock.t0)), int(self.clock.n), repr(float(self.clock.dt))],
        }


@dataclass(frozen=True)
class Past:
    """The frames of an unfinished record, the state to resume from, the events and the impacts so far."""

    times: Array
    raw: Array
    accumulators: Array
    angles: Array
    state: State
    events: tuple[Any, ...]
    contacts: Array
    impacts: Array
