"""Which integrator? Error against time on five problems; the plots and the table behind the default.

``python -m benchmarks.work_precision`` writes ``benchmarks/results/work_precision.png`` and ``.md``.
"""

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from scipy.integrate import solve_ivp

import freebody as fb

RESULTS = Path(__file__).parent / "results"
METHODS = (
    "euler",
    "midpoint",
    "rk4",
    "exponential_euler",
    "cg4",
    "rkmk4",
    "cf4",
    "splitting",
    "lgvi",
    "exact",
    "exact4",
)
DURATION = 20.0


def separatrix() -> fb.World:
    """A T-handle's flip: spin about the middle axis, a thousandth off."""
    return fb.World([fb.Body(mass=1.0, inertia=(1.0, 2.0, 3.0), angular_velocity=(1e-3, 3.0, 1e-3))])


def heavy_top() -> fb.World:
    """A fast top about its fixed point: inertia about that point, and the weight as a torque m r x g."""
    top = fb.Body(mass=15.0, inertia=(15.234375, 0.46875, 15.234375), angular_velocity=(0.0, 40.0, -4.61538))
    return fb.World([top]).add(fb.Dipole(top, moment=(0, 15.0, 0), field=(0, 0, -9.81)))


def tethered_torus() -> fb.World:
    """The ring of the course on a spring, pulled and let go."""
    ring = fb.Body(fb.Torus(1.0, 0.25), density=1.0, angular_velocity=(0.5, 1.0, 0.2), velocity=(0.3, 0, 0))
    return fb.World([ring]).add(fb.Spring(ring, at=(1, 0, 0), anchor=(0, 0, 2), stiffness=4.0))


def gravity_gradient() -> fb.World:
    """A dumbbell-like satellite tumbling on an eccentric orbit in scaled units."""
    craft = fb.Body(
        mass=1.0, inertia=(0.02, 0.05, 0.06), position=(1, 0, 0), velocity=(0, 1.1, 0), angular_velocity=(0.1, 0.2, 1.5)
    )
    return fb.World([craft]).add(fb.CentralGravity(mu=1.0))


def drag() -> fb.World:
    """A thrown brick slowed by linear and quadratic drag."""
    brick = fb.Body(mass=1.0, inertia=(0.5, 0.8, 1.1), velocity=(3, 0, 6), angular_velocity=(2.0, 0.3, 1.0))
    world = fb.World([brick], gravity=(0, 0, -9.81))
    return world.add(fb.Drag(brick, linear=0.1, quadratic=0.05, rotational=0.05, rotational_quadratic=0.02))


PROBLEMS: dict[str, Callable[[], fb.World]] = {
    "torque-free near the separatrix": separatrix,
    "heavy top": heavy_top,
    "spring-tethered torus": tethered_torus,
    "gravity-gradient tumble": gravity_gradient,
    "drag": drag,
}


def reference(world: fb.World) -> fb.State:
    """The closed form for free bodies, else DOP853 at its tightest on the flat equations.

    Both are independent of the methods compared. DOP853's own error is the floor of the curves: about 1e-8 rad for the
    fast heavy top, 1e-11 and less for the others.
    """
    if not world.forces:
        (body,) = world.bodies
        free = fb.exact_rotation(body.inertia, angular_velocity=body.angular_velocity, t=DURATION)
        raw = np.concatenate([body.position, free.orientation, body.linear_momentum, body.angular_momentum])
        return fb.array_to_state(world, raw)
    y0 = fb.state_to_array(world.state())
    solved = solve_ivp(fb.rhs(world), (0.0, DURATION), y0, method="DOP853", rtol=3e-14, atol=1e-15)
    return fb.array_to_state(world, solved.y[:, -1])


def error(state: fb.State, truth: fb.State) -> float:
    turned = np.linalg.norm(fb.so3.log(state.rotation[0] @ truth.rotation[0].T))
    moved = np.linalg.norm(state.position[0] - truth.position[0]) / max(1.0, float(np.linalg.norm(truth.position[0])))
    return float(max(turned, moved))


def measure(world: fb.World, name: str, dt: float, truth: fb.State) -> tuple[float, float]:
    """Error and the best time of three runs; infinite error where the run was lost."""
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        try:
            run = fb.simulate(world, DURATION, dt=dt, integrator=name, every=10**9, progress=False)
        except fb.errors.SimulationError:
            return np.inf, np.nan
        times.append(time.perf_counter() - begun)
    return error(run.final, truth), min(times)


def study() -> dict[str, dict[str, list[tuple[float, float, float]]]]:
    steps = [DURATION / round(DURATION / dt) for dt in np.geomspace(0.2, 2e-4, 16)]
    results = {}
    for problem, make in PROBLEMS.items():
        world = make()
        truth = reference(world)
        results[problem] = {name: [(dt, *measure(world, name, dt, truth)) for dt in steps] for name in METHODS}
        print(f"{problem}: done", flush=True)
    return results


def time_at(curve: list[tuple[float, float, float]], target: float) -> float:
    """Seconds needed for an error of ``target``: the cheapest point at or below it."""
    return min((seconds for _, err, seconds in curve if err <= target), default=np.inf)


def table(results: dict[str, dict[str, list[tuple[float, float, float]]]]) -> str:
    lines = [
        "# Work and precision",
        "",
        f"Milliseconds to simulate {DURATION:g} s to the error given (rad, or relative position).",
        "",
    ]
    for target in (1e-4, 1e-8):
        lines += [
            f"## Error {target:g}",
            "",
            "| method | " + " | ".join(results) + " |",
            "|---" * (len(results) + 1) + "|",
        ]
        for name in METHODS:
            cells = [time_at(results[problem][name], target) for problem in results]
            lines.append(f"| {name} | " + " | ".join("-" if np.isinf(c) else f"{1e3 * c:.2f}" for c in cells) + " |")
        lines.append("")
    return "\n".join(lines)


def plot(results: dict[str, dict[str, list[tuple[float, float, float]]]], path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(2, 3, figsize=(13, 8), constrained_layout=True)
    colors = {name: "black" if name == "exact4" else f"C{k % 10}" for k, name in enumerate(METHODS)}
    for axis, (problem, curves) in zip(axes.flat, results.items()):
        for name, curve in curves.items():
            points = np.array([(seconds, err) for _, err, seconds in curve if np.isfinite(err) and err > 0])
            if len(points):
                axis.loglog(1e3 * points[:, 0], points[:, 1], "o-", ms=3, lw=1, color=colors[name], label=name)
        axis.set(title=problem, xlabel="time, ms", ylabel="error after 20 s", ylim=(1e-14, 10))
        axis.grid(alpha=0.3)
    axes.flat[-1].axis("off")
    axes.flat[-1].legend(*axes.flat[0].get_legend_handles_labels(), loc="center", frameon=False)
    figure.savefig(path, dpi=80)


if __name__ == "__main__":
    RESULTS.mkdir(exist_ok=True)
    outcome = study()
    (RESULTS / "work_precision.md").write_text(table(outcome))
    plot(outcome, RESULTS / "work_precision.png")
    print(table(outcome))
