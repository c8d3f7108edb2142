"""One game before two referees: the engine's state and the second referee's, side by side."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from game.rules.bugami.api import BUGAMI, CARD_NAMES, Deal, Phase, Setup, State
from tests.rules import any_game
from tests.rules.bugami import referee


def second_game(start: Setup) -> referee.Game:
    return referee.sit_down(start.seats, start.dealer, start.jokers, start.shotgun, start.target)


def second_deal(game: referee.Game, deal: Deal) -> None:
    hands = [[CARD_NAMES[card] for card in hand] for hand in deal.hands]
    referee.deal(game, hands, [CARD_NAMES[card] for card in deal.rest])


def dump_state(state: State) -> dict[str, Any]:
    """The state as records show it, once through JSON."""
    shown: dict[str, Any] = json.loads(json.dumps(BUGAMI.dump_state(state)))
    return shown


def sequences(state: State, depth: int) -> Counter[str]:
    """How many sequences of legal actions there are, to the end of the deal at most.

    There the points that everybody gets go into the count as well.
    """
    return any_game.sequences(state, depth, _ended, partial(any_game.ways_on, BUGAMI))


def _ended(state: State) -> dict[str, int] | None:
    if state.phase not in {Phase.DEAL, Phase.OVER}:
        return None
    return {"deals": 1, "points": sum(row.points for row in state.ledger[-1].rows)}


def second_sequences(game: referee.Game, depth: int) -> Counter[str]:
    return any_game.sequences(game, depth, _second_ended, _second_ways)


def _second_ended(game: referee.Game) -> dict[str, int] | None:
    if game["phase"] not in {"deal", "over"}:
        return None
    return {"deals": 1, "points": sum(game["gained"])}


def _second_ways(game: referee.Game) -> Iterator[referee.Game]:
    text = json.dumps(game)
    for word in referee.legal(game):
        after = json.loads(text)
        referee.say(after, word)
        yield after
