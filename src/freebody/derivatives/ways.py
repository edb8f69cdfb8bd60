"""By which way a run is differentiated: on dual numbers, or by differences of runs; and what is refused."""

from __future__ import annotations

from freebody.errors import InputError
from freebody.methods.base import Method
from freebody.methods.registry import names
from freebody.model.layout import CUSTOM
from freebody.model.tables import Tables
from freebody.world import World

# Methods whose loops take dual numbers; and those of them that keep joints.
TAKEN = (
    "euler", "midpoint", "rk4", "exponential_euler", "cg4", "rkmk4", "cf4", "splitting", "lgvi", "exact", "exact4",
    "rattle", "rattle4",
)  # fmt: skip
LINKED = ("rattle", "rattle4")


def suits(world: World, method: Method) -> None:
    """Raises :class:`InputError` where a run of ``world`` by ``method`` has no derivatives."""
    refuse(world.tables(), method)


def refuse(tables: Tables, method: Method) -> None:
    """The same for tables."""
    if method.name == "moreau":
        raise InputError(
            "derivatives of runs by moreau",
            expected="touch4, which locates impacts to round-off",
            cause="moreau solves contact to a tolerance, and differences of its runs show that instead",
            remedy='integrator="touch4"',
        )
    if method.variable_step:
        fitting = LINKED if tables.joints else TAKEN
        raise InputError(
            f"derivatives of runs by {method.name}",
            expected="one of " + ", ".join(fitting),
            cause="it chooses its steps anew for every number, and the state jumps a little with them",
            remedy=f'dt= and integrator="{"rattle4" if tables.joints else "cf4"}"',
        )


def by_differences(tables: Tables, method: Method) -> bool:
    """Whether derivatives come from differences of runs: contact, functions of users, and loops that take no dual
    numbers.
    """
    if tables.contacts is not None or tables.flags & CUSTOM or tables.custom_joints is not None:
        return True
    own = method.name in names() and not type(method).__module__.startswith("freebody.")
    return method.name not in (LINKED if tables.joints else TAKEN) and not own


def layout_for(tables: Tables, method: Method) -> str:
    """The layout that tangents are carried in."""
    return "momenta" if by_differences(tables, method) else method.layout_for(tables)
