"""How long one waits: import, help, first result with an empty cache and with a full one."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FIRST = "import freebody as fb; fb.mass_properties(fb.Torus(1.0, 0.25).mesh(48, 12), density=1.0)"

RUN = """
import freebody as fb
torus = fb.Body(fb.Torus(1.0, 0.25), density=1.0, angular_velocity=(0.1, 0.1, 0.0))
world = fb.World([torus], gravity=(0, 0, -9.81)).add(fb.Spring(torus, at=(1, 0, 0), anchor=(0, 0, 2), stiffness=1.0))
print(fb.simulate(world, 1.0, dt=1e-3)["torus"].position[-1])
"""

# The same throw, as ``first_minutes`` compares it over more programs.
THROWS = [Path(__file__).with_name("throws") / f"with_{name}.py" for name in ("freebody", "mujoco")]

WAITS = {
    "python -c pass": ([sys.executable, "-c", "pass"], None),
    "import freebody": ([sys.executable, "-c", "import freebody"], 0.3),
    "freebody --help": ([sys.executable, "-m", "freebody", "--help"], 0.5),
    "first mass properties of a mesh, warm cache": ([sys.executable, "-c", FIRST], 2.0),
    "script to first result of a 1 s simulation, warm cache": ([sys.executable, "-c", RUN], 2.0),
}


def seconds(command: list[str], **environment: str) -> float:
    start = time.perf_counter()
    subprocess.run(command, env={**os.environ, **environment}, capture_output=True, check=True)
    return time.perf_counter() - start


def line(what: str, took: float, limit: float | None) -> bool:
    good = limit is None or took <= limit
    wanted = "" if limit is None else f"  wanted below {limit:g} s  {'ok' if good else 'SHORT'}"
    print(f"{what:58} {took:10.2f} s{wanted}")
    return good


def main() -> bool:
    print("\nwaiting (whole processes)")
    good = True
    for what, (command, limit) in WAITS.items():
        seconds(command)
        good &= line(what, min(seconds(command) for _ in range(3)), limit)
    # Another process each time, and in turns, so that both see the same machine.
    waits = [[seconds([sys.executable, str(throw)]) for throw in THROWS] for _ in range(6)][1:]
    ours, peer = (min(column) for column in zip(*waits))
    good &= line("script to the end of a throw of 10 s, warm cache", ours, 1.5)
    line("    the same throw with MuJoCo", peer, None)
    for what, script in (("mass properties of a mesh", FIRST), ("1 s simulation", RUN)):
        with tempfile.TemporaryDirectory() as empty:
            cold = seconds([sys.executable, "-c", script], FREEBODY_CACHE_DIR=empty)
        good &= line(f"first {what}, empty cache", cold, 30.0)
    return good


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
