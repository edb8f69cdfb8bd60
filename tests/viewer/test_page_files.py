"""Files in and out of the page in a real browser, checked by their content."""

import base64
import io
import json
import struct
from pathlib import Path

import numpy as np
import pytest
import trimesh
from page_driver import GRABBED, HEAD, MOMENTUM, TIME

import freebody as fb

pytestmark = pytest.mark.browser

# Drops a file on the page as the hand of a reader does.
DROP = """([name, data]) => {
  const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name));
  const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
  const send = (kind) => window.dispatchEvent(new DragEvent(kind, options));
  send("dragover");
  const shown = !document.querySelector("#drop-sheet").hidden;
  send("drop");
  return shown && document.querySelector("#drop-sheet").hidden;
}"""


# Makes every picture take long, as on a slow machine.
SLOW = """(function slow() {
  for (const end = performance.now() + 50; performance.now() < end; );
  requestAnimationFrame(slow);
})()"""


def drop(page, name, data):
    assert page.page.evaluate(DROP, [name, base64.b64encode(data).decode()])


def answer(page):
    return page.page.inner_text("#part-answer")


def box(size):
    return trimesh.creation.box(size).export(file_type="stl")


def test_a_dropped_part_is_weighed_and_flung(served, opened):
    page = opened(served.url)
    drop(page, "brick.stl", box((300, 200, 100)))
    page.until("__freebody.hello.scene.name === 'brick.stl' && __freebody.ready && !__freebody.hello.compiling")
    page.until("document.querySelector('#part-answer dl')")
    assert "6e9 kg" in answer(page)
    # It was in millimetres: the same file is weighed again.
    page.page.select_option("#part-unit", "mm")
    page.until("__freebody.bodies[0]?.mass < 7 && __freebody.ready && !__freebody.hello.compiling")
    page.until("document.querySelector('#part-answer').textContent.includes('6 kg')")
    assert "0.3 × 0.2 × 0.1 m" in answer(page)
    page.page.fill("#part-density", "2700")
    page.page.press("#part-density", "Enter")
    page.until("__freebody.bodies[0]?.mass > 16 && __freebody.ready && !__freebody.hello.compiling")
    page.until("document.querySelector('#title').textContent === 'brick.stl'")
    x, y = page.seize()
    page.until(f"__freebody.live[12] & {GRABBED}")
    page.page.mouse.move(x + 80, y - 60, steps=5)
    page.until(f"Math.hypot(...__freebody.live.slice({MOMENTUM}, {MOMENTUM + 3})) > 0.1")
    page.page.mouse.up()
    page.until(f"!(__freebody.live[12] & {GRABBED})")


def test_an_unsound_part_is_diagnosed_and_can_be_mended(served, opened, tmp_path):
    mesh = trimesh.creation.box((1, 1, 1))
    mesh.update_faces(np.arange(len(mesh.faces)) > 0)
    mesh.export(tmp_path / "open.stl")
    page = opened(served.url)
    page.tab("files")
    with page.page.expect_file_chooser() as chooser:
        page.page.click("#file-open")
    chooser.value.set_files(tmp_path / "open.stl")
    page.until("document.querySelector('#part-answer .trouble')")
    told = answer(page)
    assert "open.stl cannot be weighed" in told
    assert "the surface is open" in told
    assert "What helps:" in told
    assert page.ask("__freebody.hello.scene.name") == "torus"
    page.page.click("#part-repair")
    page.until("__freebody.hello.scene.name === 'open.stl' && __freebody.ready && !__freebody.hello.compiling")
    page.until("document.querySelector('#part-answer dl')")
    assert "filled holes" in answer(page)
    assert "1000 kg" in answer(page)


def test_what_is_no_part_is_refused_in_words(served, opened):
    page = opened(served.url)
    # Chromium itself writes refused requests to the console.
    page.forgive("status of 422")
    for name in ("letter.txt", "letter.doc"):
        drop(page, name, b"Dear reader")
        page.until(f"document.querySelector('#part-answer .trouble')?.textContent.includes('{name} could not be read')")
        told = answer(page)
        assert "ends in .stl" in told
        assert all(
            kind in told for kind in (".zip (a saved run)", ".toml (a scene)", ".txt (the text of a shared scene")
        )
    drop(page, "torn.stl", b"\0" * 300)
    page.until("document.querySelector('#part-answer').textContent.includes('torn.stl')")
    page.until("document.querySelector('#part-answer .trouble')")
    assert page.ask("__freebody.hello.scene.name") == "torus"


def taken(page, label, **options):
    page.tab("files")
    with page.page.expect_download() as download:
        page.page.click(f"#page-files button:text-is('{label}')")
    return download.value


def test_the_run_is_saved_as_it_was_seen(served, opened, tmp_path):
    page = opened(served.url)
    page.press("r")
    page.until(f"__freebody.live[{TIME}] < 1")
    page.seize()
    page.page.mouse.move(500, 200, steps=4)
    page.later(0.2)
    page.page.mouse.up()
    page.later(0.2)
    page.pause()
    seen = page.frame()
    download = taken(page, "Run")
    assert download.suggested_filename == "freebody-torus.zarr.zip"
    path = tmp_path / download.suggested_filename
    download.save_as(path)
    run = fb.load_run(path)
    assert run.times[0] == 0.0
    assert np.float32(run.times[-1]) == seen[TIME]
    np.testing.assert_array_equal(run["torus"].position[-1].astype(np.float32), seen[HEAD : HEAD + 3])
    np.testing.assert_array_equal(run["torus"].angular_momentum[-1].astype(np.float32), seen[HEAD + 10 : HEAD + 13])
    # Every frame that the page remembers of this run is a frame of the file.
    times = set(run.times.astype(np.float32).tolist())
    kept = page.ask("__freebody.times")
    assert sum(t in times for t in kept) >= 0.95 * len(kept)
    assert abs(run.work[-1]) > 0.0
    assert run.audit().drifts[0].relative < 1e-9


def test_a_saved_run_comes_back_and_a_cut_one_says_so(served, opened, tmp_path):
    page = opened(served.url)
    page.later(0.3)
    page.pause()
    path = tmp_path / "mine.zarr.zip"
    taken(page, "Run").save_as(path)
    run = fb.load_run(path)
    page.tab("setup")
    page.page.fill("#field-step-s", "0.001")
    page.page.press("#field-step-s", "Enter")
    page.until("__freebody.hello.settings.dt === 0.001")
    taken(page, "Run")
    page.until("document.querySelector('#busy-notice').textContent.includes('settings were changed there')")
    drop(page, path.name, path.read_bytes())
    page.until("__freebody.hello.scene.name === 'mine (run)' && __freebody.player !== null && __freebody.ready")
    page.until("document.querySelector('#part-answer dl')")
    assert f"Frames\n{len(run)}" in answer(page)
    assert page.ask("__freebody.player.end") == float(np.float32(run.times[-1]))
    assert page.ask("__freebody.bodies[0].name") == "torus"


def test_the_model_moves_as_the_run_did(served, opened):
    page = opened(served.url)
    page.later(0.5)
    page.pause()
    data = Path(taken(page, "Model").path()).read_bytes()
    scene = trimesh.load_scene(io.BytesIO(data), file_type="glb")
    assert [len(mesh.faces) for mesh in scene.geometry.values()] == [1152]
    (length,) = struct.unpack("<I", data[12:16])
    content = json.loads(data[20 : 20 + length])
    (animation,) = content["animations"]
    assert {channel["target"]["path"] for channel in animation["channels"]} == {"translation", "rotation"}
    last = content["accessors"][animation["samplers"][0]["input"]]["max"][0]
    assert last == pytest.approx(float(page.frame()[TIME]), abs=1e-5)


def test_the_saved_page_replays_the_run_without_a_network(served, opened, tmp_path):
    page = opened(served.url)
    page.later(0.5)
    page.pause()
    seen = page.frame()
    path = tmp_path / "saved.html"
    taken(page, "Web page").save_as(path)
    alone = opened(path.as_uri(), offline=True)
    alone.until("__freebody.player !== null")
    assert np.float32(alone.ask("__freebody.player.end")) == seen[TIME]
    count = alone.ask("__freebody.kept")
    alone.page.locator("#timeline").fill(str(count - 1))
    alone.until(f"__freebody.player.index === {count - 1}")
    shown = np.float32(alone.ask("__freebody.frame"))
    np.testing.assert_allclose(shown[HEAD : HEAD + 13], seen[HEAD : HEAD + 13], rtol=1e-6, atol=1e-7)
    # What needs a server is not offered, what the page makes itself is.
    alone.tab("files")
    visible = alone.ask(
        "[...document.querySelectorAll('#page-files button')].filter((b) => b.offsetParent).map((b) => b.textContent)"
    )
    assert visible == ["Table", "Picture", "Video"]


@pytest.mark.parametrize("size", ["", "1280x720"])
def test_a_video_shows_the_stage_in_motion(served, opened, decoded, tmp_path, size):
    page = opened(served.url)
    page.tab("files")
    page.page.select_option("#film-size", size)
    page.page.click("#page-files button:text-is('Video')")
    page.until("document.querySelector('#busy-notice').textContent.includes('Recording')")
    on_screen = page.ask("[canvas.width, canvas.height]")
    # Pictures that take long would be drawn less finely, but a video has one size.
    if not size:
        page.ask(SLOW)
        page.ask("window.before = __freebody.drawn")
        page.until("__freebody.drawn > window.before + 30")
    page.later(1.5)
    assert page.ask("[canvas.width, canvas.height]") == on_screen
    download = taken(page, "Video")
    assert download.suggested_filename == "freebody-torus.webm"
    path = tmp_path / "film.webm"
    download.save_as(path)
    assert path.read_bytes()[:4] == b"\x1aE\xdf\xa3"
    # Frames as they were filmed: at a constant rate, a film without one has a thousand a second.
    _, _, frames = decoded(path, "-fps_mode", "passthrough")
    assert [frames.shape[2], frames.shape[1]] == ([int(side) for side in size.split("x")] if size else on_screen)
    first, last = frames[0].astype(np.int16), frames[-1].astype(np.int16)
    coloured = np.ptp(last, axis=2) > 60
    assert 0.005 < coloured.mean() < 0.9
    assert np.abs(last - first).max() > 60
