"""Reads one CAD file in a process of its own: a damaged BREP file crashes the CAD kernel, not the user's session.

Run as ``python -m freebody.mass.cad_worker FILE RESULT FINENESS``. The result is an ``.npz`` file with ``problem``
(text, empty when all went well) and, per solid, ``volumes`` (k,), ``centers`` (k, 3) and ``inertias`` (k, 3, 3) about
those centres for density 1; ``bounds`` (2, 3), ``vertices`` (n, 3) and ``faces`` (m, 3). All in the kernel's unit.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import numpy as np

__all__ = ["main"]


def main(source: str, result: str, fineness: str) -> None:
    """Read ``source`` and write what it holds to ``result``; ``fineness`` is the triangle size over the diagonal."""
    try:
        answer = _read(source, float(fineness))
    except Exception as problem:
        answer = {"problem": f"{type(problem).__name__}: {problem}"}
    np.savez(result, **answer)


def _read(source: str, fineness: float) -> dict[str, Any]:
    from netgen.meshing import MeshingStep
    from netgen.occ import Compound, OCCGeometry

    solids = list(OCCGeometry(source).shape.solids)
    if not solids:
        return {"problem": "no solids"}
    # One solid at a time: the caller adds them up about their own centres, where nothing cancels.
    parts = [_figures(solid) for solid in solids]
    whole = solids[0] if len(solids) == 1 else Compound(solids)
    low, high = (np.array([corner.x, corner.y, corner.z]) for corner in whole.bounding_box)
    size = fineness * float(np.linalg.norm(high - low))
    pieces = []
    for solid in solids:
        mesh = OCCGeometry(solid).GenerateMesh(maxh=size, perfstepsend=MeshingStep.MESHSURFACE)
        points = np.array([point.p for point in mesh.Points()], dtype=np.float64).reshape(-1, 3)
        corners = [[vertex.nr - 1 for vertex in element.vertices] for element in mesh.Elements2D()]
        pieces.append((points, np.array(corners, dtype=np.int64).reshape(-1, 3)))
    starts = np.cumsum([0] + [len(points) for points, _ in pieces[:-1]])
    return {
        "problem": "",
        "volumes": np.array([part[0] for part in parts]),
        "centers": np.array([part[1] for part in parts]),
        "inertias": np.array([part[2] for part in parts]),
        "bounds": np.array([low, high]),
        "vertices": np.concatenate([points for points, _ in pieces]),
        "faces": np.concatenate([faces + start for (_, faces), start in zip(pieces, starts, strict=True)]),
    }


def _figures(solid: Any) -> tuple[float, list[float], list[list[float]]]:
    inertia = solid.inertia
    center = solid.center
    return (
        float(solid.mass),
        [center.x, center.y, center.z],
        [[inertia[row, column] for column in range(3)] for row in range(3)],
    )


if __name__ == "__main__":
    # The kernel prints to the terminal on its own account; nobody listens here.
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    main(*sys.argv[1:])
