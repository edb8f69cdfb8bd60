"""Solids whose mass properties have a closed form; axes of symmetry along z. One file per solid."""

from freebody.mass.shapes.box import Box
from freebody.mass.shapes.capsule import Capsule
from freebody.mass.shapes.cone import Cone
from freebody.mass.shapes.cylinder import Cylinder
from freebody.mass.shapes.ellipsoid import Ellipsoid
from freebody.mass.shapes.solid import Solid
from freebody.mass.shapes.sphere import Sphere
from freebody.mass.shapes.torus import Torus

__all__ = ["Box", "Capsule", "Cone", "Cylinder", "Ellipsoid", "Solid", "Sphere", "Torus"]
