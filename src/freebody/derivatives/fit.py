"""``fit``: numbers of a world from measured tracks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody import so3
from freebody.arguments import instance, numbers, one_of, positive, several, unknown, vector
from freebody.derivatives.parameters import Parameters, paths_of
from freebody.derivatives.samples import Sample, sampled
from freebody.derivatives.ways import suits
from freebody.errors import InputError
from freebody.figures import shown
from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.running.default import default_for
from freebody.running.plan import a_world
from freebody.world import World

Array = NDArray[np.float64]

# A combination of numbers that changes the data by less than this part of what the best known one does is unknown.
UNKNOWN = 1e-7
# How strongly numbers are held to their start, in units of the noise and of their size: enough for those that the data
# cannot tell, and nothing beside the data for all others.
HOLD = 1e-5
# Parts of such a combination that are worth naming.
NAMED = 0.05

KINDS = {"position": 3, "orientation": 4, "angular_velocity": 3}


class Observed:
    """What was measured of one ``body``, a name, at ``times`` (n,) in s: one or more of three.

    ``position`` (n, 3) in m of the point ``at`` (shape frame; left out: the centre of mass), ``orientation`` (n, 4) as
    quaternions wxyz, ``angular_velocity`` (n, 3) in rad/s, in the ``frame`` "world", or "body" as gyroscopes have it.
    Rows of NaN are gaps. ``noise`` is the standard deviation of each (m, rad, rad/s): a number, or a mapping of the
    names above; left out, it is estimated from what the fit leaves. Raises :class:`InputError` for other shapes.
    """

    def __init__(
        self,
        body: str,
        times: ArrayLike,
        *,
        position: ArrayLike | None = None,
        orientation: ArrayLike | None = None,
        angular_velocity: ArrayLike | None = None,
        at: ArrayLike | None = None,
        frame: str = "world",
        noise: float | Mapping[str, float] | None = None,
    ) -> None:
        if not isinstance(body, str):
            raise InputError(f"body = {shown(body)}", expected="the name of a body")
        self.body, self.frame = body, one_of("frame", frame, ("world", "body"))
        self.times = numbers("times", times, expected="times in s")
        if self.times.ndim != 1 or not np.isfinite(self.times).all() or (np.diff(self.times) <= 0.0).any():
            raise InputError(f"times = {shown(times)}", expected="finite times in s, each after the one before")
        self.at = None if at is None else vector("at", at)
        given = {"position": position, "orientation": orientation, "angular_velocity": angular_velocity}
        self.values: dict[str, Array] = {
            name: _rows(name, value, len(self.times)) for name, value in given.items() if value is not None
        }
        if not self.values:
            raise InputError(
                f"a track of {body!r} without data", expected="position=, orientation= or angular_velocity="
            )
        noises: Mapping[str, Any] = noise if isinstance(noise, Mapping) else dict.fromkeys(self.values, noise)
        self.noise: dict[str, float | None] = {
            name: None if noises.get(name) is None else positive(f"noise of {name}", noises[name], "")
            for name in self.values
        }

    def __repr__(self) -> str:
        return f"<Observed {self.body!r}: {', '.join(self.values)}, {len(self.times)} times>"


def _rows(name: str, value: ArrayLike, count: int) -> Array:
    array = numbers(name, value, expected=f"a row of {KINDS[name]} for each time")
    if array.shape != (count, KINDS[name]):
        raise InputError(f"{name} of shape {array.shape}", expected=f"({count}, {KINDS[name]}): a row for each time")
    return np.where(np.isnan(array).any(axis=1, keepdims=True), np.nan, array)


@dataclass(frozen=True, eq=False)
class Fit:
    """``values`` of the numbers ``names`` with their ``covariance``; ``errors`` are its standard deviations.

    ``unknown`` has the combinations that the data cannot tell, each a mapping of names to how they change together;
    a number in one of them has an infinite error. ``rank`` is how many combinations are known. ``residuals`` has, for
    each track and quantity, times and what is left in units of the noise. ``world`` is the fitted one; ``noise`` the
    factor by which what is left is larger than the noise that was given, or the estimated noise.
    ``evaluations`` counts the runs of the search, ``message`` says why it ended. ``fit[name]`` is a value by its name,
    and raises :class:`InputError` for a name that is not there.
    """

    names: tuple[str, ...]
    values: Array
    covariance: Array
    unknown: tuple[dict[str, float], ...]
    residuals: dict[str, tuple[Array, Array]]
    world: World
    noise: float
    evaluations: int
    message: str

    @property
    def errors(self) -> Array:
        """Standard deviations."""
        return np.sqrt(np.diagonal(self.covariance))

    @property
    def rank(self) -> int:
        """How many combinations of the numbers are known."""
        return len(self.names) - len(self.unknown)

    def __getitem__(self, name: str) -> float:
        """A value by its name."""
        if name not in self.names:
            raise unknown("number named", name, self.names)
        return float(self.values[self.names.index(name)])

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "values": dict(zip(self.names, self.values.tolist())),
            "errors": dict(zip(self.names, self.errors.tolist())),
            "covariance": self.covariance.tolist(), "unknown": list(self.unknown), "noise": self.noise,
            "evaluations": self.evaluations,
        }  # fmt: skip

    def __str__(self) -> str:
        width = max(map(len, self.names))
        lines = [
            f"{name:<{width}}  {value:>14.9g}  +- {error:.3g}"
            for name, value, error in zip(self.names, self.values, self.errors)
        ]
        for one in self.unknown:
            parts = ", ".join(f"{name} by {part:.3g}" for name, part in one.items())
            lines.append(f"the data cannot tell: {parts} together change nothing that was measured")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Fit of {len(self.names)} numbers, rank {self.rank}>"


Bounds = tuple[float | None, float | None] | None


def fit(
    world: World,
    track: Observed | Iterable[Observed],
    *,
    free: Mapping[str, Bounds] | Iterable[str],
    dt: float,
    integrator: str | Method | None = None,
) -> Fit:
    """The numbers of ``world`` at the paths ``free`` for which its run comes nearest to what was measured.

    ``track`` is what was :class:`Observed` of a body, or several of these. ``free`` maps paths, as ``--set`` has them,
    to bounds (low, high), None for no bound; a list of paths has none. The search starts from the numbers of ``world``.
    Inertias stay possible: what is fitted are second moments of the mass, so they take no bounds. ``dt`` (s) is the
    longest step; steps end at the times of the data. ``integrator`` is that of ``fb.simulate``. Least squares, each
    value by its noise, with exact derivatives. Raises :class:`InputError` where there is nothing to fit or the world
    has no derivatives.
    """
    a_world(world)
    method = get(default_for(world) if integrator is None else integrator).for_world(world.has_contact)
    suits(world, method)
    tracks = [track] if isinstance(track, Observed) else list(several("track", track, "fb.Observed(...) or several"))
    if not tracks:
        raise InputError("no tracks", expected="fb.Observed(...) or several")
    for one in tracks:
        instance("track", one, Observed, "fb.Observed(...)")
        world.index(one.body)
    bounds = paths_of("free", free)
    return _Search(world, tracks, bounds, positive("dt", dt, "s"), method).found()


class _Search:
    """Least squares between a world and its data."""

    def __init__(
        self, world: World, tracks: list[Observed], free: dict[str, Bounds], dt: float, method: Method
    ) -> None:
        self.world, self.tracks, self.dt, self.method = world, tracks, dt, method
        self.parameters = Parameters(world, free)
        self.chart = Chart(self.parameters, free)
        start = world.state().time
        self.times = np.unique(np.concatenate([one.times for one in tracks]))
        if self.times[0] < start:
            raise InputError(f"data at t = {self.times[0]:g} s", expected=f"times from the start at {start:g} s on")
        self.weighted = all(noise is not None for one in tracks for noise in one.noise.values())
        self._last: tuple[Array, Array, Array] | None = None

    def look(self, u: Array) -> tuple[Array, Array]:
        """What is left, in units of the noise, and its derivatives to u."""
        if self._last is None or (u != self._last[0]).any():
            values, chart = self.chart.values(u)
            made, samples = sampled(self.parameters, self.method, values, self.times, self.dt)
            parts = [part for one in self.tracks for part in self._left(one, made.world, samples)]
            left = np.concatenate([part[2] for part in parts])
            slopes = np.concatenate([part[3] for part in parts])
            self.parts = parts
            self._last = u.copy(), left, slopes @ chart
        return self._last[1], self._last[2]

    def _left(self, one: Observed, world: World, samples: list[Sample]) -> list[tuple[str, Array, Array, Array]]:
        """Name, times, what is left and its tangents, for each quantity of a track."""
        b = world.index(one.body)
        body = world.bodies[b]
        places = np.searchsorted(self.times, one.times)
        found = []
        for name, data in one.values.items():
            rows = [k for k in range(len(one.times)) if np.isfinite(data[k]).all()]
            if not rows:
                continue
            look = {"position": _position, "orientation": _orientation, "angular_velocity": _spin}[name]
            both = [look(one, body, b, samples[places[k]], data[k]) for k in rows]
            scale = 1.0 / (one.noise[name] or 1.0)
            left, slopes = (scale * np.concatenate([part[i] for part in both]) for i in (0, 1))
            found.append((f"{one.body} {name}", one.times[rows], left, slopes))
        if not found:
            raise InputError(f"{one!r} has only gaps", expected="at least one row of numbers")
        return found

    def found(self) -> Fit:
        """The best numbers."""
        from scipy.optimize import least_squares

        start = self.chart.start()
        count = len(self.look(start)[0])
        if count < len(start):
            raise InputError(
                f"{count} measured numbers for {len(start)} free ones", expected="at least as many data as free numbers"
            )
        # What the data cannot tell stays where it was.
        pull = np.diag(HOLD / self.chart.sizes)

        def left_of(u: Array) -> Array:
            return np.concatenate([self.look(u)[0], pull @ (u - start)])

        def slopes_of(u: Array) -> Array:
            return np.vstack([self.look(u)[1], pull])

        answer = least_squares(
            left_of, start, jac=slopes_of, bounds=self.chart.bounds, x_scale=self.chart.sizes, xtol=1e-12, ftol=1e-12,
            gtol=1e-12, max_nfev=200,
        )  # fmt: skip
        left, slopes = self.look(answer.x)
        values, chart = self.chart.values(answer.x)
        degrees = max(1, len(left) - len(start))
        noise = float(np.sqrt(left @ left / degrees))
        covariance, hidden = self._known(slopes, chart)
        if not self.weighted:
            covariance = covariance * noise**2
        residuals = {
            f"{k}: {part[0]}": (part[1], part[2].reshape(len(part[1]), -1)) for k, part in enumerate(self.parts)
        }
        return Fit(
            self.parameters.names, values, covariance, hidden, residuals, self.parameters.world(values), noise,
            int(answer.nfev), str(answer.message),
        )  # fmt: skip

    def _known(self, slopes: Array, chart: Array) -> tuple[Array, tuple[dict[str, float], ...]]:
        """Covariance of the numbers, and the combinations that are unknown."""
        scale = self.chart.sizes
        _, sizes, directions = np.linalg.svd(slopes * scale, full_matrices=False)
        known = sizes > UNKNOWN * sizes[0]
        inverse = (directions[known].T / sizes[known] ** 2) @ directions[known]
        to_values = chart * scale
        covariance = to_values @ inverse @ to_values.T
        hidden = []
        for direction in directions[~known]:
            change = to_values @ direction
            part = change / self.parameters.sizes
            named = np.flatnonzero(np.abs(part) > NAMED * np.max(np.abs(part)))
            change = change / change[named[0]]
            hidden.append({self.parameters.names[k]: float(change[k]) for k in named})
            covariance[named, :], covariance[:, named] = 0.0, 0.0
            covariance[named, named] = np.inf
        return covariance, tuple(hidden)


def _position(one: Observed, body: Any, b: int, sample: Sample, data: Array) -> tuple[Array, Array]:
    r = np.zeros(3) if one.at is None else body.body_point(one.at)
    place, moved = sample.point(b, r)
    if one.at is None:
        moved = sample.tangents[:, b, 0:3]
    return place - data, moved.T


def _orientation(one: Observed, body: Any, b: int, sample: Sample, data: Array) -> tuple[Array, Array]:
    R = sample.kept[b, 3:12].reshape(3, 3)
    off = np.asarray(so3.log(R @ np.asarray(so3.quaternion_to_matrix(data / np.linalg.norm(data))).T))
    return off, np.asarray(so3.left_jacobian_inverse(off)) @ sample.tangents[:, b, 3:6].T


def _spin(one: Observed, body: Any, b: int, sample: Sample, data: Array) -> tuple[Array, Array]:
    w, moved = sample.kept[b, 15:18], sample.tangents[:, b, 9:12]
    if one.frame == "world":
        return w - data, moved.T
    R = sample.kept[b, 3:12].reshape(3, 3)
    return R.T @ w - data, R.T @ (moved - np.cross(sample.tangents[:, b, 3:6], w)).T


class Chart:
    """Free variables u of a search, and the numbers that follow from them.

    Most numbers are their own variables. Three moments of inertia are made of the logarithms of the second moments s of
    the mass, I1 = s2 + s3 and so on: whatever they are, a body can have these moments. A start that is to be ``inside``
    of its bounds is refused outside of them; others are moved there.
    """

    def __init__(self, parameters: Parameters, free: Mapping[str, Bounds], *, inside: bool = True) -> None:
        self.parameters = parameters
        names = parameters.names
        self.sizes = parameters.sizes.copy()
        low, high = np.full(len(names), -np.inf), np.full(len(names), np.inf)
        self.inertias: list[list[int]] = []
        for path, limits in free.items():
            places = [k for k, name in enumerate(names) if name == path.strip() or name.startswith(f"{path.strip()}[")]
            inertia = path.strip().endswith("inertia")
            if inertia and len(places) != 3:
                raise InputError(
                    f"{path} with products of inertia", expected="three moments about the axes of the body",
                    remedy="describe the body along its principal axes",
                )  # fmt: skip
            if limits is not None:
                if inertia:
                    raise InputError(
                        f"{path}: bounds {shown(limits)}",
                        expected="None: moments that a body can have are the bounds",
                    )
                low[places], high[places] = _limits(path, limits)
            if inertia:
                self.inertias.append(places)
                self.sizes[places] = 1.0
        start = parameters.values
        outside = (start < low) | (start > high)
        if inside and outside.any():
            k = int(np.argmax(outside))
            raise InputError(
                f"{names[k]} = {start[k]:g} is outside of its bounds",
                expected=f"a start from {low[k]:g} to {high[k]:g}",
                remedy="move the bounds, or start from a world inside of them",
            )
        self.bounds = low, high

    def start(self, values: Array | None = None) -> Array:
        """u of these values, or of the world as it is, inside of the bounds. Raises :class:`InputError` for a body
        without extent in some direction.
        """
        u = self.parameters.values.copy() if values is None else values.copy()
        for places in self.inertias:
            moments = u[places]
            second = 0.5 * moments.sum() - moments
            if (second <= 1e-9 * moments.max()).any():
                raise InputError(
                    f"the inertia {moments.tolist()} of a flat or thin body",
                    expected="a body with some extent along every axis, to start from",
                    remedy="start from a thicker one",
                )
            u[places] = np.log(second)
        return self.inside(u)

    def inside(self, u: Array) -> Array:
        """The nearest u inside of the bounds."""
        low, high = self.bounds
        return np.clip(u, low + self.margin, high - self.margin)

    @property
    def margin(self) -> Array:
        """How far inside of the bounds a search starts."""
        low, high = self.bounds
        bounded = np.isfinite(low) & np.isfinite(high)
        return np.asarray(1e-9 * np.subtract(high, low, out=np.zeros_like(low), where=bounded))

    def values(self, u: Array) -> tuple[Array, Array]:
        """The numbers, and their derivatives to u."""
        values, slopes = u.copy(), np.eye(len(u))
        for places in self.inertias:
            second = np.exp(u[places])
            values[places] = second.sum() - second
            slopes[np.ix_(places, places)] = (1.0 - np.eye(3)) * second
        return values, slopes


def _limits(path: str, limits: Any) -> tuple[float, float]:
    try:
        low, high = limits
        found = -np.inf if low is None else float(low), np.inf if high is None else float(high)
    except (TypeError, ValueError):
        raise InputError(f"{path}: bounds {shown(limits)}", expected="(low, high); None for no bound") from None
    if not found[0] < found[1]:
        raise InputError(f"{path}: bounds {shown(limits)}", expected="a low one and a larger high one")
    return found
