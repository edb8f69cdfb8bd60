"""RATTLE: the symplectic method for linkages, of order 2, and of order 4 by composition."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.joints.layout import joints_of
from freebody.joints.prepare import prepare
from freebody.methods.composition import composed_piece
from freebody.methods.constrained import ConstrainedMethod, constrained_step
from freebody.methods.drift import place
from freebody.methods.exact import turn
from freebody.methods.kick import sense
from freebody.methods.kick_drift import carried
from freebody.methods.leapfrog import leapfrog_piece
from freebody.methods.loop import COMPLETE
from freebody.methods.projected_kick import projected_kick
from freebody.methods.rattle_step import kick_by_guess, rattle_step
from freebody.model.kernel_data import DONE, Interval
from freebody.model.tables import Tables


@kernel(inner=True, by_lane=lambda world, *_: world.joints)
def _stand(world, motion, users, scratch, t):
    """Poses, the joints' matrix and the forces that a step starts from."""
    place(world, motion)
    if world.joints:
        prepare(world, motion.kin, users, scratch.solver, t)
    sense(world, motion.kin, users, t)


@kernel(inner=True)
def _stand_again(world, motion, users, scratch, t):
    """The same within a step that crosses a ridge: reactions jump there, so nothing can be extrapolated."""
    _stand(world, motion, users, scratch, t)
    if world.joints:
        scratch.solver[joints_of(world).memory] = 0.0


@kernel(inline=True)
def _piece(world, motion, users, scratch, interval):
    if world.joints == 0:
        return leapfrog_piece(world, motion, users, turn, interval)
    return rattle_step(world, motion, users, scratch.solver, turn, kick_by_guess, interval, True)


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    return constrained_step(_piece, _stand_again, world, motion, users, scratch, interval)


# Two outer steps, a backward one in the middle: their sum is one, the sum of their cubes zero. Smaller errors than the
# three-step composition and the one with four equal steps.
_STEPS = (0.28, 0.62546642846767004501, 1.0 - 2.0 * (0.28 + 0.62546642846767004501), 0.62546642846767004501, 0.28)
_NODES = (0.28, 0.28 + 0.62546642846767004501, 1.0 - 0.28 - 0.62546642846767004501, 1.0 - 0.28)


@kernel(inline=True)
def _piece4(world, motion, users, scratch, interval):
    if world.joints == 0:
        return composed_piece(world, motion, users, scratch.rows, turn, interval)
    start, h, end = interval
    at, ended = start, COMPLETE
    for i in range(5):
        if ended.cause == DONE:
            to = end if i == 4 else start + _NODES[i] * h
            part = Interval(at, _STEPS[i] * h, to)
            ended = rattle_step(world, motion, users, scratch.solver, turn, projected_kick, part, False)
            at = to
    return ended


@kernel(inline=True)
def _step4(world, motion, users, options, scratch, interval):
    return constrained_step(_piece4, _stand_again, world, motion, users, scratch, interval)


class Rattle(ConstrainedMethod):
    """Kick, drift, kick with impulses that keep joints closed in position and in velocity, to round-off.

    The drift is the exact free motion of rigid bodies, so between the impulses of the joints nothing is approximated.
    Symplectic and symmetric: the energy swings with the square of the step and does not drift. Forces that read
    velocities are kept at order 2. Without joints it is the method ``exact``.
    """

    name = "rattle"
    order = 2
    evaluations = 1
    preserves: tuple[str, ...] = ("rotation", "momentum", "energy", "reversible", "exact torque-free")
    reference = "Andersen 1983, JCP 52, 24; Reich 1996, Symplectic integrators for systems of rigid bodies, Fields 10"
    summary = "linkages: joints closed to round-off, no energy drift"
    step = _step
    begin = _stand

    def layout_for(self, tables: Tables) -> str:
        """See ``carried``."""
        return carried(tables)


class Rattle4(Rattle):
    """Five steps of ``rattle``, one of them backwards, which together are of order 4.

    Symplectic and symmetric like its parts. If a force reads velocities, every kick is integrated to order 4 at its
    frozen pose, within what the joints allow, so that the order is 4 there too. Without joints it is ``exact4``.
    """

    name = "rattle4"
    order = 4
    evaluations = 5
    reference = "McLachlan 1995, On the numerical integration of ODEs by symmetric composition methods, SISC 16, 151"
    summary = "linkages at high accuracy: order 4, no energy drift"
    step = _step4
