"""Records of crowds: while a run goes on, its frames have a pool of points, and no slots for every pair.

Which pairs touch is known when the run has ended. Then the frames are written again, as those of a saved run.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.contact.layout import OPEN, POOLED, SLOT, STATE
from freebody.contact.listed import (
    both,
    gathered_impacts,
    is_crowd,
    listed,
    pooled,
    spread,
    spread_impacts,
    touched,
)
from freebody.contact.state import contact_columns
from freebody.methods.base import NO_IMPACTS
from freebody.model.state import State
from freebody.model.tables import ContactFacts, Tables
from freebody.record.arrays import ChunkedArray, Writer
from freebody.record.format import EVERY, FRAMES, IMPACTS, MANIFEST, POOL, SPREAD, broken
from freebody.record.metadata import declared
from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]

_GAP, _MODE = SLOT.slices["gap"].start, SLOT.slices["mode"].start
_TOUCHING = SLOT.slices["slip"].stop
# Numbers to write again at once.
SLAB = 2**21


class Spread:
    """Rows made of those of a pool when they are used, so that a pool on disk stays there until then."""

    ndim, dtype = 2, np.dtype(np.float64)

    def __init__(self, pool: Any, columns: int, make: Callable[[Array], Array]) -> None:
        self.shape = (len(pool), columns)
        self._pool, self._make = pool, make

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def nbytes(self) -> int:
        """Bytes of all of them."""
        return 8 * self.shape[0] * self.shape[1]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.asarray(self._make(np.asarray(self._pool)), dtype=dtype)

    def __getitem__(self, key: Any) -> Any:
        first, *rest = key if isinstance(key, tuple) else (key,)
        if isinstance(first, slice):
            return self._make(np.asarray(self._pool[first]))[:, *rest]
        if isinstance(first, int | np.integer):
            return self._make(np.asarray(self._pool[first])[np.newaxis])[0, *rest]
        return np.asarray(self)[key]


def spread_out(folder: Path, arrays: dict[str, Any], facts: ContactFacts | None) -> dict[str, Any]:
    """Contact, gaps and impacts of an unfinished record. Raises :class:`RunFileError`.

    What pairs that do not touch are apart is not known: it counts as infinite.
    """
    pool = arrays["pool"]
    fits = facts is not None and facts.solids is not None and pool.shape[1] >= STATE.size
    if facts is None or not fits or (pool.shape[1] - STATE.size) % POOLED.size:
        raise broken(folder / "pool", f"shape {pool.shape}", expected="points of a crowd")
    known = facts

    def contacts(rows: Array) -> Array:
        try:
            return spread(known, rows)
        except (KeyError, IndexError, ValueError):
            raise broken(folder / "pool", "points of pairs that do not exist") from None

    def gaps(rows: Array) -> Array:
        points = contacts(rows)[:, STATE.size :].reshape(len(rows), -1, SLOT.size)
        apart = np.where(points[:, :, _MODE] != OPEN, points[:, :, _GAP], np.inf)
        starts = [pair.first_slot for pair in known.pairs]
        return np.asarray(np.minimum.reduceat(apart, starts, axis=1)) if starts else np.zeros((len(rows), 0))

    try:
        impacts = spread_impacts(known, np.asarray(arrays["pool_impacts"]))
    except (KeyError, IndexError, ValueError):
        raise broken(folder / "pool_impacts", "impacts of pairs that do not exist") from None
    columns = STATE.size + SLOT.size * known.slots
    made = Spread(pool, columns, contacts), Spread(pool, len(known.pairs), gaps)
    if isinstance(pool, ChunkedArray):
        return {"contacts": made[0], "gaps": made[1], "impacts": impacts}
    return {"contacts": np.asarray(made[0]), "gaps": np.asarray(made[1]), "impacts": impacts}


def same_points(one: Array, other: Array) -> bool:
    """Whether two states of contact, listed or pooled, say the same of what touches."""

    def said(contacts: Array) -> Array:
        rows = contacts[STATE.size :].reshape(-1, SLOT.size)
        return rows[rows[:, _MODE] != OPEN, :_TOUCHING]

    return one[: STATE.size].tobytes() == other[: STATE.size].tobytes() and said(one).tobytes() == said(other).tobytes()


class Crowd:
    """The pairs of a record that touched so far; of a world that is no crowd, nothing.

    ``names`` are the arrays with a row per frame, and those with a row per impact.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables, self.is_one = tables, is_crowd(tables)
        self.frames = tuple(FRAMES)
        self.impacts = next(iter(IMPACTS))
        if self.is_one:
            self.frames = (*(name for name in FRAMES if name not in SPREAD), "pool")
            self.impacts = "pool_impacts"
            self._pairs = touched(tables, np.zeros((0, contact_columns(tables))), NO_IMPACTS)
            self._listed: Tables | None = None

    def see(self, contacts: Array, impacts: Array) -> None:
        """Note the pairs that touch."""
        if self.is_one:
            pairs = both(self._pairs, touched(self.tables, contacts, impacts))
            if not np.array_equal(pairs, self._pairs):
                self._pairs, self._listed = pairs, None

    def restore(self, arrays: dict[str, Any]) -> None:
        """Begin with the pairs of an unfinished record."""
        if self.is_one:
            pool, size = arrays["pool"], max(1, SLAB // contact_columns(self.tables))
            for k in range(0, len(pool), size):
                self.see(np.asarray(pool[k : k + size]), NO_IMPACTS)
            self.see(np.asarray(pool[:0]), np.asarray(arrays["pool_impacts"]))

    @property
    def listed(self) -> Tables:
        """The tables with these pairs."""
        if not self.is_one:
            return self.tables
        if self._listed is None:
            self._listed = listed(self.tables, self._pairs[:, :3], self._pairs[:, 3])
        return self._listed

    def followed(self, contacts: Array) -> tuple[Tables, Array]:
        """Tables and frames from which wrenches follow."""
        if not self.is_one:
            return self.tables, contacts
        pairs = touched(self.tables, contacts, NO_IMPACTS)
        tables = listed(self.tables, pairs[:, :3], pairs[:, 3])
        assert tables.contacts is not None
        return tables, spread(tables.contacts, contacts)

    def gathered(self, tables: Tables, frames: Array, impacts: Array) -> tuple[Array, Array]:
        """Contact and impacts of a run that has ended as they are recorded."""
        if not self.is_one:
            return frames, impacts
        assert tables.contacts is not None
        found = [pooled(tables, frame, self.tables) for frame in frames]
        pool = np.array(found).reshape(-1, contact_columns(self.tables))
        return pool, gathered_impacts(tables.contacts, impacts)

    def write(self, writer: Writer, folder: Path, layout: str) -> None:
        """Write contact, gaps and impacts of a run that has ended; its other frames have been written."""
        if not self.is_one:
            return
        tables, found = self.listed, {}
        assert tables.contacts is not None
        for name in ("time", "raw", *POOL):
            about = declared(folder / MANIFEST, writer.arrays[name].description, EVERY[name])
            found[name] = ChunkedArray(folder, name, about, "float64")
        columns = STATE.size + SLOT.size * tables.contacts.slots
        frames, size = len(found["pool"]), max(1, SLAB // columns)
        for name in SPREAD:
            # Of a process that was killed here.
            shutil.rmtree(folder / name, ignore_errors=True)
        writer.grow("contacts", (columns,), frames)
        writer.grow("gaps", (len(tables.contacts.pairs),), frames)
        for k in range(0, frames, size):
            part = slice(k, k + size)
            times, raw, contacts = found["time"][part], found["raw"][part], spread(tables.contacts, found["pool"][part])
            run = Trajectory(
                tables, "", layout, times, raw, np.zeros((len(times), 7)), State(tables, layout, raw[-1]), 0.0,
                contact_frames=contacts,
            )  # fmt: skip
            writer.arrays["contacts"].append(contacts)
            writer.arrays["gaps"].append(run.derived.contact.gaps)
        writer.write("impacts", spread_impacts(tables.contacts, np.asarray(found["pool_impacts"])))
        for name in POOL:
            del writer.arrays[name]
        writer.flush()

    def clear(self, folder: Path) -> None:
        """Remove what the finished record does not need."""
        for name in POOL if self.is_one else ():
            shutil.rmtree(folder / name, ignore_errors=True)
