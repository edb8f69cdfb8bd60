"""Throw a hammer, compare two methods, and look at energy and work."""

import numpy as np

import freebody as fb

head = fb.Part(fb.Box((0.12, 0.04, 0.04)), density=7850.0)
handle = fb.Part(fb.Cylinder(radius=0.015, length=0.3), density=700.0, position=(0, 0, -0.17))
hammer = fb.Body(
    fb.Compound([head, handle]),
    name="hammer",
    position=(0, 0, 1.5),
    velocity=(4, 0, 6),
    angular_velocity=(0.2, 14.0, 0.3),
)
world = fb.World([hammer], gravity=(0, 0, -9.81))
world.add(fb.Drag(hammer, quadratic=0.004, rotational=1e-5))

landing = fb.Event(lambda state: state.position[0, 2], name="landing", direction="down")
run = fb.simulate(world, 10.0, dt=1e-3, every=10, events=landing)
print(f"{hammer}\nlands after {run.final.time:.6f} s at x = {run['hammer'].position[-1, 0]:.4f} m\n")
print(run.audit())

print("\nThe same flight without drag, by a textbook method and by the default, after 5 s:")
free = fb.World([hammer], gravity=(0, 0, -9.81))
for method in (fb.Euler(orientation="matrix", normalize=False), "exact4"):
    flight = fb.simulate(free, 5.0, dt=1e-3, every=1000, integrator=method)
    drift = np.abs(flight.energy - flight.energy[0]).max()
    off = float(np.max(fb.so3.distance(flight["hammer"].rotation)))
    print(
        f"  {flight.method:8} energy drift {drift:9.2e} J of {flight.kinetic_energy[0]:.1f} J, off SO(3) by {off:.1e}"
    )
