"""What the tests do with a page. Waits are long because machines may be slow; nothing here measures a rate.

A page lives on while a test thinks: bodies move, frames come, orders are on their way. So tests wait for what is to
happen with ``until``, compare numbers of one frame, and pause the world before they aim at something that moves.
"""

import time

import numpy as np
from patience import PATIENCE

# Places in a frame.
TIME, MOMENTUM, ANGULAR, FLAGS, POINT, TARGET, DRIFT, HEAD = 1, 6, 9, 12, 14, 17, 20, 24
PAUSED, GRABBED, GHOST = 1, 2, 4

# Looks from the first body's centre outwards for a pixel whose neighbours show the body too.
SPIRAL = f"""(() => {{
  const {{ live, project, pick }} = window.__freebody;
  const centre = project(live.slice({HEAD}, {HEAD + 3}));
  for (let k = 0; k < 600; k++) {{
    const x = centre.x + 0.5 * k * Math.cos(0.9 * k);
    const y = centre.y + 0.5 * k * Math.sin(0.9 * k);
    if ([[0, 0], [4, 0], [-4, 0], [0, 4], [0, -4]].every(([a, b]) => pick(x + a, y + b) >= 0)) return [x, y];
  }}
  return null;
}})()"""

# What a page that does not do what it should is asked, for whoever has to find out why.
CONDITION = """(() => {
  const page = window.__freebody;
  if (!page) return { text: document.body?.innerText.slice(0, 300) };
  const { hello, connected, ready, kept, scrub, paused, held } = page;
  const notices = [...document.querySelectorAll("#notices p:not([hidden])")].map((p) => p.textContent);
  const scene = hello && { ...hello.scene, description: "", compiling: hello.compiling, control: hello.control };
  const head = page.live?.slice(0, 24);
  return { scene, settings: hello?.settings, connected, ready, kept, scrub, paused, held, notices, head };
})()"""


class Driver:
    def __init__(self, page):
        self.page = page
        self.troubles, self.forgiven = [], []
        page.on("console", lambda message: self.troubles.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def forgive(self, words):
        """Errors with these words in them belong to the test."""
        self.forgiven.append(words)

    def unforgiven(self):
        return [text for text in self.troubles if not any(words in text for words in self.forgiven)]

    def ask(self, expression):
        return self.page.evaluate(expression)

    def until(self, expression, patience=PATIENCE):
        """Wait until JavaScript gives something true. The page's policy forbids Playwright's own way of waiting."""
        end = time.monotonic() + patience
        while not (value := self.ask(expression)):
            assert time.monotonic() < end, f"never true: {expression}; {self.ask(CONDITION)}; {self.troubles}"
            self.page.wait_for_timeout(30)
        return value

    def frame(self):
        return np.array(self.ask("__freebody.live"), dtype=np.float32)

    def flags(self):
        return int(self.frame()[FLAGS])

    def until_flag(self, flag, *, on=True):
        self.until(f"{'' if on else '!'}(__freebody.live[{FLAGS}] & {flag})")

    def press(self, key):
        self.page.keyboard.press(key)

    def pause(self):
        self.press(" ")
        self.until("__freebody.paused")

    def go_on(self):
        self.press(" ")
        self.until("!__freebody.paused")

    def reset(self):
        """Back to the start, standing still there."""
        if not self.ask("__freebody.paused"):
            self.pause()
        self.press("r")
        self.until(f"__freebody.live[{TIME}] === 0")

    def later(self, seconds):
        """Wait until simulated time has gone on."""
        self.until(f"__freebody.live[{TIME}] > {float(self.frame()[TIME]) + seconds}")

    def spot(self):
        """A place of the page, in pixels, that shows a body: out from its centre in a spiral."""
        found = self.ask(SPIRAL)
        assert found, f"no body in sight; {self.ask(CONDITION)}"
        return tuple(found)

    def seize(self):
        """Press the mouse on a body that may move; where. Returns when the physics has it."""
        for _ in range(20):  # the body may turn away between looking and pressing
            place = self.spot()
            self.page.mouse.move(*place)
            self.page.mouse.down()
            if self.ask("__freebody.held !== null"):
                self.until_flag(GRABBED)
                return place
            self.page.mouse.up()
        raise AssertionError(f"the body was never caught; {self.ask(CONDITION)}")

    @property
    def place(self):
        """Where the page's elements are: the page, or a frame in it."""
        return self.page

    def tab(self, name):
        self.place.click(f"#tab-{name}")

    def choose(self, field, value):
        self.tab("setup")
        self.place.select_option(f"#field-{field}", value)
        self.ask("document.activeElement.blur()")  # or keys would be the list's
