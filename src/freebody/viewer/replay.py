"""A recorded run, played over and over."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError
from freebody.viewer import messages
from freebody.viewer.exhibit import Exhibit
from freebody.viewer.frame import pack
from freebody.viewer.geometry import geometry
from freebody.viewer.meter import Reading

__all__ = ["Replay"]

Array = NDArray[np.float64]

# Longest time between two pictures of a replay, in s: runs recorded less often are interpolated.
SMOOTH = 1.0 / 60.0


class Replay:
    """Plays ``exhibit.run`` in a loop; it can be paused, stepped and started anew, but not changed."""

    def __init__(self, exhibit: Exhibit, *, stiffness: float) -> None:
        assert exhibit.run is not None  # live worlds are moved, not played
        self.exhibit, self.run, self.stiffness = exhibit, exhibit.run, stiffness
        self.geometry = geometry(self.run, exhibit.world)
        self.begin, self.end = float(self.run.times[0]), float(self.run.times[-1])
        spacing = np.diff(self.run.times)
        self.dt = float(min(SMOOTH, np.median(spacing))) if len(spacing) else SMOOTH
        self.time = self.begin

    def prepare(self) -> None:
        """Energies and momenta of all frames."""
        run = self.run
        self._series = np.column_stack(
            [run.kinetic_energy, run.potential_energy, run.work, run.linear_momentum, run.angular_momentum]
        )

    def advance(self, count: int) -> str | None:
        """Move on, and begin again after the end."""
        self.time += count * self.dt
        if self.time > self.end:
            self.time = self.begin
        return None

    def act(self, message: messages.Message) -> bool:
        """Start anew; grabbing at a recording does nothing, and it cannot be changed."""
        match message:
            case messages.Reset():
                self.time = self.begin
            case messages.Grabbing():
                pass
            case messages.Stiffness():
                self.stiffness = message.value
            case _:
                raise InputError("a recorded run cannot be changed", remedy="choose a scene to play with")
        return isinstance(message, messages.Stiffness)

    def settings(self) -> dict[str, Any]:
        """As the page shows them."""
        world = self.exhibit.world
        return {
            "integrator": self.run.method,
            "dt": self.dt,
            "gravity": [0.0, 0.0, 0.0] if world is None else world.gravity.acceleration.tolist(),
            "stiffness": self.stiffness,
            "ghost": None,
            "changed": False,
        }

    def parameters(self) -> list[dict[str, Any]]:
        """None: what was, was."""
        return []

    def frame(self, counter: int, factor: float, *, paused: bool) -> bytes:
        """The run at this moment."""
        run, t = self.run, self.time
        state = run.state(0) if len(run) == 1 else run.at(min(max(t, self.begin), self.end))
        values = np.array([np.interp(t, run.times, column) for column in self._series.T])
        rows = state.canonical
        kinetic, potential, work = values[:3].tolist()
        reading = Reading(
            t, kinetic, potential, work, values[3:6], values[6:9], rows[:, 0:3], rows[:, 3:7], state.angular_velocity,
            rows[:, 10:13],
        )  # fmt: skip
        first = self._series[0]
        return pack(counter, factor, reading, drift=reading.balance - (first[0] + first[1] - first[2]), paused=paused)

    def still(self, counter: int) -> bytes:
        """The first frame, without energies."""
        raw = self.run.raw[0]
        orientation = raw[:, 3:7] if self.run.layout == "momenta" else np.tile([1.0, 0.0, 0.0, 0.0], (len(raw), 1))
        nothing = np.zeros((len(raw), 3))
        reading = Reading(
            self.begin, 0.0, 0.0, 0.0, np.zeros(3), np.zeros(3), raw[:, :3], orientation, nothing, nothing
        )
        return pack(counter, 0.0, reading, drift=0.0, paused=True)
