"""The columns of the state by name, in every layout.

Momenta, not velocities, are the state of most methods. Rotations are R_WB, row-major, as the method left them.
"""

from freebody.model.records import Record

# x q p L in W.
MOMENTA = Record("Momenta", position=3, orientation=4, momentum=3, angular_momentum=3)
# The same and, of thin bodies, the angular momentum along the axis of least moment, which L in W has lost to rounding;
# 0 of others.
AXIAL = Record("Axial", **MOMENTA.fields, axial=1)
# x R p L in W.
MATRIX = Record("Matrix", position=3, rotation=9, momentum=3, angular_momentum=3)
# x R v w in W.
VELOCITIES = Record("Velocities", position=3, rotation=9, velocity=3, angular_velocity=3)
# x R in W, w v in B.
TWIST = Record("Twist", position=3, rotation=9, angular=3, linear=3)
# x R dx/dt dR/dt.
NATURAL = Record("Natural", position=3, rotation=9, velocity=3, rotation_rate=9)

# What forces read, x R v w in W, and what they add to: the torque about the centre of mass and the force, in W, and the
# parts of both that have no potential, whose work is accumulated.
KIN = Record("Kin", **VELOCITIES.fields, torque=3, force=3, nc_torque=3, nc_force=3)

# How a method keeps a body: numbers per body.
LAYOUTS = {
    "momenta": MOMENTA.size,
    "matrix": MATRIX.size,
    "velocities": VELOCITIES.size,
    "twist": TWIST.size,
    "natural": NATURAL.size,
    "axial": AXIAL.size,
}

KIN_SIZE, MATRIX_SIZE, MOMENTA_SIZE, NATURAL_SIZE = KIN.size, MATRIX.size, MOMENTA.size, NATURAL.size
VELOCITIES_SIZE = VELOCITIES.size

# All layouts begin with the position; those without a quaternion have the rotation next.
position_of, put_position = MOMENTA.column("position")
orientation_of, put_orientation = MOMENTA.column("orientation")
momentum_of, put_momentum = MOMENTA.column("momentum")
angular_momentum_of, put_angular_momentum = MOMENTA.column("angular_momentum")
axial_of, put_axial = AXIAL.column("axial")
rotation_of, put_rotation = MATRIX.column("rotation")
matrix_momentum_of, put_matrix_momentum = MATRIX.column("momentum")
matrix_angular_momentum_of, put_matrix_angular_momentum = MATRIX.column("angular_momentum")
velocity_of, put_velocity = VELOCITIES.column("velocity")
angular_velocity_of, put_angular_velocity = VELOCITIES.column("angular_velocity")
twist_angular_of, _ = TWIST.column("angular")
twist_linear_of, _ = TWIST.column("linear")
torque_of, put_torque = KIN.column("torque")
force_of, put_force = KIN.column("force")
nc_torque_of, put_nc_torque = KIN.column("nc_torque")
nc_force_of, put_nc_force = KIN.column("nc_force")
rotation_rate_of, put_rotation_rate = NATURAL.column("rotation_rate")
