"""Joints as scenes say them: mistakes with their lines, copies, assembly, changes from the shell."""

import json

import numpy as np
import pytest
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.cli.overrides import Change, changed
from freebody.scene.joints import JOINTS
from freebody.scene.schema import scene_schema

runner = CliRunner()

ARM = """[[body]]
name = "arm"
shape = { type = "box", size = [1, 0.1, 0.1] }
mass = 1
position = [0.5, 0, 0]
[[body]]
name = "dot"
mass = 1
position = [1, 0, 0]
"""
HINGE = 'type = "hinge"\nbody = "arm"\nat = [-0.5, 0, 0]\naxis = [0, 1, 0]\n'

MISTAKES = {
    'type = "hing"\n': (11, "joint[0].type: 'hing'", "did you mean 'hinge'?"),
    'type = "ball"\nbody = "amr"\n': (12, "joint[0].body: body = 'amr'", "did you mean 'arm'?"),
    'type = "beam"\nbody = "dot"\nlenght = 3\n': (13, "joint[0].lenght", "did you mean 'length'?"),
    'type = "beam"\nbody = "dot"\n': (10, "a beam with no other end", "anchor="),
    'type = "hinge"\nbody = "arm"\n': (10, "axis is missing", "axis = ..."),
    'type = "hinge"\nbody = "arm"\naxis = [0, 0, 0]\n': (13, "joint[0].axis: axis = (0, 0, 0)", "a direction"),
    'type = "hinge"\nbody = "dot"\naxis = [0, 0, 1]\n': (10, "joint[0]", "inertia"),
    HINGE + 'speed = "3 m/s"\n': (15, "joint[0].speed: '3 m/s'", "an angular velocity in rad/s"),
    HINGE + "speed = { times = [0, 1], vals = [0, 1] }\n": (15, "joint[0].speed.vals", "did you mean 'values'?"),
    HINGE + "speed = { times = [0, 1], values = [0] }\n": (15, "joint[0].speed: speed: (2,) times and (1,)", "as many"),
    HINGE + "angle = { times = [0, 1], values = [0, '3 kg'] }\n": (15, "joint[0].angle.values: entry 1", "an angle"),
    'type = "ball"\nbody = "arm"\nanchor = [0, 0, 0]\nto = "dot"\n': (10, "two other ends", "anchor="),
    'type = "ball"\nbody = "arm"\ncount = 0\n': (13, "joint[0].count: 0", "a whole number from 1"),
    'type = "ball"\nbody = "arm{n}"\ncount = 2\n': (12, "body = 'arm1': no body has this name", "one of arm, dot"),
    HINGE + 'name = "a"\n[[joint]]\n' + HINGE + 'name = "a"\n': (21, "joint[1].name: name = 'a': two joints", "unique"),
}


@pytest.mark.parametrize("text", MISTAKES)
def test_mistakes_are_told_with_their_line_and_what_was_meant(text):
    line, found, meant = MISTAKES[text]
    with pytest.raises(fb.FreebodyError) as caught:
        fb.load_scene(ARM + "[[joint]]\n" + text)
    message = str(caught.value)
    assert message.startswith(f"<text>:{line}: ")
    assert found in message
    assert meant in message


def test_a_row_of_bodies_and_one_joint_make_a_chain():
    text = """[[body]]
name = "link"
count = 4
mass = 1
inertia = [1, 1, 1]
position = [0.5, 0, 1]
step = [1, 0, 0]
[[joint]]
type = "ball"
name = "pin"
count = 3
body = "link{n}"
at = [0.5, 0, 0]
to = "link{n+1}"
to_at = [-0.5, 0, 0]
"""
    world = fb.load_scene(text).world()
    assert world.state().position.tolist() == [[0.5, 0, 1], [1.5, 0, 1], [2.5, 0, 1], [3.5, 0, 1]]
    assert world.joint_names == ("pin1", "pin2", "pin3")
    assert [[world.index(body) for body in joint.bodies] for joint in world.joints] == [[0, 1], [1, 2], [2, 3]]
    back = fb.load_scene(fb.scene_of(world).to_toml()).world()
    assert back.tables().floats.tobytes() == world.tables().floats.tobytes()


def test_too_many_joints_are_refused_before_they_are_built():
    with pytest.raises(fb.FreebodyError, match="30000 joints. Expected: at most 20000"):
        fb.load_scene(ARM + '[[joint]]\ntype = "ball"\nbody = "arm"\ncount = 15000\n' * 2)


def test_too_many_copies_of_a_table_are_refused_before_they_are_built():
    table = f"angle = {{ times = {list(range(500))}, values = {[0] * 500} }}"
    motor = f'[[joint]]\ntype = "hinge"\naxis = [1, 0, 0]\nbody = "arm"\ncount = 1500\n{table}\n'
    with pytest.raises(fb.FreebodyError, match="1504500 numbers in copies of joints. Expected: at most 1000000"):
        fb.load_scene(ARM + motor)


SHIFTED = ARM + "[[joint]]\n" + HINGE + "anchor = [0.1, 0, 0.2]\n"


def test_assemble_closes_what_is_open():
    with pytest.raises(fb.FreebodyError, match="'hinge' is off by 0.2.*assemble = true"):
        fb.load_scene(SHIFTED).simulate(duration=0.01, dt=1e-3)
    scene = fb.load_scene("assemble = true\n" + SHIFTED)
    world = scene.world()
    assert world.gaps()[0].position < 1e-12
    assert world.bodies[0].position.tolist() == [0.5, 0, 0]
    back = fb.load_scene(fb.scene_of(world).to_toml())
    assert back.form.assemble is True
    assert back.world().state().raw.tobytes() == world.state().raw.tobytes()


def test_what_cannot_be_assembled_is_told_at_its_line():
    apart = '[[joint]]\ntype = "ball"\nbody = "dot"\nanchor = [0, 0, 0]\n'
    apart += '[[joint]]\ntype = "ball"\nbody = "dot"\nanchor = [1, 0, 0]\n'
    with pytest.raises(fb.FreebodyError, match=r"<text>:1: assemble: joints that cannot be closed: 'ball"):
        fb.load_scene("assemble = true\n" + ARM + apart)


def test_check_looks_whether_joints_hold(tmp_path):
    file = tmp_path / "s.toml"
    file.write_text(SHIFTED)
    done = runner.invoke(app, ["check", str(file), "--json"])
    assert done.exit_code == 1
    (problem,) = json.loads(done.stdout)["problems"]
    assert (problem["path"], problem["line"]) == ("joint", 10)
    assert "'hinge' is off by 0.2" in problem["found"]
    file.write_text("assemble = true\n" + SHIFTED)
    done = runner.invoke(app, ["check", str(file)])
    assert done.exit_code == 0, done.output
    assert done.stdout == f"{file}: sound. Bodies: 2, forces: 0, joints: 1.\n"


def test_info_lists_joints(tmp_path):
    done = runner.invoke(app, ["info", "four-bar", "--json"])
    facts = json.loads(done.stdout)
    assert list(facts["joints"]) == ["A", "B", "C", "D"]
    assert facts["joints"]["B"].startswith("Hinge('coupler', at=(-1, -0.06, 0), to='left'")
    assert facts["count of joints"] == 4


def test_numbers_of_joints_are_set_from_the_shell(tmp_path):
    file = tmp_path / "s.toml"
    file.write_text(ARM + '[[joint]]\nname = "shoulder"\nrest = 0.5\nstiffness = 0\n' + HINGE)
    record = tmp_path / "run.zarr"
    setting = ["--set", "joint.shoulder.stiffness=8 N m/rad"]
    done = runner.invoke(
        app, ["run", str(file), *setting, "--duration", "0.2", "--dt", "1e-3", "-o", str(record), "-q"]
    )
    assert done.exit_code == 0, done.output
    assert fb.load_run(record).potential_energy[0] == pytest.approx(0.5 * 8.0 * 0.5**2, rel=1e-12)


def test_a_motor_is_set_like_any_other_entry():
    text = ARM + '[[joint]]\nname = "motor"\nspeed = 0.0\n' + HINGE
    text, _ = changed(text, [Change.to("joint.motor.speed={ times = [0, 0.1], values = [0, '60 rpm'] }")])
    run = fb.load_scene(text).simulate(duration=0.2, dt=1e-3)
    assert run.joints["motor"].angle[-1] == pytest.approx(2.0 * np.pi * 0.15, abs=1e-10)


def test_the_schema_knows_every_joint():
    text = json.dumps(scene_schema())
    for word in JOINTS:
        assert f'"const": "{word}"' in text
    assert '"assemble"' in text
