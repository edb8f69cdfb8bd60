"""Steps per second against MuJoCo, SciPy and PyBullet, in one process."""

import sys
from collections.abc import Callable
from functools import partial

import mujoco
import numpy as np
from scipy.integrate import solve_ivp

import freebody as fb
from benchmarks.timing import best, interleaved, report

Triple = tuple[float, float, float]

INERTIA = (1.0, 2.0, 3.0)
SPIN = (0.3, 2.0, 0.4)
SPRING, DRAG, GRAVITY = 5.0, 0.1, 9.81


def mujoco_world(
    bodies: int, integrator: str, dt: float, *, forced: bool = False, inertia: Triple = INERTIA, spin: Triple = SPIN
) -> tuple[mujoco.MjModel, mujoco.MjData]:
    """Free bodies; ``forced`` adds gravity, a spring through a spatial tendon, and damping."""
    moments = " ".join(map(str, inertia))
    damping = f'damping="{DRAG}"' if forced else ""
    rows = "".join(
        f'<body pos="{3 * k} 0 0"><joint type="free" {damping}/>'
        f'<inertial pos="0 0 0" mass="1" diaginertia="{moments}"/><site name="s{k}" pos="0.5 0 0"/></body>'
        for k in range(bodies)
    )
    tendon = (
        f'<tendon><spatial stiffness="{SPRING}" springlength="0"><site site="o"/><site site="s0"/></spatial></tendon>'
        if forced
        else ""
    )
    gravity = f"0 0 {-GRAVITY}" if forced else "0 0 0"
    model = mujoco.MjModel.from_xml_string(
        f'<mujoco><option gravity="{gravity}" timestep="{dt}" integrator="{integrator}">'
        '<flag contact="disable"/></option>'
        f'<worldbody><site name="o" pos="0 0 2"/>{rows}</worldbody>{tendon}</mujoco>'
    )
    data = mujoco.MjData(model)
    for k in range(bodies):
        data.qvel[6 * k + 3 : 6 * k + 6] = spin
    return model, data


def bodies(count: int) -> list[fb.Body]:
    return [fb.Body(mass=1.0, inertia=INERTIA, position=(3 * k, 0, 0), angular_velocity=SPIN) for k in range(count)]


def forced_world() -> fb.World:
    (body,) = bodies(1)
    world = fb.World([body], gravity=(0, 0, -GRAVITY))
    world.add(fb.Spring(body, at=(0.5, 0, 0), anchor=(0, 0, 2), stiffness=SPRING))
    return world.add(fb.Drag(body, linear=DRAG, rotational=DRAG))


@fb.force
def drag_by_hand(t, body, linear, rotational):
    v, w = body.velocity, body.angular_velocity
    return (-linear * v[0], -linear * v[1], -linear * v[2]), (
        -rotational * w[0],
        -rotational * w[1],
        -rotational * w[2],
    )


def ours(world: fb.World, steps: int, dt: float, integrator: str) -> Callable[[], object]:
    """A run through fb.simulate that records every thousandth step, or only the last one of fewer."""
    every = min(steps, 1000)
    return partial(fb.simulate, world, steps * dt, dt=dt, integrator=integrator, every=every, progress=False)


def theirs(count: int, steps: int, dt: float, integrator: str, *, forced: bool = False) -> Callable[[], object]:
    model, data = mujoco_world(count, integrator, dt, forced=forced)
    return lambda: mujoco.mj_step(model, data, nstep=steps)


def compare(run: Callable[[], object], steps: int, peer: Callable[[], object], peer_steps: int) -> tuple[float, float]:
    """Seconds per step of both."""
    mine, other = interleaved(run, peer)
    return mine / steps, other / peer_steps


def angle_error(rotation: np.ndarray, duration: float, inertia: Triple = INERTIA, spin: Triple = SPIN) -> float:
    truth = fb.exact_rotation(inertia, angular_velocity=spin, t=duration).rotation
    return float(np.linalg.norm(fb.so3.log(rotation @ truth.T)))


def freebody_error(
    duration: float, dt: float, integrator: str, inertia: Triple = INERTIA, spin: Triple = SPIN
) -> float:
    world = fb.World([fb.Body(mass=1.0, inertia=inertia, angular_velocity=spin)])
    try:
        run = fb.simulate(world, duration, dt=dt, integrator=integrator, every=10**9, progress=False)
    except fb.errors.SimulationError:
        return np.inf
    return angle_error(run.final.rotation[0], duration, inertia, spin)


def mujoco_error(duration: float, dt: float, integrator: str, inertia: Triple = INERTIA, spin: Triple = SPIN) -> float:
    model, data = mujoco_world(1, integrator, dt, inertia=inertia, spin=spin)
    mujoco.mj_step(model, data, nstep=round(duration / dt))
    mujoco.mj_kinematics(model, data)
    return angle_error(data.xmat[1].reshape(3, 3), duration, inertia, spin)


def random_tumbles(count: int = 20) -> list[tuple[Triple, Triple]]:
    """Boxes of random sides with random spins: one body alone says little about a method's error."""
    random = np.random.default_rng(1)
    boxes = random.uniform(0.3, 1.0, (count, 3)) ** 2
    moments = boxes.sum(axis=1)[:, None] - boxes
    return [(tuple(m), tuple(w)) for m, w in zip(moments.tolist(), random.normal(0.0, 1.5, (count, 3)).tolist())]


def typical_error(error: Callable[..., float], dt: float, name: str) -> float:
    """Geometric mean over the random tumbles, 10 s each."""
    return float(np.exp(np.mean([np.log(error(10.0, dt, name, *tumble)) for tumble in random_tumbles()])))


def free_body() -> bool:
    """Steps per second at equal dt, and simulated seconds per second at no larger error."""
    print("\none torque-free body                                            freebody       MuJoCo    ratio")
    good = True
    peer = theirs(1, 5000, 1e-3, "RK4")
    target = typical_error(mujoco_error, 1e-2, "RK4")
    for name in ("cf4", "rkmk4"):
        step, rk4 = compare(ours(fb.World(bodies(1)), 200_000, 1e-3, name), 200_000, peer, 5000)
        good &= report(f"{name} against RK4, per step", step, rk4, wanted=100.0)
        same = typical_error(freebody_error, 1e-2, name)
        print(f"{'  error after 10 s at dt = 10 ms, mean of 20 bodies, rad':58} {same:12.1e} {target:12.1e}")
        dt = next(10.0 / n for n in range(1000, 10000, 20) if typical_error(freebody_error, 10.0 / n, name) <= target)
        good &= report(
            f"  the same error at dt = {1e3 * dt:.1f} ms: time per 10 s", step * 10 / dt, rk4 * 1e3, wanted=20.0
        )
    return good


def forced_body() -> bool:
    print("\ngravity, spring and drag")
    peer = theirs(1, 5000, 1e-3, "RK4", forced=True)
    built_in, rk4 = compare(ours(forced_world(), 100_000, 1e-3, "cf4"), 100_000, peer, 5000)
    good = report("cf4 against RK4, per step", built_in, rk4, wanted=25.0)
    world = forced_world()
    others = [force for force in world.forces if not isinstance(force, fb.Drag)]
    by_hand = drag_by_hand(world.bodies[0], linear=DRAG, rotational=DRAG)
    world = fb.World(world.bodies, gravity=world.gravity.acceleration, forces=[*others, by_hand])
    custom, built_in = compare(
        ours(world, 50_000, 1e-3, "cf4"), 50_000, ours(forced_world(), 50_000, 1e-3, "cf4"), 50_000
    )
    return good & report("the same with a custom @fb.force (at most twice)", custom, built_in, wanted=0.5)


def many_bodies() -> bool:
    """Per body-step; of the methods of order 2 one must reach three times MuJoCo's Euler."""
    print("\n1000 free bodies in one world, per body-step")
    world = fb.World(bodies(1000))
    rk4, euler = theirs(1000, 20, 1e-3, "RK4"), theirs(1000, 50, 1e-3, "Euler")
    good = True
    for name in ("cf4", "rkmk4"):
        step, peer = compare(ours(world, 500, 1e-3, name), 500_000, rk4, 20_000)
        good &= report(f"{name} against RK4", step, peer, wanted=20.0)
    second = []
    for name in ("midpoint", "lgvi", "splitting"):
        step, peer = compare(ours(world, 500, 1e-3, name), 500_000, euler, 50_000)
        second.append(report(f"{name} (order 2) against Euler (order 1)", step, peer, wanted=3.0))
    return good and any(second)


def time_to_accuracy(target: float = 1e-8, duration: float = 100.0) -> None:
    """Largest step (from a ladder) that ends within ``target`` rad of the exact orientation, and its time."""
    print(f"\ntime to reach {target:g} rad after {duration:g} s of tumbling")
    ladder = [duration / round(duration / dt) for dt in np.geomspace(0.5, 1e-4, 38)]
    for name in ("exact", "exact4", "cf4", "rkmk4", "cg4", "rk4", "splitting", "lgvi"):
        for dt in ladder:
            if freebody_error(duration, dt, name) <= target:
                run = partial(
                    fb.simulate, fb.World(bodies(1)), duration, dt=dt, integrator=name, every=10**9, progress=False
                )
                print(f"  freebody {name:14} dt = {dt:8.2g} s {1e3 * best(run, repeat=3):12.3f} ms")
                break
        else:
            print(f"  freebody {name:14} not reached at dt = {ladder[-1]:g} s")
    for dt in ladder:
        if mujoco_error(duration, dt, "RK4") <= target:
            model, data = mujoco_world(1, "RK4", dt)
            took = best(lambda: mujoco.mj_step(model, data, nstep=round(duration / dt)), repeat=3)  # noqa: B023
            print(f"  MuJoCo RK4{'':13} dt = {dt:8.2g} s {1e3 * took:12.3f} ms")
            break
    else:
        print(
            f"  MuJoCo RK4 not reached at dt = {ladder[-1]:g} s (error {mujoco_error(duration, ladder[-1], 'RK4'):.1e})"
        )
    scipy_time(target, duration)
    pybullet_error(duration)


def scipy_time(target: float, duration: float) -> None:
    world = fb.World(bodies(1))
    f, y0 = fb.rhs(world), fb.state_to_array(world.state())
    for rtol in 10.0 ** -np.arange(6, 14):
        solve = partial(solve_ivp, f, (0.0, duration), y0, method="DOP853", rtol=rtol, atol=1e-3 * rtol)
        final = fb.array_to_state(world, solve().y[:, -1])
        if angle_error(final.rotation[0], duration) <= target:
            print(f"  SciPy DOP853{'':11} rtol = {rtol:6.0e} {1e3 * best(solve, repeat=1):12.3f} ms")
            return
    print("  SciPy DOP853 not reached")


def pybullet_error(duration: float) -> None:
    try:
        import pybullet
    except ImportError:
        print("  PyBullet is not installed")
        return
    client = pybullet.connect(pybullet.DIRECT)
    body = pybullet.createMultiBody(baseMass=1.0, baseCollisionShapeIndex=-1, basePosition=(0, 0, 0))
    pybullet.changeDynamics(body, -1, localInertiaDiagonal=INERTIA, linearDamping=0, angularDamping=0)
    pybullet.resetBaseVelocity(body, (0, 0, 0), SPIN)
    pybullet.setTimeStep(1e-3)
    for _ in range(round(duration / 1e-3)):
        pybullet.stepSimulation()
    x, y, z, w = pybullet.getBasePositionAndOrientation(body)[1]
    error = angle_error(np.asarray(fb.so3.quaternion_to_matrix(np.array([w, x, y, z]))), duration)
    print(f"  PyBullet at dt = 1 ms ends {error:.2g} rad off; its error falls with the first power of dt")
    pybullet.disconnect(client)


def main() -> bool:
    good = free_body()
    good &= forced_body()
    good &= many_bodies()
    time_to_accuracy()
    return good


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
