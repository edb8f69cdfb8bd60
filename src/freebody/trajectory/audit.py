"""The audit of a run: do the books balance, and do they agree with the forces along the recorded path?"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.errors import InputError
from freebody.model.layout import POSITION, SPIN, VELOCITY
from freebody.model.state import QUATERNIONS
from freebody.trajectory.kernels import ANGULAR, LINEAR
from freebody.trajectory.quadrature import integrate
from freebody.trajectory.report import AGREES, CANNOT_TELL, DIFFERS, Audit, Check, Drift

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory

__all__ = ["EPS", "ROUNDINGS", "audit"]

Array = NDArray[np.float64]
# Of work, impulse and angular impulse.
Three = tuple[float, float, float]

# The difference of two rules estimates the error of the worse one; the constants of a method may be this much larger.
SAFETY = 4.0

# With an error above this part of the turnover, agreement would mean little.
COARSE = 0.01

# A method that is not exact cannot be expected to meet the work and the impulses of the forces to round-off: its
# relative energy drift is allowed there too, and so is twice what energy and booked work, or momentum and booked
# impulse, are apart, which is told already: once for the error of the books, once for that of the motion. But never
# more than this part of the turnover, so that a broken run gains nothing by it.
BENEFIT = 1e-6

# What joints do is booked with the multipliers of the method, which belong to the middle of its steps, and recomputed
# from accelerations at the frames: both are of the method's order, but with constants of the linkage. A top that turns
# by 0.15 rad in a step needs 5; a mistake in the books, of lower order, is beyond any such factor at small steps.
BETWEEN = 16.0

# Roundings in a sum of n terms grow like a random walk: this many units of round-off times sqrt(n).
ROUNDINGS = 16.0
EPS = float(np.finfo(float).eps)


def audit(run: Trajectory) -> Audit:
    """Drift of every book, distance from SO(3), and the booked work and impulses against a quadrature of the forces."""
    if run.interpolated:
        raise InputError("an audit of interpolated frames", expected="a recorded run", remedy="audit the run itself")
    gross, unnoticed = _gross(run), _unnoticed(run)
    balances = _balances(run, gross, unnoticed)
    benefit = min(balances[0].relative, BENEFIT)
    return Audit(
        title=repr(run)[1:-1],
        drifts=(*balances, _on_group(run), *_violations(run)),
        checks=_checks(run, benefit, balances, gross, unnoticed),
        notes=run.notes,
    )


def _sizes(a: Array) -> Array:
    return np.asarray(np.linalg.norm(a, axis=-1))


def _largest(a: Array) -> float:
    return float(np.max(a, initial=0.0))


def _drift(name: str, unit: str, values: Array, scale: float, round_off: float) -> Drift:
    gone = values - values[0]
    sizes = np.abs(gone) if gone.ndim == 1 else _sizes(gone)
    return Drift(name, unit, largest=float(sizes.max()), final=float(sizes[-1]), scale=scale, round_off=round_off)


def _balances(run: Trajectory, gross: Array, unnoticed: Three) -> tuple[Drift, Drift, Drift]:
    """Energy - work, p - impulse, L - angular impulse; scales are the sizes of what moves.

    Roundings come from there too, from what forces that may hold each other give in a step, and from places, which are
    known to the last digit and no better.
    """
    rows = run.derived.rows
    x, p, L = (rows[:, :, k : k + 3] for k in (POSITION, LINEAR, ANGULAR))
    kinetic, potential = run.derived.energies
    work, impulse, angular = run.work, run.impulse, run.angular_impulse
    energy_scale = _largest(kinetic) + _largest(potential - potential.min()) + _largest(np.abs(work - work[0]))
    linear_scale = _largest(_sizes(p).sum(axis=1)) + _largest(_sizes(impulse - impulse[0]))
    orbital = (_sizes(x) * _sizes(p) + _sizes(L)).sum(axis=1)
    angular_scale = _largest(orbital) + _largest(_sizes(angular - angular[0]))
    _, force, moment = (float(size) for size in gross.max(axis=0))
    step = run.dt if run.dt > 0.0 else _largest(np.diff(run.times))
    steps = max(len(run), float(run.times[-1] - run.times[0]) / step if step > 0.0 else 1.0)
    unit = ROUNDINGS * EPS * math.sqrt(steps)
    energy_off = unit * (_largest(kinetic) + _largest(np.abs(potential)) + moment)
    linear_off = unit * (linear_scale + force * step) + unnoticed[1]
    angular_off = unit * (angular_scale + moment * step) + unnoticed[2]
    return (
        _drift("energy - work", "J", run.energy - work, energy_scale, energy_off),
        _drift("linear momentum - impulse", "kg m/s", run.linear_momentum - impulse, linear_scale, linear_off),
        _drift(
            "angular momentum - angular impulse", "kg m^2/s", run.angular_momentum - angular, angular_scale, angular_off
        ),
    )


def _on_group(run: Trajectory) -> Drift:
    """How far the raw orientations are from being rotations, at worst over the bodies."""
    if run.layout in QUATERNIONS:
        name, off = "|q| - 1", np.abs(_sizes(run.raw[:, :, 3:7]) - 1.0)
    else:
        matrices = run.raw[:, :, 3:12].reshape(*run.raw.shape[:2], 3, 3)
        name, off = "distance from SO(3)", np.asarray(so3.distance(matrices))
    worst = off.max(axis=1)
    return Drift(name, "1", largest=float(worst.max()), final=float(worst[-1]), scale=1.0)


def _violations(run: Trajectory) -> tuple[Drift, ...]:
    """How far joints are open, at worst over the joints: lengths in m, directions as such."""
    if not run.tables.joints:
        return ()
    rows, joints = run.derived.rows, run.derived.joints
    size = max(1.0, _largest(np.abs(rows[:, :, POSITION : POSITION + 3])))
    speed = max(1.0, _largest(np.abs(rows[:, :, VELOCITY : VELOCITY + 6])))
    parts = (
        ("joints open", "m, 1", joints[:, :, 6], size),
        ("rate of joints open", "m/s, 1/s", joints[:, :, 7], speed),
    )
    return tuple(
        Drift(name, unit, largest=float(off.max()), final=float(off[-1].max()), scale=scale)
        for name, unit, off, scale in parts
    )


def _gross(run: Trajectory) -> Array:
    """Sizes of what forces and joints give, (frames, 3): power, forces, moments. These may cancel, roundings do not."""
    gross, joints = run.derived.rates.gross, run.derived.joints
    far = np.linalg.norm(run.derived.rows[:, :, POSITION : POSITION + 3], axis=2).max(axis=1)
    forces, torques = _sizes(joints[:, :, 3:6]).sum(axis=1), _sizes(joints[:, :, 0:3]).sum(axis=1)
    return np.asarray(gross + np.stack([np.zeros(len(far)), forces, far * forces + torques], axis=1))


def _unnoticed(run: Trajectory) -> Three:
    """Work, impulse and angular impulse too small to move anything by more than the roundings of its place."""
    far = np.linalg.norm(run.derived.rows[:, :, POSITION : POSITION + 3], axis=2).max(axis=0, initial=0.0)
    duration = float(run.times[-1] - run.times[0])
    if duration == 0.0:
        return 0.0, 0.0, 0.0
    impulses = EPS * run.tables.masses * far / duration
    return 0.0, float(impulses.sum()), float((far * impulses).sum())


def _at_ends(run: Trajectory) -> Array:
    """What the books of joints miss where motion begins and ends, (7,): half a step's change of the rates.

    At a node inside the run the multipliers of the step before and of the one after make up for each other, at the ends
    there is only one of them.
    """
    rates, length = run.derived.rates, np.diff(run.derived.times)
    if not run.tables.joints or not length.any():
        return np.zeros(7)
    slopes = np.abs(rates.before[1:] - rates.after[:-1])[length > 0.0] / length[length > 0.0, None]
    return np.asarray(run.dt**2 * slopes.max(axis=0))


def _checks(
    run: Trajectory, benefit: float, balances: tuple[Drift, Drift, Drift], gross: Array, unnoticed: Three
) -> tuple[Check, ...]:
    if len(run) < 2:
        return ()
    derived, times = run.derived, run.derived.times
    # A method of unknown order is given the benefit of the doubt.
    integrals = integrate(times, derived.rates, derived.schedule, derived.edge_frames, dt=run.dt, order=run.order or 1)
    moving = np.diff(times) > 0.0
    length = np.diff(times)[moving, None]
    turnover = (0.5 * (gross[:-1] + gross[1:])[moving] * length).sum(axis=0)
    booked = np.cumsum(np.diff(run.books, axis=0)[moving], axis=0)
    value = np.cumsum(integrals.value[moving], axis=0)
    method = integrals.method * (BETWEEN if run.tables.joints else 1.0)
    error = np.cumsum((integrals.error + method)[moving], axis=0) + _at_ends(run)
    parts = (("work", "J", slice(0, 1)), ("impulse", "N s", slice(1, 4)), ("angular impulse", "N m s", slice(4, 7)))
    allowed = [_allowed(benefit, balance, float(size)) for balance, size in zip(balances, turnover, strict=True)]
    allowed = [part + _turning(run) * float(size) for part, size in zip(allowed, turnover, strict=True)]
    return tuple(
        _check(
            name,
            unit,
            booked[:, part],
            value[:, part],
            error[:, part] + allowed[k] / SAFETY,
            float(turnover[k]),
            run.books[:, part],
            unnoticed[k],
        )
        for k, (name, unit, part) in enumerate(parts)
    )


def _turning(run: Trajectory) -> float:
    """The part of what joints give that a step does not see because it turns with the bodies.

    The mean of a force that turns by x within a step is short of it by x^2 / 24; a method of another order by as much
    with its own power of x. Reactions at the frames do not tell: those of a top in steady precession hardly change,
    however fast it spins.
    """
    if not run.tables.joints:
        return 0.0
    turn = run.dt * _largest(_sizes(run.derived.rows[:, :, SPIN : SPIN + 3]))
    return float(turn ** (run.order or 1)) / 24.0


def _allowed(benefit: float, balance: Drift, turnover: float) -> float:
    """How far work or an impulse may be off for no other reason than that its method is not exact."""
    return min(benefit * turnover + 2.0 * balance.largest, BENEFIT * turnover)


def _check(
    name: str, unit: str, booked: Array, value: Array, error: Array, turnover: float, books: Array, unnoticed: float
) -> Check:
    roundings = ROUNDINGS * EPS * math.sqrt(len(books))
    floor = roundings * (turnover + _largest(np.abs(books))) + unnoticed
    difference = _sizes(booked - value)
    tolerance = SAFETY * _sizes(error) + floor
    # Where the tolerance is infinite the frames saw nothing; NaN in the books never agrees.
    excess = np.where(np.isposinf(tolerance), -np.inf, difference - tolerance)
    worst = int(np.argmax(excess))
    if not excess[worst] <= 0.0:
        verdict = DIFFERS
    else:
        worst = len(difference) - 1
        verdict = CANNOT_TELL if tolerance[worst] > max(COARSE * turnover, 2.0 * floor) else AGREES
    return Check(
        name,
        unit,
        booked=tuple(booked[worst].tolist()),
        recomputed=tuple(value[worst].tolist()),
        difference=float(difference[worst]),
        tolerance=float(tolerance[worst]),
        turnover=turnover,
        verdict=verdict,
    )
