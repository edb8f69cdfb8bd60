"""What contact means for the lines of the audit: velocities that jump, forces that are not smooth, laws that hold.

An impact is a breakpoint at which momenta jump by recorded impulses. A point that changes its mode between two frames
makes the forces jump at a time that nobody recorded: such an interval stands for itself, and what the forces may have
been within it is added to the tolerance. The laws of contact are checked on the recorded numbers alone.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.contact.layout import IMPACT, LAW, ROLLING
from freebody.contact.motion import grounds_at
from freebody.trajectory.blocks import Block
from freebody.trajectory.contact_arrays import ContactArrays, SlotFacts
from freebody.trajectory.contact_track import slot_keys
from freebody.trajectory.kernels import FORCE_AT, POSITION, SPIN, VELOCITY
from freebody.trajectory.report import Bound
from freebody.trajectory.schedule import SNAP, Schedule

Array = NDArray[np.float64]

# "To round-off", relative to the size of what is compared: as for joints.
ROUND_OFF = 1e-9

# A point that would fly for less than this part of a step stays closed: its last rebound is taken back, which pulls.
REST = 5e-3
# Points that separate no faster than this (m/s) may do so at the end of a series of bounces.
REBOUND = 1e-2

# Methods that solve contact once a step: between two frames nobody knows what impulses did, and points may close up to
# where they are a step later.
BY_STEPS = ("moreau",)

# Lines of the audit that only runs with contact have, with units.
CONTACT_LINES = {"lost to friction": "J", "lost to restitution": "J"}


# The laws that are checked, with units.
LAWS = {
    "overlap": "m",
    "force across a gap": "N",
    "pulling force": "N",
    "force outside of the cone": "N",
    "slip of points that roll": "m/s",
    "pulling impulse": "N s",
    "impulse outside of the cone": "N s",
    "energy gained in impacts": "J",
}


def _norm(a: Array) -> Array:
    return np.asarray(np.linalg.norm(a, axis=-1))


class Struck(NamedTuple):
    """What impacts do in every interval of a block: to momenta (intervals, bodies, 3) and to the sums (intervals, n).

    ``sums``: work, impulse, angular impulse; ``lost``: to friction, to restitution. ``unsure`` (intervals, bodies): how
    far the angular momenta may be off, because the bodies' places at that time are not recorded. ``late``: what was
    lost to restitution there or in the interval before.
    """

    linear: Array
    angular: Array
    unsure: Array
    sums: Array
    lost: Array
    late: Array


class ContactIntervals:
    """The intervals of a block as contact sees them."""

    def __init__(self, block: Block) -> None:
        self.block, self.derived = block, block.derived
        self.arrays: ContactArrays = block.derived.contact
        self.times, self.rows = block.derived.times, block.derived.rows
        self.length = np.diff(self.times)
        self.impacts = self.arrays.impacts
        when = self.impacts[:, IMPACT.slices["time"].start]
        # A frame is after the impacts at its time.
        self.at = np.clip(np.searchsorted(self.times, when, side="left") - 1, 0, len(self.length) - 1)

    @cached_property
    def schedule(self) -> tuple[Schedule, NDArray[np.bool_]]:
        """Breakpoints among the frames with those of impacts, and the intervals in which forces jump.

        Where forces switch at a frame, contact forces there are those from before: the next interval begins with a
        breakpoint, so that no rule uses that frame for both sides.
        """
        own = self.derived.schedule
        first, last = own.first_cut.copy(), own.last_cut.copy()
        for frame in self.derived.edge_frames.tolist():
            if frame < len(first):
                first[frame] = self.times[frame]
                last[frame] = self.times[frame] if np.isnan(last[frame]) else last[frame]
        for i, t in zip(self.at.tolist(), self.impacts[:, IMPACT.slices["time"].start].tolist()):
            # Between two impacts nothing is known: see ``loose``.
            first[i] = t if np.isnan(first[i]) else min(first[i], t)
            last[i] = first[i] if np.isnan(own.last_cut[i]) else last[i]
        return own._replace(first_cut=first, last_cut=last), self.changed & np.isnan(first)

    @cached_property
    def impact_times(self) -> NDArray[np.int64]:
        """At how many different times there were impacts, (intervals,)."""
        count = np.zeros(len(self.length), dtype=np.int64)
        before: dict[int, float] = {}
        for i, t in zip(self.at.tolist(), self.impacts[:, IMPACT.slices["time"].start].tolist()):
            if i not in before or t - before[i] > SNAP * self.length[i]:
                count[i] += 1
            before[i] = t
        return count

    @cached_property
    def changed(self) -> NDArray[np.bool_]:
        """In which intervals a point has changed its mode, (intervals,)."""
        mode = np.concatenate([self.arrays.of_slots(name) for name in ("mode", "roll_mode", "spin_mode")], axis=1)
        told = np.diff(self.arrays.events) != 0.0
        return np.asarray((mode[1:] != mode[:-1]).any(axis=1) | (told & (self.impact_times == 0)))

    @cached_property
    def loose(self) -> tuple[Array, Array]:
        """By how much forces and torques may have been other than at the frames, (intervals, bodies), in N and N m.

        One impact between two flights leaves nothing unknown. A change of mode is a jump of the force that was not
        larger than its change and the friction at both ends. Between several impacts a body may have touched or not.
        """
        many, wrench = (self.impact_times > 1)[:, None], self.derived.wrench_after
        touching, rubbing = self.arrays.wrench, self.arrays.rubbing
        found = []
        for own, k in ((slice(3, 6), FORCE_AT), (slice(0, 3), 0)):
            change = _norm(touching[1:, :, own] - touching[:-1, :, own])
            rub = rubbing[:, :, 0 if k else 1]
            held, rest = _norm(touching[:, :, own]), _norm(wrench[:, :, k : k + 3] - touching[:, :, own])
            size = change + rub[:-1] + rub[1:]
            size = np.where(many, held[:-1] + held[1:] + rest[:-1] + rest[1:] + size, size)
            found.append(np.where(self.changed[:, None] | many, size, 0.0))
        return found[0], found[1]

    @cached_property
    def struck(self) -> Struck:
        """What the impacts did."""
        bodies, count = self.rows.shape[1], len(self.length)
        linear, angular = np.zeros((count, bodies, 3)), np.zeros((count, bodies, 3))
        unsure, sums, lost = np.zeros((count, bodies)), np.zeros((count, 7)), np.zeros((count, 2))
        late = np.zeros(count)
        facts, field = self.arrays.facts, IMPACT.slices
        grounds = grounds_at(self.block.run.tables, self.impacts[:, field["time"].start])
        for j, (i, row) in enumerate(zip(self.at.tolist(), self.impacts)):
            t, slot = float(row[field["time"].start]), int(row[field["slot"].start])
            p, spin, point = row[field["impulse"]], row[field["angular_impulse"]], row[field["point"]]
            taken = _lost(row, facts, slot)
            lost[i] += taken
            # The end of a series of bounces is logged when it is over: what it took may be that of the interval before.
            ends = p @ row[field["normal"]] < 0.0 < row[field["before"]] @ row[field["normal"]]
            if ends:
                late[max(i - 1, 0) : i + 1] += abs(taken[1])
            for carrier, sign in ((int(facts.a[slot]), 1.0), (int(facts.b[slot]), -1.0)):
                if 0 <= carrier < bodies:
                    place, off = self._place(carrier, i, t)
                    linear[i, carrier] += sign * p
                    angular[i, carrier] += sign * (np.cross(point - place, p) + spin)
                    unsure[i, carrier] += off * np.linalg.norm(p)
                    if ends:
                        unsure[max(i - 1, 0) : i + 1, carrier] += np.linalg.norm(np.cross(point - place, p) + spin)
                elif carrier >= bodies:
                    g = carrier - bodies
                    moving = grounds.velocity[j, g] + np.cross(
                        grounds.angular_velocity[j, g], point - grounds.position[j, g]
                    )
                    sums[i, 0] -= sign * (p @ moving + spin @ grounds.angular_velocity[j, g])
                    sums[i, 1:4] -= sign * p
                    sums[i, 4:7] -= sign * (np.cross(point, p) + spin)
        return Struck(linear, angular, unsure, sums, lost, late)

    def _place(self, body: int, i: int, t: float) -> tuple[Array, float]:
        """Where a body was at time t in interval i, from both ends, and how far these two answers are apart."""
        mass = float(self.block.run.tables.masses[body])
        ends = []
        for frame in (i, i + 1):
            s, row = t - float(self.times[frame]), self.rows[frame, body]
            force = self.derived.wrench_after[frame, body, FORCE_AT : FORCE_AT + 3]
            velocity = row[VELOCITY : VELOCITY + 3]
            ends.append(row[POSITION : POSITION + 3] + s * velocity + 0.5 * s * s / mass * force)
        part = (t - float(self.times[i])) / self.length[i] if self.length[i] > 0.0 else 0.5
        return (1.0 - part) * ends[0] + part * ends[1], float(np.linalg.norm(ends[1] - ends[0]))

    @property
    def with_joints(self) -> NDArray[np.bool_]:
        """Intervals in which joints passed on impulses that nobody recorded, (intervals,)."""
        return np.asarray((self.impact_times > 0) & bool(self.block.run.tables.joints))

    def errors(self, columns: int) -> Array:
        """What to add to the errors of the rates of ``lines``, (intervals, columns): see ``lines._Quadrature``."""
        out = np.zeros((len(self.length), columns))
        h, bodies = self.length[:, None], self.rows.shape[1]
        force, torque = self.loose
        x = _norm(self.rows[:, :, POSITION : POSITION + 3])
        far = np.maximum(x[:-1], x[1:])
        faster, _ = self.jumps
        # Grounds work at their own velocity, about where the bodies are.
        ground, tables = self.arrays.grounds, self.block.run.tables
        size = 2.0 * np.sqrt(np.trace(tables.inertias, axis1=1, axis2=2) / tables.masses)
        reach = _norm(ground.position[:, None] - self.rows[:, :, None, POSITION : POSITION + 3]) + size[:, None]
        moving = _norm(ground.velocity)[:, None] + _norm(ground.angular_velocity)[:, None] * reach
        moving = moving.max(axis=2, initial=0.0)
        out[:, 0] = self.length * (np.maximum(moving[:-1], moving[1:]) * force).sum(axis=1)
        out[:, 1:4] = h * force.sum(axis=1)[:, None]
        out[:, 4:7] = h * (far * force + torque).sum(axis=1)[:, None]
        slower = h * force / tables.masses
        out[:, 8 : 8 + 3 * bodies] = np.repeat(h * (slower + faster), 3, axis=1)
        pull = self.derived.wrench_after[:, :, FORCE_AT : FORCE_AT + 3] - self.derived.wrench_after[:, :, 9:12]
        held = _norm(pull)
        out[:, 7] = self.length * (np.maximum(held[:-1], held[1:]) * (slower + faster)).sum(axis=1)
        out[:, 8 + 3 * bodies : 8 + 6 * bodies] = np.repeat(h * force, 3, axis=1)
        out[:, 8 + 6 * bodies : 8 + 9 * bodies] = np.repeat(h * torque + self.struck.unsure, 3, axis=1)
        out[:, -2] = self.length * self._rubbed
        out[:, -1] = self.struck.late
        if self.block.run.method in BY_STEPS:
            out[np.diff(self.arrays.events) != 0.0] = np.inf
        unknown = self.with_joints
        out[unknown, 0:7] = np.inf
        out[unknown, 8 + 3 * bodies : 8 + 9 * bodies] = np.inf
        return out

    @property
    def _rubbed(self) -> Array:
        """Power that friction may have taken in other ways than at the frames, (intervals,), in W."""
        lost = np.abs(self.arrays.powers[1])
        found = np.where(self.changed | (self.impact_times > 1), lost[:-1] + lost[1:], 0.0)
        field, law = IMPACT.slices, self.arrays.facts.law
        pressed = _norm(self.arrays.of_slots("force"))
        for i, row in zip(self.at.tolist(), self.impacts):
            # After an impact a point may slide until it rolls, or until the next one.
            slot, n = int(row[field["slot"].start]), row[field["normal"]]
            slip = sum(float(np.linalg.norm(u - (u @ n) * n)) for u in (row[field["before"]], row[field["after"]]))
            held = pressed[i, slot] + pressed[i + 1, slot]
            if self.impact_times[i] > 1:
                held += float(_norm(self.derived.wrench_after[i : i + 2, :, FORCE_AT : FORCE_AT + 3]).sum())
            if self.changed[i] or self.impact_times[i] > 1:
                found[i] += (float(law[slot, 0]) + float(law[slot, 2:4].any())) * held * slip
        return np.asarray(found)

    def turning_errors(self) -> Array:
        """The same for the orientations, (intervals, bodies), in rad."""
        moments = self.block.run.tables.principal_moments
        least = np.where(moments > 0.0, moments, np.inf).min(axis=1)
        h = self.length[:, None]
        found = np.asarray(h * (h * self.loose[1] / least + self.jumps[1]))
        if self.block.run.method in BY_STEPS:
            found[np.diff(self.arrays.events) != 0.0] = np.inf
        return found

    @cached_property
    def jumps(self) -> tuple[Array, Array]:
        """How far velocities (m/s) and angular velocities (rad/s) may have been elsewhere, (intervals, bodies): where
        there were impacts at several times, as far as they moved and what impulses did.
        """
        tables, many = self.block.run.tables, (self.impact_times > 1)[:, None]
        least = np.where(tables.principal_moments > 0.0, tables.principal_moments, np.inf).min(axis=1)
        v, w = (self.rows[:, :, k : k + 3] for k in (VELOCITY, SPIN))
        pushed, spun = self.struck_sizes[0], self._spun
        faster = _norm(v[:-1]) + _norm(v[1:]) + pushed / tables.masses
        turned = _norm(w[:-1]) + _norm(w[1:]) + spun / least
        return np.where(many, faster, 0.0), np.where(many, turned, 0.0)

    @cached_property
    def struck_sizes(self) -> tuple[Array, Array]:
        """The sizes of impulses and of their moments on every body, (intervals, bodies), in N s and N m s."""
        bodies, facts, field = self.rows.shape[1], self.arrays.facts, IMPACT.slices
        linear, angular = np.zeros((len(self.length), bodies)), np.zeros((len(self.length), bodies))
        for i, row in zip(self.at.tolist(), self.impacts):
            slot, size = int(row[field["slot"].start]), float(np.linalg.norm(row[field["impulse"]]))
            for carrier in (int(facts.a[slot]), int(facts.b[slot])):
                if 0 <= carrier < bodies:
                    arm = row[field["point"]] - self.rows[i, carrier, POSITION : POSITION + 3]
                    linear[i, carrier] += size
                    spin = float(np.linalg.norm(row[field["angular_impulse"]]))
                    angular[i, carrier] += size * float(np.linalg.norm(arm)) + spin
        return linear, angular

    @cached_property
    def _spun(self) -> Array:
        """The sizes of the moments of impulses on every body, (intervals, bodies), in N m s."""
        bodies, facts, field = self.rows.shape[1], self.arrays.facts, IMPACT.slices
        found = self.struck.unsure.copy()
        for i, row in zip(self.at.tolist(), self.impacts):
            for carrier in (int(part[int(row[field["slot"].start])]) for part in (facts.a, facts.b)):
                if 0 <= carrier < bodies:
                    arm = row[field["point"]] - self._place(carrier, i, float(row[field["time"].start]))[0]
                    spin = np.cross(arm, row[field["impulse"]]) + row[field["angular_impulse"]]
                    found[i, carrier] += float(np.linalg.norm(spin))
        return found


def _lost(row: Array, facts: SlotFacts, slot: int) -> tuple[float, float]:
    """What an impact took by its impulse and its velocities: to friction, to restitution, in J."""
    field = IMPACT.slices
    if facts.limit[slot] or not row[field["impulse"]].any():
        # Rates of the angle of a hinge are not among the numbers of an impact; a rim that is laid down has no impulse.
        return float(row[field["lost_friction"].start]), float(row[field["lost_restitution"].start])
    n, p = row[field["normal"]], row[field["impulse"]]
    mean = 0.5 * (row[field["before"]] + row[field["after"]])
    bounced = -float(p @ n) * float(mean @ n)
    rubbed = -float(p @ mean) - bounced
    # Nor are the angular velocities that resistance to rolling and spinning acts on.
    return (float(row[field["lost_friction"].start]) if facts.law[slot, 2:4].any() else rubbed), bounced


class _Worst:
    """The largest of a number over a run, and where it was; how much is allowed."""

    def __init__(self) -> None:
        self.value, self.time, self.slot, self.scale = 0.0, 0.0, -1, 0.0

    def see(self, values: Array, times: Array, slots: Array | None = None) -> None:
        """``values`` (n, slots) at ``times`` (n,), or (n,) with the slot of each."""
        if not values.size:
            return
        k = int(np.argmax(np.where(np.isnan(values), np.inf, values)))
        place = np.unravel_index(k, values.shape)
        found = float(values[place])
        if not found <= self.value:
            self.value, self.time = found, float(times[place[0]])
            self.slot = int(place[1]) if slots is None else int(slots[place[0]])


class Laws:
    """Whether recorded forces, impulses and gaps obey the laws of contact, block by block."""

    def __init__(self) -> None:
        self.worst = {name: _Worst() for name in LAWS}
        self.place = self.speed = self.force = self.impulse = self.energy = self.certificate = self.step = 0.0

    def add(self, block: Block) -> None:
        """Look at the block's own frames, and at the impacts between them."""
        own = slice(block.first, block.last + 1)
        derived, arrays = block.derived, block.derived.contact
        times, rows, facts = derived.times[own], derived.rows[own], arrays.facts
        bodies = facts.a >= 0
        force, normal, slip, mode, gap = (
            arrays.of_slots(name)[own][:, bodies] for name in ("force", "normal", "slip", "mode", "gap")
        )
        slots = np.flatnonzero(bodies)
        friction = facts.law[bodies, LAW.slices["friction"].start]
        pressing = (force * normal).sum(axis=-1)
        rubbing = _norm(force - pressing[..., None] * normal)
        size = np.abs(rows[:, :, POSITION : POSITION + 3]).max(initial=0.0)
        self.place = max(self.place, float(size), float(np.abs(arrays.of_slots("point")[own]).max(initial=0.0)))
        self.speed = max(self.speed, float(_norm(rows[:, :, VELOCITY : VELOCITY + 3]).max(initial=0.0)))
        self.force = max(self.force, float(_norm(force).max(initial=0.0)))

        def see(name: str, values: Array) -> None:
            worst = self.worst[name]
            before = worst.value
            worst.see(values, times)
            if worst.value != before:
                worst.slot = int(slots[worst.slot])

        if arrays.gaps.shape[1]:
            worst, before = self.worst["overlap"], self.worst["overlap"].value
            worst.see(-arrays.gaps[own], times)
            if worst.value != before:
                worst.slot = int(np.flatnonzero(facts.pair == worst.slot)[0])
        self.certificate = max(self.certificate, float(arrays.certificate[own].max(initial=0.0)))
        if block.run.method in BY_STEPS:
            # How far points of bodies move in a step.
            tables = block.run.tables
            size = 2.0 * np.sqrt(np.trace(tables.inertias, axis1=1, axis2=2) / tables.masses)
            fast = _norm(rows[:, :, VELOCITY : VELOCITY + 3]) + size * _norm(rows[:, :, SPIN : SPIN + 3])
            self.step = max(self.step, block.run.dt * float(fast.max(initial=0.0)))
        open_here = (mode == 0.0) | (gap > ROUND_OFF * (1.0 + self.place) + self.step)
        see("force across a gap", np.where(open_here, _norm(force), 0.0))
        see("pulling force", -pressing)
        see("force outside of the cone", rubbing - friction * np.maximum(pressing, 0.0))
        see("slip of points that roll", np.where(mode == ROLLING, _norm(slip), 0.0))
        self._impacts(block, facts)

    def _impacts(self, block: Block, facts: SlotFacts) -> None:
        field, times = IMPACT.slices, block.derived.times
        rows = block.derived.contact.impacts
        when = rows[:, field["time"].start]
        rows = rows[(when > times[block.first]) & (when <= times[block.last])]
        if not len(rows):
            return
        when, slots = rows[:, field["time"].start], rows[:, field["slot"].start].astype(np.int64)
        impulse, normal = rows[:, field["impulse"]], rows[:, field["normal"]]
        pressing = (impulse * normal).sum(axis=1)
        rubbing = _norm(impulse - pressing[:, None] * normal)
        mu = facts.law[slots, LAW.slices["friction"].start]
        self.impulse = max(self.impulse, float(_norm(impulse).max()))
        # The end of a series of bounces takes what a point still has of its speed: its weight does that meanwhile.
        left = (rows[:, field["before"]] * normal).sum(axis=1)
        masses = np.append(block.run.tables.masses, 0.0)
        moved = (
            masses[np.minimum(facts.a[slots], len(masses) - 1)] + masses[np.minimum(facts.b[slots], len(masses) - 1)]
        )
        taken = np.where((left > 0.0) & (left < REBOUND), moved * left, 0.0)
        self.worst["pulling impulse"].see(-pressing - taken, when, slots)
        self.worst["impulse outside of the cone"].see(rubbing - mu * np.maximum(pressing, 0.0), when, slots)
        lost = np.array([sum(_lost(row, facts, slot)) for row, slot in zip(rows, slots)])
        speeds = _norm(rows[:, field["before"]]) + _norm(rows[:, field["after"]])
        # Impacts at one time are one: what one point gains another may have lost.
        starts = np.flatnonzero(np.append(True, np.diff(when) > 0.0))
        gained = -np.add.reduceat(lost, starts)
        self.energy = max(self.energy, float(np.add.reduceat(_norm(impulse) * speeds, starts).max()))
        self.worst["energy gained in impacts"].see(gained, when[starts], slots[starts])

    def bounds(self, block: Block) -> tuple[Bound, ...]:
        """The lines after the last block."""
        names = {slot: key for key, own in slot_keys(block.run.tables).items() for slot, _ in own}
        # Up to a rebound that is not worth a flight.
        resting = REST * block.run.dt * self.force
        # What a step of a method leaves, and what its certificate allows.
        overlap = self.step + 10.0 * block.run.dt * self.certificate
        more = {"pulling impulse": resting, "overlap": overlap, "slip of points that roll": 4.0 * self.certificate}
        scales = {"m": 1.0 + self.place, "N": self.force, "m/s": self.speed, "N s": self.impulse, "J": self.energy}
        return tuple(
            Bound(
                name,
                unit,
                worst.value,
                ROUND_OFF * scales[unit] + more.get(name, 0.0),
                names.get(worst.slot, ()),
                worst.time,
            )
            for (name, unit), worst in zip(LAWS.items(), self.worst.values())
        )
