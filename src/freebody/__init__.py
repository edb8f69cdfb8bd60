"""freebody: a rigid-body laboratory.

Names are loaded when they are first used, so that ``import freebody`` costs next to nothing and Numba, trimesh and the
optional libraries come in only where they are needed.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from freebody._version import __version__
from freebody.registry import homes

if TYPE_CHECKING:
    from freebody import errors as errors
    from freebody import se3 as se3
    from freebody import so3 as so3
    from freebody.contact.fixed import Fixed as Fixed
    from freebody.contact.floor import Floor as Floor
    from freebody.contact.pair import Contact as Contact
    from freebody.contact.pair import NoContact as NoContact
    from freebody.derivatives.aim import Aim as Aim
    from freebody.derivatives.aim import Aimer as Aimer
    from freebody.derivatives.aim import Hoop as Hoop
    from freebody.derivatives.aim import Pose as Pose
    from freebody.derivatives.aim import aim as aim
    from freebody.derivatives.fit import Fit as Fit
    from freebody.derivatives.fit import Observed as Observed
    from freebody.derivatives.fit import fit as fit
    from freebody.derivatives.modes import Mode as Mode
    from freebody.derivatives.modes import Modes as Modes
    from freebody.derivatives.modes import modes as modes
    from freebody.derivatives.sensitivity import Sensitivity as Sensitivity
    from freebody.derivatives.sensitivity import sensitivity as sensitivity
    from freebody.ensembles.distributions import normal as normal
    from freebody.ensembles.distributions import uniform as uniform
    from freebody.ensembles.ensemble import Ensemble as Ensemble
    from freebody.ensembles.ensemble import ensemble as ensemble
    from freebody.ensembles.load import load_ensemble as load_ensemble
    from freebody.errors import FreebodyError as FreebodyError
    from freebody.exact import ExactRotation as ExactRotation
    from freebody.exact import exact_rotation as exact_rotation
    from freebody.export.api import export_run as export_run
    from freebody.export.part import plot_part as plot_part
    from freebody.export.part_report import write_part_report as write_part_report
    from freebody.flat import array_to_state as array_to_state
    from freebody.flat import rhs as rhs
    from freebody.flat import state_to_array as state_to_array
    from freebody.forces.central_gravity import CentralGravity as CentralGravity
    from freebody.forces.custom import force as force
    from freebody.forces.dipole import Dipole as Dipole
    from freebody.forces.drag import Drag as Drag
    from freebody.forces.grab import Grab as Grab
    from freebody.forces.gravity import Gravity as Gravity
    from freebody.forces.mutual_gravity import MutualGravity as MutualGravity
    from freebody.forces.point_force import PointForce as PointForce
    from freebody.forces.potential import potential as potential
    from freebody.forces.push import Push as Push
    from freebody.forces.spring import Spring as Spring
    from freebody.forces.thruster import Thruster as Thruster
    from freebody.forces.torque import Torque as Torque
    from freebody.forces.torsion_spring import TorsionSpring as TorsionSpring
    from freebody.forces.wind import Wind as Wind
    from freebody.joints.ball import Anchor as Anchor
    from freebody.joints.ball import Ball as Ball
    from freebody.joints.beam import Beam as Beam
    from freebody.joints.custom import constraint as constraint
    from freebody.joints.guides import PointOnLine as PointOnLine
    from freebody.joints.guides import PointOnPlane as PointOnPlane
    from freebody.joints.hinge import Hinge as Hinge
    from freebody.joints.slider import Slider as Slider
    from freebody.joints.universal import Universal as Universal
    from freebody.joints.weld import Weld as Weld
    from freebody.lie.vec import cross as cross
    from freebody.mass.api import mass_properties as mass_properties
    from freebody.mass.cad import Cad as Cad
    from freebody.mass.compound import Compound as Compound
    from freebody.mass.compound import Part as Part
    from freebody.mass.convex_parts import ConvexParts as ConvexParts
    from freebody.mass.heightfield import Heightfield as Heightfield
    from freebody.mass.matrices import rigid_jacobian as rigid_jacobian
    from freebody.mass.matrices import rigid_to_world as rigid_to_world
    from freebody.mass.mesh import Mesh as Mesh
    from freebody.mass.particles import Particles as Particles
    from freebody.mass.properties import MassProperties as MassProperties
    from freebody.mass.samples import sample_names as sample_names
    from freebody.mass.samples import sample_path as sample_path
    from freebody.mass.shapes import Box as Box
    from freebody.mass.shapes import Capsule as Capsule
    from freebody.mass.shapes import Cone as Cone
    from freebody.mass.shapes import Cylinder as Cylinder
    from freebody.mass.shapes import Ellipsoid as Ellipsoid
    from freebody.mass.shapes import Sphere as Sphere
    from freebody.mass.shapes import Torus as Torus
    from freebody.mass.shell import Shell as Shell
    from freebody.methods.adaptive.method import Adaptive as Adaptive
    from freebody.methods.base import Method as Method
    from freebody.methods.cf4 import CF4 as CF4
    from freebody.methods.cg4 import CG4 as CG4
    from freebody.methods.exact import Exact as Exact
    from freebody.methods.exact4 import Exact4 as Exact4
    from freebody.methods.exponential_euler import ExponentialEuler as ExponentialEuler
    from freebody.methods.generalized_alpha import GeneralizedAlpha as GeneralizedAlpha
    from freebody.methods.generalized_alpha import Newmark as Newmark
    from freebody.methods.lgvi import LGVI as LGVI
    from freebody.methods.moreau.method import Moreau as Moreau
    from freebody.methods.natural import Natural as Natural
    from freebody.methods.rattle import Rattle as Rattle
    from freebody.methods.rattle import Rattle4 as Rattle4
    from freebody.methods.registry import integrators as integrators
    from freebody.methods.rkmk4 import RKMK4 as RKMK4
    from freebody.methods.splitting import Splitting as Splitting
    from freebody.methods.textbook import RK4 as RK4
    from freebody.methods.textbook import Euler as Euler
    from freebody.methods.textbook import Midpoint as Midpoint
    from freebody.methods.touch4.method import Touch4 as Touch4
    from freebody.model.body import Body as Body
    from freebody.model.material import Material as Material
    from freebody.model.natural import natural_mass_matrix as natural_mass_matrix
    from freebody.model.picking import pick_nearest_vertices as pick_nearest_vertices
    from freebody.model.state import State as State
    from freebody.plots.api import plot as plot
    from freebody.plots.compare import compare as compare
    from freebody.plots.derivatives import plot_aim as plot_aim
    from freebody.plots.derivatives import plot_fit as plot_fit
    from freebody.plots.derivatives import plot_modes as plot_modes
    from freebody.plots.ensembles import plot_ensemble as plot_ensemble
    from freebody.plots.report import write_report as write_report
    from freebody.precompile import warm as warm
    from freebody.record.load import load_run as load_run
    from freebody.record.save import save_run as save_run
    from freebody.running.events import Event as Event
    from freebody.running.simulate import simulate as simulate
    from freebody.scene.library import scene_names as scene_names
    from freebody.scene.library import scene_path as scene_path
    from freebody.scene.reading import load_scene as load_scene
    from freebody.scene.scene import Scene as Scene
    from freebody.scene.writing import scene_of as scene_of
    from freebody.trajectory.run import Trajectory as Trajectory
    from freebody.viewer.api import view as view
    from freebody.world import World as World

# The one canonical import of every public name is ``freebody.<name>``; this says which module has it.
_HOME = {
    **homes(),  # forces, joints, shapes and contact
    "Adaptive": "methods.adaptive.method",
    "Aim": "derivatives.aim",
    "Aimer": "derivatives.aim",
    "Body": "model.body",
    "CF4": "methods.cf4",
    "CG4": "methods.cg4",
    "Euler": "methods.textbook",
    "Ensemble": "ensembles.ensemble",
    "Event": "running.events",
    "Exact": "methods.exact",
    "Exact4": "methods.exact4",
    "ExactRotation": "exact",
    "ExponentialEuler": "methods.exponential_euler",
    "Fit": "derivatives.fit",
    "FreebodyError": "errors",
    "GeneralizedAlpha": "methods.generalized_alpha",
    "Hoop": "derivatives.aim",
    "LGVI": "methods.lgvi",
    "MassProperties": "mass.properties",
    "Method": "methods.base",
    "Midpoint": "methods.textbook",
    "Mode": "derivatives.modes",
    "Modes": "derivatives.modes",
    "Natural": "methods.natural",
    "Newmark": "methods.generalized_alpha",
    "Observed": "derivatives.fit",
    "Part": "mass.compound",
    "Pose": "derivatives.aim",
    "RK4": "methods.textbook",
    "RKMK4": "methods.rkmk4",
    "Rattle": "methods.rattle",
    "Rattle4": "methods.rattle",
    "Scene": "scene.scene",
    "Sensitivity": "derivatives.sensitivity",
    "Splitting": "methods.splitting",
    "State": "model.state",
    "Moreau": "methods.moreau.method",
    "Touch4": "methods.touch4.method",
    "Trajectory": "trajectory.run",
    "Wind": "forces.wind",
    "World": "world",
    "aim": "derivatives.aim",
    "array_to_state": "flat",
    "compare": "plots.compare",
    "constraint": "joints.custom",
    "cross": "lie.vec",
    "ensemble": "ensembles.ensemble",
    "exact_rotation": "exact",
    "export_run": "export.api",
    "fit": "derivatives.fit",
    "force": "forces.custom",
    "integrators": "methods.registry",
    "load_ensemble": "ensembles.load",
    "load_run": "record.load",
    "load_scene": "scene.reading",
    "mass_properties": "mass.api",
    "modes": "derivatives.modes",
    "natural_mass_matrix": "model.natural",
    "normal": "ensembles.distributions",
    "pick_nearest_vertices": "model.picking",
    "plot": "plots.api",
    "plot_aim": "plots.derivatives",
    "plot_ensemble": "plots.ensembles",
    "plot_fit": "plots.derivatives",
    "plot_modes": "plots.derivatives",
    "plot_part": "export.part",
    "potential": "forces.potential",
    "rhs": "flat",
    "rigid_jacobian": "mass.matrices",
    "rigid_to_world": "mass.matrices",
    "sample_names": "mass.samples",
    "sample_path": "mass.samples",
    "save_run": "record.save",
    "scene_names": "scene.library",
    "scene_of": "scene.writing",
    "scene_path": "scene.library",
    "sensitivity": "derivatives.sensitivity",
    "simulate": "running.simulate",
    "state_to_array": "flat",
    "uniform": "ensembles.distributions",
    "view": "viewer.api",
    "warm": "precompile",
    "write_part_report": "export.part_report",
    "write_report": "plots.report",
}
_MODULES = frozenset({"errors", "se3", "so3"})

__all__ = ["__version__", *sorted([*_HOME, *_MODULES])]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return importlib.import_module(f"freebody.{name}")
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'freebody' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"freebody.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
