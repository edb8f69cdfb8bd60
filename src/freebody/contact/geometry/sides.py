"""Solids as kernels see them: read from the tables, placed in the world, moving."""

from collections import namedtuple
from typing import Any

from freebody.compile import kernel
from freebody.contact.layout import contacts_of, solid_at, solid_pose_at
from freebody.lie.vec import add, cross, mat_mat, mat_vec
from freebody.model.columns import angular_velocity_of, position_of, rotation_of, velocity_of

# A row of the tables: see ``layout`` for kinds, sizes and what stands where.
Solid: Any = namedtuple("Solid", "kind carrier place rotation size radius bound vertices count")
# A solid in its pose: origin ``x`` and rotation ``R`` in the world.
Side: Any = namedtuple("Side", "kind size radius bound vertices count x R")
# How two solids are to each other: the gap (m), the unit normal from b to a, the point midway between both.
Gap: Any = namedtuple("Gap", "gap normal point")


@kernel(inline=True)
def solid_of(world, number):
    """The solid of this number."""
    row = solid_at(world.integers, contacts_of(world).first_solid, number)
    pose = solid_pose_at(world.floats, row.floats)
    return Solid(
        row.kind, row.carrier, pose.place, pose.rotation, pose.size, pose.radius, pose.bound, row.vertices, row.count
    )  # fmt: skip


@kernel(inline=True)
def placed(solid, kin):
    """Where a solid is: its origin and its rotation in the world."""
    R = rotation_of(kin, solid.carrier)
    return add(position_of(kin, solid.carrier), mat_vec(R, solid.place)), mat_mat(R, solid.rotation)


@kernel(inline=True)
def moving(solid, kin):
    """How a solid moves: the velocity of its origin and its angular velocity, in the world."""
    w = angular_velocity_of(kin, solid.carrier)
    arm = mat_vec(rotation_of(kin, solid.carrier), solid.place)
    return add(velocity_of(kin, solid.carrier), cross(w, arm)), w


@kernel(inline=True)
def side(solid, x, R):
    """A solid in a pose."""
    return Side(solid.kind, solid.size, solid.radius, solid.bound, solid.vertices, solid.count, x, R)
