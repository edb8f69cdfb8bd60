"""STL: a list of triangles, binary or as text."""

from __future__ import annotations

import struct
from array import array

import numpy as np

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import Array, Found, Limits, Merge, Piece, truncated, unreadable
from freebody.mass.meshformats.sniff import HEAD, STL_HEADER, STL_TRIANGLE
from freebody.mass.meshformats.text import as_vertices, lines, point

# A triangle in a binary file: normal, three corners, a number that nobody uses.
ROW = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])


def read_stl(data: bytes, limits: Limits) -> Found:
    """Tell binary from text by the length, which the binary header prescribes: its text often begins with "solid"."""
    if len(data) >= STL_HEADER:
        count = struct.unpack_from("<I", data, 80)[0]
        if len(data) == STL_HEADER + STL_TRIANGLE * count:
            return _binary(data, count, limits)
    if data[:HEAD].lstrip()[:5].lower() == b"solid" and b"\0" not in data:
        return _text(data, limits)
    if len(data) < STL_HEADER:
        raise truncated(f"it has {len(data)} bytes", f"at least the {STL_HEADER} bytes of a binary STL header")
    spare = len(data) - STL_HEADER - STL_TRIANGLE * count
    if 0 < spare < STL_TRIANGLE and count > 0:
        found = _binary(data, count, limits)
        found.notes.append(f"ignored {spare} bytes after the last triangle")
        return found
    raise truncated(
        f"its header promises {count} triangles, that is {STL_HEADER + STL_TRIANGLE * count} bytes, "
        f"but it has {len(data)} bytes",
        "a binary STL as long as its header says, or a text that begins with 'solid'",
    )


def _binary(data: bytes, count: int, limits: Limits) -> Found:
    limits.check(count)
    return _loose(np.frombuffer(data, ROW, count, STL_HEADER)["corners"].astype(np.float64).reshape(-1, 3))


def _loose(corners: Array) -> Found:
    faces = np.arange(len(corners), dtype=np.int64).reshape(-1, 3)
    return Found([Piece(corners, faces)], merge=Merge.EVERYTHING)


def _text(data: bytes, limits: Limits) -> Found:
    """Only corners count: normals follow from them, and names are free text that may hold any word."""
    corners = array("d")
    solids = ends = facets = 0
    bad: list[bytes] | None = None
    for line in lines(data):
        words = line.split()
        match words[0].lower():
            case b"vertex":
                bad = bad or _bad(corners, words)
            case b"facet":
                facets += 1
                limits.check(facets)
            case b"solid":
                solids += 1
            case b"endsolid":
                ends += 1
            case b"outer":
                # Some writers go on in the same line.
                where = [at for at, word in enumerate(words) if word.lower() == b"vertex"]
                for at in where:
                    bad = bad or _bad(corners, words[at : at + 4])
    if solids != ends:
        raise truncated(f"it opens {solids} solids and closes {ends}", "an 'endsolid' for every 'solid'")
    if bad is not None:
        raise unreadable(f"vertex line {len(corners) // 3 + 1}", bad, "'vertex' and three numbers")
    if len(corners) != 9 * facets:
        raise MeshFileError(
            f"it has {facets} facets and {len(corners) // 3} vertex lines",
            expected="three vertex lines in every facet",
            cause="the file is damaged or was written by hand",
            remedy="export it again",
        )
    return _loose(as_vertices(corners))


def _bad(corners: array[float], words: list[bytes]) -> list[bytes] | None:
    """Add a vertex; returns the words if they are not one."""
    try:
        corners.extend(point(words[1:]))
    except ValueError:
        return words
    return None
