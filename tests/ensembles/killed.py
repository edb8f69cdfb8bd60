"""Processes that are killed in an ensemble, one after the other: ``killed.py FOLDER RUNS KILL...``.

A KILL is a number of chunks: the process dies while it writes the one behind so many; or a time in s, such as 0.01s,
after which it dies wherever it is, or at the end if that comes first. Each is forked from this one, which has loaded
everything.
"""

import os
import signal
import sys
import threading
from pathlib import Path

import zarr  # noqa: F401 - so that nobody after this one has to
from ensemble_worlds import RUN, VARY, sprung

import freebody as fb
from freebody.ensembles import store


def run(runs, **more):
    return fb.ensemble(sprung(), 0.2, vary=VARY, runs=runs, seed=9, stats=("mean", "cov"), **more, **RUN)


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def die_behind(chunks):
    written, lock = [], threading.Lock()
    put = store.put

    def and_die(path, *parts, **options):
        with lock:  # threads finish chunks at the same time
            # In the middle of a chunk: its arrays are written, and nothing says so yet.
            if len(written) == chunks:
                die()
            written.append(path)
            put(path, *parts, **options)

    store.put = and_die


def main(folder, runs, kills):
    run(16)
    for kill in kills:
        child = os.fork()
        if not child:
            if kill.endswith("s"):
                timer = threading.Timer(float(kill[:-1]), die)
                timer.daemon = True
                timer.start()
            else:
                die_behind(int(kill))
            run(runs, record=folder, resume=True)
            die()
        assert os.waitpid(child, 0)[1] == signal.SIGKILL


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
