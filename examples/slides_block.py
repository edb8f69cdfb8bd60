"""The lecture slides: force pairs on a block, a push off the centre, a sphere pushed for one step."""

import numpy as np

import freebody as fb

block = fb.Body(fb.Box((6, 2, 4)), density=0.5, name="block")
f = 10.0
same = fb.World([block]).add(
    fb.PointForce(block, (0, 0, f), at=(-3, 0, -2)), fb.PointForce(block, (0, 0, f), at=(3, 0, -2))
)
couple = fb.World([block]).add(
    fb.PointForce(block, (0, 0, f), at=(-3, 0, -2)), fb.PointForce(block, (0, 0, -f), at=(3, 0, 2))
)
for name, world in (("two forces up", same), ("a couple", couple)):
    force, torque = world.wrenches()
    print(f"{name:14} force {force[0]}, torque {torque[0]}")

print("\nThe same push for 10 s, through the centre and off it:")
for at in ((0, 0, 0), (0.5, 0, 0)):
    body = fb.Body(mass=12.0, inertia=(20, 52, 40), name="body")
    world = fb.World([body]).add(fb.Push(body, (0, 0, 1.0), at=at, duration=10.0))
    run = fb.simulate(world, duration=10.0, dt=1e-2)
    speed, energy, work = run["body"].velocity[-1, 2], run.kinetic_energy[-1], run.work[-1]
    path = np.abs(np.diff(run["body"].point(at)[:, 2])).sum()
    print(f"  at {at}: v = {speed:.6f} m/s, energy {energy:.6f} J = work {work:.6f} J; the point went {path:.4f} m")

print("\nA sphere pushed for its first step, explicit Euler on a raw matrix:")
h, push = 0.1, (2.0, 3.0, 5.0)
sphere = fb.Body(mass=1.0, inertia=(0.4, 0.4, 0.4))
world = fb.World([sphere], gravity=(0, -9.8, 0)).add(fb.Push(sphere, push, at=(-1, 0, 0), duration=h))
run = fb.simulate(world, duration=2 * h, dt=h, integrator=fb.Euler(orientation="matrix", normalize=False))
print(f"  x2 = {np.round(run['body'].position[-1], 6)}\n  R2 = {np.round(run['body'].rotation[-1], 6).tolist()}")
