"""The point of a core that is nearest to a given point: signed distance, unit normal and foot.

Cores of spheres, capsules and tori are thin: distances are positive. In the others a point can be inside; then the foot
is on the nearest face, and the distance is negative.
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.balls import unit_of
from freebody.contact.geometry.convex import separation
from freebody.contact.geometry.sides import Side
from freebody.contact.layout import BOX, CAPSULE, CONE, CYLINDER, ELLIPSOID, HULL, SPHERE, TORUS
from freebody.lie.vec import IDENTITY, add, dot, mat_t_vec, mat_vec, scale, sub

ROUNDS = 80


@kernel(inline=True)
def _outside(p, foot):
    """From a foot to a point that is not inside."""
    n, length = unit_of(sub(p, foot))
    return length, n, foot


@kernel(inline=True)
def _box(size, p):
    foot = (
        min(max(p[0], -size[0]), size[0]), min(max(p[1], -size[1]), size[1]), min(max(p[2], -size[2]), size[2])
    )  # fmt: skip
    if foot != p:
        return _outside(p, foot)
    x, y, z = abs(p[0]) - size[0], abs(p[1]) - size[1], abs(p[2]) - size[2]
    if x >= y and x >= z:
        f = 1.0 if p[0] >= 0.0 else -1.0
        return x, (f, 0.0, 0.0), (f * size[0], p[1], p[2])
    if y >= z:
        f = 1.0 if p[1] >= 0.0 else -1.0
        return y, (0.0, f, 0.0), (p[0], f * size[1], p[2])
    f = 1.0 if p[2] >= 0.0 else -1.0
    return z, (0.0, 0.0, f), (p[0], p[1], f * size[2])


@kernel(inline=True)
def _turned(outward, distance, normal, foot):
    """From the half plane (across, along) of the axis back to space; ``outward`` is the unit direction across."""
    x, y = outward
    return (
        distance, (normal[0] * x, normal[0] * y, normal[1]), (foot[0] * x, foot[0] * y, foot[1])
    )  # fmt: skip


@kernel(inline=True)
def _half_plane(p):
    """Distance from the axis, and the direction there."""
    across = np.sqrt(p[0] * p[0] + p[1] * p[1])
    if across == 0.0:
        return 0.0, (1.0, 0.0)
    return across, (p[0] / across, p[1] / across)


@kernel(inline=True)
def _cylinder(size, p):
    across, outward = _half_plane(p)
    r, h = size[0], size[1]
    x, z = min(across, r), min(max(p[2], -h), h)
    if x != across or z != p[2]:
        u, v = across - x, p[2] - z
        length = np.sqrt(u * u + v * v)
        return _turned(outward, length, (u / length, v / length), (x, z))
    if across - r >= abs(p[2]) - h:
        return _turned(outward, across - r, (1.0, 0.0), (r, z))
    f = 1.0 if p[2] >= 0.0 else -1.0
    return _turned(outward, abs(p[2]) - h, (0.0, f), (across, f * h))


@kernel(inline=True)
def _cone(size, p):
    """In the half plane, the triangle of apex (0, h), rim (r, 0) and middle of the base (0, 0)."""
    across, outward = _half_plane(p)
    r, h = size[0], size[1]
    slant = np.sqrt(r * r + h * h)
    n = (h / slant, r / slant)
    above = n[0] * across + n[1] * (p[2] - h)
    if above <= 0.0 and p[2] >= 0.0:
        if above >= -p[2]:
            return _turned(outward, above, n, (across - above * n[0], p[2] - above * n[1]))
        return _turned(outward, -p[2], (0.0, -1.0), (across, 0.0))
    # On the mantle, from the apex down; or on the base.
    t = min(max((across * r + (h - p[2]) * h) / (slant * slant), 0.0), 1.0)
    x, z = t * r, h - t * h
    u, v = across - x, p[2] - z
    square = u * u + v * v
    base = min(across, r)
    if (across - base) * (across - base) + p[2] * p[2] < square:
        x, z, u, v = base, 0.0, across - base, p[2]
        square = u * u + v * v
    length = np.sqrt(square)
    if length == 0.0:
        return _turned(outward, 0.0, n, (x, z))
    return _turned(outward, length, (u / length, v / length), (x, z))


@kernel(inner=True)
def _ellipsoid(size, p):
    """The foot is a^2 p / (t + a^2), with the largest t that puts it on the surface (Eberly 2013)."""
    a, b, c = size
    least = min(a, min(b, c))
    # Scaled by the shortest semi-axis, where t > -1.
    f = 1.0 / least
    p1, p2, p3 = f * abs(p[0]), f * abs(p[1]), f * abs(p[2])
    r1, r2, r3 = (a * f) ** 2, (b * f) ** 2, (c * f) ** 2
    s1, s2, s3 = a * f * p1, b * f * p2, c * f * p3
    # The sum of the squares is at least 1 at ``low``, at most 1 at ``high``, and convex between: Newton from the left.
    shortest = s1 if least == a else (s2 if least == b else s3)
    low, high = -1.0 + shortest, -1.0 + np.sqrt(s1 * s1 + s2 * s2 + s3 * s3)
    t = low
    for _ in range(ROUNDS):
        g1, g2, g3 = s1 / (t + r1), s2 / (t + r2), s3 / (t + r3)
        over = g1 * g1 + g2 * g2 + g3 * g3 - 1.0
        slope = -2.0 * (g1 * g1 / (t + r1) + g2 * g2 / (t + r2) + g3 * g3 / (t + r3))
        if not over > 0.0:
            if over == 0.0 or t == low:
                break
            high = t
        else:
            low = t
        step = -over / slope
        if abs(step) <= 1e-16 * (1.0 + abs(t)):
            break
        t += step
        if not low <= t <= high:
            t = 0.5 * (low + high)
    foot = (p[0] * r1 / (t + r1), p[1] * r2 / (t + r2), p[2] * r3 / (t + r3))
    n, _ = unit_of((foot[0] / r1, foot[1] / r2, foot[2] / r3))
    return dot(n, sub(p, foot)), n, foot


@kernel(inner=True)
def _local(s, p):
    """Distance, normal and foot in the frame of a solid that is no hull."""
    if s.kind == BOX:
        return _box(s.size, p)
    if s.kind == CYLINDER:
        return _cylinder(s.size, p)
    if s.kind == CONE:
        return _cone(s.size, p)
    if s.kind == ELLIPSOID:
        return _ellipsoid(s.size, p)
    if s.kind == CAPSULE:
        return _outside(p, (0.0, 0.0, min(max(p[2], -s.size[0]), s.size[0])))
    if s.kind == TORUS:
        _, outward = _half_plane(p)
        return _outside(p, (s.size[0] * outward[0], s.size[0] * outward[1], 0.0))
    return _outside(p, (0.0, 0.0, 0.0))


@kernel(inner=True)
def from_point(world, s, p):
    """Signed distance of the point from the core of s, unit normal from s to it, and the foot, in the world."""
    if s.kind == HULL:
        point = Side(SPHERE, (0.0, 0.0, 0.0), 0.0, s.bound, 0, 0, p, IDENTITY)
        found = separation(world, point, s)
        return found.distance, found.normal, found.q
    distance, n, foot = _local(s, mat_t_vec(s.R, sub(p, s.x)))
    return distance, mat_vec(s.R, n), add(s.x, mat_vec(s.R, foot))


@kernel(inline=True)
def thick(distance, n, foot, inner, outer):
    """Gap, normal and point of a ball of radius ``outer`` at a ``distance`` from a core of radius ``inner``."""
    gap = distance - inner - outer
    return gap, n, add(foot, scale(inner + 0.5 * gap, n))
