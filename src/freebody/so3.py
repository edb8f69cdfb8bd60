"""Rotations in three dimensions, on arrays.

Rotation vectors are (..., 3) in radians, rotation matrices (..., 3, 3), quaternions (..., 4) as w, x, y, z (scalar
first, Hamilton product). Leading dimensions broadcast as in NumPy. Entries may be complex, for derivatives by the
complex step; results are complex128 then and float64 otherwise. A rotation R_WB takes body to world coordinates.

[r] is the skew matrix with [r] a = r x a. Every function raises InputError for arguments that are no numbers, do not
end in the shape said or do not broadcast. Whether a matrix is a rotation is not checked: ``distance`` tells how far
it is from one, ``project`` gives the nearest.

Accuracy: a few units of round-off relative to the size of the result, at every angle from 0 to pi.
"""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.lie import so3_rows as rows
from freebody.lie.rows import Array, matrix, over_rows, quaternion, vector

__all__ = [
    "dexp",
    "dexp_inverse",
    "distance",
    "exp",
    "exp_quaternion",
    "hat",
    "left_jacobian",
    "left_jacobian_inverse",
    "log",
    "log_quaternion",
    "matrix_to_quaternion",
    "project",
    "quaternion_conjugate",
    "quaternion_normalize",
    "quaternion_product",
    "quaternion_rotate",
    "quaternion_to_matrix",
    "right_jacobian",
    "right_jacobian_inverse",
    "vee",
]

V, Q, M = (3,), (4,), (3, 3)


def hat(r: ArrayLike) -> Array:
    """The skew matrix [r] with [r] a = r x a: (..., 3) to (..., 3, 3)."""
    return over_rows(rows.hat, M, vector("r", r))


def vee(m: ArrayLike) -> Array:
    """The vector of the skew part of m, so that vee(hat(r)) = r: (..., 3, 3) to (..., 3)."""
    return over_rows(rows.vee, V, matrix("m", m))


def exp(r: ArrayLike) -> Array:
    """The rotation by the angle t = |r| about r: (..., 3) in radians to (..., 3, 3).

    exp(r) = 1 + sin(t)/t [r] + (1 - cos t)/t^2 [r]^2 (Rodrigues).
    """
    return over_rows(rows.exp, M, vector("r", r))


def log(R: ArrayLike) -> Array:
    """The rotation vector of R, with |log(R)| <= pi and exp(log(R)) = R: (..., 3, 3) to (..., 3) in radians.

    At exactly half a turn both r and -r are logarithms; one of them is returned.
    """
    return over_rows(rows.log, V, matrix("R", R))


def left_jacobian(r: ArrayLike) -> Array:
    """J_l with exp(r + dr) = exp(J_l dr) exp(r) to first order: (..., 3) to (..., 3, 3).

    J_l(r) = 1 + (1 - cos t)/t^2 [r] + (t - sin t)/t^3 [r]^2. It takes the rate of r to the angular velocity in world
    coordinates (dR = [J_l dr] R).
    """
    return over_rows(rows.left_jacobian, M, vector("r", r))


def right_jacobian(r: ArrayLike) -> Array:
    """J_r with exp(r + dr) = exp(r) exp(J_r dr) to first order, J_r(r) = J_l(-r): (..., 3) to (..., 3, 3).

    It takes the rate of r to the angular velocity in body coordinates (dR = R [J_r dr]).
    """
    return over_rows(rows.right_jacobian, M, vector("r", r))


def left_jacobian_inverse(r: ArrayLike) -> Array:
    """J_l(r)^-1 = 1 - [r]/2 + (1 - (t/2) cot(t/2))/t^2 [r]^2, infinite at full turns: (..., 3) to (..., 3, 3)."""
    return over_rows(rows.left_jacobian_inverse, M, vector("r", r))


def right_jacobian_inverse(r: ArrayLike) -> Array:
    """J_r(r)^-1 = J_l(-r)^-1, infinite at full turns: (..., 3) to (..., 3, 3)."""
    return over_rows(rows.right_jacobian_inverse, M, vector("r", r))


def dexp(r: ArrayLike, a: ArrayLike) -> Array:
    """J_l(r) a without forming the matrix: (..., 3) and (..., 3) to (..., 3). dexp(-r, a) is J_r(r) a."""
    return over_rows(rows.dexp, V, vector("r", r), vector("a", a))


def dexp_inverse(r: ArrayLike, a: ArrayLike) -> Array:
    """J_l(r)^-1 a without forming the matrix: (..., 3) and (..., 3) to (..., 3)."""
    return over_rows(rows.dexp_inverse, V, vector("r", r), vector("a", a))


def project(m: ArrayLike) -> Array:
    """The rotation nearest to m in the Frobenius norm: (..., 3, 3) to (..., 3, 3). Real only.

    Always a proper rotation, also for det m < 0. Where det m <= 0 and the two smallest singular values agree, several
    rotations are equally near and one of them is returned. Raises InputError for complex m.
    """
    return over_rows(rows.project, M, matrix("m", m), real=True)


def distance(m: ArrayLike) -> Array:
    """Distance from SO(3), the Frobenius norm of m - project(m): (..., 3, 3) to (...). Real only.

    A reflection, although orthogonal, is at distance 2. Raises InputError for complex m.
    """
    return over_rows(rows.distance, (1,), matrix("m", m), real=True)[..., 0]


def exp_quaternion(r: ArrayLike) -> Array:
    """The unit quaternion (cos t/2, sin(t/2) r/t) of the rotation vector r, t = |r|: (..., 3) to (..., 4)."""
    return over_rows(rows.exp_quaternion, Q, vector("r", r))


def log_quaternion(q: ArrayLike) -> Array:
    """The rotation vector of q, at most pi long: (..., 4) to (..., 3). q and -q give the same, |q| plays no part."""
    return over_rows(rows.log_quaternion, V, quaternion("q", q))


def quaternion_product(p: ArrayLike, q: ArrayLike) -> Array:
    """The Hamilton product p q, the turn q followed by the turn p: (..., 4) and (..., 4) to (..., 4)."""
    return over_rows(rows.quaternion_product, Q, quaternion("p", p), quaternion("q", q))


def quaternion_conjugate(q: ArrayLike) -> Array:
    """(w, -x, -y, -z), for a unit quaternion the inverse turn: (..., 4) to (..., 4)."""
    return over_rows(rows.quaternion_conjugate, Q, quaternion("q", q))


def quaternion_normalize(q: ArrayLike) -> Array:
    """q / |q|: (..., 4) to (..., 4). NaN for the zero quaternion, which is no rotation."""
    return over_rows(rows.quaternion_normalize, Q, quaternion("q", q))


def quaternion_rotate(q: ArrayLike, a: ArrayLike) -> Array:
    """The vectors a turned by q, q a q^-1: (..., 4) and (..., 3) to (..., 3). |q| plays no part."""
    return over_rows(rows.quaternion_rotate, V, quaternion("q", q), vector("a", a))


def quaternion_to_matrix(q: ArrayLike) -> Array:
    """The rotation matrix of q: (..., 4) to (..., 3, 3). q and -q give the same, |q| plays no part."""
    return over_rows(rows.quaternion_to_matrix, M, quaternion("q", q))


def matrix_to_quaternion(R: ArrayLike) -> Array:
    """The unit quaternion of R with w >= 0: (..., 3, 3) to (..., 4)."""
    return over_rows(rows.matrix_to_quaternion, Q, matrix("R", R))
