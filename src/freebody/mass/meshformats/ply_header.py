"""The header of a PLY file: which elements there are, how many, and what their rows consist of."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import numpy as np

from freebody.errors import MeshFileError

TYPES = {
    "char": "i1", "int8": "i1", "uchar": "u1", "uint8": "u1", "short": "i2", "int16": "i2", "ushort": "u2",
    "uint16": "u2", "int": "i4", "int32": "i4", "uint": "u4", "uint32": "u4", "int64": "i8", "uint64": "u8",
    "float": "f4", "float32": "f4", "double": "f8", "float64": "f8",
}  # fmt: skip

# A header is a few lines; one that does not end within this many bytes is not a header.
HEADER_LIMIT = 1 << 20


@dataclass(frozen=True)
class Element:
    """Rows of one kind: ``properties`` are (name, dtype of the length or None, dtype of the value)."""

    name: str
    count: int
    properties: list[tuple[str, str | None, str]] = field(default_factory=list)

    def least_row(self, *, binary: bool) -> int:
        """The fewest bytes that one row can take."""
        if binary:
            return sum(np.dtype(length or value).itemsize for _, length, value in self.properties)
        return 2 * len(self.properties)  # a digit and a separator each


def read_header(data: bytes) -> tuple[list[Element], str, int]:
    """The elements, the byte order ("" for text) and where the rows start."""
    end = re.search(rb"^end_header[ \t]*(?:\r\n|\n|\r)", data[:HEADER_LIMIT], re.MULTILINE)
    try:
        if end is None:
            raise ValueError("end_header is missing")
        lines = data[: end.start()].decode("ascii", "replace").split("\n" if b"\n" in data[: end.start()] else "\r")
        if lines[0].strip() != "ply":
            raise ValueError("the first line is not 'ply'")
        elements: list[Element] = []
        order: str | None = None
        for line in lines[1:]:
            match line.split():
                case ["format", "ascii", *_]:
                    order = ""
                case ["format", "binary_little_endian", *_]:
                    order = "<"
                case ["format", "binary_big_endian", *_]:
                    order = ">"
                case ["element", name, count]:
                    if not count.isdigit():
                        raise ValueError(f"element {name} has the count {count[:30]!r}")
                    elements.append(Element(name, int(count)))
                case ["property", "list", length, value, name]:
                    elements[-1].properties.append((name, TYPES[length], TYPES[value]))
                case ["property", value, name]:
                    elements[-1].properties.append((name, None, TYPES[value]))
                case [] | ["comment" | "obj_info", *_]:
                    pass
                case _:
                    raise ValueError(f"a line reads {line[:60]!r}")
        if order is None:
            raise ValueError("no known format is named")
        for element in elements:
            if element.count and not element.properties:
                raise ValueError(f"element {element.name} has no properties")
            if len({name for name, _, _ in element.properties}) < len(element.properties):
                raise ValueError(f"element {element.name} has two properties of one name")
        if len({element.name for element in elements}) < len(elements):
            raise ValueError("two elements have one name")
    except (ValueError, KeyError, IndexError) as problem:
        raise MeshFileError(
            f"its PLY header cannot be read: {str(problem) or type(problem).__name__}",
            expected="'ply', a format, elements with counts and typed properties, 'end_header'",
            remedy="export it again",
        ) from None
    return elements, order, end.end()
