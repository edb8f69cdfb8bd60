"""What the page draws: each mesh once, the bodies, and the springs and joints between them."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.export.drawing import drawings
from freebody.forces.spring import Spring
from freebody.joints.ends import TwoEnds
from freebody.model.state import State
from freebody.trajectory.run import Trajectory
from freebody.world import World

# Springs and joints beyond this many are not drawn.
MOST_LINKS = 2000


class Geometry(NamedTuple):
    """``bodies``, ``springs``, ``joints`` as the page wants them; ``meshes`` by id; ``sizes`` (bodies,), radii in m."""

    bodies: list[dict[str, Any]]
    springs: list[dict[str, Any]]
    meshes: dict[str, bytes]
    sizes: NDArray[np.float64]
    joints: list[dict[str, Any]]


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
    bodies, meshes, sizes = [], {}, []
    for number, drawing in enumerate(drawings(run, world)):
        packed = _packed(drawing.vertices, drawing.faces)
        name = hashlib.sha256(packed).hexdigest()[:16]
        meshes[name] = packed
        sizes.append(float(np.sqrt((drawing.vertices**2).sum(axis=1).max())))
        bodies.append(
            {
                "name": drawing.name,
                "mesh": name,
                "start": run.raw[0, number, :3].tolist(),
                "mass": float(run.tables.masses[number]),
                "moments": run.tables.principal_moments[number].tolist(),
                "axes": run.tables.principal_axes[number].ravel().tolist(),
                "color": "#{:02x}{:02x}{:02x}".format(*drawing.color),
            }
        )
    if world is None:
        return Geometry(bodies, [], meshes, np.array(sizes), [])
    return Geometry(bodies, springs(world), meshes, np.array(sizes), joints(world))


def _packed(vertices: NDArray[np.float64], faces: NDArray[np.int64]) -> bytes:
    head = np.array([len(vertices), len(faces)], dtype="<u4")
    return head.tobytes() + vertices.astype("<f4").tobytes() + faces.astype("<u4").tobytes()


def springs(world: World) -> list[dict[str, Any]]:
    """Both ends of every spring: ``a``, ``b`` numbers of bodies (-1: the world), ``at``, ``to`` points of them."""
    return [_ends(world, force) for force in world.forces if isinstance(force, Spring)][:MOST_LINKS]


def joints(world: World) -> list[dict[str, Any]]:
    """The same for every built-in joint, with its ``type`` (the class name in lower case) and its ``axis``, if any.

    Points of bodies are relative to their centres of mass in body axes, points of the world in world axes. The axis is
    a unit vector in body axes of ``a``; for guides, which belong to the other end, of ``b``.
    """
    return [_joint(world, joint) for joint in world.joints if isinstance(joint, TwoEnds)][:MOST_LINKS]


def _joint(world: World, joint: Any) -> dict[str, Any]:
    axis = getattr(joint, "axis", getattr(joint, "normal", None))
    if axis is not None:
        axis = np.asarray(axis, dtype=np.float64)
        axis = (axis / np.linalg.norm(axis)).tolist()
    return {"type": type(joint).__name__.lower(), **_ends(world, joint), "axis": axis}


def _ends(world: World, element: Any) -> dict[str, Any]:
    """The ends of an element from ``body`` at ``at`` to ``anchor``, or to ``to`` at ``to_at``; None is the centre."""
    at = _point(element.body, getattr(element, "at", None))
    if element.to is None:
        b, to = -1, getattr(element, "anchor", None)
        to = element.body.position + element.body.rotation @ at if to is None else np.asarray(to)
    else:
        b, to = world.index(element.to), _point(element.to, getattr(element, "to_at", None))
    return {"a": world.index(element.body), "at": at.tolist(), "b": b, "to": to.tolist()}


def _point(body: Any, at: Any) -> Any:
    return np.zeros(3) if at is None else np.asarray(body.body_point(at))
