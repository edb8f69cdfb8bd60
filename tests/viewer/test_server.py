import contextlib
import json
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import numpy as np
import pytest
from addresses import at, socket_at
from patience import PATIENCE
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import freebody as fb
from freebody.errors import InputError
from freebody.viewer.api import View, bound, serve
from freebody.viewer.frame import GRABBED, HEAD, PAUSED
from freebody.viewer.source import from_library


@pytest.fixture(scope="module")
def shown():
    with serve(lambda: from_library("torus"), port=0) as view:
        yield view


@contextlib.contextmanager
def page(view, **options):
    # Whoever has stopped reading frames does not read the answer to its farewell either.
    with connect(socket_at(view), max_size=None, compression=None, close_timeout=0.2, **options) as client:
        yield client


def say(client, **content):
    client.send(json.dumps(content))


def until(client, wanted):
    """The first message that ``wanted`` accepts; texts come as dictionaries, frames as arrays."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        got = client.recv(timeout=PATIENCE)
        message = json.loads(got) if isinstance(got, str) else np.frombuffer(got, "<f4")
        if wanted(message):
            return message
    raise AssertionError("it did not come")


def hello(client, wanted=lambda message: True):
    return until(client, lambda m: isinstance(m, dict) and m["type"] == "hello" and not m["compiling"] and wanted(m))


def frame(client, wanted=lambda out: True):
    return until(client, lambda m: isinstance(m, np.ndarray) and wanted(m))


def reason(client):
    return until(client, lambda m: isinstance(m, dict) and m["type"] == "error")["text"]


def gone(client):
    with contextlib.suppress(ConnectionClosed):
        until(client, lambda message: False)
    return client.protocol.close_code is not None


def test_a_page_is_told_what_there_is_and_sees_it_move(shown):
    with page(shown) as client:
        told = hello(client)
        assert told["control"] is True
        assert told["version"] == 1
        assert [body["name"] for body in told["bodies"]] == ["torus"]
        assert told["settings"]["integrator"] == "exact"
        assert {"euler", "exact4", "adaptive"} <= {method["name"] for method in told["integrators"]}
        assert "t-handle" in {scene["name"] for scene in told["scenes"]}
        first = frame(client)
        later = frame(client, lambda out: out[1] > first[1] + 0.1)
        assert later[0] > first[0]
        assert not np.array_equal(later[HEAD:], first[HEAD:])
        with urllib.request.urlopen(at(shown, f"mesh/{told['bodies'][0]['mesh']}")) as answer:
            count, faces = np.frombuffer(answer.read(), "<u4", 2)
        assert (count, faces) == (576, 1152)


def test_press_pull_release_and_reset(shown):
    with page(shown) as client:
        hello(client)
        say(client, type="reset")
        say(client, type="grab", phase="start", body=0, local=[1.0, 0.0, 0.0], target=[3.0, 0.0, 0.0])
        held = frame(client, lambda out: int(out[12]) & GRABBED and out[5] > 0.1)
        assert held[13] == 0
        assert held[17:20].tolist() == [3.0, 0.0, 0.0]
        say(client, type="grab", phase="end")
        free = frame(client, lambda out: not int(out[12]) & GRABBED)
        later = frame(client, lambda out: out[1] > free[1] + 0.2)
        assert np.linalg.norm(free[6:9]) > 0.01
        assert np.array_equal(free[6:9], later[6:9])
        say(client, type="pause", on=True)
        say(client, type="reset")
        start = frame(client, lambda out: int(out[12]) & PAUSED and out[1] == 0.0)
        assert start[HEAD : HEAD + 7].tolist() == [0, 0, 0, 1, 0, 0, 0]
        say(client, type="step")
        stepped = frame(client, lambda out: out[1] > 0.0)
        assert stepped[1] == np.float32(0.002)
        say(client, type="pause", on=False)
        assert hello(client, lambda m: not m["settings"]["paused"])


def test_settings_and_scenes_change_while_it_runs(shown):
    with page(shown) as client:
        old = hello(client)
        say(client, type="dt", value=0.001)
        say(client, type="speed", value=0.5)
        say(client, type="integrator", name="exact4")
        say(client, type="ghost", name="exact")
        told = hello(client, lambda m: m["settings"]["ghost"] == "exact")
        assert told["settings"]["dt"] == 0.001
        assert told["settings"]["speed"] == 0.5
        assert told["settings"]["integrator"] == "exact4"
        assert told["scene"]["serial"] == old["scene"]["serial"]
        say(client, type="integrator", name="magic")
        assert "magic" in reason(client)
        say(client, type="scene", name="cube")
        other = hello(client, lambda m: m["scene"]["name"] == "cube")
        assert other["scene"]["serial"] == old["scene"]["serial"] + 1
        assert other["bodies"][0]["name"] == "cube"
        say(client, type="speed", value=1.0)
        say(client, type="scene", name="torus")
        hello(client, lambda m: m["scene"]["name"] == "torus")


def test_one_page_holds_the_controls_and_passes_them_on(shown):
    with page(shown) as first, page(shown) as second:
        assert hello(first)["control"] is True
        assert hello(second)["control"] is False
        say(second, type="pause", on=True)
        told = until(second, lambda m: isinstance(m, dict) and m["type"] == "status" and m["text"])
        assert "controls" in told["text"]
        assert not int(frame(second)[12]) & PAUSED
        say(second, type="control")
        assert hello(second, lambda m: m["control"])
        assert hello(first, lambda m: not m["control"])
        second.close()
        assert hello(first, lambda m: m["control"] and m["viewers"] == 1)


def test_hostile_pages_are_dropped_with_a_reason_and_nobody_else_notices(shown):
    with page(shown) as honest:
        hello(honest)
        for text, why in (
            ("nonsense", "not understood"),
            ('{"type": "dt", "value": NaN}', "not understood"),
            ('{"type": "grab", "phase": "start", "body": 7, "local": [0,0,0], "target": [0,0,0]}', "number 7"),
            (json.dumps({"type": "scene", "name": "x" * 3000}), "bytes"),
            (b"\x00\x01", "only text"),
        ):
            with page(shown) as client:
                client.send(text)
                assert why in reason(client)
                assert gone(client)
        with page(shown) as client, contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                say(client, type="ping", t=0.0)
            assert "too many" in reason(client)
        with page(shown) as client:
            client.send("x" * 1_000_000)
            assert gone(client)
        now = frame(honest)
        assert frame(honest, lambda out: out[1] > now[1])[0] > now[0]


def test_answers_to_pings_carry_their_number(shown):
    with page(shown) as client:
        say(client, type="ping", t=41.5)
        assert until(client, lambda m: isinstance(m, dict) and m["type"] == "pong")["t"] == 41.5


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_pages_of_other_sites_cannot_connect(shown, origin):
    with pytest.raises(InvalidStatus, match="403"), page(shown, origin=origin):
        pass


def test_the_own_page_can_connect(shown):
    with page(shown, origin=f"http://127.0.0.1:{shown.port}") as client:
        assert hello(client)


def fetch(url, **headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers


def test_another_name_for_this_machine_is_refused(shown):
    assert fetch(shown.url, Host=f"rebound.example:{shown.port}")[0] == 403
    assert fetch(at(shown, "mesh/x"), Host=f"rebound.example:{shown.port}")[0] == 403
    assert fetch(at(shown, "mesh/x"), Host=f"localhost:{shown.port}")[0] == 404


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_nobody_comes_in_without_the_token(host):
    with serve(lambda: from_library("torus"), host=host, port=0) as view:
        bare, token = view.url.split("?token=")
        assert len(token) >= 20
        for name in ("", "mesh/x", "tape/1", "run.html", "run.glb", "run.zarr.zip"):
            for query in ("", "?token=", "?token=guess", f"?token={token[:-1]}", f"?token={token}x", f"?key={token}"):
                assert fetch(f"{bare}{name}{query}")[0] == 403
            assert fetch(f"{bare}{name}", Cookie=f"freebody-token={token}; token={token}")[0] == 403
        for query in ("", "?token=guess"):
            with pytest.raises(InvalidStatus, match="403"), connect(f"ws{bare[4:]}ws{query}"):
                pass
        assert fetch(at(view, "mesh/x"))[0] == 404
        with page(view) as client:
            assert hello(client)
        status, headers = fetch(view.url)
        assert status == 200
        # Browsers send cookies to every port of a machine, whoever listens there.
        assert "Set-Cookie" not in headers


def test_two_servers_have_two_tokens(shown):
    with serve(lambda: from_library("torus"), port=0) as other:
        assert other.url.partition("token=")[2] != shown.url.partition("token=")[2]
        assert fetch(f"{other.url.partition('?')[0]}?{shown.url.partition('?')[2]}")[0] == 403


@pytest.fixture
def opened(monkeypatch):
    """Addresses that a browser was started with."""
    addresses = []
    monkeypatch.setattr("webbrowser.open", addresses.append)
    return addresses


def test_a_browser_is_started_with_a_token_that_other_users_cannot_use_again(opened):
    with fb.view(fb.Torus(1.0, 0.3), port=0) as view:
        (started,) = opened
        # The command line of a browser can be read by everybody on a machine.
        assert view.url.partition("token=")[2] not in started
        for name in ("mesh/x", "tape/1", "run.html"):
            assert fetch(started.replace("/?", f"/{name}?"))[0] == 403
        with pytest.raises(InvalidStatus, match="403"), connect(started.replace("http", "ws").replace("/?", "/ws?")):
            pass
        with urllib.request.urlopen(started) as answer:
            assert answer.status == 200
            assert answer.url == view.url
        assert fetch(started)[0] == 403
        assert fetch(view.url)[0] == 200


def test_a_browser_that_starts_too_late_is_refused(opened, monkeypatch):
    monkeypatch.setattr("freebody.viewer.guard.SINGLE", -1.0)
    with fb.view(fb.Torus(1.0, 0.3), port=0):
        assert fetch(opened[0])[0] == 403


def test_a_browser_that_started_may_not_be_a_page_of_another_site(opened):
    with fb.view(fb.Torus(1.0, 0.3), port=0):
        assert fetch(opened[0], Host="rebound.example")[0] == 403


def test_every_answer_says_that_it_is_not_framed_and_talks_to_nobody_else(shown):
    for address in (shown.url, at(shown, "static/app.js"), at(shown, "mesh/x"), at(shown, "no/such"), f"{at(shown)}x"):
        _, headers = fetch(address)
        policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
        assert policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert policy["default-src"] == "'self'"
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Content-Type-Options"] == "nosniff"


def test_a_port_in_use_gives_the_next_free_one():
    with bound("127.0.0.1", 0) as taken, bound("127.0.0.1", taken.getsockname()[1]) as other:
        assert taken.getsockname()[1] < other.getsockname()[1]


def test_a_host_that_is_not_here_is_refused():
    with pytest.raises(InputError, match="cannot listen at"):
        bound("192.0.2.1", 0)


def test_view_shows_a_shape_and_ends_when_closed():
    view = fb.view(fb.Torus(1.0, 0.3), port=0, open_browser=False)
    with page(view) as client:
        told = hello(client)
        assert told["bodies"][0]["name"] == "torus"
        assert told["scene"]["name"] == "world"
        view.close()
        assert gone(client)
    assert not view.running
    with pytest.raises(OSError), socket.create_connection(("127.0.0.1", view.port), timeout=5.0):  # noqa: PT011
        pass


def test_something_else_cannot_be_viewed():
    with pytest.raises(InputError, match="int to view"):
        fb.view(3, open_browser=False)


def test_the_command_serves_until_it_is_interrupted():
    # Where the tests run in the background, SIGINT is ignored by all that they start, unless it says otherwise.
    code = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); import freebody.cli as c; c.main()"
    command = [sys.executable, "-c", code, "view", "cube", "--port", "0", "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        line = process.stdout.readline()
        url = line.split()[3]
        with connect(url.replace("http", "ws").replace("/?", "/ws?")) as client:
            assert hello(client)["scene"]["name"] == "cube"
        process.send_signal(2)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "Traceback" not in errors


# Ends at once, with whatever was not flushed lost, when the world is to be prepared.
UNPREPARED = """
import os
from freebody.viewer.session import Session
Session.start = lambda session: os._exit(7)
from freebody.cli import main
main()
"""


def test_the_command_prints_the_address_before_it_prepares_anything():
    command = [sys.executable, "-c", UNPREPARED, "view", "cube", "--port", "0", "--no-open"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 7, done.stderr
    assert re.match(r"freebody is at http://127\.0\.0\.1:\d+/\?token=\S+ ", done.stdout)


# The options of ``freebody view`` that are not typed, but for the browser.
OPTIONS = {"port": 0, "host": "127.0.0.1"} | dict.fromkeys(("allow_host", "unit", "allow_code", "integrator", "dt"))


@pytest.mark.parametrize(
    ("connection", "line"),
    [
        ("203.0.113.9 50022 198.51.100.7 22", r"ssh -L (\d+):127\.0\.0\.1:\1 (\S+@)?198\.51\.100\.7$"),
        ("203.0.113.9 50022 198.51.100.7 2222", r"ssh -p 2222 -L (\d+):127\.0\.0\.1:\1 (\S+@)?198\.51\.100\.7$"),
        ("somehow", r"ssh -L (\d+):127\.0\.0\.1:\1 (\S+@)?THIS-MACHINE$"),
    ],
)
def test_over_ssh_the_command_prints_the_forwarding_line_and_opens_nothing(monkeypatch, capsys, connection, line):
    from freebody.cli.view import command

    monkeypatch.setenv("SSH_CONNECTION", connection)
    monkeypatch.setattr("webbrowser.open", lambda url: pytest.fail("there is no browser on the far side"))
    monkeypatch.setattr("freebody.viewer.api.View.wait", lambda view, ready: view.close())
    command("cube", **OPTIONS, open_browser=True)
    first, second = capsys.readouterr().out.splitlines()
    found = re.search(line, second)
    assert found
    assert f":{found[1]}/" in first


def test_the_command_says_when_the_page_can_be_used(monkeypatch, capsys):
    from freebody.cli.view import command

    monkeypatch.setenv("FREEBODY_BEGUN", str(time.time() - 1000.0))
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    wait = View.wait

    def until_ready(view, ready):
        wait(view, ready=lambda: (ready(), view._server.__setattr__("should_exit", True)))

    monkeypatch.setattr("freebody.viewer.api.View.wait", until_ready)
    command("cube", **OPTIONS, open_browser=False)
    said = capsys.readouterr().out.splitlines()[-1]
    assert float(re.fullmatch(r"ready after (\S+) s", said)[1]) >= 1000.0


def test_the_command_refuses_unknown_scenes_before_it_serves():
    command = [sys.executable, "-m", "freebody", "view", "torsu", "--no-open"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1
    assert "did you mean 'torus'" in done.stderr


def test_a_page_that_reads_nothing_slows_nobody():
    with serve(lambda: from_library("thousand"), port=0) as view, page(view) as honest:
        hello(honest)
        with page(view):
            # 52 kB a frame fill every buffer on the way within a second; then the server's sending to it stands still.
            begin = frame(honest)
            end = frame(honest, lambda out: out[0] >= begin[0] + 180)
            assert end[1] > begin[1]


def test_the_guide_runs_as_written(capsys):
    guide = Path(__file__).parents[2] / "docs/page.md"
    (code,) = re.findall(r"```python\n(.*?)```", guide.read_text(), flags=re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, str(guide), "exec"), names)
    assert "http://127.0.0.1:" in capsys.readouterr().out
    assert not names["view"].running
