"""A recorded run. The page plays it; the server only sends the frames."""

from __future__ import annotations

from typing import Any

import numpy as np

from freebody.errors import InputError
from freebody.model.state import QUATERNIONS
from freebody.viewer import messages
from freebody.viewer.contacts import block_of
from freebody.viewer.diagnostics import Reading
from freebody.viewer.floating_origin import leader, started_from
from freebody.viewer.frame import pack
from freebody.viewer.geometry import geometry
from freebody.viewer.history import SoFar
from freebody.viewer.source import Source
from freebody.viewer.tape import MOST_BYTES, RATE, tape


class Replay:
    """A view of ``source.run``, which cannot be changed. ``prepare`` makes its ``tape``."""

    moving: bool = False

    def __init__(self, source: Source, *, stiffness: float) -> None:
        assert source.run is not None  # live worlds are moved, not played
        self.source, self.run, self.stiffness = source, source.run, stiffness
        self.geometry = geometry(self.run, source.world)
        starts = self.run.raw[0, :, :3]
        self.origin = leader(source.camera, self.run.names, starts, self.geometry.sizes)
        started_from(self.origin, self.geometry.bodies, starts)
        self.dt = self.run.dt or 1.0 / RATE
        self.contact = block_of(self.run.tables, 1.0)
        self.tape: bytes | None = None

    @property
    def leader(self) -> str | None:
        """The body that positions are relative to, in a run far from the origin."""
        return None if self.origin is None else self.run.names[self.origin]

    def prepare(self, most_bytes: int = MOST_BYTES) -> None:
        """Pack all frames for the page; fewer if they would take more than ``most_bytes``."""
        self.tape = tape(self.run, most_bytes=most_bytes, origin=self.origin, contact=self.contact).tobytes()

    def advance(self, count: int) -> str | None:
        """Do nothing: the page plays the run."""
        return None

    def act(self, message: messages.Message) -> bool:
        """Ignore grabs and resets; refuse every other change."""
        match message:
            case messages.GrabMessage() | messages.Reset():
                pass
            case messages.Stiffness():
                self.stiffness = message.value
            case _:
                raise InputError("a recorded run cannot be changed", remedy="choose a scene to play with")
        return isinstance(message, messages.Stiffness)

    def so_far(self) -> SoFar:
        """The run itself."""
        return SoFar(self.run, self.source.world, "")

    def settings(self) -> dict[str, Any]:
        """The settings, for the page."""
        world = self.source.world
        return {
            "integrator": self.run.method,
            "dt": self.dt,
            "gravity": [0.0, 0.0, 0.0] if world is None else world.gravity.acceleration.tolist(),
            "stiffness": self.stiffness,
            "ghost": None,
            "changed": False,
        }

    def parameters(self) -> list[dict[str, Any]]:
        """None: a recorded run has no parameters to change."""
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
        origin = None if self.origin is None else raw[self.origin, :3]
        contact = None if self.contact is None else self.contact.still(begin, origin)
        return pack(counter, 0.0, reading, drift=0.0, paused=True, origin=origin, contact=contact)
