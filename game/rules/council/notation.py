"""Cards and actions as text, the way records and bug reports write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from game.rules.council.actions import (
    DECLARATIONS,
    DISCARDS,
    PASS,
    PLAYS,
    SETTLES,
    VISITS,
    Action,
    Declare,
    DiscardCard,
    PlayCard,
    Settle,
    Visit,
)
from game.rules.council.cards import CARD_NAMES, CARDS, FACTIONS, Card, Faction
from game.rules.council.model import Phase
from game.table import NotationError
from game.words import _

DECLARATION_WORDS = ("allegiance", "no-allegiance")
PASS_WORD = "pass"
CARD_ACTIONS: Final[Mapping[Phase, Mapping[Card, Action]]] = {
    Phase.DISCARD: DISCARDS,
    Phase.TIEBREAK: SETTLES,
}


def read_card(text: str) -> Card:
    """``A7`` as a card. Raises NotationError."""
    try:
        return CARDS[text]
    except KeyError:
        raise NotationError(
            _(
                "“{text}” is not a card; a card is a letter of {letters} and a value from 1 to 12"
            ).format(text=text, letters=FACTIONS)
        ) from None


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards with a blank between them, in the order written. Raises NotationError."""
    return tuple(map(read_card, text.split()))


def write_cards(cards: tuple[Card, ...]) -> str:
    """The reverse of ``read_cards``."""
    return " ".join(CARD_NAMES[card] for card in cards)


def read_factions(text: str) -> tuple[Faction, ...]:
    """``BMACF`` as factions. Raises NotationError."""
    for letter in text:
        if letter not in FACTIONS:
            words = _("“{letter}” is not a faction; the letters are {letters}")
            raise NotationError(words.format(letter=letter, letters=FACTIONS))
    return tuple(map(FACTIONS.index, text))


def write_factions(factions: tuple[Faction, ...]) -> str:
    """The reverse of ``read_factions``."""
    return "".join(FACTIONS[faction] for faction in factions)


def read_action(text: str, phase: Phase) -> Action:
    """An action as it is written while ``phase`` lasts. Raises NotationError.

    A card means a discard, a play or the settling of a tie, depending on what is asked. A
    well-formed text of another
    phase is read as what it says; the rules refuse it then.
    """
    if text in DECLARATION_WORDS:
        return DECLARATIONS[DECLARATION_WORDS.index(text)]
    if text == PASS_WORD:
        return PASS
    if len(text) == 1 and text in FACTIONS:
        return VISITS[FACTIONS.index(text)]
    if text in CARDS:
        return CARD_ACTIONS.get(phase, PLAYS)[CARDS[text]]
    allegiance, none = DECLARATION_WORDS
    raise NotationError(
        _(
            "“{text}” is not an action; it can be a declaration ({allegiance} or {none}), a card "
            "such as A7, a faction letter ({letters}) or {stay}"
        ).format(text=text, allegiance=allegiance, none=none, letters=FACTIONS, stay=PASS_WORD)
    )


def write_action(action: Action) -> str:
    """The reverse of ``read_action``."""
    match action:
        case Declare(no_allegiance):
            return DECLARATION_WORDS[no_allegiance]
        case DiscardCard(card) | PlayCard(card) | Settle(card):
            return CARD_NAMES[card]
        case Visit(faction):
            return PASS_WORD if faction is None else FACTIONS[faction]
        case _:
            assert_never(action)


def vocabulary() -> list[str]:
    """Every action that can be said at all."""
    return [*DECLARATION_WORDS, *CARD_NAMES.values(), *FACTIONS, PASS_WORD]
