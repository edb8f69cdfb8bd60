"""Solids in tables, and the kernels of geometry over arrays of poses."""

import numpy as np
from scipy.spatial.transform import Rotation

from freebody.compile import kernel
from freebody.contact.geometry import distance, drift, features, measure, moving, placed, solid_of, solids_of
from freebody.contact.geometry.shapes import SolidSpec
from freebody.contact.layout import CONTACTS, HOLLOW, PLANE, SOLID, SOLID_POSE
from freebody.model.columns import KIN
from freebody.model.kernel_data import World


def plane():
    return SolidSpec(PLANE, np.zeros(3), np.eye(3), (0.0, 0.0, 0.0), 0.0, np.inf, np.zeros((0, 3)))


def bowl(radius):
    return SolidSpec(HOLLOW, np.zeros(3), np.eye(3), (0.0, 0.0, 0.0), radius, np.inf, np.zeros((0, 3)))


def spec(shape):
    """The one solid of a shape, or the solid itself."""
    return shape if isinstance(shape, SolidSpec) else solids_of(shape)[0]


def tables(*shapes):
    """A world of solids: number k is that of the k-th shape and rides on carrier k."""
    specs = [spec(shape) for shape in shapes]
    start, floats, rows = 8, [0.0] * 8, []
    first = start + CONTACTS.size
    for k, solid in enumerate(specs):
        place = len(floats)
        floats += SOLID_POSE.row(
            place=solid.place, rotation=solid.rotation, size=solid.size, radius=solid.radius, bound=solid.bound
        )
        vertices = len(floats)
        floats += solid.vertices.ravel().tolist()
        rows += SOLID.row(kind=solid.kind, carrier=k, floats=place, vertices=vertices, count=len(solid.vertices))
    header = dict.fromkeys(CONTACTS.fields, 0) | {"solids": len(specs), "first_solid": first}
    integers = [0] * start + CONTACTS.row(**header) + rows
    return World(len(specs), 0, 0, 0, start, 0.0, np.array(floats), np.array(integers, dtype=np.int64))


def poses(rng, count, spread=1.0):
    """Positions and rotations of two solids, (count, 2, 3) and (count, 2, 3, 3)."""
    R = Rotation.random(2 * count, random_state=int(rng.integers(2**31))).as_matrix()
    return spread * rng.normal(size=(count, 2, 3)), R.reshape(count, 2, 3, 3)


def rows_of(x, R, v=None, w=None):
    """Kinematic rows (count, 2, numbers) of ``poses``."""
    kin = np.zeros((len(x), 2, KIN.size))
    kin[:, :, 0:3], kin[:, :, 3:12] = x, R.reshape(len(x), 2, 9)
    if v is not None:
        kin[:, :, 12:15], kin[:, :, 15:18] = v, w
    return kin


@kernel
def measure_all(world, kin, feature, out):
    a, b = solid_of(world, 0), solid_of(world, 1)
    for k in range(len(kin)):
        xa, Ra = placed(a, kin[k])
        xb, Rb = placed(b, kin[k])
        gap, n, p = measure(world, a, b, feature[k], xa, Ra, xb, Rb)
        out[k, 0], out[k, 1], out[k, 2], out[k, 3] = gap, n[0], n[1], n[2]
        out[k, 4], out[k, 5], out[k, 6] = p


@kernel
def distance_all(world, kin, out):
    a, b = solid_of(world, 0), solid_of(world, 1)
    for k in range(len(kin)):
        xa, Ra = placed(a, kin[k])
        xb, Rb = placed(b, kin[k])
        out[k] = distance(world, a, b, xa, Ra, xb, Rb)


@kernel
def features_all(world, kin, reach, out, counts):
    a, b = solid_of(world, 0), solid_of(world, 1)
    for k in range(len(kin)):
        xa, Ra = placed(a, kin[k])
        xb, Rb = placed(b, kin[k])
        counts[k] = features(world, a, b, xa, Ra, xb, Rb, reach, out[k], 0, out.shape[1])


@kernel
def drift_all(world, kin, feature, out):
    a, b = solid_of(world, 0), solid_of(world, 1)
    for k in range(len(kin)):
        xa, Ra = placed(a, kin[k])
        xb, Rb = placed(b, kin[k])
        va, wa = moving(a, kin[k])
        vb, wb = moving(b, kin[k])
        p, n = drift(world, a, b, feature[k], xa, Ra, va, wa, xb, Rb, vb, wb)
        out[k, 0], out[k, 1], out[k, 2] = p
        out[k, 3], out[k, 4], out[k, 5] = n


class Pair:
    """Two shapes and what the kernels say about them, over arrays of poses."""

    def __init__(self, a, b):
        self.world = tables(a, b)

    def measure(self, kin, feature):
        """Gap, normal and point: (count, 7)."""
        out = np.empty((len(kin), 7))
        measure_all(self.world, kin, np.broadcast_to(np.asarray(feature, dtype=float), len(kin)).copy(), out)
        return out

    def distance(self, kin):
        out = np.empty(len(kin))
        distance_all(self.world, kin, out)
        return out

    def features(self, kin, reach, most=24):
        """Lists of the features of each pose."""
        out, counts = np.full((len(kin), most), -1.0), np.zeros(len(kin), dtype=np.int64)
        features_all(self.world, kin, reach, out, counts)
        return [row[:count] for row, count in zip(out, counts)]

    def drift(self, kin, feature):
        """Rates of point and normal: (count, 6)."""
        out = np.empty((len(kin), 6))
        drift_all(self.world, kin, np.broadcast_to(np.asarray(feature, dtype=float), len(kin)).copy(), out)
        return out


def moved(kin, dt):
    """The poses after a rigid motion with constant velocities."""
    out = kin.copy()
    for side in (0, 1):
        out[:, side, 0:3] += dt * kin[:, side, 12:15]
        turn = Rotation.from_rotvec(dt * kin[:, side, 15:18]).as_matrix()
        out[:, side, 3:12] = (turn @ kin[:, side, 3:12].reshape(-1, 3, 3)).reshape(-1, 9)
    return out
