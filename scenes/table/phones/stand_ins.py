"""The bots that play for people whose phones are gone. They know what those people do."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots import make_bot
from game.bots.bot import ask
from game.seating import chance
from game.table import Seat
from scenes.shell.levels import usual_level
from scenes.table.session import AnySession


class StandIns:
    """Of one table; they play as bots usually do, at once."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._level = usual_level(session.setup.game)
        self.seats: frozenset[Seat] = frozenset()
        """For whom one has been asked to play."""

    @property
    def are_there(self) -> bool:
        """Whether this game has bots at all."""
        return self._level is not None

    def begin(self, seat: Seat) -> None:
        """One plays for this seat from here on."""
        self.seats |= {seat}

    def end(self, seats: Iterable[Seat]) -> None:
        """None plays for these any more."""
        self.seats -= frozenset(seats)

    def decide(self, seat: Seat) -> object:
        """An action of the game; every choice is thought about anew."""
        session, level = self._session, self._level
        assert level is not None
        match, client = session.match, session.match.client(seat)
        luck = chance(session.setup.seed, len(match.actions), len(match.take_backs), "substitute")
        bot, view = make_bot(session.setup.game, level, luck), client.view()
        action: object = ask(bot, view, view.legal, lambda: client.events(0))
        return action
