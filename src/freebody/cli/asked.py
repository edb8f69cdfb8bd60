"""What commands share: runs and scenes by what was typed, and errors as plain sentences."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebody.cli.say import say
from freebody.errors import FreebodyError

if TYPE_CHECKING:
    from freebody.scene.scene import Scene
    from freebody.trajectory.run import Trajectory
    from freebody.world import World

__all__ = ["Quiet", "holds_run", "plain_errors", "read_run", "read_scene", "run_name", "scene_file", "world_of"]

# Longer names are cut where they are repeated.
LONGEST_NAME = 200

# The variable of the environment that the message about compiling heeds.
HUSHED = "FREEBODY_QUIET"


def _hush(context: typer.Context, quiet: bool) -> bool:
    """While a quiet command runs, nothing is said about compiling either."""
    before = os.environ.get(HUSHED)

    def restore() -> None:
        os.environ.pop(HUSHED, None)
        if before is not None:
            os.environ[HUSHED] = before

    if quiet:
        os.environ[HUSHED] = "1"
        context.call_on_close(restore)
    return quiet


# The same option for every command that prints something.
Quiet = Annotated[bool, typer.Option("--quiet", "-q", callback=_hush, help="Say nothing if all is well.")]


@contextlib.contextmanager
def plain_errors() -> Iterator[None]:
    """Errors of freebody and of the file system become a line on stderr and exit code 1."""
    try:
        yield
    except (FreebodyError, OSError) as error:
        text = str(error).replace("overwrite=True", "--force")
        say(f"error: {text}", err=True)
        raise typer.Exit(1) from None


def holds_run(path: Path) -> bool:
    """Whether a path looks like a stored run: a folder, or a zip archive."""
    from freebody.trajectory.zipped import is_archive

    return path.is_dir() or is_archive(path)


def run_name(path: Path) -> str:
    """What a stored run is called, without the endings of its file."""
    return path.name.removesuffix(".zip").removesuffix(".zarr")


def read_run(path: Path) -> Trajectory:
    """The run in a folder or an archive that was saved or recorded."""
    import freebody

    return freebody.load_run(path)


def scene_file(name: str) -> Path:
    """The file of a scene, by its path or its name in the library. Raises :class:`SceneError` if there is neither."""
    from difflib import get_close_matches

    from freebody.scene.errors import Problem, SceneError, short
    from freebody.scene.library import scene_names, scene_path

    path, names = Path(name), scene_names()
    # What cannot even be looked at, and a link that leads nowhere, are left to the reader, who says why.
    try:
        if path.exists() or path.is_symlink():
            return path
    except OSError:
        return path
    if name in names:
        return scene_path(name)
    near = get_close_matches(path.name.removesuffix(".toml").lower(), names, n=1)
    problem = Problem(
        name if name.isprintable() and len(name) <= LONGEST_NAME else short(name),
        None,
        "scene",
        "there is no such file, and no scene of the library has this name",
        expected="a TOML file, or a name that freebody scenes lists",
        remedy=f"did you mean {near[0]!r}?" if near else "check the path",
    )
    raise SceneError([problem])


def read_scene(name: str, *, allow_code: bool = False) -> Scene:
    """A scene by its file, or by its name in the library."""
    from freebody.scene.reading import load_scene

    return load_scene(scene_file(name), allow_code=allow_code)


def world_of(run: Path, scene: str | None, *, allow_code: bool) -> World | None:
    """The world behind a run: from ``scene``, else from the scene that its record carries, else None.

    Meshes of a carried scene are looked for beside the record, as they are when it is taken up again.
    A carried scene that cannot be built here (its meshes are elsewhere, it names code) is left aside with a word.
    """
    if scene is not None:
        return read_scene(scene, allow_code=allow_code).world()
    from freebody.plots.source import scene_text
    from freebody.scene.reading import scene_from
    from freebody.scene.site import Site
    from freebody.scene.translate import Source

    text = scene_text(run)
    if text is None:
        return None
    try:
        return scene_from(text, Source(run.name, text), Site(run.parent, allow_code)).world()
    except FreebodyError as error:
        say(f"note: the record's own scene is not used ({error.found}); --scene FILE names one", err=True)
        return None
