"""Contact against exact answers: freebody, MuJoCo and PyBullet, each at its best settings, in steps of 1 ms.

Writes benchmarks/results/truth.md. The settings of the others are in ``benchmarks/peers_contact.py``.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

import freebody as fb
from benchmarks import peers_contact as peers

G, DT = 9.81, 1e-3
DOWN = (0.0, 0.0, -G)
TABLE = Path(__file__).parent / "results" / "truth.md"
HEAD = """# Contact against exact answers

Steps of 1 ms, freebody with `touch4`, MuJoCo with `implicitfast`, elliptic cones and impratio 10 (stiff undamped
contacts for the cradle, at 0.1 ms; RK4 and impratio 100 for the rattleback), PyBullet with 200 iterations and cone
friction (contacts from 0.1 mm for the bounces: from its usual 2 cm it loses the second). Written by
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


def rests() -> list[str]:
    """When the same ball comes to rest."""
    run = fb.simulate(on_floor(ball(0.1, 0.0, 0.8, position=(0, 0, 1.1))), 5.0, dt=DT)
    exact = np.sqrt(2.0 / G) * 1.8 / 0.2
    heights, speeds = peers.bullet_bounce(0.8, 8.0).T
    moving = np.flatnonzero((heights > 1e-4) | (abs(speeds) > 1e-2))
    theirs = DT * (moving[-1] + 2) if moving[-1] + 1 < len(heights) else np.nan
    shown = (off(run.impacts.time[-1], exact, "s"), "has no restitution", off(theirs, exact, "s"))
    return ["the same: rests after", f"{exact:.9f} s", *shown]


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


def downhill(name: str) -> list[str]:
    """A round body that rolls down a slope of 30 degrees."""
    angle = np.radians(30.0)
    normal = np.array([-np.sin(angle), 0.0, np.cos(angle)])
    shape, part = (fb.Sphere(0.1), 5 / 7) if name == "ball" else (fb.Cylinder(0.1, 0.2), 2 / 3)
    body = fb.Body(shape, mass=1.0, material=fb.Material(friction=0.5), position=0.1 * normal,
                   orientation="90 deg about x", name="body")  # fmt: skip
    run, exact = fb.simulate(on_floor(body, normal=normal), 1.0, dt=DT), part * G * np.sin(angle)
    theirs = (
        (peers.mujoco_downhill("sphere", ".1"), peers.bullet_downhill(peers.SPHERE, radius=0.1))
        if name == "ball"
        else (peers.mujoco_downhill("cylinder", ".1 .1"), peers.bullet_downhill(peers.CYLINDER, radius=0.1, height=0.2))
    )
    values = (float(np.linalg.norm(run["body"].velocity[-1])), *theirs)
    shown = (off(value, exact, "m/s^2") for value in values)
    return [f"{name} rolls down 30 degrees: acceleration", f"{exact:.6f} m/s^2", *shown]


def wall() -> list[str]:
    """A fast ball and a thin wall: where it is afterwards."""
    body = ball(0.005, 0.0, 0.0, position=(0, 0, 0), velocity=(300, 0, 0))
    world = fb.World([body]).add(fb.Fixed(fb.Box((0.001, 1.0, 1.0)), position=(1.0, 0, 0)))
    exact = 1.0 - 0.0005 - 0.005
    ours = fb.simulate(world, 0.01, dt=DT)["body"].position[-1, 0]
    shown = (off(value, exact, "m") for value in (ours, peers.mujoco_wall(), peers.bullet_wall()))
    return ["ball of 1 cm, 300 m/s, against a wall of 1 mm: stops at", f"{exact} m", *shown]


def rolling() -> list[str]:
    """A ball with 7 m/s that slides, then rolls."""
    run = fb.simulate(on_floor(ball(0.1, 0.2, 0.0, velocity=(7, 0, 0))), 2.0, dt=DT)
    values = run["body"].velocity[-1][0], peers.mujoco_ball(), peers.bullet_ball()
    return ["ball, 7 m/s, slides, then rolls: speed", "5 m/s", *(off(value, 5.0, "m/s") for value in values)]


def cradle(come: int) -> list[str]:
    """Five balls in a row; the first ones come with 1 m/s."""
    bodies = [
        fb.Body(fb.Sphere(0.05), mass=1.0, material=fb.Material(restitution=1.0), name=f"ball{k}",
                position=(0.1 * k - 0.05 * (k < come), 0, 0), velocity=(float(k < come), 0, 0))
        for k in range(5)
    ]  # fmt: skip
    ours = fb.simulate(fb.World(bodies), 0.3, dt=DT).final.velocity[:, 0]
    shown = (
        " ".join(f"{speed.round(2) + 0.0:.2f}" for speed in each)
        for each in (ours, peers.mujoco_cradle(come), peers.bullet_cradle(come))
    )
    return [f"Newton's cradle of five, {come} in", " ".join("0" * (5 - come) + "1" * come), *shown]


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


def rattleback(spin: float, exact: float) -> list[str]:
    """Kane and Levinson's rattleback: when it first stops to turn."""
    axes, above, inertia = (0.2, 0.03, 0.02), 0.01, (2e-4, 16e-4, 17e-4, -0.2e-4, 0.0, 0.0)
    # A hidden weight brings the centre of mass 1 cm below the centre of the ellipsoid.
    weight = fb.Part(fb.Sphere(1e-3), mass=2.0 / 3.0, origin=(0.0, 0.0, -1.5 * above))
    shape = fb.Compound([fb.Part(fb.Ellipsoid(axes), mass=1.0 / 3.0), weight])
    c, s = np.cos(np.radians(0.25)), np.sin(np.radians(0.25))
    tensor = np.diag(inertia[:3])
    tensor[0, 1] = tensor[1, 0] = inertia[3]
    made = {"mass": 1.0, "inertia": tensor, "orientation": (c * c, s * c, c * s, s * s)}
    R = fb.Body(shape, **made).rotation
    squares = np.square(axes)
    arm = R @ (np.array([0.0, 0.0, above]) - squares * R[2] / np.sqrt((R[2] ** 2 * squares).sum()))
    w, place = R @ [0.0, 0.0, spin], np.array([0.0, 0.0, -arm[2]])
    velocity = -np.cross(w, arm)
    body = fb.Body(shape, **made, material=fb.Material(friction=0.8), position=place, velocity=velocity,
                   angular_velocity=w, name="body")  # fmt: skip
    stop = fb.Event(lambda state: state.angular_velocity[0][2], name="reversal", stop=True)
    tight = fb.Adaptive(rtol=1e-11, atol=1e-13)
    world, early = on_floor(body), round(exact - 0.01, 2)
    run = fb.simulate(world, early, dt=1e-2, integrator=tight)
    rest = fb.simulate(world, 0.03, dt=1e-4, start=run.final, integrator=tight, events=stop)
    ours = rest.events[0].time
    theirs = peers.mujoco_rattleback(axes, above, inertia, made["orientation"], place, velocity, spin)
    shown = (off(value, exact, "s") for value in (ours, theirs))
    return [f"rattleback, spin {spin:+g} rad/s: reversal at (freebody: `adaptive`)", f"{exact} s", *shown, "-"]


def tippe_top() -> list[str]:
    """A tippe top with viscous friction: when its axis is level."""
    m, R, part = 0.02, 0.02, 0.3
    weight = fb.Part(fb.Sphere(1e-4), mass=m / 2, origin=(0, 0, -2 * part * R))
    shape = fb.Compound([fb.Part(fb.Sphere(R), mass=m / 2), weight])
    made = {"mass": m, "inertia": m * R * R * np.array([131 / 350, 131 / 350, 0.4]), "orientation": "0.1 rad about x"}
    turned = fb.Body(shape, **made).rotation
    arm, w = turned @ [0, 0, part * R] - [0, 0, R], turned @ [0, 0, 155.0]
    law = fb.Material(friction=1.8, slip_speed=6.0)
    body = fb.Body(shape, **made, material=law, position=(0, 0, -arm[2]), velocity=(0, 0, -np.cross(w, arm)[2]),
                   angular_velocity=w, name="body")  # fmt: skip
    world = fb.World([body], gravity=(0, 0, -9.82))
    world.add(fb.Floor())
    level = fb.Event(lambda state: state.rotation[0][2, 2], name="level", stop=True)
    ours = fb.simulate(world, 8.0, dt=DT, every=1000, events=level).events[0].time
    return ["tippe top: axis level at", "5.0667 s", f"{ours:.4f} s", "has no such friction", "has no such friction"]


CASES: tuple[Callable[[], list[str]], ...] = (
    bounce, rests, elastic, block, creep, rolling, partial(downhill, "ball"), partial(downhill, "cylinder"),
    *(partial(cradle, come) for come in (1, 2, 3)), turntable, partial(rattleback, -5.0, 2.684647045),
    partial(rattleback, 5.0, 11.458845611), tippe_top, wall,
)  # fmt: skip


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
