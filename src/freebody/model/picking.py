"""Picking vertices near a point."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import number, numbers, vector
from freebody.errors import InputError
from freebody.figures import shown
from freebody.mass.matrices import rigid_to_world
from freebody.mass.shape import Shape
from freebody.model.body import Body


def pick_nearest_vertices(
    target: Body | Shape | ArrayLike,
    point: ArrayLike,
    radius: float = 0.0,
    *,
    position: ArrayLike | None = None,
    orientation: ArrayLike | None = None,
) -> NDArray[np.int64]:
    """Numbers of all vertices within ``radius`` (m) of ``point`` (3,); if there is none, of the nearest one.

    ``target`` is a body (its mesh at its initial pose, or at the ``position`` of its centre of mass and ``orientation``
    given), a shape, or an array of vertices (n, 3). Ordered by distance, then by number. Raises :class:`InputError` for
    a target without a shape, and for arrays of other shapes or numbers that are not finite.
    """
    vertices = _vertices(target, position, orientation)
    radius = number("radius", radius, least=0.0)
    distance = np.linalg.norm(vertices - vector("point", point), axis=1)
    if not np.isfinite(distance).all():
        raise InputError("vertices that are not finite", expected="finite numbers, in m")
    order = np.argsort(distance, kind="stable")
    near = order[distance[order] <= radius]
    return near if len(near) else order[:1]


def _vertices(
    target: Body | Shape | ArrayLike, position: ArrayLike | None, orientation: ArrayLike | None
) -> NDArray[np.float64]:
    if isinstance(target, Body):
        if target.shape is None:
            raise InputError(f"{shown(target)} has no shape to pick from", remedy="give the body a shape")
        place = target.position if position is None else position
        turn = target.orientation if orientation is None else orientation
        return rigid_to_world(target.shape.mesh().vertices - target.center_of_mass, place, turn)
    vertices = (
        target.mesh().vertices
        if isinstance(target, Shape)
        else numbers("target", target, expected="a body, a shape or vertices (n, 3)")
    )
    if vertices.ndim != 2 or vertices.shape[1] != 3 or len(vertices) == 0:
        raise InputError(f"vertices of shape {vertices.shape}", expected="(n, 3), at least one")
    return vertices
