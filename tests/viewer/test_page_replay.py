"""Recorded runs in a real browser: from a server, and from one file without any network."""

import numpy as np
import pytest
from page_driver import HEAD, TIME

import freebody as fb
from freebody.viewer.tape import tape

pytestmark = pytest.mark.browser


def world():
    body = fb.Body(
        fb.Box((0.3, 0.2, 0.1)), mass=1.0, name="brick", angular_velocity=(0.1, 2.0, 0.1), velocity=(0.1, 0, 0)
    )
    return fb.World([body])


@pytest.fixture(scope="module")
def run():
    return fb.simulate(world(), 3.0, dt=1e-3, every=20)


def held(page):
    return page.ask("__freebody.player")


def watch(page, run):
    """What a replay must do, wherever it comes from."""
    frames = tape(run).frames
    page.until("__freebody.player !== null")
    assert page.ask("__freebody.kept") == len(frames)
    assert (held(page)["begin"], held(page)["end"]) == (0.0, 3.0)
    now = held(page)["time"]
    page.until(f"__freebody.player.time !== {now}")
    # Over and over: time goes back by itself.
    page.page.select_option("#player-speed", "10")
    page.until("__freebody.player.time > 1.5")
    page.until("__freebody.player.time < 1.5 && __freebody.player.playing")
    # Once: it stays at the end, and going on begins again.
    page.press("l")
    page.until("!__freebody.player.playing && __freebody.player.time === __freebody.player.end")
    page.until("document.querySelector('#loop-button').ariaPressed === 'false'")
    page.page.select_option("#player-speed", "0.1")
    page.press(" ")
    page.until("__freebody.player.playing && __freebody.player.time < 1")
    # Anywhere in the whole run, with the plots' cursor tied to it.
    page.page.locator("#timeline").fill("60")
    page.until("__freebody.player.index === 60 && !__freebody.player.playing")
    np.testing.assert_array_equal(np.float32(page.ask("__freebody.frame")), frames[60])
    page.until(f"document.querySelector('#clock').textContent === '{frames[60][TIME]:.2f} s'")
    box = "document.querySelector('[data-sheet=energy] .u-{}').getBoundingClientRect()"
    cursor = page.ask(box.format("cursor-x") + ".right")
    left, width = page.ask(box.format("over") + ".left"), page.ask(box.format("over") + ".width")
    assert abs((cursor - left) / width - frames[60][TIME] / 3.0) < 0.02
    page.press(".")
    page.until("__freebody.player.index === 61")
    page.press(",")
    page.until("__freebody.player.index === 60")
    page.press("r")
    page.until("__freebody.player.time === 0")


def test_a_recorded_run_is_played_looped_and_scrubbed(kept, opened, run):
    shown = kept(fb.view(run, world=world(), port=0, open_browser=False))
    page = opened(shown.url)
    watch(page, run)
    assert page.page.is_hidden("#live-button")
    assert page.page.is_hidden("#hint")
    # Between two frames the page shows a pose between theirs.
    page.page.select_option("#player-speed", "0.1")
    page.press(" ")
    page.until("__freebody.player.index > 3")
    page.press(" ")
    page.until("__freebody.paused")
    frame, player, frames = np.array(page.ask("__freebody.frame")), held(page), tape(run).frames
    low, high = frames[player["index"]], frames[min(player["index"] + 1, len(frames) - 1)]
    assert low[TIME] <= frame[TIME] <= high[TIME]
    assert low[HEAD] - 1e-6 <= frame[HEAD] <= high[HEAD] + 1e-6
    assert abs(np.linalg.norm(frame[HEAD + 3 : HEAD + 7]) - 1.0) < 1e-6
    # From here to a scene that moves.
    page.choose("scene", "torus")
    page.until("__freebody.hello.scene.name === 'torus' && __freebody.ready && !__freebody.hello.compiling")
    assert held(page) is None
    page.page.wait_for_selector("#live-button", state="visible")


def test_everything_of_a_replay_fits_on_a_phone(opened, run, tmp_path):
    fb.export_run(run, tmp_path / "run.html", world=world())
    page = opened((tmp_path / "run.html").as_uri(), viewport={"width": 390, "height": 844}, has_touch=True)
    page.until("document.body.classList.contains('replaying')")
    for control in ("reset-button", "pause-button", "step-button", "timeline", "clock", "loop-button", "player-speed"):
        box = page.page.locator(f"#{control}").bounding_box()
        assert box["x"] >= 0, control
        assert box["x"] + box["width"] <= 390, control
    page.page.tap("#pause-button")
    page.until("!__freebody.player.playing")
    page.page.tap("#loop-button")
    page.until("!__freebody.player.loop")


def test_one_file_plays_the_run_without_a_network(opened, run, tmp_path):
    path = tmp_path / "brick run.html"
    fb.export_run(run, path, world=world())
    page = opened(path.as_uri(), offline=True)
    asked = []
    page.page.on("request", lambda request: asked.append(request.url))
    watch(page, run)
    page.until("document.querySelector('#title').textContent === 'brick run'")
    assert page.ask("__freebody.bodies.map((body) => body.name)") == ["brick"]
    page.page.reload()
    page.until("window.__freebody?.ready && __freebody.player !== null")
    assert asked == [path.as_uri()]
