"""What compiled functions are given: a few named tuples, the same for every method.

``World`` is what a run does not change, ``Motion`` what moves. Forces see a world and the kinematic rows (``kin``) and
add to them. Compile time and the cost of a call grow with the number of arrays, so the numbers of a world stand in two
flat buffers, and readers made from declarations (``records``) give them their names.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.model.columns import KIN
from freebody.model.layout import ACCUMULATORS, HEADER
from freebody.model.tables import Tables

Array = NDArray[np.float64]


class World(NamedTuple):
    """The constants of a world; ``segment`` is a time inside the current segment of the schedule."""

    bodies: int
    blocks: int  # blocks of forces
    flags: int  # see ``layout``
    joints: int  # where the header of the joints begins in ``integers``; 0: there are none
    contacts: int  # the same of contact
    segment: float  # s; decides which time windows are open
    floats: Array
    integers: NDArray[np.int64]


class Motion(NamedTuple):
    """What moves: the state in the layout of the method, and what is derived from it."""

    state: Array  # (bodies, numbers of the layout)
    # (bodies and grounds, numbers of ``columns.KIN``): pose, velocities and wrench, what forces read and add to
    kin: Array
    accumulators: Array  # work, impulse and angular impulse with their compensations: see ``layout.ACCUMULATORS``


class Scratch(NamedTuple):
    """Room for a method's intermediate numbers: a row per body, and one long row for the constraint solver."""

    rows: Array
    solver: Array


class Run(NamedTuple):
    """``steps`` of size ``dt`` from t0 + n dt, and where frames go after every ``every``-th (0: none)."""

    t0: float
    n: int
    dt: float
    steps: int
    every: int
    unit: bool  # whether the orientations of the state are unit quaternions, to be checked after each step
    frames: Array  # (frames, bodies, numbers of the layout)
    accounts: Array  # (frames, 7 + hinges + contact): accumulators, angles of hinges, the state of contact


class Interval(NamedTuple):
    """A step, or a piece of one: from ``start`` for ``length`` to ``end``, all in s."""

    start: float
    length: float
    end: float


class Status(NamedTuple):
    """Why a loop ended: steps ``taken``, the ``cause`` (0: all done), and the constraint to blame with its residual."""

    taken: int
    cause: int
    constraint: int
    residual: float


# The wrenches of contact where there is none.
NO_CONTACT = np.zeros((0, 0, 6))


class Frames(NamedTuple):
    """States to be looked at: ``rows`` (frames, bodies, 24) are x R v w p L, each in a ``segment`` of the schedule."""

    times: Array
    segments: Array
    rows: Array
    angles: Array  # (frames, hinges): how many turns each hinge has made
    contact: Array = NO_CONTACT  # (frames, bodies, 6): torque and force of contact; no frames where there is none


# Causes. PAUSED is no failure: Python has to take something out of the scratch before the loop goes on. Methods with
# joints have more: see ``methods.constrained``.
# ROOM neither: a step was not taken, because a list of the method has no more room.
DONE, BROKEN, PAUSED, ROOM = 0, 1, 100, 101

_F1, _F2, _F3 = types.float64[::1], types.float64[:, ::1], types.float64[:, :, ::1]
_I1, _F, _I = types.int64[::1], types.float64, types.int64
WORLD = types.NamedTuple((_I, _I, _I, _I, _I, _F, _F1, _I1), World)
MOTION = types.NamedTuple((_F2, _F2, _F1), Motion)
SCRATCH = types.NamedTuple((_F2, _F1), Scratch)
RUN = types.NamedTuple((_F, _I, _F, _I, _I, types.boolean, _F3, _F2), Run)
INTERVAL = types.NamedTuple((_F, _F, _F), Interval)
FRAMES = types.NamedTuple((_F1, _F1, _F3, _F2, _F3), Frames)
STATUS = types.NamedTuple((_I, _I, _I, _F), Status)


def world_of(tables: Tables, floats: Array | None = None, *, segment: float = 0.0) -> World:
    """For kernels; ``floats`` is a copy of the tables' own where a run writes to it."""
    bodies, blocks, flags, joints, contacts = tables.integers[: HEADER.size].tolist()
    own = tables.floats.copy() if floats is None else floats
    return World(bodies, blocks, flags, joints, contacts, float(segment), own, tables.integers)


def kin_rows(bodies: int, grounds: int = 0) -> Array:
    """Empty kinematic rows: of the bodies, then of the grounds that they may touch."""
    return np.zeros((bodies + grounds, KIN.size))


def motion_of(state: Array, accumulators: Array | None = None, *, grounds: int = 0) -> Motion:
    """A motion around ``state``, which is written to."""
    kin = kin_rows(len(state), grounds)
    return Motion(state, kin, np.zeros(ACCUMULATORS) if accumulators is None else accumulators)


@kernel(inline=True, counts=True)
def in_segment(world, segment):  # type: ignore[no-untyped-def]
    """The same world in another segment of its schedule."""
    return World(
        world.bodies, world.blocks, world.flags, world.joints, world.contacts, segment, world.floats, world.integers
    )  # fmt: skip
