"""What a table of bots plays, thought out once however often the album comes back to it."""

from __future__ import annotations

from functools import cache
from random import Random

from game.bots import make_bot
from game.match import Match
from game.seating import TableSetup


class Line:
    """The actions of a whole game, in order; no more of them are known than were wanted.

    Args:
        setup: The table; all its seats are played by bots.
        bot: The name of the bot that decides for everybody.
    """

    def __init__(self, setup: TableSetup, bot: str) -> None:
        self._match = Match.open(setup)
        self._minds = [make_bot(setup.game, bot, Random(seat)) for seat in range(len(setup.seats))]

    def action(self, number: int) -> object:
        """This action of the game, counted from 0, or None where it has ended before."""
        match = self._match
        while len(match.actions) <= number:
            decision = match.decision
            if decision is None:
                return None
            view = match.client(decision.seat).view()
            match.play(self._minds[decision.seat].choose(view, view.legal))
        return match.actions[number]


@cache
def line(setup: TableSetup, bot: str = "sensible-1") -> Line:
    """The line of this table."""
    return Line(setup, bot)
