"""Which body's motion changes which accelerations, and in what order the stiff system is eliminated: once per world.

The system has a node of six unknowns for every body and one for the multipliers of every joint. Bodies that share a
force or a joint are neighbours, and so are a joint and its bodies. A joint has nothing on its diagonal until one of its
bodies is gone, and enough to stand on when the one away from the ground is: whatever is linked to that one further out
floats. A joint that closes a loop goes after all bodies of the loop. So chains and trees are eliminated from their ends
towards the ground, in time and memory proportional to their length.

Integers for the kernels, counted from the start of the program:

    header   see below
    pivots   for every node in its order: size, first unknown, block, whether it is a body, number of later neighbours;
             size, first unknown, block below and block beside the diagonal of each of these; the targets of all pairs
    begins   where every pivot begins
    colours  bodies that can be nudged together, because no body feels two of them: how many; then for each the body,
             how many feel it, and of these the body and the block
    links    for every incidence of the joints the block with its gradient and the one with the response to it
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.joints import layout
from freebody.joints.elimination import minimum_degree, reached
from freebody.joints.equation import CUSTOM
from freebody.model.tables import Tables

__all__ = ["BEGINS", "BLOCKS", "COLOURS", "FIRST_COLOUR", "FIRST_PIVOT", "LINKS", "PIVOTS", "UNKNOWNS", "WIDEST",
           "StiffPlan", "stiff_plan"]  # fmt: skip

# --- the header ----------------------------------------------------------------------------------------------------
HEADER = 9
PIVOTS = 0  # how many; none where the system would be too large
FIRST_PIVOT = 1
BEGINS = 2
COLOURS = 3  # how many
FIRST_COLOUR = 4
LINKS = 5
UNKNOWNS = 6
BLOCKS = 7  # how many numbers are in all blocks
WIDEST = 8  # how many are in the largest one

BODY_UNKNOWNS = 6

# Beyond these, smaller steps are less dear than the system: pairs of bodies that forces couple, numbers in all blocks.
MOST_PAIRS = 40_000
MOST_NUMBERS = 3_000_000

Groups = list[tuple[int, ...]]
Neighbours = list[set[int]]


class StiffPlan(NamedTuple):
    """``integers`` as the kernels read them, and how many floats they work with."""

    integers: NDArray[np.int64]
    floats: int


def stiff_plan(tables: Tables) -> StiffPlan:
    """The plan for a world; one without pivots where its bodies act on each other in too many ways."""
    bodies, joints = len(tables.names), tables.joints
    groups = list({*tables.coupled, *(joint.bodies for joint in joints)})
    if sum(len(group) ** 2 for group in groups) > MOST_PAIRS + 16 * bodies:
        return _none()
    felt = _neighbours(bodies, groups)
    near = [*map(set, felt), *(set(joint.bodies) for joint in joints)]
    for k, joint in enumerate(joints):
        for body in joint.bodies:
            near[body].add(bodies + k)
    waits = [*(set() for _ in range(bodies)), *_waits(tables)]
    order, later = minimum_degree(near, waits)
    sizes = [*[BODY_UNKNOWNS] * bodies, *(joint.equations for joint in joints)]
    first = [0, *np.cumsum(sizes).tolist()]
    blocks, numbers = _blocks(order, later, sizes)
    if numbers > MOST_NUMBERS:
        return _none()
    pivots: list[int] = []
    begins: list[int] = []
    for node in order:
        begins.append(HEADER + len(pivots))
        rest = later[node]
        pivots += [sizes[node], first[node], blocks[node, node], int(node < bodies), len(rest)]
        for other in rest:
            pivots += [sizes[other], first[other], blocks[other, node], blocks[node, other]]
        pivots += [blocks[one, other] for one in rest for other in rest]
    groups_of_colours = _colours(felt)
    colours: list[int] = []
    for members in groups_of_colours:
        colours.append(len(members))
        for body in members:
            feeling = sorted({body, *felt[body]})
            colours += [body, len(feeling)]
            for other in feeling:
                colours += [other, blocks[other, body]]
    links: list[int] = []
    for k, joint in enumerate(joints):
        for body in joint.bodies:
            links += [blocks[bodies + k, body], blocks[body, bodies + k]]
    header = [0] * HEADER
    header[PIVOTS], header[FIRST_PIVOT], header[BEGINS] = len(order), HEADER, HEADER + len(pivots)
    header[COLOURS], header[FIRST_COLOUR] = len(groups_of_colours), header[BEGINS] + len(begins)
    header[LINKS], header[UNKNOWNS] = header[FIRST_COLOUR] + len(colours), first[-1]
    header[BLOCKS], header[WIDEST] = numbers, max(sizes) ** 2
    integers = np.array([*header, *pivots, *begins, *colours, *links], dtype=np.int64)
    # Solution, sizes, goals; accelerations and nudges; room for one product.
    return StiffPlan(integers, numbers + 3 * first[-1] + 2 * bodies + header[WIDEST])


def _none() -> StiffPlan:
    return StiffPlan(np.zeros(HEADER, dtype=np.int64), 0)


def _neighbours(count: int, groups: Groups) -> Neighbours:
    near: Neighbours = [set() for _ in range(count)]
    for group in groups:
        for one, other in combinations(sorted(set(group)), 2):
            near[one].add(other)
            near[other].add(one)
    return near


def _blocks(order: list[int], later: list[list[int]], sizes: list[int]) -> tuple[dict[tuple[int, int], int], int]:
    """Where the block of every two nodes stands that meet, and how many numbers there are."""
    blocks: dict[tuple[int, int], int] = {}
    numbers = 0
    for node in order:
        pairs = [(node, node), *((other, node) for other in later[node]), *((node, other) for other in later[node])]
        for pair in pairs:
            blocks[pair] = numbers
            numbers += sizes[pair[0]] * sizes[pair[1]]
    return blocks, numbers


def _colours(felt: Neighbours) -> list[list[int]]:
    """Bodies in groups such that nobody feels, or is, two of a group."""
    colour: dict[int, int] = {}
    groups: list[list[int]] = []
    for body, near in enumerate(felt):
        taken = {colour[other] for middle in (body, *near) for other in (middle, *felt[middle]) if other in colour}
        mine = next(k for k in range(len(groups) + 1) if k not in taken)
        if mine == len(groups):
            groups.append([])
        groups[mine].append(body)
        colour[body] = mine
    return groups


# --- what joints wait for ------------------------------------------------------------------------------------------


def _waits(tables: Tables) -> list[set[int]]:
    """For every joint the bodies that have to be eliminated before it."""
    joints = tables.joints
    plain = _plain(tables)
    above, outer = _tree([joint.bodies if fits else () for joint, fits in zip(joints, plain)], len(tables.names))
    held: dict[int, list[int]] = {}
    for k, joint in enumerate(joints):
        for body in joint.bodies:
            held.setdefault(body, []).append(k)
    wholes: dict[int, set[int]] = {}
    waits = []
    for k, (joint, fits) in enumerate(zip(joints, plain)):
        if not fits:
            if joint.bodies[0] not in wholes:
                whole = reached([other.bodies for other in joints], held, [joint.bodies[0]], set())
                wholes.update(dict.fromkeys(whole, whole))
            waits.append(set(wholes[joint.bodies[0]]))
        elif k in outer:
            waits.append({outer[k]})
        else:
            waits.append(_loop(joint.bodies, above))
    return waits


def _plain(tables: Tables) -> list[bool]:
    """Whether each of a joint's bodies alone can give way in all that it asks for: not for users' equations, and not
    for bodies without inertia about some axis."""
    full = np.linalg.eigvalsh(tables.inertias)[:, 0] > 0.0
    users: set[int] = set()
    if tables.joints:
        header = tables.integers[tables.integers[layout.JOINTS] :]
        begin, count = int(header[layout.FIRST_PRIMITIVE]), int(header[layout.PRIMITIVES])
        rows = tables.integers[begin : begin + layout.PRIMITIVE * count].reshape(-1, layout.PRIMITIVE)
        users = {first for kind, _, _, _, first, *_ in rows.tolist() if kind == CUSTOM}
    return [joint.first not in users and bool(full[list(joint.bodies)].all()) for joint in tables.joints]


def _tree(held: Groups, bodies: int) -> tuple[dict[int, int], dict[int, int]]:
    """Of a tree of the linkage: the body towards the ground of every body (-1: the ground), the outer body of every
    joint in it."""
    of: list[list[int]] = [[] for _ in range(bodies)]
    for joint, members in enumerate(held):
        for body in members:
            of[body].append(joint)
    above: dict[int, int] = {}
    outer: dict[int, int] = {}
    grounded = [joint for joint, members in enumerate(held) if len(members) == 1]
    for joint in grounded:
        (body,) = held[joint]
        if body not in above:
            above[body], outer[joint] = -1, body
    for root in range(-1, bodies):
        todo = list(above) if root < 0 else [] if root in above else [root]
        above.update(dict.fromkeys(todo, -1))
        for body in todo:  # which grows meanwhile
            for joint in of[body]:
                for other in held[joint]:
                    if other not in above:
                        above[other], outer[joint] = body, other
                        todo.append(other)
    return above, outer


def _loop(members: tuple[int, ...], above: dict[int, int]) -> set[int]:
    """The bodies of the loop that a joint on these bodies closes."""
    ways = []
    for body in members:
        way = [body]
        while above[way[-1]] >= 0:
            way.append(above[way[-1]])
        ways.append(way[::-1])
    if len(ways) == 1:
        return set(ways[0])
    one, other = ways
    shared = 0
    while shared < min(len(one), len(other)) and one[shared] == other[shared]:
        shared += 1
    top = max(0, shared - 1)
    return {*one[top:], *other[top:]}
