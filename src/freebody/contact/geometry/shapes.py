"""Shapes to solids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.contact.geometry.surface_tables import surface_block
from freebody.contact.layout import BOX, CAPSULE, CONE, CYLINDER, ELLIPSOID, HULL, SPHERE, SURFACE, TORUS
from freebody.errors import InputError
from freebody.mass.cad import Cad
from freebody.mass.compound import Compound
from freebody.mass.convex_parts import ConvexParts, hull_of
from freebody.mass.mesh import Mesh
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
# How much of its convex hull a convex mesh may lack: rounding in files, and dents that nobody sees.
DENTS = 1e-4


class SolidSpec(NamedTuple):
    """A solid of a shape: its kind and sizes (see ``layout``) in a pose of the shape frame."""

    kind: int
    place: Array  # (3,), m
    rotation: Array  # (3, 3), from the frame of the solid to the shape frame
    size: tuple[float, float, float]
    radius: float
    bound: float
    vertices: Array  # (count, 3), of a hull; the block of a surface; (0, 3) of others
    # False for the hull of a mesh that is not convex: right on planes and in bowls, and nowhere else.
    convex: bool = True

    def moved(self, place: Array, rotation: Array) -> SolidSpec:
        """The same after x -> rotation x + place."""
        return self._replace(place=place + rotation @ self.place, rotation=rotation @ self.rotation)


def solids_of(shape: Shape, fixed: bool = False) -> list[SolidSpec]:
    """What a shape is to contact; if it is ``fixed``, meshes that are not convex are surfaces.

    Raises InputError for what has no surface, or not enough of one.
    """
    if isinstance(shape, Compound):
        return [
            solid.moved(np.array(part.origin), part.rotation)
            for part in shape.parts if not part.void for solid in solids_of(part.shape, fixed)
        ]  # fmt: skip
    if isinstance(shape, Shell):
        return solids_of(shape.shape, fixed)
    if isinstance(shape, ConvexParts):
        return [_hull(part) for part in shape.parts]
    if isinstance(shape, Cad) and len(shape.solids) > 1:
        return [_of_mesh(solid.mesh, fixed) for solid in shape.solids]
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
    return [_of_mesh(shape.mesh(), fixed)]


def _solid(kind: int, size: tuple[float, ...], bound: float, radius: float = 0.0) -> SolidSpec:
    x, y, z = (*size, 0.0, 0.0, 0.0)[:3]
    return SolidSpec(kind, np.zeros(3), np.eye(3), (float(x), float(y), float(z)), radius, bound, np.zeros((0, 3)))


def _of_mesh(mesh: Mesh, fixed: bool) -> SolidSpec:
    """Its hull; of one that is not convex and fixed, its surface."""
    if fixed:
        try:
            hull = _hull(mesh)
        except InputError:  # a flat sheet
            return _surface(mesh)
        return hull if hull.convex else _surface(mesh)
    return _hull(mesh)


def _hull(mesh: Mesh) -> SolidSpec:
    """The convex hull of a mesh, about the middle of its bounding box."""
    hull = hull_of(mesh.vertices[np.unique(mesh.faces)])
    corners = hull.vertices
    middle = 0.5 * (corners.min(axis=0) + corners.max(axis=0))
    arms = np.ascontiguousarray(corners - middle)
    bound = float(np.sqrt((arms**2).sum(axis=1).max()))
    volume = _volume(hull, middle)
    return SolidSpec(
        HULL, middle, np.eye(3), ORIGIN, 0.0, bound, arms, convex=abs(_volume(mesh, middle)) >= (1.0 - DENTS) * volume
    )  # fmt: skip


def _volume(mesh: Mesh, about: Array) -> float:
    """What a mesh encloses, in m^3."""
    p, q, r = (mesh.vertices[mesh.faces[:, k]] - about for k in range(3))
    return float(np.einsum("ij,ij->", p, np.cross(q, r))) / 6.0


def _surface(mesh: Mesh) -> SolidSpec:
    """All triangles of a mesh, about the middle of its bounding box."""
    low, high = mesh.bounds()
    middle = 0.5 * (low + high)
    arms = mesh.vertices - middle
    bound = float(np.sqrt((arms[np.unique(mesh.faces)] ** 2).sum(axis=1).max()))
    return SolidSpec(SURFACE, middle, np.eye(3), ORIGIN, 0.0, bound, surface_block(arms, mesh.faces))


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
