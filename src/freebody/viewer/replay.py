"""A recorded run on the page, which plays it by itself: the server only hands it over."""

from __future__ import annotations

from typing import Any

import numpy as np

from freebody.errors import InputError
from freebody.model.state import QUATERNIONS
from freebody.viewer import messages
from freebody.viewer.exhibit import Exhibit
from freebody.viewer.frame import pack
from freebody.viewer.geometry import geometry
from freebody.viewer.kept import SoFar
from freebody.viewer.meter import Reading
from freebody.viewer.tape import RATE, tape
from freebody.viewer.vantage import leader, started_from

__all__ = ["Replay"]


class Replay:
    """Holds ``exhibit.run`` for pages to play; it cannot be changed. ``tape`` is there once it is prepared."""

    moving: bool = False

    def __init__(self, exhibit: Exhibit, *, stiffness: float) -> None:
        assert exhibit.run is not None  # live worlds are moved, not played
        self.exhibit, self.run, self.stiffness = exhibit, exhibit.run, stiffness
        self.geometry = geometry(self.run, exhibit.world)
        starts = self.run.raw[0, :, :3]
        self._leader = leader(exhibit.camera, self.run.names, starts, self.geometry.sizes)
        started_from(self._leader, self.geometry.bodies, starts)
        self.dt = self.run.dt or 1.0 / RATE
        self.tape: bytes | None = None

    @property
    def leader(self) -> str | None:
        """The body that the run is seen from, where it is far from the origin."""
        return None if self._leader is None else self.run.names[self._leader]

    def prepare(self) -> None:
        """All frames, as pages play them."""
        self.tape = tape(self.run, origin=self._leader).tobytes()

    def advance(self, count: int) -> str | None:
        """Nothing moves here."""
        return None

    def act(self, message: messages.Message) -> bool:
        """Grabbing at a recording does nothing, and it cannot be changed."""
        match message:
            case messages.Grabbing() | messages.Reset():
                pass
            case messages.Stiffness():
                self.stiffness = message.value
            case _:
                raise InputError("a recorded run cannot be changed", remedy="choose a scene to play with")
        return isinstance(message, messages.Stiffness)

    def so_far(self) -> SoFar:
        """The run itself."""
        return SoFar(self.run, self.exhibit.world, "")

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
        """The first frame."""
        return self.still(counter)

    def still(self, counter: int) -> bytes:
        """The first frame, without energies."""
        raw = self.run.raw[0]
        orientation = raw[:, 3:7] if self.run.layout in QUATERNIONS else np.tile([1.0, 0.0, 0.0, 0.0], (len(raw), 1))
        nothing = np.zeros((len(raw), 3))
        begin = float(self.run.times[0])
        reading = Reading(begin, 0.0, 0.0, 0.0, np.zeros(3), np.zeros(3), raw[:, :3], orientation, nothing, nothing)
        origin = None if self._leader is None else raw[self._leader, :3]
        return pack(counter, 0.0, reading, drift=0.0, paused=True, origin=origin)
