"""``simulate``: from a description to a run."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from freebody.compiling import silently
from freebody.errors import SimulationError
from freebody.methods.base import Method, ready
from freebody.methods.registry import get
from freebody.model.state import State
from freebody.record.job import Job, Recording
from freebody.record.opening import finished, opened
from freebody.record.recorder import Recorder
from freebody.running.adaptive import AdaptiveRun
from freebody.running.default import default_for, reasons_for
from freebody.running.events import Event
from freebody.running.fixed import FixedRun, clock_of
from freebody.running.plan import Observer, Plan, a_world
from freebody.trajectory.run import Trajectory
from freebody.world import World


def simulate(
    world: World,
    duration: float,
    *,
    dt: float | None = None,
    integrator: str | Method | None = None,
    every: int = 1,
    start: State | None = None,
    events: Event | Iterable[Event] = (),
    observers: Observer | Iterable[Observer] = (),
    progress: bool | None = None,
    record: str | os.PathLike[str] | Recording | None = None,
    resume: bool = False,
    overwrite: bool = False,
    allow_mixed: bool = False,
) -> Trajectory:
    """Run ``world`` for ``duration`` seconds in steps of ``dt``, recording every ``every``-th step.

    ``integrator`` is a name or a configured method (``fb.integrators()`` lists them). ``"adaptive"`` chooses its own
    steps; ``dt`` is then the time between frames, and without it every ``every``-th step of its own is recorded.

    The world stays as it was. Time is t0 + n dt, never a running sum; steps end where forces switch, and the last one
    is shortened to land on the end. ``start`` is a :class:`State` to go on from (``run.final``, ``run.state(i)``):
    going on with the same ``dt`` is bit for bit the same as not having stopped, if the stop was on the grid t0 + n dt
    (``"adaptive"``: anywhere). After a shortened step a new grid starts there, and the two differ by the method's error
    of one step. Steps go forward: to go back, reverse all velocities of a state (``fb.array_to_state``). ``events`` are
    located to 1e-12 s; ``observers`` are called with the state at every frame. A progress bar appears after a second
    where somebody looks (``progress`` forces it on or off, and False also what is said about compiling); Ctrl-C ends
    the run and returns what there is. A state that stops being finite raises :class:`SimulationError` with the body,
    the time, the likely cause, and the run so far in ``error.run``.

    ``record`` names a folder to which the run is written as it goes: killed at any moment, it can be read by
    ``fb.load_run`` up to the last second, and with ``resume`` the same call goes on from there, bit for bit as if
    nothing had happened. A run that exists is refused unless it is resumed or ``overwrite`` is given. Where another
    processor or other versions of Numba or NumPy would give other last bits, a record is gone on with only if
    ``allow_mixed`` is given, and ``run.notes`` says so.
    """
    a_world(world)
    method = get(default_for(world) if integrator is None else integrator).for_world(world.has_contact)
    plan = Plan.checked(world, method, duration, dt, every, start, events, observers, progress)
    recording = record
    if recording is not None and not isinstance(recording, Recording):
        recording = Recording(recording, resume=resume, overwrite=overwrite, allow_mixed=allow_mixed)
    with silently(plan.progress is False):
        run = _run(plan, None) if recording is None else _recorded(plan, recording)
    return run if integrator is not None else replace(run, notes=(*reasons_for(world), *run.notes))


def _run(plan: Plan, recorder: Recorder | None) -> Trajectory:
    kind = AdaptiveRun if plan.method.variable_step else FixedRun
    run = kind(plan, recorder)
    ready(plan.method.advance)
    return run.go()


def _recorded(plan: Plan, recording: Recording) -> Trajectory:
    job = Job(plan.world.tables(), plan.method, plan.start, clock_of(plan), plan.duration, plan.dt, plan.every)
    run = finished(recording, job)
    if run is not None:
        return run
    with opened(recording, job) as recorder:
        try:
            run = _run(plan, recorder)
            run = replace(run, notes=(*recorder.store.notes, *run.notes))
        except BaseException as error:
            # Whatever ended the run is the error to report; a disk that fails as well changes nothing about it.
            with suppress(SimulationError):
                recorder.pause()
                if isinstance(error, SimulationError) and error.run is not None:
                    error.run = recorder.whole(error.run)
            raise
        try:
            if run.interrupted:
                recorder.pause()
                return recorder.whole(run)
            return recorder.finish(run)
        except SimulationError as error:
            error.run = run
            raise
