"""Settings for all tests."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# Where the tests run in the background of a shell, Ctrl-C is ignored by them and by all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Time is measured in benchmarks, never in tests: the machine may be busy, and a first call may compile.
settings.register_profile("anywhere", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# In CI the same examples every time: what is submitted is judged, not luck. At home, new examples every time.
settings.register_profile("ci", settings.get_profile("anywhere"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "anywhere")


def pytest_collection_modifyitems(items):
    """All tests that drive a browser go to the same worker: two browsers without a graphics card are one too many."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group("browser"))
