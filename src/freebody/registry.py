"""Every element of the library under its word in scenes: one line each.

Text, so that a scene loads no element except its own, and ``import freebody`` none at all.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

FORCES = {
    "gravity": "forces.gravity:Gravity",
    "central_gravity": "forces.central_gravity:CentralGravity",
    "mutual_gravity": "forces.mutual_gravity:MutualGravity",
    "spring": "forces.spring:Spring",
    "grab": "forces.grab:Grab",
    "torsion_spring": "forces.torsion_spring:TorsionSpring",
    "point_force": "forces.point_force:PointForce",
    "torque": "forces.torque:Torque",
    "push": "forces.push:Push",
    "thruster": "forces.thruster:Thruster",
    "drag": "forces.drag:Drag",
    "dipole": "forces.dipole:Dipole",
}
JOINTS = {
    "ball": "joints.ball:Ball",
    "anchor": "joints.ball:Anchor",
    "beam": "joints.beam:Beam",
    "hinge": "joints.hinge:Hinge",
    "slider": "joints.slider:Slider",
    "universal": "joints.universal:Universal",
    "weld": "joints.weld:Weld",
    "point_on_line": "joints.guides:PointOnLine",
    "point_on_plane": "joints.guides:PointOnPlane",
}
SHAPES = {
    "box": "mass.shapes:Box",
    "sphere": "mass.shapes:Sphere",
    "ellipsoid": "mass.shapes:Ellipsoid",
    "cylinder": "mass.shapes:Cylinder",
    "capsule": "mass.shapes:Capsule",
    "cone": "mass.shapes:Cone",
    "torus": "mass.shapes:Torus",
    "shell": "mass.shell:Shell",
    "compound": "mass.compound:Compound",
    "particles": "mass.particles:Particles",
    "mesh": "mass.mesh:Mesh",
    "heightfield": "mass.heightfield:Heightfield",
    "convex_parts": "mass.convex_parts:ConvexParts",
    "cad": "mass.cad:Cad",
}
CONTACT = {
    "material": "model.material:Material",
    "floor": "contact.floor:Floor",
    "fixed": "contact.fixed:Fixed",
    "contact": "contact.pair:Contact",
    "no_contact": "contact.pair:NoContact",
}


def classes(table: Mapping[str, str]) -> dict[str, Any]:
    """The classes of a table by their words."""
    split = {word: place.split(":") for word, place in table.items()}
    return {
        word: getattr(importlib.import_module(f"freebody.{module}"), name) for word, (module, name) in split.items()
    }


def homes() -> dict[str, str]:
    """Class -> module, for all tables."""
    tables = (FORCES, JOINTS, SHAPES, CONTACT)
    return {name: module for table in tables for module, name in (entry.split(":") for entry in table.values())}
