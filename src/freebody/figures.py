"""Numbers as a person reads them: enough digits, and rounding errors shown as the zeros they are."""

from __future__ import annotations

import math
import reprlib
from collections.abc import Iterable
from difflib import get_close_matches
from html import escape
from itertools import islice
from typing import Any

# Longer integers are counted, not written: Python refuses to write more than 4,300 digits.
MOST_DIGITS = 40
LONGEST = 300

# Entries smaller than this fraction of the largest beside them are rounding errors of an exact zero.
ROUNDING = 1e-13

# Names that are compared with one that nothing has, and their characters: together they take a tenth of a second.
MOST_COMPARED, LONGEST_COMPARED = 300, 40


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


def nearest(word: object, known: Iterable[str]) -> str | None:
    """The remedy for a misspelt word: the nearest of those ``known``, if one is near; of very many, of the first."""
    if not isinstance(word, str) or len(word) > LONGEST_COMPARED:
        return None
    near = get_close_matches(
        word, [name for name in islice(known, MOST_COMPARED) if len(name) <= LONGEST_COMPARED], n=1, cutoff=0.5
    )
    return f"did you mean {near[0]!r}?" if near else None


class _Short(reprlib.Repr):
    """``repr`` for error messages: never long, never an error of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother = 4, 80, 160
        self.maxlist = self.maxtuple = self.maxarray = self.maxset = self.maxdict = 12

    def repr_int(self, x: int, level: int) -> str:
        """Digits, or how many there are."""
        if abs(x) < 10**MOST_DIGITS:
            return repr(x)
        return f"an integer of about {math.ceil(x.bit_length() * math.log10(2.0))} digits"


_SHORT = _Short()


def shown(value: Any) -> str:
    """``value`` as an error message shows it: its ``repr``, short whatever it is."""
    try:
        text = _SHORT.repr(value)
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."
