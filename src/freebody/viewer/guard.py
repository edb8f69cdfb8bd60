"""Who may come in: names of the host, origins of pages, tokens, and how much anybody may say."""

from __future__ import annotations

import hmac
import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

__all__ = ["COOKIE", "Bucket", "Guard", "is_loopback"]

COOKIE = "freebody-token"

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
    """Decides on requests. ``token`` None: nobody needs one; ``hosts`` are names beyond loopback that may be used."""

    token: str | None = None
    hosts: frozenset[str] = field(default_factory=frozenset)

    def objection(self, request: HTTPConnection, *, private: bool) -> str | None:
        """Why a request is refused, or None. ``private``: it needs the token, where there is one."""
        host = request.headers.get("host", "")
        if not self._known(_name(host)):
            return "this server is not known by that name"
        origin = request.headers.get("origin")
        if origin is not None and not self._same(origin, host):
            return "another site's page may not connect"
        if private and not self._has_token(request):
            return "open the address that was printed, with its token"
        return None

    def _known(self, name: str) -> bool:
        # A token is proof enough, and whoever listens beyond loopback may be reached by names it does not know.
        return self.token is not None or is_loopback(name) or name in self.hosts

    def _same(self, origin: str, host: str) -> bool:
        """A page from this very server; or, behind a proxy that keeps its own name, from a host that was allowed."""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https"):
            return False
        return parts.netloc == host or (parts.hostname or "") in self.hosts

    def _has_token(self, request: HTTPConnection) -> bool:
        if self.token is None:
            return True
        shown = (request.query_params.get("token", ""), request.cookies.get(COOKIE, ""))
        return any(hmac.compare_digest(one.encode(), self.token.encode()) for one in shown)


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
