"""Bodies that lie on each other: every point of the patch, and no other."""

import numpy as np
import pytest
from laboratory import Pair, rows_of
from scipy.spatial import ConvexHull
from scipy.spatial.transform import Rotation

import freebody as fb

UP = np.array([0.0, 0.0, 1.0])


def on_top(a, b, x, turn=None, under=None):
    """The pair with a at x and turned, b at the origin: features, and their gaps, normals and points."""
    R = np.array([[np.eye(3) if turn is None else turn.as_matrix(), np.eye(3) if under is None else under.as_matrix()]])
    kin = rows_of(np.array([[x, (0.0, 0.0, 0.0)]]), R)
    pair = Pair(a, b)
    (numbers,) = pair.features(kin, 1e-4)
    return numbers, pair.measure(np.repeat(kin, len(numbers), axis=0), numbers)


def corners(found):
    """Points seen from above, one row for each place."""
    return np.unique(np.round(found[:, 4:6], 9) + 0.0, axis=0)


@pytest.mark.parametrize("gap", [1e-5, 1e-12, 0.0, -1e-12, -1e-6])
@pytest.mark.parametrize("swapped", [False, True])
def test_a_box_on_a_box_has_the_corners_of_the_patch(gap, swapped):
    small, large = fb.Box((0.4, 0.6, 0.2)), fb.Box((1.0, 1.0, 1.0))
    turn = Rotation.from_euler("z", 0.3)
    if swapped:  # the small one below
        numbers, found = on_top(large, small, (0.05, 0.0, 0.6 + gap), turn.inv())
        expected = np.array([(x, y) for x in (-0.2, 0.2) for y in (-0.3, 0.3)])
    else:
        numbers, found = on_top(small, large, (0.05, 0.0, 0.6 + gap), turn)
        local = np.array([(x, y, 0.0) for x in (-0.2, 0.2) for y in (-0.3, 0.3)])
        expected = (turn.apply(local) + (0.05, 0.0, 0.0))[:, :2]
    assert len(numbers) == 4
    assert np.abs(found[:, 0] - gap).max() < 1e-15
    assert np.abs(found[:, 1:4] - UP).max() < 1e-15
    assert np.abs(corners(found) - np.unique(np.round(expected, 9), axis=0)).max() < 2e-9


def test_stacked_cubes_touch_with_four_corners_to_the_last_bit():
    numbers, found = on_top(fb.Box(1.0), fb.Box(1.0), (0.0, 0.0, 1.0))
    assert len(corners(found)) == 4
    assert np.abs(found[:, 0]).max() == 0.0
    assert np.abs(found[:, 1:4] - UP).max() == 0.0
    assert np.abs(np.abs(found[:, 4:6]) - 0.5).max() < 1e-15
    assert len(numbers) == 8  # the corners of each on the face of the other


def test_a_twisted_cube_on_a_cube_touches_with_an_octagon():
    numbers, found = on_top(fb.Box(1.0), fb.Box(1.0), (0.0, 0.0, 1.0), Rotation.from_euler("z", np.pi / 4))
    assert len(numbers) == 8
    assert np.abs(found[:, 1:4] - UP).max() < 1e-15
    points = found[:, 4:6]
    assert np.allclose(np.linalg.norm(points, axis=1), 0.5 / np.cos(np.pi / 8), atol=1e-15)
    # All eight are corners of it.
    assert len(ConvexHull(points).vertices) == 8


def test_an_overhanging_box_touches_with_corners_of_both():
    _, found = on_top(fb.Box(1.0), fb.Box(1.0), (0.7, 0.2, 1.0))
    assert np.array_equal(corners(found), [(0.2, -0.3), (0.2, 0.5), (0.5, -0.3), (0.5, 0.5)])


@pytest.mark.parametrize("meshes", [(True, False), (False, True), (True, True)])
def test_hulls_of_boxes_touch_as_boxes_do(meshes):
    shapes = [fb.Box((1.0, 0.8, 0.6)), fb.Box((0.9, 1.1, 0.4))]
    for x, turn in (((0.3, 0.2, 0.5), 0.4), ((0.0, 0.0, 0.5), 0.0), ((0.7, 0.2, 0.5), 0.0)):
        _, expected = on_top(*shapes, x, Rotation.from_euler("z", turn))
        _, found = on_top(
            *(shape.mesh() if mesh else shape for shape, mesh in zip(shapes, meshes)), x, Rotation.from_euler("z", turn)
        )
        assert np.abs(found[:, 0]).max() < 1e-15
        assert np.allclose(corners(found), corners(expected), atol=2e-9)


def test_a_cylinder_stands_on_its_ring_and_lies_on_two_points():
    cylinder, table = fb.Cylinder(0.3, 1.0), fb.Box((4.0, 4.0, 1.0))
    numbers, found = on_top(table, cylinder, (0.1, 0.0, -1.0))
    assert len(numbers) == 6
    assert np.abs(found[:, 1:4] + UP).max() < 1e-15
    assert np.allclose(np.linalg.norm(found[:, 4:6], axis=1), 0.3)
    numbers, found = on_top(table, cylinder, (0.1, 0.0, -0.8), under=Rotation.from_euler("x", 90, degrees=True))
    assert len(numbers) == 2
    assert np.allclose(corners(found), [(0.0, -0.5), (0.0, 0.5)])
    # Over the edge of the table: one end, and where the line leaves the table.
    numbers, found = on_top(table, cylinder, (0.1, 2.2, -0.8), under=Rotation.from_euler("x", 90, degrees=True))
    assert np.allclose(corners(found), [(0.0, 0.2), (0.0, 0.5)])
    assert np.abs(found[:, 0]).max() < 1e-15


def test_a_cone_and_a_capsule_lie_along_a_line():
    table = fb.Box((4.0, 4.0, 1.0))
    cone = fb.Cone(0.3, 0.4)
    # Turned until the mantle is level above: apex and one point of the rim at the same height.
    tilt = Rotation.from_euler("y", np.pi / 2 - np.arctan2(0.3, 0.4))
    apex = tilt.apply([0.0, 0.0, 0.4])
    assert abs(apex[2] - tilt.apply([-0.3, 0.0, 0.0])[2]) < 1e-15
    numbers, found = on_top(table, cone, (0.0, 0.0, apex[2] + 0.5), under=tilt * Rotation.from_euler("z", 1.0))
    assert len(numbers) == 2
    assert np.abs(found[:, 0]).max() < 1e-15
    assert np.abs(found[:, 1:4] - UP).max() < 1e-15
    # Over the edge of the table.
    numbers, found = on_top(table, cone, (apex[0] - 2.1, 0.0, apex[2] + 0.5), under=tilt)
    assert len(numbers) == 2
    assert np.abs(found[:, 0]).max() < 1e-15
    assert np.allclose(corners(found)[:, 0], [apex[0] - 0.5, apex[0] - 0.1])
    numbers, found = on_top(fb.Capsule(0.2, 1.0), table, (1.8, 0.0, 0.7), Rotation.from_euler("y", 90, degrees=True))
    assert np.allclose(corners(found), [(1.3, 0.0), (2.0, 0.0)])
    numbers, found = on_top(fb.Capsule(0.2, 1.0), table, (0.8, 0.0, 0.7), Rotation.from_euler("y", 90, degrees=True))
    assert np.allclose(corners(found), [(0.3, 0.0), (1.3, 0.0)])


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (fb.Capsule(0.2, 1.0), fb.Capsule(0.2, 2.0)),
        (fb.Capsule(0.2, 1.0), fb.Cylinder(0.2, 2.0)),
        (fb.Cylinder(0.2, 1.0), fb.Cylinder(0.2, 2.0)),
    ],
)
def test_rods_side_by_side_touch_with_two_ends_and_crossed_ones_with_one_point(a, b):
    _, found = on_top(a, b, (0.4, 0.0, 0.8))
    assert np.abs(found[:, 0]).max() < 1e-15
    assert np.abs(found[:, 1:4] - (1.0, 0.0, 0.0)).max() < 1e-15
    assert np.allclose(np.unique(np.round(found[:, 4:], 9), axis=0), [(0.2, 0.0, 0.3), (0.2, 0.0, 1.0)])
    numbers, found = on_top(a, b, (0.4, 0.1, 0.1), Rotation.from_euler("x", 0.7))
    assert len(numbers) == 1
    assert np.abs(found[:, 0]).max() < 1e-15
    assert np.abs(found[:, 1:4] - (1.0, 0.0, 0.0)).max() < 1e-15


def test_disks_on_each_other_touch_with_both_rings():
    _, found = on_top(fb.Cylinder(0.3, 1.0), fb.Cylinder(0.5, 1.0), (0.1, 0.0, 1.0))
    assert len(found) == 6
    assert np.abs(found[:, 0]).max() < 1e-15
    _, found = on_top(fb.Cylinder(0.3, 1.0), fb.Cone(0.6, 0.7), (0.1, 0.0, -0.5))
    assert len(found) == 6
    assert np.abs(found[:, 1:4] + UP).max() < 1e-15


def test_a_torus_lies_on_its_ring_and_stands_on_a_point():
    torus, table = fb.Torus(0.5, 0.1), fb.Box((4.0, 4.0, 1.0))
    numbers, found = on_top(torus, table, (0.1, 0.2, 0.6))
    assert len(numbers) == 6
    assert np.abs(found[:, 0]).max() < 1e-15
    assert np.abs(found[:, 1:4] - UP).max() < 1e-15
    numbers, found = on_top(torus, table, (0.1, 0.2, 1.1), Rotation.from_euler("x", 90, degrees=True))
    assert len(numbers) == 1
    assert np.abs(found[0] - [0.0, 0.0, 0.0, 1.0, 0.1, 0.2, 0.5]).max() < 1e-14
    numbers, found = on_top(torus, torus, (0.0, 0.0, 0.2))
    assert len(numbers) == 6
    assert np.abs(found[:, 0]).max() < 1e-15
