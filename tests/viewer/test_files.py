"""Files in and out of the page, as the server gives and takes them."""

import contextlib
import io
import json
import shutil
import socket
import struct
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

import numpy as np
import pytest
import trimesh
from addresses import at, socket_at
from patience import PATIENCE
from websockets.sync.client import connect

import freebody as fb
from freebody.errors import FreebodyError
from freebody.record.save import save_run
from freebody.scene import sharing
from freebody.threads import Stopped
from freebody.viewer import files, messages, saving, upload
from freebody.viewer.api import serve
from freebody.viewer.live import Live
from freebody.viewer.source import from_library


@pytest.fixture(scope="module")
def shown():
    with serve(lambda: from_library("torus"), port=0) as view:
        yield view


@contextlib.contextmanager
def page(view):
    with connect(socket_at(view), max_size=None, compression=None, close_timeout=0.2) as client:
        yield client


def hello(client, wanted=lambda message: True):
    while True:
        got = client.recv(timeout=PATIENCE)
        if isinstance(got, str):
            message = json.loads(got)
            if message["type"] == "hello" and not message["compiling"] and wanted(message):
                return message


def until(client, wanted):
    while True:
        got = client.recv(timeout=PATIENCE)
        if not isinstance(got, str):
            frame = np.frombuffer(got, "<f4")
            if wanted(frame):
                return frame


def send(view, data, key, *, name="part.stl", headers=(), **query):
    address = at(view, f"drop?{urllib.parse.urlencode({'name': name, **query})}")
    request = urllib.request.Request(address, data=data, headers={files.KEY: key, **dict(headers)}, method="POST")
    return answer(request)


def answer(request):
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as got:
            return got.status, got.read(), got.headers
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), error.headers


def get(view, name, **headers):
    return answer(urllib.request.Request(at(view, name), headers=headers))


def box(kind="stl", size=(0.3, 0.2, 0.1)):
    data = trimesh.creation.box(size).export(file_type=kind)
    return data.encode() if isinstance(data, str) else data


def open_box():
    mesh = trimesh.creation.box((1, 1, 1))
    mesh.update_faces(np.arange(len(mesh.faces)) > 0)
    return mesh.export(file_type="stl")


# --- in ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", upload.MESHES)
def test_a_dropped_part_is_weighed_and_shown(shown, kind):
    with page(shown) as client:
        key = hello(client)["key"]
        status, data, _ = send(shown, box(kind), key, name=f"my brick.{kind.upper()}")
        told = json.loads(data)
        assert status == 200, told
        assert told["sound"] is True
        assert told["name"] == f"my brick.{kind}"
        # Single precision in the file: seven digits of the edges.
        assert told["mass"] == pytest.approx(1000.0 * 0.006, rel=1e-6)
        assert told["volume"] == pytest.approx(0.006, rel=1e-6)
        assert told["center_of_mass"] == pytest.approx([0, 0, 0], abs=1e-7)
        moments = sorted(6.0 / 12.0 * (a**2 + b**2) for a, b in ((0.2, 0.1), (0.3, 0.1), (0.3, 0.2)))
        assert told["principal_moments"] == pytest.approx(moments, rel=1e-6)
        seen = hello(client, lambda m: m["scene"]["name"] == told["name"])
        assert seen["bodies"][0]["name"] == "my brick"
        assert seen["bodies"][0]["mass"] == told["mass"]
        assert told["name"] in {scene["name"] for scene in seen["scenes"]}
        # It can be flung at once.
        client.send(
            json.dumps({"type": "grab", "phase": "start", "body": 0, "local": [0.1, 0, 0], "target": [1, 0, 0]})
        )
        assert until(client, lambda out: len(out) > 13 and out[13] == 0)[12]
        client.send(json.dumps({"type": "grab", "phase": "end"}))


@pytest.mark.parametrize("density", ["steel", "7.85 g/cm^3", "7850 kg/m^3"])
def test_densities_are_what_the_command_takes(density):
    assert upload.request("part.stl", "", density, "").density == pytest.approx(7850, rel=1e-15)


def test_unit_and_density_are_the_readers(shown):
    with page(shown) as client:
        key = hello(client)["key"]
        told = json.loads(send(shown, box(size=(30, 20, 10)), key, unit="cm", density="7850")[1])
        assert told["mass"] == pytest.approx(7850 * 0.006, rel=1e-6)
        assert told["density"] == 7850
        assert any("0.01" in note for note in told["notes"])
        hello(client, lambda m: m["bodies"][0]["mass"] == told["mass"])


def test_an_unsound_part_is_diagnosed_and_nothing_else_happens(shown):
    with page(shown) as client:
        before = hello(client)
        status, data, _ = send(shown, open_box(), before["key"])
        told = json.loads(data)
        assert status == 200
        assert told["sound"] is False
        assert "mass" not in told
        (finding,) = [entry for entry in told["findings"] if entry["severity"] == "error"]
        assert "boundary" in finding["text"] or "open" in finding["text"]
        assert len(finding["where"]) > 0
        assert finding["remedy"]
        client.send(json.dumps({"type": "pause", "on": False}))
        assert hello(client)["scene"] == before["scene"]


def test_an_open_part_is_mended_on_request(shown):
    with page(shown) as client:
        told = json.loads(send(shown, open_box(), hello(client)["key"], repair="1")[1])
        assert told["sound"] is True
        assert told["mass"] == pytest.approx(1000.0, rel=1e-6)
        assert any("filled holes" in note for note in told["notes"])
        hello(client, lambda m: m["bodies"][0]["mass"] == told["mass"])


def test_a_saved_run_is_dropped_and_replayed(shown, tmp_path):
    with page(shown) as client:
        told = hello(client)
        until(client, lambda out: out[1] > 0.0)
        archive = get(shown, "run.zarr.zip")[1]
        status, data, _ = send(shown, archive, told["key"], name="fling.zarr.zip")
        assert status == 200, data
        report = json.loads(data)
        assert report["name"] == "fling (run)"
        seen = hello(client, lambda m: m["scene"]["name"] == report["name"])
        assert seen["tape"] == f"tape/{seen['scene']['serial']}"
        # The scene inside gives the body its shape back.
        assert seen["bodies"][0]["mesh"] == told["bodies"][0]["mesh"]
        frames = np.frombuffer(get(shown, seen["tape"])[1], "<f4")
        assert frames[1] == report["begin"]
        (tmp_path / "run.zip").write_bytes(archive)
        assert report["frames"] == len(fb.load_run(tmp_path / "run.zip"))
        # What is saved of a replay is the run again.
        (tmp_path / "again.zip").write_bytes(get(shown, "run.zarr.zip")[1])
        first, again = fb.load_run(tmp_path / "run.zip"), fb.load_run(tmp_path / "again.zip")
        assert again.raw.tobytes() == first.raw.tobytes()
        client.send(json.dumps({"type": "scene", "name": "torus"}))
        hello(client, lambda m: m["scene"]["name"] == "torus")


def test_a_scene_in_a_dropped_run_reaches_no_files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    trimesh.creation.box((1, 1, 1)).export(tmp_path / "secret.stl")
    body = fb.Body(fb.Box((1, 1, 1)), density=1.0, name="box")
    run = fb.simulate(fb.World(body), 0.1, dt=1e-2)
    for inside in ('file = "secret.stl"', 'file = "../secret.stl"', f'file = "{tmp_path}/secret.stl"'):
        scene = f'format = 1\n[[body]]\nname = "box"\ndensity = 1.0\nshape = {{ type = "mesh", {inside} }}\n'
        (tmp_path / "in").mkdir()
        save_run(run, tmp_path / "in" / "run.zip", overwrite=False, scene=scene)
        found = upload.read_upload(tmp_path / "in" / "run.zip", upload.Request("run.zip", "zip", None, 1.0))
        assert found.source.world is None
        shutil.rmtree(tmp_path / "in")
    assert fb.load_scene(scene.replace(str(tmp_path) + "/", "")).world().bodies[0].mass == pytest.approx(1.0)


def test_hostile_uploads_are_refused_with_a_reason(shown, monkeypatch):
    monkeypatch.setattr(upload, "MOST_BYTES", 10_000)
    with page(shown) as client:
        before = hello(client)
        key = before["key"]
        for data, options, status, why in (
            (box(), {"name": "../../etc/passwd"}, 422, "ends in .stl"),
            (box(), {"name": "part.exe"}, 422, "ends in .stl"),
            (box(), {"name": "part.step"}, 422, "ends in .stl"),
            (b"", {}, 422, "empty"),
            (b"\0" * 500, {}, 422, "part.stl"),
            (b"solid x\nfacet" * 50, {}, 422, "part.stl"),
            (b"solid" + struct.pack("<75xI", 2**31), {}, 422, "part.stl"),
            (b"ply\nformat ascii 1.0\nelement vertex 99999999999\nend_header\n", {"name": "a.ply"}, 422, "part.ply"),
            (b"glTF" + bytes(16), {"name": "a.glb"}, 422, "part.glb"),
            (b"mtllib /etc/passwd\nv 0 0 0\nf 1 2 3\n", {"name": "a.obj"}, 422, "part.obj"),
            (box("obj"), {"name": "a.ply"}, 422, "part.ply"),
            (box(), {"density": "-1"}, 422, "density"),
            (box(), {"density": "nan"}, 422, "density"),
            (box(), {"density": "1e400"}, 422, "density"),
            (box(), {"density": "steal"}, 422, "steel"),
            (box(), {"density": "7.85 kg"}, 422, "density"),
            (box(), {"unit": "furlong"}, 422, "unit"),
            (b"PK\x05\x06" + bytes(18), {"name": "run.zarr.zip"}, 422, "part.zip"),
            (b"PK\x03\x04" * 100, {"name": "run.zip"}, 422, "part.zip"),
            (bytes(10_001), {}, 413, "larger"),
        ):
            found, text, _ = send(shown, data, key, **options)
            assert found == status, (options, text)
            assert why in json.loads(text)["text"], (options, text)
            assert "freebody-" not in json.loads(text)["text"]
        client.send(json.dumps({"type": "pause", "on": False}))
        assert hello(client)["scene"] == before["scene"]


@pytest.mark.parametrize("scale", [1e308, 1e200, 1e110, 1e60, 1e40, 1e16, 1e-13, 1e-60, 1e-308, np.nan, np.inf])
def test_parts_of_absurd_size_are_refused_with_a_reason(tmp_path, scale):
    solid = trimesh.creation.box((1, 1, 1))
    corners = "".join("v {!r} {!r} {!r}\n".format(*corner) for corner in (scale * solid.vertices).tolist())
    faces = "".join("f {} {} {}\n".format(*face) for face in (solid.faces + 1).tolist())
    (tmp_path / "part.obj").write_text(corners + faces)
    with pytest.raises(FreebodyError, match="part of|not finite"):
        upload.read_upload(tmp_path / "part.obj", upload.Request("a.obj", "obj", None, 1000.0))


def test_absurd_requests_get_errors_that_say_so(shown):
    digits, name = "9" * 5000, "x" * 5000
    with page(shown) as client:
        key = hello(client)["key"]
        for path in (
            f"tape/{digits}",
            "tape/-1",
            "tape/1e308",
            "tape/NaN",
            f"mesh/{name}",
            "static/%00",
            f"static/{name}",
        ):
            assert get(shown, path)[0] == 404, path
        for density in (digits, "1e308", "-1e308", "1e-308", "NaN", "inf", "0", name):
            status, data, _ = send(shown, box(), key, density=density)
            assert status == 422
            assert len(data) < 600
        for unit in (name, digits, "\0", "NaN"):
            status, data, _ = send(shown, box(), key, unit=unit)
            assert status == 422
            assert len(data) < 600
        assert send(shown, box(), key, name=f"{name}.stl", repair=digits)[0] == 200
        for headers in ({"Range": f"bytes={digits}-"}, {"Range": f"bytes=-{digits}"}, {"If-Modified-Since": digits}):
            assert get(shown, "static/app.js", **headers)[0] < 500


def test_a_body_without_a_length_is_cut_off(shown, monkeypatch):
    monkeypatch.setattr(upload, "MOST_BYTES", 10_000)
    with page(shown) as client:
        pieces = (bytes(1000) for _ in range(50))
        assert send(shown, pieces, hello(client)["key"])[0] == 413


def test_whoever_is_refused_while_sending_reads_why(shown):
    """The answer waits for the body: a connection closed with bytes unread is reset, and the answer is lost."""
    with page(shown):
        for size in (200_000, 4_000_000):
            pieces = (bytes(100_000) for _ in range(size // 100_000))
            status, data, _ = send(shown, pieces, "guess")
            assert status == 403
            assert "not connected" in json.loads(data)["text"]


def test_only_the_page_that_holds_the_controls_may_drop(shown):
    with page(shown) as first, page(shown) as second:
        assert hello(first)["control"]
        key = hello(second)["key"]
        status, data, _ = send(shown, box(), key)
        assert status == 409
        assert "controls" in json.loads(data)["text"]
        assert send(shown, box(), "guess")[0] == 403
        assert send(shown, box(), "")[0] == 403


def test_other_sites_may_neither_drop_nor_take(shown):
    with page(shown) as client:
        key = hello(client)["key"]
        for headers in (
            {"Origin": "http://evil.example"},
            {"Host": "rebound.example"},
            {"Sec-Fetch-Site": "cross-site"},
        ):
            assert send(shown, box(), key, headers=headers)[0] == 403
            assert get(shown, "run.html", **headers)[0] == 403
        assert get(shown, "drop")[0] == 405


def test_the_key_of_a_page_is_nothing_without_the_token(shown):
    with page(shown) as client:
        headers = {files.KEY: hello(client)["key"]}
        bare = shown.url.partition("?")[0]
        for query in ("", "&token=guess"):
            request = urllib.request.Request(f"{bare}drop?name=a.stl{query}", box(), headers, method="POST")
            assert answer(request)[0] == 403


# --- out ---------------------------------------------------------------------------------------------------------


def test_the_run_can_be_taken_home_in_every_form(shown, tmp_path):
    with page(shown) as client:
        before = hello(client)["scene"]["serial"]
        client.send(json.dumps({"type": "scene", "name": "torus"}))
        hello(client, lambda m: m["scene"]["serial"] > before)
        now = until(client, lambda out: out[1] > 0.3)
        status, data, headers = get(shown, "run.zarr.zip")
        assert status == 200
        assert "X-Freebody-Note" not in headers
        assert headers["Content-Disposition"] == 'attachment; filename="run.zarr.zip"'
        (tmp_path / "run.zarr.zip").write_bytes(data)
        run = fb.load_run(tmp_path / "run.zarr.zip")
        assert run.names == ("torus",)
        assert run.times[0] == 0.0
        assert run.times[-1] >= now[1] - 1e-6
        frame = int(np.argmin(np.abs(run.times - now[1])))
        assert np.float32(run.times[frame]) == now[1]
        assert run["torus"].orientation[frame] == pytest.approx(now[27:31], abs=1e-6)

        status, data, _ = get(shown, "run.glb")
        assert status == 200
        scene = trimesh.load_scene(io.BytesIO(data), file_type="glb")
        assert [len(mesh.faces) for mesh in scene.geometry.values()] == [1152]
        (length,) = struct.unpack("<I", data[12:16])
        (animation,) = json.loads(data[20 : 20 + length])["animations"]
        assert {channel["target"]["path"] for channel in animation["channels"]} == {"translation", "rotation"}

        status, data, _ = get(shown, "run.html")
        assert status == 200
        assert data.startswith(b"<!doctype html>")
        client.send(json.dumps({"type": "dt", "value": 0.001}))
        hello(client, lambda m: m["settings"]["dt"] == 0.001)
        assert "settings were changed" in get(shown, "run.zarr.zip")[2]["X-Freebody-Note"]


def test_a_recorded_run_can_be_taken_home_as_it_is(tmp_path):
    body = fb.Body(fb.Box((0.3, 0.2, 0.1)), mass=1.0, angular_velocity=(0.1, 2.0, 0.1))
    run = fb.simulate(fb.World(body), 0.5, dt=1e-2)
    with fb.view(run, port=0, open_browser=False) as view, page(view) as client:
        hello(client)
        (tmp_path / "run.zarr.zip").write_bytes(get(view, "run.zarr.zip")[1])
        assert fb.load_run(tmp_path / "run.zarr.zip").raw.tobytes() == run.raw.tobytes()
        assert get(view, "tape/1")[0] == 200
        assert get(view, "tape/2")[0] == 404


# --- absurd numbers ----------------------------------------------------------------------------------------------

LONG = "1" + "0" * 5000
ABSURD = [
    LONG, f"-{LONG}", "1" + "0" * 400, "0x" + "f" * 5000, "1e308", "-1e308", "1e999", "5e-324", "nan", "inf", "-1", "0",
    "\u0663", "", "x" * 5000, "%00", "1e" + "9" * 3000,
]  # fmt: skip


def test_absurd_numbers_in_addresses_are_errors_of_who_asks(shown, caplog):
    for name in ("tape/{}", "mesh/{}", "static/{}", "run.{}", "{}"):
        for number in ABSURD:
            status, _, _ = get(shown, name.format(urllib.parse.quote(number)))
            assert status in (403, 404, 405, 409) or (status == 200 and not number), (name, number[:20])
    assert "Traceback" not in caplog.text


def test_absurd_numbers_that_come_with_a_part_are_refused(shown, caplog):
    with page(shown) as client:
        key = hello(client)["key"]
        for number in ABSURD:
            if number not in ("", "\u0663"):  # none is as good as the usual one, and that is a three
                status, data, _ = send(shown, box(), key, density=number)
                assert status == 422, (number[:20], data)
                assert len(json.loads(data)["text"]) < 400  # the sentence that the shell has, which names what is known
                assert send(shown, box(), key, unit=number)[0] == 422
            assert send(shown, box(), key, repair=number)[0] == 200
        for size in ("1e308", "1e30", "1e-30", "1e-300"):
            for repair in ("0", "1"):
                points = f"v 0 0 0\nv {size} 0 0\nv 0 {size} 0\nv 0 0 {size}\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n"
                status, data, _ = send(shown, points.encode(), key, name="part.obj", repair=repair)
                assert status == 422, (size, data)
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("length", ["-1", LONG, "1" + "0" * 400, "1e308", "0x10", "nan", "\u0663"])
def test_absurd_lengths_are_refused(shown, length):
    with page(shown) as client:
        key = hello(client)["key"]
        address = urllib.parse.urlsplit(at(shown, "drop?name=part.stl"))
        with socket.create_connection(("127.0.0.1", shown.port), timeout=PATIENCE) as line:
            head = f"POST {address.path}?{address.query} HTTP/1.1\r\nHost: {address.netloc}\r\n{files.KEY}: {key}\r\n"
            line.sendall(f"{head}Content-Length: {length}\r\n\r\n".encode())
            answered = line.recv(100)
        assert answered[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 413")
        assert get(shown, "")[0] == 200


# --- given up ----------------------------------------------------------------------------------------------------


def stuck(monkeypatch, module, name):
    """Reading that goes on until somebody ends it: ``begun`` when it has begun, ``ended`` with what it ended by."""
    begun, ended = threading.Event(), []

    def read(*arguments, **options):
        begun.set()
        try:
            while True:
                time.sleep(0.01)
        except BaseException as error:
            ended.append(type(error))
            raise

    monkeypatch.setattr(module, name, read)
    return begun, ended


def wait_for(done):
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def begin(view, key, name="part.stl", method="POST"):
    """A request whose answer is not awaited."""
    address = urllib.parse.urlsplit(at(view, name if method == "GET" else f"drop?name={name}"))
    line = socket.create_connection(("127.0.0.1", view.port), timeout=PATIENCE)
    head = f"{method} {address.path}?{address.query} HTTP/1.1\r\nHost: {address.netloc}\r\n"
    data = b"" if method == "GET" else box()
    line.sendall(f"{head}{files.KEY}: {key}\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
    return line


def test_reading_ends_when_the_page_leaves_and_the_next_file_is_read(shown, monkeypatch, caplog):
    with page(shown) as client:
        key = hello(client)["key"]
        with monkeypatch.context() as patch:
            begun, ended = stuck(patch, upload, "read_upload")
            line = begin(shown, key)
            assert begun.wait(PATIENCE)
            assert send(shown, box(), key)[0] == 503
            line.close()
            wait_for(lambda: ended == [Stopped])
        wait_for(lambda: send(shown, box(), key)[0] == 200)
    assert "Traceback" not in caplog.text
    assert "never retrieved" not in caplog.text


def test_a_download_that_nobody_waits_for_ends(shown, monkeypatch, caplog):
    with page(shown) as client:
        hello(client)
        with monkeypatch.context() as patch:
            begun, ended = stuck(patch, saving, "made")
            line = begin(shown, "", "run.zarr.zip", "GET")
            assert begun.wait(PATIENCE)
            line.close()
            wait_for(lambda: ended == [Stopped])
        wait_for(lambda: get(shown, "run.zarr.zip")[0] == 200)
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("work", ["part.stl", "run.zarr.zip"])
def test_a_server_that_stops_waits_for_no_file(monkeypatch, work):
    with serve(lambda: from_library("torus"), port=0) as view:
        with page(view) as client:
            key = hello(client)["key"]
            begun, ended = stuck(
                monkeypatch, *((saving, "made") if work == "run.zarr.zip" else (upload, "read_upload"))
            )
            line = begin(view, key, work, "GET" if work == "run.zarr.zip" else "POST")
            assert begun.wait(PATIENCE)
        view.close()
        assert not view.running
        line.close()
        wait_for(lambda: ended == [Stopped])


@pytest.mark.parametrize("kind", ["toml", "txt"])
def test_scenes_are_taken_as_files_and_as_shared_texts(tmp_path, kind):
    scene = fb.load_scene(fb.scene_path("hammer"))
    path = tmp_path / f"part.{kind}"
    path.write_text(scene.to_toml() if kind == "toml" else scene.share())
    taken = upload.read_upload(path, upload.request(f"mine.{kind}", "", "", ""))
    assert taken.report["scene"]
    assert taken.source.world.names == scene.world().names
    assert taken.source.name == ("mine.toml" if kind == "toml" else "shared scene")
    # A scene that somebody sends reads no files, not even beside it, and runs no code.
    (tmp_path / "box.obj").write_text("v 0 0 0")
    text = '[[body]]\nshape = { type = "mesh", file = "box.obj" }\ndensity = 1\n'
    path.write_text(text if kind == "toml" else sharing.shared(text))
    with pytest.raises(FreebodyError, match="in a shared scene"):
        upload.read_upload(path, upload.request(f"mine.{kind}", "", "", ""))
    path.write_bytes((b"" if kind == "toml" else b"freebody1:") + b"\xff\xfe" + b" " * (1 << 21))
    with pytest.raises(FreebodyError, match="at most"):
        upload.read_upload(path, upload.request(f"mine.{kind}", "", "", ""))


@pytest.mark.parametrize(
    "data", [b"Dear reader", b"", b"\xff\xfe" * 99, b" " * (1 << 21), b"freebody:", b"my freebody1:"]
)
def test_texts_that_share_nothing_are_told_which_files_are_taken(tmp_path, data):
    path = tmp_path / "part.txt"
    path.write_bytes(data)
    with pytest.raises(fb.errors.InputError, match="no shared scene") as refused:
        upload.read_upload(path, upload.request("letter.txt", "", "", ""))
    assert all(f".{kind}" in str(refused.value) for kind in upload.KINDS)
    # What begins as one is told what is wrong with it.
    path.write_bytes(b"\n freebody1:AAAA")
    with pytest.raises(fb.errors.InputError, match="damaged"):
        upload.read_upload(path, upload.request("letter.txt", "", "", ""))


def test_changed_numbers_are_in_the_shared_text():
    show = Live(from_library("hammer"), stiffness=100.0)
    show.prepare()
    own = fb.load_scene(saving.made("txt", show.so_far(), show.source).data.decode())
    assert own.form == show.source.scene.form
    show.act(messages.read('{"type": "gravity", "value": [0, 0, -1.62]}'))
    show.advance(1)
    changed = fb.load_scene(saving.made("txt", show.so_far(), show.source).data.decode())
    np.testing.assert_array_equal(changed.world().gravity.acceleration, [0.0, 0.0, -1.62])
