"""``aim``: the throw that brings a body where it should be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody import so3
from freebody.arguments import ORIENTATION, instance, number, positive, si, vector, whole
from freebody.derivatives.fit import Bounds, Chart
from freebody.derivatives.parameters import Parameters, paths_of
from freebody.derivatives.samples import Sample, sampled
from freebody.derivatives.ways import suits
from freebody.errors import FreebodyError, InputError
from freebody.figures import figure, shown
from freebody.mass.rotation import rotation_matrix
from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.running.default import default_for
from freebody.running.plan import a_world
from freebody.world import World

Array = NDArray[np.float64]

# What counts as a hit: m and rad.
HIT = 1e-9
# Solutions nearer than this, relative to the size of their numbers, are the same.
SAME = 1e-6
# Evaluations from each start.
MOST_LOOKS = 100
# Steps of a flight whose length nobody says.
STEPS = 500
# A search is over where the target is missed by less than this: one more step would only be rounding.
OVER = 1e-13
# A hoop is passed inside of this part of its radius.
INSIDE = 0.9


class Pose:
    """A place and an orientation to be in: ``position`` (m) and ``orientation`` (quaternion wxyz, matrix or text).

    Raises :class:`InputError` for what is no position or no orientation.
    """

    def __init__(self, position: ArrayLike, orientation: Any = (1.0, 0.0, 0.0, 0.0)) -> None:
        self.position = vector("position", position, unit="m")
        self.rotation = rotation_matrix(si("orientation", orientation, ORIENTATION))

    def __repr__(self) -> str:
        return f"Pose({self.position.tolist()}, {np.asarray(so3.matrix_to_quaternion(self.rotation)).tolist()})"


class Hoop:
    """A ring to fly through: ``center`` (m), ``normal`` of its plane (of any length), ``radius`` (m).

    Raises :class:`InputError` for a normal of length zero, or a radius that is not above zero.
    """

    def __init__(self, center: ArrayLike, normal: ArrayLike, radius: float) -> None:
        self.center = vector("center", center, unit="m")
        given = vector("normal", normal, any_size=True)
        if not given.any():
            raise InputError("normal = (0, 0, 0)", expected="a direction")
        self.normal = given / np.linalg.norm(given)
        self.radius = positive("radius", radius, "m")

    def __repr__(self) -> str:
        return f"Hoop({self.center.tolist()}, {self.normal.tolist()}, {self.radius:g})"


@dataclass(frozen=True, eq=False)
class Throw:
    """``values`` of the free numbers, the ``time`` of arrival (s), what is ``missed`` by (m and rad), the ``effort``:
    kinetic energy at the start (J), and the ``world`` thrown like that.
    """

    values: Array
    time: float
    missed: float
    effort: float
    world: World


@dataclass(frozen=True, eq=False)
class Aim:
    """``solutions``, least effort first, of the free numbers ``names``; the ``nearest`` miss if there is none.

    ``starts`` says how many starts were tried. ``best`` is the first solution. ``body`` is the one that is thrown,
    ``goal`` (3,) the place that it should get to (m), ``method`` what flew it.
    """

    names: tuple[str, ...]
    solutions: tuple[Throw, ...]
    nearest: Throw
    starts: int
    body: str
    goal: Array
    method: Method

    @property
    def best(self) -> Throw:
        """The solution of least effort. Raises :class:`InputError` if there is none."""
        if not self.solutions:
            raise InputError(
                f"no throw was found from {self.starts} starts",
                expected="a target that can be reached",
                cause=f"the nearest one misses by {self.nearest.missed:.3g} (m, rad)",
                remedy="wider bounds, another time, more free numbers or more starts",
            )
        return self.solutions[0]

    def __len__(self) -> int:
        return len(self.solutions)

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        throws = [
            {
                "values": dict(zip(self.names, one.values.tolist())), "time": one.time, "missed": one.missed,
                "effort": one.effort,
            }
            for one in (*self.solutions, *(() if self.solutions else (self.nearest,)))
        ]  # fmt: skip
        return {"found": len(self.solutions), "starts": self.starts, "throws": throws}

    def __str__(self) -> str:
        if not self.solutions:
            head = [f"none found from {self.starts} starts; the nearest misses by {self.nearest.missed:.3g} (m, rad):"]
            return "\n".join([*head, self._row(self.nearest)])
        head = [f"{len(self.solutions)} found from {self.starts} starts, least effort first:"]
        return "\n".join([*head, *map(self._row, self.solutions)])

    def _row(self, one: Throw) -> str:
        size = float(np.max(np.abs(one.values)))
        values = ", ".join(f"{name} = {figure(value, scale=size)}" for name, value in zip(self.names, one.values))
        return f"  {one.effort:.6g} J, t = {one.time:.9g} s: {values}"

    def __repr__(self) -> str:
        return f"<Aim: {len(self.solutions)} throws from {self.starts} starts>"


def aim(
    world: World,
    *,
    free: Mapping[str, Bounds] | Iterable[str],
    target: Pose | Hoop | ArrayLike,
    t: float | tuple[float, float],
    body: str | None = None,
    at: ArrayLike | None = None,
    starts: int = 64,
    dt: float | None = None,
    integrator: str | Method | None = None,
    seed: int = 0,
) -> Aim:
    """The numbers at the paths ``free`` for which ``body`` is at the ``target`` at time ``t`` (s).

    ``target`` is a :class:`Pose` (of the centre of mass and the axes), a point that the point ``at`` of the body
    (shape frame; left out: the centre of mass) comes to, or a :class:`Hoop` that it flies through. ``t`` may be a range
    (earliest, latest). ``free`` are paths as ``--set`` has them, with bounds (low, high) if it is a mapping. ``body``
    is that of the first path, if it is left out. Newton's method from the world as it is and from ``starts`` - 1
    others, drawn with ``seed``; all solutions to 1e-9 are kept. ``dt`` defaults to a 500th of the flight;
    ``integrator`` is that of ``fb.simulate``. For a target that moves, :class:`Aimer`. Raises :class:`InputError` where
    there is nothing to aim with or the world has no derivatives.
    """
    aimer = Aimer(world, free=free, t=t, body=body, at=at, dt=dt, integrator=integrator)
    return aimer.toward(target, starts=starts, seed=seed)


def _pair(t: Any) -> tuple[Any, Any]:
    try:
        early, late = t
    except (TypeError, ValueError):
        raise InputError(f"t = {shown(t)}", expected="a time in s, or (earliest, latest)") from None
    if not number("t", early) < number("t", late):
        raise InputError(f"t = {shown(t)}", expected="a time in s, or (earliest, latest)")
    return early, late


def _thrown(world: World, free: Mapping[str, Bounds]) -> str:
    for path in free:
        steps = str(path).split(".")
        if steps[0] == "body" and len(steps) > 1 and steps[1] in world.names:
            return steps[1]
    if len(world.bodies) == 1:
        return world.names[0]
    raise InputError("no body to aim", expected="body=, the name of the one that should get there")


class _Hit(Exception):  # noqa: N818 - no error
    """There is nothing left to search for."""


class Aimer:
    """Aims one ``world`` at targets that move, as they do while somebody drags them: ``toward(target, start=...)``.

    Takes what :func:`aim` takes except the target: ``free``, ``t``, ``body``, ``at``, ``dt``, ``integrator``. What was
    learnt of the world stays between the calls. The first
    call compiles and differentiates the description; each later one that starts from the throw before takes some
    milliseconds::

        aimer = fb.Aimer(world, free=["body.hammer.velocity", "body.hammer.angular_velocity"], t=0.9)
        throw = aimer.toward(fb.Pose((2.5, 0, 1.2))).nearest
        throw = aimer.toward(fb.Pose((2.5, 0, 1.3)), start=throw).nearest   # follows the target

    Raises :class:`InputError` where there is nothing to aim with or the world has no derivatives.
    """

    def __init__(
        self,
        world: World,
        *,
        free: Mapping[str, Bounds] | Iterable[str],
        t: float | tuple[float, float],
        body: str | None = None,
        at: ArrayLike | None = None,
        dt: float | None = None,
        integrator: str | Method | None = None,
    ) -> None:
        a_world(world)
        self.method = get(default_for(world) if integrator is None else integrator).for_world(world.has_contact)
        suits(world, self.method)
        bounds = paths_of("free", free)
        if isinstance(t, tuple | list):
            early, late = (positive("t", one, "s") for one in _pair(t))
        else:
            early = late = positive("t", t, "s")
        self.window = early, late
        self.dt = self.window[1] / STEPS if dt is None else positive("dt", dt, "s")
        self.world = world
        self.target: Pose | Hoop | Array = np.zeros(3)
        self.body = world.index(_thrown(world, bounds) if body is None else body)
        self.at = None if at is None else vector("at", at)
        self.parameters = Parameters(world, bounds)
        self.chart = Chart(self.parameters, bounds, inside=False)
        self.timed = self.window[0] < self.window[1]
        low, high = self.chart.bounds
        if self.timed:
            low, high = np.append(low, self.window[0]), np.append(high, self.window[1])
        self.bounds = low, high
        self.sizes = np.append(self.chart.sizes, self.window[1]) if self.timed else self.chart.sizes
        self._last: tuple[Array, Array, Array] | None = None

    def toward(
        self, target: Pose | Hoop | ArrayLike, *, start: Throw | None = None, starts: int = 1, seed: int = 0
    ) -> Aim:
        """The throws at ``target`` that are found from ``start`` (default: the world as it is) and ``starts`` - 1 other
        ones, drawn with ``seed``. Raises :class:`InputError` for what is no target, or a start of other numbers.
        """
        self.target = target if isinstance(target, Pose | Hoop) else vector("target", target, unit="m")
        self._last = None
        if start is not None and len(instance("start", start, Throw, "a throw that was found").values) != len(
            self.chart.sizes
        ):
            raise InputError(
                f"a start of {len(start.values)} numbers", expected=f"a throw of {', '.join(self.parameters.names)}",
                cause="it was found with other free numbers", remedy="leave start= out, or give one of this Aimer's",
            )  # fmt: skip
        count = whole("starts", starts, least=1, most=1_000_000)
        return self._found(count, np.random.default_rng(whole("seed", seed, least=0, most=2**63)), start)

    def _look(self, u: Array) -> tuple[Array, Array]:
        """By how much the target is missed, and the derivatives of that to u."""
        if self._last is None or (u != self._last[0]).any():
            values, chart = self.chart.values(u[:-1] if self.timed else u)
            time = float(u[-1]) if self.timed else self.window[0]
            start = self.world.state().time
            made, (sample,) = sampled(self.parameters, self.method, values, np.array([start + time]), self.dt)
            missed, slopes = self._missed(sample, made.world)
            slopes = slopes @ chart
            if self.timed:
                slopes = np.column_stack([slopes, self._missed(self._moving(sample), made.world)[1][:, 0]])
            self._last = u.copy(), missed, slopes
        return self._last[1], self._last[2]

    def _missed_at(self, u: Array) -> Array:
        missed = self._look(u)[0]
        if np.max(np.abs(missed)) <= OVER:
            raise _Hit
        return missed

    def _slopes_at(self, u: Array) -> Array:
        return self._look(u)[1]

    def _moving(self, sample: Sample) -> Sample:
        """The sample with the tangent of time alone."""
        tangent = np.zeros((1, len(sample.kept), 12))
        tangent[0, :, 0:3], tangent[0, :, 3:6] = sample.kept[:, 12:15], sample.kept[:, 15:18]
        return Sample(sample.kept, tangent, np.zeros((1, len(sample.kept), 3)))

    def _missed(self, sample: Sample, world: World) -> tuple[Array, Array]:
        b = self.body
        if self.at is None:
            place, moved = sample.kept[b, 0:3], sample.tangents[:, b, 0:3]
        else:
            place, moved = sample.point(b, world.bodies[b].body_point(self.at))
        if isinstance(self.target, Pose):
            R = sample.kept[b, 3:12].reshape(3, 3)
            off = np.asarray(so3.log(R @ self.target.rotation.T))
            turned = np.asarray(so3.left_jacobian_inverse(off)) @ sample.tangents[:, b, 3:6].T
            return np.concatenate([place - self.target.position, off]), np.vstack([moved.T, turned])
        if isinstance(self.target, Hoop):
            away = place - self.target.center
            along = float(self.target.normal @ away)
            aside = away - along * self.target.normal
            out = float(np.linalg.norm(aside))
            flat = np.eye(3) - np.outer(self.target.normal, self.target.normal)
            if out <= INSIDE * self.target.radius:
                return np.array([along, 0.0]), np.vstack([self.target.normal @ moved.T, np.zeros(len(moved))])
            beyond = out - INSIDE * self.target.radius
            return np.array([along, beyond]), np.vstack([self.target.normal @ moved.T, aside / out @ flat @ moved.T])
        return place - self.target, moved.T

    def _found(self, starts: int, rng: np.random.Generator, start: Throw | None) -> Aim:
        """All solutions from so many starts."""
        throws: list[tuple[Array, float]] = []
        refused: FreebodyError | None = None
        for k in range(starts):
            try:
                u = self._searched(self._start(k, rng, start))
                throws.append((u, float(np.max(np.abs(self._look(u)[0])))))
            except FreebodyError as error:  # a start from which the run breaks
                refused = error
        if not throws:
            assert refused is not None
            raise refused
        hits: list[Array] = []
        for u, missed in throws:
            if missed <= HIT and all(np.max(np.abs(u - other) / self.sizes) > SAME for other in hits):
                hits.append(u)
        solutions = sorted((self._throw(u) for u in hits), key=lambda one: one.effort)
        nearest = solutions[0] if solutions else self._throw(min(throws, key=lambda one: one[1])[0])
        name = self.world.names[self.body]
        return Aim(self.parameters.names, tuple(solutions), nearest, starts, name, self._goal(), self.method)

    def _searched(self, u: Array) -> Array:
        """The free variables that miss least, near ``u``."""
        from scipy.optimize import least_squares

        try:
            answer = least_squares(
                self._missed_at, u, jac=self._slopes_at, bounds=self.bounds, x_scale=self.sizes,
                xtol=1e-15, ftol=1e-15, gtol=1e-15, max_nfev=MOST_LOOKS,
            )  # fmt: skip
        except _Hit:
            assert self._last is not None
            return self._last[0]
        return np.asarray(answer.x)

    def _throw(self, u: Array) -> Throw:
        values, _ = self.chart.values(u[:-1] if self.timed else u)
        world = self.parameters.world(values)
        time = float(u[-1]) if self.timed else self.window[0]
        return Throw(values, time, float(np.max(np.abs(self._look(u)[0]))), world.kinetic_energy(), world)

    def _start(self, k: int, rng: np.random.Generator, given: Throw | None) -> Array:
        """The throw that is given, or the world as it is; then throws that would fly there without forces but gravity,
        spinning by chance.
        """
        u = self.chart.start(given.values if given is not None and k == 0 else None)
        time = self.window[0] if not self.timed else float(rng.uniform(*self.window))
        if given is not None and k == 0:
            time = min(max(given.time, self.window[0]), self.window[1])
        if k > 0:
            low, high = self.chart.bounds
            bounded = np.isfinite(low) & np.isfinite(high)
            drawn = rng.standard_normal(len(u))
            u = u + self.chart.sizes * drawn
            goal = self._goal()
            for j, one in enumerate(self.parameters.numbers):
                place = one.places[0]
                if place[0] == "body" and place[1] == self.body and len(place) == 4:
                    axis = int(place[3])
                    if place[2] == "velocity":
                        straight = (goal[axis] - self.world.state().position[self.body, axis]) / time
                        u[j] = straight - 0.5 * self.world.gravity.acceleration[axis] * time + drawn[j]
                    elif place[2] == "angular_velocity":
                        u[j] = 2.0 * np.pi / time * drawn[j]
            outside = bounded & ((u < low) | (u > high))
            u[outside] = rng.uniform(low[outside], high[outside])
            u = self.chart.inside(u)
        return np.append(u, time) if self.timed else u

    def _goal(self) -> Array:
        if isinstance(self.target, Pose):
            return self.target.position
        return self.target.center if isinstance(self.target, Hoop) else self.target
