"""Where things stand in the two buffers of a world.

Frames: W world, B body (origin at the centre of mass, axes of the shape frame).

floats:    BODIES..   one row of BODY numbers per body
           then       the parameters of the forces, block after block, those of the joints and those of contact
integers:  HEADER     how many bodies and blocks of forces, flags, where joints and contacts begin (0: there are none)
           BLOCKS..   four numbers per block: kind, number of elements, first float, first integer
           then       the integers of the forces, those of the joints and those of contact
"""

from freebody.model.records import Record

# --- floats: a row per body -------------------------------------------------------------------------------------------
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

# A body is thin if its least moment is less than this part of the next one. What L says about its spin around its own
# axis is lost to rounding by the inverse of that, so the layout "axial" carries the spin as well.
THIN = 0.25
# Numbers of a body in that layout (``columns`` has its names).
AXIAL = 14

# --- integers: header and flags
# -----------------------------------------------------------------------------------------
HEADER = Record("Header", bodies=1, blocks=1, flags=1, joints=1, contacts=1)
header_of = HEADER.start()
BLOCKS = 8
BLOCK = Record("Block", kind=1, count=1, floats=1, integers=1)  # of forces of one kind
block_at = BLOCK.rows()
KICKED = 1  # there is at least one force
VELOCITY_DEPENDENT = 2  # some force depends on velocities
CONSERVATIVE_ONLY = 4  # no force does work that has to be accumulated
CUSTOM = 8  # a compiled user function is to be called
RIDGED = 16  # some force jumps at a pose: methods that promise energy end their steps there
PRINCIPAL = 32  # the axes of every body are principal: no products of inertia

# --- the accumulators of a run -----------------------------------------------------------------------------------
# Work done by forces without potential (1), impulse (3), angular impulse about the world's origin (3); then the seven
# compensations of these sums.
ACCUMULATORS = 14
