"""Moving air: what drag acts against."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import numbers, vector
from freebody.description import Description
from freebody.description import fixed as read_only
from freebody.errors import InputError
from freebody.fields import Number, Rows, Vector


def _gradient(name: str, value: ArrayLike | None) -> NDArray[np.float64]:
    expected = "3x3 numbers du_i / dx_j, in 1/s"
    given = np.zeros((3, 3)) if value is None else numbers(name, value, expected=expected)
    if given.shape != (3, 3):
        raise InputError(f"{name} of shape {given.shape}", expected=expected)
    return vector(name, given.ravel(), 9).reshape(3, 3)


class Wind(Description):
    """A wind field u(x, t) = velocity + gradient (x - origin) + gust sin(2 pi frequency t + phase), in the world frame.

    ``velocity`` (3,) in m/s; ``gradient`` (3, 3) in 1/s, entry i, j is du_i / dx_j (a wind along x that grows with
    height has its one entry at 0, 2); ``origin`` (3,) in m is where ``velocity`` is measured; ``gust`` (3,) in m/s,
    ``frequency`` in Hz, ``phase`` in rad. The air rotates at half the curl of u, and rotational drag acts against that.
    It is no force of its own: give it to :class:`Drag` as ``wind=``. Raises :class:`InputError` for other shapes,
    numbers that are not finite, and a gust without a frequency.
    """

    velocity = Vector("a velocity", "m/s", "at the origin")
    gradient = Rows(
        "a gradient of velocity", "1/s", "row i, column j: du_i / dx_j", count=3, check=_gradient, quiet=True
    )
    origin = Vector("a length", "m", "where the velocity is measured", quiet=True)
    gust = Vector("a velocity", "m/s", "amplitude of the gusts", quiet=True)
    frequency = Number("a frequency", "Hz", "of the gusts", least=0.0, quiet=True)
    phase = Number("an angle", "rad", "of the gusts at time zero", quiet=True)

    def __init__(
        self,
        velocity: ArrayLike = (0.0, 0.0, 0.0),
        *,
        gradient: ArrayLike | None = None,
        origin: ArrayLike = (0.0, 0.0, 0.0),
        gust: ArrayLike = (0.0, 0.0, 0.0),
        frequency: float = 0.0,
        phase: float = 0.0,
    ) -> None:
        if self.gust.any() and self.frequency == 0.0:
            raise InputError("a gust without frequency", expected="frequency= in Hz, greater than zero")

    @property
    def angular_frequency(self) -> float:
        """Of the gusts, in rad/s."""
        return 2.0 * np.pi * self.frequency

    @property
    def turning(self) -> NDArray[np.float64]:
        """Half the curl of u: the angular velocity of the air, (3,), in rad/s."""
        g = self.gradient
        return read_only(0.5 * np.array([g[2, 1] - g[1, 2], g[0, 2] - g[2, 0], g[1, 0] - g[0, 1]]))

    def __call__(self, position: ArrayLike, time: float = 0.0) -> NDArray[np.float64]:
        """u (3,) in m/s at a world point and a time."""
        away = vector("position", position) - self.origin
        gust = self.gust * np.sin(2.0 * np.pi * self.frequency * time + self.phase)
        return np.asarray(self.velocity + self.gradient @ away + gust)
