"""Shapes in scenes: one form for every shape of the library."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Literal

import numpy as np
from pydantic import StrictBool, StrictInt

from freebody.errors import InputError
from freebody.mass.cad import Cad
from freebody.mass.compound import Compound, Part
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.particles import Particles
from freebody.mass.samples import sample_names
from freebody.mass.shape import Shape
from freebody.mass.shapes import Box, Capsule, Cone, Cylinder, Ellipsoid, Sphere, Torus
from freebody.mass.shell import Shell
from freebody.scene.forms import Form, Name, number, numbers, rows, tagged
from freebody.scene.pose import Orientation
from freebody.scene.site import Site

__all__ = ["SHAPES", "AnyShape", "Density", "Mass", "ShapeForm", "shape_form"]

Length = number("a length", "m")
Lengths = numbers("a length", "m")
Points = rows("a point", "m")
Mass = number("a mass", "kg")
Density = number("a density", "kg/m^3", "kg/m^2")


class ShapeForm(Form):
    """A shape whose arguments have the names of its attributes."""

    makes: ClassVar[type[Shape]]

    def build(self, site: Site) -> Shape:
        """The shape."""
        return self.makes(**self.arguments())

    @classmethod
    def of(cls, shape: Any) -> ShapeForm:
        """The form of a shape; its type is what the form is filed under."""
        names = [name for name in cls.model_fields if name != "type"]
        given: dict[str, Any] = {"type": cls.word(), **{name: getattr(shape, name) for name in names}}
        return cls(**given)

    @classmethod
    def word(cls) -> str:
        """What ``type`` says."""
        return next(word for word, form in SHAPES.items() if form is cls)


class BoxForm(ShapeForm):
    """A box centred at the origin: ``size`` along x, y, z."""

    makes = Box
    type: Literal["box"]
    size: Lengths


class SphereForm(ShapeForm):
    """A ball centred at the origin."""

    makes = Sphere
    type: Literal["sphere"]
    radius: Length


class EllipsoidForm(ShapeForm):
    """An ellipsoid centred at the origin."""

    makes = Ellipsoid
    type: Literal["ellipsoid"]
    semi_axes: Lengths


class CylinderForm(ShapeForm):
    """A cylinder about z, centred at the origin."""

    makes = Cylinder
    type: Literal["cylinder"]
    radius: Length
    length: Length


class CapsuleForm(ShapeForm):
    """A capsule about z; ``length`` is that of its straight part."""

    makes = Capsule
    type: Literal["capsule"]
    radius: Length
    length: Length


class ConeForm(ShapeForm):
    """A cone about z."""

    makes = Cone
    type: Literal["cone"]
    radius: Length
    height: Length


class TorusForm(ShapeForm):
    """A ring about z: ``major`` radius of its centre line, ``minor`` of the tube."""

    makes = Torus
    type: Literal["torus"]
    major: Length
    minor: Length


class ShellForm(ShapeForm):
    """The wall of ``thickness`` under the surface of another shape; without thickness the surface itself."""

    makes = Shell
    type: Literal["shell"]
    shape: AnyShape
    thickness: Length | None = None
    ends: StrictBool | None = None

    def build(self, site: Site) -> Shape:
        """The shell of the built shape."""
        return Shell(self.shape.build(site), **self.arguments("shape"))

    @classmethod
    def of(cls, shape: Any) -> ShapeForm:
        """With the form of what it is the shell of."""
        return cls(type="shell", shape=shape_form(shape.shape), thickness=shape.thickness, ends=shape.ends)


class PartForm(Form):
    """A shape in a compound, with its place and its density (negative: a void) or mass.

    As on a body, ``position`` is the centre of mass and ``origin`` where the drawing's origin goes.
    """

    shape: AnyShape
    density: Density | None = None
    mass: Mass | None = None
    position: Lengths | None = None
    origin: Lengths | None = None
    orientation: Orientation | None = None


class CompoundForm(ShapeForm):
    """Shapes fixed together."""

    makes = Compound
    type: Literal["compound"]
    parts: list[PartForm]

    def build(self, site: Site) -> Shape:
        """The compound of the built parts."""
        return Compound([Part(part.shape.build(site), **part.arguments("shape")) for part in self.parts])

    @classmethod
    def of(cls, shape: Any) -> ShapeForm:
        """With the forms of its parts."""
        names = ("density", "mass", "origin", "orientation")
        parts = [
            PartForm(shape=shape_form(part.shape), **{name: getattr(part, name) for name in names})
            for part in shape.parts
        ]
        return cls(type="compound", parts=parts)


class ParticlesForm(ShapeForm):
    """Point masses held together: positions, and one mass for each."""

    makes = Particles
    type: Literal["particles"]
    positions: Points
    masses: numbers("a mass", "kg", length=None)

    @classmethod
    def of(cls, shape: Any) -> ShapeForm:
        """Plain lists of its arrays."""
        return cls(type="particles", positions=shape.positions.tolist(), masses=shape.masses.tolist())


class MeshForm(ShapeForm):
    """A closed surface: a ``file`` (with the ``unit`` of its numbers), a ``sample`` mesh, or its triangles."""

    makes = Mesh
    type: Literal["mesh"]
    file: Name | None = None
    unit: Name | None = None
    sample: Name | None = None
    vertices: Points | None = None
    faces: list[tuple[StrictInt, StrictInt, StrictInt]] | None = None
    notes: tuple[str, ...] | None = None

    def build(self, site: Site) -> Shape:
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
    def of(cls, shape: Any) -> ShapeForm:
        """The name of a sample, or the triangles."""
        for name, sample in _samples().items():
            if np.array_equal(sample.vertices, shape.vertices) and np.array_equal(sample.faces, shape.faces):
                return cls(type="mesh", sample=name)
        faces = shape.faces.tolist()
        return cls(type="mesh", vertices=shape.vertices.tolist(), faces=faces, notes=shape.notes or None)


class CadForm(ShapeForm):
    """The solids of a STEP or BREP ``file``; or, as a program writes it, what the CAD kernel found in one."""

    makes = Cad
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

    def build(self, site: Site) -> Shape:
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
    def of(cls, shape: Any) -> ShapeForm:
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


SHAPES: dict[str, type[ShapeForm]] = {
    "box": BoxForm,
    "sphere": SphereForm,
    "ellipsoid": EllipsoidForm,
    "cylinder": CylinderForm,
    "capsule": CapsuleForm,
    "cone": ConeForm,
    "torus": TorusForm,
    "shell": ShellForm,
    "compound": CompoundForm,
    "particles": ParticlesForm,
    "mesh": MeshForm,
    "cad": CadForm,
}
AnyShape = tagged(SHAPES)
for _form in (ShellForm, PartForm, CompoundForm):
    _form.model_rebuild()


def shape_form(shape: Shape) -> ShapeForm:
    """The form of any shape of the library. Raises InputError for one of another kind."""
    for form in SHAPES.values():
        if type(shape) is form.makes:
            return form.of(shape)
    raise InputError(f"a {type(shape).__name__} has no form in scenes", expected="one of " + ", ".join(SHAPES))
