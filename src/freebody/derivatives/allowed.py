"""Changes of a state that joints allow: what is asked for, then the nearest state at which they hold."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.derivatives.stencil import slope
from freebody.derivatives.tangent import SIZE, moved
from freebody.joints.projection import project
from freebody.model.state import State, convert
from freebody.model.tables import Tables

Array = NDArray[np.float64]


def sizes_of(tables: Tables, momenta: Array) -> Array:
    """What changes of a state (bodies, 13) are small beside, (12,): its own numbers, or those of a slow motion."""
    return np.concatenate([
        np.full(3, np.max(np.abs(momenta[:, 0:3])) or 1.0), np.ones(3),
        np.full(3, np.max(np.abs(momenta[:, 7:10])) or np.max(tables.masses)),
        np.full(3, np.max(np.abs(momenta[:, 10:13])) or np.max(tables.principal_moments) or 1.0),
    ])  # fmt: skip


def allowed(tables: Tables, state: State, tangents: Array) -> Array:
    """Tangents (numbers, bodies, 12) in momenta, with what the joints make of them: as ``world.assemble()`` does it.

    Poses are moved to the nearest at which joints hold, by mass, and then velocities. What joints allow stays as it is.
    """
    if not tables.joints:
        return tangents
    start = convert(state.raw, state.layout, "momenta", tables)
    base = State(tables, "momenta", start)
    sizes = sizes_of(tables, start)

    def made(tangent: Array) -> Array:
        def along(change: float) -> Array:
            found = State(
                tables, "momenta", project(tables, moved("momenta", start, change * tangent, tables), state.time).raw
            )
            turned = np.asarray(so3.log(found.rotation @ base.rotation.swapaxes(-1, -2)))
            raw = found.raw
            return np.concatenate(
                [raw[:, 0:3] - start[:, 0:3], turned, raw[:, 7:10] - start[:, 7:10], raw[:, 10:13] - start[:, 10:13]],
                axis=1,
            )

        largest = float(np.max(np.abs(tangent) / sizes))
        return slope(along, 1.0 / largest) if largest > 0.0 else np.zeros_like(tangent)

    return np.array([made(tangent) for tangent in tangents]).reshape(-1, len(start), SIZE)
