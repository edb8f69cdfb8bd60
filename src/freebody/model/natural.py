"""Natural coordinates of a body: a point and the nine entries of a matrix, in which the mass matrix is constant."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError
from freebody.mass.matrices import natural_block
from freebody.model.body import Body


def natural_mass_matrix(body: Body) -> NDArray[np.float64]:
    """The constant mass matrix M (12, 12) of a body, about the origin of its shape frame: kinetic energy = 1/2 dX^T M
    dX.

    X = (o1, R11, R12, R13 | o2, R21, .. | o3, ..): the origin o of the drawing in W, in m, and the rotation R_WB, row
    by row. M = diag(B, B, B), B = [[m, m c^T], [m c, S]] with the centre of mass c and the integral S of x x^T dm =
    1/2 tr(T) 1 - T, T the inertia about the origin: off its diagonal, S is minus T. kg, kg m and kg m^2. Raises
    :class:`InputError` for anything but a body.
    """
    if not isinstance(body, Body):
        raise InputError(f"natural_mass_matrix of {type(body).__name__}", expected="an fb.Body")
    return np.asarray(np.kron(np.eye(3), natural_block(body.mass, body.center_of_mass, body.inertia)))
