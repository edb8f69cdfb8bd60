"""The content of 3MF models: objects, components, the build. Read as a stream; no tree is kept in memory."""

from __future__ import annotations

from array import array
from collections import defaultdict
from dataclasses import dataclass, field
from xml.parsers import expat

import numpy as np

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import Array, Limits, Piece, too_many_faces
from freebody.mass.meshformats.text import as_faces, as_vertices

# Models are flat and their assemblies shallow; anything deeper was made to exhaust a reader.
MAX_XML_DEPTH = 64
MAX_ASSEMBLY_DEPTH = 64

# A tag or comment that goes on beyond the bytes at hand is looked at again from its beginning with the next ones: time
# would grow with its square.
MAX_TOKEN = 1 << 20

# Elements that are neither vertices nor triangles: objects, components, materials, metadata.
MAX_OTHER_ELEMENTS = 1_000_000

# Objects that a build may place: so many anyway, and so many per byte of the file. Each has a transform of its own.
COPIES_FREE = 1000
BYTES_PER_COPY = 8

Key = tuple[str, str]  # the part's name, the object's id
Placed = tuple[Key, Array | None]


@dataclass
class Scene:
    """What all parts of one archive contain."""

    units: dict[str, str] = field(default_factory=dict)
    vertices: dict[Key, array[float]] = field(default_factory=lambda: defaultdict(lambda: array("d")))
    triangles: dict[Key, array[int]] = field(default_factory=lambda: defaultdict(lambda: array("q")))
    components: dict[Key, list[Placed]] = field(default_factory=lambda: defaultdict(list))
    build: dict[str, list[Placed]] = field(default_factory=lambda: defaultdict(list))

    def placed(self, root: str, limits: Limits) -> list[Piece]:
        """The triangles of all objects that the build of part ``root`` places. Raises MeshFileError for too many."""
        copies, faces, vertices = self._totals(root)
        limits.check(faces, vertices)
        most = COPIES_FREE + limits.size // BYTES_PER_COPY
        if copies > most:
            raise MeshFileError(
                f"its build places {copies} copies of parts",
                expected=f"at most {most} in a file of {limits.size} bytes",
                cause="components that contain each other many times over",
                remedy="export the parts one by one",
            )
        pieces: list[Piece] = []
        meshes = {key: (as_vertices(self.vertices[key]), as_faces(corners)) for key, corners in self.triangles.items()}
        queue = list(reversed(self.build[root]))
        while queue:
            key, transform = queue.pop()
            if key in meshes:
                pieces.append(Piece(*meshes[key], transform))
            queue += [(child, _combined(transform, inner)) for child, inner in reversed(self.components.get(key, []))]
        return pieces

    def _totals(self, root: str) -> tuple[int, int, int]:
        """Instances, triangles and vertices of the build of part ``root``, without expanding anything."""
        known: dict[Key, tuple[int, int, int]] = {}

        def total(key: Key, depth: int) -> tuple[int, int, int]:
            if depth > MAX_ASSEMBLY_DEPTH:
                raise MeshFileError(
                    f"object {key[1][:60]!r} lies more than {MAX_ASSEMBLY_DEPTH} levels deep",
                    expected="components that form a shallow tree",
                    cause="components that contain each other",
                    remedy="export it again",
                )
            if key not in known:
                below = [total(child, depth + 1) for child, _ in self.components.get(key, [])]
                own = (1, len(self.triangles.get(key, ())) // 3, len(self.vertices.get(key, ())) // 3)
                known[key] = (
                    own[0] + sum(each[0] for each in below),
                    own[1] + sum(each[1] for each in below),
                    own[2] + sum(each[2] for each in below),
                )
            return known[key]

        items = [total(key, 1) for key, _ in self.build[root]]
        return sum(i[0] for i in items), sum(i[1] for i in items), sum(i[2] for i in items)


def _combined(outer: Array | None, inner: Array | None) -> Array | None:
    if outer is None or inner is None:
        return inner if outer is None else outer
    return outer @ inner


class ModelReader:
    """Feeds one model part through expat and fills ``scene``; refuses document types and entities."""

    def __init__(self, scene: Scene, part: str, limits: Limits) -> None:
        self.scene = scene
        self.part = part
        self.limits = limits
        self.depth = 0
        self.fed = 0
        self.others = 0
        self.vertices = 0
        self.triangles = 0
        self.key: Key = (part, "")
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._refuse_doctype
        self.parser.EntityDeclHandler = self._refuse_doctype

    def feed(self, text: bytes) -> None:
        """The next bytes of the part."""
        self._parse(text, False)
        self.fed += len(text)
        if self.fed - self.parser.CurrentByteIndex > MAX_TOKEN:
            raise MeshFileError(
                f"{self.part[:60]!r} has a tag or a comment of more than {MAX_TOKEN} bytes",
                expected="tags of a few numbers",
                cause="a file made to exhaust its reader",
                remedy="export it again",
            )

    def close(self) -> None:
        """No more bytes: the document must be complete."""
        self._parse(b"", True)

    def _parse(self, text: bytes, final: bool) -> None:
        try:
            self.parser.Parse(text, final)
        except expat.ExpatError as problem:
            raise MeshFileError(
                f"{self.part[:60]!r} is not well-formed XML: {problem}",
                expected="a 3MF model",
                remedy="export it again",
            ) from None

    def _refuse_doctype(self, *_: object) -> None:
        raise MeshFileError(
            f"{self.part[:60]!r} declares a document type or entities",
            expected="plain XML, as 3MF prescribes",
            cause="a file made to exhaust its reader or to open other files",
            remedy="do not use this file, or save it again with a CAD program",
        )

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth > MAX_XML_DEPTH:
            raise MeshFileError(f"its XML is nested {self.depth} deep", expected=f"at most {MAX_XML_DEPTH}")
        match name.rpartition(":")[2]:
            case "triangle":
                self.triangles += 1
                self.scene.triangles[self.key].extend(self._whole(attributes, corner) for corner in ("v1", "v2", "v3"))
            case "vertex":
                self.vertices += 1
                self.scene.vertices[self.key].extend(self._number(attributes, axis) for axis in ("x", "y", "z"))
            case other:
                self.others += 1
                self._other(other, attributes)
        if max(self.triangles, self.vertices // 3) > self.limits.faces:
            raise too_many_faces(max(self.triangles, self.vertices // 3), self.limits)
        if self.others > MAX_OTHER_ELEMENTS:
            raise MeshFileError(
                f"it has over {MAX_OTHER_ELEMENTS} elements besides vertices and triangles", remedy="export it again"
            )

    def _other(self, name: str, attributes: dict[str, str]) -> None:
        if name == "model" and self.depth == 1:
            self.scene.units[self.part] = attributes.get("unit", "")
        elif name == "object":
            self.key = (self.part, attributes.get("id", ""))
        elif name in ("component", "item"):
            path = next((value for key, value in attributes.items() if key.rpartition(":")[2] == "path"), None)
            key = (self.part if path is None else path.lstrip("/"), attributes.get("objectid", ""))
            placed = (key, self._transform(attributes.get("transform")))
            if name == "component":
                self.scene.components[self.key].append(placed)
            else:
                self.scene.build[self.part].append(placed)

    def _transform(self, text: str | None) -> Array | None:
        """Twelve numbers: the images of the axes and of the origin, one after the other."""
        if text is None:
            return None
        words = text.split()
        if len(words) != 12:
            raise self._unreadable("transform", text)
        matrix = np.eye(4)
        matrix[:3, :] = np.array([self._number({"transform": word}, "transform") for word in words]).reshape(4, 3).T
        return matrix

    def _number(self, attributes: dict[str, str], name: str) -> float:
        text = attributes.get(name, "")
        try:
            if "_" in text:
                raise ValueError
            return float(text)
        except ValueError:
            raise self._unreadable(name, text) from None

    def _whole(self, attributes: dict[str, str], name: str) -> int:
        text = attributes.get(name, "").strip()
        if not (text.isascii() and text.isdigit() and len(text) < 19):
            raise self._unreadable(name, text)
        return int(text)

    def _unreadable(self, name: str, text: str) -> MeshFileError:
        return MeshFileError(
            f"{self.part[:60]!r} cannot be read: {name} is {text[:60]!r}", expected="numbers", remedy="export it again"
        )

    def _end(self, name: str) -> None:
        self.depth -= 1
