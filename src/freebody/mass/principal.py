"""Principal moments and axes of a symmetric tensor, in a deterministic order and sense."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

# Moments closer than this, relative to the largest, count as equal: their axes are then chosen, not computed, because
# the eigenvectors of nearly equal moments are the rounding errors of the input.
EQUAL = 1e-9

# Axis directions are compared with this slack, so that rounding does not decide between equivalent choices.
TIE = 1e-6


def principal_axes(tensor: Array) -> tuple[Array, Array]:
    """Moments (3,) in ascending order and axes (3, 3) in columns, right-handed.

    tensor = A diag(moments) A^T. Each axis points to the side of its largest component; where moments are equal, the
    axes nearest to the coordinate axes are taken, so that a body of revolution gets tidy ones.
    """
    moments, vectors = np.linalg.eigh(0.5 * (tensor + tensor.T))
    scale = float(np.max(np.abs(moments)))
    if moments[0] > 0.0 and np.count_nonzero(tensor - np.diag(np.diagonal(tensor))) == 0:
        # Nothing is rounded, and a needle feels what is small beside its least moment.
        scale = float(moments[0])
    axes: list[Array] = []
    start = 0
    for stop in range(1, 4):
        if stop == 3 or moments[stop] - moments[stop - 1] > EQUAL * scale:
            axes.extend(_tidy_basis(vectors[:, start:stop]))
            start = stop
    result = np.stack(axes, axis=1)
    if np.linalg.det(result) < 0.0:
        result[:, 2] = -result[:, 2]
    return moments, result


def _tidy_basis(vectors: Array) -> list[Array]:
    """An orthonormal basis of the span of ``vectors`` (columns), as near to the coordinate axes as it can be."""
    projector = vectors @ vectors.T
    basis = []
    for _ in range(vectors.shape[1]):
        norms = np.linalg.norm(projector, axis=0)
        pick = int(np.flatnonzero(norms >= norms.max() - TIE)[0])
        axis = projector[:, pick] / norms[pick]
        basis.append(axis)
        projector = projector - np.outer(axis, axis @ projector)
    # Ascending by the coordinate they are nearest to, so that a sphere gets x, y, z.
    return sorted(basis, key=lambda axis: int(np.argmax(np.abs(axis))))
