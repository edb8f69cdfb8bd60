"""RATTLE to 40 digits, written for two bodies on a pivot: a pendulum on a hinge and a heavy symmetric top.

Nothing here comes from the package: kicks by forces and reactions, the free motion of a body in closed form, and
Newton's method for the reactions. Derivatives are central differences, with errors of 1e-24 at this precision.
"""

import mpmath as mp

DIGITS = 40
NUDGE = mp.mpf(10) ** -12
# McLachlan 1995: five steps, one of them backwards, which are of order 4 together.
A, B = mp.mpf("0.28"), mp.mpf("0.62546642846767004501")
ORDER_4 = (A, B, 1 - 2 * (A + B), B, A)


def newton(function, unknowns):
    """A root of ``function`` near ``unknowns``."""
    z = mp.matrix(unknowns)
    for _ in range(30):
        r = function(z)
        if mp.norm(r, mp.inf) < mp.mpf(10) ** (5 - DIGITS):
            return z
        columns = []
        for k in range(len(z)):
            moved = z.copy()
            moved[k] += mp.mpf(10) ** -20
            columns.append((function(moved) - r) * mp.mpf(10) ** 20)
        J = mp.matrix(len(r), len(z))
        for k, column in enumerate(columns):
            for i in range(len(r)):
                J[i, k] = column[i]
        z = z - mp.lu_solve(J, r)
    raise AssertionError("no root")


def slope(function, at):
    """d function / d number at each number of ``at``, as a list of lists: one list for each number."""
    found = []
    for k in range(len(at)):
        ends = []
        for sign in (1, -1):
            moved = list(at)
            moved[k] += sign * NUDGE
            ends.append(function(*moved))
        found.append([(a - b) / (2 * NUDGE) for a, b in zip(*ends)])
    return found


class Pendulum:
    """A body on a hinge about y at the origin, its centre of mass at the distance l; angle zero along x, in SI."""

    def __init__(self, mass, moment, length, gravity, stiffness, rest):
        self.m, self.I, self.l, self.g, self.k, self.rest = map(
            mp.mpf, (mass, moment, length, gravity, stiffness, rest)
        )

    def start(self, angle, spin):
        """x, z, angle, momenta along x and z, angular momentum about y."""
        x, z = self.l * mp.cos(angle), -self.l * mp.sin(angle)
        return mp.matrix([x, z, angle, self.m * spin * z, -self.m * spin * x, self.I * spin])

    def reaction(self, angle, l):
        """Of a force l = (along x, along z) at the pivot: on momenta."""
        arm = -self.l * mp.cos(angle), self.l * mp.sin(angle)
        return mp.matrix([l[0], l[1], arm[1] * l[0] - arm[0] * l[1]])

    def force(self, y):
        return mp.matrix([0, -self.m * self.g, -self.k * (y[2] - self.rest)])

    def step(self, y, h):
        kicked = y[3:6] + h / 2 * self.force(y)

        def drifted(l):
            p = kicked + h / 2 * self.reaction(y[2], l)
            return mp.matrix([y[0] + h * p[0] / self.m, y[1] + h * p[1] / self.m, y[2] + h * p[2] / self.I, *p])

        def gap(l):
            end = drifted(l)
            return mp.matrix([end[0] - self.l * mp.cos(end[2]), end[1] + self.l * mp.sin(end[2])])

        end = drifted(newton(gap, [0, self.m * self.g]))
        pushed = end[3:6] + h / 2 * self.force(end)

        def moving(l):
            p = pushed + h / 2 * self.reaction(end[2], l)
            w = p[2] / self.I
            return mp.matrix([p[0] / self.m - w * end[1], p[1] / self.m + w * end[0]]), p

        mu = newton(lambda l: moving(l)[0], [0, self.m * self.g])
        return mp.matrix([end[0], end[1], end[2], *moving(mu)[1]])

    def run(self, y, dt, steps, parts=(1,)):
        for _ in range(steps):
            for part in parts:
                y = self.step(y, part * dt)
        return y


def hat(a):
    return mp.matrix([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])


def cross(a, b):
    return hat(a) * b


def turned(r):
    """The rotation by the vector r (Rodrigues)."""
    angle = mp.sqrt(r[0] ** 2 + r[1] ** 2 + r[2] ** 2)
    K = hat(r)
    return mp.eye(3) + mp.sin(angle) / angle * K + (1 - mp.cos(angle)) / angle**2 * K * K


class Top:
    """A symmetric body with moments (I, I, J) on a ball joint at the origin, l below its centre of mass, in SI."""

    def __init__(self, mass, moment, about, length, gravity):
        self.m, self.I, self.J, self.l, self.g = map(mp.mpf, (mass, moment, about, length, gravity))

    def start(self, tilt, spin):
        """Centre of mass, rotation, momentum, angular momentum; ``spin`` is the angular velocity in the world."""
        R, w = turned(mp.matrix(tilt)), mp.matrix(spin)
        arm = self.l * R[:, 2]
        L = self.I * w + (self.J - self.I) * (R[:, 2].T * w)[0] * R[:, 2]
        return arm, R, self.m * cross(w, arm), L

    def spin(self, R, L):
        n = R[:, 2]
        return L / self.I + (1 / self.J - 1 / self.I) * (n.T * L)[0] * n

    def step(self, y, h):
        x, R, p, L = y
        down = mp.matrix([0, 0, -self.m * self.g])

        def drifted(l):
            P = p + h / 2 * (down + l)
            M = L + h / 2 * cross(-self.l * R[:, 2], l)
            along = (R[:, 2].T * M)[0] * (1 / self.J - 1 / self.I)
            return x + h / self.m * P, turned(h / self.I * M) * R * turned(mp.matrix([0, 0, h * along])), P, M

        def gap(l):
            end = drifted(l)
            return end[0] - self.l * end[1][:, 2]

        x, R, p, L = drifted(newton(gap, [0, 0, self.m * self.g]))

        def kicked(l):
            return p + h / 2 * (down + l), L + h / 2 * cross(-self.l * R[:, 2], l)

        def rate(l):
            P, M = kicked(l)
            return P / self.m - cross(self.spin(R, M), self.l * R[:, 2])

        P, M = kicked(newton(rate, [0, 0, self.m * self.g]))
        return x, R, P, M

    def run(self, y, dt, steps, parts=(1,)):
        for _ in range(steps):
            for part in parts:
                y = self.step(y, part * dt)
        return y
