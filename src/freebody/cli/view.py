"""``freebody view``: the page."""

from __future__ import annotations

import contextlib
import getpass
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebody.cli.asked import holds_run, plain_errors, read_run, read_scene, run_name, scene_file, world_of
from freebody.cli.say import say

if TYPE_CHECKING:
    from freebody.viewer.exhibit import Exhibit

__all__ = ["command"]


def command(
    thing: Annotated[
        str, typer.Argument(metavar="[SCENE|RUN|MESH]", help="A scene or its name, a stored run, a mesh or CAD file.")
    ] = "torus",
    port: Annotated[int, typer.Option(help="Where to serve; the next free one if it is taken.")] = 8321,
    host: Annotated[
        str,
        typer.Option(help="The address to listen at; anything but loopback lets other machines in."),
    ] = "127.0.0.1",
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name by which a proxy calls this server; may be given several times.")
    ] = None,
    unit: Annotated[str | None, typer.Option(help="Unit of a mesh file's numbers: m, mm, in, ...")] = None,
    allow_code: Annotated[bool, typer.Option("--allow-code", help="Let the scene import the Python it names.")] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="Print the address without opening it.")] = False,
) -> None:
    """Open a page on which the bodies can be grabbed and flung; Ctrl-C ends it.

    Examples:

    - freebody view

    - freebody view t-handle --port 9000

    - freebody view run.zarr

    - freebody view part.stl --unit mm
    """
    begun = _begun()
    with plain_errors():
        from freebody.viewer.api import serve

        _exists(thing)
        shown = serve(
            lambda: _exhibit(thing, unit, allow_code=allow_code),
            host=host,
            port=port,
            hosts=allow_host or (),
            told=lambda view: say(f"freebody is at {view.url}  (Ctrl-C ends it)"),
        )
        forwarding = _forwarding(shown.port)
        if forwarding is not None:
            say(f"from your own machine: {forwarding}")
        elif not no_open:
            shown.open()
        shown.wait(ready=lambda: say(f"ready after {time.time() - begun:.1f} s"))


def _begun() -> float:
    """When the waiting began, in s of the clock on the wall: now, or when ``make`` started what ends here."""
    try:
        return float(os.environ["FREEBODY_BEGUN"])
    except (KeyError, ValueError):
        return time.time()


def _forwarding(port: int) -> str | None:
    """Over SSH there is no browser here, but a line that brings the page to where there is one; else None."""
    parts = os.environ.get("SSH_CONNECTION", "").split()
    if not parts:
        return None
    # Address and port of the client, then of this machine as the client reached it.
    machine, door = parts[2:4] if len(parts) == 4 else ("THIS-MACHINE", "22")
    with contextlib.suppress(OSError, KeyError):  # a user without a name
        machine = f"{getpass.getuser()}@{machine}"
    return f"ssh {'' if door == '22' else f'-p {door} '}-L {port}:127.0.0.1:{port} {machine}"


def _exists(thing: str) -> None:
    """Refuse a wrong name before anything is served."""
    path = Path(thing)
    if not path.exists():
        if path.suffix.lower() == ".toml":
            scene_file(thing)
        if path.suffix:
            from freebody.errors import InputError

            raise InputError(f"there is no {thing}", expected="a scene, a stored run, a mesh, or the name of a scene")
        from freebody.scene.library import scene_path

        scene_path(thing)


def _exhibit(thing: str, unit: str | None, *, allow_code: bool) -> Exhibit:
    from freebody.viewer.exhibit import exhibit

    path = Path(thing)
    name = path.name.removesuffix(path.suffix)
    if holds_run(path):
        return exhibit(read_run(path), name=run_name(path), world=world_of(path, None, allow_code=allow_code))
    if path.suffix.lower() == ".toml" or not path.exists():
        return exhibit(read_scene(thing, allow_code=allow_code), name=name)
    from freebody.cli.inertia import CAD_SUFFIXES

    if path.suffix.lower() in CAD_SUFFIXES:
        from freebody.mass.cad import Cad

        return exhibit(Cad.load(path, unit=unit), name=name)
    from freebody.mass.mesh import Mesh

    return exhibit(Mesh.load(path, unit=unit), name=name)
