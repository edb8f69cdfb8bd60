import pytest

from freebody import errors


def test_a_message_has_its_four_parts_in_order():
    text = str(errors.InputError("mass = -1", expected="a positive mass", cause="a sign", remedy="drop it"))
    assert text == "mass = -1. Expected: a positive mass. Likely cause: a sign. Remedy: drop it."


def test_parts_that_say_nothing_are_left_out():
    assert str(errors.MeshError("no faces")) == "no faces."


@pytest.mark.parametrize("name", [name for name in errors.__all__ if name != "FreebodyError"])
def test_every_error_belongs_to_the_family_and_is_a_value_error(name):
    kind = getattr(errors, name)
    assert issubclass(kind, errors.FreebodyError)
    assert issubclass(kind, ValueError)
