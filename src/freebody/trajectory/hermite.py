"""Motion between frames: cubic in position and momenta, and on the rotation group for the orientation.

Between two frames h seconds apart a body turns almost uniformly with u = (w0 + w1) / 2. The interpolant is
R(s) = exp(s u) exp(f(s)) R0, where f is the cubic with f(0) = 0 and f(h) = log(exp(-h u) R1 R0^T) whose ends have the
angular velocities of the frames: f'(0) = w0 - u and f'(h) = dexp^-1(f(h)) exp(-h u) (w1 - u). However far a body turns
between frames, only the deviation from uniform turning has to stay below half a turn. Position takes its slopes from
the velocities, momenta from force and torque. All of it is of order 4 for smooth motion.
"""

from freebody.compile import kernel
from freebody.lie.quaternion import conjugate, exp, log, normalize, product, rotate
from freebody.lie.so3 import dexp_inverse
from freebody.lie.vec import scale, sub
from freebody.model.rows import get3, get4, put3, put4
from freebody.trajectory.kernels import ANGULAR, FORCE_AT, LINEAR, POSITION, SPIN, VELOCITY


@kernel(inline=True)
def _cubic(a, da, b, db, h, s):
    """The cubic with values a, b and slopes da, db at the ends of an interval of length h, at the fraction s."""
    r = 1.0 - s
    f, g = s * s * (3.0 - 2.0 * s), h * s * r
    return (
        a[0] + f * (b[0] - a[0]) + g * (r * da[0] - s * db[0]),
        a[1] + f * (b[1] - a[1]) + g * (r * da[1] - s * db[1]),
        a[2] + f * (b[2] - a[2]) + g * (r * da[2] - s * db[2]),
    )


@kernel(inline=True)
def _turned(q0, w0, q1, w1, h, s):
    """The orientation at the fraction s of the interval."""
    u = (0.5 * (w0[0] + w1[0]), 0.5 * (w0[1] + w1[1]), 0.5 * (w0[2] + w1[2]))
    back = exp(scale(-h, u))
    end = log(product(back, product(q1, conjugate(q0))))
    slope = dexp_inverse(end, rotate(back, sub(w1, u)))
    f = _cubic((0.0, 0.0, 0.0), sub(w0, u), end, slope, h, s)
    return normalize(product(exp(scale(s * h, u)), product(exp(f), q0)))


@kernel
def between(at, fraction, length, rows, q, after, before, out):
    """x, q, p, L (queries, bodies, 13) at a fraction of the interval of ``length`` s that starts with frame ``at``.

    ``q`` (frames, bodies, 4) are the frames' quaternions, ``after`` and ``before`` the wrenches that follow and precede
    each frame.
    """
    for k in range(len(at)):
        i, s, h = at[k], fraction[k], length[k]
        row, succ, pull, last = rows[i], rows[i + 1], after[i], before[i + 1]
        for b in range(rows.shape[1]):
            x0, v0 = get3(row, b, POSITION), get3(row, b, VELOCITY)
            x1, v1 = get3(succ, b, POSITION), get3(succ, b, VELOCITY)
            put3(out[k], b, 0, _cubic(x0, v0, x1, v1, h, s))
            w0, w1 = get3(row, b, SPIN), get3(succ, b, SPIN)
            put4(out[k], b, 3, _turned(get4(q[i], b, 0), w0, get4(q[i + 1], b, 0), w1, h, s))
            p0, p1 = get3(row, b, LINEAR), get3(succ, b, LINEAR)
            put3(out[k], b, 7, _cubic(p0, get3(pull, b, FORCE_AT), p1, get3(last, b, FORCE_AT), h, s))
            L0, L1 = get3(row, b, ANGULAR), get3(succ, b, ANGULAR)
            put3(out[k], b, 10, _cubic(L0, get3(pull, b, 0), L1, get3(last, b, 0), h, s))
