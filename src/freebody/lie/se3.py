"""SE(3) on tuples: a pose is a pair (R, x), R 9 numbers row-major, x 3; a twist 6 numbers (w, v), angular first.

The pose takes the point X to R X + x. A wrench (torque, force) is dual to a twist: its power is the plain dot product.

``dexp`` is the left Jacobian (the derivative of exp on the world side, "right-trivialised" in the literature):
exp(V + dV) = exp(dexp(V, dV)) exp(V) to first order, dexp(V, .) = sum ad_V^k / (k + 1)!. On the body side,
exp(V + dV) = exp(V) exp(dexp(-V, dV)): change the sign of V.
"""

from freebody.compile import kernel
from freebody.lie import polar, so3
from freebody.lie.series import (
    cotangent_defect,
    cotangent_defect_slope,
    sine_defect,
    sine_defect_slope,
    versine,
    versine_slope,
)
from freebody.lie.vec import add, cross, dot, mat_mat, mat_t_vec, mat_vec, minus, sub, transpose


@kernel(inline=True)
def angular(V):
    """The first three of six."""
    return (V[0], V[1], V[2])


@kernel(inline=True)
def linear(V):
    """The last three of six."""
    return (V[3], V[4], V[5])


@kernel(inline=True)
def exp(V):
    """The pose (exp(w), J_l(w) v) reached in unit time from the identity with the constant twist V."""
    w = angular(V)
    return so3.exp(w), so3.dexp(w, linear(V))


@kernel(inline=True)
def log(T):
    """The twist with exp(V) = T whose angle |w| is at most pi."""
    w = so3.log(T[0])
    return w + so3.dexp_inverse(w, T[1])


@kernel(inline=True)
def product(S, T):
    """The pose S T: first T, then S."""
    return mat_mat(S[0], T[0]), add(mat_vec(S[0], T[1]), S[1])


@kernel(inline=True)
def inverse(T):
    """The pose T^-1 = (R^T, -R^T x)."""
    return transpose(T[0]), minus(mat_t_vec(T[0], T[1]))


@kernel(inline=True)
def transform(T, X):
    """The point R X + x."""
    return add(mat_vec(T[0], X), T[1])


@kernel(inline=True)
def adjoint(T, V):
    """Ad_T V = (R w, R v + x x R w): exp(Ad_T V) = T exp(V) T^-1."""
    w = mat_vec(T[0], angular(V))
    return w + add(mat_vec(T[0], linear(V)), cross(T[1], w))


@kernel(inline=True)
def adjoint_inverse(T, V):
    """Ad_T^-1 V, without forming T^-1."""
    w = angular(V)
    return mat_t_vec(T[0], w) + mat_t_vec(T[0], sub(linear(V), cross(T[1], w)))


@kernel(inline=True)
def coadjoint(T, F):
    """Ad_T^T F = (R^T (torque - x x force), R^T force): F . Ad_T V = (Ad_T^T F) . V for every twist V."""
    f = linear(F)
    return mat_t_vec(T[0], sub(angular(F), cross(T[1], f))) + mat_t_vec(T[0], f)


@kernel(inline=True)
def ad(V, U):
    """ad_V U = [V, U], the commutator: the derivative of Ad_exp(V) U at V = 0."""
    w, a = angular(V), angular(U)
    return cross(w, a) + add(cross(w, linear(U)), cross(linear(V), a))


@kernel(inline=True)
def coad(V, F):
    """ad_V^T F = (torque x w + force x v, force x w): F . ad_V U = (ad_V^T F) . U for every twist U.

    With G the inertia and F_B the wrench in the body frame the equations of motion are G dV = coad(V, G V) + F_B.
    """
    w, f = angular(V), linear(F)
    return add(cross(angular(F), w), cross(f, linear(V))) + cross(f, w)


@kernel(inline=True)
def _dual_polynomial_act(V, f, g, df, dg, U):
    """(1 + f W + g W^2) over the dual numbers w + e v, on U; df, dg are the slopes of f and g in s = w . w."""
    w, v, a, b = angular(V), linear(V), angular(U), linear(U)
    wa, wb, va = cross(w, a), cross(w, b), cross(v, a)
    wwa, wwb, wva, vwa = cross(w, wa), cross(w, wb), cross(w, va), cross(v, wa)
    ds = 2.0 * dot(w, v)
    df, dg = ds * df, ds * dg
    return (
        a[0] + f * wa[0] + g * wwa[0],
        a[1] + f * wa[1] + g * wwa[1],
        a[2] + f * wa[2] + g * wwa[2],
        b[0] + f * (wb[0] + va[0]) + g * (wwb[0] + wva[0] + vwa[0]) + df * wa[0] + dg * wwa[0],
        b[1] + f * (wb[1] + va[1]) + g * (wwb[1] + wva[1] + vwa[1]) + df * wa[1] + dg * wwa[1],
        b[2] + f * (wb[2] + va[2]) + g * (wwb[2] + wva[2] + vwa[2]) + df * wa[2] + dg * wwa[2],
    )


@kernel(inline=True)
def dexp(V, U):
    """The left Jacobian of exp at V, acting on U."""
    w = angular(V)
    s = dot(w, w)
    return _dual_polynomial_act(V, versine(s), sine_defect(s), versine_slope(s), sine_defect_slope(s), U)


@kernel(inline=True)
def dexp_inverse(V, U):
    """The inverse of the left Jacobian of exp at V, acting on U; infinite where |w| is a full turn."""
    w = angular(V)
    s = dot(w, w)
    return _dual_polynomial_act(V, -0.5, cotangent_defect(s), 0.0, cotangent_defect_slope(s), U)


@kernel(inline=True)
def distance(T):
    """Distance from SE(3): that of R from SO(3), since every x is a good translation. Real numbers only."""
    return polar.distance(T[0])
