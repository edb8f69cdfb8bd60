"""Compile every kernel beforehand, in processes side by side, so that no later run waits for the compiler."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, cast

from numba import types
from numba.core import event
from numba.core.registry import CPUDispatcher

from freebody.arguments import unknown, whole
from freebody.compiling import silently
from freebody.errors import FreebodyError
from freebody.inlined import Inlined
from freebody.threads import cores


class Warmed(NamedTuple):
    """A job of ``warm``: what it was, its seconds, and the kernels that it compiled; the others were there already."""

    job: str
    seconds: float
    compiled: tuple[str, ...]


class _Compiled(event.Listener):  # type: ignore[misc]
    """Notes what Numba compiles. Parts of kernels do not count."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def on_start(self, event: Any) -> None:
        dispatcher = event.data["dispatcher"]
        if not isinstance(dispatcher, Inlined) and dispatcher.py_func.__module__.startswith("freebody"):
            self.names.append(f"{dispatcher.py_func.__module__}.{dispatcher.py_func.__qualname__}")

    def on_end(self, event: Any) -> None:
        """Nothing to note."""


def _world(*, joints: bool) -> Any:
    import freebody as fb

    arm = fb.Body(fb.Box((1.0, 0.2, 0.3)), density=1.0, name="arm")
    world = fb.World([arm, fb.Body(mass=1.0, position=(2, 0, 0), name="bob")])
    world.add(fb.Spring(arm, to=world.bodies[1], stiffness=1.0))
    return world.add(fb.Hinge(arm, at=(-0.5, 0, 0), anchor=(-0.5, 0, 0), axis=(0, 1, 0))) if joints else world


def _forces() -> None:
    """What every other job needs."""
    import freebody as fb
    from freebody.forces.total import python_potential

    python_potential()
    fb.simulate(_world(joints=False), 0.02, dt=0.01, integrator="euler").energy  # noqa: B018


def _tables() -> None:
    """What worlds and flat arrays ask for without a run."""
    import freebody as fb
    from freebody.forces.held import python_wrench

    python_wrench()
    loose, jointed = _world(joints=False), _world(joints=True)
    fb.rhs(loose)(0.0, fb.state_to_array(loose.state()))
    jointed.assemble()


def _mass() -> None:
    import freebody as fb

    fb.mass_properties(fb.Mesh.load(fb.sample_path("torus")), density=1.0)


def _rotations() -> None:
    """The loops behind ``fb.so3`` and ``fb.se3``, for real numbers."""
    from freebody.lie import se3_rows, so3_rows

    for loop in [*vars(so3_rows).values(), *vars(se3_rows).values()]:
        if isinstance(loop, CPUDispatcher) and not isinstance(loop, Inlined):
            loop.compile((types.float64[:, ::1],) * loop.py_func.__code__.co_argcount)


def _contact() -> Any:
    """A run with contact, without a method: what its results need is compiled here."""
    import numpy as np

    import freebody as fb
    from freebody.contact.state import contacts_at

    ball = fb.Body(fb.Sphere(1.0), mass=1.0, material=fb.Material(), position=(0.0, 0.0, 2.0))
    world = fb.World([ball]).add(fb.Floor())
    state = world.state()
    still = np.repeat(state.raw[None], 2, axis=0), np.repeat(contacts_at(state)[None], 2, axis=0)
    return fb.Trajectory(
        world.tables(), "touch4", state.layout, np.array([0.0, 0.1]), still[0], np.zeros((2, 7)), state, 0.1,
        contact_frames=still[1],
    )  # fmt: skip


def _results() -> None:
    import freebody as fb

    for joints in (False, True):
        run = fb.simulate(_world(joints=joints), 0.05, dt=0.01, integrator="rattle" if joints else "exact4")
        run.audit()
        run.at(0.025)
        if joints:
            str(run.joints)
    _contact().audit()


def _method(name: str) -> None:
    import freebody as fb
    from freebody.methods.registry import get

    method = get(name)
    dt = None if method.variable_step else 0.01
    for joints in {False, method.takes_joints}:
        fb.simulate(_world(joints=joints), 0.02, dt=dt, integrator=name, progress=False)


MOST_PROCESSES = 256
FIRST = "forces"
JOBS: dict[str, Callable[[], None]] = {
    FIRST: _forces,
    "mass properties": _mass,
    "worlds": _tables,
    "rotations": _rotations,
    "results": _results,
}


def _work(job: str) -> Warmed:
    """Do one job, in a process of its own."""
    os.environ["FREEBODY_QUIET"] = "1"
    noted = _Compiled()
    start = time.perf_counter()
    with event.install_listener("numba:compile", noted):
        JOBS.get(job, partial(_method, job))()
    return Warmed(job, time.perf_counter() - start, tuple(noted.names))


def _work_on(jobs: list[str], out: Connection) -> None:
    """Do jobs that share parts of kernels, one after the other: what a process has typed and lowered, it has once."""
    try:
        out.send([_work(job) for job in jobs])
    except Exception as error:
        out.send(error)


def jobs() -> tuple[str, ...]:
    """What there is to do: first what all others need, then what takes long, last what needs some of the methods."""
    from freebody.methods.registry import METHODS

    return (FIRST, *reversed(METHODS), *(job for job in JOBS if job != FIRST))


def _families(chosen: Sequence[str]) -> list[list[str]]:
    """Jobs that one process does. Methods for contact take longest, and stay alone."""
    from freebody.methods.registry import METHODS, get

    families: dict[str, list[str]] = {}
    for job in chosen:
        method = get(job) if job in METHODS else None
        family = job if method is None or method.takes_contact else "joints" if method.takes_joints else "no joints"
        families.setdefault(family, []).append(job)
    return list(families.values())


def warm(*only: str, processes: int | None = None) -> list[Warmed]:
    """Compile every kernel that is not in the cache yet, in ``processes`` side by side (None: one for each core).

    ``only`` names methods, or other jobs of ``Warmed``, if not everything is wanted. Raises :class:`InputError` for
    names that it does not know.
    """
    with silently():
        return list(warming(only, processes=processes))


def warming(only: Sequence[str] = (), *, processes: int | None = None) -> Iterator[Warmed]:
    """The same, one after the other as they end."""
    count = cores() if processes is None else whole("processes", processes, least=1, most=MOST_PROCESSES)
    for name in only:
        if name not in jobs():
            raise unknown("thing to compile", name, jobs())
    others = multiprocessing.active_children()
    pool = ThreadPoolExecutor(count)
    try:
        with _ctrl_c_later():  # for the threads and their processes: it is for this one to end them
            first = pool.submit(_apart, [FIRST])
        yield from first.result()
        with _ctrl_c_later():
            chosen = [job for job in only or jobs() if job != FIRST]
            waiting = [pool.submit(_apart, family) for family in _families(chosen)]
        for done in as_completed(waiting):
            yield from done.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)  # first, or a thread whose process is killed begins the next
        for process in multiprocessing.active_children():
            if process not in others:
                process.kill()
        raise
    finally:
        pool.shutdown()


def _apart(jobs: list[str]) -> list[Warmed]:
    """Do jobs in a process of their own: what compiling needs is given back, and nothing of this one is copied.

    Not ``ProcessPoolExecutor``: with a process for every task it sometimes waits for ever at its end (Python 3.11).
    """
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_work_on, args=(jobs, there), daemon=True)
    process.start()
    there.close()
    try:
        told = here.recv()
    except EOFError:
        raise FreebodyError(
            f"the process that compiled {', '.join(jobs)} ended before it was done",
            cause="somebody killed it, or there was too little memory",
            remedy="compile less at once: freebody warm --processes 1",
        ) from None
    finally:
        process.join()
    if isinstance(told, BaseException):
        raise told
    return cast(list[Warmed], told)


@contextlib.contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """What is started inside of the ``with`` gets no Ctrl-C; this thread gets it at the end of it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
