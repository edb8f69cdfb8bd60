"""What a page draws of contact: moving grounds, the points that touch with their forces, and the last impacts.

A block of numbers at the end of a frame, always as long as the scene asks for (``ContactBlock.width``): per moving
ground x(3) q(4, wxyz); per point mode, slot, x(3), normal(3), force(3), coefficient of friction, mode 0 where there is
none; per impact age in s, x(3), normal(3), size of the impulse, 0 where there is none. Normals and forces are those on
the body that touches a ground, or on the first of two bodies.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.contact.layout import GROUND_KNOT, IMPACT, LAW, OPEN, POOLED, SLOT, STATE
from freebody.contact.listed import is_crowd, unpooled
from freebody.contact.motion import ground_rows, grounds_at
from freebody.methods.base import NO_IMPACTS
from freebody.model.tables import ContactFacts, Tables

Array = NDArray[np.float64]

PER_GROUND = 7
PER_POINT = 12
PER_IMPACT = 8

# Points and impacts that a frame tells: more could not be told apart.
MOST_POINTS = 64
MOST_IMPACTS = 16

# An impact is shown for so many seconds of wall time, at the speed with which the scene starts.
FLASH = 0.25

# Of a slot: what is drawn, in the order of the block behind mode and slot.
DRAWN = ("point", "normal", "force")
_MODE, _FEATURE = (SLOT.slices[name].start for name in ("mode", "feature"))
_LAW_PLACE = POOLED.slices["law"].start
_FRICTION = LAW.slices["friction"].start


class ContactBlock:
    """The block of one scene, for frames at any times."""

    def __init__(self, tables: Tables, facts: ContactFacts, speed: float) -> None:
        self.tables, self.flash = tables, FLASH * speed
        self.moving = [g for g, (_, knots) in enumerate(ground_rows(tables)) if _moves(knots)]
        # Ends of joints have slots behind those of the pairs, and no place in space.
        self.crowd = facts.crowd
        self.slots = facts.slots if facts.crowd else sum(pair.slots for pair in facts.pairs)
        self.points = min(self.slots, MOST_POINTS)
        self.impacts = MOST_IMPACTS if self.slots else 0
        self._signs, self._friction = np.ones(self.slots), np.zeros(self.slots)
        for pair in facts.pairs:
            own = slice(pair.first_slot, pair.first_slot + pair.slots)
            self._signs[own] = 1.0 if pair.carriers[0] < len(tables.names) else -1.0
            self._friction[own] = pair.law[_FRICTION]
        self.width = PER_GROUND * len(self.moving) + PER_POINT * self.points + PER_IMPACT * self.impacts

    def told(self) -> dict[str, Any]:
        """How long the parts are, and how long a flash lasts, for the page."""
        return {"moving": len(self.moving), "points": self.points, "impacts": self.impacts, "flash": self.flash}

    def rows(self, times: Array, slots: Array, impacts: Array, origin: Array | None = None) -> Array:
        """The blocks (n, width) of frames at ``times`` (n,), positions relative to ``origin`` (n, 3).

        ``slots`` (n, slots, numbers) as :func:`slots_of` gives them; ``impacts`` rows of ``layout.IMPACT``, by time.
        """
        o = np.zeros((len(times), 3)) if origin is None else origin
        parts = self._grounds(times, o), self._points(slots, o), self._impacts(times, impacts, o)
        return np.concatenate([part.reshape(len(times), -1) for part in parts], axis=1)

    def one(self, time: float, contacts: Array, impacts: Array, origin: Array | None = None) -> Array:
        """The block of a state of contact, positions relative to ``origin`` (3,)."""
        slots = slots_of(contacts[None], self)
        return np.asarray(self.rows(np.array([time]), slots, impacts, None if origin is None else origin[None])[0])

    def still(self, time: float, origin: Array | None = None) -> Array:
        """The block of a state of which nothing is known yet."""
        return self.one(time, np.zeros(STATE.size + SLOT.size * self.slots), NO_IMPACTS, origin)

    def _grounds(self, times: Array, origin: Array) -> Array:
        grounds = grounds_at(self.tables, times)
        out = np.empty((len(times), len(self.moving), PER_GROUND))
        out[:, :, :3] = grounds.position[:, self.moving] - origin[:, None]
        out[:, :, 3:] = so3.matrix_to_quaternion(grounds.rotation[:, self.moving])
        return out

    def _points(self, slots: Array, origin: Array) -> Array:
        closed = slots[:, :, _MODE] != OPEN
        chosen = np.broadcast_to(np.arange(self.slots), closed.shape)
        if self.slots > self.points:
            chosen = np.argsort(~closed, axis=1, kind="stable")[:, : self.points]
            slots = np.take_along_axis(slots, chosen[:, :, None], axis=1)
            closed = np.take_along_axis(closed, chosen, axis=1)
        out = np.zeros((*closed.shape, PER_POINT))
        out[:, :, 0], out[:, :, 1] = slots[:, :, _MODE], chosen
        for k, name in enumerate(DRAWN):
            out[:, :, 2 + 3 * k : 5 + 3 * k] = slots[:, :, SLOT.slices[name]]
        out[:, :, 2:5] -= origin[:, None]
        out[:, :, 5:11] *= self._signs[chosen][:, :, None]
        laws = slots[:, :, _LAW_PLACE].astype(np.int64) if self.crowd else None
        out[:, :, 11] = self._friction[chosen] if laws is None else self.tables.floats[laws + _FRICTION]
        out[~closed] = 0.0
        return out

    def _impacts(self, times: Array, impacts: Array, origin: Array) -> Array:
        out = np.zeros((len(times), self.impacts, PER_IMPACT))
        # Ends of joints have no place in space.
        if not self.crowd:
            impacts = impacts[impacts[:, IMPACT.slices["slot"].start] < self.slots]
        when = impacts[:, IMPACT.slices["time"].start]
        sizes = np.linalg.norm(impacts[:, IMPACT.slices["impulse"]], axis=1)
        first = np.searchsorted(when, times - self.flash, side="right")
        last = np.searchsorted(when, times, side="right")
        for k in np.flatnonzero(last > first).tolist():
            rows = np.arange(first[k], last[k])
            rows = np.sort(rows[np.argsort(-sizes[rows], kind="stable")[: self.impacts]])
            found = out[k, : len(rows)]
            found[:, 0], found[:, 7] = times[k] - when[rows], sizes[rows]
            found[:, 1:4] = impacts[rows][:, IMPACT.slices["point"]] - origin[k]
            found[:, 4:7] = impacts[rows][:, IMPACT.slices["normal"]]
        return out


def _moves(knots: Array) -> bool:
    parts = [GROUND_KNOT.slices[name] for name in ("velocity", "speed")]
    return any(bool(knots[:, part].any()) for part in parts)


def block_of(tables: Tables, speed: float) -> ContactBlock | None:
    """The block of a scene; None where nothing can touch."""
    return None if tables.contacts is None else ContactBlock(tables, tables.contacts, speed)


def slots_of(frames: Array, block: ContactBlock) -> Array:
    """The slots (n, slots, numbers) of states of contact (n, numbers)."""
    count = len(frames)
    return frames[:, STATE.size : STATE.size + SLOT.size * block.slots].reshape(count, block.slots, SLOT.size)


def slots_between(slots: Array, before: NDArray[np.int64], part: Array) -> Array:
    """The slots at times between frames: the share ``part`` (n,) of the way from frame ``before`` (n,) to the next one.

    Points that are not the same at both ends stay as they are at the first.
    """
    before, part = before + (part == 1.0), np.where(part == 1.0, 0.0, part)  # at the next frame already
    one, other = slots[before], slots[np.minimum(before + 1, len(slots) - 1)]
    same = (one[:, :, _MODE] != OPEN) & (other[:, :, _MODE] != OPEN) & (one[:, :, _FEATURE] == other[:, :, _FEATURE])
    share = (part[:, None] * same)[:, :, None]
    out = one.copy()
    for name in DRAWN:
        here = SLOT.slices[name]
        out[:, :, here] = (1.0 - share) * one[:, :, here] + share * other[:, :, here]
    return out


def lost(contacts: Array) -> float:
    """What friction and impacts took so far, in J, in a state of contact, which is empty where nothing can touch."""
    names = ("friction", "friction_rest", "restitution", "restitution_rest")
    return float(sum(contacts[STATE.slices[name]].sum() for name in names))


def pushed(tables: Tables, contacts: Array, position: Array) -> tuple[Array, Array]:
    """Force and torque (bodies, 3) of contact on bodies at ``position`` (bodies, 3), N and N m, world frame."""
    force, torque = np.zeros_like(position), np.zeros_like(position)
    if is_crowd(tables):
        tables, frames, _ = unpooled(tables, contacts[None], NO_IMPACTS)
        contacts = frames[0]
    for pair in () if tables.contacts is None else tables.contacts.pairs:
        first = STATE.size + SLOT.size * pair.first_slot
        slots = contacts[first : first + SLOT.size * pair.slots].reshape(-1, SLOT.size)
        for slot in slots[slots[:, _MODE] != OPEN]:
            point, push, turn = (slot[SLOT.slices[name]] for name in ("point", "force", "torque"))
            for carrier, sign in zip(pair.carriers, (1.0, -1.0)):
                if carrier < len(position):
                    force[carrier] += sign * push
                    torque[carrier] += sign * (np.cross(point - position[carrier], push) + turn)
    return force, torque
