"""Meshes from profiles: surfaces of revolution, and meshes put together."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.mass.mesh import Mesh


def revolve(profile: ArrayLike, around: int, *, ring: bool = False) -> Mesh:
    """The surface that ``profile``, rows of (distance from the axis, z), sweeps about z in ``around`` equal steps.

    The profile runs with the solid on its left, so upwards on the outside; the triangles then face outward. A row with
    distance 0 is a pole and becomes a single vertex. ``ring=True`` joins the last row to the first (a torus, a tube).
    """
    rows = np.asarray(profile, dtype=np.float64)
    poles = rows[:, 0] == 0.0
    sizes = np.where(poles, 1, around)
    starts = np.cumsum(sizes) - sizes
    steps = np.arange(around)
    index = starts[:, None] + np.where(poles[:, None], 0, steps)

    angle = 2.0 * np.pi * steps / around
    swept = np.empty((len(rows), around, 3))
    swept[:, :, 0] = rows[:, :1] * np.cos(angle)
    swept[:, :, 1] = rows[:, :1] * np.sin(angle)
    swept[:, :, 2] = rows[:, 1:]
    vertices = np.empty((int(sizes.sum()), 3))
    vertices[index] = swept

    lower = index if ring else index[:-1]
    upper = np.roll(index, -1, axis=0) if ring else index[1:]
    quads = np.stack([lower, np.roll(lower, -1, axis=1), np.roll(upper, -1, axis=1), upper], axis=-1).reshape(-1, 4)
    return Mesh(vertices, triangles(quads))


def triangles(quads: NDArray[np.int64]) -> NDArray[np.int64]:
    """Two triangles per quadrilateral; those that a pole has flattened to a line are left out."""
    faces = quads[:, [0, 1, 2, 0, 2, 3]].reshape(-1, 3)
    a, b, c = faces.T
    return np.asarray(faces[(a != b) & (b != c) & (c != a)])


def turned_inside_out(mesh: Mesh) -> Mesh:
    """The same surface wound the other way: the wall of a cavity."""
    return Mesh(mesh.vertices, mesh.faces[:, ::-1])


def join(meshes: Iterable[Mesh]) -> Mesh:
    """All the meshes as one, side by side; nothing is merged."""
    vertices, faces, count = [], [], 0
    for mesh in meshes:
        vertices.append(mesh.vertices)
        faces.append(mesh.faces + count)
        count += len(mesh.vertices)
    return Mesh(np.concatenate(vertices), np.concatenate(faces))
