"""What the session moves: a live world or a recorded run, behind one face."""

from __future__ import annotations

from typing import Any, Protocol

from freebody.viewer.exhibit import Exhibit
from freebody.viewer.geometry import Geometry
from freebody.viewer.kept import SoFar
from freebody.viewer.live import Live
from freebody.viewer.messages import Message
from freebody.viewer.replay import Replay

__all__ = ["Show", "show_of"]


class Show(Protocol):
    """Something that can be looked at; if ``moving``, in steps of ``dt`` seconds, else pages play its ``tape``."""

    moving: bool
    tape: bytes | None
    exhibit: Exhibit
    geometry: Geometry
    dt: float
    stiffness: float

    @property
    def leader(self) -> str | None:
        """The body that everything is seen from, if it is not the world's origin."""

    def prepare(self) -> None:
        """Whatever is slow."""

    def advance(self, count: int) -> str | None:
        """Move on; what pages are to be told, if anything."""

    def act(self, message: Message) -> bool:
        """Do what a page asks; whether settings changed."""

    def so_far(self) -> SoFar:
        """The run that can be saved now; any thread may ask."""

    def settings(self) -> dict[str, Any]:
        """As the page shows them."""

    def parameters(self) -> list[dict[str, Any]]:
        """The numbers of the scene that a page may change."""

    def frame(self, counter: int, factor: float, *, paused: bool) -> bytes:
        """The present state for the page."""

    def still(self, counter: int) -> bytes:
        """The first picture, without anything that has to be compiled."""


def show_of(exhibit: Exhibit, *, stiffness: float) -> Show:
    """The show of an exhibit."""
    return Live(exhibit, stiffness=stiffness) if exhibit.run is None else Replay(exhibit, stiffness=stiffness)
