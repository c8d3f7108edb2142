"""The phones of one table, as the window's thread knows them: who holds what, who wishes what.

Imported when somebody switches hands on phones on, and never before.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractContextManager
from queue import Empty
from typing import Any, Final, NamedTuple

from game.catalogue import SHELF, part_of
from game.languages import translations
from game.match import Due
from game.phones.addresses import addresses
from game.phones.conversation import Conversation
from game.phones.desk import Desk
from game.phones.server import FROM_ONE, Server
from game.phones.telling import Teller
from game.phones.wire import Do, Done, Undo, written
from game.table import Seat
from game.words import _, aside
from scenes.kit import bell
from scenes.kit.theme import SEAT_COLOURS
from scenes.table.phones.files import Files
from scenes.table.phones.stand_ins import StandIns
from scenes.table.session import AnySession
from scenes.table.take_back import offer


class Chosen(NamedTuple):
    """What somebody has chosen on a phone, and for which moment; it is sealed until played."""

    moment: object
    action: Any


class Hands:
    """Serves this table's phones until it is closed.

    Args:
        session: The table.
        host: The address to listen at; None: the likeliest one.
        port: Where to listen; None: at the first usual one that is free.

    Raises OSError where there is no network, or nothing can be listened to.
    """

    from_one = FROM_ONE
    """Connections from one address at a time."""

    def __init__(
        self, session: AnySession, host: str | None = None, port: int | None = None
    ) -> None:
        game = SHELF[session.setup.game]
        self._session = session
        self._desk = _desk_of(session)
        self._talks = {seat: Conversation() for seat in session.people}
        self._files = Files(game.folder, part_of(game, "scenes.*.entry.ENTRY").open_deck())
        self._asking = False
        self._undoes = False
        self.stand_ins = StandIns(session)
        self._spoken: dict[Seat, str] = {}
        self._chosen: dict[Seat, Chosen] = {}
        self.hosts = addresses() if host is None else (host,)
        if not self.hosts:
            raise OSError
        self._server = self._serve(self.hosts[0], port)

    def _serve(self, host: str, port: int | None = None) -> Server:
        find, one = self._files.find, self.from_one
        return Server(host, self._desk, find, bell.ring, port=port, from_one=one)

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

    def code(self, seat: Seat) -> str:
        """What is typed where no camera can scan, once the page is open."""
        return self._desk.code(seat)

    def release(self, seat: Seat) -> None:
        """The hand is at the screen again."""
        self._chosen.pop(seat, None)
        self.stand_ins.end({seat})
        self._desk.release(seat)
        self._server.turn_out(seat)

    def move(self) -> None:
        """Listen at the next address of this computer; whoever held a seat scans anew."""
        at = (self.hosts.index(self._server.host) + 1) % len(self.hosts)
        later = self._serve(self.hosts[at])
        self._server.close()
        self._server = later
        for seat in self.held:  # a browser remembers its seat by the address
            self._desk.release(seat)
        self._chosen.clear()
        self.stand_ins.end(self.seats)
        self.show()

    def close(self) -> None:
        """The table is over for all phones."""
        self._server.close()

    @property
    def stood_in(self) -> frozenset[Seat]:
        """For whom a bot plays: whoever comes back plays on."""
        return self.stand_ins.seats - self.here

    def stand_in(self, seat: Seat) -> None:
        """A bot plays for this seat until its phone is back."""
        self.stand_ins.begin(seat)
        self.show()

    # what they see

    def ask(self) -> None:
        """All is told: whoever may choose now is asked, everybody at once where that is secret."""
        self._asking = True
        self.stand_ins.end(self.here)
        self.show()

    def rest(self) -> None:
        """Something has happened: nobody is asked until it has been told."""
        self._asking = False
        self.show()

    def show(self) -> None:
        """Every phone sees the present."""
        match, due = self._session.match, self._due
        self._chosen = {
            seat: chosen
            for seat, chosen in self._chosen.items()
            if seat in due and chosen.moment == self._moment(due[seat])
        }
        taken = offer(self._session)
        undo = taken.seat if taken is not None and taken.free else None
        self._spoken = self._server.languages
        for seat, talk in self._talks.items():
            asked = talk.ask(self._moment(due[seat])) if self._may_choose(seat) else None
            back = seat == undo or seat in self._chosen
            with self._spoken_to(seat):
                teller = self._teller
                over = teller.over() if match.decision is None else ""
                table = teller.table(seat, asked, undo=back, over=over)
            self._server.publish(seat, written(table))

    def _spoken_to(self, seat: Seat) -> AbstractContextManager[None]:
        """In the language of that phone."""
        return aside(translations(self._spoken.get(seat, "")))

    @property
    def _due(self) -> dict[Seat, Due]:
        return {each.seat: each for each in self._session.match.due}

    def _may_choose(self, seat: Seat) -> bool:
        return self._asking and seat in self.held and seat in self._due and seat not in self._chosen

    def _moment(self, due: Due) -> object:
        """It stays the same while others choose: a question is asked once."""
        return due.at, len(self._session.match.take_backs)

    @property
    def _teller(self) -> Teller:
        session = self._session
        paint, about = SEAT_COLOURS.__getitem__, session.ui.description
        chosen = frozenset(self._chosen)
        return Teller(session.match, about, session.seats, paint, session.ui.noted, chosen)

    # what they wish

    @property
    def waiting(self) -> bool:
        """Whether a phone has wished something that nobody has looked at yet."""
        return not self._server.inbox.empty() or self._spoken != self._server.languages

    @property
    def choosing(self) -> tuple[Seat, ...]:
        """The phones that the table waits for, in turn order."""
        there = self.held - self.stood_in
        return tuple(seat for seat in self._due if seat in there and seat not in self._chosen)

    def look(self) -> None:
        """Answer what phones have wished."""
        if self._spoken != self._server.languages:
            self.show()
        while True:
            try:
                seat, wish = self._server.inbox.get_nowait()
            except Empty:
                return
            with self._spoken_to(seat):
                done = self._undo(seat, wish) if isinstance(wish, Undo) else self._do(seat, wish)
            self._server.tell(seat, written(done))
            if not done.why and not self._goes_on:
                self.show()

    @property
    def _goes_on(self) -> bool:
        """Whether the table is about to play what has been chosen, and shows that then."""
        return not self.choosing and next(iter(self._due), None) in self._chosen

    def take(self, seat: Seat) -> Chosen | None:
        """What the phone of a seat has chosen, once all have whom the table waits for."""
        return None if self.choosing else self._chosen.get(seat)

    def take_undo(self) -> bool:
        """Whether a phone wishes its last choice back; asked once for each wish."""
        wished, self._undoes = self._undoes, False
        return wished

    def _do(self, seat: Seat, wish: Do) -> Done:
        talk = self._talks[seat]
        if not self._may_choose(seat):
            return talk.late(wish)
        answer = talk.answer(wish, self._teller.question(seat, talk.path))
        if answer.action is not None:
            self._chosen[seat] = Chosen(self._moment(self._due[seat]), answer.action)
        return answer.done

    def _undo(self, seat: Seat, wish: Undo) -> Done:
        if self._chosen.pop(seat, None) is not None:
            return Done(wish.id)
        taken = offer(self._session)
        if taken is None or not taken.free or taken.seat != seat or seat not in self.held:
            return Done(wish.id, _("That can be undone at the big screen, or not any more."))
        self._undoes = True
        return Done(wish.id)


_LAST: Final[dict[object, Desk]] = {}


def _desk_of(session: AnySession) -> Desk:
    """Who sits there again, in a rematch or a resumed game, holds the same seat by the same phone.

    Its page comes back by itself, as long as this program runs.
    """
    sitting = tuple((who.name, who.bot is None) for who in session.setup.seats)
    desk = _LAST.get(sitting) or Desk(sorted(session.people))
    desk.renew()
    _LAST.clear()
    _LAST[sitting] = desk
    return desk
