"""The page in a real browser: the scene's numbers are changed while it runs."""

import pytest
from page_driver import HEAD, TIME

pytestmark = pytest.mark.browser


def test_sliders_and_boxes_change_the_scene_while_it_runs(serving, opened):
    from freebody.viewer.source import from_library

    shown = serving(lambda: from_library("spring-chain"))
    page = opened(shown.url)
    page.tab("setup")
    before = page.frame()[TIME]
    box = page.page.locator("#number-force-0-stiffness")
    assert box.input_value() == "200"
    box.fill("50")
    box.press("Enter")
    page.until("__freebody.hello.parameters[0].value === 50")
    page.later(0.02)
    assert page.frame()[TIME] > before  # it went on, and did not begin anew
    slider = page.page.locator(".numbers input[type=range] >> nth=0")
    slider.focus()
    page.press("End")
    page.until("__freebody.hello.parameters[0].value === 800")
    assert box.input_value() == "800"
    box.fill("-5")
    box.press("Enter")
    page.until("__freebody.hello.parameters[0].value === 0")
    page.page.click("#numbers-restore")
    page.until("__freebody.hello.parameters[0].value === 200 && !__freebody.hello.settings.changed")
    page.until("document.querySelector('.numbers button').disabled")


def test_a_start_is_changed_with_keys_alone(served, opened):
    page = opened(served.url)
    page.pause()
    page.tab("setup")
    page.page.locator(".numbers summary").focus()
    if not page.ask("document.querySelector('.numbers details').open"):
        page.press("Enter")
    spin = page.page.get_by_label("torus, at the start: angular velocity, z")
    spin.fill("2.5")
    spin.press("Enter")
    page.until(f"__freebody.live[{TIME}] === 0 && Math.abs(__freebody.live[{HEAD + 9}] - 2.5) < 1e-5")
