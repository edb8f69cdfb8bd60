"""What methods that keep joints have in common."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.joints.angles import record_angles
from freebody.joints.layout import FAST, JOINTS, REDUNDANT, SINGULAR, STATUS, WORST, WORST_RESIDUAL
from freebody.joints.report import joint_of, memory_of, scratch_of
from freebody.methods.base import Method, Trouble
from freebody.methods.loop import record
from freebody.model.tables import Tables

__all__ = ["POSITIONS", "VELOCITIES", "Linked", "record_linked"]

# Values of the status in the scratch.
POSITIONS = 1
VELOCITIES = 2


class Linked(Method):
    """A method that takes joints: its scratch is one row, laid out by ``freebody.joints.layout``."""

    takes_joints = True

    def scratch(self, tables: Tables) -> NDArray[np.float64]:
        """Room for the equations of the joints."""
        return scratch_of(tables)

    def memory(self, tables: Tables) -> slice:
        """The multipliers of the last steps."""
        return memory_of(tables)

    def notes(self, tables: Tables, scratch: NDArray[np.float64]) -> tuple[str, ...]:
        """Equations that follow from others, singular positions, and hinges too fast to count their turns."""
        if not tables.joints:
            return ()
        redundant, singular = int(scratch[0, REDUNDANT]), int(scratch[0, SINGULAR])
        said = []
        if redundant:
            verb = "equation of the joints follows" if redundant == 1 else "equations of the joints follow"
            said.append(f"{redundant} {verb} from the others: reactions there are one choice of many")
        if singular:
            said.append(f"a singular position of the linkage was passed in {singular} steps")
        if scratch[0, FAST]:
            name = tables.joints[int(scratch[0, FAST]) - 1].name
            said.append(f"hinge {name!r} turned by half a turn or more in a step: its turns are miscounted")
        return tuple(said)

    def trouble(self, tables: Tables, scratch: NDArray[np.float64]) -> Trouble | None:
        """The joint whose equations could not be solved."""
        status = scratch[0, STATUS] if tables.joints else 0.0
        if status == 0.0:
            return None
        joint = joint_of(tables, int(scratch[0, WORST]))
        held = " and ".join(repr(tables.names[body]) for body in joint.bodies)
        what = "position" if status == POSITIONS else "velocity"
        return Trouble(
            f"joint {joint.name!r} ({joint.noun} on {held}) cannot be kept: its {what} is off by "
            f"{abs(scratch[0, WORST_RESIDUAL]):.3g}",
            cause="a step too large for the motion, a linkage that cannot go where it is driven, or a position in "
            "which it locks",
            remedy="take a smaller dt, or look at the last frames",
        )


@kernel(inline=True)
def record_linked(y, books, F, I, slot, frames, frame_books):
    """``record``, and the angles of hinges behind the books."""
    if I[JOINTS]:
        record_angles(F, I, slot, frame_books)
    return record(y, books, slot, frames, frame_books)
