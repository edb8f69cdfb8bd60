"""Energies, momenta and poses of a state, for a frame."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.compile import fixed
from freebody.forces.held import python_wrench
from freebody.joints.angles import put_angles
from freebody.model.columns import KIN
from freebody.model.kernel_data import Frames, kin_rows, world_of
from freebody.model.state import QUATERNIONS
from freebody.trajectory import kernels
from freebody.trajectory.kernels import POSITION, SPIN
from freebody.viewer.contacts import lost, pushed
from freebody.viewer.live_tables import LiveTables
from freebody.viewer.mover import Mover

Array = NDArray[np.float64]


class Reading(NamedTuple):
    """Energies and work in J; momenta (3,), the angular one about the world's origin; per body x, q, w, L.

    ``lost`` is what friction and impacts took, in J. ``force`` and ``torque`` (bodies, 3), in N and N m about the
    centres of mass, world frame, if they were computed.
    """

    time: float
    kinetic: float
    potential: float
    work: float
    linear: Array
    angular: Array
    position: Array
    orientation: Array
    spin: Array
    spin_momentum: Array
    lost: float = 0.0
    force: Array | None = None
    torque: Array | None = None

    @property
    def balance(self) -> float:
        """Energy minus work plus losses, which stays constant."""
        return self.kinetic + self.potential - self.work + self.lost


class Diagnostics:
    """Reads movers, with buffers that are allocated once."""

    def __init__(self, bodies: int) -> None:
        self._rows = np.empty((1, bodies, kernels.ROW))
        self._kin = kin_rows(bodies)
        self._kinetic, self._potential = np.empty(1), np.empty(1)
        self._angles = self._contacts = np.zeros(0)

    def read(self, mover: Mover, tables: LiveTables) -> Reading:
        """The present state of ``mover``. The grab has no potential, so the tables without it give the energy."""
        raw, layout = mover.y[None], mover.layout
        world = world_of(tables.free)
        self._angles, self._contacts = mover.angles, mover.contacts
        rows, times = self._rows, np.array([mover.time])
        kernels.unpack(world, raw, kernels.LAYOUT_CODES[layout], rows)
        frames = Frames(times, times, rows, mover.angles[None])
        energies = fixed(kernels.energies, kernels.ENERGIES)
        energies(world, self._kin, tables.free.custom_energy, frames, self._kinetic, self._potential)
        row = rows[0]
        x, p, L = (
            row[:, POSITION : POSITION + 3],
            row[:, kernels.LINEAR : kernels.LINEAR + 3],
            row[:, kernels.ANGULAR :],
        )
        return Reading(
            time=mover.time,
            kinetic=float(self._kinetic[0]),
            potential=float(self._potential[0]),
            work=float(mover.accumulators[0] + mover.accumulators[7]),
            linear=p.sum(axis=0),
            angular=(np.cross(x, p) + L).sum(axis=0),
            position=x.copy(),
            orientation=_quaternions(mover),
            spin=row[:, SPIN : SPIN + 3].copy(),
            spin_momentum=L.copy(),
            lost=lost(mover.contacts),
        )

    def with_wrenches(self, reading: Reading, tables: LiveTables) -> Reading:
        """The last reading with force and torque on each body, including the grab and contact."""
        world = world_of(tables.current, tables.floats.copy(), segment=reading.time)
        put_angles(world.floats, tables.integers, self._angles)
        python_wrench()(world, self._kin, tables.held, reading.time)
        force, torque = (self._kin[:, KIN.slices[part]].copy() for part in ("force", "torque"))
        push, turn = pushed(tables.free, self._contacts, reading.position)
        return reading._replace(force=force + push, torque=torque + turn)

    def grab_point(self, reading: Reading, body: int, local: Array) -> Array:
        """The position of a point of a body, (3,), world."""
        return np.asarray(reading.position[body] + so3.quaternion_to_matrix(reading.orientation[body]) @ local)


def _quaternions(mover: Mover) -> Array:
    if mover.layout in QUATERNIONS:
        return mover.y[:, 3:7].copy()
    R = mover.y[:, 3:12].reshape(-1, 3, 3)
    return np.array(so3.matrix_to_quaternion(so3.project(R)), dtype=np.float64)
