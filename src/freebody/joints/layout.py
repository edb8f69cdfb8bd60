"""Where the joints of a world stand in its integers, and where their numbers stand in the scratch of the solver.

``world.joints`` is where the header below begins; 0 means that there are no joints. An incidence is a body that a joint
holds.
"""

from collections.abc import Callable
from typing import Any

from freebody.compile import kernel
from freebody.lie.scalar import real
from freebody.model.columns import MOMENTA
from freebody.model.records import Record

HEADER = Record(
    "Joints",
    equations=1,  # scalar equations of all joints
    constraints=1,  # blocks of equations
    first_constraint=1,  # their rows among the integers
    incidences=1,
    first_incidence=1,
    pairs=1,  # products of Jacobian blocks that make the matrix
    program=1,  # the elimination: where among the integers
    pivots=1,  # how many
    high_degree=1,  # bodies of high degree, which stay in the system: how many
    unknowns=1,
    motors=1,  # 1 if some equation depends on time
    extent=1,  # where among the floats a length stands that residuals are measured against
    # Offsets in the scratch of the solver.
    memory=1,  # what a run remembers from step to step: a count, then MEMORY_ROW numbers for every equation
    residual=1,
    rate=1,  # of an equation when bodies stand still
    bias=1,  # the second derivative of an equation without the accelerations
    solution=1,
    jacobian=1,
    response=1,  # inverse mass times the Jacobian, transposed
    notes=1,
    blocks=1,
    block_floats=1,  # how many
    diagonal=1,  # of the matrix before it is factored; then zero for equations without a pivot
    temporary=1,
    scratch=1,  # how many numbers in all
    high_degree_rows=1,
    first_pair=1,
    custom_blocks=1,  # how many blocks of users' functions
    joints=1,
    first_joint=1,
    custom_rows=1,  # programs of users' functions with their blocks
    # Natural coordinates: six equations for every body with extent, B^T B = 1, stand behind those of the joints.
    joint_equations=1,  # how many of the equations are those of joints
    internal=1,  # bodies with extent: how many
    internal_rows=1,  # their numbers: where among the integers
    islands=1,  # groups of bodies that joints connect: how many
    island_of=1,  # the island of every body: where among the integers
    groups=1,  # groups of equations, each on one island: how many
    first_group=1,  # their rows: where among the integers
    island_room=1,  # notes on islands: where in the scratch
    internal_jacobian=1,  # where, counted from the first Jacobian row, those of rigidity begin
)
_header_at = HEADER.reader()

# A constraint: the kind decides what the floats mean. Users' functions have the number of their bodies in the place of
# b, the first of their incidences in that of jacobian_b, and the Jacobians of their bodies one after the other.
CONSTRAINT = Record("Constraint", kind=1, a=1, b=1, floats=1, first=1, jacobian_a=1, jacobian_b=1, count=1)
constraint_at = CONSTRAINT.rows()
# What the joint measures is the kind of an equation (0: nothing), its second body and its first float; ``spring`` is
# the first float of its spring, or 0.
JOINT = Record("JointRow", first=1, count=1, jacobian=1, a=1, point=1, kind=1, b=1, floats=1, spring=1)
joint_at = JOINT.rows()
INCIDENCE = Record("Incidence", body=1, first=1, count=1, jacobian=1)
incidence_at = INCIDENCE.rows()
PAIR = Record("Pair", rows=1, columns=1, jacobian=1, response=1, block=1)
pair_at = PAIR.rows()
# A body of high degree: its block, how many joints hold it, its first unknown. These joints follow, each with the
# Jacobian of its equations on the body and the block of both; ``body_later`` says which of the two is eliminated later.
HIGH_DEGREE = Record("HighDegree", body=1, block=1, joints=1, unknown=1)
HIGH_DEGREE_JOINT = Record("HighDegreeJoint", jacobian=1, equations=1, block=1, body_later=1)
high_degree_at, high_degree_joint_at = HIGH_DEGREE.reader(), HIGH_DEGREE_JOINT.rows()
HIGH_DEGREE_NUMBERS, HIGH_DEGREE_JOINT_NUMBERS = HIGH_DEGREE.size, HIGH_DEGREE_JOINT.size
# A step of the elimination: a node with its size, its first unknown, its diagonal block and how many later neighbours
# it has. They follow, and then the block of every pair of them, those of the first one first.
PIVOT = Record("Pivot", size=1, unknown=1, block=1, later=1)
NEIGHBOUR = Record("Neighbour", size=1, block=1, unknown=1)
pivot_at, neighbour_at = PIVOT.reader(), NEIGHBOUR.rows()
PIVOT_NUMBERS, NEIGHBOUR_NUMBERS = PIVOT.size, NEIGHBOUR.size

# Multipliers of so many steps are remembered, newest first; then those that kept the velocities.
PAST = 6
MEMORY_ROW = PAST + 1

# A row of the Jacobian for each body: torque and force that a unit multiplier puts on it, in W.
WRENCH = Record("Wrench", torque=3, force=3)
wrench_at = WRENCH.reader()
_put_torque, _put_force = WRENCH.part("torque"), WRENCH.part("force")
ROW = WRENCH.size

# The first numbers of the scratch.
SOLVER = Record(
    "Solver",
    worst_equation=1,  # the one with the largest residual
    worst_residual=1,
    redundant=1,  # redundant equations: the fewest found, because at singular positions there are more
    iterations=1,  # of all steps
    truncation=1,  # the smallest pivot that counts, relative to what stood there; 0 means the usual one
    singular=1,  # steps at a position in which more equations than usual are redundant, or nearly so
    weakest=1,  # the smallest relative pivot of the last factorisation; 0 if more equations than usual have none
    fast=1,  # 1 + the number of a joint whose hinge turned by half a turn or more in a step; 0 if none did
    size=1,  # a length, or a speed, that residuals are measured against
    last=1,  # the largest residual one iteration before
)

# What an iteration says of the residuals.
GOING, SOLVED_SO_FAR, FAILED = 0.0, 1.0, 2.0

# What is noted of a body while a step is being found: where it starts, the torque and the force of all joints (also
# as impulses), the inverse inertia in W.
NOTE = Record(
    "Note",
    **MOMENTA.fields,
    rotation=9,
    **WRENCH.fields,
    inverse_inertia=6,
)
_note_at = NOTE.rows()
NOTE_SIZE, NOTED_IMPULSE, NOTED_INVERSE = NOTE.size, NOTE.slices["torque"].start, NOTE.slices["inverse_inertia"].start


def _cell(field: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """``get(S)`` and ``put(S, value)``, parts of kernels. These numbers steer the solver: they have no derivatives."""
    read, put = SOLVER.cell(field)

    @kernel(inline=True)
    def get(S):
        return real(read(S))

    return get, put


worst_equation_of, put_worst_equation = _cell("worst_equation")
worst_residual_of, put_worst_residual = _cell("worst_residual")
redundant_of, put_redundant = _cell("redundant")
iterations_of, put_iterations = _cell("iterations")
truncation_of, put_truncation = _cell("truncation")
singular_of, put_singular = _cell("singular")
weakest_of, put_weakest = _cell("weakest")
fast_of, put_fast = _cell("fast")
size_of, put_size = _cell("size")
last_of, put_last = _cell("last")


@kernel(inline=True)
def put_wrench(S, k, torque, force):
    """Write torque and force to S[k:]."""
    _put_torque(S, k, torque)
    _put_force(S, k, force)


@kernel(inline=True)
def joints_of(world):
    """The header of the joints by name."""
    return _header_at(world.integers, world.joints)


@kernel(inline=True)
def note_of(world, S, b):
    """What is noted of body b."""
    return _note_at(S, joints_of(world).notes, b)
