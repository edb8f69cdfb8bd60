"""A run with contact for figures, tables and exports: a ball that bounces, slides and rolls."""

from functools import cache

import freebody as fb


def touching_world():
    rubber = fb.Material(friction=0.2, restitution=0.3)
    ball = fb.Body(
        fb.Sphere(0.05), mass=1.0, material=rubber, position=(0.0, 0.0, 0.15), velocity=(3.0, 0.0, 0.0), name="ball"
    )
    step = fb.Fixed(fb.Sphere(0.3), position=(0.0, 5.0, 0.0), name="stone")
    return fb.World([ball], gravity=(0.0, 0.0, -9.81)).add(fb.Floor(name="table"), step)


@cache
def touching():
    return fb.simulate(touching_world(), 0.8, dt=1e-3, integrator="touch4")
