"""The interface between the session and what it shows: a live world or a recorded run."""

from __future__ import annotations

from typing import Any, Protocol

from freebody.viewer.contacts import ContactBlock
from freebody.viewer.geometry import Geometry
from freebody.viewer.history import SoFar
from freebody.viewer.live import Live
from freebody.viewer.messages import Message
from freebody.viewer.replay import Replay
from freebody.viewer.source import Source


class SceneView(Protocol):
    """A scene on the page: moves in steps of ``dt`` seconds if ``moving``, else pages play its ``tape``."""

    moving: bool
    tape: bytes | None
    source: Source
    geometry: Geometry
    contact: ContactBlock | None
    dt: float
    stiffness: float

    @property
    def leader(self) -> str | None:
        """The body that positions are relative to, if that is not the world's origin."""

    def prepare(self) -> None:
        """Compile, or whatever else is slow."""

    def advance(self, count: int) -> str | None:
        """Take ``count`` steps; a message for the pages, or None."""

    def act(self, message: Message) -> bool:
        """Carry out a command; whether settings changed."""

    def so_far(self) -> SoFar:
        """The run up to now, to be saved; called from any thread."""

    def settings(self) -> dict[str, Any]:
        """The settings, for the page."""

    def parameters(self) -> list[dict[str, Any]]:
        """The numbers of the scene that a page may change."""

    def frame(self, counter: int, factor: float, *, paused: bool) -> bytes:
        """The present state, packed for the page."""

    def still(self, counter: int) -> bytes:
        """The first picture, which needs no compiled code."""


def scene_view(source: Source, *, stiffness: float) -> SceneView:
    """The view of a source."""
    return Live(source, stiffness=stiffness) if source.run is None else Replay(source, stiffness=stiffness)


def description(
    view: SceneView,
    *,
    serial: int,
    scenes: list[dict[str, str]],
    integrators: list[dict[str, Any]],
    paused: bool,
    speed: float,
    compiling: bool,
) -> dict[str, Any]:
    """The message that tells a page what it shows; ``serial`` numbers the scenes of a session."""
    source = view.source
    return {
        "type": "hello",
        "version": 1,
        "scene": {
            "name": source.name,
            "title": source.title,
            "description": source.description,
            "dt": source.own_dt,
            "leader": view.leader,
            "serial": serial,
            "file": None if source.path is None else source.path.name,
        },
        "tape": None if view.moving else f"tape/{serial}",
        "view": source.camera,
        "bodies": view.geometry.bodies,
        "springs": view.geometry.springs,
        "joints": view.geometry.joints,
        "thrusters": view.geometry.thrusters,
        "grounds": view.geometry.grounds,
        "contact": None if view.contact is None else view.contact.told(),
        "scenes": scenes,
        "integrators": integrators,
        "settings": {**view.settings(), "paused": paused, "speed": speed},
        "parameters": view.parameters(),
        "compiling": compiling,
    }


def page_files(view: SceneView, serial: int) -> dict[str, bytes]:
    """All files that a page of this view requests, by name."""
    found = {f"mesh/{name}": data for name, data in view.geometry.meshes.items()}
    return found if view.tape is None else {**found, f"tape/{serial}": view.tape}
