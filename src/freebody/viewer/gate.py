"""Limits on connections: how many may wait, how long a request may take, and when a client counts as gone.

uvicorn trusts clients to finish what they begin. A :class:`Connection` stands between it and the network and closes
those that stall; the :class:`Gate` counts them and logs one line for many.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger("freebody.viewer")

# Seconds between pings of a socket, and for the answer; a client that reads nothing for so long has gone.
PING_EVERY = 20.0
PING_PATIENCE = 20.0

# Seconds for a whole request to arrive, including its body unless a handler reads it with its own time limit.
REQUEST = 10.0

# Seconds for the client to read the answer once a connection is closed.
FAREWELL = 5.0

# Connections that await a request, of which the oldest is closed first; and connections of all kinds.
MOST_WAITING = 64
MOST_CONNECTIONS = 192

# Bytes that a client must read in such a time, and bytes of unread answers (to pings) that may pile up.
PROGRESS = 2**14
HEAP = 2**20

# Events of one kind within this many seconds become one line of the log.
TOGETHER = 1.0


def one_line(record: logging.LogRecord) -> bool:
    """Drop the traceback of an error that a client's bytes caused in uvicorn.

    Exceptions of freebody do not get here: the gate logs those in full.
    """
    what = "" if record.exc_info is None or record.exc_info[1] is None else f" ({record.exc_info[1]})"
    record.msg, record.args = " ".join(f"{record.getMessage()}{what}".split()), None
    record.exc_info = record.exc_text = None
    return True


class Gate:
    """All connections of a server. Used in its event loop only."""

    def __init__(self) -> None:
        self.connections: dict[tuple[str, int], Connection] = {}
        self.waiting: dict[Connection, None] = {}  # the oldest first
        self._ended: Counter[str] = Counter()
        logging.getLogger("uvicorn.error").addFilter(one_line)

    def connection(self, **server: Any) -> asyncio.Protocol:
        """A new connection, as uvicorn asks for one."""
        return Connection(self, H11Protocol(**server))

    def wrap(self, app: ASGIApp) -> ASGIApp:
        """``app``, with connections marked as busy while it runs, and exceptions logged once."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            connection = self.connections.get(tuple(scope.get("client") or ()))
            if connection is None:
                await app(scope, receive, send)
                return
            connection.begin()
            try:
                await app(scope, receive, send)
            except Exception:
                log.exception("%s could not be answered", scope["path"][:200])
                connection.end("a request could not be answered")
            finally:
                connection.done()

        return answer

    def ended(self, reason: str) -> None:
        """Count a connection that was closed, for the log."""
        if not self._ended:
            asyncio.get_running_loop().call_later(TOGETHER, self.report)
        self._ended[reason] += 1

    def report(self) -> None:
        """Log what was counted."""
        for reason, count in self._ended.items():
            log.warning("closed %d connection%s: %s", count, "" if count == 1 else "s", reason)
        self._ended.clear()

    def abort_idle(self) -> None:
        """Abort all connections on which nothing is being answered."""
        for connection in list(self.waiting):
            connection.transport.abort()

    def close(self) -> None:
        """Abort all connections that are left."""
        for connection in list(self.connections.values()):
            connection.transport.abort()
        self.report()


class Connection(asyncio.Protocol):
    """One connection: passes everything on to uvicorn's protocol, and aborts it when it takes too long."""

    transport: asyncio.Transport

    def __init__(self, gate: Gate, inner: asyncio.Protocol) -> None:
        self.gate, self.inner = gate, inner
        self._name = ("", 0)
        self._busy = 0
        self._closing = False
        self._deadline, self._stall = _Timer(), _Timer()
        self._unread = 0

    # --- from the network ----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        peer = transport.get_extra_info("peername")
        self._name = (str(peer[0]), int(peer[1]))
        self.inner.connection_made(cast(asyncio.BaseTransport, _Transport(self)))
        if len(self.gate.connections) >= MOST_CONNECTIONS:
            self.end(f"there were {MOST_CONNECTIONS} already")
        self.gate.connections[self._name] = self
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Bytes have arrived."""
        try:
            self.inner.data_received(data)
        except Exception as error:
            self.end(f"the bytes are not HTTP ({type(error).__name__})")
        if self._stall.runs and self.transport.get_write_buffer_size() > self._unread + HEAP:
            self.end("answers were asked for, but not read")

    def eof_received(self) -> bool | None:
        """No more bytes will come."""
        self.close_soon()
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        """Unread bytes pile up."""
        self.inner.pause_writing()
        if not self._closing:
            self._watch(PING_PATIENCE)

    def resume_writing(self) -> None:
        """They are read."""
        if not self._closing:
            self._stall.stop()
        self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._closing = True
        self._deadline.stop()
        self._stall.stop()
        self.gate.waiting.pop(self, None)
        if self.gate.connections.get(self._name) is self:
            del self.gate.connections[self._name]
        self.inner.connection_lost(exc)

    # --- deadlines ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """A request is being answered."""
        self._busy += 1
        self.gate.waiting.pop(self, None)
        self._deadline.stop()

    def done(self) -> None:
        """It is answered."""
        self._busy -= 1
        if not self._busy:
            self._wait()

    def _wait(self) -> None:
        """Wait for the rest of a request, or another one."""
        if self._closing or self.transport.is_closing():
            return
        self._deadline.set(REQUEST, self.end, f"no whole request came within {REQUEST:g} s")
        self.gate.waiting[self] = None
        if len(self.gate.waiting) > MOST_WAITING:
            next(iter(self.gate.waiting)).end(f"more than {MOST_WAITING} requests were awaited, and it was the oldest")

    def close_soon(self) -> None:
        """Close the connection; the client may read what was sent, for a limited time."""
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
        """Abort at once; uvicorn's protocol learns that the connection is lost."""
        self.gate.waiting.pop(self, None)
        self.gate.ended(reason)
        self.transport.abort()


class _Transport:
    """The transport that uvicorn sees: lets protocols change, and limits how long closing takes."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection.transport, name)

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        """An upgrade to a WebSocket."""
        self._connection.inner = protocol

    def close(self) -> None:
        """Close when everything is sent, or soon."""
        self._connection.close_soon()
        self._connection.transport.close()


class _Timer:
    """A call that can be postponed or cancelled."""

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
