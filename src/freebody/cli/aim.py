"""``freebody aim``: the throw that gets there."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from freebody.cli.asked import (
    AsJson,
    Drawn,
    Free,
    Integrator,
    Overwrite,
    SceneName,
    Settings,
    Step,
    bounds_of,
    numbers_of,
    scene_with,
    seconds,
)
from freebody.cli.common import AllowCode, Quiet, plain_errors
from freebody.cli.say import say

# The exit code if there is no such throw.
NONE_FOUND = 1


def command(
    scene: SceneName,
    free: Free,
    target: Annotated[str, typer.Option(metavar="X,Y,Z", help="Where to, in m; the centre of a hoop.")],
    t: Annotated[str, typer.Option(metavar="T", help='When: seconds, or with a unit; "0.5:2" is a range.')],
    orientation: Annotated[str | None, typer.Option(help='And turned how, such as "90 deg about z".')] = None,
    normal: Annotated[str | None, typer.Option(metavar="X,Y,Z", help="Of a hoop, with --radius.")] = None,
    radius: Annotated[str | None, typer.Option(help="Of a hoop, in m.")] = None,
    body: Annotated[str | None, typer.Option(help="Which body; that of the first free path if left out.")] = None,
    at: Annotated[str | None, typer.Option(metavar="X,Y,Z", help="Which point of it, shape frame.")] = None,
    starts: Annotated[int, typer.Option(help="From how many starts to search.")] = 64,
    seed: Annotated[int, typer.Option(help="Of the starts that are drawn.")] = 0,
    dt: Step = None,
    integrator: Integrator = None,
    path: Drawn = None,
    overwrite: Overwrite = False,
    settings: Settings = None,
    allow_code: AllowCode = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Find throws that bring a body to a point, a pose or through a hoop, least effort first.

    The exit code is 1 if none is found; the nearest miss is printed then.

    Examples:

    - freebody aim hammer --free body.hammer.velocity --target 3,0,1 --t 1 --starts 2 --integrator cf4

    - freebody aim hammer-to-board --free body.hammer.velocity --free body.hammer.angular_velocity
      --target 2.5,0,1.2 --orientation "90 deg about y" --t 0.9 -o throws.png
    """
    with plain_errors():
        from freebody.derivatives.aim import Hoop, Pose, aim

        described = scene_with(scene, settings, allow_code=allow_code)
        place: Any = numbers_of("--target", target)
        if normal is not None or radius is not None:
            place = Hoop(place, numbers_of("--normal", normal or ""), numbers_of("--radius", radius or "", 1)[0])
        elif orientation is not None:
            place = Pose(place, orientation)
        early, colon, late = t.partition(":")
        when: Any = seconds("--t", early, None)
        if colon:
            when = (when, seconds("--t", late, None))
        answer = aim(
            described.world(), free=bounds_of(free), target=place, t=when, body=body,
            at=None if at is None else numbers_of("--at", at), starts=starts, seed=seed, dt=seconds("--dt", dt, None),
            integrator=integrator or described.integrator,
        )  # fmt: skip
        if path is not None:
            from freebody.plots.derivatives import plot_aim

            plot_aim(answer, path=path, overwrite=overwrite)
        if as_json:
            say(json.dumps(answer.to_dict(), indent=2))
        elif not quiet:
            say(str(answer))
    raise typer.Exit(0 if answer.solutions else NONE_FOUND)
