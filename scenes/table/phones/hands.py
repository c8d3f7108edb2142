"""The phones of one table, as the window's thread knows them: who holds what, who wishes what.

Imported when somebody switches hands on phones on, and never before.
"""

from __future__ import annotations

from collections.abc import Collection
from queue import Empty
from typing import Any, Final, NamedTuple

from game.catalogue import SHELF, part_of
from game.phones.addresses import addresses
from game.phones.conversation import Conversation
from game.phones.desk import Desk
from game.phones.server import Server
from game.phones.telling import Teller
from game.phones.wire import Do, Done, Undo, written
from game.table import Seat
from game.words import _
from scenes.kit import bell
from scenes.kit.theme import SEAT_COLOURS
from scenes.table.phones.files import Files
from scenes.table.session import AnySession
from scenes.table.take_back import offer

TAKES_BACK: Final = object()
"""What a phone may wish besides an action: its last choice back."""


class Came(NamedTuple):
    """What a phone has asked the table to do: an action of the game, or ``TAKES_BACK``."""

    wish: Any


class Hands:
    """Serves this table's phones until it is closed.

    Args:
        session: The table.
        host: The address to listen at; None: the likeliest one.
        port: Where to listen; None: at the first usual one that is free.

    Raises OSError where there is no network, or nothing can be listened to.
    """

    def __init__(
        self, session: AnySession, host: str | None = None, port: int | None = None
    ) -> None:
        game = SHELF[session.setup.game]
        self._session = session
        self._desk = _desk_of(session)
        self._talks = {seat: Conversation() for seat in session.people}
        self._files = Files(game.folder, part_of(game, "scenes.*.entry.ENTRY").open_deck())
        self._asked: Seat | None = None
        self.hosts = addresses() if host is None else (host,)
        if not self.hosts:
            raise OSError
        self._server = Server(self.hosts[0], self._desk, self._files.find, bell.ring, port=port)

    # who is there

    @property
    def seats(self) -> Collection[Seat]:
        """The seats that may be held by phones."""
        return self._talks

    @property
    def held(self) -> frozenset[Seat]:
        """Whose hands are on phones, whether these are there now or not."""
        return self._desk.held

    @property
    def here(self) -> frozenset[Seat]:
        """Whose phones are there now."""
        return self._server.here

    @property
    def visited(self) -> bool:
        """Whether anybody has come so far."""
        return self._server.visited

    @property
    def origin(self) -> str:
        """What everybody types or scans, before the key."""
        return self._server.origin

    def address(self, seat: Seat) -> str:
        """What the phone of a seat opens. What stands after ``#`` is in no request and no log."""
        return f"{self.origin}/#{self._desk.key(seat)}"

    def release(self, seat: Seat) -> None:
        """The hand is at the screen again."""
        self._desk.release(seat)
        self._server.turn_out(seat)

    def move(self) -> None:
        """Listen at the next address of this computer; whoever held a seat scans anew."""
        at = (self.hosts.index(self._server.host) + 1) % len(self.hosts)
        later = Server(self.hosts[at], self._desk, self._files.find, bell.ring)
        self._server.close()
        self._server = later
        for seat in self.held:  # a browser remembers its seat by the address
            self._desk.release(seat)
        self.show(self._asked)

    def close(self) -> None:
        """The table is over for all phones."""
        self._server.close()

    # what they see

    def show(self, asked: Seat | None) -> None:
        """Every phone sees the present; the one of ``asked`` is asked to choose."""
        self._asked = asked
        match = self._session.match
        teller, taken = self._teller, offer(self._session)
        undo = taken.seat if taken is not None and taken.free else None
        over = teller.over() if match.decision is None else ""
        for seat, talk in self._talks.items():
            question = talk.ask(self._moment) if seat == asked else None
            table = teller.table(seat, question, undo=seat == undo, over=over)
            self._server.publish(seat, written(table))

    @property
    def _moment(self) -> object:
        return len(self._session.match.actions), len(self._session.match.take_backs)

    @property
    def _teller(self) -> Teller:
        session = self._session
        paint, about = SEAT_COLOURS.__getitem__, session.ui.description
        return Teller(session.match, about, session.seats, paint, session.ui.noted)

    # what they wish

    @property
    def waiting(self) -> bool:
        """Whether a phone has wished something that nobody has looked at yet."""
        return not self._server.inbox.empty()

    def look(self) -> Came | None:
        """Answer what phones have wished, up to the first wish that does something."""
        while True:
            try:
                seat, wish = self._server.inbox.get_nowait()
            except Empty:
                return None
            came = self._undo(seat, wish) if isinstance(wish, Undo) else self._do(seat, wish)
            if came is not None:
                return came

    def _do(self, seat: Seat, wish: Do) -> Came | None:
        talk = self._talks[seat]
        if seat not in self.held or seat != self._asked:
            self._server.tell(seat, written(talk.late(wish)))
            return None
        answer = talk.answer(wish, self._teller.question(seat, talk.path))
        self._server.tell(seat, written(answer.done))
        if answer.action is not None:
            self._asked = None
            return Came(answer.action)
        self.show(seat)
        return None

    def _undo(self, seat: Seat, wish: Undo) -> Came | None:
        taken = offer(self._session)
        if taken is None or not taken.free or taken.seat != seat or seat not in self.held:
            why = _("That can be undone at the big screen, or not any more.")
            self._server.tell(seat, written(Done(wish.id, why)))
            return None
        self._server.tell(seat, written(Done(wish.id)))
        return Came(TAKES_BACK)


_LAST: Final[dict[object, Desk]] = {}


def _desk_of(session: AnySession) -> Desk:
    """Who sits there again, in a rematch or a resumed game, holds the same seat by the same phone.

    Its page comes back by itself, as long as this program runs.
    """
    sitting = tuple((who.name, who.bot is None) for who in session.setup.seats)
    desk = _LAST.get(sitting) or Desk(sorted(session.people))
    _LAST.clear()
    _LAST[sitting] = desk
    return desk
