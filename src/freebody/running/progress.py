"""A progress bar for runs that take longer than a second, in terminals and notebooks."""

from __future__ import annotations

import sys
import time
from typing import Any

# Shorter runs need no bar.
PATIENCE = 1.0


class Bar:
    """Shows simulated time and speed. Appears after a second, vanishes at the end; silent where nobody looks."""

    def __init__(self, *, duration: float, wanted: bool | None) -> None:
        self.duration = duration
        self.wanted = _somebody_looks() if wanted is None else wanted
        self.begun = time.monotonic()
        self.bar: Any = None
        self.task: Any = None

    def show(self, done: float) -> None:
        """``done`` seconds of the run's duration are simulated."""
        waited = time.monotonic() - self.begun
        if not self.wanted or waited < PATIENCE:
            return
        if self.bar is None:
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

            columns = (TextColumn("simulating"), BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
            self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
            self.task = self.bar.add_task("", total=self.duration)
            self.bar.start()
        text = f"{done:.4g} of {self.duration:.4g} s, {done / waited:.3g} x real time"
        self.bar.update(self.task, completed=done, description=text)

    def close(self) -> None:
        """Take the bar away."""
        if self.bar is not None:
            self.bar.stop()


def _somebody_looks() -> bool:
    if "ipykernel" in sys.modules:
        return True
    return sys.stderr is not None and sys.stderr.isatty()
