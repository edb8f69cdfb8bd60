"""Contact in a real browser: floors, points, forces, impacts, the mouse, recorded runs."""

import numpy as np
import pytest
from page_driver import HEAD, TIME

import freebody as fb

pytestmark = pytest.mark.browser

DOWN = (0.0, 0.0, -9.81)


def ball(height, **floor):
    body = fb.Body(
        fb.Sphere(0.2), mass=2.0, name="ball", position=(0.0, 0.0, height),
        material=fb.Material(friction=0.4, restitution=0.5),
    )  # fmt: skip
    return fb.World([body], gravity=DOWN, contact=[fb.Floor(name="ground", **floor)])


@pytest.fixture(scope="module")
def touching():
    """What these pages run is compiled before one of them waits for it."""
    from freebody.viewer.live import Live
    from freebody.viewer.source import source_of

    show = Live(source_of(ball(0.2)), stiffness=100.0)
    show.prepare()
    show.frame(1, 1.0, paused=False)


def test_a_ball_bounces_and_rests_on_a_turning_floor(touching, serving, opened):
    from freebody.viewer.source import source_of

    view = serving(lambda: source_of(ball(1.2, angular_velocity=(0.0, 0.0, 1.0))))
    page = opened(view.url)
    (floor,) = page.ask("__freebody.hello.grounds")
    assert (floor["name"], floor["type"], floor["moving"], floor["turning"]) == ("ground", "floor", True, True)
    page.reset()
    page.until("Object.values(__freebody.contacts).every((count) => count === 0)")
    page.go_on()
    page.until(f"__freebody.live[{TIME}] > 4")
    page.pause()
    page.until("__freebody.contacts.rolling + __freebody.contacts.sliding === 1")
    # The floor has turned by 1 rad/s. The last frame is drawn a little after it has come.
    page.until(f"""(() => {{
      const half = __freebody.live[{TIME}] / 2;
      const [, , z, w] = __freebody.grounds[0].orientation;
      return Math.abs(z * Math.sin(half) + w * Math.cos(half)) > 1 - 1e-5;
    }})()""")
    armed = page.page.locator("#canvas").screenshot()
    page.press("c")
    page.until("!document.querySelector('#show-contact').checked")
    page.until("__freebody.contacts.rolling + __freebody.contacts.sliding === 0")
    assert page.page.locator("#canvas").screenshot() != armed


def test_methods_that_take_no_contact_cannot_be_chosen(touching, serving, opened):
    from freebody.viewer.source import source_of

    page = opened(serving(lambda: source_of(ball(0.2))).url)
    page.tab("setup")
    options = "[...document.querySelectorAll('#field-integrator option')].map((o) => [o.value, o.text, o.disabled])"
    listed = {name: (text, disabled) for name, text, disabled in page.ask(options)}
    assert listed["touch4"] == ("touch4", False)
    assert listed["rk4"] == ("rk4 – takes no contact", True)
    assert page.ask("document.querySelector('#field-integrator').value") == "touch4"


def test_a_ball_is_pulled_along_the_floor(touching, serving, opened):
    from freebody.viewer.source import source_of

    page = opened(serving(lambda: source_of(ball(0.2))).url)
    page.until("__freebody.contacts.rolling + __freebody.contacts.sliding === 1")
    x, y = page.seize()
    page.page.mouse.move(x + 150, y, steps=8)
    page.later(1.0)
    page.page.mouse.up()
    page.later(0.5)
    here = page.frame()
    assert np.linalg.norm(here[HEAD : HEAD + 2]) > 0.05
    assert here[HEAD + 2] > 0.2 - 1e-6


def test_a_recorded_run_plays_with_its_contact(touching, serving, opened):
    from freebody.viewer.source import source_of

    world = ball(0.6)
    run = fb.simulate(world, 3.0, dt=2e-3, every=5)
    page = opened(serving(lambda: source_of(run, world=world)).url)
    page.until("__freebody.player !== null")
    assert [ground["name"] for ground in page.ask("__freebody.grounds")] == ["ground"]
    first = float(run.impact_rows[0, 0])
    index = int(np.searchsorted(page.ask("__freebody.times"), first + 0.05))
    page.page.locator("#timeline").fill(str(index))
    page.until("__freebody.contacts.impacts === 1")
    page.press("i")
    page.until("__freebody.contacts.impacts === 0")
    page.page.locator("#timeline").fill(str(page.ask("__freebody.kept") - 1))
    page.until("__freebody.contacts.rolling === 1")
