"""The page in a real browser: a scene goes out as a text and comes in again; pictures and videos of a chosen size."""

import re
from pathlib import Path

import pytest
from PIL import Image

import freebody as fb

pytestmark = pytest.mark.browser


def test_scene_is_shared_as_a_text_and_opened_from_it(served, opened):
    page = opened(served.url)
    page.pause()
    page.tab("files")
    page.page.click("#share-copy")
    text = page.until("document.querySelector('#share-text').value")
    assert fb.load_scene(text).title == "The torus that tumbles freely"
    # Another one comes back: the hammer, from the shell.
    page.page.fill("#share-text", fb.load_scene(fb.scene_path("hammer")).share())
    page.page.click("#share-open")
    page.until("__freebody.hello.scene.name === 'shared scene' && __freebody.ready && !__freebody.hello.compiling")
    told = page.ask("[__freebody.bodies.map((body) => body.name), document.querySelector('#title').textContent]")
    scene = fb.load_scene(fb.scene_path("hammer"))
    assert told == [list(scene.world().names), scene.title]
    # What is refused is told in the shell's own words, as text.
    page.forgive("422")
    page.page.fill("#share-text", text[:-9] + "<img src=x onerror=alert(1)>")
    page.page.click("#share-open")
    page.until("document.querySelector('#part-answer').textContent.includes('foreign letters')")
    assert page.ask("document.querySelectorAll('#part-answer img').length") == 0
    assert page.ask("__freebody.hello.scene.name") == "shared scene"


def test_pictures_are_four_times_as_fine_and_videos_have_the_size_that_was_chosen(served, opened):
    page = opened(served.url, viewport={"width": 480, "height": 320})
    page.press("b")
    page.tab("files")
    with page.page.expect_download() as picture:
        page.page.click("#save-picture")
    image = Image.open(picture.value.path())
    assert list(image.size) == page.ask("[4 * canvas.clientWidth, 4 * canvas.clientHeight]")
    assert len(image.convert("RGB").getcolors(1 << 24)) > 50
    # The page itself is as large as before.
    assert page.ask("canvas.width <= 2 * canvas.clientWidth")
    page.page.select_option("#film-size", "1080x1080")
    page.page.click("#save-video")
    page.ask("window.before = __freebody.drawn")
    page.until("__freebody.drawn > window.before + 3")
    with page.page.expect_download() as video:
        page.page.click("#save-video")
    assert re.fullmatch(r"freebody-torus\.(webm|mp4)", video.value.suggested_filename)
    data = Path(video.value.path()).read_bytes()
    if video.value.suggested_filename.endswith("webm"):
        # Width and height are elements of two bytes each in the track of a Matroska file.
        assert b"\xb0\x82\x04\x38" in data
        assert b"\xba\x82\x04\x38" in data
