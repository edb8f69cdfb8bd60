"""Linkages: growth with the number of joints, and steps per second against MuJoCo, in one process."""

import sys
import time
import tracemalloc
from functools import partial
from itertools import pairwise

import mujoco
import numpy as np

import freebody as fb
from benchmarks.timing import best, report, span

GRAVITY = 9.81
LINK = (0.1, 0.02, 0.03)
DENSITY = 1000.0
DT = 1e-3
# Ten times as many links may take this many times as long.
GROWTH = 12.0
# N m/rad between links that weigh 60 g: some 1e4 rad/s.
STIFFNESS = 1e3
# The heavy top at two seconds, to eight decimals.
TOP = (-0.15041682, -0.72416559, -0.67302227)


def turned(angle: float) -> tuple[float, float, float, float]:
    """From the x axis towards z."""
    return float(np.cos(0.5 * angle)), 0.0, float(-np.sin(0.5 * angle)), 0.0


def chain(links: int, lift: float = 0.0) -> fb.World:
    """Boxes on ball joints, let go as a straight line, ``lift`` above the horizontal."""
    length, along = LINK[0], np.array([np.cos(lift), 0.0, np.sin(lift)])
    bodies = [
        fb.Body(
            fb.Box(LINK),
            density=DENSITY,
            name=f"l{k}",
            position=(k + 0.5) * length * along,
            orientation=turned(lift),
        )
        for k in range(links)
    ]
    world = fb.World(bodies, gravity=(0, 0, -GRAVITY))
    for k, body in enumerate(bodies):
        end = {"anchor": (0, 0, 0)} if k == 0 else {"to": bodies[k - 1], "to_at": (0.5 * length, 0, 0)}
        world.add(fb.Ball(body, at=(-0.5 * length, 0, 0), **end))
    return world


def mujoco_chain(links: int, integrator: str) -> tuple[mujoco.MjModel, mujoco.MjData]:
    """The same, in its joint coordinates."""
    a, b, c = (0.5 * side for side in LINK)
    rows, ends = "", ""
    for k in range(links):
        place = "0 0 0" if k == 0 else f"{LINK[0]} 0 0"
        rows += (
            f'<body pos="{place}"><joint type="ball"/>'
            f'<geom type="box" size="{a} {b} {c}" pos="{a} 0 0" density="{DENSITY}"/>'
        )
        ends += "</body>"
    model = mujoco.MjModel.from_xml_string(
        f'<mujoco><option gravity="0 0 {-GRAVITY}" timestep="{DT}" integrator="{integrator}">'
        '<flag contact="disable" energy="enable"/></option>'
        f"<worldbody>{rows}{ends}</worldbody></mujoco>"
    )
    return model, mujoco.MjData(model)


def ours(links: int, steps: int) -> float:
    """Seconds per step."""
    world = chain(links)
    fb.simulate(world, DT, dt=DT)
    run = partial(fb.simulate, world, steps * DT, dt=DT, every=steps, progress=False)
    return best(run) / steps


def stiff(links: int, steps: int) -> float:
    """Seconds per step of the same chain as a beam: springs between links that no step of this size resolves."""
    world = chain(links)
    bodies = world.bodies
    world.add(fb.TorsionSpring(bodies[0], stiffness=STIFFNESS))
    for one, two in pairwise(bodies):
        world.add(fb.TorsionSpring(two, to=one, stiffness=STIFFNESS))
    run = partial(fb.simulate, world, dt=DT, integrator="generalized_alpha", progress=False)
    run(DT)
    return best(lambda: run(steps * DT, every=steps)) / steps


def theirs(links: int, steps: int, integrator: str) -> float:
    model, data = mujoco_chain(links, integrator)
    return best(lambda: mujoco.mj_step(model, data, nstep=steps)) / steps


def energy_errors(links: int, steps: int) -> tuple[float, float]:
    """Largest error of the energy on the way, relative to the largest kinetic energy: ours, and MuJoCo's Euler."""
    run = fb.simulate(chain(links), steps * DT, dt=DT, every=10)
    own = np.abs(run.energy - run.energy[0]).max() / run.kinetic_energy.max()
    model, data = mujoco_chain(links, "Euler")
    mujoco.mj_forward(model, data)
    energies = [data.energy.copy()]
    for _ in range(steps // 10):
        mujoco.mj_step(model, data, nstep=10)
        mujoco.mj_forward(model, data)
        energies.append(data.energy.copy())
    total = np.array(energies)
    return float(own), float(np.abs(total.sum(axis=1) - total[0].sum()).max() / total[:, 1].max())


def heavy_top() -> fb.World:
    spin = np.array([0.0, 150.0, -4.61538])
    top = fb.Body(
        mass=15.0, inertia=(0.234375, 0.46875, 0.234375), position=(0, 1, 0),
        angular_velocity=spin, velocity=np.cross(spin, (0, 1, 0)),
    )  # fmt: skip
    return fb.World([top], gravity=(0, 0, -GRAVITY), joints=[fb.Anchor(top, at=(0, -1, 0), anchor=(0, 0, 0))])


def fastest_to_eight_digits() -> None:
    """For every method with joints: the time it takes to bring the heavy top within 1e-8 after two seconds."""
    for method in [name for name, about in fb.integrators().items() if about.joints]:
        for dt in 2e-3 / 2.0 ** np.arange(8):
            world = heavy_top()
            run = fb.simulate(world, 2.0, dt=float(dt), integrator=method, every=1000, progress=False)
            if np.abs(run[0].position[-1] - TOP).max() <= 1e-8:
                took = best(partial(fb.simulate, world, 2.0, dt=float(dt), integrator=method, every=1000))
                print(f"{'heavy top to 1e-8 by ' + method:58} {1e3 * took:10.1f} ms  dt = {dt:.3g} s")
                break
        else:
            print(f"{'heavy top to 1e-8 by ' + method:58} {'not':>10} down to dt = {dt:.3g} s")


def memory(links: int) -> float:
    """Bytes per link of building and running a chain."""
    fb.simulate(chain(2), DT, dt=DT)
    tracemalloc.start()
    fb.simulate(chain(links), 2 * DT, dt=DT)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / links


def main() -> bool:
    print("\nlinkages")
    good = []
    small, large = ours(100, 300), ours(1000, 300)
    growth = large / small
    good.append(growth <= GROWTH)
    verdict = "ok" if good[-1] else "SHORT"
    times = f"{span(small):>12} {span(large):>12} {growth:8.1f}x"
    print(f"{'chain of 100 and of 1000 links, time per step':58} {times}  wanted below {GROWTH:g}x  {verdict}")
    small, large = stiff(100, 50), stiff(1000, 20)
    times = f"{span(small):>12} {span(large):>12} {large / small:8.1f}x"
    print(f"{'the same on stiff springs, by generalized_alpha':58} {times}")
    good.append(
        report("chain of 200 links, against MuJoCo Euler", ours(200, 100), theirs(200, 20, "Euler"), wanted=37.0)
    )
    good.append(report("chain of 10 links, against MuJoCo RK4", ours(10, 2000), theirs(10, 1000, "RK4"), wanted=1.0))
    for links in (10, 200):
        own, other = energy_errors(links, 1000 if links == 10 else 300)
        good.append(own < other)
        print(f"{f'energy error of {links} links, rattle and MuJoCo Euler':58} {own:10.2e}    {other:10.2e}")
    print(f"{'memory per link at 100 and at 1000 links':58} {memory(100):10.0f} B  {memory(1000):10.0f} B")
    fastest_to_eight_digits()
    for name in ("four-bar", "bricard"):
        begun = time.perf_counter()
        world = fb.load_scene(fb.scene_path(name)).world()
        run = fb.simulate(world, 10.0, dt=DT, every=10, progress=False)
        drift = np.abs(run.energy - run.energy[0]).max() / run.kinetic_energy.max()
        what = f"{name} for 10 s: energy drift, relative"
        print(f"{what:58} {drift:10.2e}    {time.perf_counter() - begun:.1f} s; {'; '.join(run.notes)}")
    return all(good)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
