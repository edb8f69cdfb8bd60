"""Ctrl-C between chunks of steps, never inside one."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType

from freebody.compiling import being_compiled


class Interrupt:
    """While entered, the first Ctrl-C is noted in ``asked``; a second one raises KeyboardInterrupt at once.

    So does the first while a kernel is compiled: there is nothing to return yet, or an observer to wait for.
    """

    def __init__(self) -> None:
        self.asked = False
        self.previous: object = None
        self.ours = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> Interrupt:
        if self.ours:
            self.previous = signal.getsignal(signal.SIGINT)
            self.ours = self.previous is signal.default_int_handler
        if self.ours:
            signal.signal(signal.SIGINT, self._note)
        return self

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.asked or being_compiled():
            raise KeyboardInterrupt
        self.asked = True

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)
