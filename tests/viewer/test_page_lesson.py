"""The page in a real browser: an experiment is followed to its end, by keyboard, and text is only ever text."""

import pytest

pytestmark = pytest.mark.browser


def test_an_experiment_is_followed_to_its_end(served, opened):
    page = opened(served.url)
    page.until("!document.querySelector('#lesson-button').hidden")
    page.press("h")
    page.until("document.querySelectorAll('#lesson li button').length === 7")
    page.page.focus("text=Which integrator cheats?")
    page.press("Enter")
    page.until("__freebody.lesson?.step === 0")
    # Nothing is done by itself.
    page.later(0.2)
    assert page.ask("[__freebody.lesson.done, document.querySelector('#lesson-next').disabled]") == [False, True]
    page.choose("ghost", "euler")
    page.until("__freebody.lesson.done")
    page.page.click("#lesson-next")
    page.until("__freebody.lesson.step === 1 && !__freebody.lesson.done")
    page.page.fill("#field-step-s", "0.1")
    page.press("Tab")
    # A step that is ten times too long shows within a second or two.
    page.until("__freebody.lesson.done")
    assert "grows with every step" in page.page.inner_text("#lesson .found")
    page.page.click("#lesson-next")
    page.until("__freebody.lesson.step === 2")
    page.choose("integrator", "cf4")
    page.until("__freebody.lesson.done")
    assert page.page.inner_text("#lesson-next") == "Finish"
    page.page.focus("#lesson-next")
    page.press("Enter")
    page.until("__freebody.lesson === null && document.querySelectorAll('#lesson li button').length === 7")
    page.page.click("#lesson >> text=Close")
    page.until("document.querySelector('#lesson').hidden")


# Keys of what an experiment asks to be shown.
SHOWN = {"momentum": "m", "spin": "w", "ellipsoid": "e", "force": "o", "trails": "t"}


def follow(page, name):
    """Do what every step of an experiment asks for, as a visitor would, until it is at its end."""
    page.press("h")
    page.page.click(f"#lesson li button >> nth={name}")
    page.until("__freebody.lesson && __freebody.ready && !__freebody.hello.compiling")
    page.ask("document.activeElement.blur()")
    steps = page.ask("fetch('experiments.json' + location.search).then((got) => got.json())")["all"][name]["step"]
    page.choose("speed", "2")
    for number, step in enumerate(steps):
        page.until(f"__freebody.lesson.step === {number}")
        asked = step["until"]
        for one in asked:
            if "show" in one and not page.ask(f"document.querySelector('#show-{one['show']}').checked"):
                page.press(SHOWN[one["show"]])
            elif one.get("did") == "reset":
                page.press("r")
        if any(one.get("did") == "release" for one in asked):
            pull(page)
        page.until("__freebody.lesson.done")
        page.page.click("#lesson-next")
        page.ask("document.activeElement.blur()")
    page.until("__freebody.lesson === null")
    page.press("h")
    page.until("document.querySelector('#lesson').hidden")


def pull(page):
    """Take the second body, or the only one, pull it aside and let go."""
    page.press("n")
    page.press("g")
    page.until("__freebody.held !== null")
    for _ in range(12):
        page.press("ArrowLeft")
    page.later(0.6)
    page.press("g")
    page.until("__freebody.held === null")


@pytest.mark.study
@pytest.mark.parametrize("number", [0, 2, 3, 4, 6])
def test_every_experiment_has_an_end(served, opened, number):
    follow(opened(served.url), number)


def test_aiming_is_followed_to_its_end_by_keys(served, opened):
    page = opened(served.url)
    page.press("h")
    page.page.click("#lesson li button >> nth=5")
    page.until("__freebody.hello.scene.name === 'hammer-to-board' && __freebody.ready && !__freebody.hello.compiling")
    page.tab("ahead")
    page.page.fill("#ahead-time", "0.9")
    page.ask("document.activeElement.blur()")
    page.press("q")
    page.until("__freebody.ahead.answer?.hit && !__freebody.ahead.asking")
    page.ask("document.activeElement.blur()")
    page.press("ArrowUp")
    page.until("__freebody.lesson.done")
    page.page.click("#lesson-next")
    page.ask("document.activeElement.blur()")
    page.press("q")
    page.until("__freebody.lesson.done")
    page.page.click("#lesson-next")
    page.ask("document.activeElement.blur()")
    page.press("r")
    page.page.click("#aim-turning")
    page.ask("document.activeElement.blur()")
    page.press("ArrowRight")
    page.until("__freebody.ahead.answer.hit && !__freebody.ahead.asking")
    page.press("q")
    page.until("__freebody.lesson.done")
    assert page.page.inner_text("#lesson-next") == "Finish"


def test_text_of_an_experiment_is_text(tmp_path, kept, opened):
    import freebody as fb

    path = tmp_path / "mine.toml"
    text = "<img src=x onerror=alert(1)> **strong** *soft* `key` <script>alert(2)</script>"
    path.write_text(
        f'format = 1\ntitle = "<b>Mine</b>"\nsummary = "s"\nscene = "torus"\n[[step]]\ntext = "{text}"\n'
        'until = [{ did = "grab" }, { did = "release" }]\n'
    )
    view = kept(fb.view(experiment=path, port=0, open_browser=False))
    page = opened(view.url)
    page.until("__freebody.lesson?.name === 'mine'")
    tags = ["img", "script", "b", "strong", "em", "kbd"]
    held = [page.ask(f"document.querySelectorAll('#lesson {tag}').length") for tag in tags]
    assert held == [0, 0, 0, 1, 1, 1]
    page.pause()
    page.press("g")
    page.until("__freebody.held !== null")
    page.press("g")
    page.until("__freebody.lesson.done")
