"""From a parsed scene to one list of vertices and faces that can be relied on."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.errors import MeshFileError
from freebody.mass.filechecks.merge import merge_equal
from freebody.mass.filechecks.prepared import Merge, Prepared

__all__ = ["assemble"]

Array = NDArray[np.float64]
Faces = NDArray[np.int64]


def assemble(scene: Any, prepared: Prepared) -> tuple[Array, Faces]:
    """Vertices (n, 3) and faces (m, 3) of all geometries of a trimesh scene, placed, joined, merged and checked.

    Tells in ``prepared.notes`` what it did. Raises MeshFileError for indices or coordinates that cannot be.
    """
    groups: dict[str, list[tuple[Array, Faces]]] = {}
    placed = mirrored = 0
    for node in scene.graph.nodes_geometry:
        transform, name = scene.graph[node]
        geometry = scene.geometry[name]
        if len(getattr(geometry, "faces", ())) == 0:
            continue
        vertices = np.asarray(geometry.vertices, dtype=np.float64)
        faces = np.asarray(geometry.faces, dtype=np.int64)
        _check_indices(faces, len(vertices))
        transform = np.asarray(transform, dtype=np.float64)
        if not np.array_equal(transform, np.eye(4)):
            vertices = vertices @ transform[:3, :3].T + transform[:3, 3]
            if np.linalg.det(transform[:3, :3]) < 0.0:
                faces = faces[:, ::-1]
                mirrored += 1
        placed += 1
        group = str(node).partition("_")[0] if prepared.merge is Merge.PER_NODE else "all"
        groups.setdefault(group, []).append((vertices, faces))
    if placed > 1:
        prepared.notes.append(f"joined {placed} geometries, each in its place")
    if mirrored:
        prepared.notes.append(f"turned the faces of {mirrored} mirrored geometries outward again")
    pieces = [_joined(group) for group in groups.values()]
    if prepared.merge is not Merge.NOTHING:
        merged = [merge_equal(*piece) for piece in pieces]
        before, after = (sum(len(vertices) for vertices, _ in each) for each in (pieces, merged))
        if after < before:
            prepared.notes.append(f"merged equal vertices: {before} became {after}")
        pieces = merged
    vertices, faces = _joined(pieces)
    _check_complete(vertices, faces, prepared)
    return np.ascontiguousarray(vertices), np.ascontiguousarray(faces)


def _joined(pieces: list[tuple[Array, Faces]]) -> tuple[Array, Faces]:
    if len(pieces) == 1:
        return pieces[0]
    if not pieces:
        return np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64)
    starts = np.cumsum([0] + [len(vertices) for vertices, _ in pieces[:-1]])
    faces = np.concatenate([faces + start for (_, faces), start in zip(pieces, starts, strict=True)])
    return np.concatenate([vertices for vertices, _ in pieces]), faces


def _check_complete(vertices: Array, faces: Faces, prepared: Prepared) -> None:
    if len(faces) == 0:
        raise MeshFileError(
            "it has no faces",
            expected="triangles",
            cause="a point cloud or an empty export",
            remedy="export the surface",
        )
    if len(faces) < prepared.at_least:
        raise MeshFileError(
            f"{len(faces)} triangles came out of a file that promises {prepared.at_least}",
            cause="the file is damaged",
            remedy="export or download it again",
        )
    bad = ~np.isfinite(vertices).all(axis=1)
    if bad.any():
        first = int(np.argmax(bad))
        raise MeshFileError(
            f"{int(bad.sum())} vertices are not finite, the first is vertex {first}: {vertices[first].tolist()}",
            expected="finite coordinates",
            cause="an exporter that divided by zero, or a damaged file",
            remedy="repair the mesh where it was made",
        )


def _check_indices(faces: Faces, count: int) -> None:
    outside = (faces < 0) | (faces >= count)
    if outside.any():
        row, column = np.argwhere(outside)[0]
        raise MeshFileError(
            f"{int(outside.any(axis=1).sum())} faces refer to vertices that do not exist, the first is face {row} "
            f"with vertex {faces[row, column]}",
            expected=f"indices from 0 to {count - 1}",
            cause="the file is damaged",
            remedy="export or download it again",
        )
