"""``freebody scenes``, ``new``, ``schema`` and ``check``: the library, and help to write scenes."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebody.cli.common import AllowCode, Quiet, plain_errors, scene_file
from freebody.cli.say import say
from freebody.errors import FreebodyError

if TYPE_CHECKING:
    from freebody.scene.scene import Scene


def scenes(
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

    texts = {name: scene_path(name).read_text(encoding="utf-8") for name in scene_names()}
    titles = {name: str(tomllib.loads(text)["title"]) for name, text in texts.items()}
    if as_json:
        rows = [{"name": name, "title": title, "file": str(scene_path(name))} for name, title in titles.items()]
        say(json.dumps(rows, indent=2))
        return
    width = max(map(len, titles))
    for name, title in titles.items():
        say(name if quiet else f"{name.ljust(width)}  {title}")


def _copy(name: str, to: Path | None, *, quiet: bool) -> None:
    from freebody.scene.library import scene_path

    try:
        text = scene_path(name).read_text(encoding="utf-8")
        target = Path(f"{name}.toml") if to is None else to
        with target.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except (FreebodyError, OSError) as error:
        remedy = ". Remedy: give another file with --to." if isinstance(error, OSError) else ""
        say(f"error: {error}{remedy}", err=True)
        raise typer.Exit(1) from None
    if not quiet:
        say(f"wrote {target}")


def share(
    scene: Annotated[str, typer.Argument(metavar="SCENE", help="A scene or its name.")],
) -> None:
    """Print a scene as a short text to paste, for freebody view and the page.

    Example:

    - freebody share cradle
    """
    from freebody.scene.library import find_scene
    from freebody.scene.reading import load_scene

    with plain_errors():
        say(load_scene(find_scene(scene)).share())


def new() -> None:
    """Print an annotated scene to start from.

    Example:

    - freebody new > scene.toml
    """
    from freebody.scene.library import template

    say(template(), nl=False)


def schema() -> None:
    """Print the JSON Schema of scenes, which lets editors complete and check them.

    Example:

    - freebody schema > freebody.schema.json

    Then begin a scene with the line: #:schema ./freebody.schema.json
    """
    from freebody.scene.schema import scene_schema

    say(json.dumps(scene_schema(), indent=2))


def check(
    file: Annotated[str, typer.Argument(metavar="SCENE", help="A TOML file, or a name that freebody scenes lists.")],
    allow_code: AllowCode = False,
    allow_outside: Annotated[
        bool, typer.Option("--allow-outside", help="Read meshes from outside the scene's folder.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The findings as JSON.")] = False,
    quiet: Quiet = False,
) -> None:
    """Check a scene: report mistakes with file, line, what was found and what was expected. Exit code 1 if any.

    Types, units and misspelt entries are looked for in the whole file at once. When they are right, what the entries
    mean: first the bodies, then forces, joints and contact, then the start, the method, whether the joints
    hold and whether bodies overlap.

    Examples:

    - freebody check scene.toml

    - freebody check scene.toml --json
    """
    from freebody.scene.errors import SceneError
    from freebody.scene.reading import load_scene

    try:
        scene = load_scene(scene_file(file), allow_code=allow_code, allow_outside=allow_outside)
        scene.check_start()
    except SceneError as error:
        if as_json:
            found = [problem.to_dict() for problem in error.problems]
            say(json.dumps({"file": file, "sound": False, "problems": found}, indent=2))
        else:
            say(str(error), err=True)
        raise typer.Exit(1) from None
    if as_json:
        say(json.dumps({"file": file, "sound": True, "problems": [], **_figures(scene)}, indent=2))
    elif not quiet:
        figures = _figures(scene)
        counts = f"Bodies: {figures['bodies']}, forces: {figures['forces']}"
        counts += "".join(f", {what}: {figures[what]}" for what in ("joints", "grounds") if figures[what])
        say(f"{file}: sound. {counts}. {scene.title}".rstrip())


def _figures(scene: Scene) -> dict[str, object]:
    world = scene.world()
    counts = {what: len(getattr(world, what)) for what in ("bodies", "forces", "joints", "grounds")}
    return {"title": scene.title, **counts}
