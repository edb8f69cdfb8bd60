"""The state of contact: what is lost so far, and the mode, force and direction of every point.

It is a region of the floats of a run (``layout.STATE``, then a row of ``layout.SLOT`` per slot). A frame has all of it
behind its angles, so that a run can be continued from any frame.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.contact.layout import CONTACTS, SLOT_SIZE, STATE_SIZE, contacts_of
from freebody.contact.listed import is_crowd, pooled
from freebody.model.layout import HEADER
from freebody.model.state import State
from freebody.model.tables import Tables

Array = NDArray[np.float64]


@kernel(inline=True)
def record_contacts(world, slot, accounts, first_column):
    """Copy the state of contact to a frame, from ``first_column`` on."""
    C = contacts_of(world)
    for k in range(STATE_SIZE + C.slots * SLOT_SIZE):
        accounts[slot, first_column + k] = world.floats[C.state + k]


def _region(integers: NDArray[np.int64]) -> slice:
    """Where it stands in the floats; empty without contact."""
    at = HEADER.read(integers).contacts
    if not at:
        return slice(0, 0)
    header = CONTACTS.read(integers[at:])
    return slice(header.state, header.state + STATE_SIZE + header.slots * SLOT_SIZE)


def contact_columns(tables: Tables) -> int:
    """How many numbers it has; none without contact."""
    return 0 if tables.contacts is None else STATE_SIZE + tables.contacts.slots * SLOT_SIZE


def ground_count(tables: Tables) -> int:
    """How many carriers there are behind the bodies: the grounds, and the world where joints have limits."""
    at = HEADER.read(tables.integers).contacts
    if not at:
        return 0
    header = CONTACTS.read(tables.integers[at:])
    return int(header.grounds) + int(header.limits > 0)


def taken_contacts(floats: Array, integers: NDArray[np.int64]) -> Array:
    """A copy of it out of the floats of a run."""
    return floats[_region(integers)].copy()


def put_contacts(floats: Array, integers: NDArray[np.int64], values: Array) -> None:
    """Write it into the floats of a run."""
    floats[_region(integers)] = values


def contacts_at(state: State, tables: Tables | None = None) -> Array:
    """That of a state, or, if it has none or one of another world, that of the tables: nothing is known yet."""
    tables = state.tables if tables is None else tables
    if is_crowd(tables) and not is_crowd(state.tables) and state.tables.contacts is not None and len(state.contacts):
        kept = pooled(state.tables, state.contacts, tables)
        if kept is not None:
            return kept
    known = len(state.contacts) == contact_columns(tables)
    return state.contacts if known else taken_contacts(tables.floats, tables.integers)
