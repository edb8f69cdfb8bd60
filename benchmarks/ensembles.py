"""Ensembles: body-steps a second beside a Python loop of ``simulate``, MuJoCo's RK4, what the core can do, what threads
add and what Dask takes.

``python -m benchmarks.ensembles``; ``--million`` runs a million of a thousand steps, ``--dask`` starts a cluster.
"""

import os
import sys
import time

import mujoco
import numpy as np

import freebody as fb
from benchmarks.timing import interleaved, report, span
from freebody.compile import kernel
from freebody.ensembles import ensemble as ensembles
from freebody.methods.on_lanes import WIDTH
from freebody.numbers.lanes import as_lanes

DT, STEPS, RUNS = 1e-3, 1000, 8192
LOOPED = 64  # runs of the loops that are compared with
WANTED = {"loop": 8.0, "mujoco": 50.0, "threads": 1.8}
FREE = 1e8  # body-steps a second of one core
FLOPS = 1154  # operations of a step of cf4 with gravity, spring and drag
TASK, DASK = 10.0, 0.05  # seconds of a task on a cluster, and the part of it that Dask may take

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


_lanes = as_lanes(WIDTH)


@kernel
def _multiplied(numbers, rounds):  # type: ignore[no-untyped-def]
    """Eight rows of products and sums beside each other, on lanes: what the core can do."""
    x = _lanes(numbers)
    a, b, c, d, e, f, g, h = x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]
    y, z = x[8], x[9]
    for _ in range(rounds):
        a, b, c, d = a * y + z, b * y + z, c * y + z, d * y + z
        e, f, g, h = e * y + z, f * y + z, g * y + z, h * y + z
    x[0] = a + b + c + d + e + f + g + h


def _limit() -> float:
    """Operations a second of one core, by CPU time; the best of some tries."""
    numbers, rounds = np.full((10, WIDTH), 0.5), 2_000_000
    best = np.inf
    for _ in range(5):
        begun = time.process_time()
        _multiplied(numbers, rounds)
        best = min(best, time.process_time() - begun)
    return 2 * 8 * WIDTH * rounds / best


def _dask() -> bool:
    """The time of Dask for a task, from many empty ones."""
    import distributed

    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        client.gather(client.map(abs, range(10)))
        begun = time.perf_counter()
        client.gather(client.map(abs, range(100, 600)))
        each = (time.perf_counter() - begun) / 500
    fine = each <= DASK * TASK
    verdict = "ok" if fine else "SHORT"
    print(f"{'Dask for a task of ten seconds':58} {span(each)}, {each / TASK:.2%}, wanted {DASK:.0%}  {verdict}")
    return fine


def main() -> bool:
    """Print ratios; True if all reach what is wanted."""
    print("Ensembles: gravity, spring and drag on one body, cf4, a thousand steps of 1 ms; per body-step, one core")

    def ours() -> float:
        return _on(1, lambda: _ensemble(sprung(), "force.spring.stiffness", fb.uniform(4, 6)))

    mine, loop = interleaved(ours, _loop, pairs=3)
    mine, loop = mine / (RUNS * STEPS), loop / (LOOPED * STEPS)
    reached = report("Python loop of simulate", mine, loop, wanted=WANTED["loop"])
    least = FLOPS / _limit()
    print(
        f"{'the core by itself':58} {span(least)} a step of {FLOPS} operations; ours take {mine / least:.1f} times that"
    )
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
    if "--dask" in sys.argv:
        reached &= _dask()
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
