"""The times at which an animation shows a run."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import positive
from freebody.errors import InputError
from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]

# Largest rotation between keys, in rad: players take the short way, so it must stay below half a revolution.
LARGEST_ROTATION = 0.5 * np.pi

# A video is in real time by default if that takes between these, else it takes FITTED seconds.
SHORTEST, LONGEST, FITTED = 2.0, 30.0, 12.0

# Most frames of a video or keys of an animation: an hour at 60 a second.
MOST = 216_000


def keyframes(run: Trajectory, fps: float) -> Trajectory:
    """The run at about ``fps`` keys a second, more if bodies rotate fast; never more than were recorded."""
    fps = positive("fps", fps, "1/s")
    span = float(run.times[-1] - run.times[0])
    fastest = max(float(np.linalg.norm(run[name].angular_velocity, axis=1).max()) for name in run.names)
    wanted = _count(span * max(fps, fastest / LARGEST_ROTATION)) + 1
    distinct = np.concatenate([[True], np.diff(run.times) > 0.0])
    if wanted >= int(distinct.sum()):
        return run if distinct.all() else run.at(run.times[distinct])
    return run.at(np.linspace(run.times[0], run.times[-1], wanted))


def playback(run: Trajectory, fps: float, speed: float | None) -> tuple[Array, float]:
    """Times (frames,) of a video in s, ``fps`` a second, and its speed: seconds of motion per second of video."""
    fps = positive("fps", fps, "1/s")
    span = float(run.times[-1] - run.times[0])
    if speed is None:
        speed = 1.0 if SHORTEST <= span <= LONGEST or span == 0.0 else span / FITTED
    speed = positive("speed", speed, "s/s")
    times = run.times[0] + np.arange(_count(span * fps / speed) + 1) * (speed / fps)
    return np.minimum(times, run.times[-1]), speed


def _count(number: float) -> int:
    # The product of a span and a rate may miss a whole number by a rounding.
    whole = int(np.floor(min(number, 1e18) * (1.0 + 1e-12)))
    if whole > MOST:
        raise InputError(
            f"{number:.6g} frames", expected=f"at most {MOST}", remedy="give a smaller fps or a higher speed"
        )
    return whole
