"""Mass properties and diagnoses as tables for people."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from freebody.cli.say import console
from freebody.errors import FreebodyError, MeshError
from freebody.figures import figure, row
from freebody.mass.diagnosis import Diagnosis
from freebody.mass.properties import MassProperties

FLAGS = {"repair=True": "--repair", "shell_thickness=": "--shell-thickness", "relative_error=": "--relative-error"}
FLAGS |= {'method="exact"': "--method exact"}

COLOURS = {"error": "bold red", "corrected": "yellow", "note": "dim"}


def show(name: str, properties: MassProperties, *, trusted: bool) -> None:
    """Print the figures, the principal axes, the notes and the diagnosis on stdout."""
    parts: list[RenderableType] = [_figures(properties), Text(), _principal(properties)]
    if properties.diagnosis is not None:
        parts += [Text(), _diagnosis(properties.diagnosis)]
    notes = [note for note in properties.notes if not note.startswith("corrected:")]  # the diagnosis has those
    if notes:
        parts += [Text(), *(Text(f"note: {note}", style="dim") for note in notes)]
    if not trusted:
        parts += [Text(), Text("These figures cannot be trusted: see the errors above.", style="bold red")]
    console().print(
        Panel(Group(*parts), title=Text(name), title_align="left", border_style="cyan" if trusted else "red")
    )


def refuse(name: str, error: FreebodyError, diagnosis: Diagnosis | None) -> None:
    """Print on stderr why there are no figures."""
    shown = console(stderr=True)
    if diagnosis is None:
        shown.print(Text.assemble(("error: ", "bold red"), as_flags(str(error))))
        return
    shown.print(Text.assemble(("error: ", "bold red"), f"{name} encloses no well-defined volume."))
    shown.print(_diagnosis(diagnosis))
    for note in error.notes if isinstance(error, MeshError) else ():
        shown.print(Text(f"note: {note}", style="dim"))


def as_flags(text: str) -> str:
    """Replace Python arguments in remedies by flags of the command."""
    for argument, flag in FLAGS.items():
        text = text.replace(argument, flag)
    return text


def _figures(properties: MassProperties) -> Group:
    error = properties.error
    reach = float(np.linalg.norm(properties.center_of_mass) + properties.radius_of_gyration.max())
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()

    def add(label: str, value: str, unit: str, spread: str | None) -> None:
        table.add_row(label, f"{value} {unit}" + (f"  ± {spread}" if spread else ""))

    add("mass", f"{properties.mass:.9g}", "kg", f"{error.mass:.2g}" if error else None)
    add("volume", f"{properties.volume:.9g}", "m³", f"{error.volume:.2g}" if error else None)
    centre = row(properties.center_of_mass, scale=reach, digits=6 if error else 9)
    add("centre of mass", centre, "m", row(error.center_of_mass, digits=2) if error else None)
    inertia = Text.assemble(("inertia", "bold"), " about the centre of mass, in kg m²")
    if error:
        inertia.append(f"  ± {error.inertia.max():.2g} or less")
    return Group(table, inertia, *_matrix(properties.inertia, digits=6 if error else 9))


def _matrix(tensor: NDArray[np.float64], *, digits: int) -> list[Text]:
    scale = float(np.max(np.abs(tensor)))
    cells = [[figure(value, scale=scale, digits=digits) for value in line] for line in tensor]
    width = max(len(cell) for line in cells for cell in line)
    return [Text("  " + "  ".join(cell.rjust(width) for cell in line), no_wrap=True) for line in cells]


def _principal(properties: MassProperties) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("principal moment", "radius of gyration", "axis"):
        table.add_column(title)
    moments, radii, axes = properties.principal_moments, properties.radius_of_gyration, properties.principal_axes
    for moment, radius, axis in zip(moments, radii, axes.T):
        table.add_row(f"{moment:.9g} kg m²", f"{radius:.6g} m", row(axis, scale=1.0, digits=5))
    return table


def _diagnosis(diagnosis: Diagnosis) -> Group:
    closed = "closed" if diagnosis.closed else "open"
    components = f"{diagnosis.components} component" + ("" if diagnosis.components == 1 else "s")
    head = Text.assemble(
        ("mesh  ", "bold"),
        f"{diagnosis.faces} faces, {diagnosis.vertices} vertices, {components}, {closed}, area {diagnosis.area:.6g} m²",
    )
    return Group(
        head, *(Text(as_flags(str(finding)), style=COLOURS[finding.severity]) for finding in diagnosis.findings)
    )
