"""The audit of a run: do its sums balance, and does every recorded quantity follow from the others?"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError
from freebody.trajectory.balances import EPS, ROUNDINGS, Balances
from freebody.trajectory.blocks import Block, blocks
from freebody.trajectory.contact_audit import BY_STEPS, CONTACT_LINES, Laws
from freebody.trajectory.lines import LINES, OF_BODIES, Line, conservative, lines, sampled, touching
from freebody.trajectory.quadrature import HALO
from freebody.trajectory.report import AGREES, CANNOT_TELL, DIFFERS, Audit, Bound, Check

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory

__all__ = ["EPS", "ROUNDINGS", "audit"]

Array = NDArray[np.float64]

# Recorded changes and integrals are compared over so many intervals at a time: few enough that an error that rotates or
# swings with a body does not cancel.
WINDOW = 8

# The error of a quadrature rule of the method's order is that of the method up to a constant, at most this.
SAFETY = 4.0

# A single window may exceed its tolerance by this factor: estimates over so few frames scatter.
ALONE = 8.0

# The error of adaptive steps in units of rtol: that of sums over stiff forces, and of states between steps, is larger
# than that of the quantities the method controls.
OWN_STEPS = 256.0

# Smaller relative differences are constants of methods, not errors.
ALIKE = 1e-6

# With a larger tolerance, relative to the turnover, agreement would mean little.
COARSE = 0.01

# Why a tolerance is large, by its largest part.
REASONS = ("frames too coarse", "steps too long", "nothing but roundings")

TINY = float(np.finfo(float).tiny)


def audit(run: Trajectory) -> Audit:
    """Drift of every balance, distance from SO(3), and recorded changes against integrals of recorded rates."""
    if run.interpolated:
        raise InputError("an audit of interpolated frames", expected="a recorded run", remedy="audit the run itself")
    contact = run.tables.contacts is not None
    shown = LINES | CONTACT_LINES if contact else LINES
    balances, judges = Balances(run), [_Judge(name, unit, run) for name, unit in shown.items()]
    explained, laws = 0.0, Laws()
    bounds: tuple[Bound, ...] = ()
    for block in blocks(run, HALO, WINDOW):
        balances.add(block)
        if contact:
            laws.add(block)
            bounds = laws.bounds(block)
        if len(run) > 1:
            explained += _judge(block, run, judges)
        block.derived.forget_contact()
    return Audit(
        title=repr(run)[1:-1],
        drifts=balances.drifts(explained),
        checks=tuple(judge.check(run) for judge in judges) if len(run) > 1 else (),
        method=f"{run.method} of order {run.order or 1}" + (f" with steps of {run.dt:g} s" if run.dt > 0.0 else ""),
        notes=run.notes,
        bounds=bounds,
    )


def _judge(block: Block, run: Trajectory, judges: list[_Judge]) -> float:
    """Add a block to the lines; returns how much energy their tolerances may have moved, in J."""
    contact = touching(block)
    sampling = sampled(block, contact)
    windows = _Windows(block, run)
    shown = {judge.name: (judge, line) for judge, line in zip(judges, lines(block, sampling, contact))}
    held, potential = shown.pop("potential energy")
    allowed = {name: judge.see(line, windows) for name, (judge, line) in shown.items()}
    # The potential energy follows the poses, including their allowed error.
    sizes = conservative(block)
    moved = np.zeros(1)
    for name, size in zip(("position", "orientation"), sizes):
        off = np.linalg.norm(windows.total(shown[name][1].defect), axis=-1)
        moved = moved + (np.minimum(off, allowed[name]) * windows.largest(size)).sum(axis=1)
    allowed["potential energy"] = held.see(potential, windows, moved)
    shown["potential energy"] = held, potential
    return float(sum((allowed[name] * windows.largest(line.weight)).sum() for name, (_, line) in shown.items()))


class _Windows:
    """The windows of a block, and sums over them."""

    def __init__(self, block: Block, run: Trajectory) -> None:
        self.starts = np.arange(0, block.last - block.first, WINDOW)
        times = block.derived.times[block.first : block.last + 1]
        self.begin = times[self.starts]
        self.end = times[np.minimum(self.starts + WINDOW, len(times) - 1)]
        # Steps of a method's own choice are as good as ``rtol`` says.
        self.noise = OWN_STEPS * run.rtol
        steps = (self.end - self.begin) / run.dt if run.dt > 0.0 else 0.0 * self.end
        self.unit = ROUNDINGS * EPS * np.sqrt(np.maximum(steps, WINDOW))[:, None]

    def total(self, values: Array) -> Array:
        return np.add.reduceat(values, self.starts, axis=0)

    def largest(self, values: Array) -> Array:
        return np.maximum.reduceat(values, self.starts, axis=0)


class _Judge:
    """One line of the audit over the windows of a run."""

    def __init__(self, name: str, unit: str, run: Trajectory) -> None:
        self.name, self.unit, self.names = name, unit, run.names
        # Sums over the windows so far: difference, tolerance and turnover per body, and the parts of the tolerance
        # due to frames, steps and rounding.
        self.difference: Array | float = 0.0
        self.tolerance: Array | float = 0.0
        self.turnover: Array | float = 0.0
        self.parts = np.zeros(3)
        self.unseen = False
        self.value: Array | float = 0.0
        self.defect: Array | float = 0.0
        self.worst: _Window | None = None

    def see(self, line: Line, windows: _Windows, moved: Array | float = 0.0) -> Array:
        """Add the windows of a block; returns the tolerance of each, (windows, bodies), without ``moved``.

        ``moved`` (windows,): how far the tolerances of other lines may have moved this one.
        """
        turnover = windows.total(line.turnover)
        frames = windows.total(line.error)
        steps = SAFETY * windows.total(line.missed) + windows.total(line.bound) + ALIKE * turnover
        roundings = (windows.unit + windows.noise) * (windows.largest(line.size) + turnover)
        if not isinstance(line.open, float):
            roundings = roundings + windows.total(line.open)
        own = frames + steps + roundings
        tolerance = own + np.reshape(moved, (-1, 1))
        defect = windows.total(line.defect)
        difference = np.linalg.norm(defect, axis=-1)
        self.value = self.value + line.value.sum(axis=0)
        self.defect = self.defect + defect.sum(axis=0)
        seen = ~np.isposinf(tolerance)
        self.unseen |= not seen.all()
        self.difference = self.difference + np.where(seen, difference, 0.0).sum(axis=0)
        self.tolerance = self.tolerance + np.where(seen, tolerance, 0.0).sum(axis=0)
        self.turnover = self.turnover + turnover.sum(axis=0)
        self.parts += [float(np.where(seen, part, 0.0).sum()) for part in (frames, steps, roundings)]
        # Near an extremum of a rate, its change underestimates the error: allow at least the mean of the block.
        finite = np.where(seen, tolerance, 0.0)
        allowed = np.maximum(tolerance, finite.mean(axis=0))
        # NaN exceeds every tolerance.
        excess = np.where(np.isnan(difference), np.inf, difference / np.maximum(allowed, TINY))
        k, b = np.unravel_index(int(np.argmax(excess)), excess.shape)
        if self.worst is None or excess[k, b] > self.worst.excess:
            self.worst = _Window(
                float(excess[k, b]), float(difference[k, b]), float(allowed[k, b]), float(turnover[k, b]), int(b),
                (float(windows.begin[k]), float(windows.end[k])),
            )  # fmt: skip
        return np.where(seen, own, 0.0)

    @property
    def sums(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """As recorded and as recomputed over the whole run; orientations and bodies have no sum."""
        if self.name in OF_BODIES:
            return (), ()
        value, defect = np.asarray(self.value)[0], np.asarray(self.defect)[0]
        return tuple((value + defect).tolist()), tuple(value.tolist())

    def check(self, run: Trajectory) -> Check:
        """The line after the last block."""
        difference, tolerance, turnover = (np.asarray(a) for a in (self.difference, self.tolerance, self.turnover))
        figures = (float(difference.sum()), float(tolerance.sum()), float(turnover.sum()))
        telling = figures[1] <= max(COARSE * figures[2], 2.0 * float(self.parts[2]))
        if run.tables.contacts is not None:
            # Where contact leaves much unknown, but nothing happened: the same to rounding is the same.
            telling |= figures[0] <= float(self.parts[2])
        # Estimates from unresolved rates may fall short by more.
        over = ~(difference <= (1.0 if telling else ALONE) * tolerance)
        body, span, reason = None, (float(run.times[0]), float(run.times[-1])), ""
        if over.any():
            b = int(np.argmax(np.where(over, difference - tolerance, -np.inf)))
            verdict, figures = DIFFERS, (float(difference[b]), float(tolerance[b]), float(turnover[b]))
            body = b
        elif telling and self.worst is not None and self.worst.excess > ALONE:
            verdict, body, span = DIFFERS, self.worst.body, self.worst.span
            figures = (self.worst.difference, self.worst.tolerance, self.worst.turnover)
        elif self.unseen:
            joined = run.tables.contacts is not None and run.tables.joints
            verdict = CANNOT_TELL
            reason = "joints passed on impacts" if joined else "forces switch twice between two frames"
            reason = "contact is solved step by step" if run.method in BY_STEPS else reason
        elif not telling:
            verdict, reason = CANNOT_TELL, REASONS[int(np.argmax(self.parts))]
        else:
            verdict = AGREES
        named = self.names[body] if body is not None and self.name in OF_BODIES else None
        return Check(
            self.name, self.unit, *self.sums, *figures, verdict=verdict, reason=reason, body=named, span=span
        )  # fmt: skip


class _Window(NamedTuple):
    """The window that exceeds its tolerance the most."""

    excess: float
    difference: float
    tolerance: float
    turnover: float
    body: int
    span: tuple[float, float]
