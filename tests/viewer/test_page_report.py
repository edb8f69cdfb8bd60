"""The report of a run in a real browser: from a file, without a network."""

import pytest

import freebody as fb

pytestmark = pytest.mark.browser


def test_the_report_shows_its_figures_and_asks_for_nothing(browser, tmp_path):
    run = fb.load_scene(fb.scene_path("double-pendulum")).simulate()
    fb.write_report(run, tmp_path / "report.html")
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    asked, complaints = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto((tmp_path / "report.html").as_uri())
    figures = page.locator("svg")
    assert figures.count() >= 10
    for k in range(figures.count()):
        box = figures.nth(k).bounding_box()
        assert box["width"] > 300
        assert box["height"] > 100
        # Nothing sticks out of the window.
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 1000
    assert "energy - work" in page.inner_text("body")
    page.screenshot(path=tmp_path / "report.png")
    assert complaints == []
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    page.close()
