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
from freebody.methods.loop import book_stage, healthy, record
from freebody.model.columns import orientation_of, put_orientation, put_rotation, rotation_of
from freebody.model.layout import FORCE, KICKED, POSITION, ROTATION, SPIN, TORQUE, VELOCITY
from freebody.model.rows import body_of, get3, get4, get9, put3, put4, put9, spin
from freebody.model.state import LAYOUTS

__all__ = ["FlatMethod", "march", "scratch_for"]

ORIENTATIONS = {"quaternion": "momenta", "matrix": "matrix"}
MATRIX = LAYOUTS["matrix"]
# Where the kernel finds the option ``normalize``.
NORMALIZE = 1


def scratch_for(stages: int) -> int:
    """Numbers per body: the rates of every stage and the state of the current one."""
    return (stages + 1) * MATRIX


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

    def options(self) -> tuple[float, ...]:
        """Whether to normalise."""
        return (float(self.normalize),)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(orientation={self.orientation!r}, normalize={self.normalize})"


@kernel(inline=True)
def _rates(s, b, now, to, work, F, matrix):
    """From the state at column ``now``: the working row, and the rates of position and orientation at column ``to``."""
    end = now + (12 if matrix else 7)
    p, L = get3(s, b, end), get3(s, b, end + 3)
    f = body_of(F, b).inverse_mass
    v = (f * p[0], f * p[1], f * p[2])
    R = get9(s, b, now + 3) if matrix else to_matrix(get4(s, b, now + 3))
    w = spin(body_of(F, b), R, L)
    put3(work, b, POSITION, get3(s, b, now))
    put9(work, b, ROTATION, R)
    put3(work, b, VELOCITY, v)
    put3(work, b, SPIN, w)
    put3(s, b, to, v)
    if matrix:
        put9(s, b, to + 3, mat_mat(hat(w), R))
    else:
        put4(s, b, to + 3, product((0.0, 0.5 * w[0], 0.5 * w[1], 0.5 * w[2]), get4(s, b, now + 3)))


@kernel(inline=True)
def _step(y, books, t, h, work, F, I, custom, s, A, B, C):
    stages, width = len(B), y.shape[1]
    matrix = width == MATRIX
    now = stages * width
    for stage in range(stages):
        to = stage * width
        for b in range(I[0]):
            for c in range(width):
                change = 0.0
                for j in range(stage):
                    if A[stage * stages + j] != 0.0:
                        change += A[stage * stages + j] * s[b, j * width + c]
                s[b, now + c] = y[b, c] + h * change
            _rates(s, b, now, to, work, F, matrix)
            for c in range(to + width - 6, to + width):
                s[b, c] = 0.0
        if I[2] & KICKED:
            total_wrench(t + C[stage] * h, work, F, I, custom)
            book_stage(books, work, I, h * B[stage])
            for b in range(I[0]):
                put3(s, b, to + width - 6, get3(work, b, FORCE))
                put3(s, b, to + width - 3, get3(work, b, TORQUE))
    for b in range(I[0]):
        for c in range(width):
            change = 0.0
            for j in range(stages):
                change += B[j] * s[b, j * width + c]
            y[b, c] += h * change


@kernel(inline=True)
def _normalize(y):
    for b in range(y.shape[0]):
        if y.shape[1] == MATRIX:
            put_rotation(y, b, project(rotation_of(y, b)))
        else:
            put_orientation(y, b, unit(orientation_of(y, b)))


@kernel(inline=True)
def march(y, books, t0, n, dt, count, every, work, F, I, custom, s, frames, frame_books, A, B, C):
    """``advance`` of the method with the square A, weights B and nodes C of a tableau; see ``Method``."""
    slot = 0
    normalized = F[NORMALIZE] != 0.0
    for k in range(count):
        _step(y, books, t0 + (n + k) * dt, dt, work, F, I, custom, s, A, B, C)
        if normalized:
            _normalize(y)
        if not healthy(y, normalized and y.shape[1] != MATRIX):
            return k
        if (k + 1) % every == 0:
            slot = record(y, books, slot, frames, frame_books)
    return count
