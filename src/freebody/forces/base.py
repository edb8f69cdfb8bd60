"""What every force is to the rest of the system."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from freebody.description import Description, in_units
from freebody.model.body import Body

__all__ = ["Force", "Index"]

# Gives the number of a body in its world.
Index = Callable[[Body], int]


class Force(Description, ABC):
    """Something that pushes or turns bodies. Immutable: a description, not an actor.

    A new force is one new file with this class, its kernel ``apply`` and, if it has one, its ``potential``, plus one
    line each in ``total.py``. Forces of one kind stand in one block of the tables: their rows one after the other.
    """

    units = in_units(at="m", anchor="m", to_at="m")

    # The number by which the total recognises the block; each file defines its own.
    kind: ClassVar[int]

    @property
    @abstractmethod
    def bodies(self) -> tuple[Body, ...]:
        """The bodies it acts on; empty means all of the world."""

    @abstractmethod
    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """Its floats and integers in the tables: a fixed count for its kind, or one that the row itself states."""

    @property
    def couples(self) -> bool:
        """Whether the wrench on one of its bodies depends on where the others are."""
        return len(self.bodies) > 1

    @property
    def conservative(self) -> bool:
        """Whether all of it follows from a potential; otherwise its work is booked."""
        return True

    @property
    def velocity_dependent(self) -> bool:
        """Whether it reads velocities, so that splitting methods kick with care."""
        return False

    @property
    def ridged(self) -> bool:
        """Whether it jumps where its potential has a ridge, which methods that promise energy have to find."""
        return False

    @property
    def edges(self) -> tuple[float, ...]:
        """Moments (s) at which it switches or has a kink: steps end there."""
        return ()
