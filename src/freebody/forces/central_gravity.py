"""The attraction of a far, heavy point, with the torque that it has on long bodies."""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.fields import Number, Vector
from freebody.forces.act import pull, turn
from freebody.forces.base import Force
from freebody.lie.vec import cross, dot, mat_t_vec, mat_vec, norm, scale, sub
from freebody.model.columns import position_of, rotation_of
from freebody.model.records import Record
from freebody.model.rows import body_of, sym_vec

KIND = 7
FIELDS = Record("CentralGravity", mu=1, center=3)
FLOATS = FIELDS.size
_read = FIELDS.reader()


class CentralGravity(Force):
    """V = -mu m / r - mu / (2 r^3) (tr I - 3 n . I n) for every body: the gravity of a point at ``center``.

    n is the direction from the centre to the body, r the distance, I the inertia in W. This is MacCullagh's expansion
    to second order in size / r. Force and torque are its exact gradient, so energy and the angular momentum about the
    centre are conserved: the torque is 3 mu / r^3 n x I n (the gravity gradient), and the force has the part
    3 mu / (2 r^4) ((5 n . I n - tr I) n - 2 I n) beside -mu m / r^2 n. ``mu`` = G M in m^3/s^2 (Earth: 3.986004418e14),
    ``center`` (3,) in W, in m. At the centre itself the force is not finite, and a run that gets there stops.
    """

    kind, record = KIND, FIELDS

    mu = Number("a gravitational parameter", "m^3/s^2", "G M of the point", above=True, slider=True)
    center = Vector("a length", "m", "where the point is, in the world")

    def __init__(self, mu: float, *, center: ArrayLike = (0.0, 0.0, 0.0)) -> None: ...


@kernel(inline=True)
def _terms(world, kin, b, center):
    """r, n, I n in W, n . I n and tr I of body b."""
    inertia = body_of(world, b).inertia
    d = sub(position_of(kin, b), center)
    r = norm(d)
    n = scale(1.0 / r, d)
    R = rotation_of(kin, b)
    In = mat_vec(R, sym_vec(inertia, mat_t_vec(R, n)))
    return r, n, In, dot(n, In), inertia[0] + inertia[1] + inertia[2]


@kernel(inner=True)
def apply(world, kin, t, block):
    """Add attraction and gravity gradient of every body."""
    f = block.floats
    for _ in range(block.count):
        law = _read(world.floats, f)
        for b in range(world.bodies):
            r, n, In, nIn, trace = _terms(world, kin, b, law.center)
            g = law.mu / (r * r)
            second = 1.5 * g / (r * r)
            along = second * (5.0 * nIn - trace) - g * body_of(world, b).mass
            pull(kin, b, sub(scale(along, n), scale(2.0 * second, In)))
            turn(kin, b, scale(3.0 * g / r, cross(n, In)))
        f += FLOATS


@kernel(inner=True)
def potential(world, kin, block):
    """Sum of -mu m / r - mu / (2 r^3) (tr I - 3 n . I n)."""
    f = block.floats
    energy = 0.0
    for _ in range(block.count):
        law = _read(world.floats, f)
        for b in range(world.bodies):
            r, _, _, nIn, trace = _terms(world, kin, b, law.center)
            energy -= law.mu / r * (body_of(world, b).mass + 0.5 * (trace - 3.0 * nIn) / (r * r))
        f += FLOATS
    return energy
