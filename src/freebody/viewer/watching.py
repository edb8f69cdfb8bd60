"""A scene's file that is watched: when it changes, the session is told."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from freebody.viewer.session import Session
from freebody.viewer.source import Source

Facts = tuple[int, int, int] | None


class Watch:
    """Looks at a file whenever it is asked to; in the server's loop."""

    def __init__(self, path: Path, load: Callable[[], Source], session: Session) -> None:
        self._path, self._load, self._session = path, load, session
        self._seen = self._facts()

    def _facts(self) -> Facts:
        """What changes with the content; None while there is no file, as between two moves of an editor."""
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino

    def look(self) -> None:
        """Take up the file if it is another one than at the last look."""
        facts = self._facts()
        if facts is None or facts == self._seen:
            return
        self._seen = facts
        self._session.ask(partial(self._session.renew, self._load)).add_done_callback(self._told)

    def _told(self, outcome: Future[None]) -> None:
        """A file that is no sound scene is reported; the last sound one stays."""
        trouble = outcome.exception()
        if trouble is not None:
            self._session.complain(str(trouble))
