"""The page: what a frame costs, how fast it is drawn, how long a pointer takes to the physics, what it endures.

``python -m benchmarks.page [SECONDS]`` (of hostility, 20 by default; what the documentation says is for 300).
"""

import json
import logging
import sys
import time

import numpy as np
from websockets.sync.client import connect

from benchmarks import page_crowd
from benchmarks.page_browser import Browser, find
from freebody.viewer.api import View, serve
from freebody.viewer.live import Live
from freebody.viewer.live_tables import LiveTables
from freebody.viewer.source import from_library

# Wanted of a pointer's way to the physics on loopback, in ms, median.
QUICK = 5.0

# Moves that are measured.
MOVES = 200


def frame_cost(scene: str) -> None:
    show = Live(from_library(scene), stiffness=100.0)
    show.prepare()
    show.advance(10)
    begun = time.perf_counter()
    for k in range(100):
        data = show.frame(k, 1.0, paused=False)
    frame = (time.perf_counter() - begun) / 100
    begun = time.perf_counter()
    show.advance(100)
    step = (time.perf_counter() - begun) / 100
    bodies = len(show.geometry.bodies)
    cost = f"{frame * 1e3:.2f} ms of the server a frame, {step * 1e6:.1f} us a step"
    print(f"{scene + ':':12} {bodies:5} bodies, {len(data):6} bytes a frame, {cost}")


class Felt:
    """Notes when the physics has a move, by its first coordinate, in s of the clock on the wall."""

    def __enter__(self) -> "Felt":
        self.at: dict[float, float] = {}
        self._move = move = LiveTables.move

        def noted(field: LiveTables, target) -> None:
            move(field, target)
            self.at[target[0]] = time.time()

        LiveTables.move = noted
        return self

    def __exit__(self, *error: object) -> None:
        LiveTables.move = self._move


def from_a_socket(view: View) -> list[float]:
    """Seconds from sending a move to the physics having it, without a browser."""
    with Felt() as felt, connect(page_crowd.address(view.url), max_size=None, compression=None) as client:
        page_crowd.ready(client)
        start = {"type": "grab", "phase": "start", "body": 0, "local": [1, 0, 0], "target": [1, 0, 0]}
        client.send(json.dumps(start))
        sent = {}
        for k in range(MOVES):
            pause = time.monotonic() + 0.011  # not in step with pictures
            while time.monotonic() < pause:
                client.recv()
            target = 1.0 + 0.001 * (k + 1)
            sent[target] = time.time()
            client.send(json.dumps({"type": "grab", "phase": "move", "target": [target, 0, 0]}))
        end = time.monotonic() + 10.0
        while len(felt.at) < MOVES and time.monotonic() < end:
            client.recv()
    return [felt.at[target] - when for target, when in sent.items() if target in felt.at]


def from_a_pointer(view: View, browser: Browser) -> bool:
    """The same from the page in Chromium; and how long Chromium kept the pointer's event to itself before."""
    with Felt() as felt:
        sent = browser.drag(view.url, MOVES)
    good = told("the page in Chromium", [felt.at[target] - now for target, _, now in sent if target in felt.at])
    kept = np.median([now - at for _, at, now in sent]) * 1e3
    print(f"(drawing without a graphics card, Chromium tells the page of a pointer's move after {kept:.1f} ms)")
    return good


def told(what: str, taken: list[float]) -> bool:
    middle, high = np.percentile(np.array(taken) * 1e3, [50, 95])
    good = bool(middle < QUICK)
    spread = f"{middle:.2f} ms median, {high:.2f} ms p95 of {len(taken)}"
    print(f"from {what} to the physics: {spread}; wanted below {QUICK:g} ms  {'ok' if good else 'SHORT'}")
    return good


def main(seconds: float = 20.0) -> bool:
    # Visitors that are thrown out in mid-sentence are what this is about; their library need not report each.
    logging.getLogger("websockets").setLevel(logging.CRITICAL + 1)
    print("\nthe page")
    for scene in ("torus", "thousand"):
        frame_cost(scene)
    path = find()
    with serve(lambda: from_library("torus"), port=0) as view:
        good = told("a socket", from_a_socket(view))
        if path is None:
            print("no Chromium or Chrome: what the page itself does is left out (FREEBODY_CHROMIUM may name one)")
            return good & page_crowd.endurance(seconds)
        with Browser(path) as browser:
            good &= from_a_pointer(view, browser)
    with serve(lambda: from_library("thousand"), port=0) as view, Browser(path) as browser:
        print(f"Chromium without a graphics card draws a thousand bodies {browser.rate(view.url):.0f} times a second")
    return good & page_crowd.endurance(seconds)


if __name__ == "__main__":
    sys.exit(0 if main(*map(float, sys.argv[1:2])) else 1)
