"""What an integrator is to the rest of the system."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from freebody.compile import fixed, kernel
from freebody.contact.layout import IMPACT
from freebody.forces.held import HELD, users_of
from freebody.methods.loop import march, nothing
from freebody.model.kernel_data import MOTION, RUN, SCRATCH, STATUS, WORLD, Scratch, Status, World, world_of
from freebody.model.state import QUATERNIONS
from freebody.model.tables import Tables

Array = NDArray[np.float64]

# advance(world, motion, held, options, scratch, run) -> Status: see Method.
ADVANCE = STATUS(WORLD, MOTION, HELD, types.float64[::1], SCRATCH, RUN)


class Failure(NamedTuple):
    """Why a step failed: the parts of an error message."""

    found: str
    cause: str
    remedy: str


NO_IMPACTS = np.zeros((0, IMPACT.size))

# Methods of users by their names.
OWN: dict[str, type[Method]] = {}


class Method:
    """A way to advance a world. Subclasses say what they are; one compiled function takes a step.

    ``step(world, motion, users, options, scratch, interval)`` moves ``motion`` over an interval, in place, and returns
    ``COMPLETE`` or a status that says what went wrong. ``begin(world, motion, users, scratch, t)`` finds what a row of
    steps starts from. Both are kernels, compiled into one loop; ``freebody.kernels`` has what they are made of.
    """

    # The name users type.
    name: ClassVar[str]
    # Convergence order for smooth forces.
    order: int
    step: ClassVar[Any]
    begin: ClassVar[Any] = nothing
    # Wrench evaluations per step, for forces that do not depend on velocity.
    evaluations: ClassVar[int] = 1
    # What it keeps, in words a user understands; the conservation tests read them (see PROMISES). Options may count.
    preserves: tuple[str, ...] = ()
    # Where it comes from.
    reference: ClassVar[str] = ""
    # One sentence on what it is for.
    summary: ClassVar[str] = ""
    # Numbers per body that a step may scribble on: ``scratch.rows``.
    scratch_width: ClassVar[int] = 0
    # Whether it keeps the equations of joints.
    takes_joints: ClassVar[bool] = False
    # Whether bodies that touch stay apart, slide, roll and bounce.
    takes_contact: ClassVar[bool] = False
    # Whether it does so for crowds: worlds of more pairs than are listed.
    takes_crowds: ClassVar[bool] = False
    # Whether it knows friction and restitution alone: no resistance to rolling and spinning, no slip speed.
    coulomb_only: ClassVar[bool] = False
    # Whether ``dt`` is no more than the interval of frames, so that it may be left out: then a thousandth of the run.
    any_dt: ClassVar[bool] = False
    # Whether its steps on lanes have the bits that they have on plain numbers (``freebody.methods.on_lanes``); methods
    # that mostly go lane by lane gain nothing there.
    takes_lanes: ClassVar[bool] = False
    # Whether it chooses its steps itself; then ``advance`` is not called, and the method says how it is run.
    variable_step: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        """Methods from outside of the package are known by their names, too, as long as the process lives."""
        if "name" in vars(cls) and not cls.__module__.startswith("freebody."):
            OWN[cls.name] = cls

    def for_world(self, contact: bool) -> Method:
        """What stands for it in a world with or without contact: itself."""
        return self

    @property
    def layout(self) -> str:
        """How it keeps a body: a key of ``freebody.model.state.LAYOUTS``."""
        return "momenta"

    def layout_for(self, tables: Tables) -> str:
        """How it keeps the bodies of this world; ``layout`` unless thin ones need more."""
        return self.layout

    @property
    def advance(self) -> Callable[..., Any]:
        """The compiled loop."""
        loop: Any = _loop(type(self).begin, type(self).step)
        loop.py_func.__doc__ = f"method {self.name}"  # said while it is compiled
        return loop  # type: ignore[no-any-return]

    def scratch(self, tables: Tables) -> Scratch:
        """Room for its intermediate numbers."""
        return Scratch(np.zeros((len(tables.names), self.scratch_width)), np.zeros(0))

    def world(self, tables: Tables, floats: Array) -> World:
        """The world as its kernels read it."""
        return world_of(tables, floats)

    def memory(self, world: World, scratch: Scratch) -> Array:
        """A view of the part of the scratch that has to survive between calls, and in a state to go on from."""
        return scratch.solver[:0]

    def impacts(self, tables: Tables, scratch: Scratch) -> Array:
        """Take the impacts since the last look out of the scratch: rows of ``contact.layout.IMPACT``, by time."""
        return NO_IMPACTS

    def widen(self) -> None:
        """Make more room in the scratch and the world that it gives from now on: a step ended with ``ROOM``."""

    def take_over(self, old: Scratch, new: Scratch) -> None:
        """Copy to a wider scratch what ``notes`` tells."""

    def failure(self, tables: Tables, status: Status) -> Failure | None:
        """Why ``advance`` stopped early, if the status says more than that the state is broken."""
        return None

    def notes(self, tables: Tables, scratch: Scratch) -> tuple[str, ...]:
        """What a user should know about a run that came to its end."""
        return ()

    def options(self) -> Sequence[float]:
        """The numbers that ``advance`` gets as its options."""
        return ()

    @property
    def unit(self) -> bool:
        """Whether orientations are unit quaternions after every step; the loop checks it."""
        return "rotation" in self.preserves and self.layout in QUATERNIONS

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


_LOOP = """
def advance(world, motion, held, options, scratch, run):
    return march(begin, step, world, motion, users_of(held), options, scratch, run)
"""


@cache
def _loop(begin: Any, step: Any) -> Callable[..., Any]:
    """The loop around a step, as if it stood in the step's own file: there its machine code is kept."""
    scope: dict[str, Any] = {"march": march, "users_of": users_of, "begin": begin, "step": step}
    exec(compile(_LOOP, inspect.getfile(step.py_func), "exec"), scope)
    advance = scope["advance"]
    advance.__module__ = step.py_func.__module__
    advance.__qualname__ = f"{step.py_func.__qualname__}.advance"
    return kernel(advance)


def ready(advance: Callable[..., Any]) -> Callable[..., Any]:
    """Compile ``advance`` for its one signature (or load it from the cache) and fix it there.

    The user's forces come in as a typed function, which Numba accepts only for a signature given beforehand; held in a
    list (see ``forces.total.hold``), because handing over the bare function costs 0.1 ms a call.
    """
    return fixed(advance, ADVANCE)
