"""Where generalized-alpha keeps its numbers.

The integers of its plan stand behind those of the world, the header below at their very end. The scratch has a row per
body and, in the room of the solver behind the numbers of the joints, what is remembered from step to step, the
multipliers of the step, and the linear system of Newton's method.

Six numbers of a body are angular first, in the body's axes, then linear, in the world's.
"""

from freebody.compile import kernel
from freebody.model.records import Record

OPTIONS = Record("Coefficients", alpha_m=1, alpha_f=1, gamma=1, beta=1)
options_of = OPTIONS.start()

HEADER = Record(
    "Alpha",
    equations=1,  # scalar equations of all joints
    # Offsets in the scratch of the solver. What is remembered comes first, up to the multipliers of the step.
    memory=1,  # a row MEMORY
    remembered=1,  # a row REMEMBERED per body
    multipliers=1,  # at the end of the last step, one for every equation
    bias=1,  # bias terms there
    velocity_multipliers=1,  # those that close the rates of the equations at the end of the step
    pose_multipliers=1,  # and their residuals
    solution=1,  # of the linear system; its right side before
    sizes=1,  # of its pivots
    blocks=1,
    temporary=1,  # room for one product of blocks
    scratch=1,  # how many numbers in all
    # The linear system: how many, and the rows among the integers.
    unknowns=1,
    block_numbers=1,  # in all blocks
    pivots=1,  # none where the system would be too large
    colours=1,
    first_pivot=1,
    first_neighbour=1,
    first_target=1,
    first_colour=1,
    first_member=1,
    first_coupling=1,
    first_link=1,
)
HEADER_SIZE = HEADER.size
_header_at = HEADER.reader()

# --- what is remembered from step to step -----------------------------------------------------------------------------
# The size of the last step (0: nothing is remembered), and how many steps are left for which forces count as stiff.
MEMORY = Record("Memory", last_step=1, stiff=1)
_memory_at = MEMORY.reader()
put_last_step, put_stiff = MEMORY.part("last_step"), MEMORY.part("stiff")

# Of a body at the end of the last step; the wrench tells whether a force has switched since.
REMEMBERED = Record("Remembered", auxiliary=6, acceleration=6, wrench=6)
REMEMBERED_SIZE = REMEMBERED.size
_remembered_at = REMEMBERED.rows()
_put_auxiliary, _put_acceleration, _put_wrench = (REMEMBERED.part(field) for field in REMEMBERED.fields)

# --- the row of a body in the scratch ---------------------------------------------------------------------------------
BODY = Record(
    "AlphaBody",
    start_position=3,
    start_orientation=4,
    start_rotation=9,
    start_velocity=6,
    acceleration=6,  # at the end of the step: the unknown
    required=6,  # what the equations of motion say that it is, at the pose and velocity that follow from it
    correction=6,  # rotation and displacement, both in W, that close the joints
    end_orientation=4,
    end_velocity=6,
    change=1,  # of the acceleration in the last iteration, relative to velocities
    before=6,  # ``required`` before accelerations are perturbed
    unperturbed=6,
    perturbation=1,
)
start_position_of, put_start_position = BODY.column("start_position")
start_orientation_of, put_start_orientation = BODY.column("start_orientation")
start_rotation_of, put_start_rotation = BODY.column("start_rotation")
start_velocity_of, put_start_velocity = BODY.column("start_velocity")
acceleration_of, put_acceleration = BODY.column("acceleration")
required_of, put_required = BODY.column("required")
correction_of, put_correction = BODY.column("correction")
end_orientation_of, put_end_orientation = BODY.column("end_orientation")
end_velocity_of, put_end_velocity = BODY.column("end_velocity")
change_of, put_change = BODY.column("change")
before_of, put_before = BODY.column("before")
unperturbed_of, put_unperturbed = BODY.column("unperturbed")
perturbation_of, put_perturbation = BODY.column("perturbation")

# --- the plan of the linear system: rows among the integers -----------------------------------------------------------
# A node of the elimination, in order: its unknowns, its block (in the scratch), and the neighbours eliminated later,
# with a target for every two of them.
PIVOT = Record("Pivot", size=1, unknown=1, block=1, body=1, neighbours=1, first_neighbour=1, first_target=1)
pivot_at = PIVOT.rows()
# A later neighbour: its unknowns, and its blocks below and beside the diagonal.
NEIGHBOUR = Record("Neighbour", size=1, unknown=1, below=1, beside=1)
neighbour_at = NEIGHBOUR.rows()
# Bodies that are perturbed together, because none feels two of them.
COLOUR = Record("Colour", members=1, first_member=1)
colour_at = COLOUR.rows()
# One of them, and the bodies that feel it, each with its block.
MEMBER = Record("Member", body=1, couplings=1, first_coupling=1)
member_at = MEMBER.rows()
COUPLING = Record("Coupling", body=1, block=1)
coupling_at = COUPLING.rows()
# For every incidence of the joints the block of its Jacobian and that of the response to it.
LINK = Record("Link", below=1, beside=1)
link_at = LINK.rows()


@kernel(inline=True)
def alpha_of(world):
    """The header by name."""
    return _header_at(world.integers, world.integers.size - HEADER_SIZE)


@kernel(inline=True)
def memory_of(world, S):
    """What is remembered of the last step."""
    return _memory_at(S, alpha_of(world).memory)


@kernel(inline=True)
def remembered_of(world, S, b):
    """What is remembered of body b."""
    return _remembered_at(S, alpha_of(world).remembered, b)


@kernel(inline=True)
def remember_auxiliary(world, S, b, value):
    """Of body b."""
    _put_auxiliary(S, alpha_of(world).remembered + REMEMBERED_SIZE * b, value)


@kernel(inline=True)
def remember_acceleration(world, S, b, value):
    """Of body b."""
    _put_acceleration(S, alpha_of(world).remembered + REMEMBERED_SIZE * b, value)


@kernel(inline=True)
def remember_wrench(world, S, b, value):
    """Torque and force on body b."""
    _put_wrench(S, alpha_of(world).remembered + REMEMBERED_SIZE * b, value)


# --- six numbers of a body --------------------------------------------------------------------------------------------
ZERO = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@kernel(inline=True)
def angular(a):
    """The first three of six numbers."""
    return (a[0], a[1], a[2])


@kernel(inline=True)
def linear(a):
    """The last three of six numbers."""
    return (a[3], a[4], a[5])


@kernel(inline=True)
def joined(a, b):
    """Six numbers."""
    return (a[0], a[1], a[2], b[0], b[1], b[2])


@kernel(inline=True)
def plus(a, f, b):
    """a + f b."""
    return (a[0] + f * b[0], a[1] + f * b[1], a[2] + f * b[2], a[3] + f * b[3], a[4] + f * b[4], a[5] + f * b[5])


@kernel(inline=True)
def each(function, given, a, b, c):
    """``function(given, a, b, c)`` of each of the six numbers of a, b and c."""
    return (
        function(given, a[0], b[0], c[0]), function(given, a[1], b[1], c[1]), function(given, a[2], b[2], c[2]),
        function(given, a[3], b[3], c[3]), function(given, a[4], b[4], c[4]), function(given, a[5], b[5], c[5]),
    )  # fmt: skip
