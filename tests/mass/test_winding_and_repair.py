"""Inside or outside, and mending on request."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from solids import CUBE_CORNERS as V
from solids import CUBE_FACES as F
from solids import torus_about_y

import freebody as fb
from freebody.errors import FreebodyError, MeshError
from freebody.mass.winding import winding_at


def test_points_inside_a_ring_are_those_near_its_circle():
    vertices, faces = torus_about_y(1.0, 0.25, 300, 150)
    points = np.random.default_rng(0).uniform(-1.3, 1.3, (20_000, 3))
    distance = np.hypot(np.hypot(points[:, 0], points[:, 2]) - 1.0, points[:, 1])
    clear = np.abs(distance - 0.25) > 1e-3  # further from the true surface than the mesh is
    inside = fb.Mesh(vertices, faces).contains(points)
    assert np.array_equal(inside[clear], distance[clear] < 0.25)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(*[st.sampled_from(np.linspace(-0.25, 1.25, 25).tolist())] * 3), min_size=1, max_size=40))
def test_rays_through_edges_and_corners_never_slip_through(points):
    # Grid points share coordinates with corners, edges and face diagonals of the cube: every tie must be broken alike.
    points = np.array(points)
    inside = ((points > 0) & (points < 1)).all(axis=1)
    outside = ((points < 0) | (points > 1)).any(axis=1)
    winding = winding_at(V, F, points, V.min(axis=0), V.max(axis=0))
    assert (winding[inside] == 1).all()
    assert (winding[outside] == 0).all()


def test_winding_counts_layers():
    vertices = np.vstack([V, 0.25 + 0.5 * V])
    low, high = V.min(axis=0), V.max(axis=0)
    centre = np.array([[0.5, 0.5, 0.5], [0.1, 0.1, 0.1]])
    assert winding_at(vertices, np.vstack([F, F + 8]), centre, low, high).tolist() == [2, 1]
    assert winding_at(vertices, np.vstack([F, F[:, ::-1] + 8]), centre, low, high).tolist() == [0, 1]


def test_an_open_mesh_has_no_inside():
    with pytest.raises(MeshError, match="one face only"):
        fb.Mesh(V, F[1:]).contains(np.zeros((1, 3)))


def repaired(vertices, faces):
    return fb.mass_properties(fb.Mesh(vertices, faces), density=1.0, repair=True)


def test_a_small_hole_is_filled_and_listed():
    props = repaired(V, F[1:])
    assert props.mass == pytest.approx(1.0)
    assert "repaired: filled holes with 1 new faces" in props.notes


def test_turned_faces_are_turned_back_and_listed():
    faces = F.copy()
    faces[[2, 7]] = faces[[2, 7], ::-1]
    props = repaired(V, faces)
    assert props.mass == pytest.approx(1.0)
    assert any(note.startswith("repaired: turned") for note in props.notes)


def test_duplicates_are_dropped_and_listed():
    props = repaired(V, np.vstack([F, F[:2]]))
    assert props.mass == pytest.approx(1.0)
    assert "repaired: dropped 2 duplicate faces" in props.notes


def test_cracks_are_closed_by_merging_close_vertices():
    soup = V[F].reshape(-1, 3) + 1e-9 * np.random.default_rng(0).normal(size=(36, 3))
    faces = np.arange(36).reshape(-1, 3)
    with pytest.raises(MeshError):
        fb.mass_properties(fb.Mesh(soup, faces), density=1.0)
    props = repaired(soup, faces)
    assert props.mass == pytest.approx(1.0, abs=1e-7)
    assert any("merged 28 vertices" in note for note in props.notes)


def test_what_cannot_be_mended_is_still_refused_and_tells_what_was_tried():
    ring, faces = torus_about_y()
    open_mesh = fb.Mesh(ring, faces[2 * 12 * 5 :])  # five slices are gone: no small hole
    with pytest.raises(MeshError, match="one face only") as caught:
        fb.mass_properties(open_mesh, density=1.0, repair=True)
    assert caught.value.diagnosis is not None


def test_a_sound_mesh_is_left_alone():
    props = repaired(V, F)
    assert not any(note.startswith("repaired") for note in props.notes)
    assert props.mass == pytest.approx(1.0)


@pytest.mark.parametrize("size", [1e-49, 1e-8, 1.0, 1e15, 1e49])
def test_repair_does_not_depend_on_the_size(size):
    ragged = np.delete(F, 0, axis=0)
    mended = fb.mass_properties(fb.Mesh(size * V, ragged), density=1.0, repair=True)
    assert mended.mass == pytest.approx(size**3, rel=1e-12)
    assert any("filled holes with 1 new face" in note for note in mended.notes)
    sound = fb.mass_properties(fb.Mesh(size * V, F), density=1.0, repair=True)
    assert not any("repaired" in note for note in sound.notes)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("size", [0.0, 1e-320, 1e-100, 1e51, 1e160, 1e308])
def test_what_is_too_large_or_small_to_be_mended_is_left_to_the_diagnosis(size):
    with pytest.raises(FreebodyError, match="volume|extent|overflow|inertia|mass"):
        fb.mass_properties(fb.Mesh(size * V, np.delete(F, 0, axis=0)), density=1.0, repair=True)
