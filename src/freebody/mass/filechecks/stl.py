"""STL: a list of triangles, binary or as text."""

from __future__ import annotations

import re
import struct

from freebody.errors import MeshFileError
from freebody.mass.filechecks.prepared import Limits, Merge, Prepared, too_many_faces, truncated
from freebody.mass.filechecks.sniff import STL_HEADER, STL_TRIANGLE

__all__ = ["check_stl"]


def check_stl(data: bytes, limits: Limits) -> Prepared:
    """Tell binary from text by the length, which the binary header prescribes: its text often begins with "solid"."""
    if len(data) >= STL_HEADER:
        count = struct.unpack_from("<I", data, 80)[0]
        if len(data) == STL_HEADER + STL_TRIANGLE * count:
            return _binary(data, count, limits)
    if data.lstrip()[:5].lower() == b"solid" and b"\0" not in data:
        return _text(data, limits)
    if len(data) < STL_HEADER:
        raise truncated(f"it has {len(data)} bytes", f"at least the {STL_HEADER} bytes of a binary STL header")
    spare = len(data) - STL_HEADER - STL_TRIANGLE * count
    if 0 < spare < STL_TRIANGLE and count > 0:
        prepared = _binary(data[: len(data) - spare], count, limits)
        prepared.notes.append(f"ignored {spare} bytes after the last triangle")
        return prepared
    raise truncated(
        f"its header promises {count} triangles, that is {STL_HEADER + STL_TRIANGLE * count} bytes, "
        f"but it has {len(data)} bytes",
        "a binary STL as long as its header says, or a text that begins with 'solid'",
    )


def _binary(data: bytes, count: int, limits: Limits) -> Prepared:
    if count > limits.faces:
        raise too_many_faces(count, limits)
    return Prepared(data, "stl", at_least=count, merge=Merge.EVERYTHING)


def _text(data: bytes, limits: Limits) -> Prepared:
    text = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    # Names are free text and may hold the very words that the parser looks for.
    text = re.sub(rb"(?im)^[ \t]*(end)?solid\b[^\n]*", rb"\1solid", text)
    # Normals follow from the corners; written ones are often wrong and nobody here needs them.
    text = re.sub(rb"(?i)\bfacet\b[^\n]*", b"facet", text)
    solids = len(re.findall(rb"^solid", text, re.MULTILINE | re.IGNORECASE))
    ends = len(re.findall(rb"^endsolid", text, re.MULTILINE | re.IGNORECASE))
    if solids != ends:
        raise truncated(f"it opens {solids} solids and closes {ends}", "an 'endsolid' for every 'solid'")
    facets = len(re.findall(rb"\bfacet\b", text, re.IGNORECASE))
    corners = len(re.findall(rb"\bvertex\b", text, re.IGNORECASE))
    if corners != 3 * facets:
        raise MeshFileError(
            f"it has {facets} facets and {corners} vertex lines",
            expected="three vertex lines in every facet",
            cause="the file is damaged or was written by hand",
            remedy="export it again",
        )
    if facets > limits.faces:
        raise too_many_faces(facets, limits)
    return Prepared(text, "stl", at_least=max(facets, 1), merge=Merge.EVERYTHING)
