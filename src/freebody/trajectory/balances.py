"""Quantities that should stay constant: energy minus work, momenta minus impulses, |q|, joints closed."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.model.state import QUATERNIONS
from freebody.trajectory.blocks import Block
from freebody.trajectory.kernels import ANGULAR, LINEAR, POSITION, VELOCITY
from freebody.trajectory.report import Drift

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]

# The line of energy, by its name; in runs with contact, what that took is added.
ENERGY, WITH_LOSSES = "energy - work", "energy - work + losses"

# Rounding in a sum of n terms grows like a random walk: this many units of round-off times sqrt(n).
ROUNDINGS = 16.0
EPS = float(np.finfo(float).eps)


def _sizes(a: Array) -> Array:
    return np.asarray(np.linalg.norm(a, axis=-1))


def _largest(a: Array) -> float:
    return float(np.max(a, initial=0.0))


class _Moved:
    """How far a quantity has moved since the first frame: the maximum, and at the end."""

    def __init__(self) -> None:
        self.start: Array | None = None
        self.largest = self.final = 0.0

    def add(self, values: Array) -> None:
        self.start = values[0].copy() if self.start is None else self.start
        gone = values - self.start
        self.worst(np.abs(gone) if gone.ndim == 1 else _sizes(gone))

    def worst(self, sizes: Array) -> None:
        # NaN stays.
        self.largest, self.final = float(np.maximum(self.largest, sizes.max())), float(sizes[-1])


class Balances:
    """The drifts of a run, block by block, with their scales.

    Round-off has three sources: the balanced quantities, the impulses of forces in a step even if they cancel, and the
    rounding of positions.
    """

    def __init__(self, run: Trajectory) -> None:
        self.run = run
        self.energy, self.linear, self.angular, self.group = _Moved(), _Moved(), _Moved(), _Moved()
        self.opened, self.opening = _Moved(), _Moved()
        self.far = np.zeros(len(run.names))
        # Largest: kinetic energy, |potential|, work, momenta, impulse, moments of momentum, angular impulse, forces,
        # torques, coordinates, speeds, intervals between frames. Potential energy: from, to.
        self.most = np.zeros(12)
        self.low, self.high = math.inf, -math.inf
        self.lost = 0.0
        self.first_lost: float | None = None

    def add(self, block: Block) -> None:
        """Add the block's own frames."""
        own = slice(block.first, block.last + 1)
        derived, accumulators, start = block.derived, block.run.accumulators[own], self.run.accumulators[0]
        rows, joints = derived.rows[own], derived.joints[own]
        x, p, L = (rows[:, :, k : k + 3] for k in (POSITION, LINEAR, ANGULAR))
        kinetic, potential = (part[own] for part in derived.energies)
        work, impulse, angular = accumulators[:, 0], accumulators[:, 1:4], accumulators[:, 4:7]
        lost = 0.0 * work
        if self.run.tables.contacts is not None:
            lost = (derived.contact.lost_to_friction + derived.contact.lost_to_restitution)[own]
            self.first_lost = float(lost[0]) if self.first_lost is None else self.first_lost
            self.lost = max(self.lost, _largest(np.abs(lost - self.first_lost)))
        self.energy.add(kinetic + potential - work + lost)
        self.linear.add(p.sum(axis=1) - impulse)
        self.angular.add((np.cross(x, p) + L).sum(axis=1) - angular)
        self._off_group(block.run.raw[own])
        if self.run.tables.joints:
            self.opened.worst(joints[:, :, 6].max(axis=1))
            self.opening.worst(joints[:, :, 7].max(axis=1))
        away = _sizes(x)
        self.far = np.maximum(self.far, away.max(axis=0, initial=0.0))
        forces, torques = _sizes(joints[:, :, 3:6]).sum(axis=1), _sizes(joints[:, :, 0:3]).sum(axis=1)
        gross = derived.rates.gross[own]
        found = [
            kinetic, np.abs(potential), np.abs(work - start[0]), _sizes(p).sum(axis=1), _sizes(impulse - start[1:4]),
            (away * _sizes(p) + _sizes(L)).sum(axis=1), _sizes(angular - start[4:7]), gross[:, 1] + forces,
            gross[:, 2] + away.max(axis=1, initial=0.0) * forces + torques, np.abs(x),
            np.abs(rows[:, :, VELOCITY : VELOCITY + 6]), np.diff(derived.times[own]),
        ]  # fmt: skip
        self.most = np.maximum(self.most, [_largest(values) for values in found])
        self.low, self.high = min(self.low, float(potential.min())), max(self.high, float(potential.max()))

    def _off_group(self, raw: Array) -> None:
        if self.run.layout in QUATERNIONS:
            off = np.abs(_sizes(raw[:, :, 3:7]) - 1.0)
        else:
            off = np.asarray(so3.distance(raw[:, :, 3:12].reshape(*raw.shape[:2], 3, 3)))
        self.group.worst(off.max(axis=1))

    def drifts(self, explained: float) -> tuple[Drift, ...]:
        """The lines; ``explained`` is the drift of energy - work that method and step explain, in J."""
        run = self.run
        kinetic, potential, work, linear, impulse, orbital, angular, force, moment, place, speed, apart = self.most
        duration = float(run.times[-1] - run.times[0])
        step = run.dt if run.dt > 0.0 else float(apart)
        steps = max(len(run), duration / step if step > 0.0 else 1.0)
        unit = ROUNDINGS * EPS * math.sqrt(steps)
        # Impulses too small to move a body by more than the rounding of its position.
        unnoticed = EPS * run.tables.masses * self.far / duration if duration > 0.0 else 0.0 * self.far
        energy_off = unit * (kinetic + potential + moment)
        linear_off = unit * (linear + impulse + force * step) + unnoticed.sum()
        angular_off = unit * (orbital + angular + moment * step) + (self.far * unnoticed).sum()
        scale = kinetic + max(self.high - self.low, 0.0) + work + self.lost
        group = "|q| - 1" if run.layout in QUATERNIONS else "distance from SO(3)"
        found = [
            _line(
                ENERGY if run.tables.contacts is None else WITH_LOSSES,
                "J",
                self.energy,
                scale,
                energy_off,
                explained + energy_off,
            ),
            _line("linear momentum - impulse", "kg m/s", self.linear, linear + impulse, linear_off),
            _line("angular momentum - angular impulse", "kg m^2/s", self.angular, orbital + angular, angular_off),
            _line(group, "1", self.group, 1.0),
        ]
        if run.tables.joints:
            found.append(_line("joints open", "m, 1", self.opened, max(1.0, place)))
            found.append(_line("rate of joints open", "m/s, 1/s", self.opening, max(1.0, speed)))
        return tuple(found)


def _line(
    name: str, unit: str, moved: _Moved, scale: float, round_off: float = 0.0, explained: float | None = None
) -> Drift:
    most = None if explained is None else float(explained)
    return Drift(name, unit, moved.largest, moved.final, float(scale), float(round_off), most)
