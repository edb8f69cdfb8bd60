"""Measure how long kernels take to compile and how many functions they have, for what freebody says meanwhile.

python -m tools.compile_times [JOB ...]

In seconds of the processor, so that other work on the machine does not count. Each job of ``freebody warm`` runs in a
process of its own, with an empty cache. Writes src/freebody/compile_times.json; if jobs are named, kernels of the
others keep their lines.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from numba.core import event

from freebody import compiling, precompile

TABLE = Path(compiling.__file__).with_name("compile_times.json")
# Nothing is said about kernels that take less.
LEAST = 0.5


class Times(event.Listener):
    """Functions and seconds of every kernel."""

    def __init__(self):
        self.depth = self.functions = 0
        self.begun = 0.0
        self.found = {}

    def on_start(self, event):
        """Note when a kernel begins."""
        self.depth += 1
        if self.depth == 1:
            self.functions, self.begun = 0, time.process_time()

    def on_end(self, event):
        """Count; a kernel that several types ask for keeps the longest time."""
        self.depth -= 1
        self.functions += 1
        function = event.data["dispatcher"].py_func
        took = time.process_time() - self.begun
        if self.depth == 0 and took >= LEAST and compiling.in_words(function):
            name = compiling.kernel_name(function)
            self.found[name] = max(self.found.get(name, [0, 0.0]), [self.functions, round(took, 1)], key=lambda x: x[1])


def main(*only):
    """Measure, and write the table."""
    table = json.loads(TABLE.read_text()) if only else {}
    for job in only or precompile.jobs():
        with tempfile.TemporaryDirectory() as cache:
            done = subprocess.run(
                [sys.executable, "-m", "tools.compile_times", "--job", job],
                env={**os.environ, "FREEBODY_CACHE_DIR": cache}, stdout=subprocess.PIPE, text=True, check=True,
            )  # fmt: skip
        found = json.loads(done.stdout)
        table |= found
        print(job, found, flush=True)
    lines = [f"  {json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in sorted(table.items())]
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--job"]:
        with event.install_listener("numba:compile", times := Times()):
            precompile._work(sys.argv[2])
        print(json.dumps(times.found))
    else:
        main(*sys.argv[1:])
