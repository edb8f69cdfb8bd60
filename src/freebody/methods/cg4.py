"""Crouch-Grossman method of order 4 on SE(3)."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.lie.polar import polish
from freebody.lie.se3 import exp, product
from freebody.lie.vec import cross, mat_t_vec, mat_vec
from freebody.methods.base import Method
from freebody.methods.loop import COMPLETE, accumulate_stage
from freebody.methods.tableau import Tableau
from freebody.model.columns import TWIST as TWIST_LAYOUT
from freebody.model.columns import (
    force_of,
    position_of,
    put_angular_velocity,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    torque_of,
)
from freebody.model.layout import (
    KICKED,
)
from freebody.model.rows import body_of, get3, put3, sym_vec

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


@kernel(inline=True)
def _pose(state, s, b, h, row, first, count):
    """T exp(h a_1 [V_1]) exp(h a_2 [V_2]) ..., coefficients from place ``first`` of ``row`` on."""
    T = (rotation_of(state, b), position_of(state, b))
    for j in range(count):
        f = h * row[first + j]
        k = RATE * j
        T = product(
            T,
            exp((f * s[b, k], f * s[b, k + 1], f * s[b, k + 2], f * s[b, k + 3], f * s[b, k + 4], f * s[b, k + 5])),
        )
    return T


@kernel(inline=True)
def _look(world, motion, s, b, stage, h):
    """Twist, its free rate and the working row of a stage."""
    here = RATE * stage
    for c in range(6):
        change = 0.0
        for j in range(stage):
            change += A[stage * STAGES + j] * s[b, RATE * j + TWIST + c]
        s[b, here + c] = motion.state[b, VELOCITIES + c] + h * change
    w, v = get3(s, b, here), get3(s, b, here + 3)
    body = body_of(world, b)
    put3(s, b, here + TWIST, sym_vec(body.inverse_inertia, cross(sym_vec(body.inertia, w), w)))
    put3(s, b, here + TWIST + 3, cross(v, w))
    R, x = _pose(motion.state, s, b, h, A, stage * STAGES, stage)
    put_position(motion.kin, b, x)
    put_rotation(motion.kin, b, R)
    put_velocity(motion.kin, b, mat_vec(R, v))
    put_angular_velocity(motion.kin, b, mat_vec(R, w))


@kernel(inline=True)
def _push(world, kin, s, b, stage):
    """Add what the wrench does to the rate of the twist."""
    R = rotation_of(kin, b)
    torque, force = mat_t_vec(R, torque_of(kin, b)), mat_t_vec(R, force_of(kin, b))
    turn = sym_vec(body_of(world, b).inverse_inertia, torque)
    f = body_of(world, b).inverse_mass
    to = RATE * stage + TWIST
    for c in range(3):
        s[b, to + c] += turn[c]
        s[b, to + 3 + c] += f * force[c]


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    t, h, _ = interval
    s = scratch.rows
    for stage in range(STAGES):
        for b in range(world.bodies):
            _look(world, motion, s, b, stage, h)
        if world.flags & KICKED:
            total_wrench(world, motion.kin, users, t + C[stage] * h)
            accumulate_stage(world, motion.kin, motion.accumulators, h * B[stage])
            for b in range(world.bodies):
                _push(world, motion.kin, s, b, stage)
    for b in range(world.bodies):
        R, x = _pose(motion.state, s, b, h, B, 0, STAGES)
        put_position(motion.state, b, x)
        put_rotation(motion.state, b, polish(R))
        for c in range(6):
            change = 0.0
            for j in range(STAGES):
                change += B[j] * s[b, RATE * j + TWIST + c]
            motion.state[b, VELOCITIES + c] += h * change
    return COMPLETE


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
    step = _step
    takes_lanes = True

    @property
    def layout(self) -> str:
        """x R w v, body frame."""
        return "twist"
