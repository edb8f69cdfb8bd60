"""The integers and the scratch of a world in natural coordinates, from its tables."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.joints.constraints.evaluate import PURE
from freebody.joints.layout import CONSTRAINT, HEADER
from freebody.joints.natural_layout import GROUP, INTERNAL_EQUATIONS, ISLAND, NATURAL_NOTE, NATURAL_ROW
from freebody.joints.nodes import Nodes, Numbers
from freebody.joints.report import header_in, rows_in
from freebody.model.tables import Tables

# A body whose thickness is less than the square root of this part of its extent is a plate: the motion does not know
# the difference, and one over its thickness squared would be rounding.
THINNEST = 1e-12

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
    bodies, joints = len(tables.names), len(tables.joints)
    header = header_in(tables.integers)._asdict() if joints else dict.fromkeys(HEADER.fields, 0)
    extended = np.flatnonzero(tables.inertias.any(axis=(1, 2))).tolist()
    nodes = Nodes(NATURAL_ROW)
    for joint in tables.joints:
        nodes.add(joint.bodies, joint.equations)
    header |= {"joint_equations": nodes.equations, "internal": len(extended), "internal_jacobian": nodes.jacobian}
    for body in extended:
        nodes.add((body,), INTERNAL_EQUATIONS)
    islands = _islands(bodies, [tuple(node.places) for node in nodes.all])
    header["islands"] = max(islands, default=-1) + 1
    held = rows_in(tables.integers, header["first_constraint"], header["constraints"], CONSTRAINT)
    groups = [GROUP.kind(c.first, c.count, islands[c.a], c.kind not in PURE) for c in map(CONSTRAINT.read, held)]
    rigid = zip(extended, nodes.all[joints:])
    groups += [GROUP.kind(node.first, node.size, islands[body], False) for body, node in rigid]
    header["groups"] = len(groups)
    at = len(tables.integers)
    # Bodies first, which fills nothing in: redundancy is a matter of joints, never of rigidity.
    parts = {
        "internal_rows": extended,
        "island_of": islands,
        "first_group": [int(number) for row in groups for number in row],
    }
    behind = nodes.integers(
        header, parts, at, NATURAL_NOTE.size * bodies,
        early=frozenset(range(joints, len(nodes.all))), island_room=ISLAND.size * header["islands"],
    )  # fmt: skip
    integers = np.concatenate([tables.integers, np.array(behind, dtype=np.int64)])
    return NaturalProgram(integers, at, _solver(tables, header))


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
    sizes, axes = np.linalg.eigh(second_moments(tables))
    sizes, one, two = sizes[:, [1, 2, 0]], axes[:, :, 1], axes[:, :, 2]
    frames = np.stack([one, two, np.cross(one, two)], axis=2)
    # One step of Newton's method for the polar factor: orthogonal to the last digit.
    frames = frames @ (1.5 * np.eye(3) - 0.5 * frames.transpose(0, 2, 1) @ frames)
    sizes[sizes[:, 2] <= THINNEST * sizes[:, 1], 2] = 0.0
    for name, values in (
        ("frame", frames.reshape(-1, 9)),
        ("second", sizes),
        ("inverse_second", np.divide(1.0, sizes, out=np.zeros_like(sizes), where=sizes > 0.0)),
        ("plate", (sizes[:, 1:2] > 0.0) & (sizes[:, 2:] == 0.0)),
    ):
        rows[:, NATURAL_NOTE.slices[name]] = values
    return solver
