"""Quantities of bodies and of the whole run over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from freebody import so3
from freebody.plots.bodies import chosen, of_how_many
from freebody.plots.roundings import Roundings
from freebody.plots.style import AXIS_COLORS, COLORS, grid, label, lines, title
from freebody.trajectory.run import Trajectory
from freebody.trajectory.track import Track

Array = NDArray[np.float64]
Bodies = str | Sequence[str] | None

XYZ = ("x", "y", "z")
WXYZ = ("w", "x", "y", "z")


def energy(run: Trajectory, bodies: Bodies) -> Figure:
    """Energies, work and losses of the whole run in J, and the change of what should be constant."""
    figure, panels = grid(2, 1)
    shown = {"kinetic": run.kinetic_energy}
    if run.potential_energy.any():
        shown = {"total": run.energy, **shown, "potential": run.potential_energy}
    if run.work.any():
        shown["work"] = run.work
    for name, lost in (("lost to friction", run.lost_to_friction), ("lost to restitution", run.lost_to_restitution)):
        if lost.any():
            shown[name] = lost
    energies = np.column_stack(list(shown.values()))
    lines(panels[0][0], run.times, energies, list(shown), round_off=Roundings(run).balances[0])
    panels[0][0].set_ylabel("energy [J]" if len(shown) > 1 else "kinetic energy [J]")
    balance = run.balance
    name = "energy − work" if run.tables.contacts is None else "energy − work\n+ losses"
    lines(panels[1][0], run.times, (balance - balance[0])[:, None], [name], level=False)
    panels[1][0].set_ylabel(f"change of\n{name} [J]")
    title(figure, "Energy of the whole world")
    return figure


def momentum(run: Trajectory, bodies: Bodies) -> Figure:
    """Linear momentum in kg m/s and angular momentum about the world's origin in kg m^2/s, of all bodies together."""
    figure, panels = grid(2, 1)
    colors = [AXIS_COLORS[axis] for axis in XYZ]
    _, linear, angular = Roundings(run).balances
    lines(panels[0][0], run.times, run.linear_momentum, XYZ, colors=colors, round_off=linear)
    panels[0][0].set_ylabel("linear momentum\n[kg m/s]")
    lines(panels[1][0], run.times, run.angular_momentum, XYZ, colors=colors, round_off=angular)
    panels[1][0].set_ylabel("angular momentum\n[kg m²/s]")
    title(figure, "Momenta of the whole world, about its origin")
    return figure


# The label of the axis, the names of the lines, their values, and which size of ``Roundings`` is round-off.
Row = tuple[str, tuple[str, ...], Callable[[Track], Array], str]


def _per_body(run: Trajectory, bodies: Bodies, *, head: str, rows: Sequence[Row]) -> Figure:
    tracks, round_off = chosen(run, bodies), Roundings(run)
    figure, panels = grid(len(rows), len(tracks))
    for panel, (quantity, letters, values, noise) in zip(panels, rows):
        colors = [AXIS_COLORS.get(letter, COLORS[0]) for letter in letters]
        for axes, track in zip(panel, tracks):
            keyed = track is tracks[-1]
            size = getattr(round_off, noise)
            lines(axes, run.times, values(track), letters, colors=colors, keyed=keyed, round_off=size)
        panel[0].set_ylabel(quantity)
    if len(tracks) == 1:
        title(figure, f"{head}: {label(tracks[0].name)}")
    else:
        for axes, track in zip(panels[0], tracks):
            axes.set_title(label(track.name), fontsize=9)
        title(figure, head + of_how_many(run, bodies, tracks))
    return figure


def _turned(track: Track) -> Array:
    R = so3.project(track.rotation)
    return np.asarray(np.linalg.norm(so3.log(R @ R[0].T), axis=-1))[:, None]


def _speed(track: Track) -> Array:
    return np.asarray(np.linalg.norm(track.angular_velocity, axis=1))[:, None]


POSITION: Row = ("position [m]", XYZ, lambda track: track.position, "length")
QUATERNION: Row = ("orientation, quaternion", WXYZ, lambda track: track.orientation, "angle")
ANGLE: Row = ("angle from the start [rad]", ("angle",), _turned, "angle")
VELOCITY: Row = ("velocity [m/s]", XYZ, lambda track: track.velocity, "speed")
SPIN: Row = ("angular velocity [rad/s]", XYZ, lambda track: track.angular_velocity, "spin")
BODY_RATES: Row = ("body rates [rad/s]", XYZ, lambda track: track.angular_velocity_body, "spin")
SIZE: Row = ("|ω| [rad/s]", ("|ω|",), _speed, "spin")

configuration = partial(_per_body, head="Configuration", rows=(POSITION, QUATERNION))
orientation = partial(_per_body, head="Orientation", rows=(QUATERNION, ANGLE))
velocities = partial(_per_body, head="Velocities in the world frame", rows=(VELOCITY, SPIN))
rates = partial(_per_body, head="Angular velocity in the body's axes", rows=(BODY_RATES, SIZE))
