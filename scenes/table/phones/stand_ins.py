"""The bots that play for people whose phones are gone. They know what those people do."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots import make_bot
from game.bots.bot import ask
from game.match import AnyMatch
from game.seating import TableSetup, chance
from game.table import Seat
from scenes.shell.levels import usual_level


class StandIns:
    """Of one table; they play as bots usually do, at once."""

    def __init__(self, setup: TableSetup) -> None:
        self._game, self._seed = setup.game, setup.seed
        self._level = usual_level(setup.game)
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

    def decide(self, match: AnyMatch, seat: Seat) -> object:
        """An action of the game; every choice is thought about anew."""
        assert self._level is not None
        client = match.client(seat)
        luck = chance(self._seed, len(match.actions), len(match.take_backs), "substitute")
        bot, view = make_bot(self._game, self._level, luck), client.view()
        action: object = ask(bot, view, view.legal, lambda: client.events(0))
        return action
