"""What every joint is to the rest of the system."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from freebody.description import Description
from freebody.fields import Text, optional
from freebody.forces.base import Force
from freebody.joints.constraints.base import Constraint
from freebody.model.body import Body

Array = NDArray[np.float64]


class Joint(Description, ABC):
    """A constraint between two bodies, or a body and the world. Immutable: a description.

    A new joint is one new file with its fields and the constraints that hold, out of those in
    ``freebody.joints.constraints``, plus one line in ``freebody/registry.py``.
    """

    # The name users gave, or None: then the world names it after its kind.
    given_name: str | None = None
    name = optional(Text("in results and on the command line", attribute="given_name"))
    # The compiled loop of users' functions; None for all others.
    program: Any = None
    # What residuals and reports call it.
    noun: ClassVar[str]

    @property
    @abstractmethod
    def bodies(self) -> tuple[Body, ...]:
        """The bodies it holds, ``body`` first. The world is not among them."""

    @abstractmethod
    def equations(self) -> Sequence[Constraint]:
        """What has to hold between the first body and the second one, or the world."""

    @property
    def edges(self) -> tuple[float, ...]:
        """Times (s) at which a prescribed motion has a kink: steps end there."""
        return ()

    @property
    def driven(self) -> bool:
        """Whether a motion is prescribed, so that the joint does work."""
        return False

    @property
    def forces(self) -> tuple[Force, ...]:
        """Springs and dampers that act in the joint."""
        return ()

    def point(self) -> Array:
        """Where on the first body reactions are given: relative to its centre of mass, in its axes, (3,), in m."""
        return np.zeros(3)

    def measure(self) -> Constraint | None:
        """The one number that it leaves free, as the constraint that would prescribe it."""
        return None

    @property
    def default_name(self) -> str:
        """The name given, or the noun."""
        return self.given_name or self.noun
