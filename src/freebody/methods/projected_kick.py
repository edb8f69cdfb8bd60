"""Kicks of linked bodies, of order 4 in forces that read velocities.

At a frozen pose the velocities that joints allow are a linear space, and forces with the reactions of the joints move
bodies about in it: dv/dt = P M^-1 F(v), P the projection on that space. ``rattle_step`` adds the reactions by itself,
in its multipliers; here they only keep what forces see inside the space. This flow and the free drift of the linkage
are the two parts of a symmetric splitting, so that compositions of it keep their order with dampers and drag too.
"""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.layout import BODY_NOTES, EQUATIONS, HERE, IMPULSE, JOINTS, NOTES, RESIDUAL, SOLUTION
from freebody.joints.prepare import residual_rates
from freebody.joints.solver import collect, solve
from freebody.lie.vec import add, scale
from freebody.methods.kick import move, power_of, push
from freebody.methods.loop import book
from freebody.model.layout import CONSERVATIVE_ONLY, KICKED, ROTATION, SPIN, TORQUE, VELOCITY, VELOCITY_DEPENDENT
from freebody.model.rows import body_of, get3, get9, put3, spin

__all__ = ["projected_kick"]


@kernel(inner=True)
def _allowed(y, c, work, F, I, S):
    """Velocity columns for the momenta after a time c under the wrench in the rows, as far as the joints allow them."""
    J = I[JOINTS]
    for b in range(I[0]):
        move(y, work, F, b, c, False)
    r, z, notes = I[J + RESIDUAL], I[J + SOLUTION], I[J + NOTES]
    residual_rates(work, I, S, r)
    for e in range(I[J + EQUATIONS]):
        S[z + e] = -S[r + e]
    solve(I, S)
    collect(I, S, z, 1.0)
    for b in range(I[0]):
        i = notes + BODY_NOTES * b + IMPULSE
        force, torque = (S[i + 3], S[i + 4], S[i + 5]), (S[i], S[i + 1], S[i + 2])
        put3(work, b, VELOCITY, add(get3(work, b, VELOCITY), scale(body_of(F, b).inverse_mass, force)))
        put3(work, b, SPIN, add(get3(work, b, SPIN), spin(body_of(F, b), get9(work, b, ROTATION), torque)))


@kernel(inner=True)
def projected_kick(y, books, t, h, work, F, I, custom, S, multipliers):
    """A kick of length h at time t by the classical Runge-Kutta method; it needs no guess of the ``multipliers``.

    The matrix in S is the one of this pose. The notes of where bodies were are free during a kick, and hold the sums.
    """
    if not I[2] & KICKED:
        return
    notes = I[I[JOINTS] + NOTES] + HERE
    if I[2] & VELOCITY_DEPENDENT:
        gain = 0.0
        for stage in range(4):
            reach = 0.0 if stage == 0 else (h if stage == 3 else 0.5 * h)
            weight = 1.0 / 6.0 if stage == 0 or stage == 3 else 1.0 / 3.0
            _allowed(y, reach, work, F, I, S)
            total_wrench(t, work, F, I, custom)
            gain += weight * power_of(work, I)
            for b in range(I[0]):
                at = notes + BODY_NOTES * b
                for c in range(6):
                    S[at + c] = weight * work[b, TORQUE + c] + (S[at + c] if stage > 0 else 0.0)
        for b in range(I[0]):
            for c in range(6):
                work[b, TORQUE + c] = S[notes + BODY_NOTES * b + c]
        book(books, 0, h * gain)
    elif not I[2] & CONSERVATIVE_ONLY:
        _allowed(y, 0.5 * h, work, F, I, S)
        book(books, 0, h * power_of(work, I))
    push(y, books, h, work, F, I, False)
