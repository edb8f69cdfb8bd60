"""A browser and pages for the tests of the page."""

import importlib.util
from pathlib import Path

import pytest

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
]  # fmt: skip


def chromium() -> str:
    path = Path(__file__).parents[2] / "tools" / "chromium.py"
    spec = importlib.util.spec_from_file_location("chromium", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = module.find()
    assert found, "these tests need Chromium or Chrome; FREEBODY_CHROMIUM may name one"
    return found


@pytest.fixture(scope="session")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def served():
    from freebody.viewer.api import serve
    from freebody.viewer.exhibit import from_library

    with serve(lambda: from_library("torus"), port=0) as shown:
        yield shown


@pytest.fixture
def opened(browser):
    """Opens pages; at the end nothing may have been written to their consoles as an error."""
    from page_driver import Driver

    contexts, troubles = [], []

    def open_page(url, **options):
        context = browser.new_context(**{"viewport": {"width": 900, "height": 600}, **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(url)
        driver = Driver(page, troubles)
        driver.until("window.__freebody?.ready && !__freebody.hello.compiling")
        return driver

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []
