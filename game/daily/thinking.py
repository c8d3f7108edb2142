"""How bots think at a deal of the day: by counts, so that every machine meets the same ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Generic, NamedTuple

from game.bots import TIMES, bot_name, make_bot
from game.bots.bot import ask
from game.match import A, E, Match, V
from game.seating import TableSetup, chance
from game.table import Seat, TableView

PLAYOUTS: Final = 200
"""For each decision of a bot that searches, however long they take."""


class CountedThought(NamedTuple, Generic[A]):
    """What a bot has to choose, and all that it may know; the answer depends on nothing else."""

    name: str
    seed: int
    view: TableView
    account: Sequence[Any]

    def run_in_worker(self, game: str, asked: Callable[[], bool]) -> A:
        """What the bot does. Nobody can hurry it: it would choose something else."""
        return self.run_inline(game)

    def run_inline(self, game: str) -> A:
        """Run synchronously."""
        bot = make_bot(game, self.name, Random(self.seed))
        chosen: A = ask(bot, self.view, self.view.legal, lambda: self.account)
        return chosen


def counted_thought(setup: TableSetup, match: Match[A, E, V], seat: Seat) -> CountedThought[A]:
    """What the bot in this seat has to think about now.

    Chance is drawn from the day and the moment: it is the same after a break, and after a choice
    was taken back and made again.
    """
    who, client = setup.seats[seat], match.client(seat)
    assert who.bot is not None
    level = f"{who.bot}:{PLAYOUTS}" if who.bot in TIMES else who.bot
    temper = bot_name(match.game, who.bot, who.temper).removeprefix(who.bot)
    seed = chance(setup.seed, "bot", len(match.actions), seat).getrandbits(32)
    return CountedThought(f"{level}{temper}", seed, client.view(), client.events(0))
