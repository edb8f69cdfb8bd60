"""What the tests do with a page. Waits are long because machines may be slow; nothing here measures a rate."""

import time

import numpy as np

PATIENCE = 180.0  # s; kernels may have to be compiled first

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


class Driver:
    def __init__(self, page, troubles):
        self.page, self.troubles = page, troubles

    def ask(self, expression):
        return self.page.evaluate(expression)

    def until(self, expression, patience=PATIENCE):
        """Wait until JavaScript gives something true. The page's policy forbids Playwright's own way of waiting."""
        end = time.monotonic() + patience
        while not (value := self.ask(expression)):
            assert time.monotonic() < end, f"never true: {expression}; {self.troubles}"
            self.page.wait_for_timeout(30)
        return value

    def frame(self):
        return np.array(self.ask("__freebody.live"), dtype=np.float32)

    def flags(self):
        return int(self.frame()[FLAGS])

    def press(self, key):
        self.page.keyboard.press(key)

    def pause(self):
        self.press(" ")
        self.until("__freebody.paused")

    def later(self, seconds):
        """Wait until simulated time has gone on."""
        self.until(f"__freebody.live[{TIME}] > {float(self.frame()[TIME]) + seconds}")

    def spot(self):
        """A place of the page, in pixels, that shows a body: out from its centre in a spiral."""
        found = self.ask(SPIRAL)
        assert found, "no body in sight"
        return tuple(found)

    def seize(self):
        """Press the mouse on a body; where."""
        for _ in range(20):  # the body may turn away between looking and pressing
            place = self.spot()
            self.page.mouse.move(*place)
            self.page.mouse.down()
            if self.ask("__freebody.held !== null"):
                return place
            self.page.mouse.up()
        raise AssertionError("the body was never caught")

    def tab(self, name):
        self.page.click(f"#tab-{name}")

    def choose(self, field, value):
        self.tab("setup")
        self.page.select_option(f"#field-{field}", value)
