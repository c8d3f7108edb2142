"""What things are called at the desk: suits, cards and bids, and how many of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.describe.line import CardSpan, SignSpan
from game.rules.bugami import api as bugami
from game.words import N_, _, ngettext, npgettext, pgettext

JOKER_NAMES: Final = (N_("Cootie Joker"), N_("Crumple Joker"))
"""The Jokers are bugs of paper, too: one folded, one crumpled."""
SUIT_ASSETS: Final = ("clubs", "diamonds", "hearts", "spades")
"""By the number of the suit, what its drawings are called."""
CARD_SIGNS: Final = (
    *(f"bugami/suit_{asset}_small" for asset in SUIT_ASSETS),
    *(f"bugami/suit_joker_{number}" for number in (1, 2)),
)
"""By the number of the suit, and of the Joker after them, what stands for a card that is named."""


def suit_name(suit: int) -> str:
    """``Hearts``."""
    return (
        _("Jokers") if suit == bugami.JOKERS else pgettext("playing cards", bugami.SUIT_NAMES[suit])
    )


def suit_sign(suit: int) -> str:
    """Its drawing, folded so simply that it can be small."""
    return f"bugami/suit_{SUIT_ASSETS[suit]}_small"


def suit_span(suit: int) -> SignSpan:
    """The name of a suit, drawn with its sign."""
    return SignSpan(suit_sign(suit), suit_name(suit))


def bid_name(bid: bugami.Bid) -> str:
    """``Hearts`` or ``Misère``."""
    return _("Misère") if bid == bugami.MISERE else suit_name(bid)


def bid_sign(bid: bugami.Bid) -> str:
    """The paper token of a bid."""
    return (
        "bugami/token_bid_misere"
        if bid == bugami.MISERE
        else f"bugami/token_bid_{SUIT_ASSETS[bid]}"
    )


def bug_picture(bid: bugami.Bid) -> str:
    """The folded bug of a bid; who wants no trick has folded none."""
    return "bugami/token_bid_misere" if bid == bugami.MISERE else f"bugami/bug_{SUIT_ASSETS[bid]}"


def rank_words(card: bugami.Card) -> str:
    """``10``, ``J``, ``A``; of a Joker its number."""
    rank = bugami.rank_of(card)
    return str(rank) if bugami.is_joker(card) else bugami.RANKS[rank - 2]


def card_words(card: bugami.Card) -> str:
    """``Hearts 10``."""
    if bugami.is_joker(card):
        return _(JOKER_NAMES[bugami.rank_of(card) - 1])
    return _("{suit} {value}").format(suit=suit_name(bugami.suit_of(card)), value=rank_words(card))


def code_words(code: str) -> str:
    """``Hearts 10`` for ``H10``."""
    return card_words(bugami.read_card(code))


def card_codes(cards: Iterable[bugami.Card]) -> tuple[str, ...]:
    """``H10``, ``X1`` …: how cards are called in records, and on the screen's controls."""
    return tuple(bugami.CARD_NAMES[card] for card in cards)


def card_span(card: bugami.Card) -> CardSpan:
    """The name of a card, drawn as a chip."""
    sort = bugami.suit_of(card) + (bugami.rank_of(card) - 1 if bugami.is_joker(card) else 0)
    return CardSpan(bugami.CARD_NAMES[card], card_words(card), rank_words(card), CARD_SIGNS[sort])


def deal_words(number: int) -> str:
    """``Deal 4``."""
    return _("Deal {number}").format(number=number)


def tricks_words(count: int) -> str:
    """``no trick``, ``1 trick``, ``4 tricks``."""
    if not count:
        return _("no tricks")
    return ngettext("{count} trick", "{count} tricks", count).format(count=count)


def bugs_words(count: int) -> str:
    """``no bug``, ``1 bug``, ``4 bugs``."""
    if not count:
        return _("no bugs")
    return npgettext("bugami", "{count} bug", "{count} bugs", count).format(count=count)
