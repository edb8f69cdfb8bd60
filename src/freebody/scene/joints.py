"""Joints in scenes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from freebody.joints.base import Joint
from freebody.joints.custom import CustomJoint
from freebody.registry import JOINTS as WORDS
from freebody.registry import classes
from freebody.scene.bodies import Count
from freebody.scene.custom import CustomForm
from freebody.scene.elements import ElementForm, Find, element_form
from freebody.scene.forms import tagged
from freebody.scene.site import Site

# The number of a copy, or of one further on, in the name of a body.
NUMBER = re.compile(r"\{n(\+\d{1,6})?\}")


class JointForm(ElementForm):
    """A joint. With ``count`` there are as many of them, numbered n = 1, 2, ...: {n}, {n+1} and so on in the names of
    bodies stand for numbers, and the joint's own name has n behind it.
    """

    type: str
    name: Any = None
    count: Count | None = None

    def build(self, site: Site, find: Any = None) -> Iterator[Joint]:
        """The joint, or its copies."""
        given = self.arguments("count")
        if self.count is None:
            yield self.made(given, site, find)
            return
        for copy in range(1, self.count + 1):
            numbered: dict[str, Any] = {
                entry: _numbered(given[entry], copy) for entry in ("body", "to") if entry in given
            }
            if self.name is not None:
                numbered["name"] = f"{self.name}{copy}"
            yield self.made({**given, **numbered}, site, find)


def _numbered(name: str, copy: int) -> str:
    """``name`` with numbers for {n}, {n+1} and so on."""
    return NUMBER.sub(lambda match: str(copy + int(match[1] or 0)), name)


class CustomJointForm(CustomForm):
    """An ``@fb.constraint`` by its name, "module:function", on bodies, with its parameters."""

    makes, decorators = CustomJoint, ("constraint",)

    def build(self, site: Site, find: Find) -> Iterator[Joint]:
        """One."""
        yield super().build(site, find)


JOINTS: dict[str, Any] = {word: element_form(kind, JointForm, word) for word, kind in classes(WORDS).items()}
JOINTS["custom"] = CustomJointForm
AnyJoint = tagged(JOINTS)
