"""Scalar functions that mean the same for real and for complex numbers.

Complex numbers are there for derivatives by the complex step: the imaginary part carries a derivative times a tiny
number, so it must be right to round-off *in itself*, not only beside the real part.
"""

import math

from numba import types
from numba.extending import overload

from freebody.compile import kernel


@kernel(inline=True)
def real(x):
    """Real part of a real or complex number: what branches compare."""
    return x.real


def atan2(y, x):
    """Angle of the point (x, y), continued analytically to complex y and x.

    The branch is the one of the real parts, in (-pi, pi]. Inside kernels the compiled versions below take its place.
    """
    if isinstance(x, complex) or isinstance(y, complex):
        return _atan2_complex(complex(y), complex(x))
    return math.atan2(y, x)


@overload(atan2, jit_options={"error_model": "numpy", "forceinline": True})
def _atan2_overload(y, x):
    if isinstance(x, types.Complex) or isinstance(y, types.Complex):
        return lambda y, x: _atan2_complex(complex(y), complex(x))
    return lambda y, x: math.atan2(y, x)


@kernel(inline=True)
def _atan2_complex(y, x):
    # Turn by the real angle first. What is left, atan(z), has a real part of second order, so that a derivative of
    # size 1e-200 beside a value of size 1 loses nothing; -i log(x + i y) would lose it all.
    angle = math.atan2(y.real, x.real)
    r = math.hypot(x.real, y.real)
    c, s = x.real / r, y.real / r
    z = complex(0.0, y.imag * c - x.imag * s) / complex(r, x.imag * c + y.imag * s)
    p, q = z.real, z.imag
    return complex(
        angle + 0.5 * math.atan2(2.0 * p, 1.0 - p * p - q * q),
        0.25 * math.log1p(4.0 * q / (p * p + (1.0 - q) * (1.0 - q))),
    )
