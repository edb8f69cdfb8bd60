"""How much work a call takes, counted instead of timed, so that a busy machine does not decide.

Lines of Python run and functions of C called, and the sizes of the texts, lists and arrays that come out of them: what
is quadratic in one of these is quadratic in time.
"""

import sys
import threading

import numpy as np


def _size(value):
    if isinstance(value, np.ndarray):
        return value.size if value.base is None else 0  # a view costs nothing
    if type(value) in (bytes, bytearray, str, list, tuple, dict, set):
        return len(value)
    return 0


class Work:
    """Counts while it is entered, in this thread."""

    def __init__(self):
        self.steps = self.made = 0
        self._frames = {}

    def __enter__(self):
        self._before = sys.gettrace(), sys.getprofile()
        sys.setprofile(self._profile)
        sys.settrace(self._trace)
        return self

    def __exit__(self, *_):
        sys.settrace(self._before[0])
        sys.setprofile(self._before[1])

    def _profile(self, frame, event, argument):
        self.steps += event == "c_call"

    def _trace(self, frame, event, argument):
        if event == "call":
            # Arguments were made by somebody else.
            self._frames[frame] = dict(frame.f_locals)
            return self._trace
        self.steps += event == "line"
        seen = self._frames[frame]
        for name, value in frame.f_locals.items():
            if seen.get(name) is not value:
                seen[name] = value
                self.made += _size(value)
        if event == "return":
            if not any(argument is value for value in seen.values()):
                self.made += _size(argument)
            del self._frames[frame]
        return self._trace


def work_of(call, *arguments):
    """(steps, elements made) of a call, whatever comes of it; off the main thread, where Ctrl-C needs no helpers."""
    work = Work()

    def count():
        try:
            with work:
                call(*arguments)
        except Exception as error:
            del error

    thread = threading.Thread(target=count)
    thread.start()
    thread.join()
    return work.steps, work.made
