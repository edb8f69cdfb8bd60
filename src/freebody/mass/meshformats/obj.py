"""OBJ: positions and faces; no material file is ever opened."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import numpy as np

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import FANS, Faces, Found, Limits, Piece
from freebody.mass.meshformats.text import MAX_LINE, add_fan, as_faces, as_vertices, lines, point

# No file has so many vertices.
ENDLESS = 1 << 40

FREE_FORM = (b"curv", b"curv2", b"surf", b"cstype")


def read_obj(data: bytes, limits: Limits) -> Found:
    """Read ``v`` and ``f``; relative indices count back from where they stand in the file."""
    if b"\0" in data:
        raise MeshFileError(
            "it holds zero bytes", expected="text", cause="it is not an OBJ file, or damaged", remedy="export it again"
        )
    vertices, faces = array("d"), array("q")
    polygons = slivers = 0
    others: set[bytes] = set()
    for line in _joined(data):
        words = line.partition(b"#")[0].split()
        if not words:
            continue
        if words[0] == b"v":
            vertices.extend(_vertex(words, len(vertices) // 3))
        elif words[0] != b"f":
            others.update({words[0]} & {b"mtllib", *FREE_FORM})
        elif len(words) < 4:
            slivers += 1
        else:
            add_fan(faces, _polygon(words, polygons, len(vertices) // 3))
            polygons += 1
            limits.check(len(faces) // 3)
    triangles = as_faces(faces)
    _check_forward(triangles, len(vertices) // 3)
    notes = [FANS] if len(triangles) > polygons else []
    if slivers:
        # Exporters write loose edges this way; they have no area and bound nothing.
        notes.append(f"left out {slivers} faces with fewer than three corners")
    if b"mtllib" in others:
        notes.append("materials and textures were not read")
    if others & {*FREE_FORM}:
        notes.append("free-form curves and surfaces were not read")
    triangles -= 1
    return Found([Piece(as_vertices(vertices), triangles)], notes=notes)


def _joined(data: bytes) -> Iterator[bytes]:
    """Lines, after those that end with a backslash were joined with the next."""
    parts: list[bytes] = []
    size = 0
    for line in lines(data):
        if line.endswith(b"\\") and size < MAX_LINE:
            parts.append(line[:-1])
            size += len(line)
        elif parts:
            yield b" ".join([*parts, line])
            parts, size = [], 0
        else:
            yield line
    if parts:
        yield b" ".join(parts)


def _vertex(words: list[bytes], index: int) -> tuple[float, float, float]:
    try:
        return point(words[1:4])
    except ValueError:
        raise MeshFileError(
            f"vertex {index + 1} reads {b' '.join(words)[:60]!r}",
            expected="'v' and three numbers",
            remedy="export it again",
        ) from None


def _polygon(words: list[bytes], index: int, vertices: int) -> list[int]:
    try:
        corners = [int(word.partition(b"/")[0]) for word in words[1:]]
        absolute = [corner if corner > 0 else corner + vertices + 1 for corner in corners]
        if 0 in corners or min(absolute) < 1 or b"_" in b"".join(words):
            raise ValueError
    except ValueError:
        raise MeshFileError(
            f"face {index} reads {b' '.join(words)[:60]!r} after {vertices} vertices",
            expected="vertex indices counted from 1, or back from -1",
            remedy="export it again",
        ) from None
    if max(absolute) > ENDLESS:
        raise _absent(index, max(absolute), "the number of vertices")
    return absolute


def _check_forward(faces: Faces, count: int) -> None:
    """Vertices may follow the faces that use them."""
    if len(faces) and faces.max() > count:
        first = int(np.argmax((faces > count).any(axis=1)))
        raise _absent(first, int(faces[first].max()), f"{count}, the number of vertices")


def _absent(face: int, vertex: int, last: str) -> MeshFileError:
    return MeshFileError(
        f"face {face} refers to vertex {vertex}",
        expected=f"indices from 1 to {last}",
        cause="the file was cut short or its vertices were edited",
        remedy="export it again",
    )
