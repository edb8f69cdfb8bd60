"""Work split over the machine's cores, and work that can be given up.

Kernels release the GIL, so plain threads are enough. No thread outlives what it was started for, and none keeps the
process from ending: those that are in compiled code when somebody presses Ctrl-C are left to themselves.
"""

from __future__ import annotations

import contextlib
import contextvars
import ctypes
import os
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, wait
from functools import partial
from itertools import pairwise
from typing import Any, Generic, TypeVar

T = TypeVar("T")

# Seconds between looks at the keyboard: some systems do not end a wait for Ctrl-C.
LOOK = 0.2


def cores() -> int:
    """How many this process may use."""
    try:
        return max(1, len(os.sched_getaffinity(0)))
    except AttributeError:  # macOS and Windows
        return os.cpu_count() or 1


def each_chunk(count: int, task: Callable[[int, int], T], *, smallest: int) -> list[T]:
    """Call ``task(start, stop)`` on consecutive chunks of ``range(count)``, one per core; results in order.

    Only for results that do not depend on where the chunks begin, such as counts: sums of floats need ``each_block``.
    """
    chunks = max(1, min(cores(), count // smallest))
    return _over([count * i // chunks for i in range(chunks + 1)], task)


def each_block(count: int, task: Callable[[int, int], T], *, size: int) -> list[T]:
    """Call ``task(start, stop)`` on consecutive blocks of ``size`` out of ``range(count)``; results in order.

    The blocks depend on ``count`` alone, so that sums over them are the same bits on every number of cores.
    """
    return _over([*range(0, max(count, 1), size), count], task)


def _over(cuts: list[int], task: Callable[[int, int], T]) -> list[T]:
    if len(cuts) == 2:
        return [task(*cuts)]
    return together(*(partial(task, *ends) for ends in pairwise(cuts)))


def together(*tasks: Callable[[], T]) -> list[T]:
    """Run independent tasks at the same time, as many as there are cores, and give their results in order."""
    outcomes: list[Future[T]] = [Future() for _ in tasks]
    waiting = deque(zip(tasks, outcomes))

    def work() -> None:
        with contextlib.suppress(IndexError):  # nothing is left to do
            while True:
                task, outcome = waiting.popleft()
                _carry_out(task, outcome)

    for _ in range(min(cores(), len(tasks))):
        threading.Thread(target=work, name="freebody", daemon=True).start()
    try:
        _await(*outcomes)
    finally:
        waiting.clear()
    return [outcome.result() for outcome in outcomes]


def _carry_out(task: Callable[[], T], outcome: Future[T]) -> None:
    try:
        outcome.set_result(task())
    except BaseException as error:
        if not outcome.done():  # stopped only after it was
            outcome.set_exception(error)


def _await(*outcomes: Future[Any]) -> None:
    while wait(outcomes, timeout=LOOK).not_done:
        pass


class Stopped(BaseException):
    """Raised inside of an errand that nobody wants any more."""


# Threads in which ``Stopped`` came where nothing can be raised, such as in a callback of a weak reference.
_LOST: set[int] = set()


def _note_lost(before: Callable[[Any], object], unraisable: Any) -> None:
    """Stands for ``sys.unraisablehook``: note it instead of a traceback; anything else goes to the hook ``before``."""
    if unraisable.exc_type is Stopped:
        _LOST.add(threading.get_ident())
    else:
        before(unraisable)


class Errand(Generic[T]):
    """``task()`` in a thread of its own; ``outcome`` is its result or exception."""

    def __init__(self, task: Callable[[], T]) -> None:
        self.outcome: Future[T] = Future()
        here = contextvars.copy_context()
        work = partial(_carry_out, partial(here.run, task), self.outcome)
        self._thread = threading.Thread(target=work, name="freebody-errand", daemon=True)
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether the thread still works."""
        return self._thread.is_alive()

    def join(self) -> None:
        """Wait until it does not; stop it again where that was lost."""
        while self.running:
            self._thread.join(LOOK)
            if self._thread.ident in _LOST:
                self.stop()

    def stop(self) -> None:
        """Raise :class:`Stopped` in the thread, once compiled code gives the interpreter back to it."""
        hook = sys.unraisablehook
        if getattr(hook, "func", None) is not _note_lost:
            sys.unraisablehook = partial(_note_lost, hook)
        _LOST.discard(self._thread.ident or 0)
        if self.running:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(self._thread.ident or 0), ctypes.py_object(Stopped)
            )


def interruptible(task: Callable[[], T], *, abandoned: Callable[[Errand[T], BaseException], None] | None = None) -> T:
    """``task()`` in a thread of its own, so that Ctrl-C is answered while compiled code works without the interpreter.

    The thread is then stopped where it next can be: ``task`` must hold nothing that others wait for. ``abandoned`` is
    told about it. Off the main thread, where no Ctrl-C arrives, a plain call.
    """
    if threading.current_thread() is not threading.main_thread():
        return task()
    errand = Errand(task)
    try:
        _await(errand.outcome)
    except BaseException as error:
        if abandoned is not None:
            abandoned(errand, error)
        errand.stop()
        raise
    return errand.outcome.result()
