"""The torus of the course, weighed in five ways."""

import numpy as np

import freebody as fb

ring = fb.Torus(major=1.0, minor=0.25)
mesh = ring.mesh(48, 12)

ways = {
    "closed form": fb.mass_properties(ring, density=1.0),
    "48 x 12 mesh": fb.mass_properties(mesh, density=1.0),
    "480 x 120 mesh": fb.mass_properties(ring.mesh(480, 120), density=1.0),
    "sampling": fb.mass_properties(ring, density=1.0, method="sampling", relative_error=2e-3),
    "bounding box": fb.mass_properties(ring, density=1.0, method="box"),
}

print("A torus, major radius 1 m, minor radius 0.25 m, density 1 kg/m^3\n")
print(f"{'':16}{'mass':>14}{'about a diameter':>20}{'about its axis':>18}")
for name, props in ways.items():
    print(f"{name:16}{props.mass:14.9f}{props.inertia[0, 0]:20.9f}{props.inertia[2, 2]:18.9f}")

error = ways["sampling"].error
print(f"\nSampling says of itself: mass within {error.mass:.1g} kg, moments within {error.inertia.max():.1g} kg m^2.")

torn = fb.Mesh(mesh.vertices, np.delete(mesh.faces, [7], axis=0))
try:
    fb.mass_properties(torn, density=1.0)
except fb.FreebodyError as refusal:
    print(f"\nWith one triangle missing freebody refuses:\n  {refusal}")
