"""What is wrong with a mesh: counted, located, and never repaired in silence."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from solids import CUBE_CORNERS as V
from solids import CUBE_FACES as F
from solids import lumpy_solid, torus_about_y

import freebody as fb
from freebody.errors import MeshError
from freebody.mass.weld import first_equal_vertex


def kinds(vertices, faces):
    return {finding.kind: finding for finding in fb.Mesh(vertices, faces).diagnose().findings}


def refusal(vertices, faces, **options):
    with pytest.raises(MeshError) as caught:
        fb.mass_properties(fb.Mesh(vertices, faces), density=1.0, **options)
    return str(caught.value)


def test_a_sound_mesh_has_nothing_to_say():
    diagnosis = fb.Mesh(V, F).diagnose()
    assert diagnosis.sound
    assert diagnosis.closed
    assert diagnosis.findings == ()
    assert diagnosis.components == 1
    assert diagnosis.area == pytest.approx(6.0)


def test_an_open_boundary_is_counted_and_located():
    message = refusal(V, F[1:])
    assert "3 edges have one face only" in message
    assert "repair=True" in message
    assert "shell_thickness=" in message
    finding = kinds(V, F[1:])["open boundary"]
    gone = V[F[0]]
    middles = {tuple(0.5 * (gone[i] + gone[i - 1])) for i in range(3)}
    assert set(finding.where) == middles


def test_the_whole_surface_inside_out_is_corrected_and_reported():
    inverted = fb.mass_properties(fb.Mesh(V, F[:, ::-1]), density=1.0)
    plain = fb.mass_properties(fb.Mesh(V, F), density=1.0)
    assert inverted.mass == pytest.approx(plain.mass)
    assert inverted.inertia == pytest.approx(plain.inertia)
    assert any("wound inward" in note for note in inverted.notes)


def test_one_face_turned_over_is_inconsistent_winding():
    faces = F.copy()
    faces[4] = faces[4, ::-1]
    assert "3 edges lie between faces that are wound against each other" in refusal(V, faces)


def test_duplicate_faces_are_refused_with_their_number():
    assert "1 face has the same corners as another, the first is 12" in refusal(V, np.vstack([F, F[3, [1, 2, 0]]]))


def test_duplicates_are_found_among_a_million_spokes_too():
    # One hub, very many faces: a quadratic search would never come back.
    count = 200_000
    spokes = np.stack([np.zeros(count, int), np.arange(1, count + 1), np.arange(2, count + 2)], axis=1)
    vertices = np.random.default_rng(0).random((count + 2, 3))
    found = kinds(vertices, np.vstack([spokes, spokes[77]]))["duplicate faces"]
    assert found.count == 1
    assert "the first is 200000" in found.message


def test_degenerate_faces_are_noted_and_add_nothing():
    mesh = fb.Mesh(V, np.vstack([F, [[0, 0, 1]]]))
    found = {finding.kind: finding for finding in mesh.diagnose().findings}
    assert found["degenerate faces"].count == 1
    assert found["degenerate faces"].severity == "note"
    assert fb.mass_properties(mesh, density=1.0).mass == pytest.approx(1.0)


def test_a_sliver_along_a_line_counts_as_degenerate():
    vertices = np.vstack([V, [[0.5, 0.0, 0.0]]])
    assert kinds(vertices, np.vstack([F, [[0, 4, 8]]]))["degenerate faces"].count == 1


def test_separate_parts_are_noted():
    found = kinds(np.vstack([V, V + 2.0]), np.vstack([F, F + 8]))
    assert found["components"].count == 2
    assert "overlap" not in found


def test_parts_that_touch_face_to_face_are_sound():
    mesh = fb.Mesh(np.vstack([V, V + [0.0, 0.0, 1.0]]), np.vstack([F, F + 8]))
    assert mesh.diagnose().sound
    assert fb.mass_properties(mesh, density=1.0).mass == pytest.approx(2.0)


def test_a_cavity_is_sound_and_subtracted():
    mesh = fb.Mesh(np.vstack([V, 0.25 + 0.5 * V]), np.vstack([F, F[:, ::-1] + 8]))
    assert mesh.diagnose().sound
    assert fb.mass_properties(mesh, density=1.0).mass == pytest.approx(1.0 - 0.125)


def test_overlapping_parts_are_refused_with_the_winding_seen():
    vertices, faces = np.vstack([V, V + 0.5]), np.vstack([F, F + 8])
    assert "winds 2 times" in refusal(vertices, faces)
    counted_twice = fb.mass_properties(fb.Mesh(vertices, faces), density=1.0, check=False)
    assert counted_twice.mass == pytest.approx(2.0)
    assert not counted_twice.diagnosis.sound


def test_a_small_part_that_is_inside_out_is_found():
    vertices, faces = np.vstack([V, 3.0 + 0.1 * V]), np.vstack([F, F[:, ::-1] + 8])
    assert "winds -1 times" in refusal(vertices, faces)


def test_a_doubled_surface_is_refused():
    assert "winds 2 times" in refusal(np.vstack([V, V]), np.vstack([F, F + 8]))


def test_a_flat_mesh_has_no_volume():
    assert "is nothing against an extent of" in refusal(V * [1.0, 1.0, 0.0], F)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_coordinates_that_are_not_finite_are_refused_with_the_vertex(value):
    vertices = V.copy()
    vertices[5, 1] = value
    assert "1 vertex has NaN or infinite coordinates, the first is 5" in refusal(vertices, F)


def test_coordinates_whose_integrals_overflow_are_refused():
    vertices = V.copy()
    vertices[0] = 1e308
    assert "coordinates reach 1e+308 m, where the integrals overflow" in refusal(vertices, F)


def test_no_face_at_all():
    assert "not a single face" in refusal(V, np.zeros((0, 3), int))


def test_vertices_without_faces_count_for_nothing_not_even_nan():
    mesh = fb.Mesh(np.vstack([V, [[1e9, np.nan, 0.0]]]), F)
    plain = fb.mass_properties(fb.Mesh(V, F), density=1.0)
    weighed = fb.mass_properties(mesh, density=1.0)
    assert np.array_equal(weighed.inertia, plain.inertia)
    assert weighed.diagnosis.findings[0].kind == "unused vertices"


def test_a_triangle_soup_is_connected_by_equal_places():
    vertices, faces = torus_about_y()
    soup = fb.Mesh(vertices[faces].reshape(-1, 3), np.arange(3 * len(faces)).reshape(-1, 3))
    assert soup.diagnose().sound
    assert soup.diagnose().components == 1
    assert soup.moments().measure == pytest.approx(fb.Mesh(vertices, faces).moments().measure, rel=1e-14)


def test_plus_and_minus_zero_are_the_same_place():
    same, places = first_equal_vertex(np.array([[0.0, 1.0, -0.0], [-0.0, 1.0, 0.0], [0.0, 1.0, 1e-300]]))
    assert places == 2
    assert same.tolist() == [0, 0, 2]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(*[st.sampled_from([0.0, -0.0, 1.0, 1.5, -2.0])] * 3), min_size=1, max_size=60))
def test_equal_vertices_agree_with_a_dictionary(rows):
    seen: dict[tuple[float, ...], int] = {}
    expected = [seen.setdefault(tuple(value + 0.0 for value in row), index) for index, row in enumerate(rows)]
    same, places = first_equal_vertex(np.array(rows))
    assert same.tolist() == expected
    assert places == len(seen)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), faults=st.integers(1, 30))
def test_edge_counts_agree_with_a_dictionary(seed, faults):
    random = np.random.default_rng(seed)
    vertices, faces = lumpy_solid(seed)
    faces = faces.copy()
    for face in random.choice(len(faces), faults, replace=False):
        faces[face] = faces[face, ::-1]
    faces = np.delete(faces, random.choice(len(faces), faults, replace=False), axis=0)
    walks: dict[tuple[int, int], list[int]] = {}
    for face in faces.tolist():
        for a, b in zip(face, face[1:] + face[:1]):
            walks.setdefault((min(a, b), max(a, b)), []).append(1 if a < b else -1)
    boundary = sum(len(walk) == 1 for walk in walks.values())
    unbalanced = sum(len(walk) > 1 and sum(walk) != 0 for walk in walks.values())
    found = kinds(vertices, faces)
    assert found["open boundary"].count == boundary
    assert (found["inconsistent winding"].count if unbalanced else 0) == unbalanced


def test_diagnoses_read_like_sentences():
    text = str(fb.Mesh(V, F[1:]).diagnose())
    assert text.startswith("11 faces, 8 vertices, 1 component, open, NOT sound\n  error: 3 edges have one face only")


def test_wrong_arrays_are_refused_with_shapes_and_indices():
    with pytest.raises(MeshError, match=r"vertices have shape \(3, 8\).*transpose"):
        fb.Mesh(V.T, F)
    with pytest.raises(MeshError, match=r"faces have shape \(12, 4\).*split polygons"):
        fb.Mesh(V, np.zeros((12, 4), int))
    with pytest.raises(MeshError, match="type float64"):
        fb.Mesh(V, F.astype(float))
    with pytest.raises(MeshError, match=r"vertex 8 of 8.*from 0 to 7.*count from 1"):
        fb.Mesh(V, F + 1)
    with pytest.raises(MeshError, match="vertex -1 of 8"):
        fb.Mesh(V, F - 1)


def test_arrays_are_copied_and_locked():
    vertices = V.copy()
    mesh = fb.Mesh(vertices, F)
    vertices[0] = 99.0
    assert mesh.vertices[0].tolist() == [0.0, 0.0, 0.0]
    with pytest.raises(ValueError, match="read-only"):
        mesh.vertices[0] = 1.0
