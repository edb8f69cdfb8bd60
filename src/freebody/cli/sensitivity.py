"""``freebody sensitivity``: what a run depends on."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from freebody.cli.asked import AsJson, Integrator, SceneName, Settings, Step, run_numbers, scene_with
from freebody.cli.common import AllowCode, Quiet, plain_errors
from freebody.cli.say import say
from freebody.errors import InputError


def command(
    scene: SceneName,
    to: Annotated[
        list[str] | None,
        typer.Option("--to", metavar="PATH", help='A number of the scene, or "initial"; may be given several times.'),
    ] = None,
    of: Annotated[str, typer.Option(help='"final", or a part of it such as ball.position.')] = "final",
    duration: Annotated[str | None, typer.Option(help="Duration: seconds, or with a unit.")] = None,
    dt: Step = None,
    integrator: Integrator = None,
    coordinates: Annotated[str, typer.Option(help="velocities or momenta.")] = "velocities",
    settings: Settings = None,
    allow_code: AllowCode = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Print derivatives of the end of a run to numbers of its scene, exact except for rounding.

    Examples:

    - freebody sensitivity torus --to body.torus.angular_velocity --duration 1 --integrator cf4

    - freebody sensitivity hammer --of hammer.position --to body.hammer.velocity --integrator cf4 --json
    """
    with plain_errors():
        from freebody.derivatives.sensitivity import sensitivity

        described = scene_with(scene, settings, allow_code=allow_code)
        step, span = run_numbers(described, dt, duration)
        if span is None:
            raise InputError("no duration", expected="duration under [run] in the scene, or --duration")
        world = described.world()
        answer = sensitivity(
            world, span, dt=step, of=of, to=to or "initial", integrator=integrator or described.integrator,
            start=described.start(world), coordinates=coordinates,
        )  # fmt: skip
        if as_json:
            say(json.dumps(answer.to_dict(), indent=2))
        elif not quiet:
            say(str(answer))
