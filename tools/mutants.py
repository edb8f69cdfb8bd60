"""Whether the tests notice wrong physics: every mutant of ``tools/mutant_list.py`` has to make its tests fail.

    python -m tools.mutants [--only PATTERN] [--list] [--jobs N] [--seconds LIMIT]

A mutant is a copy of the package with one error in it, and the tests that have to notice. These run once with the
package as it is, which also compiles the kernels that mutants leave alone; then once with every mutant. A mutant is
caught when a test fails, survives when none does, and is broken when it cannot be imported or compiled, or does not end
in time: then it says nothing about the tests. Exits with 1 if one survived or is broken.
"""

from __future__ import annotations

import argparse
import ast
import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from tools.mutant_list import MUTANTS, Mutant

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "freebody"

# For one run of pytest, kernels compiled anew included.
SECONDS = 900.0

# Where the tests that run report to this tool, and the folder that freebody has to come from.
REPORT, SOURCE = "FREEBODY_MUTANT_REPORT", "FREEBODY_MUTANT_SOURCE"

CAUGHT, SURVIVED, BROKEN = "caught", "survived", "broken"

# Code that fails like this was never run.
NOT_RUN = ("SyntaxError", "IndentationError", "ImportError", "ModuleNotFoundError", "NameError", "UnboundLocalError")


# --- the list ---------------------------------------------------------------------------------------------------------


def place_of(source: str, name: str) -> tuple[int, int]:
    """First and last line, counted from 0 and exclusive, of a function, a class or a constant of a module."""
    inside: Any = ast.parse(source)
    for part in name.split("."):
        found = [node for node in inside.body if part in _names(node)]
        if len(found) != 1:
            raise ValueError(f"{name} is there {len(found)} times")
        inside = found[0]
    return inside.lineno - 1, inside.end_lineno


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Assign):
        return [each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)]
    return [node.name] if isinstance(node, ast.FunctionDef | ast.ClassDef) else []


def mutated(mutant: Mutant) -> str:
    """The source of the mutant's file with the error in it. Raises ValueError if the old text is not there once."""
    source = (PACKAGE / mutant.file).read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    first, last = place_of(source, mutant.function)
    body = "".join(lines[first:last])
    if body.count(mutant.old) != 1:
        raise ValueError(f"{mutant.old!r} is there {body.count(mutant.old)} times")
    new = body.replace(mutant.old, mutant.new)
    result = "".join(lines[:first]) + new + "".join(lines[last:])
    if ast.dump(ast.parse(result)) == ast.dump(ast.parse(source)):
        raise ValueError(f"{mutant.new!r} changes nothing")
    return result


def faults(mutants: tuple[Mutant, ...] = MUTANTS) -> list[str]:
    """What is wrong with the list: texts that are not there once, tests that do not exist, names given twice."""
    found = []
    names = [mutant.name for mutant in mutants]
    found += [f"{name}: the name is there {names.count(name)} times" for name in set(names) if names.count(name) > 1]
    for mutant in mutants:
        try:
            mutated(mutant)
        except (OSError, ValueError, SyntaxError) as error:
            found.append(f"{mutant.name}: {mutant.file}, {mutant.function}: {error}")
        if not (ROOT / mutant.tests).is_file():
            found.append(f"{mutant.name}: {mutant.tests} is not there")
    return found


# --- one run ----------------------------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What became of a mutant, or of tests without one; ``why`` in one line."""

    verdict: str
    seconds: float
    why: str


def run_tests(source: str | None, file: str, tests: str, only: str, seconds: float, kernels: Path) -> Outcome:
    """Run tests with the package, ``file`` of it replaced by ``source``; kernels start from a copy of ``kernels``.

    Without a source the package is as it is, and the kernels that are compiled stay in ``kernels``.
    """
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutant-") as name:
        folder = Path(name)
        copy = folder / "freebody"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        own = kernels
        if source is not None:
            (copy / file).write_text(source, encoding="utf-8")
            own = folder / "kernels"
            shutil.copytree(kernels, own, copy_function=os.link)
        report = folder / "report.json"
        environment = os.environ | {
            "PYTHONPATH": str(folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "FREEBODY_CACHE_DIR": str(own),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis"),
            REPORT: str(report),
            SOURCE: str(copy),
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "tools.mutants"]
        command += [tests, *(["-k", only] if only else [])]
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, timeout=seconds, capture_output=True, text=True, errors="replace"
            )
        except subprocess.TimeoutExpired:
            return Outcome(BROKEN, time.monotonic() - started, f"not done after {seconds:.0f} s")
        spent = time.monotonic() - started
        if not report.is_file():
            last = (done.stderr + done.stdout).strip().splitlines()[-1:]
            return Outcome(BROKEN, spent, f"pytest ended with {done.returncode}: {' '.join(last)}")
        return Outcome(*_verdict(done.returncode, json.loads(report.read_text(encoding="utf-8")), spent))


def _verdict(code: int, failures: list[dict[str, str]], spent: float) -> tuple[str, float, str]:
    if code == 0:
        return SURVIVED, spent, "all tests passed"
    if code != 1 or not failures:
        return BROKEN, spent, f"pytest ended with {code}" + "".join(f": {each['error']}" for each in failures)
    first = failures[0]
    not_run = first["when"] == "collect" or first["kind"] in NOT_RUN or first["module"].startswith("numba.")
    return (BROKEN if not_run else CAUGHT), spent, f"{first['test']}: {first['error']}"


# --- within pytest, which loads this module as a plugin ---------------------------------------------------------------

_failures: list[dict[str, str]] = []


def pytest_configure(config: Any) -> None:
    """Make sure that the mutant is what is tested; failing examples need not be made small."""
    from hypothesis import Phase, settings

    import freebody

    if Path(freebody.__file__).parent != Path(os.environ[SOURCE]):
        raise RuntimeError(f"freebody comes from {freebody.__file__}, not from {os.environ[SOURCE]}")
    settings.register_profile("mutants", settings.get_profile("same"), phases=(Phase.explicit, Phase.generate))
    settings.load_profile("mutants")


def pytest_exception_interact(node: Any, call: Any, report: Any) -> None:
    """Note why a test, or the collection of a module, failed."""
    kind = call.excinfo.type
    text = " ".join(str(call.excinfo.value).split())[:80]
    when = getattr(report, "when", "collect")
    note = {"when": when, "kind": kind.__name__, "module": kind.__module__, "test": node.name}
    _failures.append({**note, "error": f"{kind.__name__}: {text}"})


def pytest_sessionfinish(session: Any) -> None:
    """Tell the tool."""
    Path(os.environ[REPORT]).write_text(json.dumps(_failures), encoding="utf-8")


# --- all --------------------------------------------------------------------------------------------------------------


def _chosen(pattern: str | None) -> list[Mutant]:
    """Those whose name or file match."""
    if pattern is None:
        return list(MUTANTS)
    matches = re.compile(fnmatch.translate(f"*{pattern}*")).match
    return [each for each in MUTANTS if any(map(matches, (each.name, each.file)))]


def main() -> int:
    """Run the mutants and say what became of each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", metavar="PATTERN", help="mutants whose name or file match, such as 'forces/'")
    parser.add_argument("--list", action="store_true", help="say what the mutants are, and run none")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (%(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="limit for one mutant (%(default)s)")
    options = parser.parse_args()
    mutants = _chosen(options.only)
    if options.list:
        for mutant in mutants:
            print(f"{mutant.name:36}{mutant.file}, {mutant.function}: {mutant.old!r} -> {mutant.new!r}")
        return 0
    wrong = faults()
    if wrong or not mutants:
        print("\n".join(wrong) or f"no mutant matches {options.only!r}")
        return 1
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(options.jobs) as pool:
        kernels = Path(folder) / "kernels"
        kernels.mkdir()

        def unmutated(selection: tuple[str, str]) -> Outcome:
            return run_tests(None, "", *selection, options.seconds, kernels)

        def outcome(mutant: Mutant) -> Outcome:
            return run_tests(mutated(mutant), mutant.file, mutant.tests, mutant.only, options.seconds, kernels)

        selections = sorted({(mutant.tests, mutant.only) for mutant in mutants})
        failing = False
        for (tests, only), result in zip(selections, pool.map(unmutated, selections)):
            passed = result.verdict == SURVIVED
            failing |= not passed
            words = "pass without a mutant" if passed else f"fail without a mutant: {result.why}"
            print(f"{result.seconds:6.1f} s  {tests}{f' -k {only!r}' if only else ''} {words}", flush=True)
        if failing:
            return 1
        counts = dict.fromkeys((CAUGHT, SURVIVED, BROKEN), 0)
        for mutant, result in zip(mutants, pool.map(outcome, mutants)):
            counts[result.verdict] += 1
            print(f"{result.seconds:6.1f} s  {result.verdict:9} {mutant.name:36} {result.why}", flush=True)
    tally = ", ".join(f"{count} {verdict}" for verdict, count in counts.items())
    print(f"{len(mutants)} mutants: {tally}; {time.monotonic() - started:.0f} s")
    return int(counts[CAUGHT] < len(mutants))


if __name__ == "__main__":
    sys.exit(main())
