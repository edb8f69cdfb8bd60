"""Arithmetic of small blocks against NumPy, and guesses of multipliers against polynomials."""

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from freebody.joints import blocks
from freebody.joints.extrapolate import extrapolate, rest_of
from freebody.joints.layout import MEMORY_ROW, PAST

SIZES = st.integers(1, 6)
SEEDS = st.integers(0, 2**32 - 1)


@numba.njit(error_model="numpy")
def invert(S, n, least):
    return blocks.invert(S, 0, n, n * n, least)


@numba.njit(error_model="numpy")
def product(S, t, sign, a, a_turned, b, b_turned, m, l, n):
    blocks.product(S, t, sign, blocks.Block(a, a_turned), blocks.Block(b, b_turned), m, l, n)


@given(
    m=SIZES,
    l=SIZES,
    n=SIZES,
    seed=SEEDS,
    sign=st.sampled_from([-1.0, 0.0, 1.0]),
    turned=st.tuples(*2 * [st.booleans()]),
)
def test_products_are_those_of_numpy(m, l, n, seed, sign, turned):
    random = np.random.default_rng(seed)
    a, b, before = random.normal(size=(m, n)), random.normal(size=(n, l)), random.normal(size=(m, l))
    # What stood there before counts for nothing where it is replaced.
    expected = a @ b if sign == 0.0 else before + sign * (a @ b)
    stored = [(part.T if flag else part).ravel() for part, flag in zip((a, b), turned, strict=True)]
    S = np.concatenate([*stored, np.full(m * l, np.nan) if sign == 0.0 else before.ravel()])
    kept = S[: a.size + b.size].copy()
    product(S, a.size + b.size, sign, 0, turned[0], a.size, turned[1], m, l, n)
    np.testing.assert_array_equal(S[: a.size + b.size], kept)
    np.testing.assert_allclose(S[a.size + b.size :].reshape(m, l), expected, rtol=1e-13, atol=1e-13)


@given(n=SIZES, seed=SEEDS, smallest=st.floats(1e-9, 1.0), sign=st.sampled_from([1.0, -1.0]))
def test_inverses_are_as_good_as_the_condition_of_the_block(n, seed, smallest, sign):
    random = np.random.default_rng(seed)
    turn = np.linalg.qr(random.normal(size=(n, n)))[0]
    block = sign * (turn * np.geomspace(1.0, smallest, n)) @ turn.T
    block = 0.5 * (block + block.T)
    # Units of equations, as different as they may be, change nothing.
    units = 10.0 ** random.integers(-60, 60, n)
    sizes = units**2
    S = np.concatenate([(units[:, None] * block * units).ravel(), sizes])
    assert invert(S, n, 1e-13) == 0
    found = units[:, None] * S[: n * n].reshape(n, n) * units
    off = np.abs(found @ block - np.eye(n)).max()
    assert off <= 1e-14 / smallest
    np.testing.assert_array_equal(S[n * n :], sizes)


@given(n=st.integers(2, 6), seed=SEEDS, data=st.data())
def test_equations_that_follow_from_others_are_counted_and_left_out(n, seed, data):
    rank = data.draw(st.integers(1, n - 1))
    random = np.random.default_rng(seed)
    rows = random.normal(size=(n, rank))
    rows /= np.linalg.norm(rows, axis=1)[:, None]
    block = rows @ rows.T
    S = np.concatenate([block.ravel(), np.ones(n)])
    assert invert(S, n, 1e-9) == n - rank
    kept = S[n * n :] == 1.0
    assert kept.sum() == rank
    found = S[: n * n].reshape(n, n)
    assert not found[~kept].any()
    assert not found[:, ~kept].any()
    inside = np.ix_(kept, kept)
    condition = np.linalg.cond(block[inside])
    np.testing.assert_allclose(found[inside] @ block[inside], np.eye(rank), atol=1e-14 * condition)


def memory(values):
    """What a run remembers when these multipliers, oldest first, were found."""
    count = values.shape[1]
    S = np.zeros(1 + MEMORY_ROW * count)
    S[0] = len(values)
    newest = values[::-1][:PAST]
    S[1 : 1 + newest.size] = newest.ravel()
    S[rest_of(0, count) :] = 7.0
    return S


@pytest.mark.parametrize("degree", range(5))
@pytest.mark.parametrize("steps", [6, 9])
def test_polynomials_are_foreseen(degree, steps):
    random = np.random.default_rng(degree)
    ladder = np.arange(steps + 1.0)
    values = np.stack([np.polyval(random.normal(size=degree + 1), ladder) for _ in range(4)], axis=1)
    S = memory(values[:-1])
    before = S[1 : 1 + 5 * 4].copy()
    extrapolate(S, 0, 4, True)
    np.testing.assert_allclose(S[1:5], values[-1], rtol=1e-11, atol=1e-9)
    np.testing.assert_array_equal(S[5 : 5 + 5 * 4], before)


def test_jumps_are_not_continued_by_high_degrees():
    values = np.zeros((8, 3))
    values[-2:] = 1.0
    S = memory(values)
    extrapolate(S, 0, 3, True)
    # What two steps say, not what four and a jump say.
    np.testing.assert_array_equal(S[1:4], 1.0)


@pytest.mark.parametrize(("steps", "smooth"), [(0, True), (1, True), (6, False)])
def test_without_a_past_the_guess_is_what_kept_the_velocities(steps, smooth):
    S = memory(np.arange(3.0 * steps).reshape(steps, 3))
    extrapolate(S, 0, 3, smooth)
    np.testing.assert_array_equal(S[1:4], 7.0)
