"""The structure of 3MF models: objects, components, the build. Read as a stream; no tree is kept in memory."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from xml.parsers import expat

from freebody.errors import MeshFileError
from freebody.mass.filechecks.prepared import Limits, too_many_faces

__all__ = ["ModelReader", "Scene"]

# Models are flat and their assemblies shallow; anything deeper was made to exhaust a reader.
MAX_XML_DEPTH = 64
MAX_ASSEMBLY_DEPTH = 64

# Elements that are neither vertices nor triangles: objects, components, materials, metadata.
MAX_OTHER_ELEMENTS = 1_000_000

Key = tuple[str, str]  # the part's name, the object's id


@dataclass
class Scene:
    """What all parts of one archive contain."""

    units: dict[str, str] = field(default_factory=dict)
    vertices: dict[Key, int] = field(default_factory=lambda: defaultdict(int))
    triangles: dict[Key, int] = field(default_factory=lambda: defaultdict(int))
    components: dict[Key, list[Key]] = field(default_factory=lambda: defaultdict(list))
    build: dict[str, list[Key]] = field(default_factory=lambda: defaultdict(list))

    def totals(self, root: str) -> tuple[int, int, int]:
        """Instances, triangles and vertices of the build of part ``root``, without expanding anything."""
        known: dict[Key, tuple[int, int, int]] = {}

        def total(key: Key, depth: int) -> tuple[int, int, int]:
            if depth > MAX_ASSEMBLY_DEPTH:
                raise MeshFileError(
                    f"object {key[1]!r} lies more than {MAX_ASSEMBLY_DEPTH} levels deep",
                    expected="components that form a shallow tree",
                    cause="components that contain each other",
                    remedy="export it again",
                )
            if key not in known:
                below = [total(child, depth + 1) for child in self.components.get(key, [])]
                own = (1, self.triangles.get(key, 0), self.vertices.get(key, 0))
                known[key] = (
                    own[0] + sum(each[0] for each in below),
                    own[1] + sum(each[1] for each in below),
                    own[2] + sum(each[2] for each in below),
                )
            return known[key]

        items = [total(key, 1) for key in self.build[root]]
        return sum(i[0] for i in items), sum(i[1] for i in items), sum(i[2] for i in items)


class ModelReader:
    """Feeds one model part through expat and fills ``scene``; refuses document types and entities."""

    def __init__(self, scene: Scene, part: str, limits: Limits) -> None:
        self.scene = scene
        self.part = part
        self.limits = limits
        self.depth = 0
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
                self.scene.triangles[self.key] += 1
            case "vertex":
                self.vertices += 1
                self.scene.vertices[self.key] += 1
            case other:
                self.others += 1
                self._other(other, attributes)
        if self.triangles > self.limits.faces or self.vertices > self.limits.vertices:
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
            target = (self.part if path is None else path.lstrip("/"), attributes.get("objectid", ""))
            if name == "component":
                self.scene.components[self.key].append(target)
            else:
                self.scene.build[self.part].append(target)

    def _end(self, name: str) -> None:
        self.depth -= 1
