"""What a table of bots plays, thought out once however often the album comes back to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from game.bots import make_bot
from game.match import Match
from game.seating import TableSetup
from game.table import Seat

CHANCE: Final = "chance"


class Line:
    """The actions of a whole game, in order; no more of them are known than were wanted.

    Args:
        setup: The table; all its seats are played by bots.
        bot: The name of the bot that decides for everybody; ``CHANCE``: chance does.
    """

    def __init__(self, setup: TableSetup, bot: str) -> None:
        self._match = match = Match.open(setup)
        if bot == CHANCE:
            chance = Random(setup.seed)
            self._choose: Callable[[Seat], object] = lambda _seat: chance.choice(match.legal)
            return
        bots = [make_bot(setup.game, bot, Random(seat)) for seat in range(len(setup.seats))]

        def chosen(seat: Seat) -> object:
            view = match.client(seat).view()
            return bots[seat].choose(view, view.legal)

        self._choose = chosen

    def action(self, number: int) -> object:
        """This action of the game, counted from 0, or None where it has ended before."""
        match = self._match
        while len(match.actions) <= number:
            decision = match.decision
            if decision is None:
                return None
            match.play(self._choose(decision.seat))
        return match.actions[number]


@cache
def line(setup: TableSetup, bot: str = "sensible-1") -> Line:
    """The line of this table."""
    return Line(setup, bot)
