"""The page in a real browser: what is drawn of a turning body and of joints."""

import threading

import numpy as np
import pytest
from page_driver import HEAD

import freebody as fb

pytestmark = pytest.mark.browser

EPS32 = float(np.finfo(np.float32).eps)


def test_the_axis_goes_round_the_polhode_on_the_ellipsoid(serving, opened):
    from freebody.viewer.source import from_library

    shown = serving(lambda: from_library("t-handle"))
    page = opened(shown.url)
    page.press("e")
    page.until("__freebody.kept > 30")
    page.pause()
    page.until("__freebody.polhode(0)?.trail.length > 60")
    drawn = page.ask("__freebody.polhode(0)")
    moments = np.array(page.ask("__freebody.bodies[0].moments"))
    curve, trail = (np.array(drawn[name]).reshape(-1, 3) for name in ("curve", "trail"))
    energy = (moments * np.array(drawn["point"]) ** 2).sum()
    momentum = (moments**2 * np.array(drawn["point"]) ** 2).sum()
    # Every point has the same p . I p, and of the curve also the same |I p|^2: that is what a polhode is. Points come
    # in single precision, and frames do as well; quotients of a few such numbers are off by a few roundings.
    np.testing.assert_allclose((moments * curve**2).sum(axis=1), energy, rtol=50 * EPS32)
    np.testing.assert_allclose((moments**2 * curve**2).sum(axis=1), momentum, rtol=50 * EPS32)
    np.testing.assert_allclose((moments * trail**2).sum(axis=1), energy, rtol=50 * EPS32)
    assert np.ptp(curve, axis=0).min() > 0.0
    # A handle that flips comes near both ends of its middle axis.
    middle = curve[:, 1] / np.linalg.norm(curve, axis=1)
    assert middle.max() > 0.9
    assert middle.min() < -0.9


def test_force_arrows_and_joints_are_drawn_and_can_be_hidden(serving, opened, monkeypatch):
    from freebody.viewer import geometry
    from freebody.viewer.source import source_of

    a = fb.Body(fb.Box((1.0, 0.5, 0.5)), mass=1.0, name="a")
    b = fb.Body(fb.Box((1.0, 0.5, 0.5)), mass=2.0, name="b", position=(2.0, 0, 0))
    world = fb.World([a, b], gravity=(0, 0, -0.001))
    # Only drawn: methods that hold joints take long to compile.
    beam = {"type": "beam", "a": 0, "at": [0.5, 0, 0], "b": 1, "to": [-0.5, 0, 0], "axis": None}
    monkeypatch.setattr(geometry, "joints", lambda world: [beam])
    shown = serving(lambda: source_of(world))
    page = opened(shown.url)
    page.pause()
    assert page.ask("__freebody.joints") == 1
    bare = page.page.locator("#canvas").screenshot()
    page.press("o")
    page.until("document.querySelector('#show-force').checked")
    armed = page.page.locator("#canvas").screenshot()
    assert armed != bare
    wrench = page.frame()[HEAD + 2 * 13 :].reshape(2, 6)
    np.testing.assert_allclose(wrench[:, 2], [-0.001, -0.002], rtol=EPS32)
    page.tab("show")
    page.page.uncheck("#show-springs")
    assert page.page.locator("#canvas").screenshot() != armed


def test_bodies_look_like_what_they_are_made_of_at_the_quality_that_is_chosen(serving, opened, monkeypatch):
    from freebody.viewer import geometry
    from freebody.viewer.source import source_of

    names = ["stainless steel", "brass", "oak wood", "rubber", "window glass", "chalk", None]
    seen = ["steel", "brass", "wood", "rubber", "glass", "matte", "paint"]
    bodies = [fb.Body(fb.Sphere(0.4), mass=1.0, name=f"b{k}", position=(k, 0, 0)) for k in range(len(names))]
    # Only drawn: with materials they would touch, and such methods take long to compile.
    monkeypatch.setattr(geometry, "_material", lambda body: names[int(body.given_name[1:])])
    page = opened(serving(lambda: source_of(fb.World(bodies))).url)
    assert page.ask("__freebody.matters") == seen
    page.tab("show")
    for level, pixels in (("lowest", 0.5), ("high", 1.0)):
        page.page.select_option("#field-quality", level)
        page.until(f"__freebody.quality === '{level}'")
        # A fixed quality stays, however slow the pictures are.
        page.ask("window.before = __freebody.drawn")
        page.until("__freebody.drawn > window.before + 2")
        told = page.ask("[__freebody.quality, canvas.width / canvas.clientWidth]")
        assert told[0] == level
        assert abs(told[1] - pixels) < 0.01


def test_scene_is_seen_before_its_kernels_are_ready(serving, reader, monkeypatch):
    from freebody.viewer.live import Live
    from freebody.viewer.source import source_of

    body = fb.Body(fb.Box((1.0, 0.5, 0.5)), mass=1.0)
    thruster = fb.Thruster(
        body, at=(-0.5, 0, 0), direction=(1, 0, 0), thrust=1.0, schedule=[(0.0, 1.0), (2.0, 3.0, 0.5)]
    )
    ready = threading.Event()
    monkeypatch.setattr(Live, "prepare", lambda self: ready.wait(240))
    try:
        page = reader(serving(lambda: source_of(fb.World(body, forces=[thruster]))).url)
        page.until("window.__freebody?.ready && __freebody.hello.compiling && __freebody.drawn > 0")
        # The first burn has begun, and so its flame is on the picture.
        page.until("__freebody.burning === 1")
        assert "Preparing" in page.page.inner_text("#busy-notice")
        # A body in the picture has another colour than the empty corner.
        x, y = page.spot()
        assert page.ask(f"__freebody.pick({x}, {y})") == 0
    finally:
        ready.set()
