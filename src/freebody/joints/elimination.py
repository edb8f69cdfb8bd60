"""The order in which the multipliers of joints are eliminated, and the program that does it; computed once per world.

The system for multipliers l and the velocities u of hubs is symmetric,

    [ S    G_h ] [ l ]   [ r ]      S = sum over the other bodies of G M^-1 G^T,
    [ G_h^T -M ] [ u ] = [ 0 ],

with a node for every joint and every hub. A body held by few joints goes into S, which costs a block for each pair of
its joints; one held by many would couple them all, so it stays as a node of its own. Then chains and trees need blocks
in proportion to their joints, in whatever order they were built. Nodes are eliminated by minimum degree, those between
hubs only after one of these, without which they would have nothing to stand on.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from itertools import combinations

__all__ = ["HUB_DEGREE", "HUB_SIZE", "Plan", "plan"]

# A body with this many joints couples them less dearly as a node of six unknowns than by all pairs.
HUB_DEGREE = 5

HUB_SIZE = 6


@dataclass(frozen=True)
class Plan:
    """``sizes`` of the nodes (joints first, then hubs), the ``hubs`` (bodies), ``order`` of elimination, ``blocks``:
    (later node, earlier node) -> offset, diagonal ones included, and ``floats``: the numbers in all blocks."""

    sizes: tuple[int, ...]
    hubs: tuple[int, ...]
    order: tuple[int, ...]
    blocks: dict[tuple[int, int], int]
    later: tuple[tuple[int, ...], ...]
    floats: int

    def rank(self) -> list[int]:
        """When each node is eliminated."""
        when = [0] * len(self.order)
        for place, node in enumerate(self.order):
            when[node] = place
        return when


def plan(
    sizes: list[int], bodies: list[tuple[int, ...]], *, hub_size: int = HUB_SIZE, early: frozenset[int] = frozenset()
) -> Plan:
    """For joints of these ``sizes`` (equations) that hold these ``bodies`` (numbers).

    Nodes that are to come ``early`` go before all others: an equation that follows from others is found out when the
    last of them is eliminated, and theirs must not be the one.
    """
    held: dict[int, list[int]] = {}
    for joint, members in enumerate(bodies):
        for body in members:
            held.setdefault(body, []).append(joint)
    hubs = tuple(sorted(body for body, joints in held.items() if len(joints) >= HUB_DEGREE))
    node_of = {body: len(sizes) + k for k, body in enumerate(hubs)}
    count = len(sizes) + len(hubs)
    near: list[set[int]] = [set() for _ in range(count)]
    for body, joints in held.items():
        pairs = [(node_of[body], joint) for joint in joints] if body in node_of else list(combinations(joints, 2))
        for a, b in pairs:
            near[a].add(b)
            near[b].add(a)
    # A joint that only hubs hold has no block on its diagonal until one of them is gone.
    waiting = [bool(members) and all(body in node_of for body in members) for members in bodies] + [False] * len(hubs)
    order, later = _minimum_degree(near, waiting, len(sizes), early)
    return _laid_out((*sizes, *[hub_size] * len(hubs)), hubs, order, later)


def _minimum_degree(
    near: list[set[int]], waiting: list[bool], joints: int, early: frozenset[int]
) -> tuple[list[int], list[list[int]]]:
    heap = [(node not in early, len(neighbours), node) for node, neighbours in enumerate(near)]
    heapq.heapify(heap)
    gone = [False] * len(near)
    order: list[int] = []
    later: list[list[int]] = [[] for _ in near]
    set_aside: list[int] = []
    while heap or set_aside:
        if not heap:
            # Only nodes that wait are left: no hub can free them any more.
            for node in set_aside:
                waiting[node] = False
                heapq.heappush(heap, (node not in early, len(near[node]), node))
            set_aside = []
        _, degree, node = heapq.heappop(heap)
        if gone[node] or degree != len(near[node]):
            continue
        if waiting[node]:
            set_aside.append(node)
            continue
        gone[node] = True
        order.append(node)
        later[node] = sorted(near[node])
        for other in near[node]:
            near[other].discard(node)
            near[other] |= near[node] - {other}
        for other in near[node]:
            if node >= joints and waiting[other]:
                waiting[other] = False
            heapq.heappush(heap, (other not in early, len(near[other]), other))
        set_aside = [other for other in set_aside if waiting[other]]
        near[node] = set()
    return order, later


def _laid_out(sizes: tuple[int, ...], hubs: tuple[int, ...], order: list[int], later: list[list[int]]) -> Plan:
    when = {node: place for place, node in enumerate(order)}
    blocks: dict[tuple[int, int], int] = {}
    floats = 0
    for node in order:
        later[node].sort(key=when.__getitem__)
        for other in (node, *later[node]):
            blocks[other, node] = floats
            floats += sizes[other] * sizes[node]
    return Plan(sizes, hubs, tuple(order), blocks, tuple(map(tuple, later)), floats)
