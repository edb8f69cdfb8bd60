"""Intervals between two frames with breakpoints inside, split there.

Momenta have a kink at a breakpoint: one cubic over the whole interval would be of order 1 in them. If the forces are
known, the motion is integrated from the first frame to the breakpoints with the forces of each side, and the error at
the second frame is spread evenly. A run from a file knows its forces at the frames only: each side continues with the
force of its frame, which is of order 2.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.joints.angles import continued
from freebody.model.kernel_data import NO_CONTACT, Frames
from freebody.model.state import State, convert
from freebody.trajectory import kernels
from freebody.trajectory.derived import Stored
from freebody.trajectory.kernels import SPIN, VELOCITY
from freebody.trajectory.schedule import SNAP

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]

# Steps of the classical Runge-Kutta method between two breakpoints: about the run's dt, within these bounds.
FEWEST, MOST = 4, 256

# Numbers of a body, x q p L, and of the accumulators.
WIDTH, ACCUMULATORS = 13, 7


def split(run: Trajectory, i: int) -> Trajectory:
    """A run of the frames ``i`` and ``i`` + 1 of ``run`` and one more at each breakpoint between them."""
    first, last = float(run.times[i]), float(run.times[i + 1])
    slack = SNAP * (last - first)
    edges = run.tables.edges
    cuts = edges[(edges > first + slack) & (edges < last - slack)]
    if run.stored is not None:
        return _by_data(run, i, cuts)
    raw, accumulators = _integrated(run, i, np.array([first, *cuts, last]))
    ends = convert(run.raw[i : i + 2], run.layout, "momenta", run.tables)
    changed = np.abs(ends[1] - ends[0])[:, [0, 1, 2, 7, 8, 9, 10, 11, 12]].max(axis=0, initial=0.0)
    missed = np.abs(raw[-1] - ends[1])[:, [0, 1, 2, 7, 8, 9, 10, 11, 12]].max(axis=0, initial=0.0)
    if not (missed <= changed + _ROUNDING * np.abs(ends).max()).all():
        return _frames(run, i, run.times[i : i + 2], run.raw[i : i + 2], run.accumulators[i : i + 2])
    share = ((np.array([*cuts, last]) - first) / (last - first))[:, None, None]
    spread = raw[1:] + share * (ends[1] - raw[-1])
    turn = so3.log_quaternion(so3.quaternion_product(ends[1][:, 3:7], so3.quaternion_conjugate(raw[-1][:, 3:7])))
    spread[:, :, 3:7] = so3.quaternion_product(so3.exp_quaternion(share * turn), raw[1:, :, 3:7])
    nodes = convert(spread[:-1], "momenta", run.layout, run.tables)
    kept = accumulators[1:-1] + share[:-1, :, 0] * (run.accumulators[i + 1] - accumulators[-1])
    return _frames(
        run, i, np.array([first, *cuts, last]), np.concatenate([run.raw[i : i + 1], nodes, run.raw[i + 1 : i + 2]]),
        np.concatenate([run.accumulators[i : i + 1], kept, run.accumulators[i + 1 : i + 2]]),
    )  # fmt: skip


_ROUNDING = 1e-9


def _frames(run: Trajectory, i: int, times: Array, raw: Array, accumulators: Array) -> Trajectory:
    rotations = np.stack([State(run.tables, run.layout, rows).rotation for rows in raw])
    angles = continued(run.tables, rotations, _angles(run, i, times))
    return replace(
        run, times=times, raw=raw, accumulators=accumulators, final=run.state(i + 1), stored=None, angles=angles,
        contact_frames=_touching(run, i, len(times)),
    )  # fmt: skip


def _touching(run: Trajectory, i: int, count: int) -> Array | None:
    """The state of contact at ``count`` frames from ``i`` to the next: that of the first one until the second."""
    if run.contact_frames is None:
        return None
    return np.asarray(run.contact_frames[[i] * (count - 1) + [i + 1]])


def _angles(run: Trajectory, i: int, times: Array) -> Array:
    """Angles of hinges at ``times`` (n,) between frame ``i`` and the next, (n, hinges), in rad, linear."""
    share = ((times - run.times[i]) / (run.times[i + 1] - run.times[i]))[:, None]
    return np.asarray((1.0 - share) * run.derived.angles[i] + share * run.derived.angles[i + 1])


def _integrated(run: Trajectory, i: int, times: Array) -> tuple[Array, Array]:
    """States (n, bodies, 13) and accumulators (n, 7) at ``times``, from frame ``i``, with the forces of each side."""
    y = convert(run.raw[i], run.layout, "momenta", run.tables)
    accumulators = run.accumulators[i].copy()
    found, kept = [y], [accumulators]
    for start, end in zip(times[:-1].tolist(), times[1:].tolist()):
        count = int(np.clip(np.ceil((end - start) / run.dt) if run.dt > 0.0 else MOST, FEWEST, MOST))
        h, middle = (end - start) / count, 0.5 * (start + end)
        for k in range(count):
            t = start + k * h
            a, da = _rates(run, i, t, middle, y)
            b, db = _rates(run, i, t + 0.5 * h, middle, y + 0.5 * h * a)
            c, dc = _rates(run, i, t + 0.5 * h, middle, y + 0.5 * h * b)
            d, dd = _rates(run, i, t + h, middle, y + h * c)
            y = y + h / 6.0 * (a + 2.0 * b + 2.0 * c + d)
            accumulators = accumulators + h / 6.0 * (da + 2.0 * db + 2.0 * dc + dd)
        found.append(y)
        kept.append(accumulators)
    raw = np.array(found)
    raw[:, :, 3:7] /= np.linalg.norm(raw[:, :, 3:7], axis=-1, keepdims=True)
    return raw, np.array(kept)


def _rates(run: Trajectory, i: int, t: float, moment: float, y: Array) -> tuple[Array, Array]:
    """dy/dt (bodies, 13) and rates of the accumulators (7,) in the segment of the schedule that contains ``moment``."""
    rows = np.empty((1, len(y), kernels.ROW))
    unit = y.copy()
    unit[:, 3:7] /= np.linalg.norm(y[:, 3:7], axis=-1, keepdims=True)
    time, derived = np.array([t]), run.derived
    kernels.unpack(derived.world, unit[None], kernels.LAYOUT_CODES["momenta"], rows)
    pushed = NO_CONTACT if run.tables.contacts is None else derived.contact.wrench[i : i + 1]
    wrench = derived.wrench_of(Frames(time, np.array([moment]), rows, _angles(run, i, time), pushed))
    accumulators, gross = np.empty((1, ACCUMULATORS)), np.empty((1, 3))
    kernels.rates(rows, wrench, accumulators, gross)
    w = rows[0, :, SPIN : SPIN + 3]
    spin = 0.5 * np.concatenate([np.zeros((len(y), 1)), w], axis=1)
    dq = so3.quaternion_product(spin, unit[:, 3:7])
    pull = wrench[0, :, kernels.FORCE_AT : kernels.FORCE_AT + 3]
    return np.concatenate([rows[0, :, VELOCITY : VELOCITY + 3], dq, pull, wrench[0, :, 0:3]], axis=1), accumulators[0]


def _by_data(run: Trajectory, i: int, cuts: Array) -> Trajectory:
    """Split at the first and the last breakpoint, from data at the frames only."""
    from freebody.trajectory.interpolate import between_frames, stored_between

    first, last = float(run.times[i]), float(run.times[i + 1])
    begin, end = float(cuts[0]), float(cuts[-1])
    after, before = run.derived.wrench_after[i], run.derived.wrench_before[i + 1]
    rates = run.derived.rates
    nodes = np.array([begin] if begin == end else [begin, end])
    raw, accumulators = between_frames(run, nodes)
    raw = raw[:, :, :WIDTH]
    ends = convert(run.raw[i : i + 2], run.layout, "momenta", run.tables)
    fields = (  # columns of x q p L, the rate after the first frame, the rate before the second
        (slice(7, 10), after[:, 3:6], before[:, 3:6]),
        (slice(10, 13), after[:, 0:3], before[:, 0:3]),
    )
    ahead, behind = begin - first, last - end
    weight = behind / (ahead + behind)
    for where, rising, falling in fields:
        left, right = ends[0][:, where] + ahead * rising, ends[1][:, where] - behind * falling
        raw[0][:, where], raw[-1][:, where] = left, right
        if begin == end:
            raw[0][:, where] = weight * left + (1.0 - weight) * right
    left, right = run.accumulators[i] + ahead * rates.after[i], run.accumulators[i + 1] - behind * rates.before[i + 1]
    accumulators[0], accumulators[-1] = left, right
    if begin == end:
        accumulators[0] = weight * left + (1.0 - weight) * right
    inner = before if begin == end else _mean(raw, end - begin)
    known = stored_between(run, nodes)
    wrenches = [after, inner, before] if begin == end else [after, inner, before, before]
    frames = np.arange(1, len(nodes) + 1)
    ending = np.array([after, inner])[: len(nodes)]
    last_before = run.derived.wrench_before[i + 1][None]
    old = run.stored
    assert old is not None
    stored = Stored(
        np.concatenate([old.kinetic[i : i + 1], known.kinetic, old.kinetic[i + 1 : i + 2]]),
        np.concatenate([old.potential[i : i + 1], known.potential, old.potential[i + 1 : i + 2]]),
        np.array(wrenches),
        np.append(frames, len(nodes) + 1),
        np.concatenate([ending, last_before]),
        np.concatenate([old.joints[i : i + 1], known.joints, old.joints[i + 1 : i + 2]]),
        np.concatenate([old.gaps[i : i + 1], known.gaps, old.gaps[i + 1 : i + 2]]),
    )
    layout = convert(raw, "momenta", run.layout, run.tables)
    times = np.array([first, *nodes, last])
    return replace(
        run, times=times, stored=stored, angles=_angles(run, i, times), final=run.state(i + 1),
        contact_frames=_touching(run, i, len(times)),
        raw=np.concatenate([run.raw[i : i + 1], layout, run.raw[i + 1 : i + 2]]),
        accumulators=np.concatenate([run.accumulators[i : i + 1], accumulators, run.accumulators[i + 1 : i + 2]]),
    )  # fmt: skip


def _mean(raw: Array, length: float) -> Array:
    """The mean wrench between two states, all of it counted as without potential."""
    change = (raw[-1] - raw[0]) / length
    both = np.concatenate([change[:, 10:13], change[:, 7:10]], axis=1)
    return np.concatenate([both, np.zeros_like(both)], axis=1)
