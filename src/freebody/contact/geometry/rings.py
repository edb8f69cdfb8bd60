"""A torus and any other solid: all places where the core circle comes nearest to the other core.

With f the distance of the point at angle t of the circle from the other core, g = (f^2/2)' rises by at most
R^2 + R f a radian, whatever the other core is, because f^2/2 - |p|^2/2 is concave in space. So an interval at whose
left end g is low enough, or at whose right end it is high enough, has no minimum. The others are halved.

A feature is the number of a minimum, counted from the far side of the circle as seen from the other solid; where the
circle lies flat on something, RING_FIRST and following are the points of its ring.
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.atoms import RING, lies_flat, tip
from freebody.contact.geometry.codes import ANY
from freebody.contact.geometry.convex import middle
from freebody.contact.geometry.points import from_point, thick
from freebody.contact.geometry.sides import Gap
from freebody.contact.layout import TORUS
from freebody.lie.vec import add, dot, mat_t_vec, mat_vec, minus, sub

RING_FIRST = 16
# Halvings of the full circle, at first and at last, and steps of the search in an interval with a minimum.
TOP, DEEPEST, STEPS = 2, 10, 60
# A circle lies flat where the distance is the same this far to both sides, to this part of its radius.
ASIDE, EVEN = 0.05, 1e-7


@kernel(inline=True)
def _at(t, angle):
    """The point of the circle at an angle, and its derivative."""
    c, s = t.size[0] * np.cos(angle), t.size[0] * np.sin(angle)
    return add(t.x, mat_vec(t.R, (c, s, 0.0))), mat_vec(t.R, (-s, c, 0.0))


@kernel(inner=True)
def _slope(world, t, other, angle):
    """f and g."""
    p, along = _at(t, angle)
    f, n, _ = from_point(world, other, p)
    return f, abs(f) * dot(n, along)


@kernel(inner=True)
def _lowest(world, t, other, low, high):
    """Where g passes zero in an interval at whose ends it is below and not below."""
    _, g = _slope(world, t, other, low)
    _, h = _slope(world, t, other, high)
    kept = 0
    for _ in range(STEPS):
        if h == 0.0 or high - low <= 1e-15 * (1.0 + abs(low)):
            break
        angle = (low * h - high * g) / (h - g)
        if not low < angle < high:
            angle = 0.5 * (low + high)
        _, slope = _slope(world, t, other, angle)
        # Regula falsi, with the weight of an end that stays halved (Illinois).
        if slope < 0.0:
            low, g = angle, slope
            h = 0.5 * h if kept < 0 else h
            kept = -1
        else:
            high, h = angle, slope
            g = 0.5 * g if kept > 0 else g
            kept = 1
    return high


@kernel(inner=True)
def minima(world, t, other, wanted):
    """How many minima there are, the angle of number ``wanted``, and that of the lowest."""
    toward = mat_t_vec(t.R, sub(middle(other), t.x))
    start = np.arctan2(-toward[1], -toward[0])
    R, count, chosen, best, smallest = t.size[0], 0, start, start, np.inf
    depth, index = TOP, 0
    while index < 1 << depth:
        width = 2.0 * np.pi / (1 << depth)
        low = start + index * width
        (f, g), (_, h) = _slope(world, t, other, low), _slope(world, t, other, low + width)
        if f < smallest:
            best, smallest = low, f
        rise = R * (R + abs(f) + R * width) * width
        # Inside the other solid nothing is known of g.
        if (g > -rise and h < rise) or f <= R * width:
            if depth < DEEPEST:
                depth, index = depth + 1, 2 * index
                continue
            if g < 0.0 <= h:
                angle = _lowest(world, t, other, low, low + width)
                f, _ = _slope(world, t, other, angle)
                if f < smallest:
                    best, smallest = angle, f
                if count == wanted:
                    chosen = angle
                count += 1
        index += 1
        while depth > TOP and index % 2 == 0:
            depth, index = depth - 1, index // 2
    return count, (chosen if wanted < count else best), best


@kernel(inline=True)
def _flipped(turned, gap):
    """The gap, with its normal from b to a: the torus is b where it is ``turned``."""
    distance, n, p = gap
    return Gap(distance, minus(n) if turned else n, p)


@kernel(inline=True)
def _there(world, t, other, p):
    """Gap, normal and point of a point of the circle."""
    distance, n, foot = from_point(world, other, p)
    return thick(distance, n, foot, other.radius, t.radius)


@kernel(inner=True)
def ring_gap(world, a, b, feature):
    """Gap, normal and point of one feature."""
    turned = a.kind != TORUS
    t, other = (b, a) if turned else (a, b)
    if feature >= RING_FIRST:
        return _flipped(turned, _there(world, t, other, tip(world, t, 1 + feature - RING_FIRST, ANY)))
    _, angle, _ = minima(world, t, other, feature)
    p, _ = _at(t, angle)
    return _flipped(turned, _there(world, t, other, p))


@kernel(inner=True)
def _flat(world, t, other, angle):
    """Whether the circle lies flat on the other solid at its lowest point."""
    p, _ = _at(t, angle)
    f, n, _ = from_point(world, other, p)
    if not lies_flat(t, n):
        return False
    (g, _), (h, _) = _slope(world, t, other, angle - ASIDE), _slope(world, t, other, angle + ASIDE)
    return min(abs(g - f), abs(h - f)) < EVEN * t.size[0]


@kernel(inner=True)
def ring_distance(world, a, b):
    """The smallest gap."""
    turned = a.kind != TORUS
    t, other = (b, a) if turned else (a, b)
    _, _, angle = minima(world, t, other, 0)
    if _flat(world, t, other, angle):
        smallest = np.inf
        for k in range(RING):
            smallest = min(smallest, ring_gap(world, a, b, RING_FIRST + k).gap)
        return smallest
    p, _ = _at(t, angle)
    gap, _, _ = _there(world, t, other, p)
    return gap


@kernel(inner=True)
def ring_features(world, a, b, reach, out, at, most):
    """Write the numbers of the features that are nearer than ``reach``."""
    turned = a.kind != TORUS
    t, other = (b, a) if turned else (a, b)
    # Far bodies need no survey.
    middle_distance, _, _ = from_point(world, other, t.x)
    if middle_distance - t.bound - other.radius >= reach:
        return 0
    total, _, best = minima(world, t, other, 0)
    flat = _flat(world, t, other, best)
    count = 0
    for k in range(RING if flat else total):
        feature = RING_FIRST + k if flat else k
        gap = ring_gap(world, a, b, feature).gap
        if gap >= reach:
            continue
        if count == most:
            worst, largest = -1, gap
            for i in range(most):
                kept = ring_gap(world, a, b, int(out[at + i])).gap
                if kept > largest:
                    worst, largest = i, kept
            if worst < 0:
                continue
            for i in range(worst, most - 1):
                out[at + i] = out[at + i + 1]
            count -= 1
        out[at + count] = feature
        count += 1
    return count
