"""Which bodies a figure shows, and how it says so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from freebody.arguments import several, unknown
from freebody.errors import InputError
from freebody.trajectory.run import Trajectory
from freebody.trajectory.track import Track

# More bodies side by side cannot be read.
MOST = 4


def chosen(run: Trajectory, bodies: str | Iterable[str] | None, *, most: int = MOST) -> list[Track]:
    """The tracks of ``bodies``; without any named, the first ``most`` of the run.

    Raises :class:`InputError` for a name that is not in the run, and for more bodies than a figure can show.
    """
    if bodies is None:
        return [run[name] for name in run.names[:most]]
    names = [bodies] if isinstance(bodies, str) else several("bodies", bodies, "names of bodies")
    for name in names:
        if isinstance(name, str) and name not in run.names:
            raise unknown("body", name, run.names, " in this run")
    if not 0 < len(names) <= most:
        raise InputError(f"a figure of {len(names)} bodies", expected=f"1 to {most}", remedy="name fewer of them")
    return [run[name] for name in names]


def of_how_many(run: Trajectory, bodies: str | Iterable[str] | None, tracks: Sequence[Track]) -> str:
    """An addition to the title if not all bodies are shown by default: " (4 of 36 bodies)"."""
    left = len(run.names) - len(tracks)
    return f" ({len(tracks)} of {len(run.names)} bodies)" if bodies is None and left else ""
