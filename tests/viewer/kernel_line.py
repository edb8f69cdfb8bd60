"""A kernel's line to its notebook, as ipywidgets opens one, that ends here instead of in a notebook."""

import threading
import time
from contextlib import contextmanager

import comm
from comm.base_comm import BaseComm
from ipywidgets.widgets.widget import _put_buffers
from patience import PATIENCE


class Line(BaseComm):
    """Keeps what the widget sends, in order: (message, state or content, buffers)."""

    def __init__(self, *args, **options):
        self.sent, self.lock = [], threading.Lock()
        super().__init__(*args, **options)

    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
        with self.lock:
            self.sent.append((msg_type, data or {}, list(buffers or [])))

    def taken(self):
        """What was sent since the last time."""
        with self.lock:
            sent, self.sent = self.sent, []
        return sent


@contextmanager
def kernel_lines(monkeypatch):
    """Whatever widget is made meanwhile talks through a ``Line``; gives the list of them."""
    lines = []

    def create(*args, **options):
        lines.append(Line(*args, **options))
        return lines[-1]

    with monkeypatch.context() as patch:
        patch.setattr(comm, "create_comm", create)
        yield lines


class Notebook:
    """The other end of the line: what a page in a notebook would know and hear."""

    def __init__(self, widget):
        self.widget, self.line = widget, widget.comm
        self.state, self.heard = {}, []

    def look(self):
        """Take in what has come; new custom messages as (content, buffers)."""
        new = []
        for kind, data, buffers in self.line.taken():
            if kind == "comm_open" or data.get("method") == "update":
                state = data["state"]
                _put_buffers(state, data.get("buffer_paths", []), buffers)
                self.state.update(state)
            elif data.get("method") == "custom":
                new.append((data["content"], [bytes(buffer) for buffer in buffers]))
        self.heard += new
        return new

    def say(self, **content):
        self.line.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})

    def until(self, wanted):
        end = time.monotonic() + PATIENCE
        while True:
            self.look()
            found = wanted(self)
            if found:
                return found
            assert time.monotonic() < end, f"it did not come; {self.state.keys()}, {self.heard[-3:]}"
            time.sleep(0.01)
