"""Shapes to solids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.contact.layout import BOX, CAPSULE, CONE, CYLINDER, ELLIPSOID, HULL, SPHERE, TORUS
from freebody.errors import InputError
from freebody.mass.cad import Cad
from freebody.mass.compound import Compound
from freebody.mass.particles import Particles
from freebody.mass.shape import Shape
from freebody.mass.shapes.box import Box
from freebody.mass.shapes.capsule import Capsule
from freebody.mass.shapes.cone import Cone
from freebody.mass.shapes.cylinder import Cylinder
from freebody.mass.shapes.ellipsoid import Ellipsoid
from freebody.mass.shapes.sphere import Sphere
from freebody.mass.shapes.torus import Torus
from freebody.mass.shell import Shell

Array = NDArray[np.float64]

ORIGIN = (0.0, 0.0, 0.0)


class SolidSpec(NamedTuple):
    """A solid of a shape: its kind and sizes (see ``layout``) in a pose of the shape frame."""

    kind: int
    place: Array  # (3,), m
    rotation: Array  # (3, 3), from the frame of the solid to the shape frame
    size: tuple[float, float, float]
    radius: float
    bound: float
    vertices: Array  # (count, 3), of a hull; (0, 3) of others

    def moved(self, place: Array, rotation: Array) -> SolidSpec:
        """The same after x -> rotation x + place."""
        return self._replace(place=place + rotation @ self.place, rotation=rotation @ self.rotation)


def solids_of(shape: Shape) -> list[SolidSpec]:
    """What a shape is to contact. Raises InputError for what has no surface, or not enough of one."""
    if isinstance(shape, Compound):
        return [
            solid.moved(np.array(part.origin), part.rotation)
            for part in shape.parts if not part.void for solid in solids_of(part.shape)
        ]  # fmt: skip
    if isinstance(shape, Shell):
        return solids_of(shape.shape)
    if isinstance(shape, Cad) and len(shape.solids) > 1:
        return [_hull(solid.mesh.vertices) for solid in shape.solids]
    if isinstance(shape, Particles):
        raise InputError(
            "Particles in contact",
            expected="a shape with a surface",
            cause="particles are points without extent",
            remedy="describe what touches: fb.Compound of fb.Sphere, or leave the body without a material",
        )
    for kind, solid in SOLIDS.items():
        if isinstance(shape, kind):
            return [solid(shape)]
    # Meshes, CAD parts, and shapes of other packages.
    mesh = shape.mesh()
    return [_hull(mesh.vertices[np.unique(mesh.faces)])]


def _solid(kind: int, size: tuple[float, ...], bound: float, radius: float = 0.0) -> SolidSpec:
    x, y, z = (*size, 0.0, 0.0, 0.0)[:3]
    return SolidSpec(kind, np.zeros(3), np.eye(3), (float(x), float(y), float(z)), radius, bound, np.zeros((0, 3)))


def _hull(points: Array) -> SolidSpec:
    """The convex hull of points, about the middle of its bounding box."""
    from scipy.spatial import ConvexHull, QhullError

    try:
        corners = points[np.sort(ConvexHull(points).vertices)]
    except (QhullError, ValueError) as error:
        raise InputError(
            f"a mesh of {len(points)} points in contact, and no convex hull",
            expected="points that do not all lie in one plane, all of them finite",
            cause=str(error).strip().split("\n")[0][:120],
            remedy="give the mesh some thickness, or leave the body without a material",
        ) from None
    middle = 0.5 * (corners.min(axis=0) + corners.max(axis=0))
    arms = np.ascontiguousarray(corners - middle)
    bound = float(np.sqrt((arms**2).sum(axis=1).max()))
    return SolidSpec(HULL, middle, np.eye(3), ORIGIN, 0.0, bound, arms)


def _sphere(shape: Any) -> SolidSpec:
    return _solid(SPHERE, (), shape.radius, shape.radius)


def _capsule(shape: Any) -> SolidSpec:
    half = 0.5 * shape.length
    return _solid(CAPSULE, (half,), half + shape.radius, shape.radius)


def _torus(shape: Any) -> SolidSpec:
    return _solid(TORUS, (shape.major,), shape.major + shape.minor, shape.minor)


def _box(shape: Any) -> SolidSpec:
    half = tuple(0.5 * edge for edge in shape.size)
    return _solid(BOX, half, float(np.linalg.norm(half)))


def _cylinder(shape: Any) -> SolidSpec:
    half = 0.5 * shape.length
    return _solid(CYLINDER, (shape.radius, half), float(np.hypot(shape.radius, half)))


def _cone(shape: Any) -> SolidSpec:
    return _solid(CONE, (shape.radius, shape.height), max(shape.radius, shape.height))


def _ellipsoid(shape: Any) -> SolidSpec:
    return _solid(ELLIPSOID, shape.semi_axes, max(shape.semi_axes))


SOLIDS: dict[type[Shape], Callable[[Any], SolidSpec]] = {
    Sphere: _sphere, Capsule: _capsule, Torus: _torus, Box: _box, Cylinder: _cylinder, Cone: _cone,
    Ellipsoid: _ellipsoid,
}  # fmt: skip
