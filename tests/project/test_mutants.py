"""The list of mutants that ``make validate`` tries still fits the code; none is run here."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT))
    from tools import mutants

    yield mutants
    for name in ("tools.mutants", "tools.mutant_list", "tools"):
        sys.modules.pop(name, None)


def test_every_mutant_has_its_place_and_its_tests(tool):
    assert tool.faults() == []


def test_mutants_are_spread_over_the_physics(tool):
    assert len(tool.MUTANTS) >= 60
    parts = {mutant.file.partition("/")[0] for mutant in tool.MUTANTS}
    assert {"forces", "methods", "joints", "lie", "mass", "trajectory", "model", "exact.py"} <= parts


def test_a_stale_list_is_noticed(tool):
    first = tool.MUTANTS[0]
    changes = (
        {"old": "no such text"},
        {"function": "no_such_function"},
        {"new": first.old},
        {"tests": "tests/none.py"},
    )
    stale = [first._replace(name=name, **change) for name, change in zip("abcd", changes)]
    found = tool.faults((*stale, first, first))
    for name in "abcd":
        assert any(line.startswith(f"{name}: ") for line in found)
    assert any("the name is there 2 times" in line for line in found)
