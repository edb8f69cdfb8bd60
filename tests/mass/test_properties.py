"""Mass properties: parallel axes, principal axes, matrices, validity."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from solids import random_rotation

import freebody as fb
from freebody.errors import InertiaError, InputError
from freebody.mass.principal import principal_axes
from freebody.mass.validity import check_inertia

EPS = np.finfo(float).eps
seeds = st.integers(0, 10**6)


def cloud(seed, count=5):
    """Random point masses and the mass properties that go with them."""
    random = np.random.default_rng(seed)
    places, masses = random.normal(size=(count, 3)), random.uniform(0.1, 2.0, count)
    return places, masses, fb.mass_properties(fb.Particles(places, masses))


@given(seeds)
def test_the_inertia_is_the_sum_over_point_masses(seed):
    places, masses, props = cloud(seed)
    arms = places - masses @ places / masses.sum()
    expected = sum(m * (r @ r * np.eye(3) - np.outer(r, r)) for m, r in zip(masses, arms))
    assert props.inertia == pytest.approx(expected, abs=50 * EPS * np.trace(expected))


@given(seeds)
def test_parallel_axes_moving_there_and_back_changes_nothing(seed):
    props = cloud(seed)[2]
    offset = np.random.default_rng(seed).normal(size=3)
    there = props.translate(offset)
    assert there.inertia_about(props.center_of_mass + offset) == pytest.approx(props.inertia, abs=1e-14)
    assert there.inertia_about(props.center_of_mass) == pytest.approx(
        props.inertia_about(props.center_of_mass - offset), abs=1e-13
    )


@given(seeds)
def test_combining_parts_equals_weighing_the_whole(seed):
    places, masses, whole = cloud(seed, 6)
    parts = [fb.mass_properties(fb.Particles(places[i : i + 2], masses[i : i + 2])) for i in (0, 2, 4)]
    together = parts[0].combine(*parts[1:])
    assert together.mass == pytest.approx(whole.mass, rel=4 * EPS)
    assert together.center_of_mass == pytest.approx(whole.center_of_mass, abs=20 * EPS)
    assert together.inertia == pytest.approx(whole.inertia, abs=50 * EPS * np.trace(whole.inertia))
    assert (parts[0] + parts[1] + parts[2]).inertia == pytest.approx(whole.inertia, abs=1e-13)


@given(seeds)
def test_rotating_the_body_rotates_centre_and_tensor(seed):
    places, masses, props = cloud(seed)
    R = random_rotation(np.random.default_rng(seed))
    turned = fb.mass_properties(fb.Particles(places @ R.T, masses))
    assert props.rotate(R).inertia == pytest.approx(turned.inertia, abs=1e-13)
    assert props.rotate(R).center_of_mass == pytest.approx(turned.center_of_mass, abs=1e-14)


@given(seeds)
def test_principal_axes_diagonalise_ascending_and_right_handed(seed):
    props = cloud(seed)[2]
    moments, axes = props.principal_moments, props.principal_axes
    assert (np.diff(moments) >= 0).all()
    assert np.linalg.det(axes) == pytest.approx(1.0, abs=20 * EPS)
    assert axes @ np.diag(moments) @ axes.T == pytest.approx(props.inertia, abs=100 * EPS * moments[2])
    assert (moments == props.mass * props.radius_of_gyration**2) | np.isclose(
        moments, props.mass * props.radius_of_gyration**2, rtol=8 * EPS
    ) == pytest.approx(np.ones(3))


@given(seeds)
def test_the_sense_of_principal_axes_does_not_depend_on_rounding(seed):
    props = cloud(seed)[2]
    moments, axes = principal_axes(props.inertia)
    noise = 1e-14 * np.random.default_rng(seed).normal(size=(3, 3))
    _, again = principal_axes(props.inertia * (1.0 + noise + noise.T))
    gap = np.diff(moments).min() / moments[2]
    if gap > 1e-3 and np.diff(np.sort(np.abs(axes), axis=0)[1:], axis=0).min() > 1e-3:
        assert again == pytest.approx(axes, abs=1e-9)


def test_bodies_of_revolution_get_tidy_axes():
    _, axes = principal_axes(np.diag([2.0, 1.0, 2.0]) + 1e-15)
    assert axes == pytest.approx(np.array([[0, 1, 0], [1, 0, 0], [0, 0, -1]], float), abs=1e-12)
    assert np.array_equal(principal_axes(np.eye(3))[1], np.eye(3))


@given(seeds)
def test_kinetic_energy_of_the_spatial_inertia_is_that_of_the_points(seed):
    places, masses, props = cloud(seed)
    random = np.random.default_rng(seed + 1)
    w, v, about = random.normal(size=3), random.normal(size=3), random.normal(size=3)
    velocities = v + np.cross(w, places - about)
    energy = 0.5 * masses @ (velocities**2).sum(axis=1)
    twist = np.concatenate([w, v])
    assert 0.5 * twist @ props.spatial_inertia(about) @ twist == pytest.approx(energy, rel=1e-12)
    assert props.spatial_inertia()[:3, 3:] == pytest.approx(np.zeros((3, 3)))


@given(seeds)
def test_kinetic_energy_of_the_natural_mass_matrix_is_that_of_the_points(seed):
    places, masses, props = cloud(seed)
    random = np.random.default_rng(seed + 1)
    v, spin = random.normal(size=3), random.normal(size=(3, 3))  # any affine motion, rigid or not
    velocities = v + places @ spin.T
    energy = 0.5 * masses @ (velocities**2).sum(axis=1)
    rate = np.hstack([v[:, None], spin]).ravel()
    assert 0.5 * rate @ props.natural_mass_matrix() @ rate == pytest.approx(energy, rel=1e-12)


@given(seeds)
def test_the_jacobian_maps_twists_to_point_velocities(seed):
    random = np.random.default_rng(seed)
    R, X, w, v = random_rotation(random), random.normal(size=3), random.normal(size=3), random.normal(size=3)
    expected = v + np.cross(w, R @ X)
    size = np.linalg.norm(v) + np.linalg.norm(w) * np.linalg.norm(X)
    assert fb.rigid_jacobian(R, X) @ np.concatenate([w, v]) == pytest.approx(expected, abs=10 * EPS * size)


@given(seeds)
def test_rigid_to_world_takes_quaternions_and_matrices_alike(seed):
    random = np.random.default_rng(seed)
    q = random.normal(size=4)
    q /= np.linalg.norm(q)
    points, x = random.normal(size=(7, 3)), random.normal(size=3)
    R = np.asarray(fb.so3.quaternion_to_matrix(q))
    assert fb.rigid_to_world(points, x, q) == pytest.approx(points @ R.T + x, abs=20 * EPS)
    assert fb.rigid_to_world(points, x, R) == pytest.approx(points @ R.T + x, abs=20 * EPS)


def test_a_block_has_the_textbook_figures():
    block = fb.mass_properties(fb.Box((1.5, 1, 1)), density=1.0)
    assert np.diag(block.inertia) == pytest.approx([0.25, 0.40625, 0.40625], rel=4 * EPS)
    x, y, z, mass = 0.3, 0.7, 1.9, 12.0
    expected = mass / 12 * np.array([y * y + z * z, x * x + z * z, x * x + y * y])
    assert np.diag(fb.mass_properties(fb.Box((x, y, z)), mass=mass).inertia) == pytest.approx(expected, rel=8 * EPS)


def test_a_single_particle_simply_works():
    dot = fb.mass_properties(fb.Particles([[1.0, 2.0, 3.0]], [4.0]))
    assert dot.mass == 4.0
    assert dot.center_of_mass.tolist() == [1.0, 2.0, 3.0]
    assert not dot.inertia.any()
    assert np.array_equal(dot.principal_axes, np.eye(3))
    assert "mass        4 kg" in str(dot)


@pytest.mark.parametrize(
    ("tensor", "message"),
    [
        (np.diag([1.0, 1.0, 2.1]), r"\(1, 1, 2.1\) kg m\^2; 1 \+ 1 = 2 < 2.1"),
        (np.diag([-1.0, 1.0, 1.0]), r"-1 is negative"),
        (np.array([[1.0, 0.9, 0], [0.0, 1.0, 0], [0, 0, 1.0]]), r"not symmetric.*0\.9"),
        (np.diag([1.0, np.nan, 1.0]), "finite"),
        (np.ones(3), r"shape \(3,\)"),
    ],
)
def test_impossible_tensors_are_refused_with_their_numbers(tensor, message):
    with pytest.raises(InertiaError, match=message):
        check_inertia(tensor)


@given(seeds)
def test_every_cloud_of_points_has_a_possible_tensor(seed):
    check_inertia(cloud(seed, count=1 + seed % 4)[2].inertia)


@settings(max_examples=20)
@given(st.sampled_from([0.0, -1.0, np.nan, np.inf]))
def test_densities_and_masses_must_be_positive_and_finite(value):
    with pytest.raises(InputError, match=r"density = .*greater than zero, in kg/m\^3"):
        fb.mass_properties(fb.Sphere(1.0), density=value)
    with pytest.raises(InputError, match=r"mass = .*greater than zero, in kg"):
        fb.mass_properties(fb.Sphere(1.0), mass=value)


def test_wrong_orders_get_sentences():
    with pytest.raises(InputError, match="both density = 1.0 and mass = 2.0"):
        fb.mass_properties(fb.Sphere(1.0), density=1.0, mass=2.0)
    with pytest.raises(InputError, match="method = 'guess'.*'exact', 'sampling'"):
        fb.mass_properties(fb.Sphere(1.0), density=1.0, method="guess")
    with pytest.raises(InputError, match=r"shape is str.*Mesh\.load"):
        fb.mass_properties("part.stl", density=1.0)
    with pytest.raises(InputError, match=r"on a Sphere.*fb\.Shell"):
        fb.mass_properties(fb.Sphere(1.0), density=1.0, shell_thickness=0.1)
    with pytest.raises(InputError, match="length 2"):
        fb.rigid_to_world([0, 0, 0], [0, 0, 0], [2, 0, 0, 0])
    with pytest.raises(InputError, match="a reflection"):
        fb.rigid_to_world([0, 0, 0], [0, 0, 0], -np.eye(3))


def test_without_density_or_mass_the_figures_are_per_unit_density_and_say_so():
    props = fb.mass_properties(fb.Sphere(1.0))
    assert props.mass == pytest.approx(4 / 3 * np.pi)
    assert any("1 kg/m^3" in note for note in props.notes)


def test_giving_the_mass_scales_the_tensor():
    by_mass, by_density = fb.mass_properties(fb.Cone(1, 2), mass=5.0), fb.mass_properties(fb.Cone(1, 2), density=5.0)
    assert by_mass.mass == 5.0
    assert by_mass.inertia / 5.0 == pytest.approx(by_density.inertia / by_density.mass, rel=8 * EPS)


def test_plain_data_has_everything_json_needs():
    import json

    data = json.loads(json.dumps(fb.mass_properties(fb.Torus(1.0, 0.25).mesh(), density=2.0).to_dict()))
    assert data["diagnosis"]["sound"] is True
    assert len(data["principal_axes"]) == 3
