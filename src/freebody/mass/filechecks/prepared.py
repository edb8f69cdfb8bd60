"""What a format's check hands to the parser."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from freebody.errors import MeshFileError

__all__ = ["FANS", "Limits", "Merge", "Prepared", "too_many_faces", "truncated"]


# The note on polygons: how they are cut decides the shape when they are not flat or not convex.
FANS = "polygons were cut into fans of triangles, which is right where they are flat and convex"


@dataclass(frozen=True)
class Limits:
    """What the caller is willing to take in: ``bytes`` on disk and unpacked, ``faces`` after triangulation."""

    bytes: int
    faces: int

    @property
    def vertices(self) -> int:
        """As many vertices as triangles without any connection have."""
        return 3 * max(self.faces, 1)


class Merge(Enum):
    """Which equal vertices become one, because the format cannot say that triangles share them."""

    NOTHING = auto()
    EVERYTHING = auto()  # STL: a list of triangles without any connection
    PER_NODE = auto()  # glTF: a vertex is repeated for every normal and texture coordinate it has


@dataclass(frozen=True)
class Prepared:
    """Bytes that were checked and reduced to geometry, and what is known about them.

    ``kind`` is the name of trimesh's parser, ``at_least`` the number of triangles that a complete file gives,
    ``unit`` the unit that the file or its format prescribes.
    """

    data: bytes
    kind: str
    at_least: int = 1
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
