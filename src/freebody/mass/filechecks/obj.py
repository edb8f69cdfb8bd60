"""OBJ: reduced to its positions and faces, so that no material file is ever opened."""

from __future__ import annotations

import re

from freebody.errors import MeshFileError
from freebody.mass.filechecks.prepared import FANS, Limits, Prepared, too_many_faces

__all__ = ["check_obj"]

GEOMETRY = re.compile(rb"^[ \t]*([vf][ \t][^\n#]*)", re.MULTILINE)


def check_obj(data: bytes, limits: Limits) -> Prepared:
    """Keep ``v`` and ``f``; resolve relative indices, which count back from where they stand in the file."""
    if b"\0" in data:
        raise MeshFileError(
            "it holds zero bytes", expected="text", cause="it is not an OBJ file, or damaged", remedy="export it again"
        )
    text = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").replace(b"\\\n", b" ")
    vertices: list[bytes] = []
    polygons: list[list[int]] = []
    triangles = slivers = 0
    for line in GEOMETRY.findall(text):
        words = line.split()
        if words[0] == b"v":
            vertices.append(_vertex(words, len(vertices)))
        elif len(words) < 4:
            slivers += 1
        else:
            polygons.append(_polygon(words, len(polygons), len(vertices)))
            triangles += len(words) - 3
    if triangles > limits.faces:
        raise too_many_faces(triangles, limits)
    for index, corners in enumerate(polygons):
        if max(corners) > len(vertices):
            raise MeshFileError(
                f"face {index} refers to vertex {max(corners)}",
                expected=f"indices from 1 to {len(vertices)}, the number of vertices",
                cause="the file was cut short or its vertices were edited",
                remedy="export it again",
            )
    notes = [FANS] if triangles > len(polygons) else []
    if slivers:
        # Exporters write loose edges this way; they have no area and bound nothing.
        notes.append(f"left out {slivers} faces with fewer than three corners")
    if re.search(rb"^[ \t]*mtllib\b", text, re.MULTILINE):
        notes.append("materials and textures were not read")
    if re.search(rb"^[ \t]*(?:curv|curv2|surf|cstype)\b", text, re.MULTILINE):
        notes.append("free-form curves and surfaces were not read")
    body = b"\n".join([*vertices, *(b"f " + b" ".join(b"%d" % corner for corner in each) for each in polygons)])
    return Prepared(body + b"\n", "obj", at_least=max(triangles, 1), notes=notes)


def _vertex(words: list[bytes], index: int) -> bytes:
    try:
        for word in words[1:4]:
            float(word)
        if len(words) < 4:
            raise ValueError
    except ValueError:
        raise MeshFileError(
            f"vertex {index + 1} reads {b' '.join(words)[:60]!r}",
            expected="'v' and three numbers",
            remedy="export it again",
        ) from None
    return b"v " + b" ".join(words[1:4])


def _polygon(words: list[bytes], index: int, vertices: int) -> list[int]:
    try:
        corners = [int(word.partition(b"/")[0]) for word in words[1:]]
        absolute = [corner if corner > 0 else corner + vertices + 1 for corner in corners]
        if 0 in corners or min(absolute) < 1:
            raise ValueError
    except ValueError:
        raise MeshFileError(
            f"face {index} reads {b' '.join(words)[:60]!r} after {vertices} vertices",
            expected="vertex indices counted from 1, or back from -1",
            remedy="export it again",
        ) from None
    return absolute
