"""``freebody scenes``: the library."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from freebody.cli.say import say
from freebody.errors import FreebodyError

__all__ = ["command"]


def command(
    copy: Annotated[str | None, typer.Option("--copy", metavar="NAME", help="Write this scene to a file.")] = None,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FILE", help="Where to; default: NAME.toml in this folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Names, titles and files as JSON.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Names only; with --copy, nothing.")] = False,
) -> None:
    """List the scenes that come with freebody, or copy one to start from.

    Examples:

    - freebody scenes

    - freebody scenes --copy t-handle
    """
    if copy is not None:
        _copy(copy, to, quiet=quiet)
        return
    from freebody.scene.library import scene_names, scene_path

    titles = {name: _title(scene_path(name)) for name in scene_names()}
    if as_json:
        rows = [{"name": name, "title": title, "file": str(scene_path(name))} for name, title in titles.items()]
        say(json.dumps(rows, indent=2))
        return
    width = max(map(len, titles))
    for name, title in titles.items():
        say(name if quiet else f"{name.ljust(width)}  {title}")


def _title(path: Path) -> str:
    import tomllib

    return str(tomllib.loads(path.read_text(encoding="utf-8"))["title"])


def _copy(name: str, to: Path | None, *, quiet: bool) -> None:
    from freebody.scene.library import scene_path

    try:
        text = scene_path(name).read_text(encoding="utf-8")
        target = Path(f"{name}.toml") if to is None else to
        with target.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FreebodyError as error:
        say(f"error: {error}", err=True)
        raise typer.Exit(1) from None
    except OSError as problem:
        say(f"error: {problem}. Remedy: give another file with --to.", err=True)
        raise typer.Exit(1) from None
    if not quiet:
        say(f"wrote {target}")
