"""A world with switching forces, and the runs that the tests kill, and what must be equal between two runs."""

import pytest

import freebody as fb


def world():
    spin = fb.Body(
        fb.Box((1.0, 0.6, 0.3)), density=2.0, name="brick", velocity=(0.5, 0, 0.1), angular_velocity=(0.3, 2.0, 0.4)
    )
    dot = fb.Body(mass=0.5, name="dot", position=(0, 3, 1), velocity=(0, 0, 1))
    made = fb.World([spin, dot], gravity=(0, 0, -9.81))
    return made.add(
        fb.Spring(spin, at=(0.4, 0, 0.1), anchor=(0, 0, 2), stiffness=8.0, damping=0.02),
        fb.Spring(dot, to=spin, stiffness=2.0, rest_length=0.5),
        fb.Push(spin, (3.0, 1.0, -2.0), at=(0.1, 0.2, 0.1), start=0.25, duration=0.35),
        fb.Push(dot, (0.0, 1.0, 0.3), start=2.0, duration=0.1234),
        fb.Drag(linear=0.02, rotational=0.01),
    )


# Arguments of simulate: fixed steps, steps that do not divide the duration, frames read off long steps, own steps.
RUNS = {
    "fixed": {"duration": 3.0, "dt": 1e-3, "every": 7, "integrator": "cf4"},
    "shortened": {"duration": 2.9, "dt": 1.7e-3, "every": 3, "integrator": "exact4"},
    "outputs": {"duration": 3.0, "dt": 1e-3, "integrator": "adaptive"},
    "steps": {"duration": 3.0, "integrator": "adaptive"},
}


def simulate(kind, **more):
    arguments = {**RUNS[kind], **more}
    return fb.simulate(world(), arguments.pop("duration"), **arguments)


def bits(run):
    """Everything in a run that a file keeps, as bytes."""
    found = {
        name: getattr(run, name).tobytes() for name in ("times", "raw", "accumulators", "kinetic_energy", "energy")
    }
    found |= {f"final {name}": getattr(run.final, name).tobytes() for name in ("raw", "accumulators", "memory")}
    found |= {"clock": run.final.clock, "events": [(event.name, event.time) for event in run.events]}
    derived = run.derived
    return found | {
        "wrench": derived.wrench_after.tobytes(),
        "edge_frames": derived.edge_frames.tobytes(),
        "wrench_before": derived.wrench_at_edges.tobytes(),
    }


class BrokenOffError(Exception):
    """What a mistake in a user's function would raise."""


def stopping_at(time):
    """An observer that breaks the run off."""

    def look(state):
        if state.time >= time:
            raise BrokenOffError

    return look


def broken_off(path, kind, time=1.3, **more):
    """The record of a run that ended before its time."""
    with pytest.raises(BrokenOffError):
        simulate(kind, record=path, observers=stopping_at(time), **more)
    return path
