"""Files in and out of the page: parts and runs that are dropped on it, and what it takes home."""

from __future__ import annotations

import asyncio
import logging
import re
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from freebody.errors import FreebodyError
from freebody.threads import LOOK, Errand
from freebody.viewer import brought, part, saving
from freebody.viewer.guard import Guard
from freebody.viewer.hub import Hub
from freebody.viewer.session import Session

__all__ = ["KEY", "Files"]

T = TypeVar("T")

log = logging.getLogger("freebody.viewer")

# The header in which a page shows who it is; pages of other sites may not even try to send it.
KEY = "x-freebody-key"

# Seconds that a file may take to arrive.
PATIENCE = 120.0

# Folders in which files are looked at; where they are is nobody's business.
TEMPORARY = re.compile(r"\S*[/\\]freebody-[^/\\]+[/\\]")

LONGEST_NOTE = 400

# What a browser says about requests that its own page did not make.
FOREIGN = ("cross-site", "same-site")


class Files:
    """Requests are answered one at a time, in a thread of their own: the world goes on meanwhile."""

    def __init__(self, guard: Guard, hub: Hub, session: Session) -> None:
        self.guard, self.hub, self.session = guard, hub, session
        self._arriving, self._leaving = asyncio.Lock(), asyncio.Lock()

    def routes(self) -> list[Route]:
        """Where they are asked for."""
        return [
            Route("/drop", self._drop, methods=["POST"]),
            *(Route(f"/run.{kind}", self._download, methods=["GET"], name=kind) for kind in saving.KINDS),
        ]

    def _objection(self, request: Request) -> str | None:
        if request.headers.get("sec-fetch-site") in FOREIGN:
            return "another site's page may not ask for this"
        return self.guard.objection(request)

    # --- in ------------------------------------------------------------------------------------------------------

    async def _drop(self, request: Request) -> Response:
        objection = self._objection(request)
        if objection is not None:
            return _refused(objection, 403)
        page = self.hub.known(request.headers.get(KEY, ""))
        if page is None:
            return _refused("this page is not connected", 403)
        if not self.hub.holds(page):
            return _refused("somebody else holds the controls", 409)
        if self._arriving.locked():
            return _refused("another file is still being read", 503)
        async with self._arriving:
            try:
                query = request.query_params
                given = (query.get(name, "") for name in ("name", "unit", "density", "repair"))
                wanted = part.ask(*given, kinds=brought.KINDS)
                with tempfile.TemporaryDirectory(prefix="freebody-") as folder:
                    path = Path(folder) / f"part.{wanted.kind}"
                    async with asyncio.timeout(PATIENCE):
                        await _receive(request, path)
                    found = await _apart(partial(brought.opened, path, wanted), request)
            except _TooLargeError:
                return _refused(f"the file is larger than {part.MOST_BYTES // 2**20} MiB", 413)
            except (TimeoutError, ClientDisconnect):
                return _refused("the file did not arrive", 408)
            except FreebodyError as error:
                return _refused(TEMPORARY.sub("", str(error)), 422)
            except Exception:
                log.exception("a dropped file could not be read")
                return _refused("the file could not be read; the terminal says why", 500)
        if found.exhibit is not None:
            self.session.present(found.exhibit, lambda trouble: self.hub.later(page, trouble))
        return JSONResponse(found.report)

    # --- out -----------------------------------------------------------------------------------------------------

    async def _download(self, request: Request) -> Response:
        objection = self._objection(request)
        if objection is not None:
            return PlainTextResponse(objection, 403)
        show = self.session.show
        if show is None or self.session.compiling:
            return PlainTextResponse("nothing has moved yet", 409)
        if self._leaving.locked():
            return PlainTextResponse("another file is being made", 503)
        kind = request.url.path.rpartition("/run.")[2]
        async with self._leaving:
            try:
                made = await _apart(lambda: saving.made(kind, show.so_far(), show.exhibit), request)
            except ClientDisconnect:
                return PlainTextResponse("nobody waits for it any more", 499)
            except FreebodyError as error:
                return PlainTextResponse(str(error), 409)
            except Exception:
                log.exception("a file could not be made")
                return PlainTextResponse("the file could not be made; the terminal says why", 500)
        headers = {
            "Content-Disposition": f'attachment; filename="run.{kind}"',
            "Cache-Control": "no-store",
        }
        if made.note:
            # One line of plain letters, as headers have to be.
            headers["X-Freebody-Note"] = " ".join(made.note.split()).encode("ascii", "replace").decode()[:LONGEST_NOTE]
        return Response(made.data, media_type="application/octet-stream", headers=headers)


async def _apart(task: Callable[[], T], request: Request) -> T:
    """``task()`` in a thread that ends as soon as it can when the client leaves or the server stops.

    Raises :class:`ClientDisconnect` when the thread of a client that left has ended: the next one has to wait for that.
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
    """Write what comes to ``path``, as long as it is not too much."""
    try:
        declared = int(request.headers.get("content-length", "0"))
    except ValueError:
        declared = 0
    if declared > part.MOST_BYTES:
        raise _TooLargeError
    size = 0
    with path.open("wb") as file:
        async for piece in request.stream():
            size += len(piece)
            if size > part.MOST_BYTES:
                raise _TooLargeError
            file.write(piece)


def _refused(text: str, status: int) -> JSONResponse:
    return JSONResponse({"text": text}, status)
