"""Names, descriptions, coefficients and the documentation agree."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from drive import METHODS as METHODS_WITH_FIXED_STEPS
from drive import named

import freebody as fb
from freebody.errors import InputError
from freebody.methods import cg4, textbook
from freebody.methods.base import OWN, PROMISES, Method
from freebody.methods.registry import METHODS, get
from freebody.methods.tableau import Tableau
from freebody.model.state import LAYOUTS

PAGE = Path(__file__).parents[2] / "docs" / "integrators.md"


@pytest.mark.parametrize("name", METHODS)
def test_a_name_gives_the_method_of_that_name(name):
    method = get(name)
    assert method.name == name
    assert get(method) is method
    assert getattr(fb, type(method).__name__) is type(method)


@pytest.mark.parametrize("name", METHODS)
def test_every_method_describes_itself(name):
    described = fb.integrators()[name]
    assert described.order >= 1
    assert described.evaluations >= 1
    assert set(described.preserves) <= PROMISES.keys()
    assert described.layout in LAYOUTS
    assert any(character.isdigit() for character in described.reference), "a reference has a year"
    assert described.summary.strip()
    assert type(get(name)).__doc__


def test_the_listing_prints_one_line_per_method():
    lines = repr(fb.integrators()).splitlines()
    assert [line.split()[0] for line in lines[2:]] == list(METHODS)
    assert lines[0].split()[:4] == ["name", "order", "evaluations", "preserves"]


def test_options_are_listed_with_their_defaults():
    assert fb.integrators()["rk4"].options == "orientation='quaternion', normalize=True"
    assert fb.integrators()["cf4"].options == ""


def test_the_function_is_there_before_and_after_its_room_is_imported():
    code = "import freebody as fb; a = fb.integrators(); import freebody.methods.cf4; assert fb.integrators() == a"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("given", "hint"),
    [("cf5", "did you mean 'cf4'"), ("RK4", "did you mean 'rk4'"), ("exponential-euler", "mean 'exponential_euler'")],
)
def test_a_misspelt_name_is_answered_with_the_nearest(given, hint):
    with pytest.raises(InputError, match=hint):
        get(given)


@pytest.mark.parametrize("given", ["", "ode45", 4, None])
def test_a_name_like_no_other_is_answered_with_the_list(given):
    with pytest.raises(InputError, match=r"one of euler, midpoint, rk4.*fb\.integrators\(\) says"):
        get(given)


def test_a_class_is_answered_with_how_to_call_it():
    with pytest.raises(InputError, match=r"Euler, a class.*call it: Euler\(\)"):
        get(fb.Euler)


def test_a_method_of_ones_own_is_taken_as_it_is():
    class Mine(fb.CF4):
        name = "mine"

    assert isinstance(get(Mine()), Method)
    world = fb.World([fb.Body(mass=1.0, velocity=(1, 0, 0))])
    assert fb.simulate(world, 1.0, dt=0.1, integrator=Mine()).method == "mine"
    OWN.pop("mine")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"orientation": "euler angles"}, "orientation = 'euler angles'.*'quaternion', 'matrix'"),
        ({"normalize": 1}, "normalize = 1.*True or False"),
    ],
)
def test_flat_methods_refuse_other_options(options, message):
    with pytest.raises(InputError, match=message):
        fb.RK4(**options)


@pytest.mark.parametrize("method", METHODS_WITH_FIXED_STEPS, ids=named)
def test_simulating_by_name_and_by_method_is_the_same(method):
    body = fb.Body(mass=1.0, inertia=(1, 2, 3), angular_velocity=(0.1, 1.0, 0.2))
    world = fb.World([body], gravity=(0, 0, -1))
    by_name = fb.simulate(world, 0.5, dt=0.1, integrator=method.name)
    assert np.array_equal(by_name.raw, fb.simulate(world, 0.5, dt=0.1, integrator=method).raw)
    assert by_name.method == method.name


@pytest.mark.parametrize("table", [textbook.EULER, textbook.MIDPOINT, textbook.RK4_TABLEAU, cg4.TABLEAU])
def test_coefficients_meet_their_order_conditions_and_not_those_of_the_next(table):
    assert max(map(abs, table.defects().values())) < 1e-15
    if table.order < 4:
        with pytest.raises(ValueError, match="needs"):
            Tableau(table.a, table.b, order=table.order + 1)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"b": (0.5, 0.5 + 1e-14)}, r"weights sum to 1 \+1\.0e-14"),
        ({"a": ((), (0.5, 0.0))}, r"rows of length \[0, 2\] do not fit 2 stages"),
        ({"a": ((), (0.4,))}, r"order 2 needs b\.c = 1/2"),
        ({"order": 5}, "order 5 is not among"),
    ],
)
def test_coefficients_that_are_wrong_are_refused(changes, message):
    good = {"a": ((), (0.5,)), "b": (0.0, 1.0), "order": 2}
    with pytest.raises(ValueError, match=message):
        Tableau(**{**good, **changes})


def test_on_a_group_the_classical_coefficients_are_not_enough():
    with pytest.raises(ValueError, match="b_i\\^2 c_i"):
        Tableau(textbook.RK4_TABLEAU.a, textbook.RK4_TABLEAU.b, order=4, group=True)


def test_the_page_shows_the_table_that_the_methods_give():
    assert fb.integrators().to_markdown() in PAGE.read_text()
