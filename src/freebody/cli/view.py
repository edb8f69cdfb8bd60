"""``freebody view``: the page."""

from __future__ import annotations

import contextlib
import getpass
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from freebody.cli.common import AllowCode, plain_errors
from freebody.cli.say import say


def command(
    thing: Annotated[
        str,
        typer.Argument(
            metavar="[SCENE|RUN|MESH]", help="A scene, its name or its shared text, a stored run, a mesh or CAD file."
        ),
    ] = "torus",
    experiment: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A guided experiment, which brings its own scene.")
    ] = None,
    port: Annotated[int, typer.Option(help="Port to serve at; the next free one if it is taken.")] = 8321,
    host: Annotated[
        str,
        typer.Option(help="The address to listen at; anything but loopback lets other machines in."),
    ] = "127.0.0.1",
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name by which a proxy calls this server; may be given several times.")
    ] = None,
    integrator: Annotated[str | None, typer.Option(help="Method; freebody integrators lists them.")] = None,
    dt: Annotated[str | None, typer.Option(help='Step: seconds, or with a unit, such as "1 ms".')] = None,
    unit: Annotated[str | None, typer.Option(help="Unit of a mesh file's numbers: m, mm, in, ...")] = None,
    allow_code: AllowCode = False,
    watch: Annotated[
        bool, typer.Option("--watch", help="Take up changes of the scene's file, but drop none of the page's unasked.")
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open-browser/--no-open-browser", help="Open the page, or only print its address.")
    ] = True,
) -> None:
    """Open a page on which the bodies can be grabbed and flung; Ctrl-C ends it.

    Examples:

    - freebody view

    - freebody view t-handle --port 9000

    - freebody view run.zarr

    - freebody view part.stl --unit mm

    - freebody view four-bar --integrator rattle4 --dt "1 ms"

    - freebody view --experiment mine.toml

    - freebody view mine.toml --watch
    """
    begun = _begun()
    with plain_errors():
        from freebody.arguments import positive
        from freebody.methods.registry import get
        from freebody.viewer.api import serve, watched_file
        from freebody.viewer.experiments import opened_experiment
        from freebody.viewer.source import look_for, open_source

        look_for(thing)
        if integrator is not None:
            get(integrator)
        how: dict[str, Any] = {"unit": unit, "allow_code": allow_code, "integrator": integrator}
        how["dt"] = None if dt is None else positive("dt", dt, "s")
        lesson: dict[str, Any] | None = None
        load: Callable[[], Any] = partial(open_source, thing, note=_note, **how)
        if experiment is not None:
            lesson, source = opened_experiment(experiment, integrator=integrator, dt=how["dt"])
            load = lambda: source  # noqa: E731
        watched = watched_file(load()) if watch else None
        shown = serve(
            load,
            host=host,
            port=port,
            hosts=allow_host or (),
            experiment=lesson,
            watch=watched,
            told=lambda view: say(f"freebody is at {view.url}  (Ctrl-C ends it)"),
        )
        forwarding = _forwarding(shown.port)
        if forwarding is not None:
            say(f"from your own machine: {forwarding}")
        elif open_browser:
            shown.open()
        shown.wait(ready=lambda: say(f"ready after {time.time() - begun:.1f} s"))


def _note(text: str) -> None:
    say(f"note: {text}", err=True)


def _begun() -> float:
    """When the user started to wait, in s of wall time: now, or when ``make`` was started."""
    try:
        return float(os.environ["FREEBODY_BEGUN"])
    except (KeyError, ValueError):
        return time.time()


def _forwarding(port: int) -> str | None:
    """Over SSH, the command that forwards the page to the user's machine; else None."""
    parts = os.environ.get("SSH_CONNECTION", "").split()
    if not parts:
        return None
    # Address and port of the client, then of this machine.
    machine, door = parts[2:4] if len(parts) == 4 else ("THIS-MACHINE", "22")
    with contextlib.suppress(OSError, KeyError):  # a user without a name
        machine = f"{getpass.getuser()}@{machine}"
    return f"ssh {'' if door == '22' else f'-p {door} '}-L {port}:127.0.0.1:{port} {machine}"
