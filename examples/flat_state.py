"""Baraff's notes: the state as a flat array, its derivative as a function, and anybody's ODE solver."""

import numpy as np
from scipy.integrate import solve_ivp

import freebody as fb

top = fb.Body(mass=2.0, inertia=(1.0, 2.0, 2.5), angular_velocity=(0.2, 1.5, 0.1), velocity=(1, 0, 0), name="top")
world = fb.World([top], gravity=(0, 0, -9.81)).add(fb.Spring(top, at=(0.5, 0, 0), anchor=(0, 0, 1), stiffness=30.0))

y0 = fb.state_to_array(world.state())
print(f"13 numbers a body: x q P L = {np.round(y0, 3)}")
solved = solve_ivp(fb.rhs(world), (0.0, 2.0), y0, method="DOP853", rtol=1e-12, atol=1e-12)
theirs = fb.array_to_state(world, solved.y[:, -1])
ours = fb.simulate(world, duration=2.0, dt=1e-3).final
print(f"SciPy and freebody differ by {np.abs(theirs.position - ours.position).max():.1e} m after 2 s")

print("18 numbers, explicit Euler by hand: the matrix leaves SO(3)")
f, y, h = fb.rhs(world, orientation="matrix"), fb.state_to_array(world.state(), layout="matrix"), 1e-3
for step in range(2000):
    y = y + h * f(step * h, y)
print(f"  off by {float(fb.so3.distance(y[3:12].reshape(3, 3))):.2e}; projected: nearest rotation is", end=" ")
print(np.round(fb.so3.project(y[3:12].reshape(3, 3))[0], 4))
