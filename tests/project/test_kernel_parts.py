"""Parts of kernels: in their callers they are code, from Python they can be called all the same."""

import sys

import numba
import numpy as np

from freebody.compile import kernel
from freebody.inlined import Inlined


@kernel(inline=True)
def twice(x):
    return 2.0 * x


@kernel(inner=True)
def sum_of_twice(numbers):
    total = 0.0
    for k in range(len(numbers)):
        total += twice(numbers[k])
    return total


@kernel(inline=True, counts=True)
def behind(numbers):
    return numbers[1:]


@numba.njit
def called(numbers):
    return sum_of_twice(numbers)


@numba.njit
def called_behind(numbers):
    total = 0.0
    for _ in range(1000):
        total += behind(numbers)[0]
    return total


def test_python_may_call_parts():
    assert isinstance(twice, Inlined)
    assert twice(1.5) == 3.0
    assert twice(1.5 + 2j) == 3.0 + 4j
    assert sum_of_twice(np.arange(4.0)) == 12.0


def test_parts_have_no_machine_code_of_their_own():
    assert called(np.arange(4.0)) == 12.0
    for part in (twice, sum_of_twice):
        (code,) = (result.library for result in part.overloads.values())
        assert code._finalized
        assert not code._codegen._engine.is_symbol_defined(next(iter(part.overloads.values())).fndesc.mangled_name)


def test_parts_count_no_references():
    called(np.arange(4.0))
    for part in (twice, sum_of_twice):
        (code,) = (result.library.get_llvm_str() for result in part.overloads.values())
        assert "NRT_incref" not in code
        assert "NRT_decref" not in code


def test_a_part_that_returns_an_array_keeps_the_counts_right():
    numbers = np.arange(4.0)
    before = sys.getrefcount(numbers)
    assert called_behind(numbers) == 1000.0
    assert sys.getrefcount(numbers) == before
