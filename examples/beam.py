"""An elastic beam as rigid links on stiff hinges: its sag and its first frequency against the theory of beams."""

from itertools import pairwise

import numpy as np

import freebody as fb

LENGTH, WIDTH, HEIGHT = 1.0, 0.02, 0.01  # m
DENSITY, MODULUS = 2700.0, 70e9  # aluminium, kg/m^3 and N/m^2
GRAVITY = 9.81  # m/s^2
bending = MODULUS * WIDTH * HEIGHT**3 / 12  # E I, in N m^2
line = DENSITY * WIDTH * HEIGHT  # kg/m


def cantilever(links: int) -> fb.World:
    """Clamped at the origin; every hinge bends as much as the length of one link of the beam does."""
    link = LENGTH / links
    bodies = [
        fb.Body(fb.Box((link, WIDTH, HEIGHT)), density=DENSITY, position=((k + 0.5) * link, 0, 0), name=f"link {k}")
        for k in range(links)
    ]
    world = fb.World(bodies, gravity=(0, 0, -GRAVITY))
    hinge = {"at": (-link / 2, 0, 0), "axis": (0, 1, 0)}
    # Half a link bends between the clamp and the middle of the first link, a whole one between two middles.
    world.add(fb.Hinge(bodies[0], anchor=(0, 0, 0), stiffness=2 * bending / link, **hinge))
    for one, two in pairwise(bodies):
        world.add(fb.Hinge(two, to=one, to_at=(link / 2, 0, 0), stiffness=bending / link, **hinge))
    return world


# Let go straight, the beam swings about its sag.
sag = line * GRAVITY * LENGTH**4 / (8 * bending)
frequency = 1.875104**2 * np.sqrt(bending / (line * LENGTH**4)) / (2 * np.pi)
print(f"theory:    sag {1e3 * sag:.3f} mm, first frequency {frequency:.3f} Hz")

for links in (10, 40):
    # The fastest mode of 40 links is at some 1e5 rad/s: no step of half a millisecond resolves it, and none has to.
    run = fb.simulate(cantilever(links), 1.5, dt=5e-4, integrator=fb.GeneralizedAlpha(rho=0.5))
    height = run[f"link {links - 1}"].point((LENGTH / links / 2, 0, 0))[:, 2]
    rising = np.flatnonzero((height[:-1] < -sag) & (height[1:] >= -sag))
    crossed = run.times[rising] + (-sag - height[rising]) / (height[rising + 1] - height[rising]) * run.dt
    measured = (len(crossed) - 1) / (crossed[-1] - crossed[0])
    whole = height[rising[0] : rising[-1]]
    print(f"{links:2} links:  sag {-1e3 * whole.mean():.3f} mm, first frequency {measured:.3f} Hz")
