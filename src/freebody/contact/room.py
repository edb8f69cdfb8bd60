"""Where the numbers of contact stand in the scratch: points, rows, matrices, marks, the log of impacts."""

from typing import Any, NamedTuple

from freebody.compile import kernel
from freebody.contact.grounds import ACCELERATION_SIZE
from freebody.contact.layout import (
    IMPACT,
    PAIR,
    SLOT,
    SLOT_SIZE,
    STATE_SIZE,
    contacts_of,
)
from freebody.joints.constraints.distance_along import DistanceAlong
from freebody.joints.constraints.prescribed_angle import PrescribedAngle
from freebody.joints.layout import joints_of
from freebody.model.records import Record

# Points that may be closed at once. More of them are work for a method that does not locate every event.
MOST_POINTS = 48
# Rows of a point at most.
POINT_ROWS = 6
# Features that are listed of one pair at most.
MOST_LISTED = 64
# Numbers that are watched for changes of sign, per slot: see ``freebody.methods.touch4.events``.
WATCHED = 8
# Numbers of the method, in ``Room.note``.
NOTES = 24
# Impacts that are kept until Python takes them.
MOST_IMPACTS = 512
# Fewest numbers in front: those of the joints' solver, where there are no joints.
SOLVER_SIZE = 16

POINT = Record(
    "Point",
    slot=1,
    a=1,  # carriers
    b=1,
    law=1,  # its place in the floats
    first=1,  # its first row, that of the normal, and how many it has
    rows=1,
    turns=1,  # 1 for the end of a hinge: its row is a torque, its slip an angular velocity
    gap=1,
    normal=3,
    tangent=3,  # normal, tangent and bitangent are right-handed
    bitangent=3,
    place=3,
    arm_a=3,
    arm_b=3,
    slip=3,  # velocity of a against b at the point
    spin=3,  # angular velocity of a against b
    bias=3,  # what the rate of ``slip`` has beside the accelerations of bodies
    spin_bias=3,
    normal_rate=3,
)
point_a, put_a = POINT.place("a")
point_b, put_b = POINT.place("b")
point_slot, put_slot = POINT.place("slot")
point_law, put_law = POINT.place("law")
first_row, put_first = POINT.place("first")
row_count, put_rows = POINT.place("rows")
gap_of, put_gap = POINT.place("gap")
turns_of, put_turns = POINT.place("turns")
normal_of, put_normal = POINT.place("normal")
tangent_of, put_tangent = POINT.place("tangent")
bitangent_of, put_bitangent = POINT.place("bitangent")
place_of, put_place = POINT.place("place")
arm_a_of, put_arm_a = POINT.place("arm_a")
arm_b_of, put_arm_b = POINT.place("arm_b")
slip_of, put_slip = POINT.place("slip")
spin_of, put_spin = POINT.place("spin")
bias_of, put_bias = POINT.place("bias")
spin_bias_of, put_spin_bias = POINT.place("spin_bias")
normal_rate_of, put_normal_rate = POINT.place("normal_rate")
POINT_SIZE = POINT.size

# What a unit impulse of a row is: torque_a and force on a, minus torque_b and minus force on b.
ROW = Record("ContactRow", torque_a=3, torque_b=3, force=3)
torque_a_of, put_torque_a = ROW.place("torque_a")
torque_b_of, put_torque_b = ROW.place("torque_b")
row_force_of, put_row_force = ROW.place("force")
ROW_SIZE = ROW.size
Pair: Any = PAIR.kind
_angle_at, _travel_at = PrescribedAngle.record.reader(), DistanceAlong.record.reader()
IMPACT_SIZE = IMPACT.size

slot_mode, put_mode = SLOT.place("mode")
slot_feature, put_feature = SLOT.place("feature")
slow_of, put_slow = SLOT.place("slow")
slow_roll_of, put_slow_roll = SLOT.place("slow_roll")

NOTHING = (0.0, 0.0, 0.0)
# Further numbers per point that impacts need.
OTHER = 10
# Numbers per body for the balance of energy; the first is the power of forces.
ENERGIES = 10
# Numbers of a piece in ``Room.bend``, and of each slot behind them: see ``freebody.methods.touch4.bends``.
BENDS, BENT = 4, 8
BEND_ACTIVE, BEND_FOUND, BEND_START, BEND_TIME = range(BENDS)


class Room(NamedTuple):
    """Where things stand in the scratch."""

    points: int  # POINT of every closed point
    rows: int  # ROW of every row
    counts: int  # how many points and rows there are
    inverse: int  # inverse inertias in W, six a body
    free: int  # accelerations or velocities without contact, angular and linear, six a body
    grounds: int  # accelerations of grounds
    response: int  # velocities of all bodies after a unit impulse of a row, six a body
    matrix: int  # W
    known: int  # u0 of every row
    impulse: int  # p of every row
    tied: int  # p of a row per p of its normal, where it slides
    held: int  # 1 where p of a row is an unknown of its own
    rate: int  # W p + u0 of every row
    weight: int  # by which p of a row is measured, where the smallest is looked for
    system: int  # the system of unknowns, its right side, which rows they are, room to solve it
    right: int
    unknown: int
    temporary: int
    target: int  # normal velocities after an impact, per point
    other: int  # further numbers per point, for the impact
    inelastic: int  # p of every row in an inelastic impact, then their rates
    listed: int  # features of a pair
    starts: int  # gaps of all slots at the start of a piece
    low: int  # watched numbers where nothing has happened yet, and where something has
    high: int
    tried: int
    power: int  # work of grounds, loss to friction: per s
    energy: int  # powers and energies of bodies: see ``freebody.methods.touch4.balance``
    bend: int  # how directions of slow slip turn in a piece: see ``freebody.methods.touch4.bends``
    note: int  # numbers of the method: see ``freebody.methods.touch4.method``
    mark: int  # a copy of all that a step changes
    after: int  # another one
    log: int  # impacts
    size: int


@kernel(inline=True)
def room_of(world):
    """Where things stand in the scratch."""
    C = contacts_of(world)
    front = joints_of(world).scratch if world.joints else SOLVER_SIZE
    bodies, points = world.bodies, min(C.slots, MOST_POINTS)
    rows = POINT_ROWS * points
    at_rows = front + POINT_SIZE * (points + 1)  # one to spare
    at_count = at_rows + ROW_SIZE * rows
    inverse = at_count + 2
    free = inverse + 6 * bodies
    grounds = free + 6 * bodies
    response = grounds + ACCELERATION_SIZE * (C.grounds + 1)  # the world behind them
    matrix = response + 6 * bodies * rows
    known = matrix + rows * rows
    system = known + 6 * rows
    right = system + rows * rows
    unknown = right + rows
    temporary = unknown + rows
    target = temporary + rows * rows + 4 * rows
    other = target + points
    inelastic = other + OTHER * points
    listed = inelastic + 2 * rows
    starts = listed + MOST_LISTED
    low = starts + C.slots
    high = low + WATCHED * C.slots
    tried = high + WATCHED * C.slots
    power = tried + WATCHED * C.slots
    energy = power + 2
    bend = energy + ENERGIES * bodies
    note = bend + BENDS + BENT * C.slots
    mark = note + NOTES
    copied = 13 * bodies + 14 + STATE_SIZE + SLOT_SIZE * C.slots
    after = mark + copied
    log = after + copied
    return Room(
        front, at_rows, at_count, inverse, free, grounds, response, matrix, known, known + rows, known + 2 * rows,
        known + 3 * rows, known + 4 * rows, known + 5 * rows, system, right, unknown, temporary, target, other,
        inelastic, listed, starts, low, high, tried, power, energy, bend, note, mark, after, log,
        log + MOST_IMPACTS * IMPACT_SIZE,
    )  # fmt: skip


@kernel(inline=True)
def slot_place(world, slot):
    """Where the row of a slot begins in the floats."""
    return contacts_of(world).state + STATE_SIZE + SLOT_SIZE * slot


@kernel(inline=True)
def point_place(world, i):
    """Where point i begins in the scratch."""
    return room_of(world).points + POINT_SIZE * i


@kernel(inline=True)
def spare_point(world):
    """Where a point may stand that is not among those in contact."""
    return room_of(world).rows - POINT_SIZE


@kernel(inline=True)
def points_in(world, S):
    """How many points are closed."""
    return int(S[room_of(world).counts])


@kernel(inline=True)
def rows_in(world, S):
    """How many rows they have."""
    return int(S[room_of(world).counts + 1])


@kernel(inline=True)
def feature_in(world, slot):
    """Which feature a slot has; -1 if it is free."""
    return int(slot_feature(world.floats, slot_place(world, slot))) - 1
