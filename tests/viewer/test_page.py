"""The page in a real browser: load, grab, fling, reset, pause, step, keyboard, phone."""

import io

import numpy as np
import pytest
from page_driver import ANGULAR, DRIFT, GRABBED, HEAD, MOMENTUM, POINT, TARGET, TIME
from PIL import Image

pytestmark = pytest.mark.browser

EPS32 = float(np.finfo(np.float32).eps)


def test_page_shows_the_torus_and_says_what_to_do(served, opened):
    page = opened(served.url)
    assert page.page.inner_text("#hint") == "Drag the torus"
    assert page.ask("__freebody.hello.scene.name") == "torus"
    page.later(0.05)
    middle = {"x": 120, "y": 130, "width": 320, "height": 320}  # of the stage, without words or controls
    pixels = np.asarray(Image.open(io.BytesIO(page.page.screenshot(clip=middle))).convert("RGB")).astype(int)
    coloured = np.ptp(pixels, axis=2) > 60  # the ground and its grid are nearly grey
    assert 0.02 < coloured.mean() < 0.8


def test_press_drag_and_release_fling_the_torus(served, opened):
    page = opened(served.url)
    mouse = page.page.mouse
    camera = page.ask("__freebody.camera")
    x, y = page.seize()
    assert page.page.is_hidden("#hint")
    mouse.move(x + 60, y - 50, steps=6)
    page.until("__freebody.springShown")
    # Nothing else pulls, so the grabbed point comes to rest at the cursor.
    page.until(
        f"Math.hypot(...[0, 1, 2].map((k) => __freebody.live[{POINT} + k] - __freebody.live[{TARGET} + k])) < 0.02"
    )
    assert page.ask("__freebody.camera") == camera
    mouse.up()
    page.until_flag(GRABBED, on=False)
    # Slow motion: a machine that stalls lets the torus come to rest at the cursor before it is let go, but not at once.
    page.choose("speed", "0.1")
    page.until("__freebody.hello.settings.speed === 0.1")
    for _ in range(10):
        page.reset()
        x, y = page.seize()
        page.go_on()
        mouse.move(x - 120, y + 60, steps=4)
        page.until(f"Math.hypot(...__freebody.live.slice({MOMENTUM}, {MOMENTUM + 3})) > 0.2")
        mouse.up()
        page.until_flag(GRABBED, on=False)
        released = page.frame()
        if np.linalg.norm(released[MOMENTUM : MOMENTUM + 3]) > 0.1:
            break
    assert np.linalg.norm(released[MOMENTUM : MOMENTUM + 3]) > 0.1
    page.later(0.2)
    after = page.frame()
    for place in (MOMENTUM, ANGULAR):
        kept, had = after[place : place + 3], released[place : place + 3]
        # The library keeps both to double precision; frames round them to single.
        assert np.abs(kept - had).max() <= 2 * EPS32 * np.abs(had).max()
    assert np.linalg.norm(after[HEAD : HEAD + 3] - released[HEAD : HEAD + 3]) > 0
    # Kicks book exactly the energy they give: only rounding is left, some 1e4 steps of it.
    assert abs(after[DRIFT]) < 1e-9
    page.until("!__freebody.springShown")


def test_reset_restores_exactly_the_initial_state(served, opened):
    page = opened(served.url)
    page.reset()
    first = page.frame()[HEAD:]
    np.testing.assert_array_equal(first[:3], [0, 0, 0])
    np.testing.assert_allclose(first[7:10], [0.1, 0.1, 0], rtol=EPS32, atol=EPS32)
    page.seize()
    page.page.mouse.move(300, 200, steps=3)
    page.go_on()
    page.later(0.2)
    page.page.mouse.up()
    page.until_flag(GRABBED, on=False)
    page.pause()
    assert np.any(page.frame()[HEAD:] != first)
    page.reset()
    np.testing.assert_array_equal(page.frame()[HEAD:], first)


def test_one_step_moves_time_by_one_step(served, opened):
    page = opened(served.url)
    page.reset()
    dt = page.ask("__freebody.hello.settings.dt")
    for k in range(1, 4):
        page.page.click("#step-button")
        page.until(f"__freebody.live[{TIME}] > {(k - 0.5) * dt}")
        assert abs(page.frame()[TIME] - k * dt) < 1e-3 * dt


def test_everything_at_hand_with_the_keyboard_alone(served, opened):
    page = opened(served.url)
    camera = page.ask("__freebody.camera")
    page.press("ArrowRight")
    assert page.ask("__freebody.camera") != camera
    page.press("1")
    page.press("g")
    assert page.ask("__freebody.held.body") == 0
    for _ in range(5):
        page.press("ArrowRight")
    page.until("__freebody.springShown")
    page.until(f"Math.hypot(...__freebody.live.slice({HEAD}, {HEAD + 3})) > 0.05")
    page.press("g")
    assert page.ask("__freebody.held") is None
    page.press("?")
    page.page.wait_for_selector("#help", state="visible")
    page.press("Escape")
    assert page.page.is_hidden("#help")
    page.press("b")
    assert page.page.is_hidden("#panel")
    page.press("Tab")
    assert page.ask("document.activeElement !== document.body")


def test_phone_fits_and_is_grabbed_by_touch(served, opened):
    page = opened(
        served.url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=1
    )
    assert page.ask("document.documentElement.scrollWidth <= innerWidth && document.body.scrollHeight <= innerHeight")
    assert page.page.is_hidden("#panel")
    touch = page.page.context.new_cdp_session(page.page)

    def finger(kind, *places):
        points = [{"x": x, "y": y} for x, y in places]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    page.reset()  # what stands still is not missed
    for _ in range(20):  # a busy browser may lose a first touch; a person touches again
        x, y = page.spot()
        finger("touchStart", (x, y))
        page.page.wait_for_timeout(500)
        if page.ask("__freebody.held !== null"):
            break
        finger("touchEnd")
    assert page.ask("__freebody.held !== null")
    finger("touchMove", (x + 40, y - 40))
    page.until_flag(GRABBED)
    page.go_on()
    page.until(f"Math.hypot(...__freebody.live.slice({HEAD}, {HEAD + 3})) > 0.01")
    finger("touchEnd")
    page.until_flag(GRABBED, on=False)
    page.page.click("#panel-button")
    page.page.locator("#page-balance canvas").first.wait_for()
