"""The motion between the frames of a run."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody import so3
from freebody.errors import InputError
from freebody.joints.angles import continued
from freebody.model.layout import ACCUMULATORS
from freebody.model.state import Clock, State
from freebody.trajectory.breakpoints import split
from freebody.trajectory.derived import Stored, conservative_power
from freebody.trajectory.hermite import between
from freebody.trajectory.impact_split import around_impacts, impact_intervals, kinetic_of
from freebody.trajectory.kernels import LINEAR, POSITION, ROTATION, SPIN

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]

# A time this many units of round-off outside the run counts as its end.
ROUNDINGS = 4.0


def sample(run: Trajectory, t: ArrayLike) -> State:
    """The state at one time; at a frame, the frame itself in the method's layout."""
    times = _inside(run, np.asarray(t).reshape(1))
    frame = int(np.searchsorted(run.times, times[0], side="right")) - 1
    if run.times[frame] == times[0]:
        return run.state(frame)
    raw, accumulators, _ = _split_at(run, times)
    clock, angles = Clock(float(times[0]), 0, run.dt), _angles(run, times, raw)
    return State(
        run.tables, _layout(run), raw[0], clock, _full(accumulators[0]), angles=angles[0],
        contacts=np.zeros(0) if run.contact_frames is None else np.array(run.contact_frames[frame]),
    )  # fmt: skip


def resample(run: Trajectory, times: NDArray[Any]) -> Trajectory:
    """The run with frames at ``times`` (n,), in the layout "momenta", or "axial" if the run is."""
    if times.ndim != 1 or not times.size:
        raise InputError(f"times of shape {times.shape}", expected="one time, or a list of at least one")
    given = _inside(run, times)
    if (np.diff(given) < 0.0).any():
        raise InputError("times that go back", expected="ascending times, in s", remedy="sort them: np.sort(times)")
    raw, accumulators, stored = _split_at(run, given)
    angles = _angles(run, given, raw)
    clock = Clock(float(given[-1]), 0, run.dt)
    final = State(run.tables, _layout(run), raw[-1].copy(), clock, _full(accumulators[-1]), angles=angles[-1].copy())
    return replace(
        run, layout=_layout(run), times=given, raw=raw, accumulators=accumulators, final=final, stored=stored,
        interpolated=True,
        angles=angles,
        contact_frames=None if run.contact_frames is None else run.contact_frames[_Places(run, given).frame],
    )  # fmt: skip


def _split_at(run: Trajectory, times: Array) -> tuple[Array, Array, Stored | None]:
    """x, q, p, L (n, bodies, 13 or 14), accumulators (n, 7) and, for a run from a file, its stored arrays at ``times``.

    Energies of a run from a file are known at its frames only, and interpolated like the accumulators. Intervals are
    split at breakpoints and at impacts.
    """
    raw, accumulators = between_frames(run, times)
    stored = None if run.stored is None else stored_between(run, times)
    places, cut = _Places(run, times), run.derived.schedule.first_cut
    inside = np.flatnonzero(~places.exact)
    for i in np.unique(places.at[inside[np.isfinite(cut[places.at[inside]])]]).tolist():
        if i not in run.derived.split:
            run.derived.split[i] = split(run, i)
        part = run.derived.split[i]
        where = inside[places.at[inside] == i]
        raw[where], accumulators[where] = between_frames(part, times[where])
        same = np.einsum("bk,bk->b", part.derived.quaternions[0], run.derived.quaternions[i])
        raw[where, :, 3:7] *= np.where(same < 0.0, -1.0, 1.0)[:, None]
        if stored is not None:
            for whole, piece in zip(stored, stored_between(part, times[where])):
                if len(whole) == len(times):
                    whole[where] = piece
    for i, struck in impact_intervals(run).items() if run.layout != "axial" else ():
        where = inside[places.at[inside] == i]
        if len(where):
            raw[where], accumulators[where] = around_impacts(run, i, times[where], struck)
            if stored is not None:
                stored.kinetic[where] = kinetic_of(run, raw[where])
    return raw, accumulators, stored


def _inside(run: Trajectory, times: NDArray[Any]) -> Array:
    given = np.array(times, dtype=np.float64)
    first, last = float(run.times[0]), float(run.times[-1])
    slack = ROUNDINGS * np.finfo(float).eps * max(abs(first), abs(last))
    outside = ~((given >= first - slack) & (given <= last + slack))
    if outside.any():
        raise InputError(
            f"t = {given[outside][0]:.9g} s",
            expected=f"a time inside the run, {first:.9g} to {last:.9g} s",
            remedy="run for longer, or continue from run.final",
        )
    return np.clip(given, first, last)


def _full(accumulators: Array) -> Array:
    return np.concatenate([accumulators, np.zeros(ACCUMULATORS - len(accumulators))])


class _Places:
    """For every time its interval, by the first frame, the interval's length and the fraction that has passed."""

    def __init__(self, run: Trajectory, times: Array) -> None:
        last = max(len(run) - 2, 0)
        self.at = np.clip(np.searchsorted(run.times, times, side="right") - 1, 0, last).astype(np.int64)
        self.length = np.append(np.diff(run.times), 0.0)[self.at]
        self.passed = times - run.times[self.at]
        whole = self.length > 0.0
        self.fraction = np.divide(self.passed, self.length, out=np.zeros(len(times)), where=whole)
        # Times at a frame take its numbers exactly; the last frame ends the last interval.
        self.frame = np.where(self.fraction == 1.0, self.at + 1, self.at)
        self.exact = run.times[self.frame] == times

    def cubic(self, values: Array, after: Array, before: Array) -> Array:
        """Cubic in each interval from values (frames, k) and their rates after and before each frame."""
        i, s, h = self.at, self.fraction[:, None], self.length[:, None]
        j = np.minimum(i + 1, len(values) - 1)
        a, b, r = values[i], values[j], 1.0 - s
        out = a + s * s * (3.0 - 2.0 * s) * (b - a) + h * s * r * (r * after[i] - s * before[j])
        out[self.exact] = values[self.frame[self.exact]]
        return np.asarray(out)


def between_frames(run: Trajectory, times: Array) -> tuple[Array, Array]:
    """x, q, p, L (n, bodies, 13), with the spin of thin bodies (14) if frames have it, and accumulators (n, 7).

    Ignores breakpoints between frames.
    """
    derived, places = run.derived, _Places(run, times)
    out = np.empty((len(times), len(run.names), 13))
    inner = np.flatnonzero(~places.exact)
    if len(inner):
        moved = np.empty((len(inner), *out.shape[1:]))
        between(
            places.at[inner], places.fraction[inner], places.length[inner], derived.rows, derived.quaternions,
            derived.wrench_after, derived.wrench_before, moved,
        )  # fmt: skip
        out[inner] = moved
    frames = places.frame[places.exact]
    out[places.exact, :, 0:3] = derived.rows[frames, :, POSITION : POSITION + 3]
    out[places.exact, :, 3:7] = derived.quaternions[frames]
    out[places.exact, :, 7:13] = derived.rows[frames, :, LINEAR : LINEAR + 6]
    if run.layout == "axial":
        after, before = (_along_rates(run, wrench) for wrench in (derived.wrench_after, derived.wrench_before))
        out = np.concatenate([out, places.cubic(run.raw[:, :, 13], after, before)[:, :, None]], axis=2)
    return out, places.cubic(run.accumulators, derived.rates.after, derived.rates.before)


def _layout(run: Trajectory) -> str:
    return "axial" if run.layout == "axial" else "momenta"


def _along_rates(run: Trajectory, wrench: Array) -> Array:
    """Rates of the angular momentum of thin bodies along their axis of least moment, (frames, bodies), by Euler."""
    rows, tables = run.derived.rows, run.tables
    axes = rows[:, :, ROTATION : ROTATION + 9].reshape(*rows.shape[:2], 3, 3) @ tables.principal_axes
    w = np.einsum("fbij,fbi->fbj", axes, rows[:, :, SPIN : SPIN + 3])
    torque = np.einsum("fbi,fbi->fb", axes[:, :, :, 0], wrench[:, :, 0:3])
    _, middle, greatest = tables.principal_moments.T
    return np.where(tables.thin, (middle - greatest) * w[:, :, 1] * w[:, :, 2] + torque, 0.0)


def _angles(run: Trajectory, times: Array, raw: Array) -> Array:
    """Angles of hinges at ``raw`` (n, bodies, 13), in rad; linear interpolation gives the revolutions."""
    derived, places = run.derived, _Places(run, times)
    s, j = places.fraction[:, None], np.minimum(places.at + 1, len(run) - 1)
    near = (1.0 - s) * derived.angles[places.at] + s * derived.angles[j]
    near[places.exact] = derived.angles[places.frame[places.exact]]
    if run.stored is not None:
        return np.asarray(near)
    return continued(run.tables, np.asarray(so3.quaternion_to_matrix(raw[:, :, 3:7])), near)


def stored_between(run: Trajectory, times: Array) -> Stored:
    """Energies and wrenches at times between frames, for a run from a file."""
    derived, places = run.derived, _Places(run, times)
    pulls = (derived.wrench_after, derived.wrench_before)
    after, before = (conservative_power(derived.rows, wrench)[0][:, None] for wrench in pulls)
    potential = places.cubic(derived.energies[1][:, None], -after, -before)[:, 0]
    lost = derived.contact.powers[1][:, None]
    rising, falling = derived.rates.after[:, :1] - lost, derived.rates.before[:, :1] - lost
    energy = places.cubic(run.energy[:, None], rising, falling)[:, 0]
    j = np.minimum(places.at + 1, len(run) - 1)
    s = places.fraction[:, None, None]
    wrench = (1.0 - s) * pulls[0][places.at] + s * pulls[1][j]
    seen = derived.joints
    joints = (1.0 - s) * seen[places.at] + s * seen[j]
    nothing = np.zeros(0, dtype=np.int64)
    gaps = derived.contact.gaps
    gaps = (1.0 - s[:, :, 0]) * gaps[places.at] + s[:, :, 0] * gaps[j]
    return Stored(energy - potential, potential, wrench, nothing, wrench[nothing], joints, gaps)
