"""Poinsot's picture: the angular velocity on the inertia ellipsoid (polhode) and the invariable plane (herpolhode)."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from mpl_toolkits.mplot3d import Axes3D  # registers the projection
from numpy.typing import NDArray

from freebody.errors import InputError
from freebody.plots.bodies import chosen, of_how_many
from freebody.plots.series import Bodies
from freebody.plots.style import COLORS, FAINT, INK, SOFT, label, new_figure, tidy, title
from freebody.trajectory.run import Trajectory
from freebody.trajectory.track import Track

Array = NDArray[np.float64]

# Degrees: the middle axis points to the reader, which shows its two saddles and the loops around the others.
ELEVATION, AZIMUTH = 22.0, 58.0

# Where else a polhode may be seen from, and how much better that must be.
ELEVATIONS, AZIMUTHS = (-35.0, 22.0, 40.0, 60.0), np.arange(-170.0, 181.0, 12.0)
BETTER = 1.15

# Inches above and below a figure in space.
ABOVE, BELOW = 0.5, 0.1

# For paths: x to the right, y away.
ACROSS = -60.0

NET = "#c6cad4"

# Bodies that an error proposes instead.
NAMED = 6


def polhode(run: Trajectory, bodies: Bodies) -> Figure:
    """The angular velocity in the principal axes, on the ellipsoid of its kinetic energy, in rad/s.

    Where the rotational energy changes, each frame is scaled to the energy of the first, so that it stays on the
    ellipsoid. Without a name it is the first body that has one. Raises :class:`InputError` for a body that does not
    rotate or has no inertia about some axis.
    """
    track = _suitable(run, bodies, "polhode", _no_polhode)
    moments, rates = _principal(run, track)
    energies = 0.5 * (rates**2 @ moments)
    rates = rates * np.sqrt(energies[0] / energies)[:, None]
    semi_axes = np.sqrt(2.0 * energies[0] / moments)
    view = _readable(rates, moments)
    figure, axes = _space(*view)
    towards = _towards(*view)
    _ellipsoid(axes, semi_axes, towards)
    # The sign of the outward normal tells front from back.
    front = (rates * moments) @ towards > 0.0
    _half(axes, rates, ~front, alpha=0.3, width=1.0, gid="behind")
    _half(axes, rates, front, alpha=1.0, width=1.6, gid="polhode")
    if front[0]:
        axes.scatter(*rates[0], color=INK, s=14, zorder=5)
    for letter, digit in zip("xyz", "123"):
        getattr(axes, f"set_{letter}label")(f"ω{digit} [rad/s]")
    _box(axes, np.zeros(3), 1.02 * semi_axes)
    _trim(figure, axes)
    title(figure, f"Polhode of {label(track.name)} on its inertia ellipsoid, principal axes (least moment first)")
    return figure


def herpolhode(run: Trajectory, bodies: Bodies) -> Figure:
    """The angular velocity across the first angular momentum, in the world frame, in rad/s.

    Without a name it is that of the first body that has one.
    """
    track = _suitable(run, bodies, "herpolhode", _no_herpolhode)
    L = track.angular_momentum[0]
    size = float(np.linalg.norm(L))
    first, second = _across(L / size)
    x, y = track.angular_velocity @ first, track.angular_velocity @ second
    figure = new_figure(5.4, 5.4)
    axes = figure.subplots()
    tidy(axes)
    axes.plot(x, y, color=COLORS[0], linewidth=1.0)
    axes.plot(x[:1], y[:1], "o", color=INK, markersize=4)
    axes.plot([0.0], [0.0], "+", color=SOFT, markersize=9)
    reach = 1.08 * max(float(np.max(np.hypot(x, y))), 1e-9 * float(np.max(np.abs(track.angular_velocity))))
    axes.set_xlim(-reach, reach)
    axes.set_ylim(-reach, reach)
    axes.set_aspect("equal")
    axes.set_xlabel("ω across L [rad/s]")
    axes.set_ylabel("ω across L, second direction [rad/s]")
    title(figure, f"Herpolhode of {label(track.name)} (+ marks L, ● the start)")
    return figure


def path(run: Trajectory, bodies: Bodies) -> Figure:
    """Centres of mass through space, in m."""
    tracks = chosen(run, bodies, most=len(COLORS))
    figure, axes = _space(ELEVATION, ACROSS)
    for color, track in zip(COLORS, tracks):
        axes.plot(*track.position.T, color=color, linewidth=1.3, label=label(track.name))
        axes.scatter(*track.position[0], color=color, s=14)
    for letter in "xyz":
        getattr(axes, f"set_{letter}label")(f"{letter} [m]")
    places = np.concatenate([track.position for track in tracks])
    middle = 0.5 * (places.min(axis=0) + places.max(axis=0))
    spread = np.ptp(places, axis=0)
    # A straight path or a point still needs a box with sides.
    half = 0.55 * np.maximum(spread, max(0.5 * float(spread.max()), 1e-3))
    _box(axes, middle, half)
    if len(tracks) > 1:
        axes.legend(loc="upper left", frameon=False, fontsize=8)
    _trim(figure, axes)
    title(figure, f"Paths of the centres of mass{of_how_many(run, bodies, tracks)}, ● the start")
    return figure


def _suitable(run: Trajectory, bodies: Bodies, what: str, trouble: Callable[[Trajectory, Track], str]) -> Track:
    """The named body, else the first one without ``trouble``; errors name bodies that would do."""
    (track,) = chosen(run, bodies, most=1)
    wrong = trouble(run, track)
    if not wrong:
        return track
    fit = (run[name] for name in run.names if not trouble(run, run[name]))
    if bodies is None:
        first = next(fit, None)
        if first is not None:
            return first
    names = [repr(other.name) for other in itertools.islice(fit, NAMED + 1)]
    remedy = "no other body of this run has one" if len(run.names) > 1 else None
    if names:
        remedy = "name another body: " + ", ".join(names[:NAMED]) + (", ..." if len(names) > NAMED else "")
    raise InputError(f"a {what} of {track.name!r}, which {wrong}", expected="a solid body that rotates", remedy=remedy)


def _no_polhode(run: Trajectory, track: Track) -> str:
    moments, rates = _principal(run, track)
    if not (moments > 0.0).all():
        return "has no inertia about some axis"
    return "" if (rates**2 @ moments > 0.0).all() else "is at rest at some frame"


def _no_herpolhode(run: Trajectory, track: Track) -> str:
    return "" if track.angular_momentum[0].any() else "starts without angular momentum"


def _principal(run: Trajectory, track: Track) -> tuple[Array, Array]:
    """Principal moments (3,) and the angular velocity along the principal axes (frames, 3)."""
    number = run.names.index(track.name)
    axes = run.tables.principal_axes[number]
    return run.tables.principal_moments[number], np.asarray(track.angular_velocity_body @ axes)


def _readable(rates: Array, moments: Array) -> tuple[float, float]:
    """Elevation and azimuth from which most of the curve is in front of the ellipsoid, and not foreshortened."""
    steps = np.diff(rates, axis=0)
    normals = 0.5 * (rates[1:] + rates[:-1]) * moments

    def seen(view: tuple[float, float]) -> float:
        towards = _towards(*view)
        across = np.linalg.norm(steps - np.outer(steps @ towards, towards), axis=1)
        return float(across[normals @ towards > 0.0].sum())

    best = max(((up, float(round_)) for up in ELEVATIONS for round_ in AZIMUTHS), key=seen)
    return best if seen(best) > BETTER * seen((ELEVATION, AZIMUTH)) else (ELEVATION, AZIMUTH)


def _space(elevation: float, azimuth: float) -> tuple[Figure, Any]:
    figure = new_figure(6.0, 5.6)
    # Placed by hand: the layout engine does not see the labels of axes in space.
    figure.set_layout_engine("none")
    axes: Axes3D = figure.add_axes((0.04, 0.02, 0.88, 0.92), projection="3d", computed_zorder=False)
    axes.set_proj_type("ortho")
    axes.view_init(elev=elevation, azim=azimuth)
    for axis in (axes.xaxis, axes.yaxis, axes.zaxis):
        axis.set_pane_color((1.0, 1.0, 1.0, 0.0))
        axis._axinfo["grid"].update(color=FAINT, linewidth=0.5)
        axis.line.set_color(SOFT)
    axes.tick_params(labelsize=7, labelcolor=INK)
    axes.locator_params(nbins=5)
    return figure, axes


def _box(axes: Any, middle: Array, half: Array) -> None:
    """Limits at the same scale along all axes."""
    for k, letter in enumerate("xyz"):
        getattr(axes, f"set_{letter}lim")(middle[k] - half[k], middle[k] + half[k])
    # Tall boxes need more room for the labels below them.
    axes.set_box_aspect(half, zoom=0.95 if half[2] <= half[:2].max() else 0.82)


def _trim(figure: Figure, axes: Any) -> None:
    """Take away the empty paper above and below."""
    width, height = figure.get_size_inches()
    place = axes.get_position()
    # The box that axes in space report is the whole panel.
    canvas: Any = FigureCanvasAgg(figure)
    canvas.draw()
    inked = np.nonzero((np.asarray(canvas.buffer_rgba())[..., :3] < 255).any(axis=(1, 2)))[0]
    low, high = height - (inked[-1] + 1) / figure.dpi, height - inked[0] / figure.dpi
    left = high - low + ABOVE + BELOW
    figure.set_size_inches(width, left)
    bottom = (place.y0 * height - low + BELOW) / left
    axes.set_position((place.x0, bottom, place.width, place.height * height / left))


def _towards(elevation: float, azimuth: float) -> Array:
    """The direction towards the viewer."""
    up, round_ = np.radians(elevation), np.radians(azimuth)
    return np.array([np.cos(up) * np.cos(round_), np.cos(up) * np.sin(round_), np.sin(up)])


def _ellipsoid(axes: Any, semi_axes: Array, towards: Array) -> None:
    """Meridians and parallels of the front."""
    angle = np.linspace(0.0, 2.0 * np.pi, 181)
    level = np.linspace(-np.pi / 2.0, np.pi / 2.0, 91)
    curves = [np.stack([np.cos(level) * np.cos(a), np.cos(level) * np.sin(a), np.sin(level)]) for a in angle[:-1:10]]
    curves += [
        np.stack([np.cos(b) * np.cos(angle), np.cos(b) * np.sin(angle), np.full_like(angle, np.sin(b))])
        for b in np.radians(np.arange(-75.0, 76.0, 15.0))
    ]
    for curve in curves:
        seen = (curve.T / semi_axes) @ towards > 0.0
        points = np.where(seen[:, None], curve.T * semi_axes, np.nan)
        axes.plot(*points.T, color=NET, linewidth=0.6)


def _half(axes: Any, points: Array, which: NDArray[np.bool_], *, alpha: float, width: float, gid: str) -> None:
    """The points of one side as one line with gaps."""
    shown = np.where(which[:, None], points, np.nan)
    axes.plot(*shown.T, color=COLORS[1], linewidth=width, alpha=alpha, gid=gid)


def _across(unit: Array) -> tuple[Array, Array]:
    """Two directions that make a right-handed frame with ``unit``."""
    helper = np.eye(3)[int(np.argmin(np.abs(unit)))]
    first = np.cross(helper, unit)
    first /= np.linalg.norm(first)
    return first, np.cross(unit, first)
