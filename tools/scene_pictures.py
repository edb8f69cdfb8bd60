"""Draw every scene of the library for the documentation: ``python tools/scene_pictures.py`` writes ``docs/img/scenes``.

Each picture shows a run at three times. The page ``docs/library.md`` shows them; ``--text`` writes only that page.
"""

import sys
from pathlib import Path

import numpy as np
from matplotlib import image

import freebody as fb
from freebody.export.drawing import drawings
from freebody.export.film import MOST_TRAILS, Shot, pictures

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = DOCS / "img" / "scenes"
SIZE = (320, 240)

HEAD = """On the site, a click on a picture plays the run that it shows. `freebody view NAME` opens a scene on the page,
where its bodies can be grabbed; `freebody scenes` lists them, `freebody run NAME -o run.zarr` records a run."""


def strip(name: str) -> np.ndarray:
    """A picture of the scene at three times, side by side."""
    scene = fb.load_scene(fb.scene_path(name))
    run = scene.simulate()
    times = np.linspace(run.times[0], run.times[-1], 7)[[1, 3, 5]]
    world = scene.world()
    trails = (run.times[-1] - run.times[0]) / 8.0 if len(run.names) <= MOST_TRAILS else 0.0
    shot = Shot(scene.view.model_dump(exclude_none=True), trails=trails)
    shots = pictures(run, drawings(run, world), times, 1.0, SIZE, world, shot)
    return np.concatenate(list(shots), axis=1)


def page() -> str:
    """The text of ``docs/library.md``."""
    lines = ["# Gallery: the library of scenes", "", HEAD, ""]
    for name in fb.scene_names():
        scene = fb.load_scene(fb.scene_path(name))
        lines += [f"## {name}", "", f"{scene.title}. {scene.description or ''}".strip(), ""]
        lines += [f"![{scene.title}](img/scenes/{name}.png)", ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Draw them all."""
    (DOCS / "library.md").write_text(page())
    if "--text" in sys.argv:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in fb.scene_names():
        image.imsave(FOLDER / f"{name}.png", strip(name))
        print(name)


if __name__ == "__main__":
    main()
