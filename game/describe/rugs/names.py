"""What bugs, rugs and powers are called, and how they stand in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from game.describe.line import CardSpan, SignSpan
from game.rules.rugs import api as rugs
from game.words import N_, _, ngettext, pgettext

POWER_NAMES: Final = MappingProxyType(
    {
        "power-ant": N_("Ant: one more comes"),
        "power-beetle": N_("Beetle: pass to the left"),
        "power-ladybug": N_("Ladybug: everyone draws"),
        "power-firefly": N_("Firefly: put one back"),
        "power-larva": N_("Larva: all of them leave"),
        "power-mosquito": N_("Mosquito: swap with the Wall"),
        "power-spider": N_("Spider: the line moves up"),
        "power-butterfly": N_("Butterfly: show and copy"),
        "power-fly": N_("Fly: pass to the right"),
        "larva-alone": N_("Larva: nothing happens"),
        "larva-later": N_("Larva: nothing happens"),
    }
)
"""By the clause, what stands over the paper about a power."""
SHORT_POWERS: Final = MappingProxyType(
    {
        "power-ant": N_("The next bug from the deck joins the Wall and acts."),
        "power-beetle": N_("All at once, each passes a bug to the left."),
        "power-ladybug": N_("In turn order, each draws a bug from the deck."),
        "power-firefly": N_("In turn order, each puts a bug on the Floor."),
        "power-larva": N_("Two or more leave the Wall; a new bug comes and acts."),
        "power-mosquito": N_("In turn order, each swaps a bug with the Wall."),
        "power-spider": N_("In turn order, each adds a bug at the end and takes the first."),
        "power-butterfly": N_("The start player shows a bug, and that one acts."),
        "power-fly": N_("All at once, each passes a bug to the right."),
        "larva-alone": N_("Nothing: it is the only Larva on the Wall."),
        "larva-later": N_("Nothing: it was not the one left over."),
    }
)
"""By the clause, what a power does, where there is little room."""
SCORES: Final = (
    N_("Most Ants: 5 points each. Second most: 3. Others: 1."),
    N_("An even number: 5 points each. An odd one: 2 each."),
    N_("Exactly 4: 25 points together. Any other number: 1 each."),
    N_("1 point each for every different rug you have."),
    N_("3 points each with a Mosquito of yours to hatch it."),
    N_("A pair counts as a type you hold. A single one can hatch a Larva."),
    N_("7 points each with a Fly of yours to eat."),
    N_("1 point each for every type you have exactly once."),
    N_("2 points each, unless a Spider of yours eats it."),
)
"""By kind, what it is worth."""
KIND_ASSETS: Final = (
    "ant", "beetle", "ladybug", "firefly", "larva", "mosquito", "spider", "butterfly", "fly",
)  # fmt: skip
"""By kind, in the order of the letters, what its drawings are called."""
KIND_SIGNS: Final = tuple(f"rugs/emblem_{asset}" for asset in KIND_ASSETS)
"""By kind, its icon."""
SORTED: Final = {kind: place for place, kind in enumerate((*rugs.SCORING_ORDER, rugs.MOSQUITO))}


def kind_name(kind: rugs.Kind) -> str:
    """``Ladybug``."""
    return pgettext("bug", rugs.KIND_NAMES[kind])


def rug_name(card: rugs.Card) -> str:
    """``stripes``; of a Mosquito that it has none."""
    rug = rugs.RUG_OF.get(card)
    return _("no rug") if rug is None else pgettext("rug", rugs.RUG_NAMES[rug])


def card_words(card: rugs.Card) -> str:
    """``Ladybug on stripes``."""
    rug, kind = rugs.RUG_OF.get(card), kind_name(rugs.kind_of(card))
    if rug is None:
        return kind
    return _("{bug} on {rug}").format(bug=kind, rug=pgettext("rug", rugs.RUG_NAMES[rug]))


def names_of(cards: Iterable[rugs.Card]) -> Mapping[rugs.Card, str]:
    """What each of these is called; numbers tell apart those that have the same words."""
    words = {card: card_words(card) for card in cards}
    many = Counter(words.values())
    return {card: _number_name(card) if many[name] > 1 else name for card, name in words.items()}


def called_in(view: rugs.View) -> Mapping[rugs.Card, str]:
    """What each bug is called that this view shows."""
    held = (card for hand in view.hands for card in hand or ())
    acting = (card for card in (view.shown, view.offered) if card is not None)
    return names_of((*held, *acting, *view.floor, *view.wall, *view.discards))


def _number_name(card: rugs.Card) -> str:
    rug, kind, number = rugs.RUG_OF.get(card), kind_name(rugs.kind_of(card)), rugs.number_of(card)
    if rug is None:
        return _("{bug} {number}").format(bug=kind, number=number)
    words = _("{bug} {number} on {rug}")
    return words.format(bug=kind, number=number, rug=pgettext("rug", rugs.RUG_NAMES[rug]))


def in_order(hand: Iterable[rugs.Card]) -> tuple[rugs.Card, ...]:
    """The order of scoring."""
    return tuple(sorted(hand, key=lambda card: (SORTED[rugs.kind_of(card)], card)))


def code_words(code: str) -> str:
    """``Ladybug on stripes`` for ``D8``."""
    return card_words(rugs.CARDS[code])


def codes(cards: Iterable[rugs.Card]) -> tuple[str, ...]:
    """``A5``, ``B7`` …: how cards are called in records, and on the screen's controls."""
    return tuple(rugs.card_name(card) for card in cards)


def card_span(card: rugs.Card) -> SignSpan:
    """The name of a card, drawn with its icon."""
    return SignSpan(KIND_SIGNS[rugs.kind_of(card)], card_words(card))


def chip(card: rugs.Card) -> CardSpan:
    """The bug on its colour; its number tells which of its kind it is."""
    return CardSpan(rugs.card_name(card), card_words(card), "", KIND_SIGNS[rugs.kind_of(card)])


def kind_span(kind: rugs.Kind) -> SignSpan:
    """The name of a kind, drawn with its icon."""
    return SignSpan(KIND_SIGNS[kind], kind_name(kind))


def bugs_words(count: int) -> str:
    """``1 bug``, ``9 bugs``."""
    return ngettext("{count} bug", "{count} bugs", count).format(count=count)


def points_words(count: int) -> str:
    """``1 pt``, ``9 pts``."""
    return ngettext("{count} pt", "{count} pts", count).format(count=count)


def round_words(number: int) -> str:
    """``Round 3``."""
    return _("Round {number}").format(number=number)
