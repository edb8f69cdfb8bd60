"""What the commands about derivatives share: a scene with changes, times, free numbers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from freebody.errors import InputError

if TYPE_CHECKING:
    from freebody.scene.scene import Scene

SceneName = Annotated[str, typer.Argument(metavar="SCENE", help="A TOML file, or a name that freebody scenes lists.")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="PATH=VALUE", help="Change the scene: force.0.stiffness=3")
]
Integrator = Annotated[str | None, typer.Option(help="Method; freebody integrators lists them.")]
Step = Annotated[str | None, typer.Option(help='Step: seconds, or with a unit, such as "1 ms".')]
Drawn = Annotated[Path | None, typer.Option("--path", "-o", metavar="FILE", help="Draw it to this PNG, SVG or PDF.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace an existing figure.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Free = Annotated[
    list[str],
    typer.Option("--free", metavar="PATH[=LOW:HIGH]", help="A number to be found, with bounds; may be given again."),
]


def scene_with(name: str, settings: list[str] | None, *, allow_code: bool) -> Scene:
    """A scene after its changes."""
    from freebody.cli.overrides import Change
    from freebody.cli.run import changed_scene

    changes = [Change.to(setting) for setting in settings or []]
    return changed_scene(name, changes, None, {"allow_code": allow_code, "allow_outside": False})[1]


def seconds(option: str, text: str | None, otherwise: float | None) -> float | None:
    """A time as typed, or what stands in the scene."""
    from freebody.cli.compare import _seconds

    return otherwise if text is None else _seconds(text, option, text)


def run_numbers(scene: Scene, dt: str | None, duration: str | None = None) -> tuple[float | None, float | None]:
    """dt and duration, as typed or as the scene says."""
    form = scene.form.run
    step = seconds("--dt", dt, None if form is None else form.dt)
    return step, seconds("--duration", duration, None if form is None else form.duration)


def bounds_of(free: list[str]) -> dict[str, Any]:
    """Paths and their bounds."""
    found: dict[str, Any] = {}
    for text in free:
        path, equals, limits = text.partition("=")
        found[path.strip()] = None
        if equals:
            low, colon, high = limits.partition(":")
            try:
                found[path.strip()] = tuple(float(part) if part.strip() else None for part in (low, high))
            except ValueError:
                colon = ""
            if not colon:
                raise InputError(
                    f"--free {text[:100]}", expected="PATH=LOW:HIGH, either of which may be left out",
                    cause="bounds that are no numbers", remedy="write force.0.stiffness=0:50",
                )  # fmt: skip
    return found


def numbers_of(option: str, text: str, count: int = 3) -> list[float]:
    """Numbers between commas."""
    try:
        found = [float(part) for part in text.split(",")]
    except ValueError:
        found = []
    if len(found) != count:
        raise InputError(
            f"{option} {text[:100]}", expected=f"{count} numbers between commas",
            cause="another number of them, or text", remedy="write them as in 1,0,2.5",
        )  # fmt: skip
    return found
