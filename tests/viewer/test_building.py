"""A scene's document under edit: what edits do, what is refused and in which words, the way back, the file."""

import json
import threading
import time
import tomllib
import urllib.request

import pytest
from addresses import at, socket_at
from patience import PATIENCE
from websockets.sync.client import connect

import freebody as fb
from freebody.errors import InputError
from freebody.scene.editing import Draft, rewritten
from freebody.scene.library import scene_names, scene_path
from freebody.scene.site import Site
from freebody.viewer import files, messages
from freebody.viewer.api import serve, watched_file
from freebody.viewer.building import palette
from freebody.viewer.desk import Desk, desk_for
from freebody.viewer.edits import edited, read_edits
from freebody.viewer.session import Session
from freebody.viewer.source import from_library, open_source

PENDULUM = """# Hangs on a hinge.
title = "Mine"
gravity = [0, 0, -9.81]

[[body]]
name = "bob"  # of lead
shape = { type = "sphere", radius = "5 cm" }
mass = 1.0
position = [0.0, 0.0, 1.0]

[[joint]]
type = "hinge"
body = "bob"
axis = [0, 1, 0]
at = [0.0, 0.0, 1.0]
"""


def draft(text=PENDULUM):
    return Draft(text, "mine.toml", Site(None, alone=True))


def do(now, *edits):
    return edited(now, read_edits(list(edits)))


# --- texts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", scene_names())
def test_a_change_of_any_scene_keeps_what_it_does_not_touch(name):
    text = scene_path(name).read_text("utf-8")
    data = tomllib.loads(text)
    data["body"][0]["velocity"] = [1.0, 2.0, 3.5]
    data["body"].append({"name": "another <one>", "mass": 1.0, "shape": {"type": "sphere", "radius": 0.1}})
    data["title"] = 'with "quotes" \\ and\ttabs'
    changed = rewritten(text, data)
    assert tomllib.loads(changed) == data
    lines = [line for line in text.splitlines() if line.startswith("#")]
    assert all(line in changed.splitlines() for line in lines)


def test_comments_and_units_stay():
    after = do(draft(), {"op": "set", "path": ["body", 0, "velocity"], "value": [0.5, 0, 0]})
    assert "# of lead" in after.text
    assert "# Hangs on a hinge." in after.text
    assert '"5 cm"' in after.text
    assert after.scene.world().bodies[0].velocity.tolist() == [0.5, 0.0, 0.0]


def test_a_large_mesh_is_written_without_delay():
    mesh = fb.Mesh.sample("wrench")
    shape = {"type": "mesh", "vertices": mesh.vertices.tolist(), "faces": mesh.faces.tolist()}
    after = do(draft(), {"op": "add", "list": "body", "entry": {"name": "w", "shape": shape, "density": 1.0}})
    assert after.scene.world().bodies[1].mass == fb.Body(mesh, density=1.0).mass


# --- edits ---------------------------------------------------------------------------------------------------------


def test_every_starter_of_the_palette_is_sound():
    starters = json.loads(palette())["starters"]
    now = draft()
    for k, starter in enumerate(starters["body"]):
        now = do(now, {"op": "add", "list": "body", "entry": {**starter["entry"], "position": [3.0 * k + 3.0, 0, 0]}})
    for starter in starters["material"]:
        now = do(now, {"op": "add", "list": "material", "entry": starter["entry"]})
    now = do(
        now,
        {"op": "set", "path": ["body", 0, "material"], "value": "steel"},
        {"op": "add", "list": "floor", "entry": starters["floor"][0]["entry"]},
    )
    world = now.scene.world()
    assert len(world.bodies) == 1 + len(starters["body"])
    from freebody.registry import SHAPES

    kinds = {entry["shape"]["type"] for entry in now.data["body"]}
    # A CAD part needs its file and its kernel, and a heightfield is land, not a body.
    assert kinds == set(SHAPES) - {"cad", "heightfield"}


def test_connections_hold_as_the_bodies_stand():
    now = do(
        draft(),
        {"op": "add", "list": "body", "entry": {"name": "cone", "shape": {"type": "cone", "radius": 1, "height": 2},
         "mass": 2.0, "position": [3, 0, 1], "orientation": "90 deg about x"}},
    )  # fmt: skip
    ends = {"body": "cone", "to": "bob", "start": [3, 0.5, 1], "end": [0, 0, 1.05]}
    for kind in ("spring", "beam", "ball", "hinge", "slider", "weld"):
        world = do(now, {"op": "connect", "kind": kind, "axis": [1, 0, 0], **ends}).scene.world()
        if kind == "spring":
            (spring,) = world.forces[1:] if len(world.forces) > 1 else world.forces
            assert spring.here() == pytest.approx([3, 0.5, 1], abs=1e-9)
            assert spring.there() == pytest.approx([0, 0, 1.05], abs=1e-9)
            continue
        joint = world.joints[1]
        if kind == "beam":
            assert joint.here() == pytest.approx([3, 0.5, 1], abs=1e-9)
        elif kind != "weld":
            assert joint.here() == pytest.approx([0, 0, 1.05], abs=1e-9)
        if kind in ("hinge", "slider"):
            assert joint.body.rotation @ joint.axis == pytest.approx([1, 0, 0], abs=1e-8)
    # To the world.
    world = do(
        now, {"op": "connect", "kind": "ball", "body": "cone", "start": [3, 0, 1], "end": [3, 0, 4]}
    ).scene.world()
    assert world.joints[1].anchor == pytest.approx([3, 0, 4], abs=1e-9)


def test_bodies_are_placed_by_their_centre_of_mass():
    cone = {"name": "cone", "shape": {"type": "cone", "radius": 1, "height": 2}, "mass": 2.0, "origin": [3, 0, 0]}
    now = do(draft(), {"op": "add", "list": "body", "entry": cone})
    moved = do(now, {"op": "place", "body": 1, "position": [5.0, 0, 7.0]})
    assert "origin" in moved.data["body"][1]
    assert moved.scene.world().bodies[1].position == pytest.approx([5, 0, 7], abs=1e-8)
    turned = do(moved, {"op": "place", "body": 1, "position": [5.0, 0, 7.0], "orientation": [0.0, 0.7, 0.7, 0]})
    body = turned.scene.world().bodies[1]
    assert body.position == pytest.approx([5, 0, 7], abs=1e-8)
    assert body.orientation == pytest.approx([0, 0.5**0.5, 0.5**0.5, 0], abs=1e-8)


def test_a_throw_is_what_the_joints_allow_of_it():
    thrown = do(draft(), {"op": "throw", "body": 0, "velocity": [3.0, 2.0, 1.0]})
    thrown.scene.check_start()
    body = thrown.scene.world().bodies[0]
    # The hinge is 1 m above, and turns about y: v = w x r, and of the throw the nearest in kinetic energy.
    assert body.velocity == pytest.approx([-body.angular_velocity[1], 0, 0], abs=1e-12)
    about_hinge = 1.0 + body.inertia[1, 1]
    assert body.velocity[0] == pytest.approx(3.0 / about_hinge, rel=1e-9)
    free = do(draft(PENDULUM.split("[[joint]]")[0]), {"op": "throw", "body": 0, "velocity": [3.0, 2.0, 1.0]})
    assert free.data["body"][0]["velocity"] == [3.0, 2.0, 1.0]
    assert "angular_velocity" not in free.data["body"][0]


def test_copies_move_together():
    row = {"name": "ball", "mass": 1.0, "count": 3, "step": [1, 0, 0], "position": [1, 1, 0]}
    now = do(draft(), {"op": "add", "list": "body", "entry": row})
    moved = do(now, {"op": "place", "body": 2, "position": [2.0, 5.0, 0.0]})
    places = [body.position.tolist() for body in moved.scene.world().bodies[1:]]
    assert places == [[1, 5, 0], [2, 5, 0], [3, 5, 0]]


def test_names_follow_and_what_holds_a_body_goes_with_it():
    spring = {"op": "connect", "kind": "spring", "body": "other", "to": "bob", "start": [2, 0, 0], "end": [0, 0, 1]}
    other = {"op": "add", "list": "body", "entry": {"name": "other", "mass": 1.0, "position": [2, 0, 0]}}
    now = do(draft(PENDULUM + "\n[view]\nfollow = 'bob'\n"), other, spring)
    renamed = do(now, {"op": "set", "path": ["body", 0, "name"], "value": "lead"})
    assert (renamed.data["joint"][0]["body"], renamed.data["force"][0]["to"]) == ("lead", "lead")
    assert renamed.data["view"]["follow"] == "lead"
    gone = do(renamed, {"op": "remove", "list": "body", "number": 0})
    assert not {"joint", "force"} & gone.data.keys()
    assert "follow" not in gone.data["view"]
    assert gone.scene.world().names == ("other",)


def test_bodies_without_a_name_keep_the_one_that_joints_know():
    text = """
[[body]]
shape = { type = "sphere", radius = 0.1 }
mass = 1.0
[[body]]
shape = { type = "sphere", radius = 0.1 }
mass = 2.0
position = [1, 0, 0]
[[force]]
type = "spring"
body = "sphere2"
anchor = [0, 0, 0]
stiffness = 1.0
"""
    known = fb.load_scene(text).world().names[1]
    now = draft(text.replace("sphere2", known))
    after = do(now, {"op": "remove", "list": "body", "number": 0})
    assert after.scene.world().forces[-1].body.mass == 2.0
    twice = do(now, {"op": "copy", "number": 0, "shift": [0, 1, 0]})
    assert len(set(twice.scene.world().names)) == 3


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        ({"op": "set", "path": ["body", 0, "shape", "radius"], "value": -1}, "mine.toml:7: body[0].shape.radius"),
        ({"op": "set", "path": ["body", 0, "mas"], "value": 1}, "there is no 'mas' here"),
        ({"op": "set", "path": ["body", 0, "mass"], "value": "1 m"}, "a mass in kg"),
        ({"op": "set", "path": ["body", 0, "material"], "value": "stel"}, "no material has this name"),
        ({"op": "remove", "list": "body", "number": 0}, "at least one [[body]]"),
        ({"op": "remove", "list": "body", "number": 7}, "there is no entry"),
        ({"op": "set", "path": ["body", 3, "mass"], "value": 1.0}, "there is no entry"),
        ({"op": "set", "path": ["body", 0, "mass", "x"], "value": 1.0}, "to set"),
        ({"op": "connect", "kind": "ball", "body": "nobody", "start": [0, 0, 0], "end": [0, 0, 0]}, "nobody"),
        ({"op": "place", "body": 9, "position": [0, 0, 0]}, "no body number 9"),
        ({"op": "place", "body": 0, "position": [0, 0, 0], "orientation": [0, 0, 0, 0]}, "no rotation"),
        ({"op": "place", "body": 0, "position": [0, 0, 1e300]}, "not understood"),
        ({"op": "set", "path": ["body", 0, "shape"], "value": {"type": "mesh", "file": "/etc/passwd"}}, "from a page"),
        ({"op": "add", "list": "force", "entry": {"type": "custom", "function": "os:system"}}, "from a page"),
        ({"op": "set", "path": ["title"], "value": float("nan")}, "not finite"),
        ({"op": "set", "path": ["title"], "value": 1 << 70}, "many digits"),
        ({"op": "set", "path": ["x"] * 20, "value": 1}, "not understood"),
        ({"op": "run", "code": "1"}, "not understood"),
    ],
)
def test_what_is_impossible_is_refused_in_the_words_of_the_shell(edit, words):
    now = draft()
    with pytest.raises(InputError) as refused:
        do(now, edit)
    assert words in str(refused.value)


def test_words_are_those_of_a_file(tmp_path):
    wrong = PENDULUM.replace('"5 cm"', "-1")
    (tmp_path / "mine.toml").write_text(wrong)
    with pytest.raises(InputError) as by_shell:
        fb.load_scene(tmp_path / "mine.toml")
    with pytest.raises(InputError) as by_page:
        do(draft(), {"op": "set", "path": ["body", 0, "shape", "radius"], "value": -1})
    assert str(by_page.value) == str(by_shell.value)


def test_nesting_and_counts_are_bounded():
    deep = {}
    for _ in range(400):
        deep = {"a": deep}
    with pytest.raises(InputError, match="nested"):
        read_edits([{"op": "set", "path": ["title"], "value": deep}])
    with pytest.raises(InputError, match="not understood"):
        read_edits([{"op": "remove", "list": "body", "number": 0}] * 65)
    with pytest.raises(InputError, match="not understood"):
        read_edits([])


# --- the way back, and files -----------------------------------------------------------------------------------------


def test_undo_and_redo_and_where_they_end():
    desk = Desk(draft(), "mine")
    for mass in (2.0, 3.0):
        desk.edit(read_edits([{"op": "set", "path": ["body", 0, "mass"], "value": mass}]), lambda made: None)
    desk.go(-1)
    assert (desk.draft.data["body"][0]["mass"], desk.told()["undo"], desk.told()["redo"]) == (2.0, True, True)
    desk.go(1)
    with pytest.raises(InputError, match="redo"):
        desk.go(1)
    desk.go(-1)
    desk.edit(read_edits([{"op": "set", "path": ["body", 0, "mass"], "value": 5}]), lambda made: None)
    assert not desk.told()["redo"]
    desk.go(-1)
    desk.go(-1)
    assert desk.draft.text == PENDULUM
    assert not desk.dirty
    with pytest.raises(InputError, match="undo"):
        desk.go(-1)


def test_a_new_scene_never_takes_the_place_of_the_file(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(PENDULUM)
    desk = desk_for(open_source(path))
    desk.edit(read_edits([{"op": "new", "body": {"name": "a", "mass": 1.0}}]), lambda made: None)
    assert (desk.path, desk.name) == (None, "new scene")
    with pytest.raises(InputError, match="no file"):
        desk.save()
    desk.go(-1)
    desk.save()
    assert (path.read_text(), desk.name) == (PENDULUM, "mine")


def test_saving_asks_before_it_writes_over_somebody_elses_change(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(PENDULUM)
    desk = desk_for(open_source(path))
    desk.edit(read_edits([{"op": "set", "path": ["title"], "value": "Changed"}]), lambda made: None)
    path.write_text(PENDULUM + "\n# theirs\n")
    with pytest.raises(InputError, match="changed on disk"):
        desk.save()
    assert "theirs" in path.read_text()
    desk.save(force=True)
    assert 'title = "Changed"' in path.read_text()
    assert "# of lead" in path.read_text()


def test_what_cannot_be_edited_or_watched_is_refused(tmp_path):
    run = fb.simulate(fb.World(fb.Body(fb.Sphere(1.0), mass=1.0)), 0.01, dt=0.01)
    from freebody.viewer.source import source_of

    with pytest.raises(InputError, match="recorded run"):
        desk_for(source_of(run))
    with pytest.raises(InputError, match="nothing to watch"):
        watched_file(from_library("torus"))
    with pytest.raises(InputError, match="nothing to watch"):
        fb.view("torus", watch=True, open_browser=False)


class Listening:
    def __init__(self):
        self.told, self.words, self.frames = {}, [], 0

    def frame(self, data):
        self.frames += 1

    def changed(self, description):
        self.told = description

    def status(self, text):
        self.words.append(text)

    error = status


def until(done):
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_scene_that_is_built_stands_still_and_runs_as_it_was_built():
    told = Listening()
    session = Session(lambda: from_library("torus"), told)
    session.start()
    try:
        until(lambda: told.told and not told.told["compiling"])
        with pytest.raises(InputError, match="not being built"):
            session.ask(lambda: session.edit([])).result(PATIENCE)
        session.post(messages.Build(type="build", on=True), told.words.append)
        edits = read_edits([{"op": "set", "path": ["body", 0, "velocity"], "value": [3.0, 0, 0]}])
        session.ask(lambda: session.edit(edits)).result(PATIENCE)
        before = told.frames
        assert told.told["building"]
        assert told.told["desk"]["unsaved"]
        # A grab and a pause do nothing here, and nothing moves.
        session.post(messages.GrabMessage(type="grab", phase="end"), told.words.append)
        session.post(messages.Pause(type="pause", on=True), told.words.append)
        session.ask(lambda: None).result(PATIENCE)
        assert (told.frames, told.told["building"]) == (before, True)
        session.post(messages.Build(type="build", on=False), told.words.append)
        until(lambda: not told.told["building"] and told.frames > before + 3)
        run = session.run()
        assert run.state(0).velocity[0].tolist() == [3.0, 0.0, 0.0]
    finally:
        session.close()


# --- the server ------------------------------------------------------------------------------------------------------


def ask(view, what, key, **headers):
    data = what if isinstance(what, bytes) else json.dumps(what).encode()
    request = urllib.request.Request(at(view, "edit"), data=data, headers={files.KEY: key, **headers}, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as got:
            return got.status, json.loads(got.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


def hello(client, wanted):
    while True:
        got = client.recv(timeout=PATIENCE)
        if isinstance(got, str):
            message = json.loads(got)
            if message["type"] == "hello" and wanted(message):
                return message


def test_the_server_takes_edits_of_the_page_that_holds_the_controls_only(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('[[body]]\nname = "torus"\nmass = 1.0\nshape = { type = "torus", major = 1, minor = 0.3 }\n')
    view = fb.view(path, watch=True, port=0, open_browser=False)
    with view, connect(socket_at(view), max_size=None, compression=None) as page:
        key = hello(page, lambda told: not told["compiling"])["key"]
        turn = {"do": "edit", "edits": [{"op": "set", "path": ["body", 0, "angular_velocity"], "value": [0, 0, 1]}]}
        assert ask(view, turn, key)[0] == 422  # nothing is being built
        page.send(json.dumps({"type": "build", "on": True}))
        hello(page, lambda told: told["building"])
        assert ask(view, turn, "wrong")[0] == 403
        assert ask(view, turn, key, Origin="https://elsewhere.example")[0] == 403
        assert ask(view, turn, key, **{"Sec-Fetch-Site": "cross-site"})[0] == 403
        assert ask(view, b"[1, 2", key)[0] == 422
        assert ask(view, b"[" * 100_000, key)[0] == 422
        assert ask(view, {"do": "quit"}, key)[0] == 422
        assert ask(view, {"do": "save", "path": "/etc/passwd"}, key)[0] == 422
        assert ask(view, b" " * ((1 << 20) + 1), key)[0] == 413
        status, document = ask(view, turn, key)
        assert (status, document["data"]["body"][0]["angular_velocity"]) == (200, [0, 0, 1])
        assert (document["counts"], document["names"]) == ([1], ["torus"])
        with urllib.request.urlopen(at(view, "scene.toml"), timeout=PATIENCE) as got:
            assert fb.load_scene(got.read().decode()).world().bodies[0].angular_velocity.tolist() == [0, 0, 1]

        # The file changes: what is unsaved here stays until somebody says otherwise.
        path.write_text(path.read_text().replace("mass = 1.0", "mass = 2.0"))
        assert hello(page, lambda told: told["outdated"])["bodies"][0]["mass"] == 1.0
        assert ask(view, {"do": "save"}, key)[0] == 422
        assert ask(view, {"do": "reload"}, key)[0] == 200
        assert hello(page, lambda told: not told["outdated"])["bodies"][0]["mass"] == 2.0
        # Nothing is unsaved: taken up at once; one that is no scene is reported, and the last one stays.
        path.write_text(path.read_text().replace("mass = 2.0", "mass = 3.0"))
        assert hello(page, lambda told: told["bodies"][0]["mass"] == 3.0)["desk"]["unsaved"] is False
        path.write_text("[[body]]\nmass = -1\n")
        while '"type": "error"' not in str(got := page.recv(timeout=PATIENCE)):
            pass
        assert "mine.toml:2: body[0].mass" in json.loads(got)["text"]
        # What is saved here does not come back as somebody else's change.
        assert ask(view, turn, key)[0] == 200
        assert ask(view, {"do": "save", "force": True}, key)[0] == 200
        assert "angular_velocity = [0, 0, 1]" in path.read_text()
        hello(page, lambda told: not told["desk"]["unsaved"] and not told["outdated"])
    assert not any(thread.name.startswith("freebody-s") for thread in threading.enumerate())


def test_a_dropped_part_becomes_a_body(tmp_path):
    import trimesh

    box = trimesh.creation.box((1.0, 2.0, 3.0)).export(file_type="stl")
    view = serve(lambda: from_library("torus"), port=0)
    with view, connect(socket_at(view), max_size=None, compression=None) as page:
        key = hello(page, lambda told: not told["compiling"])["key"]
        page.send(json.dumps({"type": "build", "on": True}))
        hello(page, lambda told: told["building"])
        address = at(view, "drop?name=brick.stl&unit=m&density=10&into=scene")
        request = urllib.request.Request(address, data=box, headers={files.KEY: key}, method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE) as got:
            assert json.loads(got.read())["mass"] == pytest.approx(60.0)
        told = hello(page, lambda told: len(told["bodies"]) == 2)
        assert [body["name"] for body in told["bodies"]] == ["torus", "brick"]
        assert told["scene"]["name"] == "torus"
