"""The page in a notebook, without a browser: a real widget, and its line read as a notebook would."""

import json
import re
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from kernel_line import Notebook, kernel_lines

import freebody as fb
from freebody.errors import InputError
from freebody.viewer import notebook as place
from freebody.viewer.frame import GRABBED, HEAD, PAUSED
from freebody.viewer.source import from_library, source_of


@pytest.fixture
def book(monkeypatch):
    from freebody.viewer.widget import PageWidget

    made = []
    with kernel_lines(monkeypatch):

        def open_book(load=lambda: from_library("torus")):
            made.append(PageWidget(load))
            return Notebook(made[-1])

        yield open_book
        for widget in made:
            widget.close()


def frames(book):
    return [np.frombuffer(buffers[0], "<f4") for content, buffers in book.heard if content["type"] == "frame"]


def hello(book):
    return json.loads(book.state.get("_hello") or "{}")


def ready(book):
    book.until(lambda b: hello(b) and not hello(b)["compiling"])
    return hello(book)


def answered(book, kind):
    return book.until(lambda b: next((content for content, _ in b.heard if content["type"] == kind), None))


def test_what_the_page_needs_is_in_the_state_of_the_model(book):
    page = book()
    told = ready(page)
    assert told["control"] is True
    assert told["bodies"][0]["name"] == "torus"
    data = bytes(page.state["_files"][f"mesh/{told['bodies'][0]['mesh']}"])
    assert np.frombuffer(data, "<u4", 2).tolist() == [576, 1152]
    program = page.state["_esm"]
    assert program.startswith("const PAGE = ")
    assert "export default { render }" in program
    text = json.loads(re.match(r"const PAGE = (.*);\n", program)[1])
    assert '<html data-line="port"' in text
    assert not re.search(r'(?:src|href)="', text), "the page in a notebook loads nothing"


def test_few_pictures_go_to_a_page_that_does_not_say_that_it_sees_them(book, monkeypatch):
    page = book()
    ready(page)
    page.widget.session.close()
    now = [time.monotonic() + 10.0]
    monkeypatch.setattr("freebody.viewer.widget.time", SimpleNamespace(monotonic=lambda: now[0]))
    pictures = iter(range(1 << 30))

    def sent_in(seconds, *, seen):
        page.say(type="ping", t=0.0)  # it is there all the same
        before = page.widget._sent
        for _ in range(int(60 * seconds)):
            now[0] += 1.0 / 60.0
            page.widget.frame(np.array([0, next(pictures)], "<f4").tobytes())
            if seen:
                page.say(type="seen", number=page.widget._sent)
        return page.widget._sent - before

    # Every second of 60 a second; then as many as may be ahead, and four a second.
    assert sent_in(10.0, seen=True) == pytest.approx(300, abs=2)
    assert sent_in(10.0, seen=False) == pytest.approx(12 + 40, abs=4)
    assert sent_in(1.0, seen=True) == pytest.approx(30, abs=4)
    now[0] += 1000.0  # and it is not heard of
    before = page.widget._sent
    page.widget.frame(np.array([0, -1], "<f4").tobytes())
    assert page.widget._sent == before


def test_a_fling_through_the_line(book):
    page = book()
    ready(page)
    page.say(type="join")
    page.say(type="grab", phase="start", body=0, local=[1.0, 0.0, 0.0], target=[3.0, 0.0, 0.0])
    held = page.until(lambda b: [out for out in frames(b) if int(out[12]) & GRABBED and out[5] > 0.1])[-1]
    assert held[17:20].tolist() == [3.0, 0.0, 0.0]
    page.say(type="grab", phase="end")
    count = len(frames(page))
    free = page.until(lambda b: [out for out in frames(b)[count:] if not int(out[12]) & GRABBED])[0]
    later = page.until(lambda b: [out for out in frames(b) if out[1] > free[1] + 0.1])[0]
    assert np.linalg.norm(free[6:9]) > 0.01
    assert np.array_equal(free[6:9], later[6:9])


def test_orders_are_checked_and_pings_answered(book):
    page = book()
    ready(page)
    page.say(type="ping", t=41.5)
    assert answered(page, "pong")["t"] == 41.5
    page.say(type="dt", value=-1.0)
    assert "dt" in answered(page, "error")["text"]
    page.say(type="scene", name="cube")
    page.until(lambda b: hello(b)["scene"]["name"] == "cube")
    assert set(page.state["_files"]) == {f"mesh/{hello(page)['bodies'][0]['mesh']}"}


@pytest.mark.parametrize("kind", ["zarr.zip", "glb", "html"])
def test_the_page_in_a_notebook_saves_runs(book, tmp_path, kind):
    page = book()
    page.say(type="save", kind=kind)
    assert answered(page, "made")["trouble"] == "nothing has moved yet"
    page.heard.clear()
    ready(page)
    page.say(type="join")
    page.until(lambda b: frames(b) and frames(b)[-1][1] > 0.1)
    page.say(type="save", kind=kind)
    content, (data,) = page.until(lambda b: next((sent for sent in b.heard if sent[0]["type"] == "made"), None))
    assert (content["kind"], content["note"], "trouble" in content) == (kind, "", False)
    if kind == "zarr.zip":
        (tmp_path / "fling.zarr.zip").write_bytes(data)
        run = fb.load_run(tmp_path / "fling.zarr.zip")
        assert run.times[-1] > 0.1
        assert run.audit().agrees
    page.say(type="save", kind="exe")
    assert answered(page, "error")


def test_what_happened_on_the_page_is_a_run_for_the_next_cell(book):
    page = book()
    view = place.NotebookView(page.widget)
    ready(page)
    page.say(type="join")
    page.until(lambda b: frames(b) and frames(b)[-1][1] > 0.1)
    assert view.run().times[-1] > 0.1
    page.widget.session.compiling = True
    with pytest.raises(InputError, match="nothing has moved yet"):
        view.run()


def test_a_world_that_nobody_looks_at_stands_still_until_somebody_does(book):
    page = book()
    ready(page)
    page.say(type="join")
    page.until(frames)
    page.say(type="leave")
    page.until(lambda b: hello(b)["settings"]["paused"])
    page.say(type="join")
    page.until(lambda b: not hello(b)["settings"]["paused"])
    moment = frames(page)[-1][1]
    page.until(lambda b: frames(b)[-1][1] > moment)


def test_a_world_that_was_paused_by_hand_stays_paused(book):
    page = book()
    ready(page)
    page.say(type="join")
    page.say(type="pause", on=True)
    page.until(lambda b: hello(b)["settings"]["paused"])
    page.say(type="leave")
    page.say(type="join")
    count = len(frames(page))
    later = page.until(lambda b: frames(b)[count:])[-1]
    assert int(later[12]) & PAUSED


def test_a_recorded_run_is_brought_whole(book):
    body = fb.Body(fb.Box((0.3, 0.2, 0.1)), mass=1.0, velocity=(1.0, 0, 0), angular_velocity=(0.1, 2.0, 0.1))
    run = fb.simulate(fb.World(body), 1.0, dt=1e-3, every=50)
    page = book(lambda: source_of(run))
    told = ready(page)
    tape = np.frombuffer(bytes(page.state["_files"][told["tape"]]), "<f4").reshape(-1, HEAD + 13 + 6)
    assert tape[-1, 1] == pytest.approx(1.0)
    assert tape[-1, HEAD] == pytest.approx(1.0)


def test_a_scene_that_cannot_be_opened_is_reported_to_whoever_comes(book):
    page = book(lambda: from_library("no-such-scene"))
    page.until(lambda b: "no-such-scene" in b.state["_said"])
    assert json.loads(page.state["_said"])["type"] == "error"


@pytest.fixture
def kernel(monkeypatch):
    """As if this ran in the kernel of a notebook; gives the list of what is displayed."""
    import IPython

    shown = []
    monkeypatch.setattr(IPython, "get_ipython", lambda: SimpleNamespace(kernel=object()))
    monkeypatch.setattr("IPython.display.display", shown.append)
    return shown


def test_view_shows_the_page_below_the_cell(kernel, monkeypatch):
    with kernel_lines(monkeypatch):
        view = fb.view(fb.Torus(1.0, 0.3))
        assert kernel == [view.widget]
        assert view.running
        assert repr(view) == "<NotebookView>"
        view.close()
    assert not view.running


def test_the_guide_runs_as_written_in_a_notebook(kernel, monkeypatch):
    guide = Path(__file__).parents[2] / "docs/page.md"
    (code,) = re.findall(r"```ipython\n(.*?)```", guide.read_text(), flags=re.DOTALL)
    names = {}
    with kernel_lines(monkeypatch):
        exec(compile(code, str(guide), "exec"), names)
        assert kernel == [names["view"].widget]
        names["view"].close()


def test_without_anywidget_a_notebook_gets_a_tab_and_a_hint(kernel, monkeypatch):
    monkeypatch.setattr(place, "can_show", lambda: False)
    monkeypatch.setattr("freebody.viewer.api.can_show", lambda: False)
    with pytest.warns(UserWarning, match=r"\.\[notebook\]"):
        view = fb.view(fb.Torus(1.0, 0.3), port=0, open_browser=False)
    with view:
        assert view.url.startswith("http://127.0.0.1:")
    with pytest.raises(InputError, match=r"without anywidget.*\.\[notebook\]"):
        fb.view(fb.Torus(1.0, 0.3), notebook=True)


def test_a_script_is_no_notebook(monkeypatch):
    monkeypatch.delitem(sys.modules, "IPython", raising=False)
    assert not place.in_notebook()
