"""Access to the server: host names, origins of pages, tokens, and the rate of messages."""

from __future__ import annotations

import hmac
import ipaddress
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

# Seconds in which a browser has to open the page.
SINGLE = 120.0

# Messages per second on average, and in a burst. A mouse reports up to 1000 moves a second; pages send one per picture.
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
    """Decides on requests. ``hosts`` are host names allowed beside loopback; ``anywhere`` allows all."""

    token: str
    hosts: frozenset[str] = frozenset()
    anywhere: bool = False
    _single: dict[str, float] = field(default_factory=dict)

    def objection(self, request: HTTPConnection) -> str | None:
        """Why a request is refused, or None."""
        host = request.headers.get("host", "")
        if not self._known(_name(host)):
            return "this host name is not allowed"
        origin = request.headers.get("origin")
        if origin is not None and not self._same(origin, host):
            return "pages of other sites may not connect"
        if not _equal(_shown(request), self.token):
            return "open the address that was printed, with its token"
        return None

    def single(self) -> str:
        """A token that opens the page once, within seconds, and is exchanged for the permanent one.

        Other users of the machine can read the command line of a browser.
        """
        made = secrets.token_urlsafe(16)
        self._single[made] = time.monotonic() + SINGLE
        return made

    def exchange(self, request: HTTPConnection) -> bool:
        """Whether ``request`` carries a valid single token, which is used up by this."""
        shown = _shown(request)
        found = next((one for one in self._single if _equal(shown, one)), None)
        return found is not None and self._single.pop(found) > time.monotonic()

    def _known(self, name: str) -> bool:
        # A server beyond loopback cannot know all its names; the token is proof enough.
        return self.anywhere or is_loopback(name) or name in self.hosts

    def _same(self, origin: str, host: str) -> bool:
        """Whether a page comes from this server or, behind a proxy, from an allowed host."""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https"):
            return False
        return parts.netloc == host or (parts.hostname or "") in self.hosts


def _shown(request: HTTPConnection) -> str:
    # Not in a cookie: browsers send cookies to every port of a machine.
    return request.query_params.get("token", "")


def _equal(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


class Bucket:
    """A token bucket: fills with time, and each message takes one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._level, self._last = BURST, clock()

    def take(self) -> bool:
        """Whether one more message is allowed."""
        now = self._clock()
        self._level = min(BURST, self._level + RATE * (now - self._last)) - 1.0
        self._last = now
        return self._level >= 0.0
