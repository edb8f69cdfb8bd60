"""``view``: put something on a page and open it."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import threading
import time
import warnings
import webbrowser
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from websockets.protocol import State

from freebody.arguments import a_path, flag, several, whole
from freebody.errors import InputError
from freebody.extras import install
from freebody.figures import shown
from freebody.mass.shape import Shape
from freebody.methods.base import Method
from freebody.model.body import Body
from freebody.scene.scene import Scene
from freebody.scene.sharing import is_shared
from freebody.trajectory.run import Trajectory
from freebody.viewer import gate
from freebody.viewer.experiments import opened_experiment
from freebody.viewer.gate import Gate
from freebody.viewer.guard import Guard, is_loopback
from freebody.viewer.messages import LARGEST
from freebody.viewer.notebook import NotebookView, can_show, in_notebook, show
from freebody.viewer.server import ServerApp
from freebody.viewer.source import Source, open_source, source_of
from freebody.world import World

PORT = 8321
# Ports that are tried after a busy one.
MORE_PORTS = 50

# Seconds that a server may take to start or to stop.
PATIENCE = 10.0

# Any machine may connect to these.
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}


class _Server(uvicorn.Server):
    """A web server that half a request does not keep from stopping."""

    def __init__(self, config: uvicorn.Config, gate: Gate) -> None:
        super().__init__(config)
        self._gate = gate

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections; first those that uvicorn cannot close."""
        self._gate.abort_idle()
        await asyncio.sleep(0)  # their callbacks run in the next iteration of the loop
        # uvicorn fails if it closes a socket whose closing handshake is under way.
        for connection in list(self.server_state.connections):
            if getattr(getattr(connection, "conn", None), "state", None) in (State.CLOSING, State.CLOSED):
                connection.transport.close()
                self.server_state.connections.discard(connection)
        await super().shutdown(sockets)


class View(AbstractContextManager["View"]):
    """A served page: ``url`` is its address; ``close``, or the end of a ``with``, stops the server."""

    def __init__(
        self, app: ServerApp, sock: socket.socket, host: str, told: Callable[[View], object] | None = None
    ) -> None:
        self._app, self._socket = app, sock
        self.port: int = sock.getsockname()[1]
        shown = EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
        self._place = f"http://{shown}:{self.port}/?token="
        self.url = self._place + app.guard.token
        config = uvicorn.Config(
            app.app,
            http=app.gate.connection,  # type: ignore[arg-type]  # a factory of protocols, like a class
            ws="websockets-sansio",  # the one that newer versions of uvicorn choose by themselves
            interface="asgi3",
            log_config=None,
            log_level="error",
            access_log=False,
            proxy_headers=False,
            ws_max_size=4 * LARGEST,
            ws_per_message_deflate=False,
            ws_ping_interval=gate.PING_EVERY,
            ws_ping_timeout=gate.PING_PATIENCE,
            timeout_graceful_shutdown=1,
            lifespan="on",
        )
        self._server = _Server(config, app.gate)
        self._thread = threading.Thread(target=self._run, name="freebody-server", daemon=True)
        if told is not None:
            told(self)
        self._thread.start()
        self._until(lambda: self._server.started)

    def _run(self) -> None:
        self._server.run(sockets=[self._socket])

    def _until(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not done() and self._thread.is_alive() and time.monotonic() < end:
            time.sleep(0.005)

    @property
    def running(self) -> bool:
        """Whether the page is still served."""
        return self._thread.is_alive()

    @property
    def ready(self) -> bool:
        """Whether all kernels are compiled, so that bodies can be grabbed or the run played."""
        session = self._app.session
        return session.view is not None and not session.compiling

    def run(self) -> Trajectory:
        """What has happened since the last reset. Raises :class:`InputError` before anything has moved."""
        return self._app.session.run()

    def wait(self, *, ready: Callable[[], object] | None = None) -> None:
        """Serve until Ctrl-C or ``close``. Calls ``ready`` once, when the page can be used."""
        try:
            while self._thread.is_alive():
                if ready is not None and self.ready:
                    ready()
                    ready = None
                self._thread.join(timeout=0.2 if ready is None else 0.02)
        except KeyboardInterrupt:
            self.close()

    def open(self) -> None:
        """Open the page in the user's browser."""
        webbrowser.open(self._place + self._app.guard.single())

    def close(self) -> None:
        """Stop the server and the motion behind it."""
        self._server.should_exit = True
        self._thread.join(timeout=PATIENCE)
        self._socket.close()

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<View at {self.url}{'' if self.running else ', closed'}>"


def view(
    thing: World | Trajectory | Shape | Body | Scene | str | os.PathLike[str] | None = None,
    *,
    experiment: str | os.PathLike[str] | None = None,
    world: World | None = None,
    integrator: str | Method | None = None,
    dt: float | str | None = None,
    unit: str | None = None,
    allow_code: bool = False,
    watch: bool = False,
    host: str = "127.0.0.1",
    port: int = PORT,
    allow_host: str | Iterable[str] = (),
    open_browser: bool = True,
    block: bool = False,
    notebook: bool | None = None,
) -> View | NotebookView:
    """Show a world, a body, a shape, a scene or a run on a page where bodies can be grabbed and flung.

    A ``thing`` that is a string or path is what ``freebody view`` takes: a scene, its name or the text by which it is
    shared, a stored run, a mesh or a CAD file. ``unit`` is the unit of the file's numbers, and ``allow_code`` lets a
    scene import the Python it names.
    ``experiment`` is the file of a guided experiment, which brings its own scene: it takes the place of ``thing``.
    The page starts with ``integrator`` (a name or a configured method) and ``dt`` (s); by default those of the scene.
    ``world`` gives a run its shapes. With ``watch``, a scene's file is read again whenever it changes on disk; changes
    made on the page are not dropped for it without asking.

    Opens a browser unless ``open_browser`` is False. Returns a handle with ``url`` and ``close()`` at once; with
    ``block``, only after Ctrl-C. Only this machine can
    reach the page, unless ``host`` says otherwise, and only with the token in its address; ``allow_host`` are further
    host names that a proxy uses. If ``port`` is busy, the next free one is taken.

    In a notebook with anywidget installed, the page appears below the cell, without a server; ``notebook=False`` serves
    it all the same, ``notebook=True`` demands the notebook. Raises :class:`InputError` for what cannot be shown or
    served.
    """
    flags = {"allow_code": allow_code, "open_browser": open_browser, "block": block, "watch": watch}
    allow_code, open_browser, block, watch = (flag(name, value) for name, value in flags.items())
    hosts = (allow_host,) if isinstance(allow_host, str) else several("allow_host", allow_host, "names of hosts")
    lesson: dict[str, Any] | None = None
    load: Callable[[], Source] | None = None
    if (thing is None) == (experiment is None):
        found = "nothing to view" if thing is None else f"a {type(thing).__name__} and an experiment to view"
        raise InputError(found, expected="view(thing), or view(experiment='mine.toml')")
    if experiment is not None:
        if notebook:
            raise InputError("an experiment in a notebook", expected="a served page", remedy="leave notebook out")
        told, made = opened_experiment(a_path("experiment", experiment), integrator=integrator, dt=dt)
        lesson, notebook = told, False
    elif isinstance(thing, str | os.PathLike):
        path = thing if isinstance(thing, str) and is_shared(thing) else a_path("thing", thing)
        load = partial(open_source, path, world=world, unit=unit, allow_code=allow_code, integrator=integrator, dt=dt)
        made = load()
    elif unit is not None:
        raise InputError(
            f"unit = {shown(unit)} for a {type(thing).__name__}", expected="a unit with a file: view('a.stl')"
        )
    else:
        assert thing is not None  # checked above
        made = source_of(thing, world=world, integrator=integrator, dt=dt)
    watched = watched_file(made) if watch else None
    if watched is not None:
        notebook = False
    if notebook is None and in_notebook() and not block:
        notebook = can_show()
        if not notebook:
            how = install("notebook")
            warnings.warn(f"The page opens in a browser tab. To have it in the notebook: {how}", stacklevel=2)
    if notebook:
        return show(lambda: made)
    page = serve(
        load if watched and load else lambda: made,
        host=host, port=port, hosts=hosts, experiment=lesson, watch=watched,
    )  # fmt: skip
    if open_browser:
        page.open()
    if block:
        page.wait()
    return page


def watched_file(source: Source) -> Path:
    """The scene's file that this came from. Raises :class:`InputError` if there is none."""
    if source.path is None:
        raise InputError(
            f"nothing to watch: {source.name} is no scene's file",
            expected="a scene in a TOML file of your own",
            remedy="save the scene, and view its file",
        )
    return source.path


def serve(
    load: Callable[[], Source],
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    hosts: Iterable[str] = (),
    token: str | None = None,
    experiment: dict[str, Any] | None = None,
    watch: Path | None = None,
    told: Callable[[View], object] | None = None,
) -> View:
    """Serve the source that ``load`` returns. The session's thread calls it, so the page opens before it is done.

    ``hosts`` are further host names that a proxy uses. ``token``: that of an earlier server, so that its pages
    reconnect; by default a new one. ``experiment`` is one to begin with, as it is told. ``watch`` is the file that
    ``load`` reads: it is called again when that changes. ``told`` is called with the
    address before ``load``, because compiling may block all threads. Browsers can already connect by then.
    """
    guard = Guard(token or secrets.token_urlsafe(16), frozenset(hosts), anywhere=not is_loopback(host))
    return View(ServerApp(load, guard, experiment, watch), bound(host, port), host, told)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens at ``port`` or the next free one; 0: at any. Raises :class:`InputError`."""
    port = whole("port", port, least=0, most=65535)
    if not isinstance(host, str):
        raise InputError(f"host = {shown(host)}", expected="an address such as 127.0.0.1")
    last: Any = None
    for number in range(port, min(port + MORE_PORTS, 65536)) if port else [0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        sock = socket.socket(family, socket.SOCK_STREAM)
        try:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            sock.bind((host, number))
            sock.listen(128)
            return sock
        except OSError as error:
            sock.close()
            last = error
    raise InputError(
        f"cannot listen at {host}, port {port}",
        cause=str(last),
        remedy="name another port, or host 127.0.0.1",
    )
