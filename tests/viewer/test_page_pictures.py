"""The page in a real browser: what it draws, compared by structure with pictures that somebody has looked at.

``python tests/viewer/test_page_pictures.py`` takes them anew; look at them before you store them.
"""

import io
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

pytestmark = pytest.mark.browser

PICTURES = Path(__file__).parent / "pictures"
SCENES = ("torus", "spring-chain")
SCHEMES = ("light", "dark")
SIZE = (160, 90)
VIEW = {"viewport": {"width": 640, "height": 360}}
BARE = "#heading, #corner, #transport, #notices, #hint, #tutorial, #panel { display: none !important; }"

# How alike two pictures of the same scene are at least, and of different scenes at most. Rims of shadows and
# antialiasing differ between machines; bodies, springs and shadows are where they are.
ALIKE, OTHER = 0.8, 0.6


def edges(image):
    """Where the brightness changes, without sign and scale."""
    grey = np.asarray(image.convert("L").resize(SIZE), dtype=np.float64)
    up, along = np.gradient(grey)
    found = np.hypot(up, along)
    # A pixel to the side is no difference.
    padded = np.pad(found, 1, mode="edge")
    blurred = sum(padded[i : i + SIZE[1], k : k + SIZE[0]] for i in range(3) for k in range(3))
    return (blurred - blurred.mean()) / blurred.std()


def alike(one, other):
    """Correlation of the edges of two pictures: 1 for the same."""
    return float((edges(one) * edges(other)).mean())


def taken(page):
    """The first frame of the scene that a page shows, without what is around it."""
    page.page.add_style_tag(content=BARE)
    page.ask("document.querySelector('#field-quality').value = 'medium'")
    page.ask("document.querySelector('#field-quality').dispatchEvent(new Event('change'))")
    page.reset()
    page.press("1")
    page.ask("window.before = __freebody.drawn")
    page.until("__freebody.quality === 'medium' && __freebody.drawn > window.before + 1")
    return Image.open(io.BytesIO(page.page.screenshot()))


def source(scene):
    from freebody.viewer.source import from_library

    return from_library(scene)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_scenes_look_like_their_stored_pictures(serving, opened, scheme):
    stored = {scene: Image.open(PICTURES / f"{scene}-{scheme}.png") for scene in SCENES}
    assert alike(*stored.values()) < OTHER
    for scene in SCENES:
        page = opened(serving(lambda scene=scene: source(scene)).url, color_scheme=scheme, **VIEW)
        drawn = taken(page)
        assert alike(drawn, stored[scene]) > ALIKE, scene
        # Light is light, and dark is dark.
        bright = np.asarray(drawn.convert("L")).mean() > 128
        assert bright == (scheme == "light")


def main():
    sys.path.insert(0, str(Path(__file__).parent))
    from page_driver import Driver
    from playwright.sync_api import sync_playwright

    from conftest import FLAGS, chromium
    from freebody.viewer.api import serve

    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for scene in SCENES:
            for scheme in SCHEMES:
                with serve(lambda scene=scene: source(scene), port=0) as view:
                    context = browser.new_context(color_scheme=scheme, **VIEW)
                    page = context.new_page()
                    page.goto(view.url)
                    driver = Driver(page)
                    driver.until("window.__freebody?.ready && !__freebody.hello.compiling")
                    taken(driver).convert("L").resize(SIZE).save(PICTURES / f"{scene}-{scheme}.png", optimize=True)
                    context.close()
        browser.close()


if __name__ == "__main__":
    main()
