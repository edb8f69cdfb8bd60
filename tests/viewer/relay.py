"""A proxy between a page and its server: under a path of its own, and with a line that can be cut or fall silent."""

import contextlib
import selectors
import socket
import threading

ENDS = b"\r\n\r\n"


class Relay:
    """Listens on a port of its own and passes everything below ``path`` on to ``port``; one request a connection."""

    def __init__(self, port: int, *, path: str = "/") -> None:
        self.port, self.path = port, path
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}{path}"
        self._pairs: set[tuple[socket.socket, socket.socket]] = set()
        self._flowing = threading.Event()
        self._flowing.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """End every connection there is, as when a network goes away."""
        for pair in list(self._pairs):
            for one in pair:
                with contextlib.suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)

    def hush(self, silent: bool) -> None:
        """Pass nothing on, and say nothing about it, as a laptop that sleeps."""
        if silent:
            self._flowing.clear()
        else:
            self._flowing.set()

    def close(self) -> None:
        self._listening.close()
        self._flowing.set()
        self.cut()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(near,), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        with contextlib.suppress(OSError), near, socket.create_connection(("127.0.0.1", self.port)) as far:
            head, body = self._head(near)
            method, target, rest = head.split(b" ", 2)
            if not target.startswith(self.path.encode()):
                near.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            if b"upgrade: websocket" not in rest.lower():
                lines = [line for line in rest.split(b"\r\n") if not line.lower().startswith(b"connection:")]
                rest = b"\r\n".join([*lines, b"Connection: close"])
            far.sendall(b" ".join([method, target[len(self.path) - 1 :], rest]) + ENDS + body)
            self._pass_on(near, far)

    def _head(self, near: socket.socket) -> tuple[bytes, bytes]:
        got = b""
        while ENDS not in got:
            more = near.recv(65536)
            if not more:
                raise OSError("no request")
            got += more
        head, body = got.split(ENDS, 1)
        return head, body

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        pair = (near, far)
        self._pairs.add(pair)
        try:
            with selectors.DefaultSelector() as ready:
                ready.register(near, selectors.EVENT_READ, far)
                ready.register(far, selectors.EVENT_READ, near)
                while True:
                    for key, _ in ready.select():
                        data = key.fileobj.recv(65536)
                        self._flowing.wait()
                        if not data:
                            return
                        key.data.sendall(data)
        finally:
            self._pairs.discard(pair)
