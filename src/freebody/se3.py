"""Rigid motions of space, on arrays.

Poses are homogeneous matrices T = [[R, x], [0, 1]], (..., 4, 4): T_WB takes the body point X to the world point
R X + x. Twists V = (w, v) are (..., 6), angular first; wrenches F = (torque, force) likewise, and F . V is a power.
Lengths in metres, angles in radians. Leading dimensions broadcast as in NumPy. Entries may be complex, for
derivatives by the complex step; results are complex128 then and float64 otherwise.

Every function raises InputError for arguments that are no numbers, do not end in the shape said or do not broadcast.
Whether a matrix is a pose is not checked, and its last row is taken to be 0, 0, 0, 1: ``distance`` tells how far it
is from one, ``project`` gives the nearest.

Accuracy: a few units of round-off relative to the size of the result, at every angle from 0 to pi.
"""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.lie import se3_rows as rows
from freebody.lie.rows import Array, over_rows, pose, twist, vector

__all__ = [
    "ad",
    "ad_act",
    "adjoint",
    "adjoint_act",
    "adjoint_inverse_act",
    "coad_act",
    "coadjoint_act",
    "dexp",
    "dexp_inverse",
    "distance",
    "exp",
    "hat",
    "inverse",
    "left_jacobian",
    "left_jacobian_inverse",
    "log",
    "product",
    "project",
    "right_jacobian",
    "right_jacobian_inverse",
    "transform",
    "vee",
]

POINT, TWIST, POSE, MATRIX = (3,), (6,), (4, 4), (6, 6)


def hat(V: ArrayLike) -> Array:
    """The matrix [[ [w], v ], [0, 0]] of the twist V: (..., 6) to (..., 4, 4)."""
    return over_rows(rows.hat, POSE, twist("V", V))


def vee(m: ArrayLike) -> Array:
    """The twist of m, with vee(hat(V)) = V; of its first block the skew part counts: (..., 4, 4) to (..., 6)."""
    return over_rows(rows.vee, TWIST, pose("m", m))


def exp(V: ArrayLike) -> Array:
    """The matrix exponential of hat(V), the pose (exp(w), J_l(w) v): (..., 6) to (..., 4, 4)."""
    return over_rows(rows.exp, POSE, twist("V", V))


def log(T: ArrayLike) -> Array:
    """The twist V with exp(V) = T and |w| <= pi: (..., 4, 4) to (..., 6).

    At exactly half a turn there are two; one of them is returned.
    """
    return over_rows(rows.log, TWIST, pose("T", T))


def product(S: ArrayLike, T: ArrayLike) -> Array:
    """The pose S T, T first and then S: (..., 4, 4) and (..., 4, 4) to (..., 4, 4)."""
    return over_rows(rows.product, POSE, pose("S", S), pose("T", T))


def inverse(T: ArrayLike) -> Array:
    """The pose T^-1 = (R^T, -R^T x): (..., 4, 4) to (..., 4, 4)."""
    return over_rows(rows.inverse, POSE, pose("T", T))


def transform(T: ArrayLike, X: ArrayLike) -> Array:
    """The points R X + x: (..., 4, 4) and (..., 3) to (..., 3)."""
    return over_rows(rows.transform, POINT, pose("T", T), vector("X", X))


def adjoint(T: ArrayLike) -> Array:
    """The matrix Ad_T = [[R, 0], [[x] R, R]]: (..., 4, 4) to (..., 6, 6).

    exp(Ad_T V) = T exp(V) T^-1; Ad_T takes a twist in body coordinates to world coordinates.
    """
    return over_rows(rows.adjoint, MATRIX, pose("T", T))


def adjoint_act(T: ArrayLike, V: ArrayLike) -> Array:
    """Ad_T V without forming the matrix: (..., 4, 4) and (..., 6) to (..., 6)."""
    return over_rows(rows.adjoint_act, TWIST, pose("T", T), twist("V", V))


def adjoint_inverse_act(T: ArrayLike, V: ArrayLike) -> Array:
    """Ad_T^-1 V, a twist in world coordinates to body coordinates: (..., 4, 4) and (..., 6) to (..., 6)."""
    return over_rows(rows.adjoint_inverse_act, TWIST, pose("T", T), twist("V", V))


def coadjoint_act(T: ArrayLike, F: ArrayLike) -> Array:
    """Ad_T^T F, a wrench in world coordinates to body coordinates: (..., 4, 4) and (..., 6) to (..., 6).

    Its power is the same on both sides: (Ad_T^T F) . V = F . (Ad_T V).
    """
    return over_rows(rows.coadjoint_act, TWIST, pose("T", T), twist("F", F))


def ad(V: ArrayLike) -> Array:
    """The matrix ad_V = [[ [w], 0 ], [ [v], [w] ]]: (..., 6) to (..., 6, 6). ad_V U = [V, U]."""
    return over_rows(rows.ad, MATRIX, twist("V", V))


def ad_act(V: ArrayLike, U: ArrayLike) -> Array:
    """The commutator ad_V U = [V, U], hat([V, U]) = hat(V) hat(U) - hat(U) hat(V): two (..., 6) to (..., 6)."""
    return over_rows(rows.ad_act, TWIST, twist("V", V), twist("U", U))


def coad_act(V: ArrayLike, F: ArrayLike) -> Array:
    """ad_V^T F = (torque x w + force x v, force x w): two (..., 6) to (..., 6).

    In the body frame, with G the 6x6 inertia, the equations of motion are G dV = ad_V^T G V + F.
    """
    return over_rows(rows.coad_act, TWIST, twist("V", V), twist("F", F))


def left_jacobian(V: ArrayLike) -> Array:
    """J_l = sum ad_V^k / (k+1)!, exp(V + dV) = exp(J_l dV) exp(V) to first order: (..., 6) to (..., 6, 6)."""
    return over_rows(rows.left_jacobian, MATRIX, twist("V", V))


def right_jacobian(V: ArrayLike) -> Array:
    """J_r(V) = J_l(-V), exp(V + dV) = exp(V) exp(J_r dV) to first order: (..., 6) to (..., 6, 6)."""
    return over_rows(rows.right_jacobian, MATRIX, twist("V", V))


def left_jacobian_inverse(V: ArrayLike) -> Array:
    """J_l(V)^-1, infinite where |w| is a full turn: (..., 6) to (..., 6, 6)."""
    return over_rows(rows.left_jacobian_inverse, MATRIX, twist("V", V))


def right_jacobian_inverse(V: ArrayLike) -> Array:
    """J_r(V)^-1 = J_l(-V)^-1, infinite where |w| is a full turn: (..., 6) to (..., 6, 6)."""
    return over_rows(rows.right_jacobian_inverse, MATRIX, twist("V", V))


def dexp(V: ArrayLike, U: ArrayLike) -> Array:
    """J_l(V) U without forming the matrix: two (..., 6) to (..., 6). dexp(-V, U) is J_r(V) U."""
    return over_rows(rows.dexp, TWIST, twist("V", V), twist("U", U))


def dexp_inverse(V: ArrayLike, U: ArrayLike) -> Array:
    """J_l(V)^-1 U without forming the matrix: two (..., 6) to (..., 6)."""
    return over_rows(rows.dexp_inverse, TWIST, twist("V", V), twist("U", U))


def project(m: ArrayLike) -> Array:
    """The pose nearest to m in the Frobenius norm: (..., 4, 4) to (..., 4, 4). Real only.

    The nearest rotation (see ``so3.project``), the same translation, the last row 0, 0, 0, 1. Raises InputError for
    complex m.
    """
    return over_rows(rows.project, POSE, pose("m", m), real=True)


def distance(m: ArrayLike) -> Array:
    """Distance from SE(3), the Frobenius norm of m - project(m): (..., 4, 4) to (...). Real only."""
    return over_rows(rows.distance, (1,), pose("m", m), real=True)[..., 0]
