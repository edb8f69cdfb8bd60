"""What a frame shows of every slot: gap, point, normal, force and slip."""

from freebody.compile import kernel
from freebody.contact.layout import OPEN, SLOT
from freebody.contact.room import (
    NOTHING,
    POINT_SIZE,
    feature_in,
    gap_of,
    normal_of,
    place_of,
    points_in,
    room_of,
    slip_of,
    slot_mode,
    slot_place,
    spare_point,
)
from freebody.contact.space import force_and_torque, pair_of, pairs_in, tangential, write_point

slot_gap, put_slot_gap = SLOT.place("gap")
slot_force, put_force = SLOT.place("force")
slot_torque, put_torque = SLOT.place("torque")
slot_normal, put_slot_normal = SLOT.place("normal")
slot_point, put_slot_point = SLOT.place("point")
slot_slip, put_slot_slip = SLOT.place("slip")


@kernel(inner=True)
def note_points(world, kin, S):
    """Write gap, point, normal, force and slip of every slot to the state: what a frame shows."""
    room = room_of(world)
    i = 0
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        for slot in range(pair.first_slot, pair.first_slot + pair.slots):
            at = slot_place(world, slot)
            if feature_in(world, slot) < 0:
                continue
            k = room.points + POINT_SIZE * i
            if slot_mode(world.floats, at) != OPEN and i < points_in(world, S):
                force, torque = force_and_torque(world, S, i)
                _note(world, S, at, k, force, torque)
                i += 1
            else:
                spare = spare_point(world)
                write_point(world, kin, S, spare, pair, slot)
                _note(world, S, at, spare, NOTHING, NOTHING)


@kernel(inline=True)
def _note(world, S, at, k, force, torque):
    put_slot_gap(world.floats, at, gap_of(S, k))
    put_slot_point(world.floats, at, place_of(S, k))
    put_slot_normal(world.floats, at, normal_of(S, k))
    put_force(world.floats, at, force)
    put_torque(world.floats, at, torque)
    put_slot_slip(world.floats, at, tangential(normal_of(S, k), slip_of(S, k)))
