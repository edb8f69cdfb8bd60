"""The classical four stages, with the orientation kept on its group: the frame of ``cf4`` and ``rkmk4``.

x, p and L are plain sums with the classical weights. Inside a step the stages follow the body's own momentum by
Euler's equation, dP = P x W + R^T tau with W = I_B^-1 P, instead of taking it from each stage's orientation: rates in
the body frame change least, and the error is several times smaller. At the end of the step P is dropped; L in the world
is the state, so that it stays to the last bit where nothing acts.

What a method does with the orientation is given as two small inlined functions, so that each becomes one compiled loop
of its own.
"""

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.lie.quaternion import exp, normalize, product, to_matrix
from freebody.lie.vec import add, cross, mat_t_vec, mat_vec
from freebody.methods.loop import book_stage, healthy, record
from freebody.model.columns import (
    angular_momentum_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    put_orientation,
    put_position,
)
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

__all__ = ["SCRATCH", "TURNING", "march", "sum4", "turned", "turning"]

# Per body and stage the rates of x, orientation, p, L and body momentum stand one after the other in the scratch; then
# the body momentum at the start of the step.
RATE = 15
TURNING = 3
PUSH = 6
TWIST = 9
EULER = 12
START = 4 * RATE
SCRATCH = START + 3


@kernel(inline=True)
def turned(r, h, q):
    """q exp(h r), r in the body frame."""
    return product(q, exp((h * r[0], h * r[1], h * r[2])))


@kernel(inline=True)
def turning(s, b, stage):
    """The angular velocity of a stage, in the body frame."""
    return get3(s, b, RATE * stage + TURNING)


@kernel(inline=True)
def sum4(s, b, k, c0, c1, c2, c3):
    """c0 k0 + c1 k1 + c2 k2 + c3 k3 of the stages' rates from column k on."""
    k0, k1, k2, k3 = get3(s, b, k), get3(s, b, RATE + k), get3(s, b, 2 * RATE + k), get3(s, b, 3 * RATE + k)
    return (
        c0 * k0[0] + c1 * k1[0] + c2 * k2[0] + c3 * k3[0],
        c0 * k0[1] + c1 * k1[1] + c2 * k2[1] + c3 * k3[1],
        c0 * k0[2] + c1 * k1[2] + c2 * k2[2] + c3 * k3[2],
    )


@kernel(inline=True)
def _moved(a, h, k):
    """a + h k."""
    return (a[0] + h * k[0], a[1] + h * k[1], a[2] + h * k[2])


@kernel(inline=True)
def _look(y, books, t, h, stage, c, weight, work, F, I, custom, s, pose):
    """Evaluate one stage, c h after the start of the step and from the rates of the stage before it."""
    kicked = I[2] & KICKED
    before, here = RATE * max(stage - 1, 0), RATE * stage
    for b in range(I[0]):
        R = to_matrix(pose(s, b, stage, h, orientation_of(y, b)))
        x, p = position_of(y, b), momentum_of(y, b)
        if stage == 0:
            P = mat_t_vec(R, angular_momentum_of(y, b))
            put3(s, b, START, P)
        else:
            P = _moved(get3(s, b, START), c * h, get3(s, b, before + EULER))
            x = _moved(x, c * h, get3(s, b, before))
            if kicked:
                p = _moved(p, c * h, get3(s, b, before + PUSH))
        f = body_of(F, b).inverse_mass
        v = (f * p[0], f * p[1], f * p[2])
        W = sym_vec(body_of(F, b).inverse_inertia, P)
        put3(s, b, here, v)
        put3(s, b, here + TURNING, W)
        put3(s, b, here + EULER, cross(P, W))
        if kicked:
            put3(work, b, POSITION, x)
            put9(work, b, ROTATION, R)
            put3(work, b, VELOCITY, v)
            put3(work, b, SPIN, mat_vec(R, W))
    if kicked:
        total_wrench(t + c * h, work, F, I, custom)
        book_stage(books, work, I, weight * h)
        for b in range(I[0]):
            torque = get3(work, b, TORQUE)
            put3(s, b, here + PUSH, get3(work, b, FORCE))
            put3(s, b, here + TWIST, torque)
            body_torque = mat_t_vec(get9(work, b, ROTATION), torque)
            put3(s, b, here + EULER, add(get3(s, b, here + EULER), body_torque))


@kernel(inline=True)
def _step(y, books, t, h, work, F, I, custom, s, pose, end):
    for stage in range(4):
        c = 0.0 if stage == 0 else (1.0 if stage == 3 else 0.5)
        weight = 1 / 3 if stage == 1 or stage == 2 else 1 / 6
        _look(y, books, t, h, stage, c, weight, work, F, I, custom, s, pose)
    for b in range(I[0]):
        put_orientation(y, b, normalize(end(s, b, h, orientation_of(y, b))))
        put_position(y, b, _moved(position_of(y, b), h, sum4(s, b, 0, 1 / 6, 1 / 3, 1 / 3, 1 / 6)))
        if I[2] & KICKED:
            put_momentum(y, b, _moved(momentum_of(y, b), h, sum4(s, b, PUSH, 1 / 6, 1 / 3, 1 / 3, 1 / 6)))
            put_angular_momentum(
                y, b, _moved(angular_momentum_of(y, b), h, sum4(s, b, TWIST, 1 / 6, 1 / 3, 1 / 3, 1 / 6))
            )


@kernel(inline=True)
def march(y, books, t0, n, dt, count, every, work, F, I, custom, s, frames, frame_books, pose, end):
    """``advance`` of the method made of two functions; see ``Method``.

    ``pose(s, b, stage, h, q)`` is the orientation of a stage and ``end(s, b, h, q)`` that after the step, q before it.
    """
    slot = 0
    for k in range(count):
        _step(y, books, t0 + (n + k) * dt, dt, work, F, I, custom, s, pose, end)
        if not healthy(y, True):
            return k
        if (k + 1) % every == 0:
            slot = record(y, books, slot, frames, frame_books)
    return count
