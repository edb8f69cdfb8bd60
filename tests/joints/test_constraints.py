"""Jacobian, rates and bias terms of every joint are the derivatives of its residuals along a motion."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import freebody as fb
from freebody.forces.held import Users
from freebody.forces.total import no_wrench
from freebody.joints import layout
from freebody.joints.constraints.base import WRENCH_ROWS
from freebody.joints.constraints.evaluate import bias_terms, jacobians, rates, residuals
from freebody.joints.natural_rows import NATURAL_ROWS
from freebody.joints.report import header_in, rows_in
from freebody.model.kernel_data import kin_rows, world_of
from freebody.model.state import convert

USERS = Users(no_wrench, no_wrench)
TIMES, VALUES = (0.0, 1.0, 2.5), (0.1, 0.9, -0.4)
AXIS, ACROSS = (0.6, 0.0, 0.8), (0.0, 1.0, 0.0)

# A residual is a sum of products of lengths and of angles that change at up to 2 rad/s. With this step, differences of
# order 4 miss h^4/30 of the fifth derivative and h^4/90 of the sixth, both below 4^6; h^-2 times rounding is less.
STEP, TIME = 5e-3, 0.4
MISSED = STEP**4 / 30.0 * 4.0**6

JOINTS = {
    "ball": (fb.Ball, {}),
    "weld": (fb.Weld, {}),
    "beam": (fb.Beam, {"length": 1.3}),
    "hinge": (fb.Hinge, {"axis": AXIS}),
    "slider": (fb.Slider, {"axis": AXIS}),
    "universal": (fb.Universal, {"axis": AXIS, "to_axis": ACROSS}),
    "motor": (fb.Hinge, {"axis": AXIS, "angle": (TIMES, VALUES)}),
    "drive": (fb.Slider, {"axis": AXIS, "travel": (TIMES, VALUES)}),
}


def bodies():
    random = np.random.default_rng(7)
    return [
        fb.Body(
            mass=1.0,
            inertia=(1.0, 1.3, 1.7),
            position=random.uniform(-1, 1, 3),
            orientation=Rotation.random(rng=random).as_matrix(),
            velocity=random.uniform(-1, 1, 3),
            angular_velocity=random.uniform(-1, 1, 3),
            name=name,
        )
        for name in ("a", "b")
    ]


class Motion:
    """The bodies of a world with one joint, on straight lines and at constant angular velocities in W."""

    def __init__(self, kind, linked):
        a, b = bodies()
        make, options = JOINTS[kind]
        end = {"to": b, "to_at": (-0.2, 0.5, 0.3)} if linked else {"anchor": (0.3, 0.1, -0.6)}
        self.tables = fb.World([a, b], joints=[make(a, at=(0.4, -0.3, 0.2), **end, **options)]).tables()
        self.world = world_of(self.tables, segment=TIME)
        self.J = header_in(self.tables.integers)
        self.start = kin_rows(2)
        self.start[:, :18] = convert(fb.World([a, b]).state().raw, "momenta", "velocities", self.tables)

    def rows(self, s):
        """Where the bodies are after a time s."""
        kin = self.start.copy()
        kin[:, :3] += s * kin[:, 12:15]
        for row in kin:
            row[3:12] = (Rotation.from_rotvec(s * row[15:18]).as_matrix() @ row[3:12].reshape(3, 3)).ravel()
        return kin

    def residual(self, s):
        out = np.zeros(self.J.equations)
        residuals(self.world, self.rows(s), USERS, TIME + s, out, 0)
        return out

    def rate(self, rows):
        """The Jacobian times velocities, and what motors do; ``rows`` are those on SE(3) or in natural coordinates."""
        width = 6 if rows is WRENCH_ROWS else 12
        out, jacobian = np.zeros(self.J.equations), np.zeros(width * 2 * self.J.equations)
        jacobians(rows, self.world, self.start, USERS, TIME, jacobian, 0)
        rates(self.world, self.start, TIME, out, 0)
        for body, first, count, at in rows_in(
            self.tables.integers, self.J.first_incidence, self.J.incidences, layout.INCIDENCE
        ):
            v, w, R = self.start[body, 12:15], self.start[body, 15:18], self.start[body, 3:12].reshape(3, 3)
            speeds = (w, v) if rows is WRENCH_ROWS else (v, np.cross(w, R, axisb=0, axisc=0).ravel())
            G = jacobian[width // 6 * at :][: width * count].reshape(count, width)
            out[first : first + count] += G @ np.concatenate(speeds)
        return out

    def bias(self):
        out = np.zeros(self.J.equations)
        bias_terms(self.world, self.start, TIME, out, 0)
        return out


@pytest.mark.parametrize("linked", [False, True], ids=["world", "body"])
@pytest.mark.parametrize("kind", JOINTS)
def test_first_and_second_derivatives_are_those_of_the_residuals(kind, linked):
    motion = Motion(kind, linked)
    r = [motion.residual(k * STEP) for k in (-2, -1, 0, 1, 2)]
    first = (r[0] - 8.0 * r[1] + 8.0 * r[3] - r[4]) / (12.0 * STEP)
    second = (-r[0] + 16.0 * r[1] - 30.0 * r[2] + 16.0 * r[3] - r[4]) / (12.0 * STEP**2)
    assert motion.rate(WRENCH_ROWS) == pytest.approx(first, abs=MISSED)
    assert motion.rate(NATURAL_ROWS) == pytest.approx(first, abs=MISSED)
    assert motion.bias() == pytest.approx(second, abs=MISSED)
    assert np.abs(first).max() > 0.1
    assert np.abs(second).max() > 0.1
