"""Intervals between two frames with impacts inside.

Velocities jump at an impact, so each side continues its own frame with the force and the torque there: of order 3 in
position and of order 2 in momenta. Between the first impact of an interval and the last one nothing is known; there the
two sides are joined by straight lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.contact.layout import IMPACT
from freebody.trajectory.kernels import ANGULAR, FORCE_AT, LINEAR, POSITION, ROTATION, SPIN, VELOCITY

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]


def impact_intervals(run: Trajectory) -> dict[int, tuple[float, float]]:
    """Of every interval, by its first frame, in which there are impacts: the times of the first and the last one."""
    found: dict[int, tuple[float, float]] = {}
    if run.impact_rows is None or len(run) < 2:
        return found
    when = run.impact_rows[:, IMPACT.slices["time"].start]
    when = when[(when > run.times[0]) & (when <= run.times[-1])]
    # A frame is after the impacts at its time.
    for i, t in zip((np.searchsorted(run.times, when, side="left") - 1).tolist(), when.tolist()):
        found[i] = (found[i][0] if i in found else t, t)
    return found


def around_impacts(run: Trajectory, i: int, times: Array, between: tuple[float, float]) -> tuple[Array, Array]:
    """x, q, p, L (n, bodies, 13) and accumulators (n, 7) at ``times`` inside interval ``i``."""
    first, last = between
    rates, sums = run.derived.rates, run.accumulators
    ahead, behind = np.minimum(times, first) - run.times[i], np.maximum(times, last) - run.times[i + 1]
    one, other = _moved(run, i, ahead), _moved(run, i + 1, behind)
    early, late = sums[i] + ahead[:, None] * rates.after[i], sums[i + 1] + behind[:, None] * rates.before[i + 1]
    part = np.where(times < first, 0.0, 1.0)
    inside = (times >= first) & (times < last)
    part[inside] = (times[inside] - first) / (last - first)
    share = part[:, None, None]
    raw = (1.0 - share) * one + share * other
    turn = so3.log_quaternion(so3.quaternion_product(other[..., 3:7], so3.quaternion_conjugate(one[..., 3:7])))
    raw[..., 3:7] = so3.quaternion_product(so3.exp_quaternion(share * turn), one[..., 3:7])
    return raw, np.asarray((1.0 - part[:, None]) * early + part[:, None] * late)


def _moved(run: Trajectory, frame: int, s: Array) -> Array:
    """x, q, p, L (n, bodies, 13) of a frame that moves on for ``s`` (n,) seconds under the wrench it has."""
    derived, tables = run.derived, run.tables
    row, wrench = derived.rows[frame], derived.wrench_after[frame]
    x, v, w, p, L = (row[:, k : k + 3] for k in (POSITION, VELOCITY, SPIN, LINEAR, ANGULAR))
    force, torque = wrench[:, FORCE_AT : FORCE_AT + 3], wrench[:, 0:3]
    R = row[:, ROTATION : ROTATION + 9].reshape(-1, 3, 3)
    inverse = R @ tables.inverse_inertias @ R.swapaxes(-1, -2)
    faster = np.einsum("bij,bj->bi", inverse, torque - np.cross(w, L))
    h = s[:, None, None]
    turned = so3.exp_quaternion(h * w + 0.5 * h * h * faster)
    q = so3.quaternion_product(turned, np.broadcast_to(derived.quaternions[frame], turned.shape))
    place = x + h * v + 0.5 * h * h * force / tables.masses[:, None]
    return np.concatenate([place, q, p + h * force, L + h * torque], axis=-1)


def kinetic_of(run: Trajectory, raw: Array) -> Array:
    """Kinetic energy (n,) in J of x, q, p, L (n, bodies, 13)."""
    R = np.asarray(so3.quaternion_to_matrix(raw[..., 3:7]))
    spun = np.einsum("nbji,nbj->nbi", R, raw[..., 10:13])
    turning = np.einsum("nbi,bij,nbj->n", spun, run.tables.inverse_inertias, spun)
    return np.asarray(0.5 * ((raw[..., 7:10] ** 2).sum(axis=-1) / run.tables.masses).sum(axis=-1) + 0.5 * turning)
