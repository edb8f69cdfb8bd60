"""Contact at the frames of a run as arrays: the slots by name, wrenches on bodies, losses, gaps."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from freebody.compile import fixed, kernel
from freebody.contact.geometry import distance, placed, solid_of
from freebody.contact.layout import IMPACT, LAW, OPEN, SLOT, STATE, contacts_of, pair_at
from freebody.contact.motion import Grounds, grounds_at
from freebody.joints.angles import at_frame
from freebody.model.columns import KIN
from freebody.model.kernel_data import FRAMES, WORLD, Frames, kin_rows, world_of
from freebody.model.tables import Tables
from freebody.trajectory.kernels import POSITION, SPIN

if TYPE_CHECKING:
    from freebody.trajectory.derived import Derived

Array = NDArray[np.float64]

_F2, _F3 = types.float64[:, ::1], types.float64[:, :, ::1]
GAPS = types.void(WORLD, _F2, FRAMES, _F3, _F2)


@kernel
def pair_gaps(world, kin, frames, grounds, out):  # type: ignore[no-untyped-def]
    """Gap of every pair at every frame, (frames, pairs), in m; ``grounds`` (frames, grounds, KIN) are their rows."""
    C = contacts_of(world)
    for i in range(frames.rows.shape[0]):
        at_frame(world, kin, frames, i)
        for g in range(C.grounds):
            for c in range(grounds.shape[2]):
                kin[world.bodies + g, c] = grounds[i, g, c]
        for k in range(C.pairs):
            pair = pair_at(world.integers, C.first_pair, k)
            a, b = solid_of(world, pair.a), solid_of(world, pair.b)
            (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
            out[i, k] = distance(world, a, b, xa, Ra, xb, Rb)


class SlotFacts:
    """To which pair every slot belongs, (slots,): its number, its carriers a and b, and the law (slots, 5).

    A limit of a joint has the bodies of the joint (-1 is the world), no pair and no friction.
    """

    def __init__(self, tables: Tables) -> None:
        facts = tables.contacts
        count = 0 if facts is None else facts.slots
        self.pair, self.a, self.b = (np.full(count, -1, dtype=np.int64) for _ in range(3))
        self.law = np.zeros((count, LAW.size))
        for number, pair in enumerate(() if facts is None else facts.pairs):
            own = slice(pair.first_slot, pair.first_slot + pair.slots)
            self.pair[own], self.law[own] = number, pair.law
            self.a[own], self.b[own] = pair.carriers
        for limit in () if facts is None else facts.limits:
            own, ends = slice(limit.first_slot, limit.first_slot + 2), tables.joints[limit.joint].bodies
            self.a[own], self.b[own] = ends[0], ends[1] if len(ends) > 1 else -1

    @property
    def limit(self) -> NDArray[np.bool_]:
        """Which slots are ends of joints, (slots,)."""
        return np.asarray(self.pair < 0)


class ContactArrays:
    """What the frames say of contact. Arrays over all frames; empty without contact."""

    def __init__(self, tables: Tables, derived: Derived, frames: Any, impacts: Any, gaps: Any) -> None:
        self.tables, self.derived = tables, derived
        self._frames, self._impacts, self._gaps = frames, impacts, gaps
        self.facts = SlotFacts(tables)

    @cached_property
    def frames(self) -> Array:
        """The state of contact at every frame: ``layout.STATE``, then the slots."""
        if self._frames is None or not self._frames.shape[1]:
            return np.zeros((len(self.derived.times), STATE.size + len(self.facts.pair) * SLOT.size))
        return np.asarray(self._frames, dtype=np.float64)

    @cached_property
    def impacts(self) -> Array:
        """Rows of ``layout.IMPACT``, by time."""
        return np.zeros((0, IMPACT.size)) if self._impacts is None else np.asarray(self._impacts, dtype=np.float64)

    def _state(self, name: str) -> Array:
        return self.frames[:, STATE.slices[name].start]

    @property
    def lost_to_friction(self) -> Array:
        """(frames,), in J."""
        return self._state("friction") + self._state("friction_rest")

    @property
    def lost_to_restitution(self) -> Array:
        """(frames,), in J."""
        return self._state("restitution") + self._state("restitution_rest")

    @property
    def events(self) -> Array:
        """How many events there were so far, (frames,): impacts, and changes of mode."""
        return self._state("events")

    @property
    def certificate(self) -> Array:
        """How far steps were from the laws of contact, (frames,), in m/s: the worst up to each frame."""
        return self._state("certificate")

    @property
    def held(self) -> NDArray[np.bool_]:
        """Which bodies contact pushes, (frames, bodies)."""
        carriers = len(self.tables.names) + len(self.tables.contacts.grounds if self.tables.contacts else ()) + 1
        held = np.zeros((len(self.frames), carriers), dtype=bool)
        frame, slot = np.nonzero(self.of_slots("force").any(axis=2))
        for side in (self.facts.a, self.facts.b):
            held[frame, side[slot]] = True
        return held[:, : len(self.tables.names)]

    @property
    def slots(self) -> Array:
        """(frames, slots, numbers of ``layout.SLOT``)."""
        return self.frames[:, STATE.size :].reshape(len(self.frames), -1, SLOT.size)

    def of_slots(self, name: str) -> Array:
        """A field of all slots: (frames, slots), or (frames, slots, 3)."""
        part = SLOT.slices[name]
        values = self.slots[:, :, part]
        return values[:, :, 0] if part.stop - part.start == 1 else values

    @property
    def closed(self) -> NDArray[np.bool_]:
        """Which slots have a point that touches, (frames, slots)."""
        return np.asarray(self.of_slots("mode") != OPEN)

    @cached_property
    def grounds(self) -> Grounds:
        """The grounds at the frames."""
        return grounds_at(self.tables, self.derived.times)

    @cached_property
    def gaps(self) -> Array:
        """Of every pair of solids at every frame, (frames, pairs), in m: negative where they overlap."""
        facts = self.tables.contacts
        if self._gaps is not None:
            return np.asarray(self._gaps)
        out = np.empty((len(self.derived.times), 0 if facts is None else len(facts.pairs)))
        if facts is not None and out.size:
            grounds, derived = self.grounds, self.derived
            rows = np.zeros((len(out), len(facts.grounds), KIN.size))
            rows[:, :, KIN.slices["position"]] = grounds.position
            rows[:, :, KIN.slices["rotation"]] = grounds.rotation.reshape(*rows.shape[:2], 9)
            frames = Frames(derived.times, derived.times, derived.rows, derived.angles)
            world, kin = world_of(self.tables), kin_rows(derived.rows.shape[1], len(facts.grounds))
            fixed(pair_gaps, GAPS)(world, kin, frames, rows, out)
        return out

    def _of_carriers(self, bodies: Array, grounds: Array, which: NDArray[np.int64]) -> Array:
        """Vectors of the carriers ``which`` (slots,): (frames, slots, 3); the last of the grounds for -1."""
        return np.concatenate([bodies, grounds], axis=1)[:, which]

    @cached_property
    def wrench(self) -> Array:
        """Torque about the centre of mass and force of contact on every body, (frames, bodies, 6), in N m and N."""
        rows = self.derived.rows
        out, facts = np.zeros((*rows.shape[:2], 6)), self.facts
        force, torque, point = (self.of_slots(name) for name in ("force", "torque", "point"))
        for carrier, sign in ((facts.a, 1.0), (facts.b, -1.0)):
            own = np.flatnonzero((carrier >= 0) & (carrier < rows.shape[1]) & self.touched)
            into: Any = (slice(None), carrier[own])
            arm = point[:, own] - rows[:, carrier[own], POSITION : POSITION + 3]
            # Slot by slot: the sums do not depend on how many others there are.
            np.add.at(out[:, :, 0:3], into, sign * (torque[:, own] + np.cross(arm, force[:, own])))
            np.add.at(out[:, :, 3:6], into, sign * force[:, own])
        return out

    @cached_property
    def rubbing(self) -> Array:
        """Sizes of friction forces on every body and of their torques, (frames, bodies, 2), in N and N m."""
        rows, facts = self.derived.rows, self.facts
        out = np.zeros((*rows.shape[:2], 2))
        force, normal, torque, point = (self.of_slots(name) for name in ("force", "normal", "torque", "point"))
        tangential = force - (force * normal).sum(axis=-1, keepdims=True) * normal
        for carrier in (facts.a, facts.b):
            own = np.flatnonzero((carrier >= 0) & (carrier < rows.shape[1]) & self.touched)
            into: Any = (slice(None), carrier[own])
            arm = point[:, own] - rows[:, carrier[own], POSITION : POSITION + 3]
            turning = np.linalg.norm(np.cross(arm, tangential[:, own]), axis=2)
            turning += np.linalg.norm(torque[:, own], axis=2)
            np.add.at(out[:, :, 0], into, np.linalg.norm(tangential[:, own], axis=2))
            np.add.at(out[:, :, 1], into, turning)
        return out

    @cached_property
    def touched(self) -> NDArray[np.bool_]:
        """Which slots have a force or torque at any frame, (slots,)."""
        return np.asarray(
            (self.of_slots("force") != 0.0).any(axis=(0, 2)) | (self.of_slots("torque") != 0.0).any((0, 2))
        )

    @cached_property
    def powers(self) -> tuple[Array, Array]:
        """Power that grounds give and power lost to friction, (frames,) each, in W.

        Friction takes the force times the slip, and the torque times the difference of the angular velocities. What
        contact does to bodies is the power of the grounds minus that.
        """
        rows, facts = self.derived.rows, self.facts
        force, torque, point, slip = (self.of_slots(name) for name in ("force", "torque", "point", "slip"))
        use = np.flatnonzero(self.touched & (facts.a >= 0))
        if not len(use):
            return np.zeros(len(rows)), np.zeros(len(rows))
        spins, grounds = rows[:, :, SPIN : SPIN + 3], self.grounds
        still = np.concatenate([grounds.angular_velocity, np.zeros((len(rows), 1, 3))], axis=1)
        wa, wb = (self._of_carriers(spins, still, c[use]) for c in (facts.a, facts.b))
        lost = -np.einsum("fsi,fsi->f", force[:, use], slip[:, use])
        lost -= np.einsum("fsi,fsi->f", torque[:, use], wa - wb)
        given, bodies = np.zeros(len(rows)), rows.shape[1]
        for carrier, sign in ((facts.a[use], 1.0), (facts.b[use], -1.0)):
            for slot, g in zip(use[carrier >= bodies].tolist(), (carrier[carrier >= bodies] - bodies).tolist()):
                w = grounds.angular_velocity[:, g]
                v = grounds.velocity[:, g] + np.cross(w, point[:, slot] - grounds.position[:, g])
                given -= sign * (np.einsum("fi,fi->f", force[:, slot], v) + np.einsum("fi,fi->f", torque[:, slot], w))
        return given, lost
