import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from freebody.errors import InputError
from freebody.viewer import messages
from freebody.viewer.diagnostics import Reading
from freebody.viewer.frame import GHOST, GRABBED, HEAD, PAUSED, PER_BODY, PER_GHOST, DrawnGrab, pack

HONEST = [
    {"type": "grab", "phase": "start", "body": 0, "local": [0, 0.5, 1], "target": [1.5, 2, 3]},
    {"type": "grab", "phase": "move", "target": [0, 0, 0]},
    {"type": "grab", "phase": "end"},
    {"type": "reset"},
    {"type": "build", "on": True},
    {"type": "pause", "on": True},
    {"type": "step"},
    {"type": "scene", "name": "torus"},
    {"type": "integrator", "name": "cf4"},
    {"type": "dt", "value": 0.001},
    {"type": "gravity", "value": [0, 0, -9.81]},
    {"type": "speed", "value": 0.5},
    {"type": "stiffness", "value": 200},
    {"type": "ghost", "name": None},
    {"type": "ghost", "name": "euler"},
    {"type": "control"},
    {"type": "ping", "t": 12.5},
]

HOSTILE = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"type": "shutdown"}',
    '{"type": "grab", "phase": "start"}',
    '{"type": "grab", "phase": "move"}',
    '{"type": "grab", "phase": "start", "body": 0, "local": [0, 0], "target": [0, 0, 0]}',
    '{"type": "grab", "phase": "start", "body": -1, "local": [0, 0, 0], "target": [0, 0, 0]}',
    '{"type": "grab", "phase": "start", "body": 0.5, "local": [0, 0, 0], "target": [0, 0, 0]}',
    '{"type": "grab", "phase": "start", "body": true, "local": [0, 0, 0], "target": [0, 0, 0]}',
    '{"type": "grab", "phase": "move", "target": [NaN, 0, 0]}',
    '{"type": "grab", "phase": "move", "target": [1e999, 0, 0]}',
    '{"type": "grab", "phase": "move", "target": [1e7, 0, 0]}',
    '{"type": "grab", "phase": "move", "target": ["1", 0, 0]}',
    '{"type": "pause", "on": 1}',
    '{"type": "dt", "value": 0}',
    '{"type": "dt", "value": -1e-3}',
    '{"type": "speed", "value": Infinity}',
    '{"type": "reset", "really": true}',
    '{"type": "scene", "name": ""}',
    "[" * 1000,
    json.dumps({"type": "scene", "name": "x" * 3000}),
    '{"type": "scene", "name": "\ud800"}',
]


@pytest.mark.parametrize("content", HONEST, ids=lambda content: content["type"])
def test_honest_messages_are_understood(content):
    message = messages.read(json.dumps(content))
    assert message.type == content["type"]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_anything_else_is_refused_with_a_reason(text):
    with pytest.raises(InputError) as caught:
        messages.read(text)
    assert 10 < len(str(caught.value)) < 400


@given(st.text(max_size=200) | st.recursive(st.none() | st.floats() | st.text(), st.lists).map(json.dumps))
def test_no_text_does_more_than_being_refused(text):
    with pytest.raises(InputError):
        messages.read(text)


# Numbers that no page sends, in every place where a message has one.
ABSURD = [
    "1" + "0" * 400, "-1" + "0" * 400, "1" + "0" * 1500, "1e308", "-1e308", "1e309", "NaN", "Infinity", "-Infinity",
    "9223372036854775808", "18446744073709551616", "5e-324", "[" * 900, "{" * 900, '{"a":' * 300, '"' + "x" * 300 + '"',
]  # fmt: skip
PLACES = [
    '{"type": "grab", "phase": "start", "body": %s, "local": [0, 0, 0], "target": [0, 0, 0]}',
    '{"type": "grab", "phase": "start", "body": 0, "local": [%s, 0, 0], "target": [0, 0, 0]}',
    '{"type": "grab", "phase": "move", "target": [0, %s, 0]}',
    '{"type": "dt", "value": %s}',
    '{"type": "gravity", "value": [0, 0, %s]}',
    '{"type": "speed", "value": %s}',
    '{"type": "stiffness", "value": %s}',
    '{"type": "parameter", "id": "force.0.stiffness", "value": %s}',
    '{"type": "parameter", "id": "body.0.velocity", "value": [%s, 0, 0]}',
    '{"type": "ping", "t": %s}',
    '{"type": "pause", "on": %s}',
    '{"type": "scene", "name": %s}',
    '{"type": "integrator", "name": %s}',
    '{"type": "ghost", "name": %s}',
    '{"type": %s}',
]


@pytest.mark.parametrize("place", PLACES)
def test_absurd_numbers_are_refused_or_finite(place):
    for number in ABSURD:
        refusal = ""
        try:
            # What is taken can be sent back to a page as strict JSON.
            json.dumps(messages.read(place % number).model_dump(), allow_nan=False)
        except InputError as error:
            refusal = str(error)
        assert len(refusal) < 400


def reading(bodies, t=0.0):
    rng = np.random.default_rng(bodies)
    return Reading(t, 1.0, 2.0, 0.5, *rng.normal(size=(2, 3)), *(rng.normal(size=(bodies, k)) for k in (3, 4, 3, 3)))


def test_frames_have_everything_in_its_place():
    one, ghost = reading(3, t=1.5), reading(3)
    held = DrawnGrab(2, np.array([1.0, 2.0, 3.0]), np.array([4.0, 5.0, 6.0]))
    out = np.frombuffer(pack(7, 0.9, one, drift=1e-6, paused=True, held=held, ghost=ghost, ghost_drift=0.25), "<f4")
    assert len(out) == HEAD + 3 * (PER_BODY + PER_GHOST)
    assert out[:6].tolist() == np.float32([7, 1.5, 0.9, 1.0, 2.0, 0.5]).tolist()
    assert np.array_equal(out[6:12], np.float32([*one.linear, *one.angular]))
    assert out[12:20].tolist() == [PAUSED + GRABBED + GHOST, 2, 1, 2, 3, 4, 5, 6]
    assert out[20:23].tolist() == np.float32([1e-6, 0.25, 1.0]).tolist()
    bodies = out[HEAD : HEAD + 3 * PER_BODY].reshape(3, PER_BODY)
    expected = np.hstack([one.position, one.orientation, one.spin, one.spin_momentum])
    assert np.array_equal(bodies, expected.astype(np.float32))
    shadows = out[HEAD + 3 * PER_BODY :].reshape(3, PER_GHOST)
    assert np.array_equal(shadows, np.hstack([ghost.position, ghost.orientation]).astype(np.float32))


def test_frames_without_grab_and_ghost_say_so():
    out = np.frombuffer(pack(1, 1.0, reading(2), drift=0.0, paused=False), "<f4")
    assert len(out) == HEAD + 2 * PER_BODY
    assert out[12:14].tolist() == [0, -1]
