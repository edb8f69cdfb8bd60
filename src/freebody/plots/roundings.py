"""The size of round-off in a run: figures draw nothing smaller as if it were motion."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from freebody.joints.report import extent_of
from freebody.trajectory.audit import EPS, ROUNDINGS
from freebody.trajectory.kernels import POSITION, SPIN, VELOCITY
from freebody.trajectory.run import Trajectory


class Roundings:
    """Sizes below which quantities of a run are round-off, from its lengths, times and loads."""

    def __init__(self, run: Trajectory) -> None:
        self._run = run
        self._duration = float(run.times[-1] - run.times[0])
        steps = max(len(run), self._duration / run.dt if run.dt > 0.0 else 1.0)
        # Of angles in rad, and of parts of a quaternion.
        self.angle = ROUNDINGS * EPS * math.sqrt(steps)
        self._length = _length(run)
        self.length = self.angle * self._length

    @property
    def speed(self) -> float:
        """In m/s: of the fastest point, plus a drift by round-off over the whole run."""
        fastest = _largest(self._rows(VELOCITY)) + self._length * _largest(self._rows(SPIN))
        return self.angle * fastest + self._in_all(self.length)

    @property
    def spin(self) -> float:
        """In rad/s, likewise."""
        return self.angle * _largest(self._rows(SPIN)) + self._in_all(self.angle)

    @property
    def balances(self) -> tuple[float, float, float]:
        """Of energy in J, momentum in kg m/s and angular momentum in kg m^2/s, from the audit."""
        if self._run.interpolated:  # interpolated frames have no audit
            return 0.0, 0.0, 0.0
        energy, linear, angular, *_ = self._run.audit().drifts
        # Joints let bodies move by round-off against their weight.
        held = self.reactions[1] if self._run.joints else 0.0
        return energy.round_off + held, linear.round_off, angular.round_off

    @property
    def reactions(self) -> tuple[float, float]:
        """Of forces in N and torques in N m; either may result from the other by cancellation."""
        joints = self._run.joints.values()
        force = max(_largest(joint.force) for joint in joints)
        torque = max(_largest(joint.torque) for joint in joints)
        moment = torque + force * self._length
        return self.angle * moment / self._length, self.angle * moment

    def _rows(self, first: int) -> NDArray[np.float64]:
        return self._run.derived.rows[:, :, first : first + 3]

    def _in_all(self, change: float) -> float:
        return change / self._duration if self._duration > 0.0 else 0.0


def _length(run: Trajectory) -> float:
    """The largest distance from the origin, of a body or a point of a joint, or the largest body, in m."""
    tables = run.tables
    far = _largest(run.derived.rows[:, :, POSITION : POSITION + 3])
    # The radius of gyration of a body about its centre.
    wide = float(np.sqrt(0.5 * np.trace(tables.inertias, axis1=1, axis2=2) / tables.masses).max())
    # Particles at rest in the origin have no length; then anything is motion.
    return max(far, wide, extent_of(tables) if tables.joints else 0.0) or EPS


def _largest(values: NDArray[np.float64]) -> float:
    return float(np.abs(values).max(initial=0.0))
