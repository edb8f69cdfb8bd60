"""PLY: a header of named elements, then their rows as text or binary."""

from __future__ import annotations

import struct

import numpy as np

from freebody.errors import MeshFileError
from freebody.mass.filechecks.ply_header import Element, compose_header, read_header
from freebody.mass.filechecks.prepared import FANS, Limits, Prepared, too_many_faces, truncated

__all__ = ["check_ply"]

# Number types as the struct module calls them.
CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}


Rows = list[list[tuple[float, ...]]]


def check_ply(data: bytes, limits: Limits) -> Prepared:
    """Compare every declared count with the bytes that are there, and reduce the file to positions and polygons."""
    elements, order, start = read_header(data)
    room = len(data) - start + 1  # the last line of a text may lack its end
    need = sum(element.count * element.least_row(binary=order != "") for element in elements)
    if need > room:
        promised = ", ".join(f"{element.count} {element.name}" for element in elements)
        raise truncated(
            f"its header promises {promised}: at least {need} bytes, but {room - 1} follow", "as many rows as promised"
        )
    named = {element.name: element for element in elements}
    for name in ("vertex", "face"):
        if named.get(name) is None or named[name].count == 0:
            raise MeshFileError(
                f"it has no {name} element",
                expected="vertices and faces",
                cause="a point cloud, or an empty export",
                remedy="export the surface as triangles",
            )
    if named["face"].count > limits.faces:
        raise too_many_faces(named["face"].count, limits)
    scalars = [name for name, length, _ in named["vertex"].properties if length is None]
    if not {"x", "y", "z"} <= set(scalars):
        raise MeshFileError(
            f"its vertices have the properties {scalars[:9]}", expected="x, y and z", remedy="export it again"
        )
    _corners(named["face"])
    body = data[start:]
    prepared = _binary(body, elements, order, []) if order else _text(body, elements, [])
    if prepared.at_least > limits.faces:
        raise too_many_faces(prepared.at_least, limits)
    if prepared.at_least > named["face"].count:
        prepared.notes.append(FANS)
    return prepared


def _text(body: bytes, elements: list[Element], notes: list[str]) -> Prepared:
    lines = [line for line in body.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n") if line.strip()]
    triangles = at = 0
    for element in elements:
        rows = lines[at : at + element.count]
        if len(rows) < element.count:
            raise truncated(f"it holds {len(rows)} of {element.count} rows of {element.name}", "all of them")
        for index, row in enumerate(rows):
            sizes = _text_lists(row.split(), element, index)
            triangles += _triangles(sizes, element, index)
        at += element.count
    return Prepared(compose_header("ascii", elements) + b"\n".join(lines[:at]) + b"\n", "ply", triangles, notes=notes)


def _text_lists(words: list[bytes], element: Element, index: int) -> dict[str, int]:
    """The length of every list of a row that is exactly as long as its own lists say."""
    at = 0
    sizes = {}
    for name, length, _ in element.properties:
        if length is not None:
            size = int(words[at]) if at < len(words) and words[at].isdigit() else len(words)
            sizes[name] = size
            at += size
        at += 1
    if at != len(words):
        raise MeshFileError(
            f"row {index} of {element.name} reads {b' '.join(words)[:60]!r}",
            expected="one value per property, and as many values in a list as its first number says",
            remedy="export it again",
        )
    return sizes


def _binary(body: bytes, elements: list[Element], order: str, notes: list[str]) -> Prepared:
    """Rows of equal size pass as they are; polygons of mixed size, which trimesh cannot read, go on as text."""
    at = 0
    starts = {}
    mixed: Rows | None = None
    triangles = 0
    for element in elements:
        starts[element.name] = at
        sizes, size = _uniform(body, at, element, order)
        if sizes is not None:
            triangles += element.count * _triangles(sizes, element, 0)
            at += size
            continue
        rows, at = _walk(body, at, element, order)
        if element.name == "face":
            mixed = rows
            for index, row in enumerate(rows):
                lists = zip(element.properties, row, strict=True)
                triangles += _triangles({p[0]: len(v) for p, v in lists if p[1] is not None}, element, index)
    if at < len(body):
        notes.append(f"ignored {len(body) - at} bytes after the last element")
    if mixed is None:
        name = {"<": "binary_little_endian", ">": "binary_big_endian"}[order]
        return Prepared(compose_header(name, elements) + body[:at], "ply", triangles, notes=notes)
    return _as_text(body, elements, order, starts["vertex"], mixed, triangles, notes)


def _uniform(body: bytes, at: int, element: Element, order: str) -> tuple[dict[str, int] | None, int]:
    """List lengths of the first row, and all bytes of the element, if every row is like the first; else None."""
    sizes: dict[str, int] = {}
    fields: list[tuple[str, str, tuple[int, ...]]] = []
    row = 0
    for name, length, value in element.properties:
        if length is not None and element.count:
            if at + row + np.dtype(length).itemsize > len(body):
                return None, 0
            sizes[name] = int(np.frombuffer(body, order + length, 1, at + row)[0])
            fields.append((f"{name} length", order + length, ()))
            row += np.dtype(length).itemsize
        if sizes.get(name, 1) < 0 or at + row + sizes.get(name, 1) * np.dtype(value).itemsize > len(body):
            return None, 0
        fields.append((name, order + value, (sizes[name],) if name in sizes else ()))
        row += sizes.get(name, 1) * np.dtype(value).itemsize
    if at + element.count * row > len(body):
        return None, 0
    table = np.frombuffer(body, np.dtype(fields), element.count, at)
    if any(np.any(table[f"{name} length"] != size) for name, size in sizes.items()):
        return None, 0
    return sizes, element.count * row


def _walk(body: bytes, at: int, element: Element, order: str) -> tuple[Rows, int]:
    """Every row of an element whose rows differ in size, and where the next element starts."""
    rows: Rows = []
    try:
        for _ in range(element.count):
            row: list[tuple[float, ...]] = []
            for _, length, value in element.properties:
                size = 1
                if length is not None:
                    size = int(struct.unpack_from(order + CODES[length], body, at)[0])
                    at += np.dtype(length).itemsize
                if size < 0 or at + size * np.dtype(value).itemsize > len(body):
                    raise struct.error
                row.append(struct.unpack_from(f"{order}{size}{CODES[value]}", body, at))
                at += size * np.dtype(value).itemsize
            rows.append(row)
    except struct.error:
        raise truncated(f"it ends in row {len(rows)} of {element.count} of {element.name}", "all rows") from None
    return rows, at


def _as_text(
    body: bytes,
    elements: list[Element],
    order: str,
    start: int,
    rows: Rows,
    triangles: int,
    notes: list[str],
) -> Prepared:
    vertex, face = (next(e for e in elements if e.name == name) for name in ("vertex", "face"))
    if any(length is not None for _, length, _ in vertex.properties):
        raise MeshFileError("its vertices have lists", expected="plain numbers", remedy="export positions only")
    table = np.frombuffer(body, [(name, order + value) for name, _, value in vertex.properties], vertex.count, start)
    xyz = np.column_stack([table[axis].astype(np.float64) for axis in "xyz"])
    at = [name for name, _, _ in face.properties].index(_corners(face))
    plain = [
        Element("vertex", vertex.count, [(axis, None, "f8") for axis in "xyz"]),
        Element("face", face.count, [("vertex_indices", "i4", "i8")]),
    ]
    lines = [" ".join(map(repr, point)) for point in xyz.tolist()]
    lines += [" ".join(str(int(value)) for value in (len(row[at]), *row[at])) for row in rows]
    return Prepared(compose_header("ascii", plain) + "\n".join(lines).encode() + b"\n", "ply", triangles, notes=notes)


def _corners(face: Element) -> str:
    """The name of the list that holds a face's corners."""
    lists = [name for name, length, _ in face.properties if length is not None]
    for name in ("vertex_indices", "vertex_index"):
        if name in lists:
            return name
    raise MeshFileError(
        f"its faces have the lists {lists}", expected="a list named vertex_indices", remedy="export it again"
    )


def _triangles(sizes: dict[str, int], element: Element, index: int) -> int:
    if element.name != "face":
        return 0
    corners = sizes[_corners(element)]
    if corners < 3:
        raise MeshFileError(
            f"face {index} has {corners} corners", expected="three or more", remedy="remove loose edges, export again"
        )
    return corners - 2
