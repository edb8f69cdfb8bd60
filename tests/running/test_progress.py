"""The progress bar of runs, where it ends as a line."""

import sys
from types import SimpleNamespace

import IPython.display
import pytest

from freebody.running import progress
from freebody.running.progress import Bar


@pytest.fixture
def cell(monkeypatch):
    """What a notebook shows below a cell: every content that was there, one after the other."""
    seen = []

    def display(content, **options):
        assert options == {"raw": True, "display_id": True}
        seen.append(content)
        return SimpleNamespace(update=lambda content, raw: seen.append(content))

    monkeypatch.setitem(sys.modules, "ipykernel", sys)
    monkeypatch.setattr(IPython.display, "display", display)
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    return seen


def test_in_a_notebook_the_bar_is_a_line_that_stays_and_says_what_was_done(cell):
    bar = Bar(duration=30.0, wanted=None)
    bar.begun -= 2.0
    bar.show(10.0)
    bar.show(30.0)
    bar.close()
    lines = [content["text/plain"] for content in cell]
    assert [line.partition(", ")[0] for line in lines] == [
        "simulating: 10 of 30 s", "simulating: 30 of 30 s", "simulated 30 of 30 s"
    ]  # fmt: skip
    assert lines[-1].endswith(" x real time")


def test_a_short_run_leaves_no_output_at_all(cell, monkeypatch):
    monkeypatch.setattr(progress, "PATIENCE", 100.0)
    bar = Bar(duration=30.0, wanted=None)
    bar.show(30.0)
    bar.close()
    assert cell == []
