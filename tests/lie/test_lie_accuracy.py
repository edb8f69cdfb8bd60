"""Every map against its power series at 50 digits, for angles from 1e-12 to pi and translations of order one."""

import re
from pathlib import Path

import lie_reference as ref
import mpmath as mp
import numpy as np
import pytest
from lie_samples import GROUPS, directions, elements, rotation_vectors

from freebody import se3, so3

COUNT = 60
GUIDE = Path(__file__).parents[2] / "docs" / "lie.md"
# In eps, relative to the norm of the result: what the documentation states, a third above the worst of 105,000 samples.
BOUNDS = {
    name + part: float(bound)
    for name, part, bound in re.findall(r"^\| `(\w+\.\w+)`(,? ?\w*) \| [\d.]+ \| ([\d.]+) \|$", GUIDE.read_text(), re.M)
}


def samples(group=GROUPS[0]):
    return elements(np.random.default_rng(11), group, COUNT)


def test_exp_of_rotation_vectors():
    for r, R in zip(samples(), so3.exp(samples())):
        assert ref.error(R.ravel(), ref.rotation(ref.exact(r))) < BOUNDS["so3.exp"]


def test_the_documentation_states_a_bound_for_every_map():
    for group in GROUPS:
        maps = ["exp", "log", "dexp", "dexp_inverse", "left_jacobian", "left_jacobian_inverse"]
        for name in maps:
            assert any(stated.split(",")[0] == f"{group}.{name}" for stated in BOUNDS), name
    assert all(1.0 < bound <= 6.0 for bound in BOUNDS.values())


def test_quaternions_and_matrices_of_each_other():
    for r in np.concatenate([samples(), directions(np.random.default_rng(17), COUNT) * near_half_a_turn(COUNT)]):
        t = ref.norm(ref.exact(r))
        exact = [mp.cos(t / 2)] + [mp.sin(t / 2) / t * x for x in ref.exact(r)]
        R = ref.rotation(ref.exact(r))
        given = np.array(exact, dtype=float)
        assert ref.error(so3.quaternion_to_matrix(given).ravel(), R) < BOUNDS["so3.quaternion_to_matrix"]
        q = so3.matrix_to_quaternion(np.array(R, dtype=float).reshape(3, 3))
        assert ref.error(q * np.sign(q @ given), exact) < BOUNDS["so3.matrix_to_quaternion"]


def test_exp_beyond_half_a_turn_loses_only_the_rounding_of_the_angle():
    r = directions(np.random.default_rng(12), 20) * np.linspace(np.pi, 8 * np.pi, 20)[:, None]
    for each, R in zip(r, so3.exp(r)):
        assert ref.error(R.ravel(), ref.rotation(ref.exact(each))) < BOUNDS["so3.exp"] * (1 + np.linalg.norm(each))


def test_exp_quaternion():
    for r, q in zip(samples(), so3.exp_quaternion(samples())):
        t = ref.norm(ref.exact(r))
        reference = [mp.cos(t / 2)] + [mp.sin(t / 2) / t * x for x in ref.exact(r)]
        assert ref.error(q, reference) < BOUNDS["so3.exp_quaternion"]
        assert ref.error(q[1:], reference[1:]) < BOUNDS["so3.exp_quaternion"]


def test_log_inverts_the_exactly_rounded_exp():
    r = np.concatenate([samples(), directions(np.random.default_rng(13), COUNT) * near_half_a_turn(COUNT)])
    R = np.array([np.array(ref.rotation(ref.exact(each)), dtype=float).reshape(3, 3) for each in r])
    for each, back in zip(r, so3.log(R)):
        assert ref.error(back, ref.exact(each)) < BOUNDS["so3.log"]


def near_half_a_turn(count):
    return np.pi - np.exp(np.linspace(np.log(1e-15), np.log(1e-1), count))[:, None]


def test_log_quaternion_inverts_the_exactly_rounded_exp_quaternion():
    for r in np.concatenate([samples(), directions(np.random.default_rng(14), COUNT) * near_half_a_turn(COUNT)]):
        t = ref.norm(ref.exact(r))
        q = [float(mp.cos(t / 2))] + [float(mp.sin(t / 2) / t * x) for x in ref.exact(r)]
        assert ref.error(so3.log_quaternion(q), ref.exact(r)) < BOUNDS["so3.log_quaternion"]


def test_exp_of_twists():
    V = samples(GROUPS[1])
    for each, T in zip(V, se3.exp(V)):
        w, v = ref.exact(each[:3]), ref.exact(each[3:])
        assert ref.error(T[:3, :3].ravel(), ref.rotation(w)) < BOUNDS["se3.exp, rotation"]
        assert ref.error(T[:3, 3], ref.dexp(w, v)) < BOUNDS["se3.exp, translation"]


def test_log_of_poses():
    for each in samples(GROUPS[1]):
        w, v = ref.exact(each[:3]), ref.exact(each[3:])
        T = np.eye(4)
        T[:3, :3] = np.array(ref.rotation(w), dtype=float).reshape(3, 3)
        T[:3, 3] = np.array(ref.dexp(w, v), dtype=float)
        back = se3.log(T)
        assert ref.error(back[:3], w) < BOUNDS["se3.log, rotation"]
        assert ref.error(back[3:], v) < BOUNDS["se3.log, translation"]


@pytest.mark.parametrize("group", GROUPS, ids=str)
@pytest.mark.parametrize("name", ["dexp", "dexp_inverse"])
def test_dexp_and_its_inverse(group, name):
    rng = np.random.default_rng(15)
    V, U = samples(group), rng.uniform(-1, 1, (COUNT, group.size))
    for v, u, computed in zip(V, U, getattr(group.module, name)(V, U)):
        v, u = ref.exact(v), ref.exact(u)
        assert ref.error(computed, getattr(ref, name)(v, u)) < BOUNDS[f"{group}.{name}"]


@pytest.mark.parametrize("name", ["left_jacobian", "left_jacobian_inverse", "right_jacobian", "right_jacobian_inverse"])
@pytest.mark.parametrize("group", GROUPS, ids=str)
def test_jacobian_matrices_are_the_actions_on_the_basis(group, name):
    V = samples(group)[:10]
    act = group.module.dexp_inverse if name.endswith("inverse") else group.module.dexp
    sign = -1 if name.startswith("right") else 1
    columns = act(sign * V[:, None, :], np.eye(group.size))
    computed = getattr(group.module, name)(V)
    # The matrix and the action of SO(3) sum their squares in different orders: both err by their bounds.
    np.testing.assert_allclose(computed, np.swapaxes(columns, -1, -2), atol=8 * 2**-52 * 5)
    act = ref.dexp_inverse if name.endswith("inverse") else ref.dexp
    bound = BOUNDS[f"{group}.{name.replace('right', 'left')}"]
    for v, J in zip(V[::3], computed[::3]):
        exact = [act(ref.exact(sign * v), [mp.mpf(i == j) for i in range(group.size)]) for j in range(group.size)]
        assert ref.error(J.T.ravel(), [x for column in exact for x in column]) < bound


def test_angular_part_keeps_its_relative_accuracy_beside_large_translations():
    r = rotation_vectors(np.random.default_rng(16), COUNT, 1.0)
    V = np.concatenate([r, np.full((COUNT, 3), 1e6)], axis=-1)
    for w, back in zip(r, se3.log(se3.exp(V))):
        assert ref.error(back[:3], ref.exact(w)) < BOUNDS["so3.exp"] + BOUNDS["so3.log"]
