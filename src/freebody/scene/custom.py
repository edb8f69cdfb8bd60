"""Functions in scenes: forces, potentials and constraints of the user by their names."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Literal

from freebody.errors import InputError
from freebody.forces.custom_law import Law
from freebody.scene.elements import Find, NameOf
from freebody.scene.forms import Form, Name, number, numbers
from freebody.scene.site import Site


class CustomForm(Form):
    """A function by its name, "module:function", on bodies, with its parameters."""

    makes: ClassVar[type[Any]]
    # The decorators of the functions that it takes.
    decorators: ClassVar[tuple[str, ...]]

    type: Literal["custom"]
    function: Name
    bodies: list[Name]
    parameters: dict[str, number("a parameter", "") | numbers("a parameter", "", length=None)] | None = None

    def build(self, site: Site, find: Find) -> Any:
        """Import the function, if that is allowed, and apply it."""
        law = site.function(self.function)
        decorator = law.decorator if isinstance(law, Law) else None
        if decorator not in self.decorators:
            found = f"a {type(law).__name__}" if decorator is None else f"an @fb.{decorator}"
            expected = " or ".join(f"@fb.{decorator}" for decorator in self.decorators)
            raise InputError(
                f"function = {self.function!r} is {found}", expected=f"a function decorated with {expected}"
            )
        bodies = [find("bodies", name) for name in self.bodies]
        return law(*([bodies] if law._takes_group else bodies), **(self.parameters or {}))

    @classmethod
    def of(cls, element: Any, name_of: NameOf) -> CustomForm:
        """By the module and the name under which the function is found again, or by what ``name_of`` keeps it as.

        Raises :class:`InputError`.
        """
        function = element.law.function
        name = f"{function.__module__}:{function.__name__}"
        module = sys.modules.get(function.__module__)
        if function.__module__ == "__main__" or getattr(module, function.__name__, None) is not element.law:
            if (kept := getattr(name_of, "kept", None)) is not None:
                name = f"kept {id(element.law)}"
                kept[name] = element.law
            else:
                raise InputError(
                    f"{element!r} cannot be named in a scene",
                    expected="a function at the top of a module, under its own name",
                    cause="defined in a script, a notebook or inside another function",
                    remedy="move it to a file that can be imported",
                )
        return cls(
            type="custom",
            function=name,
            bodies=[name_of(body) for body in element.bodies],
            parameters=dict(element.parameters) or None,
        )
