"""What lies where in front of the Termitenator, and how its events change that."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from game.rules.council.api import (
    Card,
    CardChosen,
    CardsExchanged,
    CardsFlipped,
    CardsTaken,
    Choice,
    CubeOnSoloBoard,
    Faction,
    IdeologyChanged,
    Personality,
    TermitenatorArrived,
    TermitenatorView,
    TrickDiscarded,
)

T = TypeVar("T")
PLACES = 11


@dataclass(frozen=True, slots=True)
class SoloStage:
    """The Termitenator at rest. ``places`` are in dealing order, top row first.

    ``places`` holds the face-up cards; ``lies`` tells where there still is a card.
    ``choice`` is its last one in this Age.
    """

    termite: Faction
    personality: Personality
    losing: bool = False
    trigger_row: int | None = None
    places: tuple[Card | None, ...] = (None,) * PLACES
    lies: tuple[bool, ...] = (False,) * PLACES
    taken: int = 0
    board: int = 0
    discarded: int = 0
    choice: Choice | None = None

    @property
    def shown(self) -> tuple[Card, ...]:
        """Its face-up cards, in dealing order."""
        return tuple(card for card in self.places if card is not None)

    @property
    def kept(self) -> int:
        """How many cards or cubes it has gathered; nobody gathers both."""
        return self.taken + self.board


def solo_stage_of(view: TermitenatorView) -> SoloStage:
    """The stage of what everybody sees of it."""
    return SoloStage(
        termite=view.termite,
        personality=view.personality,
        losing=view.losing,
        trigger_row=view.trigger_row,
        places=view.places,
        lies=view.lies,
        taken=view.taken,
        board=view.board,
        discarded=view.discarded,
        choice=view.choice,
    )


def arrived(event: TermitenatorArrived) -> SoloStage:
    """A solo game begins."""
    return SoloStage(event.termite, event.personality)


def swept(solo: SoloStage) -> SoloStage:
    """No pyramid, and nothing that it has decided: an Age is over."""
    nothing = (None,) * PLACES
    return replace(solo, losing=False, places=nothing, lies=(False,) * PLACES, choice=None)


def age_began(solo: SoloStage, trigger_row: int | None) -> SoloStage:
    """A new pyramid lies face down."""
    return replace(
        solo,
        losing=False,
        trigger_row=trigger_row,
        places=(None,) * PLACES,
        lies=(True,) * PLACES,
        taken=0,
        discarded=0,
        choice=None,
    )


SoloEvent = (
    CardsFlipped
    | IdeologyChanged
    | CardChosen
    | CardsTaken
    | CardsExchanged
    | CubeOnSoloBoard
    | TrickDiscarded
)


def settle_solo(solo: SoloStage, event: SoloEvent) -> SoloStage:
    """What an event changes on the Termitenator's side."""
    match event:
        case CardsFlipped(cards):
            places = solo.places
            for place, card in cards:
                places = put(places, place, card)
            return replace(solo, places=places)
        case IdeologyChanged(losing):
            return replace(solo, losing=losing)
        case CardChosen(choice):
            return replace(solo, choice=choice)
        case CardsTaken(count):
            return replace(solo, taken=solo.taken + count)
        case CardsExchanged(_, taken, place):
            return replace(solo, places=put(solo.places, place, taken))
        case CubeOnSoloBoard():
            return replace(solo, board=solo.board + 1)
        case TrickDiscarded():
            return replace(solo, board=solo.board - 1, discarded=solo.discarded + 1)


def played(solo: SoloStage, card: Card) -> SoloStage:
    """Its card has left the pyramid."""
    place = solo.places.index(card)
    return replace(solo, places=put(solo.places, place, None), lies=put(solo.lies, place, False))


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with another one at this place."""
    return (*values[:place], value, *values[place + 1 :])
