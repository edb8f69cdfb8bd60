"""Fifty visitors who come, say something foolish, and go; what that does to the server and to the motion."""

import contextlib
import json
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

VISITORS = 50

# How much larger the server may be at the end than after its first tenth: its allocator's own play.
GROWTH = 1.1


def address(url: str) -> str:
    return url.replace("http", "ws").replace("/?", "/ws?")


def ready(client) -> None:
    """Wait until everything is compiled."""
    while True:
        got = client.recv(timeout=300)
        if isinstance(got, str) and (said := json.loads(got))["type"] == "hello" and not said["compiling"]:
            return


def hostile(rng: random.Random) -> str | bytes:
    """What gets its sender thrown out."""
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 200))
    if kind == 1:
        return "".join(chr(rng.randrange(32, 1000)) for _ in range(rng.randrange(300)))
    if kind == 2:
        return json.dumps(
            {"type": rng.choice(["grab", "dt", "scene", "x"]), "value": rng.choice([None, 1e300, [], "a"])}
        )
    if kind == 3:
        target = [rng.uniform(-1e7, 1e7) for _ in range(3)]
        return json.dumps(
            {"type": "grab", "phase": "start", "body": rng.randrange(1, 5), "local": [0, 0, 0], "target": target}
        )
    return "x" * rng.choice([3000, 100_000])


def idle(rng: random.Random) -> str:
    """What anybody may say, from somebody who does not hold the controls."""
    point = [rng.uniform(-3.0, 3.0) for _ in range(3)]
    kinds = (
        {"type": "grab", "phase": "start", "body": 0, "local": [1, 0, 0], "target": point},
        {"type": "grab", "phase": "move", "target": point},
        {"type": "dt", "value": rng.uniform(1e-5, 1e-2)},
        {"type": "scene", "name": rng.choice(["cube", "torus", "nowhere"])},
        {"type": "gravity", "value": point},
        {"type": "reset"},
        {"type": "ping", "t": rng.random()},
    )
    return json.dumps(rng.choice(kinds))


def visitor(url: str, end: float, seed: int, sent: list[int], visits: list[int]) -> None:
    """Come, talk idly or not at all, look or not, end with an insult or not, go; again and again."""
    rng = random.Random(seed)
    while time.monotonic() < end:
        with (
            contextlib.suppress(WebSocketException, OSError, TimeoutError),
            connect(url, max_size=None, compression=None, close_timeout=0.1) as client,
        ):
            visits[seed] += 1
            for _ in range(rng.choice([0, 5, 40])):
                client.send(idle(rng))
                sent[seed] += 1
            for _ in range(rng.randrange(4)):
                client.send(hostile(rng))
                sent[seed] += 1
            stay = time.monotonic() + rng.uniform(0.0, 2.0)
            while time.monotonic() < stay:
                client.recv(timeout=0.5)
                time.sleep(0.02)


def memory(process: int) -> float:
    """Resident, in MB; not known on every system."""
    with contextlib.suppress(OSError):
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6
    return float("nan")


def endurance(seconds: float) -> bool:
    """A server in a process of its own, so that its memory is nobody else's; whether it endured."""
    command = [sys.executable, "-m", "freebody", "view", "torus", "--port", "0", "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = address(process.stdout.readline().split()[3])
        try:
            return watched(url, process, seconds)
        finally:
            process.terminate()


def watched(url: str, process: subprocess.Popen, seconds: float) -> bool:
    """Look on, holding the controls, while the crowd comes and goes."""
    sent, visits = [0] * VISITORS, [0] * VISITORS
    factors, sizes, looked = [], [], 0.0
    with connect(url, max_size=None, compression=None) as watcher:
        ready(watcher)
        begun, first = time.monotonic(), None
        end = begun + seconds
        crowd = [
            threading.Thread(target=visitor, args=(url, end, k, sent, visits), daemon=True) for k in range(VISITORS)
        ]
        for one in crowd:
            one.start()
        while time.monotonic() < end:
            got = watcher.recv(timeout=10)
            if isinstance(got, bytes):
                last = np.frombuffer(got, "<f4")
                first = (time.monotonic(), float(last[1])) if first is None else first
                factors.append(float(last[2]))
            if time.monotonic() > looked + seconds / 10:
                looked = time.monotonic()
                sizes.append(memory(process.pid))
        passed, moved = time.monotonic() - first[0], float(last[1]) - first[1]
        for one in crowd:
            one.join(timeout=5)
    sizes.append(memory(process.pid))
    print(f"{VISITORS} visitors for {seconds:g} s: {sum(visits)} visits, {sum(sent)} hostile or random messages")
    settled = np.array(factors[len(factors) // 10 :])
    pace = f"{moved / passed:.3f} over all, median {np.median(settled):.3f}, least {settled.min():.3f} of any second"
    print(f"seconds of motion per second meanwhile: {pace}; {len(factors)} frames watched")
    alive = process.poll() is None
    flat = not sizes[-1] > GROWTH * sizes[1]
    print(f"memory of the server (MB): {' '.join(f'{size:.0f}' for size in sizes)}  {'ok' if flat else 'SHORT'}")
    return alive and flat
