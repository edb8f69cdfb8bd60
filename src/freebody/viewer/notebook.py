"""The page inside a notebook."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from freebody.errors import InputError
from freebody.extras import install
from freebody.viewer.source import Source

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory
    from freebody.viewer.widget import PageWidget


class NotebookView(AbstractContextManager["NotebookView"]):
    """A page in a notebook: ``close``, or the end of a ``with``, ends it; ``widget`` can be laid out again."""

    def __init__(self, widget: PageWidget) -> None:
        self.widget = widget
        self._open = True

    @property
    def running(self) -> bool:
        """Whether the page is open."""
        return self._open

    def run(self) -> Trajectory:
        """What has happened since the last reset. Raises :class:`InputError` before anything has moved."""
        return self.widget.session.run()

    def close(self) -> None:
        """Stop the motion and remove the page."""
        if self._open:
            self._open = False
            self.widget.close()

    def _ipython_display_(self) -> None:
        """Do nothing: the page is displayed already."""

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<NotebookView{'' if self._open else ', closed'}>"


def in_notebook() -> bool:
    """Whether this runs in the kernel of a notebook."""
    shell: Any = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    return shell is not None and hasattr(shell, "kernel")


def can_show() -> bool:
    """Whether anywidget is installed."""
    return importlib.util.find_spec("anywidget") is not None


def show(load: Callable[[], Source]) -> NotebookView:
    """Display the source that ``load`` returns below the running cell. Raises :class:`InputError` without anywidget."""
    if not can_show():
        raise InputError("a page in a notebook without anywidget", remedy=install("notebook"))
    from IPython.display import display

    from freebody.viewer.widget import PageWidget

    widget = PageWidget(load)
    display(widget)
    return NotebookView(widget)
