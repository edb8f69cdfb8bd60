"""The normal that separates two convex cores best, to round-off, whether they are apart or overlap a little.

s(n) is how far all of a is beyond all of b along the unit normal n. Its largest value is the distance of the cores, or
minus the depth of their overlap. s(n) is the least of smooth functions, one for every pair of atoms: at the largest
value up to three of them are equal, and a weighted sum of their gradients, the difference of the nearest points, is
along n. Newton's method solves these equations. They are regular where the distance is zero.

The search for nearest points finds the pairs. Where the cores touch or overlap it has no direction to go by, so a is
moved away along a guess d first, by more than the depth. The normal found there is the largest point of
s(n) - |n - d|^2 delta/2, and becomes the next guess (the proximal point method on the sphere).
"""

from collections import namedtuple
from typing import Any

from freebody.compile import kernel
from freebody.contact.geometry.atoms import swing, tip
from freebody.contact.geometry.balls import unit_of
from freebody.contact.geometry.simplex import ATOMS, ZERO, corner_of, mixed, nearest
from freebody.contact.layout import CONE, CYLINDER, ELLIPSOID
from freebody.lie.vec import add, cross, dot, minus, norm, scale, sub

# By how much bodies are moved away, of their size.
AWAY = 1e-3
GUESSES, CHANGES, STEPS = 40, 8, 25
# Newton has converged when the normal moves by less; atoms count as level within this part of the size.
STILL, LEVEL = 1e-13, 1e-12
# A tilt below which the normal may be the axis of a disk.
NEAR_AXIS = 1e-3

# Pairs of atoms that are level at the best normal, how many they are, and their weights.
Active: Any = namedtuple("Active", "count pairs weights")
# The best separation of two solids: distance of the cores, normal, nearest points of both cores, active pairs.
Separation: Any = namedtuple("Separation", "distance normal p q active")


@kernel(inline=True)
def _apart(world, a, b, pair, n):
    """The tips of a pair of atoms that face each other along n: their difference, and the one of a."""
    p = tip(world, a, pair // ATOMS, minus(n))
    return sub(p, tip(world, b, pair % ATOMS, n)), p


@kernel(inline=True)
def _bent(a, b, pair, n, e):
    """Minus the rate of that difference while n turns at the rate ``e``: the curvatures of both, times e."""
    return add(swing(a, pair // ATOMS, minus(n), e), swing(b, pair % ATOMS, n, e))


@kernel(inline=True)
def across(n):
    """Two unit vectors across n."""
    first = cross(n, (1.0, 0.0, 0.0) if abs(n[0]) < 0.6 else (0.0, 1.0, 0.0))
    first = scale(1.0 / norm(first), first)
    return first, cross(n, first)


@kernel(inner=True)
def _step_one(world, a, b, n, pair):
    """Newton's step of the normal where one pair is active; whether the separation is at its largest."""
    y, _ = _apart(world, a, b, pair, n)
    level = dot(n, y)
    e, f = across(n)
    be, bf = _bent(a, b, pair, n, e), _bent(a, b, pair, n, f)
    m11, m12, m22 = dot(e, be) + level, dot(e, bf), dot(f, bf) + level
    d = m11 * m22 - m12 * m12
    if not (d > 0.0 and m11 > 0.0):
        return ZERO, False
    g, h = dot(e, y), dot(f, y)
    return add(scale((m22 * g - m12 * h) / d, e), scale((m11 * h - m12 * g) / d, f)), True


@kernel(inner=True)
def _step_two(world, a, b, n, active):
    """The same of two pairs, and the change of the first weight."""
    (one, two, _), (w, x, _) = active.pairs, active.weights
    (y, _), (z, _) = _apart(world, a, b, one, n), _apart(world, a, b, two, n)
    c, g = add(scale(w, y), scale(x, z)), sub(y, z)
    high = dot(n, g)
    g = sub(g, scale(high, n))
    length = norm(g)
    if length == 0.0:
        return ZERO, 0.0, False
    g = scale(1.0 / length, g)
    p, level, alpha = cross(n, g), dot(n, c), -high / length
    bent_g = add(scale(w, _bent(a, b, one, n, g)), scale(x, _bent(a, b, two, n, g)))
    bent_p = add(scale(w, _bent(a, b, one, n, p)), scale(x, _bent(a, b, two, n, p)))
    stiff = dot(p, bent_p) + level
    # Two flat pieces along each other: nothing turns the normal about them, and the search has found it.
    flat = abs(stiff) <= 1e-9 * (a.bound + min(b.bound, a.bound))
    if stiff < 0.0 and not flat:
        return ZERO, 0.0, False
    beta = 0.0 if flat else (dot(p, c) - alpha * dot(p, bent_g)) / stiff
    turned = alpha * (dot(g, bent_g) + level) + beta * dot(g, bent_p)
    return add(scale(alpha, g), scale(beta, p)), (turned - dot(g, c)) / length, True


@kernel(inner=True)
def _step_three(world, a, b, n, active):
    """The same of three pairs: all level is enough to know the normal. Returns new weights."""
    one, two, three = active.pairs
    (x, _), (y, _), (z, _) = _apart(world, a, b, one, n), _apart(world, a, b, two, n), _apart(world, a, b, three, n)
    e, f = across(n)
    u, v = sub(x, y), sub(x, z)
    u1, u2, v1, v2 = dot(e, u), dot(f, u), dot(e, v), dot(f, v)
    d = u1 * v2 - u2 * v1
    if abs(d) <= 1e-14 * norm(u) * norm(v):
        return ZERO, active.weights, False
    g, h = -dot(n, u), -dot(n, v)
    # x - w2 u - w3 v has no part across n.
    x1, x2 = dot(e, x), dot(f, x)
    second, third = (x1 * v2 - x2 * v1) / d, (u1 * x2 - u2 * x1) / d
    turn = add(scale((g * v2 - h * u2) / d, e), scale((u1 * h - v1 * g) / d, f))
    return turn, (1.0 - second - third, second, third), True


@kernel(inner=True)
def _newton(world, a, b, n, active):
    """The normal at which the active pairs are level and balanced, the pairs with new weights, and whether it is."""
    for _ in range(STEPS):
        weights = active.weights
        if active.count == 1:
            turn, fine = _step_one(world, a, b, n, active.pairs[0])
        elif active.count == 2:
            turn, change, fine = _step_two(world, a, b, n, active)
            first = weights[0] + change
            weights = (first, 1.0 - first, 0.0)
        else:
            turn, weights, fine = _step_three(world, a, b, n, active)
        length = norm(turn)
        if not fine or not length < 1e3:
            return n, active, False
        turn = scale(min(1.0, 0.3 / length) if length > 0.0 else 1.0, turn)
        n, _ = unit_of(add(n, turn))
        active = Active(active.count, active.pairs, weights)
        if length < STILL:
            return n, active, True
    return n, active, length < 100.0 * STILL


@kernel(inline=True)
def _without(active, k):
    """The active pairs without number k."""
    p, w = active.pairs, active.weights
    if k == 0:
        p, w = (p[1], p[2], p[2]), (w[1], w[2], 0.0)
    elif k == 1:
        p, w = (p[0], p[2], p[2]), (w[0], w[2], 0.0)
    else:
        w = (w[0], w[1], 0.0)
    total = w[0] + w[1]
    f = 1.0 / total if total > 0.0 else 0.0
    w = (w[0] * f, w[1] * f, 0.0) if total > 0.0 and active.count == 3 else (1.0, 0.0, 0.0)
    return Active(active.count - 1, p, w)


@kernel(inline=True)
def _active(found):
    """The different pairs among the corners of a search."""
    (p, q, r), (w, x, y) = found.corners, found.weights
    if y > 0.0 and (r.pair == p.pair or r.pair == q.pair):
        w, x, y = (w + y, x, 0.0) if r.pair == p.pair else (w, x + y, 0.0)
    if x > 0.0 and q.pair == p.pair:
        if y > 0.0:
            return Active(2, (p.pair, r.pair, r.pair), (w + x, y, 0.0))
        return Active(1, (p.pair, p.pair, p.pair), (1.0, 0.0, 0.0))
    return Active(1 + (x > 0.0) + (y > 0.0), (p.pair, q.pair, r.pair), (w, x, y))


@kernel(inline=True)
def _axis(s):
    return (s.R[2], s.R[5], s.R[8])


@kernel(inner=True)
def reached(world, a, b, n):
    """s(n): how far all of a is beyond all of b."""
    return dot(n, corner_of(world, a, b, n, ZERO).w)


@kernel(inline=True)
def _snapped(world, a, b, s, n):
    """The normal, or the axis of the disks of s where that is as good."""
    if s.kind == CYLINDER or s.kind == CONE:
        axis = _axis(s)
        along = dot(n, axis)
        if abs(along) > 1.0 - NEAR_AXIS * NEAR_AXIS:
            axis = axis if along > 0.0 else minus(axis)
            if reached(world, a, b, axis) >= reached(world, a, b, n) - 1e-15 * s.bound:
                return axis, True
    return n, False


@kernel(inner=True)
def _on_disk(world, a, b, found, n, on_a):
    """The separation along the axis of a disk; the point is that of the other solid, which is known better."""
    new, (c, d, e) = corner_of(world, a, b, n, ZERO), found.corners
    level = dot(n, new.w)
    if on_a:
        q = new.b if b.kind == ELLIPSOID else mixed(found.weights, c.b, d.b, e.b)
        p = add(q, scale(level, n))
    else:
        p = new.a if a.kind == ELLIPSOID else mixed(found.weights, c.a, d.a, e.a)
        q = sub(p, scale(level, n))
    return Separation(level, n, p, q, Active(0, (0, 0, 0), (0.0, 0.0, 0.0)))


@kernel(inner=True)
def _polished(world, a, b, found):
    """Newton from what a search has found; and whether it came to an end."""
    n, _ = unit_of(found.v)
    n, on_a = _snapped(world, a, b, a, n)
    n, on_b = (n, False) if on_a else _snapped(world, a, b, b, n)
    if on_a or on_b:
        return _on_disk(world, a, b, found, n, on_a), True
    size = a.bound + min(b.bound, a.bound)
    active = _active(found)
    for _ in range(CHANGES):
        better, ended, fine = _newton(world, a, b, n, active)
        w = ended.weights
        if not fine or w[0] < -1e-9 or w[1] < -1e-9 or w[2] < -1e-9:
            if active.count == 1:
                break
            if not fine:
                w = active.weights
            worst = 0 if w[0] <= w[1] and (active.count == 2 or w[0] <= w[2]) else 1
            if active.count == 3 and w[2] < w[worst]:
                worst = 2
            active = _without(active, worst)
            continue
        new = corner_of(world, a, b, better, ZERO)
        y, p = _apart(world, a, b, ended.pairs[0], better)
        level = dot(better, y)
        if dot(better, new.w) < level - LEVEL * size:
            if active.count == 3:
                break
            one, two, _ = ended.pairs
            pairs = (one, new.pair, new.pair) if active.count == 1 else (one, two, new.pair)
            w = (0.5, 0.5, 0.0) if active.count == 1 else (0.8 * w[0], 0.8 * w[1], 0.2)
            active = Active(active.count + 1, pairs, w)
            continue
        one, two, three = ended.pairs
        _, q = _apart(world, a, b, two, better)
        _, r = _apart(world, a, b, three, better)
        p = mixed(w, p, q, r)
        return Separation(level, better, p, sub(p, scale(level, better)), ended), True
    p = mixed(found.weights, found.corners[0].a, found.corners[1].a, found.corners[2].a)
    level = reached(world, a, b, n)
    return Separation(level, n, p, sub(p, scale(level, n)), active), False


@kernel(inline=True)
def middle(s):
    """A point inside a solid."""
    return add(s.x, scale(0.25 * s.size[1], _axis(s))) if s.kind == CONE else s.x


@kernel(inline=True)
def _column(s, k):
    return (s.R[k], s.R[3 + k], s.R[6 + k])


@kernel(inner=True)
def _guess(world, a, b):
    """The best of some normals: between the middles, along the axes of both, across two axes."""
    best, _ = unit_of(sub(middle(a), middle(b)))
    most = reached(world, a, b, best)
    for k in range(15):
        if k < 3:
            d = _column(a, k)
        elif k < 6:
            d = _column(b, k - 3)
        else:
            d = cross(_column(a, (k - 6) // 3), _column(b, (k - 6) % 3))
        d, length = unit_of(d)
        if length < 1e-3:
            continue
        for _ in range(2):
            level = reached(world, a, b, d)
            if level > most:
                best, most = d, level
            d = minus(d)
    return best, most


@kernel(inner=True)
def separation(world, a, b):
    """The best separation of the cores of two convex solids."""
    found = nearest(world, a, b, ZERO)
    first, fine = _polished(world, a, b, found)
    if fine and not found.inside:
        return first
    d, level = _guess(world, a, b)
    if not found.inside and first.distance > level:
        d, level = first.normal, first.distance
    guess, least = d, AWAY * min(a.bound, b.bound)
    away = max(least, -2.0 * level)
    out = Separation(level, d, middle(a), middle(b), Active(0, (0, 0, 0), (0.0, 0.0, 0.0)))
    for _ in range(GUESSES):
        found = nearest(world, a, b, scale(away, d))
        if found.inside:
            away *= 2.0
            continue
        out, fine = _polished(world, a, b, found)
        if fine:
            return out
        d, _ = unit_of(found.v)
        away = max(least, -2.0 * out.distance)
    if level > out.distance:
        # Faces that lie on each other: what was guessed is exact, and the search ended short of it.
        return Separation(level, guess, out.p, sub(out.p, scale(level, guess)), out.active)
    return out
