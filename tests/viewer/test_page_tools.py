"""The page in a real browser: scenes, methods, ghost, scrubbing, files."""

import csv
import io
from pathlib import Path

import pytest
from page_driver import GHOST, HEAD, TIME
from PIL import Image

pytestmark = pytest.mark.browser


def test_scene_integrator_and_ghost_change_without_a_new_page(served, opened):
    page = opened(served.url)
    page.choose("ghost", "euler")
    page.until_flag(GHOST)
    assert len(page.frame()) == HEAD + 13 + 7 + 6  # pose and spin, ghost, force and torque
    page.tab("balance")
    page.until("!document.querySelector('[data-sheet=drift] .key:last-child').hidden")
    page.choose("integrator", "cf4")
    page.until("__freebody.hello.settings.integrator === 'cf4'")
    page.choose("scene", "spring-chain")
    page.until("__freebody.hello.scene.name === 'spring-chain' && __freebody.ready")
    count = page.ask("__freebody.bodies.length")
    assert count > 1
    assert (len(page.frame()) - HEAD) % count == 0
    page.until("!__freebody.hello.compiling")
    page.later(0.05)


def test_camera_goes_after_a_body_that_leaves_and_comes_back_with_reset(served, opened):
    page = opened(served.url)
    page.choose("scene", "hammer")
    page.until("__freebody.hello.scene.name === 'hammer' && __freebody.ready && !__freebody.hello.compiling")
    page.until("document.querySelector('#show-follow').checked")
    inside = f"__freebody.project(__freebody.live.slice({HEAD}, {HEAD + 3})).inside"
    page.until(inside)
    page.page.click("#pause-button")
    page.until("__freebody.paused")
    page.reset()
    # Back at the start, where the body is in sight without being followed.
    page.until(f"!document.querySelector('#show-follow').checked && {inside}")


def test_time_can_be_scrubbed_and_taken_up_again(served, opened):
    page = opened(served.url)
    page.until("__freebody.kept > 20")
    page.page.locator("#timeline").fill("3")
    page.until("__freebody.scrub === 3 && __freebody.paused")
    shown, now = page.ask("__freebody.frame"), page.ask("__freebody.live")
    assert shown[TIME] < now[TIME]
    assert shown[HEAD + 3 : HEAD + 7] != now[HEAD + 3 : HEAD + 7]
    page.until(f"document.querySelector('#clock').textContent === `${{({shown[TIME]}).toFixed(2)}} s`")
    page.press(",")
    page.until("__freebody.scrub === 2")
    page.page.click("#live-button")
    page.until("__freebody.scrub === -1 && !__freebody.paused")
    page.later(0.05)


def test_saved_picture_and_table_hold_what_is_shown(served, opened):
    page = opened(served.url)
    page.until("__freebody.kept > 10")
    page.pause()
    page.tab("files")
    with page.page.expect_download() as picture:
        page.page.click("#save-picture")
    assert picture.value.suggested_filename == "freebody-torus.png"
    image = Image.open(picture.value.path())
    assert image.size == tuple(page.ask("[4 * canvas.clientWidth, 4 * canvas.clientHeight]"))
    assert len(image.convert("RGB").getcolors(1 << 24)) > 50
    with page.page.expect_download() as table:
        page.page.click("#save-table")
    rows = list(csv.DictReader(io.StringIO(Path(table.value.path()).read_text())))
    assert len(rows) == page.ask("__freebody.kept")
    times = [float(row["t"]) for row in rows]
    assert times == sorted(times)
    assert abs(times[-1] - page.frame()[TIME]) < 1e-6
    norms = [sum(float(row[f"torus.q_{part}"]) ** 2 for part in "wxyz") for row in rows]
    assert max(abs(norm - 1) for norm in norms) < 1e-6
