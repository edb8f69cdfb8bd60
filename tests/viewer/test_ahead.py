"""Looking ahead of a live world: throws that hit, fans, what moves the end most, modes; requests that are refused."""

import json

import numpy as np
import pytest

from freebody.errors import InputError
from freebody.viewer.ahead import LONGEST, RUNS, Ahead, AimRequest, _rest, read_ask, vibrations
from freebody.viewer.live import Live
from freebody.viewer.messages import Parameter
from freebody.viewer.source import from_library


@pytest.fixture(scope="module")
def hammer():
    live = Live(from_library("hammer-to-board"), stiffness=100.0)
    live.prepare()
    return live


def test_the_page_throws_what_was_aimed(hammer):
    goal, turn = (2.5, 0.2, 1.3), (np.cos(-0.1), 0.0, np.sin(-0.1), 0.0)
    found = Ahead(hammer, 0, 0.9).aim(AimRequest(do="aim", body=0, time=0.9, position=goal, orientation=turn))
    assert found["hit"]
    before = hammer.mover.y.copy()
    # The world that is watched was left alone; thrown like that, it hits with its own steps.
    assert np.array_equal(before, hammer.mover.y)
    for number, name in enumerate(("velocity", "angular_velocity")):
        value = tuple(found["throw"][3 * number : 3 * number + 3])
        hammer.act(Parameter(type="parameter", id=f"body.0.{name}", value=value))
    hammer.advance(round(0.9 / hammer.dt))
    reading = hammer.read()
    np.testing.assert_allclose(reading.position[0], goal, atol=2e-9)
    assert abs(abs(reading.orientation[0] @ turn) - 1.0) < 1e-15
    hammer.act(Parameter(type="parameter", id="body.0.velocity", value=(2.5, 0.0, 4.5)))


def test_a_body_without_forces_is_thrown_straight():
    live = Live(from_library("torus"), stiffness=100.0)
    live.prepare()
    ask = AimRequest(do="aim", body=0, time=0.5, position=(1.0, 2.0, 3.0))
    found = Ahead(live, 0, 0.5).aim(ask)
    # Without forces: the straight line, whatever the spin.
    np.testing.assert_allclose(found["throw"][:3], (np.array(ask.position) - live.initial.position[0]) / 0.5, rtol=1e-9)
    np.testing.assert_allclose(found["path"][-7:-4], ask.position, rtol=1e-6)


def test_fan_and_weights_of_a_free_body_are_those_of_straight_lines():
    live = Live(from_library("torus"), stiffness=100.0)
    live.prepare()
    ahead = Ahead(live, 0, 24 * 80 * live.dt)
    paths = list(ahead.fan(0.1))
    assert len(paths) == RUNS + 1
    start = live.initial.position[0]
    for path in paths:
        points = np.reshape(path, (-1, 3)) - start
        np.testing.assert_allclose(points, np.linspace(0, 1, len(points))[:, None] * points[-1], atol=1e-6)
    ends = np.array([path[-3:] for path in paths[1:]])
    assert np.all(np.std(ends, axis=0) > 0)
    rows = list(ahead.weigh())
    for k, row in enumerate(rows[:3]):
        np.testing.assert_allclose(row["shift"], ahead.time * row["change"] * np.eye(3)[k], atol=1e-12)
    assert all(np.linalg.norm(row["shift"]) < 1e-12 < row["turn"] for row in rows[3:])


def test_modes_are_told_about_the_rest():
    live = Live(from_library("spring-chain"), stiffness=100.0)
    told = vibrations(live)
    frequencies = [one["frequency"] for one in told]
    assert frequencies == sorted(frequencies)
    assert frequencies[0] > 0
    # At rest nothing pulls: forces of the world itself balance there.
    world = live.tables.world
    wrenches = world.wrenches(_rest(world, live.initial))
    assert np.max(np.abs(wrenches.force)) < 1e-9 * np.max(np.abs(world.wrenches(live.initial).force))
    assert {len(picture) for one in told for picture in one["poses"]} == {7 * len(world.bodies)}


GOOD = {"do": "aim", "body": 0, "time": 1.0, "position": [0, 0, 0]}


@pytest.mark.parametrize(
    "bad",
    [
        b"", b"{", b"[" * 100_000, b"null", b'{"do": "rm"}', {**GOOD, "body": -1}, {**GOOD, "body": 1.5},
        {**GOOD, "time": 0}, {**GOOD, "time": LONGEST + 1}, {**GOOD, "position": [0, 0]},
        {**GOOD, "position": [1e300, 0, 0]}, {**GOOD, "start": [0] * 7}, {**GOOD, "orientation": ["1", 0, 0, 0]},
        {**GOOD, "more": 1}, b'{"do": "aim", "body": 0, "time": NaN, "position": [0, 0, 0]}',
        {"do": "fan", "body": 0, "time": 1.0, "spread": 2.0},
    ],
)  # fmt: skip
def test_what_is_no_request_is_refused(bad):
    with pytest.raises(InputError, match="not understood"):
        read_ask(bad if isinstance(bad, bytes) else json.dumps(bad).encode())


def test_what_cannot_be_flown_is_refused(hammer):
    with pytest.raises(InputError, match="no body number 7"):
        Ahead(hammer, 7, 1.0)
    with pytest.raises(InputError, match="at most 20000 steps"):
        Ahead(hammer, 0, 59.0)
    with pytest.raises(InputError, match="length zero"):
        Ahead(hammer, 0, 0.1).aim(read_ask(json.dumps({**GOOD, "orientation": [0, 0, 0, 0]}).encode()))
    with pytest.raises(InputError, match="recorded"):
        Ahead(object(), 0, 1.0)
