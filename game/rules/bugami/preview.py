"""What would happen, and why not: the rules' own answers, asked from a view."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.bugami import engine, scoring, trick
from game.rules.bugami.actions import Action
from game.rules.bugami.cards import Card
from game.rules.bugami.clauses import CLAUSES
from game.rules.bugami.view import View
from game.table import Seat
from game.words import _

Table = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class TrickStanding:
    """Who would win a trick if it ended like this, and why."""

    winner: Seat
    winning_card: Card
    clause: str


@dataclass(frozen=True, slots=True)
class CardPreview:
    """What a card of yours would do to the trick as it lies there.

    ``bugs`` is how many bugs the winner would find in it, by the winner's own bid. ``before`` and
    ``after`` are the winner's points of the deal without and with this trick.
    """

    standing: TrickStanding
    bugs: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed, and what is instead."""

    clause: str
    sentence: str
    instead: tuple[Action, ...]


def standing(table: Table) -> TrickStanding | None:
    """How a trick stands as it lies there; None for no cards."""
    if not table:
        return None
    cards = [played for _, played in table]
    best = trick.winner(cards)
    return TrickStanding(table[best][0], cards[best], trick.reason(cards))


def card_preview(view: View, card: Card) -> CardPreview:
    """What this card, played now by you, would bring; asked once the bids are open."""
    assert view.you is not None
    table = (*view.table, (view.you, card))
    now = standing(table)
    assert now is not None
    row = view.standings[now.winner]
    bugs = scoring.bugs_in([played for _, played in table], row.bid)
    after, _clause = scoring.worth(row.bid, row.tricks + 1, row.bugs + bugs)
    return CardPreview(now, bugs, row.points, after)


def why_not(view: View, action: Action) -> Refusal | None:
    """Why this action is refused at your own decision; None if it is legal."""
    if action in view.legal:
        return None
    clause = engine.refusal(view.phase, view.hand or (), action)
    return Refusal(clause, _(CLAUSES[clause]), view.legal)
