"""The thread that moves the world in real time, whatever the pages do."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

from freebody.compiling import telling
from freebody.errors import FreebodyError, InputError, SimulationError
from freebody.methods.registry import get, integrators
from freebody.running.plan import refusal
from freebody.trajectory.run import Trajectory
from freebody.viewer import messages
from freebody.viewer.desk import Desk, desk_for
from freebody.viewer.edits import Edit
from freebody.viewer.pace import Pace
from freebody.viewer.scene_view import SceneView, description, page_files, scene_view
from freebody.viewer.source import Catalogue, Source

Reply = Callable[[str], object]
T = TypeVar("T")

log = logging.getLogger("freebody.viewer")

# Pictures per second.
RATE = 60.0

# Seconds between checks while nothing moves; a command wakes the thread at once.
IDLE = 1.0

# Commands that may wait; a page that sends more while the world is busy gets no answer anyway.
MOST_WAITING = 4096

# Of the grab, in 1/s^2: quick, and still soft enough to feel like a spring.
STIFFNESS = 100.0


# What does not let a scene move that is being built.
RESTING = (messages.Build, messages.Speed, messages.Stiffness, messages.SceneChoice)


HOLD = messages.Pause(type="pause", on=True)


class Audience(Protocol):
    """Receives what the session publishes. Called from its thread; must return at once."""

    def frame(self, data: bytes) -> None:
        """A new picture."""

    def changed(self, description: dict[str, Any]) -> None:
        """The scene and its settings have changed. Descriptions are replaced, never modified."""

    def status(self, text: str) -> None:
        """A message for everybody."""

    def error(self, text: str) -> None:
        """An error, for everybody."""


class Session:
    """One world in motion. Commands are carried out between steps, in the order of their arrival."""

    def __init__(self, load: Callable[[], Source], audience: Audience) -> None:
        self._load, self._audience = load, audience
        self._commands: deque[tuple[messages.Message | Callable[[], None], Reply]] = deque()
        self._wake = threading.Event()
        self._ending = False
        self._thread = threading.Thread(target=self._main, name="freebody-session", daemon=True)
        self.catalogue = Catalogue()
        self.view: SceneView | None = None
        self.paused = False
        self.speed = 1.0
        self.compiling = True
        self.pace = Pace(RATE)
        self.counter = 0
        # The document of the scene, once somebody has edited it; while one is edited, nothing moves.
        self.desk: Desk | None = None
        self.building = False
        # The scene's file has changed on disk, and taking it up would drop changes made here.
        self.outdated = False
        # Counts scenes: a page tells a new one from a change of settings by it.
        self.serial = 0

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def close(self) -> None:
        """Stop the thread; waits for it at most five seconds, because it may be compiling."""
        self._ending = True
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join(timeout=5.0)

    def post(self, message: messages.Message, reply: Reply) -> None:
        """Queue ``message``; ``reply`` is called with the reason if it cannot be carried out."""
        if len(self._commands) >= MOST_WAITING:
            reply("the world is busy; try again")
            return
        self._commands.append((message, reply))
        self._wake.set()

    def present(self, source: Source, reply: Reply) -> None:
        """Queue a change to another source, as if a page had chosen it."""
        self.catalogue.remember(source)
        self.post(messages.SceneChoice(type="scene", name=source.name), reply)

    def ask(self, task: Callable[[], T]) -> Future[T]:
        """Queue a task for the session's thread; its result, or the :class:`FreebodyError` that it raised."""
        outcome: Future[T] = Future()

        def carry_out() -> None:
            if not outcome.set_running_or_notify_cancel():
                return
            try:
                result = task()
            except FreebodyError as error:
                outcome.set_exception(error)
            except Exception:
                log.exception("an error in the session")
                outcome.set_exception(InputError("an internal error", remedy="see the terminal"))
            else:
                outcome.set_result(result)
            self._finish()

        self._commands.append((carry_out, lambda text: None))
        self._wake.set()
        return outcome

    def complain(self, text: str) -> None:
        """Tell all pages what is wrong."""
        self._audience.error(text)

    def run(self) -> Trajectory:
        """What has happened since the last reset. Raises :class:`InputError` before anything has moved."""
        if self.view is None or self.compiling:
            raise InputError("a run of a page on which nothing has moved yet", remedy="wait until it moves")
        return self.view.so_far().run

    def mesh(self, name: str) -> bytes | None:
        """A mesh of the present scene."""
        view = self.view
        return None if view is None else view.geometry.meshes.get(name)

    def tape(self, serial: int) -> bytes | None:
        """All frames of the recorded run that is scene number ``serial``, if that is the present one."""
        view = self.view
        return None if view is None or serial != self.serial else view.tape

    def files(self) -> dict[str, bytes]:
        """All files that a page of the present scene requests, by name."""
        return {} if self.view is None else page_files(self.view, self.serial)

    # --- the thread ----------------------------------------------------------------------------------------------

    def _main(self) -> None:
        try:
            self._open(self._load)
        except FreebodyError as error:
            self._audience.error(str(error))
        except Exception:
            log.exception("the scene could not be opened")
            self._audience.error("the scene could not be opened; see the terminal")
        while not self._ending:
            try:
                self._iterate()
            except Exception:
                log.exception("an error in the session")
                self.paused = True
                self._audience.error("an internal error; the world is paused, see the terminal")

    def _iterate(self) -> None:
        """Carry out commands, take the steps that are due, and publish a picture if one is."""
        self._wake.clear()
        while self._commands and not self._ending:
            message, reply = self._commands.popleft()
            try:
                if callable(message):
                    message()
                else:
                    self._obey(message)
            except FreebodyError as error:
                reply(str(error))
                self._finish()
        if self.view is None or self.building or not self.view.moving:
            self._wake.wait(IDLE)
            return
        due = 0 if self.paused else self.pace.due(self.view.dt, self.speed)
        if due:
            self._advance(due)
        if self.pace.picture():
            self._publish()
        self._wake.wait(self.pace.rest())

    def _advance(self, count: int) -> None:
        assert self.view is not None  # callers check it
        begun = time.perf_counter()
        try:
            trouble = self.view.advance(count)
        except SimulationError as error:
            self._pause(True)
            self._audience.error(str(error))
            return
        self.pace.took(count, count * self.view.dt, time.perf_counter() - begun)
        if trouble is not None:
            self._describe()
            self._audience.status(trouble)

    def _publish(self) -> None:
        assert self.view is not None  # callers check it
        self.counter += 1
        self._audience.frame(self.view.frame(self.counter, self.pace.factor, paused=self.paused))

    def _obey(self, message: messages.Message) -> None:
        if self.building:
            if isinstance(message, messages.GrabMessage) or message == HOLD:
                return
            if not isinstance(message, RESTING):
                self._build(False)
        match message:
            case messages.Build():
                self._build(message.on)
            case messages.Pause():
                self._pause(message.on)
            case messages.Step():
                self._pause(True)
                if self.view is not None and self.view.moving:
                    self._advance(1)
            case messages.Speed():
                self.speed = message.value
                self._describe()
            case messages.SceneChoice():
                self._leave()
                self._open(lambda: self.catalogue.get(message.name))
            case _ if self.view is not None:
                self._change(self.view, message)
                if isinstance(message, messages.Reset):
                    self._audience.status("")  # clears an earlier error
        if not isinstance(message, messages.GrabMessage):
            self.pace.picture_now()

    def _change(self, view: SceneView, message: messages.Message) -> None:
        slow = isinstance(message, messages.Integrator | messages.Ghost)
        if slow:
            self._busy("preparing the integrator")
        changed = view.act(message)
        if slow:
            self._prepare(view)
        elif changed:
            self._describe()

    def _pause(self, on: bool) -> None:
        self.paused = on
        self.pace.restart()
        self._describe()

    def _open(self, load: Callable[[], Source]) -> None:
        self._busy("Opening the scene. The first time on a machine takes a while.")
        source = load()
        view = self._look(source)
        self._busy("Preparing the scene.")
        self._still(view)
        self._prepare(view)

    def _look(self, source: Source) -> SceneView:
        """Show another source; it does not move yet. Raises :class:`FreebodyError`, and shows the last one still."""
        stiffness = STIFFNESS if self.view is None else self.view.stiffness
        view = scene_view(source, stiffness=stiffness)
        self.catalogue.remember(source)
        self.view, self.speed = view, source.speed
        self.serial += 1
        return view

    def _still(self, view: SceneView) -> None:
        """Publish the first picture, which needs no compiled code."""
        self.counter += 1
        self._audience.frame(view.still(self.counter))

    # --- building ------------------------------------------------------------------------------------------------

    def _build(self, on: bool) -> None:
        """Begin to edit the scene, which then stands still at its start; or prepare it and let it go."""
        if self.view is None or on == self.building:
            return
        if on:
            self.desk = self.desk or desk_for(self.view.source)
            self.building = True
            self._present()
        else:
            self.building = False
            self._busy("Preparing the scene.")
            self._prepare(self.view)
            self._pause(False)

    def _leave(self) -> None:
        """Another scene comes: what was edited stays in the catalogue."""
        self.desk, self.building, self.outdated = None, False, False

    def _present(self) -> None:
        """Show what is on the desk."""
        assert self.desk is not None  # callers check it
        self._show(self.desk.source())

    def _show(self, source: Source) -> None:
        """Show another state of the scene: still while it is built, else in motion."""
        view = self._look(source)
        self.pace.restart()
        if not self.building:
            self._busy("Preparing the scene.")
            self._still(view)
            self._prepare(view)
            return
        self.compiling = False
        self._describe()
        self._still(view)

    def edit(self, edits: list[Edit]) -> None:
        """Edit the scene; in the session's thread. Raises :class:`InputError` for what is impossible."""
        with telling(self._audience.status):
            self._open_desk().edit(edits, lambda draft: draft.scene.check_start())
        self._present()

    def go(self, steps: int) -> None:
        """Undo (-1) or redo (1) an edit; in the session's thread."""
        self._open_desk().go(steps)
        self._present()

    def save(self, *, force: bool) -> None:
        """Write the scene's file; in the session's thread."""
        self._open_desk().save(force=force)
        self._describe()

    def renew(self, load: Callable[[], Source], *, asked: bool = False) -> None:
        """The scene's file has changed: show it, but drop no changes made here unless ``asked``. In this thread."""
        source = load()
        if self.view is None or self.view.source.path != source.path:
            self.catalogue.remember(source)  # something else is shown
            return
        if self.desk is not None and self.desk.is_saved_as(source):
            return
        unsaved = self.desk is not None and self.desk.dirty
        self.outdated = not asked and (unsaved or bool(self.view.settings().get("changed")))
        if self.outdated:
            self._describe()
            return
        self.desk = desk_for(source) if self.building else None
        self._show(source)

    def keep(self) -> None:
        """Go on with what is here, whatever the file says. In this thread."""
        self.outdated = False
        self._describe()

    def _open_desk(self) -> Desk:
        if self.desk is None or not self.building:
            raise InputError("an edit of a scene that is not being built", remedy="choose Build first")
        return self.desk

    def _busy(self, text: str) -> None:
        self.compiling = True
        self._describe()
        self._audience.status(text)

    def _prepare(self, view: SceneView) -> None:
        """Load or compile what the view needs; pages read what is compiled."""
        with telling(self._audience.status):
            view.prepare()
        self._finish()

    def _finish(self) -> None:
        """End ``_busy``."""
        if self.compiling:
            self.compiling = False
            self.pace.restart()
            self._describe()
            self._audience.status("")

    def _describe(self) -> None:
        view = self.view
        if view is None:
            return
        world = view.source.world
        listed = [
            {
                "name": method.name,
                "order": method.order,
                "summary": method.summary,
                "refused": _refused(method.name, world) if world is not None and world.has_contact else None,
            }
            for method in integrators().values()
            if method.joints or world is None or not world.joints
        ]
        told = description(
            view, serial=self.serial, scenes=self.catalogue.listing(), integrators=listed, paused=self.paused,
            speed=self.speed, compiling=self.compiling,
        )  # fmt: skip
        told["building"], told["outdated"] = self.building, self.outdated
        told["desk"] = None if self.desk is None else self.desk.told()
        self._audience.changed(told)


def _refused(name: str, world: Any) -> str | None:
    """Why a method does not take a world with contact, in a few words; None if it does."""
    method = get(name)
    if not method.takes_contact:
        return "takes no contact"
    return None if refusal(method, world) is None else "not for this contact"
