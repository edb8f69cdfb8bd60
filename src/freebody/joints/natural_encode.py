"""The integers and the scratch of a world in natural coordinates, from its tables."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.joints import layout, natural_layout
from freebody.joints.elimination import Plan, plan
from freebody.joints.encode import products, program_of
from freebody.joints.equation import CUSTOM
from freebody.joints.layout import HEADER, INCIDENCE, JOINTS, MEMORY_ROW, PRIMITIVE, STATUS_SIZE
from freebody.joints.natural_layout import (
    FRAME,
    INTERNAL_EQUATIONS,
    INVERSE_SECOND,
    ISLAND_NOTES,
    NATURAL_HEADER,
    NATURAL_NOTES,
    NATURAL_ROW,
    PLATE,
    SECOND,
    USERS_ROW,
)
from freebody.model.tables import Tables

__all__ = ["THINNEST", "NaturalProgram", "natural_program", "second_moments"]

# A body whose thickness is less than the square root of this part of its extent is a plate: the motion does not know
# the difference, and one over its thickness squared would be rounding.
THINNEST = 1e-12

Numbers = list[int]
Array = NDArray[np.float64]


class NaturalProgram(NamedTuple):
    """``integers`` in the place of the world's, ``scratch`` (numbers,) with the constants of bodies filled in, and
    ``memory``: the part of it that a run remembers."""

    integers: NDArray[np.int64]
    scratch: Array
    memory: slice


def second_moments(tables: Tables) -> Array:
    """S = 1/2 tr(I) 1 - I of every body: the integral of r r^T dm about its centre of mass, (bodies, 3, 3)."""
    inertias = tables.inertias
    return np.asarray(0.5 * np.trace(inertias, axis1=1, axis2=2)[:, None, None] * np.eye(3) - inertias)


def natural_program(tables: Tables) -> NaturalProgram:
    """Six equations for every body with extent behind those of the joints, eliminated together."""
    bodies = len(tables.names)
    world = tables.integers
    header = np.zeros(NATURAL_HEADER, dtype=np.int64)
    joint_equations = 0
    if tables.joints:
        header[:HEADER] = world[world[JOINTS] : world[JOINTS] + HEADER]
        joint_equations = int(header[layout.EQUATIONS])
    extended = np.flatnonzero(tables.inertias.any(axis=(1, 2))).tolist()
    incidences, held, places, gradient = _held(tables, header)
    users = _users(tables, header, places)
    header[natural_layout.INTERNAL_GRADIENT], header[natural_layout.USERS] = gradient, len(users) // USERS_ROW
    first = [*(joint.first for joint in tables.joints), joint_equations]
    for body in extended:
        incidences += [body, first[-1], INTERNAL_EQUATIONS, gradient]
        held.append((body,))
        places.append({body: gradient})
        gradient += NATURAL_ROW * INTERNAL_EQUATIONS
        first.append(first[-1] + INTERNAL_EQUATIONS)
    sizes = [b - a for a, b in pairwise(first)]
    # Bodies first, which fills nothing in: redundancy is a matter of joints, never of rigidity.
    steps = plan(sizes, held, hub_size=NATURAL_ROW, early=frozenset(range(len(tables.joints), len(sizes))))
    pairs, hubs = products(steps, sizes, held, places, first, hub_size=NATURAL_ROW)
    program = program_of(steps, first, hub_size=NATURAL_ROW)
    islands = _islands(bodies, held)
    header[layout.EQUATIONS], header[layout.UNKNOWNS] = first[-1], first[-1] + NATURAL_ROW * len(steps.hubs)
    header[layout.INCIDENCES] = len(incidences) // INCIDENCE
    header[layout.PAIRS], header[layout.HUBS] = len(pairs) // layout.PAIR, len(steps.hubs)
    header[layout.PIVOTS], header[layout.BLOCK_FLOATS] = len(steps.order), steps.floats
    header[natural_layout.JOINT_EQUATIONS], header[natural_layout.INTERNAL] = joint_equations, len(extended)
    header[natural_layout.ISLANDS] = max(islands, default=-1) + 1
    begin = len(world) + NATURAL_HEADER
    for slot, part in (
        (layout.FIRST_INCIDENCE, incidences), (layout.FIRST_PAIR, pairs), (layout.HUB_ROWS, hubs),
        (layout.PROGRAM, program), (natural_layout.INTERNAL_ROWS, extended), (natural_layout.ISLAND_OF, islands),
        (natural_layout.USERS_ROWS, users),
    ):  # fmt: skip
        header[slot] = begin
        begin += len(part)
    _room(header, bodies, gradient, steps)
    tail = np.array([*incidences, *pairs, *hubs, *program, *extended, *islands, *users], dtype=np.int64)
    integers = np.concatenate([world, header, tail])
    integers[JOINTS] = len(world)
    begin = int(header[layout.MEMORY])
    return NaturalProgram(integers, _scratch(tables, header), slice(begin, begin + 1 + MEMORY_ROW * first[-1]))


def _held(
    tables: Tables, header: NDArray[np.int64]
) -> tuple[Numbers, list[tuple[int, ...]], list[dict[int, int]], int]:
    """Incidences of the joints with wider gradients, their bodies, where gradients stand, and how many numbers these
    are."""
    incidences: Numbers = []
    held: list[tuple[int, ...]] = [joint.bodies for joint in tables.joints]
    places: list[dict[int, int]] = [{} for _ in tables.joints]
    number = {joint.first: k for k, joint in enumerate(tables.joints)}
    begin = int(header[layout.FIRST_INCIDENCE])
    rows = tables.integers[begin : begin + INCIDENCE * int(header[layout.INCIDENCES])].reshape(-1, INCIDENCE)
    gradient = 0
    for body, first, size, place in rows.tolist():
        wide = NATURAL_ROW // layout.ROW * place
        incidences += [body, first, size, wide]
        places[number[first]][body] = wide
        gradient = max(gradient, wide + NATURAL_ROW * size)
    return incidences, held, places, gradient


def _users(tables: Tables, header: NDArray[np.int64], places: list[dict[int, int]]) -> Numbers:
    """A row for every body that a user's equations hold; see ``natural_layout``."""
    begin = int(header[layout.FIRST_PRIMITIVE])
    rows = tables.integers[begin : begin + PRIMITIVE * int(header[layout.PRIMITIVES])].reshape(-1, PRIMITIVE)
    number = {joint.first: k for k, joint in enumerate(tables.joints)}
    users: Numbers = []
    for kind, _, bodies, f, first, _, _, count in rows.tolist():
        if kind == CUSTOM:
            joint = number[first]
            for k in range(bodies):
                body = tables.joints[joint].bodies[k]
                users += [body, count, f + count * (1 + layout.ROW * k), places[joint][body]]
    return users


def _islands(bodies: int, held: list[tuple[int, ...]]) -> Numbers:
    """The number of the island that every body is on."""
    root = list(range(bodies))

    def top(body: int) -> int:
        while root[body] != body:
            root[body] = root[root[body]]
            body = root[body]
        return body

    for members in held:
        for one, other in pairwise(members):
            root[top(one)] = top(other)
    number: dict[int, int] = {}
    return [number.setdefault(top(body), len(number)) for body in range(bodies)]


def _room(header: NDArray[np.int64], bodies: int, gradient: int, steps: Plan) -> None:
    """Where everything stands in the scratch."""
    equations, unknowns = int(header[layout.EQUATIONS]), int(header[layout.UNKNOWNS])
    widest = max(
        (sum(steps.sizes[other] for other in later) * steps.sizes[node] for node, later in enumerate(steps.later)),
        default=0,
    )
    at = STATUS_SIZE
    for slot, size in (
        (layout.MEMORY, 1 + MEMORY_ROW * equations), (layout.RESIDUAL, equations), (layout.RATE, equations),
        (layout.SOLUTION, unknowns), (layout.GRADIENT, gradient), (layout.RESPONSE, gradient),
        (layout.NOTES, NATURAL_NOTES * bodies), (layout.BLOCKS, steps.floats), (layout.DIAGONAL, unknowns),
        (layout.TEMPORARY, max([widest, *steps.sizes])),
        (natural_layout.ISLAND_ROOM, ISLAND_NOTES * int(header[natural_layout.ISLANDS])),
    ):  # fmt: skip
        header[slot] = at
        at += size
    header[layout.SCRATCH] = at


def _scratch(tables: Tables, header: NDArray[np.int64]) -> Array:
    scratch = np.zeros(int(header[layout.SCRATCH]))
    notes = int(header[layout.NOTES])
    for body, second in enumerate(second_moments(tables)):
        row = scratch[notes + NATURAL_NOTES * body : notes + NATURAL_NOTES * (body + 1)]
        sizes, axes = np.linalg.eigh(second)
        sizes, frame = sizes[[1, 2, 0]], np.column_stack([axes[:, 1], axes[:, 2], np.cross(axes[:, 1], axes[:, 2])])
        # One step of Newton's method for the polar factor: orthogonal to the last digit.
        frame = frame @ (1.5 * np.eye(3) - 0.5 * frame.T @ frame)
        sizes[2] = 0.0 if sizes[2] <= THINNEST * sizes[1] else sizes[2]
        row[FRAME : FRAME + 9], row[SECOND : SECOND + 3] = frame.ravel(), sizes
        row[INVERSE_SECOND : INVERSE_SECOND + 3] = np.divide(1.0, sizes, out=np.zeros(3), where=sizes > 0.0)
        row[PLATE] = sizes[1] > 0.0 and sizes[2] == 0.0
    return scratch
