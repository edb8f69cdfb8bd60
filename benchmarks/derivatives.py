"""What derivatives cost: a tangent against a plain run of the same steps, in the same process, by CPU time.

``python -m benchmarks.derivatives``. Sixteen tangents are carried at once; ``wanted`` is 0.5 of a run for each.
"""

from __future__ import annotations

import time

import numpy as np

import freebody as fb
from freebody.derivatives.flow import carried
from freebody.derivatives.loop import TANGENTS
from freebody.derivatives.plain import Stretch, plain_state
from freebody.methods.registry import get
from freebody.model.state import State
from freebody.running.schedule import Leg

# The difference of a short and a long run is that of their steps alone, without making buffers.
SHORT, LONG, DT = 200, 1200, 1e-3
WANTED = 0.5
# In turns, the best of many: dual numbers fill the first cache, which neighbours share.
PAIRS = 150


def _world() -> fb.World:
    body = fb.Body(mass=1.0, inertia=(1.0, 2.0, 3.0), velocity=(1, 0, 2), angular_velocity=(0.1, 3.0, 0.2))
    world = fb.World([body], gravity=(0, 0, -9.81))
    return world.add(fb.Spring(body, at=(0.5, 0, 0), anchor=(0, 0, 2), stiffness=5.0), fb.Drag(body, linear=0.1))


def main() -> bool:
    """Print the cost of a tangent for several methods; whether all reach what is wanted."""
    world = _world()
    tables = world.tables()
    short, long = (Stretch(0.0, DT, (Leg(0, steps, 0.5 * DT),)) for steps in (SHORT, LONG))
    fine = True
    for name in ("cf4", "rkmk4", "exact4"):
        method = get(name)
        raw = world.state().as_layout(method.layout_for(tables)).raw
        tangents = np.zeros((TANGENTS, *raw.shape))
        tangents.reshape(TANGENTS, -1)[range(raw.size), range(raw.size)] = 1.0
        start = State(tables, method.layout_for(tables), raw)
        floats = np.zeros((TANGENTS, len(tables.floats)))
        tasks = {
            "plain": lambda steps, start=start, method=method: plain_state(method, start, steps),
            "dual": lambda steps, start=start, method=method, tangents=tangents, floats=floats: list(
                carried(method, start, tangents, floats, [steps])
            ),
        }
        begun = time.perf_counter()
        tasks["dual"](short)
        first = time.perf_counter() - begun
        seconds: dict[tuple[str, int], float] = {}
        for _ in range(PAIRS):
            for kind, task in tasks.items():
                for length, steps in ((SHORT, short), (LONG, long)):
                    begun = time.process_time()
                    task(steps)
                    taken = time.process_time() - begun
                    seconds[kind, length] = min(taken, seconds.get((kind, length), np.inf))
        plain, dual = (seconds[kind, LONG] - seconds[kind, SHORT] for kind in tasks)
        each = dual / plain / TANGENTS
        verdict = "ok" if each <= WANTED else "SHORT"
        print(
            f"{name}: {TANGENTS} derivatives cost {dual / plain:.2f} runs, {each:.2f} each, wanted {WANTED} {verdict};"
            f" the first call, compiled or loaded, {first:.1f} s"
        )
        fine &= each <= WANTED
    return fine


if __name__ == "__main__":
    raise SystemExit(0 if main() else 1)
