"""The geometric integrator: a cube thrown with a twist, Crouch-Grossman 4 on SE(3), and what stays."""

import numpy as np

import freebody as fb

cube = fb.Body(fb.Box(0.1), mass=1.0, name="cube", twist=(1, 2, 3, 1, 2, 3))
world = fb.World([cube], gravity=(0, 0, -9.81))
run = fb.simulate(world, duration=10.0, dt=1e-3, integrator="cg4", every=100)
track = run["cube"]

print(f"x(10) = {np.round(track.position[-1], 6)}   (exactly 10, 20, -460.5)")
print(f"R(10) =\n{np.round(track.rotation[-1], 9)}")
print(f"energy drift     {np.abs(run.energy - run.energy[0]).max():.1e} J of {run.kinetic_energy[-1]:.0f} J")
print(f"Px, Py drift     {np.abs(run.linear_momentum[:, :2] - run.linear_momentum[0, :2]).max():.1e} kg m/s")
print(f"L about c. o. m. {np.abs(track.angular_momentum - track.angular_momentum[0]).max():.1e} kg m^2/s")
print(f"|det R - 1|      {np.abs(np.linalg.det(track.rotation) - 1).max():.1e}")
print(f"off SO(3)        {np.max(fb.so3.distance(track.rotation)):.1e}")
