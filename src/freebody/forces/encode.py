"""Bodies and forces as the tables that kernels read."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from freebody.forces.base import Force, Index
from freebody.forces.custom_element import CustomForce
from freebody.forces.total import no_energy, no_wrench
from freebody.model.body import Body
from freebody.model.layout import (
    BLOCK,
    BLOCKS,
    BODIES,
    BODY_CONSTANTS,
    CONSERVATIVE_ONLY,
    CUSTOM,
    HEADER,
    KICKED,
    PRINCIPAL,
    RIDGED,
    VELOCITY_DEPENDENT,
)
from freebody.model.tables import Tables, body_rows


def encode(bodies: tuple[Body, ...], names: tuple[str, ...], forces: Sequence[Force], index: Index) -> Tables:
    """The tables of a world: bodies first, then one block per kind of force, in the order of first appearance.

    The blocks of compiled user functions, one for each function, come last: their chain counts from the end.
    """
    blocks: dict[object, list[Force]] = {}
    for force in forces:
        if not isinstance(force, CustomForce):
            blocks.setdefault(force.kind, []).append(force)
    custom: dict[object, list[CustomForce]] = {}
    for force in forces:
        if isinstance(force, CustomForce):
            custom.setdefault(force.program, []).append(force)
    blocks.update({program: list[Force](members) for program, members in custom.items()})
    rows = body_rows(bodies)
    floats = [0.0] * BODIES + rows.ravel().tolist()
    header: list[int] = []
    integers: list[int] = []
    first_integer = BLOCKS + BLOCK.size * len(blocks)
    for members in blocks.values():
        header += [members[0].kind, len(members), len(floats), first_integer + len(integers)]
        for member in members:
            row = member.row(index)
            floats += [float(value) for value in row[0]]
            integers += [int(value) for value in row[1]]
    flags = KICKED if forces else 0
    if any(force.velocity_dependent for force in forces):
        flags |= VELOCITY_DEPENDENT
    if all(force.conservative for force in forces):
        flags |= CONSERVATIVE_ONLY
    if any(force.ridged for force in forces):
        flags |= RIDGED
    products = BODY_CONSTANTS.slices["inverse_inertia"].start + 3
    if not rows[:, products : products + 3].any():
        flags |= PRINCIPAL
    wrench, energy = no_wrench, no_energy
    if custom:
        # Only worlds with user functions pay for the machinery behind them.
        from freebody.forces.custom_chain import chain

        flags |= CUSTOM
        wrench, energy = chain(tuple(members[0].program for members in custom.values()))
    top = HEADER.row(bodies=len(bodies), blocks=len(blocks), flags=flags, joints=0, contacts=0)
    top += [0] * (BLOCKS - HEADER.size)
    float_buffer = np.array(floats)
    float_buffer.flags.writeable = False
    return Tables(
        names,
        float_buffer,
        np.array([*top, *header, *integers], dtype=np.int64),
        wrench,
        energy,
        np.array(sorted({edge for force in forces for edge in force.edges})),
        centers=np.array([body.center_of_mass for body in bodies]),
        coupled=tuple(tuple(map(index, force.bodies or bodies)) for force in forces if force.couples),
    )
