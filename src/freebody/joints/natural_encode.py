"""The integers and the scratch of a world in natural coordinates, from its tables."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.joints.elimination import plan
from freebody.joints.encode import begins, products, program_of, solver_places
from freebody.joints.layout import HEADER, INCIDENCE, PAIR, ROW
from freebody.joints.natural_layout import INTERNAL_EQUATIONS, ISLAND, NATURAL_NOTE, NATURAL_ROW
from freebody.joints.report import header_in, rows_in
from freebody.model.tables import Tables

# A body whose thickness is less than the square root of this part of its extent is a plate: the motion does not know
# the difference, and one over its thickness squared would be rounding.
THINNEST = 1e-12

Numbers = list[int]
Array = NDArray[np.float64]


class NaturalProgram(NamedTuple):
    """``integers`` in the place of the world's, with the header of these equations at ``joints``, and the ``solver``'s
    room (numbers,) with the constants of bodies filled in."""

    integers: NDArray[np.int64]
    joints: int
    solver: Array


def second_moments(tables: Tables) -> Array:
    """S = 1/2 tr(I) 1 - I of every body: the integral of r r^T dm about its centre of mass, (bodies, 3, 3)."""
    inertias = tables.inertias
    return np.asarray(0.5 * np.trace(inertias, axis1=1, axis2=2)[:, None, None] * np.eye(3) - inertias)


def natural_program(tables: Tables) -> NaturalProgram:
    """Six equations for every body with extent behind those of the joints, eliminated together."""
    bodies = len(tables.names)
    header = dict.fromkeys(HEADER.fields, 0)
    if tables.joints:
        header = header_in(tables.integers)._asdict()
    joint_equations = header["equations"]
    extended = np.flatnonzero(tables.inertias.any(axis=(1, 2))).tolist()
    incidences, held, places, jacobian = _held(tables, header)
    header |= {"joint_equations": joint_equations, "internal": len(extended), "internal_jacobian": jacobian}
    first = [*(joint.first for joint in tables.joints), joint_equations]
    for body in extended:
        incidences += INCIDENCE.row(body=body, first=first[-1], count=INTERNAL_EQUATIONS, jacobian=jacobian)
        held.append((body,))
        places.append({body: jacobian})
        jacobian += NATURAL_ROW * INTERNAL_EQUATIONS
        first.append(first[-1] + INTERNAL_EQUATIONS)
    sizes = [b - a for a, b in pairwise(first)]
    # Bodies first, which fills nothing in: redundancy is a matter of joints, never of rigidity.
    steps = plan(sizes, held, high_degree_size=NATURAL_ROW, early=frozenset(range(len(tables.joints), len(sizes))))
    pairs, high_degree = products(steps, sizes, held, places, first, high_degree_size=NATURAL_ROW)
    program = program_of(steps, first, high_degree_size=NATURAL_ROW)
    islands = _islands(bodies, held)
    parts = {
        "first_incidence": incidences, "first_pair": pairs, "high_degree_rows": high_degree, "program": program,
        "internal_rows": extended, "island_of": islands,
    }  # fmt: skip
    header |= {
        "equations": first[-1],
        "unknowns": first[-1] + NATURAL_ROW * len(steps.high_degree),
        "incidences": len(incidences) // INCIDENCE.size,
        "pairs": len(pairs) // PAIR.size,
        "high_degree": len(steps.high_degree),
        "pivots": len(steps.order),
        "block_floats": steps.floats,
        "islands": max(islands, default=-1) + 1,
    }
    at = len(tables.integers)
    header |= begins({name: len(part) for name, part in parts.items()}, at + HEADER.size)
    header |= solver_places(
        header, NATURAL_NOTE.size * bodies, jacobian, steps, island_room=ISLAND.size * header["islands"]
    )
    behind = [*HEADER.row(**header), *(number for part in parts.values() for number in part)]
    integers = np.concatenate([tables.integers, np.array(behind, dtype=np.int64)])
    return NaturalProgram(integers, at, _solver(tables, header))


def _held(tables: Tables, header: dict[str, int]) -> tuple[Numbers, list[tuple[int, ...]], list[dict[int, int]], int]:
    """Incidences of the joints with wider rows of the Jacobian, their bodies, where these rows stand, and how many
    numbers they are."""
    incidences: Numbers = []
    held: list[tuple[int, ...]] = [joint.bodies for joint in tables.joints]
    places: list[dict[int, int]] = [{} for _ in tables.joints]
    number = {joint.first: k for k, joint in enumerate(tables.joints)}
    rows = rows_in(tables.integers, header["first_incidence"], header["incidences"], INCIDENCE)
    jacobian = 0
    for body, first, size, place in rows.tolist():
        wide = NATURAL_ROW // ROW * place
        incidences += [body, first, size, wide]
        places[number[first]][body] = wide
        jacobian = max(jacobian, wide + NATURAL_ROW * size)
    return incidences, held, places, jacobian


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


def _solver(tables: Tables, header: dict[str, int]) -> Array:
    solver = np.zeros(header["scratch"])
    rows = solver[header["notes"] :][: NATURAL_NOTE.size * len(tables.names)].reshape(-1, NATURAL_NOTE.size)
    for row, second in zip(rows, second_moments(tables)):
        sizes, axes = np.linalg.eigh(second)
        sizes, frame = sizes[[1, 2, 0]], np.column_stack([axes[:, 1], axes[:, 2], np.cross(axes[:, 1], axes[:, 2])])
        # One step of Newton's method for the polar factor: orthogonal to the last digit.
        frame = frame @ (1.5 * np.eye(3) - 0.5 * frame.T @ frame)
        sizes[2] = 0.0 if sizes[2] <= THINNEST * sizes[1] else sizes[2]
        for name, value in (
            ("frame", frame.ravel()),
            ("second", sizes),
            ("inverse_second", np.divide(1.0, sizes, out=np.zeros(3), where=sizes > 0.0)),
            ("plate", sizes[1] > 0.0 and sizes[2] == 0.0),
        ):
            row[NATURAL_NOTE.slices[name]] = value
    return solver
