"""Who may come in: names of the host, origins of pages, tokens, and how much anybody may say."""

from __future__ import annotations

import hmac
import ipaddress
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

__all__ = ["Bucket", "Guard", "is_loopback"]

# Seconds within which a browser that was started opens the page.
SINGLE = 120.0

# Messages per second in the long run, and at once. A mouse reports up to 1000 moves a second; pages send one a picture.
RATE = 300.0
BURST = 600.0

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach ``host``."""
    if host in LOOPBACK_NAMES:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@dataclass(frozen=True)
class Guard:
    """Decides on requests. ``hosts`` are names beyond loopback that may be used; ``anywhere``: all names may be."""

    token: str
    hosts: frozenset[str] = frozenset()
    anywhere: bool = False
    _single: dict[str, float] = field(default_factory=dict)

    def objection(self, request: HTTPConnection) -> str | None:
        """Why a request is refused, or None."""
        host = request.headers.get("host", "")
        if not self._known(_name(host)):
            return "this server is not known by that name"
        origin = request.headers.get("origin")
        if origin is not None and not self._same(origin, host):
            return "another site's page may not connect"
        if not _equal(_shown(request), self.token):
            return "open the address that was printed, with its token"
        return None

    def single(self) -> str:
        """A token that opens the page once, soon, to be exchanged for the lasting one.

        The command line of a browser is no secret from other users of a machine.
        """
        made = secrets.token_urlsafe(16)
        self._single[made] = time.monotonic() + SINGLE
        return made

    def exchange(self, request: HTTPConnection) -> bool:
        """Whether ``request`` shows a single token, which is worth nothing from here on."""
        shown = _shown(request)
        found = next((one for one in self._single if _equal(shown, one)), None)
        return found is not None and self._single.pop(found) > time.monotonic()

    def _known(self, name: str) -> bool:
        # Whoever listens beyond loopback may be reached by names it does not know; its token is proof enough.
        return self.anywhere or is_loopback(name) or name in self.hosts

    def _same(self, origin: str, host: str) -> bool:
        """A page from this very server; or, behind a proxy that keeps its own name, from a host that was allowed."""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https"):
            return False
        return parts.netloc == host or (parts.hostname or "") in self.hosts


def _shown(request: HTTPConnection) -> str:
    # Not in a cookie: browsers send those to every port of a machine, whoever listens there.
    return request.query_params.get("token", "")


def _equal(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


class Bucket:
    """Fills with time and is emptied by messages."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._level, self._last = BURST, clock()

    def take(self) -> bool:
        """Whether one more is all right."""
        now = self._clock()
        self._level = min(BURST, self._level + RATE * (now - self._last)) - 1.0
        self._last = now
        return self._level >= 0.0
