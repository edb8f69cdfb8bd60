"""A recorded run as one HTML file that plays by itself: the page, its program, the surfaces and the frames inside."""

from __future__ import annotations

import base64
import json
from dataclasses import replace
from typing import Any

from freebody.methods.registry import integrators
from freebody.trajectory.run import Trajectory
from freebody.viewer.inlined import inlined
from freebody.viewer.replay import Replay
from freebody.viewer.scene_view import description, page_files
from freebody.viewer.source import Source, source_of
from freebody.world import World

# Bytes of frames; as text they take a third more.
MOST_BYTES = 32 * 2**20

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
    source = source_of(run, name=name, world=world)
    return inlined(carried(replace(source, title=title or source.title, camera=camera or {}), MOST_BYTES))


def carried(source: Source, most_bytes: int) -> str:
    """The elements of a page that hold the run of ``source``: description, surfaces, and frames up to these bytes."""
    view = Replay(source, stiffness=100.0)
    view.prepare(most_bytes)
    told = description(
        view,
        serial=1,
        scenes=[{"name": source.name, "title": source.title}],
        integrators=[_method(view.run)],
        paused=False,
        speed=1.0,
        compiling=False,
    )
    hello = json.dumps({**told, "control": True, "viewers": 1}).replace("<", LESS)
    elements = [f'<script type="application/json" id="carried">{hello}</script>']
    elements += [
        f'<script type="text/plain" class="carried" data-name="{name}">{base64.b64encode(data).decode()}</script>'
        for name, data in page_files(view, 1).items()
    ]
    return "\n".join(elements)


def _method(run: Trajectory) -> dict[str, Any]:
    known = integrators().get(run.method)
    return {"name": run.method, "order": run.order, "summary": "" if known is None else known.summary}
