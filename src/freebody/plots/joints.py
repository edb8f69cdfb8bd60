"""Joints over time: coordinates, reactions, and how well they hold."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from matplotlib.figure import Figure

from freebody.errors import InputError
from freebody.plots.drift import logarithmic
from freebody.plots.roundings import Roundings
from freebody.plots.style import AXIS_COLORS, COLORS, grid, label, lines, title
from freebody.trajectory.joint_track import JointTrack
from freebody.trajectory.run import Trajectory

Names = str | Sequence[str] | None

XYZ = ("x", "y", "z")
QUANTITIES = {"angle": "angle [rad]", "travel": "travel [m]"}

# Joints side by side, and lines in one panel that remain distinguishable.
MOST_PANELS = 4
MOST_LINES = len(COLORS)


def joints(run: Trajectory, names: Names) -> Figure:
    """Angles of hinges in rad and travels of sliders and guides in m."""
    tracks = _chosen(run, names, most=None)
    found = {kind: [track for track in tracks if _measures(track) == kind] for kind in QUANTITIES}
    shown = {kind: tracks[:MOST_LINES] for kind, tracks in found.items() if tracks}
    if not shown:
        raise InputError("joints without an angle or a travel", expected="a run with a hinge, a slider or a guide")
    figure, panels = grid(len(shown), 1)
    noise = Roundings(run)
    for (axes,), (kind, moving) in zip(panels, shown.items()):
        values = np.column_stack([track.coordinates[0].values for track in moving])
        round_off = noise.angle * max(1.0, np.abs(values).max()) if kind == "angle" else noise.length
        lines(axes, run.times, values, [label(track.name) for track in moving], round_off=round_off)
        axes.set_ylabel(QUANTITIES[kind])
    left = sum(len(found[kind]) - len(shown[kind]) for kind in shown)
    title(figure, "Joint coordinates" + (f" ({left} more not shown)" if left else ""))
    return figure


def reactions(run: Trajectory, names: Names) -> Figure:
    """Force in N and torque about the joint's point in N m on its first body, world frame."""
    tracks = _chosen(run, names, most=MOST_PANELS)
    figure, panels = grid(2, len(tracks))
    colors = [AXIS_COLORS[axis] for axis in XYZ]
    round_offs = Roundings(run).reactions
    for column, track in enumerate(tracks):
        for panel, values, noise in zip(panels, (track.force, track.torque), round_offs):
            keyed = track is tracks[-1]
            lines(panel[column], run.times, values, XYZ, colors=colors, keyed=keyed, round_off=noise)
    panels[0][0].set_ylabel("force [N]")
    panels[1][0].set_ylabel("torque [N m]")
    if len(tracks) == 1:
        title(figure, f"Reactions of {label(tracks[0].name)} on {label(tracks[0].bodies[0])}")
        return figure
    for axes, track in zip(panels[0], tracks):
        axes.set_title(f"{label(track.name)} on {label(track.bodies[0])}", fontsize=9)
    title(figure, "Reactions" + (f" ({len(tracks)} of {len(run.joints)} joints)" if names is None else ""))
    return figure


def violation(run: Trajectory, names: Names) -> Figure:
    """How far joints are open, and how fast they open, on logarithmic axes: lengths in m, directions without unit."""
    tracks = _chosen(run, names, most=None)
    figure, panels = grid(2, 1)
    for (axes,), kind in zip(panels, ("violation", "rate_violation")):
        shown = [(label(track.name), getattr(track, kind)) for track in tracks]
        if len(shown) > MOST_LINES:
            shown = [(f"largest of {len(shown)}", np.max([sizes for _, sizes in shown], axis=0))]
        logarithmic(axes, run.times, shown)
    panels[0][0].set_ylabel("joints open [m, 1]")
    panels[1][0].set_ylabel("rate [m/s, 1/s]")
    title(figure, f"How well joints are kept: {run.method}, dt = {run.dt:g} s")
    return figure


def _chosen(run: Trajectory, names: Names, *, most: int | None) -> list[JointTrack]:
    if not run.joints:
        raise InputError("a run without joints", expected="a world with fb.Hinge(...) or another joint")
    if names is None:
        return [run.joints[name] for name in list(run.joints)[:most]]
    listed = [names] if isinstance(names, str) else list(names)
    if not listed or (most is not None and len(listed) > most):
        raise InputError(f"a figure of {len(listed)} joints", expected=f"1 to {most}", remedy="name fewer of them")
    return [run.joints[name] for name in listed]


def _measures(track: JointTrack) -> str:
    """The name of its coordinate, or an empty string."""
    return track.coordinates[0].name if track.coordinates else ""
