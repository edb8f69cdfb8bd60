"""What a step with contact costs (CPU time) in freebody, MuJoCo and PyBullet, and how far off each of them is."""

import sys
import time
from collections.abc import Callable

import mujoco
import numpy as np
import pybullet

import freebody as fb
from benchmarks import peers_contact as peers
from benchmarks.timing import best as best_of
from benchmarks.timing import span
from benchmarks.truth import DT, G, ball, on_floor

STEPS = 20_000
# What a step may cost: rolling, and bouncing between events.
WANTED = {"rolling": 3e-6, "bouncing": 2e-6}
RADIUS = 0.1


def best(task: Callable[[], object], repeat: int = 5) -> float:
    """In CPU time: all of them run on one core, and other work on the machine counts less."""
    return best_of(task, repeat=repeat, clock=time.process_time)


def _ours(world: fb.World) -> float:
    return best(lambda: fb.simulate(world, STEPS * DT, dt=DT, every=STEPS, progress=False)) / STEPS


def _mujoco() -> float:
    model, data = peers._mujoco(peers._free("sphere", str(RADIUS), 0.2, RADIUS), 0.2)
    data.qvel[0], data.qvel[4] = 5.0, 5.0 / RADIUS
    # Many steps in one call: Python's part is none of its cost.
    return best(lambda: mujoco.mj_step(model, data, nstep=STEPS), repeat=3) / STEPS


def _bullet(height: float, restitution: float) -> float:
    with peers._bullet() as plane:
        peers._law(plane, 1.0, 1.0)
        shape = pybullet.createCollisionShape(pybullet.GEOM_SPHERE, radius=RADIUS)
        body = peers._body(shape, [0, 0, height], 0.2, restitution)
        if height == RADIUS:
            pybullet.resetBaseVelocity(body, [5.0, 0, 0], [0, 5.0 / RADIUS, 0])
        return best(lambda: [pybullet.stepSimulation() for _ in range(STEPS)], repeat=3) / STEPS


def _speed() -> float:
    """Speed of our ball that slides, then rolls, in m/s."""
    run = fb.simulate(on_floor(ball(RADIUS, 0.2, 0.0, velocity=(7, 0, 0))), 2.0, dt=DT, progress=False)
    return float(run[0].velocity[-1, 0])


def _energy(heights: np.ndarray, speeds: np.ndarray) -> float:
    """What 10 s of elastic bounces from 1 m make of the energy, per energy."""
    return float((G * heights[-1] + 0.5 * speeds[-1] ** 2) / G - 1.0)


def _bounced() -> float:
    world = on_floor(ball(RADIUS, 0.0, 1.0, position=(0, 0, 1.0 + RADIUS)))
    run = fb.simulate(world, 10.0, dt=DT, progress=False)
    return _energy(run[0].position[:, 2] - RADIUS, run[0].velocity[:, 2])


def _line(what: str, who: str, cost: float, error: str, wanted: float | None = None) -> bool:
    reached = wanted is None or cost <= wanted
    said = "" if wanted is None else f"  wanted {span(wanted)}  {'ok' if reached else 'SHORT'}"
    print(f"{what:10} {who:9} {span(cost):>10}  {error}{said}")
    return reached


def main() -> bool:
    """Print what a step costs; True if ours costs no more than wanted."""
    print(f"Contact: CPU time a step, of {span(DT)}; errors of other cases: python -m benchmarks.truth")
    rolling = on_floor(ball(RADIUS, 0.2, 0.0, velocity=(5, 0, 0), angular_velocity=(0, 5.0 / RADIUS, 0)))
    bouncing = on_floor(ball(RADIUS, 0.2, 1.0, position=(0, 0, 5.0)))
    reached = _line("rolling", "freebody", _ours(rolling), f"speed {_speed() - 5.0:+.1e} m/s", WANTED["rolling"])
    _line("rolling", "MuJoCo", _mujoco(), f"speed {peers.mujoco_ball() - 5.0:+.1e} m/s")
    _line("rolling", "PyBullet", _bullet(RADIUS, 0.0), f"speed {peers.bullet_ball() - 5.0:+.1e} m/s")
    reached &= _line("bouncing", "freebody", _ours(bouncing), f"energy {_bounced():+.1e}", WANTED["bouncing"])
    print("bouncing   MuJoCo    has no restitution")
    seen = peers.bullet_bounce(1.0, 10.0)
    _line("bouncing", "PyBullet", _bullet(5.0, 1.0), f"energy {_energy(seen[:, 0], seen[:, 1]):+.1e}")
    print(f"measured {time.strftime('%Y-%m-%d')}; energies after 10 s of elastic bounces, per energy")
    return reached


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
