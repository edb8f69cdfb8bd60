"""The stiff system: blocks of a matrix without symmetry, factored as L U by the plan of the world, solved many times.

At S[m:] stand n numbers each: the solution (the right side before it), the sizes of the pivots, goals; then the blocks.
Equations without a pivot, as those that follow from others, get zero.
"""

from freebody.compile import kernel
from freebody.joints.blocks import product, sweep
from freebody.methods.generalized_alpha_plan import BEGINS, BLOCKS, FIRST_PIVOT, PIVOTS, UNKNOWNS
from freebody.terminal import plain

__all__ = ["blocks_at", "factor", "room_at", "solve"]

# A pivot below this part of the largest number that stood in its place is what roundings left there.
NO_PIVOT = 1e-11


@kernel(inline=True)
def blocks_at(m, plan):
    """Where the blocks begin."""
    return m + 3 * plan[UNKNOWNS]


@kernel(inline=True)
def room_at(m, plan):
    """Where room for other numbers begins."""
    return blocks_at(m, plan) + plan[BLOCKS]


@kernel(inline=True)
def _measure(S, sizes, block, n):
    """Remember the largest numbers on the diagonal."""
    for i in range(n):
        S[sizes + i] = max(S[sizes + i], abs(S[block + i * n + i]))


@kernel(inner=True)
def factor(S, m, plan):
    """Replace the blocks by their factors; the pivots by their inverses. Returns whether all bodies had pivots."""
    first, sizes, room = blocks_at(m, plan), m + plan[UNKNOWNS], room_at(m, plan)
    for k in range(plan[UNKNOWNS]):
        S[sizes + k] = 0.0
    at = plan[FIRST_PIVOT]
    for _ in range(plan[PIVOTS]):
        n, u, d, body, c = plan[at], plan[at + 1], first + plan[at + 2], plan[at + 3], plan[at + 4]
        at += 5
        _measure(S, sizes + u, d, n)
        if sweep(S, d, n, sizes + u, NO_PIVOT) > 0 and body:
            return False
        targets = at + 4 * c
        for q in range(c):
            size, below = plan[at + 4 * q], first + plan[at + 4 * q + 2]
            product(S, room, 0.0, plain(below), plain(d), size, n, n)
            for k in range(size * n):
                S[below + k] = S[room + k]
            for p in range(c):
                beside, target = first + plan[at + 4 * p + 3], first + plan[targets + q * c + p]
                product(S, target, -1.0, plain(below), plain(beside), size, plan[at + 4 * p], n)
                if p == q:
                    _measure(S, sizes + plan[at + 4 * q + 1], target, size)
        at = targets + c * c
    return True


@kernel(inner=True)
def solve(S, m, plan):
    """Put the solution in the place of the right side."""
    first, room = blocks_at(m, plan), room_at(m, plan)
    at = plan[FIRST_PIVOT]
    for _ in range(plan[PIVOTS]):
        n, u, c = plan[at], m + plan[at + 1], plan[at + 4]
        at += 5
        for q in range(c):
            size, v, below = plan[at + 4 * q], m + plan[at + 4 * q + 1], first + plan[at + 4 * q + 2]
            product(S, v, -1.0, plain(below), plain(u), size, 1, n)
        at += 4 * c + c * c
    for p in range(plan[PIVOTS]):
        at = plan[plan[BEGINS] + plan[PIVOTS] - 1 - p]
        n, u, d, c = plan[at], m + plan[at + 1], first + plan[at + 2], plan[at + 4]
        at += 5
        for q in range(c):
            size, v, beside = plan[at + 4 * q], m + plan[at + 4 * q + 1], first + plan[at + 4 * q + 3]
            product(S, u, -1.0, plain(beside), plain(v), n, 1, size)
        product(S, room, 0.0, plain(d), plain(u), n, 1, n)
        for i in range(n):
            S[u + i] = S[room + i]
