"""Figures of ensembles: fans over time, histograms, scatter over parameters, convergence of the mean."""

from __future__ import annotations

import os
from typing import Any

import matplotlib
import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from freebody.arguments import instance, one_of, unknown
from freebody.ensembles.ensemble import Ensemble
from freebody.ensembles.plan import OF_BODY
from freebody.errors import InputError
from freebody.plots.api import write_figure
from freebody.plots.style import COLORS, INK, NARROW_WIDTH, PANEL_HEIGHT, PANEL_WIDTH, RC, SOFT

KINDS = ("fan", "histogram", "scatter", "convergence")
UNITS = {"position": "m", "orientation": "1", "velocity": "m/s", "angular_velocity": "rad/s"}
# Dots of a scatter plot.
MOST_DOTS = 20_000


def plot_ensemble(
    ensemble: Ensemble,
    what: str = "histogram",
    *,
    of: str = "position",
    body: str | None = None,
    axis: str = "z",
    over: str | None = None,
    path: str | os.PathLike[str] | None = None,
    overwrite: bool = False,
) -> Figure:
    """A matplotlib figure of an ensemble: one component ``axis`` of what a ``body`` (default: the first) has.

    ``what``: "fan" draws quantiles over the kept frames, "histogram" the final values, "scatter" the final values over
    a path that varies (``over``), "convergence" the running mean with its standard error. ``of`` is "position",
    "orientation", "velocity" or "angular_velocity". ``path`` and ``overwrite`` as in ``fb.plot``. Raises
    :class:`InputError` for what was not kept.
    """
    instance("ensemble", ensemble, Ensemble, "an ensemble, from fb.ensemble or fb.load_ensemble")
    one_of("what", what, KINDS)
    one_of("of", of, tuple(OF_BODY))
    names = ensemble.plan.names
    if body is not None and body not in names:
        raise unknown("body named", body, names)
    letters = "wxyz" if of == "orientation" else "xyz"
    one_of("axis", axis, tuple(letters))
    place = names.index(body or names[0]), letters.index(axis)
    label = f"{body or names[0]}: {of.replace('_', ' ')} {axis} ({UNITS[of]})"
    with matplotlib.rc_context(RC):
        figure = _DRAW[what](ensemble, of, place, label, over)
    if path is not None:
        write_figure(figure, path, overwrite=overwrite)
    return figure


def _panel(width: float = PANEL_WIDTH) -> tuple[Figure, Any]:
    figure = Figure(figsize=(width, 1.4 * PANEL_HEIGHT), layout="constrained")
    return figure, figure.add_subplot()


def _final(ensemble: Ensemble, of: str, place: tuple[int, int]) -> NDArray[np.float64]:
    values = ensemble[of][:, place[0], place[1]]
    return np.asarray(values[np.isfinite(values)])


def _fan(ensemble: Ensemble, of: str, place: tuple[int, int], label: str, over: str | None) -> Figure:
    if not ensemble.plan.frames:
        raise InputError(
            "a fan of an ensemble without frames", expected="times in keep=, such as np.linspace(0.1, 1, 10)"
        )
    times = ensemble.plan.frames
    if "quantiles" in ensemble.plan.stats:
        levels = getattr(ensemble.quantiles((0.05, 0.25, 0.5, 0.75, 0.95)), of)[:, :-1, place[0], place[1]]
    else:
        rows = ensemble[f"frame_{of}"][:, :, place[0], place[1]]
        levels = np.nanquantile(rows, (0.05, 0.25, 0.5, 0.75, 0.95), axis=0)
    figure, axes = _panel()
    axes.fill_between(times, levels[0], levels[4], color=COLORS[0], alpha=0.18, lw=0, label="90 % of runs")
    axes.fill_between(times, levels[1], levels[3], color=COLORS[0], alpha=0.35, lw=0, label="half of all runs")
    axes.plot(times, levels[2], color=COLORS[0], label="median")
    axes.set_xlabel("time (s)")
    axes.set_ylabel(label)
    axes.legend(frameon=False)
    return figure


def _histogram(ensemble: Ensemble, of: str, place: tuple[int, int], label: str, over: str | None) -> Figure:
    figure, axes = _panel(NARROW_WIDTH)
    if "histogram" in ensemble.plan.stats:
        density, edges = ensemble.histogram(of, place[0], place[1])
    else:
        density, edges = np.histogram(_final(ensemble, of, place), bins=50, density=True)
    axes.stairs(density, edges, fill=True, color=COLORS[0], alpha=0.6)
    axes.set_xlabel(label)
    axes.set_ylabel("density")
    return figure


def _scatter(ensemble: Ensemble, of: str, place: tuple[int, int], label: str, over: str | None) -> Figure:
    paths = tuple(ensemble.plan.recipe.shapes)
    if over is None and paths:
        over = paths[0]
    if over not in paths:
        raise unknown("path that varies", over, paths)
    given = ensemble[over].reshape(ensemble.runs, -1)
    step = -(-ensemble.runs // MOST_DOTS)
    values = ensemble[of][::step, place[0], place[1]]
    figure, axes = _panel(NARROW_WIDTH)
    for column in range(given.shape[1]):
        name = over if given.shape[1] == 1 else f"{over}[{column}]"
        axes.plot(given[::step, column], values, ".", ms=2, color=COLORS[column % len(COLORS)], alpha=0.5, label=name)
    axes.set_xlabel(over)
    axes.set_ylabel(label)
    if given.shape[1] > 1:
        axes.legend(frameon=False)
    return figure


def _convergence(ensemble: Ensemble, of: str, place: tuple[int, int], label: str, over: str | None) -> Figure:
    values = _final(ensemble, of, place)
    count = np.arange(1, len(values) + 1)
    mean = np.cumsum(values) / count
    spread = np.sqrt(np.maximum(np.cumsum(values * values) / count - mean * mean, 0.0) / count)
    shown = np.unique(np.geomspace(min(8, len(values)), len(values), 300).astype(int)) - 1
    figure, axes = _panel()
    axes.fill_between(count[shown], (mean - spread)[shown], (mean + spread)[shown], color=SOFT, alpha=0.3, lw=0)
    axes.semilogx(count[shown], mean[shown], color=INK)
    axes.set_xlabel("runs")
    axes.set_ylabel(f"mean of {label}")
    return figure


_DRAW = {"fan": _fan, "histogram": _histogram, "scatter": _scatter, "convergence": _convergence}
