"""The Lagrangian document: natural coordinates, one global potential, bodies coupled by springs."""

import math
from itertools import pairwise

import numpy as np

import freebody as fb

box = fb.mass_properties(fb.Box((1.5, 1, 1)), density=1.0)
M = box.natural_mass_matrix()
random = np.random.default_rng(0)
v, spin = random.normal(size=3), random.normal(size=(3, 3))
rate = np.hstack([v[:, None], spin]).ravel()
print(f"12 x 12 mass matrix, constant: 1/2 X'^T M X' = {0.5 * rate @ M @ rate:.6f} J for any affine motion")

bodies = [
    fb.Body(fb.Box((1.5, 1, 1)), density=1.0, name=name, position=(3.0 * k, 0, 0)) for k, name in enumerate("abc")
]
world = fb.World(bodies, gravity=(0, 0, -9.81))
world.add(fb.Spring(bodies[0], at=(-0.75, 0, 0), anchor=(-0.75, 0, 0), stiffness=400.0, damping=2.0))
for left, right in pairwise(bodies):
    world.add(
        fb.Spring(left, at=(0.75, 0, 0), to=right, to_at=(-0.75, 0, 0), stiffness=200.0, rest_length=1.5, damping=1.0)
    )


@fb.potential
def floor(body, strength, height):
    """Only the energy is written down, here of a soft floor; force and torque follow from it."""
    return strength * math.exp(4.0 * (height - body.position[2]))


for body in bodies:
    world.add(floor(body, strength=5.0, height=-4.0))
print(f"V(q1, q2, q3) at the start: {world.potential_energy():.4f} J; forces are minus its gradient:")
print(np.round(world.wrenches().force, 4))

run = fb.simulate(world, duration=5.0, dt=1e-3)
print(run.audit())
