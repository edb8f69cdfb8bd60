"""Joints as numbers in the tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from freebody.forces.base import Index
from freebody.forces.joint_spring import FLOATS as SPRING_FLOATS
from freebody.joints.base import Joint
from freebody.joints.constraints.evaluate import KINDS
from freebody.joints.constraints.users_function import UsersFunction
from freebody.joints.layout import CONSTRAINT, HEADER, JOINT, NOTE, ROW
from freebody.joints.nodes import Nodes, Numbers
from freebody.model.layout import BLOCK, BLOCKS
from freebody.model.layout import HEADER as WORLD_HEADER
from freebody.model.tables import JointFacts, Tables

WORLD = -1


class Encoded(NamedTuple):
    """What is appended to the floats and to the integers of a world."""

    floats: list[float]
    integers: list[int]
    # First scalar equation of every joint, and one more.
    first: tuple[int, ...]
    # The compiled loops of users' functions, in the order of their rows.
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
    # Only worlds with users' functions pay for the machinery behind them.
    from freebody.joints.custom_program import chain

    return chain(programs)


def _measured(joint: Joint) -> str:
    free = joint.measure()
    return "" if free is None else free.measures


def _extent(joints: Sequence[Joint]) -> float:
    """The largest coordinate of a point that a joint is about, in m: roundings of its equations are measured by it.

    One where there is none: everything about the origin, or users' functions, whose points nobody knows.
    """
    return max(constraint.reach for joint in joints for constraint in joint.equations()) or 1.0


def encode_joints(
    joints: Sequence[Joint], springs: Sequence[int], index: Index, bodies: int, *, extent: int, first_integer: int
) -> Encoded:
    """The joints' part of the tables; its floats begin behind the one at ``extent``, its integers at
    ``first_integer``."""
    floats: list[float] = []
    constraints: Numbers = []
    rows: Numbers = []
    custom: dict[Any, list[Numbers]] = {}
    nodes, incidences = Nodes(ROW), 0
    for joint, spring in zip(joints, springs, strict=True):
        numbers = tuple(index(body) for body in joint.bodies)
        held, free = joint.equations(), joint.measure()
        first, size, places = nodes.add(numbers, sum(constraint.rows for constraint in held))
        a, b = numbers[0], numbers[1] if len(numbers) > 1 else WORLD
        row = 0
        for constraint in held:
            f, other = extent + 1 + len(floats), (b, places[b] + ROW * row if b in places else 0)
            if isinstance(constraint, UsersFunction):
                other = len(numbers), incidences
                custom.setdefault(joint.program, []).append([f, *numbers])
            constraints += CONSTRAINT.kind(
                kind=KINDS[type(constraint)], a=a, b=other[0], floats=f, first=first + row,
                jacobian_a=places[a] + ROW * row, jacobian_b=other[1], count=constraint.rows,
            )  # fmt: skip
            floats += constraint.floats
            row += constraint.rows
        f = extent + 1 + len(floats)
        rows += JOINT.kind(
            first=first, count=size, jacobian=places[a], a=a, point=f, kind=0 if free is None else KINDS[type(free)],
            b=b, floats=f + 3, spring=spring,
        )  # fmt: skip
        floats += [*map(float, joint.point()), *(() if free is None else free.floats)]
        incidences += len(numbers)
    written = [number for blocks in custom.values() for number in (len(blocks), *(n for row in blocks for n in row))]
    header = dict.fromkeys(HEADER.fields, 0) | {
        "constraints": len(constraints) // CONSTRAINT.size,
        "motors": int(any(joint.driven for joint in joints)),
        "custom_blocks": sum(map(len, custom.values())),
        "joints": len(joints),
        "extent": extent,
    }
    parts = {"first_joint": rows, "first_constraint": constraints, "custom_rows": written}
    integers = nodes.integers(header, parts, first_integer, NOTE.size * bodies)
    return Encoded(floats, integers, (*(node.first for node in nodes.all), nodes.equations), tuple(custom))
