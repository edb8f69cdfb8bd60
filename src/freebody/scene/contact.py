"""Materials, grounds and pairs in scenes."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator

from freebody.contact.fixed import Fixed
from freebody.contact.floor import Floor
from freebody.contact.pair import Contact, NoContact, Side
from freebody.contact.touching import MOST_PAIRS
from freebody.errors import InputError
from freebody.figures import nearest
from freebody.model.material import Material
from freebody.scene.elements import ElementForm, Find, NameOf, element_form
from freebody.scene.forms import Form, Name, refuse
from freebody.scene.shapes import AnyShape, ShapeForm
from freebody.scene.site import Site
from freebody.world import World, unique

# As many as a small file can ask for within seconds.
MOST_GROUNDS = 1_000
MOST_MATERIALS = 1_000


class NamedForm(ElementForm):
    """A material, which bodies name."""

    name: Any = None

    def model_post_init(self, context: Any) -> None:
        """Without a name nobody could have it."""
        if self.name is None:
            refuse("name is missing", expected='name = "steel", by which bodies and grounds say material = "steel"')


def _sides(value: Any) -> Any:
    if not isinstance(value, list | tuple) or not 2 <= len(value) <= MOST_PAIRS:
        count = f" of {len(value)}" if isinstance(value, list | tuple) else ""
        refuse(f"a {type(value).__name__}{count}", expected="two or more names of bodies, floors and fixed shapes")
    return value


class NoContactForm(Form):
    """None of ``between``, names of bodies, floors and fixed shapes, touch each other."""

    between: Annotated[list[Name], BeforeValidator(_sides)]

    def build(self, site: Site, find: Find) -> NoContact:
        """Of those that there are."""
        return NoContact(*(find("between", name) for name in self.between))

    @classmethod
    def of(cls, element: NoContact, name_of: NameOf) -> NoContactForm:
        """With the names."""
        return cls(between=[name_of(side) for side in element.sides])


MaterialForm = element_form(Material, NamedForm)
FloorForm = element_form(Floor)
FixedForm = element_form(Fixed, ShapeForm)
ContactForm = element_form(Contact)
FixedForm.model_rebuild(_types_namespace={"AnyShape": AnyShape})


def at_most(most: int, what: str) -> Any:
    """Refuses lists of tables that are longer, before they are looked at."""

    def check(value: Any) -> Any:
        if isinstance(value, list | tuple) and len(value) > most:
            refuse(f"{len(value)} {what}", expected=f"at most {most}", cause="a file that a program made by mistake")
        return value

    return BeforeValidator(check)


class Materials:
    """The materials of a scene by their names."""

    def __init__(self) -> None:
        self._by_name: dict[str, Material] = {}

    def add(self, form: Any) -> list[Material]:
        """Make one. Raises :class:`InputError` for the second of a name."""
        material: Material = form.build(None)
        if material.default_name in self._by_name:
            raise InputError(f"name = {material.default_name!r}: two materials have it", expected="unique names")
        self._by_name[material.default_name] = material
        return [material]

    def find(self, entry: str, name: str) -> Material:
        """The one of this name. Raises :class:`InputError` if there is none."""
        if name not in self._by_name:
            known = list(self._by_name)
            raise InputError(
                f"{entry} = {name!r}: no material has this name",
                expected="one of " + ", ".join(known[:20]) if known else "a [[material]] of this name",
                cause=None if known else "a [[material]] is missing",
                remedy=nearest(name, known) or f'write [[material]] with name = "{name[:40]}" and its friction',
            )
        return self._by_name[name]


def found_side(world: World, entry: str, name: str) -> str:
    """``name`` if a body or a ground of the world has it. Raises :class:`InputError`."""
    known = (*world.names, *world.ground_names)
    if name not in known:
        listed = ", ".join(known[:20]) + (", ..." if len(known) > 20 else "")
        raise InputError(
            f"{entry} = {name!r}: no body, floor or fixed shape has this name",
            expected=f"one of {listed}",
            remedy=nearest(name, known),
        )
    return name


class Names:
    """The names by which a scene tells the bodies, grounds and materials of a world; functions that cannot be imported
    go to ``kept``, if there is one.
    """

    def __init__(self, world: World, kept: dict[str, Any] | None = None) -> None:
        self._world, self.kept = world, kept
        carried = [*(body.material for body in world.bodies), *(ground.material for ground in world.grounds)]
        given = [material for material in carried if material is not None]
        # Materials of the same numbers and name are one.
        self.materials = list({_numbers(material): material for material in given}.values())
        names = unique(self.materials, "material")
        self._names = {_numbers(material): name for material, name in zip(self.materials, names)}

    def __call__(self, thing: Side | Material) -> str:
        """The name of a body, a ground or a material; a name itself."""
        if isinstance(thing, str):
            return thing
        if isinstance(thing, Material):
            return self._names[_numbers(thing)]
        return (*self._world.names, *self._world.ground_names)[self._world.carrier(thing)]

    def forms(self) -> list[Any]:
        """Those of the materials, with their names."""
        return [
            MaterialForm(**{**material.arguments(), "name": self._names[_numbers(material)]})
            for material in self.materials
        ]


def _numbers(material: Material) -> tuple[Any, ...]:
    return tuple(material.arguments().values())
