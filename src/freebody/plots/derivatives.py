"""Figures of fits, modes and aims: what is left of a fit, how worlds vibrate, how throws fly."""

from __future__ import annotations

import os
from typing import Any

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from freebody import so3
from freebody.arguments import instance
from freebody.derivatives.aim import Aim, Throw
from freebody.derivatives.fit import Fit
from freebody.derivatives.modes import Mode, Modes
from freebody.model.tables import Tables
from freebody.plots.api import write_figure
from freebody.plots.style import AXIS_COLORS, COLORS, FAINT, INK, RC, SOFT, grid, label, legend, new_figure, tidy
from freebody.running.simulate import simulate

Array = NDArray[np.float64]

# Panels of a figure: modes, throws.
MOST_MODES, MOST_THROWS = 8, 4
# Moments of a flight at which the body is drawn, and steps of the flight.
MOMENTS, STEPS = 9, 200
AXES = "xyz"


def plot_fit(fit: Fit, *, path: str | os.PathLike[str] | None = None, overwrite: bool = False) -> Figure:
    """A matplotlib figure of what is left of a fit over time, in units of the noise; two of them are shaded.

    ``path`` and ``overwrite`` as in ``fb.plot``. Raises :class:`InputError` for what is no ``fit``.
    """
    instance("fit", fit, Fit, "a fit, from fb.fit")
    with matplotlib.rc_context(RC):
        figure, panels = grid(len(fit.residuals), 1)
        for (axes,), (name, (times, left)) in zip(panels, fit.residuals.items()):
            axes.axhspan(-2.0, 2.0, color=FAINT, alpha=0.5, linewidth=0.0)
            axes.axhline(0.0, color=SOFT, linewidth=0.8)
            for k, axis in enumerate(AXES):
                axes.plot(times, left[:, k], ".", markersize=4, color=AXIS_COLORS[axis], label=axis)
            high = max(3.0, 1.1 * float(np.max(np.abs(left))))
            axes.set_ylim(-high, high)
            axes.set_ylabel("left / noise")
            axes.set_title(label(name.partition(": ")[2]), fontsize=9, color=INK, loc="left")
            legend(axes)
    return _written(figure, path, overwrite)


def plot_modes(modes: Modes, *, path: str | os.PathLike[str] | None = None, overwrite: bool = False) -> Figure:
    """A matplotlib figure of the lowest modes that vibrate: bodies at rest in grey, at both ends of their way coloured.

    ``path`` and ``overwrite`` as in ``fb.plot``. Where nothing vibrates, motions that nothing pulls back are shown.
    Raises :class:`InputError` for what are no ``modes``.
    """
    instance("modes", modes, Modes, "modes, from fb.modes")
    shown = ([one for one in modes if one.frequency > 0.0] or list(modes))[:MOST_MODES]
    columns = min(4, max(1, len(shown)))
    rows = -(-max(1, len(shown)) // columns)
    with matplotlib.rc_context(RC):
        figure = new_figure(2.6 * columns, 2.5 * rows)
        for k, mode in enumerate(shown):
            _draw_mode(figure.add_subplot(rows, columns, k + 1), mode)
    return _written(figure, path, overwrite)


def plot_aim(aim: Aim, *, path: str | os.PathLike[str] | None = None, overwrite: bool = False) -> Figure:
    """A matplotlib figure of the throws of least effort, or of the nearest miss: the way and the body's long axis.

    ``path`` and ``overwrite`` as in ``fb.plot``. Raises :class:`InputError` for what is no ``aim``.
    """
    instance("aim", aim, Aim, "an aim, from fb.aim")
    throws = aim.solutions[:MOST_THROWS] or (aim.nearest,)
    with matplotlib.rc_context(RC):
        figure = new_figure(max(4.0, 3.2 * len(throws)), 3.0)
        for k, throw in enumerate(throws):
            axes = figure.add_subplot(1, len(throws), k + 1)
            _draw_throw(axes, aim, throw, COLORS[k])
    return _written(figure, path, overwrite)


def _written(figure: Figure, path: str | os.PathLike[str] | None, overwrite: bool) -> Figure:
    if path is not None:
        write_figure(figure, path, overwrite=overwrite)
    return figure


def _sticks(tables: Tables) -> Array:
    """Half of each body's long axis, (bodies, 3) in its own axes: as long as a rod of its mass and moments is."""
    lengths = np.sqrt(3.0 * np.maximum(tables.principal_moments[:, 2], 0.0) / tables.masses)
    return np.asarray(lengths[:, None] * tables.principal_axes[:, :, 0])


def _turned(q: Array, a: Array) -> Array:
    return np.asarray(np.einsum("...ij,...j->...i", so3.quaternion_to_matrix(q), a))


def _plane(points: Array, first: tuple[int, ...] = (0, 2)) -> tuple[int, int]:
    """The two axes along which points (n, 3) are spread most; the first two of ``first`` where others hardly count."""
    spread = np.ptp(points.reshape(-1, 3), axis=0)
    spread[list(first)] *= 1.001
    one, other = sorted(np.argsort(-spread, kind="stable")[:2])
    return int(one), int(other)


def _frame(axes: Axes, plane: tuple[int, int]) -> None:
    tidy(axes)
    axes.set_aspect("equal", adjustable="datalim")
    axes.set_xlabel(f"{AXES[plane[0]]} [m]", fontsize=8)
    axes.set_ylabel(f"{AXES[plane[1]]} [m]", fontsize=8)
    axes.margins(0.12)


def _draw_mode(axes: Axes, mode: Mode) -> None:
    tables = mode.state.tables
    rest = np.concatenate([mode.state.position, mode.state.orientation], axis=1)
    ends = [mode.poses(0.0), mode.poses(np.pi)]
    sticks = _sticks(tables)
    drawn = [(rest, SOFT, 1.2), (ends[0], COLORS[0], 1.6), (ends[1], COLORS[1], 1.6)]
    tips = [[pose[:, 0:3] + sign * _turned(pose[:, 3:7], sticks) for sign in (-1, 1)] for pose, _, _ in drawn]
    i, j = _plane(np.array(tips))
    for (pose, color, width), (one, other) in zip(drawn, tips):
        for a, b in zip(one, other):
            axes.plot([a[i], b[i]], [a[j], b[j]], color=color, linewidth=width, alpha=0.6, solid_capstyle="round")
        axes.plot(pose[:, i], pose[:, j], "o", color=color, markersize=4)
    _frame(axes, (i, j))
    decay = f", decay {mode.decay:.3g}/s" if mode.decay else ""
    axes.set_title(f"{mode.frequency:.4g} Hz{decay}", fontsize=9, color=INK)


def _draw_throw(axes: Axes, aim: Aim, throw: Throw, color: str) -> None:
    b = throw.world.index(aim.body)
    run: Any = simulate(throw.world, throw.time, dt=throw.time / STEPS, integrator=aim.method, progress=False)
    x, q = run[aim.body].position, run[aim.body].orientation
    i, j = _plane(x)
    half = _sticks(throw.world.tables())[b]
    for k in np.linspace(0, len(x) - 1, MOMENTS).astype(int):
        a, c = (x[k] + sign * _turned(q[k], half) for sign in (-1, 1))
        axes.plot([a[i], c[i]], [a[j], c[j]], color=SOFT, linewidth=1.2, alpha=0.8, solid_capstyle="round")
    axes.plot(x[:, i], x[:, j], color=color, linewidth=1.4)
    axes.plot(*aim.goal[[i, j]], "+", color=INK, markersize=10)
    _frame(axes, (i, j))
    missed = "" if aim.solutions else f", misses by {throw.missed:.3g}"
    axes.set_title(f"{throw.effort:.4g} J, {throw.time:.4g} s{missed}", fontsize=9, color=INK)
