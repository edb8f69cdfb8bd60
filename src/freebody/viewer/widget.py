"""The page as a widget of a notebook: what the session says goes through the kernel's own line to the page.

Importing this needs anywidget; :mod:`freebody.viewer.notebook` looks for it first.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from freebody.errors import InputError
from freebody.viewer import messages
from freebody.viewer.exhibit import Exhibit
from freebody.viewer.inlined import bundled, inlined
from freebody.viewer.session import Session

__all__ = ["PageWidget"]

# Seconds between two pictures: while the page says that it sees them; while it does not, as when a cell runs; and while
# nothing moves.
QUICK, SLOW, STILL = 0.03, 0.25, 1.0

# Pictures that may be on their way before the page has said that it saw one.
AHEAD = 12

# A page that has not been heard of for this long (s) is taken to be gone; the world stands still until it comes back.
LONELY = 120.0

NEVER = -math.inf

# Of the frame in the notebook, in pixels: room for the scene beside the books.
HEIGHT = 560

# The first number of a picture counts; the others say whether anything changed.
COUNT = 4


class PageWidget(anywidget.AnyWidget):  # type: ignore[misc]
    """One session and the page that shows it, once or several times in a notebook."""

    _hello = traitlets.Unicode().tag(sync=True)
    _said = traitlets.Unicode().tag(sync=True)
    _files = traitlets.Dict().tag(sync=True)
    _height = traitlets.Int(HEIGHT).tag(sync=True)

    def __init__(self, load: Callable[[], Exhibit]) -> None:
        self._esm = f"const PAGE = {json.dumps(inlined(line='port'))};\n{bundled('widget.js')}"
        super().__init__()
        self.layout.width = "100%"
        self._views = 0
        self._heard = time.monotonic()
        self._asleep = False
        self._sent = self._seen = 0
        self._picture, self._sent_at = b"", 0.0
        self.session = Session(load, _Audience(self))
        self.on_msg(self._heed)
        self.session.start()

    def close(self) -> None:
        """End the motion and take the page away."""
        self.session.close()
        super().close()

    # --- from the session, in its thread -------------------------------------------------------------------------

    def show(self, data: bytes) -> None:
        """Send a picture, unless the page has enough to look at or nobody looks."""
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

    def describe(self, description: dict[str, Any]) -> None:
        """Have the page told what there is, and brought what it draws."""
        files = self.session.files()
        if files.keys() != self._files.keys():
            self._files = files
        self._hello = json.dumps({"control": True, "viewers": 1, **description})

    def say(self, kind: str, text: str) -> None:
        """Words for whoever looks, now and later."""
        self._said = json.dumps({"type": kind, "text": text})

    # --- from the page, in the kernel's thread -------------------------------------------------------------------

    def _heed(self, _: Any, content: Any, buffers: Any) -> None:
        if content == {"type": "leave"}:
            self._views = max(0, self._views - 1)
            self._heard = self._heard if self._views else NEVER
            return
        self._heard = time.monotonic()
        self._wake()
        match content:
            case {"type": "join"}:
                self._views += 1
                self._picture = b""  # the next one is new to it
            case {"type": "seen", "number": int(number)}:
                self._seen = min(max(self._seen, number), self._sent)
            case _:
                try:
                    text = json.dumps(content)
                except (RecursionError, TypeError, ValueError):
                    text = ""  # no message, and told so
                self._obey(text)

    def _obey(self, text: str) -> None:
        try:
            message = messages.read(text)
        except InputError as error:
            self.send({"type": "error", "text": str(error)})
            return
        if isinstance(message, messages.Ping):
            self.send({"type": "pong", "t": message.t})
        elif not isinstance(message, messages.Control):
            self.session.post(message, lambda trouble: self.send({"type": "error", "text": trouble}))

    # --- nobody looks --------------------------------------------------------------------------------------------

    def _sleep(self) -> None:
        if not self._asleep and not self.session.paused:
            self._asleep = True
            self.session.post(messages.Pause(type="pause", on=True), lambda trouble: None)

    def _wake(self) -> None:
        if self._asleep:
            self._asleep = False
            self.session.post(messages.Pause(type="pause", on=False), lambda trouble: None)


class _Audience:
    """What the session tells, passed on to the widget."""

    def __init__(self, widget: PageWidget) -> None:
        self._widget = widget

    def frame(self, data: bytes) -> None:
        self._widget.show(data)

    def changed(self, description: dict[str, Any]) -> None:
        self._widget.describe(description)

    def status(self, text: str) -> None:
        self._widget.say("status", text)

    def error(self, text: str) -> None:
        self._widget.say("error", text)
