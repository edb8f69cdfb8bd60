"""Kicks of linked bodies, of order 4 in forces that read velocities.

At a frozen pose the velocities that joints allow are a linear space, and forces with the reactions of the joints move
bodies about in it: dv/dt = P M^-1 F(v), P the projection on that space. ``rattle_step`` adds the reactions by itself,
in its multipliers; here they only keep what forces see inside the space. This flow and the free drift of the linkage
are the two parts of a symmetric splitting, so that compositions of it keep their order with dampers and drag too.
"""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.layout import NOTE_SIZE, joints_of, note_of
from freebody.joints.se3_system import SE3
from freebody.joints.solver import collect, residual_rates, solve_residuals
from freebody.lie.vec import add, scale
from freebody.methods.kick import move, power_of, push
from freebody.methods.loop import accumulate
from freebody.model.columns import (
    KIN,
    angular_velocity_of,
    put_angular_velocity,
    put_velocity,
    rotation_of,
    velocity_of,
)
from freebody.model.layout import CONSERVATIVE_ONLY, KICKED, VELOCITY_DEPENDENT
from freebody.model.rows import body_of, spin

# Where the torque and the force begin in a kinematic row.
WRENCH = KIN.slices["torque"].start


@kernel(inner=True)
def _allowed(world, motion, S, c):
    """Velocity columns for the momenta after a time c under the wrench in the rows, as far as the joints allow them."""
    J = joints_of(world)
    for b in range(world.bodies):
        move(world, motion, b, c, False)
    residual_rates(SE3, world, motion.kin, S, J.residual)
    solve_residuals(world, S, -1.0)
    collect(SE3, world, S, J.solution, 1.0)
    for b in range(world.bodies):
        body, note = body_of(world, b), note_of(world, S, b)
        v, w = scale(body.inverse_mass, note.force), spin(body, rotation_of(motion.kin, b), note.torque)
        put_velocity(motion.kin, b, add(velocity_of(motion.kin, b), v))
        put_angular_velocity(motion.kin, b, add(angular_velocity_of(motion.kin, b), w))


@kernel(inner=True)
def projected_kick(coordinates, world, motion, users, S, t, h, multipliers):
    """A kick of length h at time t by the classical Runge-Kutta method; it needs no guess of the ``multipliers``.

    The matrix in S is the one of this pose. The notes of where bodies were are free during a kick, and hold the sums.
    """
    if not world.flags & KICKED:
        return
    notes = joints_of(world).notes
    if world.flags & VELOCITY_DEPENDENT:
        gain = 0.0
        for stage in range(4):
            reach = 0.0 if stage == 0 else (h if stage == 3 else 0.5 * h)
            weight = 1.0 / 6.0 if stage == 0 or stage == 3 else 1.0 / 3.0
            _allowed(world, motion, S, reach)
            total_wrench(world, motion.kin, users, t)
            gain += weight * power_of(world, motion.kin)
            for b in range(world.bodies):
                at = notes + NOTE_SIZE * b
                for c in range(6):
                    S[at + c] = weight * motion.kin[b, WRENCH + c] + (S[at + c] if stage > 0 else 0.0)
        for b in range(world.bodies):
            for c in range(6):
                motion.kin[b, WRENCH + c] = S[notes + NOTE_SIZE * b + c]
        accumulate(motion.accumulators, 0, h * gain)
    elif not world.flags & CONSERVATIVE_ONLY:
        _allowed(world, motion, S, 0.5 * h)
        accumulate(motion.accumulators, 0, h * power_of(world, motion.kin))
    push(world, motion, h, False)
