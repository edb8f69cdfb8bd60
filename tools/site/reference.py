"""The reference of all public names, from their signatures, docstrings and declared fields."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from tools import field_tables

import freebody as fb
from freebody import errors
from freebody.forces.base import Force
from freebody.joints.base import Joint
from freebody.mass.shape import Shape
from freebody.methods.registry import METHODS, get
from freebody.registry import CONTACT, FORCES, JOINTS, SHAPES, classes


def named(found: dict[str, type]) -> list[str]:
    """The public names of registered classes, in the order of their registry."""
    return [kind.__name__ for kind in found.values()]


# File -> title, introduction, public names in their order.
PAGES = {
    "world": (
        "Bodies and worlds",
        "What is simulated. [Mass properties](../mass.md), [forces](../forces.md) and [joints](../joints.md) explain.",
        ["Body", "World", "State", "pick_nearest_vertices", "natural_mass_matrix"],
    ),
    "shapes": (
        "Shapes and mass properties",
        "The guide is [Mass properties](../mass.md).",
        [
            "mass_properties",
            "MassProperties",
            *named(classes(SHAPES)),
            "Part",
            "sample_names",
            "sample_path",
            "rigid_to_world",
            "rigid_jacobian",
            "plot_part",
            "write_part_report",
        ],
    ),
    "forces": (
        "Forces",
        "The guides are [Forces](../forces.md) and [Custom forces and potentials](../custom.md).",
        [*named(classes(FORCES)), "Wind", "force", "potential", "cross"],
    ),
    "joints": (
        "Joints",
        "The guide is [Joints](../joints.md). All joints take the fields of their two ends.",
        [*named(classes(JOINTS)), "constraint"],
    ),
    "contact": (
        "Contact",
        "The guide is [Contact](../contact.md).",
        named(classes(CONTACT)),
    ),
    "integrators": (
        "Integrators",
        "[Which integrator?](../which-integrator.md) helps to choose, [Integrators](../integrators.md) compares them.",
        ["integrators", "Method", *named({word: type(get(word)) for word in METHODS})],
    ),
    "running": (
        "Running",
        "The guides are [Running](../running.md) and [Flat arrays and other solvers](../flat.md).",
        ["simulate", "Event", "warm", "exact_rotation", "ExactRotation", "rhs", "state_to_array", "array_to_state"],
    ),
    "ensembles": (
        "Ensembles",
        "The guides are [Ensembles](../ensembles.md) and [An ensemble on a cluster](../cluster.md).",
        ["ensemble", "Ensemble", "load_ensemble", "plot_ensemble", "normal", "uniform"],
    ),
    "derivatives": (
        "Derivatives, fit and aim",
        "The guides are [Derivatives](../derivatives.md), [Fit](../fit.md) and [Aim](../aim.md).",
        [
            "sensitivity",
            "Sensitivity",
            "modes",
            "Modes",
            "Mode",
            "plot_modes",
            "fit",
            "Observed",
            "Fit",
            "plot_fit",
            "aim",
            "Pose",
            "Hoop",
            "Aim",
            "Aimer",
            "plot_aim",
        ],
    ),
    "results": (
        "Results",
        "Guides: [runs](../trajectory.md), [records](../records.md), [figures](../plots.md), [exports](../export.md).",
        ["Trajectory", "load_run", "save_run", "plot", "write_report", "compare", "export_run", "view"],
    ),
    "scenes": (
        "Scenes",
        "The guide is [Scenes](../scenes.md).",
        ["Scene", "load_scene", "scene_of", "scene_names", "scene_path"],
    ),
    "lie": ("Rotations and rigid motions", "The guide is [Rotations and rigid motions](../lie.md).", ["so3", "se3"]),
    "errors": (
        "Errors and version",
        "Everything that freebody raises on purpose.",
        ["FreebodyError", "errors", "__version__"],
    ),
}

INDEX = """# Reference

Every public name of `import freebody as fb`, with signature, units, shapes and errors. Units are SI unless an entry
says otherwise. Positions and velocities are those of the centre of mass in the world frame; quaternions are scalar
first (w, x, y, z).
"""

# Classes that have no public name, and whose objects users hold all the same: entry -> after which name it stands.
HELD = {
    "freebody.mass.shape.Shape": "MassProperties",
    "freebody.derivatives.aim.Throw": "Aim",
    "freebody.trajectory.track.Track": "Trajectory",
    "freebody.trajectory.joint_track.JointTrack": "Trajectory",
    "freebody.trajectory.report.Audit": "Trajectory",
}

# Bases of many classes with entries of their own; errors and winds have no methods to tell of.
FAMILIES = (Shape, Force, Joint, fb.Method, BaseException)

# Public classes whose objects come from functions.
MADE = (
    *(fb.Trajectory, fb.State, fb.Scene, fb.ExactRotation, fb.MassProperties, fb.Cad),
    *(fb.Ensemble, fb.Sensitivity, fb.Modes, fb.Fit, fb.Aim),
)

ROLE = re.compile(r":(?:class|func|meth|mod|attr):`~?([\w.]+)`")
CODE = re.compile(r"(``.+?``|\{py:obj\}`.+?`)", re.DOTALL)


def write(folder: Path) -> None:
    """Write one page per group, and an index of all names."""
    listed = sorted(name for _, _, names in PAGES.values() for name in names)
    if listed != sorted(fb.__all__):
        raise ValueError(f"public names and entries differ: {sorted(set(listed) ^ set(fb.__all__))}")
    folder.mkdir()
    rows = []
    for file, (title, intro, names) in PAGES.items():
        parts = [f"# {title}\n\n{intro}\n"]
        for name in names:
            parts.append(entry(f"freebody.{name}", getattr(fb, name)))
            parts += [entry(path, found(path)) for path, after in HELD.items() if after == name]
        (folder / f"{file}.md").write_text("\n".join(parts), encoding="utf-8")
        links = ", ".join(f"{{py:obj}}`{name} <freebody.{name}>`" for name in names)
        rows.append(f"## [{title}]({file}.md)\n\n{links}\n")
    tree = "\n".join(["```{toctree}", ":hidden:", "", *PAGES, "```", ""])
    (folder / "index.md").write_text("\n".join([INDEX, *rows, tree]), encoding="utf-8")


def found(path: str) -> Any:
    """The object with this dotted name."""
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(module), name)


def entry(path: str, thing: Any) -> str:
    """The entry of one name."""
    if isinstance(thing, str):
        return directive("data", path, "The version of this freebody, as a string.", options=[":type: str"])
    if isinstance(thing, ModuleType):
        inside = [entry(f"{path}.{name}", getattr(thing, name)) for name in thing.__all__ if not hasattr(fb, name)]
        # Names inside are written in full, so that none is a module to add.
        opened = directive("module", path, "") + ":::{py:currentmodule} None\n:::\n"
        return "\n".join([f"## `{path}`\n", opened, prose(thing), "", *inside])
    if isinstance(thing, type):
        error = issubclass(thing, BaseException)
        # Nobody but freebody makes these; how is not the reader's concern.
        head = path if error or path in HELD or thing in MADE else f"{path}{signature(thing)}"
        return directive("exception" if error else "class", head, "\n\n".join(parts_of(thing)))
    return directive("function", f"{path}{signature(thing)}", prose(thing))


def parts_of(thing: type) -> list[str]:
    """What stands below the signature of a class: docstring, fields, bases of errors, members."""
    parts = [prose(thing)]
    table = field_tables.table(thing) if issubclass(thing, (*FAMILIES, fb.Wind)) else ""
    if table:
        refusal = "GeometryError" if issubclass(thing, Shape) else "InputError"
        error = f"{{py:obj}}`{refusal} <freebody.errors.{refusal}>`"
        parts += [table, f"Raises {error} for values outside these limits, of another shape, or not finite."]
    if issubclass(thing, BaseException):
        parts.append("Bases: " + ", ".join(f"`{base.__name__}`" for base in thing.__mro__[1:-2]))
    parts += [member_entry(name, member) for name, member in members(thing)]
    return parts


def members(thing: type) -> list[tuple[str, Any]]:
    """Documented methods and properties, properties first. Those of a whole family stand in the entry of its base."""
    bases = [kind for kind in thing.__mro__ if kind.__module__.startswith("freebody")]
    common: set[str] = set()
    if thing in (fb.Mesh, fb.Cad):
        bases, common = [thing], set(vars(Shape))
    elif thing is fb.Wind or (issubclass(thing, FAMILIES) and thing not in FAMILIES):
        bases = []
    seen: dict[str, Any] = {}
    for name, member in ((name, member) for kind in bases for name, member in vars(kind).items()):
        if not name.startswith("_") and name not in common and documented(member):
            seen.setdefault(name, member)
    return sorted(seen.items(), key=lambda pair: (not is_property(pair[1]), pair[0]))


def is_property(member: Any) -> bool:
    """Whether it is read without being called."""
    return not callable(getattr(member, "__func__", member))


def documented(member: Any) -> bool:
    """Whether it is a method or a property with words of its own."""
    method = isinstance(member, (classmethod, staticmethod)) or inspect.isfunction(member)
    return bool(member.__doc__) and (method or (hasattr(member, "__get__") and not isinstance(member, type)))


def member_entry(name: str, member: Any) -> str:
    """The entry of a method or property inside that of its class."""
    if is_property(member):
        return directive("property", name, prose(member), fence="::::")
    options = [f":{kind.__name__}:" for kind in (classmethod, staticmethod) if isinstance(member, kind)]
    function = getattr(member, "__func__", member)
    return directive("method", f"{name}{signature(function)}", prose(function), options=options, fence="::::")


def directive(kind: str, head: str, body: str, *, options: list[str] | None = None, fence: str = ":::::") -> str:
    """A directive of Sphinx's Python domain, whose content is Markdown."""
    return "\n".join([f"{fence}{{py:{kind}}} {head}", *(options or []), "", body, fence, ""])


def signature(thing: Any) -> str:
    """Its parameters with types and defaults, without self and without what cannot be written down."""
    try:
        found = inspect.signature(thing)
    except (TypeError, ValueError):
        return "()"
    kept = []
    for parameter in found.parameters.values():
        if parameter.name in ("self", "cls"):
            continue
        if type(parameter.default).__name__ == "_HAS_DEFAULT_FACTORY_CLASS" or type(
            parameter.default
        ).__module__.startswith("freebody"):
            parameter = parameter.replace(default=Shown())
        meant = getattr(thing, "__globals__", {}).get(parameter.annotation)
        if get_origin(meant) is Literal:
            parameter = parameter.replace(annotation=" | ".join(map(repr, get_args(meant))))
        kept.append(parameter)
    returned = found.return_annotation
    returned = inspect.Signature.empty if isinstance(thing, type) or returned in ("None", None) else returned
    text = str(found.replace(parameters=kept, return_annotation=returned))
    # Annotations are texts, and shown as such.
    return re.sub(r"(: |-> )(['\"])(.*?)\2(?=[,)]| = |$)", r"\1\3", text).replace("typing.", "")


class Shown:
    """A default that is made anew for every object."""

    def __repr__(self) -> str:
        return "..."


def prose(thing: Any) -> str:
    """Its docstring as Markdown: code in backticks, names of freebody as links."""
    text = inspect.cleandoc(thing.__doc__ or "")
    text = ROLE.sub(link, text)
    pieces = CODE.split(text)
    return "".join(piece.replace("``", "`") if CODE.fullmatch(piece) else escaped(piece) for piece in pieces)


def link(match: re.Match[str]) -> str:
    """A name that has an entry becomes a link."""
    name = match[1].rpartition(".")[2]
    if name in fb.__all__:
        return f"{{py:obj}}`{name} <freebody.{name}>`"
    if name in errors.__all__:
        return f"{{py:obj}}`{name} <freebody.errors.{name}>`"
    return f"``{name}``"


def escaped(text: str) -> str:
    """Text without what Markdown would take for a mark."""
    text = re.sub(r"([*<\[\]_$\\])", r"\\\1", text)
    # A line that happens to begin like a list of steps or a quotation.
    return re.sub(r"^(\s*)([+>#]|\d+[.)])(?=\s)", r"\1\\\2", text, flags=re.MULTILINE)
