"""Write docs/fields.md: every field of every force, joint, ground, shape and method, as the classes declare them.

Run: python tools/field_tables.py
"""

import inspect
from pathlib import Path

import numpy as np

from freebody import fields as kinds
from freebody.contact.fixed import OneShape
from freebody.contact.moving import VectorCurve
from freebody.contact.pair import OneSide
from freebody.fields import fields_of
from freebody.forces.checks import OneBody, Point
from freebody.forces.wind import Wind
from freebody.joints.limits import Ends
from freebody.methods.registry import METHODS, get
from freebody.model.material import OneMaterial
from freebody.registry import CONTACT, FORCES, JOINTS, SHAPES, classes

PAGE = Path(__file__).parents[1] / "docs" / "fields.md"

HEAD = """# Every field

What forces, joints, contact, shapes and methods take, as their classes declare it; `tools/field_tables.py` writes this
page. In scenes the entries have the same names, the word in brackets is the `type` (of a method the `name`, for contact
that of the table: `[[floor]]`), and bodies, materials and grounds are given by their names. Points are in the shape
frame; one that is left out is the centre of mass, or at the other end of a joint where `at` stands. Units are SI; texts
such as `"10 cm"` are converted. Further tables: `[[no_contact]]` has `between`, a list of names.
"""

# Field -> what it takes.
TAKES = {
    OneBody: "a body",
    Point: "a point",
    kinds.Choice: "a word",
    OneMaterial: "a material",
    OneShape: "a shape",
    OneSide: "a body or a ground",
    Ends: "two numbers: (low, high)",
    VectorCurve: "three numbers, or (times, vectors)",
    kinds.Profile: "(times, factors) or (times, vectors)",
    kinds.Curve: "(times, values)",
    kinds.Flag: "true or false",
    kinds.Orientation: "an orientation",
    kinds.Table: "a table",
    kinds.Text: "a text",
}


def limits(field):
    """In words; empty if there are none."""
    if isinstance(field, kinds.Choice):
        return " or ".join(f"`{word}`" for word in field.words)
    if isinstance(field, kinds.Vector) and field.direction:
        return "not all zero"
    if not isinstance(field, kinds.Number) or field.least is None:
        return ""
    if field.above:
        return "> 0"
    return f"≥ {field.least:g}" if field.most is None else f"{field.least:g} to {field.most:g}"


def takes(field):
    """What the field is given."""
    for kind, text in TAKES.items():
        if isinstance(field, kind):
            steady = getattr(field, "steady", False) and not isinstance(field, VectorCurve)
            return f"a number or {text}" if steady else text
    many = {kinds.Rows: "rows: ", kinds.Series: "numbers: ", kinds.Vector: "three numbers: "}
    return next((text for kind, text in many.items() if isinstance(field, kind)), "") + field.quantity.strip(",")


def default(parameter):
    """As the signature says it."""
    value = parameter.default
    if value is inspect.Parameter.empty:
        return "required"
    if value is None:
        return ""
    return f"`{value!r}`" if not isinstance(value, np.ndarray) else f"`{value.tolist()!r}`"


def table(kind):
    """The fields of one class, as Markdown; empty if it has none."""
    parameters = inspect.signature(kind).parameters
    declared = {name: field for name, field in fields_of(kind).items() if name in parameters}
    if not declared:
        return ""
    lines = ["| field | takes | unit | limits | default | |", "|---|---|---|---|---|---|"]
    for name, field in declared.items():
        unit = getattr(field, "unit", "")
        cells = (f"`{name}`", takes(field), unit, limits(field), default(parameters[name]), field.sentence)
        lines.append("| " + " | ".join(cells).replace("|  |", "| |").replace("|  |", "| |") + " |")
    return "\n".join(lines) + "\n"


def section(title, found):
    """One class after the other; classes that share a table stand together."""
    text = [f"## {title}\n"]
    shared = {}
    for word, kind in found.items():
        shared.setdefault(table(kind), []).append(f"`{kind.__name__}`" + (f" (`{word}`)" if word else ""))
    for lines, names in shared.items():
        if lines:
            text.append(f"### {', '.join(names)}\n\n{lines}")
    return text


def page():
    """All of it."""
    parts = [HEAD]
    parts += section("Forces", {**classes(FORCES), "": Wind})
    parts += section("Joints", classes(JOINTS))
    parts += section("Contact", classes(CONTACT))
    parts += section("Shapes", classes(SHAPES))
    parts += section("Methods", {word: type(get(word)) for word in METHODS})
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
