"""Forces in scenes."""

from __future__ import annotations

from typing import Any

from freebody.forces.custom_element import CustomForce
from freebody.forces.wind import Wind
from freebody.registry import FORCES as WORDS
from freebody.registry import classes
from freebody.scene.custom import CustomForm
from freebody.scene.elements import element_form
from freebody.scene.forms import tagged


class CustomForceForm(CustomForm):
    """An ``@fb.force`` or ``@fb.potential`` by its name, "module:function", on bodies, with its parameters."""

    makes, decorators = CustomForce, ("force", "potential")


WindForm = element_form(Wind)
FORCES: dict[str, Any] = {word: element_form(kind, word=word) for word, kind in classes(WORDS).items()}
FORCES["custom"] = CustomForceForm
AnyForce = tagged(FORCES)
