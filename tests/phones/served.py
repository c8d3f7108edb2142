"""A server to try things on, and phones and strangers that try them."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import ExitStack
from threading import Event
from typing import Any, Final, Self

from websockets.sync.client import ClientConnection, connect

from game.phones.http_handler import File, Find
from game.phones.seat_registry import SeatRegistry
from game.phones.server import FROM_ONE, Server
from tests.waiting import PATIENCE

HERE: Final = "127.0.0.1"
PAGE: Final = b"<!doctype html>"


def find(path: str) -> File | None:
    return File("text/html", PAGE) if path == "/" else None


class Served:
    """A table that phones may come to; nobody plays there."""

    def __init__(
        self,
        from_one: int = FROM_ONE,
        seats: int = 4,
        *,
        find: Find = find,
        note: Callable[[str], None] = print,
    ) -> None:
        self.desk = SeatRegistry(range(seats))
        self.woken = Event()
        self.server = Server(
            HERE, self.desk, find, self.woken.set, port=0, from_one=from_one, note=note
        )
        self.port = int(self.server.origin.rpartition(":")[2])
        self._lines = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.close()
        self._lines.close()

    def ask(self, raw: bytes) -> bytes:
        with self.knock() as line:
            line.sendall(raw)
            answer = b""
            while data := received(line):
                answer += data
            return answer

    def knock(self) -> socket.socket:
        return socket.create_connection((HERE, self.port), PATIENCE)

    def get(self, path: str = "/", **headers: str) -> bytes:
        """What is answered to an honest request, or to one with other headers."""
        said = {"Host": f"{HERE}:{self.port}", **headers}
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items())]
        return self.ask("\r\n".join([*lines, "", ""]).encode())

    def call(self, origin: str | None = "") -> ClientConnection:
        """An open line; the page of ours says that it comes from here."""
        headers = {} if origin is None else {"Origin": origin or self.server.origin}
        address = f"ws://{HERE}:{self.port}/seat"
        line = connect(address, additional_headers=headers, proxy=None, compression=None)
        return self._lines.enter_context(line)

    def phone(self, seat: int) -> Phone:
        """Somebody who has scanned the code of a seat."""
        return Phone(self.call(), {"t": "take", "key": self.desk.key(seat)})


class Phone:
    """A line with a seat, or without one."""

    def __init__(self, line: ClientConnection, first: dict[str, Any]) -> None:
        self.line = line
        self.say(first)

    def say(self, message: dict[str, Any]) -> None:
        self.line.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.line.recv(PATIENCE))
        return found

    def hear_until(self, kind: str) -> dict[str, Any]:
        while True:
            if (found := self.hear())["t"] == kind:
                return found


def received(line: socket.socket) -> bytes:
    """What comes next; nothing once it is hung up."""
    try:
        return line.recv(65_536)
    except ConnectionError:
        return b""
