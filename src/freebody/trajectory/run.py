"""A run: recorded frames and what follows from them."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import array_of, unknown
from freebody.errors import InputError
from freebody.figures import shown
from freebody.model.columns import MOMENTA
from freebody.model.layout import ACCUMULATORS
from freebody.model.state import Clock, State
from freebody.model.tables import Tables
from freebody.trajectory.contact_track import Contacts, ImpactTable
from freebody.trajectory.derived import Derived, Stored
from freebody.trajectory.joint_track import Linkage
from freebody.trajectory.kernels import ANGULAR, LINEAR, POSITION
from freebody.trajectory.track import Track

if TYPE_CHECKING:
    import pandas
    import xarray
    from matplotlib.figure import Figure

    from freebody.derivatives.sensitivity import Sensitivity
    from freebody.trajectory.report import Audit
    from freebody.world import World

Array = NDArray[np.float64]


@dataclass(frozen=True, eq=False, repr=False)
class Trajectory:
    """Frames of a run: ``times`` (frames,), ``raw`` (frames, bodies, width) as the method kept them, ``accumulators``.

    ``accumulators`` (frames, 7): work of forces without potential, impulse, angular impulse about the world's origin.
    ``run["name"]`` is one body through time. Energies and totals are computed on first use. ``order`` is the method's,
    if known; ``stored`` is what a file stores of the forces; ``interpolated``: the frames were computed by ``at``, not
    recorded. ``notes`` are remarks of the method. ``rtol`` is the tolerance of an adaptive method, else zero.
    ``angles`` (frames, hinges) are those of hinges in rad, with revolutions counted at every step; None if not counted.
    ``contact_frames`` (frames, numbers) is the state of contact and ``impact_rows`` (impacts, numbers) every impact, as
    ``freebody.contact.layout`` has them; ``contacts`` and ``impacts`` give them their names.
    """

    tables: Tables
    method: str
    layout: str
    times: Array
    raw: Array
    accumulators: Array
    final: State
    dt: float
    events: tuple[Any, ...] = ()
    interrupted: bool = False
    order: int | None = None
    stored: Stored | None = None
    interpolated: bool = False
    notes: tuple[str, ...] = ()
    rtol: float = 0.0
    angles: Array | None = None
    contact_frames: Array | None = None
    impact_rows: Array | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The bodies' names, in order."""
        return self.tables.names

    @cached_property
    def derived(self) -> Derived:
        """The arrays behind the properties."""
        return Derived(self)

    def __len__(self) -> int:
        return len(self.times)

    def __getitem__(self, name: str | int) -> Track | Any:
        """One body through time, by name or number, or a joint by name. Raises :class:`InputError` if there is none."""
        if isinstance(name, str) and name in self.names:
            return Track(self.tables, self.derived, self.names.index(name))
        if isinstance(name, int | np.integer) and -len(self.names) <= name < len(self.names):
            return Track(self.tables, self.derived, int(name) % len(self.names))
        if isinstance(name, str) and name in self.joints:
            return self.joints[name]
        raise unknown("body", name, (*self.names, *self.joints), " in this run")

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in self.names or name in self.joints)

    # Otherwise Python would iterate by numbers.
    __iter__ = None

    @cached_property
    def joints(self) -> Linkage:
        """The joints through time: ``run.joints["hinge"].angle``, ``.force``, ``.torque``, ``.violation``."""
        return Linkage(self.tables, self.derived)

    @cached_property
    def contacts(self) -> Contacts:
        """What may touch, through time: ``run.contacts["ball", "table"].force``, ``.point``, ``.gap``, ``.mode``."""
        return Contacts(self.tables, self.derived.contact)

    @cached_property
    def impacts(self) -> ImpactTable:
        """Every impact: ``run.impacts.time``, ``.impulse``, ``.pair``; those of a pair, ``run.impacts["a", "b"]``."""
        return ImpactTable(self.tables, self.derived.contact.impacts)

    @property
    def lost_to_friction(self) -> Array:
        """Energy that sliding, and resistance to rolling and spinning, took so far, (frames,), in J."""
        return self.derived.contact.lost_to_friction

    @property
    def lost_to_restitution(self) -> Array:
        """Energy that the normal parts of impacts took so far, (frames,), in J."""
        return self.derived.contact.lost_to_restitution

    @property
    def certificate(self) -> Array:
        """How far steps were from the laws of contact: the worst up to each frame, (frames,), in m/s.

        The largest W |p - P_K(p - u~ / W)| of all points, where ``moreau`` solves contact; zero with other methods.
        """
        return self.derived.contact.certificate

    @property
    def asleep(self) -> NDArray[np.bool_]:
        """Which bodies ``moreau`` leaves out of its steps because contact holds them still, (frames, bodies)."""
        if self.layout != "momenta" or self.tables.contacts is None:
            return np.zeros((len(self), len(self.names)), dtype=bool)
        momenta = MOMENTA.slices["momentum"].start
        return np.asarray(self.derived.contact.held & ~np.asarray(self.raw)[:, :, momenta:].any(axis=2))

    @property
    def kinetic_energy(self) -> Array:
        """Of all bodies, (frames,), in J."""
        return self.derived.energies[0].copy()

    @property
    def potential_energy(self) -> Array:
        """Of all conservative forces, (frames,), in J."""
        return self.derived.energies[1].copy()

    @property
    def energy(self) -> Array:
        """Kinetic and potential, (frames,), in J."""
        return self.derived.energies[0] + self.derived.energies[1]

    @property
    def work(self) -> Array:
        """Done by forces without potential, and by floors that move, since the clock started, (frames,), in J.

        What contact takes is not in it: see ``balance``.
        """
        return self.accumulators[:, 0].copy()

    @property
    def balance(self) -> Array:
        """Energy - work + what friction and restitution took, (frames,), in J: it stays what it was at the start."""
        kept = self.energy - self.work
        return kept if self.tables.contacts is None else kept + self.lost_to_friction + self.lost_to_restitution

    @property
    def impulse(self) -> Array:
        """Of all forces, (frames, 3), in N s."""
        return self.accumulators[:, 1:4].copy()

    @property
    def angular_impulse(self) -> Array:
        """Of all forces and torques about the world's origin, (frames, 3), in N m s."""
        return self.accumulators[:, 4:7].copy()

    @property
    def linear_momentum(self) -> Array:
        """Of all bodies together, (frames, 3), in kg m/s."""
        return np.asarray(self.derived.rows[:, :, LINEAR : LINEAR + 3].sum(axis=1))

    @property
    def angular_momentum(self) -> Array:
        """Of all bodies together about the world's origin, sum x x p + L, (frames, 3), in kg m^2/s."""
        rows = self.derived.rows
        orbital = np.cross(rows[:, :, POSITION : POSITION + 3], rows[:, :, LINEAR : LINEAR + 3])
        return np.asarray((orbital + rows[:, :, ANGULAR : ANGULAR + 3]).sum(axis=1))

    def state(self, frame: int = -1) -> State:
        """The state at a frame, to continue from with ``simulate(..., start=)``.

        The last frame is ``final``: continuing from it is bit for bit the same as not having stopped, unless the run
        ended off the grid t0 + n dt of its fixed steps; then a new grid starts there. Earlier frames have the same raw
        numbers and clock, but no compensation terms of the accumulators, and no memory of the method.
        """
        count = len(self)
        if not isinstance(frame, int | np.integer) or not -count <= frame < count:
            raise InputError(f"frame {shown(frame)}", expected=f"a whole number from {-count} to {count - 1}")
        i = int(frame) % count
        if i == count - 1 and self.final.time == self.times[i]:
            return self.final
        accumulators = np.zeros(ACCUMULATORS)
        accumulators[:7] = self.accumulators[i]
        angles = self.derived.angles[i].copy()
        contacts = np.zeros(0) if self.contact_frames is None else np.array(self.contact_frames[i])
        return State(
            self.tables, self.layout, self.raw[i].copy(), self._clock(i), accumulators, angles=angles, contacts=contacts
        )  # fmt: skip

    def _clock(self, i: int) -> Clock:
        """The run's clock if the frame is on its grid, else one that starts at the frame."""
        time, clock = float(self.times[i]), self.final.clock
        if clock.dt > 0.0:
            grid = Clock(clock.t0, round((time - clock.t0) / clock.dt), clock.dt)
            if grid.time == time:
                return grid
        return Clock(time, 0, self.dt)

    @overload
    def at(self, t: float) -> State: ...
    @overload
    def at(self, t: ArrayLike) -> Trajectory: ...
    def at(self, t: ArrayLike) -> State | Trajectory:
        """The motion between frames, of order 4: a :class:`State` at one time, a :class:`Trajectory` at many (n,).

        Position and momenta are cubic between frames, orientations follow the rotation group and the angular
        velocities; at a frame the result is the frame itself. Intervals are split at breakpoints, with the forces of
        each side; the order stays 4, and is 2 there for a run from a file, which has no forces. At an impact velocities
        jump: there each side continues its own frame, which is of order 2 in momenta. Times in s,
        ascending; raises :class:`InputError` outside the run.
        """
        from freebody.trajectory.interpolate import resample, sample

        times = array_of(t)
        if times is None:
            raise InputError(
                f"t = {shown(t)}", expected=f"a time inside the run, {self.times[0]:.9g} to {self.times[-1]:.9g} s"
            )
        return sample(self, times) if times.ndim == 0 else resample(self, times)

    def audit(self) -> Audit:
        """Check all balances, and whether poses, momenta, work and energy follow from velocities and forces."""
        from freebody.trajectory.audit import audit

        return audit(self)

    def to_xarray(self) -> xarray.Dataset:
        """Everything as a labelled dataset with dimensions time, body, xyz and wxyz; units in the attributes."""
        from freebody.trajectory.export import to_xarray

        return to_xarray(self)

    def to_pandas(self) -> pandas.DataFrame:
        """A table with one row per frame; columns such as ``torus.position.x [m]``."""
        from freebody.trajectory.export import to_pandas

        return to_pandas(self)

    def save(self, path: str | os.PathLike[str], *, overwrite: bool = False, scene: str | None = None) -> None:
        """Write the run to a Zarr folder, or one file (.zip), for ``fb.load_run``; see ``fb.save_run``."""
        _later("record.save").save_run(self, path, overwrite=overwrite, scene=scene)

    def plot(
        self,
        what: str = "energy",
        *,
        bodies: str | Sequence[str] | None = None,
        joints: str | Sequence[str] | None = None,
        path: str | os.PathLike[str] | None = None,
        overwrite: bool = False,
    ) -> Figure:
        """A matplotlib figure: "energy", "momentum", "polhode", "drift", ...; see ``fb.plot``, which this calls."""
        draw = _later("plots.api").plot
        figure: Figure = draw(self, what, bodies=bodies, joints=joints, path=path, overwrite=overwrite)
        return figure

    def linearize(self, *, coordinates: str = "velocities", integrator: Any = None) -> Sensitivity:
        """Derivatives of the last frame to the first one, twelve numbers a body; see ``fb.sensitivity``.

        The run is repeated with derivatives; ``integrator`` is its method where that has options of its own. Raises
        :class:`InputError` for joints and contact, and for a run that its first frame does not lead to the end of.
        """
        answer: Sensitivity = _later("derivatives.sensitivity").linearize(
            self, coordinates=coordinates, integrator=integrator
        )
        return answer

    def report(
        self,
        path: str | os.PathLike[str],
        *,
        title: str = "Run",
        scene: str | None = None,
        written_by: str | None = None,
        figures: Iterable[str] | None = None,
        overwrite: bool = False,
    ) -> None:
        """Write one self-contained HTML page about the run; see ``fb.write_report``, which this calls."""
        write = _later("plots.report").write_report
        write(self, path, title=title, scene=scene, written_by=written_by, figures=figures, overwrite=overwrite)

    def export(
        self,
        path: str | os.PathLike[str],
        *,
        world: World | None = None,
        fps: float | None = None,
        speed: float | None = None,
        size: tuple[int, int] | None = None,
        view: Any = None,
        trails: float | str | None = None,
        floor: bool | None = None,
        title: str | None = None,
        at: float | str | None = None,
        overwrite: bool = False,
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        """Write a table, model, video, picture or page by the ending of ``path``: see ``fb.export_run``."""
        _later("export.api").export_run(
            self, path, world=world, fps=fps, speed=speed, size=size, view=view, trails=trails, floor=floor,
            title=title, at=at, overwrite=overwrite, progress=progress,
        )  # fmt: skip

    def _repr_html_(self) -> str:
        html: str = _later("plots.notebook").summary(self)
        return html

    def __repr__(self) -> str:
        bodies = ", ".join(map(repr, self.names[:4])) + (", ..." if len(self.names) > 4 else "")
        span = f"t = {self.times[0]:g} to {self.times[-1]:g} s"
        return f"<Trajectory of {bodies}: {len(self)} frames, {span}, {self.method}, dt = {self.dt:g} s>"


def _later(module: str) -> Any:
    """A module of a later package: only these conveniences look ahead, and only when called."""
    try:
        return importlib.import_module(f"freebody.{module}")
    except ImportError as error:
        raise InputError(
            f"figures cannot be made ({error})",
            expected="matplotlib beside freebody",
            remedy="pip install matplotlib",
        ) from error
