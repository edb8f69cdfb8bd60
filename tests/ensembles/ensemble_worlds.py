"""Worlds to vary."""

import freebody as fb
from freebody.ensembles import plan

# Ensembles of tests are small, and have several chunks all the same.
plan.LEAST_STEPS = 0


def sprung(stiffness=5.0, spin=(0.3, 4.0, 1.2)):
    """A body under gravity, on a spring, in air."""
    body = fb.Body(mass=1.0, inertia=(1, 2, 3), angular_velocity=spin, name="b")
    world = fb.World([body], gravity=(0, 0, -9.81))
    world.add(fb.Spring(body, at=(0.5, 0, 0), anchor=(0, 0, 2), stiffness=stiffness))
    world.add(fb.Drag(body, linear=0.1, rotational=0.1))
    return world


VARY = {
    "force.spring.stiffness": fb.uniform(4, 6),
    "body.b.angular_velocity": fb.normal((0.3, 4, 1.2), 0.1),
}
RUN = {"dt": 1e-2, "integrator": "cf4", "progress": False}
