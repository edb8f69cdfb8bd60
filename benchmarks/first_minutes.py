"""The first minutes with freebody and with other programs: the same throw, from the installation to the first result.

Installs each program into an environment of its own (freebody from the wheel given, the newest in dist/ or else the
sources), counts the lines of its script in ``benchmarks/throws``, and measures how long one waits. Writes
benchmarks/results/first_minutes.md.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
THROWS = Path(__file__).with_name("throws")
TABLE = Path(__file__).parent / "results" / "first_minutes.md"
PEERS = {"mujoco": "MuJoCo", "pybullet": "PyBullet", "drake": "Drake", "exudyn": "Exudyn"}
# Where what follows is no longer the throw itself.
END = "# ---- the throw ends here"
STARTS = 7

HEAD = """# The first minutes

A brick is thrown with a spin about its middle axis: 10 s in steps of 1 ms, each program with its own default method.
Written by `python -m benchmarks.first_minutes`, on {machine}; the scripts are in `benchmarks/throws`.

- **lines**: of the script, without blank ones and comments.
- **first start**, **later starts**: seconds from the start of the process to the printed pose, right after the
  installation, with nothing cached but what the installation itself has put there; and the median of {starts} starts
  after it.
- **energy error**: the largest deviation of the total energy, relative to the energy at the start.

| program | version | installed | lines | first start | later starts | energy error |
|---|---|---|---|---|---|---|
"""


class Row(NamedTuple):
    """What is known about a program."""

    name: str
    version: str
    megabytes: float
    lines: int
    first: float
    later: float
    error: float

    def __str__(self) -> str:
        waits = f"{self.first:.2f} s | {self.later:.2f} s"
        return f"| {self.name} | {self.version} | {self.megabytes:.0f} MB | {self.lines} | {waits} | {self.error:.1e} |"


def lines_of(script: Path) -> int:
    """Lines that a user has to write for the throw."""
    throw = script.read_text().partition(END)[0].splitlines()
    return sum(bool(line.strip()) and not line.strip().startswith("#") for line in throw)


def started(python: Path, script: Path, folder: Path) -> tuple[float, str]:
    """Seconds until the first line is printed, and all that is printed."""
    foreign = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FREEBODY"))}
    begun = time.perf_counter()
    with subprocess.Popen(
        [python, "-u", script], cwd=folder, text=True, stdout=subprocess.PIPE,
        env={**foreign, "FREEBODY_CACHE_DIR": str(folder / "cache")},
    ) as process:  # fmt: skip
        first = process.stdout.readline()
        took = time.perf_counter() - begun
        rest = process.stdout.read()
    if process.returncode or not first:
        raise subprocess.CalledProcessError(process.returncode, script.name)
    return took, first + rest


def energy_error(printed: str) -> float:
    """From the last line of a script, the energy after every step."""
    energies = [float(word) for word in printed.splitlines()[-1].split()]
    return max(abs(energy - energies[0]) for energy in energies) / abs(energies[0])


def measured(name: str, shown: str, what: str | Path, folder: Path) -> Row | str:
    """The row of a program, or why there is none."""
    script = THROWS / f"with_{name}.py"
    python = folder / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    empty = sum(file.stat().st_size for file in (folder / "venv").rglob("*") if file.is_file())
    # NumPy is for the comparison, if the program itself does without.
    install = [python, "-m", "pip", "install", "--quiet", what, "numpy"]
    done = subprocess.run(install, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        return f"{shown} does not install here: {done.stderr.strip().splitlines()[-1]}"
    size = sum(file.stat().st_size for file in (folder / "venv").rglob("*") if file.is_file()) - empty
    (folder / "cache").mkdir(mode=0o700)
    code = f"from importlib.metadata import version; print(version('{name}'))"
    version = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    try:
        first, printed = started(python, script, folder)
        later = sorted(started(python, script, folder)[0] for _ in range(STARTS))[STARTS // 2]
    except subprocess.CalledProcessError as error:
        return f"{shown} {version} does not run its script here: {error}"
    return Row(shown, version, size / 1e6, lines_of(script), first, later, energy_error(printed))


def main(wheel: str | None = None) -> None:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    brought = sorted((ROOT / "dist").glob(f"freebody-*-{tag}-*.whl"), key=lambda file: file.stat().st_mtime)
    own = wheel or next(iter(reversed(brought)), None)
    rows: list[Row | str] = []
    for name, shown in {"freebody": "freebody" if own else "freebody, from source", **PEERS}.items():
        with tempfile.TemporaryDirectory() as folder:
            rows.append(measured(name, shown, (own or ROOT) if name == "freebody" else name, Path(folder).resolve()))
        print(rows[-1], flush=True)
    machine = f"{platform.system()} with {os.cpu_count()} cores and Python {platform.python_version()}"
    table = [str(row) for row in rows if isinstance(row, Row)]
    missing = [f"\n{row}." for row in rows if isinstance(row, str)]
    TABLE.write_text(HEAD.format(machine=machine, starts=STARTS) + "\n".join([*table, *missing]) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_minutes", description=__doc__)
    parser.add_argument("wheel", nargs="?", help="of freebody, made by make wheel")
    main(parser.parse_args().wheel)
