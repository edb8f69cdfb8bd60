"""From the pieces of a file to one list of vertices and faces that can be relied on."""

from __future__ import annotations

import numpy as np

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import Array, Faces, Found, Merge
from freebody.mass.meshformats.merge import merge_equal


def assemble(found: Found) -> tuple[Array, Faces]:
    """Vertices (n, 3) and faces (m, 3) of all pieces, placed, joined, merged and checked.

    Tells in ``found.notes`` what it did. Raises MeshFileError for indices or coordinates that cannot be.
    """
    drawn = [piece for piece in found.pieces if len(piece.faces)]
    placed: list[tuple[Array, Faces]] = []
    mirrored = 0
    checked: set[tuple[int, int]] = set()
    for piece in drawn:
        vertices, faces, transform = piece.vertices, piece.faces, piece.transform
        # Copies share their arrays.
        if (id(vertices), id(faces)) not in checked:
            checked.add((id(vertices), id(faces)))
            _check_indices(faces, len(vertices))
        if transform is not None:
            vertices = vertices @ transform[:3, :3].T + transform[:3, 3]
            if np.linalg.det(transform[:3, :3]) < 0.0:
                faces = faces[:, ::-1]
                mirrored += 1
        placed.append((vertices, faces))
    if len(placed) > 1:
        found.notes.append(f"joined {len(placed)} geometries, each in its place")
    if mirrored:
        found.notes.append(f"turned the faces of {mirrored} mirrored geometries outward again")
    vertices, faces = _joined(placed)
    if found.merge is not Merge.NOTHING:
        before = len(vertices)
        nodes = None
        if found.merge is Merge.PER_NODE and len({piece.node for piece in drawn}) > 1:
            nodes = np.repeat([piece.node for piece in drawn], [len(piece.vertices) for piece in drawn])
        vertices, faces = merge_equal(vertices, faces, nodes)
        if len(vertices) < before:
            found.notes.append(f"merged equal vertices: {before} became {len(vertices)}")
    _check_complete(vertices, faces)
    return np.ascontiguousarray(vertices), np.ascontiguousarray(faces)


def _joined(pieces: list[tuple[Array, Faces]]) -> tuple[Array, Faces]:
    if len(pieces) == 1:
        return pieces[0]
    if not pieces:
        return np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64)
    starts = np.cumsum([0] + [len(vertices) for vertices, _ in pieces[:-1]])
    faces = np.concatenate([faces + start for (_, faces), start in zip(pieces, starts, strict=True)])
    return np.concatenate([vertices for vertices, _ in pieces]), faces


def _check_complete(vertices: Array, faces: Faces) -> None:
    if len(faces) == 0:
        raise MeshFileError(
            "it has no faces",
            expected="triangles",
            cause="a point cloud or an empty export",
            remedy="export the surface",
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
