"""Contacts and impacts over time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from freebody.arguments import unknown
from freebody.errors import InputError
from freebody.plots.style import COLORS, SOFT, grid, label, legend, lines, title
from freebody.trajectory.contact_track import MODES, ContactTrack, Pair
from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]
Names = str | Sequence[str] | None

# Pairs side by side, and lines in one panel that remain distinguishable.
MOST_PANELS = 4
MOST_LINES = len(COLORS)
# Impulses that are nothing but rounding, relative to the largest.
ROUNDING = 1e-12

# Behind the lines: where a contact slides, and where it rolls or sticks.
BANDS = {"sliding": "#f3d9c9", "rolling": "#d5e3f2"}


def contacts(run: Trajectory, names: Names) -> Figure:
    """Normal force, friction with its limit, the gap, and in which mode a contact is, of the pairs that touched."""
    tracks = _chosen(run, names)
    figure, panels = grid(3, len(tracks))
    for column, track in enumerate(tracks):
        keyed = track is tracks[-1]
        normal, friction = track.normal_force, np.linalg.norm(track.friction, axis=1)
        # Forces that are rounding are drawn like zeros.
        small = 1e-9 * float(normal.max(initial=0.0))
        lines(panels[0][column], run.times, normal[:, None], ["normal force"], keyed=False, round_off=small)
        both = np.column_stack([friction, track.law.friction * normal])
        lines(panels[1][column], run.times, both, ["friction", "its limit"], keyed=keyed, round_off=small)
        lines(panels[2][column], run.times, track.gap[:, None], ["gap"], keyed=False, colors=COLORS[2:], level=False)
        for axes in (panel[column] for panel in panels):
            _bands(axes, run.times, track.mode, keyed=keyed and axes is panels[0][column])
    panels[0][0].set_ylabel("normal force [N]")
    panels[1][0].set_ylabel("friction [N]")
    panels[2][0].set_ylabel("gap [m]")
    if len(tracks) == 1:
        title(figure, f"Contact of {_pair(tracks[0].names)}")
        return figure
    for axes, track in zip(panels[0], tracks):
        axes.set_title(_pair(track.names), fontsize=9)
    left = len(run.contacts) - len(tracks)
    title(figure, "Contacts" + (f" ({len(tracks)} of {len(run.contacts)} pairs)" if names is None and left else ""))
    return figure


def impacts(run: Trajectory, names: Names) -> Figure:
    """The size of every impulse over time, on a logarithmic axis, and what impacts took so far."""
    table = run.impacts
    wanted = _bodies(run, names)
    kept = [k for k, pair in enumerate(table.pair) if wanted is None or wanted & set(pair)]
    if not kept:
        raise InputError("a run without impacts", expected="one in which bodies collide")
    sizes, when = np.linalg.norm(table.impulse, axis=1), table.time
    # What lies still while others collide takes part by rounding.
    shown = [k for k in kept if sizes[k] >= ROUNDING * sizes[kept].max()]
    pairs = list(dict.fromkeys(table.pair[k] for k in shown))
    figure, panels = grid(2, 1)
    for number, pair in enumerate(pairs[:MOST_LINES]):
        own = [k for k in shown if table.pair[k] == pair]
        panels[0][0].plot(when[own], sizes[own], ".", color=COLORS[number], markersize=4, label=_pair(pair))
    panels[0][0].set_yscale("log")
    panels[0][0].set_ylabel("impulse [N s]")
    legend(panels[0][0])
    for k, (name, lost) in enumerate(
        (("restitution", table.lost_to_restitution), ("friction", table.lost_to_friction))
    ):
        panels[1][0].step(
            [run.times[0], *when[kept], run.times[-1]],
            [0.0, *np.cumsum(lost[kept]), float(lost[kept].sum())],
            where="post", color=COLORS[k], linewidth=1.3, label=name,
        )  # fmt: skip
    panels[1][0].set_ylabel("lost in impacts [J]")
    panels[1][0].margins(x=0.0)
    legend(panels[1][0])
    more = len(pairs) - MOST_LINES
    title(figure, f"{len(shown)} impacts" + (f" ({more} pairs not shown)" if more > 0 else ""))
    return figure


def _pair(names: Pair) -> str:
    return f"{label(names[0])} and {label(names[1])}"


def _bands(axes: Axes, times: Array, mode: NDArray[np.str_], *, keyed: bool) -> None:
    """Shade the times in which the contact slides, and in which it rolls."""
    for word in MODES[1:].tolist():
        inside = np.concatenate([[False], mode == word, [False]])
        begins, ends = np.flatnonzero(inside[1:] & ~inside[:-1]), np.flatnonzero(~inside[1:] & inside[:-1])
        last = len(times) - 1
        for number, (first, end) in enumerate(zip(begins.tolist(), ends.tolist())):
            named = word if keyed and number == 0 else None
            axes.axvspan(times[first], times[min(end, last)], color=BANDS[word], linewidth=0.0, zorder=0, label=named)
    if keyed:
        legend(axes)
    axes.axhline(0.0, color=SOFT, linewidth=0.6, zorder=1)


def _bodies(run: Trajectory, names: Names) -> set[str] | None:
    if names is None:
        return None
    listed = [names] if isinstance(names, str) else list(names)
    known = list(dict.fromkeys(name for pair in run.contacts for name in pair))
    for name in listed:
        if name not in known:
            raise unknown("body or ground", name, known, " among the contacts of this run")
    return set(listed)


def _chosen(run: Trajectory, names: Names) -> list[ContactTrack]:
    """The pairs of the bodies ``names``; without any, those that touched, or the first few."""
    if not run.contacts:
        raise InputError("a run without contacts", expected="a world in which bodies may touch: fb.Floor(), materials")
    wanted = _bodies(run, names)
    tracks = [run.contacts[pair] for pair in run.contacts if wanted is None or wanted & set(pair)]
    touched = [track for track in tracks if (track.mode != MODES[0]).any()]
    return (touched or tracks)[:MOST_PANELS]
