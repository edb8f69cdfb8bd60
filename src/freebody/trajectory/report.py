"""The audit as people and programs read it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from html import escape
from typing import Any

__all__ = ["AGREES", "CANNOT_TELL", "DIFFERS", "Audit", "Check", "Drift"]

AGREES = "agrees"
DIFFERS = "differs"
CANNOT_TELL = "cannot tell: frames too coarse"


@dataclass(frozen=True)
class Drift:
    """How far a quantity that should stay has moved since the first frame: at most, and at the end.

    ``scale`` is the size of what it is made of; ``relative`` compares with it. ``round_off`` is what roundings alone
    may come to: large forces that hold each other leave more of them than there is motion.
    """

    name: str
    unit: str
    largest: float
    final: float
    scale: float
    round_off: float = 0.0

    @property
    def relative(self) -> float:
        """Largest drift in parts of the scale; zero where nothing moves but for roundings."""
        if self.largest <= self.round_off and self.scale <= self.round_off:
            return 0.0
        return self.largest / self.scale if self.scale > 0.0 else self.largest

    def within(self, part: float) -> bool:
        """Whether it is at most that part of the scale, beyond roundings. Not if it is no number."""
        return self.largest <= part * self.scale + self.round_off


@dataclass(frozen=True)
class Check:
    """Work or an impulse as booked by the method, and as integrated from the forces at the recorded frames.

    ``tolerance`` covers the error of the integration, of a method of that order, and roundings; ``turnover`` is the
    integral of the sizes of what was added up. Taken at the last frame, or where the two differ most beyond tolerance.
    """

    name: str
    unit: str
    booked: tuple[float, ...]
    recomputed: tuple[float, ...]
    difference: float
    tolerance: float
    turnover: float
    verdict: str


@dataclass(frozen=True)
class Audit:
    """Drift of every book, distance from the rotation group, and the second opinion on work and impulses."""

    title: str
    drifts: tuple[Drift, ...]
    checks: tuple[Check, ...]
    notes: tuple[str, ...] = ()

    @property
    def agrees(self) -> bool:
        """Whether no check found a difference beyond its tolerance."""
        return all(check.verdict != DIFFERS for check in self.checks)

    def __getitem__(self, name: str) -> Drift | Check:
        """A line by its name."""
        lines: list[Drift | Check] = [*self.drifts, *self.checks]
        for line in lines:
            if line.name == name:
                return line
        raise KeyError(name)

    def to_dict(self) -> dict[str, Any]:
        """Plain numbers and texts, fit for JSON."""
        drifts = {line.name: {**asdict(line), "relative": line.relative} for line in self.drifts}
        checks = {line.name: asdict(line) for line in self.checks}
        return {"title": self.title, "drifts": drifts, "checks": checks, "notes": list(self.notes)}

    def _tables(self) -> tuple[list[list[str]], list[list[str]]]:
        drifts = [["drift", "largest", "at the end", "relative", "unit"]]
        drifts += [
            [line.name, f"{line.largest:.3g}", f"{line.final:.3g}", f"{line.relative:.1e}", line.unit]
            for line in self.drifts
        ]
        checks = [["booked against the forces at the frames", "difference", "tolerance", "of", "unit", ""]]
        checks += [
            [c.name, f"{c.difference:.3g}", f"{c.tolerance:.3g}", f"{c.turnover:.3g}", c.unit, c.verdict]
            for c in self.checks
        ]
        return drifts, checks

    def __str__(self) -> str:
        lines = [self.title]
        for table in self._tables():
            widths = [max(len(row[k]) for row in table) for k in range(len(table[0]))]
            for row in table:
                cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:-1], widths[1:-1]))]
                lines.append("  ".join([*cells, row[-1]]).rstrip())
        lines.extend(self.notes)
        if not self.agrees:
            lines.append(
                "A difference beyond tolerance: the books do not follow from these frames, or the frames are too far "
                "apart to show what happened between them."
            )
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        parts = [f"<p>{escape(self.title)}</p>"]
        for table in self._tables():
            head = "".join(f"<th>{escape(cell)}</th>" for cell in table[0])
            body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table[1:])
            parts.append(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")
        parts.extend(f"<p>{escape(note)}</p>" for note in self.notes)
        return "".join(parts)
