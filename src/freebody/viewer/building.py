"""Requests of a page that builds a scene: edits, undo and redo, the document, its text, and what a palette offers."""

from __future__ import annotations

import asyncio
import json
import tomllib
from collections.abc import Awaitable, Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from freebody.errors import FreebodyError, InputError
from freebody.scene.reading import MAX_BYTES
from freebody.scene.schema import scene_schema
from freebody.viewer.ahead import Ahead, AimRequest, FanRequest, ModesRequest, read_ask, told, vibrations
from freebody.viewer.edits import read_edits
from freebody.viewer.files import KEY, discard, objection, refused
from freebody.viewer.guard import Guard
from freebody.viewer.pages import Pages
from freebody.viewer.session import Session
from freebody.viewer.source import Source

STARTERS = Path(__file__).with_name("starters.toml")

# Seconds that a request may take to arrive.
PATIENCE = 30.0

END = object()

KINDS = ("edit", "undo", "redo", "save", "reload", "keep")


@cache
def palette() -> bytes:
    """The schema of scenes, from which the page's forms follow, and a sound entry of each kind to begin with."""
    told = {"schema": scene_schema(), "starters": tomllib.loads(STARTERS.read_text("utf-8"))}
    return json.dumps(told).encode()


class Building:
    """Answers requests of the page that holds the controls, one at a time; the session's thread carries them out."""

    def __init__(self, guard: Guard, pages: Pages, session: Session, load: Callable[[], Source]) -> None:
        self.guard, self.pages, self.session, self._load = guard, pages, session, load
        self._busy, self._flying = asyncio.Lock(), asyncio.Lock()

    def routes(self) -> list[Route]:
        """The routes of the server."""
        return [
            Route("/edit", self._edit, methods=["POST"]),
            Route("/ahead", self._ahead, methods=["POST"]),
            Route("/scene.json", self._document, methods=["GET"]),
            Route("/scene.toml", self._text, methods=["GET"]),
            Route("/palette.json", self._palette, methods=["GET"]),
        ]

    async def _edit(self, request: Request) -> Response:
        return await self._guarded(request, self._busy, self._take)

    async def _ahead(self, request: Request) -> Response:
        return await self._guarded(request, self._flying, self._look_ahead)

    async def _guarded(
        self, request: Request, busy: asyncio.Lock, answering: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        trouble = objection(self.guard, request)
        page = self.pages.known(request.headers.get(KEY, ""))
        if trouble is not None:
            answer = refused(trouble, 403)
        elif page is None:
            answer = refused("this page is not connected", 403)
        elif not self.pages.holds(page):
            answer = refused("somebody else holds the controls", 409)
        elif busy.locked():
            answer = refused("another request is still being carried out", 503)
        else:
            async with busy:
                return await answering(request)
        await discard(request)
        return answer

    async def _look_ahead(self, request: Request) -> Response:
        """What comes if nobody interferes. The world moves on between two flights."""
        try:
            async with asyncio.timeout(PATIENCE):
                body = await _body(request)
            ask = read_ask(body or b"")
            if self.session.building or self.session.compiling:
                raise InputError("a look ahead of a world that stands still", remedy="let it run first")
            live = self.session.view
            match ask:
                case ModesRequest():
                    found: Any = {"modes": await asyncio.to_thread(vibrations, live)}
                case AimRequest():
                    found = await self._asked(lambda: Ahead(live, ask.body, ask.time).aim(ask))
                case FanRequest():
                    ahead = await self._asked(lambda: Ahead(live, ask.body, ask.time))
                    found = {"paths": await self._each(ahead.fan(ask.spread))}
                case _:
                    ahead = await self._asked(lambda: Ahead(live, ask.body, ask.time))
                    found = {"rows": await self._each(ahead.weigh()), "end": await self._asked(lambda: ahead.end)}
        except (TimeoutError, ClientDisconnect):
            return refused("the request did not arrive", 408)
        except FreebodyError as error:
            return refused(str(error), 422)
        return Response(told(found), media_type="application/json", headers={"Cache-Control": "no-store"})

    async def _asked(self, task: Callable[[], Any]) -> Any:
        return await asyncio.wrap_future(self.session.ask(task))

    async def _each(self, parts: Iterator[Any]) -> list[Any]:
        """All parts, each made between two pictures."""
        made: list[Any] = []
        while (part := await self._asked(lambda: next(parts, END))) is not END:
            if part is not None:
                made.append(part)
        return made

    async def _take(self, request: Request) -> Response:
        try:
            async with asyncio.timeout(PATIENCE):
                body = await _body(request)
            if body is None:
                await discard(request)
                return refused(f"an edit of more than {MAX_BYTES} bytes", 413)
            await asyncio.wrap_future(self.session.ask(self._task(body)))
        except (TimeoutError, ClientDisconnect):
            return refused("the edit did not arrive", 408)
        except FreebodyError as error:
            return refused(str(error), 422)
        return self._told()

    def _task(self, body: bytes) -> Callable[[], None]:
        """What the session is to do. Raises :class:`InputError`."""
        try:
            given = json.loads(body)
        except (ValueError, RecursionError):
            raise InputError("an edit that is not JSON") from None
        match given:
            case {"do": "edit", "edits": edits, **rest} if not rest:
                return partial(self.session.edit, read_edits(edits))
            case {"do": "undo" | "redo" as way, **rest} if not rest:
                return partial(self.session.go, -1 if way == "undo" else 1)
            case {"do": "save", **rest} if rest in ({}, {"force": True}):
                return partial(self.session.save, force=bool(rest))
            case {"do": "reload", **rest} if not rest:
                return partial(self.session.renew, self._load, asked=True)
            case {"do": "keep", **rest} if not rest:
                return self.session.keep
        raise InputError("a request that is not understood", expected=f"do = one of {', '.join(KINDS)}")

    def _told(self) -> Response:
        desk = self.session.desk
        return JSONResponse({"revision": 0} if desk is None else desk.document())

    async def _document(self, request: Request) -> Response:
        trouble = objection(self.guard, request)
        return refused(trouble, 403) if trouble is not None else self._told()

    async def _text(self, request: Request) -> Response:
        """The document as the shell reads it."""
        trouble = objection(self.guard, request)
        desk = self.session.desk
        if trouble is not None or desk is None:
            return PlainTextResponse(trouble or "no scene is being built", 403 if trouble else 409)
        headers = {"Content-Disposition": 'attachment; filename="scene.toml"', "Cache-Control": "no-store"}
        return Response(desk.draft.text, media_type="application/toml", headers=headers)

    async def _palette(self, request: Request) -> Response:
        trouble = objection(self.guard, request)
        return refused(trouble, 403) if trouble is not None else Response(palette(), media_type="application/json")


async def _body(request: Request) -> bytes | None:
    """All of a request; None if that is more than a scene's file may have."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > MAX_BYTES:
            return None
    return bytes(body)
