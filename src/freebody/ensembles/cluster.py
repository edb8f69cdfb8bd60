"""An ensemble on ``dask.distributed``: one task for each chunk, written by the workers into the shared store.

Dask brings the tasks of workers that die to others. What a chunk needs goes with its task, a few kilobytes, so that no
worker's memory matters; and only so many tasks wait at a time, whatever the number of chunks.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from freebody.ensembles.chunk import Runner
from freebody.ensembles.statistics import summarized
from freebody.ensembles.store import Memory, Store, written
from freebody.errors import InputError
from freebody.extras import needed
from freebody.figures import shown
from freebody.running.interrupt import Interrupt

# Tasks in flight for every thread of the workers: one that runs and one that waits.
WINDOW = 2


@lru_cache(maxsize=2)
def _unpacked(packed: bytes) -> Runner:
    cloudpickle: Any = needed("cloudpickle", "cluster", "an ensemble on a cluster")
    return Runner(cloudpickle.loads(packed))


def task(packed: bytes, path: str | None, number: int) -> Any:
    """On a worker: run a chunk. With a store, write it there and return its number, otherwise return the results."""
    runner = _unpacked(packed)
    plan = runner.plan
    first, last = plan.span(number)
    outcome = runner.run(first, last)
    arrays = written(plan, plan.sampling.values(first, last), outcome)
    summary = summarized(plan, first, outcome)
    if path is None:
        return number, arrays, summary
    Store(Path(path), plan).write(plan, number, arrays, summary)
    return number, None, None


def on_cluster(client: Any, runner: Runner, results: Memory | Store, progress: bool | None) -> bool:
    """Run all chunks that are missing on the workers of ``client``; whether somebody pressed Ctrl-C."""
    from freebody.ensembles.ensemble import RunsBar

    distributed: Any = needed("distributed", "cluster", "an ensemble on a cluster")
    cloudpickle: Any = needed("cloudpickle", "cluster", "an ensemble on a cluster")
    if not isinstance(client, distributed.Client):
        raise InputError(f"on = {shown(client)}", expected='"threads", or a dask.distributed Client')
    plan = runner.plan
    packed = cloudpickle.dumps(plan)
    name = hashlib.sha256(packed).hexdigest()[:16]
    path = None if results.path is None else str(results.path.resolve())
    there = results.done()
    finished, missing = len(there), iter(sorted(set(range(plan.chunks)) - there))
    threads = max(1, sum(client.nthreads().values()))
    bar = RunsBar(duration=plan.runs, wanted=progress)

    def submitted(number: int) -> Any:
        return client.submit(task, packed, path, number, key=f"freebody-{name}-{number}", pure=False)

    flying = {submitted(number) for number in islice(missing, WINDOW * threads)}
    with Interrupt() as interrupt:
        try:
            while flying and not interrupt.asked:
                done, _ = distributed.wait(flying, return_when="FIRST_COMPLETED")
                for future in done:
                    flying.discard(future)
                    number, arrays, summary = future.result()
                    if arrays is not None:
                        results.write(plan, number, arrays, summary)
                    finished += 1
                    following = next(missing, None)
                    if following is not None:
                        flying.add(submitted(following))
                bar.show(min(plan.runs, plan.chunk * finished))
        finally:
            client.cancel(list(flying))
            bar.close()
    return len(results.done()) < plan.chunks
