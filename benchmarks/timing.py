"""Best of several runs, and a line to print. Absolute times mean little on a shared machine; ratios do."""

import gc
import time
from collections.abc import Callable


def best(task: Callable[[], object], *, repeat: int = 5, clock: Callable[[], float] = time.perf_counter) -> float:
    """Seconds of the fastest of ``repeat`` calls, after one to warm up."""
    task()
    times = []
    for _ in range(repeat):
        gc.collect()
        start = clock()
        task()
        times.append(clock() - start)
    return min(times)


def interleaved(
    ours: Callable[[], object],
    peer: Callable[[], object],
    *,
    pairs: int = 11,
    clock: Callable[[], float] = time.perf_counter,
) -> tuple[float, float]:
    """Seconds of both, of the pair with the median ratio. Taken in turns, they see the same machine.

    With ``time.process_time`` for a clock they are seconds of CPU, of all threads together.
    """
    seen = []
    for warm in [True] + [False] * pairs:
        gc.collect()
        start = clock()
        ours()
        middle = clock()
        peer()
        if not warm:
            seen.append((middle - start, clock() - middle))
    return sorted(seen, key=lambda pair: pair[1] / pair[0])[pairs // 2]


def report(what: str, ours: float, peer: float, *, wanted: float) -> bool:
    """Print the ratio peer / ours and whether it reaches ``wanted``."""
    ratio = peer / ours
    verdict = "ok" if ratio >= wanted else "SHORT"
    print(f"{what:58} {span(ours):>12} {span(peer):>12} {ratio:8.1f}x  wanted {wanted:g}x  {verdict}")
    return ratio >= wanted


def span(seconds: float) -> str:
    """A time with the unit that suits it."""
    for factor, unit in ((1.0, "s"), (1e3, "ms"), (1e6, "us")):
        if seconds * factor >= 1.0:
            return f"{seconds * factor:.2f} {unit}"
    return f"{seconds * 1e9:.0f} ns"
