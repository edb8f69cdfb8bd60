"""A pile of spheres: the cost of a step beside MuJoCo and Bullet in one process, and how deep everybody overlaps."""

import sys
import time
from collections.abc import Callable

import mujoco
import numpy as np
import pybullet

import freebody as fb
from benchmarks.timing import report, span

DT, SECONDS, FRICTION = 1e-3, 1.0, 0.5
RADIUS, MASS, SPACING, LOWEST = 0.1, 10.0, 0.21, 0.101
STEPS = round(SECONDS / DT)
# Runs of each, in turns; the fastest counts.
ROUNDS = 3
# Sweeps of the rougher setting, and how often the overlap of a run is looked at, in steps.
ROUGH, LOOK = 50, 10
# Deepest overlap of the certified run, in m.
DEEPEST = 0.3e-3


def places(n: int) -> np.ndarray:
    """Where the spheres of a pile of n x n x n start, (n^3, 3)."""
    x = np.argwhere(np.ones((n, n, n))) * SPACING + [0.0, 0.0, LOWEST]
    x[:, :2] += 1e-3 * np.random.default_rng(42).uniform(-1, 1, (len(x), 2))
    return x


def pile(n: int) -> fb.World:
    """A pile of n x n x n spheres on a floor."""
    law, shape = fb.Material(friction=FRICTION), fb.Sphere(RADIUS)
    bodies = [fb.Body(shape, mass=MASS, material=law, position=x) for x in places(n)]
    return fb.World(bodies, gravity=(0, 0, -9.81), contact=[fb.Floor()])


def depth(x: np.ndarray) -> float:
    """The deepest overlap of spheres at x (n, 3), in m."""
    from scipy.spatial import cKDTree

    pairs = cKDTree(x).query_pairs(2 * RADIUS, output_type="ndarray")
    apart = np.linalg.norm(x[pairs[:, 0]] - x[pairs[:, 1]], axis=1)
    return max(0.0, float((2 * RADIUS - apart).max(initial=0.0)), float((RADIUS - x[:, 2]).max()))


def ours(n: int, sweeps: int) -> Callable[[], None]:
    """A run of freebody's, without frames."""
    world = pile(n)
    world.tables()
    method = fb.Moreau(sweeps=sweeps)
    return lambda: fb.simulate(world, SECONDS, dt=DT, integrator=method, every=STEPS, progress=False) and None


def looked_at(sweeps: int) -> tuple[float, float]:
    """The deepest overlap (m) and the worst certificate (m/s) of a run."""
    run = fb.simulate(pile(6), SECONDS, dt=DT, integrator=fb.Moreau(sweeps=sweeps), every=LOOK, progress=False)
    return max(depth(run.state(i).position) for i in range(len(run))), float(run.certificate[-1])


def mujoco_pile(n: int, solref: str | None) -> tuple[Callable[[], None], Callable[[], float]]:
    """A run of MuJoCo's, and how deep it got."""
    soft = f'solref="{solref}"' if solref else ""
    bodies = "".join(
        f'<body pos="{a} {b} {c}"><freejoint/><geom type="sphere" size="{RADIUS}" mass="{MASS}"/></body>'
        for a, b, c in places(n)
    )
    model = mujoco.MjModel.from_xml_string(
        f'<mujoco><option timestep="{DT}" cone="elliptic"/><size memory="200M"/>'
        f'<default><geom friction="{FRICTION} 0 0" condim="3" {soft}/></default>'
        f'<worldbody><geom type="plane" size="50 50 1"/>{bodies}</worldbody></mujoco>'
    )

    def run() -> None:
        mujoco.mj_step(model, mujoco.MjData(model), STEPS)

    def deepest() -> float:
        data, worst = mujoco.MjData(model), 0.0
        for _ in range(STEPS // LOOK):
            mujoco.mj_step(model, data, LOOK)
            worst = max(worst, depth(data.qpos.reshape(-1, 7)[:, :3]))
        return worst

    return run, deepest


def _bullet_run(n: int, look: bool) -> float:
    pybullet.connect(pybullet.DIRECT)
    try:
        pybullet.setGravity(0, 0, -9.81)
        pybullet.setTimeStep(DT)
        pybullet.setPhysicsEngineParameter(numSolverIterations=50, enableConeFriction=1)
        plane = pybullet.createCollisionShape(pybullet.GEOM_PLANE)
        ground = pybullet.createMultiBody(0, plane, useMaximalCoordinates=True)
        pybullet.changeDynamics(ground, -1, lateralFriction=FRICTION**0.5)
        shape = pybullet.createCollisionShape(pybullet.GEOM_SPHERE, radius=RADIUS)
        made = []
        for x in places(n):
            made.append(pybullet.createMultiBody(MASS, shape, basePosition=list(x), useMaximalCoordinates=True))
            pybullet.changeDynamics(
                made[-1], -1, lateralFriction=FRICTION**0.5, linearDamping=0, angularDamping=0, rollingFriction=0,
                spinningFriction=0, restitution=0,
            )  # fmt: skip
        worst, begun = 0.0, time.thread_time()
        for k in range(STEPS):
            pybullet.stepSimulation()
            if look and k % LOOK == 0:
                worst = max(worst, depth(np.array([pybullet.getBasePositionAndOrientation(b)[0] for b in made])))
        return worst if look else time.thread_time() - begun
    finally:
        pybullet.disconnect()


def main() -> bool:
    """Print costs, ratios and overlaps; True if all reach what is wanted."""
    print("Piles of spheres: a step of 1 ms, friction 0.5, from a lattice to a heap in 1 s")
    default, deep_default = mujoco_pile(6, None)
    tuned, deep_tuned = mujoco_pile(6, "0.002 1")
    tasks: dict[str, Callable[[], object]] = {
        "certified": ours(6, 10_000), "rough": ours(6, ROUGH), "many": ours(12, ROUGH), "default": default,
        "tuned": tuned,
    }  # fmt: skip
    fb.simulate(pile(6), 2 * DT, dt=DT, progress=False)  # compiled or loaded
    best = dict.fromkeys((*tasks, "Bullet"), np.inf)
    for _ in range(ROUNDS):
        for name, task in tasks.items():
            begun = time.thread_time()
            task()
            best[name] = min(best[name], (time.thread_time() - begun) / STEPS)
        best["Bullet"] = min(best["Bullet"], _bullet_run(6, look=False) / STEPS)
    deep, certificate = looked_at(10_000)
    rough, left = looked_at(ROUGH)
    print(
        f"freebody, certified       {span(best['certified']):>10}  overlap {1e3 * deep:.4f} mm, {certificate:.1e} m/s"
    )
    print(f"freebody, {ROUGH} sweeps       {span(best['rough']):>10}  overlap {1e3 * rough:.4f} mm, {left:.1e} m/s")
    print(f"MuJoCo, default           {span(best['default']):>10}  overlap {1e3 * deep_default():.4f} mm")
    print(f"MuJoCo, solref 0.002      {span(best['tuned']):>10}  overlap {1e3 * deep_tuned():.4f} mm")
    print(f"Bullet, maximal           {span(best['Bullet']):>10}  overlap {1e3 * _bullet_run(6, look=True):.4f} mm")
    reached = deep <= DEEPEST and certificate <= 1e-6
    wanted = {"certified": (3.0, 1.5, 1.0), "rough": (6.0, 3.0, 2.0)}
    for name, ratios in wanted.items():
        for peer, ratio in zip(("default", "Bullet", "tuned"), ratios):
            said = peer if peer == "Bullet" else f"MuJoCo {peer}"
            reached &= report(f"216 spheres, {name}, {said}", best[name], best[peer], wanted=ratio)
    more = best["many"] / best["rough"]
    print(
        f"1,728 spheres take {more:.1f} times the time of 216; wanted at most 12  {'ok' if more <= 12.0 else 'SHORT'}"
    )
    return reached and more <= 12.0


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
