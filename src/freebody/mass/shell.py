"""Shells: the surface of a solid, or a wall of some thickness under it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import SMALLEST, array_of, flag, si
from freebody.errors import GeometryError, InputError
from freebody.fields import Flag, Number, Table, declared
from freebody.figures import shown
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shape import Shape
from freebody.mass.shapes.checks import point_rows
from freebody.mass.shapes.cylinder import Cylinder
from freebody.mass.shapes.solid import Solid

Array = NDArray[np.float64]

# Second moments of parallel surfaces about a fixed point are polynomials of degree 4 in the depth, areas of degree 2.
# Three Gauss-Legendre nodes integrate degree 5 exactly. Stacking positive layers, where subtracting the cavity from the
# solid would cancel, keeps every digit of a wall however thin.
NODES, WEIGHTS = np.polynomial.legendre.leggauss(3)


@dataclass(frozen=True)
class Shell(Shape):
    """The wall of ``thickness`` metres under the surface of ``shape``.

    ``thickness=0`` is the surface itself: ``moments().measure`` is then its area in m^2 and a density means kg/m^2.
    ``ends=False`` leaves the ends of a Cylinder open: its side alone, or with a thickness a tube of the full length.

    Raises GeometryError for a shape that has no parallel surfaces, and for a wall too thick for the shape (the message
    gives the limit: no cavity would be left, or, under an ellipsoid, the inner surface would fold).
    """

    shape: Solid = field(metadata=declared(Table("AnyShape", "whose surface it is")))
    thickness: float = field(
        default=0.0, metadata=declared(Number("a length", "m", "of the wall; 0: the surface itself", least=0.0))
    )
    ends: bool = field(default=True, kw_only=True, metadata=declared(Flag("False leaves the ends of a cylinder open")))

    def __post_init__(self) -> None:
        if not isinstance(self.shape, Solid):
            raise GeometryError(
                f"{type(self.shape).__name__} cannot be made into a shell",
                expected="Box, Sphere, Ellipsoid, Cylinder, Capsule, Cone or Torus",
                cause="only these have parallel surfaces that are known in closed form",
                remedy="for the surface of a mesh pass shell_thickness= with the mesh; shell the parts of a compound",
            )
        flag("ends", self.ends)
        if not self.ends and not isinstance(self.shape, Cylinder):
            raise InputError(
                f"ends=False with {type(self.shape).__name__}",
                expected="a Cylinder: no other shape has ends to leave open",
                remedy="leave ends out",
            )
        object.__setattr__(self, "thickness", _thickness(self.thickness, self.limit, self.shape))

    @property
    def limit(self) -> float:
        """The wall must be thinner than this, in metres."""
        if isinstance(self.shape, Cylinder) and not self.ends:
            return self.shape.radius
        return self.shape.thickest

    @property
    def dimension(self) -> int:
        """2 for a surface (measure in m^2), 3 for a wall (m^3)."""
        return 3 if self.thickness > 0.0 else 2

    def moments(self) -> Moments:
        """Area of a surface, volume of a wall; centroid; second moment about it. Exact."""
        if self.thickness == 0.0:
            return self._layer(0.0)
        half = 0.5 * self.thickness
        return Moments.total(
            self._layer(half * (1.0 + float(node))).scaled(half * float(weight)) for node, weight in zip(NODES, WEIGHTS)
        )

    def _layer(self, depth: float) -> Moments:
        if isinstance(self.shape, Cylinder) and not self.ends:
            return self.shape.side(depth)
        return self.shape.skin(depth)

    def bounds(self) -> tuple[Array, Array]:
        """Lower and upper corner of the bounding box, each (3,): that of the outer shape."""
        return self.shape.bounds()

    def support(self, directions: Array) -> Array:
        """The largest x . d over the points x of the shell (m), for each row d of ``directions`` (n, 3)."""
        return self.shape.support(directions)

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie in the wall. Raises InputError for a surface, which has no inside."""
        if self.thickness == 0.0:
            raise InputError(
                "a shell of thickness 0 is a surface, and no sampled point ever lies in it",
                expected="a shell with a thickness",
                cause="mass properties by sampling, or a test for inside, on a thin shell",
                remedy="give the shell a thickness, or use its moments, which are exact",
            )
        points = point_rows(points)
        inside = self.shape.contains(points)
        if isinstance(self.shape, Cylinder) and not self.ends:
            bore = self.shape.radius - self.thickness
            return np.asarray(inside & (np.hypot(points[:, 0], points[:, 1]) >= bore))
        return np.asarray(inside & ~self.shape.deeper(points, self.thickness))

    def mesh(self, *fineness: int) -> Mesh:
        """The outer surface and, for a wall, the cavity facing inward; ``fineness`` as for the shape's own mesh.

        Closed, except for the side of a cylinder without ends and without thickness.
        """
        if isinstance(self.shape, Cylinder) and not self.ends:
            if self.thickness == 0.0:
                return self.shape.side_mesh(*fineness)
            return self.shape.tube_mesh(self.thickness, *fineness)
        if self.thickness == 0.0:
            outer: Callable[..., Mesh] = self.shape.mesh
            return outer(*fineness)
        return self.shape.wall_mesh(self.thickness, *fineness)


def _thickness(given: float, limit: float, shape: Solid) -> float:
    array = array_of(si("thickness", given, "m", kind=GeometryError))
    thickness = float("nan") if array is None or array.ndim else float(array)
    if not (np.isfinite(thickness) and (thickness == 0.0 or thickness >= SMALLEST)):
        raise GeometryError(
            f"thickness = {shown(given)}",
            expected="a finite number of metres, 0 for the surface itself",
            remedy="give a thickness of 0 or more",
        )
    if thickness >= limit:
        raise GeometryError(
            f"thickness = {thickness!r} is too large for a shell of {shape!r}",
            expected=f"less than {limit!r} m, the depth at which the inner surface collapses or folds",
            cause="a thickness in other units, or a body without a cavity",
            remedy="give a thinner wall, or use the solid itself",
        )
    return thickness
