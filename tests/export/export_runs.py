"""A run of two shapes and a particle that exports are made of, and the world behind it."""

from functools import cache

import freebody as fb


def world():
    cone = fb.Body(
        fb.Cone(radius=0.5, height=2.0),
        density=1.0,
        name="cone",
        position=(0.1, -0.2, 0.3),
        orientation=(0.5, 0.5, -0.5, 0.5),
        velocity=(1.0, 0.2, -0.3),
        angular_velocity=(1.0, 2.0, -0.5),
    )
    tensor = ((2.0, 0.1, -0.2), (0.1, 1.5, 0.3), (-0.2, 0.3, 1.2))
    plate = fb.Body(mass=2.0, inertia=tensor, name="plate", position=(3, 0, 0), angular_velocity=(0.3, 1, 0.2))
    dot = fb.Body(mass=0.5, name="dot", position=(0, 3, 1), velocity=(0, 0, 1))
    return fb.World([cone, plate, dot], gravity=(0, 0, -9.81))


@cache
def run():
    return fb.simulate(world(), 0.5, dt=1e-2, integrator="cf4")
