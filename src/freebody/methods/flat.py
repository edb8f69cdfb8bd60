"""Textbook Runge-Kutta on the flat state: orientation is added like any other number and leaves its group on the way.

dx = v, dq = 1/2 (0, w) q or dR = [w] R, dp = F, dL = tau, with v = p/m and w = R I_B^-1 R^T L. A tableau, as data,
makes each method; the files of the methods hold nothing else.
"""

from __future__ import annotations

from freebody.arguments import flag, one_of
from freebody.compile import kernel
from freebody.fields import Choice, Flag
from freebody.forces.total import total_wrench
from freebody.lie.polar import project
from freebody.lie.quaternion import normalize as unit
from freebody.lie.quaternion import product, to_matrix
from freebody.lie.so3 import hat
from freebody.lie.vec import mat_mat
from freebody.methods.base import Method
from freebody.methods.loop import COMPLETE, accumulate_stage
from freebody.model.columns import (
    MATRIX,
    MATRIX_SIZE,
    angular_momentum_of,
    force_of,
    matrix_angular_momentum_of,
    matrix_momentum_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_matrix_angular_momentum,
    put_matrix_momentum,
    put_momentum,
    put_orientation,
    put_position,
    put_rotation,
    rotation_of,
    torque_of,
)
from freebody.model.layout import KICKED
from freebody.model.records import Record
from freebody.model.rows import load_matrix

ORIENTATIONS = {"quaternion": "momenta", "matrix": "matrix"}
# The momenta, of which forces change the rates, are the last numbers of a state.
MOMENTA_COLUMNS = 6

OPTIONS = Record("FlatOptions", normalize=1)
options_of = OPTIONS.start()


def scratch_for(stages: int) -> int:
    """Numbers per body: the rates of every stage and the state of the current one."""
    return (stages + 1) * MATRIX.size


class FlatMethod(Method):
    """What the flat methods share.

    ``orientation``: "quaternion" (13 numbers a body: x q p L) or "matrix" (18: x R p L). ``normalize``: bring it back
    after each step, by scaling the quaternion or by the nearest rotation; False records what the bare sums give.
    Raises :class:`InputError` for anything else.
    """

    orientation = Choice(*ORIENTATIONS, sentence="how orientations are kept between steps")
    normalize = Flag("whether they are brought back to rotations after each step")

    def __init__(self, *, orientation: str = "quaternion", normalize: bool = True) -> None:
        self.orientation = one_of("orientation", orientation, ORIENTATIONS)
        self.normalize = flag("normalize", normalize)
        self.preserves = ("rotation", "momentum") if normalize else ("momentum",)

    @property
    def layout(self) -> str:
        """As ``orientation`` says."""
        return ORIENTATIONS[self.orientation]

    def options(self) -> list[float]:
        """Whether to normalise."""
        return OPTIONS.row(normalize=float(self.normalize))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(orientation={self.orientation!r}, normalize={self.normalize})"


@kernel(inline=True)
def _rates(world, kin, s, b, now, to, matrix):
    """From the state at column ``now``: the kinematic row, and the rates of position and orientation at ``to``."""
    if matrix:
        R = rotation_of(s, b, now)
        p, L = matrix_momentum_of(s, b, now), matrix_angular_momentum_of(s, b, now)
    else:
        R = to_matrix(orientation_of(s, b, now))
        p, L = momentum_of(s, b, now), angular_momentum_of(s, b, now)
    v, w = load_matrix(world, kin, b, position_of(s, b, now), R, p, L)
    put_position(s, b, v, to)
    if matrix:
        put_rotation(s, b, mat_mat(hat(w), R), to)
    else:
        put_orientation(s, b, product((0.0, 0.5 * w[0], 0.5 * w[1], 0.5 * w[2]), orientation_of(s, b, now)), to)


@kernel(inline=True)
def _normalize(state, matrix):
    for b in range(state.shape[0]):
        if matrix:
            put_rotation(state, b, project(rotation_of(state, b)))
        else:
            put_orientation(state, b, unit(orientation_of(state, b)))


@kernel(inline=True)
def flat_step(world, motion, users, options, s, interval, tableau):
    """A step of the method with the ``Coefficients`` of a tableau."""
    t, h, _ = interval
    stages, width = len(tableau.b), motion.state.shape[1]
    matrix = width == MATRIX_SIZE
    now = stages * width
    for stage in range(stages):
        to = stage * width
        for b in range(world.bodies):
            for c in range(width):
                change = 0.0
                for j in range(stage):
                    if tableau.a[stage * stages + j] != 0.0:
                        change += tableau.a[stage * stages + j] * s[b, j * width + c]
                s[b, now + c] = motion.state[b, c] + h * change
            _rates(world, motion.kin, s, b, now, to, matrix)
            for c in range(to + width - MOMENTA_COLUMNS, to + width):
                s[b, c] = 0.0
        if world.flags & KICKED:
            total_wrench(world, motion.kin, users, t + tableau.c[stage] * h)
            accumulate_stage(world, motion.kin, motion.accumulators, h * tableau.b[stage])
            for b in range(world.bodies):
                force, torque = force_of(motion.kin, b), torque_of(motion.kin, b)
                if matrix:
                    put_matrix_momentum(s, b, force, to)
                    put_matrix_angular_momentum(s, b, torque, to)
                else:
                    put_momentum(s, b, force, to)
                    put_angular_momentum(s, b, torque, to)
    for b in range(world.bodies):
        for c in range(width):
            change = 0.0
            for j in range(stages):
                change += tableau.b[j] * s[b, j * width + c]
            motion.state[b, c] += h * change
    if options_of(options).normalize:
        _normalize(motion.state, matrix)
    return COMPLETE
