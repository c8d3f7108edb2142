"""Why an action is refused, in sentences about this moment: what was tried, what has to be done.

The table, the log of the rules and a record that is checked all say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, assert_never

from game.rules.council.actions import PASS, Action, Declare, DiscardCard, PlayCard, Settle, Visit
from game.rules.council.cards import FACTION_NAMES, Card, Faction, suit_of, value_of
from game.rules.council.clauses import CLAUSES
from game.rules.council.model import Phase, State
from game.rules.council.solo import Tie
from game.words import N_, _, join_names, pgettext

DUE: Final = MappingProxyType(
    {
        Phase.DECLARE: N_("Allegiance or No Allegiance must be declared first."),
        Phase.DISCARD: N_("No Allegiance was declared, so a card must be discarded first."),
        Phase.DEAL: N_("The cards of the next Age must be dealt first."),
    }
)
TIED: Final = MappingProxyType(
    {
        Tie.PLAY: N_("First choose which tied card the Termitenator plays: {cards}."),
        Tie.GIVE: N_("First choose which tied card the Thief gives: {cards}."),
        Tie.TAKE: N_("First choose which tied card the Thief takes: {cards}."),
    }
)


@dataclass(frozen=True, slots=True)
class RefusalContext:
    """What is asked, as far as a refusal speaks of it.

    ``led`` is the suit that has to be followed, ``neutral`` tells whether the cards are the
    Emissary's.
    """

    phase: Phase
    legal: Sequence[Action]
    led: Faction | None = None
    neutral: bool = False
    tie: Tie | None = None
    termite: Faction | None = None


def moment_of(state: State, legal: Sequence[Action], *, neutral: bool) -> RefusalContext:
    """The moment of a state in which these actions are allowed."""
    pending = None if state.solo is None else state.solo.pending
    open_trick = 0 < len(state.trick) < len(state.order)
    return RefusalContext(
        state.phase,
        legal,
        suit_of(state.trick[0]) if open_trick else None,
        neutral,
        None if pending is None else pending.tie,
        state.setup.termite,
    )


def sentence(clause: str, action: Action, moment: RefusalContext) -> str:
    """Why this clause refuses the action now, and what to do instead."""
    match clause, action:
        case "wrong-phase", _:
            words = _("{tried} {due}")
            return words.format(tried=_attempt_words(action, moment.termite), due=_due(moment))
        case "in-hand", PlayCard(card) | DiscardCard(card):
            words = _("You do not hold {card}.")
            if moment.neutral:
                words = _("{card} is not one of the Emissary's cards: {cards}.")
            return words.format(card=card_words(card), cards=_cards(moment.legal))
        case "follow-suit", _ if moment.led is not None:
            words = _("{suit} were led: whoever holds {suit} must play them.")
            if moment.neutral:
                words = _("{suit} were led: the Emissary shows some and must play them.")
            return words.format(suit=_faction(moment.led))
        case "empty-space", Visit(faction) if faction is not None:
            words = _("The {space} have no cubes. Choose a faction that has some.")
            return words.format(space=space_name(faction, moment.termite))
        case "not-tied", Settle(card):
            words = _("{card} is not one of the tied cards: {cards}.")
            return words.format(card=card_words(card), cards=_cards(moment.legal))
        case _:
            return _(CLAUSES[clause])


def card_words(card: Card) -> str:
    """``Ants 5``."""
    words = _("{suit} {value}")
    return words.format(suit=_faction(suit_of(card)), value=value_of(card))


def _faction(faction: Faction) -> str:
    return pgettext("suit", FACTION_NAMES[faction])


def space_name(faction: Faction, termite: Faction | None = None) -> str:
    """Whose space it is: a faction's, or the Termites'."""
    return _("Termites") if faction == termite else _faction(faction)


def _attempt_words(action: Action, termite: Faction | None) -> str:
    match action:
        case Declare():
            return _("Nobody can declare now.")
        case DiscardCard(card):
            return _("{card} cannot be discarded now.").format(card=card_words(card))
        case PlayCard(card):
            return _("{card} cannot be played now.").format(card=card_words(card))
        case Settle(card):
            return _("There is no tie to decide, so {card} cannot be chosen now.").format(
                card=card_words(card)
            )
        case Visit(faction) if faction is not None:
            words = _("The {space} cannot be activated now.")
            return words.format(space=space_name(faction, termite))
        case Visit():
            return _("There is no visit to pass now.")
        case _:
            assert_never(action)


def _due(moment: RefusalContext) -> str:
    match moment.phase:
        case Phase.PLAY if moment.neutral:
            words = _("First choose a card for the Emissary: {cards}.")
            return words.format(cards=_cards(moment.legal))
        case Phase.PLAY:
            led = _("A card must be led first.")
            return led if moment.led is None else _("The trick waits for a card.")
        case Phase.VISIT if PASS in moment.legal:
            return _("First activate a faction, or pass.")
        case Phase.VISIT:
            return _("First visit the council: activate a faction.")
        case Phase.TIEBREAK if moment.tie is not None:
            return _(TIED[moment.tie]).format(cards=_cards(moment.legal))
        case phase:
            return _(DUE[phase])


def _cards(actions: Sequence[Action]) -> str:
    cards = [
        action.card for action in actions if isinstance(action, PlayCard | DiscardCard | Settle)
    ]
    return join_names([card_words(card) for card in cards])
