"""What user functions refuse: in plain words, with file and line, before anything runs."""

import inspect
import math

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError

BODY, OTHER = fb.Body(mass=1.0, name="one"), fb.Body(mass=2.0, name="two", position=(1, 0, 0))
NOTHING = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


def not_compiled(x):
    return x


def line_of(function, offset):
    return inspect.getsourcelines(function)[1] + offset


def speed(t, body):
    k = 2.0
    return (k * body.speed, 0.0, 0.0), (0.0, 0.0, 0.0)


def asks(t, body):
    input()
    return NOTHING


def calls_python(t, body):
    return (not_compiled(t), 0.0, 0.0), (0.0, 0.0, 0.0)


def adds_apples(t, body):
    return body.mass + body.position, (0.0, 0.0, 0.0)


def misspelt(t, body):
    return (mas, 0.0, 0.0), (0.0, 0.0, 0.0)  # noqa: F821


def group_of_one(t, bodies):
    return (bodies.mass, 0.0, 0.0), (0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("function", "bodies", "offset", "message"),
    [
        (speed, BODY, 2, r"Unknown attribute 'speed' of type body.*a body has number, mass.*velocity.*point\(at\)"),
        (asks, BODY, 1, r"'input'.*Expected: numbers, tuples.*math.*fb\.cross.*no objects, strings, files"),
        (calls_python, BODY, 1, r"put @numba\.njit above def not_compiled"),
        (adds_apples, BODY, 1, r"there is no add\(number, tuple of 3\)"),
        (misspelt, BODY, 1, r"name 'mas' is not defined"),
        (group_of_one, [BODY, OTHER], 1, r"bodies\[i\], or go through them"),
    ],
)
def test_a_function_that_cannot_be_compiled_is_explained_with_its_line(function, bodies, offset, message):
    with pytest.raises(InputError, match=message) as caught:
        fb.force(function)(bodies)
    text = str(caught.value)
    assert f"{function.__name__} (test_custom_errors.py, line {line_of(function, offset)}) cannot be compiled" in text
    assert len(text) < 700
    assert caught.value.__cause__ is None


def one_vector(t, body):
    return body.position


def sometimes(t, body):
    if t > 1.0:
        return (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    return None


def too_few(t, bodies):
    return (((0.0, 0.0, 0.0), (0.0, 0.0, 0.0)),)


def listed(t, bodies):
    out = []
    for _ in bodies:
        out.append(((0.0, 0.0, 0.0), (0.0, 0.0, 0.0)))
    return out


@pytest.mark.parametrize(
    ("function", "bodies", "message"),
    [
        (
            one_vector,
            BODY,
            r"one_vector \(.*line \d+\) returns \(a number, a number, a number\)\. Expected: two",
        ),
        (sometimes, BODY, r"or nothing.*return on every path"),
        (too_few, [BODY, OTHER], r"for 2 bodies.*a tuple of 2 pairs.*def law\(t, body, bodies"),
        (listed, [BODY, OTHER], r"returns a list for 2 bodies"),
    ],
)
def test_a_result_of_the_wrong_shape_is_refused(function, bodies, message):
    with pytest.raises(InputError, match=message):
        fb.force(function)(bodies)


@fb.force
def law(t, body, k, at=(0.0, 0.0, 0.0)):
    return (k, 0.0, 0.0), (0.0, 0.0, 0.0)


@fb.force
def group_law(t, bodies, k):
    return ((k, 0.0, 0.0), (0.0, 0.0, 0.0)), ((-k, 0.0, 0.0), (0.0, 0.0, 0.0))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: law(BODY), r"is missing k\. Expected: law\(body, \.\.\.\); parameters: k, at"),
        (lambda: law(BODY, k=1, q=2), r"has no parameter q"),
        (lambda: law(BODY, k="strong"), r"k = 'strong'.*a finite number or a tuple"),
        (lambda: law(BODY, k=math.nan), r"k = nan"),
        (lambda: law(BODY, k=np.eye(3)), r"flatten a matrix row by row"),
        (lambda: law(BODY, 2.0), r"was called with 2\.0\. Expected: law\(body, \.\.\.\), with parameters by name"),
        (lambda: law([BODY], k=1), r"a list of bodies, where the function does not name its argument bodies"),
        (lambda: law(BODY, OTHER, k=1), r"was called with 2 bodies"),
        (lambda: law(BODY, k=1).with_parameters(z=1), r"has no parameter z"),
        (lambda: group_law(BODY, k=1), r"one list of bodies: group_law\(\[body, \.\.\.\]"),
        (lambda: group_law([BODY, BODY], k=1), r"the same body twice"),
        (lambda: fb.force(3), r"@fb\.force on 3\. Expected: a function"),
        (lambda: fb.force(lambda body, k: NOTHING), r"takes \(body, k\)\. Expected: t, the time in s"),
        (lambda: fb.force(lambda t, body, *rest: NOTHING), r"has the argument \*rest"),
        (lambda: fb.potential(lambda t, body: 0.0), r"does not depend on time; what does is an @fb\.force"),
        (lambda: fb.potential(lambda a, b, k: 0.0)(BODY, k=1), r"is missing b\b.*with the bodies first"),
        (lambda: fb.potential(lambda body: body.velocity[0])(BODY), r"sees no velocities"),
        (lambda: fb.potential(lambda body: body.position)(BODY), r"a number on every path, the energy in J"),
        (lambda: fb.potential(lambda body: math.gamma(body.position[0]))(BODY), r"a potential is differentiated"),
    ],
)
def test_calls_that_do_not_fit_are_refused_before_anything_runs(call, message):
    with pytest.raises(InputError, match=message):
        call()


def test_a_promise_not_to_read_velocities_is_held():
    with pytest.raises(InputError, match="sees no velocities"):
        fb.force(velocity_dependent=False)(lambda t, body: (body.velocity, body.velocity))(BODY)


def test_an_index_outside_the_list_is_an_error_not_a_number():
    @fb.force
    def beyond(t, bodies):
        return ((bodies[2].mass, 0.0, 0.0), (0.0, 0.0, 0.0)), ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))

    with pytest.raises(IndexError, match="outside the list"):
        fb.World([BODY, OTHER]).add(beyond([BODY, OTHER])).wrenches()


def test_forces_and_functions_say_what_they_are():
    assert repr(law(BODY, k=2)) == "law('one', k=2.0, at=(0.0, 0.0, 0.0))"
    assert repr(group_law([BODY, OTHER], k=2)) == "group_law(['one', 'two'], k=2.0)"
    assert repr(law) == "<@fb.force law(t, body, k, at)>"
