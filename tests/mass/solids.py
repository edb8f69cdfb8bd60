"""Meshes for tests, made without freebody's own generators so that the two can disagree."""

import numpy as np

CUBE_CORNERS = np.array([[x, y, z] for x in (0.0, 1.0) for y in (0.0, 1.0) for z in (0.0, 1.0)])
CUBE_FACES = np.array(
    [
        [0, 1, 3], [0, 3, 2], [4, 6, 7], [4, 7, 5], [0, 4, 5], [0, 5, 1],
        [2, 3, 7], [2, 7, 6], [0, 2, 6], [0, 6, 4], [1, 5, 7], [1, 7, 3],
    ]
)  # fmt: skip


def torus_about_y(major=1.0, minor=0.25, around=48, tube=12):
    """The ring of the course: axis y, quads split into triangles, wound outward."""
    u, v = np.meshgrid(2 * np.pi * np.arange(around) / around, 2 * np.pi * np.arange(tube) / tube, indexing="ij")
    ring = major + minor * np.cos(v)
    vertices = np.stack([ring * np.cos(u), minor * np.sin(v), -ring * np.sin(u)], axis=-1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(around), np.arange(tube), indexing="ij")
    a, b = i * tube + j, (i + 1) % around * tube + j
    d, c = i * tube + (j + 1) % tube, (i + 1) % around * tube + (j + 1) % tube
    faces = np.stack([np.stack([a, b, c], -1), np.stack([a, c, d], -1)], axis=2).reshape(-1, 3)
    return vertices, faces


def random_rotation(random):
    q, r = np.linalg.qr(random.normal(size=(3, 3)))
    q = q * np.sign(np.diag(r))
    return q if np.linalg.det(q) > 0 else -q


def lumpy_solid(seed):
    """A closed star-shaped surface without any symmetry."""
    random = np.random.default_rng(seed)
    vertices, faces = torus_about_y(1.0, 0.4, 9, 7)
    return vertices * random.uniform(0.5, 2.0, 3) + 0.02 * random.normal(size=vertices.shape), faces
