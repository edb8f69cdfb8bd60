"""What the page draws: each mesh once, the bodies, the springs and joints between them, and the grounds."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.export.drawing import drawings
from freebody.export.links import joints, springs, thrusters
from freebody.model.body import Body
from freebody.model.state import State
from freebody.trajectory.run import Trajectory
from freebody.viewer.grounds import grounds
from freebody.world import World


class Geometry(NamedTuple):
    """``bodies``, ``springs``, ``joints``, ``grounds``, ``thrusters`` as the page wants them; ``meshes`` by id;
    ``sizes`` (bodies,), radii in m.
    """

    bodies: list[dict[str, Any]]
    springs: list[dict[str, Any]]
    meshes: dict[str, bytes]
    sizes: NDArray[np.float64]
    joints: list[dict[str, Any]]
    grounds: list[dict[str, Any]]
    thrusters: list[dict[str, Any]]


def still(world: World, start: State | None = None) -> Trajectory:
    """A run of one frame: the world as described, or as it starts."""
    state = start or world.state()
    return Trajectory(
        tables=state.tables,
        method="",
        layout=state.layout,
        times=np.zeros(1),
        raw=state.raw[None],
        accumulators=np.zeros((1, 7)),
        final=state,
        dt=0.0,
    )


def geometry(run: Trajectory, world: World | None) -> Geometry:
    """The geometry of a run; ``world`` gives shapes, springs and joints."""
    meshes: dict[str, bytes] = {}

    def keep(vertices: NDArray[np.float64], faces: NDArray[np.int64]) -> str:
        packed = _packed(vertices, faces)
        name = hashlib.sha256(packed).hexdigest()[:16]
        meshes[name] = packed
        return name

    bodies, sizes = [], []
    for number, drawing in enumerate(drawings(run, world)):
        sizes.append(float(np.sqrt((drawing.vertices**2).sum(axis=1).max())))
        bodies.append(
            {
                "name": drawing.name,
                "mesh": keep(drawing.vertices, drawing.faces),
                "start": run.raw[0, number, :3].tolist(),
                "mass": float(run.tables.masses[number]),
                "moments": run.tables.principal_moments[number].tolist(),
                "axes": run.tables.principal_axes[number].ravel().tolist(),
                "color": "#{:02x}{:02x}{:02x}".format(*drawing.color),
                "material": None if world is None else _material(world.bodies[world.index(drawing.name)]),
            }
        )
    if world is None:
        return Geometry(bodies, [], meshes, np.array(sizes), [], [], [])
    links = (joints(world), grounds(world, keep), thrusters(world))
    return Geometry(bodies, springs(world), meshes, np.array(sizes), *links)


def _material(body: Body) -> str | None:
    """The name of what it is made of, by which the page draws it."""
    return None if body.material is None else body.material.given_name


def _packed(vertices: NDArray[np.float64], faces: NDArray[np.int64]) -> bytes:
    head = np.array([len(vertices), len(faces)], dtype="<u4")
    return head.tobytes() + vertices.astype("<f4").tobytes() + faces.astype("<u4").tobytes()
