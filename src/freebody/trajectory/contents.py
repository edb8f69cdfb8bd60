"""What stands in the folder of a run: its own files, what is not a run's, and what is no file at all."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

from freebody.disk import kind
from freebody.errors import InputError
from freebody.trajectory.fileformat import ARRAYS
from freebody.trajectory.metadata import broken

__all__ = ["KNOWN", "holds_nothing_else", "only_files"]

# Names of the files of a run.
KNOWN = re.compile(
    rf"zarr\.json|state-[01]\.bin|(?:{'|'.join(ARRAYS)})/(?:zarr\.json|c/[0-9]{{1,9}}(?:/[0-9]{{1,9}}){{0,3}})"
)

# A file that a killed process was writing.
UNFINISHED = re.compile(r"(?:[a-z_]+/(?:c/(?:[0-9]{1,9}/){0,3})?)?\.[\w.-]+\.part")

# Names that an error lists.
LISTED = 5


def _below(folder: Path) -> Iterator[tuple[str, os.stat_result]]:
    """Everything below ``folder`` that is no folder itself: its path from there, and its facts. Raises OSError."""
    waiting = [""]
    while waiting:
        place = waiting.pop()
        with os.scandir(folder / place) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(f"{place}{entry.name}/")
                else:
                    yield f"{place}{entry.name}", entry.stat(follow_symlinks=False)


def only_files(folder: Path) -> None:
    """Raise :class:`RunFileError` if a link, a pipe or a device stands in the folder of a run; nothing is opened."""
    try:
        for name, facts in _below(folder):
            if not stat.S_ISREG(facts.st_mode):
                raise broken(folder / name, f"is {kind(facts)}", expected="nothing but files in the folder of a run")
    except OSError as error:
        raise broken(folder, f"cannot be read ({error.strerror})") from None


def holds_nothing_else(folder: Path) -> None:
    """Raise :class:`InputError` if there is something in ``folder`` that does not belong to a run."""
    foreign = sorted(
        name
        for name, facts in _below(folder)
        if not stat.S_ISREG(facts.st_mode) or not (KNOWN.fullmatch(name) or UNFINISHED.fullmatch(name))
    )
    if foreign:
        more = f" and {len(foreign) - LISTED} more" if len(foreign) > LISTED else ""
        raise InputError(
            f"{folder} holds what is not of a run: {', '.join(map(repr, foreign[:LISTED]))}{more}",
            expected="a run and nothing else, to overwrite",
            remedy="move these files elsewhere, or choose another name",
        )
