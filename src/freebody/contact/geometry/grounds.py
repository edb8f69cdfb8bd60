"""Solids on planes and in bowls. A feature is an atom of the solid: see ``atoms``."""

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.atoms import atoms_of, lies_flat, stands_for, swing, tip
from freebody.contact.geometry.balls import between_points, points_drift
from freebody.contact.geometry.sides import Gap
from freebody.contact.layout import PLANE
from freebody.lie.vec import add, cross, dot, minus, scale, sub


@kernel(inline=True)
def upward(b):
    """The outward normal of a plane."""
    return (b.R[2], b.R[5], b.R[8])


@kernel(inline=True)
def toward(a, b):
    """The direction in which the solid a reaches for the ground b."""
    return minus(upward(b)) if b.kind == PLANE else sub(a.x, b.x)


@kernel(inner=True)
def ground_gap(world, a, b, i):
    """Gap, normal and point of atom i of a, against the plane or bowl b."""
    p = tip(world, a, i, toward(a, b))
    if b.kind == PLANE:
        n = upward(b)
        gap = dot(n, sub(p, b.x)) - a.radius
        return Gap(gap, n, sub(p, scale(a.radius + 0.5 * gap, n)))
    return between_points(p, a.radius, b.x, b.radius, True)


@kernel(inner=True)
def ground_distance(world, a, b):
    """The smallest gap over all atoms that are features now: a flat circle is its ring here too, or a part of it that
    no feature has would seem to overlap."""
    smallest, flat = np.inf, lies_flat(a, toward(a, b))
    for i in range(atoms_of(a)):
        if stands_for(a, i, flat):
            smallest = min(smallest, ground_gap(world, a, b, i).gap)
    return smallest


@kernel(inner=True)
def _farthest(world, a, b, out, at, most):
    """Which of the features written has the largest gap, and how large that is."""
    worst, largest = 0, ground_gap(world, a, b, int(out[at])).gap
    for k in range(1, most):
        gap = ground_gap(world, a, b, int(out[at + k])).gap
        if gap > largest:
            worst, largest = k, gap
    return worst, largest


@kernel(inner=True)
def ground_features(world, a, b, reach, out, at, most):
    """Write the numbers of atoms whose gap is less than ``reach``: the nearest if they are more than ``most``."""
    count, flat = 0, lies_flat(a, toward(a, b))
    for i in range(atoms_of(a)):
        if not stands_for(a, i, flat):
            continue
        gap = ground_gap(world, a, b, i).gap
        if gap >= reach:
            continue
        if count == most:
            worst, largest = _farthest(world, a, b, out, at, most)
            if gap >= largest:
                continue
            for k in range(worst, most - 1):
                out[at + k] = out[at + k + 1]
            count -= 1
        out[at + count] = i
        count += 1
    return count


@kernel(inner=True)
def ground_drift(world, a, b, i, motion):
    """The rates of point and normal of atom i of a."""
    va, wa, vb, wb = motion
    d = toward(a, b)
    p = tip(world, a, i, d)
    # The tip moves with the solid, and over it as the direction turns in its frame.
    if b.kind == PLANE:
        n = upward(b)
        rate = cross(wb, n)
        moved = add(add(va, cross(wa, sub(p, a.x))), swing(a, i, d, cross(sub(wb, wa), d)))
        gap = dot(n, sub(p, b.x)) - a.radius
        closing = dot(rate, sub(p, b.x)) + dot(n, sub(moved, vb))
        return sub(sub(moved, scale(a.radius + 0.5 * gap, rate)), scale(0.5 * closing, n)), rate
    moved = add(add(va, cross(wa, sub(p, a.x))), swing(a, i, d, sub(sub(va, vb), cross(wa, d))))
    return points_drift((p, moved), a.radius, (b.x, vb), b.radius, True)
