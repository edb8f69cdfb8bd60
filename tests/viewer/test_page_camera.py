"""The page in a real browser: where the camera is."""

import numpy as np
import pytest
from page_driver import HEAD, TIME

import freebody as fb

pytestmark = pytest.mark.browser

FOLLOWS = "document.querySelector('#show-follow').checked"


def test_the_scenes_own_view_is_the_first_and_comes_back_with_its_key(served, opened):
    page = opened(served.url)
    first = page.ask("__freebody.camera")
    np.testing.assert_allclose(first, [4.2, -5.6, 3.1, 0, 0, 0], atol=1e-6)
    page.press("4")
    top = page.ask("__freebody.camera")
    assert abs(top[0]) + abs(top[1]) < 0.01 * top[2]
    page.press("1")
    np.testing.assert_allclose(page.ask("__freebody.camera"), first, atol=1e-6)


def test_a_narrow_picture_is_taken_from_further_away(served, opened):
    page = opened(served.url, viewport={"width": 390, "height": 844})
    camera = np.array(page.ask("__freebody.camera"))
    own = np.array([4.2, -5.6, 3.1])
    np.testing.assert_allclose(np.cross(camera[:3], own), 0, atol=1e-6)
    assert np.linalg.norm(camera[:3]) > 1.2 * np.linalg.norm(own)


def test_the_scene_says_who_is_followed_and_another_scene_starts_afresh(served, opened):
    page = opened(served.url)
    assert not page.ask(FOLLOWS)
    page.press("4")
    page.choose("scene", "t-handle")
    page.until("__freebody.hello.scene.name === 't-handle' && __freebody.ready && !__freebody.hello.compiling")
    page.until(FOLLOWS)
    page.choose("scene", "torus")
    page.until("__freebody.hello.scene.name === 'torus' && __freebody.ready && !__freebody.hello.compiling")
    assert not page.ask(FOLLOWS)
    np.testing.assert_allclose(page.ask("__freebody.camera"), [4.2, -5.6, 3.1, 0, 0, 0], atol=1e-6)


def test_settings_do_not_move_the_camera(served, opened):
    page = opened(served.url)
    page.press("ArrowRight")
    turned = page.ask("__freebody.camera")
    page.choose("speed", "0.5")
    page.until("__freebody.hello.settings.speed === 0.5")
    page.press("r")
    page.later(0.01)
    assert page.ask("__freebody.camera") == turned


def test_down_is_where_gravity_pulls_and_the_floor_stays_below_who_falls(serving, opened):
    from freebody.viewer.source import source_of

    world = fb.World(fb.Body(fb.Box((0.2, 0.1, 0.1)), mass=1.0, name="box"), gravity=(0, -0.5, 0))
    shown = serving(lambda: source_of(world))
    page = opened(shown.url)
    page.pause()
    page.press("r")  # a slow page finds the box fallen already
    page.until(f"!{FOLLOWS} && __freebody.frame[{TIME}] === 0")
    here, below = (page.ask(f"__freebody.project([0, {y}, 0])") for y in (0, -0.05))
    assert below["y"] > here["y"] + 1
    assert abs(below["x"] - here["x"]) < 1
    start = page.ask("__freebody.floor")[1]
    page.press(" ")
    page.until(f"{FOLLOWS} && __freebody.frame[{HEAD + 1}] < -3")
    page.pause()
    page.until(f"Math.abs(__freebody.camera[4] - __freebody.frame[{HEAD + 1}]) < 0.1")
    fallen, floor = page.frame()[HEAD + 1], page.ask("__freebody.floor")[1]
    assert floor < fallen < floor + 5 * abs(start)


def test_a_page_that_comes_late_sees_the_body_that_is_followed(serving, opened):
    from dataclasses import replace

    import freebody as fb
    from freebody.viewer.source import source_of

    ball = fb.Body(fb.Box((0.4, 0.4, 0.4)), mass=1.0, name="ball", velocity=(20.0, 0.0, 0.0))
    camera = {"camera": [0.0, -5.0, 2.0], "target": [0.0, 0.0, 0.0], "follow": "ball"}
    shown = serving(lambda: replace(source_of(fb.World(ball), integrator="exact"), camera=camera))
    early = opened(shown.url)
    early.until("__freebody.live[1] > 2")
    late = opened(shown.url)
    # In the middle of the picture, where the scene's own view has it.
    place = f"__freebody.project(__freebody.frame.slice({HEAD}, {HEAD + 3}))"
    late.until(f"{place}.inside")
