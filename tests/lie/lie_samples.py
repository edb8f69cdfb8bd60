"""What the tests run over: the two groups behind one face, and angles spread over all magnitudes."""

from dataclasses import dataclass
from types import ModuleType

import numpy as np
from hypothesis import strategies as st

from freebody import se3, so3

EPS = 2.0**-52
SMALLEST = 1e-12


@dataclass(frozen=True)
class Group:
    module: ModuleType
    size: int  # of an algebra element
    order: int  # of the group's matrices

    def adjoint(self, T):
        return T if self.module is so3 else se3.adjoint(T)

    def ad(self, V):
        return so3.hat(V) if self.module is so3 else se3.ad(V)

    def inverse(self, T):
        return np.swapaxes(T, -1, -2) if self.module is so3 else se3.inverse(T)

    def __str__(self):
        return self.module.__name__.rpartition(".")[2]


GROUPS = (Group(so3, 3, 3), Group(se3, 6, 4))


def directions(rng, count):
    d = rng.normal(size=(count, 3))
    return d / np.linalg.norm(d, axis=-1, keepdims=True)


def rotation_vectors(rng, count, largest=np.pi):
    """Random directions with log-uniform angles."""
    angles = np.exp(rng.uniform(np.log(SMALLEST), np.log(largest), count))
    return directions(rng, count) * angles[:, None]


def elements(rng, group, count, largest=np.pi):
    """Rotation vectors, or twists with translations of order one."""
    r = rotation_vectors(rng, count, largest)
    return r if group.size == 3 else np.concatenate([r, rng.uniform(-1, 1, (count, 3))], axis=-1)


def _drawn(seed, group, largest):
    return elements(np.random.default_rng(seed), group, 1, largest)[0]


def drawn_elements(group, largest=np.pi):
    """Hypothesis strategy for one element; the seed is what shrinks."""
    return st.integers(0, 2**32 - 1).map(lambda seed: _drawn(seed, group, largest))
