"""Cards and actions as text, the way records and bug reports write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from game.rules.bugami.actions import BIDS, PLAYS, Action, MakeBid, PlayCard
from game.rules.bugami.cards import CARD_NAMES, CARDS, MISERE, RANKS, SUITS, Bid, Card
from game.table import NotationError
from game.words import _

BID_NAMES: Final[Mapping[Bid, str]] = {**dict(enumerate(SUITS)), MISERE: "misere"}
BIDS_BY_NAME: Final[Mapping[str, MakeBid]] = {BID_NAMES[each.bid]: each for each in BIDS}


def read_card(text: str) -> Card:
    """``H10`` or ``X1`` as a card. Raises NotationError."""
    try:
        return CARDS[text]
    except KeyError:
        words = _(
            "“{text}” is not a card; a card is a letter of {letters} with one of {ranks}, "
            "or a Joker, X1 or X2"
        )
        raise NotationError(
            words.format(text=text, letters=SUITS, ranks=", ".join(RANKS))
        ) from None


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards with a blank between them, in the order written. Raises NotationError."""
    return tuple(map(read_card, text.split()))


def write_cards(cards: Sequence[Card]) -> str:
    """The reverse of ``read_cards``."""
    return " ".join(CARD_NAMES[card] for card in cards)


def read_action(text: str) -> Action:
    """An action as it is written. Raises NotationError."""
    if text in BIDS_BY_NAME:
        return BIDS_BY_NAME[text]
    if text in CARDS:
        return PLAYS[CARDS[text]]
    words = _("“{text}” is not an action; it can be a bid ({bids}) or a card such as H10 or X1")
    raise NotationError(words.format(text=text, bids=", ".join(BIDS_BY_NAME)))


def write_action(action: Action) -> str:
    """The reverse of ``read_action``."""
    match action:
        case MakeBid(bid):
            return BID_NAMES[bid]
        case PlayCard(card):
            return CARD_NAMES[card]
        case _:
            assert_never(action)


def vocabulary() -> list[str]:
    """Every action that can be said at all."""
    actions: tuple[Action, ...] = (*BIDS, *PLAYS.values())
    return [write_action(action) for action in actions]
