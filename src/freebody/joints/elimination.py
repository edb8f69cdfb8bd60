"""The order in which the multipliers of joints are eliminated, and the program that does it; computed once per world.

The system for multipliers l and the velocities u of bodies of high degree (centers) is symmetric,

    [ S    G_h ] [ l ]   [ r ]      S = sum over the other bodies of G M^-1 G^T,
    [ G_h^T -M ] [ u ] = [ 0 ],

with a node for every joint and every center. A body held by few joints goes into S, which costs a block for each pair
of its joints; one held by many would couple them all, so it stays as a node of its own. Then chains and trees need
blocks in proportion to their joints, in whatever order they were built. Nodes are eliminated by minimum degree; joints
that lead from a center towards the world only after it.
"""

from __future__ import annotations

import heapq
from collections import Counter
from dataclasses import dataclass
from itertools import combinations

# A body with this many joints couples them less dearly as a node of six unknowns than by all pairs.
HIGH_DEGREE = 5


@dataclass(frozen=True)
class Plan:
    """``sizes`` of the nodes (joints first, then bodies of high degree), those of ``high_degree``, ``order`` of
    elimination, ``blocks``: (later node, earlier node) -> offset, diagonal ones included, and ``floats``: the numbers
    in all blocks."""

    sizes: tuple[int, ...]
    high_degree: tuple[int, ...]
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


def plan(sizes: list[int], bodies: list[tuple[int, ...]], width: int, early: frozenset[int] = frozenset()) -> Plan:
    """For joints of these ``sizes`` (equations) that hold these ``bodies`` (numbers), of ``width`` unknowns each.

    Nodes that are to come ``early`` go before all others: an equation that follows from others is found out when the
    last of them is eliminated, and theirs must not be the one.
    """
    held: dict[int, list[int]] = {}
    for joint, members in enumerate(bodies):
        for body in members:
            held.setdefault(body, []).append(joint)
    high_degree = tuple(sorted(body for body, joints in held.items() if len(joints) >= HIGH_DEGREE))
    node_of = {body: len(sizes) + k for k, body in enumerate(high_degree)}
    count = len(sizes) + len(high_degree)
    near: list[set[int]] = [set() for _ in range(count)]
    for body, joints in held.items():
        pairs = [(node_of[body], joint) for joint in joints] if body in node_of else list(combinations(joints, 2))
        for a, b in pairs:
            near[a].add(b)
            near[b].add(a)
    waits = [{node_of[center] for center in waiting} for waiting in _waits(bodies, held, high_degree, early)]
    order, later = minimum_degree(near, [*waits, *(set() for _ in high_degree)], early)
    return _laid_out((*sizes, *[width] * len(high_degree)), high_degree, order, later)


def _waits(
    bodies: list[tuple[int, ...]], held: dict[int, list[int]], high_degree: tuple[int, ...], early: frozenset[int]
) -> list[set[int]]:
    """For every joint the centers that have to be eliminated before it.

    A center that is still there holds its joints as the world does. So a joint may go before its center only if the
    part of the linkage beyond it is free; one that leads to the world, back to the same center, or to the center that
    stands for the world where there is none, would be held from both sides.
    """
    grounded = {joint for joint, members in enumerate(bodies) if len(members) == 1 and joint not in early}
    firm = _touched(bodies, held, grounded)
    for center in high_degree:
        if center not in firm:
            firm |= reached(bodies, held, [center], set())
            grounded |= {joint for joint in held[center] if len(bodies[joint]) > 1}
    waits: list[set[int]] = [set() for _ in bodies]
    for center in high_degree:
        side: dict[int, int] = {}
        for joint in held[center]:
            for body in bodies[joint]:
                if body != center and body not in side:
                    for other in reached(bodies, held, [body], {center}):
                        side[other] = body
        ways = Counter(side[body] for joint in held[center] for body in bodies[joint] if body != center)
        # Where this center stands for the world, its own joints do not count as ground.
        ground = {joint for joint in grounded if center not in bodies[joint] or len(bodies[joint]) == 1}
        held_firm = {side[body] for joint in ground for body in bodies[joint] if body in side}
        for joint in held[center]:
            others = [side[body] for body in bodies[joint] if body != center]
            if (not others and joint not in early) or any(ways[s] > 1 or s in held_firm for s in others):
                waits[joint].add(center)
    for joint, members in enumerate(bodies):
        # Without any other body it has nothing to stand on.
        if not waits[joint] and members and all(body in high_degree for body in members):
            waits[joint].add(members[0])
    return waits


def _touched(bodies: list[tuple[int, ...]], held: dict[int, list[int]], joints: set[int]) -> set[int]:
    return reached(bodies, held, [body for joint in joints for body in bodies[joint]], set())


def reached(bodies: list[tuple[int, ...]], held: dict[int, list[int]], start: list[int], without: set[int]) -> set[int]:
    """Bodies that joints connect with those of ``start``, not by way of ``without``."""
    found, todo = set(start), list(start)
    while todo:
        for joint in held[todo.pop()]:
            for body in bodies[joint]:
                if body not in found and body not in without:
                    found.add(body)
                    todo.append(body)
    return found


def minimum_degree(
    near: list[set[int]], waits: list[set[int]], early: frozenset[int] = frozenset()
) -> tuple[list[int], list[list[int]]]:
    """The order in which nodes with these neighbours are eliminated, and the neighbours that each then still has.

    A node goes only when those it ``waits`` for are gone. Both arguments are used up.
    """
    waiting: list[list[int]] = [[] for _ in near]
    for node, others in enumerate(waits):
        for other in others:
            waiting[other].append(node)
    heap = [(node not in early, len(neighbours), node) for node, neighbours in enumerate(near)]
    heapq.heapify(heap)
    gone = [False] * len(near)
    order: list[int] = []
    later: list[list[int]] = [[] for _ in near]
    while heap:
        _, degree, node = heapq.heappop(heap)
        if gone[node] or degree != len(near[node]) or waits[node]:
            # One that waits is put back when the last of them goes.
            continue
        gone[node] = True
        order.append(node)
        later[node] = sorted(near[node])
        for other in near[node]:
            near[other].discard(node)
            near[other] |= near[node] - {other}
        for other in waiting[node]:
            waits[other].discard(node)
        for other in near[node].union(waiting[node]):
            heapq.heappush(heap, (other not in early, len(near[other]), other))
        near[node] = set()
    return order, later


def _laid_out(sizes: tuple[int, ...], high_degree: tuple[int, ...], order: list[int], later: list[list[int]]) -> Plan:
    when = {node: place for place, node in enumerate(order)}
    blocks: dict[tuple[int, int], int] = {}
    floats = 0
    for node in order:
        later[node].sort(key=when.__getitem__)
        for other in (node, *later[node]):
            blocks[other, node] = floats
            floats += sizes[other] * sizes[node]
    return Plan(sizes, high_degree, tuple(order), blocks, tuple(map(tuple, later)), floats)
