"""What a scene becomes on the page."""

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError
from freebody.viewer.floating_origin import leader
from freebody.viewer.frame import HEAD, PER_BODY
from freebody.viewer.live import Live
from freebody.viewer.messages import GrabMessage
from freebody.viewer.source import LONGEST_STEP, USUAL_STEP, from_library, source_of


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
    shown = source_of(fb.World(fb.Body(fb.Sphere(1.0), mass=1.0)))
    assert (shown.dt, shown.own_dt, shown.speed) == (USUAL_STEP, None, 1.0)


def test_a_scene_far_from_the_origin_is_seen_from_the_body_it_follows():
    show = Live(from_library("tethered-satellite"), stiffness=100.0)
    assert show.leader == "upper"
    assert show.geometry.bodies[0]["start"] == [0.0, 0.0, 0.0]
    assert show.geometry.bodies[1]["start"] == [-100.0, 0.0, 0.0]
    show.advance(1000)
    out = np.frombuffer(show.frame(1, 1.0, paused=False), "<f4")
    places = out[HEAD : HEAD + 2 * PER_BODY].reshape(2, PER_BODY)[:, :3]
    true = show.read().position
    assert np.linalg.norm(true[0]) > 6e6
    # What is told is near enough for every digit of single precision to count.
    np.testing.assert_allclose(places, true - true[0], rtol=1e-6, atol=1e-6)
    with pytest.raises(InputError, match="relative to upper"):
        show.act(GrabMessage(type="grab", phase="start", body=0, local=(0.0, 0.0, 0.0), target=(0.0, 0.0, 0.0)))


def test_scenes_near_the_origin_are_seen_from_it():
    assert Live(from_library("cube"), stiffness=100.0).leader is None
    assert leader({}, ("a",), np.array([[1e3, 0.0, 0.0]]), np.array([1.0])) is None
    assert leader({}, ("a",), np.array([[1e6, 0.0, 0.0]]), np.array([1.0])) == 0
    assert leader({"target": [1e6, 0, 0]}, ("a",), np.array([[1e6, 0.0, 0.0]]), np.array([1.0])) is None
