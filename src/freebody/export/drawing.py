"""What bodies look like: the meshes of their shapes, or something of equal inertia."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError
from freebody.mass.mesh import Mesh
from freebody.mass.shapes import Box, Sphere
from freebody.trajectory.run import Trajectory
from freebody.world import World

__all__ = ["PALETTE", "Drawing", "drawings"]

Array = NDArray[np.float64]

# sRGB, the colours of the figures; bodies take them in turn.
PALETTE = ((47, 93, 155), (200, 85, 61), (58, 125, 68), (138, 90, 168), (184, 134, 43), (42, 138, 148))

# A side without extent (a thin rod, a plate) and a particle are drawn this large, in parts of the largest extent.
THIN = 0.03

# A particle alone in its world, in m.
ALONE = 0.05


class Drawing(NamedTuple):
    """A body's mesh: vertices (n, 3) in m relative to the centre of mass, in the body's axes; faces (m, 3); sRGB."""

    name: str
    vertices: Array
    faces: NDArray[np.int64]
    color: tuple[int, int, int]


def drawings(run: Trajectory, world: World | None = None) -> list[Drawing]:
    """One drawing per body: the shape it has in ``world``, or else a box of equal mass and inertia.

    Tables of a run do not know shapes. Raises :class:`InputError` if ``world`` lacks a body of the run.
    """
    if world is not None and (missing := set(run.names) - set(world.names)):
        raise InputError(
            "a world without the body " + repr(sorted(missing)[0]),
            expected="the world that was simulated",
            remedy="leave world out to draw boxes of equal inertia",
        )
    extents = [_box(run, number) for number in range(len(run.names))]
    largest = max((float(size.max()) for size in extents), default=0.0)
    made = []
    for number, name in enumerate(run.names):
        shape = None if world is None else world.bodies[world.index(name)].shape
        if world is not None and shape is not None:
            mesh = shape.mesh()
            vertices = mesh.vertices - world.bodies[world.index(name)].center_of_mass
        else:
            mesh = _stand_in(run, number, extents[number], largest)
            vertices = mesh.vertices
        made.append(Drawing(name, np.asarray(vertices), mesh.faces, PALETTE[number % len(PALETTE)]))
    return made


def _box(run: Trajectory, number: int) -> Array:
    """Sides of the homogeneous box of equal mass and inertia, (3,): a^2 = 6/m (I2 + I3 - I1), and so on round."""
    moments = run.tables.principal_moments[number]
    squares = 6.0 / float(run.tables.masses[number]) * (moments.sum() - 2.0 * moments)
    return np.asarray(np.sqrt(np.maximum(squares, 0.0)))


def _stand_in(run: Trajectory, number: int, sides: Array, largest: float) -> Mesh:
    if not sides.any():
        return Sphere(THIN * largest if largest > 0.0 else ALONE).mesh()
    axes = run.tables.principal_axes[number]
    if np.linalg.det(axes) < 0.0:
        axes = axes * np.array([1.0, 1.0, -1.0])
    return Box(tuple(np.maximum(sides, THIN * sides.max()))).mesh().moved(axes)
