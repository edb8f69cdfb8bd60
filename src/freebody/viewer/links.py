"""What ties bodies together, as the page draws it: springs and joints."""

from __future__ import annotations

from typing import Any

import numpy as np

from freebody.forces.spring import Spring
from freebody.joints.ends import TwoEnds
from freebody.world import World

__all__ = ["joints", "springs"]

# Joints and springs beyond this many are not drawn.
MOST = 2000


def springs(world: World) -> list[dict[str, Any]]:
    """Both ends of every spring: ``a``, ``b`` numbers of bodies (-1: the world), ``at``, ``to`` points of them."""
    return [_ends(world, force) for force in world.forces if isinstance(force, Spring)][:MOST]


def joints(world: World) -> list[dict[str, Any]]:
    """The same of every joint but users' own, with its ``type`` (its class in small letters) and its ``axis``, if any.

    Points of bodies are from their centres of mass in body axes, points of the world in the world; the axis is a unit
    vector in body axes of ``a``, and for guides, which stay with the other end, in those of ``b``.
    """
    return [_joint(world, joint) for joint in world.joints if isinstance(joint, TwoEnds)][:MOST]


def _joint(world: World, joint: Any) -> dict[str, Any]:
    axis = getattr(joint, "axis", getattr(joint, "normal", None))
    if axis is not None:
        axis = np.asarray(axis, dtype=np.float64)
        axis = (axis / np.linalg.norm(axis)).tolist()
    return {"type": type(joint).__name__.lower(), **_ends(world, joint), "axis": axis}


def _ends(world: World, element: Any) -> dict[str, Any]:
    """Of anything that goes from ``body`` at ``at`` to ``anchor``, or to ``to`` at ``to_at``; None is the centre."""
    at = _point(element.body, getattr(element, "at", None))
    if element.to is None:
        b, to = -1, getattr(element, "anchor", None)
        to = element.body.position + element.body.rotation @ at if to is None else np.asarray(to)
    else:
        b, to = world.index(element.to), _point(element.to, getattr(element, "to_at", None))
    return {"a": world.index(element.body), "at": at.tolist(), "b": b, "to": to.tolist()}


def _point(body: Any, at: Any) -> Any:
    return np.zeros(3) if at is None else np.asarray(body.body_point(at))
