"""One connection to the server, and how much of everything it may have."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from socket import SHUT_WR, socket
from typing import Final

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import Origin

from game.phones.http_handler import HttpHandler
from game.phones.wire import LONGEST
from game.table import Seat

TO_ASK: Final = 5.0
"""Seconds until a request must be whole, and until its answer must have been fetched."""
TO_SIT: Final = 10.0
"""Seconds with a line and without a seat."""
SILENT: Final = 40.0
"""Seconds without a word: pages say every ten that they are there."""
ENCRYPTED: Final = b"\x16\x03"
"""How a browser begins that tries https first, and waits for an answer to that."""
LARGEST_REQUEST: Final = 16_384
A_SECOND: Final = 10.0
BURST: Final = 20.0
TOO_MANY: Final = 30
"""Messages beyond what is allowed until the line is cut."""
UNSENT: Final = 262_144
"""Bytes that may wait for somebody who has a line and does not read."""
CHUNK: Final = 8_192

_QUIET: Final = logging.getLogger("backyardia.phones")
_QUIET.setLevel(logging.CRITICAL + 1)
"""Whatever strangers send is no news to anybody."""


class ConnectionClosed(Exception):
    """Nothing more is to be expected from this connection."""


class Connection:
    """What is known of a connection. Only the server's thread touches it."""

    def __init__(self, line: socket, address: str, door: HttpHandler, now: float) -> None:
        self.line = line
        self.address = address
        self.seat: Seat | None = None
        self.table: bytes | None = None
        """The latest table, not sent yet: a slow phone never gets those before it."""
        self._door = door
        self._protocol = ServerProtocol(
            origins=[Origin(door.origin)],
            max_size=LONGEST,
            logger=_QUIET,
        )
        self._out = bytearray()
        self._asked = 0  # bytes of the request so far
        self._ends = False  # as soon as everything is sent
        self._lined = self._cut = False  # it has a line; that is being closed
        self._until = now + TO_ASK
        self._allowed = BURST
        self._at = now
        self._excess = 0

    # time

    @property
    def until(self) -> float:
        """When it is hung up, if nothing happens."""
        return self._until

    def sit(self, seat: Seat, now: float) -> None:
        """Bind the connection to a seat."""
        self.seat = seat
        self._until = now + SILENT

    # hearing

    def read(self, now: float) -> Iterator[bytes]:
        """The messages that have come. Raises Hopeless."""
        try:
            data = self.line.recv(CHUNK)
            if not self._asked and data.startswith(ENCRYPTED):
                raise ConnectionClosed
            if data:
                self._protocol.receive_data(data)
            else:
                self._protocol.receive_eof()
        except (BlockingIOError, InterruptedError):
            return
        except (OSError, EOFError, AssertionError) as trouble:  # some requests trip the library
            raise ConnectionClosed from trouble
        if self._protocol.state is State.CONNECTING:
            self._asked += len(data)
            if self._asked > LARGEST_REQUEST:
                raise ConnectionClosed
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._receive(event, now)
            elif isinstance(event, Frame) and (said := self._message(event, now)) is not None:
                yield said
        if not data:
            raise ConnectionClosed

    def _receive(self, request: Request, now: float) -> None:
        answer = self._door.answer(request) or self._protocol.accept(request)
        self._protocol.send_response(answer)
        self._lined = answer.status_code == 101
        self._until = now + (TO_SIT if self._lined else TO_ASK)

    def _message(self, frame: Frame, now: float) -> bytes | None:
        """A text in one piece, as every browser sends so short a one; anything else is cut off.

        Each ping is answered, so it counts like a message.
        """
        if not self._may(now) or self._cut:
            return None
        if frame.opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE):
            return None
        if frame.opcode is not Opcode.TEXT or not frame.fin:
            self.end(1003)
            return None
        if self.seat is not None:
            self._until = now + SILENT
        return bytes(frame.data)

    def _may(self, now: float) -> bool:
        """Whether it has not said too much of late. Raises Hopeless."""
        self._allowed = min(BURST, self._allowed + (now - self._at) * A_SECOND)
        self._at = now
        if self._allowed < 1:
            self._excess += 1
            if self._excess > 2 * TOO_MANY:  # it goes on although the line is being closed
                raise ConnectionClosed
            if self._excess > TOO_MANY:
                self.end(1008)
            return False
        self._allowed -= 1
        return True

    # telling

    def say(self, message: bytes) -> None:
        """Send a message, if the line is still open."""
        with suppress(InvalidState):
            self._protocol.send_text(message)

    def end(self, code: int) -> None:
        """Close the line as soon as everything is sent; nothing more is heard."""
        self._cut = True
        with suppress(InvalidState):
            self._protocol.send_close(code)

    @property
    def waits(self) -> bool:
        """Whether there is something to send."""
        self._collect()
        return bool(self._out) or self._ends

    def write(self) -> None:
        """Send as much as the line takes. Raises Hopeless."""
        self._collect()
        try:
            if self._out:
                del self._out[: self.line.send(self._out)]
            if self._ends and not self._out:
                self._ends = False
                self.line.shutdown(SHUT_WR)
        except (BlockingIOError, InterruptedError):
            return
        except OSError as trouble:
            raise ConnectionClosed from trouble

    def _collect(self) -> None:
        """The latest table goes when all before it has gone. Raises Hopeless."""
        if self.table is not None and not self._out and self._protocol.state is State.OPEN:
            self.say(self.table)
            self.table = None
        for data in self._protocol.data_to_send():
            self._out += data
            self._ends = self._ends or not data
        if self._lined and len(self._out) > UNSENT:
            raise ConnectionClosed
