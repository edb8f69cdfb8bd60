"""What derivatives cost: a tangent against a plain run of the same steps, in the same process.

``python -m benchmarks.derivatives``. Sixteen tangents are carried at once; ``wanted`` is 0.5 of a run for each.
"""

from __future__ import annotations

import time

import numpy as np

import freebody as fb
from freebody.derivatives.flow import Stretch, carried, plain_state
from freebody.derivatives.loop import TANGENTS
from freebody.methods.registry import get
from freebody.running.schedule import Leg

STEPS, DT = 500, 1e-3
WANTED = 0.5
# Short runs in turns, the best of many: dual numbers fill the first cache, which neighbours share.
PAIRS = 200


def _world() -> fb.World:
    body = fb.Body(mass=1.0, inertia=(1.0, 2.0, 3.0), velocity=(1, 0, 2), angular_velocity=(0.1, 3.0, 0.2))
    world = fb.World([body], gravity=(0, 0, -9.81))
    return world.add(fb.Spring(body, at=(0.5, 0, 0), anchor=(0, 0, 2), stiffness=5.0), fb.Drag(body, linear=0.1))


def main() -> bool:
    """Print the cost of a tangent for several methods; whether all reach what is wanted."""
    world = _world()
    tables, stretch = world.tables(), Stretch(0.0, DT, (Leg(0, STEPS, 0.5 * DT),))
    fine = True
    for name in ("cf4", "rkmk4", "exact4"):
        method = get(name)
        raw = world.state().as_layout(method.layout_for(tables)).raw
        tangents = np.zeros((TANGENTS, *raw.shape))
        tangents.reshape(TANGENTS, -1)[range(raw.size), range(raw.size)] = 1.0
        floats = np.zeros((TANGENTS, len(tables.floats)))
        begun = time.perf_counter()
        list(carried(tables, method, (raw, tangents), floats, [stretch]))
        first = time.perf_counter() - begun
        plain_state(tables, method, raw, stretch)
        plain, dual = [], []
        for _ in range(PAIRS):
            start = time.perf_counter()
            plain_state(tables, method, raw, stretch)
            middle = time.perf_counter()
            list(carried(tables, method, (raw, tangents), floats, [stretch]))
            plain.append(middle - start)
            dual.append(time.perf_counter() - middle)
        ratio = min(dual) / min(plain)
        verdict = "ok" if ratio / TANGENTS <= WANTED else "SHORT"
        print(
            f"{name}: {TANGENTS} derivatives of {STEPS} steps take {ratio:.2f} runs, {ratio / TANGENTS:.2f} each, "
            f"wanted {WANTED:g}  {verdict}; the first call, compiled or loaded, {first:.1f} s"
        )
        fine &= ratio / TANGENTS <= WANTED
    return fine


if __name__ == "__main__":
    raise SystemExit(0 if main() else 1)
