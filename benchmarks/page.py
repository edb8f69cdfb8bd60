"""The page's server: what a frame costs, how long a pointer takes to reach the physics, and how it endures hostility.

``python -m benchmarks.page [SECONDS]`` (default 20; the endurance claim in the documentation is for 300).
"""

import contextlib
import json
import logging
import random
import resource
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from freebody.viewer.api import View, serve
from freebody.viewer.exhibit import from_library
from freebody.viewer.field import Field
from freebody.viewer.live import Live

CLIENTS = 50


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
    print(
        f"{scene}: {bodies} bodies, {len(data)} bytes a frame, {frame * 1e3:.2f} ms a frame, {step * 1e6:.1f} us a step"
    )


def address(view: View) -> str:
    return f"ws{view.url[4:]}ws"


def ready(client) -> None:
    while True:
        got = client.recv(timeout=120)
        if isinstance(got, str) and (said := json.loads(got))["type"] == "hello" and not said["compiling"]:
            return


def latency(view: View) -> None:
    """From sending a move to the physics having it, and to the frame that shows it (one of 60 a second)."""
    felt, seen, arrived = [], [], {}
    move = Field.move

    def noted(field, target) -> None:
        move(field, target)
        arrived[target[0]] = time.perf_counter()

    Field.move = noted
    with connect(address(view), max_size=None, compression=None) as client:
        ready(client)
        begin = {"type": "grab", "phase": "start", "body": 0, "local": [1, 0, 0], "target": [1, 0, 0]}
        client.send(json.dumps(begin))
        for k in range(300):
            pause = time.monotonic() + random.uniform(0.005, 0.02)
            while time.monotonic() < pause:
                client.recv()
            target = float(np.float32(1.0 + 0.001 * (k + 1)))
            begun = time.perf_counter()
            client.send(json.dumps({"type": "grab", "phase": "move", "target": [target, 0, 0]}))
            while True:
                got = client.recv()
                if isinstance(got, bytes) and np.frombuffer(got, "<f4")[17] == np.float32(target):
                    break
            seen.append(time.perf_counter() - begun)
            felt.append(arrived[target] - begun)
    Field.move = move
    for what, taken in (("to the physics", felt), ("to the frame that shows it", seen)):
        middle, high = np.percentile(np.array(taken) * 1e3, [50, 95])
        print(f"from a move {what}: {middle:.2f} ms median, {high:.2f} ms p95")


def nonsense(rng: random.Random) -> str | bytes:
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(chr(rng.randrange(32, 1000)) for _ in range(rng.randrange(300)))
    if kind == 2:
        return json.dumps(
            {"type": rng.choice(["grab", "dt", "scene", "x"]), "value": rng.choice([None, 1e300, [], "a"])}
        )
    if kind == 3:
        target = [rng.uniform(-1e7, 1e7) for _ in range(3)]
        return json.dumps(
            {"type": "grab", "phase": "start", "body": rng.randrange(-2, 5), "local": [0, 0, 0], "target": target}
        )
    return "x" * rng.choice([3000, 100_000])


def visitor(url: str, end: float, seed: int, sent: list[int]) -> None:
    """Come, say something foolish or nothing, look or not, go; again and again."""
    rng = random.Random(seed)
    while time.monotonic() < end:
        with (
            contextlib.suppress(WebSocketException, OSError, TimeoutError),
            connect(url, max_size=None, compression=None, close_timeout=0.1) as client,
        ):
            for _ in range(rng.randrange(4)):
                client.send(nonsense(rng))
                sent[seed] += 1
            stay = time.monotonic() + rng.uniform(0.0, 2.0)
            while time.monotonic() < stay:
                client.recv(timeout=0.5)
                time.sleep(0.02)


def memory(process: int) -> float:
    """Resident, in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def endurance(seconds: float) -> None:
    """A server in a process of its own, so that its memory is nobody else's."""
    command = [sys.executable, "-m", "freebody", "view", "torus", "--port", "0", "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = f"ws{process.stdout.readline().split()[3][4:]}ws"
        try:
            watched(url, process.pid, seconds)
        finally:
            process.terminate()


def watched(url: str, process: int, seconds: float) -> None:
    sent = [0] * CLIENTS
    with connect(url, max_size=None, compression=None) as watcher:
        ready(watcher)
        end = time.monotonic() + seconds
        crowd = [threading.Thread(target=visitor, args=(url, end, k, sent), daemon=True) for k in range(CLIENTS)]
        for one in crowd:
            one.start()
        factors, sizes, looked = [], [], 0.0
        while time.monotonic() < end:
            got = watcher.recv(timeout=10)
            if isinstance(got, bytes):
                factors.append(float(np.frombuffer(got, "<f4")[2]))
            if time.monotonic() > looked + seconds / 10:
                looked = time.monotonic()
                sizes.append(memory(process))
        for one in crowd:
            one.join(timeout=5)
    settled = np.array(factors[len(factors) // 10 :])
    print(f"{CLIENTS} clients coming and going for {seconds:g} s, {sum(sent)} hostile messages")
    print(
        f"real-time factor: median {np.median(settled):.3f}, least {settled.min():.3f}; {len(factors)} frames watched"
    )
    print("memory of the server (MB): " + " ".join(f"{size:.0f}" for size in sizes))


def main() -> None:
    # Visitors that are thrown out in mid-sentence are what this is about; their library need not report each.
    logging.getLogger("websockets").setLevel(logging.CRITICAL + 1)
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    frame_cost("torus")
    frame_cost("thousand")
    with serve(lambda: from_library("torus"), port=0) as view:
        latency(view)
    endurance(seconds)


if __name__ == "__main__":
    main()
