"""OFF: counts, then one vertex or one polygon per line."""

from __future__ import annotations

import re
from array import array

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import FANS, Found, Limits, Piece, truncated, unreadable
from freebody.mass.meshformats.sniff import HEAD
from freebody.mass.meshformats.text import add_fan, as_faces, as_vertices, lines, point, whole

OPENING = re.compile(rb"(?:\s|#[^\n]*\n)*C?OFF\b")


def read_off(data: bytes, limits: Limits) -> Found:
    """Compare the counts with the lines, and every polygon with its own length."""
    opening = OPENING.match(data[:HEAD])
    if opening is None or b"\0" in data:
        raise MeshFileError(
            f"it begins with {data[:12]!r}",
            expected="a text that begins with OFF or COFF",
            cause="a binary or higher-dimensional variant of OFF, or no OFF file at all",
            remedy="export it as plain OFF, PLY or STL",
        )
    rows = filter(None, (line.partition(b"#")[0].split() for line in lines(data, opening.end())))
    counts = next(rows, [])
    if len(counts) < 2 or not all(word.isdigit() and len(word) < 19 for word in counts[:2]):
        raise MeshFileError(
            f"its counts read {b' '.join(counts)[:60]!r}",
            expected="the numbers of vertices, faces and edges on the line after OFF",
            remedy="export it again",
        )
    promised, polygons = int(counts[0]), int(counts[1])
    vertices, faces = array("d"), array("q")
    last = -1
    for last, words in enumerate(rows):
        if last >= promised + polygons:
            break
        if last < promised:
            try:
                vertices.extend(point(words))
            except ValueError:
                raise unreadable(f"vertex {last}", words, "three numbers") from None
        else:
            add_fan(faces, _polygon(words, last - promised))
            limits.check(len(faces) // 3)
    else:
        if last + 1 < promised + polygons:
            raise truncated(
                f"its header promises {promised} vertices and {polygons} faces, but {last + 1} lines follow",
                "one line for each",
            )
    notes = [FANS] if len(faces) // 3 > polygons else []
    return Found([Piece(as_vertices(vertices), as_faces(faces))], notes=notes)


def _polygon(words: list[bytes], index: int) -> list[int]:
    corners = int(words[0]) if words[0].isdigit() and len(words[0]) < 19 else -1
    if corners < 3 or len(words) <= corners:
        raise MeshFileError(
            f"face {index} reads {b' '.join(words)[:60]!r}",
            expected="a number of corners, three or more, and as many vertex indices",
            remedy="export it again",
        )
    try:
        return [whole(word) for word in words[1 : corners + 1]]
    except ValueError:
        raise unreadable(f"face {index}", words, "vertex indices") from None
