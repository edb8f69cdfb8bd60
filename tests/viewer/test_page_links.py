"""The page in a real browser and its line to the server: two pages, restarts, sleep, a proxy's path, a token."""

import numpy as np
import pytest
from page_driver import GRABBED, HEAD, TIME
from relay import Relay

from freebody.viewer.api import serve
from freebody.viewer.exhibit import from_library

pytestmark = pytest.mark.browser


def torus():
    return from_library("torus")


def test_what_one_page_does_the_other_sees(served, opened):
    first, second = opened(served.url), opened(served.url)
    first.page.bring_to_front()
    first.reset()
    second.until(f"__freebody.paused && __freebody.live[{TIME}] === 0")
    np.testing.assert_array_equal(first.frame()[HEAD:], second.frame()[HEAD:])
    first.seize()
    second.until_flag(GRABBED)
    second.until("__freebody.springShown")
    first.page.mouse.up()
    second.until_flag(GRABBED, on=False)
    first.until("document.querySelector('#meter').textContent.includes('2 viewers')")


def test_second_page_looks_and_takes_over(served, opened):
    first, second = opened(served.url), opened(served.url)
    assert first.ask("__freebody.hello.control")
    assert not second.ask("__freebody.hello.control")
    assert second.page.is_visible("#control-notice")
    second.until("document.querySelector('#reset-button').disabled")
    second.later(0.05)
    second.page.click("#control-button")
    second.until("__freebody.hello.control")
    first.until("!__freebody.hello.control")
    second.page.context.close()
    first.until("__freebody.hello.control")


def test_page_comes_back_with_its_server(opened):
    with serve(torus, port=0) as shown:
        page = opened(shown.url)
    # Chromium itself writes refused connections to the console; also later, until the page is closed.
    page.forgive("WebSocket connection")
    page.until("!__freebody.connected")
    page.until("!document.querySelector('#link-notice').hidden")
    with serve(torus, port=shown.port) as again:
        assert again.url == shown.url
        page.until("__freebody.connected")
        page.until("document.querySelector('#link-notice').hidden && __freebody.ready")
        page.later(0.05)


def test_page_comes_back_after_its_line_was_cut(served, opened):
    with Relay(served.port) as relay:
        page = opened(relay.url)
        page.forgive("WebSocket connection")
        page.seize()
        relay.cut()
        page.until("__freebody.held === null")
        page.until("__freebody.connected")
        page.until_flag(GRABBED, on=False)  # the server let go when it lost the page
        page.later(0.05)
        assert page.ask("__freebody.hello.control")


def test_page_wakes_up_from_sleep(served, opened):
    with Relay(served.port) as relay:
        page = opened(relay.url)
        page.forgive("WebSocket connection")
        relay.hush(True)
        # A laptop that slept: nothing came, nothing said so, and the clock is a minute further.
        page.ask("{ const now = performance.now.bind(performance); performance.now = () => now() + 60_000; }")
        page.until("!__freebody.connected")
        relay.hush(False)
        page.until("__freebody.connected")
        page.until("document.querySelector('#link-notice').hidden")
        page.later(0.05)


def test_page_works_below_the_path_of_a_proxy(served, opened):
    with Relay(served.port, path="/user/ada/proxy/8321/") as relay:
        page = opened(relay.url)
        page.reset()
        page.seize()
        page.go_on()
        page.later(0.05)
        page.page.mouse.up()
        page.choose("scene", "spring-chain")
        page.until("__freebody.hello.scene.name === 'spring-chain' && __freebody.ready")
        page.page.close()


def test_page_beyond_loopback_opens_with_its_token_alone(opened):
    with serve(torus, host="0.0.0.0", port=0) as shown:
        page = opened(shown.url)
        page.later(0.05)
        bare = shown.url.split("?")[0]
        # The page's cookie does as well as its address; who has neither stays outside.
        page.page.goto(bare)
        page.until("window.__freebody?.ready")
        stranger = page.page.context.browser.new_context()
        answer = stranger.new_page().goto(bare)
        assert answer.status == 403
        stranger.close()
        # Before its server, which it would look for otherwise.
        page.page.close()
