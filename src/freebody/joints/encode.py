"""Joints as numbers in the tables: equations, jacobians, the program of the elimination, and the scratch they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement, pairwise
from typing import Any, NamedTuple

import numpy as np

from freebody.forces.base import Index
from freebody.forces.joint_spring import FLOATS as SPRING_FLOATS
from freebody.joints.base import Joint
from freebody.joints.constraints.evaluate import KINDS
from freebody.joints.constraints.users_function import UsersFunction
from freebody.joints.elimination import HIGH_DEGREE_SIZE, Plan, plan
from freebody.joints.layout import HEADER, INCIDENCE, MEMORY_ROW, NOTE, PAIR, ROW, SOLVER
from freebody.model.layout import BLOCK, BLOCKS
from freebody.model.layout import HEADER as WORLD_HEADER
from freebody.model.tables import JointFacts, Tables

WORLD = -1

# A block of a user's equations keeps residuals, Jacobians and rates among the floats; see freebody.joints.kernels.
Numbers = list[int]


class Encoded(NamedTuple):
    """What is appended to the floats and to the integers of a world."""

    floats: list[float]
    integers: list[int]
    # First scalar equation of every joint, and one more.
    first: tuple[int, ...]
    # The compiled loops of users' equations, in the order of their rows.
    programs: tuple[Any, ...]


def with_joints(tables: Tables, joints: Sequence[Joint], names: Sequence[str], index: Index) -> Tables:
    """The tables of a world with its joints added."""
    if not joints:
        return tables
    at = len(tables.integers)
    size = max(1, len(tables.floats))
    springs = _springs(tables, joints)
    encoded = encode_joints(joints, springs, index, len(tables.names), extent=size, first_integer=at)
    floats = np.concatenate([tables.floats, [_extent(joints)], encoded.floats])
    floats.flags.writeable = False
    integers = np.concatenate([tables.integers, np.array(encoded.integers, dtype=np.int64)])
    integers[WORLD_HEADER.slices["joints"]] = at
    facts = tuple(
        JointFacts(name, joint.noun, tuple(map(index, joint.bodies)), first, last - first, _measured(joint))
        for name, joint, (first, last) in zip(names, joints, pairwise(encoded.first))
    )
    edges = np.unique(np.concatenate([tables.edges, *(np.array(joint.edges) for joint in joints)]))
    users = _chain(encoded.programs) if encoded.programs else None
    return replace(tables, floats=floats, integers=integers, edges=edges, joints=facts, custom_joints=users)


def _springs(tables: Tables, joints: Sequence[Joint]) -> list[int]:
    """The first float of every joint's spring, or 0. Only joints make these kinds of forces, in their own order."""
    blocks = tables.integers[BLOCKS : BLOCKS + BLOCK.size * tables.integers[1]].reshape(-1, BLOCK.size)
    rows = {kind: first for kind, _, first, _ in blocks.tolist()}
    found = []
    for joint in joints:
        found.append(rows[joint.forces[0].kind] if joint.forces else 0)
        if joint.forces:
            rows[joint.forces[0].kind] += SPRING_FLOATS
    return found


def _chain(programs: tuple[Any, ...]) -> Any:
    # Only worlds with users' equations pay for the machinery behind them.
    from freebody.joints.custom_program import chain

    return chain(programs)


def _measured(joint: Joint) -> str:
    free = joint.measure()
    return "" if free is None else free.measures


def _extent(joints: Sequence[Joint]) -> float:
    """The largest coordinate of a point that a joint is about, in m: roundings of its equations are measured by it.

    One where there is none: everything about the origin, or users' equations, whose points nobody knows.
    """
    return max(constraint.reach for joint in joints for constraint in joint.equations()) or 1.0


def encode_joints(
    joints: Sequence[Joint], springs: Sequence[int], index: Index, bodies: int, *, extent: int, first_integer: int
) -> Encoded:
    """The joints' part of the tables; its floats begin behind the one at ``extent``, its integers at
    ``first_integer``."""
    first_float = extent + 1
    floats: list[float] = []
    constraints: Numbers = []
    incidences: Numbers = []
    rows: Numbers = []
    held: list[tuple[int, ...]] = []
    places: list[dict[int, int]] = []
    first = [0]
    jacobian = 0
    count = 0
    custom: dict[Any, list[Numbers]] = {}
    for joint, spring in zip(joints, springs, strict=True):
        numbers = tuple(index(body) for body in joint.bodies)
        equations = joint.equations()
        size = sum(equation.rows for equation in equations)
        place = {body: jacobian + ROW * size * k for k, body in enumerate(numbers)}
        for body in numbers:
            incidences += [body, first[-1], size, place[body]]
        row = 0
        for equation in equations:
            a, b = numbers[0], numbers[1] if len(numbers) > 1 else WORLD
            f = first_float + len(floats)
            at = [place[a] + ROW * row, place[b] + ROW * row if b in place else 0]
            if isinstance(equation, UsersFunction):
                b, at[1] = len(numbers), len(incidences) // INCIDENCE.size - len(numbers)
                custom.setdefault(joint.program, []).append([f, *numbers])
            constraints += [KINDS[type(equation)], a, b, f, first[-1] + row, *at, equation.rows]
            floats += equation.floats
            row += equation.rows
            count += 1
        free = joint.measure()
        a, b = numbers[0], numbers[1] if len(numbers) > 1 else WORLD
        f = first_float + len(floats)
        rows += [first[-1], size, place[a], a, f, 0 if free is None else KINDS[type(free)], b, f + 3, spring]
        floats += [*map(float, joint.point()), *(() if free is None else free.floats)]
        jacobian += ROW * size * len(numbers)
        first.append(first[-1] + size)
        held.append(numbers)
        places.append(place)
    sizes = [b - a for a, b in pairwise(first)]
    steps = plan(sizes, held)
    pairs, high_degree = products(steps, sizes, held, places, first)
    program = program_of(steps, first)
    written = [number for blocks in custom.values() for number in (len(blocks), *(n for row in blocks for n in row))]
    parts = {
        "first_joint": rows, "first_constraint": constraints, "first_incidence": incidences, "first_pair": pairs,
        "high_degree_rows": high_degree, "program": program, "custom_rows": written,
    }  # fmt: skip
    header = dict.fromkeys(HEADER.fields, 0) | {
        "equations": first[-1],
        "unknowns": first[-1] + HIGH_DEGREE_SIZE * len(steps.high_degree),
        "constraints": count,
        "incidences": len(incidences) // INCIDENCE.size,
        "pairs": len(pairs) // PAIR.size,
        "high_degree": len(steps.high_degree),
        "pivots": len(steps.order),
        "block_floats": steps.floats,
        "motors": int(any(joint.driven for joint in joints)),
        "custom_blocks": sum(map(len, custom.values())),
        "joints": len(joints),
        "extent": extent,
    }
    header |= begins({name: len(part) for name, part in parts.items()}, first_integer + HEADER.size)
    header |= solver_places(header, NOTE.size * bodies, jacobian, steps)
    return Encoded(
        floats,
        [*HEADER.row(**header), *(number for part in parts.values() for number in part)],
        tuple(first),
        tuple(custom),
    )


def products(
    steps: Plan,
    sizes: list[int],
    held: list[tuple[int, ...]],
    places: list[dict[int, int]],
    first: list[int],
    *,
    high_degree_size: int = HIGH_DEGREE_SIZE,
) -> tuple[Numbers, Numbers]:
    """Pairs of jacobian and response for the blocks of S; rows of the bodies of high degree."""
    when = steps.rank()
    joints_of: dict[int, list[int]] = {}
    for joint, members in enumerate(held):
        for body in members:
            joints_of.setdefault(body, []).append(joint)
    pairs: Numbers = []
    for body, joints in joints_of.items():
        if body in steps.high_degree:
            continue
        for one, two in combinations_with_replacement(joints, 2):
            later, earlier = (one, two) if when[one] >= when[two] else (two, one)
            block = steps.blocks[later, earlier]
            pairs += [sizes[later], sizes[earlier], places[later][body], places[earlier][body], block]
    high_degree: Numbers = []
    for k, body in enumerate(steps.high_degree):
        node = len(sizes) + k
        high_degree += [body, steps.blocks[node, node], len(joints_of[body]), first[-1] + high_degree_size * k]
        for joint in joints_of[body]:
            body_later = when[node] > when[joint]
            block = steps.blocks[(node, joint) if body_later else (joint, node)]
            high_degree += [places[joint][body], sizes[joint], block, int(body_later)]
    return pairs, high_degree


def program_of(steps: Plan, first: list[int], *, high_degree_size: int = HIGH_DEGREE_SIZE) -> Numbers:
    """Per pivot: size, first unknown, block, number of later neighbours; size, block and first unknown of each; the
    targets of all their pairs. Behind all that, where every entry begins."""
    joints = len(first) - 1

    def unknown(node: int) -> int:
        return first[node] if node < joints else first[-1] + high_degree_size * (node - joints)

    program: Numbers = []
    begins: Numbers = []
    for node in steps.order:
        begins.append(len(program))
        later = steps.later[node]
        program += [steps.sizes[node], unknown(node), steps.blocks[node, node], len(later)]
        for other in later:
            program += [steps.sizes[other], steps.blocks[other, node], unknown(other)]
        for q, other in enumerate(later):
            program += [steps.blocks[other, before] for before in later[: q + 1]]
    return [*program, *begins]


def begins(sizes: dict[str, int], at: int) -> dict[str, int]:
    """Where parts of these sizes begin that stand one after the other from ``at`` on."""
    ends = np.cumsum([at, *sizes.values()]).tolist()
    return dict(zip(sizes, ends))


def solver_places(header: dict[str, int], notes: int, jacobian: int, steps: Plan, **more: int) -> dict[str, int]:
    """Where the parts of the solver's scratch begin, and its size; ``more`` parts, by their sizes, come last."""
    equations, unknowns = header["equations"], header["unknowns"]
    widest = max(
        (sum(steps.sizes[other] for other in later) * steps.sizes[node] for node, later in enumerate(steps.later)),
        default=0,
    )
    sizes = {
        "memory": 1 + MEMORY_ROW * equations, "residual": equations, "rate": equations, "bias": equations,
        "solution": unknowns, "jacobian": jacobian, "response": jacobian, "notes": notes, "blocks": steps.floats,
        "diagonal": unknowns, "temporary": max([widest, *steps.sizes], default=0), **more, "scratch": 0,
    }  # fmt: skip
    return begins(sizes, SOLVER.size)
