"""The card for a trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.bots.council.first.hand import allegiance, is_ducking, no_allegiance_value, survival
from game.bots.council.first.odds import Odds, unseen_cards
from game.rules.council import api as council
from game.rules.council.api import standing
from game.table import Seat

Table = tuple[tuple[Seat, council.Card], ...]

VISIT = 0.3
"""What a visit to the council is worth in points, in the middle of an Age."""
SPOILING = 0.2
"""The part of an opponent's No Allegiance that its loss is worth to you."""

CHEAP = 0.001
"""Per value of the card, so that the smaller one goes where two would do the same."""


@dataclass(frozen=True, slots=True)
class Try:
    """How a trick would stand, and the chance that it stays so; ``card`` is yours in it."""

    view: council.View
    odds: Odds
    card: council.Card | None
    kept: tuple[council.Card, ...]
    standing: council.TrickStanding
    to_come: int
    stays: float


def weigh_plays(view: council.View, legal: Sequence[council.Action]) -> dict[council.Action, float]:
    """Duck while No Allegiance can succeed; otherwise win cheaply and keep what will be strong."""
    odds = Odds(view, unseen_cards(view), view.cubes)
    weigh = _chance_to_duck if is_ducking(view) else _points
    before = () if view.trick_is_complete else view.table
    return {
        action: max(weigh(_try(view, odds, table)) for table in _tables(view, before, action.card))
        for action in legal
        if isinstance(action, council.PlayCard)
    }


def _tables(view: council.View, before: Table, card: council.Card) -> Iterator[Table]:
    """The trick after a card, and after the next one if that is yours to choose as well."""
    assert view.decision is not None
    owner = view.decision.hand_of
    table = (*before, (owner, card))
    if view.emissary is None or view.controller != view.you or len(table) > 1:
        yield table
        return
    partner = view.you if owner == council.EMISSARY else council.EMISSARY
    assert partner is not None
    for answer in council.follow_suit(view.cards_of(partner) or (), council.suit_of(card)):
        yield (*table, (partner, answer))


def _try(view: council.View, odds: Odds, table: Table) -> Try:
    now = standing(table, view.cubes)
    assert now is not None
    to_come = view.owners - len(table)
    stays = odds.holds(odds.rank(now.winning_card), council.suit_of(table[0][1]), to_come)
    mine = dict(table).get(view.you) if view.you is not None else None
    kept = tuple(other for other in view.hand or () if other != mine)
    return Try(view, odds, mine, kept, now, to_come, stays)


def _chance_to_duck(attempt: Try) -> float:
    """The chance to stay clear of this trick and of all others."""
    return (1 - _value_of_winning(attempt)) * survival(attempt.odds, attempt.kept)


def _points(attempt: Try) -> float:
    """This trick, the tricks to come, the card to keep, a visit, and what others lose."""
    view = attempt.view
    assert view.you is not None
    futures = {card: attempt.odds.future(card) for card in attempt.kept}
    value = _value_of_winning(attempt) + sum(futures.values()) + _value_of_spoiling(attempt)
    if attempt.card is not None:
        value -= CHEAP * council.value_of(attempt.card)
    if view.declared[view.you]:
        return value
    keep = max(allegiance(view, view.cubes, card) - futures[card] for card in attempt.kept)
    return value + keep + VISIT * _value_of_visiting(attempt)


def _value_of_winning(attempt: Try) -> float:
    return attempt.stays if attempt.standing.winner == attempt.view.you else 0.0


def _value_of_visiting(attempt: Try) -> float:
    """The visitor as the trick stands may be undercut by everybody who has still to play."""
    mine = attempt.standing.visitor == attempt.view.you
    return 1 / (1 + attempt.to_come) if mine else 0.0


def _wants_none(view: council.View, seat: Seat) -> bool:
    """Whether somebody is on No Allegiance; the published Emissary always is."""
    if seat < len(view.declared):
        return bool(view.declared[seat])
    return council.EDITIONS[view.edition].neutral_scores_none


def _value_of_spoiling(attempt: Try) -> float:
    """What it is worth that the trick falls to somebody who wanted none."""
    view, seat = attempt.view, attempt.standing.winner
    if seat == view.you or view.tricks[seat] or not _wants_none(view, seat):
        return 0.0
    return SPOILING * no_allegiance_value(view) * attempt.stays
