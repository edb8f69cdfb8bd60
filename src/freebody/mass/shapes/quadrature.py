"""Integration over the unit interval by the tanh-sinh rule."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

# Beyond this the rule's abscissae lie within 1e-18 of the ends and their weights no longer reach round-off.
REACH = 3.3


def tanh_sinh(step: float) -> tuple[Array, Array, Array]:
    """Abscissae x in (0, 1), their distances 1 - x from the far end, and weights, each (n,).

    x = 1/(1 + exp(-pi sinh t)) at t a multiple of ``step`` (Takahasi and Mori 1974). Both distances are given because
    subtracting would lose the small one. A smooth integrand that changes quickly near an end, over a length e, costs
    only about log(1/e) times more abscissae.
    """
    count = int(REACH / step)
    t = step * np.arange(-count, count + 1)
    x = 1.0 / (1.0 + np.exp(-np.pi * np.sinh(t)))
    rest = x[::-1]
    return x, rest, step * np.pi * np.cosh(t) * x * rest
