"""A spring that turns a body back to an orientation."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from freebody.arguments import number
from freebody.compile import kernel
from freebody.errors import InputError
from freebody.figures import row
from freebody.forces.act import float9, turn, turn_nc
from freebody.forces.base import Force, Index
from freebody.forces.checks import checked_body, checked_turning
from freebody.lie.quaternion import from_matrix, log
from freebody.lie.vec import dot, mat_mat, minus, scale, sub, transpose
from freebody.mass.rotation import rotation_matrix
from freebody.model.body import Body
from freebody.model.layout import ROTATION, SPIN
from freebody.model.rows import get3, get9

__all__ = ["TorsionSpring"]

KIND = 3
FLOATS = 11
INTEGERS = 2
WORLD = -1


class TorsionSpring(Force):
    """V = 1/2 k |r|^2 with r the rotation vector, in W, from the rest orientation to the present one; torque = -k r.

    ``orientation`` (wxyz or 3x3) is where the body rests: in the world, or, with ``to=``, relative to that other body
    (R_WB = exp[r] R_WT orientation), which feels the opposite torque. None rests as it stands. ``stiffness`` k in
    N m/rad, ``damping`` c in N m s/rad on the (relative) angular velocity.

    r has length at most pi. At half a turn from rest the shortest way back changes sides: the torque jumps from k pi
    one way to k pi the other, while V is continuous with a ridge there. A body that crosses it loses the order of its
    method at that moment; nothing else goes wrong. Raises :class:`InputError` for particles.
    """

    kind = KIND

    def __init__(
        self,
        body: Body,
        *,
        orientation: ArrayLike | None = None,
        to: Body | None = None,
        stiffness: float,
        damping: float = 0.0,
    ) -> None:
        self.body = checked_turning(checked_body(body), "a torsion spring")
        self.to = None if to is None else checked_turning(checked_body(to, "to"), "a torsion spring")
        if to is body:
            raise InputError("a torsion spring from a body to itself", cause="nothing turns against itself")
        if orientation is None:
            self.rest = body.rotation if to is None else to.rotation.T @ body.rotation
        else:
            self.rest = rotation_matrix(orientation)
        self.rest.flags.writeable = False
        self.stiffness = number("stiffness", stiffness, least=0.0)
        self.damping = number("damping", damping, least=0.0)

    @property
    def bodies(self) -> tuple[Body, ...]:
        """One or two."""
        return (self.body,) if self.to is None else (self.body, self.to)

    @property
    def conservative(self) -> bool:
        """Without damping."""
        return self.damping == 0.0

    @property
    def velocity_dependent(self) -> bool:
        """With damping."""
        return self.damping != 0.0

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """The rest orientation row-major, k, c; both bodies."""
        floats = [*np.ravel(self.rest).tolist(), self.stiffness, self.damping]
        return floats, (index(self.body), WORLD if self.to is None else index(self.to))

    def __repr__(self) -> str:
        end = "" if self.to is None else f"to={self.to.default_name!r}, "
        rest = ", ".join(row(line, digits=6) for line in self.rest)
        return (
            f"TorsionSpring({self.body.default_name!r}, {end}orientation=({rest}), "
            f"stiffness={self.stiffness:g}, damping={self.damping:g})"
        )


@kernel(inline=True)
def _away(work, F, I, f, i):
    """r in W: the present orientation is exp[r] times the rest one."""
    rest = float9(F, f)
    if I[i + 1] >= 0:
        rest = mat_mat(get9(work, I[i + 1], ROTATION), rest)
    return log(from_matrix(mat_mat(get9(work, I[i], ROTATION), transpose(rest))))


@kernel
def apply(work, F, I, f, i, count):
    """Turn the body by -k r - c w, and the other one by the opposite."""
    for _ in range(count):
        a, b, k, damping = I[i], I[i + 1], F[f + 9], F[f + 10]
        back = scale(-k, _away(work, F, I, f, i))
        turn(work, a, back)
        if b >= 0:
            turn(work, b, minus(back))
        if damping > 0.0:
            w = get3(work, a, SPIN)
            if b >= 0:
                w = sub(w, get3(work, b, SPIN))
            turn_nc(work, a, scale(-damping, w))
            if b >= 0:
                turn_nc(work, b, scale(damping, w))
        f += FLOATS
        i += INTEGERS


@kernel
def potential(work, F, I, f, i, count):
    """Sum of 1/2 k |r|^2."""
    energy = 0.0
    for _ in range(count):
        r = _away(work, F, I, f, i)
        energy += 0.5 * F[f + 9] * dot(r, r)
        f += FLOATS
        i += INTEGERS
    return energy
