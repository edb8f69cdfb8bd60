"""Every fixed-step method converges with the order it declares."""

from functools import cache

import numpy as np
import pytest
from drive import METHODS, VARIANTS, drive, named
from motions import DURATION, free_top, held_top, reference

# Errors below this are round-off of the thousands of operations behind them, not of the method.
ROUND_OFF = 1e-12
# Steps over the duration, by order: small enough to be in the asymptotic range, large enough to stay above round-off.
STEPS = {1: (2000, 4000, 8000), 2: (400, 800, 1600), 4: (40, 80, 160, 320)}
SLACK = 0.2

WORLDS = {"free": free_top(), "held": held_top(damped=True)}


@cache
def exact(kind):
    return reference(WORLDS[kind], forced=kind == "held")


def errors(method, kind):
    found = []
    for count in STEPS[method.order]:
        state, _ = drive(WORLDS[kind], method, DURATION / count, count)
        position, rotation = exact(kind)
        found.append(max(np.abs(state.position[0] - position).max(), np.abs(state.rotation[0] - rotation).max()))
    return np.array(found)


@pytest.mark.parametrize("method", [*METHODS, *VARIANTS], ids=named)
@pytest.mark.parametrize("kind", WORLDS)
def test_the_slope_of_the_error_is_the_declared_order(method, kind):
    found = errors(method, kind)
    if kind == "free" and "exact torque-free" in method.preserves:
        assert found.max() < ROUND_OFF
        return
    found = found[found > ROUND_OFF]
    assert len(found) >= 3, "steps too small to measure slopes"
    slopes = np.log2(found[:-1] / found[1:])
    assert np.abs(slopes - method.order).max() < SLACK, f"slopes {slopes}, errors {found}"


def test_the_reference_itself_is_good_to_round_off():
    # Two methods of order 4 that share no formula for the orientation, with steps whose error h^4 is below 1e-13.
    fine = {name: drive(WORLDS["held"], method, DURATION / 8000, 8000)[0] for name, method in _by_name("cf4", "cg4")}
    position, rotation = exact("held")
    for state in fine.values():
        np.testing.assert_allclose(state.position[0], position, atol=ROUND_OFF)
        np.testing.assert_allclose(state.rotation[0], rotation, atol=ROUND_OFF)


def _by_name(*names):
    return [(method.name, method) for method in METHODS if method.name in names]
