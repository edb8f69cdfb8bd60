"""Ensembles: body-steps a second beside a Python loop of ``simulate``, MuJoCo's RK4, JAX's ``vmap``, what the core can
do, what threads add and what Dask takes.

``python -m benchmarks.ensembles``; ``--million`` runs a million of a thousand steps, ``--dask`` starts a cluster. Peers
that are not installed are left out. On one core, times are those of the CPU: neighbours matter less.
"""

import importlib
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import freebody as fb
from benchmarks.timing import interleaved, report, span
from freebody.compile import kernel
from freebody.ensembles import ensemble as ensembles
from freebody.methods.on_lanes import WIDTH
from freebody.numbers.lanes import as_lanes

DT, STEPS, RUNS = 1e-3, 1000, 8192
LOOPED = 64  # runs of the loops that are compared with
WANTED = {"loop": 8.0, "mujoco": 50.0, "jax": 2.0, "threads": 1.8}
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


def _ensemble(
    world: fb.World, path: str, spread: object, *, runs: int = RUNS, integrator: str = "cf4", stats: Any = ("mean",)
) -> fb.Ensemble:
    return fb.ensemble(
        world, STEPS * DT, dt=DT, integrator=integrator, vary={path: spread}, runs=runs, keep=(), stats=stats,
        progress=False,
    )  # fmt: skip


def _loop() -> None:
    for stiffness in np.linspace(4, 6, LOOPED):
        fb.simulate(sprung(float(stiffness)), STEPS * DT, dt=DT, integrator="cf4", every=STEPS, progress=False)


def _found(name: str) -> Any:
    """A peer, or None."""
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"{name + ' is not installed':58} left out")
        return None


def _mujoco(mujoco: Any) -> None:
    model = mujoco.MjModel.from_xml_string(MODEL)
    data = mujoco.MjData(model)
    data.qvel[3:] = (0.3, 4.0, 1.2)
    mujoco.mj_step(model, data, nstep=4 * STEPS)


def _jax(jax: Any) -> Callable[[Any], Any]:
    """From stiffnesses (runs,) to final states (runs, 13), x q v and the body's spin: RK4 on flat numbers."""
    jax.config.update("jax_enable_x64", True)
    jnp = jax.numpy
    inertia, at, anchor = jnp.array([1.0, 2.0, 3.0]), jnp.array([0.5, 0.0, 0.0]), jnp.array([0.0, 0.0, 2.0])
    gravity = jnp.array([0.0, 0.0, -9.81])

    def turned(w: Any, r: Any, a: Any) -> Any:
        across = 2.0 * jnp.cross(r, a)
        return a + w * across + jnp.cross(r, across)

    def rate(y: Any, stiffness: Any) -> Any:
        x, w, r, v, spin = y[:3], y[3], y[4:7], y[7:10], y[10:]
        pull = -stiffness * (x + turned(w, r, at) - anchor)
        torque = jnp.cross(at, turned(w, -r, pull)) - 0.1 * spin - jnp.cross(spin, inertia * spin)
        turn = 0.5 * jnp.concatenate([-jnp.dot(r, spin)[None], w * spin + jnp.cross(r, spin)])
        return jnp.concatenate([v, turn, gravity + pull - 0.1 * v, torque / inertia])

    def run(stiffness: Any) -> Any:
        def step(_: Any, y: Any) -> Any:
            a = rate(y, stiffness)
            b = rate(y + 0.5 * DT * a, stiffness)
            c = rate(y + 0.5 * DT * b, stiffness)
            d = rate(y + DT * c, stiffness)
            return y + DT / 6.0 * (a + 2.0 * b + 2.0 * c + d)

        start = jnp.array([0, 0, 0, 1.0, 0, 0, 0, 0, 0, 0, 0.3, 4.0, 1.2])
        return jax.lax.fori_loop(0, STEPS, step, start)

    together = jax.jit(jax.vmap(run))
    return lambda stiffnesses: np.asarray(together(stiffnesses))


def _beside_jax(ours: Callable[[], object], jax: Any) -> bool:
    """Ours beside theirs, which agree."""
    theirs, given = _jax(jax), np.linspace(4, 6, RUNS)
    final = fb.simulate(sprung(4.0), STEPS * DT, dt=DT, integrator="cf4", every=STEPS, progress=False).final
    if not np.allclose(theirs(given)[0, :3], final.position[0], rtol=0.0, atol=1e-9):
        raise AssertionError("JAX runs something else")
    mine, peer = interleaved(ours, lambda: theirs(given), pairs=3, clock=time.process_time)
    return report("JAX, vmap of RK4", mine / (RUNS * STEPS), peer / (RUNS * STEPS), wanted=WANTED["jax"])


def _on(cores: int, task: Callable[[], object]) -> float:
    """Seconds of CPU."""
    before, ensembles.cores = ensembles.cores, lambda: cores
    try:
        begun = time.process_time()
        task()
        return time.process_time() - begun
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

    mine, loop = interleaved(ours, _loop, pairs=3, clock=time.process_time)
    mine, loop = mine / (RUNS * STEPS), loop / (LOOPED * STEPS)
    reached = report("Python loop of simulate", mine, loop, wanted=WANTED["loop"])
    least = FLOPS / _limit()
    print(
        f"{'the core by itself':58} {span(least)} a step of {FLOPS} operations; ours take {mine / least:.1f} times that"
    )
    if mujoco := _found("mujoco"):
        other, peer = interleaved(ours, lambda: _mujoco(mujoco), pairs=3, clock=time.process_time)
        reached &= report("MuJoCo, mj_step RK4", other / (RUNS * STEPS), peer / (4 * STEPS), wanted=WANTED["mujoco"])
    if jax := _found("jax"):
        reached &= _beside_jax(ours, jax)

    def spinning(method: str = "cf4") -> fb.Ensemble:
        spread = fb.normal((0.3, 4.0, 1.2), 0.1)
        return _ensemble(free(), "body.b.angular_velocity", spread, runs=8 * RUNS, integrator=method)

    for method in ("cf4", "splitting"):
        spinning(method)  # compiled
        rate = 8 * RUNS * STEPS / min(_on(1, partial(spinning, method)) for _ in range(3))
        reached &= rate >= FREE
        verdict = "ok" if rate >= FREE else "SHORT"
        what = f"free bodies, {method}"
        print(f"{what:58} {rate / 1e6:.0f} million body-steps a second, wanted {FREE / 1e6:.0f}  {verdict}")
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
