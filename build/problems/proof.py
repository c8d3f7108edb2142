"""Which choices win for certain: whatever is hidden, and whatever all others play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from game.catalogue import SHELF, AnyRules, part_of
from game.coach.council.last_tricks import MOST_WAYS
from game.coach.plan import Plan
from game.coach.question import Question
from game.coach.solver import EndgameSpec, wins
from game.rules.bugami import api as bugami
from game.rules.council import api as council
from game.table import Seat, SupportsSnapshot

C = TypeVar("C", bound=SupportsSnapshot)

DEALS: Final = 300
"""Ways in which the hidden cards may lie: on each of them a sure answer wins."""
LONGEST: Final = 1_000_000
"""So many positions of all tables together are looked at; who has no plan by then has none."""
ORDERS: Final = 12
"""So many orders of the cards that nobody has are tried, where all others are open."""
FIRST: Final = 6
"""After so many it is seen whether it is worth while to go on."""


def endgame(rules: AnyRules, seat: Seat) -> EndgameSpec[Any, Any]:
    """A game as the coach looks through it; alone at the table every choice is one's own."""

    def won(state: SupportsSnapshot) -> bool | None:
        if rules.decision(state) is not None:
            return None
        # Where another deal is due the game has not been won with this one.
        return not rules.deal_due(state) and seat in rules.view(state, None).winners

    def mine(state: SupportsSnapshot) -> bool:
        decision = rules.decision(state)
        return decision is not None and decision.seat == seat

    return EndgameSpec(won, mine, rules.legal_actions, rules.advance)


def winning_choices(game: str, state: SupportsSnapshot, seat: Seat) -> tuple[bool, ...]:
    """By choice whether it wins whatever the others do, with the cards as they lie."""
    rules = SHELF[game].rules
    look = endgame(rules, seat)
    found = []
    for action in rules.legal_actions(state):
        twin = state.copy()
        rules.advance(twin, action)
        found.append(wins(look, twin))
    return tuple(found)


def open_cards(game: str, state: SupportsSnapshot, seat: Seat, rng: Random) -> tuple[str, ...]:
    """The choices that win with all cards open, however the cards lie that nobody has."""
    legal = codes(game, SHELF[game].rules.legal_actions(state))
    found: tuple[bool, ...] = ()
    for number in range(ORDERS):
        before, found = found, winning_choices(game, state, seat)
        if number and found != before:
            return ()
        state = state.copy()
        if isinstance(state, council.State):
            state.rest = rng.sample(state.rest, len(state.rest))
    return tuple(code for code, wins in zip(legal, found, strict=True) if wins)


def deals(question: Question, rng: Random) -> Iterator[Any]:
    """States that the seat cannot tell from the real one, without end."""
    tables: Callable[..., Any] = part_of(SHELF[question.game], "game.rules.*.api.DealSampler")
    dealt = tables(question.view, *([question.known] if question.known else []))
    while True:
        yield dealt.deal(rng)


def every(question: Question, most: int) -> list[SupportsSnapshot]:
    """A state for each way in which hidden cards can lie; empty: there are more, or none such."""
    view = question.view
    tables: council.DealSampler | bugami.DealSampler
    if isinstance(view, council.View) and view.emissary is None:
        tables = council.DealSampler(view, question.known)
    elif isinstance(view, bugami.View) and None not in view.bids:
        tables = bugami.DealSampler(view)
    else:
        return []
    found = list[SupportsSnapshot](islice(tables.every(), most + 1))
    return found if len(found) <= most else []


class Sure(NamedTuple):
    """The choices that win for certain, by their place; ``ways`` is that of ``ProblemFacts``."""

    choices: tuple[int, ...]
    ways: int = 0


def sure(
    question: Question,
    seed: str,
    count: int = DEALS,
    most: int = MOST_WAYS,
    *,
    hurried: bool = False,
) -> Sure:
    """The choices that win on every way or on so many deals; none of them, or all: there are none.

    A choice is given up after the first deal on which it can lose; ``hurried`` gives up all where
    none is by the first few.
    """
    legal, rng = question.view.legal, Random(seed)
    first = _count_wins(question, islice(deals(question, rng), FIRST), range(len(legal)))
    if not first or (hurried and len(first) == len(legal)):
        return Sure(())
    ways = every(question, most)
    tables = ways or list(islice(deals(question, rng), count - FIRST))
    found = _count_wins(question, tables, first)
    found = [each for each in found if _plan(question).wins(tables, legal[each])]
    return Sure(tuple(found) if len(found) < len(legal) else (), len(ways))


def _count_wins(
    question: Question, tables: Iterable[SupportsSnapshot], choices: Sequence[int]
) -> list[int]:
    """Those of the choices that win on each table for whoever sees all of it."""
    assert question.view.you is not None
    rules = SHELF[question.game].rules
    look, alive = endgame(rules, question.view.you), list(choices)
    for state in tables:
        alive = [at for at in alive if wins(look, _after(rules, state, question.view.legal[at]))]
        if not alive:
            break
    return alive


def _plan(question: Question) -> Plan[Any, Any]:
    """Looks for a way to play to the end that the seat can follow."""
    assert question.view.you is not None
    rules, seat = SHELF[question.game].rules, question.view.you
    return Plan(endgame(rules, seat), lambda state: repr(rules.view(state, seat)), LONGEST)


def _after(rules: AnyRules, state: C, action: object) -> C:
    """What comes of an action; the table itself stays as it is."""
    twin = state.copy()
    rules.advance(twin, action)
    return twin


def codes(game: str, actions: Sequence[Any]) -> tuple[str, ...]:
    """Actions as records write them."""
    return tuple(map(SHELF[game].rules.write, actions))
