"""Shapes in scenes."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Literal

import numpy as np
from pydantic import StrictInt

from freebody.errors import InputError
from freebody.mass.cad import Cad
from freebody.mass.compound import Compound, Part
from freebody.mass.convex_parts import MOST_PARTS, ConvexParts
from freebody.mass.heightfield import Heightfield
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.samples import sample_names
from freebody.mass.shape import Shape
from freebody.registry import SHAPES as WORDS
from freebody.registry import classes
from freebody.scene.elements import ElementForm, NameOf, element_form, form_of
from freebody.scene.forms import Form, Name, number, numbers, rows, tagged
from freebody.scene.pose import Orientation
from freebody.scene.site import Site

Lengths = numbers("a length", "m")
Points = rows("a point", "m")
Mass = number("a mass", "kg")
Density = number("a density", "kg/m^3", "kg/m^2")


class ShapeForm(ElementForm):
    """A shape, perhaps of another shape."""

    @classmethod
    def written(cls, key: str, value: Any, name_of: NameOf) -> Any:
        """With the form of the other shape."""
        return form_of(value, SHAPES) if isinstance(value, Shape) else super().written(key, value, name_of)


class PartForm(Form):
    """A shape in a compound, with its place and its density (negative: a void) or mass.

    As on a body, ``position`` is the centre of mass and ``origin`` where the origin of the shape frame goes.
    """

    shape: AnyShape
    density: Density | None = None
    mass: Mass | None = None
    position: Lengths | None = None
    origin: Lengths | None = None
    orientation: Orientation | None = None


class CompoundForm(Form):
    """Shapes fixed together."""

    makes: ClassVar[type[Shape]] = Compound
    type: Literal["compound"]
    parts: list[PartForm]

    def build(self, site: Site, find: Any = None) -> Shape:
        """The compound of the built parts."""
        return Compound([Part(part.shape.build(site), **part.arguments("shape")) for part in self.parts])

    @classmethod
    def of(cls, shape: Any) -> CompoundForm:
        """With the forms of its parts."""
        names = ("density", "mass", "origin", "orientation")
        parts = [
            PartForm(shape=form_of(part.shape, SHAPES), **{name: getattr(part, name) for name in names})
            for part in shape.parts
        ]
        return cls(type="compound", parts=parts)


class MeshForm(Form):
    """A closed surface: a ``file`` (with the ``unit`` of its numbers), a ``sample`` mesh, or its triangles."""

    makes: ClassVar[type[Shape]] = Mesh
    type: Literal["mesh"]
    file: Name | None = None
    unit: Name | None = None
    sample: Name | None = None
    vertices: Points | None = None
    faces: list[tuple[StrictInt, StrictInt, StrictInt]] | None = None
    notes: tuple[str, ...] | None = None

    def build(self, site: Site, find: Any = None) -> Shape:
        """The mesh, read once for all worlds."""
        if sum(source is not None for source in (self.file, self.sample, self.vertices)) != 1:
            raise InputError("a mesh from " + self._sources(), expected="one of file, sample, or vertices with faces")
        if self.vertices is not None:
            return Mesh(np.array(self.vertices), _whole(self.faces), notes=self.notes or ())
        key = (self.file, self.unit, self.sample)
        if key not in site.shapes:
            read = Mesh.sample(self.sample) if self.sample else Mesh.load(site.file(str(self.file)), unit=self.unit)
            site.shapes[key] = read
        mesh: Mesh = site.shapes[key]
        return mesh

    def _sources(self) -> str:
        return ", ".join(n for n in ("file", "sample", "vertices") if getattr(self, n) is not None) or "nowhere"

    @classmethod
    def of(cls, shape: Any) -> MeshForm:
        """The name of a sample, or the triangles."""
        for name, sample in _samples().items():
            if np.array_equal(sample.vertices, shape.vertices) and np.array_equal(sample.faces, shape.faces):
                return cls(type="mesh", sample=name)
        faces = shape.faces.tolist()
        return cls(type="mesh", vertices=shape.vertices.tolist(), faces=faces, notes=shape.notes or None)


class HeightfieldForm(Form):
    """A block with a flat ``base`` whose top has ``heights`` at points ``spacing`` apart: one row for each x."""

    makes: ClassVar[type[Shape]] = Heightfield
    type: Literal["heightfield"]
    heights: list[numbers("a height", "m", length=None)]
    spacing: number("a length", "m")
    base: number("a height", "m") | None = None

    def build(self, site: Site, find: Any = None) -> Shape:
        """Of the given numbers."""
        return Heightfield(self.heights, self.spacing, base=self.base)

    @classmethod
    def of(cls, shape: Any) -> HeightfieldForm:
        """With all its numbers."""
        return cls(type="heightfield", heights=shape.heights.tolist(), spacing=shape.spacing, base=shape.base)


class ConvexPartsForm(Form):
    """A ``shape`` that touches as convex ``parts``; left out, it is cut into at most ``most``: see ``threshold``."""

    makes: ClassVar[type[Shape]] = ConvexParts
    type: Literal["convex_parts"]
    shape: AnyShape
    parts: list[MeshForm] | None = None
    most: StrictInt | None = None
    threshold: number("a fraction", "") | None = None

    def build(self, site: Site, find: Any = None) -> Shape:
        """Cut once for all worlds; or put together again."""
        if self.parts is not None:
            if self.arguments("type", "shape", "parts"):
                raise InputError("convex parts together with how to cut them", expected="one of the two")
            if len(self.parts) > MOST_PARTS:
                raise InputError(f"{len(self.parts)} parts", expected=f"at most {MOST_PARTS}")
            return ConvexParts(self.shape.build(site), [part.build(site).mesh() for part in self.parts])
        key = ("convex_parts", self.model_dump_json())
        if key not in site.shapes:
            site.shapes[key] = ConvexParts.of(self.shape.build(site), **self.arguments("type", "shape"))
        cut: ConvexParts = site.shapes[key]
        return cut

    @classmethod
    def of(cls, shape: Any) -> ConvexPartsForm:
        """With the forms of shape and parts."""
        parts = [MeshForm.of(part) for part in shape.parts]
        return cls(type="convex_parts", shape=form_of(shape.shape, SHAPES), parts=parts)


class CadForm(Form):
    """The solids of a STEP or BREP ``file``; or, as a program writes it, what the CAD kernel found in one."""

    makes: ClassVar[type[Shape]] = Cad
    type: Literal["cad"]
    file: Name | None = None
    unit: Name | None = None
    fineness: number("a fraction", "") | None = None
    volume: number("a volume", "m^3") | None = None
    centroid: Lengths | None = None
    second_moment: rows("a second moment of volume", "m^5", count=3) | None = None
    bounds: rows("a corner", "m", count=2) | None = None
    vertices: Points | None = None
    faces: list[tuple[StrictInt, StrictInt, StrictInt]] | None = None
    notes: tuple[str, ...] | None = None

    def build(self, site: Site, find: Any = None) -> Shape:
        """Read by the CAD kernel, once for all worlds; or put together again."""
        if self.file is None:
            return self._measured()
        if self.arguments("file", "unit", "fineness"):
            raise InputError("a CAD file together with figures of its own", expected="one of the two")
        key = ("cad", self.file, self.unit, self.fineness)
        if key not in site.shapes:
            site.shapes[key] = Cad.load(site.file(self.file), **self.arguments("file"))
        cad: Cad = site.shapes[key]
        return cad

    def _measured(self) -> Cad:
        needed = ("volume", "centroid", "second_moment", "bounds", "vertices", "faces")
        missing = [name for name in needed if getattr(self, name) is None]
        if missing:
            raise InputError(
                f"a CAD part without file and without {missing[0]}", expected="a file, or all the kernel's figures"
            )
        low, high = np.array(self.bounds)
        mesh = Mesh(np.array(self.vertices), _whole(self.faces))
        moments = Moments(float(self.volume or 0.0), np.array(self.centroid), np.array(self.second_moment))
        return Cad(moments, (low, high), mesh, self.notes or ())

    @classmethod
    def of(cls, shape: Any) -> CadForm:
        """What the kernel found: the file's name is not known any more."""
        moments, mesh = shape.moments(), shape.mesh()
        return cls(
            type="cad",
            volume=moments.measure,
            centroid=moments.centroid.tolist(),
            second_moment=moments.second.tolist(),
            bounds=[corner.tolist() for corner in shape.bounds()],
            vertices=mesh.vertices.tolist(),
            faces=mesh.faces.tolist(),
            notes=shape.notes or None,
        )


@cache
def _samples() -> dict[str, Mesh]:
    return {name: Mesh.sample(name) for name in sample_names()}


def _whole(faces: Any) -> Any:
    try:
        return np.array(faces if faces is not None else [], dtype=np.int64).reshape(-1, 3)
    except OverflowError:
        raise InputError("a face with a vertex number of many digits", expected="numbers of vertices") from None


IRREGULAR = {
    "compound": CompoundForm, "mesh": MeshForm, "heightfield": HeightfieldForm, "convex_parts": ConvexPartsForm,
    "cad": CadForm,
}  # fmt: skip
SHAPES: dict[str, Any] = {
    word: IRREGULAR.get(word) or element_form(kind, ShapeForm, word) for word, kind in classes(WORDS).items()
}
AnyShape = tagged(SHAPES)
for _form in (SHAPES["shell"], PartForm, CompoundForm, ConvexPartsForm):
    _form.model_rebuild(_types_namespace=globals())
