"""Where generalized-alpha keeps its numbers: in the scratch row, behind those of the joints.

    memory   size of the last step (0: nothing is remembered), whether forces were stiff, a row per body, then the
             multipliers and the curvature of every equation of the joints
    rows     working numbers of every body
    then     multipliers of the velocities and of the poses while a step is being found, and the stiff system

Six numbers of a body are angular first, in the body's axes, then linear, in the world's.
"""

from freebody.compile import kernel
from freebody.joints.layout import joints_of

__all__ = [
    "CHANGE",
    "DOT",
    "END_A",
    "END_Q",
    "END_V",
    "GOAL",
    "HEAD",
    "LAST_STEP",
    "LOAD",
    "MEMORY_ROW",
    "ROW",
    "SHIFT",
    "START_Q",
    "START_R",
    "START_V",
    "START_X",
    "STIFF",
    "A",
    "U",
    "begin",
    "curvature_at",
    "equations",
    "memory_size",
    "multipliers_at",
    "pushes_at",
    "rows_at",
    "shifts_at",
    "size",
    "stiff_at",
]  # fmt: skip

# --- memory -------------------------------------------------------------------------------------------------------
HEAD = 2
LAST_STEP = 0
STIFF = 1
MEMORY_ROW = 18
A = 0  # the auxiliary accelerations
DOT = 6  # the accelerations of the equations of motion
LOAD = 12  # torque and force at the end of the step, by which a switched force is recognised

# --- the working row of a body ------------------------------------------------------------------------------------
ROW = 57
START_X = 0
START_Q = 3
START_R = 7
START_V = 16
U = 22  # the acceleration at the end of the step: what is being solved for
GOAL = 28  # what the equations of motion say it is, at the pose and velocity that follow from it
SHIFT = 34  # turn and way, both in W, that close the joints
END_Q = 40
END_V = 44
END_A = 50
CHANGE = 56  # how much the acceleration changed in the last turn of the solution, relative to velocities


@kernel(inline=True)
def equations(world):
    """Scalar equations of all joints."""
    return joints_of(world).equations if world.joints else 0


@kernel(inline=True)
def begin(world):
    """Where the memory begins."""
    return joints_of(world).scratch if world.joints else 9


def memory_size(bodies: int, equations: int) -> int:
    """How many numbers are remembered."""
    return HEAD + MEMORY_ROW * bodies + 2 * equations


@kernel(inline=True)
def multipliers_at(world):
    """Where the multipliers of the last moment stand."""
    return begin(world) + HEAD + MEMORY_ROW * world.bodies


@kernel(inline=True)
def curvature_at(world):
    """Where the curvature of the last moment stands."""
    return multipliers_at(world) + equations(world)


@kernel(inline=True)
def rows_at(world):
    """Where the working rows of the bodies begin."""
    return curvature_at(world) + equations(world)


@kernel(inline=True)
def pushes_at(world):
    """Where the multipliers that close velocities stand."""
    return rows_at(world) + ROW * world.bodies


@kernel(inline=True)
def shifts_at(world):
    """Where the multipliers that close poses stand."""
    return pushes_at(world) + equations(world)


@kernel(inline=True)
def stiff_at(world):
    """Where the stiff system stands, which has a plan of its own."""
    return shifts_at(world) + equations(world)


def size(bodies: int, equations: int) -> int:
    """How many numbers there are in all, without the stiff system."""
    return memory_size(bodies, equations) + ROW * bodies + 2 * equations
