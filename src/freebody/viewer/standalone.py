"""A recorded run as one HTML file that plays by itself: the page, its program, the surfaces and the frames inside."""

from __future__ import annotations

import base64
import json
from typing import Any

from freebody.methods.registry import integrators
from freebody.trajectory.run import Trajectory
from freebody.viewer.floating_origin import leader, started_from
from freebody.viewer.geometry import geometry
from freebody.viewer.inlined import inlined
from freebody.viewer.source import source_of
from freebody.viewer.tape import tape
from freebody.world import World

__all__ = ["standalone"]

# Bytes of frames; as text they take a third more.
MOST_BYTES = 32 * 2**20

TAPE = "tape"

# JSON's escape of the character that could end a script.
LESS = "\\u003c"


def standalone(
    run: Trajectory,
    *,
    world: World | None = None,
    name: str = "run",
    title: str | None = None,
    camera: dict[str, Any] | None = None,
) -> str:
    """The text of the file. ``world`` gives the bodies their shapes; without it they are boxes of equal inertia.

    Long runs are thinned to what a page can hold. Raises :class:`InputError` if the page is not part of
    this installation.
    """
    made = geometry(run, world)
    starts = run.raw[0, :, :3]
    origin = leader(camera or {}, run.names, starts, made.sizes)
    started_from(origin, made.bodies, starts)
    played = tape(run, most_bytes=MOST_BYTES, origin=origin)
    about = source_of(run, name=name, world=world)
    hello = {
        "type": "hello",
        "version": 1,
        "control": True,
        "viewers": 1,
        "scene": {
            "name": name,
            "title": title or about.title,
            "description": about.description,
            "leader": None if origin is None else run.names[origin],
            "serial": 1,
        },
        "tape": TAPE,
        "view": camera or {},
        "bodies": made.bodies,
        "springs": made.springs,
        "joints": made.joints,
        "scenes": [{"name": name, "title": title or about.title}],
        "integrators": [_method(run)],
        "settings": {
            "integrator": run.method,
            "dt": run.dt,
            "gravity": [0.0, 0.0, 0.0] if world is None else world.gravity.acceleration.tolist(),
            "stiffness": 100.0,
            "ghost": None,
            "paused": False,
            "speed": 1.0,
        },
        "compiling": False,
    }
    files = {f"mesh/{mesh}": data for mesh, data in made.meshes.items()} | {TAPE: played.tobytes()}
    return _page(hello, files)


def _method(run: Trajectory) -> dict[str, Any]:
    known = integrators().get(run.method)
    return {"name": run.method, "order": run.order, "summary": "" if known is None else known.summary}


def _page(hello: dict[str, Any], files: dict[str, bytes]) -> str:
    carried = [f'<script type="application/json" id="carried">{json.dumps(hello).replace("<", LESS)}</script>']
    carried += [
        f'<script type="text/plain" class="carried" data-name="{name}">{base64.b64encode(data).decode()}</script>'
        for name, data in files.items()
    ]
    return inlined("\n".join(carried))
