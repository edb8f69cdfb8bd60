"""What every shape can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from freebody.fields import fields_of
from freebody.mass.moments import Moments

if TYPE_CHECKING:
    from freebody.mass.mesh import Mesh

Array = NDArray[np.float64]


class Shape(ABC):
    """A region of space in its shape frame, in metres.

    A new shape is one new file, a frozen dataclass, plus one line in ``freebody/registry.py``: it declares its fields
    and says its moments, its bounding box, which points lie inside and how it is drawn; mass properties by every
    method, bodies, scenes and pictures follow from those.
    """

    def __post_init__(self) -> None:
        for name, value in self.arguments().items():
            object.__setattr__(self, name, fields_of(type(self))[name].read(value))

    def arguments(self) -> dict[str, Any]:
        """The declared fields by name."""
        return {name: getattr(self, name) for name in fields_of(type(self))}

    @abstractmethod
    def moments(self) -> Moments:
        """Volume, centroid and second moment, exactly (area for a thin shell)."""

    @abstractmethod
    def bounds(self) -> tuple[Array, Array]:
        """Lower and upper corner of the axis-aligned bounding box, each (3,)."""

    @abstractmethod
    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside, as (n,) booleans."""

    @abstractmethod
    def mesh(self) -> Mesh:
        """A closed triangle mesh of the surface, wound outward, for drawing and picking."""
