"""The step of the splitting methods of order 2: half a kick, a drift, half a kick."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.methods.drift import drift, place
from freebody.methods.kick import kick2, sense
from freebody.methods.loop import COMPLETE
from freebody.model.layout import AXIAL


@kernel(inline=True)
def stand(world, motion, users, scratch, t):
    """Poses and forces that a step starts from.

    The wrench at the end of a step serves the first kick of the next one too: it is a function of pose and time alone,
    and both kicks see the same numbers t0 + n dt, so a call that starts there finds it again bit for bit.
    """
    place(world, motion)
    sense(world, motion.kin, users, t)


@kernel(inline=True)
def leapfrog_piece(world, motion, users, turn, interval):
    """Kick, drift by the free rotation ``turn``, kick."""
    axial, h = motion.state.shape[1] == AXIAL, interval.length
    kick2(world, motion, users, interval.start, 0.5 * h, axial)
    drift(world, motion, turn, h, axial)
    sense(world, motion.kin, users, interval.end)
    kick2(world, motion, users, interval.end, 0.5 * h, axial)
    return COMPLETE
