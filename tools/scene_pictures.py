"""Draw every scene of the library for the documentation: ``python tools/scene_pictures.py`` writes ``docs/img/scenes``.

Three moments of each run side by side, and the page ``docs/library.md`` that shows them.
"""

from pathlib import Path

import numpy as np
from matplotlib import image

import freebody as fb
from freebody.export.drawing import drawings
from freebody.export.video import pictures

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = DOCS / "img" / "scenes"
SIZE = (320, 240)


def strip(name: str) -> tuple[fb.Scene, np.ndarray]:
    """The scene, and three moments of it side by side."""
    scene = fb.load_scene(fb.scene_path(name))
    run = scene.simulate()
    times = np.linspace(run.times[0], run.times[-1], 7)[[1, 3, 5]]
    world = scene.world()
    shots = pictures(run, drawings(run, world), times, 1.0, SIZE, world)
    return scene, np.concatenate(list(shots), axis=1)


def main() -> None:
    """Draw them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = ["# The library of scenes", "", "`freebody scenes` lists them, `freebody run NAME` runs them.", ""]
    for name in fb.scene_names():
        scene, picture = strip(name)
        image.imsave(FOLDER / f"{name}.png", picture)
        lines += [f"## {name}", "", f"{scene.title}. {scene.description or ''}".strip(), ""]
        lines += [f"![{scene.title}](img/scenes/{name}.png)", ""]
        print(name)
    (DOCS / "library.md").write_text("\n".join(lines).rstrip() + "\n")


if __name__ == "__main__":
    main()
