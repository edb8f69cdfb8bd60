"""Recorded runs for pages: the tape they play, and the file that needs no server."""

import base64
import json
import re

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError
from freebody.viewer import messages
from freebody.viewer.frame import HEAD, PER_BODY, PER_WRENCH, WRENCH
from freebody.viewer.replay import Replay
from freebody.viewer.source import source_of
from freebody.viewer.standalone import standalone
from freebody.viewer.tape import MOST_FRAMES, tape

EPS32 = float(np.finfo(np.float32).eps)
WIDTH = HEAD + 2 * (PER_BODY + PER_WRENCH)


def world():
    body = fb.Body(fb.Box((0.3, 0.2, 0.1)), mass=1.0, velocity=(1.0, 0, 0), angular_velocity=(0.1, 2.0, 0.1))
    other = fb.Body(mass=2.0, name="dot", position=(1, 2, 3))
    return fb.World([body, other], gravity=(0, 0, -9.81))


@pytest.fixture(scope="module")
def run():
    return fb.simulate(world(), 1.0, dt=1e-3, every=10)


def test_a_tape_holds_the_recorded_frames(run):
    out, fewer = tape(run)
    assert not fewer
    assert out.shape == (101, WIDTH)
    np.testing.assert_array_equal(out[:, 1], run.times.astype(np.float32))
    np.testing.assert_array_equal(out[:, 3], run.kinetic_energy.astype(np.float32))
    np.testing.assert_array_equal(out[:, 4], run.potential_energy.astype(np.float32))
    np.testing.assert_array_equal(out[:, 6:9], run.linear_momentum.astype(np.float32))
    np.testing.assert_array_equal(out[:, 9:12], run.angular_momentum.astype(np.float32))
    for number, name in enumerate(run.names):
        row = out[:, HEAD + PER_BODY * number :]
        np.testing.assert_array_equal(row[:, 0:3], run[name].position.astype(np.float32))
        np.testing.assert_array_equal(row[:, 3:7], run[name].orientation.astype(np.float32))
        np.testing.assert_array_equal(row[:, 7:10], run[name].angular_velocity.astype(np.float32))
        np.testing.assert_array_equal(row[:, 10:13], run[name].angular_momentum.astype(np.float32))
    assert set(out[:, 13]) == {-1.0}
    # Forces and torques: gravity alone.
    told = out[:, HEAD + 2 * PER_BODY :].reshape(-1, 2, PER_WRENCH)
    assert set(out[:, 12]) == {WRENCH}
    np.testing.assert_allclose(told[:, :, 2], [[-9.81, -2 * 9.81]] * len(out), rtol=2 * EPS32)
    assert not told[:, :, [0, 1, 3, 4, 5]].any()
    balance = run.energy - run.work
    np.testing.assert_array_equal(out[:, 20], (balance - balance[0]).astype(np.float32))


def test_a_sparse_run_is_filled_to_sixty_frames_a_second():
    sparse = fb.simulate(world(), 1.0, dt=1e-3, every=50)
    out, fewer = tape(sparse)
    assert not fewer
    assert len(out) == 61
    assert np.diff(out[:, 1]).max() < 1.1 / 60.0
    # A body that falls freely moves on a parabola, which the interpolation of order 4 reproduces.
    np.testing.assert_allclose(out[:, HEAD + 2], -0.5 * 9.81 * out[:, 1] ** 2, atol=20 * EPS32)
    assert np.abs(np.linalg.norm(out[:, HEAD + 3 : HEAD + 7], axis=1) - 1.0).max() < 4 * EPS32


def test_a_long_run_is_shown_by_as_many_frames_as_fit(run):
    out, fewer = tape(run, most_bytes=4 * 50 * WIDTH)
    assert fewer
    assert len(out) == 50
    assert out[0, 1] == np.float32(run.times[0])
    assert out[-1, 1] == np.float32(run.times[-1])
    assert MOST_FRAMES * 4 * WIDTH < 2**24


def test_moments_recorded_twice_are_shown_once():
    twice = fb.simulate(world(), 0.5, dt=1e-2, events=fb.Event(lambda state: state.position[0, 2] + 0.3, name="low"))
    assert (np.diff(twice.times) >= 0.0).all()
    assert (np.diff(tape(twice).frames[:, 1]) > 0.0).all()


def test_a_single_frame_is_a_tape_too(run):
    still = fb.simulate(world(), 1e-3, dt=1e-3)
    assert len(tape(still).frames) >= 1


def test_a_run_far_from_the_origin_is_seen_from_one_of_its_bodies():
    far = np.array([7e6, 0.0, 0.0])
    ship = fb.Body(fb.Box((3, 2, 1)), mass=10.0, name="ship", position=far, velocity=(0, 7500.0, 0))
    tool = fb.Body(fb.Box((0.3, 0.2, 0.1)), mass=1.0, name="tool", position=far + (5, 0, 0), velocity=(0, 7500.1, 0))
    run = fb.simulate(fb.World([ship, tool]), 2.0, dt=1e-2)
    show = Replay(source_of(run), stiffness=100.0)
    show.prepare()
    assert show.leader == "ship"
    assert show.geometry.bodies[1]["start"] == [5.0, 0.0, 0.0]
    frames = np.frombuffer(show.tape, "<f4").reshape(len(run), -1)
    assert not frames[:, HEAD : HEAD + 3].any()
    apart = run["tool"].position - run["ship"].position
    # What is left of 7e6 m in double precision, against 0.5 m in single.
    np.testing.assert_allclose(frames[:, HEAD + PER_BODY : HEAD + PER_BODY + 3], apart, rtol=EPS32, atol=1e-8)
    told = json.loads(re.search(r'id="carried">(.*?)</script>', standalone(run)).group(1))
    assert told["scene"]["leader"] == "ship"


def test_a_replay_cannot_be_changed(run):
    show = Replay(source_of(run, world=world()), stiffness=100.0)
    assert show.tape is None
    show.prepare()
    assert show.tape == tape(run).tobytes()
    assert not show.act(messages.read('{"type": "reset"}'))
    with pytest.raises(InputError, match="recorded run cannot be changed"):
        show.act(messages.read('{"type": "dt", "value": 0.1}'))
    assert np.frombuffer(show.still(1), "<f4")[HEAD : HEAD + 3].tolist() == [0, 0, 0]


def carried(text):
    return {
        name: base64.b64decode(data)
        for name, data in re.findall(r'class="carried" data-name="([^"]+)">([^<]*)</script>', text)
    }


def test_the_file_that_stands_alone_holds_everything_and_asks_for_nothing(run):
    text = standalone(run, world=world(), name="fall", title="</script><b>A fall")
    told = json.loads(re.search(r'id="carried">(.*?)</script>', text).group(1))
    assert told["scene"]["title"] == "</script><b>A fall"
    files = carried(text)
    assert files[told["tape"]] == tape(run).tobytes()
    for body in told["bodies"]:
        assert len(files[f"mesh/{body['mesh']}"]) > 100
    assert "default-src 'none'" in text.replace("&#x27;", "'")
    program = text.index('<script type="module">')
    assert not re.search(r'(?:src|href)\s*=\s*"', text[:program])
    # One program, which nothing inside it ends; the scene, the licences, and the files.
    assert text.count("<script") == text.count("</script>") == 3 + len(files)


def test_export_writes_the_file(run, tmp_path):
    fb.export_run(run, tmp_path / "fall.html", world=world())
    text = (tmp_path / "fall.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert carried(text)["tape/1"] == tape(run).tobytes()
    with pytest.raises(InputError, match="fps for a .html file"):
        fb.export_run(run, tmp_path / "fast.html", fps=30.0)
