"""``modes``: how a world at rest vibrates, its joints kept.

Accelerations are those of ``fb.rhs``, with the reactions of joints. Motions that joints allow are the velocities that
their projection leaves alone; along each of them the accelerations are differentiated, on poses that keep the joints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import number, positive, whole
from freebody.derivatives.stencil import slope
from freebody.derivatives.tangent import moved
from freebody.errors import InputError
from freebody.flat import rhs
from freebody.joints.projection import project
from freebody.model.state import State, convert
from freebody.running.plan import _of_this_world, a_world
from freebody.world import World

Array = NDArray[np.float64]

# The world is at rest if nothing moves faster than this (m/s, rad/s), and what is left of the forces would move it by
# less than this part of its size.
AT_REST = 1e-7
ROUNDING = 1e-12
# Squares of frequencies below this part of the largest are zero: nothing pulls back.
NO_PULL = 1e-12
# A projection has eigenvalues 0 and 1.
KEPT = 0.5
# A decay below this part of the largest frequency is rounding.
NO_DECAY = 1e-11
# How far a mode is drawn, unless somebody says: bodies move by this part of the world's size, and turn by this angle
# (rad), whichever comes first.
DRAWN = 0.2
TURNED = 0.35


@dataclass(frozen=True, eq=False)
class Mode:
    """One vibration about ``state``: its ``frequency`` (Hz), its ``decay`` (1/s) and its ``shape`` (bodies, 6) as
    :class:`Modes` have them. Raises :class:`InputError` for amplitudes and counts that are not above zero.
    """

    frequency: float
    decay: float
    shape: NDArray[Any]
    state: State

    @property
    def period(self) -> float:
        """In s; infinite for a motion that does not come back."""
        return 1.0 / self.frequency if self.frequency > 0.0 else np.inf

    @property
    def amplitude(self) -> float:
        """By what the shape is multiplied to be seen: nothing moves or turns by more than looks like a vibration."""
        moved, turned = (float(np.max(np.abs(self.shape[:, part]))) for part in (slice(0, 3), slice(3, 6)))
        return 1.0 / max(moved / (DRAWN * _reach(self.state)), turned / TURNED, 1e-300)

    def poses(self, phase: float, amplitude: float | None = None) -> Array:
        """Position (m) and orientation (quaternion wxyz) of every body, (bodies, 7), at ``phase`` (rad).

        Bodies are moved by the real part of ``amplitude`` times the shape times exp(i phase), then to where the joints
        are closed. The decay is left out, so that 0 and 2 pi are the same.
        """
        size = self.amplitude if amplitude is None else positive("amplitude", amplitude, "")
        turned = np.exp(1j * number("phase", phase))
        return displaced(self.state, size * np.real(self.shape * turned).ravel())[:, 0:7]

    def loop(self, frames: int = 48, amplitude: float | None = None) -> Array:
        """``poses`` of one period in so many equal steps, (frames, bodies, 7); the first follows the last."""
        count = whole("frames", frames, least=2, most=10_000)
        return np.array([self.poses(2.0 * np.pi * k / count, amplitude) for k in range(count)])

    def to_dict(self, frames: int = 48, amplitude: float | None = None) -> dict[str, Any]:
        """For JSON, with a loop to draw: ``poses`` has for each frame and body x y z and quaternion wxyz."""
        return {
            "frequency": self.frequency, "decay": self.decay, "bodies": list(self.state.tables.names),
            "poses": self.loop(frames, amplitude).tolist(),
        }  # fmt: skip

    def __repr__(self) -> str:
        return f"<Mode: {self.frequency:.6g} Hz, decay {self.decay:.6g} 1/s>"


def _reach(state: State) -> float:
    """The size of a world with the bodies' own, m."""
    tables, x = state.tables, state.position
    own = float(np.max(np.sqrt(tables.principal_moments[:, -1] / tables.masses), initial=0.0))
    return max(float(np.max(np.linalg.norm(x - x.mean(axis=0), axis=1))), own) or float(np.max(np.abs(x))) or 1.0


def displaced(state: State, displacement: Array) -> Array:
    """The state (bodies, 13), at rest, after a displacement (6 bodies,), joints closed."""
    tables = state.tables
    raw = convert(state.raw, state.layout, "momenta", tables).copy()
    raw[:, 7:13] = 0.0
    tangent = np.zeros((len(raw), 12))
    tangent[:, 0:6] = displacement.reshape(len(raw), 6)
    raw = moved("momenta", raw, tangent, tables)
    if tables.joints:
        raw = project(tables, raw, state.time).raw
        raw[:, 7:13] = 0.0
    return raw


@dataclass(frozen=True, eq=False)
class Modes:
    """``frequencies`` (modes,) in Hz, ascending; ``decays`` (modes,) in 1/s: how fast each dies away.

    A decay below zero is growth. ``shapes`` (modes, bodies, 6) are small motions of every body, in the order of
    ``names``, translation (m) and rotation vector (rad) in the world frame, largest entry 1; complex where damping
    makes parts lag behind others. A frequency of zero with no decay is a motion that nothing pulls back. ``state`` is
    the one at rest. ``modes[k]`` is one :class:`Mode`, with poses to draw.
    """

    names: tuple[str, ...]
    frequencies: Array
    decays: Array
    shapes: NDArray[Any]
    state: State

    @property
    def angular_frequencies(self) -> Array:
        """In rad/s."""
        return 2.0 * np.pi * self.frequencies

    @property
    def stable(self) -> bool:
        """Whether nothing grows."""
        return not (self.decays < 0.0).any()

    def __len__(self) -> int:
        return len(self.frequencies)

    def __getitem__(self, k: int) -> Mode:
        """The mode number ``k``, from the lowest."""
        return Mode(float(self.frequencies[k]), float(self.decays[k]), self.shapes[k], self.state)

    def __iter__(self) -> Iterator[Mode]:
        return (self[k] for k in range(len(self)))

    def to_dict(self) -> dict[str, Any]:
        """For JSON; complex shapes by their real parts."""
        shapes = np.real(self.shapes)
        return {
            "bodies": list(self.names), "frequencies": self.frequencies.tolist(), "decays": self.decays.tolist(),
            "shapes": shapes.tolist(),
        }  # fmt: skip

    def __str__(self) -> str:
        lines = [f"{'mode':>4}  {'frequency, Hz':>16}  {'period, s':>12}  {'decay, 1/s':>12}  moves most"]
        for k, (frequency, decay, shape) in enumerate(zip(self.frequencies, self.decays, self.shapes)):
            most = self.names[int(np.argmax(np.max(np.abs(shape), axis=1)))]
            period = f"{1.0 / frequency:.6g}" if frequency > 0.0 else "-"
            lines.append(f"{k:>4}  {frequency:>16.10g}  {period:>12}  {decay:>12.6g}  {most}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Modes: {len(self)}, lowest {np.array2string(self.frequencies[:4], precision=6)} Hz>"


def modes(world: World, *, state: State | None = None) -> Modes:
    """Frequencies, decays and shapes of small vibrations about ``state`` (default: the world as described), at rest.

    Joints are kept, and forces of every kind count, dampers too. Raises :class:`InputError` if the world moves or its
    forces do not balance there, and for contact.
    """
    a_world(world)
    if world.has_contact:
        raise InputError(
            "modes of a world with contact",
            expected="a world in which nothing can touch",
            cause="what touches pushes and does not pull: there is no stiffness",
            remedy="hold the bodies by joints or springs instead",
        )
    at = world.state() if state is None else _of_this_world(state, world)
    vibration = Vibration(world, at)
    vibration.check()
    return vibration.modes()


class Vibration:
    """A world about a state at rest."""

    def __init__(self, world: World, state: State) -> None:
        self.world, self.tables, self.state = world, world.tables(), state
        self.raw = convert(state.raw, state.layout, "momenta", self.tables)
        self.bodies = len(self.raw)
        self.rates = rhs(world, near=state)
        R = state.rotation
        self.mass = np.zeros((6 * self.bodies, 6 * self.bodies))
        for b in range(self.bodies):
            here = slice(6 * b, 6 * b + 3)
            self.mass[here, here] = self.tables.masses[b] * np.eye(3)
            there = slice(6 * b + 3, 6 * b + 6)
            self.mass[there, there] = R[b] @ self.tables.inertias[b] @ R[b].T

    def acceleration(self, raw: Array) -> Array:
        """Generalised forces M a of a state (bodies, 13), reactions included, (6 bodies,)."""
        rates = self.rates(self.state.time, raw.ravel()).reshape(self.bodies, 13)
        return np.concatenate([rates[:, 7:10], rates[:, 10:13]], axis=1).ravel()

    def with_momenta(self, momenta: Array) -> Array:
        """The state with p and L (6 bodies,)."""
        raw = self.raw.copy()
        raw[:, 7:13] = momenta.reshape(self.bodies, 6)
        return raw

    def check(self) -> None:
        """Raises :class:`InputError` unless it is at rest."""
        speed = max(float(np.max(np.abs(self.state.velocity))), float(np.max(np.abs(self.state.angular_velocity))))
        if speed > AT_REST:
            raise InputError(
                f"modes of a world that moves: {speed:.3g} m/s or rad/s",
                expected="a world at rest",
                remedy="leave velocities out, or give modes(world, state=...) one at rest",
            )

    def _balanced(self, N: Array, stiffness: Array, reach: float) -> None:
        """Raises :class:`InputError` unless forces balance: what is left moves nothing by a part of ``reach``."""
        force = self.force()
        wrenches = self.world.wrenches(self.state)
        acting = float(max(np.max(np.abs(wrenches.force)), np.max(np.abs(wrenches.torque))))
        pull = AT_REST * reach * float(np.max(np.abs(stiffness), initial=0.0))
        if np.max(np.abs(N.T @ force), initial=0.0) > pull + ROUNDING * acting * float(np.max(np.abs(N), initial=0.0)):
            b, k = divmod(int(np.argmax(np.abs(force))), 6)
            what, unit = ("force", "N") if k < 3 else ("torque", "N m")
            raise InputError(
                f"modes of a world that is not at equilibrium: a {what} of {abs(force[6 * b + k]):.6g} {unit} is left "
                f"on {self.world.names[b]!r}",
                expected="forces and reactions that balance",
                cause="bodies that do not hang where they would come to rest, or a spring that is stretched",
                remedy="place them there; a run with strong damping finds the place: modes(world, state=run.final)",
            )

    def allowed(self) -> Array:
        """Velocities that joints allow, (6 bodies, m), orthonormal by mass; bodies without inertia do not turn."""
        values, vectors = np.linalg.eigh(self.mass)
        real = values > 1e-13 * values[-1]
        root = vectors[:, real] * np.sqrt(values[real])
        basis = vectors[:, real] / np.sqrt(values[real])
        if not self.world.joints:
            return np.asarray(basis)
        columns = []
        for column in root.T:
            found = project(self.tables, self.with_momenta(column), self.state.time).raw
            columns.append(basis.T @ found[:, 7:13].ravel())
        projector = np.array(columns).T
        values, vectors = np.linalg.eigh(0.5 * (projector + projector.T))
        return np.asarray(basis @ vectors[:, values > KEPT])

    def modes(self) -> Modes:
        """See ``modes``."""
        N = self.allowed()
        stiffness, damping, reach = self.stiffness(N)
        self._balanced(N, stiffness, reach)
        return self._solved(N, stiffness, damping)

    def force(self) -> Array:
        """What pulls here, reactions included, (6 bodies,)."""
        return self.acceleration(self.with_momenta(np.zeros(6 * self.bodies)))

    def stiffness(self, N: Array) -> tuple[Array, Array, float]:
        """Stiffness and damping along the motions N, and how far the longest of them reaches."""
        lengths = np.concatenate([[self._length()] * 3, [1.0] * 3] * self.bodies)
        stiffness, damping = np.zeros((2, N.shape[1], N.shape[1]))
        reach = 0.0
        for k, direction in enumerate(N.T):
            size = 1.0 / float(np.max(np.abs(direction) / lengths))
            reach = max(reach, size)
            pull = slope(partial(self._along, self._displaced, direction), size)
            brake = slope(partial(self._along, self._pushed, self.mass @ direction), size)
            stiffness[:, k], damping[:, k] = -(N.T @ pull), -(N.T @ brake)
        return stiffness, damping, reach

    def _length(self) -> float:
        """Over which forces change: the size of the world, or a metre."""
        positions = self.raw[:, 0:3]
        return float(np.max(np.abs(positions - positions.mean(axis=0)))) or float(np.max(np.abs(positions))) or 1.0

    @staticmethod
    def _along(function: Callable[[Array], Array], direction: Array, amount: float) -> Array:
        return function(amount * direction)

    def _pushed(self, momenta: Array) -> Array:
        """M a with these momenta (6 bodies,)."""
        return self.acceleration(self.with_momenta(momenta))

    def _displaced(self, displacement: Array) -> Array:
        """M a after a small displacement (6 bodies,), at rest, joints closed."""
        return self.acceleration(displaced(self.state, displacement))

    def _solved(self, N: Array, K: Array, C: Array) -> Modes:
        size = float(np.max(np.abs(K))) if K.size else 1.0
        if np.max(np.abs(C), initial=0.0) <= NO_DECAY * np.sqrt(size) and np.max(np.abs(K - K.T)) <= 1e-9 * size:
            squares, y = np.linalg.eigh(0.5 * (K + K.T))
            squares = np.where(np.abs(squares) <= NO_PULL * size, 0.0, squares)
            frequencies, decays = np.sqrt(np.maximum(squares, 0.0)), -np.sqrt(np.maximum(-squares, 0.0))
            return self._made(N @ y, frequencies, decays)
        # Motions that nothing pulls back and nothing brakes come first; their double root has no derivative.
        _, parts, directions = np.linalg.svd(np.vstack([K / size, C / np.sqrt(size)]))
        free, held = directions[parts <= NO_PULL**0.75], directions[parts > NO_PULL**0.75]
        K, C = held @ K @ held.T, held @ C @ held.T
        count = len(K)
        matrix = np.block([[np.zeros((count, count)), np.eye(count)], [-K, -C]])
        roots, vectors = np.linalg.eig(matrix)
        # Of each pair the root that turns forward; a real pair has two motions, of which both stay.
        taken = np.flatnonzero(roots.imag >= 0.0)
        shapes = np.concatenate([free.T.astype(complex), held.T @ vectors[:count, taken]], axis=1)
        nothing = np.zeros(len(free))
        frequencies = np.concatenate([nothing, roots.imag[taken]])
        return self._made(N @ shapes, frequencies, np.concatenate([nothing, -roots.real[taken]]))

    def _made(self, shapes: NDArray[Any], frequencies: Array, decays: Array) -> Modes:
        order = np.lexsort((decays, frequencies))
        shapes = shapes.T[order]
        largest = shapes[np.arange(len(shapes)), np.argmax(np.abs(shapes), axis=1)]
        shapes = (shapes / largest[:, None]).reshape(len(shapes), self.bodies, 6)
        return Modes(self.world.names, frequencies[order] / (2.0 * np.pi), decays[order] + 0.0, shapes, self.state)
