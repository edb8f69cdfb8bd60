"""A report on a run: figures, audit, scene and versions in one self-contained HTML file."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable
from html import escape
from importlib.metadata import PackageNotFoundError, version

from freebody._version import __version__
from freebody.arguments import a_path, flag, instance
from freebody.errors import InputError
from freebody.plots.api import FIGURES, RUN, plot, to_svg
from freebody.plots.notebook import facts
from freebody.plots.page import page, table
from freebody.trajectory.run import Trajectory

# Default figures; those that a motion does not have are replaced by a sentence.
SHOWN = ("configuration", "velocities", "energy", "momentum", "se3", "drift", "rates", "polhode", "herpolhode", "path")
SHOWN_OF_JOINTS = ("joints", "reactions", "violation")
SHOWN_OF_CONTACTS = ("contacts", "impacts")

# Bodies in the table before it says "and so many more".
LISTED = 50

LIBRARIES = ("numpy", "numba", "scipy", "matplotlib", "zarr")


def write_report(
    run: Trajectory,
    path: str | os.PathLike[str],
    *,
    title: str = "Run",
    scene: str | None = None,
    written_by: str | None = None,
    figures: Iterable[str] | None = None,
    overwrite: bool = False,
) -> None:
    """Write one self-contained HTML page about ``run``, headed by ``title``.

    ``scene`` is the text of the scene it came from, ``written_by`` the version that ran it; ``figures`` are names of
    ``fb.plot``; by default all that such a run has. Raises :class:`InputError` if ``path`` does not end in .html or
    exists without ``overwrite``.
    """
    instance("run", run, Trajectory, RUN)
    flag("overwrite", overwrite)
    target = a_path("path", path)
    if target.suffix.lower() not in (".html", ".htm"):
        raise InputError(f"a report in {target.name!r}", expected="a name that ends in .html")
    if target.exists() and not overwrite:
        raise InputError(f"{target} exists already", remedy="choose another name, or give overwrite=True")
    if figures is None:
        figures = (*SHOWN, *(SHOWN_OF_JOINTS if run.joints else ()), *(SHOWN_OF_CONTACTS if run.contacts else ()))
    sections = [
        ("The run", table([("", ""), *facts(run).items()])),
        ("Audit", _audit(run)),
        *_figures(run, figures),
        *([("Scene", f"<pre>{escape(scene)}</pre>")] if scene else []),
        ("Bodies", _bodies(run)),
        ("Versions", table([("", ""), *_versions(written_by)])),
    ]
    target.write_text(page(title, sections), encoding="utf-8")


def _audit(run: Trajectory) -> str:
    audit = run.audit()
    verdict = ["The record agrees with its forces and velocities."] if audit.agrees else audit.findings
    drifts, checks, *laws = audit.tables()
    for each in (checks, *laws):
        each[0][-1] = "verdict"
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in verdict)
    return told + table(drifts) + "".join(table(each) for each in (checks, *laws) if len(each) > 1)


def _figures(run: Trajectory, names: Iterable[str]) -> Iterable[tuple[str, str]]:
    for number, name in enumerate(names):
        try:
            figure = plot(run, name)
        except InputError as error:
            if name not in FIGURES:
                raise
            yield name.capitalize(), f"<p>Not drawn: {escape(error.found)}.</p>"
            continue
        yield name.capitalize(), f"<figure>{inline(to_svg(figure), prefix=f'f{number}-')}</figure>"


def inline(svg: str, *, prefix: str) -> str:
    """The SVG element alone, with unique ids, so that figures on one page do not share clip paths."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\bid="', f'id="{prefix}', svg)
    svg = re.sub(r'(xlink:href|href)="#', rf'\1="#{prefix}', svg)
    return re.sub(r"url\(#", f"url(#{prefix}", svg)


def _bodies(run: Trajectory) -> str:
    rows = [("body", "mass [kg]", "principal moments [kg m²]", "centre of mass, shape frame [m]")]
    for name, principal in zip(run.names[:LISTED], run.tables.principal_moments):
        moments = ", ".join(f"{moment:.6g}" for moment in principal)
        center = ", ".join(f"{x:.6g}" for x in run[name].center_of_mass)
        rows.append((name, f"{run[name].mass:.6g}", moments, center))
    left = len(run.names) - LISTED
    return table(rows) + (f"<p>and {left} more</p>" if left > 0 else "")


def _versions(written_by: str | None) -> list[tuple[str, str]]:
    rows = [("freebody, this page", __version__)]
    if written_by:
        rows.insert(0, ("freebody, the run", written_by))
    rows.append(("Python", platform.python_version()))
    for library in LIBRARIES:
        try:
            rows.append((library, version(library)))
        except PackageNotFoundError:
            continue
    rows.append(("system", f"{platform.system()} {platform.machine()}"))
    return rows
