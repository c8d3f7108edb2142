"""Cards and actions as text, the way records and bug reports write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from game.record_schema import shorten
from game.rules.rugs.actions import (
    CHOICES,
    DONE,
    HATCHES,
    PAIRS,
    Action,
    Choose,
    Decline,
    Hatch,
    Pair,
)
from game.rules.rugs.cards import CARD_NAMES, CARDS, KINDS, Card
from game.table import NotationError
from game.words import _

HATCH_WORD: Final = "hatch"
DONE_WORD: Final = "done"


def read_card(text: str) -> Card:
    """``A7`` as a card. Raises NotationError."""
    try:
        return CARDS[text]
    except KeyError:
        words = _("“{text}” is not a bug; a bug is a letter of {letters} and its number, as A7")
        raise NotationError(words.format(text=shorten(text), letters=KINDS)) from None


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards with a blank between them, in the order written. Raises NotationError."""
    return tuple(map(read_card, text.split()))


def write_cards(cards: Sequence[Card]) -> str:
    """The reverse of ``read_cards``."""
    return " ".join(CARD_NAMES[card] for card in cards)


def read_action(text: str) -> Action:
    """An action as records write it. Raises NotationError.

    What a card is chosen for follows from what is asked.
    """
    if text in CARDS:
        return CHOICES[CARDS[text]]
    if text == DONE_WORD:
        return DONE
    if len(text) == 1 and text in KINDS:
        return PAIRS[KINDS.index(text)]
    word, *larvae = text.split(" ")
    if word == HATCH_WORD and len(larvae) == 2:
        one, other = map(read_card, larvae)
        return HATCHES.get((one, other)) or Hatch(one, other)
    words = _(
        "“{text}” is not an action; it can be a bug such as A7, {hatch} with two Larvae,"
        " a letter of {letters} for a pair, or {done}"
    )
    raise NotationError(
        words.format(text=shorten(text), hatch=HATCH_WORD, letters=KINDS, done=DONE_WORD)
    )


def write_action(action: Action) -> str:
    """The reverse of ``read_action``."""
    match action:
        case Choose(card):
            return CARD_NAMES[card]
        case Hatch(one, other):
            return f"{HATCH_WORD} {CARD_NAMES[one]} {CARD_NAMES[other]}"
        case Pair(kind):
            return KINDS[kind]
        case Decline():
            return DONE_WORD
        case _:
            assert_never(action)


def vocabulary() -> list[str]:
    """Every action that can be said at all."""
    actions: tuple[Action, ...] = (*CHOICES.values(), *HATCHES.values(), *PAIRS, DONE)
    return [write_action(action) for action in actions]
