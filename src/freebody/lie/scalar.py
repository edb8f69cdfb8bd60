"""Scalar functions that mean the same for every number type, and what kernels branch with.

Complex numbers are there for derivatives by the complex step: the imaginary part carries a derivative times a tiny
number, so it must be right to round-off *in itself*, not only beside the real part. A dual number carries its
derivatives beside its value. A number of several lanes stands for that number in several runs, and comparing it
gives a mask: one answer for each.

Kernels compare what ``real`` returns, and choose with ``where``. They skip work only where ``every`` or ``some`` lane
allows it. For plain numbers a mask is True or False, and all of this compiles to nothing.
"""

import math

import numpy as np
from numba import types
from numba.extending import overload

from freebody.compile import kernel

_INLINED = {"error_model": "numpy", "forceinline": True}


@kernel(inline=True)
def real(x):
    """A number without its imaginary part or derivatives: what branches compare."""
    return x.real


def vanishes(x):
    """Whether a number is zero together with its derivatives, so that terms with it may be left out."""
    return x.vanishes() if hasattr(x, "vanishes") else x == 0.0


def plain(x):
    """Whether a number is nothing but a value: without imaginary part and derivatives."""
    return isinstance(x, float)


def where(mask, a, b):
    """``a`` in lanes where ``mask`` holds, ``b`` in the others. Both are evaluated; what is not chosen may be NaN."""
    if hasattr(mask, "where"):
        return mask.where(a, b)
    return a if mask else b


def every(mask):
    """Whether ``mask`` holds in all lanes."""
    return mask.every() if hasattr(mask, "every") else mask


def some(mask):
    """Whether ``mask`` holds in at least one lane."""
    return mask.some() if hasattr(mask, "some") else mask


def alike(mask):
    """What ``mask`` says in every lane; for what the bodies of all runs have in common, like being a particle."""
    answer = every(mask)
    assert answer == some(mask), "lanes with bodies of different kinds"
    return answer


# --- what stands for them inside kernels, for plain and complex numbers -----------------------------------------------


@overload(vanishes, jit_options=_INLINED)
def _vanishes(x):
    return (lambda x: x == 0.0) if isinstance(x, types.Number) else None


@overload(plain, jit_options=_INLINED)
def _plain(x):
    return (lambda x: True) if isinstance(x, types.Float) else (lambda x: False)


@overload(where, jit_options=_INLINED)
def _where(mask, a, b):
    return (lambda mask, a, b: a if mask else b) if isinstance(mask, types.Boolean) else None


def _itself(mask):
    return (lambda mask: mask) if isinstance(mask, types.Boolean) else None


for _stand_in in (every, some, alike):
    overload(_stand_in, jit_options=_INLINED)(_itself)


# --- functions --------------------------------------------------------------------------------------------------------


def atan2(y, x):
    """Angle of the point (x, y), continued analytically to complex y and x.

    The branch is the one of the real parts, in (-pi, pi]. Inside kernels the compiled versions below take its place.
    """
    if isinstance(x, complex) or isinstance(y, complex):
        return _atan2_complex(complex(y), complex(x))
    return np.arctan2(y, x)


@overload(atan2, jit_options=_INLINED)
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
