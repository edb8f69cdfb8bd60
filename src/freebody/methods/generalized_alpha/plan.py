"""The linear system of Newton's method, planned once per world: what couples what, and the order of elimination.

The system has a node of six unknowns for every body and one for the multipliers of every joint. Bodies that share a
force or a joint are neighbours, and so are a joint and its bodies. A joint has nothing on its diagonal until one of its
bodies is eliminated, and a regular pivot once the one away from the ground is: whatever is linked to that one further
out floats. A joint that closes a loop is eliminated after all bodies of the loop. So chains and trees are eliminated
from their ends towards the ground, in time and memory proportional to their length.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.joints.constraints.evaluate import USERS_FUNCTION
from freebody.joints.elimination import minimum_degree, reached
from freebody.joints.layout import CONSTRAINT
from freebody.joints.nodes import begins
from freebody.joints.report import header_in, rows_in, solver_room
from freebody.methods.generalized_alpha.layout import (
    COLOUR,
    COUPLING,
    HEADER,
    LINK,
    MEMBER,
    MEMORY,
    NEIGHBOUR,
    PIVOT,
    REMEMBERED,
)
from freebody.model.tables import Tables

BODY_UNKNOWNS = 6

# Beyond these, smaller steps are cheaper than the system: pairs of bodies that forces couple, numbers in all blocks.
MOST_PAIRS = 40_000
MOST_NUMBERS = 3_000_000

Groups = list[tuple[int, ...]]
Neighbours = list[set[int]]


class Plan(NamedTuple):
    """``integers`` in the place of the world's, and the ``header`` at their end by name: see ``layout``."""

    integers: NDArray[np.int64]
    header: Any


class _System(NamedTuple):
    """Nodes: bodies, then joints."""

    sizes: list[int]
    felt: Neighbours  # by every body
    order: list[int]
    later: list[list[int]]  # neighbours that are eliminated after a node
    blocks: dict[tuple[int, int], int]
    numbers: int  # in all blocks


NO_SYSTEM = _System([], [], [], [], {}, 0)


def plan_of(tables: Tables) -> Plan:
    """The plan for a world; one without pivots where its bodies act on each other in too many ways."""
    equations, system = _equations(tables), _system(tables)
    unknowns = sum(system.sizes)
    sizes = {
        "memory": MEMORY.size,
        "remembered": REMEMBERED.size * len(tables.names),
        "multipliers": equations,
        "bias": equations,
        "velocity_multipliers": equations,
        "pose_multipliers": equations,
        "solution": unknowns,
        "sizes": unknowns,
        "blocks": system.numbers,
        "temporary": max(system.sizes, default=0) ** 2,
        "scratch": 0,
    }
    header = begins(sizes, len(solver_room(tables)))
    parts = _parts(tables, system, header["blocks"])
    header |= begins({f"first_{name}": len(part) for name, part in parts.items()}, len(tables.integers))
    header |= {
        "equations": equations,
        "unknowns": unknowns,
        "block_numbers": system.numbers,
        "pivots": len(system.order),
        "colours": len(parts["colour"]) // COLOUR.size,
    }
    behind = [*(number for part in parts.values() for number in part), *HEADER.row(**header)]
    return Plan(np.concatenate([tables.integers, np.array(behind, dtype=np.int64)]), HEADER.kind(**header))


def _equations(tables: Tables) -> int:
    return sum(joint.equations for joint in tables.joints)


def _system(tables: Tables) -> _System:
    bodies, joints = len(tables.names), tables.joints
    groups = list({*tables.coupled, *(joint.bodies for joint in joints)})
    if sum(len(group) ** 2 for group in groups) > MOST_PAIRS + 16 * bodies:
        return NO_SYSTEM
    felt = _neighbours(bodies, groups)
    near = [*map(set, felt), *(set(joint.bodies) for joint in joints)]
    for k, joint in enumerate(joints):
        for body in joint.bodies:
            near[body].add(bodies + k)
    waits = [*(set() for _ in range(bodies)), *_waits(tables)]
    order, later = minimum_degree(near, waits)
    sizes = [*[BODY_UNKNOWNS] * bodies, *(joint.equations for joint in joints)]
    blocks, numbers = _blocks(order, later, sizes)
    return NO_SYSTEM if numbers > MOST_NUMBERS else _System(sizes, felt, order, later, blocks, numbers)


def _parts(tables: Tables, system: _System, at: int) -> dict[str, list[int]]:
    """The rows of the plan by the records of ``layout``; the blocks begin at ``at`` in the scratch."""
    bodies = len(tables.names)
    first = [0, *np.cumsum(system.sizes, dtype=int).tolist()]
    blocks = {pair: at + place for pair, place in system.blocks.items()}
    names = ("pivot", "neighbour", "target", "colour", "member", "coupling", "link")
    parts: dict[str, list[int]] = {name: [] for name in names}
    pivots, neighbours, targets, colours, members, couplings, links = parts.values()
    for node in system.order:
        later = system.later[node]
        pivots += PIVOT.kind(
            size=system.sizes[node],
            unknown=first[node],
            block=blocks[node, node],
            body=int(node < bodies),
            neighbours=len(later),
            first_neighbour=len(neighbours) // NEIGHBOUR.size,
            first_target=len(targets),
        )
        for other in later:
            neighbours += NEIGHBOUR.kind(
                size=system.sizes[other],
                unknown=first[other],
                below=blocks[other, node],
                beside=blocks[node, other],
            )
        targets += [blocks[one, other] for one in later for other in later]
    for group in _colours(system.felt):
        colours += COLOUR.kind(members=len(group), first_member=len(members) // MEMBER.size)
        for body in group:
            feeling = sorted({body, *system.felt[body]})
            members += MEMBER.kind(body=body, couplings=len(feeling), first_coupling=len(couplings) // COUPLING.size)
            for other in feeling:
                couplings += COUPLING.kind(body=other, block=blocks[other, body])
    for k, joint in enumerate(tables.joints if system.order else ()):
        for body in joint.bodies:
            links += LINK.kind(below=blocks[bodies + k, body], beside=blocks[body, bodies + k])
    return parts


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
    """Whether each of a joint's bodies alone can give way in all that it asks for: not for users' functions, and not
    for bodies without inertia about some axis."""
    full = np.linalg.eigvalsh(tables.inertias)[:, 0] > 0.0
    users: set[int] = set()
    if tables.joints:
        J = header_in(tables.integers)
        rows = rows_in(tables.integers, J.first_constraint, J.constraints, CONSTRAINT)
        users = {row.first for row in map(CONSTRAINT.read, rows) if row.kind == USERS_FUNCTION}
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
