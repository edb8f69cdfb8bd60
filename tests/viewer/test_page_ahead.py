"""The page in a real browser: a target is dragged and hit, with the pointer and with keys; fans and modes are seen."""

import json

import numpy as np
import pytest
from page_driver import HEAD

pytestmark = pytest.mark.browser


def test_a_target_is_dragged_and_hit(serving, opened):
    from freebody.viewer.source import from_library

    page = opened(serving(lambda: from_library("hammer-to-board")).url)
    page.tab("ahead")
    page.page.fill("#ahead-time", "0.9")
    page.page.click("#aim-begin")
    page.until("__freebody.ahead.answer?.hit && !__freebody.ahead.asking")
    before = page.ask("__freebody.ahead")
    x, y = page.ask("(() => { const { x, y } = __freebody.project(__freebody.ahead.target); return [x, y]; })()")
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 30, y - 20, steps=3)
    # The throw follows while the button is down.
    page.until(f"__freebody.ahead.answer.throw[0] !== {before['answer']['throw'][0]}")
    page.page.mouse.up()
    # Then by keys alone: a step to the left, and fly.
    page.ask("document.activeElement.blur()")
    page.until("!__freebody.ahead.asking")
    dragged = page.ask("__freebody.ahead.target")
    assert np.linalg.norm(np.subtract(dragged, before["target"])) > 0.01
    page.press("ArrowLeft")
    page.until("!__freebody.ahead.asking && __freebody.ahead.answer.hit")
    target = page.ask("__freebody.ahead.target")
    assert np.linalg.norm(np.subtract(dragged, target)) > 0.01
    page.press("q")
    page.until("__freebody.scrub >= 0")  # it flew, and is looked at where it arrived
    frame = np.array(page.ask("__freebody.frame"))
    # Frames are some milliseconds apart.
    off = np.abs(frame[1] - 0.9) * 20 + 1e-3
    np.testing.assert_allclose(frame[HEAD : HEAD + 3], target, atol=off)
    # Around it: a fan, and what moves its end most.
    page.page.click("#aim-leave")
    page.press("r")
    page.page.check("#ahead-fan")
    page.page.check("#ahead-weigh")
    page.until("__freebody.ahead.fan > 50 && __freebody.ahead.weights === 6")
    # Nobody but the page that holds the controls may ask.
    page.forgive("403")
    answer = page.ask(
        "fetch('ahead' + location.search, { method: 'POST', body: '{}', headers: { 'X-Freebody-Key': 'x' } })"
        ".then((got) => got.status)"
    )
    assert answer == 403
    page.forgive("422")
    body = json.dumps(json.dumps({"do": "aim", "body": 99, "time": 1, "position": [0, 0, 0]}))
    said = page.ask(
        f"fetch('ahead' + location.search, {{ method: 'POST', body: {body}, headers: {{ 'X-Freebody-Key': "
        "__freebody.hello.key } }).then((got) => got.json())"
    )
    assert "no body number 99" in said["text"]


def test_modes_are_played_in_a_loop_by_touch(serving, opened):
    from freebody.viewer.source import from_library

    url = serving(lambda: from_library("spring-chain")).url
    page = opened(url, viewport={"width": 390, "height": 800}, has_touch=True)
    page.page.tap("#panel-button")
    page.page.tap("#tab-ahead")
    page.page.tap("#modes-find")
    page.until("!!document.querySelector('#mode-2')")
    page.page.tap("#mode-2")
    page.until("__freebody.ahead.playing > 0")
    seen = np.array(page.ask("__freebody.frame"))[HEAD : HEAD + 3]
    moved = f"Math.hypot(__freebody.frame[{HEAD}] - {seen[0]}, __freebody.frame[{HEAD + 1}] - {seen[1]}) > 1e-4"
    page.until(moved)
    page.page.tap("#mode-2")
    page.until("__freebody.ahead.playing === null")
