"""Small kernels are part of their callers and nothing else, yet can be called from Python."""

import math

import numba
import numpy as np
import pytest
from llvmlite.binding import ffi, newpassmanagers

from freebody.compile import kernel
from freebody.forces.total import no_wrench
from freebody.inlined import Bitcode


@kernel(inline=True)
def root(x):
    if x < 0.0:
        raise ValueError("a negative number has no root")
    return math.sqrt(x)


@kernel(inline=True)
def longer(a, b):
    return a if root(a) > root(b) else b


@numba.njit
def total(values):
    found = 0.0
    for value in values:
        found += root(value)
    return found


def test_kernels_and_python_call_the_same():
    assert total(np.array([1.0, 4.0, 9.0])) == 6.0
    assert root(9.0) == 3.0
    assert root(4) == 2.0
    assert longer(2.0, 3.0) == 3.0


def test_errors_come_through_from_inside():
    with pytest.raises(ValueError, match="no root"):
        total(np.array([1.0, -1.0]))
    with pytest.raises(ValueError, match="no root"):
        root(-1.0)


def test_there_is_no_machine_code_of_their_own():
    total(np.array([1.0]))
    assert not any(callable(made.entry_point) for made in root.overloads.values())


def test_what_optimised_is_freed():
    # llvmlite's own classes inherit a method that does nothing before the one that frees.
    for kind in (newpassmanagers.ModulePassManager, newpassmanagers.FunctionPassManager):
        assert kind._dispose is not ffi.ObjectRef._dispose


def test_kernels_from_files_keep_no_objects_of_llvm_and_can_still_be_linked():
    (result,) = no_wrench.overloads.values()
    if type(result.library) is not Bitcode:
        pytest.skip("compiled in this process")
    assert result.library._shared_module is None
    assert any(not function.is_declaration for function in result.library._get_module_for_linking().functions)
