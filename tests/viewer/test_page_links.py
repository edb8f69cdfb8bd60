"""The page in a real browser and its line to the server: two pages, restarts, sleep, a proxy's path, a token."""

import socket

import numpy as np
import pytest
from page_driver import GRABBED, HEAD, TIME
from relay import Relay

from freebody.viewer.api import serve
from freebody.viewer.source import from_library

pytestmark = pytest.mark.browser


def torus():
    return from_library("torus")


def forgive_loss(page):
    """The page will lose its server: Chromium itself writes to the console what the page then tries."""
    page.forgive("WebSocket connection")
    page.forgive("Failed to load resource")


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


def test_page_comes_back_with_its_server(kept, opened):
    with serve(torus, port=0) as shown:
        page = opened(shown.url)
        forgive_loss(page)
    page.until("!__freebody.connected")
    page.until("!document.querySelector('#link-notice').hidden")
    again = kept(serve(torus, port=shown.port, token=shown.url.partition("token=")[2]))
    assert again.url == shown.url
    page.until("__freebody.connected")
    page.until("document.querySelector('#link-notice').hidden && __freebody.ready")
    page.later(0.05)


def test_page_comes_back_after_its_line_was_cut(served, kept, opened):
    relay = kept(Relay(served.port))
    page = opened(f"{relay.url}?{served.url.partition('?')[2]}")
    forgive_loss(page)
    page.seize()
    relay.cut()
    page.until("__freebody.held === null")
    page.until("__freebody.connected")
    page.until_flag(GRABBED, on=False)  # the server let go when it lost the page
    page.later(0.05)
    assert page.ask("__freebody.hello.control")


def test_page_wakes_up_from_sleep(served, kept, opened):
    relay = kept(Relay(served.port))
    page = opened(f"{relay.url}?{served.url.partition('?')[2]}")
    forgive_loss(page)
    relay.hush(True)
    # A laptop that slept: nothing came, nothing said so, and the clock is a minute further.
    page.ask("{ const now = performance.now.bind(performance); performance.now = () => now() + 60_000; }")
    page.until("!__freebody.connected")
    relay.hush(False)
    page.until("__freebody.connected")
    page.until("document.querySelector('#link-notice').hidden")
    page.later(0.05)


def test_page_works_below_the_path_of_a_proxy(served, kept, opened):
    relay = kept(Relay(served.port, path="/user/ada/proxy/8321/"))
    page = opened(f"{relay.url}?{served.url.partition('?')[2]}")
    page.reset()
    page.seize()
    page.go_on()
    page.later(0.05)
    page.page.mouse.up()
    page.choose("scene", "spring-chain")
    page.until("__freebody.hello.scene.name === 'spring-chain' && __freebody.ready")


def test_page_of_a_server_that_is_gone_says_where_to_find_the_new_one(kept, opened):
    with serve(torus, port=0) as shown:
        page = opened(shown.url)
        forgive_loss(page)
    page.until("!__freebody.connected")
    kept(serve(torus, port=shown.port))
    page.until("document.querySelector('#link-notice').textContent.includes('restarted')")


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_page_opens_with_its_token_alone_and_keeps_it(kept, opened, host):
    shown = kept(serve(torus, host=host, port=0))
    page = opened(shown.url)
    page.later(0.05)
    page.page.reload()
    page.until("window.__freebody?.ready")
    page.later(0.05)
    assert page.page.url == shown.url
    bare = shown.url.split("?")[0]
    stranger = page.page.context.browser.new_context()
    assert stranger.new_page().goto(bare).status == 403
    stranger.close()


def test_page_of_a_browser_that_was_started_is_reloaded_with_the_token_that_it_was_given(kept, opened, monkeypatch):
    started = []
    monkeypatch.setattr("webbrowser.open", started.append)
    shown = kept(serve(torus, port=0))
    shown.open()
    page = opened(*started)
    assert page.page.url == shown.url
    page.page.reload()
    page.until("window.__freebody?.ready")
    page.later(0.05)


def test_page_is_framed_by_nobody_and_talks_to_nobody_else(served, opened):
    page = opened(served.url)
    page.forgive("Content Security Policy")
    page.forgive("Refused to")
    assert page.ask("fetch('http://127.0.0.1:9/').then(() => 'sent', () => 'refused')") == "refused"
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"ws://127.0.0.1:{other.getsockname()[1]}/"
        tried = f"new Promise((done) => {{ const line = new WebSocket('{address}'); line.onerror = () => done(1); }})"
        page.ask(tried)
        other.settimeout(0.5)
        with pytest.raises(TimeoutError):
            other.accept()
    around = page.page.context.new_page()
    around.set_content(f'<iframe src="{served.url}"></iframe>')
    (inside,) = around.frames[1:]
    inside.wait_for_load_state()
    assert inside.evaluate("typeof window.__freebody") == "undefined"
