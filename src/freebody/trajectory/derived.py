"""Quantities derived from the frames of a run, computed on first use."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.compile import fixed
from freebody.forces.held import hold
from freebody.joints.angles import continued, hinges
from freebody.joints.reactions import COLUMNS, REACTIONS, reactions
from freebody.joints.report import solver_room
from freebody.model.kernel_data import NO_CONTACT, Frames, kin_rows, world_of
from freebody.model.state import QUATERNIONS
from freebody.model.tables import Tables
from freebody.trajectory import kernels
from freebody.trajectory.contact_arrays import ContactArrays
from freebody.trajectory.kernels import ROTATION, SPIN, VELOCITY
from freebody.trajectory.schedule import Schedule, place

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]


class Stored(NamedTuple):
    """What a file stores because it cannot store compiled forces: energies (frames,) in J, and wrenches.

    ``wrench`` (frames, bodies, 12) after each frame: torque, force, and the same of forces without potential;
    ``wrench_before`` (k, bodies, 12) before the frames ``edge_frames`` (k,) at which forces switch. ``joints`` (frames,
    joints, 9): reactions, residuals and coordinates, see ``freebody.joints.reactions.COLUMNS``. ``gaps`` (frames,
    pairs) in m: of solids that may touch.
    """

    kinetic: Array
    potential: Array
    wrench: Array
    edge_frames: NDArray[np.int64]
    wrench_before: Array
    joints: Array
    gaps: Array


class Rates(NamedTuple):
    """Rates of the seven accumulators (frames, 7) before and after each frame, and their gross sizes (frames, 3)."""

    before: Array
    after: Array
    gross: Array


def conservative_power(rows: Array, wrench: Array) -> tuple[Array, Array]:
    """Power of the forces with a potential, (frames,), in W, and the sum of its sizes over the bodies."""
    torque, force = wrench[:, :, 0:3] - wrench[:, :, 6:9], wrench[:, :, 3:6] - wrench[:, :, 9:12]
    pushed = np.einsum("fbi,fbi->fb", force, rows[:, :, VELOCITY : VELOCITY + 3])
    spun = np.einsum("fbi,fbi->fb", torque, rows[:, :, SPIN : SPIN + 3])
    return (pushed + spun).sum(axis=1), (np.abs(pushed) + np.abs(spun)).sum(axis=1)


def angles_among(tables: Tables, joints: Array) -> Array:
    """The angles (frames, hinges) among the joints' columns (frames, joints, 9), in rad."""
    which = [number for number, facts in enumerate(tables.joints) if facts.measures == "angle"]
    return joints[:, which, -1] if which else np.zeros((len(joints), 0))


class Derived:
    """Arrays over all frames and bodies; see ``kernels`` for their columns."""

    def __init__(self, run: Trajectory) -> None:
        self.times = np.ascontiguousarray(run.times, dtype=np.float64)
        self._raw = run.raw
        self.layout = run.layout
        self.tables = run.tables
        self.stored = run.stored
        self._angles = run.angles
        self._touching, self._struck = run.contact_frames, run.impact_rows
        self.world, self.kin = world_of(run.tables), kin_rows(run.raw.shape[1])
        # Intervals with breakpoints inside, by their first frame: see ``trajectory.breakpoints``.
        self.split: dict[int, Trajectory] = {}

    @cached_property
    def contact(self) -> ContactArrays:
        """What the frames say of contact."""
        gaps = None if self.stored is None else self.stored.gaps
        return ContactArrays(self.tables, self, self._touching, self._struck, gaps)

    def forget_contact(self) -> None:
        """Let go of it: it refers back to this object, which would then live until somebody collects such rings."""
        self.__dict__.pop("contact", None)

    @cached_property
    def raw(self) -> Array:
        """The states of all frames; a run that is left on disk is read here."""
        return np.ascontiguousarray(self._raw, dtype=np.float64)

    @cached_property
    def rows(self) -> Array:
        """x, R, v, w, p, L of every frame and body, (frames, bodies, 24)."""
        rows = np.empty((*self.raw.shape[:2], kernels.ROW))
        kernels.unpack(self.world, self.raw, kernels.LAYOUT_CODES[self.layout], rows)
        return rows

    @cached_property
    def quaternions(self) -> Array:
        """Unit, of the nearest rotation, of continuous sign, (frames, bodies, 4)."""
        if self.layout in QUATERNIONS:
            q = self.raw[:, :, 3:7].copy()
        else:
            R = self.raw[:, :, 3:12].reshape(*self.raw.shape[:2], 3, 3)
            q = np.array(so3.matrix_to_quaternion(so3.project(R)), dtype=np.float64)
        kernels.continue_signs(q)
        return q

    @cached_property
    def schedule(self) -> Schedule:
        """Where forces switch."""
        return place(self.times, self.tables.edges)

    @cached_property
    def angles(self) -> Array:
        """Angles of hinges, (frames, hinges), in rad: as counted, else without jumps between frames."""
        shape = len(self.times), hinges(self.tables)
        if self._angles is not None and self._angles.shape == shape:
            return np.ascontiguousarray(self._angles)
        if self.stored is not None:
            return angles_among(self.tables, self.stored.joints)
        R = self.rows[:, :, ROTATION : ROTATION + 9].reshape(*self.raw.shape[:2], 3, 3)
        return np.unwrap(continued(self.tables, R, np.zeros(shape)), axis=0)

    @cached_property
    def energies(self) -> tuple[Array, Array]:
        """Kinetic and potential energy, (frames,) each, in J."""
        if self.stored is not None:
            return self.stored.kinetic, self.stored.potential
        kinetic, potential = np.empty(len(self.times)), np.empty(len(self.times))
        frames = Frames(self.times, self.schedule.after, self.rows, self.angles)
        energies = fixed(kernels.energies, kernels.ENERGIES)
        energies(self.world, self.kin, self.tables.custom_energy, frames, kinetic, potential)
        return kinetic, potential

    @cached_property
    def wrench_after(self) -> Array:
        """Torque, force, and the parts without potential, just after each frame, (frames, bodies, 12)."""
        if self.stored is not None:
            return np.asarray(self.stored.wrench)
        if self.tables.joints:
            return self._linked[0]
        return self._wrenches(slice(None), self.schedule.after)

    @cached_property
    def wrench_at_edges(self) -> Array:
        """The same just before the frames at which forces switch, (k, bodies, 12)."""
        if self.stored is not None:
            return self.stored.wrench_before
        if self.tables.joints:
            return self._with_joints(self.edge_frames, self.schedule.before)[0]
        return self._wrenches(self.edge_frames, self.schedule.before)

    @property
    def _pushed(self) -> Array:
        """The wrench of contact on every body as it was recorded, (frames, bodies, 6); no frames without contact."""
        return NO_CONTACT if self.tables.contacts is None else self.contact.wrench

    @property
    def joints(self) -> Array:
        """Reactions, residuals and coordinate of every joint after each frame: see ``joints.reactions.COLUMNS``."""
        if self.stored is not None:
            return np.asarray(self.stored.joints)
        return self._linked[1] if self.tables.joints else np.zeros((len(self.times), 0, COLUMNS))

    @cached_property
    def _linked(self) -> tuple[Array, Array]:
        return self._with_joints(slice(None), self.schedule.after)

    @property
    def edge_frames(self) -> NDArray[np.int64]:
        """Frames at which forces switch, (k,)."""
        return self.schedule.at_edge if self.stored is None else self.stored.edge_frames

    @cached_property
    def wrench_before(self) -> Array:
        """The same just before each frame, (frames, bodies, 12)."""
        if not len(self.edge_frames):
            return self.wrench_after
        before = self.wrench_after.copy()
        before[self.edge_frames] = self.wrench_at_edges
        return before

    def _with_joints(self, which: slice | NDArray[np.int64], moments: Array) -> tuple[Array, Array]:
        parts = self.times, moments, self.rows, self.angles
        times, after, rows, angles = (np.ascontiguousarray(part[which]) for part in parts)
        return self._reacted(Frames(times, after, rows, angles, self._pushed_at(which)))

    def _pushed_at(self, which: slice | NDArray[np.int64]) -> Array:
        pushed = self._pushed
        return np.ascontiguousarray(pushed[which]) if len(pushed) else pushed

    def _wrenches(self, which: slice | NDArray[np.int64], moments: Array) -> Array:
        times, after, rows = (np.ascontiguousarray(part[which]) for part in (self.times, moments, self.rows))
        return self._acted(Frames(times, after, rows, np.zeros((len(times), 0)), self._pushed_at(which)))

    def wrench_of(self, frames: Frames) -> Array:
        """The wrenches (n, bodies, 12) of any states, each in the segment of the schedule that contains its moment."""
        return self._reacted(frames)[0] if self.tables.joints else self._acted(frames)

    def _reacted(self, frames: Frames) -> tuple[Array, Array]:
        wrench = np.empty((*frames.rows.shape[:2], kernels.WRENCH))
        joints = np.empty((len(frames.rows), len(self.tables.joints), COLUMNS))
        room = solver_room(self.tables)
        fixed(reactions, REACTIONS)(self.world, self.kin, self._held, room, frames, wrench, joints)
        return wrench, joints

    @cached_property
    def _held(self) -> Any:
        return hold(self.tables.custom_wrench, self.tables.custom_joints)

    def _acted(self, frames: Frames) -> Array:
        out = np.empty((*frames.rows.shape[:2], kernels.WRENCH))
        if len(out):
            fixed(kernels.wrenches, kernels.WRENCHES)(self.world, self.kin, self._held, frames, out)
        return out

    @cached_property
    def rates(self) -> Rates:
        """Power, force and moment about the world's origin, summed over the bodies. What friction takes is no work."""
        after, gross = np.empty((len(self.times), 7)), np.empty((len(self.times), 3))
        kernels.rates(self.rows, self.wrench_after, after, gross)
        lost = 0.0 if self.tables.contacts is None else self.contact.powers[1]
        after[:, 0] += lost
        if not len(self.edge_frames):
            return Rates(after, after, gross)
        before, gross_before = np.empty_like(after), np.empty_like(gross)
        kernels.rates(self.rows, self.wrench_before, before, gross_before)
        before[:, 0] += lost
        return Rates(before, after, np.maximum(gross, gross_before))
