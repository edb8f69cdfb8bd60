"""Drift of quantities that should be constant, and distance of orientations from rotations."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from freebody import so3
from freebody.plots.bodies import chosen, of_how_many
from freebody.plots.series import Bodies
from freebody.plots.style import COLORS, SOFT, grid, label, legend, lines, title
from freebody.trajectory.run import Trajectory
from freebody.trajectory.track import Track

Array = NDArray[np.float64]

EPS = float(np.finfo(np.float64).eps)

# Smaller values are zero to double precision, and drawn here on a logarithmic axis.
FLOOR = EPS / 8.0

# Lines in one panel that remain distinguishable.
MOST = len(COLORS)


def se3(run: Trajectory, bodies: Bodies) -> Figure:
    """det R - 1, and the distance of the pose from SE(3), both without projecting the orientation.

    The bottom row of a pose is never stored, so the distance from SE(3) is that of its matrix from SO(3).
    """
    tracks = chosen(run, bodies, most=MOST)
    figure, panels = grid(2, 1)
    names = [label(track.name) for track in tracks]
    determinants = np.column_stack([np.linalg.det(track.rotation) - 1.0 for track in tracks])
    lines(panels[0][0], run.times, determinants, names, level=False)
    panels[0][0].set_ylabel("det R − 1")
    logarithmic(panels[1][0], run.times, list(zip(names, map(_off, tracks))))
    panels[1][0].set_ylabel("distance from SE(3)")
    title(figure, "Does the orientation stay a rotation?" + of_how_many(run, bodies, tracks))
    return figure


def drift(run: Trajectory, bodies: Bodies) -> Figure:
    """Drift of energy - work, momentum - impulse, angular momentum - angular impulse, relative to their scale."""
    figure, panels = grid(1, 1)
    figure.set_size_inches(7.2, 3.6)
    audit = run.audit()
    balances = {
        "energy − work" if run.tables.contacts is None else "energy − work + losses": run.balance,
        "momentum − impulse": run.linear_momentum - run.impulse,
        "angular momentum −\nangular impulse": run.angular_momentum - run.angular_impulse,
    }
    shown = {}
    for (name, values), line in zip(balances.items(), audit.drifts):
        gone = values - values[0]
        sizes = np.abs(gone) if gone.ndim == 1 else np.linalg.norm(gone, axis=1)
        shown[name] = sizes / line.scale if line.scale > 0.0 else sizes
    shown["distance from SO(3)"] = np.max([_off(run[name]) for name in run.names], axis=0)
    logarithmic(panels[0][0], run.times, list(shown.items()))
    panels[0][0].set_ylabel("drift, relative")
    title(figure, f"Drift of each balance: {run.method}, dt = {run.dt:g} s")
    return figure


def _off(track: Track) -> Array:
    return np.asarray(so3.distance(track.rotation))


def logarithmic(axes: Axes, times: Array, shown: Sequence[tuple[str, Array]]) -> None:
    """Sizes on a logarithmic axis; zeros lie on the floor, and round-off is marked."""
    largest = FLOOR
    for k, (name, sizes) in enumerate(shown):
        axes.plot(times, np.maximum(sizes, FLOOR), color=COLORS[k % MOST], linewidth=1.1, label=name)
        largest = max(largest, float(np.max(sizes)))
    axes.set_yscale("log")
    axes.set_ylim(FLOOR / 2.0, max(1e-12, 10.0 * largest))
    axes.margins(x=0.0)
    axes.axhline(EPS, color=SOFT, linewidth=1.0, linestyle=(0, (4, 3)), zorder=3, label="round-off")
    legend(axes)
