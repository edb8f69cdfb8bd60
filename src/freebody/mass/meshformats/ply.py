"""PLY: a header of named elements, then their rows as text or binary.

Rows of other elements than vertices and faces are passed over, and those behind both are not looked at.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable

import numpy as np

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import (
    FANS,
    Array,
    Faces,
    Found,
    Limits,
    Piece,
    truncated,
    unreadable,
)
from freebody.mass.meshformats.ply_header import Element, read_header
from freebody.mass.meshformats.text import add_fan, as_faces, as_vertices, lines, point, whole

# Number types as the struct module calls them.
CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}

AXES = ("x", "y", "z")


def read_ply(data: bytes, limits: Limits) -> Found:
    """Compare every declared count with the bytes that are there, then read positions and polygons."""
    elements, order, start = read_header(data)
    room = len(data) - start + 1  # the last line of a text may lack its end
    need = sum(element.count * element.least_row(binary=order != "") for element in elements)
    if need > room:
        promised = ", ".join(f"{element.count} {element.name}" for element in elements)
        raise truncated(
            f"its header promises {promised[:200]}: at least {need} bytes, but {room - 1} follow",
            "as many rows as promised",
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
    limits.check(named["face"].count)
    scalars = [name for name, length, _ in named["vertex"].properties if length is None]
    if not {*AXES} <= set(scalars):
        raise MeshFileError(
            f"its vertices have the properties {scalars[:9]}", expected="x, y and z", remedy="export it again"
        )
    _corners(named["face"])
    # Behind the last of the two nothing matters.
    last = max(elements.index(named["vertex"]), elements.index(named["face"]))
    vertices, faces, notes = (_binary if order else _text)(data, start, elements[: last + 1], order, limits)
    if len(faces) > named["face"].count:
        notes.append(FANS)
    return Found([Piece(vertices, faces)], notes=notes)


def _corners(face: Element) -> str:
    """The name of the list that holds a face's corners."""
    lists = [name for name, length, value in face.properties if length is not None and value[0] != "f"]
    for name in ("vertex_indices", "vertex_index"):
        if name in lists:
            return name
    raise MeshFileError(
        f"its faces have the lists {lists[:9]}",
        expected="a list of whole numbers named vertex_indices",
        remedy="export it again",
    )


def _few(index: int, corners: int) -> MeshFileError:
    return MeshFileError(
        f"face {index} has {corners} corners", expected="three or more", remedy="remove loose edges, export again"
    )


# --- text ------------------------------------------------------------------------------------------------------------


def _text(
    data: bytes, start: int, elements: list[Element], order: str, limits: Limits
) -> tuple[Array, Faces, list[str]]:
    vertices, faces = array("d"), array("q")
    rows = lines(data, start)
    for element in elements:
        take = {"vertex": _text_vertex(element, vertices), "face": _text_face(element, faces, limits)}.get(element.name)
        index = -1
        # The count goes first: a row that is taken from the lines must not get lost.
        for index, row in zip(range(element.count), rows, strict=False):
            if take is not None:
                take(index, row.split())
        if index + 1 < element.count:
            raise truncated(f"it holds {index + 1} of {element.count} rows of {element.name}", "all of them")
    return as_vertices(vertices), as_faces(faces), []


def _text_vertex(element: Element, vertices: array[float]) -> Callable[[int, list[bytes]], None]:
    places = [at for axis in AXES for at, part in enumerate(element.properties) if part[0] == axis]
    plain = all(length is None for _, length, _ in element.properties)

    def take(index: int, words: list[bytes]) -> None:
        values = words
        if not plain or len(words) != len(element.properties):
            values = [first[0] for first in _parts(words, element, index)]
        try:
            vertices.extend(point([values[at] for at in places]))
        except ValueError:
            raise unreadable(f"row {index} of {element.name}", words, "numbers") from None

    return take


def _text_face(element: Element, faces: array[int], limits: Limits) -> Callable[[int, list[bytes]], None]:
    names = [name for name, _, _ in element.properties]
    place = names.index(_corners(element)) if element.name == "face" else 0

    def take(index: int, words: list[bytes]) -> None:
        corners = _parts(words, element, index)[place]
        if len(corners) < 3:
            raise _few(index, len(corners))
        try:
            add_fan(faces, [whole(word) for word in corners])
        except ValueError:
            raise unreadable(f"row {index} of {element.name}", words, "vertex numbers") from None
        limits.check(len(faces) // 3)

    return take


def _parts(words: list[bytes], element: Element, index: int) -> list[list[bytes]]:
    """The values of every property of a row that is exactly as long as its own lists say."""
    at = 0
    parts = []
    for _, length, _ in element.properties:
        size = 1
        if length is not None:
            word = words[at] if at < len(words) else b""
            size = int(word) if word.isdigit() and len(word) < 19 else len(words)
            at += 1
        parts.append(words[at : at + size])
        at += size
    if at != len(words):
        raise MeshFileError(
            f"row {index} of {element.name} reads {b' '.join(words)[:60]!r}",
            expected="one value per property, and as many values in a list as its first number says",
            remedy="export it again",
        )
    return parts


# --- binary ----------------------------------------------------------------------------------------------------------


def _binary(
    data: bytes, at: int, elements: list[Element], order: str, limits: Limits
) -> tuple[Array, Faces, list[str]]:
    vertices, faces = np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64)
    for element in elements:
        table = _uniform(data, at, element, order)
        if table is not None:
            at += table.nbytes
            if element.name == "vertex":
                vertices = np.column_stack([table[axis].astype(np.float64) for axis in AXES])
            elif element.name == "face":
                faces = _fans(table[_corners(element)], limits)
            continue
        polygons, at = _walk(data, at, element, order, limits)
        if element.name == "face":
            faces = as_faces(polygons)
        elif element.name == "vertex":
            raise MeshFileError("its vertices have lists", expected="plain numbers", remedy="export positions only")
    return vertices, faces, [f"ignored {len(data) - at} bytes after the faces"] if at < len(data) else []


def _uniform(data: bytes, at: int, element: Element, order: str) -> np.ndarray | None:
    """All rows of the element as a view, if every row has lists as long as the first; else None."""
    sizes: dict[str, int] = {}
    fields: list[tuple[str, str, tuple[int, ...]]] = []
    row = 0
    for number, (name, length, value) in enumerate(element.properties):
        size = 1
        if length is not None:
            if not element.count or at + row + np.dtype(length).itemsize > len(data):
                return None
            size = int(np.frombuffer(data, order + length, 1, at + row)[0])
            sizes[f"length {number}"] = size
            fields.append((f"length {number}", order + length, ()))
            row += np.dtype(length).itemsize
        row += size * np.dtype(value).itemsize
        if size < 0 or at + row > len(data):
            return None
        fields.append((name, order + value, () if length is None else (size,)))
    # The longest row that NumPy describes has as many bytes as a C int counts.
    if at + element.count * row > len(data) or row >= 2**31:
        return None
    table = np.frombuffer(data, np.dtype(fields), element.count, at)
    return None if any(np.any(table[name] != size) for name, size in sizes.items()) else table


def _fans(corners: np.ndarray, limits: Limits) -> Faces:
    count, size = corners.shape
    if size < 3:
        raise _few(0, size)
    limits.check(count * (size - 2))
    fans = np.empty((count, size - 2, 3), dtype=np.int64)
    fans[:, :, 0] = corners[:, :1]
    fans[:, :, 1] = corners[:, 1:-1]
    fans[:, :, 2] = corners[:, 2:]
    return fans.reshape(-1, 3)


def _walk(data: bytes, at: int, element: Element, order: str, limits: Limits) -> tuple[array[int], int]:
    """The polygons of faces whose rows differ in size (none of other elements), and where the next element starts."""
    faces = array("q")
    wanted = _corners(element) if element.name == "face" else None
    lengths = [None if length is None else struct.Struct(order + CODES[length]) for _, length, _ in element.properties]
    values = [(name == wanted, CODES[value], np.dtype(value).itemsize) for name, _, value in element.properties]
    index = 0
    try:
        for index in range(element.count):
            for length, (kept, code, width) in zip(lengths, values, strict=True):
                size = 1
                if length is not None:
                    (size,) = length.unpack_from(data, at)
                    at += length.size
                if size < 0 or at + size * width > len(data) or size != int(size):
                    raise struct.error
                size = int(size)
                if kept:
                    if size < 3:
                        raise _few(index, size)
                    limits.check(len(faces) // 3 + size - 2)
                    add_fan(faces, struct.unpack_from(f"{order}{size}{code}", data, at))
                at += size * width
    except (struct.error, OverflowError, ValueError) as problem:
        if isinstance(problem, MeshFileError):
            raise
        raise truncated(f"it ends in row {index} of {element.count} of {element.name}", "all rows") from None
    return faces, at
