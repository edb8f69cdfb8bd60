"""One body through a run."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import vector
from freebody.model.tables import Tables
from freebody.trajectory.derived import Derived
from freebody.trajectory.kernels import ANGULAR, LINEAR, POSITION, ROTATION, SPIN, VELOCITY

Array = NDArray[np.float64]


class Track:
    """A body of a run: arrays with one row per frame; world frame W and SI units unless said otherwise. Read-only."""

    def __init__(self, tables: Tables, derived: Derived, number: int) -> None:
        self._tables, self._derived, self._number = tables, derived, number

    @property
    def name(self) -> str:
        """The body's name."""
        return self._tables.names[self._number]

    @property
    def mass(self) -> float:
        """In kg."""
        return float(self._tables.masses[self._number])

    @property
    def center_of_mass(self) -> Array:
        """In the shape frame, (3,), in m."""
        centers = self._tables.centers
        return np.array(centers[self._number]) if len(centers) else np.zeros(3)

    def _columns(self, first: int, count: int = 3) -> Array:
        return _fixed(self._derived.rows[:, self._number, first : first + count])

    @property
    def position(self) -> Array:
        """Centre of mass, (frames, 3), in m."""
        return self._columns(POSITION)

    @property
    def orientation(self) -> Array:
        """Unit quaternion wxyz, body to world, of the nearest rotation; its sign is continuous, (frames, 4)."""
        return _fixed(self._derived.quaternions[:, self._number])

    @property
    def rotation(self) -> Array:
        """R_WB as the method computed it, not projected, (frames, 3, 3)."""
        return _fixed(self._columns(ROTATION, 9).reshape(-1, 3, 3))

    @property
    def origin(self) -> Array:
        """The origin of the shape frame, x - R c, (frames, 3), in m."""
        return self.point((0.0, 0.0, 0.0))

    @property
    def velocity(self) -> Array:
        """Of the centre of mass, (frames, 3), in m/s."""
        return self._columns(VELOCITY)

    @property
    def angular_velocity(self) -> Array:
        """w_WB_W, (frames, 3), in rad/s."""
        return self._columns(SPIN)

    @property
    def angular_velocity_body(self) -> Array:
        """w_WB_B, in the body's axes, (frames, 3), in rad/s."""
        return _back(self.rotation, self.angular_velocity)

    @property
    def twist(self) -> Array:
        """(w, v) in the body's axes, v of the centre of mass, (frames, 6)."""
        return np.concatenate([self.angular_velocity_body, _back(self.rotation, self.velocity)], axis=1)

    @property
    def world_twist(self) -> Array:
        """(w, v - w x x) in the world's axes: v of the body's point that passes the world's origin, (frames, 6)."""
        w = self.angular_velocity
        return np.concatenate([w, self.velocity - np.cross(w, self.position)], axis=1)

    @property
    def linear_momentum(self) -> Array:
        """p, (frames, 3), in kg m/s."""
        return self._columns(LINEAR)

    @property
    def angular_momentum(self) -> Array:
        """L about the centre of mass, (frames, 3), in kg m^2/s."""
        return self._columns(ANGULAR)

    @property
    def kinetic_energy(self) -> Array:
        """1/2 (p . v + L . w), (frames,), in J."""
        moving = np.einsum("ij,ij->i", self.linear_momentum, self.velocity)
        return np.asarray(0.5 * (moving + np.einsum("ij,ij->i", self.angular_momentum, self.angular_velocity)))

    def point(self, at: ArrayLike) -> Array:
        """The position of the body's point ``at`` (shape frame, m), (frames, 3), in m."""
        return self.position + self._arm(at)

    def point_velocity(self, at: ArrayLike) -> Array:
        """The velocity v + w x r of the body's point ``at`` (shape frame, m), (frames, 3), in m/s."""
        return self.velocity + np.cross(self.angular_velocity, self._arm(at))

    def _arm(self, at: ArrayLike) -> Array:
        return np.asarray(self.rotation @ (vector("at", at) - self.center_of_mass))

    def __repr__(self) -> str:
        return f"<{self.name!r} through {len(self._derived.times)} frames>"


def _fixed(view: Array) -> Array:
    """A read-only view: the arrays behind it are shared."""
    view.flags.writeable = False
    return view


def _back(R: Array, a: Array) -> Array:
    return np.asarray(np.einsum("ijk,ij->ik", R, a))
