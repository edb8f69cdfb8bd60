"""What the page draws: the bodies' meshes, each geometry once, and the springs between them."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.export.drawing import drawings
from freebody.forces.spring import Spring
from freebody.model.layout import PRINCIPAL_AXES, PRINCIPAL_MOMENTS
from freebody.model.state import State
from freebody.trajectory.run import Trajectory
from freebody.world import World

__all__ = ["Geometry", "geometry", "still"]


class Geometry(NamedTuple):
    """``bodies`` and ``springs`` as the page wants them, ``meshes`` by id as bytes, ``sizes`` (bodies,) radii in m."""

    bodies: list[dict[str, Any]]
    springs: list[dict[str, Any]]
    meshes: dict[str, bytes]
    sizes: NDArray[np.float64]


def still(world: World, start: State | None = None) -> Trajectory:
    """A run of no length: the world as described, or as it starts."""
    state = start or world.state()
    return Trajectory(
        tables=state.tables,
        method="",
        layout=state.layout,
        times=np.zeros(1),
        raw=state.raw[None],
        books=np.zeros((1, 7)),
        final=state,
        dt=0.0,
    )


def geometry(run: Trajectory, world: World | None) -> Geometry:
    """Everything to be drawn of a run; shapes and springs are known where there is a world."""
    bodies, meshes, sizes = [], {}, []
    for number, drawing in enumerate(drawings(run, world)):
        packed = _packed(drawing.vertices, drawing.faces)
        name = hashlib.sha256(packed).hexdigest()[:16]
        meshes[name] = packed
        sizes.append(float(np.sqrt((drawing.vertices**2).sum(axis=1).max())))
        constants = run.tables.rows[number]
        bodies.append(
            {
                "name": drawing.name,
                "mesh": name,
                "start": run.raw[0, number, :3].tolist(),
                "mass": float(run.tables.masses[number]),
                "moments": constants[PRINCIPAL_MOMENTS : PRINCIPAL_MOMENTS + 3].tolist(),
                "axes": constants[PRINCIPAL_AXES : PRINCIPAL_AXES + 9].tolist(),
                "color": "#{:02x}{:02x}{:02x}".format(*drawing.color),
            }
        )
    return Geometry(bodies, [] if world is None else _springs(world), meshes, np.array(sizes))


def _packed(vertices: NDArray[np.float64], faces: NDArray[np.int64]) -> bytes:
    head = np.array([len(vertices), len(faces)], dtype="<u4")
    return head.tobytes() + vertices.astype("<f4").tobytes() + faces.astype("<u4").tobytes()


def _springs(world: World) -> list[dict[str, Any]]:
    found = []
    for force in world.forces:
        if not isinstance(force, Spring):
            continue
        other = force.anchor
        if force.to is not None and force.to_at is not None:
            other = force.to.body_point(force.to_at)
        found.append(
            {
                "a": world.index(force.body),
                "at": force.body.body_point(force.at).tolist(),
                "b": -1 if force.to is None else world.index(force.to),
                "to": np.asarray(other).tolist(),
            }
        )
    return found
