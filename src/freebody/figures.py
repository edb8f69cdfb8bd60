"""Numbers as a person reads them: enough digits, and rounding errors shown as the zeros they are."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape

__all__ = ["figure", "html_table", "row"]

# Entries smaller than this fraction of the largest beside them are rounding errors of an exact zero.
ROUNDING = 1e-13


def figure(value: float, *, scale: float = 0.0, digits: int = 9) -> str:
    """``value`` with ``digits`` significant digits; "0" when it is lost in the rounding of ``scale``."""
    if abs(value) <= ROUNDING * abs(scale):
        return "0"
    return f"{value:.{digits}g}"


def row(values: Iterable[float], *, scale: float = 0.0, digits: int = 9) -> str:
    """(a, b, c), with the rounding of the largest entry (or of ``scale``, if larger) shown as zero."""
    numbers = [float(value) for value in values]
    largest = max([scale, *(abs(number) for number in numbers if math.isfinite(number))])
    return "(" + ", ".join(figure(number, scale=largest, digits=digits) for number in numbers) + ")"


def html_table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """A small table for notebooks: a title and lines of name and value, all escaped."""
    body = "".join(f"<tr><th style='text-align:left'>{escape(a)}</th><td>{escape(b)}</td></tr>" for a, b in rows)
    return f"<table><caption>{escape(title)}</caption>{body}</table>"
