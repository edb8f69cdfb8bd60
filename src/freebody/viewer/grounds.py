"""The grounds of a world as the page draws them: floors and fixed shapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.contact.fixed import Fixed
from freebody.contact.ground import Ground
from freebody.contact.layout import GROUND_KNOT
from freebody.mass.mesh import Mesh
from freebody.mass.shapes import Sphere
from freebody.world import World

# Stores a mesh and gives its id.
Keep = Callable[[NDArray[np.float64], NDArray[np.int64]], str]

# Cosine between the normal of a turntable and its axis, at least.
UPRIGHT = 0.999

NOWHERE = np.full(3, np.inf)


def grounds(world: World, keep: Keep) -> list[dict[str, Any]]:
    """Name, ``type``, pose at time zero, the mesh of a fixed shape, and whether it moves, and turns about its normal.

    Poses of those that move come with every frame, in this order. A bowl that bodies are in is ``hollow``: its mesh is
    its inner surface.
    """
    return [_told(name, ground, world, keep) for name, ground in zip(world.ground_names, world.grounds)]


def _told(name: str, ground: Ground, world: World, keep: Keep) -> dict[str, Any]:
    mesh, hollow = _surface(ground, world)
    knots = ground.knots()
    rows = np.array(knots.rows).reshape(-1, GROUND_KNOT.size)
    moves, turns = (bool(rows[:, GROUND_KNOT.slices[part]].any()) for part in ("velocity", "speed"))
    return {
        "name": name,
        "type": ground.noun,
        "position": ground.place.tolist(),
        "orientation": np.asarray(so3.matrix_to_quaternion(ground.rotation)).tolist(),
        "moving": moves or turns,
        "turning": turns and abs(float(knots.axis @ ground.rotation[:, 2])) > UPRIGHT,
        "mesh": None if mesh is None else keep(mesh.vertices, mesh.faces),
        "hollow": hollow,
    }


def _surface(ground: Ground, world: World) -> tuple[Mesh | None, bool]:
    """What is seen of a fixed shape, and whether it is seen from inside."""
    if not isinstance(ground, Fixed):
        return None, False
    solids = ground.solids()
    inside = len(solids) - 1
    if inside not in ground.facing(NOWHERE) and any(inside in ground.facing(body.position) for body in world.bodies):
        return Sphere(solids[inside].radius).mesh(), True
    return ground.shape.mesh(), False
