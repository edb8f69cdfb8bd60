"""Arrays as NumPy users expect them: broadcasting, types, layouts, messages."""

import numpy as np
import pytest

from freebody import se3, so3
from freebody.errors import InputError
from freebody.lie import so3_rows

RNG = np.random.default_rng(21)
VECTORS = RNG.normal(size=(4, 5, 3))
TWISTS = RNG.normal(size=(4, 5, 6))
ITEMS = {
    "vector": VECTORS,
    "twist": TWISTS,
    "matrix": so3.exp(VECTORS),
    "pose": se3.exp(TWISTS),
    "quaternion": so3.exp_quaternion(VECTORS),
}
CORE = {"vector": 1, "twist": 1, "quaternion": 1, "matrix": 2, "pose": 2}
ONE = [
    *[(so3, name, "vector") for name in ("hat", "exp", "exp_quaternion")],
    *[(so3, name + inverse, "vector") for name in ("left_jacobian", "right_jacobian") for inverse in ("", "_inverse")],
    *[(so3, name, "matrix") for name in ("vee", "log", "project", "distance", "matrix_to_quaternion")],
    *[
        (so3, name, "quaternion")
        for name in ("log_quaternion", "quaternion_conjugate", "quaternion_normalize", "quaternion_to_matrix")
    ],
    *[(se3, name, "twist") for name in ("hat", "exp", "ad")],
    *[(se3, name + inverse, "twist") for name in ("left_jacobian", "right_jacobian") for inverse in ("", "_inverse")],
    *[(se3, name, "pose") for name in ("vee", "log", "inverse", "adjoint", "project", "distance")],
]
TWO = [
    (so3, "dexp", "vector", "vector"),
    (so3, "dexp_inverse", "vector", "vector"),
    (so3, "quaternion_product", "quaternion", "quaternion"),
    (so3, "quaternion_rotate", "quaternion", "vector"),
    (se3, "product", "pose", "pose"),
    (se3, "transform", "pose", "vector"),
    *[(se3, name, "pose", "twist") for name in ("adjoint_act", "adjoint_inverse_act", "coadjoint_act")],
    *[(se3, name, "twist", "twist") for name in ("ad_act", "coad_act", "dexp", "dexp_inverse")],
]


def test_the_lists_above_name_every_public_function():
    for module in (so3, se3):
        assert sorted(row[1] for row in ONE + TWO if row[0] is module) == sorted(module.__all__)


@pytest.mark.parametrize(("module", "name", "kind"), ONE)
def test_leading_dimensions_are_carried_along(module, name, kind):
    function, items = getattr(module, name), ITEMS[kind]
    together = function(items)
    assert together.dtype == np.float64
    for index in np.ndindex(4, 5):
        np.testing.assert_array_equal(together[index], function(items[index]))
    assert together.shape == (4, 5, *function(items[0, 0]).shape)
    assert function(items[:0]).shape == (0, 5, *together.shape[2:])


@pytest.mark.parametrize(("module", "name", "first", "second"), TWO)
def test_two_arguments_broadcast_like_numpy(module, name, first, second):
    function = getattr(module, name)
    a, b = ITEMS[first][:, :1], ITEMS[second][0]
    together = function(a, b)
    for i, j in np.ndindex(4, 5):
        np.testing.assert_array_equal(together[i, j], function(a[i, 0], b[j]))
    assert together.shape == (4, 5, *function(a[0, 0], b[0]).shape)


def test_results_for_strided_read_only_and_integer_input_are_the_same():
    expected = so3.exp(VECTORS[:, ::2])
    np.testing.assert_array_equal(so3.exp(np.asfortranarray(VECTORS)[:, ::2]), expected)
    frozen = VECTORS[:, ::2].copy()
    frozen.flags.writeable = False
    np.testing.assert_array_equal(so3.exp(frozen), expected)
    np.testing.assert_array_equal(so3.exp([1, 0, 2]), so3.exp([1.0, 0.0, 2.0]))
    np.testing.assert_allclose(so3.exp(VECTORS.astype(np.float32)), so3.exp(VECTORS), atol=1e-6)


def test_layout_and_writability_need_no_compilation_of_their_own():
    so3.exp(VECTORS)
    before = list(so3_rows.exp.signatures)
    frozen = VECTORS.copy()
    frozen.flags.writeable = False
    for given in (frozen, VECTORS[::2], np.asfortranarray(VECTORS), np.broadcast_to(VECTORS[0, 0], (7, 3)), [1, 2, 3]):
        so3.exp(given)
    assert so3_rows.exp.signatures == before


def test_arguments_are_left_as_they_were_and_results_are_fresh():
    before = VECTORS.copy()
    result = so3.exp(VECTORS)
    result[:] = 0
    np.testing.assert_array_equal(VECTORS, before)
    assert so3.exp(VECTORS).any()


def test_complex_in_one_argument_makes_the_result_complex():
    assert so3.dexp(VECTORS.astype(complex), VECTORS).dtype == np.complex128
    assert so3.dexp(VECTORS, VECTORS.astype(np.complex64)).dtype == np.complex128


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: so3.exp(np.zeros((3, 4))), r"r has shape \(3, 4\)\. Expected: shape \(\.\.\., 3\).*Remedy: reshape"),
        (lambda: so3.exp(1.0), r"r has shape \(\)\. Expected: shape \(\.\.\., 3\)"),
        (lambda: so3.log(np.zeros(9)), r"R has shape \(9,\)\. Expected: shape \(\.\.\., 3, 3\): a 3x3 matrix"),
        (lambda: so3.log_quaternion(np.zeros(3)), r"q has shape \(3,\)\. Expected: shape \(\.\.\., 4\): w, x, y, z"),
        (lambda: se3.exp(np.zeros(3)), r"V has shape \(3,\)\. Expected: shape \(\.\.\., 6\): three angular, then"),
        (lambda: se3.log(np.eye(3)), r"T has shape \(3, 3\)\. Expected: shape \(\.\.\., 4, 4\): a homogeneous"),
        (lambda: so3.exp("abc"), r"r is not an array of numbers: 'abc'\. Expected: real or complex"),
        (lambda: so3.exp([[1, 2, 3], [1]]), r"r is not an array of numbers.*Remedy: pass a NumPy array"),
        (
            lambda: so3.dexp(np.zeros((2, 3)), np.zeros((4, 3))),
            r"do not broadcast: r \(2, 3\), a \(4, 3\)\. Expected: leading dimensions .*\(2,\), \(4,\)\. Remedy:",
        ),
        (lambda: so3.project(np.eye(3) * 1j), r"m is complex\. Expected: real numbers.*Remedy: pass its real part"),
        (lambda: se3.distance(np.eye(4) * 1j), r"m is complex\. Expected: real numbers"),
    ],
)
def test_messages_say_what_was_found_expected_and_to_do(call, message):
    with pytest.raises(InputError, match=message):
        call()
