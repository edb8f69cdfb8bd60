"""A run looked at at given moments, with its derivatives to some numbers: what fits and aims are made of."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.derivatives.flow import carried
from freebody.derivatives.parameters import Encoded, Parameters
from freebody.derivatives.plain import Stretch
from freebody.derivatives.stencil import combined
from freebody.derivatives.tangent import from_raw, heavier, to_velocities
from freebody.derivatives.ways import layout_for
from freebody.methods.base import Method
from freebody.model.state import Clock, State, convert
from freebody.running.schedule import legs

Array = NDArray[np.float64]


class Sample(NamedTuple):
    """The bodies at one moment: x R v w in W (bodies, 18), and their tangents (numbers, bodies, 12): position, rotation
    vector, velocity, angular velocity; tangents of the centres of mass in the shape frames (numbers, bodies, 3).
    """

    kept: Array
    tangents: Array
    centers: Array

    def point(self, b: int, r: Array) -> tuple[Array, Array]:
        """Where the point r from the centre of mass of body b is, (3,), and its tangents (numbers, 3)."""
        x, R = self.kept[b, 0:3], self.kept[b, 3:12].reshape(3, 3)
        arm = R @ r
        moved = self.tangents[:, b, 0:3] + np.cross(self.tangents[:, b, 3:6], arm) - self.centers[:, b] @ R.T
        return x + arm, moved


def sampled(
    parameters: Parameters, method: Method, values: Array, times: Array, dt: float
) -> tuple[Encoded, list[Sample]]:
    """The world at these values, and samples of its run at ascending ``times`` (s), where steps of up to ``dt`` end."""
    made = parameters.encoded(method, values)
    layout = layout_for(made.tables, method)
    schedule = []
    now = made.world.state().time
    for time in map(float, times):
        length = time - now
        # Steps of equal size from sample to sample.
        step = length / max(1, int(np.ceil(length / dt - 1e-9)))
        taken = tuple(legs(Clock(now, 0, step), length, made.tables.edges)) if length > 0.0 else ()
        schedule.append(Stretch(now, step or dt, taken))
        now = time
    centers = np.array([
        combined([other.centers for other in others], weights, h) for h, weights, others in made.varied
    ]).reshape(len(values), -1, 3)  # fmt: skip
    samples = []
    start = State(made.tables, layout, made.raw)
    for raw, tangents in carried(method, start, made.raw_tangents, made.floats_tangents, schedule):
        momenta = from_raw(made.tables, layout, raw, tangents, made.floats_tangents)
        momenta[..., 6:12] -= heavier(made.tables, layout, raw, made.floats_tangents)
        velocities = np.einsum("bij,pbj->pbi", to_velocities(made.tables, layout, raw), momenta)
        samples.append(Sample(convert(raw, layout, "velocities", made.tables), velocities, centers))
    return made, samples
