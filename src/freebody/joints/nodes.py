"""The nodes of the elimination as numbers in the tables: incidences, products, program, and the scratch they need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np

from freebody.joints.elimination import Plan, plan
from freebody.joints.layout import (
    HEADER,
    HIGH_DEGREE,
    HIGH_DEGREE_JOINT,
    INCIDENCE,
    MEMORY_ROW,
    NEIGHBOUR,
    PAIR,
    PIVOT,
    SOLVER,
)

Numbers = list[int]


class Node(NamedTuple):
    """Equations that are eliminated together: the ``first`` and how many, and where each body's Jacobian rows begin."""

    first: int
    size: int
    places: dict[int, int]


class Nodes:
    """All joints, and other groups of equations, one after the other; Jacobian rows have ``width`` numbers."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.all: list[Node] = []
        self.equations = self.jacobian = 0

    def add(self, bodies: Sequence[int], size: int) -> Node:
        """Append a node of ``size`` equations on these bodies."""
        rows = self.width * size
        self.all.append(Node(self.equations, size, {body: self.jacobian + rows * k for k, body in enumerate(bodies)}))
        self.equations += size
        self.jacobian += rows * len(bodies)
        return self.all[-1]

    def integers(
        self,
        header: dict[str, int],
        parts: dict[str, Numbers],
        at: int,
        notes: int,
        *,
        early: frozenset[int] = frozenset(),
        **more: int,
    ) -> Numbers:
        """The header of the joints, which begins at ``at`` and gets the numbers of the elimination, and ``parts`` of
        the tables behind it.

        The scratch has room for ``notes``, and for ``more`` by name and size. Nodes to be eliminated ``early`` go
        first.
        """
        steps = plan([node.size for node in self.all], [tuple(node.places) for node in self.all], self.width, early)
        incidences = [
            number
            for first, size, places in self.all
            for body, place in places.items()
            for number in INCIDENCE.kind(body=body, first=first, count=size, jacobian=place)
        ]
        pairs, high_degree = self._products(steps)
        parts = parts | {
            "first_incidence": incidences, "first_pair": pairs, "high_degree_rows": high_degree,
            "program": self._program(steps),
        }  # fmt: skip
        header |= {
            "equations": self.equations,
            "unknowns": self.equations + self.width * len(steps.high_degree),
            "incidences": len(incidences) // INCIDENCE.size,
            "pairs": len(pairs) // PAIR.size,
            "high_degree": len(steps.high_degree),
            "pivots": len(steps.order),
            "block_floats": steps.floats,
        }
        header |= begins({name: len(part) for name, part in parts.items()}, at + HEADER.size)
        header |= self._scratch(steps, header["unknowns"], notes, more)
        return [*HEADER.row(**header), *(number for part in parts.values() for number in part)]

    def _products(self, steps: Plan) -> tuple[Numbers, Numbers]:
        """Pairs of Jacobian and response for the blocks of S; rows of the bodies of high degree."""
        when = steps.rank()
        holding: dict[int, list[int]] = {}
        for number, node in enumerate(self.all):
            for body in node.places:
                holding.setdefault(body, []).append(number)
        pairs: Numbers = []
        for body, numbers in holding.items():
            if body in steps.high_degree:
                continue
            for one, two in combinations_with_replacement(numbers, 2):
                later, earlier = (one, two) if when[one] >= when[two] else (two, one)
                row, column = self.all[later], self.all[earlier]
                pairs += PAIR.kind(
                    rows=row.size, columns=column.size, jacobian=row.places[body], response=column.places[body],
                    block=steps.blocks[later, earlier],
                )  # fmt: skip
        high_degree: Numbers = []
        for k, body in enumerate(steps.high_degree):
            own = len(self.all) + k
            block, unknown = steps.blocks[own, own], self._unknown(own)
            high_degree += HIGH_DEGREE.kind(body=body, block=block, joints=len(holding[body]), unknown=unknown)
            for number in holding[body]:
                body_later = when[own] > when[number]
                block = steps.blocks[(own, number) if body_later else (number, own)]
                node = self.all[number]
                high_degree += HIGH_DEGREE_JOINT.kind(
                    jacobian=node.places[body], equations=node.size, block=block, body_later=int(body_later)
                )
        return pairs, high_degree

    def _unknown(self, node: int) -> int:
        """The first unknown of a node; those of the bodies of high degree stand behind all equations."""
        behind = node - len(self.all)
        return self.all[node].first if behind < 0 else self.equations + self.width * behind

    def _program(self, steps: Plan) -> Numbers:
        """The steps of the elimination (see ``layout.PIVOT``) and, behind them, where every one begins."""
        program: Numbers = []
        starts: Numbers = []
        for node in steps.order:
            starts.append(len(program))
            later, block = steps.later[node], steps.blocks[node, node]
            program += PIVOT.kind(size=steps.sizes[node], unknown=self._unknown(node), block=block, later=len(later))
            for other in later:
                block = steps.blocks[other, node]
                program += NEIGHBOUR.kind(size=steps.sizes[other], block=block, unknown=self._unknown(other))
            for q, other in enumerate(later):
                program += [steps.blocks[other, before] for before in later[: q + 1]]
        return [*program, *starts]

    def _scratch(self, steps: Plan, unknowns: int, notes: int, more: dict[str, int]) -> dict[str, int]:
        """Where the parts of the solver's scratch begin, and its size."""
        widest = (
            sum(steps.sizes[other] for other in later) * steps.sizes[node] for node, later in enumerate(steps.later)
        )
        equations = self.equations
        sizes = {
            "memory": 1 + MEMORY_ROW * equations, "residual": equations, "rate": equations, "bias": equations,
            "solution": unknowns, "jacobian": self.jacobian, "response": self.jacobian, "notes": notes,
            "blocks": steps.floats, "diagonal": unknowns, "temporary": max([*widest, *steps.sizes], default=0),
            **more, "scratch": 0,
        }  # fmt: skip
        return begins(sizes, SOLVER.size)


def begins(sizes: dict[str, int], at: int) -> dict[str, int]:
    """Where parts of these sizes begin that stand one after the other from ``at`` on."""
    ends = np.cumsum([at, *sizes.values()]).tolist()
    return dict(zip(sizes, ends))
