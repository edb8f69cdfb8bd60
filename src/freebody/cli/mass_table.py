"""Mass properties and diagnoses as tables for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from freebody.cli.say import console
from freebody.errors import FreebodyError, MeshError
from freebody.mass.diagnosis import Diagnosis
from freebody.mass.properties import MassProperties
from freebody.mass.sheet import Tensor, sheet
from freebody.mass.units import figure_units

FLAGS = {"repair=True": "--repair", "shell_thickness=": "--shell-thickness", "relative_error=": "--relative-error"}
FLAGS |= {'method="exact"': "--method exact", "overwrite=True": "--overwrite"}

COLOURS = {"error": "bold red", "corrected": "yellow", "note": "dim"}


def show(
    name: str,
    properties: MassProperties,
    *,
    trusted: bool,
    units: str | None = None,
    about: list[float] | None = None,
) -> None:
    """Print the figures, the principal axes, the notes and the diagnosis on stdout."""
    figures = sheet(properties, units=units, about=about)
    head = Table.grid(padding=(0, 2))
    head.add_column(style="bold", no_wrap=True)
    head.add_column()
    for label, value in figures.rows:
        head.add_row(label, Text(value))
    parts: list[RenderableType] = [head, *map(_tensor, figures.tensors), Text(), _table(figures.principal)]
    if figures.solids:
        parts += [Text(), _table(figures.solids)]
    if properties.diagnosis is not None:
        parts += [Text(), _diagnosis(properties.diagnosis, units)]
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


def _tensor(tensor: Tensor) -> Group:
    width = max(len(cell) for line in tensor.cells for cell in line)
    title = Text.assemble(("inertia", "bold"), f" {tensor.title}, in {tensor.unit}{tensor.spread}")
    return Group(
        title, *(Text("  " + "  ".join(cell.rjust(width) for cell in line), no_wrap=True) for line in tensor.cells)
    )


def _table(rows: list[Sequence[str]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in rows[0]:
        table.add_column(Text(title))
    for line in rows[1:]:
        table.add_row(*map(Text, line))
    return table


def _diagnosis(diagnosis: Diagnosis, units: str | None = None) -> Group:
    unit = figure_units(units)
    area = f"area {diagnosis.area / unit.metres**2:.6g} {unit.length}²"
    closed = "closed" if diagnosis.closed else "open"
    components = f"{diagnosis.components} component" + ("" if diagnosis.components == 1 else "s")
    head = Text.assemble(
        ("mesh  ", "bold"),
        f"{diagnosis.faces} faces, {diagnosis.vertices} vertices, {components}, {closed}, {area}",
    )
    return Group(
        head, *(Text(as_flags(str(finding)), style=COLOURS[finding.severity]) for finding in diagnosis.findings)
    )
