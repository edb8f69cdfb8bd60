"""The page in a notebook, in a real browser: a stand-in for the notebook's page that offers what anywidget offers."""

import base64
import json
import time

import numpy as np
import pytest
from kernel_line import Notebook, kernel_lines
from page_driver import GRABBED, HEAD, MOMENTUM, TIME, Driver
from patience import PATIENCE

import freebody as fb

pytestmark = pytest.mark.browser

# A model as anywidget gives it to a widget: get, on, off, send; binary values as DataView.
HARNESS = """<!doctype html><title>notebook</title><div id="cell" style="position: absolute; inset: 0"></div><script>
  const state = {}, handlers = {};
  const view = (text) => new DataView(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
  const fire = (event, ...values) => [...(handlers[event] ?? [])].forEach((heard) => heard(...values));
  const model = {
    get: (name) => state[name],
    on: (event, heard) => (handlers[event] ??= new Set()).add(heard),
    off: (event, heard) => handlers[event]?.delete(heard),
    send: (content) => window.toKernel(JSON.stringify(content)),
  };
  function update(name, value) {
    const files = (value) => Object.fromEntries(Object.entries(value).map(([key, text]) => [key, view(text)]));
    state[name] = name === "_files" ? files(value) : value;
    fire(`change:${name}`);
  }
  function custom(content, buffers) {
    fire("msg:custom", content, buffers.map(view));
  }
  let leave = null;
  async function render() {
    const address = URL.createObjectURL(new Blob([state._esm], { type: "text/javascript" }));
    const { default: widget } = await import(address);
    leave = widget.render({ model, el: document.getElementById("cell") });
  }
</script>"""

TRAITS = ("_esm", "_height", "_files", "_hello", "_said")


def text_of(data):
    return base64.b64encode(bytes(data)).decode()


class CellDriver(Driver):
    """The page inside the cell; looking at it also carries what waits on the kernel's line."""

    def __init__(self, page, book):
        super().__init__(page)
        self.book, self.carried = book, {}
        page.expose_function("toKernel", lambda text: book.say(**json.loads(text)))
        page.set_content(HARNESS)

    @property
    def place(self):
        return next((frame for frame in self.page.frames if frame.parent_frame is not None), None)

    def carry(self):
        news = self.book.look()
        for name in TRAITS:
            value = self.book.state.get(name)
            if value is not None and self.carried.get(name) is not value:
                self.carried[name] = value
                plain = {key: text_of(data) for key, data in value.items()} if name == "_files" else value
                self.page.evaluate("([name, value]) => update(name, value)", [name, plain])
        for content, buffers in news[-3:]:  # a slow browser sees the newest
            texts = [text_of(data) for data in buffers]
            self.page.evaluate("([content, buffers]) => custom(content, buffers)", [content, texts])

    def ask(self, expression):
        self.carry()
        return None if self.place is None else self.place.evaluate(expression)


@pytest.fixture
def cell(browser, monkeypatch):
    from freebody.viewer.source import from_library
    from freebody.viewer.widget import PageWidget

    with kernel_lines(monkeypatch):
        widget = PageWidget(lambda: from_library("torus"))
        context = browser.new_context(viewport={"width": 900, "height": 600})
        page = context.new_page()
        page.set_default_timeout(1e3 * PATIENCE)
        driver = CellDriver(page, Notebook(widget))
        yield driver
        context.close()
        widget.close()
    assert driver.unforgiven() == []


def shown(cell):
    cell.book.until(lambda book: book.state.get("_hello"))
    cell.carry()
    cell.page.evaluate("render()")
    cell.until("window.__freebody?.ready && !__freebody.hello.compiling")


def test_the_page_in_a_cell_is_flung_and_reset_through_the_kernel(cell):
    shown(cell)
    assert cell.place.inner_text("#hint") == "Drag the torus"
    assert cell.ask("__freebody.connected")
    cell.page.click("iframe", position={"x": 5, "y": 300})  # keys go to the frame that was clicked
    cell.reset()
    x, y = cell.seize()
    cell.page.mouse.move(x + 100, y - 60, steps=4)
    cell.go_on()
    cell.until(f"Math.hypot(...__freebody.live.slice({MOMENTUM}, {MOMENTUM + 3})) > 0.05")
    cell.page.mouse.up()
    cell.until_flag(GRABBED, on=False)
    cell.later(0.1)
    cell.reset()
    np.testing.assert_array_equal(cell.frame()[HEAD : HEAD + 3], [0, 0, 0])
    cell.choose("scene", "spring-chain")
    cell.until("__freebody.hello.scene.name === 'spring-chain' && __freebody.ready && !__freebody.hello.compiling")


def test_the_page_in_a_cell_saves_the_run(cell, tmp_path):
    shown(cell)
    cell.until("__freebody.kept > 5")
    saved = []
    cell.page.on("download", lambda file: saved.append(file))
    cell.place.click("#tab-files")
    cell.place.click("#save-run")
    end = time.monotonic() + PATIENCE
    while not saved and time.monotonic() < end:
        cell.carry()
        cell.page.wait_for_timeout(50)
    (file,) = saved
    assert file.suggested_filename == "freebody-torus.zarr.zip"
    file.save_as(tmp_path / "fling.zarr.zip")
    assert fb.load_run(tmp_path / "fling.zarr.zip").names == ("torus",)


def test_a_page_that_leaves_its_cell_stops_the_world(cell):
    shown(cell)
    cell.until("__freebody.kept > 2")
    cell.page.evaluate("leave()")
    cell.book.until(lambda book: json.loads(book.state["_hello"])["settings"]["paused"])


def test_a_cell_that_runs_is_told_of_and_frames_go_on(cell, monkeypatch):
    shown(cell)
    monkeypatch.setattr(cell.book, "say", lambda **content: None)  # the kernel is busy: nothing is taken in
    cell.until("document.querySelector('#busy-notice').textContent.includes('notebook is busy')")
    moment = float(cell.frame()[TIME])
    cell.until(f"__freebody.live[{TIME}] > {moment}")
    monkeypatch.undo()
    cell.until("document.querySelector('#busy-notice').hidden")
