"""What to draw: the meshes of bodies, or boxes of equal inertia, and bars for beams."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.errors import InputError
from freebody.joints.beam import Beam
from freebody.mass.mesh import Mesh
from freebody.mass.shapes import Box, Sphere
from freebody.model.body import Body
from freebody.trajectory.run import Trajectory
from freebody.world import World

Array = NDArray[np.float64]

# sRGB, the colours of the figures; bodies take them in turn.
PALETTE = ((47, 93, 155), (200, 85, 61), (58, 125, 68), (138, 90, 168), (184, 134, 43), (42, 138, 148))

# Size of a side without extent (a thin rod, a plate) and of a particle, relative to the largest extent.
THIN = 0.03

# Radius of a particle alone in its world, in m.
ALONE = 0.05

# sRGB, a grey that no body has.
BAR_COLOR = (96, 99, 110)

# Width of a bar relative to its length.
BAR_WIDTH = 0.02

Z = np.array([0.0, 0.0, 1.0])


class Drawing(NamedTuple):
    """A body's mesh: vertices (n, 3) in m relative to the centre of mass, in the body's axes; faces (m, 3); sRGB.

    One half is drawn lighter if ``tinted``, which shows rotation. ``normals`` (m, 3) are for the light where they are
    not those of the flat faces.
    """

    name: str
    vertices: Array
    faces: NDArray[np.int64]
    color: tuple[int, int, int]
    tinted: bool = True
    normals: Array | None = None


def drawings(run: Trajectory, world: World | None = None) -> list[Drawing]:
    """One drawing per body: the shape it has in ``world``, or else a box of equal mass and inertia.

    Raises :class:`InputError` if ``world`` lacks a body of the run.
    """
    if world is not None and (missing := set(run.names) - set(world.names)):
        raise InputError(
            "a world without the body " + repr(sorted(missing)[0]),
            expected="the world that was simulated",
            remedy="leave world out to draw boxes of equal inertia",
        )
    extents = [_box(run, number) for number in range(len(run.names))]
    largest = max((float(size.max()) for size in extents), default=0.0)
    made = []
    for number, name in enumerate(run.names):
        shape = None if world is None else world.bodies[world.index(name)].shape
        if world is not None and shape is not None:
            mesh = shape.mesh()
            vertices = mesh.vertices - world.bodies[world.index(name)].center_of_mass
        else:
            mesh = _stand_in(run, number, extents[number], largest)
            vertices = mesh.vertices
        made.append(Drawing(name, np.asarray(vertices), mesh.faces, PALETTE[number % len(PALETTE)]))
    return made


def _box(run: Trajectory, number: int) -> Array:
    """Sides of the homogeneous box of equal mass and inertia, (3,): a^2 = 6/m (I2 + I3 - I1), and so on round."""
    moments = run.tables.principal_moments[number]
    squares = 6.0 / float(run.tables.masses[number]) * (moments.sum() - 2.0 * moments)
    return np.asarray(np.sqrt(np.maximum(squares, 0.0)))


def _stand_in(run: Trajectory, number: int, sides: Array, largest: float) -> Mesh:
    if not sides.any():
        return Sphere(THIN * largest if largest > 0.0 else ALONE).mesh()
    axes = run.tables.principal_axes[number]
    if np.linalg.det(axes) < 0.0:
        axes = axes * np.array([1.0, 1.0, -1.0])
    return Box(tuple(np.maximum(sides, THIN * sides.max()))).mesh().moved(axes)


# Cosine of the angle between faces that belong to one smooth surface, and how often neighbours are averaged.
SMOOTH, ROUNDS = 0.8, 4


def smooth_normals(vertices: Array, faces: NDArray[np.int64]) -> Array:
    """Unit normals (m, 3) of faces, averaged with those of neighbours on the same smooth surface."""
    corners = vertices[faces]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), np.finfo(float).tiny)
    edges = np.sort(faces[:, [0, 1, 1, 2, 2, 0]].reshape(-1, 2), axis=1)
    owners = np.repeat(np.arange(len(faces)), 3)
    order = np.lexsort(edges.T)
    same = (edges[order[1:]] == edges[order[:-1]]).all(axis=1)
    one, other = owners[order[1:][same]], owners[order[:-1][same]]
    flat = np.einsum("ij,ij->i", normals[one], normals[other]) > SMOOTH
    one, other = one[flat], other[flat]
    for _ in range(ROUNDS):
        total = normals.copy()
        np.add.at(total, one, normals[other])
        np.add.at(total, other, normals[one])
        normals = total / np.maximum(np.linalg.norm(total, axis=1, keepdims=True), np.finfo(float).tiny)
    return np.asarray(normals)


class Bars(NamedTuple):
    """Drawings with their positions (frames, bars, 3) and rotations (frames, bars, 3, 3)."""

    drawn: list[Drawing]
    positions: Array
    rotations: Array


def bars(world: World, shown: Trajectory) -> Bars:
    """The beams of ``world`` at the frames of ``shown``: without them a linkage of particles is a few dots."""
    beams = [joint for joint in world.joints if isinstance(joint, Beam) and joint.length > 0.0]
    frames = len(shown.times)
    made = Bars([], np.empty((frames, len(beams), 3)), np.empty((frames, len(beams), 3, 3)))

    def place(body: Body, point: Array) -> Array:
        track = shown[world.names[world.index(body)]]
        R = np.asarray(so3.quaternion_to_matrix(track.orientation))
        return np.asarray(track.position + R @ point)

    for number, beam in enumerate(beams):
        here = place(beam.body, beam.point())
        there = beam.other_point() if beam.to is None else place(beam.to, beam.other_point())
        made.positions[:, number] = 0.5 * (here + there)
        made.rotations[:, number] = _along(there - here)
        mesh = Box((BAR_WIDTH * beam.length, BAR_WIDTH * beam.length, beam.length)).mesh()
        made.drawn.append(Drawing("", mesh.vertices, mesh.faces, BAR_COLOR))
    return made


def _along(way: Array) -> Array:
    """Rotations (frames, 3, 3) whose z axes are along ``way`` (frames, 3)."""
    axis = way / np.linalg.norm(way, axis=-1, keepdims=True)
    across = np.cross(Z, axis)
    sine = np.linalg.norm(across, axis=-1, keepdims=True)
    angle = np.arctan2(sine, axis[:, 2:])
    # For a vertical bar, any axis across will do.
    turn = np.where(sine > 0.0, across / np.where(sine > 0.0, sine, 1.0), np.array([1.0, 0.0, 0.0]))
    return np.asarray(so3.exp(angle * turn))
