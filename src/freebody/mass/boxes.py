"""The bounding box as a stand-in for the body: quick, rough, and said to be so."""

from __future__ import annotations

import numpy as np

from freebody.errors import GeometryError
from freebody.mass.moments import Moments
from freebody.mass.shape import Shape


def box_moments(shape: Shape, *, oriented: bool) -> tuple[Moments, str]:
    """Moments of the solid bounding box, axis-aligned or of least volume, and a sentence that says what they are."""
    if oriented:
        import trimesh

        to_box, size = trimesh.bounds.oriented_bounds(shape.mesh().vertices)
        rotation = to_box[:3, :3].T
        centre = -rotation @ to_box[:3, 3]
        kind = "oriented (nearly least volume)"
    else:
        low, high = shape.bounds()
        rotation, centre, size = np.eye(3), low + 0.5 * (high - low), high - low
        kind = "axis-aligned"
    volume = float(np.prod(size))
    if not volume > 0.0:
        raise GeometryError(f"bounding box {np.asarray(size).tolist()} m has no volume", remedy='use method="exact"')
    second = rotation @ np.diag(volume * np.square(size) / 12.0) @ rotation.T
    sides = " x ".join(f"{side:.6g}" for side in size)
    note = f"these are the figures of the {kind} bounding box, {sides} m, filled solid; not of the body itself"
    return Moments(volume, centre, second), note
