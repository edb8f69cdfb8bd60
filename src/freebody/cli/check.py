"""``freebody check``: look for mistakes in a scene without running it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from freebody.cli.asked import Quiet, scene_file
from freebody.cli.say import say

if TYPE_CHECKING:
    from freebody.scene.scene import Scene

__all__ = ["command"]


def command(
    file: Annotated[str, typer.Argument(metavar="SCENE", help="A TOML file, or a name that freebody scenes lists.")],
    allow_code: Annotated[
        bool, typer.Option("--allow-code", help="Import the Python functions that the scene names.")
    ] = False,
    allow_outside: Annotated[
        bool, typer.Option("--allow-outside", help="Read meshes from outside the scene's folder.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The findings as JSON.")] = False,
    quiet: Quiet = False,
) -> None:
    """Check a scene: report mistakes with file, line, what was found and what was expected. Exit code 1 if any.

    Types, units and misspelt entries are looked for in the whole file at once. When they are right, what the entries
    mean: first the bodies, then forces and joints, then the start, the method and whether the joints hold.

    Examples:

    - freebody check scene.toml

    - freebody check scene.toml --json
    """
    from freebody.scene.errors import SceneError
    from freebody.scene.reading import load_scene

    try:
        scene = load_scene(scene_file(file), allow_code=allow_code, allow_outside=allow_outside)
        scene.check_joints()
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
        counts += f", joints: {figures['joints']}" if figures["joints"] else ""
        say(f"{file}: sound. {counts}. {scene.title}".rstrip())


def _figures(scene: Scene) -> dict[str, object]:
    world = scene.world()
    return {"title": scene.title, "bodies": len(world.bodies), "forces": len(world.forces), "joints": len(world.joints)}
