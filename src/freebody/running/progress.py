"""A progress bar for runs that take longer than a second, in terminals and notebooks."""

from __future__ import annotations

import sys
import time
from typing import Any

# Shorter runs need no bar.
PATIENCE = 1.0


class Bar:
    """Shows simulated time and speed. Appears after a second; silent where nobody looks.

    On a terminal it vanishes at the end. In a notebook, where an output stays, it ends as a line that says what was
    done.
    """

    def __init__(self, *, duration: float, wanted: bool | None) -> None:
        self.duration = duration
        self.wanted = _somebody_looks() if wanted is None else wanted
        self.begun = time.monotonic()
        self.text = ""
        self.bar: Any = None
        self.task: Any = None
        self.cell: Any = None

    def show(self, done: float) -> None:
        """``done`` seconds of the run's duration are simulated."""
        waited = time.monotonic() - self.begun
        if not self.wanted or waited < PATIENCE:
            return
        self.text = self.said(done, waited)
        if "ipykernel" in sys.modules:
            self._in_cell(f"simulating: {self.text}")
            return
        if self.bar is None:
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

            columns = (TextColumn("simulating"), BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
            self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
            self.task = self.bar.add_task("", total=self.duration)
            self.bar.start()
        self.bar.update(self.task, completed=done, description=self.text)

    def said(self, done: float, waited: float) -> str:
        """What is done of what, and how fast."""
        return f"{done:.4g} of {self.duration:.4g} s, {done / waited:.3g} x real time"

    def close(self) -> None:
        """Take the bar away."""
        if self.bar is not None:
            self.bar.stop()
        if self.cell is not None:
            self._in_cell(f"simulated {self.text}")

    def _in_cell(self, text: str) -> None:
        """A line below the cell, in the place of the last one."""
        content = {"text/plain": text}
        if self.cell is None:
            from IPython.display import display

            self.cell = display(content, raw=True, display_id=True)
        else:
            self.cell.update(content, raw=True)


def _somebody_looks() -> bool:
    if "ipykernel" in sys.modules:
        return True
    return sys.stderr is not None and sys.stderr.isatty()
