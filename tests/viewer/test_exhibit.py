"""What a scene becomes on the page."""

import pytest

import freebody as fb
from freebody.viewer.exhibit import LONGEST_STEP, USUAL_STEP, exhibit, from_library


@pytest.mark.parametrize(
    ("name", "dt", "own"),
    [("cube", 1e-3, 1e-3), ("torus", 0.002, 0.01), ("t-handle", 0.005 / 3, 0.005), ("pushed-sphere", 0.002, 0.1)],
)
def test_a_scene_starts_with_its_step_or_a_whole_fraction_of_it(name, dt, own):
    shown = from_library(name)
    assert shown.dt == pytest.approx(dt, rel=1e-12)
    assert shown.dt <= LONGEST_STEP * (1.0 + 1e-12)
    assert shown.own_dt == own
    assert shown.speed == 1.0


def test_a_scene_that_lasts_hours_is_shown_faster_and_with_longer_steps():
    shown = from_library("tethered-satellite")
    assert shown.speed == 100.0
    assert shown.own_dt == 0.5
    assert shown.dt == pytest.approx(0.5 / 3)


def test_worlds_without_a_step_get_the_usual_one_at_real_time():
    shown = exhibit(fb.World(fb.Body(fb.Sphere(1.0), mass=1.0)))
    assert (shown.dt, shown.own_dt, shown.speed) == (USUAL_STEP, None, 1.0)
