"""The server: one thread, which carries bytes between phones and the table and knows no game.

It is started when hands on phones are switched on at a table, and stopped with it. Nothing here
is imported before.
"""

from __future__ import annotations

import selectors
import socket
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple

from game.phones.addresses import listen
from game.phones.connection import Connection, ConnectionClosed
from game.phones.http_handler import File, Find, HttpHandler
from game.phones.seat_registry import SeatRegistry
from game.phones.tries import Tries, whole_seconds
from game.phones.wire import (
    BeatMsg,
    ChooseMsg,
    LaterMsg,
    NotUnderstood,
    RefusalMsg,
    ReturnMsg,
    SeatMsg,
    TakeSeatMsg,
    TypeCodeMsg,
    UndoMsg,
    Why,
    Wish,
    message_bytes,
    read_message,
)
from game.table import Seat

FROM_ONE: Final = 64
"""Connections from one address at a time: a browser opens six for a page, and a line, and a whole
household may come from one address."""
IN_ALL: Final = 160
INBOX: Final = 256
"""Wishes that nobody has looked at yet."""
ADDRESSES: Final = 16
"""Addresses of ours that are listened to, at most."""
NOTED: Final = 20
"""Mistakes that are written down: who makes us err again and again fills no disk."""
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
ELSEWHERE: Final = 4001
"""The same seat has been opened anew."""
GONE: Final = 4003
"""There is no seat for whoever asks."""
TOO_SOON: Final = 4004
"""Too many codes have been guessed."""
NOT_UNDERSTOOD: Final = 1008
TRY_LATER: Final = 1013
SOON: Final = 1.0
"""Seconds between two looks at who has been silent for too long."""


class SeatWish(NamedTuple):
    """Who wishes what."""

    seat: Seat
    wish: Wish


class Server:
    """Serves at addresses of ours. Everything public may be called from the window's thread.

    A mistake about one visitor ends that visitor. If the thread ends all the same, nobody is here
    any more, it has ``ended``, and the table is woken.

    Args:
        host: The address of this computer in a network; ``listen_at`` adds others.
        desk: Who may hold which seat.
        find: The files of the page.
        wake: Called whenever there is something for the table to look at.
        port: Where to listen; None: at the first usual one that is free.
        from_one: Connections from one address.
        note: Gets the trace of whatever goes wrong, from the server's thread.

    Raises OSError where the address cannot be listened to.
    """

    def __init__(
        self,
        host: str,
        desk: SeatRegistry,
        find: Find,
        wake: Callable[[], None],
        *,
        port: int | None = None,
        from_one: int = FROM_ONE,
        note: Callable[[str], None] = lambda _trace: None,
    ) -> None:
        self.inbox: SimpleQueue[SeatWish] = SimpleQueue()
        self.here: frozenset[Seat] = frozenset()
        """The seats whose phones are there now."""
        self.languages: dict[Seat, str] = {}
        """In which the phones of the seats are spoken to, by their codes."""
        self.visited = False
        """Whether anybody has come at all."""
        self.ended = False
        """Whether nobody is served any more."""
        self._desk = desk
        self._find = find
        self._note = note
        self._noted = 0
        self._tries = Tries()
        self._wake = wake
        self._from_one = from_one
        self._tables: dict[Seat, bytes] = {}
        self._visitors: set[Connection] = set()
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._door_bell, self._bell = socket.socketpair()
        for end in (self._door_bell, self._bell):
            end.setblocking(False)
        try:
            listener = listen(host, port)
        except OSError:
            self._door_bell.close()
            self._bell.close()
            raise
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._bell, selectors.EVENT_READ)
        self._doors: dict[str, HttpHandler] = {}
        self._listeners: list[socket.socket] = []
        self._watch(listener, self._open(listener, host))
        self._thread = Thread(target=self._run, name="phones", daemon=True)
        self._thread.start()

    @property
    def origins(self) -> dict[str, str]:
        """What is typed into a browser, by the address that is listened to."""
        return {host: door.origin for host, door in [*self._doors.items()]}  # others may come

    @property
    def port(self) -> int:
        """Where it listens, at every address if nobody else does there."""
        return next(iter(self._doors.values())).port

    @property
    def origin(self) -> str:
        """What is typed at the first of them."""
        return next(iter(self.origins.values()))

    # from the window's thread

    def listen_at(self, hosts: Iterable[str]) -> None:
        """At these addresses too, as far as that is possible; whoever is here stays."""
        for host in dict.fromkeys(hosts):
            if host in self._doors or len(self._doors) == ADDRESSES:
                continue
            for port in (self.port, None):
                with suppress(OSError):
                    listener = listen(host, port)
                    self._do(partial(self._watch, listener, self._open(listener, host)))
                    break

    def publish(self, seat: Seat, table: bytes) -> None:
        """From now on this is what the phone of a seat shows."""
        self._do(lambda: self._show(seat, table))

    def tell(self, seat: Seat, message: bytes) -> None:
        """Say something to the phone of a seat, if it is there."""
        self._do(lambda: self._say(seat, message))

    def turn_out(self, seat: Seat) -> None:
        """Revoke the seat of the phone that holds it."""
        self._do(lambda: self._part(seat, GONE))

    def close(self) -> None:
        """Hang up, and let the address go."""
        self._jobs.put(None)
        self._ring()
        self._thread.join()

    def _open(self, listener: socket.socket, host: str) -> HttpHandler:
        """The door of an address that is listened to."""
        self._listeners.append(listener)
        door = self._doors[host] = HttpHandler(host, listener.getsockname()[1], self._look_up)
        return door

    def _look_up(self, path: str) -> File | None:
        """A file for one visitor; whatever goes wrong with it is about that file alone."""
        try:
            return self._find(path)
        except BaseException as mistake:
            raise LookupError(path) from mistake

    def _do(self, job: Callable[[], None]) -> None:
        if self.ended:
            return
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
        except BaseException:  # noqa: BLE001  # whatever it was: the table has to know
            self._write_down()
        finally:
            self._end()

    def _end(self) -> None:
        """Nobody is here, and whoever looks at the table is told so."""
        self.here, self.ended = frozenset(), True
        lines = [visitor.line for visitor in self._visitors]
        for each in (*self._listeners, *lines, self._door_bell, self._bell):
            each.close()
        self._selector.close()
        with suppress(Exception):
            self._wake()

    def _turn(self) -> bool:
        """Wait for something, and see to it; False: that was all."""
        for key, mask in self._selector.select(SOON if self._visitors else None):
            if isinstance(key.data, Connection):
                self._attend(key.data, mask)
            elif isinstance(key.fileobj, socket.socket) and isinstance(key.data, HttpHandler):
                self._safely(partial(self._let_in, key.fileobj, key.data))
            elif not self._work():
                return False
        now = monotonic()
        for visitor in [*self._visitors]:
            if now > visitor.until:
                self._hang_up(visitor)
            else:
                self._safely(partial(self._send, visitor), visitor)
        return True

    def _safely(self, work: Callable[[], None], visitor: Connection | None = None) -> None:
        """Do it; who makes it impossible is hung up, and what was our mistake is written down."""
        try:
            work()
        except ConnectionClosed:
            pass
        except Exception:  # noqa: BLE001  # one visitor ends nobody else's evening
            self._write_down()
        else:
            return
        if visitor is not None:
            self._hang_up(visitor)

    def _write_down(self) -> None:
        self._noted += 1
        if self._noted <= NOTED:
            with suppress(Exception):
                self._note(traceback.format_exc())

    def _work(self) -> bool:
        """What the window's thread has asked for; False: to stop."""
        with suppress(BlockingIOError):
            while self._bell.recv(4096):
                pass
        while not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                return False
            self._safely(job)
        return True

    def _watch(self, listener: socket.socket, door: HttpHandler) -> None:
        self._selector.register(listener, selectors.EVENT_READ, door)

    def _let_in(self, listener: socket.socket, door: HttpHandler) -> None:
        try:
            line, (address, *_rest) = listener.accept()
        except OSError:  # gone again
            return
        line.setblocking(False)
        known = Counter(each.address for each in self._visitors)
        if known[address] >= self._from_one or known.total() >= IN_ALL:
            with suppress(OSError):
                line.send(BUSY)
            line.close()
            return
        visitor = Connection(line, address, door, monotonic())
        self._visitors.add(visitor)
        self._selector.register(line, selectors.EVENT_READ, visitor)
        if not self.visited:
            self.visited = True
            self._wake()

    def _attend(self, visitor: Connection, mask: int) -> None:
        def read() -> None:
            for message in visitor.read(monotonic()):
                self._hear(visitor, message)

        if mask & selectors.EVENT_READ and visitor in self._visitors:
            self._safely(read, visitor)

    def _send(self, visitor: Connection) -> None:
        visitor.write()
        mask = selectors.EVENT_READ | (selectors.EVENT_WRITE if visitor.waits else 0)
        if self._selector.get_key(visitor.line).events != mask:
            self._selector.modify(visitor.line, mask, visitor)

    def _hang_up(self, visitor: Connection) -> None:
        if visitor not in self._visitors:
            return
        self._visitors.remove(visitor)
        with suppress(KeyError, ValueError):  # somebody else has closed it
            self._selector.unregister(visitor.line)
        visitor.line.close()
        self._count()

    def _count(self) -> None:
        here = frozenset(each.seat for each in self._visitors if each.seat is not None)
        if here != self.here:
            self.here = here
            self._wake()

    # what is said

    def _hear(self, visitor: Connection, message: bytes) -> None:
        try:
            said = read_message(message)
        except NotUnderstood:
            visitor.end(NOT_UNDERSTOOD)
            return
        match said:
            case TakeSeatMsg(key, language, token) if visitor.seat is None:
                why: Why = "used" if self._desk.is_used(key) else "old"  # 128 bits are not mistyped
                self._take(visitor, self._desk.take(key, token), language, why)
            case TypeCodeMsg() if visitor.seat is None:
                self._type(visitor, said)
            case ReturnMsg(token, language) if visitor.seat is None:
                self._seat(visitor, self._desk.back(token), language)
            case BeatMsg():
                visitor.say(message_bytes(BeatMsg()))
            case ChooseMsg() | UndoMsg() if (
                visitor.seat is not None and self.inbox.qsize() >= INBOX
            ):
                visitor.end(TRY_LATER)
            case ChooseMsg() | UndoMsg() if visitor.seat is not None:
                self.inbox.put(SeatWish(visitor.seat, said))
                self._wake()
            case _:
                visitor.end(NOT_UNDERSTOOD)

    def _type(self, visitor: Connection, said: TypeCodeMsg) -> None:
        """A right code is not even looked at as long as its sender has to wait."""
        now = monotonic()
        wait = self._tries.wait(visitor.address, now)
        if wait:
            visitor.say(message_bytes(LaterMsg(whole_seconds(wait))))
            visitor.end(TOO_SOON)
            return
        why: Why = "used" if self._desk.is_used(said.code) else ""
        taken = self._desk.type(said.code, said.token)
        if taken is None:
            self._tries.fail(visitor.address, now)
        self._take(visitor, taken, said.lang, why)

    def _take(
        self, visitor: Connection, taken: tuple[Seat, str] | None, language: str, why: Why
    ) -> None:
        if taken is not None:
            visitor.say(message_bytes(SeatMsg(taken[1])))
        self._seat(visitor, None if taken is None else taken[0], language, why)

    def _seat(self, visitor: Connection, seat: Seat | None, language: str, why: Why = "") -> None:
        if seat is None:
            visitor.say(message_bytes(RefusalMsg(why)))
            visitor.end(GONE)
            return
        self._part(seat, ELSEWHERE)
        if self.languages.get(seat, "") != language:
            self.languages = {**self.languages, seat: language}
        visitor.sit(seat, monotonic())
        visitor.table = self._tables.get(seat)
        self._count()

    def _part(self, seat: Seat, code: int) -> None:
        """Close the connection that shows the seat now."""
        for visitor in self._visitors:
            if visitor.seat == seat:
                visitor.seat = visitor.table = None
                if code == GONE:
                    visitor.say(message_bytes(RefusalMsg()))
                visitor.end(code)
        self._count()

    def _show(self, seat: Seat, table: bytes) -> None:
        if self._tables.get(seat) == table:
            return
        self._tables[seat] = table
        for visitor in self._visitors:
            if visitor.seat == seat:
                visitor.table = table

    def _say(self, seat: Seat, message: bytes) -> None:
        for visitor in self._visitors:
            if visitor.seat == seat:
                visitor.say(message)
