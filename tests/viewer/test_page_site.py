"""The documentation in a real browser: scenes play, search finds, pages fit; and the tutorial's page can be pulled."""

import functools
import http.server
import threading

import numpy as np
import pytest
from page_driver import HEAD, TIME
from patience import PATIENCE

from snippets import ROOT, follow

pytestmark = pytest.mark.browser

PAGES = ("index", "tutorials/course", "api/shapes", "library", "integrators")


def test_a_click_plays_a_scene_in_the_page_without_a_network(reader, site):
    page, asked = reader("about:blank", offline=True), []
    page.page.on("request", lambda request: asked.append(request.url))
    page.page.goto((site / "library.html").as_uri())
    assert any("gallery.js" in url for url in asked)
    assert not any("/player/" in url for url in asked)
    page.page.click("button.play[title='Play the scene t-handle']")
    frame = page.page.wait_for_selector("iframe.player").content_frame()
    page.until("document.querySelector('iframe.player').contentWindow !== null")
    frame.wait_for_function("window.__freebody?.player?.playing", timeout=1e3 * PATIENCE)
    before = frame.evaluate("__freebody.player.time")
    pose = frame.evaluate(f"[...__freebody.frame].slice({HEAD}, {HEAD + 7})")
    frame.wait_for_function(f"__freebody.player.time > {before} + 0.3", timeout=1e3 * PATIENCE)
    assert frame.evaluate(f"[...__freebody.frame].slice({HEAD}, {HEAD + 7})") != pose
    assert frame.evaluate("__freebody.bodies.length") == 1
    loaded = {url.rpartition("/")[2].partition("#")[0] for url in asked if "/player/" in url}
    assert {"index.html", "app.js", "app.css", "t-handle.js"} <= loaded
    # Another one takes its place, by the same program and faster, because it is long.
    page.page.click("button.play[title='Play the scene tethered-satellite']")
    assert page.page.locator("iframe.player").count() == 1
    frame = page.page.wait_for_selector("iframe.player[src$='tethered-satellite']").content_frame()
    frame.wait_for_function("window.__freebody?.player?.speed > 10", timeout=1e3 * PATIENCE)


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_fit_and_follow_the_colour_scheme(reader, site, width, scheme):
    page = reader((site / "index.html").as_uri(), viewport={"width": width, "height": 844}, color_scheme=scheme)
    for name in PAGES:
        page.page.goto((site / f"{name}.html").as_uri())
        assert page.ask("document.documentElement.scrollWidth") <= width, name
        background = page.ask("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number)")
        assert (np.mean(background) < 128) == (scheme == "dark"), name
        assert page.ask("[...document.images].every((image) => image.loading === 'lazy' || image.naturalWidth > 0)")


def test_search_finds_the_inertia_of_a_mesh(reader, site):
    handler = functools.partial(Quiet, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = reader(f"http://127.0.0.1:{server.server_port}/index.html")
        page.page.fill("input.sidebar-search", "inertia of a mesh")
        page.page.press("input.sidebar-search", "Enter")
        page.page.wait_for_selector("#search-results li a")
        page.until("document.querySelector('#search-results').textContent.includes('Search finished')")
        found = page.ask("[...document.querySelectorAll('#search-results li a')].map((a) => a.getAttribute('href'))")
        assert any(link.startswith("tutorials/course.html#the-inertia-of-a-mesh") for link in found[:5])
        assert any(link.startswith("mass.html") for link in found)
        # It goes on to fetch the pages that it found, for their first lines.
        page.page.wait_for_load_state("networkidle")
        page.page.goto("about:blank")
        server.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def test_the_torus_of_the_tutorial_is_grabbed_flung_and_reset(kept, opened, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    names = follow(ROOT / "docs" / "tutorials" / "course.md", monkeypatch)
    view = kept(names["page"])
    page = opened(view.url)
    assert page.ask("__freebody.hello.settings.integrator") == "exponential_euler"
    x, y = page.seize()
    for k in range(1, 11):
        page.page.mouse.move(x + 12 * k, y - 6 * k)
    page.later(0.3)
    page.page.mouse.up()
    page.until("__freebody.held === null")
    page.later(0.2)
    assert np.linalg.norm(page.frame()[HEAD : HEAD + 3]) > 1e-3
    page.reset()
    start = page.frame()
    assert start[TIME] == 0.0
    np.testing.assert_allclose(start[HEAD : HEAD + 3], names["props"].center_of_mass, atol=1e-15)
    np.testing.assert_array_equal(start[HEAD + 3 : HEAD + 7], [1, 0, 0, 0])
