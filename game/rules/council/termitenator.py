"""The Termitenator: what it shows, how it feels, what it plays and which space it activates.

It never chooses: the rules work out what it does, and only exact ties are the human's to settle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.council import decision_table, pyramid
from game.rules.council.cards import FIRST_TRIGGER_ROW, TRICKS, Card, Faction
from game.rules.council.decision_trace import TermitenatorChoice
from game.rules.council.model import Events, Phase, Setup, State
from game.rules.council.solo import TERMITENATOR, PendingTie, Solo, Tie
from game.rules.council.solo_events import CardChosen, CardsFlipped, IdeologyChanged

FULL_TERMITE_SPACE: Final = 5
"""So many cubes on the Termite Space are worth a visit to a Winning Termitenator."""

TRIGGER_ROWS: Final = ((-10, 1), (-5, 2), (4, 3), (9, 4))
"""Its score minus yours is at most … : the trigger is on row … ; above that there is none."""


def solo_of(setup: Setup) -> Solo | None:
    """What belongs to a solo game before its first card; None at other tables."""
    if setup.personality is None or setup.termite is None:
        return None
    return Solo(setup.termite, setup.personality)


def trigger_row(scores: Sequence[int]) -> int | None:
    """The trigger row for these scores (S5)."""
    margin = scores[TERMITENATOR] - scores[0]
    return next((row for most, row in TRIGGER_ROWS if margin <= most), None)


def set_out(state: State, solo: Solo, cards: Sequence[Card]) -> None:
    """Deal the pyramid face down; every Age begins Winning (S2, S5)."""
    first_of_all = state.age == 1 and state.setup.carry is None
    solo.trigger_row = FIRST_TRIGGER_ROW if first_of_all else trigger_row(state.scores)
    solo.places = list(cards)
    solo.face_up = [False] * len(cards)
    solo.losing = False
    solo.taken = []
    solo.discarded = ()
    solo.human_won = False
    solo.choice = None


def take_turn(state: State, solo: Solo, events: Events) -> Card | None:
    """Turn cards over, perhaps lose heart, choose; None where the human has to settle a tie."""
    _flip(state, solo, events)
    led = state.trick[0] if len(state.trick) == 1 else None
    choice = decision_table.choose(
        face_up(solo),
        state.cubes,
        led,
        losing=solo.losing,
        final=state.trick_number == TRICKS,
    )
    if choice.card is None:
        solo.pending = PendingTie(Tie.PLAY, choice.tied, choice=choice)
        state.phase = Phase.TIEBREAK
        return None
    return play(solo, choice, events)


def play(solo: Solo, choice: TermitenatorChoice, events: Events) -> Card:
    """Take the chosen card out of the pyramid."""
    card = choice.card
    assert card is not None
    place = solo.places.index(card)
    solo.choice = choice
    if events is not None:
        events.append(CardChosen(choice, place))
    solo.places[place] = None
    return card


def face_up(solo: Solo) -> list[tuple[Card, int]]:
    """Its face-up cards with their rows, top row first."""
    return [
        (card, pyramid.ROWS[place])
        for place, card in enumerate(solo.places)
        if card is not None and solo.face_up[place]
    ]


def trick_won(solo: Solo, won_by: int, events: Events) -> None:
    """Winning a trick while Losing makes it Winning at once (S5)."""
    if won_by != TERMITENATOR:
        solo.human_won = True
    elif solo.losing:
        change_ideology(solo, "won-a-trick", events)


def change_ideology(solo: Solo, clause: str, events: Events) -> None:
    """From Winning to Losing or back."""
    solo.losing = not solo.losing
    if events is not None:
        events.append(IdeologyChanged(solo.losing, clause))


def visit_target(state: State, solo: Solo) -> Faction:
    """The space it activates (S7); there is a cube somewhere."""
    cubes, ring, termite = state.cubes, state.setup.ring, solo.termite
    if not solo.losing and cubes[termite] >= FULL_TERMITE_SPACE:
        return termite
    at = ring.index(termite)
    others = [ring[at - step] for step in range(1, len(ring))]  # counterclockwise
    suits = {card >> 4 for card, _ in face_up(solo)}
    wanted = [space for space in others if (space in suits) == solo.losing]
    for spaces in (wanted, others):
        best = max(spaces, key=cubes.__getitem__, default=None)  # the first of equals
        if best is not None and cubes[best]:
            return best
    return termite


def _flip(state: State, solo: Solo, events: Events) -> None:
    """Turn over what lies free; on the trigger row that may change its mind (S3, S5)."""
    fresh = [place for place in pyramid.free_places(solo.places) if not solo.face_up[place]]
    if not fresh:
        return
    for place in fresh:
        solo.face_up[place] = True
    if events is not None:
        cards = tuple((place, card) for place in fresh if (card := solo.places[place]) is not None)
        events.append(CardsFlipped(cards))
    triggered = solo.trigger_row in {pyramid.ROWS[place] for place in fresh}
    if triggered and not solo.losing and state.tricks[TERMITENATOR] == 0:
        change_ideology(solo, "trigger-row", events)
