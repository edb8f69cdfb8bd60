"""``freebody modes``: how a scene at rest vibrates."""

from __future__ import annotations

import json

from freebody.cli.asked import AsJson, Drawn, Overwrite, SceneName, Settings, scene_with
from freebody.cli.common import AllowCode, Quiet, plain_errors
from freebody.cli.say import say


def command(
    scene: SceneName,
    path: Drawn = None,
    overwrite: Overwrite = False,
    settings: Settings = None,
    allow_code: AllowCode = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Print frequencies and decays of small vibrations about the start of a scene, which has to be at rest.

    With --json the shapes too; -o draws the lowest ones.

    Examples:

    - freebody modes pendulum --set body.bob.position=[0,0,-1]
    """
    with plain_errors():
        from freebody.derivatives.modes import modes

        described = scene_with(scene, settings, allow_code=allow_code)
        world = described.world()
        answer = modes(world, state=described.start(world))
        if path is not None:
            from freebody.plots.derivatives import plot_modes

            plot_modes(answer, path=path, overwrite=overwrite)
        if as_json:
            say(json.dumps(answer.to_dict(), indent=2))
        elif not quiet:
            say(str(answer))
