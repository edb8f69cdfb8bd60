"""Springs and joints of a world: where their ends are, and the lines that show them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.export.picture import Line
from freebody.forces.spring import Spring
from freebody.forces.thruster import Thruster
from freebody.joints.ends import TwoEnds
from freebody.world import World

Array = NDArray[np.float64]

# Springs and joints beyond this many are not drawn.
MOST_LINKS = 2000

# sRGB.
SPRING_COLOR = (110, 86, 40)
JOINT_COLOR = (43, 43, 51)
WORLD_COLOR = (128, 132, 145)

# Of a coil: windings, points of each, and the share of straight ends. Radius relative to what the picture shows.
WINDINGS, POINTS, STRAIGHT = 9, 14, 0.12
COIL = 0.022

# Half the length of a drawn axis relative to what the picture shows: of hinges, and of sliders and guides.
AXIS, RAIL = 0.07, 0.3

# With more joints than this their dots get smaller.
FEW = 12

# Width of lines relative to the usual one: coils, axes, and the dots that are joints.
COIL_WIDTH, AXIS_WIDTH, DOT_WIDTH = 2.2, 4.5, 9.0


def springs(world: World) -> list[dict[str, Any]]:
    """Both ends of every spring: ``a``, ``b`` numbers of bodies (-1: the world), ``at``, ``to`` points of them."""
    return [_ends(world, force) for force in world.forces if isinstance(force, Spring)][:MOST_LINKS]


def joints(world: World) -> list[dict[str, Any]]:
    """The same for every built-in joint, with its ``type`` (the class name in lower case), its ``axis``, if any, and
    whether it is a ``motor``.

    Points of bodies are relative to their centres of mass in body axes, points of the world in world axes. The axis is
    a unit vector in body axes of ``a``; for guides, which belong to the other end, of ``b``.
    """
    return [_joint(world, joint) for joint in world.joints if isinstance(joint, TwoEnds)][:MOST_LINKS]


def thrusters(world: World) -> list[dict[str, Any]]:
    """Every thruster: ``body``, ``at`` and ``direction`` in body axes, and its ``burns`` (on, off, throttle)."""
    return [_thruster(world, force) for force in world.forces if isinstance(force, Thruster)][:MOST_LINKS]


def _thruster(world: World, force: Thruster) -> dict[str, Any]:
    burns = None
    if force.schedule is not None:
        burns = [[on, off if np.isfinite(off) else None, throttle] for on, off, throttle in force.schedule]
    way = np.asarray(force.direction, dtype=np.float64)
    return {
        "body": world.index(force.body),
        "at": _point(force.body, force.at).tolist(),
        "direction": (way / np.linalg.norm(way)).tolist(),
        "burns": burns,
    }


def _joint(world: World, joint: Any) -> dict[str, Any]:
    axis = getattr(joint, "axis", getattr(joint, "normal", None))
    if axis is not None:
        axis = np.asarray(axis, dtype=np.float64)
        axis = (axis / np.linalg.norm(axis)).tolist()
    driven = getattr(joint, "motor", None) is not None
    return {"type": type(joint).__name__.lower(), **_ends(world, joint), "axis": axis, "motor": driven}


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


class Links:
    """The springs and joints of ``world`` as lines in a picture that shows a ball of ``radius`` (m).

    ``names`` are the bodies whose poses are given, in their order; what is tied to others is left out.
    """

    def __init__(self, world: World, radius: float, names: tuple[str, ...]) -> None:
        self.radius = radius
        places = {world.index(name): k for k, name in enumerate(names) if name in world.names} | {-1: -1}
        self.springs, self.joints = (
            [
                {**link, "a": places[link["a"]], "b": places[link["b"]]}
                for link in links
                if link["a"] in places and link["b"] in places
            ]
            for links in (springs(world), joints(world))
        )
        self.smaller = min(1.0, (FEW / max(1, len(self.joints))) ** 0.5)

    def lines(self, positions: Array, rotations: Array) -> list[Line]:
        """Coils for springs, dots for joints with their axes; bodies of the world at these poses."""
        made = [self._coil(*_placed(link, positions, rotations)) for link in self.springs]
        for link in self.joints:
            here, there = _placed(link, positions, rotations)
            made += self._axis(link, here, there, rotations)
            for point, number in ((here, link["a"]), (there, link["b"])):
                color = WORLD_COLOR if number < 0 else JOINT_COLOR
                made.append(_dot(point, color, self.radius, self.smaller * DOT_WIDTH * (1.5 if number < 0 else 1.0)))
        return made

    def _coil(self, start: Array, end: Array) -> Line:
        way = end - start
        length = float(np.linalg.norm(way))
        across = np.linalg.svd(way.reshape(1, 3))[2][1:] if length > 0.0 else np.eye(3)[:2]
        turns = np.linspace(0.0, 2.0 * np.pi * WINDINGS, WINDINGS * POINTS + 1)
        along = np.linspace(STRAIGHT, 1.0 - STRAIGHT, len(turns))
        radius = min(COIL * self.radius, 0.2 * length)
        coil = start + along[:, None] * way + radius * (np.stack([np.cos(turns), np.sin(turns)], axis=1) @ across)
        return Line(np.concatenate([[start], coil, [end]]), _color(SPRING_COLOR), COIL_WIDTH)

    def _axis(self, link: dict[str, Any], here: Array, there: Array, rotations: Array) -> list[Line]:
        if link["axis"] is None:
            return []
        rail = link["type"].startswith("point")
        number, point = (link["b"], there) if rail else (link["a"], here)
        axis = np.array(link["axis"]) if number < 0 else rotations[number] @ np.array(link["axis"])
        half = (RAIL if rail or link["type"] == "slider" else AXIS * self.smaller) * self.radius * axis
        return [
            Line(
                np.stack([point - half, point + half]), _color(JOINT_COLOR), self.smaller * AXIS_WIDTH, on_top=not rail
            )
        ]


def _placed(link: dict[str, Any], positions: Array, rotations: Array) -> tuple[Array, Array]:
    """Both ends in the world."""
    here = positions[link["a"]] + rotations[link["a"]] @ np.array(link["at"])
    to = np.array(link["to"])
    return here, to if link["b"] < 0 else positions[link["b"]] + rotations[link["b"]] @ to


def _dot(point: Array, color: tuple[int, int, int], radius: float, width: float) -> Line:
    """A line that is as long as it is wide."""
    half = np.array([0.0, 0.0, 0.5 * width * 0.0037 * radius])
    return Line(np.stack([point - half, point + half]), _color(color), width, on_top=True)


def _color(color: tuple[int, int, int]) -> NDArray[np.uint8]:
    return np.array([color], dtype=np.uint8)


def trail(path: Array, color: tuple[int, int, int], paper: tuple[int, int, int], width: float = 2.0) -> Line | None:
    """The way that a body came, (n, 3): of its colour at its end, and fading towards the beginning."""
    if len(path) < 2:
        return None
    share = np.linspace(0.15, 0.75, len(path) - 1)[:, None]
    faded = share * np.array(color) + (1.0 - share) * np.array(paper)
    return Line(path, faded.astype(np.uint8), width)
