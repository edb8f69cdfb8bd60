"""SO(3) on tuples: rotation vectors r (3), rotation matrices R (9, row-major), [r] a = r x a.

The Jacobians are the derivative of exp: exp(r + dr) = exp(J_l dr) exp(r) = exp(r) exp(J_r dr) to first order, with
J_r(r) = J_l(-r) = exp(-r) J_l(r). ``dexp`` is the action of the left one (world side).
"""

from freebody.compile import kernel
from freebody.lie import quaternion
from freebody.lie.series import cotangent_defect, sinc, sine_defect, versine
from freebody.lie.vec import cross, dot, minus


@kernel(inline=True)
def hat(r):
    """[r]: the skew matrix with [r] a = r x a."""
    zero = 0.0 * r[0]
    return (zero, -r[2], r[1], r[2], zero, -r[0], -r[1], r[0], zero)


@kernel(inline=True)
def vee(m):
    """The vector of the skew part of M: vee(hat(r)) = r."""
    return (0.5 * (m[7] - m[5]), 0.5 * (m[2] - m[6]), 0.5 * (m[3] - m[1]))


@kernel(inline=True)
def _polynomial(r, f, g):
    """1 + f [r] + g [r]^2. The squares on the diagonal add up, where r r^T - t^2 1 would cancel."""
    x, y, z = r
    return (
        1.0 - g * (y * y + z * z),
        g * x * y - f * z,
        g * x * z + f * y,
        g * x * y + f * z,
        1.0 - g * (x * x + z * z),
        g * y * z - f * x,
        g * x * z - f * y,
        g * y * z + f * x,
        1.0 - g * (x * x + y * y),
    )


@kernel(inline=True)
def _polynomial_act(r, f, g, a):
    """(1 + f [r] + g [r]^2) a."""
    b = cross(r, a)
    c = cross(r, b)
    return (a[0] + f * b[0] + g * c[0], a[1] + f * b[1] + g * c[1], a[2] + f * b[2] + g * c[2])


@kernel(inline=True)
def exp(r):
    """The rotation by the angle |r| about r (Rodrigues)."""
    s = dot(r, r)
    return _polynomial(r, sinc(s), versine(s))


@kernel(inline=True)
def log(m):
    """The rotation vector of R, of length at most pi; exp(log(R)) = R.

    Goes through the quaternion, which is as accurate next to half a turn as anywhere. At exactly half a turn r and -r
    are both right; the one returned has its largest component positive.
    """
    return quaternion.log(quaternion.from_matrix(m))


@kernel(inline=True)
def left_jacobian(r):
    """J_l(r) = sum [r]^k / (k + 1)!."""
    s = dot(r, r)
    return _polynomial(r, versine(s), sine_defect(s))


@kernel(inline=True)
def right_jacobian(r):
    """J_r(r) = J_l(-r)."""
    return left_jacobian(minus(r))


@kernel(inline=True)
def left_jacobian_inverse(r):
    """J_l(r)^-1; infinite at a full turn."""
    return _polynomial(r, -0.5, cotangent_defect(dot(r, r)))


@kernel(inline=True)
def right_jacobian_inverse(r):
    """J_r(r)^-1; infinite at a full turn."""
    return left_jacobian_inverse(minus(r))


@kernel(inline=True)
def dexp(r, a):
    """J_l(r) a: the angular velocity, on the world side, of exp(r) when r changes at the rate a."""
    s = dot(r, r)
    return _polynomial_act(r, versine(s), sine_defect(s), a)


@kernel(inline=True)
def dexp_inverse(r, a):
    """J_l(r)^-1 a."""
    return _polynomial_act(r, -0.5, cotangent_defect(dot(r, r)), a)
