"""Numbers with units: exact, and only where the dimension fits."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import freebody as fb
from freebody.units import SYMBOLS, Dimension, UnitError, quantity, unit_of

LENGTH = Dimension("a length", "m")
ANGLE = Dimension("an angle", "rad")


@pytest.mark.parametrize(
    ("text", "unit", "value"),
    [
        ("10 cm", "m", 0.1),
        ("1.1 cm", "m", 0.011),
        ("3mm", "m", 0.003),
        ("-2.5e-3 km", "m", -2.5),
        ("1 ft", "m", 0.3048),
        ("30 deg", "rad", math.pi / 6),
        ("180°", "rad", math.pi),
        ("60 rpm", "rad/s", 2 * math.pi),
        ("2 rev/s", "rad/s", 4 * math.pi),
        ("1 ms", "s", 0.001),
        ("2 h", "s", 7200.0),
        ("2 kN", "N", 2000.0),
        ("7.85 g/cm^3", "kg/m^3", 7850.0),
        ("9.81 m/s^2", "m/s^2", 9.81),
        ("9.81 m s^-2", "m/s^2", 9.81),
        ("6.6743e-11 m^3/(kg s^2)", "m^3/kg/s^2", 6.6743e-11),
        ("5 N m", "J", 5.0),
        ("3 1/s", "Hz", 3.0),
        ("4", "m", 4.0),
        ("50 uT", "T", 5e-5),
    ],
)
def test_texts_become_the_nearest_float(text, unit, value):
    # One rounding for rational factors, one more for those with pi.
    result = quantity(text, Dimension("", unit))
    assert abs(result - value) <= (math.ulp(value) if any(w in text for w in ("deg", "°", "rpm", "rev")) else 0.0)


@given(st.decimals(-1000, 1000, places=4), st.sampled_from(["nm", "um", "mm", "cm", "dm", "m", "km", "in", "ft"]))
def test_lengths_are_rounded_once(number, unit):
    exact = Fraction(number) * SYMBOLS[unit].factor
    assert quantity(f"{number:f} {unit}", LENGTH) == float(exact)


@given(st.floats(allow_nan=False))
def test_plain_numbers_pass_as_they_are(value):
    assert quantity(value, LENGTH) == value


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("3 kg", "another dimension"),
        ("3 deg", "another dimension"),
        ("3 m/s", "another dimension"),
        ("3 metre", "unknown unit 'metre'"),
        ("three m", "'three m'"),
        ("", "''"),
        ("1e9999 m", "1e9999"),
        ("1" * 100, "111"),
        ("1 m//s", "another dimension"),
        ("1 m^99", "m"),
        ("1 N/m s", "unit 'N/m s'"),
        (True, "true or false"),
        ([1], "a list"),
        (10**400, "hundreds of digits"),
    ],
)
def test_what_is_no_length_is_refused(value, message):
    with pytest.raises(UnitError) as caught:
        quantity(value, LENGTH)
    assert message in caught.value.found


def test_angles_and_frequencies_are_not_mixed_up():
    # 2 Hz could mean 2 or 4 pi rad/s: neither is guessed.
    with pytest.raises(UnitError):
        quantity("2 Hz", Dimension("an angular velocity", "rad/s"))
    with pytest.raises(UnitError):
        quantity("2 m", ANGLE)


@pytest.mark.parametrize("near", ["cmm", "kgg", "Deg"])
def test_a_unit_with_a_slip_is_answered_with_the_nearest(near):
    with pytest.raises(UnitError) as caught:
        unit_of(near)
    assert "did you mean" in (caught.value.remedy or "")


def test_a_symbol_with_a_prefix_never_hides_one_without():
    assert quantity("1 min", Dimension("", "s")) == 60.0
    assert quantity("1 m", LENGTH) == 1.0
    assert quantity("1 T", Dimension("", "T")) == 1.0
    assert quantity("1 t", Dimension("", "kg")) == 1000.0


def one(entries: str) -> fb.Body:
    return fb.load_scene(f"[[body]]\nmass = 1\ninertia = [1, 1, 1]\n{entries}\n").world().bodies[0]


@pytest.mark.parametrize(
    "orientation",
    [
        "{ axis = [0, 0, 2], angle = '90 deg' }",
        "{ euler = [0, 0, '90 deg'], order = 'xyz' }",
        "{ euler = ['90 deg', 0, 0], order = 'ZXZ' }",
        "[0.7071067811865476, 0, 0, 0.7071067811865476]",
        "[[0, -1, 0], [1, 0, 0], [0, 0, 1]]",
    ],
)
def test_all_ways_to_write_a_quarter_turn_about_z_agree(orientation):
    R = one(f"orientation = {orientation}").rotation
    # Two roundings of sin and cos, a few of the products.
    assert abs(R - [[0, -1, 0], [1, 0, 0], [0, 0, 1]]).max() <= 4 * 2.3e-16


def test_upper_case_euler_angles_are_those_of_turning_axes():
    # Turning axes in one order are fixed axes in the reverse order.
    a = one("orientation = { euler = [0.3, -0.4, 1.2], order = 'ZYX' }").rotation
    b = one("orientation = { euler = [1.2, -0.4, 0.3], order = 'xyz' }").rotation
    assert abs(a - b).max() <= 8 * 2.3e-16
    # First about z by 90 degrees, then about the y that has turned to -x: the body's x ends up at ... z x cross.
    R = one("orientation = { euler = ['90 deg', '90 deg', 0], order = 'ZYX' }").rotation
    assert abs(R @ [1, 0, 0] - [0, 0, -1]).max() <= 4 * 2.3e-16
    assert abs(R @ [0, 1, 0] - [-1, 0, 0]).max() <= 4 * 2.3e-16


def test_a_twist_takes_both_units():
    body = one("twist = ['60 rpm', 0, 0, 0, '36 km/h', 0]")
    assert body.angular_velocity[0] == pytest.approx(2 * math.pi, rel=1e-15)
    assert body.velocity[1] == 10.0


@pytest.mark.parametrize(
    ("word", "meant"),
    [("RPM", "rpm"), ("KG", "kg"), ("MM", "mm"), ("kn", "kN"), ("degs", "deg"), ("kgs", "kg"), ("oz", None),
     ("turns", None), ("foo", None)],
)  # fmt: skip
def test_only_units_that_are_close_are_proposed(word, meant):
    with pytest.raises(UnitError) as caught:
        unit_of(word)
    assert caught.value.remedy == (None if meant is None else f"did you mean {meant!r}?")
