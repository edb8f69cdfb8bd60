"""Best of several runs, and a line to print. Absolute times mean little on a shared machine; ratios do."""

import gc
import time
from collections.abc import Callable


def best(task: Callable[[], object], *, repeat: int = 5) -> float:
    """Seconds of the fastest of ``repeat`` calls, after one to warm up."""
    task()
    times = []
    for _ in range(repeat):
        gc.collect()
        start = time.perf_counter()
        task()
        times.append(time.perf_counter() - start)
    return min(times)


def report(what: str, ours: float, peer: float, *, wanted: float) -> bool:
    """Print the ratio peer / ours and whether it reaches ``wanted``."""
    ratio = peer / ours
    verdict = "ok" if ratio >= wanted else "SHORT"
    print(f"{what:58} {1e3 * ours:10.2f} ms {1e3 * peer:10.2f} ms {ratio:8.1f}x  wanted {wanted:g}x  {verdict}")
    return ratio >= wanted
