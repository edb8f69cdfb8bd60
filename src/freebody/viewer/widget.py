"""The page as a notebook widget: the session talks to it through the kernel's own connection.

Needs anywidget, which :mod:`freebody.viewer.notebook` looks for first.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from freebody.errors import FreebodyError, InputError
from freebody.viewer import messages, saving
from freebody.viewer.inlined import bundled, inlined
from freebody.viewer.session import Session
from freebody.viewer.source import Source

# Seconds between pictures: while the page confirms them; while it does not, as when a cell runs; while nothing moves.
QUICK, SLOW, STILL = 0.03, 0.25, 1.0

# Pictures that may be sent before the page confirms one.
AHEAD = 12

# A page that was silent for this long (s) counts as gone; the world is paused until it comes back.
LONELY = 120.0

NEVER = -math.inf

# Height in the notebook, in pixels: room for the scene beside the balance.
HEIGHT = 560

# Bytes of the frame counter, which does not count as a change.
COUNT = 4


class PageWidget(anywidget.AnyWidget):  # type: ignore[misc]
    """One session and the page that shows it, once or several times in a notebook."""

    _hello = traitlets.Unicode().tag(sync=True)
    _said = traitlets.Unicode().tag(sync=True)
    _files = traitlets.Dict().tag(sync=True)
    _height = traitlets.Int(HEIGHT).tag(sync=True)

    def __init__(self, load: Callable[[], Source]) -> None:
        self._esm = f"const PAGE = {json.dumps(inlined(line='port'))};\n{bundled('widget.js')}"
        super().__init__()
        self.layout.width = "100%"
        self._views = 0
        self._heard = time.monotonic()
        self._asleep = False
        self._sent = self._seen = 0
        self._picture, self._sent_at = b"", 0.0
        self.session = Session(load, self)
        self.on_msg(self._on_message)
        self.session.start()

    def close(self) -> None:
        """Stop the motion and remove the page."""
        self.session.close()
        super().close()

    # --- from the session, in its thread -------------------------------------------------------------------------

    def frame(self, data: bytes) -> None:
        """Send a picture, unless the page is behind or gone."""
        now = time.monotonic()
        if now - self._heard > LONELY:
            self._sleep()
            return
        gap = QUICK if self._sent - self._seen < AHEAD else SLOW
        if data[COUNT:] == self._picture[COUNT:]:
            gap = STILL
        if now - self._sent_at < gap:
            return
        self._picture, self._sent_at = data, now
        self._sent += 1
        self.send({"type": "frame", "number": self._sent}, buffers=[data])

    def changed(self, description: dict[str, Any]) -> None:
        """Send the description and the files that the page draws."""
        files = self.session.files()
        if files.keys() != self._files.keys():
            self._files = files
        self._hello = json.dumps({"control": True, "viewers": 1, **description})

    def status(self, text: str) -> None:
        """A message for the page, also after a reload."""
        self._said = json.dumps({"type": "status", "text": text})

    def error(self, text: str) -> None:
        """An error for the page, also after a reload."""
        self._said = json.dumps({"type": "error", "text": text})

    # --- from the page, in the kernel's thread -------------------------------------------------------------------

    def _on_message(self, _: Any, content: Any, buffers: Any) -> None:
        if content == {"type": "leave"}:
            self._views = max(0, self._views - 1)
            self._heard = self._heard if self._views else NEVER
            return
        self._heard = time.monotonic()
        self._wake()
        match content:
            case {"type": "join"}:
                self._views += 1
                self._picture = b""  # send the next one in any case
            case {"type": "seen", "number": int(number)}:
                self._seen = min(max(self._seen, number), self._sent)
            case {"type": "save", "kind": str(kind)} if kind in saving.KINDS:
                self._save(kind)
            case _:
                try:
                    text = json.dumps(content)
                except (RecursionError, TypeError, ValueError):
                    text = ""  # refused as a message
                self._command(text)

    def _save(self, kind: str) -> None:
        """Send the file of the run so far, or the reason why there is none."""
        view = self.session.view
        answer = {"type": "made", "kind": kind, "note": ""}
        if view is None or self.session.compiling:
            self.send({**answer, "trouble": "nothing has moved yet"})
            return
        try:
            made = saving.made(kind, view.so_far(), view.source)
        except FreebodyError as error:
            self.send({**answer, "trouble": str(error)})
        else:
            self.send({**answer, "note": made.note}, buffers=[made.data])

    def _command(self, text: str) -> None:
        try:
            message = messages.read(text)
        except InputError as error:
            self.send({"type": "error", "text": str(error)})
            return
        if isinstance(message, messages.Ping):
            self.send({"type": "pong", "t": message.t})
        elif not isinstance(message, messages.Control):
            self.session.post(message, lambda trouble: self.send({"type": "error", "text": trouble}))

    # --- no page is open -------------------------------------------------------------------------------------------

    def _sleep(self) -> None:
        if not self._asleep and not self.session.paused:
            self._asleep = True
            self.session.post(messages.Pause(type="pause", on=True), lambda trouble: None)

    def _wake(self) -> None:
        if self._asleep:
            self._asleep = False
            self.session.post(messages.Pause(type="pause", on=False), lambda trouble: None)
