"""The two ends of a joint: a point of a body, and a point of another one or of the world."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.errors import InputError
from freebody.figures import row, shown
from freebody.forces.checks import checked_arm, checked_body, checked_turning, fixed, is_particle
from freebody.joints.base import Joint
from freebody.model.body import Body

__all__ = ["TwoEnds", "frame_about"]

Array = NDArray[np.float64]


# A direction whose part across an axis is shorter than this says nothing about the angle about that axis.
NO_DIRECTION = 1e-6


class TwoEnds(Joint):
    """``body`` at ``at``, and ``to`` at ``to_at`` or the world at ``anchor``.

    Points are in the drawings' coordinates, the anchor in the world's. ``at`` left out is the centre of mass; the other
    end left out is where ``at`` is at the start, or, on a particle, the particle.
    """

    def __init__(
        self,
        body: Body,
        *,
        at: ArrayLike | None,
        anchor: ArrayLike | None,
        to: Body | None,
        to_at: ArrayLike | None,
        name: str | None,
    ) -> None:
        self.body = checked_body(body)
        self.to = None if to is None else checked_body(to, "to")
        self.given_name = _checked_name(name)
        if anchor is not None and to is not None:
            raise InputError(
                f"a {self.noun} with two other ends", expected="anchor=, a world point, or to=, another body"
            )
        if to is body:
            raise InputError(f"a {self.noun} from a body to itself", expected="two bodies, or a body and the world")
        if to is None and to_at is not None:
            raise InputError("to_at without to", expected="to=, the other body, with to_at=", remedy="leave to_at out")
        self.at = checked_arm(body, body.center_of_mass if at is None else at)
        place = self.here()
        self.anchor: Array | None = None
        self.to_at: Array | None = None
        if to is None:
            self.anchor = fixed("anchor", place if anchor is None else anchor)
        else:
            if to_at is None:
                # A particle has no point but its own; whether it is there, the start of a run tells.
                standing = to.center_of_mass + to.rotation.T @ (place - to.position)
                to_at = to.center_of_mass if is_particle(to) else standing
            self.to_at = checked_arm(to, to_at, "to_at", size=float(np.max(np.abs(place))))

    def here(self) -> Array:
        """Where ``at`` is at the start, in W."""
        return np.asarray(self.body.position + self.body.rotation @ self.body.body_point(self.at))

    def there(self) -> Array:
        """Where the other end is at the start, in W."""
        if self.to is None or self.to_at is None:
            return np.asarray(self.anchor)
        return np.asarray(self.to.position + self.to.rotation @ self.to.body_point(self.to_at))

    @property
    def bodies(self) -> tuple[Body, ...]:
        """One or two."""
        return (self.body,) if self.to is None else (self.body, self.to)

    def point(self) -> Array:
        """``at`` relative to the centre of mass."""
        return self.body.body_point(self.at)

    def other_point(self) -> Array:
        """The other end relative to the centre of mass of ``to``, or in the world."""
        if self.to is None or self.to_at is None:
            return np.asarray(self.anchor)
        return self.to.body_point(self.to_at)

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

    def _turning(self) -> None:
        """Make sure that both bodies have an orientation to hold."""
        for body in self.bodies:
            checked_turning(body, f"a {self.noun}")

    def _options(self) -> dict[str, Any]:
        """What its repr says beside the ends."""
        return {}

    def __repr__(self) -> str:
        if self.to is not None and self.to_at is not None:
            other = f"to={self.to.default_name!r}, to_at={row(self.to_at)}"
        else:
            other = f"anchor={row(np.asarray(self.anchor))}"
        more = "".join(f", {key}={value}" for key, value in self._options().items())
        return f"{type(self).__name__}({self.body.default_name!r}, at={row(self.at)}, {other}{more})"


def _checked_name(name: str | None) -> str | None:
    if name is not None and (not isinstance(name, str) or not name.strip() or not name.isprintable()):
        raise InputError(f"name = {shown(name)}", expected="printable text")
    return name


def frame_about(axis: Array) -> tuple[Array, Array]:
    """Two directions across ``axis`` (unit) that make a right-handed frame (first, second, axis) with it."""
    other = np.zeros(3)
    other[int(np.argmin(np.abs(axis)))] = 1.0
    first = np.cross(other, axis)
    first /= np.linalg.norm(first)
    return first, np.cross(axis, first)
