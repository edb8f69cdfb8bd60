"""The state of a run at one moment: enough to go on from it, bit for bit where the run stopped on its grid."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.arguments import instance, numbers, unknown
from freebody.description import fixed
from freebody.errors import InputError
from freebody.figures import html_table, row, shown
from freebody.model.columns import LAYOUTS
from freebody.model.layout import ACCUMULATORS
from freebody.model.tables import Tables

__all__ = ["LAYOUTS", "QUATERNIONS", "Clock", "State", "convert", "start_of"]

Array = NDArray[np.float64]

# Those with a quaternion.
QUATERNIONS = ("momenta", "axial")


# Bodies that a state shows one by one.
MOST_SHOWN = 4


@dataclass(frozen=True)
class Clock:
    """Time as t0 + n dt, never as a running sum."""

    t0: float = 0.0
    n: int = 0
    dt: float = 0.0

    @property
    def time(self) -> float:
        """Seconds."""
        return self.t0 + self.n * self.dt


class BodyState(NamedTuple):
    """One body at one time, world frame, SI: vectors of three numbers, the orientation wxyz."""

    position: Array
    orientation: Array
    velocity: Array
    angular_velocity: Array
    linear_momentum: Array
    angular_momentum: Array


class JointState(NamedTuple):
    """One hinge at one time: its ``angle`` in rad, turns counted. All else of joints is ``run.joints``."""

    angle: float


@dataclass(frozen=True)
class State:
    """Bodies at one moment. ``raw`` (bodies, width) is what the method with this ``layout`` works on.

    ``accumulators`` holds work and impulses so far with their compensations, ``memory`` what a method remembers (step
    control, warm starts). ``angles`` (rad) counts the turns of hinges, in the order of the joints: a pose tells an
    angle only up to whole turns, and the one nearest to these is meant; left empty, the one within half a turn of zero.
    ``contacts`` has modes, forces and losses of contact (``freebody.contact.state``); left empty, they are found again.
    Positions, momenta and velocities are read-only and convert as needed: world frame, SI, wxyz. A state with other
    numbers comes from :func:`freebody.array_to_state`. Raises :class:`InputError` for arrays of other shapes or of
    complex numbers.
    """

    tables: Tables
    layout: str
    raw: Array
    clock: Clock = Clock()
    accumulators: Array = field(default_factory=lambda: np.zeros(ACCUMULATORS))
    memory: Array = field(default_factory=lambda: np.zeros(0))
    angles: Array = field(default_factory=lambda: np.zeros(0))
    contacts: Array = field(default_factory=lambda: np.zeros(0))

    def __post_init__(self) -> None:
        instance("tables", self.tables, Tables, "the tables of a world: world.tables()")
        instance("clock", self.clock, Clock, "a Clock of t0, n and dt")
        for name in ("raw", "accumulators", "memory", "angles", "contacts"):
            value = getattr(self, name)
            if not isinstance(value, np.ndarray) or value.dtype != np.float64:
                object.__setattr__(self, name, numbers(name, value, expected="an array of real numbers"))
        _known(self.layout)
        shape = len(self.tables.names), LAYOUTS[self.layout]
        if self.raw.shape != shape:
            raise InputError(f"raw of shape {self.raw.shape}", expected=f"{shape}: a row of {self.layout} per body")

    @property
    def time(self) -> float:
        """Seconds."""
        return self.clock.time

    @property
    def names(self) -> tuple[str, ...]:
        """The bodies' names, in order."""
        return self.tables.names

    def as_layout(self, layout: str) -> State:
        """The same state kept another way; itself, bit for bit, if it is kept that way already."""
        _known(layout)
        if layout == self.layout:
            return self
        return replace(self, layout=layout, raw=convert(self.raw, self.layout, layout, self.tables), memory=np.zeros(0))

    @property
    def canonical(self) -> Array:
        """x, q, p, L of every body, (bodies, 13)."""
        return convert(self.raw, self.layout, "momenta", self.tables)

    @property
    def position(self) -> Array:
        """Centres of mass, (bodies, 3), in m."""
        return fixed(self.raw[:, 0:3].copy())

    @property
    def orientation(self) -> Array:
        """Unit quaternions wxyz, body to world, (bodies, 4)."""
        return fixed(self.canonical[:, 3:7])

    @property
    def rotation(self) -> Array:
        """Rotation matrices as the method left them, (bodies, 3, 3)."""
        return fixed(_rotation(self.raw, self.layout))

    @property
    def linear_momentum(self) -> Array:
        """(bodies, 3), in kg m/s."""
        return fixed(self.canonical[:, 7:10])

    @property
    def angular_momentum(self) -> Array:
        """About each centre of mass, (bodies, 3), in kg m^2/s."""
        return fixed(self.canonical[:, 10:13])

    @property
    def velocity(self) -> Array:
        """Of the centres of mass, (bodies, 3), in m/s."""
        return fixed(convert(self.raw, self.layout, "velocities", self.tables)[:, 12:15])

    @property
    def angular_velocity(self) -> Array:
        """World frame, (bodies, 3), in rad/s."""
        return fixed(convert(self.raw, self.layout, "velocities", self.tables)[:, 15:18])

    @property
    def inertia(self) -> Array:
        """World inertia R I_B R^T of every body, (bodies, 3, 3), in kg m^2."""
        R = self.rotation
        return fixed(R @ self.tables.inertias @ R.swapaxes(-1, -2))

    @property
    def inverse_inertia(self) -> Array:
        """World inverse inertia R I_B^-1 R^T, (bodies, 3, 3); zero along directions without inertia."""
        R = self.rotation
        return fixed(R @ self.tables.inverse_inertias @ R.swapaxes(-1, -2))

    def __getitem__(self, name: str | int) -> BodyState | Any:
        """One body by its name or number, or a hinge by its name. Raises :class:`InputError` if there is none."""
        count = len(self.names)
        if isinstance(name, str) and name in self.names:
            name = self.names.index(name)
        if isinstance(name, int | np.integer) and -count <= name < count:
            return BodyState(*(getattr(self, quantity)[name] for quantity in BodyState._fields))
        hinges = self._hinges
        if isinstance(name, str) and name in hinges:
            return JointState(float(self.angles[hinges.index(name)]))
        raise unknown("body", name, (*self.names, *hinges), " in this state")

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in self.names or name in self._hinges)

    # Else Python would iterate by numbers.
    __iter__ = None

    @property
    def _hinges(self) -> tuple[str, ...]:
        """Names of the joints whose angles the state has."""
        return tuple(joint.name for joint in self.tables.joints if joint.measures == "angle")[: len(self.angles)]

    def _shown(self) -> list[tuple[str, str]]:
        """The first bodies, each with where it is and how it moves."""
        lines = []
        for name, *vectors in zip(self.names[:MOST_SHOWN], self.position, self.velocity, self.angular_velocity):
            x, v, w = (row(vector, digits=6) for vector in vectors)
            lines.append((repr(name), f"position {x} m, velocity {v} m/s, angular velocity {w} rad/s"))
        more = len(self.names) - MOST_SHOWN
        return [*lines, ("...", f"{more} more bodies")] if more > 0 else lines

    def __repr__(self) -> str:
        lines = "".join(f"\n  {name}: {text}" for name, text in self._shown())
        return f"<State at t = {self.time:g} s:{lines}>"

    def _repr_html_(self) -> str:
        return html_table(f"State at t = {self.time:g} s", self._shown())


def convert(raw: Array, source: str, target: str, tables: Tables) -> Array:
    """``raw`` (..., bodies, width) from one layout to another. Quaternions come out unit, from the nearest rotation."""
    _known(source)
    _known(target)
    if source == target:
        return raw.copy()
    R = _rotation(raw, source)
    x = raw[..., 0:3]
    if target in ("momenta", "matrix", "axial"):
        p, L = _momenta(raw, source, R, tables)
        turned = R.reshape(*R.shape[:-2], 9) if target == "matrix" else _quaternions(raw, source, R)
        parts = [x, turned, p, L]
        if target == "axial":
            parts.append(_along(R, _velocities(raw, source, R, tables)[1], tables)[..., None])
        return np.concatenate(parts, axis=-1)
    v, w = _velocities(raw, source, R, tables)
    flat = R.reshape(*R.shape[:-2], 9)
    if target == "velocities":
        return np.concatenate([x, flat, v, w], axis=-1)
    if target == "natural":
        turning = np.asarray(so3.hat(w)) @ R
        return np.concatenate([x, flat, v, turning.reshape(flat.shape)], axis=-1)
    return np.concatenate([x, flat, _back(R, w), _back(R, v)], axis=-1)


def start_of(raw: Array, angular_velocity: Array, tables: Tables) -> tuple[str, Array]:
    """Layout and raw state (bodies, 13 or 14) for momenta ``raw``: with the spin of thin bodies as it was given."""
    if tables.joints or not tables.thin.any():
        return "momenta", raw
    along = _along(_rotation(raw, "momenta"), angular_velocity, tables)
    return "axial", np.concatenate([raw, along[:, None]], axis=1)


def _known(layout: str) -> None:
    if not isinstance(layout, str) or layout not in LAYOUTS:
        raise InputError(f"layout = {shown(layout)}", expected="one of " + ", ".join(LAYOUTS))


def _along(R: Array, w: Array, tables: Tables) -> Array:
    """Angular momentum of thin bodies along their axis of least moment; 0 of others."""
    axis = _turn(R, tables.principal_axes[:, :, 0])
    along = tables.principal_moments[:, 0] * np.einsum("...i,...i->...", axis, w)
    return np.where(tables.thin, along, 0.0)


def _rotation(raw: Array, layout: str) -> Array:
    if layout in QUATERNIONS:
        return np.asarray(so3.quaternion_to_matrix(raw[..., 3:7]))
    return raw[..., 3:12].reshape(*raw.shape[:-1], 3, 3).copy()


def _quaternions(raw: Array, layout: str, R: Array) -> Array:
    if layout in QUATERNIONS:
        return np.asarray(raw[..., 3:7])
    return np.asarray(so3.matrix_to_quaternion(so3.project(R)))


def _turn(R: Array, a: Array) -> Array:
    return np.asarray(np.einsum("...ij,...j->...i", R, a))


def _back(R: Array, a: Array) -> Array:
    return np.asarray(np.einsum("...ji,...j->...i", R, a))


def _momenta(raw: Array, layout: str, R: Array, tables: Tables) -> tuple[Array, Array]:
    if layout == "axial":
        return raw[..., 7:10], raw[..., 10:13]
    if layout in ("momenta", "matrix"):
        return raw[..., -6:-3], raw[..., -3:]
    v, w = _velocities(raw, layout, R, tables)
    return tables.masses[:, None] * v, _turn(R, _turn(tables.inertias, _back(R, w)))


def _velocities(raw: Array, layout: str, R: Array, tables: Tables) -> tuple[Array, Array]:
    if layout == "velocities":
        return raw[..., 12:15], raw[..., 15:18]
    if layout == "twist":
        return _turn(R, raw[..., 15:18]), _turn(R, raw[..., 12:15])
    if layout == "natural":
        turning = raw[..., 15:24].reshape(R.shape) @ R.swapaxes(-1, -2)
        return raw[..., 12:15], np.asarray(so3.vee(turning))
    p, L = _momenta(raw, layout, R, tables)
    w = _turn(R, _turn(tables.inverse_inertias, _back(R, L)))
    if layout == "axial":
        RP = R @ tables.principal_axes
        M = _back(RP, L)
        M[..., 0] = raw[..., 13]
        least = np.where(tables.thin[:, None], tables.principal_moments, 1.0)
        w = np.where(tables.thin[:, None], _turn(RP, M / least), w)
    return p / tables.masses[:, None], w
