"""A surface made of triangles."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import array_of, number, numbers, vector
from freebody.description import Description
from freebody.errors import InputError, MeshError
from freebody.figures import shown
from freebody.mass.diagnosis import Diagnosis
from freebody.mass.moments import Moments
from freebody.mass.shape import Shape
from freebody.threads import interruptible

if TYPE_CHECKING:
    from freebody.mass.convex_parts import ConvexParts

Array = NDArray[np.float64]

POINTS = "(n, 3): one row of x, y, z per point"

# Faces from which on a thread is worth its start: Ctrl-C is to be answered while compiled code goes over them.
MANY = 20_000


class Mesh(Description, Shape):
    """``vertices`` (n, 3) in metres and ``faces`` (m, 3) of vertex indices, counter-clockwise seen from outside.

    The arrays are copied and read-only from then on: nothing is merged, dropped or turned round behind your back.
    ``notes`` tells what a loader did on the way. Raises :class:`MeshError` for wrong shapes and indices out of range;
    everything else a mesh can suffer from is found by :meth:`diagnose`.
    """

    def __init__(self, vertices: ArrayLike, faces: ArrayLike, *, notes: tuple[str, ...] = ()) -> None:
        self.vertices = _checked_vertices(vertices)
        self.faces = _checked_faces(faces, len(self.vertices))
        self.notes = notes

    @classmethod
    def load(cls, path: str | Path, *, unit: str | None = None) -> Mesh:
        """Read an STL, OBJ, PLY, OFF, GLB or 3MF file.

        ``unit`` is the unit of the file's numbers ("mm", "in", ...); None means what the file says, else metres.
        Raises :class:`freebody.errors.MeshFileError` for anything that is not a readable mesh.
        """
        from freebody.mass.meshfile import load_mesh

        loaded = load_mesh(path, unit=unit)
        return cls(loaded.vertices, loaded.faces, notes=loaded.notes)

    @classmethod
    def sample(cls, name: str) -> Mesh:
        """One of the meshes that come with freebody; ``fb.sample_names()`` lists them."""
        from freebody.mass.samples import sample_path

        return cls.load(sample_path(name))

    def diagnose(self) -> Diagnosis:
        """Everything about the mesh that decides whether its mass figures can be trusted (computed once)."""
        return self._diagnosis

    @cached_property
    def _diagnosis(self) -> Diagnosis:
        from freebody.mass.examine import examine

        if len(self.faces) < MANY:
            return examine(self.vertices, self.faces)
        return interruptible(lambda: examine(self.vertices, self.faces))

    def moments(self) -> Moments:
        """Moments of the enclosed volume. Raises :class:`MeshError` when the mesh is not sound."""
        diagnosis = self.diagnose()
        diagnosis.raise_if_unsound()
        assert diagnosis.moments is not None  # sound meshes have them
        return diagnosis.moments

    def bounds(self) -> tuple[Array, Array]:
        """Lower and upper corner of the axis-aligned bounding box of the faces, each (3,)."""
        low, high = self._bounds
        return low.copy(), high.copy()

    @cached_property
    def _bounds(self) -> tuple[Array, Array]:
        used = np.zeros(len(self.vertices), np.bool_)
        used[self.faces] = True
        if not used.any():
            raise MeshError("a mesh without faces has no extent", remedy="check that the file holds a surface")
        corners = self.vertices if used.all() else self.vertices[used]
        return corners.min(axis=0), corners.max(axis=0)

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside: where the surface winds around them at all.

        Meaningful for closed meshes; an open one raises :class:`MeshError`.
        """
        from freebody.mass.winding import winding_at

        points = numbers("points", points, expected=POINTS)
        if points.ndim != 2 or points.shape[1] != 3:
            raise InputError(f"points have shape {points.shape}", expected=POINTS)
        diagnosis = self.diagnose()
        if not diagnosis.closed:
            diagnosis.raise_if_unsound()
        return np.asarray(winding_at(self.vertices, self.faces, points, *self._bounds) != 0)

    def mesh(self) -> Mesh:
        """Itself."""
        return self

    def convex_parts(self, most: int | None = None, *, threshold: float = 0.05, seed: int = 0) -> ConvexParts:
        """This mesh, which touches as at most ``most`` convex parts; one part is its convex hull.

        ``threshold``, from 0.01 to 1, is how concave parts may stay. Mass properties and looks stay those of the mesh.
        More than one part needs the extra ``decompose``. Raises :class:`InputError` without it.
        """
        from freebody.mass.convex_parts import ConvexParts

        return ConvexParts.of(self, most, threshold=threshold, seed=seed)

    def scaled(self, factor: float) -> Mesh:
        """The mesh with every coordinate multiplied by ``factor``."""
        return Mesh(self.vertices * number("factor", factor), self.faces, notes=self.notes)

    def moved(self, rotation: ArrayLike = np.eye(3), offset: ArrayLike = (0.0, 0.0, 0.0)) -> Mesh:  # noqa: B008
        """The mesh after x -> R x + offset; ``rotation`` (3, 3), ``offset`` (3,)."""
        expected = "3x3 numbers"
        matrix = numbers("rotation", rotation, expected=expected)
        if matrix.shape != (3, 3):
            raise InputError(f"rotation of shape {matrix.shape}", expected=expected)
        return Mesh(self.vertices @ matrix.T + vector("offset", offset), self.faces, notes=self.notes)

    def __repr__(self) -> str:
        return f"Mesh({len(self.vertices)} vertices, {len(self.faces)} faces)"


def _checked_vertices(vertices: ArrayLike) -> Array:
    array = array_of(vertices)
    if array is None:
        raise MeshError(f"vertices = {shown(vertices)}", expected="(n, 3) numbers, one row of x, y, z per vertex")
    if array.ndim != 2 or array.shape[1] != 3:
        raise MeshError(
            f"vertices have shape {array.shape}",
            expected="(n, 3), one row of x, y, z per vertex",
            remedy="reshape, or transpose an array of shape (3, n)",
        )
    array.flags.writeable = False
    return array


def _checked_faces(faces: ArrayLike, count: int) -> NDArray[np.int64]:
    from freebody.mass.kernels.survey import index_range

    try:
        given = np.asarray(faces)
    except ValueError:  # rows of different lengths
        given = np.asarray(None)
    if given.size == 0:
        given = np.zeros((0, 3), np.int64)
    if given.ndim != 2 or given.shape[1] != 3 or given.dtype.kind not in "iu":
        raise MeshError(
            f"faces have shape {given.shape} and type {given.dtype}",
            expected="(m, 3) integers, the vertex numbers of each triangle",
            cause="quads or polygons, or indices stored as floating-point numbers",
            remedy="split polygons into triangles and convert the indices with .astype(int)",
        )
    array = np.array(given, dtype=np.int64, order="C")
    smallest, largest = index_range(array)
    if smallest < 0 or largest >= count:
        wrong = smallest if smallest < 0 else largest
        raise MeshError(
            f"a face refers to vertex {wrong} of {count}",
            expected=f"indices from 0 to {count - 1}",
            cause="indices that count from 1 (as OBJ files do), or vertices that were dropped without renumbering",
            remedy="subtract 1, or give all vertices",
        )
    array.flags.writeable = False
    return array
