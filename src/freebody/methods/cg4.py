"""Crouch-Grossman method of order 4 on SE(3)."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.held import forces_of
from freebody.forces.total import total_wrench
from freebody.lie.polar import polish
from freebody.lie.se3 import exp, product
from freebody.lie.vec import cross, mat_t_vec, mat_vec
from freebody.methods.base import Method
from freebody.methods.loop import book_stage, healthy, record
from freebody.methods.tableau import Tableau
from freebody.model.columns import TWIST as TWIST_LAYOUT
from freebody.model.columns import position_of, put_position, put_rotation, rotation_of
from freebody.model.layout import (
    FORCE,
    KICKED,
    POSITION,
    ROTATION,
    SPIN,
    TORQUE,
    VELOCITY,
)
from freebody.model.rows import body_of, get3, get9, put3, put9, sym_vec

__all__ = ["CG4"]

# The small rationals that are often printed are rounded (their weights miss 1 by 6.5e-7) and stall near 4e-6.
TABLEAU = Tableau(
    a=(
        (),
        (0.8177227988124852,),
        (0.3199876375476427, 0.0659864263556022),
        (0.9214417194464946, 0.4997857776773573, -1.0969984448371582),
        (0.3552358559023322, 0.2390958372307326, 1.3918565724203246, -1.1092979392113465),
    ),
    b=(0.1370831520630755, -0.0183698531564020, 0.7397813985370780, -0.1907142565505889, 0.3322195591068374),
    order=4,
    group=True,
)
A, B, C = TABLEAU.square, TABLEAU.b, TABLEAU.c
STAGES = len(B)
# Per body and stage: the twist and its rate.
TWIST = 6
RATE = 12
# Where the twist begins in a row of the state.
VELOCITIES = TWIST_LAYOUT.slices["angular"].start


class CG4(Method):
    """Five stages, each a product of exponentials of the stages' body twists: T exp(h b1 [V1]) .. exp(h b5 [V5]).

    G dV = ad_V^T G V + F_B for the twist V = (w, v), dT = T [V] for the pose. Its state is the body twist, so linear
    and angular momentum are kept to order 4, not to the last bit.
    """

    name = "cg4"
    order = TABLEAU.order
    evaluations = STAGES
    preserves = ("rotation",)
    reference = (
        "Crouch, Grossman 1993, Numerical integration of ODEs on manifolds, J. Nonlinear Sci. 3, 1-33; "
        "coefficients: Jackiewicz, Marthinsen, Owren 2000, Adv. Comput. Math. 13, 405-415"
    )
    summary = "order 4 on SE(3) with body twists; accurate, the dearest of the explicit methods"
    scratch_width = STAGES * RATE

    @property
    def layout(self) -> str:
        """x R w v, body frame."""
        return "twist"

    @property
    def advance(self):
        """The compiled loop."""
        return advance


@kernel(inline=True)
def _pose(y, b, s, h, row, first, count):
    """T exp(h a_1 [V_1]) exp(h a_2 [V_2]) ..., coefficients from place ``first`` of ``row`` on."""
    T = (rotation_of(y, b), position_of(y, b))
    for j in range(count):
        f = h * row[first + j]
        k = RATE * j
        T = product(
            T,
            exp((f * s[b, k], f * s[b, k + 1], f * s[b, k + 2], f * s[b, k + 3], f * s[b, k + 4], f * s[b, k + 5])),
        )
    return T


@kernel(inline=True)
def _look(y, b, stage, h, work, F, s):
    """Twist, its free rate and the working row of a stage."""
    here = RATE * stage
    for c in range(6):
        change = 0.0
        for j in range(stage):
            change += A[stage * STAGES + j] * s[b, RATE * j + TWIST + c]
        s[b, here + c] = y[b, VELOCITIES + c] + h * change
    w, v = get3(s, b, here), get3(s, b, here + 3)
    body = body_of(F, b)
    put3(s, b, here + TWIST, sym_vec(body.inverse_inertia, cross(sym_vec(body.inertia, w), w)))
    put3(s, b, here + TWIST + 3, cross(v, w))
    R, x = _pose(y, b, s, h, A, stage * STAGES, stage)
    put3(work, b, POSITION, x)
    put9(work, b, ROTATION, R)
    put3(work, b, VELOCITY, mat_vec(R, v))
    put3(work, b, SPIN, mat_vec(R, w))


@kernel(inline=True)
def _push(b, stage, work, F, s):
    """Add what the wrench does to the rate of the twist."""
    R = get9(work, b, ROTATION)
    torque, force = mat_t_vec(R, get3(work, b, TORQUE)), mat_t_vec(R, get3(work, b, FORCE))
    turn = sym_vec(body_of(F, b).inverse_inertia, torque)
    f = body_of(F, b).inverse_mass
    to = RATE * stage + TWIST
    for c in range(3):
        s[b, to + c] += turn[c]
        s[b, to + 3 + c] += f * force[c]


@kernel(inline=True)
def _step(y, books, t, h, work, F, I, custom, s):
    for stage in range(STAGES):
        for b in range(I[0]):
            _look(y, b, stage, h, work, F, s)
        if I[2] & KICKED:
            total_wrench(t + C[stage] * h, work, F, I, custom)
            book_stage(books, work, I, h * B[stage])
            for b in range(I[0]):
                _push(b, stage, work, F, s)
    for b in range(I[0]):
        R, x = _pose(y, b, s, h, B, 0, STAGES)
        put_position(y, b, x)
        put_rotation(y, b, polish(R))
        for c in range(6):
            change = 0.0
            for j in range(STAGES):
                change += B[j] * s[b, RATE * j + TWIST + c]
            y[b, VELOCITIES + c] += h * change


@kernel
def advance(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    slot = 0
    for k in range(count):
        _step(y, books, t0 + (n + k) * dt, dt, work, F, I, forces_of(custom), scratch)
        if not healthy(y, False):
            return k
        if (k + 1) % every == 0:
            slot = record(y, books, slot, frames, frame_books)
    return count
