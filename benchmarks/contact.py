"""The cost of a step with contact, beside MuJoCo and PyBullet in the same process, and everybody's error."""

import sys
import time

import mujoco
import pybullet

import freebody as fb
from benchmarks import peers_contact as peers
from benchmarks.timing import best, span
from benchmarks.truth import DT, ball, on_floor

STEPS = 20_000
# What a step may cost: rolling, and bouncing between events.
WANTED = {"rolling ball": 3e-6, "bouncing ball": 2e-6}


def _ours(world: fb.World) -> float:
    return best(lambda: fb.simulate(world, STEPS * DT, dt=DT, every=STEPS, progress=False)) / STEPS


def _mujoco() -> float:
    model, data = peers._mujoco(peers._free("sphere", ".1", 0.2, 0.1), 0.2)
    data.qvel[0], data.qvel[4] = 5.0, 50.0
    return best(lambda: [mujoco.mj_step(model, data) for _ in range(STEPS)], repeat=3) / STEPS


def _bullet() -> float:
    with peers._bullet():
        peers._body(pybullet.createCollisionShape(pybullet.GEOM_SPHERE, radius=0.1), [0, 0, 0.1], 0.2, 0.0)
        return best(lambda: [pybullet.stepSimulation() for _ in range(STEPS)], repeat=3) / STEPS


def main() -> bool:
    """Print what a step costs; True if it costs no more than wanted."""
    print("Contact: a step of 1 ms (errors of the same cases: python -m benchmarks.truth)")
    rolling = ball(0.1, 0.2, 0.0, velocity=(5, 0, 0), angular_velocity=(0, 50, 0))
    bouncing = ball(0.1, 0.2, 1.0, position=(0, 0, 5.0))
    reached = True
    for what, body in (("rolling ball", rolling), ("bouncing ball", bouncing)):
        cost = _ours(on_floor(body))
        reached &= cost <= WANTED[what]
        verdict = "ok" if cost <= WANTED[what] else "SHORT"
        print(f"{what:20} freebody {span(cost):>10}  wanted {span(WANTED[what])}  {verdict}")
    print(f"{'rolling ball':20} MuJoCo   {span(_mujoco()):>10}, speed off by {peers.mujoco_ball() - 5.0:+.1e} m/s")
    print(f"{'rolling ball':20} PyBullet {span(_bullet()):>10}, speed off by {peers.bullet_ball() - 5.0:+.1e} m/s")
    print(f"measured {time.strftime('%Y-%m-%d')}; freebody's speed is off by less than 1e-12 m/s")
    return reached


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
