"""The figure of a comparison: error against step and against time."""

from __future__ import annotations

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator, LogFormatterSciNotation

from freebody.plots.compare import Comparison, Result
from freebody.plots.style import COLORS, RC, SOFT, legend, new_figure, tidy, title

MARKERS = "osD^v<>ph*XP"

# Least ratio that an axis spans: it contains two of the numbers 1, 2, 5, 10, ... Beyond so many decades there is room
# for powers of ten only.
SPAN, WIDE = 6.0, 1.7

# Smaller errors are zero to double precision, and drawn here.
FLOOR = 1e-17


def work_precision(comparison: Comparison) -> Figure:
    """Two panels with logarithmic axes, a line per method; the error of the reference, named below, is dashed."""
    with matplotlib.rc_context(RC):
        figure = new_figure(9.6, 4.2)
        left, right = figure.subplots(1, 2, sharey=True)
        methods = list(dict.fromkeys(result.method for result in comparison.results))
        for k, method in enumerate(methods):
            results = [r for r in comparison.results if r.method == method and r.lost is None]
            label = method if results else f"{method} (lost)"
            stepped = [r for r in results if r.dt is not None]
            _line(left, stepped, [float(r.dt or 0.0) for r in stepped], k, label)
            _line(right, results, [r.seconds for r in results], k, label)
        for axes in (left, right):
            tidy(axes)
            axes.set_xscale("log")
            axes.set_yscale("log")
            _number(axes)
            axes.axhline(
                comparison.reference_error, color=SOFT, linewidth=1.0, linestyle=(0, (4, 3)), label="reference's own"
            )
        left.set_xlabel("step [s]")
        left.set_ylabel("error at the end [rad, or relative]")
        right.set_xlabel("time to compute [s]")
        legend(right)
        title(figure, f"Work and precision, {comparison.duration:g} s of motion")
        figure.supxlabel(comparison.note, fontsize=8, color=SOFT, x=0.01, ha="left")
    return figure


def _number(axes: Axes) -> None:
    """Tick labels that do not overlap."""
    low, high = axes.get_xlim()
    if high < SPAN * low:
        middle = np.sqrt(low * high)
        low, high = axes.set_xlim(middle / np.sqrt(SPAN), middle * np.sqrt(SPAN))
    # Not a LogLocator: before Matplotlib 3.11 it counts linearly where only one of these numbers is in the panel.
    decades = 10.0 ** np.arange(np.floor(np.log10(low)), np.ceil(np.log10(high)))
    axes.xaxis.set_minor_locator(FixedLocator([number * decade for decade in decades for number in (2.0, 5.0)]))
    axes.xaxis.set_minor_formatter(LogFormatterSciNotation(minor_thresholds=(WIDE, WIDE)))


def _line(axes: Axes, results: list[Result], x: list[float], number: int, label: str) -> None:
    errors = np.maximum([result.error for result in results], FLOOR)
    axes.plot(
        x, errors, color=COLORS[number % len(COLORS)], marker=MARKERS[number % len(MARKERS)], markersize=4.5,
        linewidth=1.2, label=label,
    )  # fmt: skip
