"""Can any distribution of mass have this inertia?"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InertiaError

Array = NDArray[np.float64]

# Relative slack for rounding in the inputs: figures typed with six digits pass only if they are consistent to that
# many, which is why the caller may widen it.
SLACK = 1e-12


def check_inertia(inertia: Array, *, name: str = "inertia", slack: float = SLACK) -> None:
    """Refuse a tensor (3, 3), in kg m^2, that no body can have; the message gives the computed principal moments.

    A body's tensor is symmetric and positive definite, and no principal moment exceeds the sum of the other two (each
    is an integral of squared distances from an axis). A line of particles reaches equality with one moment zero.
    """
    if inertia.shape != (3, 3) or not np.isfinite(inertia).all():
        raise InertiaError(
            f"{name} is {np.array2string(inertia, precision=6)} of shape {inertia.shape}",
            expected="a 3x3 tensor of finite numbers, in kg m^2",
        )
    scale = float(np.max(np.abs(inertia)))
    uneven = float(np.max(np.abs(inertia - inertia.T)))
    if uneven > slack * scale:
        raise InertiaError(
            f"{name} is not symmetric: entries across the diagonal differ by up to {uneven:.6g}",
            expected="I = I^T",
            cause="a product of inertia typed with the wrong sign on one side",
        )
    low, middle, high = np.linalg.eigvalsh(0.5 * (inertia + inertia.T))
    moments = f"principal moments ({low:.6g}, {middle:.6g}, {high:.6g}) kg m^2"
    if low < -slack * scale or (low <= slack * scale and high <= slack * scale and scale > 0.0):
        raise InertiaError(
            f"{name} has {moments}; {low:.6g} is negative",
            expected="positive principal moments",
            cause="products of inertia too large for the diagonal, or given without their minus sign",
            remedy="off-diagonal entries are -integral(x y dm); check their signs",
        )
    if low + middle < high * (1.0 - slack) - slack * scale:
        raise InertiaError(
            f"{name} has {moments}; {low:.6g} + {middle:.6g} = {low + middle:.6g} < {high:.6g}",
            expected="the two smaller moments to add up to at least the largest",
            cause="the tensor of another point or in other units, or integral(x x^T dm) taken for the inertia",
            remedy="give the tensor about the centre of mass, tr(S) 1 - S for S = integral(x x^T dm)",
        )
