"""The audit as text, HTML and JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from html import escape
from typing import Any

AGREES = "agrees"
DIFFERS = "differs"
CANNOT_TELL = "cannot tell"

# A run whose energy minus work drifts by more than this part of the turnover is unreliable, whatever its method.
LOST = 0.01

# What it means if a line differs.
MEANING = {
    "work": "recorded work differs from the power of the forces at the frames",
    "impulse": "recorded impulse differs from the forces at the frames",
    "angular impulse": "recorded angular impulse differs from the torques at the frames",
    "potential energy": "potential energy does not follow from the forces that have one: they are not its gradient",
    "position": "position of {body} does not follow from its velocity",
    "orientation": "orientation of {body} does not follow from its angular velocity",
    "momentum": "momentum of {body} does not follow from the forces on it",
    "angular momentum": "angular momentum of {body} does not follow from the torques on it",
    "lost to friction": "what was lost to friction differs from the friction forces and the slip at the frames",
    "lost to restitution": "what was lost to restitution differs from the recorded impulses",
}

# What it means if a law of contact does not hold.
BROKEN_LAWS = {
    "overlap": "{pair} overlap",
    "force across a gap": "{pair} push each other across a gap",
    "pulling force": "{pair} pull each other",
    "force outside of the cone": "friction between {pair} is larger than its coefficient allows",
    "slip of points that roll": "{pair} slip where they are said to roll",
    "pulling impulse": "an impact pulls {pair} together",
    "impulse outside of the cone": "friction in an impact of {pair} is larger than its coefficient allows",
    "energy gained in impacts": "an impact of {pair} gains energy",
}


@dataclass(frozen=True)
class Drift:
    """How far a quantity that should be constant has moved since the first frame: the maximum, and at the end.

    ``scale`` is the turnover; ``relative`` compares with it. ``round_off`` is the drift that rounding alone may cause:
    large forces that cancel may cause more of it than there is motion. ``explained`` is the drift that method and step
    may cause, if known.
    """

    name: str
    unit: str
    largest: float
    final: float
    scale: float
    round_off: float = 0.0
    explained: float | None = None

    @property
    def relative(self) -> float:
        """Largest drift relative to the scale; zero if both are round-off."""
        if self.largest <= self.round_off and self.scale <= self.round_off:
            return 0.0
        return self.largest / self.scale if self.scale > 0.0 else self.largest

    def within(self, part: float) -> bool:
        """Whether it is at most that part of the scale, plus round-off. False for NaN."""
        return bool(self.largest <= part * self.scale + self.round_off)


@dataclass(frozen=True)
class Check:
    """A recorded quantity against the integral of the rates at the recorded frames.

    ``difference`` sums the differences over a few frames at a time, ``tolerance`` the allowed ones: errors of the
    integration, of a method of that order, and rounding. ``turnover`` is the integral of the absolute values. They are
    of the whole run and all bodies, or, if the line differs, of the ``body`` and the ``span`` (s) in which it does.
    ``reason`` says why the audit cannot tell. ``recorded`` and ``recomputed`` are the sums over the run, if it has any.
    """

    name: str
    unit: str
    recorded: tuple[float, ...]
    recomputed: tuple[float, ...]
    difference: float
    tolerance: float
    turnover: float
    verdict: str
    reason: str = ""
    body: str | None = None
    span: tuple[float, float] = (0.0, 0.0)

    @property
    def words(self) -> str:
        """The verdict, with its reason or with the body and the time at which the line differs."""
        if self.verdict == DIFFERS:
            where = f"{self.body!r}, " if self.body is not None else ""
            return f"{self.verdict}: {where}{self.span[0]:.6g} to {self.span[1]:.6g} s"
        return f"{self.verdict}: {self.reason}" if self.reason else self.verdict

    @property
    def sentence(self) -> str:
        """What it means if the line differs."""
        return (
            f"{MEANING[self.name].format(body=repr(self.body))}: {self.difference:.3g} {self.unit} off between "
            f"{self.span[0]:.6g} and {self.span[1]:.6g} s, tolerance {self.tolerance:.3g}"
        )


@dataclass(frozen=True)
class Bound:
    """A law of contact: the largest violation in the run, what is allowed, at which pair and when."""

    name: str
    unit: str
    largest: float
    allowed: float
    pair: tuple[str, ...] = ()
    time: float = 0.0

    @property
    def holds(self) -> bool:
        """Whether the violation is round-off. False for NaN."""
        return bool(self.largest <= self.allowed)

    @property
    def words(self) -> str:
        """The verdict, with the pair and the time at which the law is violated."""
        return "holds" if self.holds else f"violated: {' and '.join(map(repr, self.pair))}, {self.time:.6g} s"

    @property
    def sentence(self) -> str:
        """What it means if the law is violated."""
        told = BROKEN_LAWS[self.name].format(pair=" and ".join(map(repr, self.pair)) or "two bodies")
        return f"{told}: {self.largest:.3g} {self.unit} at {self.time:.6g} s, allowed {self.allowed:.3g}"


@dataclass(frozen=True)
class Audit:
    """Drift of every balance, distance from the rotation group, and recorded changes against recorded rates.

    ``method`` names method, order and step; ``bounds`` are the laws of contact, in runs that have any.
    """

    title: str
    drifts: tuple[Drift, ...]
    checks: tuple[Check, ...]
    method: str = ""
    notes: tuple[str, ...] = ()
    bounds: tuple[Bound, ...] = ()

    @property
    def agrees(self) -> bool:
        """Whether no check differs, laws of contact hold, and energy minus work drifts by at most one percent."""
        told = all(check.verdict != DIFFERS for check in self.checks) and all(bound.holds for bound in self.bounds)
        return told and self.drifts[0].within(LOST)

    @property
    def explained(self) -> bool:
        """Whether method and step explain the drift of energy minus work. False for NaN."""
        energy = self.drifts[0]
        return bool(energy.explained is not None and energy.largest <= energy.explained)

    @property
    def findings(self) -> tuple[str, ...]:
        """A sentence for every check that differs, law that is violated, and a drift of energy beyond one percent."""
        found = [check.sentence for check in self.checks if check.verdict == DIFFERS]
        found += [bound.sentence for bound in self.bounds if not bound.holds]
        if not self.drifts[0].within(LOST):
            found.append(self.lost)
        return tuple(found)

    @property
    def lost(self) -> str:
        """How far energy minus work has moved, and whether method and step explain it."""
        energy = self.drifts[0]
        moved = f"{energy.name} drifted by {energy.relative:.2g} of the turnover ({energy.largest:.3g} {energy.unit})"
        if self.explained:
            return f"{moved}; {self.method} explains that: take shorter steps, or a method of higher order"
        return f"{moved}; {self.method} does not explain that"

    def __getitem__(self, name: str) -> Drift | Check | Bound:
        """A line by its name."""
        lines: list[Drift | Check | Bound] = [*self.drifts, *self.checks, *self.bounds]
        for line in lines:
            if line.name == name:
                return line
        raise KeyError(name)

    def to_dict(self) -> dict[str, Any]:
        """Plain numbers and strings, for JSON."""
        drifts = {line.name: {**asdict(line), "relative": line.relative} for line in self.drifts}
        checks = {line.name: asdict(line) for line in self.checks}
        verdict = {"agrees": self.agrees, "explained": self.explained, "findings": list(self.findings)}
        texts = {"title": self.title, "method": self.method, "notes": list(self.notes)}
        laws = {line.name: {**asdict(line), "holds": line.holds} for line in self.bounds}
        return {**texts, **verdict, "drifts": drifts, "checks": checks, **({"contact": laws} if laws else {})}

    def tables(self) -> tuple[list[list[str]], ...]:
        """The drifts, the checks and, with contact, its laws as rows of strings, each with a header row."""
        drifts = [["drift", "largest", "at the end", "relative", "unit"]]
        drifts += [
            [line.name, f"{line.largest:.3g}", f"{line.final:.3g}", f"{line.relative:.1e}", line.unit]
            for line in self.drifts
        ]
        checks = [["recorded against the rates at the frames", "difference", "tolerance", "of", "unit", ""]]
        checks += [
            [c.name, f"{c.difference:.3g}", f"{c.tolerance:.3g}", f"{c.turnover:.3g}", c.unit, c.words]
            for c in self.checks
        ]
        if not self.bounds:
            return drifts, checks
        laws = [["laws of contact", "largest violation", "allowed", "unit", ""]]
        laws += [[b.name, f"{b.largest:.3g}", f"{b.allowed:.3g}", b.unit, b.words] for b in self.bounds]
        return drifts, checks, laws

    def __str__(self) -> str:
        lines = [self.title]
        for table in self.tables():
            widths = [max(len(row[k]) for row in table) for k in range(len(table[0]))]
            for row in table:
                cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:-1], widths[1:-1]))]
                lines.append("  ".join([*cells, row[-1]]).rstrip())
        lines.extend(self.notes)
        lines.extend(f"{finding[0].upper()}{finding[1:]}." for finding in self.findings)
        if any(check.verdict == DIFFERS for check in self.checks):
            lines.append(
                "A difference beyond tolerance: the record is inconsistent, or its frames are too far apart to "
                "resolve the motion between them."
            )
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        parts = [f"<p>{escape(self.title)}</p>"]
        for table in self.tables():
            head = "".join(f"<th>{escape(cell)}</th>" for cell in table[0])
            body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table[1:])
            parts.append(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")
        parts.extend(f"<p>{escape(text)}</p>" for text in (*self.notes, *self.findings))
        return "".join(parts)
