"""The two ends of a joint: a point of a body, and a point of another one or of the world."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.fields import Vector, fixed
from freebody.forces.checks import Point, TwoPoints, bodies_of, checked_rotating, is_particle
from freebody.joints.base import Joint
from freebody.model.body import Body

Array = NDArray[np.float64]


# A direction whose part across an axis is shorter than this says nothing about the angle about that axis.
NO_DIRECTION = 1e-6


class OtherPoint(Point):
    """The other end on ``to``; left out, where ``at`` is at the start, or, on a particle, the particle."""

    def default(self, element: Any) -> Array:
        """Whether a particle is there, the start of a run tells."""
        to = element.to
        standing = to.center_of_mass + to.rotation.T @ (element.here() - to.position)
        return np.asarray(to.center_of_mass if is_particle(to) else standing)

    def size(self, element: Any) -> float:
        """That of the place of ``at``."""
        return float(np.max(np.abs(element.here())))


def direction(sentence: str) -> Vector:
    """A direction of a body or of the world; in texts a length too."""
    return Vector("a direction", "", sentence, also=("m",), direction=True)


class TwoEnds(TwoPoints, Joint):
    """``body`` at ``at``, and ``to`` at ``to_at`` or the world at ``anchor``.

    Points are in the shape frames, the anchor in the world. ``at`` left out is the centre of mass; the other end left
    out is where ``at`` is at the start, or, on a particle, the particle.
    """

    to_at = OtherPoint("the other end on that body", of="to")

    def __init__(
        self,
        body: Body,
        *,
        at: ArrayLike | None = None,
        anchor: ArrayLike | None = None,
        to: Body | None = None,
        to_at: ArrayLike | None = None,
        name: str | None = None,
    ) -> None:
        self._one_other_end(self.noun, needed=False)
        if self.to is None and self.anchor is None:
            self.anchor = fixed("anchor", self.here())

    @property
    def bodies(self) -> tuple[Body, ...]:
        """One or two."""
        return tuple(body for body in bodies_of(self) if body is not None)

    def points(self) -> dict[str, Any]:
        """Both ends as constraints take them: relative to the centres of mass, or in the world."""
        return {"at": self.point(), "to_at": self.other_point()}

    def _to_other(self, direction: Array) -> Array:
        """A direction of ``body`` as it stands at the start, in the axes of the other end."""
        world = self.body.rotation @ direction
        return world if self.to is None else np.asarray(self.to.rotation.T @ world)

    def _other_frame(self, axis: Array, first: Array, to_axis: Array | None) -> tuple[Array, Array, Array]:
        """Axis and two directions across it, in the axes of the other end: as they stand, or about ``to_axis``."""
        other = self._to_other(axis)
        if to_axis is not None:
            # A line, whichever way it points: angle and travel count along the body's own axis.
            other = to_axis if to_axis @ other >= 0.0 else -to_axis
        stands = self._to_other(first)
        across = stands - (stands @ other) * other
        size = float(np.linalg.norm(across))
        across = across / size if size > NO_DIRECTION else frame_about(other)[0]
        return other, across, np.cross(other, across)

    def _rotating(self) -> None:
        """Make sure that both bodies have an orientation to hold."""
        for body in self.bodies:
            checked_rotating(body, f"a {self.noun}")


def frame_about(axis: Array) -> tuple[Array, Array]:
    """Two directions across ``axis`` (unit) that make a right-handed frame (first, second, axis) with it."""
    other = np.zeros(3)
    other[int(np.argmin(np.abs(axis)))] = 1.0
    first = np.cross(other, axis)
    first /= np.linalg.norm(first)
    return first, np.cross(axis, first)
