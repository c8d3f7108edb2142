"""The server: one thread, which carries bytes between phones and the table and knows no game.

It is started when hands on phones are switched on at a table, and stopped with it. Nothing here
is imported before.
"""

from __future__ import annotations

import selectors
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple

from game.phones.addresses import listen
from game.phones.desk import Desk
from game.phones.door import Door, Find
from game.phones.tries import Tries, whole_seconds
from game.phones.visitor import Hopeless, Visitor
from game.phones.wire import (
    Back,
    Beat,
    Do,
    Later,
    NotUnderstood,
    Refused,
    Seated,
    Take,
    Type,
    Undo,
    Wish,
    heard,
    written,
)
from game.table import Seat

FROM_ONE: Final = 16
"""Connections from one address at a time: a browser opens six for a page."""
IN_ALL: Final = 96
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
ELSEWHERE: Final = 4001
"""The same seat has been opened anew."""
GONE: Final = 4003
"""There is no seat for whoever asks."""
TOO_SOON: Final = 4004
"""Too many codes have been guessed."""
NOT_UNDERSTOOD: Final = 1008
SOON: Final = 1.0
"""Seconds between two looks at who has been silent for too long."""


class Wished(NamedTuple):
    """Who wishes what."""

    seat: Seat
    wish: Wish


class Server:
    """Serves one address. Everything public may be called from the window's thread.

    Args:
        host: The address of this computer in a network; no other is listened to.
        desk: Who may hold which seat.
        find: The files of the page.
        wake: Called whenever there is something for the table to look at.
        port: Where to listen; None: at the first usual one that is free.
        from_one: Connections from one address.

    Raises OSError where the address cannot be listened to.
    """

    def __init__(
        self,
        host: str,
        desk: Desk,
        find: Find,
        wake: Callable[[], None],
        *,
        port: int | None = None,
        from_one: int = FROM_ONE,
    ) -> None:
        self.inbox: SimpleQueue[Wished] = SimpleQueue()
        self.here: frozenset[Seat] = frozenset()
        """The seats whose phones are there now."""
        self.languages: dict[Seat, str] = {}
        """In which the phones of the seats are spoken to, by their codes."""
        self.visited = False
        """Whether anybody has come at all."""
        self._desk = desk
        self._tries = Tries()
        self._wake = wake
        self._from_one = from_one
        self._tables: dict[Seat, bytes] = {}
        self._visitors: dict[int, Visitor] = {}
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._door_bell, self._bell = socket.socketpair()
        for end in (self._door_bell, self._bell):
            end.setblocking(False)
        try:
            self._listener = listen(host, port)
        except OSError:
            self._door_bell.close()
            self._bell.close()
            raise
        self._door = Door(host, self._listener.getsockname()[1], find)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._selector.register(self._bell, selectors.EVENT_READ)
        self._thread = Thread(target=self._run, name="phones", daemon=True)
        self._thread.start()

    @property
    def host(self) -> str:
        """The address that is listened to."""
        return self._door.host

    @property
    def origin(self) -> str:
        """What is typed into a browser."""
        return self._door.origin

    # from the window's thread

    def publish(self, seat: Seat, table: bytes) -> None:
        """From now on this is what the phone of a seat shows."""
        self._do(lambda: self._show(seat, table))

    def tell(self, seat: Seat, message: bytes) -> None:
        """Say something to the phone of a seat, if it is there."""
        self._do(lambda: self._say(seat, message))

    def turn_out(self, seat: Seat) -> None:
        """Whoever held the seat does no longer."""
        self._do(lambda: self._part(seat, GONE))

    def close(self) -> None:
        """Hang up, and let the address go."""
        self._jobs.put(None)
        self._ring()
        self._thread.join()

    def _do(self, job: Callable[[], None]) -> None:
        self._jobs.put(job)
        self._ring()

    def _ring(self) -> None:
        with suppress(OSError):  # it rings already, or nobody is there any more
            self._door_bell.send(b"!")

    # the server's thread

    def _run(self) -> None:
        try:
            while self._turn():
                pass
        finally:
            for visitor in self._visitors.values():
                visitor.line.close()
            for each in (self._listener, self._door_bell, self._bell, self._selector):
                each.close()

    def _turn(self) -> bool:
        """Wait for something, and see to it; False: that was all."""
        for key, mask in self._selector.select(SOON if self._visitors else None):
            if key.fileobj is self._listener:
                self._let_in()
            elif key.fileobj is self._bell:
                if not self._work():
                    return False
            else:
                self._attend(key.data, mask)
        now = monotonic()
        for visitor in [*self._visitors.values()]:
            if now > visitor.until:
                self._hang_up(visitor)
            else:
                self._send(visitor)
        return True

    def _work(self) -> bool:
        """What the window's thread has asked for; False: to stop."""
        with suppress(BlockingIOError):
            while self._bell.recv(4096):
                pass
        while not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                return False
            job()
        return True

    def _let_in(self) -> None:
        try:
            line, (address, *_rest) = self._listener.accept()
        except OSError:  # gone again
            return
        line.setblocking(False)
        known = Counter(each.address for each in self._visitors.values())
        if known[address] >= self._from_one or known.total() >= IN_ALL:
            with suppress(OSError):
                line.send(BUSY)
            line.close()
            return
        visitor = Visitor(line, address, self._door, monotonic())
        self._visitors[line.fileno()] = visitor
        self._selector.register(line, selectors.EVENT_READ, visitor)
        if not self.visited:
            self.visited = True
            self._wake()

    def _attend(self, visitor: Visitor, mask: int) -> None:
        try:
            if mask & selectors.EVENT_READ:
                for message in visitor.read(monotonic()):
                    self._hear(visitor, message)
        except Hopeless:
            self._hang_up(visitor)

    def _send(self, visitor: Visitor) -> None:
        try:
            visitor.write()
        except Hopeless:
            self._hang_up(visitor)
            return
        mask = selectors.EVENT_READ | (selectors.EVENT_WRITE if visitor.waits else 0)
        if self._selector.get_key(visitor.line).events != mask:
            self._selector.modify(visitor.line, mask, visitor)

    def _hang_up(self, visitor: Visitor) -> None:
        if self._visitors.pop(visitor.line.fileno(), None) is None:
            return
        self._selector.unregister(visitor.line)
        visitor.line.close()
        self._count()

    def _count(self) -> None:
        here = frozenset(each.seat for each in self._visitors.values() if each.seat is not None)
        if here != self.here:
            self.here = here
            self._wake()

    # what is said

    def _hear(self, visitor: Visitor, message: bytes) -> None:
        try:
            said = heard(message)
        except NotUnderstood:
            visitor.end(NOT_UNDERSTOOD)
            return
        match said:
            case Take(key, language) if visitor.seat is None:
                self._take(visitor, self._desk.take(key), language)
            case Type(code, language) if visitor.seat is None:
                self._type(visitor, code, language)
            case Back(token, language) if visitor.seat is None:
                self._seat(visitor, self._desk.back(token), language)
            case Beat():
                visitor.say(written(Beat()))
            case Do() | Undo() if visitor.seat is not None:
                self.inbox.put(Wished(visitor.seat, said))
                self._wake()
            case _:
                visitor.end(NOT_UNDERSTOOD)

    def _type(self, visitor: Visitor, code: str, language: str) -> None:
        """A right code is not even looked at as long as its sender has to wait."""
        now = monotonic()
        wait = self._tries.wait(visitor.address, now)
        if wait:
            visitor.say(written(Later(whole_seconds(wait))))
            visitor.end(TOO_SOON)
            return
        taken = self._desk.type(code)
        if taken is None:
            self._tries.fail(visitor.address, now)
        self._take(visitor, taken, language)

    def _take(self, visitor: Visitor, taken: tuple[Seat, str] | None, language: str) -> None:
        if taken is not None:
            visitor.say(written(Seated(taken[1])))
        self._seat(visitor, None if taken is None else taken[0], language)

    def _seat(self, visitor: Visitor, seat: Seat | None, language: str) -> None:
        if seat is None:
            visitor.say(written(Refused()))
            visitor.end(GONE)
            return
        self._part(seat, ELSEWHERE)
        if self.languages.get(seat, "") != language:
            self.languages = {**self.languages, seat: language}
        visitor.sit(seat, monotonic())
        visitor.table = self._tables.get(seat)
        self._count()

    def _part(self, seat: Seat, code: int) -> None:
        """Whoever shows the seat so far shows it no longer."""
        for visitor in self._visitors.values():
            if visitor.seat == seat:
                visitor.seat = visitor.table = None
                if code == GONE:
                    visitor.say(written(Refused()))
                visitor.end(code)
        self._count()

    def _show(self, seat: Seat, table: bytes) -> None:
        if self._tables.get(seat) == table:
            return
        self._tables[seat] = table
        for visitor in self._visitors.values():
            if visitor.seat == seat:
                visitor.table = table

    def _say(self, seat: Seat, message: bytes) -> None:
        for visitor in self._visitors.values():
            if visitor.seat == seat:
                visitor.say(message)
