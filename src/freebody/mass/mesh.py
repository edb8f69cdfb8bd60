"""A surface made of triangles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.errors import MeshError
from freebody.mass.moments import Moments
from freebody.mass.shape import Shape

__all__ = ["Mesh"]

Array = NDArray[np.float64]


class Mesh(Shape):
    """Vertices (n, 3) in metres and faces (m, 3) of vertex indices, counter-clockwise seen from outside.

    The arrays are kept as given (read-only): nothing is merged, dropped or turned round behind your back.
    """

    def __init__(self, vertices: ArrayLike, faces: ArrayLike) -> None:
        self.vertices = _vertices(vertices)
        self.faces = _faces(faces, len(self.vertices))
        self.vertices.flags.writeable = False
        self.faces.flags.writeable = False

    @classmethod
    def load(cls, path: str | Path, *, unit: str = "m") -> Mesh:
        """Read a mesh file (STL, OBJ, PLY, OFF, GLB, 3MF); ``unit`` is the unit of its numbers."""
        from freebody.mass.meshfile import load_mesh

        loaded = load_mesh(path, unit=unit)
        return cls(loaded.vertices, loaded.faces)

    def __repr__(self) -> str:
        return f"Mesh({len(self.vertices)} vertices, {len(self.faces)} faces)"

    def moments(self) -> Moments:  # replaced below
        raise NotImplementedError

    def bounds(self) -> tuple[Array, Array]:
        return self.vertices.min(axis=0), self.vertices.max(axis=0)

    def contains(self, points: Array) -> NDArray[np.bool_]:
        raise NotImplementedError

    def mesh(self) -> Mesh:
        return self


def _vertices(vertices: ArrayLike) -> Array:
    array: Any = np.array(vertices, dtype=np.float64, order="C")
    if array.ndim != 2 or array.shape[1] != 3:
        raise MeshError(
            f"vertices have shape {array.shape}",
            expected="(n, 3): one row of x, y, z per vertex",
            remedy="reshape, or transpose if the array is (3, n)",
        )
    return array


def _faces(faces: ArrayLike, count: int) -> NDArray[np.int64]:
    array: Any = np.array(faces, dtype=np.int64, order="C")
    return array
