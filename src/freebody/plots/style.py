"""Colours, sizes and axes of all figures. Figures are objects; the global state of matplotlib stays untouched."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import Any

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import findfont, get_font
from numpy.typing import NDArray

Array = NDArray[np.float64]

INK = "#2b2b33"
SOFT = "#6b6f7a"
FAINT = "#d9dbe1"
PAPER = "#ffffff"

# Distinct in hue and lightness, for colour-blind readers and in grey.
COLORS = ("#2f5d9b", "#c8553d", "#3a7d44", "#8a5aa8", "#b8862b", "#2a8a94")

# x, y, z everywhere; and w, the scalar part of a quaternion.
AXIS_COLORS = {"w": INK, "x": "#c8553d", "y": "#3a7d44", "z": "#2f5d9b"}

# Inches: a panel of a figure over time.
PANEL_WIDTH, PANEL_HEIGHT = 7.2, 2.3
NARROW_WIDTH = 4.6  # where panels stand side by side
MARGIN = 0.75  # title and time axis

# Settings used while a figure is made and written, and nowhere else. Text becomes outlines, so that a file needs no
# fonts; the salt makes the same figure the same file. No LaTeX is started, whatever a matplotlibrc in the current
# folder says.
RC: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 9.0,
    "axes.formatter.useoffset": False,
    "axes.formatter.limits": (-4, 5),
    "axes.unicode_minus": True,
    "svg.fonttype": "path",
    "svg.hashsalt": "freebody",
    "agg.path.chunksize": 20000,
    "text.usetex": False,
}


class NotebookFigure(Figure):
    """A figure that a notebook shows although pyplot, which would register it there, is not loaded."""

    def _repr_png_(self) -> bytes:
        data = io.BytesIO()
        with matplotlib.rc_context(RC):
            self.savefig(data, format="png")
        return data.getvalue()


def new_figure(width: float, height: float) -> Figure:
    """A figure of this size in inches that draws itself without a screen."""
    with matplotlib.rc_context(RC):
        figure = NotebookFigure(figsize=(width, height), dpi=110, layout="constrained", facecolor=PAPER)
        FigureCanvasAgg(figure)
    return figure


def grid(rows: int, columns: int) -> tuple[Figure, list[list[Axes]]]:
    """Panels over time, sharing the time axis; (figure, rows of columns)."""
    width = PANEL_WIDTH if columns == 1 else NARROW_WIDTH * columns
    figure = new_figure(width, PANEL_HEIGHT * rows + MARGIN)
    with matplotlib.rc_context(RC):
        panels = figure.subplots(rows, columns, sharex=True, squeeze=False)
    for row in panels:
        for axes in row:
            tidy(axes)
    for axes in panels[-1]:
        axes.set_xlabel("time [s]")
    return figure, [list(row) for row in panels]


def tidy(axes: Axes) -> None:
    """Hide lines that show nothing."""
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(SOFT)
    axes.tick_params(which="both", color=SOFT, labelcolor=INK, labelsize=8)
    axes.grid(True, color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.xaxis.label.set_color(INK)
    axes.yaxis.label.set_color(INK)


def lines(
    axes: Axes,
    times: Array,
    values: Array,
    labels: Sequence[str],
    *,
    colors: Sequence[str] = COLORS,
    keyed: bool = True,
    level: bool = True,
    round_off: float = 0.0,
) -> None:
    """One line per column of ``values`` (frames, n), with a legend beside the panel if ``keyed``.

    If ``level``, values that hardly change are shown at the scale of their size, so that a constant is a level line.
    Values below ``round_off`` are shown like zeros.
    """
    for k, label in enumerate(labels):
        axes.plot(times, values[:, k], color=colors[k % len(colors)], linewidth=1.3, label=label)
    axes.margins(x=0.0)
    if level:
        _level(axes, float(values.min()), float(values.max()), round_off)
    if keyed:
        legend(axes)


# A smaller relative spread is invisible at this scale; the figure of drifts shows it.
LEVEL = 1e-6


def _level(axes: Axes, low: float, high: float, round_off: float) -> None:
    size = max(abs(low), abs(high))
    if size <= round_off:
        axes.set_ylim(-1.0, 1.0)
    elif high - low <= LEVEL * size:
        axes.set_ylim(0.5 * (low + high - size), 0.5 * (low + high + size))


def legend(axes: Axes) -> None:
    """A legend beside the panel; none for a single line."""
    handles, _ = axes.get_legend_handles_labels()
    if len(handles) > 1:
        axes.legend(
            loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False, fontsize=8, handlelength=1.2, labelcolor=INK
        )


def title(figure: Figure, text: str) -> None:
    """A title above the figure."""
    figure.suptitle(text, fontsize=10, color=INK, x=0.01, ha="left")


@cache
def _letters() -> frozenset[int]:
    """The code points of the font."""
    return frozenset(get_font(findfont(RC["font.family"])).get_charmap())


# Longer names are cut, and letters that the font lacks become boxes; matplotlib would warn about each.
LONGEST = 32
BOX = "□"


def label(name: str) -> str:
    """A body's name for matplotlib: dollar signs are escaped, and leading underscores do not hide it from legends."""
    text = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
    text = "".join(letter if ord(letter) in _letters() else BOX for letter in text).replace("$", r"\$")
    # matplotlib leaves labels with a leading underscore out of legends; a zero-width space prevents that.
    return f"\u200b{text}" if text.startswith("_") else text
