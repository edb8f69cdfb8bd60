"""``freebody scenes``, ``new``, ``check`` and ``schema`` as a person and as a script use them."""

import json
import tomllib

import pytest
from code_scene import code_scene
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.methods.registry import METHODS, with_joints
from freebody.running.default import DEFAULT, DEFAULT_WITH_JOINTS
from freebody.scene.forces import FORCES
from freebody.scene.joints import JOINTS
from freebody.scene.shapes import SHAPES

runner = CliRunner()


def test_scenes_lists_every_scene_with_one_line():
    done = runner.invoke(app, ["scenes"])
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines] == fb.scene_names()
    assert "The T-handle that flips" in done.stdout
    assert max(map(len, lines)) <= 100


def test_scenes_as_json_and_quietly():
    rows = json.loads(runner.invoke(app, ["scenes", "--json"]).stdout)
    assert [row["name"] for row in rows] == fb.scene_names()
    assert all(row["title"] and row["file"].endswith(".toml") for row in rows)
    assert runner.invoke(app, ["scenes", "--quiet"]).stdout.split() == fb.scene_names()


def test_a_copied_scene_can_be_loaded_and_is_never_written_over(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert runner.invoke(app, ["scenes", "--copy", "cube"]).stdout == "wrote cube.toml\n"
    assert fb.load_scene(tmp_path / "cube.toml").title == fb.load_scene(fb.scene_path("cube")).title
    again = runner.invoke(app, ["scenes", "--copy", "cube"])
    assert again.exit_code == 1
    assert "exists" in again.stderr
    other = runner.invoke(app, ["scenes", "--copy", "cube", "--to", "other.toml", "--quiet"])
    assert (other.exit_code, other.stdout) == (0, "")
    assert (tmp_path / "other.toml").read_bytes() == fb.scene_path("cube").read_bytes()


def test_a_scene_that_does_not_exist_is_answered_with_the_nearest():
    done = runner.invoke(app, ["scenes", "--copy", "cuve"])
    assert done.exit_code == 1
    assert "did you mean 'cube'?" in done.stderr


def test_new_prints_a_scene_that_is_sound_and_names_everything(tmp_path):
    done = runner.invoke(app, ["new"])
    file = tmp_path / "new.toml"
    file.write_text(done.stdout)
    assert fb.load_scene(file).simulate(duration=0.1).audit().agrees
    for word in [*SHAPES, *FORCES, *JOINTS, *with_joints(), DEFAULT, DEFAULT_WITH_JOINTS]:
        assert word in done.stdout, word
    assert max(map(len, done.stdout.splitlines())) <= 128


def test_the_joint_of_a_new_scene_holds_when_it_is_uncommented(tmp_path):
    before, line, joint = runner.invoke(app, ["new"]).stdout.partition("# [[joint]]\n")
    file = tmp_path / "new.toml"
    file.write_text(before + "".join(row.removeprefix("# ") for row in (line + joint).splitlines(keepends=True)))
    assert "sound. Bodies: 1, forces: 1, joints: 1." in runner.invoke(app, ["check", str(file)]).stdout
    run = fb.load_scene(file).simulate(duration=0.1)
    assert run.method == DEFAULT_WITH_JOINTS
    assert run.joints["spindle"].violation.max() < 1e-12
    assert run.audit().agrees


def test_check_of_a_sound_scene(tmp_path):
    file = tmp_path / "scene.toml"
    file.write_text("title = 'two'\n[[body]]\nmass = 1\ncount = 2\n")
    done = runner.invoke(app, ["check", str(file)])
    assert done.exit_code == 0
    assert done.stdout == f"{file}: sound. Bodies: 2, forces: 0. two\n"
    assert runner.invoke(app, ["check", str(file), "--quiet"]).stdout == ""
    data = json.loads(runner.invoke(app, ["check", str(file), "--json"]).stdout)
    assert (data["sound"], data["bodies"], data["problems"]) == (True, 2, [])


def test_check_of_a_wrong_scene_names_every_mistake(tmp_path):
    file = tmp_path / "scene.toml"
    file.write_text("[[body]]\nmas = 1\n[run]\ndt = '3 kg'\n")
    done = runner.invoke(app, ["check", str(file)])
    assert (done.exit_code, done.stdout) == (1, "")
    assert "scene.toml:2: body[0].mas: " in done.stderr
    assert "scene.toml:4: run.dt: " in done.stderr
    problems = json.loads(runner.invoke(app, ["check", str(file), "--json"]).stdout)["problems"]
    assert {(p["line"], p["path"]) for p in problems} == {(2, "body[0].mas"), (4, "run.dt")}


def test_check_runs_code_and_reads_foreign_files_only_if_told_to(tmp_path):
    file = code_scene(tmp_path, "laws_beside_a_scene")
    refused = runner.invoke(app, ["check", str(file)])
    assert refused.exit_code == 1
    assert "--allow-code" in refused.stderr
    assert runner.invoke(app, ["check", str(file), "--allow-code"]).exit_code == 0
    sub = tmp_path / "sub"
    sub.mkdir()
    (tmp_path / "part.ply").write_bytes(fb.sample_path("thandle").read_bytes())
    inner = sub / "scene.toml"
    inner.write_text("[[body]]\ndensity = 1\nshape = { type = 'mesh', file = '../part.ply' }\n")
    assert runner.invoke(app, ["check", str(inner)]).exit_code == 1
    assert runner.invoke(app, ["check", str(inner), "--allow-outside"]).exit_code == 0


@pytest.mark.parametrize("words", [["run"], ["check"], ["compare"], ["info"], ["view", "--no-open"]])
@pytest.mark.parametrize("name", ["toruss", "Tours.toml"])
def test_a_scene_that_is_not_there_is_answered_with_the_nearest_of_the_library(words, name):
    done = runner.invoke(app, [*words, name])
    assert (done.exit_code, done.stdout) == (1, "")
    assert name in done.stderr
    assert "did you mean 'torus'?" in done.stderr
    assert words[0] == "view" or "freebody scenes lists" in done.stderr


def test_check_takes_names_of_the_library_and_says_in_json_what_is_not_there():
    assert runner.invoke(app, ["check", "torus"]).stdout.startswith("torus: sound. Bodies: 1")
    data = json.loads(runner.invoke(app, ["check", "nowhere.toml", "--json"]).stdout)
    assert (data["sound"], data["problems"][0]["file"]) == (False, "nowhere.toml")
    assert "there is no such file" in data["problems"][0]["found"]


@pytest.fixture(scope="module")
def schema():
    return json.loads(runner.invoke(app, ["schema"]).stdout)


def test_the_schema_knows_every_kind_and_every_entry(schema):
    kinds = {form["properties"]["type"]["const"] for form in schema["$defs"].values() if "type" in form["properties"]}
    assert kinds == {*SHAPES, *FORCES, *JOINTS}
    methods = {
        form["properties"]["name"].get("const") for form in schema["$defs"].values() if "name" in form["properties"]
    }
    assert methods - {None} == set(METHODS)
    assert schema["required"] == ["body"]
    assert all(form["additionalProperties"] is False for form in [schema, *schema["$defs"].values()])


def fits(value, schema, root):
    """Enough of JSON Schema for this one: references, choices, tables, lists and plain values."""
    if "$ref" in schema:
        return fits(value, root["$defs"][schema["$ref"].rsplit("/", 1)[1]], root)
    for word in ("anyOf", "oneOf"):
        if word in schema:
            matching = sum(fits(value, one, root) for one in schema[word])
            return matching == 1 if word == "oneOf" else matching >= 1
    if "const" in schema or "enum" in schema:
        return value in schema.get("enum", [schema.get("const")])
    if isinstance(value, dict):
        known = schema.get("properties", {})
        extra = schema.get("additionalProperties", True)
        return (
            schema.get("type", "object") == "object"
            and set(schema.get("required", ())) <= set(value)
            and (extra is not False or set(value) <= set(known))
            and all(fits(entry, known[key], root) for key, entry in value.items() if key in known)
        )
    if isinstance(value, list):
        least, most = schema.get("minItems", 0), schema.get("maxItems", len(value))
        items = schema.get("items", {})
        return (
            schema.get("type", "array") == "array"
            and least <= len(value) <= most
            and all(fits(entry, items, root) for entry in value)
        )
    kinds = {"string": str, "number": int | float, "integer": int, "boolean": bool}
    wanted = schema.get("type", [])
    wanted = [wanted] if isinstance(wanted, str) else wanted
    return not wanted or any(isinstance(value, kinds[kind]) for kind in wanted if kind in kinds)


@pytest.mark.parametrize("name", [*fb.scene_names(), "new"])
def test_scenes_fit_the_schema_and_slips_do_not(schema, name):
    text = runner.invoke(app, ["new"]).stdout if name == "new" else fb.scene_path(name).read_text()
    data = tomllib.loads(text)
    assert fits(data, schema, schema)
    assert not fits({**data, "bodies": []}, schema, schema)
    data["body"][0]["positon"] = [0, 0, 0]
    assert not fits(data, schema, schema)
