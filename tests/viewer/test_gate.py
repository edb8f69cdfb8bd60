"""Connections that do not end what they begin: half a request, half a body, half an upgrade, nothing read.

Patience is shortened to a moment, and nothing is measured: tests wait until what is to happen has happened.
"""

import contextlib
import json
import logging
import re
import socket
import time
import urllib.error
import urllib.request

import pytest
from addresses import at, socket_at
from patience import PATIENCE
from websockets.sync.client import connect

from freebody.viewer import gate, pages, server
from freebody.viewer.api import serve
from freebody.viewer.source import from_library

KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"


def until(done):
    end = time.monotonic() + PATIENCE
    while not (found := done()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)
    return found


@pytest.fixture
def lines():
    """What freebody wrote into the log."""
    records = []
    handler = logging.Handler()
    handler.emit = records.append
    logger = logging.getLogger("freebody.viewer")
    logger.addHandler(handler)
    yield records
    logger.removeHandler(handler)


@pytest.fixture
def terminal(capfd, lines):
    """All that was written to the terminal so far; ask for it before there is a server."""
    written = []

    def read():
        written.append(capfd.readouterr().err + "".join(map(logging.Formatter().format, lines)))
        return "".join(written)

    return read


@pytest.fixture
def quick(monkeypatch):
    """Serves the torus with little patience."""
    monkeypatch.setattr(gate, "REQUEST", 0.5)
    monkeypatch.setattr(gate, "FAREWELL", 0.5)
    monkeypatch.setattr(gate, "PING_EVERY", 0.5)
    monkeypatch.setattr(gate, "PING_PATIENCE", 0.5)
    monkeypatch.setattr(gate, "TOGETHER", 0.1)
    with serve(lambda: from_library("torus"), port=0) as view:
        yield view


def dial(view, *pieces, unread=False):
    line = socket.socket()
    if unread:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", view.port))
    for piece in pieces:
        line.sendall(piece)
    return line


def told(line):
    """All that comes until the server closes the connection."""
    got = b""
    with line, contextlib.suppress(ConnectionError):
        while piece := line.recv(65536):
            got += piece
    return got


def head(view, method=b"GET", name="", more=b""):
    target = at(view, name).partition(f":{view.port}")[2].encode()
    return b"%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s" % (method, target, view.port, more)


def upgrade(view, more=b""):
    return head(view, name="ws", more=more + UPGRADE + KEY + b"\r\n")


def answers(view):
    with urllib.request.urlopen(view.url, timeout=PATIENCE) as answer:
        return answer.status == 200


def left(view):
    return view._app.gate.connections


HALVES = {
    "nothing": lambda view: [],
    "half a line": lambda view: [b"GET / HT"],
    "a head that never ends": lambda view: [head(view), b"X-Slow: 1\r\n"],
    "a body that never comes": lambda view: [head(view, more=b"Content-Length: 100\r\n\r\n"), b"x"],
    "a part that never comes": lambda view: [head(view, b"POST", "drop", b"Content-Length: 100\r\n\r\n"), b"x"],
    "chunks that never end": lambda view: [head(view, more=CHUNKED), b"1\r\nx\r\n"],
    "half of a second request": lambda view: [head(view, more=b"\r\n"), b"GET / HT"],
    "half an upgrade": lambda view: [head(view, name="ws", more=UPGRADE)],
    "an upgrade with a body": lambda view: [upgrade(view, b"Content-Length: 9\r\n")],
    "an upgrade with a long header": lambda view: [upgrade(view, b"X: " + b"x" * 9000 + b"\r\n")],
}  # fmt: skip


@pytest.mark.parametrize("kind", HALVES)
def test_half_a_request_is_given_up_with_one_line_in_the_log(terminal, lines, quick, kind):
    trouble = [dial(quick, *HALVES[kind](quick)) for _ in range(5)]
    for line in trouble:
        told(line)
    until(lambda: not left(quick))
    assert answers(quick)
    # One line for all five, or more on a machine that is so busy that they do not end together.
    until(lambda: sum(int(re.search(r"closed (\d+)", record.getMessage())[1]) for record in lines) == 5)
    assert all("no whole request came within 0.5 s" in record.getMessage() for record in lines)
    assert "Traceback" not in terminal()


def test_a_request_that_trickles_is_given_up_all_the_same(quick):
    line = dial(quick, head(quick))
    with contextlib.suppress(ConnectionError):
        for k in range(int(PATIENCE / 0.05)):
            line.sendall(b"X-%d: 1\r\n" % k)
            time.sleep(0.05)
            if not left(quick):
                break
    until(lambda: not left(quick))
    line.close()


def test_an_answered_request_whose_body_trickles_is_given_up(quick):
    line = dial(quick, head(quick, more=b"Content-Length: 100000\r\n\r\n"))
    with contextlib.suppress(ConnectionError):
        for _ in range(int(PATIENCE / 0.05)):
            line.sendall(b"x")
            time.sleep(0.05)
            if not left(quick):
                break
    until(lambda: not left(quick))
    line.close()


def test_of_many_halves_the_oldest_give_way_and_honest_pages_come_in(terminal, lines, monkeypatch):
    monkeypatch.setattr(gate, "REQUEST", PATIENCE)
    monkeypatch.setattr(gate, "MOST_WAITING", 8)
    with serve(lambda: from_library("torus"), port=0) as view:
        halves = [dial(view, b"GET / HT") for _ in range(40)]
        until(lambda: len(left(view)) == 8)
        assert answers(view)
        with connect(socket_at(view), max_size=None, compression=None, close_timeout=0.2) as client:
            assert client.recv(timeout=PATIENCE)
        # The first came first, and went first.
        assert told(halves[0]) == b""
        until(lambda: [record for record in lines if "it was the oldest" in record.getMessage()])
        for line in halves:
            line.close()
    assert "Traceback" not in terminal()


def test_connections_of_all_kinds_are_counted(monkeypatch):
    monkeypatch.setattr(gate, "MOST_CONNECTIONS", 5)
    with serve(lambda: from_library("torus"), port=0) as view:
        lines = [dial(view, b"GET / HT") for _ in range(5)]
        until(lambda: len(left(view)) == 5)
        assert told(dial(view)) == b""
        for line in lines:
            line.close()
        until(lambda: not left(view))
        assert answers(view)


def handshake(view, **options):
    line = dial(view, upgrade(view), **options)
    until(lambda: view._app.pages.clients)
    return line


def test_a_socket_that_never_reads_gives_its_place_back(terminal, quick, monkeypatch):
    monkeypatch.setattr(server, "MOST_CLIENTS", 1)
    until(lambda: quick.ready)
    line = handshake(quick, unread=True)
    crowd = quick._app.pages
    # As a thousand bodies do it: pictures so large that they fill every buffer on the way.
    picture = bytes(200_000)

    def gone():
        crowd._soon(lambda: crowd._spread(picture))
        return not crowd.clients

    until(gone)
    until(lambda: not left(quick))
    with connect(socket_at(quick), max_size=None, compression=None, close_timeout=0.2) as honest:
        assert json.loads(until(lambda: hello(honest)))["control"] is True
    assert "Traceback" not in terminal()
    line.close()


def hello(client):
    got = client.recv(timeout=PATIENCE)
    return got if isinstance(got, str) and '"hello"' in got else None


def test_a_socket_that_only_asks_for_answers_is_given_up(lines):
    with serve(lambda: from_library("torus"), port=0) as view:
        until(lambda: view.ready)
        line = handshake(view, unread=True)
        ping = b"\x89\xfd\0\0\0\0" + bytes(125)
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.settimeout(5.0)
            for _ in range(400):  # some 50 MB of pings, if nobody stops it
                line.sendall(1000 * ping)
        until(lambda: not view._app.pages.clients)
        until(lambda: [record for record in lines if "answers were asked for, but not read" in record.getMessage()])
        line.close()


def test_a_socket_that_says_half_a_message_gives_its_place_back(quick):
    until(lambda: quick.ready)
    line = handshake(quick)
    line.sendall(b"\x81\xfe\x04\x00\0\0\0\0half")
    until(lambda: not quick._app.pages.clients)
    line.close()


def test_an_answer_that_is_not_read_is_given_up(quick, monkeypatch):
    monkeypatch.setattr(quick._app.session, "mesh", lambda name: bytes(30_000_000))
    for more in (b"\r\n", b"Connection: close\r\n\r\n"):
        line = dial(quick, head(quick, name="mesh/x", more=more), unread=True)
        until(lambda: left(quick))
        until(lambda: not left(quick))
        line.close()


def test_an_answer_that_is_read_slowly_comes_whole(quick, monkeypatch):
    monkeypatch.setattr(quick._app.session, "mesh", lambda name: bytes(2_000_000))
    for more in (b"\r\n", b"Connection: close\r\n\r\n"):
        line = dial(quick, head(quick, name="mesh/x", more=more), unread=True)
        got = 0
        while got < 2_000_000:
            piece = line.recv(65536)
            assert piece, got
            got += len(piece)
            time.sleep(0.0005)
        line.close()


GARBAGE = {
    "no HTTP": lambda view: [b"\x16\x03\x01 hello\r\n\r\n"],
    "after a body": lambda view: [head(view, more=b"Content-Length: 2\r\n\r\n"), b"xx garbage\r\n\r\n"],
    "in chunks": lambda view: [head(view, more=CHUNKED), b"zzz\r\n\r\n"],
    "in chunks of a part": lambda view: [head(view, b"POST", "drop", CHUNKED), b"zzz\r\n"],
    "a length": lambda view: [head(view, more=b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n")],
    "a version": lambda view: [b"GET / HTTP/" + b"9" * 5000 + b"\r\n\r\n"],
    "an upgrade that is a POST": lambda view: [head(view, b"POST", "ws", UPGRADE + KEY + b"\r\n")],
    "an upgrade without a key": lambda view: [head(view, name="ws", more=UPGRADE + b"\r\n")],
    "text that is none": lambda view: [upgrade(view), b"\x81\x82\0\0\0\0\xff\xfe"],
    "an opcode": lambda view: [upgrade(view), b"\xff\xff\0\0\0\0\xff\xfe"],
}  # fmt: skip


@pytest.mark.parametrize("kind", GARBAGE)
def test_garbage_is_refused_without_a_traceback(terminal, quick, kind):
    first, *rest = GARBAGE[kind](quick)
    line = dial(quick, first)
    time.sleep(0.05)  # in pieces, as they come over a network
    for piece in rest:
        line.sendall(piece)
    answer = told(line)
    assert b" 500 " not in answer
    until(lambda: not left(quick))
    assert answers(quick)
    assert "Traceback" not in terminal()


def test_ending_with_halves_and_readers_that_sleep_is_quiet(terminal):
    with serve(lambda: from_library("torus"), port=0) as view:
        until(lambda: view.ready)
        kept = [dial(view, *halves(view)) for halves in HALVES.values()]
        kept.append(handshake(view, unread=True))
    assert not view.running
    assert "Traceback" not in terminal()
    for line in kept:
        line.close()


def test_exceptions_of_our_own_are_logged_once_and_whole(quick, lines, monkeypatch):
    monkeypatch.setattr(quick._app.session, "mesh", lambda name: 1 / 0)
    with pytest.raises(urllib.error.HTTPError, match="500"):
        urllib.request.urlopen(at(quick, "mesh/x"), timeout=PATIENCE)
    (record,) = until(lambda: [record for record in lines if record.exc_info])
    assert record.exc_info[0] is ZeroDivisionError
    assert record.name == "freebody.viewer"


def test_texts_that_nobody_reads_are_bounded():
    client = pages.Client(1)
    for _ in range(pages.MOST_TEXTS + 5):
        client.tell("status", text="x")
    assert client.dropped
    assert len(client.texts) == pages.MOST_TEXTS
