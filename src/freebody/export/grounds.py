"""Floors and fixed shapes in pictures and models."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.contact.fixed import Fixed
from freebody.contact.floor import Floor
from freebody.contact.motion import Grounds, described_at
from freebody.export.drawing import BAR_COLOR, Bars, Drawing
from freebody.mass.shell import Shell
from freebody.trajectory.run import Trajectory
from freebody.world import World

Array = NDArray[np.float64]

# sRGB of a floor in a model.
FLOOR_COLOR = (205, 207, 212)

SQUARE = np.array([[-1.0, -1.0, 0.0], [1.0, -1.0, 0.0], [1.0, 1.0, 0.0], [-1.0, 1.0, 0.0]])
SQUARE_FACES = np.array([[0, 1, 2], [0, 2, 3]])


def floors(world: World | None, times: Array) -> Grounds | None:
    """Where the floors of ``world`` are at ``times``; None if there are none."""
    found = [ground for ground in ([] if world is None else world.grounds) if isinstance(ground, Floor)]
    return described_at(found, times) if found else None


def fixed(world: World, shown: Trajectory) -> Bars:
    """The fixed shapes of ``world`` at the frames of ``shown``; hollow ones would hide what is inside of them."""
    found = [ground for ground in world.grounds if isinstance(ground, Fixed) and not isinstance(ground.shape, Shell)]
    at = described_at(found, shown.times)
    drawn = []
    for ground in found:
        mesh = ground.shape.mesh()
        drawn.append(Drawing(ground.default_name, np.asarray(mesh.vertices), mesh.faces, BAR_COLOR, tinted=False))
    return Bars(drawn, at.position, at.rotation)


def plates(world: World, shown: Trajectory) -> Bars:
    """The floors of ``world`` as squares that reach as far as the bodies of ``shown`` go."""
    at = floors(world, shown.times)
    if at is None:
        return Bars([], np.empty((len(shown), 0, 3)), np.empty((len(shown), 0, 3, 3)))
    places = np.stack([shown[name].position for name in shown.names], axis=1)
    drawn = []
    names = [name for name, ground in zip(world.ground_names, world.grounds) if isinstance(ground, Floor)]
    for number, name in enumerate(names):
        reach = float(np.linalg.norm(places - at.position[:, number, None], axis=2).max())
        drawn.append(Drawing(name, 1.2 * max(reach, 1e-3) * SQUARE, SQUARE_FACES, FLOOR_COLOR, tinted=False))
    return Bars(drawn, at.position, at.rotation)
