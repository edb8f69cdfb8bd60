"""What commands share: options, runs and scenes by path or name, and errors as plain sentences."""

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

# The environment variable that silences the message about compiling.
SILENCED = "FREEBODY_QUIET"


def _silence(context: typer.Context, quiet: bool) -> bool:
    """Silence the message about compiling while a quiet command runs."""
    before = os.environ.get(SILENCED)

    def restore() -> None:
        os.environ.pop(SILENCED, None)
        if before is not None:
            os.environ[SILENCED] = before

    if quiet:
        os.environ[SILENCED] = "1"
        context.call_on_close(restore)
    return quiet


# Options that several commands have.
Quiet = Annotated[bool, typer.Option("--quiet", "-q", callback=_silence, help="Say nothing if all is well.")]
AllowCode = Annotated[bool, typer.Option("--allow-code", help="Import the Python functions that the scene names.")]


@contextlib.contextmanager
def plain_errors() -> Iterator[None]:
    """Errors of freebody and of the file system become a line on stderr and exit code 1."""
    try:
        yield
    except (FreebodyError, OSError) as error:
        text = str(error).replace("overwrite=True", "--overwrite").replace("resume=True", "--resume")
        say(f"error: {text}", err=True)
        raise typer.Exit(1) from None


def holds_run(path: Path) -> bool:
    """Whether a path looks like a stored run: a folder, or a zip archive."""
    from freebody.record.zipped import looks_stored

    return looks_stored(path)


def run_name(path: Path) -> str:
    """The name of a stored run, without the endings of its file."""
    return path.name.removesuffix(".zip").removesuffix(".zarr")


def read_run(path: Path) -> Trajectory:
    """The run in a folder or an archive that was saved or recorded."""
    import freebody

    return freebody.load_run(path)


def scene_file(name: str) -> Path:
    """The file of a scene, by its path or its name in the library. Raises :class:`SceneError` if there is neither."""
    from freebody.scene.library import find_scene

    return find_scene(name)


def read_scene(name: str, *, allow_code: bool = False) -> Scene:
    """A scene by its file, or by its name in the library."""
    from freebody.scene.reading import load_scene

    return load_scene(scene_file(name), allow_code=allow_code)


def scene_of_run(run: Path, scene: str | None, *, allow_code: bool) -> tuple[Scene, World] | None:
    """The scene of a run and its world: that of ``scene``, else the one stored with it, else None.

    A stored scene that cannot be built here (its meshes are elsewhere, it names code) is ignored with a note.
    """
    if scene is not None:
        named = read_scene(scene, allow_code=allow_code)
        return named, named.world()
    from freebody.plots.source import carried_scene

    return carried_scene(
        run, allow_code=allow_code, note=lambda text: say(f"note: {text}; --scene FILE names one", err=True)
    )
