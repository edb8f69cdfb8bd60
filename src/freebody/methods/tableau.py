"""Coefficients of explicit Runge-Kutta methods as data that checks itself."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

# Coefficients carry sixteen digits and a condition is a sum of a dozen products of numbers near 1: a few eps.
ROUNDING = 1e-15
# The conditions beyond this order are not written down here.
HIGHEST = 4


class Coefficients(NamedTuple):
    """A tableau for kernels: a as a square row after row, the weights b and the nodes c."""

    a: tuple[float, ...]
    b: tuple[float, ...]
    c: tuple[float, ...]


@dataclass(frozen=True)
class Tableau:
    """An explicit method: stage i starts from y + h sum_j a[i][j] k_j, and the step is y + h sum_i b[i] k_i.

    ``a`` has one row per stage, row i with i entries; the nodes c are its row sums. Making one raises ValueError unless
    the shape fits, the weights sum to 1 and every condition for the declared ``order`` (at most 4) holds. With
    ``group=True`` the method multiplies exponentials instead of adding, in the order of the stages, and the one further
    condition that this brings at order 3 is checked too (Crouch, Grossman 1993).
    """

    a: tuple[tuple[float, ...], ...]
    b: tuple[float, ...]
    order: int
    group: bool = False

    def __post_init__(self) -> None:
        if [len(row) for row in self.a] != list(range(len(self.b))):
            raise ValueError(f"rows of length {[len(row) for row in self.a]} do not fit {len(self.b)} stages")
        if abs(math.fsum(self.b) - 1.0) > ROUNDING:
            raise ValueError(f"the weights sum to 1 {math.fsum(self.b) - 1.0:+.1e}")
        if not 1 <= self.order <= HIGHEST:
            raise ValueError(f"order {self.order} is not among those that are checked, 1 to {HIGHEST}")
        for name, defect in self.defects().items():
            if not abs(defect) <= ROUNDING:
                raise ValueError(f"order {self.order} needs {name}; it is missed by {defect:.1e}")

    @property
    def c(self) -> tuple[float, ...]:
        """When each stage looks, as fractions of the step: the row sums of a."""
        return tuple(math.fsum(row) for row in self.a)

    @property
    def square(self) -> tuple[float, ...]:
        """a as a full square, row after row, zeros included: what a kernel indexes."""
        stages = len(self.b)
        return tuple(value for row in self.a for value in (*row, *[0.0] * (stages - len(row))))

    @property
    def coefficients(self) -> Coefficients:
        """What a kernel reads."""
        return Coefficients(self.square, self.b, self.c)

    def defects(self) -> dict[str, float]:
        """By how much each condition up to the declared order is missed."""
        b, c = np.array(self.b), np.array(self.c)
        a = np.reshape(self.square, (len(b), len(b)))
        earlier = np.concatenate([[0.0], np.cumsum(b * c)[:-1]])
        conditions = [
            (1, "sum b = 1", b.sum() - 1.0),
            (2, "b.c = 1/2", b @ c - 1 / 2),
            (3, "b.c^2 = 1/3", b @ c**2 - 1 / 3),
            (3, "b.Ac = 1/6", b @ a @ c - 1 / 6),
            (4, "b.c^3 = 1/4", b @ c**3 - 1 / 4),
            (4, "b.(c Ac) = 1/8", b @ (c * (a @ c)) - 1 / 8),
            (4, "b.Ac^2 = 1/12", b @ a @ c**2 - 1 / 12),
            (4, "b.AAc = 1/24", b @ a @ a @ c - 1 / 24),
        ]
        if self.group:
            conditions.append(
                (3, "sum b_i^2 c_i + 2 sum_(i<j) b_i c_i b_j = 1/3", b @ (b * c) + 2.0 * b @ earlier - 1 / 3)
            )
        return {name: float(defect) for order, name, defect in conditions if order <= self.order}
