"""Distances of convex solids by coal, another library, for the tests of contact.

``python -m tools.coal_table tests/contact/coal.npz``, where coal and SciPy are installed, writes the table again. It
needs nothing of freebody.
"""

import sys
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
from scipy.spatial import ConvexHull
from scipy.spatial.transform import Rotation

# Sizes as freebody has them.
SIZES = {
    "sphere": (0.4,),
    "capsule": (0.2, 1.2),
    "box": (0.6, 0.8, 1.0),
    "cylinder": (0.4, 1.0),
    "cone": (0.5, 1.1),
    "ellipsoid": (0.3, 0.5, 0.9),
    "hull": (),
}
POSES = 12


def corners() -> Any:
    """The vertices of the hull: fourteen directions, in general position."""
    return 0.5 * Rotation.random(14, random_state=8).as_matrix()[:, :, 0]


def solid(name: str) -> Any:
    """A solid of coal, and where its origin is in the shape frame of freebody."""
    import coal

    size, origin = SIZES[name], np.zeros(3)
    if name == "hull":
        points = corners()
        hull = ConvexHull(points)
        used = {int(vertex): k for k, vertex in enumerate(sorted(hull.vertices))}
        vertices, triangles = coal.StdVec_Vec3s(), coal.StdVec_Triangle()
        for k in used:
            vertices.append(points[k])
        for triangle, plane in zip(hull.simplices, hull.equations):
            i, j, k = triangle
            if np.cross(points[j] - points[i], points[k] - points[i]) @ plane[:3] < 0.0:
                j, k = k, j
            triangles.append(coal.Triangle(used[int(i)], used[int(j)], used[int(k)]))
        return coal.Convex(vertices, triangles), origin
    if name == "cone":
        origin[2] = 0.5 * size[1]
    kinds = {
        "sphere": coal.Sphere, "capsule": coal.Capsule, "box": coal.Box, "cylinder": coal.Cylinder,
        "cone": coal.Cone, "ellipsoid": coal.Ellipsoid,
    }  # fmt: skip
    return kinds[name](*size), origin


def distances(names: tuple[str, str], x: Any, Q: Any) -> Any:
    """Distances of two solids whose shape frames are at ``x`` (count, 2, 3) and turned by ``Q`` (count, 2, 3, 3)."""
    import coal

    # Three variants of its search, and the middle one of their answers: each by itself is wrong by 1e-7 for about one
    # pair of ellipsoids in several thousand, and with 1e-12 by 2e-6, because its simplices degenerate.
    requests = []
    for variant in (
        coal.GJKVariant.DefaultGJK,
        coal.GJKVariant.NesterovAcceleration,
        coal.GJKVariant.PolyakAcceleration,
    ):
        request = coal.DistanceRequest()
        request.gjk_tolerance, request.gjk_max_iterations, request.gjk_variant = 1e-10, 10000, variant
        request.enable_signed_distance = True
        requests.append(request)
    (a, at_a), (b, at_b) = solid(names[0]), solid(names[1])
    out = []
    for position, turn in zip(x, Q):
        poses = [
            coal.Transform3s(turn[k].copy(), position[k] + turn[k] @ origin) for k, origin in enumerate((at_a, at_b))
        ]
        found = [coal.distance(a, poses[0], b, poses[1], request, coal.DistanceResult()) for request in requests]
        out.append(np.median(found))
    return np.array(out)


def main(path: str) -> None:
    """Write the table: for each pair positions, quaternions and distances of solids that are apart."""
    random, table = np.random.default_rng(11), {}
    for names in combinations_with_replacement(SIZES, 2):
        x, turns = random.normal(size=(200, 2, 3)), Rotation.random(400, random_state=int(random.integers(2**31)))
        Q = turns.as_matrix().reshape(200, 2, 3, 3)
        found = distances(names, x, Q)
        kept = np.flatnonzero(found > 1e-3)[:POSES]
        quaternions = turns.as_quat().reshape(200, 2, 4)
        table["-".join(names)] = np.concatenate(
            [x[kept].reshape(-1, 6), quaternions[kept].reshape(-1, 8), found[kept, None]], axis=1
        )
    np.savez_compressed(path, **table)


if __name__ == "__main__":
    main(sys.argv[1])
