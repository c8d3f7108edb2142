"""One game before two referees: the engine's state and the second referee's, side by side."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from game.rules.bugami.api import BUGAMI, CARD_NAMES, Deal, Phase, Setup, State
from tests.rules.bugami import referee


def second_game(start: Setup) -> referee.Game:
    """The second referee's table for the same setup."""
    return referee.sit_down(start.seats, start.dealer, start.jokers, start.shotgun, start.target)


def second_deal(game: referee.Game, deal: Deal) -> None:
    """The same cards for the second referee."""
    hands = [[CARD_NAMES[card] for card in hand] for hand in deal.hands]
    referee.deal(game, hands, [CARD_NAMES[card] for card in deal.rest])


def picture(state: State) -> dict[str, Any]:
    """The state as records show it, once through JSON."""
    shown: dict[str, Any] = json.loads(json.dumps(BUGAMI.picture(state)))
    return shown


def sequences(state: State, depth: int) -> Counter[str]:
    """How many sequences of legal actions there are, by how they end.

    A sequence stops after ``depth`` actions, or at the end of the deal; there the points that
    everybody gets go into the count as well, so that it notices more than legality.
    """
    found: Counter[str] = Counter()

    def walk(here: State, left: int) -> None:
        if here.phase in {Phase.DEAL, Phase.OVER}:
            found["deals"] += 1
            found["points"] += sum(row.points for row in here.ledger[-1].rows)
        elif left == 0:
            found["cut"] += 1
        else:
            for action in BUGAMI.legal_actions(here):
                after = here.copy()
                BUGAMI.advance(after, action)
                walk(after, left - 1)

    walk(state, depth)
    return found


def second_sequences(game: referee.Game, depth: int) -> Counter[str]:
    """The same from the second referee."""
    found: Counter[str] = Counter()
    todo = [(json.dumps(game), depth)]
    while todo:
        text, left = todo.pop()
        here = json.loads(text)
        if here["phase"] in {"deal", "over"}:
            found["deals"] += 1
            found["points"] += sum(here["gained"])
        elif left == 0:
            found["cut"] += 1
        else:
            for word in referee.legal(here):
                after = json.loads(text)
                referee.say(after, word)
                todo.append((json.dumps(after), left - 1))
    return found
