"""Uploads to the page (parts and runs) and downloads from it."""

from __future__ import annotations

import asyncio
import logging
import re
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from freebody.errors import FreebodyError
from freebody.threads import LOOK, Errand
from freebody.viewer import saving, upload
from freebody.viewer.edits import Add
from freebody.viewer.guard import Guard
from freebody.viewer.pages import Client, Pages
from freebody.viewer.session import Session

T = TypeVar("T")

log = logging.getLogger("freebody.viewer")

# The header that identifies a page; browsers do not let pages of other sites send it.
KEY = "x-freebody-key"

# Seconds that a file may take to arrive.
PATIENCE = 120.0

# How much of a refused body is read and thrown away, in bytes and seconds: a client that is cut off while it sends
# never reads why.
MOST_DISCARDED, DISCARDING = 64 * 2**20, 10.0

# Temporary folders are left out of error messages.
TEMPORARY = re.compile(r"\S*[/\\]freebody-[^/\\]+[/\\]")

LONGEST_NOTE = 400

# What browsers send with requests from pages of other sites.
FOREIGN = ("cross-site", "same-site")


class Files:
    """Answers one request at a time in a separate thread, while the world moves on."""

    def __init__(self, guard: Guard, pages: Pages, session: Session) -> None:
        self.guard, self.pages, self.session = guard, pages, session
        self._arriving, self._leaving = asyncio.Lock(), asyncio.Lock()

    def routes(self) -> list[Route]:
        """The routes of the server."""
        return [
            Route("/drop", self._drop, methods=["POST"]),
            *(Route(f"/run.{kind}", self._download, methods=["GET"], name=kind) for kind in saving.KINDS),
        ]

    # --- in ------------------------------------------------------------------------------------------------------

    async def _drop(self, request: Request) -> Response:
        trouble = objection(self.guard, request)
        page = self.pages.known(request.headers.get(KEY, ""))
        if trouble is not None:
            answer = refused(trouble, 403)
        elif page is None:
            answer = refused("this page is not connected", 403)
        elif not self.pages.holds(page):
            answer = refused("somebody else holds the controls", 409)
        elif self._arriving.locked():
            answer = refused("another file is still being read", 503)
        else:
            return await self._take(request, page)
        await discard(request)
        return answer

    async def _take(self, request: Request, page: Client) -> Response:
        async with self._arriving:
            try:
                query = request.query_params
                given = (query.get(name, "") for name in ("name", "unit", "density", "repair"))
                wanted = upload.request(*given)
                with tempfile.TemporaryDirectory(prefix="freebody-") as folder:
                    path = Path(folder) / f"part.{wanted.kind}"
                    async with asyncio.timeout(PATIENCE):
                        await _receive(request, path)
                    found = await _apart(partial(upload.read_upload, path, wanted), request)
            except _TooLargeError:
                await discard(request)
                return refused(f"the file is larger than {upload.MOST_BYTES // 2**20} MiB", 413)
            except (TimeoutError, ClientDisconnect):
                return refused("the file did not arrive", 408)
            except FreebodyError as error:
                return refused(TEMPORARY.sub("", str(error)), 422)
            except Exception:
                log.exception("a dropped file could not be read")
                return refused("the file could not be read; see the terminal", 500)
        if found.entry is not None and request.query_params.get("into") == "scene":
            added = self.session.ask(partial(self.session.edit, [Add(op="add", list="body", entry=found.entry)]))
            try:
                await asyncio.wrap_future(added)
            except FreebodyError as error:
                return refused(str(error), 422)
        elif found.source is not None:
            self.session.present(found.source, lambda trouble: self.pages.later(page, trouble))
        return JSONResponse(found.report)

    # --- out -----------------------------------------------------------------------------------------------------

    async def _download(self, request: Request) -> Response:
        trouble = objection(self.guard, request)
        if trouble is not None:
            return PlainTextResponse(trouble, 403)
        view = self.session.view
        if view is None or self.session.compiling:
            return PlainTextResponse("nothing has moved yet", 409)
        if self._leaving.locked():
            return PlainTextResponse("another file is being made", 503)
        kind = request.url.path.rpartition("/run.")[2]
        async with self._leaving:
            try:
                made = await _apart(lambda: saving.made(kind, view.so_far(), view.source), request)
            except ClientDisconnect:
                return PlainTextResponse("the client has gone", 499)
            except FreebodyError as error:
                return PlainTextResponse(str(error), 409)
            except Exception:
                log.exception("a file could not be made")
                return PlainTextResponse("the file could not be made; see the terminal", 500)
        headers = {
            "Content-Disposition": f'attachment; filename="run.{kind}"',
            "Cache-Control": "no-store",
        }
        if made.note:
            # Headers are one line of ASCII.
            headers["X-Freebody-Note"] = " ".join(made.note.split()).encode("ascii", "replace").decode()[:LONGEST_NOTE]
        return Response(made.data, media_type="application/octet-stream", headers=headers)


async def _apart(task: Callable[[], T], request: Request) -> T:
    """Run ``task`` in a thread, which is stopped when the client leaves or the server stops.

    Raises :class:`ClientDisconnect` if the client left, after the thread has ended: the next request waits for that.
    """
    errand = Errand(task)
    result, left = asyncio.wrap_future(errand.outcome), asyncio.ensure_future(_left(request))
    both: set[asyncio.Future[Any]] = {result, left}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        left.cancel()
        given_up = not result.done()
        if given_up:
            result.cancel()
            errand.stop()
    if not given_up:
        return result.result()
    while errand.running:
        await asyncio.sleep(LOOK)
    raise ClientDisconnect


async def _left(request: Request) -> None:
    """Return when the client has left."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


class _TooLargeError(Exception):
    """More bytes than a part may have."""


async def _receive(request: Request, path: Path) -> None:
    """Write the request's body to ``path``. Raises :class:`_TooLargeError`."""
    try:
        declared = int(request.headers.get("content-length", "0"))
    except ValueError:
        declared = 0
    if declared > upload.MOST_BYTES:
        raise _TooLargeError
    size = 0
    with path.open("wb") as file:
        async for piece in request.stream():
            size += len(piece)
            if size > upload.MOST_BYTES:
                raise _TooLargeError
            file.write(piece)


def objection(guard: Guard, request: Request) -> str | None:
    """Why a request beside the socket is refused, or None."""
    if request.headers.get("sec-fetch-site") in FOREIGN:
        return "pages of other sites may not ask for this"
    return guard.objection(request)


async def discard(request: Request) -> None:
    """Read the rest of the request's body, within limits, so that the client reads the answer."""
    size, more = 0, True
    with suppress(TimeoutError):
        async with asyncio.timeout(DISCARDING):
            while more and size < MOST_DISCARDED:
                message = await request.receive()
                size += len(message.get("body", b""))
                more = message.get("more_body", False)


def refused(text: str, status: int) -> JSONResponse:
    """The answer that says why not."""
    return JSONResponse({"text": text}, status)
