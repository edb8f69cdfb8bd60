"""Makes the sample meshes from formulas alone, all in metres, as binary PLY with double coordinates.

``torus``    the course's torus: R = 1, r = 0.25, axis y, 48 segments around and 12 around the tube
``thandle``  a T-handle like the one that flips in orbit: square bars, three distinct principal moments
``wrench``   an open-ended wrench: a flat outline, extruded, unlike its own mirror image
``casting``  a block with a closed cavity off its centre: the inner surface is wound the other way
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from freebody.mass.samples import FOLDER

__all__ = ["SAMPLES", "encode", "write_all"]

Surface = tuple[NDArray[np.float64], NDArray[np.int64]]

# Six quads of a box with corners numbered by the bits x, y, z (4, 2, 1), wound outward.
BOX_QUADS = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))


def torus(major: float = 1.0, minor: float = 0.25, around: int = 48, tube: int = 12) -> Surface:
    """A torus about the y axis; every quad of its grid is split into two triangles."""
    u = 2.0 * np.pi * np.arange(around) / around
    v = 2.0 * np.pi * np.arange(tube) / tube
    reach = major + minor * np.cos(v)
    x, z = np.outer(np.cos(u), reach), np.outer(np.sin(u), reach)
    y = np.broadcast_to(minor * np.sin(v), x.shape)
    vertices = np.stack([x, y, z], axis=-1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(around), np.arange(tube), indexing="ij")
    a = i * tube + j
    b = (i + 1) % around * tube + j
    c = (i + 1) % around * tube + (j + 1) % tube
    d = i * tube + (j + 1) % tube
    quads = np.stack([a, d, c, b], axis=-1).reshape(-1, 4)
    return vertices, np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])


def prism(outline: NDArray[np.float64], caps: NDArray[np.int64], low: float, high: float) -> Surface:
    """The counter-clockwise ``outline`` (n, 2) extruded from z = ``low`` to ``high``; ``caps`` triangulate it."""
    n = len(outline)
    vertices = np.concatenate([np.column_stack([outline, np.full(n, z)]) for z in (low, high)])
    here = np.arange(n)
    there = (here + 1) % n
    sides = np.concatenate([np.column_stack([here, there, there + n]), np.column_stack([here, there + n, here + n])])
    return vertices, np.concatenate([caps[:, ::-1], caps + n, sides])


def box(low: tuple[float, float, float], high: tuple[float, float, float]) -> Surface:
    """An axis-aligned box, wound outward."""
    corners = np.array([[(low, high)[bit >> 2 & 1][0], (low, high)[bit >> 1 & 1][1], (low, high)[bit & 1][2]]
                        for bit in range(8)])  # fmt: skip
    quads = np.array(BOX_QUADS)
    return corners, np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])


def thandle() -> Surface:
    """A T of 0.24 m bar and 0.12 m stem, 0.024 m thick: one outline in the plane, extruded."""
    outline = np.array(
        [(-0.012, -0.12), (0.012, -0.12), (0.012, 0.0), (0.12, 0.0), (0.12, 0.024), (-0.12, 0.024), (-0.12, 0.0),
         (-0.012, 0.0)]
    )  # fmt: skip
    caps = np.array([(0, 1, 2), (0, 2, 7), (2, 3, 4), (2, 4, 7), (7, 4, 5), (7, 5, 6)])
    return prism(outline, caps, -0.012, 0.012)


def wrench() -> Surface:
    """An open-ended wrench, 0.2 m long and 8 mm thick, its jaw turned by 15 degrees as on the real tool."""
    jaw = np.array(
        [(-0.030, -0.006), (-0.024, -0.020), (-0.006, -0.024), (0.020, -0.020), (0.020, -0.008), (-0.002, -0.008),
         (-0.008, 0.0), (-0.002, 0.008), (0.020, 0.008), (0.020, 0.020), (-0.006, 0.024), (-0.024, 0.020),
         (-0.030, 0.006)]
    )  # fmt: skip
    turn = np.deg2rad(15.0)
    jaw = jaw @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    outline = np.concatenate([jaw, [(-0.170, 0.010), (-0.178, 0.0), (-0.170, -0.010)]])
    caps = np.array(
        [(2, 3, 4), (2, 4, 5), (1, 2, 5), (1, 5, 6), (0, 1, 6), (0, 6, 12), (12, 6, 11), (11, 6, 7), (11, 7, 10),
         (10, 7, 8), (10, 8, 9), (0, 12, 13), (0, 13, 15), (15, 13, 14)]
    )  # fmt: skip
    return prism(outline, caps, -0.004, 0.004)


def casting() -> Surface:
    """A block of 0.3 x 0.2 x 0.1 m around a closed cavity of 0.1 x 0.08 x 0.04 m, off its centre."""
    outer, faces = box((0.0, 0.0, 0.0), (0.3, 0.2, 0.1))
    inner, inner_faces = box((0.04, 0.06, 0.03), (0.14, 0.14, 0.07))
    return np.concatenate([outer, inner]), np.concatenate([faces, inner_faces[:, ::-1] + len(outer)])


SAMPLES = {"torus": torus, "thandle": thandle, "wrench": wrench, "casting": casting}


def encode(vertices: NDArray[np.float64], faces: NDArray[np.int64]) -> bytes:
    """A binary PLY file with double coordinates: text would round them, STL would make them single."""
    header = (
        f"ply\nformat binary_little_endian 1.0\nelement vertex {len(vertices)}\n"
        "property double x\nproperty double y\nproperty double z\n"
        f"element face {len(faces)}\nproperty list uchar int vertex_indices\nend_header\n"
    )
    rows = np.zeros(len(faces), dtype=[("count", "u1"), ("corners", "<i4", 3)])
    rows["count"] = 3
    rows["corners"] = faces
    return header.encode() + vertices.astype("<f8").tobytes() + rows.tobytes()


def write_all(folder: Path = FOLDER) -> None:
    """Write every sample mesh to ``folder``."""
    for name, make in SAMPLES.items():
        (folder / f"{name}.ply").write_bytes(encode(*make()))


if __name__ == "__main__":
    write_all()
