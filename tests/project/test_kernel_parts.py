"""Parts of kernels: in their callers they are code, from Python they can be called all the same."""

import sys
import threading

import numba
import numpy as np

from freebody.compile import fixed, kernel
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


def test_two_threads_may_fix_the_same_kernel_at_the_same_time():
    # A page prepares its world in its own thread while a cell of the notebook simulates.
    begun, go_on = threading.Event(), threading.Event()

    class Slow:
        def __init__(self):
            self._can_compile, self.compiled = True, []

        def compile(self, signature):
            if not self._can_compile:
                raise RuntimeError("compilation disabled")
            self.compiled.append(signature)
            begun.set()
            go_on.wait(10.0)

        def disable_compile(self):
            self._can_compile = False

    kernel = Slow()
    threads = [threading.Thread(target=fixed, args=(kernel, "once")) for _ in range(2)]
    threads[0].start()
    begun.wait(10.0)
    threads[1].start()
    threads[1].join(0.2)
    assert threads[1].is_alive(), "it waits for the first"
    go_on.set()
    for thread in threads:
        thread.join(10.0)
    assert kernel.compiled == ["once"]
