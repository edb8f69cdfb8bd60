"""What every force is to the rest of the system."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from freebody.description import Description
from freebody.forces.act import WORLD
from freebody.forces.checks import bodies_of
from freebody.model.body import Body
from freebody.model.records import Record

# Gives the number of a body in its world.
Index = Callable[[Body], int]


class Force(Description, ABC):
    """Something that exerts forces or torques on bodies. Immutable: a description, not an actor.

    A new force is one new file with this class and its declared fields, its kernel ``apply`` and, if it has one, its
    ``potential``, plus one line in ``registry.py``. Forces of one kind stand in one block of the tables: their rows one
    after the other.
    """

    # The number by which the total recognises the block; each file defines its own.
    kind: ClassVar[int]
    # What stands in its row: fields by their names, or properties.
    record: ClassVar[Record]

    @property
    def bodies(self) -> tuple[Body, ...]:
        """The bodies it acts on; empty means all of the world."""
        return tuple(body for body in bodies_of(self) if body is not None)

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """Its floats and integers in the tables: a fixed count for its kind, or one that the row itself states."""
        floats = self.record.row(**{name: self._packed(name) for name in self.record.fields})
        return floats, [WORLD if body is None else index(body) for body in bodies_of(self)]

    def _packed(self, name: str) -> Any:
        value, field = getattr(self, name), self.fields.get(name)
        return value if field is None else field.packed(value, self)

    @property
    def couples(self) -> bool:
        """Whether the wrench on one of its bodies depends on where the others are."""
        return len(self.bodies) > 1

    @property
    def conservative(self) -> bool:
        """Whether all of it follows from a potential; otherwise, and where it damps, its work is accumulated."""
        return not getattr(self, "damping", 0.0)

    @property
    def velocity_dependent(self) -> bool:
        """Whether it reads velocities, as dampers do, so that splitting methods kick with care."""
        return bool(getattr(self, "damping", 0.0))

    @property
    def ridged(self) -> bool:
        """Whether it jumps where its potential has a ridge, which methods that promise energy have to find."""
        return False

    @property
    def edges(self) -> tuple[float, ...]:
        """Times (s) at which it switches or has a kink: steps end there."""
        return ()
