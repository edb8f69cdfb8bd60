"""A Chromium for the benchmark of the page."""

import importlib.util
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]

# Seconds; kernels may have to be compiled first.
PATIENCE = 300.0

# Drawn without a graphics card, as on any machine that runs benchmarks.
FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
]  # fmt: skip

# Notes every move that is sent: its first coordinate, the time of the pointer's event behind it, and the present.
NOTES = """() => {
  let at = 0;
  window.sent = [];
  const note = (event) => (at = performance.timeOrigin + event.timeStamp);
  for (const kind of ["pointermove", "pointerrawupdate"]) addEventListener(kind, note, { capture: true });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === "grab" && message.phase === "move") {
      window.sent.push([message.target[0], at / 1000, (performance.timeOrigin + performance.now()) / 1000]);
    }
    return send.call(this, text);
  };
}"""

# A place that shows the first body, found from its centre outwards.
PLACE = """() => {
  const { live, project, pick } = window.__freebody;
  const centre = project(live.slice(24, 27));
  for (let k = 0; k < 600; k++) {
    const [x, y] = [centre.x + 0.5 * k * Math.cos(0.9 * k), centre.y + 0.5 * k * Math.sin(0.9 * k)];
    if (pick(x, y) >= 0) return [x, y];
  }
  return null;
}"""

# Pictures in three seconds, counted as the page counts them: those in which something was drawn.
RATE = """() => new Promise((done) => {
  const first = __freebody.drawn, begun = performance.now();
  setTimeout(() => done((1000 * (__freebody.drawn - first)) / (performance.now() - begun)), 3000);
})"""


def find() -> str | None:
    """Path of a Chromium, as the tests of the page find it."""
    spec = importlib.util.spec_from_file_location("chromium", ROOT / "tools" / "chromium.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.find()


class Browser:
    """A headless Chromium while it is used."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __enter__(self) -> "Browser":
        from playwright.sync_api import sync_playwright

        self._play = sync_playwright().start()
        self._browser = self._play.chromium.launch(executable_path=self.path, args=FLAGS)
        return self

    def __exit__(self, *error: object) -> None:
        self._browser.close()
        self._play.stop()

    def _open(self, url: str):
        page = self._browser.new_page(viewport={"width": 1280, "height": 720})
        page.goto(url)
        self._until(page, "window.__freebody?.ready && !__freebody.hello.compiling")
        return page

    def _until(self, page, expression: str) -> None:
        end = time.monotonic() + PATIENCE
        while not page.evaluate(expression):
            if time.monotonic() > end:
                raise TimeoutError(expression)
            page.wait_for_timeout(50)

    def drag(self, url: str, moves: int) -> list[tuple[float, float, float]]:
        """Drag the first body about; of each move its target, when the pointer moved and when it was sent (s, wall)."""
        page = self._open(url)
        page.evaluate(NOTES)
        self._until(page, "__freebody.hello.control")  # whoever had the controls before has to be missed first
        page.keyboard.press(" ")
        self._until(page, "__freebody.paused")
        page.keyboard.press("r")
        self._until(page, "__freebody.live[1] === 0")
        x, y = page.evaluate(PLACE)
        page.mouse.move(x, y)
        page.mouse.down()
        self._until(page, "__freebody.held !== null")
        page.keyboard.press(" ")
        self._until(page, "!__freebody.paused")
        for k in range(moves):
            page.mouse.move(x + 0.5 * (k + 1), y)
            page.wait_for_timeout(17)
        page.mouse.up()
        sent = page.evaluate("window.sent")
        page.close()
        return [tuple(one) for one in sent]

    def rate(self, url: str) -> float:
        """Pictures a second."""
        page = self._open(url)
        found = float(page.evaluate(RATE))
        page.close()
        return found
