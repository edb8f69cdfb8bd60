"""Ensembles: body-steps a second beside a Python loop of ``simulate``, MuJoCo's RK4 and what threads add."""

import os
import sys
import time

import mujoco
import numpy as np

import freebody as fb
from benchmarks.timing import interleaved, report, span
from freebody.ensembles import ensemble as ensembles

DT, STEPS, RUNS = 1e-3, 1000, 8192
LOOPED = 64  # runs of the loops that are compared with
WANTED = {"loop": 8.0, "mujoco": 50.0, "threads": 1.8}
FREE = 1e8  # body-steps a second of one core

MODEL = """<mujoco><option gravity="0 0 -9.81" timestep="0.001" integrator="RK4"><flag contact="disable"/></option>
<worldbody><site name="o" pos="0 0 2"/><body><joint type="free" damping="0.1"/>
<inertial pos="0 0 0" mass="1" diaginertia="1 2 3"/><site name="s" pos="0.5 0 0"/></body></worldbody>
<tendon><spatial stiffness="5" springlength="0"><site site="o"/><site site="s"/></spatial></tendon></mujoco>"""


def sprung(stiffness: float = 5.0) -> fb.World:
    body = fb.Body(mass=1.0, inertia=(1, 2, 3), angular_velocity=(0.3, 4.0, 1.2), name="b")
    world = fb.World([body], gravity=(0, 0, -9.81))
    world.add(fb.Spring(body, at=(0.5, 0, 0), anchor=(0, 0, 2), stiffness=stiffness))
    return world.add(fb.Drag(body, linear=0.1, rotational=0.1))


def free() -> fb.World:
    return fb.World([fb.Body(mass=1.0, inertia=(1, 2, 3), angular_velocity=(0.3, 4.0, 1.2), name="b")])


def _ensemble(world: fb.World, path: str, spread: object, *, runs: int = RUNS, **more: object) -> fb.Ensemble:
    return fb.ensemble(
        world, STEPS * DT, dt=DT, integrator="cf4", vary={path: spread}, runs=runs, keep=(), progress=False, **more
    )


def _loop() -> None:
    for stiffness in np.linspace(4, 6, LOOPED):
        fb.simulate(sprung(float(stiffness)), STEPS * DT, dt=DT, integrator="cf4", every=STEPS, progress=False)


def _mujoco() -> None:
    model = mujoco.MjModel.from_xml_string(MODEL)
    data = mujoco.MjData(model)
    data.qvel[3:] = (0.3, 4.0, 1.2)
    mujoco.mj_step(model, data, nstep=4 * STEPS)


def _on(cores: int, task: object) -> float:
    before, ensembles.cores = ensembles.cores, lambda: cores
    try:
        begun = time.perf_counter()
        task()  # type: ignore[operator]
        return time.perf_counter() - begun
    finally:
        ensembles.cores = before


def main() -> bool:
    """Print ratios; True if all reach what is wanted."""
    print("Ensembles: gravity, spring and drag on one body, cf4, a thousand steps of 1 ms; per body-step, one core")

    def ours() -> float:
        return _on(1, lambda: _ensemble(sprung(), "force.spring.stiffness", fb.uniform(4, 6)))

    mine, loop = interleaved(ours, _loop, pairs=3)
    mine, loop = mine / (RUNS * STEPS), loop / (LOOPED * STEPS)
    reached = report("Python loop of simulate", mine, loop, wanted=WANTED["loop"])
    other, peer = interleaved(ours, _mujoco, pairs=3)
    reached &= report("MuJoCo, mj_step RK4", other / (RUNS * STEPS), peer / (4 * STEPS), wanted=WANTED["mujoco"])

    def spinning() -> fb.Ensemble:
        return _ensemble(free(), "body.b.angular_velocity", fb.normal((0.3, 4.0, 1.2), 0.1), runs=4 * RUNS)

    spinning()
    rate = 4 * RUNS * STEPS / min(_on(1, spinning) for _ in range(3))
    reached &= rate >= FREE
    verdict = "ok" if rate >= FREE else "SHORT"
    print(f"{'free bodies':58} {rate / 1e6:.0f} million body-steps a second, wanted {FREE / 1e6:.0f}  {verdict}")
    if (os.cpu_count() or 1) > 1:
        one, two = interleaved(lambda: _on(1, spinning), lambda: _on(2, spinning), pairs=3)
        reached &= report("two threads instead of one", two, one, wanted=WANTED["threads"])
    if "--million" in sys.argv:
        import resource

        cpu, begun = time.process_time(), time.perf_counter()
        made = _ensemble(
            sprung(), "force.spring.stiffness", fb.uniform(4, 6), runs=10**6, stats=("mean", "cov", "quantiles")
        )
        took, cpu = time.perf_counter() - begun, time.process_time() - cpu
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
        print(f"a million runs: {span(took)}, {span(cpu)} of CPU, {memory:.2f} GiB at most; {made.count} counted")
    return reached


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
