"""Numbers of several lanes, compiled: against NumPy, and whole runs against the same runs on floats, bit for bit."""

import numpy as np
import pytest
from lane_runs import on_floats, on_lanes, words_for, worlds

from freebody.compile import kernel
from freebody.lie.quaternion import from_matrix, to_matrix
from freebody.lie.scalar import every, real, some, vanishes, where
from freebody.methods.on_lanes import WIDTH
from freebody.methods.registry import METHODS, get
from freebody.numbers.lanes import as_lanes

VIEW = as_lanes(WIDTH)
TAKE_LANES = [name for name in METHODS if get(name).takes_lanes]


@kernel(inline=True)
def _operations(a, out):
    x, y = a[0], a[1]
    total, sound = 0.0, True
    for k in range(2):
        total += a[k] * a[k]
        sound = sound & (real(a[k]) * 0.0 == 0.0)
    out[0], out[1], out[2], out[3] = x + y, x - 2.0 * y, x * y, x / y
    out[4], out[5], out[6], out[7] = -x, abs(x), np.sqrt(total), np.floor(x)
    out[8], out[9] = np.sin(x), np.cos(3 * x)
    out[10] = where(real(x) > real(y), x, 1.0)
    out[11] = where((real(x) <= 0.0) | (real(y) != real(y)), 0.0, y)
    out[12] = where(sound, 1.0, 0.0)
    out[13] = where(vanishes(x), 7.0, 8.0)
    out[14] = 1.0 if every(real(x) < 100.0) else 0.0
    out[15] = 1.0 if some(real(x) < -1.0) else 0.0


@kernel
def _operations_on_lanes(a, out):
    _operations(VIEW(a), VIEW(out))


def test_operations_are_those_of_numpy():
    rng = np.random.default_rng(5)
    x, y = rng.normal(scale=3.0, size=(2, WIDTH))
    x[0], y[1], x[2] = 0.0, np.nan, 1.0 / 3.0
    out = np.empty((16, WIDTH))
    _operations_on_lanes(np.array([x, y]), out)
    with np.errstate(all="ignore"):
        expected = [
            *(x + y, x - 2.0 * y, x * y, x / y, -x, abs(x)),
            *(np.sqrt(x * x + y * y), np.floor(x), np.sin(x), np.cos(3 * x)),
            np.where(x > y, x, 1.0),
            np.where((x <= 0.0) | np.isnan(y), 0.0, y),
            np.where(np.isfinite(x) & np.isfinite(y), 1.0, 0.0),
            np.where(x == 0.0, 7.0, 8.0),
            np.full(WIDTH, float((x < 100.0).all())),
            np.full(WIDTH, float((x < -1.0).any())),
        ]
    # Products and sums may be fused, and libraries may differ in the last place of a sine.
    np.testing.assert_allclose(out, expected, rtol=4e-16, atol=1e-15)


@kernel(inline=True)
def _there_and_back(a, out):
    q = from_matrix(to_matrix((a[0], a[1], a[2], a[3])))
    out[0], out[1], out[2], out[3] = q


@kernel
def _there_and_back_on_lanes(a, out):
    _there_and_back(VIEW(a), VIEW(out))


def test_kernels_that_branch_go_lane_by_lane():
    """Each lane takes another branch of the quaternion of a matrix."""
    q = np.concatenate([np.eye(4), [[0.1, 0.2, 0.3, -0.9], [-0.5, 0.5, 0.5, 0.5]], np.eye(4)[:2]])
    q = q / np.linalg.norm(q, axis=1)[:, None]
    out = np.empty((4, WIDTH))
    _there_and_back_on_lanes(np.ascontiguousarray(q.T), out)
    expected = np.where(q[:, :1] < 0.0, -q, q)
    np.testing.assert_allclose(out.T, expected, rtol=0.0, atol=4e-16)


def test_a_mask_is_no_condition():
    @kernel
    def branches(a, out):
        wide = VIEW(a)
        if wide[0] > 0.0:
            out[0, 0] = 1.0

    with pytest.raises(Exception, match="Mask"):
        branches(np.zeros((1, WIDTH)), np.zeros((1, WIDTH)))


@pytest.mark.parametrize("words", [words_for(get("cf4")), []], ids=["all forces", "free"])
def test_every_lane_has_the_bits_of_its_run(words):
    _compare("cf4", words)


def test_lanes_pass_the_ridge_of_a_torsion_spring():
    _compare("cf4", ["torsion_spring"], steps=400)


@pytest.mark.study
@pytest.mark.parametrize("method", TAKE_LANES)
def test_every_lane_of_every_method_and_force_has_the_bits_of_its_run(method):
    words = words_for(get(method))
    for few in (words, [], *([word] for word in words)):
        _compare(method, few)


def _compare(name, words, steps=40):
    method, made = get(name), worlds(words)
    state, accumulators, taken = on_lanes(method, made, steps=steps, dt=0.01)
    assert (taken == steps).all()
    for k, world in enumerate(made):
        final = on_floats(method, world, steps=steps, dt=0.01)
        np.testing.assert_array_equal(state[..., k], final.raw)
        np.testing.assert_array_equal(accumulators[:, k], final.accumulators)
    assert not np.array_equal(state[..., 0], state[..., 1])


def test_a_broken_lane_is_told_and_disturbs_nobody():
    method, made = get("cf4"), worlds(["gravity"])
    state, _, _ = on_lanes(method, made, steps=10, dt=0.01)
    broken, _, taken = on_lanes(method, made, steps=10, dt=0.01, spoil=3)
    assert taken.tolist() == [0.0 if k == 3 else 10.0 for k in range(WIDTH)]
    others = [k for k in range(WIDTH) if k != 3]
    np.testing.assert_array_equal(broken[..., others], state[..., others])


def test_methods_with_fixed_explicit_steps_and_no_joints_take_lanes():
    without = [name for name in METHODS if not get(name).takes_joints]
    assert set(without) - set(TAKE_LANES) == {"adaptive"}
