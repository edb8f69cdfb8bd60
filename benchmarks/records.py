"""What recording costs, and how fast records are written and read."""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import freebody as fb
from freebody.record.load import load_run

# Long enough that opening and closing the record, some tens of files, does not count as recording.
DURATION, DT, EVERY, REPEAT, SHELL_REPEAT = 24000.0, 1e-3, 10, 3, 5

# A recorded run may take this many times as long as one in memory.
WANTED = 1.3


def torus() -> fb.World:
    body = fb.Body(fb.Torus(major=1.0, minor=0.25), density=1.0, name="torus", angular_velocity=(0.1, 0.1, 0.0))
    return fb.World([body])


def seconds(method: str, record: Path | None) -> tuple[float, fb.Trajectory]:
    if record is not None:
        shutil.rmtree(record, ignore_errors=True)
    begun = time.perf_counter()
    run = fb.simulate(torus(), DURATION, dt=DT, every=EVERY, integrator=method, record=record, progress=False)
    return time.perf_counter() - begun, run


def cost(method: str, record: Path) -> bool:
    """Plain and recorded runs in turn, so that a busy machine slows both; the medians are compared."""
    plain, recorded = [], []
    for _ in range(REPEAT):
        plain.append(seconds(method, None)[0])
        recorded.append(seconds(method, record)[0])
    what = f"torus, {method}, every {EVERY}th step: in memory, recorded"
    return verdict(what, float(np.median(plain)), float(np.median(recorded)))


def whole_process(record: Path) -> bool:
    """The library's torus by the shell, with and without a record: the best of several, in turn."""
    command = [sys.executable, "-m", "freebody", "run", "torus", "--quiet"]
    plain, recorded = [], []
    for _ in range(SHELL_REPEAT):
        shutil.rmtree(record, ignore_errors=True)
        for words, times in (([], plain), (["-o", str(record)], recorded)):
            begun = time.perf_counter()
            subprocess.run([*command, *words], check=True)
            times.append(time.perf_counter() - begun)
    return verdict("freebody run torus, without and with -o", min(plain), min(recorded))


def verdict(what: str, plain: float, recorded: float) -> bool:
    good = recorded <= WANTED * plain
    ratio = f"{recorded / plain:8.2f}x  wanted below {WANTED:g}x  {'ok' if good else 'SHORT'}"
    print(f"{what:58} {plain:10.2f} s  {recorded:10.2f} s  {ratio}")
    return good


def speeds(record: Path) -> None:
    """Bytes per second of writing a finished run at once, and of reading a record."""
    _, run = seconds("cf4", record)
    size = sum(file.stat().st_size for file in record.rglob("*") if file.is_file())
    begun = time.perf_counter()
    run.save(record.with_name("saved.zarr"))
    middle = time.perf_counter()
    load_run(record)
    end = time.perf_counter()
    for what, took in (("save", middle - begun), ("load", end - middle)):
        print(f"{what + f' {len(run)} frames':58} {took:10.2f} s  {size / took / 2**20:10.0f} MiB/s")


def main() -> bool:
    print("\nrecords")
    fb.simulate(torus(), 1.0, dt=DT)
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        record = Path(folder) / "run.zarr"
        good = [cost(method, record) for method in ("cf4", "exact4", "cg4")]
        good.append(whole_process(record))
        shutil.rmtree(record)
        speeds(record)
    return all(good)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
