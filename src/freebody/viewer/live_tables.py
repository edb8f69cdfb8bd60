"""The tables of a live world, with a grab that can be started, moved and ended between steps."""

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

Array = NDArray[np.float64]

# The grab's frequency times the step stays below this, well inside the stability limits of explicit methods of order
# one and two.
RESOLVED = 0.5

# Beyond this many body sizes, the grab pulls no harder.
REACH = 4.0


class LiveGrab:
    """A grab in progress: the body, the grabbed point (from its centre of mass, body axes) and the target."""

    def __init__(self, body: int, local: Array, target: Array) -> None:
        self.body, self.local, self.target = body, local, target


class GrabRow:
    """A grab in the tables: its floats and its body."""

    def __init__(self, floats: Array, body: int) -> None:
        self.floats, self.body = floats, body


class LiveTables:
    """Two sets of tables, without and with a grab, so that grabbing only writes a few numbers."""

    def __init__(self, world: World, sizes: Array) -> None:
        self.world = world
        self.sizes = sizes
        self.free = world.tables()
        self.grab: LiveGrab | None = None
        self.row: GrabRow | None = None
        self._floats, self._integers = self.free.floats.copy(), self.free.integers

    @cached_property
    def _held(self) -> Tables:
        world = self.world
        gravity = [world.gravity] if world.gravity.acceleration.any() else []
        placeholder = Grab(world.bodies[0], target=world.bodies[0].position)
        return world.tables_with(*gravity, *world.forces, placeholder)

    @cached_property
    def _places(self) -> tuple[int, int]:
        """Offsets of the grab's floats and integers."""
        integers = self._held.integers
        header = integers[BLOCKS : BLOCKS + BLOCK.size * integers[1]].reshape(-1, BLOCK.size)
        block = header[header[:, 0] == KIND][0]
        # The world may have grabs too, in the same block; the one added last is last.
        return int(block[2] + FLOATS * (block[1] - 1)), int(block[3] + block[1] - 1)

    @cached_property
    def held(self) -> Any:
        """The user's forces, for the compiled loop."""
        return hold(self.free.custom_wrench, self.free.custom_joints)

    @property
    def current(self) -> Tables:
        """The tables in use; their floats may be overwritten."""
        return replace(self.free, floats=self._floats, integers=self._integers)

    @property
    def floats(self) -> Array:
        """The live buffer F."""
        return self._floats

    @property
    def integers(self) -> NDArray[np.int64]:
        """The live buffer I."""
        return self._integers

    def take(self, body: int, local: ArrayLike, target: ArrayLike, *, stiffness: float, dt: float) -> LiveGrab:
        """Grab a body; ``stiffness`` in 1/s^2 is lowered if steps of ``dt`` seconds cannot resolve it."""
        made = self.world.bodies[body]
        r = np.asarray(
            made.principal_axes @ (_graspable(made) * (made.principal_axes.T @ np.asarray(local, dtype=float)))
        )
        at = made.center_of_mass + r
        reach = REACH * float(self.sizes[body])
        grab = Grab(made, at=at, target=target, stiffness=stiffness, reach=reach)
        too_fast = grab.frequency * dt / RESOLVED
        if too_fast > 1.0:
            grab = Grab(made, at=at, target=target, stiffness=stiffness / too_fast**2, reach=reach)
        floats, integers = grab.row(self.world.index)
        self.row = GrabRow(np.array(floats), integers[0])
        self._floats, self._integers = self.with_grab(self.row)
        self.grab = LiveGrab(body, r, np.array(target, dtype=float))
        return self.grab

    def move(self, target: ArrayLike) -> None:
        """Move the target."""
        if self.grab is not None:
            self.grab.target = np.array(target, dtype=float)
            f, _ = self._places
            self._floats[f + 3 : f + 6] = self.grab.target
            self.row = GrabRow(self._floats[f : f + FLOATS].copy(), self.grab.body)

    def let_go(self) -> None:
        """End the grab; the body keeps its velocity."""
        self.grab = self.row = None
        self._floats, self._integers = self.free.floats.copy(), self.free.integers

    def with_grab(self, row: GrabRow) -> tuple[Array, NDArray[np.int64]]:
        """The buffers F and I of the world with a grab."""
        floats, integers = self._held.floats.copy(), self._held.integers.copy()
        f, i = self._places
        floats[f : f + FLOATS] = row.floats
        integers[i] = row.body
        return floats, integers


def _graspable(body: Body) -> Array:
    """1 for principal axes along which a point may be off-centre, 0 where its torque would act on no inertia.

    A particle is grabbed at its centre, a thin rod on its axis.
    """
    moments = body.principal_moments
    if moments[2] == 0.0:
        return np.zeros(3)
    return np.array([1.0, 0.0, 0.0]) if moments[0] == 0.0 else np.ones(3)
