"""Pauses of random length in the session's thread and in the server's loop: races that a quiet machine hides come out.

`make explore` runs the tests of the server like this. By hand: FREEBODY_UNREST=7 pytest tests/viewer, any number for
another order of things.
"""

import functools
import os
import random
import time

# Where to pause, how often and for how long at most (s): before, after.
PAUSES = {
    "session.Session._iterate": ((0.1, 0.2), (0.02, 0.3)),
    "session.Session._describe": ((0.2, 0.3), (0.4, 0.4)),
    "session.Session._finish": ((0.2, 0.3), (0.4, 0.4)),
    "session.Session.post": ((0.05, 0.05), (0.05, 0.05)),
    "live.Live.act": ((0.05, 0.1), (0.05, 0.3)),
    "pages.Pages._spread": ((0.1, 0.1), (0.0, 0.0)),
    "pages.Pages._renew": ((0.3, 0.2), (0.3, 0.2)),
    "pages.Pages._announce": ((0.3, 0.2), (0.0, 0.0)),
    "pages.Pages.join": ((0.3, 0.3), (0.3, 0.3)),
    "pages.Pages.leave": ((0.3, 0.3), (0.0, 0.0)),
}


def race_injection(monkeypatch):
    """Put the pauses in place, if they are asked for."""
    seed = os.environ.get("FREEBODY_UNREST")
    if seed is None:
        return
    chance = random.Random(seed)
    for place, (before, after) in PAUSES.items():
        target = f"freebody.viewer.{place}"
        monkeypatch.setattr(target, _paused(_found(target), chance, before, after))


def _found(target):
    module, kind, name = target.rsplit(".", 2)
    return getattr(getattr(__import__(module, fromlist=[kind]), kind), name)


def _paused(function, chance, before, after):
    def pause(often, longest):
        if chance.random() < often:
            time.sleep(longest * chance.random())

    @functools.wraps(function)
    def slowed(*arguments, **options):
        pause(*before)
        try:
            return function(*arguments, **options)
        finally:
            pause(*after)

    return slowed
