"""What methods that keep joints have in common."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.joints.angles import count_turns
from freebody.joints.layout import SOLVER, worst_equation_of, worst_residual_of
from freebody.joints.report import joint_of, memory_in, solver_room
from freebody.methods.base import Array, Failure, Method
from freebody.methods.ridge import in_pieces, room
from freebody.model.kernel_data import DONE, Scratch, Status, World
from freebody.model.tables import Tables

# Causes of a status, beside those of ``freebody.model.kernel_data``.
POSITIONS, VELOCITIES = 2, 3


class ConstrainedMethod(Method):
    """A method that takes joints; ``freebody.joints.layout`` says what stands in the scratch of its solver."""

    takes_joints = True

    def scratch(self, tables: Tables) -> Scratch:
        """Room for steps that cross a ridge, and for the solver."""
        return Scratch(room(len(tables.names)), solver_room(tables))

    def memory(self, world: World, scratch: Scratch) -> Array:
        """The multipliers of the last steps."""
        return memory_in(world.integers, world.joints, scratch.solver)

    def notes(self, tables: Tables, scratch: Scratch) -> tuple[str, ...]:
        """Redundant constraints, singular positions, and hinges too fast to count their turns."""
        if not tables.joints:
            return ()
        solver = SOLVER.read(scratch.solver)
        redundant, singular = int(solver.redundant), int(solver.singular)
        said = []
        if redundant:
            verb = "equation of the joints follows" if redundant == 1 else "equations of the joints follow"
            said.append(f"{redundant} {verb} from the others: reactions there are one choice of many")
        if singular:
            said.append(f"a singular position of the linkage was passed in {singular} steps")
        if solver.fast:
            name = tables.joints[int(solver.fast) - 1].name
            said.append(f"hinge {name!r} turned by half a turn or more in a step: its turns are miscounted")
        return tuple(said)

    def failure(self, tables: Tables, status: Status) -> Failure | None:
        """The joint whose equations could not be solved."""
        if not tables.joints or status.cause not in (POSITIONS, VELOCITIES):
            return None
        joint = joint_of(tables, status.constraint)
        held = " and ".join(repr(tables.names[body]) for body in joint.bodies)
        what = "position" if status.cause == POSITIONS else "velocity"
        return Failure(
            f"joint {joint.name!r} ({joint.noun} on {held}) cannot be kept: its {what} is off by "
            f"{abs(status.residual):.3g}",
            cause="a step too large for the motion, a linkage that cannot go where it is driven, or a position in "
            "which it locks",
            remedy="take a smaller dt, or look at the last frames",
        )


# Constraints are solved lane by lane.
@kernel(inline=True, by_lane=lambda take, stand, world, *_: world.joints)
def constrained_step(take, stand, world, motion, users, scratch, interval):
    """A step in pieces (see ``ridge``), after which the turns of hinges are counted."""
    ended = in_pieces(take, stand, world, motion, users, scratch, interval)
    if world.joints and ended.cause == DONE:
        count_turns(world, motion.kin, scratch.solver, interval.length)
    return ended


@kernel(inline=True)
def unsolved(S, cause):
    """The status of a step whose constraints could not be solved: the worst of them is to blame."""
    return Status(0, cause, int(worst_equation_of(S)), worst_residual_of(S))
