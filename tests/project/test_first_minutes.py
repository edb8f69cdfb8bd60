"""The comparison of the first minutes: what it counts, and that its table is about the scripts that are there."""

import re
from pathlib import Path

import pytest
from benchmarks.first_minutes import PEERS, TABLE, THROWS, energy_error, lines_of

SHOWN = {"freebody": "freebody", **PEERS}


def test_lines_are_those_that_a_user_writes(tmp_path):
    script = tmp_path / "throw.py"
    script.write_text("import this\n\n# a comment\nthrow(\n    1,\n)\n# ---- the throw ends here; the rest\nmore()\n")
    assert lines_of(script) == 4


def test_the_energy_error_is_the_largest_on_the_way():
    assert energy_error("pose\n-4.0 -3.0 -4.5 -4.0\n") == 0.25


@pytest.mark.parametrize("name", SHOWN)
def test_the_table_counts_the_lines_of_the_scripts(name):
    rows = {cells[1].strip(): cells for line in TABLE.read_text().splitlines() if len(cells := line.split("|")) > 4}
    assert int(rows[SHOWN[name]][4]) == lines_of(THROWS / f"with_{name}.py")


def test_every_script_throws_the_same_brick_for_the_same_time():
    for name in SHOWN:
        text = Path(THROWS / f"with_{name}.py").read_text()
        assert re.search(r"0\.1, 10, 0\.1", text), name
        assert re.search(r"1, 0, 50", text), name
        assert "-9.81" in text, name
        assert re.search(r"1e-3|0\.001|= 10000", text), name
