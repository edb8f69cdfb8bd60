"""``plot``: a figure of a run by its name."""

from __future__ import annotations

import importlib
import io
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import matplotlib
from matplotlib.figure import Figure

from freebody.arguments import a_path, flag, instance, unknown
from freebody.errors import InputError
from freebody.plots.style import RC
from freebody.trajectory.run import Trajectory

# Name -> its module in this package and what it shows. One line per figure.
FIGURES = {
    "configuration": ("series", "centre of mass and quaternion over time"),
    "orientation": ("series", "quaternion, and the angle from the start"),
    "velocities": ("series", "velocity and angular velocity in the world frame"),
    "rates": ("series", "angular velocity in the body's axes"),
    "energy": ("series", "kinetic, potential, total energy, work and losses; change of energy - work"),
    "momentum": ("series", "linear and angular momentum of the world"),
    "se3": ("drift", "det R and the distance from SE(3)"),
    "drift": ("drift", "drift of every balance on a logarithmic axis"),
    "polhode": ("polhode", "the angular velocity on the inertia ellipsoid"),
    "herpolhode": ("polhode", "the angular velocity on the invariable plane"),
    "path": ("polhode", "centres of mass through space"),
    "joints": ("joints", "angles and travels of joints"),
    "reactions": ("joints", "forces and torques that joints exert"),
    "violation": ("joints", "how far joints are open, on a logarithmic axis"),
    "contacts": ("contacts", "normal force, friction and its limit, gap, and where contacts slide and roll"),
    "impacts": ("contacts", "impulses of impacts, and what they took"),
}

RUN = "a run, from fb.simulate or fb.load_run"

FORMATS = (".png", ".svg", ".pdf")

# Dots per inch of PNG files: twice that of a plain screen.
SHARP = 200


def plot(
    run: Trajectory,
    what: str = "energy",
    *,
    bodies: str | Sequence[str] | None = None,
    joints: str | Sequence[str] | None = None,
    path: str | os.PathLike[str] | None = None,
    overwrite: bool = False,
) -> Figure:
    """A matplotlib figure of ``run``: ``what`` is one of ``freebody.plots.api.FIGURES``, such as "energy" or "polhode".

    ``bodies`` names those to show (default: the first few, or the first), and so does ``joints`` for figures of joints;
    ``path`` also writes the figure, as PNG, SVG or PDF by its ending. Nothing opens on a screen and no state of pyplot
    is touched; notebooks display the result. Raises :class:`InputError` for unknown figures, bodies, joints and
    endings, for figures that a motion does not have, and for files that exist already, unless ``overwrite`` is given.
    """
    instance("run", run, Trajectory, RUN)
    if not isinstance(what, str) or what not in FIGURES:
        raise unknown("figure", what, FIGURES)
    if path is not None:
        _checked(path, overwrite)
    module = FIGURES[what][0]
    draw: Callable[..., Figure] = getattr(importlib.import_module(f"freebody.plots.{module}"), what)
    with matplotlib.rc_context(RC):
        figure = draw(run, joints if module == "joints" else bodies)
    if path is not None:
        write_figure(figure, path, overwrite=overwrite)
    return figure


def write_figure(figure: Figure, path: str | os.PathLike[str], *, overwrite: bool = False) -> None:
    """Write ``figure`` as PNG, SVG or PDF by the ending of ``path``; the same figure gives the same file.

    Raises :class:`InputError` for other endings, and for a file that exists already, unless ``overwrite`` is given.
    """
    target = _checked(path, overwrite)
    with matplotlib.rc_context(RC):
        figure.savefig(target, dpi=SHARP, metadata=_undated(target.suffix.lower()))


def to_svg(figure: Figure) -> str:
    """The figure as SVG text."""
    text = io.StringIO()
    with matplotlib.rc_context(RC):
        figure.savefig(text, format="svg", metadata=_undated(".svg"))
    return text.getvalue()


def _checked(path: str | os.PathLike[str], overwrite: bool) -> Path:
    flag("overwrite", overwrite)
    target = a_path("path", path)
    if target.suffix.lower() not in FORMATS:
        raise InputError(f"a figure in {target.name!r}", expected="a name that ends in " + ", ".join(FORMATS))
    if target.exists() and (not overwrite or target.is_dir()):
        raise InputError(f"{target} exists already", remedy="choose another name, or give overwrite=True")
    return target


def _undated(suffix: str) -> dict[str, None]:
    """Metadata without a date, so that the same figure gives the same file."""
    return {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(suffix, {})
