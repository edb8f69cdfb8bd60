"""What an integrator is to the rest of the system."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from freebody.compile import fixed
from freebody.forces.held import HELD
from freebody.model.tables import Tables

__all__ = ["ADVANCE", "PROMISES", "Method", "Trouble", "ready"]

_F1, _F2, _F3 = types.float64[::1], types.float64[:, ::1], types.float64[:, :, ::1]

# advance(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books) -> steps; see Method.
ADVANCE = types.int64(
    _F2, _F1, types.float64, types.int64, types.float64, types.int64, types.int64,
    _F2, _F1, types.int64[::1], HELD, _F2, _F3, _F2,
)  # fmt: skip


class Trouble(NamedTuple):
    """The parts of an error message."""

    found: str
    cause: str
    remedy: str


class Method(ABC):
    """A way to advance a world. Subclasses say what they are; one compiled function does the work.

    ``advance`` takes ``count`` steps of size ``dt`` from t0 + n dt, in place: ``y`` (bodies, width) the raw state in
    the method's layout, ``books`` work and impulses, ``work`` one working row per body, F and I the world's tables,
    ``custom`` the user's forces (a list that holds the one function), ``scratch`` (bodies, scratch_width). After every
    ``every``-th step it copies the state to ``frames`` and the books to ``frame_books``. It returns how many steps were
    taken: fewer than ``count`` means that the last one left a state that is not finite or, where promised, a quaternion
    off its sphere.
    """

    # The name users type.
    name: ClassVar[str]
    # Convergence order for smooth forces.
    order: int
    # Wrench evaluations per step, for forces that do not depend on velocity.
    evaluations: ClassVar[int]
    # What it keeps, in words a user understands; the conservation tests read them (see PROMISES). Options may count.
    preserves: tuple[str, ...]
    # Where it comes from.
    reference: ClassVar[str]
    # One sentence on what it is for.
    summary: ClassVar[str]
    # Numbers per body that ``advance`` may scribble on.
    scratch_width: ClassVar[int] = 0
    # Whether it keeps the equations of joints.
    takes_joints: ClassVar[bool] = False
    # Whether it chooses its steps itself; then ``advance`` is not called, and the method says how it is run.
    variable_step: ClassVar[bool] = False

    @property
    def layout(self) -> str:
        """How it keeps a body: a key of ``freebody.model.state.LAYOUTS``."""
        return "momenta"

    def layout_for(self, tables: Tables) -> str:
        """How it keeps the bodies of this world; ``layout`` unless thin ones need more."""
        return self.layout

    @property
    @abstractmethod
    def advance(self) -> Callable[..., Any]:
        """The compiled loop."""

    def scratch(self, tables: Tables) -> NDArray[np.float64]:
        """An array for ``advance`` to scribble on."""
        return np.zeros((len(tables.names), self.scratch_width))

    def memory(self, tables: Tables) -> slice:
        """Which part of the scratch's first row has to survive between calls, and in a state to go on from."""
        return slice(0, 0)

    def trouble(self, tables: Tables, scratch: NDArray[np.float64]) -> Trouble | None:
        """Why ``advance`` stopped early, if the scratch knows better than the state does."""
        return None

    def notes(self, tables: Tables, scratch: NDArray[np.float64]) -> tuple[str, ...]:
        """What a user should know about a run that came to its end."""
        return ()

    def options(self) -> tuple[float, ...]:
        """Up to seven numbers that the kernel finds in F[1:8]."""
        return ()

    def __repr__(self) -> str:
        return f"<{self.name}, order {self.order}>"


# What ``preserves`` may contain, and what the tests then demand.
PROMISES = {
    "rotation": "the orientation stays in SO(3) to round-off",
    "momentum": "linear and angular momentum are kept to round-off when there is no force and no torque",
    "energy": "the energy error of conservative motion stays bounded, without drift",
    "reversible": "steps with all velocities reversed lead back to the start to round-off (forces without velocity)",
    "exact torque-free": "motion without forces is exact at any step",
}


def ready(advance: Callable[..., Any]) -> Callable[..., Any]:
    """Compile ``advance`` for its one signature (or load it from the cache) and fix it there.

    The user's forces come in as a typed function, which Numba accepts only for a signature given beforehand; held in a
    list (see ``forces.total.hold``), because handing over the bare function costs 0.1 ms a call.
    """
    return fixed(advance, ADVANCE)
