"""The card for a trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.hand import allegiance, is_ducking, no_allegiance_value, survival
from game.bots.odds import Odds, unseen
from game.rules.council.api import (
    Action,
    Card,
    PlayCard,
    TrickStanding,
    View,
    standing,
    suit_of,
    value_of,
)

VISIT = 0.3
"""What a visit to the council is worth in points, in the middle of an Age."""
SPOILING = 0.2
"""The part of an opponent's No Allegiance that its loss is worth to you."""

CHEAP = 0.001
"""Per value of the card, so that the smaller one goes where two would do the same."""


@dataclass(frozen=True, slots=True)
class Try:
    """The table if ``card`` were played: how the trick stands, and the chance that it stays so."""

    view: View
    odds: Odds
    card: Card
    kept: tuple[Card, ...]
    standing: TrickStanding
    to_come: int
    stays: float


def weigh_plays(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """Duck while No Allegiance can succeed; otherwise win cheaply and keep what will be strong."""
    odds = Odds(view, unseen(view), view.cubes)
    weigh = _ducked if is_ducking(view) else _points
    return {
        action: weigh(_try(view, odds, action.card))
        for action in legal
        if isinstance(action, PlayCard)
    }


def _try(view: View, odds: Odds, card: Card) -> Try:
    assert view.you is not None
    before = () if view.trick_is_complete else view.table
    table = (*before, (view.you, card))
    now = standing(table, view.cubes)
    assert now is not None
    to_come = view.seats - len(table)
    stays = odds.holds(odds.rank(now.winning_card), suit_of(table[0][1]), to_come)
    kept = tuple(other for other in view.hand or () if other != card)
    return Try(view, odds, card, kept, now, to_come, stays)


def _ducked(attempt: Try) -> float:
    """The chance to stay clear of this trick and of all others."""
    return (1 - _winning(attempt)) * survival(attempt.odds, attempt.kept)


def _points(attempt: Try) -> float:
    """This trick, the tricks to come, the card to keep, a visit, and what others lose."""
    view = attempt.view
    assert view.you is not None
    futures = {card: attempt.odds.future(card) for card in attempt.kept}
    value = _winning(attempt) + sum(futures.values()) + _spoiling(attempt)
    value -= CHEAP * value_of(attempt.card)
    if view.declared[view.you]:
        return value
    keep = max(allegiance(view, view.cubes, card) - futures[card] for card in attempt.kept)
    return value + keep + VISIT * _visiting(attempt)


def _winning(attempt: Try) -> float:
    return attempt.stays if attempt.standing.winner == attempt.view.you else 0.0


def _visiting(attempt: Try) -> float:
    """The visitor as the trick stands may be undercut by everybody who has still to play."""
    mine = attempt.standing.visitor == attempt.view.you
    return 1 / (1 + attempt.to_come) if mine else 0.0


def _spoiling(attempt: Try) -> float:
    """What it is worth that the trick falls to somebody who wanted none."""
    view, seat = attempt.view, attempt.standing.winner
    if seat == view.you or not view.declared[seat] or view.tricks[seat]:
        return 0.0
    return SPOILING * no_allegiance_value(view) * attempt.stays
