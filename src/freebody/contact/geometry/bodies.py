"""Two bodies: which closed form or iteration serves a pair of kinds, which ascend: see ``kinds.ordered``."""

from freebody.compile import kernel
from freebody.contact.geometry.balls import between_points, points_drift
from freebody.contact.geometry.codes import coded_gap
from freebody.contact.geometry.convex import separation
from freebody.contact.geometry.manifold import manifold
from freebody.contact.geometry.points import from_point, thick
from freebody.contact.geometry.rings import ring_distance, ring_features, ring_gap
from freebody.contact.geometry.sides import Gap, Side
from freebody.contact.layout import ELLIPSOID, SPHERE, TORUS
from freebody.lie.so3 import exp
from freebody.lie.vec import add, mat_mat, norm, scale, sub

# Differences of rates: how far things move for them, of their size, and the speed of what is slow, in m/s.
STEP, SLOW = 1e-5, 1e-3


@kernel(inline=True)
def _ball(world, a, b):
    """The sphere a against anything."""
    distance, n, foot = from_point(world, b, a.x)
    gap, n, point = thick(distance, n, foot, b.radius, a.radius)
    return Gap(gap, n, point)


@kernel(inner=True)
def body_gap(world, a, b, feature):
    """Gap, normal and point of one feature."""
    if a.kind == SPHERE:
        if b.kind == SPHERE:
            return between_points(a.x, a.radius, b.x, b.radius, False)
        return _ball(world, a, b)
    if a.kind == TORUS or b.kind == TORUS:
        return ring_gap(world, a, b, feature)
    return coded_gap(world, a, b, feature)


@kernel(inner=True)
def body_distance(world, a, b):
    """The smallest gap."""
    if a.kind == SPHERE:
        return body_gap(world, a, b, 0).gap
    if a.kind == TORUS or b.kind == TORUS:
        return ring_distance(world, a, b)
    return separation(world, a, b).distance - a.radius - b.radius


@kernel(inner=True)
def body_features(world, a, b, reach, out, at, most):
    """Write the numbers of the features that are nearer than ``reach``."""
    if norm(sub(a.x, b.x)) - a.bound - b.bound >= reach:
        return 0
    if a.kind == SPHERE:
        if body_gap(world, a, b, 0).gap >= reach:
            return 0
        out[at] = 0.0
        return 1
    if a.kind == TORUS or b.kind == TORUS:
        return ring_features(world, a, b, reach, out, at, most)
    if a.kind == ELLIPSOID or b.kind == ELLIPSOID:
        if body_distance(world, a, b) >= reach:
            return 0
        out[at] = 0.0
        return 1
    return manifold(world, a, b, reach, out, at, most)


@kernel(inline=True)
def later(s, v, w, h):
    """A solid after it has moved for the time h."""
    x, R = add(s.x, scale(h, v)), mat_mat(exp(scale(h, w)), s.R)
    return Side(s.kind, s.size, s.radius, s.bound, s.vertices, s.count, x, R)


@kernel(inner=True)
def body_drift(world, a, b, feature, motion):
    """The rates of point and normal of a feature."""
    va, wa, vb, wb = motion
    if a.kind == SPHERE and b.kind == SPHERE:
        return points_drift((a.x, va), a.radius, (b.x, vb), b.radius, False)
    size = min(a.bound, b.bound)
    speed = max(max(norm(va), norm(vb)), max(norm(wa) * a.bound, norm(wb) * b.bound))
    h = STEP * size / max(speed, SLOW)
    _, later_n, later_p = body_gap(world, later(a, va, wa, h), later(b, vb, wb, h), feature)
    _, n, p = body_gap(world, later(a, va, wa, -h), later(b, vb, wb, -h), feature)
    f = 0.5 / h
    return scale(f, sub(later_p, p)), scale(f, sub(later_n, n))
