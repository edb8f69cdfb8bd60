"""What integrators of your own are made of: see ``docs/extending.md`` for a complete one.

A step is a function under ``@kernel(inline=True)``. It reads a ``world`` and moves a ``motion``: ``motion.state`` has a
row per body (x q p L, unless the method chooses another layout), ``motion.kin`` what forces read and add to. Vectors
are tuples of three numbers, matrices of nine, row after row.
"""

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.lie import quaternion, so3, vec
from freebody.methods.loop import COMPLETE, accumulate, accumulate_stage, accumulate_wrench
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    force_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_angular_velocity,
    put_momentum,
    put_orientation,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.kernel_data import Interval, Motion, Scratch, Status, World
from freebody.model.layout import CONSERVATIVE_ONLY, KICKED, VELOCITY_DEPENDENT
from freebody.model.rows import angular_momentum, body_of, load, spin

__all__ = [
    "COMPLETE", "CONSERVATIVE_ONLY", "KICKED", "VELOCITY_DEPENDENT", "Interval", "Motion", "Scratch", "Status", "World",
    "accumulate", "accumulate_stage", "accumulate_wrench", "angular_momentum", "angular_momentum_of",
    "angular_velocity_of", "body_of", "force_of", "kernel", "load", "momentum_of", "orientation_of", "position_of",
    "put_angular_momentum", "put_angular_velocity", "put_momentum", "put_orientation", "put_position", "put_rotation",
    "put_velocity", "quaternion", "rotation_of", "so3", "spin", "torque_of", "total_wrench", "vec", "velocity_of",
]  # fmt: skip
