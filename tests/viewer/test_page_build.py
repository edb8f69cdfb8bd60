"""The page in a real browser: scenes are built by mouse, by keyboard and by touch; the shell runs what they built."""

import subprocess
import sys

import numpy as np
import pytest

import freebody as fb

pytestmark = pytest.mark.browser

BUILT = """__freebody.build.on && __freebody.ready && __freebody.bodies.length === {0}
  && __freebody.build.doc?.counts.length === {0}"""


def built(page, count):
    """Wait until a document of so many bodies is shown."""
    page.until(BUILT.format(count))


def middle(page, point):
    """Where a point of the world, or what JavaScript makes one of, is on the page."""
    place = page.ask(f"__freebody.project({point})")
    return place["x"], place["y"]


def test_a_pendulum_from_nothing_runs_in_the_shell_bit_for_bit(served, opened, tmp_path):
    page = opened(served.url)
    page.tab("build")
    page.page.click("#build-fresh")
    page.page.click("#add-ball")
    page.until("__freebody.bodies[0].name === 'ball' && __freebody.build.doc?.data.body[0].name === 'ball'")
    built(page, 1)
    assert page.ask("__freebody.hello.settings.gravity") == [0, 0, -9.81]
    # Two clicks: a point of the ball, then a place above it.
    page.page.click("#connect-hinge")
    page.page.mouse.click(*middle(page, [0, 0, 1]))
    page.page.mouse.click(*middle(page, [0, 0, 1.8]))
    page.until("__freebody.build.doc.data.joint?.length === 1 && __freebody.joints === 1")
    assert page.ask("__freebody.build.doc.data.joint[0].axis") == [0, 1, 0]
    # What is impossible is refused in the words of the shell, and nothing changes.
    page.page.select_option("#build-list", "body:0")
    page.forgive("422")
    page.page.fill("#entry-body-0-shape-radius", "-1")
    page.press("Tab")
    page.until("document.querySelector('#build-trouble').textContent.includes('a finite number greater than zero')")
    page.page.fill("#entry-body-0-shape-radius", "10 cm")
    page.press("Tab")
    page.until("__freebody.build.doc.data.body[0].shape.radius === '10 cm'")
    assert page.page.is_hidden("#build-trouble")
    # Velocity by dragging the arrow's tip: a handle at the centre while there is none.
    page.page.click("#build-velocity")
    page.ask("document.activeElement.blur()")
    x, y = middle(page, [0, 0, 1])
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 40, y - 4, steps=4)
    page.page.mouse.up()
    # Along the swing there is all of it, and the hinge turns it into a rotation too.
    page.until("__freebody.build.doc.data.body[0].angular_velocity?.[1]")
    body = page.ask("__freebody.build.doc.data.body[0]")
    assert abs(body["velocity"][0]) > 0.05
    assert abs(body["velocity"][1]) < 1e-12
    with page.page.expect_download() as download:
        page.page.click("#build-download")
    scene = tmp_path / "scene.toml"
    download.value.save_as(scene)
    # Run it here, and there.
    page.page.click("#build-run")
    page.until("!__freebody.hello.building && !__freebody.hello.compiling")
    page.later(0.5)
    page.pause()
    here = served.run()
    shell = [sys.executable, "-m", "freebody", "run", str(scene), "--duration", "0.5", "--dt", "0.002"]
    subprocess.run([*shell, "--record", str(tmp_path / "run.zarr")], check=True, capture_output=True)
    there = fb.load_run(tmp_path / "run.zarr")
    assert here.method == there.method
    shared = sorted(set(here.times.tolist()) & set(there.times.tolist()))
    assert len(shared) > 5
    mine, its = (np.array([run.raw[run.times.tolist().index(time)] for time in shared]) for run in (here, there))
    assert mine.tobytes() == its.tobytes()


def test_by_keyboard_alone_with_undo_and_redo(served, opened):
    page = opened(served.url)
    page.press("d")
    built(page, 1)
    page.page.focus("#add-box")
    page.press("Enter")
    built(page, 2)
    page.until("__freebody.build.chosen?.number === 1")
    page.page.focus("#canvas")
    before = page.ask("__freebody.build.doc.data.body[1].position[2]")
    page.press("ArrowUp")
    page.until(f"__freebody.build.doc.data.body[1].position[2] > {before}")
    page.press("c")
    built(page, 3)
    page.press("Delete")
    built(page, 2)
    page.press("Control+z")
    built(page, 3)
    page.press("Control+y")
    built(page, 2)
    # A spring between the two, chosen and typed.
    page.page.focus("#connect-spring")
    page.press("Enter")
    page.page.select_option("#connect-body", "box")
    page.page.select_option("#connect-to", "torus")
    page.page.focus("#connect-done")
    page.press("Enter")
    page.until("__freebody.build.doc.data.force?.length === 1")
    assert page.ask("[__freebody.build.doc.data.force[0].body, __freebody.build.doc.data.force[0].to]") == [
        "box",
        "torus",
    ]
    page.page.focus("#build-list")
    page.press("Delete")
    page.until("!__freebody.build.doc.data.force")
    page.page.focus("#canvas")
    page.press("d")
    page.until("!__freebody.hello.building && !__freebody.hello.compiling")
    page.later(0.05)


def test_by_touch_on_a_phone(served, opened):
    page = opened(served.url, viewport={"width": 390, "height": 780}, has_touch=True, is_mobile=True)
    tap = page.page.touchscreen.tap
    page.page.tap("#panel-button")
    page.page.tap("#tab-build")
    page.page.tap("#build-edit")
    built(page, 1)
    page.page.tap("#add-capsule")
    built(page, 2)
    page.until("__freebody.build.chosen?.number === 1")
    tap(*middle(page, "__freebody.toWorld(0, [1, 0, 0])"))
    page.until("__freebody.build.chosen?.number === 0")
    assert page.ask("document.documentElement.scrollWidth <= innerWidth")
    page.page.tap("#build-remove")
    built(page, 1)
    page.page.tap("#build-run")
    page.until("!__freebody.hello.building && !__freebody.hello.compiling")
    page.later(0.05)


def test_a_file_that_changes_is_taken_up_but_not_over_unsaved_edits(kept, opened, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('[[body]]\nname = "torus"\nmass = 1.0\nshape = { type = "torus", major = 1, minor = 0.3 }\n')
    view = kept(fb.view(path, watch=True, port=0, open_browser=False))
    page = opened(view.url)
    path.write_text(path.read_text().replace("1.0", "2.0"))
    page.until("__freebody.bodies[0].mass === 2 && !__freebody.hello.compiling")
    page.press("d")
    built(page, 1)
    page.page.select_option("#build-list", "body:0")
    page.page.fill("#entry-body-0-name", "ring <b>")
    page.press("Tab")
    page.until("__freebody.bodies[0].name === 'ring <b>'")
    assert page.ask("document.querySelectorAll('#build-form b').length") == 0
    path.write_text(path.read_text().replace("2.0", "3.0"))
    page.until("!document.querySelector('#outdated-notice').hidden")
    assert page.ask("__freebody.bodies[0].mass") == 2
    page.page.click("#keep-mine")
    page.until("document.querySelector('#outdated-notice').hidden")
    page.forgive("422")
    page.page.click("#build-save")
    page.page.click("#build-trouble button >> nth=0")
    page.until("!__freebody.hello.desk.unsaved")
    assert 'name = "ring <b>"' in path.read_text()
    assert "mass = 2.0" in path.read_text()
