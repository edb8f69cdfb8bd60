"""The connected pages: what each still has to be sent, and which of them holds the controls."""

from __future__ import annotations

import asyncio
import hmac
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from freebody.viewer.guard import Bucket

# Texts that may wait for a page, more than a burst of messages brings; a page that falls behind is dropped.
MOST_TEXTS = 1024

# A page that was idle for this long (s) passes the controls to one that asks.
IDLE = 3.0


class Client:
    """One page. A newer picture replaces the one that waits, so a slow page slows nobody."""

    def __init__(self, number: int) -> None:
        self.number = number
        # Identifies requests of this page outside its socket.
        self.key = secrets.token_urlsafe(16)
        self.bucket = Bucket()
        self.wake = asyncio.Event()
        self.texts: deque[str] = deque()
        self.picture: bytes | None = None
        self.stale = True  # has not been sent the current description
        self.dropped: str | None = None  # the reason, if it is to be closed
        self.active = time.monotonic()

    def tell(self, kind: str, **content: Any) -> None:
        """Queue a text."""
        if len(self.texts) >= MOST_TEXTS:
            self.drop("the page does not read what it is sent")
            return
        self.texts.append(json.dumps({"type": kind, **content}))
        self.wake.set()

    def drop(self, reason: str) -> None:
        """Close it, after telling it the reason."""
        self.dropped = self.dropped or reason
        self.wake.set()


class Pages:
    """All pages. Used in the server's event loop; the session's thread calls the methods of ``Audience`` only.

    Calls of the session take effect in their order: no page gets a picture of one scene with the description of
    another.
    """

    def __init__(self) -> None:
        # The scene and its settings, or None before the first scene.
        self.description: dict[str, Any] | None = None
        self.clients: dict[int, Client] = {}
        self.holder: int | None = None
        self.asking: list[int] = []
        self._next = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._picture: bytes | None = None
        self._crowd_changed = False
        self._status = ""
        self._error = ""

    def bind(self, loop: asyncio.AbstractEventLoop) -> None:
        """Use ``loop`` from here on."""
        self._loop = loop

    # --- called from the session's thread ------------------------------------------------------------------------

    def frame(self, data: bytes) -> None:
        """A new picture for everybody."""
        self._soon(lambda: self._spread(data))

    def changed(self, description: dict[str, Any]) -> None:
        """A new description for everybody."""
        self._soon(lambda: self._renew(description))

    def status(self, text: str) -> None:
        """Tell everybody, and later pages while it holds."""
        self._soon(lambda: self._announce("status", text))

    def error(self, text: str) -> None:
        """Tell everybody what went wrong."""
        self._soon(lambda: self._announce("error", text))

    def later(self, client: Client, text: str) -> None:
        """Tell one page what went wrong with its command."""
        self._soon(lambda: client.tell("error", text=text))

    def _soon(self, task: Callable[[], None]) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            try:
                loop.call_soon_threadsafe(task)
            except RuntimeError:
                # Closed in between: no page is left.
                return

    # --- in the loop ---------------------------------------------------------------------------------------------

    def _spread(self, data: bytes) -> None:
        self._picture = data
        for client in self.clients.values():
            client.picture = data
            client.wake.set()

    def _outdate(self) -> None:
        for client in self.clients.values():
            client.stale = True
            client.wake.set()

    def _renew(self, description: dict[str, Any]) -> None:
        """Drop the picture with the description: it would be taken for one of the new scene."""
        self.description, self._picture = description, None
        for client in self.clients.values():
            client.picture = None
        self._outdate()

    def _announce(self, kind: str, text: str) -> None:
        self._error = text if kind == "error" else ""
        if kind == "status":
            self._status = text
        for client in list(self.clients.values()):
            client.tell(kind, text=text)

    def join(self) -> Client:
        """Add a page; the first one gets the controls."""
        self._next += 1
        client = Client(self._next)
        self.clients[client.number] = client
        if self.holder is None:
            self.holder = client.number
        client.picture = self._picture
        if self._status:
            client.tell("status", text=self._status)
        if self._error:
            client.tell("error", text=self._error)
        client.wake.set()
        self._crowd_changed = True
        return client

    def leave(self, client: Client) -> bool:
        """Remove a page and pass on its controls; whether it held them."""
        self.clients.pop(client.number, None)
        self.asking = [number for number in self.asking if number != client.number]
        held = self.holder == client.number
        if held:
            waiting = self.asking or sorted(self.clients)
            self.holder = waiting[0] if waiting else None
            self.asking = self.asking[1:]
            self._outdate()
        self._crowd_changed = True
        return held

    def count(self) -> None:
        """Tell everybody how many pages there are, if that changed. Called seldom: descriptions are long."""
        if self._crowd_changed:
            self._crowd_changed = False
            self._outdate()

    def ask(self, client: Client) -> bool:
        """Ask for the controls; whether they are given at once. Otherwise they come when their holder is idle."""
        if self.holder == client.number:
            return False
        if client.number not in self.asking:
            self.asking.append(client.number)
        return self.pass_on()

    def pass_on(self) -> bool:
        """Give the controls to the page that asked first, if their holder is idle; whether that happened."""
        holder = None if self.holder is None else self.clients.get(self.holder)
        if not self.asking or (holder is not None and time.monotonic() - holder.active < IDLE):
            return False
        self.holder = self.asking.pop(0)
        self.clients[self.holder].active = time.monotonic()
        self._outdate()
        return True

    def known(self, key: str) -> Client | None:
        """The page that was given this key."""
        pages = list(self.clients.values())
        return next((page for page in pages if hmac.compare_digest(page.key.encode(), key.encode())), None)

    def holds(self, client: Client) -> bool:
        """Whether it holds the controls."""
        return self.holder == client.number
