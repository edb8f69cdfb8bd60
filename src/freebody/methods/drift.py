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
from freebody.lie.vec import add, mat_t_vec, mat_vec, scale
from freebody.model.layout import BODIES, BODY, POSITION, PRINCIPAL_AXES, PRINCIPAL_MOMENTS, ROTATION
from freebody.model.rows import axes_of, get3, get4, get9, inverse_mass, put3, put4, put9, thin

__all__ = ["drift", "place"]


@kernel(inline=True)
def place(y, work, I):
    """Pose columns of the working rows from the state."""
    for b in range(I[0]):
        put3(work, b, POSITION, get3(y, b, 0))
        put9(work, b, ROTATION, to_matrix(get4(y, b, 3)))


@kernel(inline=True)
def drift(turn, y, h, work, F, I, axial):
    """Move every body freely for a time h; pose columns are current before and after. ``axial`` as in ``kick``."""
    for b in range(I[0]):
        put3(y, b, 0, add(get3(y, b, 0), scale(h * inverse_mass(F, b), get3(y, b, 7))))
        row = BODIES + BODY * b
        k = row + PRINCIPAL_MOMENTS
        if F[k + 2] > 0.0:  # a particle does not turn
            axes = axes_of(F, row + PRINCIPAL_AXES)
            M = mat_t_vec(axes, mat_t_vec(get9(work, b, ROTATION), get3(y, b, 10)))
            carried = axial and thin(F, b)
            if carried:
                M = (y[b, 13], M[1], M[2])
            (w, x1, x2, x3), along = turn((F[k], F[k + 1], F[k + 2]), M, h)
            if carried:
                y[b, 13] = along
            v = mat_vec(axes, (x1, x2, x3))
            # Normalised every time: the length never wanders, and the direction sees only its own rounding.
            put4(y, b, 3, normalize(product(get4(y, b, 3), (w, v[0], v[1], v[2]))))
    place(y, work, I)
