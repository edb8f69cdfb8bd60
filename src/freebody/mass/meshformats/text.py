"""Texts in pieces: lines and numbers without a copy of the whole."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence

import numpy as np

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import Array, Faces

# Bytes that are taken at a time. No single call works on more, so that Ctrl-C is answered between them.
PIECE = 1 << 20

# Bytes of a line: a polygon of a hundred thousand corners has fewer.
MAX_LINE = 1 << 20


def lines(data: bytes, start: int = 0) -> Iterator[bytes]:
    """The lines of ``data`` from ``start`` that are not blank, whichever of the three line ends they have."""
    at = start
    while at < len(data):
        piece = data[at : at + PIECE]
        if at + PIECE < len(data):
            cut = 1 + max(piece.rfind(b"\n"), piece.rfind(b"\r"))
            if not cut:
                raise MeshFileError(
                    f"it has a line of more than {MAX_LINE} bytes",
                    expected="a text with lines",
                    cause="a file made to exhaust its reader, or no text at all",
                    remedy="export it again",
                )
            piece = piece[:cut]
        at += len(piece)
        for line in piece.replace(b"\r", b"\n").split(b"\n"):
            if line and not line.isspace():
                yield line


def point(words: Sequence[bytes]) -> tuple[float, float, float]:
    """Three numbers. Raises ValueError."""
    if len(words) < 3 or b"_" in words[0] + words[1] + words[2]:  # underscores are Python's own
        raise ValueError
    return float(words[0]), float(words[1]), float(words[2])


def whole(word: bytes) -> int:
    """A whole number of at most 18 digits. Raises ValueError."""
    if len(word) > 18 or b"_" in word:
        raise ValueError
    return int(word)


def add_fan(faces: array[int], corners: Sequence[int]) -> None:
    """Add a polygon as triangles around its first corner."""
    if len(corners) == 3:
        faces.extend(corners)
        return
    first = corners[0]
    for k in range(1, len(corners) - 1):
        faces.extend((first, corners[k], corners[k + 1]))


def as_vertices(numbers: array[float]) -> Array:
    """The numbers as rows of three, not copied."""
    return np.frombuffer(numbers, dtype=np.float64).reshape(-1, 3) if numbers else np.zeros((0, 3))


def as_faces(numbers: array[int]) -> Faces:
    """The numbers as rows of three, not copied."""
    return np.frombuffer(numbers, dtype=np.int64).reshape(-1, 3) if numbers else np.zeros((0, 3), dtype=np.int64)
