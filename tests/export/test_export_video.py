"""Videos: the right number of pictures, each where the bodies are, drawn without a screen."""

import numpy as np
import pytest
from export_runs import run, world

import freebody as fb
from freebody.export.drawing import Drawing, drawings
from freebody.export.film import Shot, pictures
from freebody.export.links import SPRING_COLOR, WORLD_COLOR
from freebody.export.picture import BACKGROUND, Camera, Floor, Line, around, picture
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


def near(image, place, color, off=40):
    """Whether something of this colour is drawn within three pixels of ``place`` (column, row)."""
    column, row = (round(float(part)) for part in place[:2])
    patch = image[max(0, row - 3) : row + 4, max(0, column - 3) : column + 4].astype(int)
    return bool((np.abs(patch - np.array(color)).max(axis=-1) <= off).any())


WIDE = (480, 270)


def only(shown, linked, *, at=0.0, **options):
    """The picture of a run at one time."""
    shot = Shot(**options)
    (image,) = pictures(shown, drawings(shown, linked), np.array([at]), 1.0, WIDE, linked, shot)
    return image


def test_a_camera_sees_from_where_it_is_told_to():
    body = fb.Body(fb.Sphere(0.2), density=1.0, name="ball", position=(1.0, 0.0, 0.0))
    still = fb.World([body])
    shown = fb.simulate(still, 0.1, dt=0.05, integrator="cf4")
    found = []
    for eye, angle in (((0.0, -5.0, 0.0), 0.7), ((0.0, 5.0, 0.0), 0.7), ((0.0, -5.0, 0.0), 0.5)):
        view = {"camera": np.array(eye), "target": np.zeros(3), "field_of_view": angle}
        image = only(shown, still, view=view, floor=False, trails=0.0)
        camera = Camera(np.array(eye), np.zeros(3), WIDE, field_of_view=angle)
        columns = np.nonzero(painted(image[60:]).any(axis=0))[0]
        found.append(columns.mean() + 0.5 - WIDE[0] / 2)
        assert found[-1] == pytest.approx(camera.project(np.array([1.0, 0.0, 0.0]))[0] - WIDE[0] / 2, abs=2.0)
    assert found[1] < 0 < found[0] < found[2], "left, right, and further right through a longer lens"


def test_a_followed_body_stays_where_it_is_in_the_picture():
    body = fb.Body(fb.Sphere(0.2), density=1.0, name="ball", velocity=(3.0, 0.0, 0.0))
    mark = fb.Body(fb.Box((0.2, 0.2, 0.2)), density=1.0, name="mark", position=(0.0, 1.0, 0.0))
    pair = fb.World([body, mark])
    shown = fb.simulate(pair, 1.0, dt=0.1, integrator="cf4")
    view = {"follow": "ball", "camera": np.array([0.0, -6.0, 1.0]), "target": np.zeros(3)}
    places = []
    for at in (0.0, 1.0):
        image = only(shown, pair, at=at, view=view, floor=False, trails=0.0)
        blue = image[40:, :, 2].astype(int) - image[40:, :, 0] > 40
        places.append(np.mean(np.nonzero(blue), axis=1))
    assert np.abs(places[0] - places[1]).max() < 1.5


def linked_world():
    box = fb.Body(fb.Box((0.2, 0.2, 0.2)), density=100.0, name="box", position=(1.0, 0.0, 0.0))
    hung = fb.World([box], gravity=(0, 0, -9.81))
    hung.add(fb.Spring(box, at=(0.1, 0, 0), anchor=(2.0, 0.0, 1.0), stiffness=50.0))
    hung.add(fb.Hinge(box, at=(-1.0, 0.0, 0.0), anchor=(0.0, 0.0, 0.0), axis=(0, 1, 0), name="pivot"))
    return hung


TRAIL = (150, 175, 205)


def test_springs_joints_and_trails_are_drawn_where_they_are():
    hung = linked_world()
    shown = fb.simulate(hung, 0.4, dt=1e-2, integrator="rattle")
    eye, target = np.array([1.0, -7.0, 0.5]), np.array([1.0, 0.0, 0.0])
    camera, view = Camera(eye, target, WIDE), {"camera": eye, "target": target}
    image = only(shown, hung, at=0.4, view=view, floor=False)
    pose = shown.at(np.array([0.2, 0.4]))["box"]
    end = pose.position[1] + np.asarray(fb.so3.quaternion_to_matrix(pose.orientation[1])) @ [0.1, 0.0, 0.0]
    middle = 0.5 * (end + np.array([2.0, 0.0, 1.0]))
    assert near(image, camera.project(middle), SPRING_COLOR), "the coil is around the line between its ends"
    assert near(image, camera.project(np.zeros(3)), WORLD_COLOR), "the hinge is at its anchor"
    before = camera.project(pose.position[0])
    assert near(image, before, TRAIL, off=60), "where the box came from"
    assert not near(only(shown, hung, at=0.4, view=view, floor=False, trails=0.0), before, TRAIL, off=60)
    alone = pictures(shown, drawings(shown, hung), np.array([0.4]), 1.0, WIDE, None, Shot(view, 0.0, floor=False))
    assert not near(next(alone), camera.project(np.zeros(3)), WORLD_COLOR)


def test_without_a_camera_bodies_and_anchors_are_in_sight():
    hung = linked_world()
    shown = fb.simulate(hung, 0.1, dt=1e-2, integrator="rattle")
    drawn = painted(only(shown, hung, floor=False, trails=0.0)[40:])
    assert drawn.any()
    assert not np.concatenate([drawn[-1], drawn[:, 0], drawn[:, -1]]).any()


def test_a_floor_can_be_left_out_and_a_title_is_written():
    hung = linked_world()
    shown = fb.simulate(hung, 0.1, dt=1e-2, integrator="rattle")
    with_floor, without = only(shown, hung), only(shown, hung, floor=False)
    assert painted(with_floor).sum() > 1.5 * painted(without).sum()
    titled = only(shown, hung, floor=False, title="A box on a hinge")
    assert painted(titled[:24]).sum() > painted(without[:24]).sum()
    assert np.array_equal(titled[60:], without[60:])


def test_lines_keep_their_width_and_hide_behind_bodies():
    ends = np.array([[-3.0, 0.0, 0.0], [3.0, 0.0, 0.0]])
    red = np.array([[220, 30, 30]], dtype=np.uint8)
    for on_top in (False, True):
        line = Line(ends, red, width=8.0, on_top=on_top)
        image = picture([ball(0.8, (40, 40, 200))], np.zeros((1, 3)), np.eye(3)[None], CAMERA, None, [line])
        middle = image[SIZE[1] // 2, SIZE[0] // 2].astype(int)
        assert (middle[0] > middle[2]) == on_top
    far = Floor(np.array([0.0, 0.0, -9.0]), 1e-3)
    column = picture([], np.zeros((0, 3)), np.zeros((0, 3, 3)), CAMERA, far, [line])[:, SIZE[0] // 2]
    # 2 x 0.6 x 8 pixels of a picture that is 540 pixels high, seen at an angle.
    assert painted(column[None])[0].sum() == pytest.approx(2 * 0.6 * 8.0 * SIZE[1] / 540, abs=1.6)


def test_an_animation_repeats_and_has_all_pictures(tmp_path):
    from PIL import Image

    fb.export_run(run(), tmp_path / "r.gif", world=world(), fps=10.0, speed=0.5, size=SIZE, title="Three bodies")
    with Image.open(tmp_path / "r.gif") as animation:
        assert animation.n_frames == 11
        assert animation.info["loop"] == 0
        assert animation.info["duration"] == 100
        assert animation.size == SIZE


def test_a_picture_at_a_time(tmp_path):
    from PIL import Image

    fb.export_run(run(), tmp_path / "r.png", world=world(), at="0.25 s", size=SIZE, trails=0.0)
    (expected,) = pictures(run(), drawings(run(), world()), np.array([0.25]), 1.0, SIZE, world(), Shot(trails=0.0))
    assert np.array_equal(np.asarray(Image.open(tmp_path / "r.png")), expected)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"view": {"kamera": (1, 2, 3)}}, "no entry 'kamera'.*did you mean 'camera'"),
        ({"view": {"camera": (1, 2)}}, "camera"),
        ({"view": {"follow": "con"}}, "no body 'con'.*did you mean 'cone'"),
        ({"view": {"field_of_view": "200 deg"}}, "between 0 and 180 deg"),
        ({"view": 3}, "a table with camera"),
        ({"trails": -1.0}, "seconds of motion"),
        ({"title": 3}, "a text"),
        ({"at": 9.0}, "a time from 0 to 0.5 s"),
        ({"fps": 3.0}, "fps for a .png file"),
    ],
)
def test_wrong_wishes_are_refused_in_words(tmp_path, options, message):
    with pytest.raises(fb.errors.InputError, match=message):
        fb.export_run(run(), tmp_path / "r.png", world=world(), **options)
    assert list(tmp_path.iterdir()) == []
