"""A report on a part: picture, figures, principal axes and provenance, on one HTML page or as a PDF."""

from __future__ import annotations

import base64
import hashlib
import io
import os
import platform
import textwrap
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import matplotlib
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure
from matplotlib.image import imread
from numpy.typing import ArrayLike

from freebody._version import __version__
from freebody.arguments import a_path, flag, instance
from freebody.errors import InputError
from freebody.export.part import plot_part
from freebody.mass.properties import MassProperties
from freebody.mass.shape import Shape
from freebody.mass.sheet import Sheet, sheet
from freebody.plots.api import SHARP
from freebody.plots.page import page, table
from freebody.plots.style import INK, PAPER, RC, label

FORMATS = (".html", ".htm", ".pdf")

# What took part in the figures.
LIBRARIES = ("numpy", "numba", "netgen-mesher")

# Bytes that are hashed at a time.
PIECE = 1 << 20

# A page of A4 in inches, its margin, the size of letters in points, letters of a line and lines of a page.
PAGE, EDGE, LETTERS, LINE, LATER = (8.27, 11.69), 0.8, 8.0, 98, 64


def write_part_report(
    shape: Shape,
    properties: MassProperties,
    path: str | os.PathLike[str],
    *,
    title: str = "Part",
    units: str | None = None,
    about: ArrayLike | None = None,
    source: str | os.PathLike[str] | None = None,
    given: Mapping[str, str] | None = None,
    overwrite: bool = False,
) -> None:
    """Write a report on a part, HTML or PDF by the ending of ``path``; an HTML page loads nothing from anywhere.

    ``properties`` are those of the shape, by :func:`mass_properties`; ``title`` is the heading. Figures are in SI, or
    in ``units`` such as "mm,g", and also about a point (3,) in m if ``about`` names one. For the provenance, ``source``
    is the file that the shape was read from, and ``given`` has further lines such as the density that was asked for.
    Raises :class:`InputError` for other endings, for files that exist already, unless ``overwrite`` is given, and for
    shapes without a surface.
    """
    instance("properties", properties, MassProperties, "mass properties, from fb.mass_properties(...)")
    flag("overwrite", overwrite)
    target = a_path("path", path)
    if target.suffix.lower() not in FORMATS:
        raise InputError(f"a report in {target.name!r}", expected="a name that ends in .html or .pdf")
    if target.exists() and (not overwrite or target.is_dir()):
        raise InputError(f"{target} exists already", remedy="choose another name, or give overwrite=True")
    figures = sheet(properties, units=units, about=about)
    origin = _provenance(properties, None if source is None else a_path("source", source), given or {})
    picture = plot_part(shape, properties, units=units)
    if target.suffix.lower() == ".pdf":
        _pdf(target, str(title), picture, figures, properties.notes, origin)
    else:
        target.write_text(_html(str(title), picture, figures, properties.notes, origin), encoding="utf-8")


def _provenance(properties: MassProperties, source: Path | None, given: Mapping[str, str]) -> list[tuple[str, str]]:
    rows = []
    if source is not None:
        try:
            with source.open("rb") as stream:
                digest = hashlib.sha256()
                while piece := stream.read(PIECE):
                    digest.update(piece)
            rows += [("file", source.name), ("size", f"{source.stat().st_size} bytes"), ("SHA-256", digest.hexdigest())]
        except OSError as problem:
            raise InputError(f"source = {source}: {problem.strerror}", expected="the file that was read") from None
    rows += [(str(name), str(text)) for name, text in given.items()]
    rows += [("method", properties.method), ("freebody", __version__), ("Python", platform.python_version())]
    for library in LIBRARIES:
        try:
            rows.append((library, version(library)))
        except PackageNotFoundError:
            continue
    return [*rows, ("written", f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC")]


def _html(title: str, picture: Figure, figures: Sheet, notes: Sequence[str], origin: Sequence[tuple[str, str]]) -> str:
    data = io.BytesIO()
    with matplotlib.rc_context(RC):
        picture.savefig(data, format="png", dpi=SHARP)
    encoded = base64.b64encode(data.getvalue()).decode()
    image = f'<img alt="the part" style="max-width:100%;width:45rem" src="data:image/png;base64,{encoded}">'
    inertia = "".join(
        f"<p>Inertia {escape(one.title)}, in {escape(one.unit)}{escape(one.spread)}</p>"
        + table([("", "x", "y", "z"), *([letter, *line] for letter, line in zip("xyz", one.cells))])
        for one in figures.tensors
    )
    axes = [("", *figures.principal[0]), *((str(k), *line) for k, line in enumerate(figures.principal[1:], start=1))]
    sections = [
        ("Figures", f"<figure>{image}</figure>{table([('', ''), *figures.rows])}"),
        ("Inertia", inertia + f"<p>{SIGNS}</p>"),
        (
            "Principal axes",
            table(axes) + "<p>Numbered as in the picture; the axes are unit vectors in the shape frame.</p>",
        ),
        *([("Solids", table(figures.solids))] if figures.solids else []),
        *([("Notes", "<ul>" + "".join(f"<li>{escape(note)}</li>" for note in notes) + "</ul>")] if notes else []),
        ("Provenance", table([("", ""), *origin])),
    ]
    return page(title, sections)


SIGNS = "Off-diagonal entries are minus the products of inertia."


def _pdf(
    target: Path,
    title: str,
    picture: Figure,
    figures: Sheet,
    notes: Sequence[str],
    origin: Sequence[tuple[str, str]],
) -> None:
    data = io.BytesIO()
    with matplotlib.rc_context(RC):
        picture.savefig(data, format="png", dpi=SHARP)
    lines = [*_columns(figures.rows), ""]
    for one in figures.tensors:
        lines += [f"Inertia {one.title}, in {one.unit}{one.spread}", *_columns(one.cells, right=True), ""]
    lines += [SIGNS, "", *_columns(figures.principal), ""]
    more = [*_columns(figures.solids), ""] if figures.solids else []
    more += [part for note in notes for part in textwrap.wrap(f"note: {note}", LINE)]
    more += ["", *_columns(origin)]
    about = {"Title": title, "Creator": f"freebody {__version__}"}
    pages = [lines, *(more[k : k + LATER] for k in range(0, len(more), LATER))]
    left, width = EDGE / PAGE[0], 1.0 - 2.0 * EDGE / PAGE[0]
    with matplotlib.rc_context(RC), PdfPages(target, metadata=about) as file:
        for number, part in enumerate(pages):
            paper = Figure(figsize=PAGE, facecolor=PAPER)
            top = 1.0 - EDGE / PAGE[1]
            if number == 0:
                paper.text(left, top, label(title), fontsize=16, weight="bold", va="top", color=INK)
                height = width * PAGE[0] * picture.get_figheight() / picture.get_figwidth() / PAGE[1]
                panel = paper.add_axes((left, top - 0.04 - height, width, height))
                data.seek(0)
                panel.imshow(imread(data), aspect="auto")
                panel.set_axis_off()
                top -= height + 0.06
            paper.text(
                left, top, "\n".join(part), fontsize=LETTERS, family="DejaVu Sans Mono", va="top", color=INK,
                linespacing=1.35, parse_math=False,
            )  # fmt: skip
            file.savefig(paper)


def _columns(rows: Sequence[Sequence[str]], *, right: bool = False) -> list[str]:
    """Rows as lines of equal columns; the last cell is wrapped."""
    widths = [max(len(line[k]) for line in rows) for k in range(len(rows[0]))]
    made = []
    for line in rows:
        *cells, last = (cell.rjust(width) if right else cell.ljust(width) for cell, width in zip(line, widths))
        before = "  ".join(cells) + ("  " if cells else "")
        room = max(LINE - len(before), 20)
        wrapped = [last] if right else textwrap.wrap(last.rstrip(), room) or [""]
        made += [before + wrapped[0], *(" " * len(before) + rest for rest in wrapped[1:])]
    return made
