"""A shape that touches as convex parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import number, whole
from freebody.description import Description
from freebody.errors import InputError
from freebody.extras import needed
from freebody.figures import shown
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shape import Shape

Array = NDArray[np.float64]

# Parts that a shape may touch with: each of them meets each part of others.
MOST_PARTS = 256
# Vertices of a part that is cut out.
MOST_CORNERS = 256


class ConvexParts(Description, Shape):
    """A ``shape`` with its exact mass properties and its looks that touches others as ``parts``: convex meshes.

    The parts may overlap, and together be a little larger or smaller than the shape. :meth:`of` cuts a shape into
    parts. Raises :class:`InputError` for no parts, too many, and what is no mesh; parts that are not convex are refused
    where they touch something.
    """

    def __init__(self, shape: Shape, parts: Sequence[Mesh]) -> None:
        if not isinstance(shape, Shape):
            raise InputError(f"shape = {shown(shape)}", expected="a shape such as fb.Mesh.load(...)")
        given: Any = parts
        if isinstance(given, Mesh) or not isinstance(given, Sequence) or not all(isinstance(p, Mesh) for p in given):
            raise InputError(f"parts = {shown(given)}", expected="a list of fb.Mesh, each of them convex")
        if not 1 <= len(given) <= MOST_PARTS:
            raise InputError(f"{len(given)} parts", expected=f"1 to {MOST_PARTS}", remedy="take fewer, larger parts")
        self.shape = shape
        self.parts = tuple(given)

    @classmethod
    def of(cls, shape: Shape, most: int | None = None, *, threshold: float = 0.05, seed: int = 0) -> ConvexParts:
        """Cut a shape into at most ``most`` convex parts; one part is its convex hull.

        ``threshold``, from 0.01 to 1, is how concave parts may stay, of the size (Wei, Liu, Ling, Su 2022). More than
        one part needs the extra ``decompose``. Raises :class:`InputError` without it.
        """
        limit = MOST_PARTS if most is None else whole("most", most, least=1, most=MOST_PARTS)
        concavity = number("threshold", threshold, least=0.01, most=1.0)
        mesh = shape.mesh()
        if limit == 1:
            return cls(shape, [hull_of(mesh.vertices[np.unique(mesh.faces)])])
        coacd: Any = needed("coacd", "decompose", "convex parts of a mesh")
        coacd.set_log_level("error")
        cut = coacd.run_coacd(
            coacd.Mesh(np.array(mesh.vertices), mesh.faces.astype(np.int32)), threshold=concavity,
            max_convex_hull=limit, max_ch_vertex=MOST_CORNERS, seed=whole("seed", seed, least=0, most=2**31 - 1),
        )  # fmt: skip
        return cls(shape, [hull_of(np.asarray(points, dtype=np.float64)) for points, _ in cut])

    def moments(self) -> Moments:
        """Those of the shape."""
        return self.shape.moments()

    def bounds(self) -> tuple[Array, Array]:
        """Those of the shape."""
        return self.shape.bounds()

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of the points (n, 3) lie inside of the shape."""
        return self.shape.contains(points)

    def mesh(self) -> Mesh:
        """That of the shape."""
        return self.shape.mesh()

    def __repr__(self) -> str:
        return f"ConvexParts({self.shape!r}, {len(self.parts)} parts)"


def hull_of(points: Array) -> Mesh:
    """The convex hull of points (n, 3) as a mesh, wound outward. Raises :class:`InputError` if they have none."""
    from scipy.spatial import ConvexHull, QhullError

    try:
        hull = ConvexHull(points)
    except (QhullError, ValueError) as error:
        raise InputError(
            f"a mesh of {len(points)} points in contact, and no convex hull",
            expected="points that do not all lie in one plane, all of them finite",
            cause=str(error).strip().split("\n")[0][:120],
            remedy="give the mesh some thickness, or leave the body without a material",
        ) from None
    kept = np.sort(hull.vertices)
    faces = np.searchsorted(kept, hull.simplices)
    corners = points[hull.simplices]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    turned = np.einsum("ij,ij->i", across, hull.equations[:, :3]) < 0.0
    faces[turned] = faces[turned][:, ::-1]
    return Mesh(points[kept], faces)
