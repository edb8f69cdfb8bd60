"""Videos: the right number of pictures, each where the bodies are, drawn without a screen."""

import numpy as np
import pytest
from export_runs import run, world

import freebody as fb
from freebody.export.drawing import Drawing, drawings
from freebody.export.film import pictures
from freebody.export.picture import BACKGROUND, around, picture
from freebody.export.playback import playback
from freebody.export.raster import fill, shrink

SIZE = (160, 96)


def test_a_video_has_the_pictures_it_was_made_of(decoded, tmp_path):
    fb.export_run(run(), tmp_path / "r.mp4", world=world(), fps=20.0, speed=0.5, size=SIZE)
    codec, fps, frames = decoded(tmp_path / "r.mp4")
    # Half a second at half speed, 20 a second, both ends included.
    assert frames.shape == (21, SIZE[1], SIZE[0], 3)
    assert (codec, fps) == ("h264", 20.0)
    made = list(pictures(run(), drawings(run(), world()), *playback(run(), 20.0, 0.5), SIZE, world()))
    # Compression is lossy, but each picture is still more like itself than like any other.
    off = np.array([[np.abs(frame.astype(int) - image.astype(int)).mean() for image in made] for frame in frames])
    assert np.array_equal(off.argmin(axis=1), np.arange(21))


def test_progress_counts_the_pictures(tmp_path):
    calls = []
    fb.export_run(
        run(),
        tmp_path / "r.mp4",
        fps=8.0,
        speed=1.0,
        size=SIZE,
        progress=lambda made, total: calls.append((made, total)),
    )
    assert calls == [(k, 5) for k in range(1, 6)]


@pytest.mark.parametrize(
    ("span", "speed", "expected"), [(5.0, None, 1.0), (120.0, None, 10.0), (0.6, None, 0.05), (5.0, 2.5, 2.5)]
)
def test_without_a_wish_the_speed_is_one_that_can_be_watched(span, speed, expected):
    body = fb.Body(mass=1.0, name="b")
    slow = fb.simulate(fb.World([body]), span, dt=span / 4, integrator="cf4")
    times, found = playback(slow, 30.0, speed)
    assert found == pytest.approx(expected)
    assert len(times) == round(30.0 * span / expected) + 1
    assert times[0] == 0.0
    assert times[-1] == span
    # Rounding of the last multiple of the distance.
    assert np.allclose(np.diff(times), expected / 30.0, rtol=1e-9)


CAMERA = around(np.zeros(3), 2.0, SIZE)


def ball(radius, color=(200, 40, 40)):
    mesh = fb.Sphere(radius).mesh()
    return Drawing("ball", mesh.vertices, mesh.faces, color)


def looked_at(*balls):
    drawn = [drawing for drawing, _ in balls]
    places = np.array([place for _, place in balls], dtype=float)
    return picture(drawn, places, np.broadcast_to(np.eye(3), (len(balls), 3, 3)), CAMERA)


def painted(image):
    return (np.abs(image.astype(int) - np.array(BACKGROUND)) > 12).any(axis=-1)


def test_a_ball_is_drawn_at_its_projected_place_with_its_size():
    mask = painted(looked_at((ball(0.5), (0.3, 0.4, 0.2))))
    rows, columns = np.nonzero(mask)
    column, row, nearness = CAMERA.project(np.array([0.3, 0.4, 0.2]))
    assert columns.mean() + 0.5 == pytest.approx(column, abs=1.0)
    assert rows.mean() + 0.5 == pytest.approx(row, abs=1.0)
    focal = 0.5 * SIZE[1] / np.tan(np.radians(20.0))
    # A faceted ball is a little smaller, and the rim is a pixel wide.
    assert np.sqrt(mask.sum() / np.pi) == pytest.approx(0.5 * focal * nearness, rel=0.06)


def test_the_nearer_ball_hides_the_other_in_either_order():
    towards = CAMERA.axes[2]
    near, far = (ball(0.4, (200, 40, 40)), 0.8 * towards), (ball(0.4, (40, 40, 200)), -0.8 * towards)
    for image in (looked_at(near, far), looked_at(far, near)):
        red, _, blue = image[SIZE[1] // 2, SIZE[0] // 2].astype(int)
        assert red > blue
    assert np.array_equal(looked_at(near, far), looked_at(far, near))


def test_what_is_behind_the_eye_is_not_drawn():
    behind = (CAMERA.distance + 2.0) * CAMERA.axes[2]
    assert not painted(looked_at((ball(0.5), behind))).any()


def test_turning_shows_on_a_ball():
    drawn, quarter = [ball(1.0)], np.asarray(fb.so3.exp(np.array([0.0, 0.0, 1.0])))
    first = picture(drawn, np.zeros((1, 3)), np.eye(3)[None], CAMERA)
    second = picture(drawn, np.zeros((1, 3)), quarter[None], CAMERA)
    assert (np.abs(first.astype(int) - second.astype(int)).max(axis=-1) > 20).sum() > 100


def test_two_triangles_that_share_an_edge_leave_no_gap_and_stay_inside():
    corners = np.array(
        [[[3.2, 2.1, 1.0], [36.7, 5.3, 1.0], [9.9, 27.4, 1.0]], [[36.7, 5.3, 1.0], [30.3, 29.8, 1.0], [9.9, 27.4, 1.0]]]
    )
    image, nearness = np.zeros((32, 40, 3), np.uint8), np.zeros((32, 40))
    fill(corners, np.full((2, 3), 255, np.uint8), image, nearness)
    quad = [tuple(corners[0, 0, :2]), tuple(corners[0, 1, :2]), tuple(corners[1, 1, :2]), tuple(corners[0, 2, :2])]
    from matplotlib.path import Path as Outline

    centers = np.stack(np.meshgrid(np.arange(40) + 0.5, np.arange(32) + 0.5), axis=-1)
    inside = Outline(quad).contains_points(centers.reshape(-1, 2)).reshape(32, 40)
    assert np.array_equal(image[..., 0] == 255, inside)


def test_triangles_beyond_the_picture_are_cut_off():
    corners = np.array(
        [[[-1e4, -1e4, 1.0], [1e4, -1e4, 1.0], [0.0, 1e4, 1.0]], [[50.0, 3.0, 1.0], [60.0, 3.0, 1.0], [55.0, 9.0, 1.0]]]
    )
    image, nearness = np.zeros((8, 12, 3), np.uint8), np.zeros((8, 12))
    fill(corners, np.array([[255] * 3, [7] * 3], np.uint8), image, nearness)
    assert (image == 255).all()


def test_shrinking_takes_the_mean():
    fine = np.random.default_rng(1).integers(0, 256, (6, 8, 3)).astype(np.uint8)
    coarse = np.empty((3, 4, 3), np.uint8)
    shrink(fine, 2, coarse)
    means = fine.reshape(3, 2, 4, 2, 3).mean(axis=(1, 3))
    assert np.array_equal(coarse, np.floor(means + 0.5).astype(np.uint8))


def test_the_camera_goes_with_bodies_that_travel_far():
    body = fb.Body(fb.Box((0.1, 0.1, 0.1)), density=1.0, name="cube", velocity=(30.0, 0.0, 0.0))
    thrown = fb.World([body])
    far = fb.simulate(thrown, 2.0, dt=0.1, integrator="cf4")
    for image in pictures(far, drawings(far, thrown), np.array([0.0, 1.0, 2.0]), 1.0, SIZE):
        middle = image[30:66, 50:110].astype(int)
        blueish = middle[..., 2] - middle[..., 0] > 30
        assert blueish.mean() > 0.1
