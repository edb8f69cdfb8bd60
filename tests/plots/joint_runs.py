"""A run with joints of every sort that figures and tables tell apart: a hinge, a slider with a spring, a beam."""

from functools import cache

import freebody as fb


def linked_world():
    arm = fb.Body(fb.Box((1.0, 0.1, 0.1)), density=100.0, name="arm", position=(0.5, 0, 0))
    sled = fb.Body(fb.Box((0.2, 0.2, 0.2)), density=100.0, name="sled", position=(0, 2, 0), velocity=(1, 0, 0))
    bob = fb.Body(mass=0.5, name="bob", position=(2, 0, 0))
    world = fb.World([arm, sled, bob], gravity=(0, 0, -9.81))
    return world.add(
        fb.Hinge(arm, at=(-0.5, 0, 0), axis=(0, 1, 0), name="shoulder"),
        fb.Slider(sled, axis=(1, 0, 0), stiffness=30.0, damping=0.1, name="rail"),
        fb.Beam(bob, to=arm, to_at=(0.5, 0, 0), name="beam"),
    )


@cache
def linked():
    return fb.simulate(linked_world(), 0.5, dt=5e-3)
