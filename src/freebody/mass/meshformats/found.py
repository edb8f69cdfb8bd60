"""What a format's reader is given and what it hands back."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

import numpy as np
from numpy.typing import NDArray

from freebody.errors import MeshFileError

Array = NDArray[np.float64]
Faces = NDArray[np.int64]

# The note on polygons: how they are cut decides the shape when they are not flat or not convex.
FANS = "polygons were cut into fans of triangles, which is right where they are flat and convex"

# Triangles (and vertices) that a file may place by repeating what it stores: so many anyway, and so many per byte.
# A byte that stores geometry gives at most one triangle, so that only copies come near.
COPIES_FREE = 250_000
COPIES_PER_BYTE = 10


@dataclass(frozen=True)
class Limits:
    """What the caller takes in: ``bytes`` on disk and unpacked, ``faces`` in triangles; ``size``: bytes of the file."""

    bytes: int
    faces: int
    size: int

    def check(self, faces: int, vertices: int = 0) -> None:
        """Raise MeshFileError for more triangles than the caller allows, or than a file of this size can mean."""
        if faces > self.faces or vertices > 3 * max(self.faces, 1):
            raise too_many_faces(max(faces, vertices // 3), self)
        most = COPIES_FREE + COPIES_PER_BYTE * self.size
        if max(faces, vertices) > most:
            raise MeshFileError(
                f"its {self.size} bytes place {faces} faces and {vertices} vertices",
                expected=f"at most {most} of each in a file of this size",
                cause="copies of copies: a file made to exhaust its reader, or a very large assembly",
                remedy="export the assembly as one mesh, for example as STL",
            )


class Merge(Enum):
    """Which equal vertices become one, because the format cannot say that triangles share them."""

    NOTHING = auto()
    EVERYTHING = auto()  # STL: a list of triangles without any connection
    PER_NODE = auto()  # glTF: a vertex is repeated for every normal and texture coordinate it has


@dataclass(frozen=True)
class Piece:
    """Vertices (n, 3) and faces (m, 3); ``transform`` (4, 4) places them; pieces of one ``node`` are merged."""

    vertices: Array
    faces: Faces
    transform: Array | None = None
    node: int = 0


@dataclass(frozen=True)
class Found:
    """The geometry of a file; ``unit`` is the one that the file or its format prescribes."""

    pieces: list[Piece]
    unit: str | None = None
    merge: Merge = Merge.NOTHING
    notes: list[str] = field(default_factory=list)


def too_many_faces(count: int, limits: Limits) -> MeshFileError:
    """The refusal of a file with more faces than the caller allows."""
    return MeshFileError(
        f"it has {count} faces",
        expected=f"at most {limits.faces}",
        remedy="simplify the mesh, or raise max_faces= if there is memory for it",
    )


def truncated(found: str, expected: str) -> MeshFileError:
    """The refusal of a file that ends before its own header says it should."""
    return MeshFileError(
        found,
        expected=expected,
        cause="the file was cut short when it was written or copied, or its header is false",
        remedy="export or download it again",
    )


def unreadable(what: str, words: list[bytes], expected: str) -> MeshFileError:
    """The refusal of a line of text."""
    return MeshFileError(
        f"{what} cannot be read: {b' '.join(words)[:60]!r}", expected=expected, remedy="export it again"
    )
