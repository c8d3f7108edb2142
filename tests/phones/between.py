"""Somebody between phones and the table who carries messages, until a line is to break."""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from threading import Thread
from time import sleep
from typing import NamedTuple, Self

from game.phones.server import BUSY
from tests.phones.served import HERE

TICK = 0.02
RESET = struct.pack("ii", 1, 0)


class Fate(Enum):
    """What becomes of a message, and of the line that it is on."""

    BEFORE = auto()  # the line is cut, and the message lost
    HALF = auto()
    AFTER = auto()
    SILENCE = auto()  # from here on nothing is carried, and nobody told
    LATE = auto()


class Message(NamedTuple):
    """The how manieth of a line, from a phone (``up``) or to it."""

    up: bool
    number: int


Plan = Callable[[Message], Fate | None]


class Between:
    """Calls the server by its own name, and is called by another.

    Args:
        place: Of the server, as ``127.0.0.1:8673``.
    """

    def __init__(self, place: str) -> None:
        host, _colon, port = place.partition(":")
        self._named, self._server = place, (host, int(port))
        self._listener = socket.create_server((HERE, 0))
        self.place = f"{HERE}:{self._listener.getsockname()[1]}"
        self.plan: Plan | None = None
        self.lost: Callable[[str], bool] = lambda _path: False
        """Requests for which paths are answered with 503."""
        self.late = 0.0
        self.fates = 0
        self._lines: list[Line] = []
        self._serving = Thread(target=self._run, daemon=True)
        self._serving.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)  # so that nobody waits there any more
        self._listener.close()
        self._serving.join()
        self.cut()
        for line in self._lines:
            line.join()

    def address(self, address: str) -> str:
        return address.replace(self._named, self.place)

    @property
    def talking(self) -> list[Line]:
        """The lines on which there are messages, old ones as well."""
        return [line for line in self._lines if line.talks]

    def cut(self) -> None:
        for line in self._lines:
            line.cut()

    def silence(self) -> None:
        """Every line that is open now carries nothing any more."""
        for line in self._lines:
            line.silent = True

    def _run(self) -> None:
        with suppress(OSError):
            while True:
                phone, _address = self._listener.accept()
                self._lines.append(Line(self, phone))

    def call(self) -> socket.socket:
        return socket.create_connection(self._server)

    def named(self, request: bytes) -> bytes:
        return request.replace(self.place.encode(), self._named.encode())


class Line:
    """From one phone to the server."""

    def __init__(self, between: Between, phone: socket.socket) -> None:
        self._between = between
        self._ends = {True: phone}
        self.talks = False
        self.silent = False
        self._threads = [Thread(target=self._serve, daemon=True)]
        self._threads[0].start()

    def _serve(self) -> None:
        phone = self._ends[True]
        with suppress(OSError):
            first = phone.recv(65_536)
            path = first.split(b" ", 2)[1].decode() if first.count(b" ") > 1 else ""
            if self._between.lost(path):
                phone.sendall(BUSY)
            else:
                server = self._ends[False] = self._between.call()
                server.sendall(self._between.named(first))
                self.talks = path == "/seat"
                self._threads.append(Thread(target=self._carry, args=(False,), daemon=True))
                self._threads[1].start()
                self._carry(True)
        if not self.silent:
            self.cut()

    def join(self) -> None:
        for thread in self._threads:
            thread.join()

    def cut(self) -> None:
        for end in [*self._ends.values()]:
            with suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _carry(self, up: bool) -> None:
        """In one direction, until an end is closed."""
        with suppress(OSError):
            buffer, number = b"", 0
            shaken = up or not self.talks  # the request has gone already
            while data := self._ends[up].recv(65_536):
                if not self.talks:
                    self._ends[not up].sendall(data)
                    continue
                buffer += data
                if not shaken and b"\r\n\r\n" in buffer:
                    head, _blank, buffer = buffer.partition(b"\r\n\r\n")
                    self._ends[not up].sendall(head + b"\r\n\r\n")
                    shaken = True
                while shaken and (size := frame(buffer)):
                    number += 1
                    self._pass(Message(up, number), buffer[:size])
                    buffer = buffer[size:]
        if not up and not self.silent:  # all has been said
            with suppress(OSError):
                self._ends[True].shutdown(socket.SHUT_WR)

    def _pass(self, message: Message, raw: bytes) -> None:
        there = self._ends[not message.up]
        plan = self._between.plan
        fate = None if plan is None or self.silent else plan(message)
        self._between.fates += fate is not None
        match fate:
            case Fate.SILENCE:
                self.silent = True
            case Fate.BEFORE:
                self.cut()
            case Fate.HALF:
                there.sendall(raw[: len(raw) // 2])
                sleep(TICK)  # or a reset overtakes it
                self.cut()
            case Fate.LATE:
                sleep(self._between.late)
            case _:
                pass
        if self.silent:
            return
        there.sendall(raw)
        if fate is Fate.AFTER:
            sleep(TICK)
            self.cut()


def frame(raw: bytes) -> int:
    """How many bytes the first message takes; 0: it is not whole yet."""
    if len(raw) < 2:
        return 0
    size, length = 2, raw[1] & 127
    if length >= 126:
        wide = 2 if length == 126 else 8
        if len(raw) < size + wide:
            return 0
        length = int.from_bytes(raw[size : size + wide], "big")
        size += wide
    size += length + (4 if raw[1] & 128 else 0)
    return size if len(raw) >= size else 0
