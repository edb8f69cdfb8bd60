"""Surface-only integration: reference figures, invariance, accuracy far from the origin."""

import math
from fractions import Fraction

import numpy as np
import pytest
import trimesh
from hypothesis import given, settings
from hypothesis import strategies as st
from solids import CUBE_CORNERS, CUBE_FACES, lumpy_solid, random_rotation, torus_about_y

import freebody as fb

EPS = np.finfo(float).eps


def properties(vertices, faces, **options):
    return fb.mass_properties(fb.Mesh(vertices, faces), **{"density": 1.0, **options})


def test_the_torus_of_the_course_to_all_digits_given():
    ring = properties(*torus_about_y())
    assert ring.mass == pytest.approx(1.17473572998, abs=5e-12)
    assert np.diag(ring.inertia) == pytest.approx([0.62945668, 1.2238423, 0.62945668], abs=5e-9)
    assert ring.inertia - np.diag(np.diag(ring.inertia)) == pytest.approx(np.zeros((3, 3)), abs=10 * EPS)
    assert ring.center_of_mass == pytest.approx(np.zeros(3), abs=10 * EPS)


def test_the_shipped_torus_is_the_same_ring():
    assert fb.mass_properties(fb.Mesh.sample("torus"), density=1.0).mass == pytest.approx(1.17473572998, abs=1e-7)


def test_unit_cube_about_its_corner_in_natural_coordinates():
    block = properties(CUBE_CORNERS, CUBE_FACES).natural_block()
    second = np.full((3, 3), 1 / 4) + np.eye(3) * (1 / 3 - 1 / 4)
    expected = np.block([[np.ones((1, 1)), np.full((1, 3), 0.5)], [np.full((3, 1), 0.5), second]])
    assert block == pytest.approx(expected, abs=4 * EPS)


def test_unit_cube_inertia_about_its_corner():
    about_corner = properties(CUBE_CORNERS, CUBE_FACES).inertia_about((0, 0, 0))
    assert about_corner == pytest.approx(np.full((3, 3), -1 / 4) + np.eye(3) * (2 / 3 + 1 / 4), abs=4 * EPS)


@pytest.mark.parametrize("offset", [1e5, 1e6])
def test_a_unit_cube_far_away_keeps_its_inertia(offset):
    # Corners stay exactly representable, so nothing but the integration can lose digits.
    moved = properties(CUBE_CORNERS + np.array([offset, -offset, offset]), CUBE_FACES)
    assert moved.inertia == pytest.approx(np.eye(3) / 6, rel=1e-10, abs=1e-11)
    assert moved.mass == pytest.approx(1.0, rel=1e-10)


def test_a_part_far_from_a_tiny_distant_crumb_keeps_its_inertia():
    # The bounding box's middle is half a million metres from everything that weighs. All coordinates are exact.
    size, away = 2.0**-10, 2.0**20
    crumb = size * CUBE_CORNERS + np.array([away, 0.0, 0.0])
    both = properties(np.concatenate([CUBE_CORNERS, crumb]), np.concatenate([CUBE_FACES, CUBE_FACES + 8]))
    along, across = away + 0.5 * size - 0.5, 0.5 - 0.5 * size
    reduced = size**3 / (1.0 + size**3)
    expected = (1.0 + size**5) / 6 + reduced * (along**2 + across**2)
    # The crumb's faces span slivers of d = away * size^2 each, weighted with away^2 in the second moment.
    assert both.inertia[1, 1] == pytest.approx(expected, abs=12 * EPS * away**3 * size**2)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_rotation_turns_the_tensor_and_nothing_else(seed):
    vertices, faces = lumpy_solid(seed)
    R = random_rotation(np.random.default_rng(seed))
    plain, turned = properties(vertices, faces, check=False), properties(vertices @ R.T, faces, check=False)
    scale = np.trace(plain.inertia)
    # A few hundred products and sums, each rounded once.
    assert turned.mass == pytest.approx(plain.mass, rel=100 * EPS)
    assert turned.inertia == pytest.approx(R @ plain.inertia @ R.T, abs=200 * EPS * scale)
    assert turned.center_of_mass == pytest.approx(R @ plain.center_of_mass, abs=100 * EPS)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_face_order_corner_order_and_vertex_numbers_do_not_matter(seed):
    random = np.random.default_rng(seed)
    vertices, faces = lumpy_solid(seed)
    plain = properties(vertices, faces, check=False)
    renumber = random.permutation(len(vertices))
    shuffled_vertices = np.empty_like(vertices)
    shuffled_vertices[renumber] = vertices
    shuffled = renumber[faces][random.permutation(len(faces))]
    for face, turn in zip(shuffled, random.integers(0, 3, len(shuffled))):
        face[:] = np.roll(face, turn)
    other = properties(shuffled_vertices, shuffled, check=False)
    assert other.mass == pytest.approx(plain.mass, rel=50 * EPS)
    assert other.inertia == pytest.approx(plain.inertia, abs=100 * EPS * np.trace(plain.inertia))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_agreement_with_trimesh(seed):
    vertices, faces = lumpy_solid(seed)
    ours = properties(vertices, faces, check=False)
    peer = trimesh.Trimesh(vertices, faces, process=False).mass_properties
    assert ours.mass == pytest.approx(peer["mass"], rel=1e-12)
    assert ours.center_of_mass == pytest.approx(peer["center_mass"], abs=1e-12)
    assert ours.inertia == pytest.approx(peer["inertia"], abs=1e-11 * np.trace(ours.inertia))


def exact_sums(vertices, faces):
    """The ten integrals in rational arithmetic: no rounding at all."""
    volume, first, second = Fraction(0), [Fraction(0)] * 3, [[Fraction(0)] * 3 for _ in range(3)]
    for face in faces:
        a, b, c = ([Fraction(float(value)) for value in vertices[corner]] for corner in face)
        d = sum(a[i] * (b[(i + 1) % 3] * c[(i + 2) % 3] - b[(i + 2) % 3] * c[(i + 1) % 3]) for i in range(3))
        s = [a[i] + b[i] + c[i] for i in range(3)]
        volume += d / 6
        for i in range(3):
            first[i] += d * s[i] / 24
            for j in range(3):
                second[i][j] += d * (a[i] * a[j] + b[i] * b[j] + c[i] * c[j] + s[i] * s[j]) / 120
    return volume, first, second


def test_rational_arithmetic_agrees_to_round_off():
    vertices, faces = lumpy_solid(7)
    volume, first, second = exact_sums(vertices + 1000.0, faces)
    ours = properties(vertices + 1000.0, faces, check=False)
    centre = [value / volume for value in first]
    about = [[second[i][j] - volume * centre[i] * centre[j] for j in range(3)] for i in range(3)]
    trace = sum(about[i][i] for i in range(3))
    expected = np.array([[float((trace if i == j else 0) - about[i][j]) for j in range(3)] for i in range(3)])
    assert ours.mass == pytest.approx(float(volume), rel=10 * EPS)
    assert ours.center_of_mass == pytest.approx([float(value) for value in centre], rel=4 * EPS)
    assert ours.inertia == pytest.approx(expected, abs=20 * EPS * float(trace))


def test_a_million_faces_lose_no_digits():
    # Uncompensated sums of a million terms lose three digits; the ring's prisms are known in closed form.
    around, tube = 1024, 512
    ring = properties(*torus_about_y(1.0, 0.25, around, tube))
    section = 0.5 * tube * math.sin(2 * math.pi / tube) * 0.25**2
    # Each slice of the ring is a frustum-like wedge: area of the section times the chord-wise sine of the step.
    exact = around * math.sin(2 * math.pi / around) * section
    assert ring.mass == pytest.approx(exact, rel=1e-14)


@pytest.mark.parametrize("thickness", [1e-3, 0.2])
def test_a_flat_plate_weighs_like_a_box(thickness):
    square = np.array([[0, 0, 0], [2, 0, 0], [2, 1, 0], [0, 1, 0]], float)
    plate = properties(square, [[0, 1, 2], [0, 2, 3]], density=3.0, shell_thickness=thickness)
    box = fb.mass_properties(fb.Box((2, 1, thickness)), density=3.0)
    assert plate.mass == pytest.approx(box.mass, rel=4 * EPS)
    assert plate.volume == pytest.approx(box.volume, rel=4 * EPS)
    assert plate.inertia == pytest.approx(box.inertia, rel=10 * EPS, abs=10 * EPS)
    assert plate.center_of_mass == pytest.approx([1.0, 0.5, 0.0], abs=4 * EPS)


def test_a_plate_across_the_axes_turns_with_its_normal():
    square = np.array([[0, 0, 0], [2, 0, 0], [2, 1, 0], [0, 1, 0]], float)
    R = random_rotation(np.random.default_rng(3))
    flat = properties(square, [[0, 1, 2], [0, 2, 3]], shell_thickness=0.3)
    tilted = properties(square @ R.T, [[0, 1, 2], [0, 2, 3]], shell_thickness=0.3)
    assert tilted.inertia == pytest.approx(R @ flat.inertia @ R.T, abs=20 * EPS)
