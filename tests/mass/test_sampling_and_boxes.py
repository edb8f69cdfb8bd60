"""Sampling must be right within its own error bars; boxes must say that they are boxes."""

import numpy as np
import pytest
from scipy import stats
from solids import random_rotation

import freebody as fb
from freebody.errors import GeometryError, InputError

HAMMER = fb.Compound(
    [
        fb.Part(fb.Box((2, 1, 1)), density=3.0),
        fb.Part(fb.Cylinder(0.1, 2.0), density=0.7, position=(0, 1.5, 0), orientation=(0.5**0.5, 0.5**0.5, 0, 0)),
    ]
)


def standardised(shape, seed, **options):
    """Every sampled figure as a number of its own standard deviations from the truth."""
    truth = fb.mass_properties(shape, **options)
    guess = fb.mass_properties(shape, method="sampling", relative_error=0.02, seed=seed, **options)
    upper = np.triu_indices(3)
    differences = [guess.mass - truth.mass, guess.volume - truth.volume]
    differences += list(guess.center_of_mass - truth.center_of_mass) + list((guess.inertia - truth.inertia)[upper])
    deviations = [guess.error.mass, guess.error.volume, *guess.error.center_of_mass, *guess.error.inertia[upper]]
    return np.array(differences) / np.where(np.array(deviations) > 0, deviations, np.inf)


@pytest.mark.parametrize(
    ("shape", "options"),
    [
        (fb.Torus(1.0, 0.25), {"density": 2.0}),
        (fb.Ellipsoid((1.0, 0.5, 0.3)), {"mass": 3.0}),
        (fb.Cone(1.0, 2.0).mesh(), {"density": 1.0}),
        (HAMMER, {}),
        (fb.Shell(fb.Sphere(1.0), 0.3), {"density": 1.0}),
    ],
    ids=["torus", "ellipsoid of given mass", "mesh", "two materials", "thick shell"],
)
def test_figures_scatter_around_the_truth_as_their_error_bars_say(shape, options):
    z = np.array([standardised(shape, seed, **options) for seed in range(60)])
    z = z[:, np.abs(z).max(axis=0) > 0]  # a given mass does not scatter
    # Each figure: mean 0 and variance 1 over 60 seeds, tested at one in ten thousand, corrected for many figures.
    level = 1e-4 / z.shape[1]
    assert (np.abs(z.mean(axis=0)) < stats.norm.isf(level / 2) / np.sqrt(len(z))).all()
    low, high = stats.chi2.ppf([level / 2, 1 - level / 2], len(z))
    variance = (z**2).sum(axis=0)
    assert ((low < variance) & (variance < high)).all()


def test_sampling_stops_at_the_requested_error():
    props = fb.mass_properties(fb.Box((1, 2, 3)), density=1.0, method="sampling", relative_error=3e-3)
    loose = fb.mass_properties(fb.Torus(1, 0.1), density=1.0, method="sampling", relative_error=1e-2)
    assert props.error.inertia.max() <= 3e-3 * np.trace(props.inertia) / 3
    assert loose.error.mass <= 1e-2 * loose.mass
    assert loose.error.points > 65536


def test_the_same_seed_gives_the_same_figures_and_another_gives_others():
    def run(seed):
        return fb.mass_properties(fb.Sphere(1.0), density=1.0, method="sampling", relative_error=0.01, seed=seed)

    assert np.array_equal(run(1).inertia, run(1).inertia)
    assert not np.array_equal(run(1).inertia, run(2).inertia)


def test_progress_is_reported_with_falling_error():
    seen = []
    fb.mass_properties(
        fb.Torus(1, 0.1),
        density=1.0,
        method="sampling",
        relative_error=3e-3,
        progress=lambda error, points: seen.append((points, error)),
    )
    assert len(seen) > 3
    assert seen[-1][1] <= 3e-3 < seen[0][1]


def test_an_error_bound_that_is_no_number_between_0_and_1_is_refused():
    with pytest.raises(InputError, match="relative_error = 0"):
        fb.mass_properties(fb.Sphere(1.0), method="sampling", relative_error=0.0)


def test_what_has_no_volume_cannot_be_sampled():
    with pytest.raises(GeometryError, match="no volume"):
        fb.mass_properties(fb.Particles([[0, 0, 0], [1, 0, 0]], [1, 1]), method="sampling")


def test_a_box_is_exact_by_the_box_method_and_says_what_it_is():
    box = fb.mass_properties(fb.Box((1, 2, 3)), density=2.0, method="box")
    assert box.inertia == pytest.approx(fb.mass_properties(fb.Box((1, 2, 3)), density=2.0).inertia)
    assert any("bounding box, 1 x 2 x 3 m" in note for note in box.notes)


def test_an_oriented_box_finds_a_tilted_box():
    R = random_rotation(np.random.default_rng(5))
    tilted = fb.Box((1.0, 2.0, 4.0)).mesh().moved(R, (3.0, 0.0, -1.0))
    exact = fb.mass_properties(tilted, density=1.0)
    found = fb.mass_properties(tilted, density=1.0, method="oriented-box")
    aligned = fb.mass_properties(tilted, density=1.0, method="box")
    assert found.inertia == pytest.approx(exact.inertia, rel=1e-6, abs=1e-5)
    assert found.center_of_mass == pytest.approx([3.0, 0.0, -1.0], abs=1e-6)
    assert aligned.mass > 1.2 * exact.mass


def test_boxes_need_no_closed_mesh():
    half = fb.Mesh(fb.Sphere(1.0).mesh().vertices, fb.Sphere(1.0).mesh().faces[::2])
    assert fb.mass_properties(half, density=1.0, method="box").mass == pytest.approx(8.0, rel=0.05)
