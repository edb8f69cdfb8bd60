"""The solve: sweeps until the certificate is small, and Newton steps where they take longer.

A heap at rest is swept once or twice a step, as it begins with the impulses of the step before. They follow what bodies
do as a spring would, so it swings as far as the tolerance allows, and creeps. Where Newton steps are cheap they end
that.
"""

import math

from freebody.compile import kernel
from freebody.methods.moreau.linked import obey
from freebody.methods.moreau.newton import FINER, at_rest, newton, worth
from freebody.methods.moreau.room import SWEEPS, room_of
from freebody.methods.moreau.sweep import certificate, sweep_balls, sweep_rigid

# Sweeps between looks at the certificate once changes are small.
AGAIN = 4
# Sweeps after which Newton steps come into question. Where they do not help they are tried again after so many times
# the sweeps so far.
FIRST, LATER = 100, 4
# At rest they are cheap if they are worth so many sweeps.
CHEAP = 1000.0


@kernel(inner=True)
def solve(world, V, S, T, count, most, tolerance):
    """Sweep until the certificate is below the tolerance (m/s), at most ``most`` times. Returns the certificate.

    Joints are solved exactly after each sweep, in their own scratch T.
    """
    I, room = world.integers, room_of(world)
    look, turn = 0, FIRST
    for k in range(most):
        change = sweep_balls(V, S, I, room, count) if room.balls else sweep_rigid(V, S, I, room, count)
        if world.joints:
            obey(world, V, T)
        S[SWEEPS] += 1.0
        if change < tolerance and k >= look:
            worst = certificate(V, S, I, room, count)
            if worst <= tolerance:
                if worst > FINER * tolerance and at_rest(world, V, S, count, tolerance):
                    after, band = worth(world, count)
                    if after <= CHEAP:
                        return newton(world, V, S, T, count, band, tolerance)
                return worst
            look = k + AGAIN
        if k + 1 == turn:
            after, band = worth(world, count)
            if k + 1 >= after:
                worst = newton(world, V, S, T, count, band, tolerance)
                if worst <= tolerance:
                    return worst
                turn *= LATER
            else:
                turn = int(min(math.ceil(after), 1e9))
    return certificate(V, S, I, room, count)
