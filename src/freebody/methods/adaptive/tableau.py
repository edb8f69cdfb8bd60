"""The coefficients of Dormand and Prince's pair 5(4) and of its continuous extension, as data that checks itself.

Exact fractions go in; a table that misses one order condition cannot be made. Rooted trees stand for the conditions:
a method has order p if sum_i b_i Phi_i(tree) = 1 / gamma(tree) for every tree with at most p nodes, and a continuous
extension has order p if sum_i b_i(theta) Phi_i(tree) = theta^nodes / gamma(tree) for every theta.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError

# A rooted tree is the sorted tuple of the trees that hang from its root.
Tree = tuple["Tree", ...]


def _size(tree: Tree) -> int:
    return 1 + sum(_size(branch) for branch in tree)


def _density(tree: Tree) -> int:
    product = _size(tree)
    for branch in tree:
        product *= _density(branch)
    return product


def trees(nodes: int) -> Iterator[Tree]:
    """All rooted trees with this many nodes, each once."""
    if nodes == 1:
        yield ()
    smaller = [tree for count in range(1, nodes) for tree in trees(count)]
    for branches in range(1, nodes):
        for chosen in combinations_with_replacement(smaller, branches):
            if 1 + sum(map(_size, chosen)) == nodes:
                yield chosen


@dataclass(frozen=True)
class EmbeddedPair:
    """An explicit method whose last stage is its result (first same as last), an embedded one, a dense output.

    ``a`` lower triangular rows, the last of them the weights b; ``error`` = b - b_embedded; ``dense`` the weights d of
    the quartic term: with D = h sum b_i k_i,

        y(theta) = y0 + theta (D + (1-theta) (h k_1 - D + theta (2 D - h k_1 - h k_s + (1-theta) h sum d_i k_i)))

    which meets both ends in value and slope. Raises :class:`InputError` if an order condition fails.
    """

    a: Sequence[Sequence[Fraction]]
    error: Sequence[Fraction]
    dense: Sequence[Fraction]
    order: int
    embedded_order: int
    dense_order: int

    def __post_init__(self) -> None:
        embedded = [b - e for b, e in zip(self.b, self.error)]
        for nodes in range(1, self.order + 1):
            for tree in trees(nodes):
                weights = self._elementary(tree)
                exact = Fraction(1, _density(tree))
                self._demand(self.b, weights, exact, "the weights", tree)
                if nodes <= self.embedded_order:
                    self._demand(embedded, weights, exact, "the embedded weights", tree)
                if nodes <= self.dense_order:
                    # Both sides are polynomials in theta of degree at most 4 (for trees of at most 4 nodes): two
                    # inner points and the value and slope at both ends, which the form above meets, determine them.
                    for theta in (Fraction(1, 3), Fraction(3, 4)):
                        at = self.dense_weights(theta)
                        self._demand(at, weights, exact * theta**nodes, f"the dense weights at {theta}", tree)

    @property
    def b(self) -> Sequence[Fraction]:
        """The weights: the last row of ``a``, with the zero of the last stage itself."""
        return [*self.a[-1], Fraction(0)]

    @property
    def c(self) -> list[Fraction]:
        """The nodes: row sums of ``a``."""
        return [sum(row, Fraction(0)) for row in self.a]

    def dense_weights(self, theta: Fraction) -> list[Fraction]:
        """b_i(theta) of the continuous extension."""
        rest = 1 - theta
        last = len(self.b) - 1
        weights = []
        for i, (b, d) in enumerate(zip(self.b, self.dense)):
            first_slope, last_slope = Fraction(i == 0), Fraction(i == last)
            quartic = 2 * b - first_slope - last_slope + rest * d
            weights.append(theta * (b + rest * (first_slope - b + theta * quartic)))
        return weights

    def array(self, values: Sequence[Fraction]) -> NDArray[np.float64]:
        """Fractions as correctly rounded floats, for kernels."""
        return np.array([float(value) for value in values])

    @property
    def matrix(self) -> NDArray[np.float64]:
        """``a`` as a square array."""
        stages = len(self.a)
        return np.array([[float(value) for value in row] + [0.0] * (stages - len(row)) for row in self.a])

    def _elementary(self, tree: Tree) -> list[Fraction]:
        """Phi_i(tree): the product over its branches of sum_j a_ij Phi_j(branch)."""
        weights = [Fraction(1)] * len(self.a)
        for branch in tree:
            inner = self._elementary(branch)
            sums = [sum((a * phi for a, phi in zip(row, inner)), Fraction(0)) for row in self.a]
            weights = [weight * total for weight, total in zip(weights, sums)]
        return weights

    def _demand(self, b: Sequence[Fraction], phi: Sequence[Fraction], exact: Fraction, what: str, tree: Tree) -> None:
        found = sum((x * y for x, y in zip(b, phi)), Fraction(0))
        if found != exact:
            raise InputError(
                f"{what} give {float(found):.17g} for the tree {tree}",
                expected=f"{exact}, an order condition",
                cause="a coefficient with a typing error",
            )


_F = Fraction

# Dormand, Prince 1980, J. Comput. Appl. Math. 6, 19-26; the dense weights as in Hairer, Norsett, Wanner, Solving
# Ordinary Differential Equations I, section II.6.
DORMAND_PRINCE = EmbeddedPair(
    a=(
        (),
        (_F(1, 5),),
        (_F(3, 40), _F(9, 40)),
        (_F(44, 45), _F(-56, 15), _F(32, 9)),
        (_F(19372, 6561), _F(-25360, 2187), _F(64448, 6561), _F(-212, 729)),
        (_F(9017, 3168), _F(-355, 33), _F(46732, 5247), _F(49, 176), _F(-5103, 18656)),
        (_F(35, 384), _F(0), _F(500, 1113), _F(125, 192), _F(-2187, 6784), _F(11, 84)),
    ),
    error=(_F(71, 57600), _F(0), _F(-71, 16695), _F(71, 1920), _F(-17253, 339200), _F(22, 525), _F(-1, 40)),
    dense=(
        _F(-12715105075, 11282082432),
        _F(0),
        _F(87487479700, 32700410799),
        _F(-10690763975, 1880347072),
        _F(701980252875, 199316789632),
        _F(-1453857185, 822651844),
        _F(69997945, 29380423),
    ),
    order=5,
    embedded_order=4,
    dense_order=4,
)
