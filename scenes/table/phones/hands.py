"""The phones of one table, as the window's thread knows them: who holds what, who wishes what.

Imported when somebody switches hands on phones on, and never before.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from queue import Empty
from typing import Any, Final, NamedTuple

from game.catalogue import SHELF, part_of
from game.languages import translations
from game.match import Due
from game.phones.addresses import addresses
from game.phones.conversation import Conversation
from game.phones.narrator import PhoneNarrator
from game.phones.seat_registry import SealedChoice, SeatRegistry
from game.phones.server import FROM_ONE, Server
from game.phones.wire import ChooseMsg, DoneMsg, UndoMsg, Wish, message_bytes
from game.table import Seat
from game.words import _, aside
from scenes.kit import bell
from scenes.kit.theme import SEAT_COLOURS
from scenes.table.phones.desk_file import DeskFile
from scenes.table.phones.files import Files
from scenes.table.phones.stand_ins import StandIns
from scenes.table.take_back import SharedTable, offer

QUESTIONS: Final = 1 << 24
"""More than a phone is asked at one sitting: no old number comes again."""
SHOWN: Final = 3
"""Addresses that the codes are shown with: each of them is listened to."""


class PhoneChoice(NamedTuple):
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
        self, session: SharedTable, host: str | None = None, port: int | None = None
    ) -> None:
        game = SHELF[session.setup.game]
        self._session = session
        self._file = DeskFile(None if session.autosaver is None else session.autosaver.phones)
        found = self._file.read(session.people)
        self._desk, before = (_desk_of(session), None) if found is None else found
        _remember(session, self._desk)
        number = QUESTIONS * self._desk.sittings
        self._talks = {seat: Conversation(number) for seat in session.people}
        self._desk.sittings += 1
        self._files = Files(game.folder, part_of(game, "scenes.*.entry.ENTRY").open_deck())
        self._asking = False
        self._undoes = False
        self._hold = ""  # why the table does not go on
        self.stand_ins = StandIns(session.setup)
        self._spoken: dict[Seat, str] = {}
        self._promised: dict[Seat, DoneMsg] = {}
        self._chosen = self._unseal()
        self._fixed = host is not None
        self.hosts = addresses() if host is None else (host,)
        if before is not None:
            self.hosts = tuple(dict.fromkeys((*self._known_hosts(before.hosts), *self.hosts)))
        if not self.hosts:
            raise OSError
        self._server = self._serve(self.hosts, port if before is None else before.port)
        self.expected = (
            before is not None and bool(self.held_seats) and self._server.port == before.port
        )
        """Whether phones come back by themselves that held a hand before the program was closed."""
        self._file.follow(self._desk, self._where)

    def _serve(self, hosts: Sequence[str], port: int | None = None) -> Server:
        """At this port, else at any usual one. Raises OSError."""
        library = self._session.library
        note = (lambda _trace: None) if library is None else library.note
        for each in dict.fromkeys((port, port and None)):
            with suppress(OSError):
                server = Server(
                    hosts[0], self._desk, self._files.find, bell.ring,
                    port=each, from_one=self.from_one, note=note,
                )  # fmt: skip
                server.listen_at(hosts[1:SHOWN])
                return server
        raise OSError

    def _known_hosts(self, hosts: Sequence[str]) -> Sequence[str]:
        """Those at which phones have found the table and that are still ours."""
        return [each for each in hosts if each in self.hosts]

    def _where(self) -> tuple[tuple[str, ...], int]:
        return tuple(self._server.origins), self._server.port

    # who is there

    @property
    def seats(self) -> Collection[Seat]:
        """The seats that may be held by phones."""
        return self._talks

    @property
    def held_seats(self) -> frozenset[Seat]:
        """Whose hands are on phones, whether these are there now or not."""
        return self._desk.held_seats

    @property
    def here(self) -> frozenset[Seat]:
        """Whose phones are there now."""
        return self._server.here

    @property
    def was_visited(self) -> bool:
        """Whether anybody has come so far."""
        return self._server.visited

    @property
    def has_ended(self) -> bool:
        """Whether the phones are cut off by a mistake of ours."""
        return self._server.ended

    @property
    def origin(self) -> str:
        """What everybody types or scans, before the key."""
        return self.origins[0]

    @property
    def origins(self) -> Sequence[str]:
        """The same at each address that is shown."""
        known = self._server.origins
        return [known[host] for host in self.hosts if host in known][:SHOWN] or [*known.values()]

    def address(self, seat: Seat) -> str:
        """What the phone of a seat opens. What stands after ``#`` is in no request and no log."""
        return f"{self.origin}/#{self._desk.key(seat)}"

    def code(self, seat: Seat) -> str:
        """What is typed where no camera can scan, once the page is open."""
        return self._desk.code(seat)

    def release(self, seat: Seat) -> None:
        """The hand is at the screen again."""
        self._chosen.pop(seat, None)
        self._promised.pop(seat, None)
        self.stand_ins.end({seat})
        self._desk.release(seat)
        self._server.turn_out(seat)

    def move(self) -> None:
        """The codes lead to the next address of this computer; whoever is here stays."""
        self._listen((*self.hosts[1:], self.hosts[0]))

    def look_round(self) -> bool:
        """Take over which networks this computer is in by now; whether they are others."""
        now = () if self._fixed else addresses()
        if not now or set(now) == set(self.hosts):
            return False
        self._listen(now)
        return True

    def _listen(self, hosts: Sequence[str]) -> None:
        self.hosts = tuple(hosts)
        self._server.listen_at(self.hosts[:SHOWN])
        self._desk.write()

    def restart(self) -> None:
        """Serve again, where phones have been served before. Raises OSError."""
        self._server.close()
        self._server = self._serve([*self._server.origins], self._server.port)
        self.show()

    def close(self) -> None:
        """The table is over for all phones; they may come back when it goes on."""
        self._server.close()

    def switch_off(self) -> None:
        """No phone comes back."""
        self._desk.keep = lambda _desk: None
        self._server.close()
        self._file.delete()

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
        self._keep_promises()
        self._asking = True
        self.stand_ins.end(self.here)
        self.show()

    def stop(self) -> None:
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
                waits = _(self._hold) if self._hold and not over else ""
                table = teller.table(seat, asked, undo=back, over=over, waits=waits)
            self._server.publish(seat, message_bytes(table))

    def _spoken_to(self, seat: Seat) -> AbstractContextManager[None]:
        return aside(translations(self._spoken.get(seat, "")))

    @property
    def _due(self) -> dict[Seat, Due]:
        return {each.seat: each for each in self._session.match.due}

    def _may_choose(self, seat: Seat) -> bool:
        return (
            self._asking
            and seat in self.held_seats
            and seat in self._due
            and seat not in self._chosen
        )

    def _moment(self, due: Due) -> object:
        """It stays the same while others choose: a question is asked once."""
        return due.at, len(self._session.match.take_backs)

    @property
    def _teller(self) -> PhoneNarrator:
        session = self._session
        paint, about = SEAT_COLOURS.__getitem__, session.ui.description
        chosen = frozenset(self._chosen)
        return PhoneNarrator(
            session.match, about, session.seats, paint, session.ui.has_line, chosen
        )

    # what they wish

    @property
    def has_wishes(self) -> bool:
        """Whether a phone has wished something that nobody has looked at yet."""
        return not self._server.inbox.empty() or self._spoken != self._server.languages

    @property
    def choosing_seats(self) -> tuple[Seat, ...]:
        """The phones that the table waits for, in turn order."""
        there = self.held_seats - self.stood_in
        return tuple(seat for seat in self._due if seat in there and seat not in self._chosen)

    def attend(self, hold: str = "") -> bool:
        """Phones are answered, whatever the screen shows; whether it should be looked at.

        ``hold`` says why the table cannot go on now; empty: it can.
        """
        if hold != self._hold:
            self._hold = hold
            self.show()
        heard = self.has_wishes
        self.look()
        return heard

    def look(self) -> None:
        """Answer what phones have wished."""
        if self._spoken != self._server.languages:
            self.show()
        with suppress(Empty):
            while True:
                self._answer(*self._server.inbox.get_nowait())
        self._keep_promises()

    def _answer(self, seat: Seat, wish: Wish) -> None:
        with self._spoken_to(seat):
            if isinstance(wish, UndoMsg):
                done = self._talks[seat].once(wish.id, partial(self._undo, seat))
            else:
                done = self._do(seat, wish)
        if done.why or seat not in {*self._chosen, *self._promised}:
            self._server.tell(seat, message_bytes(done))
        else:
            self._promised[seat] = done
        self._keep_promises()
        if not done.why and not self._goes_on:
            self.show()

    def _keep_promises(self) -> None:
        """Whoever has chosen is told as soon as that is on the disk: as played, or as sealed."""
        if not self._promised:
            return
        if not self._goes_on:
            self._seal()
        settled = self._session.is_settled
        for seat in [*self._promised]:
            if seat in self._desk.sealed_choices if seat in self._chosen else settled:
                self._server.tell(seat, message_bytes(self._promised.pop(seat)))

    def _seal(self) -> None:
        write = SHELF[self._session.setup.game].rules.write
        undos = len(self._session.match.take_backs)
        due = self._due
        self._desk.seal(
            {
                seat: SealedChoice(due[seat].at, undos, write(chosen.action))
                for seat, chosen in self._chosen.items()
                if seat in due
            }
        )

    def _unseal(self) -> dict[Seat, PhoneChoice]:
        """What was chosen before the program was closed, where it is still asked."""
        write, found = SHELF[self._session.setup.game].rules.write, {}
        undos = len(self._session.match.take_backs)
        for seat, due in self._due.items():
            sealed = self._desk.sealed_choices.get(seat)
            if sealed is not None and (sealed.at, sealed.undos) == (due.at, undos):
                said = (each for each in due.view.legal if write(each) == sealed.action)
                if (action := next(said, None)) is not None:
                    found[seat] = PhoneChoice(self._moment(due), action)
        return found

    @property
    def _goes_on(self) -> bool:
        """Whether the table is about to play what has been chosen, and shows that then."""
        return (
            not (self._hold or self.choosing_seats) and next(iter(self._due), None) in self._chosen
        )

    def take(self, seat: Seat) -> PhoneChoice | None:
        """What the phone of a seat has chosen, once all have whom the table waits for."""
        return None if self.choosing_seats else self._chosen.get(seat)

    @property
    def undo_wished(self) -> bool:
        """Whether a phone wishes its last choice back."""
        return self._undoes

    def take_undo(self) -> bool:
        """Whether a phone wishes its last choice back; asked once for each wish."""
        wished, self._undoes = self._undoes, False
        return wished

    def _do(self, seat: Seat, wish: ChooseMsg) -> DoneMsg:
        talk = self._talks[seat]
        if not self._may_choose(seat):
            return talk.late(wish)
        answer = talk.answer(wish, self._teller.question(seat, talk.path))
        if answer.action is not None:
            self._chosen[seat] = PhoneChoice(self._moment(self._due[seat]), answer.action)
        return answer.done

    def _undo(self, seat: Seat) -> str:
        """Take the last choice back; if it may not be, why."""
        if self._chosen.pop(seat, None) is not None:
            if seat in self._desk.sealed_choices:
                self._seal()
            return ""
        taken = offer(self._session)
        if taken is None or not taken.free or taken.seat != seat or seat not in self.held_seats:
            return _("That can only be undone at the big screen, if at all.")
        self._undoes = True
        return ""


_LAST: Final[dict[object, SeatRegistry]] = {}


def _desk_of(session: SharedTable) -> SeatRegistry:
    """Who sits there again, in a rematch, holds the same seat by the same phone.

    Its page comes back by itself, as long as this program runs.
    """
    desk = _LAST.get(_game_key(session)) or SeatRegistry(sorted(session.people))
    desk.renew()
    return desk


def _remember(session: SharedTable, desk: SeatRegistry) -> None:
    _LAST.clear()
    _LAST[_game_key(session)] = desk


def _game_key(session: SharedTable) -> object:
    return tuple((who.name, who.bot is None) for who in session.setup.seats)
