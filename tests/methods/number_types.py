"""Two minimal number types to run uncompiled kernels on, both strict: what branches on them by accident fails."""

import operator
from functools import reduce

import mpmath as mp
import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin


class Mask:
    """An answer for each lane. It refuses to be the condition of an ``if``."""

    def __init__(self, answers):
        self.answers = tuple(map(bool, answers))

    def __bool__(self):
        raise TypeError("a branch on a number of several lanes: choose with where, or declare the kernel by_lane")

    def where(self, a, b):
        a, b = _spread(a, len(self.answers)), _spread(b, len(self.answers))
        return Lanes([x if answer else y for answer, x, y in zip(self.answers, a, b)])

    def every(self):
        return all(self.answers)

    def some(self):
        return any(self.answers)

    def _with(self, other, join):
        others = other.answers if isinstance(other, Mask) else [other] * len(self.answers)
        return Mask(map(join, self.answers, others))

    def __and__(self, other):
        return self._with(other, operator.and_)

    def __or__(self, other):
        return self._with(other, operator.or_)

    __rand__, __ror__ = __and__, __or__


class _Strict(NDArrayOperatorsMixin):
    """Operators and NumPy's functions go through ``_call``; nothing makes a plain number or a truth of it."""

    def __array_ufunc__(self, function, method, *inputs, **options):
        assert method == "__call__"
        assert options.keys() <= {"out"}  # x += y makes a new x
        assert not any(isinstance(value, np.ndarray) and value.ndim for value in inputs)
        return self._call(function, inputs)

    def __bool__(self):
        raise TypeError(f"a branch on a number of type {type(self).__name__}")


def _spread(value, count):
    return value.lanes if isinstance(value, Lanes) else (value,) * count


class Lanes(_Strict):
    """The numbers of several runs, worked on one by one with the operations that plain numbers take."""

    def __init__(self, lanes):
        self.lanes = tuple(map(np.float64, lanes))

    @property
    def real(self):
        return self

    def _call(self, function, inputs):
        results = [function(*lane) for lane in zip(*(_spread(value, len(self.lanes)) for value in inputs))]
        return (Mask if isinstance(results[0], np.bool_) else Lanes)(results)


# Partial derivatives from the value of a function and its arguments.
SLOPES = {
    np.add: lambda f, a, b: (1.0, 1.0),
    np.subtract: lambda f, a, b: (1.0, -1.0),
    np.multiply: lambda f, a, b: (b, a),
    np.divide: lambda f, a, b: (1.0 / b, -f / b),
    np.negative: lambda f, a: (-1.0,),
    np.absolute: lambda f, a: (np.sign(a),),
    np.sqrt: lambda f, a: (0.5 / f,),
    np.sin: lambda f, a: (np.cos(a),),
    np.cos: lambda f, a: (-np.sin(a),),
    np.arctan: lambda f, a: (1.0 / (1.0 + a * a),),
    np.arctan2: lambda f, a, b: (b / (a * a + b * b), -a / (a * a + b * b)),
    np.log1p: lambda f, a: (1.0 / (1.0 + a),),
}


class Dual(_Strict):
    """A value and its derivatives along a few directions. Only what ``real`` returns can be compared.

    What does not change has no influence, whatever its slope: the root of a sum of squares at zero, which is where a
    body at rest has its speed.
    """

    def __init__(self, value, tangents):
        self.real, self.tangents = np.float64(value), np.asarray(tangents, dtype=np.float64)

    def vanishes(self):
        return self.real == 0.0 and not self.tangents.any()

    def _call(self, function, inputs):
        values = [value_of(number) for number in inputs]
        result = function(*values)
        if isinstance(result, np.bool_):
            raise TypeError("a dual number was compared: compare real()")
        terms = [
            np.where(number.tangents == 0.0, 0.0, slope * number.tangents)
            for slope, number in zip(SLOPES[function](result, *values), inputs)
            if isinstance(number, Dual)
        ]
        return Dual(result, reduce(operator.add, terms))


class Precise(_Strict):
    """A number of mpmath, of as many digits as are set there. It may be compared."""

    def __init__(self, value):
        self.value = mp.mpf(value)

    @property
    def real(self):
        return self

    def __bool__(self):
        return bool(self.value)

    def __int__(self):
        return int(self.value)

    def _call(self, function, inputs):
        made = PRECISE[function](*map(precise, inputs))
        return made if isinstance(made, bool) else Precise(made)


def precise(number):
    """A number of mpmath."""
    return number.value if isinstance(number, Precise) else mp.mpf(float(number))


# NumPy's functions at any precision.
PRECISE = {
    np.add: operator.add, np.subtract: operator.sub, np.multiply: operator.mul, np.divide: operator.truediv,
    np.negative: operator.neg, np.absolute: abs, np.sqrt: mp.sqrt, np.sin: mp.sin, np.cos: mp.cos, np.exp: mp.exp,
    np.arctan: mp.atan, np.arctan2: mp.atan2, np.log1p: mp.log1p, np.floor: mp.floor, np.less: operator.lt,
    np.less_equal: operator.le, np.greater: operator.gt, np.greater_equal: operator.ge, np.equal: operator.eq,
    np.not_equal: operator.ne, np.copysign: lambda a, b: abs(a) if b >= 0 else -abs(a),
}  # fmt: skip


def value_of(number):
    return number.real if isinstance(number, Dual) else number


def object_array(shape, numbers):
    """An array of numbers of any type; plain ones stay NumPy's, which divide by zero as kernels do."""
    array = np.empty(shape, dtype=object)
    for place, number in zip(np.ndindex(shape), numbers):
        array[place] = number if isinstance(number, _Strict) else np.float64(number)
    return array


def lanes_of(arrays):
    """Arrays of several runs as one, with lanes where they differ."""
    columns = zip(*(array.flat for array in arrays))
    return object_array(arrays[0].shape, (c[0] if c.count(c[0]) == len(c) else Lanes(c) for c in columns))


def lane(array, k):
    return np.array([x.lanes[k] if isinstance(x, Lanes) else x for x in array.flat], dtype=float).reshape(array.shape)


def duals_of(array, tangents):
    """With the tangents (directions, *shape)."""
    columns = np.moveaxis(np.asarray(tangents, dtype=float), 0, -1).reshape(array.size, len(tangents))
    return object_array(array.shape, (Dual(x, c) if c.any() else x for x, c in zip(array.flat, columns)))


def values(array):
    return np.array([value_of(x) for x in array.flat], dtype=float).reshape(array.shape)


def tangents(array, directions):
    nothing = np.zeros(directions)
    rows = [x.tangents if isinstance(x, Dual) else nothing for x in array.flat]
    return np.moveaxis(np.reshape(rows, (*array.shape, directions)), -1, 0)
