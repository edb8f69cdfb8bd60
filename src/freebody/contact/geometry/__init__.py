"""The geometry of contact: gaps, normals and points of pairs of solids."""

from freebody.contact.geometry.kinds import ordered, slots, supported
from freebody.contact.geometry.pairs import distance, drift, features, measure
from freebody.contact.geometry.shapes import SolidSpec, solids_of
from freebody.contact.geometry.sides import Solid, moving, placed, solid_of

__all__ = [
    "Solid", "SolidSpec", "distance", "drift", "features", "measure", "moving", "ordered", "placed", "slots",
    "solid_of", "solids_of", "supported",
]  # fmt: skip
