"""The lines of the audit, interval by interval: recorded changes against integrals of recorded rates.

For the whole run: accumulated work, impulse and angular impulse against the forces, and potential energy against the
power of conservative forces. For every body: position and orientation against its velocities, momenta against force and
torque.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.trajectory.blocks import Block
from freebody.trajectory.contact_audit import ContactIntervals
from freebody.trajectory.derived import conservative_power
from freebody.trajectory.kernels import ANGULAR, FORCE_AT, LINEAR, POSITION, ROTATION, SPIN, VELOCITY
from freebody.trajectory.lagrange import lagrange, magnus, turned
from freebody.trajectory.quadrature import Rules, Sampling, integrate, jumped

Array = NDArray[np.float64]

# The lines in their order, with units.
LINES = {
    "work": "J", "impulse": "N s", "angular impulse": "N m s", "potential energy": "J",
    "position": "m", "orientation": "rad", "momentum": "N s", "angular momentum": "N m s",
}  # fmt: skip
# Methods whose joints hold accelerations at every stage: velocities between are off by the error of a stage, and what
# reactions do there is accounted for as work.
AT_STAGES = ("touch4", "adaptive")
OF_BODIES = ("position", "orientation", "momentum", "angular momentum")


class Line(NamedTuple):
    """One line over the intervals of a block, (intervals, bodies), with one "body" for sums over all.

    ``value`` (intervals, bodies, components) is the integral, ``defect`` the recorded change minus that. ``error`` is
    the error of the integral, ``missed`` the error of a method of that order up to a constant, ``bound`` other errors
    of a step, ``open`` how far joints were open. ``turnover`` is the integral of the absolute values, ``size`` the size
    of the rounded numbers, ``weight`` the energy per unit of the line, in J.
    """

    value: Array
    defect: Array
    error: Array
    missed: Array
    bound: Array
    turnover: Array
    size: Array
    weight: Array
    open: Array | float = 0.0


def _norm(a: Array) -> Array:
    return np.asarray(np.linalg.norm(a, axis=-1))


class _Sizes(NamedTuple):
    """At every frame, (frames, bodies): the rate's size, the size of the rounded numbers, and the weight."""

    flow: Array
    size: Array
    weight: Array


def touching(block: Block) -> ContactIntervals | None:
    """The block as contact sees it; None without contact."""
    return None if block.run.tables.contacts is None or len(block.run) < 2 else ContactIntervals(block)


def sampled(block: Block, contact: ContactIntervals | None = None) -> Sampling:
    """The frames of a block, with the intervals in which forces jump."""
    run, derived = block.run, block.derived
    schedule, changed = (derived.schedule, False) if contact is None else contact.schedule
    cut = np.isfinite(schedule.first_cut)
    after, before = derived.wrench_after, derived.wrench_before
    w, L = (derived.rows[:, :, k : k + 3] for k in (SPIN, ANGULAR))
    # Rounding is not a jump: of forces that joints take up, of torques of forces on arms, of gyroscopic torques.
    force = _norm(after[:, :, FORCE_AT : FORCE_AT + 3]).max(axis=0)
    force = force + _norm(derived.joints[:, :, 3:6]).max(initial=0.0)
    torque = (_norm(after[:, :, 0:3]) + _norm(w) * _norm(L)).max(axis=0) + force * _arms(block)
    jumps = np.zeros_like(cut) | changed
    for k, scale in ((0, torque), (FORCE_AT, force)):
        jumps |= jumped(after[:, :, k : k + 3], before[:, :, k : k + 3], scale, cut)
    # A method of unknown order counts as order 1.
    order, spin = run.order or 1, _norm(w).max(axis=1)
    return Sampling(
        derived.times, schedule, derived.edge_frames, jumps, spin, run.dt, order, run.rtol > 0.0
    )  # fmt: skip


def lines(block: Block, sampling: Sampling, contact: ContactIntervals | None = None) -> Iterator[Line]:
    """The lines of a block's own intervals, in the order of ``LINES``, then those of contact."""
    derived, tables = block.derived, block.run.tables
    rows, wrench = derived.rows, derived.wrench_after
    x, v, w, p, L = (rows[:, :, k : k + 3] for k in (POSITION, VELOCITY, SPIN, LINEAR, ANGULAR))
    torque, force = wrench[:, :, 0:3], wrench[:, :, FORCE_AT : FORCE_AT + 3]
    far, fast, spin, pull, twist, linear, angular = (_norm(a) for a in (x, v, w, force, torque, p, L))

    # Reactions of joints at each frame: forces, and torques about the origin.
    reaction = _norm(derived.joints[:, :, 3:6]).sum(axis=1)[:, None]
    couple = _norm(derived.joints[:, :, 0:3]).sum(axis=1)[:, None]
    wide = far.max(axis=1, initial=0.0)[:, None]
    gross = derived.rates.gross + np.concatenate([0.0 * wide, reaction, wide * reaction + couple], axis=1)
    # Contact forces on each body, which others may cancel.
    pressed, pressing = 0.0 * pull, 0.0 * twist
    if contact is not None:
        pressed, pressing = (_norm(derived.contact.wrench[:, :, k : k + 3]) for k in (3, 0))
        moments = (far * pressed + pressing).sum(axis=1)[:, None]
        gross = gross + np.concatenate([0.0 * wide, pressed.sum(axis=1)[:, None], moments], axis=1)
    power, (kinetic, potential) = conservative_power(rows, wrench)[1][:, None], derived.energies

    # Lengths that determine the rounding of positions, also for a body at the origin; and momenta too small to move a
    # body between frames by more than that.
    apart, arms = np.diff(sampling.times), _arms(block)
    reach = (wide if tables.joints else far) + arms
    unnoticed = tables.masses * reach / max(float(np.min(apart[apart > 0.0], initial=np.inf)), 1e-300)
    quiet = [kinetic[:, None], unnoticed.sum(axis=1)[:, None], (reach * unnoticed).sum(axis=1)[:, None]]

    quadrature = _Quadrature(block, sampling, contact)
    sums, bodies = block.run.accumulators, far.shape[1]
    for k, columns in enumerate((slice(0, 1), slice(1, 4), slice(4, 7))):
        flow, kept = gross[:, k : k + 1], sums[:, columns]
        sizes = _Sizes(flow, _norm(kept)[:, None] + quiet[k], np.full_like(flow, float(k == 0)))
        hit = None if contact is None else contact.struck.sums[:, columns]
        line = quadrature.line(columns, np.diff(kept, axis=0), sizes, hit)
        if k == 0 and tables.joints:
            kicked = _kicked(block, sampling)[block.first : block.last]
            line = line._replace(bound=line.bound + kicked * line.turnover)
            if block.run.method in AT_STAGES:
                strained = reaction * fast.max(axis=1)[:, None] + couple * spin.max(axis=1)[:, None]
                both = (0.5 * (strained[:-1] + strained[1:]) * np.diff(sampling.times)[:, None])[
                    block.first : block.last
                ]
                line = line._replace(bound=line.bound + kicked * both)
        elif tables.joints:
            line = line._replace(missed=line.missed + quadrature.within(far if k == 2 else None))
        yield line
    held = np.abs(potential)[:, None] + gross[:, 2:3]
    yield quadrature.line(slice(7, 8), np.diff(potential), _Sizes(power, held, np.ones_like(power)))

    of_bodies = [slice(8 + 3 * bodies * k, 8 + 3 * bodies * (k + 1)) for k in range(3)]
    handed = _handed(block, sampling)
    line = quadrature.line(of_bodies[0], np.diff(x, axis=0), _Sizes(fast, reach, pull))
    yield line._replace(bound=line.bound + handed * line.turnover, open=quadrature.open())
    line = quadrature.orientations(_Sizes(spin, np.ones_like(spin), twist + _norm(np.cross(w, L))))
    bound = line.bound + handed * line.turnover + _tilted(block, sampling)
    yield line._replace(bound=bound, open=quadrature.open() * (1.0 + 1.0 / np.min(arms[arms > 0.0], initial=np.inf)))
    # Velocities in body axes rotate with the body even if momenta are constant.
    turning = spin * linear if block.run.layout == "twist" else 0.0 * spin
    sizes = _Sizes(pull + reaction + pressed + turning, linear + unnoticed, fast)
    yield quadrature.line(of_bodies[1], np.diff(p, axis=0), sizes, None if contact is None else contact.struck.linear)
    linked = couple + reaction * arms if tables.joints else 0.0 * twist
    sizes = _Sizes(twist + spin * angular + linked + pressing, angular + arms * unnoticed, spin)
    if contact is None:
        yield quadrature.line(of_bodies[2], np.diff(L, axis=0), sizes)
        return
    yield quadrature.line(of_bodies[2], np.diff(L, axis=0), sizes, contact.struck.angular, contact.struck_sizes[1])
    arrays = derived.contact
    for k, lost in enumerate((arrays.lost_to_friction, arrays.lost_to_restitution)):
        flow = (np.abs(arrays.powers[1]) if k == 0 else 0.0 * lost)[:, None]
        sizes = _Sizes(flow, np.abs(lost)[:, None] + kinetic[:, None], np.ones_like(flow))
        place = slice(8 + 9 * bodies + k, 9 + 9 * bodies + k)
        yield quadrature.line(place, np.diff(lost), sizes, contact.struck.lost[:, k : k + 1])


def _radii(block: Block) -> Array:
    """The radii of gyration, (bodies,), in m."""
    tables = block.run.tables
    return np.asarray(np.sqrt(0.5 * np.trace(tables.inertias, axis1=1, axis2=2) / tables.masses))


def _arms(block: Block) -> Array:
    """Lever arms of forces, (bodies,), in m: the radius of gyration; with joints the largest of all bodies."""
    radii = _radii(block)
    return np.full_like(radii, radii.max(initial=0.0)) if block.run.tables.joints else radii


class _Quadrature:
    """All rates of a block integrated at once: seven of the run's sums, power, and v, F, torque of every body; with
    contact, what friction takes and what restitution takes between impacts, which is nothing.
    """

    def __init__(self, block: Block, sampling: Sampling, contact: ContactIntervals | None) -> None:
        derived = block.derived
        self.block, self.sampling, self.length, self.contact = block, sampling, np.diff(sampling.times), contact
        after = self._rates(derived.rates.after, derived.wrench_after)
        switched = len(derived.edge_frames) > 0
        before = self._rates(derived.rates.before, derived.wrench_before) if switched else after
        self.rules = integrate(
            sampling,
            (len(self.length), after.shape[1]),
            lambda stretch, count, out: lagrange(sampling.times, after, before, stretch, count, out),
        )
        if contact is not None:
            self.rules.loose[...] += contact.errors(after.shape[1])
        if block.run.tables.joints:
            # Inside a run the errors of the multipliers before and after a frame cancel; at both ends of the run there
            # is only one of them, off by half a step's change of the rates.
            for i in [0] * (block.offset == 0) + [len(self.length) - 1] * block.ends:
                if self.length[i] > 0.0:
                    self.rules.loose[i] += sampling.step**2 / self.length[i] * np.abs(before[i + 1] - after[i])
        # For a vector that rotates with a body by an angle a in a step, a rule of order 1 is off by a / 2, the
        # trapezoid rule by a^2 / 12, which rates in W need not show. Velocities in body axes rotate entirely.
        part = 1.0 if block.run.layout == "twist" else 0.5 if sampling.order == 1 else 1.0 / 12.0
        angle = sampling.step * _norm(derived.rows[:, :, SPIN : SPIN + 3])
        turned = part * np.minimum(angle, 1.0) ** sampling.order
        self.turned = np.maximum(turned[:-1], turned[1:])
        # A step over a jump may be entirely wrong.
        self.jumped = np.where(sampling.jumps, sampling.stride, 0.0)[:, None]

    def _rates(self, sums: Array, wrench: Array) -> Array:
        rows = self.block.derived.rows
        parts = (rows[:, :, VELOCITY : VELOCITY + 3], wrench[:, :, FORCE_AT : FORCE_AT + 3], wrench[:, :, 0:3])
        power = conservative_power(rows, wrench)[0]
        found = [sums, -power[:, None], *(part.reshape(len(rows), -1) for part in parts)]
        if self.contact is not None:
            lost = self.block.derived.contact.powers[1][:, None]
            found += [lost, 0.0 * lost]
        return np.concatenate(found, axis=1)

    def line(
        self, columns: slice, change: Array, sizes: _Sizes, hit: Array | None = None, gross: Array | None = None
    ) -> Line:
        """The line of some columns, whose recorded quantities changed by ``change`` in every interval.

        ``hit``: by what impacts changed them, (intervals, numbers of the columns), and the ``gross`` size of that.
        """
        shape = (len(self.length), -1, min(columns.stop - columns.start, 3))
        value, loose, gained, before, missed = (rule[:, columns].reshape(shape) for rule in self.rules[:5])
        if hit is not None:
            value = value + hit.reshape(shape)
        rules = Rules(value, loose, gained, before, missed, self.rules.unseen)
        line = self._line(rules, change.reshape(shape) - rules.value, sizes)
        if hit is not None:
            turned = _norm(hit.reshape(shape)) if gross is None else gross
            line = line._replace(turnover=line.turnover + turned[self.block.first : self.block.last])
        return line

    def within(self, arms: Array | None) -> Array:
        """The error of steps in all forces, or on ``arms`` (frames, bodies) in all torques, (intervals, 1).

        Reactions cancel in sums over all bodies; their errors do not.
        """
        bodies = self.block.derived.rows.shape[1]
        force, torque = (
            _norm(self.rules.missed[:, k : k + 3 * bodies].reshape(-1, bodies, 3))
            for k in (8 + 3 * bodies, 8 + 6 * bodies)
        )
        both = force if arms is None else np.maximum(arms[:-1], arms[1:]) * force + torque
        missed = both.sum(axis=1) * self.sampling.shrink
        return np.asarray(missed[self.block.first : self.block.last, None])

    def open(self) -> Array:
        """How far joints were open at the ends of the block's intervals, (intervals, 1): closing them moves bodies."""
        joints = self.block.derived.joints
        gap, rate = (joints[:, :, k].max(axis=1, initial=0.0) for k in (6, 7))
        both = gap[:-1] + gap[1:] + self.length * (rate[:-1] + rate[1:])
        return np.asarray(both[self.block.first : self.block.last, None])

    def orientations(self, sizes: _Sizes) -> Line:
        """The line of the orientations: on the group."""
        derived, times = self.block.derived, self.sampling.times
        rows = derived.rows
        shape = (len(self.length), rows.shape[1], 3)
        rules = integrate(self.sampling, shape, lambda stretch, count, out: magnus(times, rows, stretch, count, out))
        # The series of order 6 omits (angle)^4 times its first commutator.
        w, h = rows[:, :, SPIN : SPIN + 3], self.length[:, None, None]
        angle = np.minimum(self.length[:, None] * np.maximum(_norm(w[:-1]), _norm(w[1:])), 1.0)
        rules.loose[...] += np.abs(np.cross(w[:-1], w[1:])) * h**2 / 12.0 * angle[..., None] ** 4
        if self.contact is not None:
            rules.loose[...] += self.contact.turning_errors()[..., None]
        defect = np.empty(shape)
        turned(derived.quaternions, rules.value, defect)
        return self._line(rules, defect, sizes)

    def _line(self, rules: Rules, defect: Array, sizes: _Sizes) -> Line:
        error, missed = rules.errors(self.sampling.shrink)
        flow = 0.5 * (sizes.flow[:-1] + sizes.flow[1:]) * self.length[:, None]
        size, weight = (np.maximum(a[:-1], a[1:]) for a in (sizes.size, sizes.weight))
        turned = self.turned if flow.shape == self.turned.shape else self.turned.max(axis=1)[:, None]
        own = slice(self.block.first, self.block.last)
        # Frames at the same time contribute nothing.
        moving = (self.length > 0.0)[own]
        parts = (rules.value, defect, error, missed + turned * flow, self.jumped * flow, flow, size, weight)
        return Line(*(np.where(moving.reshape(-1, *(1,) * (a.ndim - 1)), a[own], 0.0) for a in parts))


def _kicked(block: Block, sampling: Sampling) -> Array:
    """How far a step moves the bodies of a linkage before joints are closed, (intervals, 1), relative to a radian.

    Methods kick bodies first and close joints afterwards, which limits the accuracy of work: dampers brake, and
    reactions swing bodies about their joints.
    """
    rows, wrench, tables = block.derived.rows, block.derived.wrench_after, block.run.tables
    R = rows[:, :, ROTATION : ROTATION + 9].reshape(*rows.shape[:2], 3, 3)
    torque = np.einsum("fbji,fbj->fbi", R, wrench[:, :, 6:9])
    spin, speed = (_norm(rows[:, :, k : k + 3]).max(axis=1) for k in (SPIN, VELOCITY))
    reaction, moments = _norm(block.derived.joints[:, :, 3:6]).max(axis=1), tables.masses * _radii(block)
    with np.errstate(divide="ignore", invalid="ignore"):
        # Particles have no inertia, and no torque.
        braked = _norm(np.einsum("bij,fbj->fbi", np.linalg.pinv(tables.inertias), torque)).sum(axis=1) / spin
        slowed = (_norm(wrench[:, :, 9:12]) / tables.masses).sum(axis=1) / speed
        swung = np.sqrt(reaction * np.max(1.0 / moments[moments > 0.0], initial=0.0))
    fastest = np.max([np.nan_to_num(rate) for rate in (braked, slowed, swung)], axis=0)[:, None]
    kicked = np.minimum(sampling.step * fastest, 1.0) ** sampling.order
    return np.asarray(np.maximum(kicked[:-1], kicked[1:]))


def _handed(block: Block, sampling: Sampling) -> Array:
    """The relative error of a body's motion due to joints with a body that rotates faster, (intervals, bodies).

    A body that rotates by the vector a in a step of the discrete Lagrangian (``natural``, Moser and Veselov) has the
    momentum h L = J a (1 - |a|^2 / 6) + a x J a / 2: all of a is |a|^2 / 6 longer than J^-1 h L, not only the part
    along which it is fast. Bodies that are joined to it tilt with it, so their motion is off by that part, or by less
    if their own inertia counts. The error due to a body's own rotation is in ``turned``.
    """
    rows, tables = block.derived.rows, block.run.tables
    shape = (block.last - block.first, rows.shape[1])
    if sampling.order != 2 or not tables.joints:
        return np.zeros(shape)
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    pairs = [(facts.bodies[0], other) for facts in tables.joints for other in facts.bodies]
    ends = np.array(pairs, dtype=np.int64).reshape(-1, 2).T
    graph = coo_array((np.ones(ends.shape[1]), (ends[0], ends[1])), shape=(shape[1], shape[1]))
    count, linkage = connected_components(graph, directed=False)
    square = np.minimum(sampling.step * _norm(rows[:, :, SPIN : SPIN + 3]), 1.0) ** 2
    fastest = np.zeros((len(rows), count))
    for b, k in enumerate(linkage):
        fastest[:, k] = np.maximum(fastest[:, k], square[:, b])
    part = (fastest[:, linkage] - square) / 6.0
    return np.asarray(np.maximum(part[:-1], part[1:])[block.first : block.last])


def _tilted(block: Block, sampling: Sampling) -> Array:
    """The error of a step whose midpoint has inaccurate body axes, (intervals, bodies).

    The midpoint rule uses w = J^-1 L after half an Euler step, whose axes are off by the rotation h^2/8 w':
    w is off by h^2/8 (w' x w - J^-1 (w' x L)). Along the axis of a slender body that is large, and w'', from which the
    rest of the error is known, need not show it: the contributions of torque and axes to w'' have opposite signs.
    """
    rows, own = block.derived.rows, slice(block.first, block.last)
    if sampling.order != 2:
        return np.zeros((block.last - block.first, rows.shape[1]))
    w, L = (rows[:, :, k : k + 3] for k in (SPIN, ANGULAR))
    R = rows[:, :, ROTATION : ROTATION + 9].reshape(*rows.shape[:2], 3, 3)
    inverse = R @ block.run.tables.inverse_inertias @ R.swapaxes(-1, -2)

    def spun(moment: Array) -> Array:
        return np.asarray((inverse @ moment[..., None])[..., 0])

    faster = spun(block.derived.wrench_after[:, :, 0:3] - np.cross(w, L))
    off = sampling.step**2 / 8.0 * _norm(np.cross(faster, w) - spun(np.cross(faster, L)))
    return np.asarray((np.maximum(off[:-1], off[1:]) * np.diff(sampling.times)[:, None])[own])


def conservative(block: Block) -> tuple[Array, Array]:
    """Sizes of the forces and torques that have a potential, over the block's own intervals, (intervals, bodies)."""
    wrench = block.derived.wrench_after
    parts = _norm(wrench[:, :, 3:6] - wrench[:, :, 9:12]), _norm(wrench[:, :, 0:3] - wrench[:, :, 6:9])
    own = slice(block.first, block.last)
    force, torque = (np.maximum(a[:-1], a[1:])[own] for a in parts)
    return force, torque
