"""What bodies touch that no force moves: floors and fixed shapes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.contact.geometry import SolidSpec
from freebody.contact.moving import Knots, knots_of
from freebody.description import Description
from freebody.fields import Text, optional
from freebody.model.material import Material

Array = NDArray[np.float64]


class Ground(Description, ABC):
    """A carrier of solids whose pose is a function of time. Immutable: a description."""

    # The name users gave, or None: then the world names it after its kind.
    given_name: str | None = None
    name = optional(Text("in results and on the command line", attribute="given_name"))
    noun: str
    material: Material | None

    # Where its frame is at time zero, and how it stands there.
    place: Array
    rotation: Array

    @abstractmethod
    def solids(self) -> list[SolidSpec]:
        """What there is to touch, in its own frame."""

    def facing(self, position: Array) -> list[int]:
        """Which of the solids a body touches whose centre of mass starts at ``position``."""
        return list(range(len(self.solids())))

    def knots(self) -> Knots:
        """How it moves."""
        return knots_of(None, None)

    @property
    def default_name(self) -> str:
        """The name given, or the noun."""
        return self.given_name or self.noun


def upright(normal: Array) -> Any:
    """The smallest rotation (3, 3) that takes z to ``normal`` (unit)."""
    x, y, z = normal
    across = x * x + y * y
    if z < 0.0 and across == 0.0:
        return np.diag([1.0, -1.0, -1.0])
    # 1 / (1 + z), which loses digits where z is near -1.
    k = (1.0 - z) / across if z < 0.0 else 1.0 / (1.0 + z)
    turned = np.array([[1.0 - k * x * x, -k * x * y, x], [-k * x * y, 1.0 - k * y * y, y], [-x, -y, z]])
    return turned + 0.0  # no negative zeros
