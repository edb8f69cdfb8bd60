"""Where things stand in the buffers that kernels read.

A world becomes one buffer of floats F and one of integers I (compile time and call cost grow with the number of arrays)
and one row of working numbers per body. Frames: W world, B body (origin at the centre of mass, axes as drawn).

F:  0            a moment inside the current segment of the schedule (decides which time windows are open)
    BODIES..     one row of BODY numbers per body
    then         the parameters of the forces, block after block
I:  0 bodies   1 blocks of forces   2 flags (see below)   3 where the joints begin (0: none)
    BLOCKS..     four numbers per block: kind, number of elements, first float, first integer
    then         the integers of the forces
"""

from freebody.model.records import Record

__all__ = [
    "AXIAL", "BLOCKS", "BLOCK_SIZE", "BODIES", "BODY", "BODY_CONSTANTS", "BOOKS", "CONSERVATIVE_ONLY", "CUSTOM",
    "FORCE", "INERTIA", "INVERSE_INERTIA", "INVERSE_MASS", "KICKED", "MASS", "NC_FORCE", "NC_TORQUE", "POSITION",
    "PRINCIPAL_AXES", "PRINCIPAL_MOMENTS", "RIDGED", "ROTATION", "SPIN", "THIN", "TORQUE", "VELOCITY",
    "VELOCITY_DEPENDENT", "WORK",
]  # fmt: skip

# --- F: a row per body -------------------------------------------------------------------------------------------
BODIES = 8
BODY = 32
BODY_CONSTANTS = Record(
    "Body",
    mass=1,
    inverse_mass=1,
    inertia=6,  # xx yy zz xy xz yz, in B, about the centre of mass
    inverse_inertia=6,  # the same entries of the inverse; zero along directions without inertia (particles, thin rods)
    principal_moments=3,  # ascending
    principal_axes=9,  # R_BP, row-major: columns are the principal axes in B
)
# Where they stand in a row, for what reads whole tables in Python; kernels have ``rows.body_of``.
MASS, INVERSE_MASS, INERTIA, INVERSE_INERTIA, PRINCIPAL_MOMENTS, PRINCIPAL_AXES = (
    part.start for part in BODY_CONSTANTS.slices.values()
)

# A body is thin if its least moment is less than this part of the next one. What L says about its spin around its own
# axis is lost to rounding by the inverse of that, so the layout "axial" carries the spin as well.
THIN = 0.25
# Numbers of a body in that layout (``columns`` has its names).
AXIAL = 14

# --- I: header and flags -----------------------------------------------------------------------------------------
BLOCKS = 8
BLOCK_SIZE = 4
KICKED = 1  # there is at least one force
VELOCITY_DEPENDENT = 2  # some force depends on velocities
CONSERVATIVE_ONLY = 4  # no force does work that has to be booked
CUSTOM = 8  # a compiled user function is to be called
RIDGED = 16  # some force jumps at a pose: methods that promise energy end their steps there

# --- the working row of a body: what forces read, and what they add to -------------------------------------------
WORK = 30
POSITION = 0  # x, centre of mass in W
ROTATION = 3  # R_WB row-major
VELOCITY = 12  # v in W
SPIN = 15  # w_WB_W
TORQUE = 18  # about the centre of mass, in W
FORCE = 21  # in W
NC_TORQUE = 24  # the part that has no potential: its work is booked
NC_FORCE = 27

# --- the books of a run ------------------------------------------------------------------------------------------
# Work done by forces without potential (1), impulse (3), angular impulse about the world's origin (3); then the seven
# compensations of these sums.
BOOKS = 14
