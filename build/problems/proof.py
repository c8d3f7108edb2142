"""Which choices win for certain: whatever is hidden, and whatever all others play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from game.catalogue import SHELF, AnyRules, part_of
from game.coach.question import Question
from game.coach.sure import Endgame, wins
from game.rules.council import api as council
from game.table import Copied, Seat, TableView

DEALS: Final = 300
"""Ways in which the hidden cards may lie: on each of them a sure answer wins."""
ORDERS: Final = 12
"""So many orders of the cards that nobody has are tried, where all others are open."""
FIRST: Final = 6
"""After so many it is seen whether it is worth while to go on."""


def endgame(rules: AnyRules, seat: Seat) -> Endgame[Any, Any]:
    """A game as the coach looks through it; alone at the table every choice is one's own."""

    def won(state: Copied) -> bool | None:
        if rules.decision(state) is not None:
            return None
        # Where another deal is due the game has not been won with this one.
        return not rules.deal_due(state) and seat in rules.view(state, None).winners

    def mine(state: Copied) -> bool:
        decision = rules.decision(state)
        return decision is not None and decision.seat == seat

    return Endgame(
        won, mine, rules.legal_actions, rules.advance, lambda state: repr(rules.dump_state(state))
    )


def winning(game: str, state: Copied, seat: Seat) -> tuple[bool, ...]:
    """By choice whether it wins whatever the others do, with the cards as they lie."""
    rules = SHELF[game].rules
    look = endgame(rules, seat)
    found = []
    for action in rules.legal_actions(state):
        twin = state.copy()
        rules.advance(twin, action)
        found.append(wins(look, twin))
    return tuple(found)


def openly(game: str, state: Copied, seat: Seat, rng: Random) -> tuple[str, ...]:
    """The choices that win with all cards open, however the cards lie that nobody has."""
    legal = codes(game, SHELF[game].rules.legal_actions(state))
    found: tuple[bool, ...] = ()
    for number in range(ORDERS):
        before, found = found, winning(game, state, seat)
        if number and found != before:
            return ()
        state = state.copy()
        if isinstance(state, council.State):
            state.rest = rng.sample(state.rest, len(state.rest))
    return tuple(code for code, wins in zip(legal, found, strict=True) if wins)


def deals(question: Question, rng: Random) -> Iterator[Any]:
    """States that the seat cannot tell from the real one, without end."""
    tables: Callable[..., Any] = part_of(SHELF[question.game], "game.rules.*.api.Tables")
    dealt = tables(question.view, *([question.known] if question.known else []))
    while True:
        yield dealt.deal(rng)


def sure(
    question: Question, seed: str, count: int = DEALS, *, hurried: bool = False
) -> tuple[int, ...]:
    """The choices that win on each of so many deals; empty: none, or all of them do.

    A choice is given up after the first deal on which it can lose; ``hurried`` gives up all where
    none is by the first few.
    """
    view: TableView = question.view
    assert view.you is not None
    rules, look = SHELF[question.game].rules, endgame(SHELF[question.game].rules, view.you)
    alive = list(range(len(view.legal)))
    for number, state in zip(range(count), deals(question, Random(seed)), strict=False):
        alive = [at for at in alive if _wins(rules, look, state, view.legal[at])]
        if not alive or (hurried and number == FIRST and len(alive) == len(view.legal)):
            return ()
    return tuple(alive) if len(alive) < len(view.legal) else ()


def _wins(rules: AnyRules, look: Endgame[Any, Any], state: Copied, action: object) -> bool:
    twin = state.copy()
    rules.advance(twin, action)
    return wins(look, twin)


def codes(game: str, actions: Sequence[Any]) -> tuple[str, ...]:
    """Actions as records write them."""
    return tuple(map(SHELF[game].rules.write, actions))
