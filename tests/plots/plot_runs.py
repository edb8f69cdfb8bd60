"""Runs that the figures show: a free asymmetric body, and three bodies with springs, a push and drag."""

from functools import cache

import freebody as fb


@cache
def handle():
    body = fb.Body(mass=1.0, inertia=(1.0, 2.0, 3.0), name="handle", angular_velocity=(0.3, 3.0, 0.2))
    return fb.simulate(fb.World([body]), 2.0, dt=1e-2, integrator="cf4")


def busy_world():
    cone = fb.Body(fb.Cone(radius=0.5, height=2.0), density=1.0, name="cone", angular_velocity=(1.0, 2.0, -0.5))
    tensor = ((2.0, 0.1, -0.2), (0.1, 1.5, 0.3), (-0.2, 0.3, 1.2))
    plate = fb.Body(mass=2.0, inertia=tensor, name="plate", position=(3, 0, 0), angular_velocity=(0.3, 1, 0.2))
    dot = fb.Body(mass=0.5, name="dot", position=(0, 3, 1), velocity=(0, 0, 1))
    world = fb.World([cone, plate, dot], gravity=(0, 0, -9.81))
    return world.add(
        fb.Spring(cone, at=(0.2, 0, 1), anchor=(0, 0, 4), stiffness=6.0),
        fb.Push(plate, (0.0, 4.0, 2.0), at=(0.5, 0.0, 0.1), start=0.2, duration=0.1),
        fb.Drag(linear=0.2, rotational=0.1),
    )


@cache
def busy():
    return fb.simulate(busy_world(), 0.5, dt=1e-2, integrator="cf4")
