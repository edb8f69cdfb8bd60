"""What a file evidently is, judged by its content alone."""

from __future__ import annotations

import re
import struct

STL_HEADER = 84  # 80 bytes of anything, then the number of triangles as uint32
STL_TRIANGLE = 50  # normal and three corners as float32, two bytes of attributes

# As much of a text as is looked at: comments may come first, data must come soon.
HEAD = 1 << 16


def sniff(data: bytes) -> str | None:
    """The suffix that fits the content, without dot ("stl", "step", "zip" ...), or None when nothing is evident."""
    head = data[:HEAD]
    start = head.lstrip()
    if start.startswith(b"glTF"):
        return "glb"
    if start.startswith(b"PK\x03\x04"):
        return "3mf" if b"3dmodel" in head.lower() or b"3D/" in data[-HEAD:] else "zip"
    if re.match(rb"ply\s", start):
        return "ply"
    if len(data) >= STL_HEADER and len(data) == STL_HEADER + STL_TRIANGLE * struct.unpack_from("<I", data, 80)[0]:
        return "stl"
    return None if b"\0" in head else _text(start)


def _text(start: bytes) -> str | None:
    if start.startswith(b"ISO-10303-21"):
        return "step"
    if start.startswith((b"DBRep_DrawableShape", b"CASCADE Topology")):
        return "brep"
    if re.match(rb"solid\b[\s\S]*?\bfacet\b", start):
        return "stl"
    if re.match(rb"(?:#[^\n]*\n\s*)*C?OFF\b", start):
        return "off"
    if start.startswith(b"{") and b'"asset"' in start:
        return "gltf"
    if re.search(rb"^v[ \t]+[-+.\d]", start, re.MULTILINE) and re.search(rb"^f[ \t]+-?\d", start, re.MULTILINE):
        return "obj"
    return None
