"""Make the pictures of the page that the documentation shows: ``python tools/page_pictures.py [NAME ...]``.

They go to ``docs/img``. Needs Chromium (see ``chromium.py``) and Playwright.
"""

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "viewer"), str(ROOT / "tools")]

from chromium import find  # noqa: E402
from page_driver import Driver  # noqa: E402

from conftest import FLAGS  # noqa: E402
from freebody.viewer.api import serve  # noqa: E402
from freebody.viewer.source import from_library  # noqa: E402

OUT = ROOT / "docs" / "img"
WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}

# The film is taken in slow motion, because pictures of a page take their time, and shown at about its true speed.
SLOWNESS = "0.1"
FILM_SIZE = (720, 405)
FILM_FRAME = 50  # ms
THIN = ["#c2410c", "#1d68c9", "#b45309", "#157347", "#0b5cbd", "#eef1f5"]


# What is for newcomers is left out of pictures that show something else.
PLAIN = "#hint, #tutorial { display: none !important; }"


@contextmanager
def shown(browser: Browser, scene: str, *, plain: bool = True, **options: Any) -> Iterator[Driver]:
    """A page with a scene, in motion; ``plain`` without what is for newcomers."""
    with serve(lambda: from_library(scene), port=0) as view:
        context = browser.new_context(**{"viewport": WIDE, **options})
        # As fine as a graphics card would draw it, however long that takes here.
        context.add_init_script("localStorage.setItem('freebody.quality', 'high')")
        page = context.new_page()
        page.goto(view.url)
        driver = Driver(page)
        driver.until("window.__freebody?.ready && !__freebody.hello.compiling")
        if plain:
            page.add_style_tag(content=PLAIN)
        yield driver
        context.close()


# Where the hand that shows a newcomer what to do stands still, in ms of its movement: on its way.
HAND = 1700


def save(driver: Driver, name: str) -> None:
    """A picture of the page as it is."""
    driver.ask(f"document.getAnimations().forEach((one) => {{ one.pause(); one.currentTime = {HAND}; }})")
    image = Image.open(io.BytesIO(driver.page.screenshot())).convert("RGB")
    image.quantize(256, dither=Image.Dither.NONE).save(OUT / f"page-{name}.png", optimize=True)


def early(driver: Driver) -> None:
    """The scene soon after its beginning, however slow the machine is."""
    driver.pause()
    driver.press("r")
    driver.until("__freebody.live[1] === 0")
    driver.press(" ")
    driver.later(1)


def light(browser: Browser) -> None:
    """First sight of the page."""
    with shown(browser, "torus", plain=False, color_scheme="light") as page:
        early(page)
        save(page, "light")


def dark(browser: Browser) -> None:
    """The T-handle between two flips, with its vectors."""
    with shown(browser, "t-handle", color_scheme="dark") as page:
        for key in "wm":
            page.press(key)
        page.later(8)
        save(page, "dark")


def polhode(browser: Browser) -> None:
    """Where the axis of the T-handle goes on the ellipsoid of inertia."""
    with shown(browser, "t-handle", color_scheme="light") as page:
        for key in "ew":
            page.press(key)
        page.later(7)
        save(page, "polhode")


def numbers(browser: Browser) -> None:
    """The numbers of a scene, and the forces that come of them."""
    with shown(browser, "spring-chain", color_scheme="light") as page:
        page.press("o")
        page.tab("setup")
        page.ask("document.querySelector('.numbers').scrollIntoView()")
        page.later(1)
        save(page, "numbers")


def ghost(browser: Browser) -> None:
    """Explicit Euler beside the scene's own method."""
    with shown(browser, "spinning-top") as page:
        page.choose("ghost", "euler")
        page.tab("balance")
        page.later(2.5)
        save(page, "ghost")


def phone(browser: Browser) -> None:
    """On a narrow screen."""
    with shown(browser, "torus", plain=False, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        early(page)
        save(page, "phone")


def thousand(browser: Browser) -> None:
    """A thousand bodies."""
    with shown(browser, "thousand") as page:
        page.later(2)
        save(page, "thousand")


def contact(browser: Browser) -> None:
    """Points that touch, with their forces and friction cones."""
    with shown(browser, "incline", color_scheme="light") as page:
        early(page)
        save(page, "contact")


def build(browser: Browser) -> None:
    """A pendulum that is being built from nothing."""
    with shown(browser, "torus", color_scheme="light") as page:
        page.tab("build")
        page.page.click("#build-fresh")
        page.page.click("#add-dumbbell")
        page.until("__freebody.build.doc?.data.body[0].name === 'dumbbell' && __freebody.bodies[0].name === 'dumbbell'")
        page.page.click("#connect-hinge")
        page.page.click("#connect-done")
        page.until("__freebody.joints === 1")
        page.page.select_option("#build-list", "body:0")
        page.page.click("#build-turn")
        page.page.wait_for_timeout(1500)
        save(page, "build")


# Scenes of the gallery, and the second at which they look best.
GALLERY = {
    "torus": 6.0, "torus-on-the-floor": 2.5, "cradle": 1.4, "bowl": 1.5, "tippe-top": 2.0, "spinning-top": 1.0,
    "spring-chain": 1.5, "slider-crank": 1.1, "t-handle": 3.0, "four-bar": 1.0, "bowling": 0.5, "thousand": 1.0,
}  # fmt: skip
THUMBNAIL = (640, 360)


def gallery(browser: Browser) -> None:
    """Twelve scenes, light and dark, without what is around them."""
    (OUT / "page").mkdir(exist_ok=True)
    for scene, second in GALLERY.items():
        for scheme in ("light", "dark"):
            with shown(browser, scene, viewport={"width": 960, "height": 540}, color_scheme=scheme) as page:
                page.page.add_style_tag(content="#heading, #corner, #transport, #notices { display: none !important; }")
                page.press("b")
                page.reset()
                page.press(" ")
                page.until(f"__freebody.live[1] > {second}")
                page.pause()
                page.until("__freebody.drawn > 0 && !__freebody.held")
                page.page.wait_for_timeout(500)
                image = Image.open(io.BytesIO(page.page.screenshot())).convert("RGB").resize(THUMBNAIL)
                image.save(OUT / "page" / f"{scene}-{scheme}.webp", quality=82, method=6)


def fling(browser: Browser) -> None:
    """An animated picture: press, pull, let go."""
    with shown(browser, "torus", plain=False, viewport={"width": 1120, "height": 630}) as page:
        page.choose("speed", SLOWNESS)
        page.page.locator("#field-grab-stiffness").fill("1.2")
        page.tab("balance")
        film: list[Image.Image] = []

        def shoot(count: int) -> None:
            for _ in range(count):
                film.append(Image.open(io.BytesIO(page.page.screenshot())).convert("RGB").resize(FILM_SIZE))

        shoot(6)
        x, y = page.seize()
        for k in range(1, 19):
            page.page.mouse.move(x - 9 * k, y + 4 * k - 0.2 * k * k)
            shoot(1)
        page.page.mouse.up()
        shoot(30)
        # One palette for all, so that nothing flickers, with weight for the colours of thin lines.
        wide, high = FILM_SIZE
        sample = Image.new("RGB", (wide, 3 * high + 30 * len(THIN)))
        for k, image in enumerate((film[3], film[20], film[40])):
            sample.paste(image, (0, k * high))
        for k, colour in enumerate(THIN):
            sample.paste(colour, (0, 3 * high + 30 * k, wide, 3 * high + 30 * (k + 1)))
        palette = sample.quantize(128)
        few = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in film]
        few[0].save(OUT / "fling.gif", save_all=True, append_images=few[1:], duration=FILM_FRAME, loop=0)


PICTURES: dict[str, Callable[[Browser], None]] = {
    "build": build,
    "light": light,
    "dark": dark,
    "polhode": polhode,
    "numbers": numbers,
    "ghost": ghost,
    "phone": phone,
    "thousand": thousand,
    "contact": contact,
    "gallery": gallery,
    "fling": fling,
}


def main() -> None:
    """Make the pictures that are named, or all."""
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find(), args=FLAGS)
        for name in sys.argv[1:] or PICTURES:
            PICTURES[name](browser)
            print(f"made {name}")
        browser.close()


if __name__ == "__main__":
    main()
