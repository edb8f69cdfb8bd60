"""Beams as bars between the bodies they join: without them a linkage of particles is a few dots."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.export.drawing import Drawing
from freebody.joints.beam import Beam
from freebody.mass.shapes import Box
from freebody.model.body import Body
from freebody.trajectory.run import Trajectory
from freebody.world import World

__all__ = ["Bars", "bars"]

Array = NDArray[np.float64]

# sRGB, a grey that no body has.
COLOR = (96, 99, 110)

# Width of a bar in parts of its length.
THIN = 0.02

Z = np.array([0.0, 0.0, 1.0])


class Bars(NamedTuple):
    """What to draw, and where it is: positions (frames, bars, 3) and rotations (frames, bars, 3, 3)."""

    drawn: list[Drawing]
    positions: Array
    rotations: Array


def bars(world: World, shown: Trajectory) -> Bars:
    """The beams of ``world`` at the frames of ``shown``."""
    beams = [joint for joint in world.joints if isinstance(joint, Beam) and joint.length > 0.0]
    frames = len(shown.times)
    made = Bars([], np.empty((frames, len(beams), 3)), np.empty((frames, len(beams), 3, 3)))

    def place(body: Body, point: Array) -> Array:
        track = shown[world.names[world.index(body)]]
        R = np.asarray(so3.quaternion_to_matrix(track.orientation))
        return np.asarray(track.position + R @ point)

    for number, beam in enumerate(beams):
        here = place(beam.body, beam.point())
        there = beam.other_point() if beam.to is None else place(beam.to, beam.other_point())
        made.positions[:, number] = 0.5 * (here + there)
        made.rotations[:, number] = _along(there - here)
        mesh = Box((THIN * beam.length, THIN * beam.length, beam.length)).mesh()
        made.drawn.append(Drawing("", mesh.vertices, mesh.faces, COLOR))
    return made


def _along(way: Array) -> Array:
    """Rotations (frames, 3, 3) whose z axes are along ``way`` (frames, 3)."""
    axis = way / np.linalg.norm(way, axis=-1, keepdims=True)
    across = np.cross(Z, axis)
    sine = np.linalg.norm(across, axis=-1, keepdims=True)
    angle = np.arctan2(sine, axis[:, 2:])
    # Where the bar stands upright either way, any axis across will do.
    turn = np.where(sine > 0.0, across / np.where(sine > 0.0, sine, 1.0), np.array([1.0, 0.0, 0.0]))
    return np.asarray(so3.exp(angle * turn))
