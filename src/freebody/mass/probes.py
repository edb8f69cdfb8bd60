"""Does a closed mesh overlap itself? Winding numbers at a few thousand points tell.

In a sound mesh the winding number is 1 just inside every face and 0 just outside, or 1 on both sides where two parts
touch; anything else means that the volume integral counts some space twice, or with the wrong sign. This is a sample,
not a proof: a small overlap can be missed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.mass.diagnosis import Finding
from freebody.mass.winding import winding_at

Array = NDArray[np.float64]

FACES_PROBED = 512
POINTS_PROBED = 1024
COMPONENTS_PROBED = 256

# Probes stand off a face by this fraction of the mesh's extent: far above the rounding of coordinates, far below any
# wall that is meant to be one; and never further than a hundredth of the face's own size.
STAND_OFF = 1e-7
STAND_OFF_OF_FACE = 1e-2

# Uneven weights, so that probes avoid lines of symmetry, where many edges are.
WEIGHTS = np.array([0.3517, 0.3301, 0.3182])

# Overlaps met by fewer of the surface probes than this, and by no probe in the volume, are noted and not refused.
NEGLIGIBLE = 0.01


def probe(
    vertices: Array,
    faces: NDArray[np.int64],
    labels: NDArray[np.int64],
    components: NDArray[np.int64],
    low: Array,
    high: Array,
    *,
    sign: int,
) -> Finding | None:
    """Sample winding numbers (times ``sign``) beside faces, in every component and throughout the bounding box."""
    chosen = np.unique(np.linspace(0, len(faces) - 1, FACES_PROBED).astype(np.int64))
    if len(components) > 1:
        some = components[:: max(1, len(components) // COMPONENTS_PROBED)]
        order = np.argsort(labels, kind="stable")
        chosen = np.union1d(chosen, order[np.searchsorted(labels[order], some)])
    corners = vertices[faces[chosen]]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    doubled = np.linalg.norm(normals, axis=1)
    extent = float(np.linalg.norm(high - low))
    keep = doubled > (STAND_OFF * extent) ** 2
    corners, normals, doubled = corners[keep], normals[keep], doubled[keep]
    step = np.minimum(STAND_OFF * extent, STAND_OFF_OF_FACE * np.sqrt(doubled))
    offsets = normals * (step / doubled)[:, None]
    on_face = np.einsum("fcx,c->fx", corners, WEIGHTS)
    everywhere = low + (high - low) * np.random.default_rng(0).random((POINTS_PROBED, 3))

    points = np.concatenate([on_face - offsets, on_face + offsets, everywhere])
    winding = sign * winding_at(vertices, faces, points, low, high)
    wrong = (winding < 0) | (winding > 1)
    if not wrong.any():
        return None
    beside = wrong[: -len(everywhere)]
    within = wrong[-len(everywhere) :]
    share = float(beside.mean()) if len(beside) else 0.0
    serious = bool(within.any()) or share > NEGLIGIBLE
    seen = ", ".join(str(value) for value in np.unique(winding[wrong]))
    first = points[np.flatnonzero(wrong)[0]]
    return Finding(
        "overlap",
        "error" if serious else "note",
        int(wrong.sum()),
        f"parts overlap, or a part is inside out: the surface winds {seen} times around {int(wrong.sum())} of "
        f"{len(points)} probed points (1 inside and 0 outside would be right)",
        "unite the parts in the program that made them, or weigh them one by one with Compound" if serious else None,
        (tuple(float(value) for value in first),),
    )
