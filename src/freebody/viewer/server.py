"""The web server: the page, the meshes, and a socket for each page."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import (
    FileResponse,
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from freebody.errors import InputError
from freebody.viewer import messages
from freebody.viewer.building import Building
from freebody.viewer.experiments import built_in
from freebody.viewer.files import Files
from freebody.viewer.gate import Gate
from freebody.viewer.guard import Guard
from freebody.viewer.inlined import STATIC
from freebody.viewer.pages import Client, Pages
from freebody.viewer.session import Session
from freebody.viewer.source import Source
from freebody.viewer.watching import Watch

__all__ = ["STATIC", "ServerApp"]

# Pages at once.
MOST_CLIENTS = 64

# Seconds between checks of who waits for the controls and how many pages there are.
LOOK = 0.5

# A scene's number; longer digit strings are refused, because parsing them takes long.
SERIAL = re.compile("[0-9]{1,9}")

# Codes of the WebSocket protocol: policy violation, try again later.
POLICY = 1008
LATER = 1013

# Default headers of every answer. Pages load and send nothing elsewhere, cannot be framed, and do not leak addresses
# with tokens.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


class _Static(StaticFiles):
    """Names that no file can have are not found, in every version of Starlette."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file and what is known about it, or nothing."""
        try:
            return super().lookup_path(path)
        except ValueError:  # a zero byte
            return "", None


class ServerApp:
    """A session and its server: ``app`` is the ASGI application."""

    def __init__(
        self,
        load: Callable[[], Source],
        guard: Guard,
        experiment: dict[str, Any] | None = None,
        watch: Path | None = None,
    ) -> None:
        """``experiment``: one that the page begins with, as it is told; ``watch``: the file that ``load`` reads."""
        self.guard = guard
        lessons = [*built_in()] if experiment is None else [experiment, *built_in()]
        self._experiments = {"begin": None if experiment is None else experiment["name"], "all": lessons}
        self.gate = Gate()
        self.pages = Pages()
        self.session = Session(load, self.pages)
        self._watch = None if watch is None else Watch(watch, load, self.session)
        self._hello: tuple[int, str] = (0, "")
        routes = [
            Route("/", self._page),
            Route("/mesh/{name}", self._mesh),
            Route("/tape/{serial}", self._tape),
            Route("/experiments.json", self._lessons),
            *Files(guard, self.pages, self.session).routes(),
            *Building(guard, self.pages, self.session, load).routes(),
            WebSocketRoute("/ws", self._socket),
            Mount("/static", _Static(directory=STATIC, check_dir=False)),
        ]
        self.app = self.gate.wrap(_headed(Starlette(routes=routes, lifespan=self._lifespan)))

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.pages.bind(asyncio.get_running_loop())
        self.session.start()
        looking = asyncio.create_task(self._look_round())
        try:
            yield
        finally:
            looking.cancel()
            await asyncio.to_thread(self.session.close)
            self.gate.close()

    async def _look_round(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.pages.count()
            if self._watch is not None:
                self._watch.look()
            if self.pages.pass_on():
                self._release()

    def _release(self) -> None:
        """Release the body that the last holder of the controls grabbed."""
        self.session.post(messages.GrabMessage(type="grab", phase="end"), lambda text: None)

    # --- pages ---------------------------------------------------------------------------------------------------

    async def _page(self, request: Request) -> Response:
        objection = self.guard.objection(request)
        if objection is not None and self.guard.exchange(request):
            return RedirectResponse(f"?token={self.guard.token}", 303)
        if objection is not None:
            return PlainTextResponse(objection, 403)
        index = STATIC / "index.html"
        return FileResponse(index) if index.is_file() else HTMLResponse(MISSING, 500)

    async def _mesh(self, request: Request) -> Response:
        objection = self.guard.objection(request)
        if objection is not None:
            return PlainTextResponse(objection, 403)
        data = self.session.mesh(request.path_params["name"])
        if data is None:
            return PlainTextResponse("this scene has no mesh of that name", 404)
        # Names are digests of the content, so a cached mesh never goes stale.
        lasting = {"Cache-Control": "private, max-age=31536000, immutable"}
        return Response(data, media_type="application/octet-stream", headers=lasting)

    async def _tape(self, request: Request) -> Response:
        objection = self.guard.objection(request)
        if objection is not None:
            return PlainTextResponse(objection, 403)
        serial = request.path_params["serial"]
        data = self.session.tape(int(serial)) if SERIAL.fullmatch(serial) else None
        if data is None:
            return PlainTextResponse("that run is no longer shown", 404)
        return Response(data, media_type="application/octet-stream", headers={"Cache-Control": "no-store"})

    async def _lessons(self, request: Request) -> Response:
        objection = self.guard.objection(request)
        if objection is not None:
            return PlainTextResponse(objection, 403)
        return JSONResponse(self._experiments)

    # --- sockets -------------------------------------------------------------------------------------------------

    async def _socket(self, socket: WebSocket) -> None:
        if self.guard.objection(socket) is not None:
            await socket.close(POLICY)  # before accepting it: answers 403
            return
        await socket.accept()
        if len(self.pages.clients) >= MOST_CLIENTS:
            await socket.send_text(json.dumps({"type": "error", "text": "too many pages look at this world"}))
            await socket.close(LATER)
            return
        client = self.pages.join()
        tasks = [asyncio.create_task(self._send(socket, client)), asyncio.create_task(self._receive(socket, client))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self.pages.leave(client):
                self._release()

    async def _send(self, socket: WebSocket, client: Client) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while client.dropped is None:
                await client.wake.wait()
                client.wake.clear()
                if client.stale and (hello := self._greeting(client)):
                    client.stale = False
                    await socket.send_text(hello)
                while client.texts:
                    await socket.send_text(client.texts.popleft())
                if client.picture is not None and not client.stale:
                    picture, client.picture = client.picture, None
                    await socket.send_bytes(picture)
            await socket.send_text(json.dumps({"type": "error", "text": client.dropped}))
            await socket.close(POLICY, client.dropped[:100])

    def _greeting(self, client: Client) -> str | None:
        description = self.pages.description
        if description is None:
            return None
        if self._hello[0] != id(description):
            self._hello = (id(description), json.dumps(description)[1:])
            self._last = description  # keeps its id from being used again
        control = json.dumps(self.pages.holds(client))
        return f'{{"control": {control}, "key": "{client.key}", "viewers": {len(self.pages.clients)}, {self._hello[1]}'

    async def _receive(self, socket: WebSocket, client: Client) -> None:
        while client.dropped is None:
            got: dict[str, Any] = dict(await socket.receive())
            if got["type"] == "websocket.disconnect":
                return
            if not client.bucket.take():
                client.drop("too many messages")
            elif got.get("text") is None:
                client.drop("only text messages are accepted")
            else:
                self._heed(client, got["text"])
        # The sender tells the reason and closes.
        await asyncio.Event().wait()

    def _heed(self, client: Client, text: str) -> None:
        try:
            message = messages.read(text)
        except InputError as error:
            client.drop(str(error))
            return
        if isinstance(message, messages.GrabMessage) and not self._known(message.body):
            client.drop(f"no body has the number {str(message.body)[:20]}")
            return
        if isinstance(message, messages.Ping):
            client.tell("pong", t=message.t)
        elif isinstance(message, messages.Control):
            if self.pages.ask(client):
                self._release()
            elif not self.pages.holds(client):
                client.tell("status", text="asked; you get the controls when their holder is idle for a moment")
        elif self.pages.holds(client):
            client.active = time.monotonic()
            self.session.post(message, lambda trouble: self.pages.later(client, trouble))
        else:
            client.tell("status", text="somebody else holds the controls")

    def _known(self, body: int | None) -> bool:
        description = self.pages.description
        return body is None or description is None or body < len(description["bodies"])


def _headed(app: ASGIApp) -> ASGIApp:
    """``app``, with HEADERS in every answer."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, with_headers)

    return answer


MISSING = """<!doctype html><title>freebody</title><p>The page is not part of this installation.
<p>In a clone of the repository, <code>make frontend</code> builds it."""
