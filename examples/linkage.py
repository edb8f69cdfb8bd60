"""The Lagrangian document, whole: bodies, a beam, an anchor and a spring; reactions; what it costs to keep joints."""

import numpy as np

import freebody as fb

a, b, c = (
    fb.Body(fb.Box((1.5, 1, 1)), density=1.0, name=name, position=(3.0 * k, 0, 0)) for k, name in enumerate("abc")
)
world = fb.World([a, b, c], gravity=(0, 0, -9.81))
world.add(fb.Anchor(a, at=(-0.75, 0, 0), anchor=(-0.75, 0, 0), name="anchor"))
world.add(fb.Beam(a, at=(0.75, 0, 0), to=b, to_at=(-0.75, 0, 0), name="beam"))
world.add(fb.Spring(b, at=(0.75, 0, 0), to=c, to_at=(-0.75, 0, 0), stiffness=50.0, rest_length=None))

run = fb.simulate(world, duration=5.0, dt=1e-3, every=5)
print(run.audit())

# The beam pulls along itself, and only along itself.
beam = run.joints["beam"]
here = np.array([run["a"].position[k] + run["a"].rotation[k] @ (0.75, 0, 0) for k in range(len(run))])
there = np.array([run["b"].position[k] + run["b"].rotation[k] @ (-0.75, 0, 0) for k in range(len(run))])
along = (there - here) / 1.5
sideways = np.linalg.norm(np.cross(beam.force, along), axis=1).max()
print(f"the beam carries up to {np.linalg.norm(beam.force, axis=1).max():.1f} N, {sideways:.1e} N of it sideways")

# The anchor holds what falls: its mean force is the weight, less what the bodies gained on the way down.
weight = 9.81 * sum(body.mass for body in world.bodies)
mean = float(np.sum(run.joints["anchor"].force[1:, 2]) / (len(run) - 1))
print(f"anchor: {mean:.2f} N on average; {weight + run.linear_momentum[-1, 2] / 5.0:.2f} N by the change of momentum")

# A world that does not fit together yet is put together.
loose = fb.World([fb.Body(mass=1.0, name="bob", position=(0.9, 0, 0.1))], gravity=(0, 0, -9.81))
loose.add(fb.Beam(loose.bodies[0], anchor=(0, 0, 0), length=1.0))
print(f"assembled from {loose.gaps()[0].position:.3f} m to {loose.assemble().gaps()[0].position:.0e} m")
