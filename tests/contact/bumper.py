"""A toy method with contact: balls fall in steps of first order and bounce off the plane z = 0, one slot each.

What it keeps and tells has the form that every method with contact has, so what is kept of a run can be tested on it.
"""

from typing import ClassVar

import numpy as np

import freebody as fb
from freebody.compile import kernel
from freebody.contact.layout import IMPACT, ROLLING, SLOT, SLOT_SIZE, STATE, contacts_of
from freebody.methods.base import OWN, Method
from freebody.methods.loop import COMPLETE
from freebody.model.kernel_data import PAUSED, Scratch, Status
from freebody.model.rows import body_of

RESTITUTION, RADIUS = 0.8, 0.05
GRAVITY = 9.81
# Impacts that the scratch has room for; the loop pauses when it is nearly full.
ROOM = 8
NEARLY = 3

put_mode, put_gap, put_force = SLOT.part("mode"), SLOT.part("gap"), SLOT.part("force")
put_normal, put_point = SLOT.part("normal"), SLOT.part("point")
log_time, log_slot, log_point, log_normal, log_impulse, log_before, log_after, log_restitution, log_lost = (
    IMPACT.part(name)
    for name in ("time", "slot", "point", "normal", "impulse", "before", "after", "restitution", "lost_restitution")
)
LOST, IMPACTS = STATE.slices["restitution"].start, STATE.slices["impacts"].start
IMPACT_SIZE, FIRST = IMPACT.size, STATE.size
FULL = Status(0, PAUSED, 0, 0.0)


@kernel(inline=True)
def fall(world, motion, users, options, scratch, interval):
    """A step; a body that is below the plane goes up again, with less speed."""
    C, h, y = contacts_of(world), interval.length, motion.state
    for b in range(world.bodies):
        m, at = body_of(world, b).mass, C.state + FIRST + b * SLOT_SIZE
        y[b, 9] -= h * m * GRAVITY
        for c in range(3):
            y[b, c] += h * y[b, 7 + c] / m
        low = y[b, 2] < RADIUS
        y[b, 2] = max(y[b, 2], RADIUS)
        put_mode(world.floats, at, 0.0)
        put_gap(world.floats, at, y[b, 2] - RADIUS)
        put_normal(world.floats, at, (0.0, 0.0, 1.0))
        put_point(world.floats, at, (y[b, 0], y[b, 1], 0.0))
        put_force(world.floats, at, (0.0, 0.0, 0.0))
        if low and y[b, 9] < 0.0:
            before = y[b, 9] / m
            y[b, 9] = -RESTITUTION * y[b, 9]
            impulse = y[b, 9] - m * before
            lost = -0.5 * impulse * (before + y[b, 9] / m)
            put_mode(world.floats, at, ROLLING)
            put_force(world.floats, at, (0.0, 0.0, m * GRAVITY))
            world.floats[C.state + LOST] += lost
            world.floats[C.state + IMPACTS] += 1.0
            n = int(scratch.solver[0])
            k = 1 + n * IMPACT_SIZE
            for c in range(IMPACT_SIZE):
                scratch.solver[k + c] = 0.0
            log_time(scratch.solver, k, interval.end)
            log_slot(scratch.solver, k, float(b))
            log_point(scratch.solver, k, (y[b, 0], y[b, 1], 0.0))
            log_normal(scratch.solver, k, (0.0, 0.0, 1.0))
            log_impulse(scratch.solver, k, (0.0, 0.0, impulse))
            log_before(scratch.solver, k, (0.0, 0.0, before))
            log_after(scratch.solver, k, (0.0, 0.0, y[b, 9] / m))
            log_restitution(scratch.solver, k, RESTITUTION)
            log_lost(scratch.solver, k, lost)
            scratch.solver[0] = n + 1.0
    return FULL if scratch.solver[0] >= NEARLY else COMPLETE


class Bumper(Method):
    """The method around it. ``pauses`` counts how often the loop had something to hand over."""

    name, order, step, takes_contact = "bumper", 1, fall, True
    reference, summary = "", ""
    pauses: ClassVar[list[int]] = []

    def scratch(self, tables):
        return Scratch(np.zeros((len(tables.names), 0)), np.zeros(1 + ROOM * IMPACT.size))

    def impacts(self, tables, scratch):
        count = int(scratch.solver[0])
        scratch.solver[0] = 0.0
        if count:
            self.pauses.append(count)
        return scratch.solver[1 : 1 + count * IMPACT.size].reshape(count, IMPACT.size).copy()


# Tests that count methods must not see this one: it is used as itself, never by name.
OWN.pop(Bumper.name)


def bouncing(heights=(1.0,), masses=None, **floor):
    """A world of balls over a floor."""
    masses = masses or [1.0] * len(heights)
    rubber = fb.Material(friction=0.0, restitution=RESTITUTION)
    bodies = [
        fb.Body(fb.Sphere(RADIUS), mass=m, position=(k, 0.0, RADIUS + z), velocity=(0.5, 0.0, 0.0), material=rubber,
                name=f"ball {k + 1}")
        for k, (z, m) in enumerate(zip(heights, masses))
    ]  # fmt: skip
    between = [fb.NoContact(a, b) for k, a in enumerate(bodies) for b in bodies[:k]]
    return fb.World(bodies, gravity=(0.0, 0.0, -GRAVITY)).add(fb.Floor(name="table", **floor), *between)
