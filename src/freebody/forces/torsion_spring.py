"""A spring that rotates a body back to an orientation."""

from __future__ import annotations

import math

from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.errors import InputError
from freebody.fields import Number, Orientation, optional
from freebody.forces.act import ENDS, ends_of, turn, turn_nc
from freebody.forces.base import Force
from freebody.forces.checks import OneBody
from freebody.lie.quaternion import from_matrix, log
from freebody.lie.scalar import every, real, some, vanishes, where
from freebody.lie.vec import dot, mat_mat, minus, norm, scale, sub, transpose
from freebody.mass.rotation import kept_rotation
from freebody.model.body import Body
from freebody.model.columns import angular_velocity_of, rotation_of
from freebody.model.layout import BLOCKS, block_at
from freebody.model.records import Record

KIND = 3
# ``side`` is the quaternion that says which way round the spring is followed; zero: the shorter one.
FIELDS = Record("TorsionSpring", rest=9, stiffness=1, damping=1, side=4)
FLOATS, INTEGERS = FIELDS.size, ENDS.size
SIDE = FIELDS.slices["side"].start
_read = FIELDS.reader()


class TorsionSpring(Force):
    """V = 1/2 k |r|^2 with r the rotation vector, in W, from the rest orientation to the present one; torque = -k r.

    ``orientation`` (wxyz or 3x3) is where the body rests: in the world, or, with ``to=``, relative to that other body
    (R_WB = exp[r] R_WT orientation), which feels the opposite torque. None rests as it stands. ``stiffness`` k in
    N m/rad, ``damping`` c in N m s/rad on the (relative) angular velocity.

    r has length at most pi. At half a revolution from rest the shortest way back changes sides: the torque jumps from
    k pi one way to k pi the other, while V is continuous with a ridge there. Methods that promise energy find the time
    of the crossing and end a step there, so that they keep order and energy; others lose their order in that step.
    Raises :class:`InputError` for particles.
    """

    kind, record = KIND, FIELDS
    # No side is followed from the start.
    side = (0.0, 0.0, 0.0, 0.0)

    body = OneBody("that is pulled back", rotating="a torsion spring")
    to = optional(OneBody("against which it rests, in place of the world", rotating="a torsion spring"))
    orientation = Orientation("at rest; left out: as it stands", check=kept_rotation, attribute="rest", nullable=True)
    stiffness = Number("a torsional stiffness", "N m/rad", "torque per angle", also=("N m",), least=0.0, slider=True)
    damping = Number(
        "a torsional damping", "N m s/rad", "torque per angular velocity", also=("N m s",), least=0.0, slider=True
    )

    def __init__(
        self,
        body: Body,
        *,
        orientation: ArrayLike | None = None,
        to: Body | None = None,
        stiffness: float,
        damping: float = 0.0,
    ) -> None:
        if to is body:
            raise InputError("a torsion spring from a body to itself", cause="nothing rotates against itself")
        if orientation is None:
            self.rest = body.rotation if to is None else to.rotation.T @ body.rotation

    @property
    def ridged(self) -> bool:
        """With stiffness."""
        return self.stiffness != 0.0


@kernel(inline=True)
def _turned(world, kin, f, i):
    """Quaternion, in W and with w >= 0, from the rest orientation to the present one."""
    rest, (a, b) = _read(world.floats, f).rest, ends_of(world.integers, i)
    if b >= 0:
        rest = mat_mat(rotation_of(kin, b), rest)
    return from_matrix(mat_mat(rotation_of(kin, a), transpose(rest)))


@kernel(inline=True)
def _followed(world, kin, f, i):
    """The same with the sign that continues the side which is followed, if one is: w < 0 beyond its ridge."""
    q, side = _turned(world, kin, f, i), _read(world.floats, f).side
    opposite = real(q[0] * side[0] + q[1] * side[1] + q[2] * side[2] + q[3] * side[3]) < 0.0
    if some(opposite):
        sign = where(opposite, -1.0, 1.0)
        q = (sign * q[0], sign * q[1], sign * q[2], sign * q[3])
    return q


@kernel(inline=True)
def _away(world, kin, f, i):
    """r in W: the present orientation is exp[r] times the rest one; longer than pi beyond the ridge of its side."""
    q = _followed(world, kin, f, i)
    r = log(q)
    beyond = real(q[0]) < 0.0
    if some(beyond):
        r = scale(where(beyond, 1.0 - 2.0 * math.pi / norm(r), 1.0), r)
    return r


@kernel(inner=True)
def apply(world, kin, t, block):
    """Turn the body by -k r - c w, and the other one by the opposite."""
    f, i = block.floats, block.integers
    for _ in range(block.count):
        spring, (a, b) = _read(world.floats, f), ends_of(world.integers, i)
        back = scale(-spring.stiffness, _away(world, kin, f, i))
        turn(kin, a, back)
        if b >= 0:
            turn(kin, b, minus(back))
        if not every(vanishes(spring.damping)):
            w = angular_velocity_of(kin, a)
            if b >= 0:
                w = sub(w, angular_velocity_of(kin, b))
            turn_nc(kin, a, scale(-spring.damping, w))
            if b >= 0:
                turn_nc(kin, b, scale(spring.damping, w))
        f += FLOATS
        i += INTEGERS


@kernel(inner=True)
def potential(world, kin, block):
    """Sum of 1/2 k |r|^2."""
    f, i = block.floats, block.integers
    energy = 0.0
    for _ in range(block.count):
        r = log(_turned(world, kin, f, i))
        energy += 0.5 * _read(world.floats, f).stiffness * dot(r, r)
        f += FLOATS
        i += INTEGERS
    return energy


# --- sides: while a step is found, every spring is followed on the side of the ridge that it started on ---------------


@kernel(inline=True)
def _block(world):
    """First float, first integer and number of the torsion springs of a world."""
    for k in range(world.blocks):
        block = block_at(world.integers, BLOCKS, k)
        if block.kind == KIND:
            return block.floats, block.integers, block.count
    return 0, 0, 0


@kernel(inline=True)
def _put_side(world, f, q, sign):
    for c in range(4):
        world.floats[f + SIDE + c] = sign * q[c]


@kernel(inner=True)
def follow(world, kin):
    """From now on follow every spring on the side where it is."""
    f, i, count = _block(world)
    for _ in range(count):
        _put_side(world, f, _turned(world, kin, f, i), 1.0)
        f += FLOATS
        i += INTEGERS


@kernel(inner=True)
def forget(world):
    """Follow none any more: the torque is that of the shorter way."""
    f, _i, count = _block(world)
    for _ in range(count):
        _put_side(world, f, (0.0, 0.0, 0.0, 0.0), 1.0)
        f += FLOATS


@kernel(inner=True)
def nearest(world, kin, on_ridge):
    """The least cosine of half a spring's angle, negative beyond a ridge; those that started on one do not count."""
    f, i, count = _block(world)
    least = 1.0
    for _ in range(count):
        if real(_read(world.floats, f).side[0]) > on_ridge and real(_read(world.floats, f).stiffness) > 0.0:
            w = _followed(world, kin, f, i)[0]
            least = where(real(w) < real(least), w, least)
        f += FLOATS
        i += INTEGERS
    return least


@kernel(inner=True)
def nearest_at_start(world, on_ridge):
    """The same where springs began to be followed."""
    f, _i, count = _block(world)
    least = 1.0
    for _ in range(count):
        w = _read(world.floats, f).side[0]
        if real(w) > on_ridge and real(_read(world.floats, f).stiffness) > 0.0:
            least = where(real(w) < real(least), w, least)
        f += FLOATS
    return least


@kernel(inner=True)
def return_over(world, kin, on_ridge):
    """Take the other side for springs that started on their ridge and left it beyond; returns how many there were."""
    f, i, count = _block(world)
    found = 0
    for _ in range(count):
        if (
            real(_read(world.floats, f).side[0]) <= on_ridge
            and real(_read(world.floats, f).stiffness) > 0.0
            and real(_followed(world, kin, f, i)[0]) < 0.0
        ):
            for c in range(4):
                world.floats[f + SIDE + c] = -world.floats[f + SIDE + c]
            found += 1
        f += FLOATS
        i += INTEGERS
    return found


@kernel(inner=True)
def cross(world, kin, limit):
    """Follow springs from where they are now: on the other side if the cosine is not above ``limit``."""
    f, i, count = _block(world)
    for _ in range(count):
        q = _followed(world, kin, f, i)
        _put_side(world, f, q, -1.0 if real(q[0]) <= limit else 1.0)
        f += FLOATS
        i += INTEGERS
