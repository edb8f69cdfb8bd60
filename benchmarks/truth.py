"""Contact against exact answers: freebody, MuJoCo and PyBullet, each at its best settings, in steps of 1 ms.

Writes benchmarks/results/truth.md. The settings of the others are in ``benchmarks/peers_contact.py``.
"""

import sys
from pathlib import Path

import numpy as np

import freebody as fb
from benchmarks import peers_contact as peers

G, DT = 9.81, 1e-3
DOWN = (0.0, 0.0, -G)
TABLE = Path(__file__).parent / "results" / "truth.md"
HEAD = """# Contact against exact answers

Steps of 1 ms, freebody with `touch4`, MuJoCo with `implicitfast`, elliptic cones and impratio 10 (stiff undamped
contacts for the cradle, at 0.1 ms), PyBullet with 200 iterations and cone friction. Written by
`python -m benchmarks.truth`.

| case | exact | freebody | MuJoCo | PyBullet |
|---|---|---|---|---|
"""


def on_floor(body: fb.Body, **floor: object) -> fb.World:
    """A world of one body and a floor."""
    world = fb.World([body], gravity=DOWN)
    world.add(fb.Floor(**floor))
    return world


def ball(radius: float, friction: float, restitution: float, **more: object) -> fb.Body:
    """A ball on the floor."""
    law = fb.Material(friction=friction, restitution=restitution)
    return fb.Body(fb.Sphere(radius), mass=1.0, material=law, name="body", **{"position": (0, 0, radius), **more})


def apexes(heights: np.ndarray) -> list[float]:
    """The first two heights at which the ball turns back."""
    inside = (heights[1:-1] > heights[:-2]) & (heights[1:-1] >= heights[2:]) & (heights[1:-1] > 1e-3)
    return heights[1:-1][inside][:2].tolist()


def bounce() -> list[str]:
    """Apexes of a ball that is dropped from 1 m, e = 0.8."""
    run = fb.simulate(on_floor(ball(0.1, 0.0, 0.8, position=(0, 0, 1.1))), 2.0, dt=1e-4)
    seen = apexes(run["body"].position[:, 2] - 0.1), apexes(peers.bullet_bounce(0.8, 2.0)[:, 0])
    ours, bullet = (", ".join(f"{height:.4f}" for height in heights) for heights in seen)
    return ["bounce from 1 m, e = 0.8: apexes", "0.6400, 0.4096", ours, "has no restitution", bullet]


def elastic() -> list[str]:
    """Energy after 10 s of elastic bounces."""
    run = fb.simulate(on_floor(ball(0.1, 0.0, 1.0, position=(0, 0, 1.1))), 10.0, dt=DT)
    height, speed = peers.bullet_bounce(1.0, 10.0)[-1]
    ours = abs(run.energy[-1] / run.energy[0] - 1.0)
    return ["bounce, e = 1: energy after 10 s", "1", f"1 to {ours:.0e}", "-", f"{(G * height + speed**2 / 2) / G:.2f}"]


def off(value: float, exact: float, unit: str) -> str:
    """A value as its distance from the exact one."""
    return f"{value - exact:+.1e} {unit}"


def block() -> list[str]:
    """A block with 3 m/s and friction 0.3."""
    law = fb.Material(friction=0.3)
    body = fb.Body(
        fb.Box((0.4, 0.4, 0.2)), mass=1.0, material=law, position=(0, 0, 0.1), velocity=(3, 0, 0), name="body"
    )
    run, exact = fb.simulate(on_floor(body), 2.0, dt=DT), 9.0 / (0.6 * G)
    values = run["body"].position[-1][0], peers.mujoco_block(), peers.bullet_block()
    return ["block, 3 m/s, friction 0.3: stops after", f"{exact:.6f} m", *(off(value, exact, "m") for value in values)]


def creep() -> list[str]:
    """A block on an incline of slope 0.3, friction 0.5."""
    angle = np.arctan(0.3)
    normal = np.array([-np.sin(angle), 0.0, np.cos(angle)])
    body = fb.Body(fb.Box((0.4, 0.4, 0.2)), mass=1.0, material=fb.Material(friction=0.5), position=0.1 * normal,
                   orientation=f"{-angle} rad about y", name="body")  # fmt: skip
    place = fb.simulate(on_floor(body, normal=normal), 10.0, dt=DT, every=1000)["body"].position
    values = np.linalg.norm(place[-1] - place[0]), peers.mujoco_creep(), peers.bullet_creep()
    return ["block on an incline, slope 0.3, friction 0.5: creep in 10 s", "0", *(f"{value:.1e} m" for value in values)]


def rolling() -> list[str]:
    """A ball with 7 m/s that slides, then rolls."""
    run = fb.simulate(on_floor(ball(0.1, 0.2, 0.0, velocity=(7, 0, 0))), 2.0, dt=DT)
    values = run["body"].velocity[-1][0], peers.mujoco_ball(), peers.bullet_ball()
    return ["ball, 7 m/s, slides, then rolls: speed", "5 m/s", *(off(value, 5.0, "m/s") for value in values)]


def cradle() -> list[str]:
    """Five balls in a row; one comes with 1 m/s."""
    bodies = [
        fb.Body(fb.Sphere(0.05), mass=1.0, material=fb.Material(restitution=1.0), name=f"ball{k}",
                position=(0.1 * k - 0.05 * (k == 0), 0, 0), velocity=(float(k == 0), 0, 0))
        for k in range(5)
    ]  # fmt: skip
    ours = fb.simulate(fb.World(bodies), 0.3, dt=DT).final.velocity[:, 0]
    shown = (
        " ".join(f"{speed + 0.0:.2f}" for speed in each)
        for each in (ours, peers.mujoco_cradle(), peers.bullet_cradle())
    )
    return ["Newton's cradle of five", "0 0 0 0 1", *shown]


def turntable() -> list[str]:
    """A ball on a turntable, after one turn of its circle."""
    radius, rate, z = 0.05, 3.0, np.array([0.0, 0.0, 1.0])
    start, turn = np.array([0.5, 0.0, radius]), 2.0 * np.pi / (2.0 / 7.0 * rate)
    velocity = 2.0 / 7.0 * rate * np.cross(z, start - np.array([0.3, 0.0, radius]))
    turning = np.cross(z, (velocity - rate * np.cross(z, start)) / radius)
    body = ball(radius, 1.0, 0.0, position=start, velocity=velocity, angular_velocity=turning)
    run = fb.simulate(on_floor(body, angular_velocity=(0, 0, rate)), turn, dt=DT, every=1000)
    ours = np.linalg.norm(run["body"].position[-1] - start)
    theirs = peers.mujoco_turntable(start, velocity, turning, rate, radius, turn)
    return ["ball on a turntable, one turn: off by", "0", f"{ours:.1e} m", f"{theirs:.1e} m", "-"]


CASES = (bounce, elastic, block, creep, rolling, cradle, turntable)


def main() -> bool:
    """Print the table and write it."""
    lines = []
    for case in CASES:
        lines.append("| " + " | ".join(case()) + " |")
        print(lines[-1], flush=True)
    TABLE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    return True


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
