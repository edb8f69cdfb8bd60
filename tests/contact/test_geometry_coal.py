"""Distances against those of coal: a stored table (``tools/coal_table.py`` writes it), and coal itself if present."""

from itertools import combinations_with_replacement
from pathlib import Path

import numpy as np
import pytest
from laboratory import Pair, poses, rows_of
from scipy.spatial.transform import Rotation
from tools import coal_table

import freebody as fb

HULL = coal_table.corners()
SHAPES = {
    "sphere": fb.Sphere(0.4),
    "capsule": fb.Capsule(0.2, 1.2),
    "box": fb.Box((0.6, 0.8, 1.0)),
    "cylinder": fb.Cylinder(0.4, 1.0),
    "cone": fb.Cone(0.5, 1.1),
    "ellipsoid": fb.Ellipsoid((0.3, 0.5, 0.9)),
    "hull": fb.Mesh(HULL, np.arange(12).reshape(4, 3).tolist() + [[11, 12, 13]]),
}
PAIRS = [*combinations_with_replacement(SHAPES, 2)]
TABLE = np.load(Path(__file__).with_name("coal.npz"))


def tolerance(names):
    """Polytopes and what is round about a point or a line are known to round-off; curved cores to coal's iterations."""
    return 1e-7 if {"cylinder", "cone", "ellipsoid"} & {*names} else 1e-9


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_distances_are_those_of_the_table(names):
    rows = TABLE["-".join(names)]
    assert len(rows) == coal_table.POSES
    Q = Rotation.from_quat(rows[:, 6:14].reshape(-1, 4)).as_matrix().reshape(-1, 2, 3, 3)
    found = Pair(*(SHAPES[name] for name in names)).distance(rows_of(rows[:, :6].reshape(-1, 2, 3), Q))
    assert np.abs(found - rows[:, 14]).max() < tolerance(names)


@pytest.mark.study
@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_distances_are_those_of_coal(names):
    pytest.importorskip("coal", reason="pip install freebody[oracle]")
    x, Q = poses(np.random.default_rng(12), 20_000)
    expected = coal_table.distances(names, x, Q)
    found = Pair(*(SHAPES[name] for name in names)).distance(rows_of(x, Q))
    apart = expected > 1e-3
    assert np.abs(found - expected)[apart].max() < tolerance(names)
    assert ((found > 0.0) == (expected > 0.0))[np.abs(found) > 1e-6].all()
