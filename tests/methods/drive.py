"""What the tests of integrators share: every fixed-step method, and a drive of its compiled loop, backwards too."""

import numpy as np

import freebody as fb
from freebody.forces.held import hold
from freebody.methods.base import ready
from freebody.methods.registry import get
from freebody.model.layout import WORK
from freebody.model.state import LAYOUTS, Clock, State

# Every registered method with fixed steps, as it comes; new ones join by being registered.
METHODS = [method for method in map(get, fb.integrators()) if not method.variable_step]
# The flat methods in their other dress.
VARIANTS = [
    kind(orientation=orientation, normalize=normalize)
    for kind in (fb.Euler, fb.Midpoint, fb.RK4)
    for orientation, normalize in (("quaternion", False), ("matrix", True), ("matrix", False))
]


def named(method):
    return repr(method) if method in VARIANTS else method.name


def drive(world, method, dt, count, *, every=None, start=None):
    """``count`` fixed steps; returns the final state and the frames (count // every, bodies, width)."""
    every = every or count
    state = (world.state() if start is None else start).as_layout(method.layout)
    tables = world.tables()
    floats = tables.floats.copy()
    floats[0] = state.time + 0.5 * dt * count
    for slot, value in enumerate(method.options()):
        floats[1 + slot] = value
    y, books, bodies = state.raw.copy(), state.books.copy(), len(state.raw)
    frames, frame_books = np.empty((count // every, bodies, LAYOUTS[method.layout])), np.empty((count // every, 7))
    taken = ready(method.advance)(
        y, books, state.time, 0, dt, count, every, np.zeros((bodies, WORK)), floats, tables.integers,
        hold(tables.custom_wrench), method.scratch(tables), frames, frame_books,
    )  # fmt: skip
    assert taken == count, f"{method!r} gave up after {taken} of {count} steps"
    return State(tables, method.layout, y, Clock(state.time, count, dt), books), frames


def energy(world, state):
    """Kinetic and potential, in J."""
    return world.kinetic_energy(state) + world.potential_energy(state)
