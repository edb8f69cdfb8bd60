"""A recorded run as one HTML file that plays by itself: the page, its program, the surfaces and the frames inside."""

from __future__ import annotations

import base64
import html
import json
import re
from pathlib import Path
from typing import Any

from freebody.errors import InputError
from freebody.methods.registry import integrators
from freebody.trajectory.run import Trajectory
from freebody.viewer.exhibit import exhibit
from freebody.viewer.geometry import geometry
from freebody.viewer.tape import tape
from freebody.world import World

__all__ = ["standalone"]

STATIC = Path(__file__).parent / "static"

# Bytes of frames; the file is a third larger, because it is text.
MOST_BYTES = 32 * 2**20

# Nothing is asked for from anywhere: all that may run or be shown is in the file.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; "
    "media-src blob:; base-uri 'none'; form-action 'none'"
)

TAPE = "tape"

# The sign that could end a script, as JSON may write it too.
LESS = "\\u003c"


def standalone(
    run: Trajectory,
    *,
    world: World | None = None,
    name: str = "run",
    title: str | None = None,
    camera: dict[str, Any] | None = None,
) -> str:
    """The text of the file. ``world`` gives the bodies their shapes; else they are boxes of equal inertia.

    Runs of more frames than a page can hold are shown by fewer. Raises :class:`InputError` if the page is not part of
    this installation.
    """
    made = geometry(run, world)
    played = tape(run, most_bytes=MOST_BYTES)
    about = exhibit(run, name=name, world=world)
    hello = {
        "type": "hello",
        "version": 1,
        "control": True,
        "viewers": 1,
        "scene": {"name": name, "title": title or about.title, "description": about.description, "serial": 1},
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
    try:
        page, style, program = (_read(name) for name in ("index.html", "app.css", "app.js"))
    except OSError as error:
        raise InputError(
            f"the page is not part of this installation ({error.strerror})",
            remedy="in a clone of the repository, `make frontend` builds it",
        ) from None
    carried = [f'<script type="application/json" id="carried">{json.dumps(hello).replace("<", LESS)}</script>']
    carried += [
        f'<script type="text/plain" class="carried" data-name="{name}">{base64.b64encode(data).decode()}</script>'
        for name, data in files.items()
    ]
    policy = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}" />'
    page = re.sub(r'\s*<link rel="(?:icon|stylesheet)"[^>]*>', "", page)
    page = re.sub(r'\s*<script type="module"[^>]*></script>', "", page)
    head, rest = page.split("<title>", 1)
    body, end = rest.split("</body>", 1)
    # The program comes last: what it reads is there by then.
    parts = [head, policy, f"<style>{style}</style>", "<title>", body, *carried]
    return "\n".join([*parts, f'<script type="module">{_inside(program)}</script>', f"</body>{end}"])


def _inside(program: str) -> str:
    """As it may stand between script tags: neither their end nor a comment's beginning, which only strings can hold."""
    return re.sub(r"<(?=/script|!--)", r"\\x3c", program, flags=re.IGNORECASE)


def _read(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")
