"""Scenes of the library as replays: one player for all of them, and the frames of each in a file of its own.

A page of the site loads nothing of this until somebody clicks on the picture of a scene. Data are scripts, not
something to fetch, so that a site on a disk plays too.
"""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import freebody as fb
from freebody.viewer.inlined import STATIC, bundled
from freebody.viewer.source import from_library, source_of
from freebody.viewer.standalone import carried

# Bytes of frames: enough for ten a second of a few bodies, and for ten frames of a thousand.
FEW, MANY = 3 * 2**15, 2**19
MANY_BODIES = 10

LOADER = """
    <script>
      const name = location.hash.slice(1);
      const add = (file) => new Promise((done) => {
        const script = document.createElement("script");
        script.src = file;
        script.onload = done;
        document.body.append(script);
      });
      // Long scenes play as much faster as they do on the page.
      function hasten() {
        const { speed } = document.querySelector("#carried").dataset;
        const choice = document.querySelector("#player-speed");
        if (!window.__freebody?.player) return setTimeout(hasten, 50);
        if (![...choice.options].some((option) => option.value === speed)) choice.add(new Option(`${speed} ×`, speed));
        choice.value = speed;
        choice.dispatchEvent(new Event("change"));
      }
      if (/^[\\w-]+$/.test(name)) add(`scenes/${name}.js`).then(() => add("app.js")).then(hasten);
    </script>
"""


def write(folder: Path) -> None:
    """Write the player and all scenes into ``folder``."""
    (folder / "scenes").mkdir(parents=True)
    for name in ("app.css", "favicon.svg"):
        shutil.copy(STATIC / name, folder)
    # A module could not be loaded from a disk.
    (folder / "app.js").write_text(f"(async () => {{\n{bundled('app.js')}\n}})();\n", encoding="utf-8")
    (folder / "index.html").write_text(player(), encoding="utf-8")
    for name in fb.scene_names():
        text = json.dumps(replay(name))
        (folder / "scenes" / f"{name}.js").write_text(
            f'document.body.insertAdjacentHTML("beforeend", {text});\n', encoding="utf-8"
        )


def player() -> str:
    """The page of the viewer, which takes the scene after the # of its address."""
    page = re.sub(r'\s*<script type="module"[^>]*></script>', "", bundled("index.html")).replace("./static/", "./")
    body, end = page.split("</body>", 1)
    kept = f'<script type="text/plain" id="licences">{bundled("licences.txt")}</script>'
    return f"{body}{kept}{LOADER}  </body>{end}"


def replay(name: str) -> str:
    """What the player needs of a scene."""
    scene, source = fb.load_scene(fb.scene_path(name)), from_library(name)
    run = scene.simulate(progress=False)
    shown = replace(source_of(run, name=name, world=scene.world()), title=source.title, camera=source.camera)
    elements = carried(shown, MANY if len(run.names) > MANY_BODIES else FEW)
    return elements.replace(' id="carried"', f' id="carried" data-speed="{source.speed:g}"', 1)
