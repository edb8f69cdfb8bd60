"""Hashes of runs, to see whether a change of the sources moves a bit.

``python -m tools.hashes make TABLE.json`` runs every scene of the library, and worlds with the forces and joints that
no scene has, under every method that takes them, for a few dozen steps. It hashes state and accounts of every frame,
the potential energy and the reactions of joints. ``python -m tools.hashes compare OLD.json NEW.json`` says what
differs.

Kernels are compiled for a processor without fused multiply-add: restructuring moves the places where two operations
become one, which changes bits and means nothing. They have a cache of their own. Signs of zeros do not count, because
kernels are compiled to ignore them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

# What Numba reads when it is imported: a processor with SSE4.2 and nothing newer.
WITHOUT_FMA = {"NUMBA_CPU_NAME": "x86-64-v2", "NUMBA_CPU_FEATURES": ""}
CACHE = Path(tempfile.gettempdir()) / f"freebody-hashes-{os.getuid()}"

STEPS = 40
# Fewer for worlds of many bodies.
BODY_STEPS = 8000


def _worlds() -> dict[str, Callable[[], Any]]:
    """What no scene of the library has: all forces, thin bodies, ridges, joints with springs and motors, own code."""
    import freebody as fb

    def brick(name: str, position: tuple[float, float, float], **motion: Any) -> Any:
        motion = {"velocity": (0.1, -0.2, 0.3), "angular_velocity": (0.7, 3.1, -0.4), **motion}
        return fb.Body(mass=1.3, inertia=(0.5, 0.9, 1.2), name=name, position=position, **motion)

    def forces() -> Any:
        a, b = brick("a", (0.0, 0.0, 0.0)), brick("b", (2.0, 0.5, 0.0))
        return fb.World([a, b, fb.Body(mass=0.2, position=(0.0, 3.0, 0.0))], gravity=(0.1, 0.0, -9.0)).add(
            fb.Spring(a, at=(0.1, 0.2, 0.3), to=b, to_at=(0.3, 0.0, 0.1), stiffness=20.0, rest_length=1.0, damping=0.1),
            fb.Spring(b, at=(0.1, 0.2, 0.3), anchor=(0.0, 0.0, 3.0), stiffness=5.0),
            fb.TorsionSpring(a, to=b, stiffness=2.0, damping=0.1),
            fb.PointForce(a, (1.0, 2.0, 3.0), at=(0.1, 0.0, 0.0), profile=((0.0, 0.05, 1.0), (0.0, 1.0, 0.5))),
            fb.Torque(b, (0.1, 0.2, 0.3), frame="body"),
            fb.Push(a, (0.0, 1.0, 0.0), start=0.015, duration=0.1),
            fb.Thruster(b, at=(0.0, 0.1, 0.0), direction=(1.0, 0.0, 0.0), thrust=2.0, schedule=((0.02, 0.1),)),
            fb.Drag(linear=0.1, quadratic=0.2, rotational=0.01, rotational_quadratic=0.02, wind=(1.0, 0.0, 0.5)),
            fb.Drag(b, linear=0.3, wind=fb.Wind((0.0, 1.0, 0.0), gust=(0.1, 0.2, 0.3), frequency=1.0)),
            fb.Dipole(a, (0.0, 0.1, 1.0), (0.3, 0.2, 0.0)),
            fb.CentralGravity(10.0, center=(0.0, 0.0, -20.0)),
            fb.MutualGravity(0.3),
            fb.Grab(b, target=(1.0, 1.0, 1.0), at=(0.2, 0.1, 0.0), stiffness=30.0),
        )

    def ridges() -> Any:
        a = brick("a", (0.0, 0.0, 0.0), angular_velocity=(0.5, 60.0, 14.0))
        b = brick("b", (1.0, 0.0, 0.0), angular_velocity=(20.0, 0.0, 90.0))
        world = fb.World([a, b], gravity=(0.0, 0.0, -2.0)).add(fb.TorsionSpring(a, stiffness=80.0))
        return world.add(fb.TorsionSpring(b, to=a, stiffness=8.0), fb.Spring(b, anchor=(0.0, 0.0, 1.0), stiffness=3.0))

    def thin() -> Any:
        needle = fb.Body(mass=1.0, inertia=(1e-6, 1.0, 1.0000005), angular_velocity=(3.0, 1.0, -0.5), name="needle")
        rod = fb.Body(mass=1.0, inertia=(0.0, 1.0, 1.0), angular_velocity=(0.0, 1.0, 2.0), position=(3.0, 0.0, 0.0))
        world = fb.World([needle, rod, brick("b", (0.0, 2.0, 0.0))], gravity=(0.0, 0.0, -9.81))
        return world.add(fb.Spring(needle, at=(0.5, 0.01, 0.0), anchor=(0.0, 0.0, 2.0), stiffness=9.0, damping=0.2))

    def free() -> Any:
        return fb.World([brick("a", (0.0, 0.0, 0.0)), brick("b", (1.0, 0.0, 0.0), angular_velocity=(0.0, 1.0, 0.0))])

    def joints() -> Any:
        still: dict[str, Any] = {"velocity": (0.0, 0.0, 0.0), "angular_velocity": (0.0, 0.0, 0.0)}
        a, b, c = (brick(name, (float(k), 0.0, 0.0), **still) for k, name in enumerate("abc"))
        d = brick("d", (3.0, 0.0, 0.0), velocity=(0.0, 0.25, 0.0), angular_velocity=(0.0, 0.0, 0.5))
        return fb.World([a, b, c, d], gravity=(0.0, 1.0, -9.81)).add(
            fb.Hinge(a, axis=(0, 1, 0), at=(-0.5, 0, 0), anchor=(-0.5, 0, 0), stiffness=3.0, rest=0.2, damping=0.1),
            fb.Slider(b, axis=(1, 0, 0), to=a, to_at=(1, 0, 0), stiffness=30.0, damping=0.3),
            fb.Universal(c, axis=(0, 1, 0), to_axis=(0, 0, 1), at=(-0.5, 0, 0), to=b, to_at=(0.5, 0, 0)),
            fb.Hinge(d, axis=(0, 0, 1), at=(-0.5, 0, 0), to=c, to_at=(0.5, 0, 0), speed=0.5),
            fb.Drag(linear=0.1),
        )

    def own() -> Any:
        @fb.force
        def magnus(t, body, lift):  # type: ignore[no-untyped-def]
            f = fb.cross(body.angular_velocity, body.velocity)
            return (lift * f[0], lift * f[1], lift * f[2] + t), (0.0, 0.0, 0.0)

        @fb.potential
        def well(body, depth):  # type: ignore[no-untyped-def]
            x = body.position
            return depth * (x[0] * x[0] + x[1] * x[1]) * x[2]

        a = brick("a", (0.0, 0.1, 0.2))
        return fb.World([a], gravity=(0.0, 0.0, -9.81)).add(magnus(a, lift=0.3), well(a, depth=2.0))

    def bound() -> Any:
        @fb.constraint
        def bowl(body, height):  # type: ignore[no-untyped-def]
            x, y, z = body.position
            return z - (x * x + y * y) / height

        bead = fb.Body(mass=1.0, inertia=(0.5, 0.9, 1.2), position=(1.0, 0.0, 1.0), angular_velocity=(1.0, 2.0, 3.0))
        return fb.World([bead], gravity=(0.0, 0.0, -9.81)).add(bowl(bead, height=1.0))

    return {function.__name__: function for function in (forces, ridges, thin, free, joints, own, bound)}


def _digest(run: Any) -> str:
    """Of times, states, accounts, energies and reactions, without the signs of zeros."""
    import numpy as np

    digest = hashlib.sha256()
    parts = [run.times, run.raw, run.accumulators, run.potential_energy]
    parts += [run.joints[name]._columns for name in run.joints]
    if run.angles is not None:
        parts.append(run.angles)
    parts += [part for part in (run.contact_frames, run.impact_rows) if part is not None]
    for part in parts:
        array = np.ascontiguousarray(part, dtype=np.float64) + 0.0
        digest.update(repr(array.shape).encode() + array.tobytes())
    return digest.hexdigest()[:24]


def _runs(scenes: list[str], methods: list[str]) -> Iterator[tuple[str, str]]:
    """(scene/method, hash) one after the other, method by method: each is compiled when its turn comes."""
    import freebody as fb
    from freebody.methods.registry import get

    library = {name: fb.load_scene(fb.scene_path(name)) for name in fb.scene_names()}
    made = {name: make() for name, make in _worlds().items()}
    for method in methods or ["scene", *fb.integrators()]:
        for name in scenes or [*library, *made]:
            scene = library.get(name)
            if method == "scene" and (scene is None or scene.integrator is None):
                continue
            world = made[name] if scene is None else scene.world()
            dt = 2e-3 if scene is None else scene.form.run.arguments("integrator")["dt"]
            start = None if scene is None else scene.start(world)
            steps = min(STEPS, max(1, BODY_STEPS // len(world.bodies)))
            integrator = scene.integrator if method == "scene" and scene is not None else method
            try:
                run = fb.simulate(world, steps * dt, dt=dt, integrator=integrator, start=start, progress=False)
            except fb.errors.InputError as error:
                if not world.joints or get(integrator).takes_joints:
                    print(f"{name} refuses {method}: {error}", file=sys.stderr)
            except fb.errors.SimulationError as error:
                yield f"{name}/{method}", f"stopped {_digest(error.run)}"
            else:
                yield f"{name}/{method}", _digest(run)


def make(path: Path, scenes: list[str], methods: list[str]) -> None:
    """Write the table; says how long each method took."""
    table: dict[str, str] = {}
    begun, last = time.perf_counter(), ""
    for key, value in _runs(scenes, methods):
        method = key.partition("/")[2]
        if method != last:
            print(f"{time.perf_counter() - begun:7.1f} s  {method}", file=sys.stderr, flush=True)
            last = method
        table[key] = value
        path.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n")
    print(f"{time.perf_counter() - begun:7.1f} s  {len(table)} runs", file=sys.stderr)


def compare(old: Path, new: Path) -> int:
    """Print what differs among the runs that both tables have; returns 1 if anything does."""
    a, b = (json.loads(path.read_text()) for path in (old, new))
    both = sorted(a.keys() & b.keys())
    moved = [key for key in both if a[key] != b[key]]
    for key in moved:
        print(f"{key}: {a[key]} -> {b[key]}")
    print(f"{len(both)} runs in both, {len(moved)} differ, {len(a.keys() ^ b.keys())} in one table only")
    return 1 if moved else 0


def main() -> int:
    """See the module."""
    parser = argparse.ArgumentParser(prog="python -m tools.hashes", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make")
    making.add_argument("table", type=Path)
    making.add_argument("--scenes", nargs="*", default=[])
    making.add_argument("--methods", nargs="*", default=[])
    comparing = commands.add_parser("compare")
    comparing.add_argument("tables", type=Path, nargs=2)
    given = parser.parse_args()
    if given.command == "compare":
        return compare(*given.tables)
    os.environ.update(WITHOUT_FMA, FREEBODY_CACHE_DIR=os.environ.get("FREEBODY_CACHE_DIR", str(CACHE)))
    make(given.table, given.scenes, given.methods)
    return 0


if __name__ == "__main__":
    sys.exit(main())
