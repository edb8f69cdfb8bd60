"""The thread that moves the world in real time, whatever the pages do."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from freebody.errors import FreebodyError, SimulationError
from freebody.methods.registry import integrators
from freebody.viewer import messages
from freebody.viewer.catalogue import Catalogue
from freebody.viewer.exhibit import Exhibit
from freebody.viewer.pace import Pace
from freebody.viewer.shows import Show, show_of

__all__ = ["Audience", "Reply", "Session"]

Reply = Callable[[str], object]

log = logging.getLogger("freebody.viewer")

# Pictures per second.
RATE = 60.0

# Seconds between looks where nothing moves; an order wakes at once.
IDLE = 1.0

# Orders that wait to be carried out; a page that sends more while the world is busy is not being answered anyway.
MOST_WAITING = 4096

# Of the grab, in 1/s^2: quick, and still soft enough to be felt as a spring.
STIFFNESS = 100.0


class Audience(Protocol):
    """Whoever wants to know. Called from the session's thread; must return at once."""

    def frame(self, data: bytes) -> None:
        """A new picture."""

    def changed(self, description: dict[str, Any]) -> None:
        """What there is to be told about the scene and its settings is this now; it is replaced, never changed."""

    def status(self, text: str) -> None:
        """Something to tell everybody."""

    def error(self, text: str) -> None:
        """Something that went wrong, to tell everybody."""


class Session:
    """One world in motion. Orders are carried out between steps, in the order in which they came."""

    def __init__(self, load: Callable[[], Exhibit], audience: Audience) -> None:
        self._load, self._audience = load, audience
        self._orders: deque[tuple[messages.Message, Reply]] = deque()
        self._wake = threading.Event()
        self._ending = False
        self._thread = threading.Thread(target=self._main, name="freebody-session", daemon=True)
        self.catalogue = Catalogue()
        self.show: Show | None = None
        self.paused = False
        self.speed = 1.0
        self.compiling = True
        self.pace = Pace(RATE)
        self.counter = 0
        # Counts scenes, so that a page can tell a new one from a change of settings.
        self.serial = 0

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def close(self) -> None:
        """End the thread; returns when it has ended, or is too deep in a compiler to be waited for."""
        self._ending = True
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join(timeout=5.0)

    def post(self, message: messages.Message, reply: Reply) -> None:
        """Have ``message`` acted on soon; ``reply`` is called with a sentence if it cannot be."""
        if len(self._orders) >= MOST_WAITING:
            reply("the world is busy; try again")
            return
        self._orders.append((message, reply))
        self._wake.set()

    def present(self, exhibit: Exhibit, reply: Reply) -> None:
        """Have another thing shown soon, as a page's choice of a scene is."""
        self.catalogue.remember(exhibit)
        self.post(messages.SceneChoice(type="scene", name=exhibit.name), reply)

    def mesh(self, name: str) -> bytes | None:
        """A mesh of the present scene."""
        show = self.show
        return None if show is None else show.geometry.meshes.get(name)

    def tape(self, serial: int) -> bytes | None:
        """All frames of the recorded run that is scene number ``serial``, if that is the present one."""
        show = self.show
        return None if show is None or serial != self.serial else show.tape

    def files(self) -> dict[str, bytes]:
        """All that a page of the present scene asks for, by name."""
        show = self.show
        if show is None:
            return {}
        found = {f"mesh/{name}": data for name, data in show.geometry.meshes.items()}
        return found if show.tape is None else {**found, f"tape/{self.serial}": show.tape}

    # --- the thread ----------------------------------------------------------------------------------------------

    def _main(self) -> None:
        try:
            self._open(self._load)
        except FreebodyError as error:
            self._audience.error(str(error))
        except Exception:
            log.exception("the scene could not be opened")
            self._audience.error("the scene could not be opened; the terminal says why")
        while not self._ending:
            try:
                self._turn()
            except Exception:
                log.exception("the session stumbled")
                self.paused = True
                self._audience.error("something went wrong inside; the world is paused, and the terminal says why")

    def _turn(self) -> None:
        """One look at the clock: orders, the steps that are due, and a picture if one is."""
        self._wake.clear()
        while self._orders and not self._ending:
            message, reply = self._orders.popleft()
            try:
                self._obey(message)
            except FreebodyError as error:
                reply(str(error))
                self._settle()
        if self.show is None or not self.show.moving:
            self._wake.wait(IDLE)
            return
        due = 0 if self.paused else self.pace.due(self.show.dt, self.speed)
        if due:
            self._advance(due)
        if self.pace.picture():
            self._publish()
        self._wake.wait(self.pace.rest())

    def _advance(self, count: int) -> None:
        assert self.show is not None  # only asked for where there is one
        begun = time.perf_counter()
        try:
            trouble = self.show.advance(count)
        except SimulationError as error:
            self._pause(True)
            self._audience.error(str(error))
            return
        self.pace.took(count, count * self.show.dt, time.perf_counter() - begun)
        if trouble is not None:
            self._describe()
            self._audience.status(trouble)

    def _publish(self) -> None:
        assert self.show is not None  # only asked for where there is one
        self.counter += 1
        self._audience.frame(self.show.frame(self.counter, self.pace.factor, paused=self.paused))

    def _obey(self, message: messages.Message) -> None:
        match message:
            case messages.Pause():
                self._pause(message.on)
            case messages.Step():
                self._pause(True)
                if self.show is not None and self.show.moving:
                    self._advance(1)
            case messages.Speed():
                self.speed = message.value
                self._describe()
            case messages.SceneChoice():
                self._open(lambda: self.catalogue.get(message.name))
            case _ if self.show is not None:
                self._change(self.show, message)
                if isinstance(message, messages.Reset):
                    self._audience.status("")  # whatever went wrong is undone
        if not isinstance(message, messages.Grabbing):
            self.pace.picture_now()

    def _change(self, show: Show, message: messages.Message) -> None:
        slow = isinstance(message, messages.Integrator | messages.Ghost)
        if slow:
            self._busy("preparing the integrator")
        changed = show.act(message)
        if slow:
            show.prepare()
            self._settle()
        elif changed:
            self._describe()

    def _pause(self, on: bool) -> None:
        self.paused = on
        self.pace.restart()
        self._describe()

    def _open(self, load: Callable[[], Exhibit]) -> None:
        self._busy("Opening the scene. The first time on a machine takes a while.")
        exhibit = load()
        self.catalogue.remember(exhibit)
        stiffness = STIFFNESS if self.show is None else self.show.stiffness
        self.show = show_of(exhibit, stiffness=stiffness)
        self.speed = exhibit.speed
        self.serial += 1
        self._busy("Compiling kernels: slow the first time on this machine.")
        self.counter += 1
        self._audience.frame(self.show.still(self.counter))
        self.show.prepare()
        self._settle()

    def _busy(self, text: str) -> None:
        self.compiling = True
        self._describe()
        self._audience.status(text)

    def _settle(self) -> None:
        if self.compiling:
            self.compiling = False
            self.pace.restart()
            self._describe()
            self._audience.status("")

    def _describe(self) -> None:
        show = self.show
        if show is None:
            return
        what = show.exhibit
        description = {
            "type": "hello",
            "version": 1,
            "scene": {
                "name": what.name,
                "title": what.title,
                "description": what.description,
                "dt": what.own_dt,
                "leader": show.leader,
                "serial": self.serial,
            },
            "tape": None if show.moving else f"tape/{self.serial}",
            "view": what.camera,
            "bodies": show.geometry.bodies,
            "springs": show.geometry.springs,
            "joints": show.geometry.joints,
            "scenes": self.catalogue.listing(),
            "integrators": [
                {"name": method.name, "order": method.order, "summary": method.summary}
                for method in integrators().values()
                if method.joints or what.world is None or not what.world.joints
            ],
            "settings": {**show.settings(), "paused": self.paused, "speed": self.speed},
            "parameters": show.parameters(),
            "compiling": self.compiling,
        }
        self._audience.changed(description)
