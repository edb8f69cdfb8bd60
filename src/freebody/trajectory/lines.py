"""What the audit compares, interval by interval: recorded changes against integrals of recorded rates.

Of the whole run: work, impulse and angular impulse, as the method added them up, against the forces, and potential
energy against the power of the forces that have one. Of every body: position and orientation against its velocities,
momenta against force and torque.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.model.layout import POSITION, SPIN, VELOCITY
from freebody.trajectory.blocks import Block
from freebody.trajectory.kernels import ANGULAR, FORCE_AT, LINEAR
from freebody.trajectory.lagrange import magnus, turned
from freebody.trajectory.quadrature import Rules, Sampling, by_segments, integrate

__all__ = ["LINES", "OF_BODIES", "Line", "conservative", "lines"]

Array = NDArray[np.float64]

# The lines in their order, with units.
LINES = {
    "work": "J", "impulse": "N s", "angular impulse": "N m s", "potential energy": "J",
    "position": "m", "orientation": "rad", "momentum": "N s", "angular momentum": "N m s",
}  # fmt: skip
OF_BODIES = ("position", "orientation", "momentum", "angular momentum")

# Layouts that keep velocities, some in body axes: momenta are then as good as the rotation, however small the forces.
BY_VELOCITIES = ("velocities", "twist", "natural")
# And methods that do so inside, whatever they record.
VELOCITY_METHODS = ("generalized_alpha", "newmark")

# Rotation itself has an error of (angle turned in a step)^order, which rates in W hardly show: in parts of the
# misalignment of angular velocity and momentum; of the spin itself, where rotations are not exponentials; of everything
# for methods that keep velocities; and of what joints give, 1/24: the mean of a force that turns by a within a step is
# short of it by a^2 / 24.
TUMBLING, BY_SPIN, BY_ROTATION, BY_JOINTS = 1.25, 0.25, 1.0, 1.0 / 24.0


class Line(NamedTuple):
    """One line over the intervals of a block, (intervals, bodies), with one "body" for sums over all.

    ``value`` (intervals, bodies, components) is the integral, ``defect`` the recorded change minus that. ``error`` is
    that of the integral, ``method`` what a rule of the method's order misses with its steps, ``tumbling`` what does so
    in parts of (angle turned in a step)^order. ``turnover`` is the integral of the sizes that were added up, ``size``
    that of the numbers that are rounded, ``weight`` the energy that a unit of the line is worth, in J.
    """

    value: Array
    defect: Array
    error: Array
    method: Array
    tumbling: Array
    turnover: Array
    size: Array
    weight: Array


def _norm(a: Array) -> Array:
    return np.asarray(np.linalg.norm(a, axis=-1))


class _Sizes(NamedTuple):
    """At every frame, (frames, bodies): what is added up, what turns with the body, what is rounded, and the weight."""

    flow: Array
    turning: Array
    size: Array
    weight: Array


def lines(block: Block, sampling: Sampling) -> Iterator[Line]:
    """The lines of a block's own intervals, in the order of ``LINES``."""
    derived = block.derived
    rows, wrench = derived.rows, derived.wrench_after
    x, v, w, p, L = (rows[:, :, k : k + 3] for k in (POSITION, VELOCITY, SPIN, LINEAR, ANGULAR))
    torque, force = wrench[:, :, 0:3], wrench[:, :, FORCE_AT : FORCE_AT + 3]
    keeps = block.run.layout in BY_VELOCITIES or block.run.method in VELOCITY_METHODS
    by_velocity = BY_ROTATION if keeps else 0.0
    far, fast, spin, pull, twist = (_norm(a) for a in (x, v, w, force, torque))
    gyration = _norm(np.cross(w, L))

    # Per frame, what joints give: forces, and moments about the origin.
    reaction = _norm(derived.joints[:, :, 3:6]).sum(axis=1)[:, None]
    couple = _norm(derived.joints[:, :, 0:3]).sum(axis=1)[:, None]
    wide = far.max(axis=1, initial=0.0)[:, None]
    gross = derived.rates.gross + np.concatenate([0.0 * wide, reaction, wide * reaction + couple], axis=1)
    power, potential = _conservative_power(rows, wrench)[1][:, None], derived.energies[1]

    # Lengths whose roundings places have, also where a body stands at the origin; and momenta too small to move
    # anything, from frame to frame, by more than its place is known.
    apart, arms = np.diff(sampling.times), _arms(block)
    reach = (wide if block.run.tables.joints else far) + arms
    unnoticed = block.run.tables.masses * reach / max(float(np.min(apart[apart > 0.0], initial=np.inf)), 1e-300)
    quiet = [0.0 * wide, unnoticed.sum(axis=1)[:, None], (reach * unnoticed).sum(axis=1)[:, None]]

    quadrature = _Quadrature(block, sampling)
    booked = block.run.books
    for k, columns in enumerate((slice(0, 1), slice(1, 4), slice(4, 7))):
        flow, kept = gross[:, k : k + 1], booked[:, columns]
        sizes = _Sizes(
            flow,
            BY_JOINTS * flow if block.run.tables.joints else 0.0 * flow,
            _norm(kept)[:, None] + quiet[k],
            0.0 * flow,
        )
        yield quadrature.line(columns, np.diff(kept, axis=0), sizes._replace(weight=sizes.weight + float(k == 0)))
    held = np.abs(potential)[:, None] + gross[:, 2:3]
    sizes = _Sizes(power, by_velocity * power, held, np.ones_like(power))
    yield quadrature.line(slice(7, 8), np.diff(potential), sizes)

    of_bodies = [slice(8 + 3 * far.shape[1] * k, 8 + 3 * far.shape[1] * (k + 1)) for k in range(3)]
    # Joints carry a body along with velocities that turn with it.
    carried = BY_JOINTS * fast if block.run.tables.joints else 0.0 * fast
    line = quadrature.line(of_bodies[0], np.diff(x, axis=0), _Sizes(fast, carried + by_velocity * fast, reach, pull))
    yield line._replace(error=line.error + quadrature.open())
    tumbling = TUMBLING * gyration / np.maximum(_norm(L), np.finfo(float).tiny) + (BY_SPIN + by_velocity) * spin
    line = quadrature.orientations(_Sizes(spin, tumbling, 1.0 + 0.0 * spin, twist + gyration))
    yield line._replace(error=line.error + quadrature.open() * (1.0 + 1.0 / np.min(arms[arms > 0.0], initial=np.inf)))
    linked = BY_JOINTS * reaction + 0.0 * pull
    yield quadrature.line(
        of_bodies[1],
        np.diff(p, axis=0),
        _Sizes(pull + reaction, linked + by_velocity * spin * _norm(p), _norm(p) + unnoticed, fast),
    )
    linked = BY_JOINTS * (couple + reaction * arms) + 0.0 * twist
    turning = spin * _norm(L)
    yield quadrature.line(
        of_bodies[2],
        np.diff(L, axis=0),
        _Sizes(
            twist + turning + 24.0 * linked,
            linked + by_velocity * turning,
            _norm(L) + arms * unnoticed,
            spin,
        ),
    )


def _arms(block: Block) -> Array:
    """The radius of gyration, (bodies,), in m; with joints that of the largest: how far from a centre they may pull."""
    tables = block.run.tables
    radii = np.sqrt(0.5 * np.trace(tables.inertias, axis1=1, axis2=2) / tables.masses)
    return np.full_like(radii, radii.max(initial=0.0)) if tables.joints else np.asarray(radii)


class _Quadrature:
    """All rates of a block integrated at once: seven of the run's sums, power, and v, F, torque of every body."""

    def __init__(self, block: Block, sampling: Sampling) -> None:
        derived = block.derived
        self.block, self.sampling, self.length = block, sampling, np.diff(sampling.times)
        after = self._rates(derived.rates.after, derived.wrench_after)
        switched = len(derived.edge_frames) > 0
        before = self._rates(derived.rates.before, derived.wrench_before) if switched else after
        self.rules = integrate(sampling, after, before)
        if block.run.tables.joints and block.run.dt > 0.0:
            # Inside a run the multipliers of the step before a node and of the one after make up for each other; where
            # motion begins and ends there is only one of them, half a step's change of the rates off.
            for i in [0] * (block.offset == 0) + [len(self.length) - 1] * block.ends:
                if self.length[i] > 0.0:
                    self.rules.slack[i] += block.run.dt**2 / self.length[i] * np.abs(before[i + 1] - after[i])

    def _rates(self, sums: Array, wrench: Array) -> Array:
        rows = self.block.derived.rows
        parts = (rows[:, :, VELOCITY : VELOCITY + 3], wrench[:, :, FORCE_AT : FORCE_AT + 3], wrench[:, :, 0:3])
        power = _conservative_power(rows, wrench)[0]
        return np.concatenate([sums, -power[:, None], *(part.reshape(len(rows), -1) for part in parts)], axis=1)

    def line(self, columns: slice, change: Array, sizes: _Sizes) -> Line:
        """The line of some columns, whose recorded quantities changed by ``change`` in every interval."""
        shape = (len(self.length), -1, min(columns.stop - columns.start, 3))
        rules = Rules(*(rule[:, columns].reshape(shape) for rule in self.rules))
        return self._line(rules, change.reshape(shape) - rules.value, sizes)

    def open(self) -> Array:
        """How far joints were open at the ends of the block's intervals, (intervals, 1): closing them moves poses."""
        joints = self.block.derived.joints
        gap, rate = (joints[:, :, k].max(axis=1, initial=0.0) for k in (6, 7))
        both = gap[:-1] + gap[1:] + self.length * (rate[:-1] + rate[1:])
        return np.asarray(both[self.block.first : self.block.last, None])

    def orientations(self, sizes: _Sizes) -> Line:
        """The line of the orientations: on the group."""
        derived, times = self.block.derived, self.sampling.times
        rows, w = derived.rows, derived.rows[:, :, SPIN : SPIN + 3]
        shape = (len(self.length), rows.shape[1], 3)
        rules = by_segments(self.sampling, shape, lambda *segment: magnus(times, rows, *segment))
        for i in np.flatnonzero(np.isfinite(self.sampling.schedule.first_cut)).tolist():
            # Where a force switches, angular velocity has a corner.
            h = self.length[i]
            for rule in rules[:4]:
                rule[i] = 0.5 * h * (w[i] + w[i + 1])
            corner = h * np.ptp(w[max(i - 1, 0) : i + 3], axis=0)
            rules.slack[i] = corner + h**2 * np.abs(np.cross(w[i], w[i + 1])) / 12.0
        defect = np.empty(shape)
        turned(derived.quaternions, rules.value, defect)
        return self._line(rules, defect, sizes)

    def _line(self, rules: Rules, defect: Array, sizes: _Sizes) -> Line:
        error, method = rules.errors(self.sampling.shrink)
        flow, turning = (0.5 * (a[:-1] + a[1:]) * self.length[:, None] for a in (sizes.flow, sizes.turning))
        size, weight = (np.maximum(a[:-1], a[1:]) for a in (sizes.size, sizes.weight))
        own = slice(self.block.first, self.block.last)
        # Nothing happens between two frames at the same time.
        moving = (self.length > 0.0)[own]
        parts = (rules.value, defect, error, method, turning, flow, size, weight)
        return Line(*(np.where(moving.reshape(-1, *(1,) * (a.ndim - 1)), a[own], 0.0) for a in parts))


def conservative(block: Block) -> tuple[Array, Array]:
    """Sizes of the forces and torques that have a potential, over the block's own intervals, (intervals, bodies)."""
    wrench = block.derived.wrench_after
    parts = _norm(wrench[:, :, 3:6] - wrench[:, :, 9:12]), _norm(wrench[:, :, 0:3] - wrench[:, :, 6:9])
    own = slice(block.first, block.last)
    force, torque = (np.maximum(a[:-1], a[1:])[own] for a in parts)
    return force, torque


def _conservative_power(rows: Array, wrench: Array) -> tuple[Array, Array]:
    """Power of the forces with a potential, (frames,), in W, and the sum of its sizes over the bodies."""
    torque, force = wrench[:, :, 0:3] - wrench[:, :, 6:9], wrench[:, :, 3:6] - wrench[:, :, 9:12]
    pushed = np.einsum("fbi,fbi->fb", force, rows[:, :, VELOCITY : VELOCITY + 3])
    spun = np.einsum("fbi,fbi->fb", torque, rows[:, :, SPIN : SPIN + 3])
    return (pushed + spun).sum(axis=1), (np.abs(pushed) + np.abs(spun)).sum(axis=1)
