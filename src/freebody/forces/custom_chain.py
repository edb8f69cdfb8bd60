"""All user functions of a world as one compiled wrench and one compiled energy.

The blocks of user functions are the last ones of a world, in the order of its chain, so that the compiled chain finds
them beside any number of other blocks, and reads counts and places when it runs. Nothing here is cached on disk: a
changed global in the user's module would go unnoticed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numba

from freebody.compile import FASTMATH, kernel
from freebody.forces.custom_program import Program
from freebody.forces.held import python_wrench
from freebody.forces.total import CUSTOM_ENERGY, CUSTOM_WRENCH, no_energy, python_potential
from freebody.model.layout import BLOCKS, block_at, header_of

# Chains that are kept in memory: more than the worlds one works with at a time.
KEPT = 64


@kernel(inline=True)
def _no_link(t, kin, floats, integers, first):
    pass


@kernel(inline=True)
def _no_energy_link(t, kin, floats, integers, first):
    return 0.0


def _wrench_link(before: Any, act: Any, slot: int) -> Any:
    @kernel(inline=True)
    def link(t, kin, floats, integers, first):
        before(t, kin, floats, integers, first)
        block = block_at(integers, BLOCKS, first + slot)
        act(t, kin, floats, integers, block.floats, block.integers, block.count)

    return link


def _energy_link(before: Any, energy: Any, slot: int) -> Any:
    @kernel(inline=True)
    def link(t, kin, floats, integers, first):
        block = block_at(integers, BLOCKS, first + slot)
        own = energy(t, kin, floats, integers, block.floats, block.integers, block.count)
        return before(t, kin, floats, integers, first) + own

    return link


@lru_cache(maxsize=KEPT)
def chain(programs: tuple[Program, ...]) -> tuple[Any, Any]:
    """One compiled wrench and one compiled energy for all user functions of a world; the same ones, the same chain."""
    # From here on the totals are compiled for user functions in general, never for one of them, whoever calls them.
    python_wrench()
    python_potential()
    number = len(programs)
    wrench, energy = _no_link, _no_energy_link
    for slot, program in enumerate(programs):
        wrench = _wrench_link(wrench, program.wrench, slot)
        energy = energy if program.energy is None else _energy_link(energy, program.energy, slot)
    options = {"error_model": "numpy", "fastmath": set(FASTMATH), "nogil": True}

    @numba.njit(CUSTOM_WRENCH.signature, **options)
    def custom_wrench(t, kin, floats, integers):
        wrench(t, kin, floats, integers, header_of(integers).blocks - number)

    if energy is _no_energy_link:
        return custom_wrench, no_energy

    @numba.njit(CUSTOM_ENERGY.signature, **options)
    def custom_energy(t, kin, floats, integers):
        return energy(t, kin, floats, integers, header_of(integers).blocks - number)

    return custom_wrench, custom_energy
