"""The tables of a live world: what acts on the bodies, with the grab that may be taken and moved between two steps."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.forces.grab import FLOATS, KIND, Grab
from freebody.forces.held import hold
from freebody.model.body import Body
from freebody.model.layout import BLOCK, BLOCKS
from freebody.model.tables import Tables
from freebody.world import World

__all__ = ["Field", "Grip", "Hand"]

Array = NDArray[np.float64]

# Steps resolve the spring of the grab: its frequency times the step stays below this, well inside of what explicit
# methods of order one and two can follow.
RESOLVED = 0.5

# The hand pulls no harder than from this many body sizes away.
REACH = 4.0


class Hand:
    """A grab in progress: which body, which point (from its centre of mass, body axes), and where to."""

    def __init__(self, body: int, local: Array, target: Array) -> None:
        self.body, self.local, self.target = body, local, target


class Grip:
    """A grab as the tables hold it: its row of floats, and its body."""

    def __init__(self, floats: Array, body: int) -> None:
        self.floats, self.body = floats, body


class Field:
    """Two sets of tables, the world as it is and the world with a grab: taking hold only writes a few numbers."""

    def __init__(self, world: World, sizes: Array) -> None:
        self.world = world
        self.sizes = sizes
        self.free = world.tables()
        self.hand: Hand | None = None
        self.grip: Grip | None = None
        self._floats, self._integers = self.free.floats.copy(), self.free.integers

    @cached_property
    def _held(self) -> Tables:
        world = self.world
        gravity = [world.gravity] if world.gravity.acceleration.any() else []
        placeholder = Grab(world.bodies[0], target=world.bodies[0].position)
        return world.tables_with(*gravity, *world.forces, placeholder)

    @cached_property
    def _places(self) -> tuple[int, int]:
        """Where the grab's floats and integers stand."""
        integers = self._held.integers
        header = integers[BLOCKS : BLOCKS + BLOCK.size * integers[1]].reshape(-1, BLOCK.size)
        block = header[header[:, 0] == KIND][0]
        # A world may hold grabs of its own in the same block; the one added last stands last.
        return int(block[2] + FLOATS * (block[1] - 1)), int(block[3] + block[1] - 1)

    @cached_property
    def held(self) -> Any:
        """The user's forces, for the compiled loop."""
        return hold(self.free.custom_wrench, self.free.custom_joints)

    @property
    def tables(self) -> Tables:
        """What acts now; its floats may be scribbled on."""
        return replace(self.free, floats=self._floats, integers=self._integers)

    @property
    def floats(self) -> Array:
        """The live buffer F."""
        return self._floats

    @property
    def integers(self) -> NDArray[np.int64]:
        """The live buffer I."""
        return self._integers

    def take(self, body: int, local: ArrayLike, target: ArrayLike, *, stiffness: float, dt: float) -> Hand:
        """Take hold of a body; ``stiffness`` in 1/s^2, lowered where steps of ``dt`` seconds could not follow it."""
        made = self.world.bodies[body]
        r = np.asarray(made.principal_axes @ (_felt(made) * (made.principal_axes.T @ np.asarray(local, dtype=float))))
        at = made.center_of_mass + r
        reach = REACH * float(self.sizes[body])
        grab = Grab(made, at=at, target=target, stiffness=stiffness, reach=reach)
        too_fast = grab.frequency * dt / RESOLVED
        if too_fast > 1.0:
            grab = Grab(made, at=at, target=target, stiffness=stiffness / too_fast**2, reach=reach)
        floats, integers = grab.row(self.world.index)
        self.grip = Grip(np.array(floats), integers[0])
        self._floats, self._integers = self.gripped(self.grip)
        self.hand = Hand(body, r, np.array(target, dtype=float))
        return self.hand

    def move(self, target: ArrayLike) -> None:
        """Pull to another place."""
        if self.hand is not None:
            self.hand.target = np.array(target, dtype=float)
            f, _ = self._places
            self._floats[f + 3 : f + 6] = self.hand.target
            self.grip = Grip(self._floats[f : f + FLOATS].copy(), self.hand.body)

    def let_go(self) -> None:
        """The body keeps what it has."""
        self.hand = self.grip = None
        self._floats, self._integers = self.free.floats.copy(), self.free.integers

    def gripped(self, grip: Grip) -> tuple[Array, NDArray[np.int64]]:
        """The buffers F and I of the world with a grab, as it is or as it was."""
        floats, integers = self._held.floats.copy(), self._held.integers.copy()
        f, i = self._places
        floats[f : f + FLOATS] = grip.floats
        integers[i] = grip.body
        return floats, integers


def _felt(body: Body) -> Array:
    """1 along principal axes on which an off-centre point may lie; 0 where it would turn what has no inertia.

    A particle feels a grab at its centre alone, a thin rod on its line.
    """
    moments = body.principal_moments
    if moments[2] == 0.0:
        return np.zeros(3)
    return np.array([1.0, 0.0, 0.0]) if moments[0] == 0.0 else np.ones(3)
