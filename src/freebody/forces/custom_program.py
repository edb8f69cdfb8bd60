"""Compiled loops around a user's function, over the rows of its block in the tables.

A row of a block holds, in floats, the centres of mass of its bodies in their drawings and then its parameters; in I the
bodies' numbers, after their count where the function takes ``bodies``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from numba import types
from numba.extending import intrinsic, overload

from freebody.compile import kernel
from freebody.forces.act import pull_nc, turn_nc
from freebody.forces.custom_group import make_group
from freebody.forces.custom_view import CENTER, STEP, perturbed, pose, view
from freebody.model.columns import KIN

# Where force and torque begin in a kinematic row.
FORCE, TORQUE = KIN.slices["force"].start, KIN.slices["torque"].start


class Program(NamedTuple):
    """What acts for one function with parameters of one shape.

    ``wrench(t, kin, floats, integers, f, i, count)`` adds to the working rows; ``energy``, with the same arguments,
    returns joules and is None for forces without potential.
    """

    wrench: Any
    energy: Any


def reader(shapes: tuple[int, ...]) -> Any:
    """A compiled function (floats, f) -> parameters: a number for shape 0, a tuple of n numbers for shape n."""
    kinds = [types.UniTuple(types.float64, shape) if shape else types.float64 for shape in shapes]

    @intrinsic
    def read(typingctx, floats, f):
        def generate(context, builder, sig, args):
            data = context.make_array(sig.args[0])(context, builder, args[0]).data
            places = iter(range(sum(max(shape, 1) for shape in shapes)))

            def load():
                at = builder.add(args[1], context.get_constant(types.int64, next(places)))
                return builder.load(builder.gep(data, [at]))

            values = [
                context.make_tuple(builder, kind, [load() for _ in range(shape)]) if shape else load()
                for shape, kind in zip(shapes, kinds)
            ]
            return context.make_tuple(builder, sig.return_type, values)

        return types.Tuple(kinds)(floats, types.int64), generate

    return read


@kernel(inline=True)
def _give(kin, b, wrench):
    """Add (force, torque) to body b, and to what has no potential."""
    force, torque = wrench
    pull_nc(kin, b, force)
    turn_nc(kin, b, torque)


def _deal(kin, integers, i, wrenches):
    """A name for compiled code, which calls the overload below; Python never gets here."""
    raise NotImplementedError


@overload(_deal, jit_options={"forceinline": True})
def _deal_overload(kin, integers, i, wrenches):
    """Give the first wrench to body integers[i], the next to integers[i + 1] ...; the pairs may differ in type (0
    beside 0.0)."""
    if len(wrenches) == 0:
        return lambda kin, integers, i, wrenches: None

    def deal(kin, integers, i, wrenches):
        _give(kin, integers[i], wrenches[0])
        _deal(kin, integers, i + 1, wrenches[1:])

    return deal


def force_program(law: Any, form: str, shapes: tuple[int, ...], flavour: str) -> Program:
    """The loop for a force: on one body ("body"), on a group at once ("bodies") or on each of a group ("each")."""
    read = reader(shapes)
    width = sum(max(shape, 1) for shape in shapes)
    look = view if flavour == "view" else pose
    group = make_group(flavour)

    def on_body(t, kin, floats, integers, f, i, count):
        for _ in range(count):
            _give(kin, integers[i], law(t, look(kin, floats, f, integers[i], 0), *read(floats, f + CENTER)))
            f += CENTER + width
            i += 1

    def on_bodies(t, kin, floats, integers, f, i, count):
        for _ in range(count):
            n = integers[i]
            wrenches = law(t, group(kin, floats, integers, f, i + 1, n, 0), *read(floats, f + CENTER * n))
            _deal(kin, integers, i + 1, wrenches)
            f += CENTER * n + width
            i += 1 + n

    def on_each(t, kin, floats, integers, f, i, count):
        for _ in range(count):
            n = integers[i]
            for k in range(n):
                b = integers[i + 1 + k]
                body = look(kin, floats, f + CENTER * k, b, k)
                _give(kin, b, law(t, body, group(kin, floats, integers, f, i + 1, n, 0), *read(floats, f + CENTER * n)))
            f += CENTER * n + width
            i += 1 + n

    loop = {"body": on_body, "bodies": on_bodies, "each": on_each}[form]
    return Program(kernel(inline=True)(loop), None)


def potential_program(law: Any, twin: Any, bodies: int | None, shapes: tuple[int, ...]) -> Program:
    """The loops for a potential of a number of bodies, or of a group (None); ``twin`` is ``law`` on complex numbers.

    The force on a body is minus the derivative of the energy along each axis of W, the torque minus the derivative with
    respect to a turn about it.
    """
    read = reader(shapes)
    width = sum(max(shape, 1) for shape in shapes)
    # A group says in the tables how many bodies it has; otherwise the function does.
    counted = 1 if bodies is None else 0
    seen = poses_of(bodies) if bodies is not None else _alone(make_group("pose"))
    moved = perturbed_poses(bodies) if bodies is not None else _alone(make_group("perturbed"))
    fixed = -1 if bodies is None else bodies

    @kernel(inline=True)
    def wrench(t, kin, floats, integers, f, i, count):
        for _ in range(count):
            n = integers[i] if counted else fixed
            at = i + counted
            for direction in range(6 * n):
                arguments = moved(kin, floats, integers, f, at, n, direction) + read(floats, f + CENTER * n)
                slope = twin(*arguments).imag / STEP
                axis = direction % 6
                column = FORCE + axis if axis < 3 else TORQUE + axis - 3
                kin[integers[at + direction // 6], column] -= slope
            f += CENTER * n + width
            i = at + n

    @kernel(inline=True)
    def energy(t, kin, floats, integers, f, i, count):
        total = 0.0
        for _ in range(count):
            n = integers[i] if counted else fixed
            at = i + counted
            arguments = seen(kin, floats, integers, f, at, n, 0) + read(floats, f + CENTER * n)
            total += law(*arguments)
            f += CENTER * n + width
            i = at + n
        return total

    return Program(wrench, energy)


def _alone(group: Any) -> Any:
    """``bodies`` as the only entry of a tuple of arguments."""

    @kernel(inline=True)
    def arguments(kin, floats, integers, f, i, n, direction):
        return (group(kin, floats, integers, f, i, n, direction),)

    return arguments


@lru_cache
def poses_of(bodies: int) -> Any:
    """The poses of so many bodies as a tuple."""
    if bodies == 0:
        return kernel(inline=True)(lambda kin, floats, integers, f, i, n, direction: ())
    before, k = poses_of(bodies - 1), bodies - 1

    @kernel(inline=True)
    def poses(kin, floats, integers, f, i, n, direction):
        return before(kin, floats, integers, f, i, n, direction) + (
            pose(kin, floats, f + CENTER * k, integers[i + k], k),
        )

    return poses


@lru_cache
def perturbed_poses(bodies: int) -> Any:
    """The same on complex numbers, with motion number ``direction`` perturbed: six for the first body, six for ..."""
    if bodies == 0:
        return kernel(inline=True)(lambda kin, floats, integers, f, i, n, direction: ())
    before, k = perturbed_poses(bodies - 1), bodies - 1

    @kernel(inline=True)
    def poses(kin, floats, integers, f, i, n, direction):
        last = perturbed(kin, floats, f + CENTER * k, integers[i + k], k, direction - 6 * k)
        return before(kin, floats, integers, f, i, n, direction) + (last,)

    return poses
