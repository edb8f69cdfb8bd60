"""Drifts: what bodies do while no force acts.

The centre of mass goes straight on, the body turns freely, and p and L (both in W) stay as they are, to the last bit.
Methods differ only in ``turn(moments, M, h)``: the relative rotation of a free body with these principal moments
(ascending, zero where there is no inertia) and the angular momentum M along its principal axes, after a time h; a
quaternion (w, x, y, z) along the same axes with q_new = q_old * q. It also returns the new M1: in the layout "axial"
that of thin bodies is carried on in the body, where it is well conditioned.
"""

from __future__ import annotations

from freebody.compile import kernel
from freebody.lie.quaternion import normalize, product, to_matrix
from freebody.lie.scalar import alike, real
from freebody.lie.vec import add, mat_t_vec, mat_vec, scale
from freebody.model.columns import (
    angular_momentum_of,
    axial_of,
    momentum_of,
    orientation_of,
    position_of,
    put_axial,
    put_orientation,
    put_position,
    put_rotation,
    rotation_of,
)
from freebody.model.rows import body_of, thin


@kernel(inline=True)
def place(world, motion):
    """Pose columns of the working rows from the state."""
    for b in range(world.bodies):
        put_position(motion.kin, b, position_of(motion.state, b))
        put_rotation(motion.kin, b, to_matrix(orientation_of(motion.state, b)))


@kernel(inline=True)
def drift(world, motion, turn, h, axial):
    """Move every body freely for a time h; pose columns are current before and after. ``axial`` as in ``kick``."""
    for b in range(world.bodies):
        body = body_of(world, b)
        path = scale(h * body.inverse_mass, momentum_of(motion.state, b))
        put_position(motion.state, b, add(position_of(motion.state, b), path))
        if alike(real(body.principal_moments[2]) > 0.0):  # a particle does not turn
            axes = body.principal_axes
            M = mat_t_vec(axes, mat_t_vec(rotation_of(motion.kin, b), angular_momentum_of(motion.state, b)))
            carried = axial and thin(body)
            if carried:
                M = (axial_of(motion.state, b), M[1], M[2])
            (w, x1, x2, x3), along = turn(body.principal_moments, M, h)
            if carried:
                put_axial(motion.state, b, along)
            v = mat_vec(axes, (x1, x2, x3))
            # Normalised every time: the length never wanders, and the direction sees only its own rounding.
            put_orientation(motion.state, b, normalize(product(orientation_of(motion.state, b), (w, v[0], v[1], v[2]))))
    place(world, motion)
