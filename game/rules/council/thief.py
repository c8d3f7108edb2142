"""The Thief: a card of its pyramid for a card of your hand (P4)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from game.rules.council import decision_table, termitenator
from game.rules.council.cards import Card
from game.rules.council.model import Events, Phase, State
from game.rules.council.solo import TERMITENATOR, PendingTie, Solo, Tie
from game.rules.council.solo_events import CardOffered, CardsExchanged, PersonalityTriggered
from game.rules.council.turns import HUMAN


def steal(state: State, solo: Solo, events: Events) -> None:
    """Winning, its weakest for your strongest; Losing, the other way round."""
    shown = termitenator.face_up(solo)
    if not shown or not state.hands[HUMAN]:
        return
    if events is not None:
        events.append(PersonalityTriggered(solo.personality))
    prefer = decision_table.STRONGEST_SUIT if solo.losing else decision_table.WEAKEST_SUIT
    tied = _best(shown, state.cubes, prefer)
    if len(tied) > 1:
        _ask(state, solo, PendingTie(Tie.GIVE, tied))
    else:
        give(state, solo, tied[0], events)


def give(state: State, solo: Solo, given: Card, events: Events) -> None:
    """Give the settled card; the human's may still need a tie broken."""
    prefer = decision_table.WEAKEST_SUIT if solo.losing else decision_table.STRONGEST_SUIT
    hand = [(card, 0) for card in state.hands[HUMAN]]
    tied = _best(hand, state.cubes, prefer[:-1])  # a hand has no rows
    if len(tied) > 1:
        _ask(state, solo, PendingTie(Tie.TAKE, tied, given=given))
        if events is not None:
            events.append(CardOffered(given))
    else:
        exchange(state, solo, given, tied[0], events)


def exchange(state: State, solo: Solo, given: Card, taken: Card, events: Events) -> None:
    """The taken card lies face up where the given one lay."""
    place = solo.places.index(given)
    solo.places[place] = taken
    for owner, goes, comes in ((HUMAN, taken, given), (TERMITENATOR, given, taken)):
        state.hands[owner].remove(goes)
        insort(state.hands[owner], comes)
    if events is not None:
        events.append(CardsExchanged(given, taken, place))


def _best(
    cards: Sequence[tuple[Card, int]], cubes: Sequence[int], prefer: Sequence[str]
) -> tuple[Card, ...]:
    sieve = decision_table.CardFilter(cards, cubes)
    sieve.prefer(prefer)
    return tuple(sieve.left)


def _ask(state: State, solo: Solo, pending: PendingTie) -> None:
    solo.pending = pending
    state.phase = Phase.TIEBREAK
