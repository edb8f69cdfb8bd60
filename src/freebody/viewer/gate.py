"""Connections before and around what is asked on them: how many wait, how long they may take, and who does not read.

The web server trusts those who connect to end what they begin. A :class:`Line` stands between it and the network and
gives up on whoever does not; the :class:`Gate` counts them, and writes one line about many.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

__all__ = ["PING_EVERY", "PING_PATIENCE", "Gate"]

log = logging.getLogger("freebody.viewer")

# Seconds between pings of a socket, and for the answer to one; who reads nothing for so long has gone.
PING_EVERY = 20.0
PING_PATIENCE = 20.0

# Seconds for a request to come whole, its body included unless somebody reads that with a patience of their own.
REQUEST = 10.0

# Seconds for the answer to be read once a connection is closed.
FAREWELL = 5.0

# Connections on which a request is awaited; beyond that the oldest gives way. And connections of all kinds.
MOST_WAITING = 64
MOST_LINES = 192

# Bytes that somebody who reads at all reads in such a time, and bytes of answers (to pings) that may be heaped up for
# somebody who does not.
PROGRESS = 2**14
HEAP = 2**20

# Seconds in which events of one kind become one line in the log.
TOGETHER = 1.0


def one_line(record: logging.LogRecord) -> bool:
    """Leave out the way to what a client's bytes made the web server stumble over.

    Exceptions of freebody itself do not get so far: the gate logs those whole.
    """
    what = "" if record.exc_info is None or record.exc_info[1] is None else f" ({record.exc_info[1]})"
    record.msg, record.args = " ".join(f"{record.getMessage()}{what}".split()), None
    record.exc_info = record.exc_text = None
    return True


class Gate:
    """All connections of a server. Lives in its event loop."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str, int], Line] = {}
        self.waiting: dict[Line, None] = {}  # the oldest first
        self._ended: Counter[str] = Counter()
        logging.getLogger("uvicorn.error").addFilter(one_line)

    def line(self, **server: Any) -> asyncio.Protocol:
        """A new connection, as uvicorn asks for one."""
        return Line(self, H11Protocol(**server))

    def around(self, app: ASGIApp) -> ASGIApp:
        """``app``, with its connections known to be at work while it runs, and its exceptions logged once."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            line = self.lines.get(tuple(scope.get("client") or ()))
            if line is None:
                await app(scope, receive, send)
                return
            line.begin()
            try:
                await app(scope, receive, send)
            except Exception:
                log.exception("%s could not be answered", scope["path"][:200])
                line.end("a request could not be answered")
            finally:
                line.done()

        return answer

    def ended(self, reason: str) -> None:
        """Count a connection that was given up; one line says how many there were."""
        if not self._ended:
            asyncio.get_running_loop().call_later(TOGETHER, self.report)
        self._ended[reason] += 1

    def report(self) -> None:
        """Write what was counted."""
        for reason, count in self._ended.items():
            log.warning("closed %d connection%s: %s", count, "" if count == 1 else "s", reason)
        self._ended.clear()

    def hush(self) -> None:
        """Give up all connections on which nothing is being answered."""
        for line in list(self.waiting):
            line.transport.abort()

    def close(self) -> None:
        """Give up all connections that are left."""
        for line in list(self.lines.values()):
            line.transport.abort()
        self.report()


class Line(asyncio.Protocol):
    """One connection: passes everything on to the web server's protocol for it, and ends it when it takes too long."""

    transport: asyncio.Transport

    def __init__(self, gate: Gate, inner: asyncio.Protocol) -> None:
        self.gate, self.inner = gate, inner
        self._name = ("", 0)
        self._at_work = 0
        self._closing = False
        self._deadline, self._stall = _Timer(), _Timer()
        self._unread = 0

    # --- from the network ----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        peer = transport.get_extra_info("peername")
        self._name = (str(peer[0]), int(peer[1]))
        self.inner.connection_made(cast(asyncio.BaseTransport, _Way(self)))
        if len(self.gate.lines) >= MOST_LINES:
            self.end(f"there were {MOST_LINES} already")
        self.gate.lines[self._name] = self
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Bytes came."""
        try:
            self.inner.data_received(data)
        except Exception as error:
            self.end(f"what came is no HTTP ({type(error).__name__})")
        if self._stall.runs and self.transport.get_write_buffer_size() > self._unread + HEAP:
            self.end("answers were asked for, but not read")

    def eof_received(self) -> bool | None:
        """No more bytes will come."""
        self.close_soon()
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        """What was sent heaps up."""
        self.inner.pause_writing()
        if not self._closing:
            self._watch(PING_PATIENCE)

    def resume_writing(self) -> None:
        """It is read."""
        if not self._closing:
            self._stall.stop()
        self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._closing = True
        self._deadline.stop()
        self._stall.stop()
        self.gate.waiting.pop(self, None)
        if self.gate.lines.get(self._name) is self:
            del self.gate.lines[self._name]
        self.inner.connection_lost(exc)

    # --- what it waits for ---------------------------------------------------------------------------------------

    def begin(self) -> None:
        """A request has come and is being answered."""
        self._at_work += 1
        self.gate.waiting.pop(self, None)
        self._deadline.stop()

    def done(self) -> None:
        """It is answered."""
        self._at_work -= 1
        if not self._at_work:
            self._wait()

    def _wait(self) -> None:
        """The client's turn: the rest of its request, or another one."""
        if self._closing or self.transport.is_closing():
            return
        self._deadline.set(REQUEST, self.end, f"no whole request came within {REQUEST:g} s")
        self.gate.waiting[self] = None
        if len(self.gate.waiting) > MOST_WAITING:
            next(iter(self.gate.waiting)).end(f"more than {MOST_WAITING} requests were awaited, and it was the oldest")

    def close_soon(self) -> None:
        """The connection is closed: what was sent may still be read, but not for ever."""
        if not self._closing:
            self._closing = True
            self.gate.waiting.pop(self, None)
            self._deadline.stop()
            self._watch(FAREWELL)

    def _watch(self, patience: float) -> None:
        self._unread = self.transport.get_write_buffer_size()
        self._stall.set(patience, self._look, patience)

    def _look(self, patience: float) -> None:
        if self.transport.get_write_buffer_size() > self._unread - PROGRESS:
            self.end(f"what was sent was not read for {patience:g} s")
        else:
            self._watch(patience)

    def end(self, reason: str) -> None:
        """Give it up at once; whoever waits for it in the server is told that it is lost."""
        self.gate.waiting.pop(self, None)
        self.gate.ended(reason)
        self.transport.abort()


class _Way:
    """The transport as the web server sees it: protocols change behind it, and closing it does not take for ever."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line.transport, name)

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        """An upgrade to a WebSocket."""
        self._line.inner = protocol

    def close(self) -> None:
        """Close it when everything is sent, or soon."""
        self._line.close_soon()
        self._line.transport.close()


class _Timer:
    """Calls something later, unless it is stopped or set anew."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float, call: Callable[..., object], *arguments: Any) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, call, *arguments)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None
