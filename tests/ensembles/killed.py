"""A process that is killed after some chunks of an ensemble: ``killed.py FOLDER CHUNKS RUNS``."""

import os
import signal
import sys
import threading
from pathlib import Path

from ensemble_worlds import RUN, VARY, sprung

import freebody as fb
from freebody.ensembles import store


def main(folder, chunks, runs):
    written, lock = [], threading.Lock()
    put = store.put

    def and_die(path, *parts, **options):
        with lock:  # threads finish chunks at the same time
            # In the middle of a chunk: its arrays are written, and nothing says so yet.
            if len(written) == chunks:
                os.kill(os.getpid(), signal.SIGKILL)
            written.append(path)
            put(path, *parts, **options)

    store.put = and_die
    fb.ensemble(sprung(), 0.2, vary=VARY, runs=runs, seed=9, record=folder, resume=True, stats=("mean", "cov"), **RUN)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
