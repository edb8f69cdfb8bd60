"""OFF: counts, then one vertex or one polygon per line."""

from __future__ import annotations

import re
from itertools import pairwise

from freebody.errors import MeshFileError
from freebody.mass.filechecks.prepared import FANS, Limits, Prepared, too_many_faces, truncated

__all__ = ["check_off"]


def check_off(data: bytes, limits: Limits) -> Prepared:
    """Compare the counts with the lines, and every polygon with its own length."""
    text = re.sub(rb"#[^\n]*", b"", data.replace(b"\r\n", b"\n").replace(b"\r", b"\n"))
    opening = re.match(rb"\s*C?OFF\b", text)
    if opening is None or b"\0" in data:
        raise MeshFileError(
            f"it begins with {data[:12]!r}",
            expected="a text that begins with OFF or COFF",
            cause="a binary or higher-dimensional variant of OFF, or no OFF file at all",
            remedy="export it as plain OFF, PLY or STL",
        )
    lines = [line for line in text[opening.end() :].split(b"\n") if line.strip()]
    counts = lines[0].split() if lines else []
    if len(counts) < 2 or not all(word.isdigit() for word in counts[:2]):
        raise MeshFileError(
            f"its counts read {b' '.join(counts)[:60]!r}",
            expected="the numbers of vertices, faces and edges on the line after OFF",
            remedy="export it again",
        )
    vertices, faces = int(counts[0]), int(counts[1])
    if vertices + faces > len(lines) - 1:
        raise truncated(
            f"its header promises {vertices} vertices and {faces} faces, but {len(lines) - 1} lines follow",
            "one line for each",
        )
    polygons = [line.split() for line in lines[1 + vertices : 1 + vertices + faces]]
    triangles = 0
    for index, words in enumerate(polygons):
        corners = int(words[0]) if words[0].isdigit() else -1
        if corners < 3 or len(words) <= corners:
            raise MeshFileError(
                f"face {index} reads {b' '.join(words)[:60]!r}",
                expected="a number of corners, three or more, and as many vertex indices",
                remedy="export it again",
            )
        triangles += corners - 2
    if triangles > limits.faces:
        raise too_many_faces(triangles, limits)
    reduced = [b"OFF", b"%d %d 0" % (vertices, triangles), *lines[1 : 1 + vertices]]
    for words in polygons:
        polygon = words[1 : int(words[0]) + 1]
        reduced += [b" ".join((b"3", polygon[0], *pair)) for pair in pairwise(polygon[1:])]
    notes = [FANS] if triangles > faces else []
    return Prepared(b"\n".join(reduced) + b"\n", "off", at_least=max(triangles, 1), notes=notes)
