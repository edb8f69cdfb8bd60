"""Start runs, kill them with SIGKILL at random moments, read and resume what they left. Prints one JSON line per kill.

usage: kill_runs.py FOLDER COUNT SEED. A process of its own, because it forks: nothing here may have threads running.
"""

import json
import os
import random
import shutil
import signal
import sys
import time
from pathlib import Path

from record_worlds import bits, simulate

import freebody.record.recorder as recorder
from freebody.record.load import load_run

# Commit all the time, so that kills fall into commits as often as between them.
recorder.PERIOD, recorder.SHARE = 0.002, 0.9

LONG = {
    "fixed": {"dt": 5e-6, "every": 80},
    "shortened": {"dt": 1.9e-5, "every": 21},
    "outputs": {"duration": 300.0, "dt": 2e-2},
    "steps": {"duration": 300.0, "every": 5},
}


def killed(kind: str, path: Path, after: float) -> bool:
    """Run in a child, kill it ``after`` seconds; whether it was still running."""
    child = os.fork()
    if child == 0:
        simulate(kind, record=path, progress=False, **LONG[kind])
        os._exit(0)
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def main(folder: Path, count: int, seed: int) -> None:
    chance = random.Random(seed)
    references, lasts = {}, {}
    for kind in LONG:
        simulate(kind, record=folder / f"warm-{kind}.zarr")
        begun = time.perf_counter()
        run = simulate(kind, record=folder / f"{kind}.zarr", **LONG[kind])
        lasts[kind] = time.perf_counter() - begun
        references[kind] = bits(run)
    useful = number = 0
    # A kill before the first frame or after the last one tests little, and which it was depends on the machine.
    while number < count or (useful < count // 4 and number < 5 * count):
        kind = list(LONG)[number % len(LONG)]
        path = folder / f"{number}.zarr"
        died = killed(kind, path, chance.uniform(0.0, lasts[kind]))
        left = load_run(path) if path.exists() else None
        part = None if left is None else (left.interrupted, len(left))
        prefix = left is None or references[kind]["raw"].startswith(left.raw.tobytes())
        resumed = simulate(kind, record=path, resume=True, **LONG[kind])
        answer = {
            "kind": kind,
            "died": died,
            "left": part,
            "prefix": prefix,
            "frames": len(resumed),
            "same": bits(resumed) == references[kind],
            "file": bits(load_run(path)) == references[kind],
        }
        print(json.dumps(answer), flush=True)
        useful += died and left is not None
        number += 1
        shutil.rmtree(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
