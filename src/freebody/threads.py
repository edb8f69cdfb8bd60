"""Work split over the machine's cores. Kernels release the GIL, so plain threads are enough."""

from __future__ import annotations

import contextvars
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache
from typing import TypeVar

__all__ = ["each_block", "each_chunk", "interruptible", "together"]

T = TypeVar("T")


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=_cores(), thread_name_prefix="freebody")


def _cores() -> int:
    try:
        return max(1, len(os.sched_getaffinity(0)))
    except AttributeError:  # macOS and Windows
        return os.cpu_count() or 1


def each_chunk(count: int, task: Callable[[int, int], T], *, smallest: int) -> list[T]:
    """Call ``task(start, stop)`` on consecutive chunks of ``range(count)``, one per core; results in order.

    Only for results that do not depend on where the chunks begin, such as counts: sums of floats need ``each_block``.
    """
    chunks = max(1, min(_cores(), count // smallest))
    return _over([count * i // chunks for i in range(chunks + 1)], task)


def each_block(count: int, task: Callable[[int, int], T], *, size: int) -> list[T]:
    """Call ``task(start, stop)`` on consecutive blocks of ``size`` out of ``range(count)``; results in order.

    The blocks depend on ``count`` alone, so that sums over them are the same bits on every number of cores.
    """
    return _over([*range(0, max(count, 1), size), count], task)


def _over(cuts: list[int], task: Callable[[int, int], T]) -> list[T]:
    if len(cuts) == 2:
        return [task(*cuts)]
    return list(_pool().map(task, cuts[:-1], cuts[1:]))


def together(*tasks: Callable[[], T]) -> list[T]:
    """Run independent tasks at the same time and give their results in order. Tasks must not call ``together``."""
    return [future.result() for future in [_pool().submit(task) for task in tasks]]


# Seconds between looks at the keyboard: some systems do not end a wait for Ctrl-C.
LOOK = 0.2


def interruptible(task: Callable[[], T]) -> T:
    """``task()`` in a thread of its own, so that Ctrl-C is answered while compiled code works without the interpreter.

    The thread is then left behind: ``task`` must hold nothing that others wait for. Off the main thread, where no
    Ctrl-C arrives, a plain call.
    """
    if threading.current_thread() is not threading.main_thread():
        return task()
    outcome: Future[T] = Future()
    context = contextvars.copy_context()

    def work() -> None:
        try:
            outcome.set_result(context.run(task))
        except BaseException as error:
            outcome.set_exception(error)

    threading.Thread(target=work, name="freebody-reading", daemon=True).start()
    while not wait([outcome], timeout=LOOK).done:
        pass
    return outcome.result()
