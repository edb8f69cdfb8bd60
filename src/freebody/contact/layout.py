"""Where the numbers of contact stand in the two buffers of a world.

Contact knows *carriers*: the bodies 0 .. bodies - 1 and, behind them, the grounds. Kinematic rows (``kin``) have a row
for each, so a point of contact does not care which of its sides moves by forces. A carrier bears *solids*: convex
shapes, tori and planes in a pose of their own. A *pair* is two solids that may touch, with the law between them. It has
*slots*: room for so many points of contact at once. The slots are the state of contact and stand in the floats.
"""

from freebody.compile import kernel
from freebody.model.records import Record

# --- integers -----------------------------------------------------------------------------------------------------
CONTACTS = Record(
    "Contacts",
    grounds=1,  # how many, and where their rows begin
    first_ground=1,
    solids=1,
    first_solid=1,
    pairs=1,
    first_pair=1,
    slots=1,  # of all pairs together, and behind them two for every limit
    state=1,  # where the state of contact begins in the floats: see STATE
    limits=1,  # joint limits, and where their rows begin
    first_limit=1,
    crowd=1,  # where CROWD stands; 0 where every pair is listed
    end=1,  # of all integers: what a method keeps behind them begins there
)
# ``floats`` and ``knots`` are places in the floats.
GROUND = Record("Ground", floats=1, knots=1, count=1)
SOLID = Record("Solid", kind=1, carrier=1, floats=1, vertices=1, count=1)
# The solids a and b (numbers), the law's place in the floats, the first slot and how many.
PAIR = Record("Pair", a=1, b=1, law=1, first_slot=1, slots=1)
# A joint (number) whose coordinate has ends: its LIMIT_VALUES, a law without friction, and the first of two slots: low
# end and high end.
LIMIT = Record("Limit", joint=1, floats=1, law=1, first_slot=1)

# A crowd: so many bodies that only their pairs with grounds are listed, without slots. Those among bodies are found
# when they come near; their law follows from the *classes* of both, except for *special* pairs of carriers. Its slots
# are a pool for the points that touch, sorted by solids and features: rows of POOLED.
CROWD = Record(
    "Crowd",
    classes=1,
    laws=1,  # where in the floats the laws of classes with classes stand, row by row
    special=1,  # how many, and where their rows begin
    first_special=1,
    first_member=1,  # where the rows of the solids begin
    bodies=1,  # how many of the solids belong to bodies: the first ones
    most=1,  # points that a pair may have
)
# The number of the group (0: none) and of the class of a solid's carrier.
MEMBER = Record("Member", group=1, material=1)
# The carriers as a * carriers + b, ascending, and their law's place in the floats; -1: they never touch.
SPECIAL = Record("Special", key=1, law=1)

# --- floats -------------------------------------------------------------------------------------------------------
# The pose at time zero, and the axis (unit, in W) about which the ground turns through its position.
GROUND_POSE = Record("GroundPose", position=3, rotation=9, axis=3)
# How a ground moves: velocity and speed of turning are straight lines between knots and constant outside of them;
# ``displacement`` and ``angle`` are their integrals from time zero to the knot.
GROUND_KNOT = Record("GroundKnot", time=1, velocity=3, displacement=3, speed=1, angle=1)
# A solid's pose in the frame of its carrier (B: origin at the centre of mass; a ground's own frame), its sizes (see the
# kinds below), the radius around its core, and the radius of a sphere about its own origin that holds it.
SOLID_POSE = Record("SolidPose", place=3, rotation=9, size=3, radius=1, bound=1)
# Coefficients of friction (1), restitution (1), resistance to rolling and to spinning (m), and the slip speed (m/s).
LAW = Record("Law", friction=1, restitution=1, rolling=1, spinning=1, slip_speed=1)
# The ends of a joint's coordinate (rad or m; infinite where there is none), and the restitution there.
LIMIT_VALUES = Record("LimitValues", low=1, high=1)

# The state of contact: what was lost so far (J), each with its compensation, then a row per slot.
STATE = Record(
    "ContactState",
    friction=1,
    friction_rest=1,
    restitution=1,
    restitution_rest=1,
    impacts=1,  # how many there were
    events=1,  # and how many events: by which the audit knows where forces are not smooth
    found=1,  # 1 once the modes have been found
    step=1,  # that ``adaptive`` proposes, s; 0: none yet
    certificate=1,  # the worst of ``moreau`` so far, m/s: how far contact was from its laws
)
SLOT = Record(
    "Slot",
    mode=1,  # OPEN, SLIDING, ROLLING
    feature=1,  # which point of the pair (see ``geometry``), counted from 1; 0: the slot is free
    gap=1,  # m
    point=3,  # in W, m
    normal=3,  # in W, from b to a
    force=3,  # on a, in W, N
    torque=3,  # of rolling and spinning resistance on a, in W, N m
    slip=3,  # tangential velocity of a against b, in W, m/s
    direction=3,  # of sliding, unit; kept where the slip itself is too small to have one
    turning=3,  # unit direction in which it rolls against the resistance, the same way
    slow=1,  # 1 if the direction of sliding stays as it is for a piece, because the slip is small; the same for rolling
    slow_roll=1,
    roll_mode=1,  # of the resistance to rolling: OPEN if there is none, SLIDING where it rolls, ROLLING where it holds
    spin_mode=1,
    spin_sign=1,
)
# What a slot of a pool has: as SLOT up to the slip, then the solids (numbers), and where their law stands.
_SHARED = ("mode", "feature", "gap", "point", "normal", "force", "torque", "slip")
POOLED = Record(
    "Pooled",
    **{name: SLOT.fields[name] for name in _SHARED},
    first=1,
    second=1,
    law=1,
    rest=SLOT.size - SLOT.slices["slip"].stop - 3,
)
assert POOLED.size == SLOT.size
assert all(POOLED.slices[name] == SLOT.slices[name] for name in _SHARED)

# An impact at one point: its time in s, the impulse on a in W, N s, the velocities of a against b at the point before
# and after, in W, m/s, and what was lost, in J.
IMPACT = Record(
    "Impact",
    time=1,
    slot=1,
    feature=1,
    point=3,
    normal=3,
    impulse=3,
    angular_impulse=3,
    before=3,
    after=3,
    restitution=1,
    lost_friction=1,
    lost_restitution=1,
)

# Modes. ROLLING means that the points of both sides do not move against each other: rolling without slip, or sticking.
OPEN, SLIDING, ROLLING = 0.0, 1.0, 2.0

# --- kinds of solids ----------------------------------------------------------------------------------------------
# A solid is its core and all points within ``radius`` of it. Axes of symmetry are z of the solid.
PLANE = 0  # all points with z <= 0: the outward normal is z
SPHERE = 1  # core: the origin
HOLLOW = 2  # everything outside of the sphere of ``radius``: a bowl, seen from inside
CAPSULE = 3  # core: a segment along z; size[0] is half its length
TORUS = 4  # core: a circle about z; size[0] is its radius
BOX = 5  # size: half the edges; radius 0
CYLINDER = 6  # size[0] radius, size[1] half the length; radius 0
CONE = 7  # size[0] radius of the base at z = 0, size[1] height of the apex on z; radius 0
ELLIPSOID = 8  # size: semi-axes; radius 0
HULL = 9  # a convex polytope: ``count`` vertices of three floats from ``vertices`` on
SURFACE = 10  # triangles, touched from outside: the numbers from ``vertices`` on are those of geometry.surface_rows
KINDS = {
    "plane": PLANE,
    "sphere": SPHERE,
    "hollow sphere": HOLLOW,
    "capsule": CAPSULE,
    "torus": TORUS,
    "box": BOX,
    "cylinder": CYLINDER,
    "cone": CONE,
    "ellipsoid": ELLIPSOID,
    "convex hull": HULL,
    "surface": SURFACE,
}

header_at, ground_at, solid_at, pair_at = CONTACTS.reader(), GROUND.rows(), SOLID.rows(), PAIR.rows()
ground_pose_at, ground_knot_at, solid_pose_at, law_at = (
    GROUND_POSE.reader(), GROUND_KNOT.rows(), SOLID_POSE.reader(), LAW.reader(),
)  # fmt: skip
slot_at = SLOT.rows()
limit_at, limit_values_at = LIMIT.rows(), LIMIT_VALUES.reader()
crowd_at, member_at, special_at, pooled_at = CROWD.reader(), MEMBER.rows(), SPECIAL.rows(), POOLED.rows()
STATE_SIZE, SLOT_SIZE = STATE.size, SLOT.size


# Of a world without contact. Its state would stand in the first floats, which nothing else uses.
NONE = CONTACTS.kind(*(0 for _ in CONTACTS.fields))


@kernel(inline=True)
def contacts_of(world):
    """The header of contact by name."""
    return header_at(world.integers, world.contacts) if world.contacts else NONE
