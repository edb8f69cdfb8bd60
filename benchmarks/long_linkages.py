"""A million steps of linkages: how far joints open, and what becomes of the energy; MuJoCo beside the double pendulum.

``python -m benchmarks.long_linkages`` writes ``benchmarks/results/long_linkages.png`` and ``.md``; it takes minutes.
"""

from pathlib import Path

import mujoco
import numpy as np

import freebody as fb
from benchmarks.linkages import GRAVITY, chain, turned

RESULTS = Path(__file__).parent / "results"
STEPS = 1_000_000
DT = 5e-4
FRAMES = 2000
# The chain starts straight, half a radian from hanging.
LIFT = 0.5 - 0.5 * np.pi

# (times, energy errors relative to the largest kinetic energy)
Curve = tuple[np.ndarray, np.ndarray]


def double_pendulum() -> fb.World:
    """Two boxes on hinges; the first starts level, the second 0.4 rad above."""
    bar, lift = fb.Box((1.0, 0.2, 0.2)), 0.4
    end = np.array([1.0, 0.0, 0.0]) + 0.5 * np.array([np.cos(lift), 0.0, np.sin(lift)])
    upper = fb.Body(bar, density=100.0, name="upper", position=(0.5, 0, 0))
    lower = fb.Body(bar, density=100.0, name="lower", position=end, orientation=turned(lift))
    world = fb.World([upper, lower], gravity=(0, 0, -GRAVITY))
    world.add(fb.Hinge(upper, axis=(0, 1, 0), at=(-0.5, 0, 0), name="shoulder"))
    return world.add(fb.Hinge(lower, axis=(0, 1, 0), at=(-0.5, 0, 0), to=upper, to_at=(0.5, 0, 0), name="elbow"))


def mujoco_double_pendulum(integrator: str) -> Curve:
    """The same motion by MuJoCo."""
    geom = '<joint type="hinge" axis="0 1 0"/><geom type="box" size="0.5 0.1 0.1" pos="0.5 0 0" density="100"/>'
    quaternion = " ".join(str(number) for number in turned(0.4))
    model = mujoco.MjModel.from_xml_string(
        f'<mujoco><option gravity="0 0 {-GRAVITY}" timestep="{DT}" integrator="{integrator}">'
        '<flag contact="disable" energy="enable"/></option><worldbody>'
        f'<body>{geom}<body pos="1 0 0" quat="{quaternion}">{geom}</body></body></worldbody></mujoco>'
    )
    data = mujoco.MjData(model)
    energies = []
    for _ in range(FRAMES + 1):
        mujoco.mj_forward(model, data)
        energies.append(data.energy.copy())
        mujoco.mj_step(model, data, nstep=STEPS // FRAMES)
    potential, kinetic = np.array(energies).T
    total = potential + kinetic
    return np.linspace(0.0, STEPS * DT, FRAMES + 1), np.abs(total - total[0]) / kinetic.max()


def ours(world: fb.World, method: str = "rattle") -> tuple[fb.Trajectory, Curve]:
    run = fb.simulate(world, STEPS * DT, dt=DT, integrator=method, every=STEPS // FRAMES)
    return run, (run.times, np.abs(run.energy - run.energy[0]) / run.kinetic_energy.max())


def opened(run: fb.Trajectory) -> tuple[np.ndarray, np.ndarray]:
    """The widest gap of all joints at every frame, and its rate."""
    tracks = run.joints.values()
    return np.max([t.violation for t in tracks], axis=0), np.max([t.rate_violation for t in tracks], axis=0)


def plot(rows: dict[str, tuple[dict[str, Curve], fb.Trajectory]], path: Path) -> None:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 6), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots(len(rows), 2, sharex=True)
    for (energy, gaps), (title, (curves, run)) in zip(axes, rows.items()):
        for name, (times, errors) in curves.items():
            energy.semilogy(times, np.maximum(errors, 1e-17), lw=0.7, label=name)
        energy.set(title=f"{title}: energy error", ylabel="of the largest kinetic energy", ylim=(1e-14, 1e3))
        energy.legend(loc="upper left", ncols=4, frameon=False, fontsize="small", columnspacing=1.0)
        for name, values in zip(("m, 1", "m/s, 1/s"), opened(run)):
            gaps.semilogy(run.times, np.maximum(values, 1e-18), lw=0.7, label=name)
        gaps.axhline(1e-10, color="gray", lw=0.7, ls="--")
        gaps.set(title=f"{title}: widest open joint", ylim=(1e-18, 1e-8))
        gaps.legend(loc="upper left", ncols=2, frameon=False)
        for axis in (energy, gaps):
            axis.grid(alpha=0.3)
    for axis in axes[-1]:
        axis.set_xlabel("time, s")
    figure.savefig(path, dpi=90)


def table(rows: dict[str, tuple[dict[str, Curve], fb.Trajectory]]) -> str:
    lines = [
        f"{STEPS} steps of {DT} s. Energy errors are relative to the largest kinetic energy.",
        "",
        "| linkage | method | largest error in the first tenth | in the last tenth | joints open | rates |",
        "|---|---|---|---|---|---|",
    ]
    for title, (curves, run) in rows.items():
        gap, rate = (float(values.max()) for values in opened(run))
        for name, (_, errors) in curves.items():
            tenth = len(errors) // 10
            more = f"{gap:.1e} | {rate:.1e}" if name == "rattle" else "- | -"
            lines.append(f"| {title} | {name} | {errors[:tenth].max():.1e} | {errors[-tenth:].max():.1e} | {more} |")
    return "\n".join([*lines, ""])


def main() -> None:
    run, curve = ours(double_pendulum())
    peers = {f"MuJoCo {name}": mujoco_double_pendulum(name) for name in ("Euler", "RK4")}
    fourth = ours(double_pendulum(), "rattle4")[1]
    rows = {"double pendulum": ({"rattle": curve, "rattle4": fourth, **peers}, run)}
    run, curve = ours(chain(100, LIFT))
    rows["chain of 100 links"] = ({"rattle": curve}, run)
    RESULTS.mkdir(exist_ok=True)
    plot(rows, RESULTS / "long_linkages.png")
    (RESULTS / "long_linkages.md").write_text(table(rows))
    print(table(rows))


if __name__ == "__main__":
    main()
