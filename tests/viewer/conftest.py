"""A browser and pages for the tests of the page."""

import importlib.util
from contextlib import ExitStack
from pathlib import Path

import pytest
from patience import PATIENCE
from race_injection import race_injection

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
]  # fmt: skip

# What the tests of the page run: compiled before the first page opens, so that no test waits for a compiler.
SCENES = ("torus", "hammer", "spring-chain")
METHODS = ("euler", "cf4")

# Without a graphics card a page draws for as long as one core is free. Ten pictures a second show what it does.
SLOWLY = """(() => {
  const soon = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => setTimeout(() => soon(draw), 100);
})()"""


def chromium() -> str:
    path = Path(__file__).parents[2] / "tools" / "chromium.py"
    spec = importlib.util.spec_from_file_location("chromium", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = module.find()
    assert found, "these tests need Chromium or Chrome; FREEBODY_CHROMIUM may name one"
    return found


@pytest.fixture(scope="session", autouse=True)
def pauses():
    """Only where they are asked for; see ``race_injection``."""
    with pytest.MonkeyPatch.context() as patch:
        race_injection(patch)
        yield


@pytest.fixture(scope="session")
def compiled():
    """Everything that the pages of the tests run is in the kernel cache."""
    from freebody.viewer.live import Live
    from freebody.viewer.messages import Ghost
    from freebody.viewer.source import from_library

    for scene in SCENES:
        show = Live(from_library(scene), stiffness=100.0)
        show.prepare()
        show.advance(1)
        for method in METHODS:
            show.act(Ghost(type="ghost", name=method))
            show.advance(1)


@pytest.fixture(scope="session")
def browser(compiled):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=chromium(), args=FLAGS, timeout=1e3 * PATIENCE)
        yield launched
        launched.close()


@pytest.fixture
def kept():
    """Enters what pages talk to, and leaves it after they are closed: a page that lost its server looks for it, and
    Chromium writes to the console that it is not there. All that opens pages asks for this first."""
    with ExitStack() as stack:
        yield stack.enter_context


@pytest.fixture
def serving(kept):
    """Serves what a function loads, until after the pages are closed."""
    from freebody.viewer.api import serve

    return lambda load: kept(serve(load, port=0))


@pytest.fixture
def served(serving):
    from freebody.viewer.source import from_library

    return serving(lambda: from_library("torus"))


@pytest.fixture
def reader(browser, kept):
    """Opens any pages; at the end nothing may have been written to their consoles as an error, but what was
    forgiven."""
    from page_driver import Driver

    contexts, drivers = [], []

    def open_page(url, **options):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        context.add_init_script(SLOWLY)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(1e3 * PATIENCE)
        drivers.append(Driver(page))
        page.goto(url)
        return drivers[-1]

    yield open_page
    # A page may still write while it is closed, so its troubles are looked at last.
    for context in contexts:
        context.close()
    assert [trouble for driver in drivers for trouble in driver.unforgiven()] == []


@pytest.fixture
def opened(reader):
    """Opens freebody's page and waits until it is ready."""

    def open_page(url, **options):
        driver = reader(url, **{"viewport": {"width": 900, "height": 600}, **options})
        driver.until("window.__freebody?.ready && !__freebody.hello.compiling")
        return driver

    return open_page
