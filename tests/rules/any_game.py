"""What the tests of every game's rules share; a game's own words stay with it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from game.table import IllegalAction, IllegalDeal, Rules, SupportsSnapshot

Kind = TypeVar("Kind")
S = TypeVar("S")  # state
T = TypeVar("T")  # a table of either referee
AnyRules = Rules[Any, Any, Any, Any, Any, Any]
Witness = Callable[[], str | Sequence[str]]
"""Brings about a moment: what the rules give there as the reason, or as several of them."""


C = TypeVar("C", bound=SupportsSnapshot)


def the(kind: type[Kind], events: Sequence[object]) -> Kind:
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def said(rules: AnyRules, state: S, words: Iterable[str]) -> tuple[S, list[Any]]:
    """Say actions one after the other, as records write them; the state then, and all events."""
    events: list[Any] = []
    for word in words:
        state, news = rules.apply(state, rules.read(word, state))
        events += news
    return state, events


def same(first: str, *others: str) -> str:
    assert set(others) <= {first}
    return first


def refused_deal(rules: AnyRules, deal: Callable[[], object], place: str | None = None) -> str:
    """The clause by which a setup or a deal is refused; None: wherever."""
    with pytest.raises(IllegalDeal) as refused:
        deal()
    assert rules.clauses[refused.value.clause] in str(refused.value)
    assert place in {None, refused.value.place}
    return refused.value.clause


def refused(rules: AnyRules, why_not: Callable[..., Any], state: object, action: object) -> str:
    """The clause by which an action is refused; whoever has to choose is told the same.

    A game may say more about the moment than the clause does, but the same to everybody.
    """
    with pytest.raises(IllegalAction) as refusal:
        rules.apply(state, action)
    clause = refusal.value.clause
    words = str(refusal.value)
    assert clause in rules.clauses
    assert words.endswith(".")
    decision = rules.decision(state)
    if decision is not None:
        explained = why_not(rules.view(state, decision.seat), action)
        assert explained is not None
        assert (explained.clause, explained.sentence) == (clause, words)
        assert explained.instead == tuple(rules.legal_actions(state))
    return clause


def sequences(
    start: T,
    depth: int,
    ended: Callable[[T], Mapping[str, int] | None],
    ways: Callable[[T], Iterable[T]],
) -> Counter[str]:
    """How many sequences of legal actions there are, by how they end.

    A sequence stops after ``depth`` actions, or where something has ``ended``; what is counted
    there can be more than one, so that it notices more than legality. ``ways`` go on from a table.
    """
    found: Counter[str] = Counter()
    todo = [(start, depth)]
    while todo:
        here, left = todo.pop()
        if (end := ended(here)) is not None:
            found.update(end)
        elif left == 0:
            found["cut"] += 1
        else:
            todo += [(after, left - 1) for after in ways(here)]
    return found


def ways_on(rules: AnyRules, here: C) -> Iterator[C]:
    """Every state that a legal action leads to, by the engine."""
    for action in rules.legal_actions(here):
        after = here.copy()
        rules.advance(after, action)
        yield after
