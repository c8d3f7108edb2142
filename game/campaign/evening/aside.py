"""A table of an Evening where only bots sit: played at once, and nobody has to watch."""

from __future__ import annotations

from random import Random

from game.bots import TIMES, USUAL, called, make_bot
from game.catalogue import SHELF
from game.playout import Playout
from game.seating import SeatSetup, TableSetup
from game.table import Seat


def play_aside(setup: TableSetup, rng: Random) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Scores and winners by seat. Bots that search play as usual ones here: nobody shall wait."""
    rules = SHELF[setup.game].rules
    start = rules.random_setup(len(setup.seats), setup.lead, setup.options, rng, None)
    bots = [make_bot(setup.game, _quick(setup.game, seat), rng) for seat in setup.seats]
    playout = Playout(rules, start, lambda state: rules.shuffle(state, rng), told=True)
    for decision in playout.decisions():
        playout.advance(playout.ask(bots[decision.seat], decision.seat))
    end = rules.view(playout.state, None)
    return tuple(end.scores[: len(setup.seats)]), end.winners


def _quick(game: str, seat: SeatSetup) -> str:
    """What makes a bot that needs no time for this seat."""
    level = seat.bot or USUAL
    return called(game, USUAL if level in set(TIMES) else level, seat.temper)
