"""What lies where in front of the Termitenator."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.council.api import Card, Choice, Faction, Personality, TermitenatorView

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
    stake: int = 0

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
        stake=view.stake,
    )


def swept(solo: SoloStage) -> SoloStage:
    """No pyramid, and nothing that it has decided: an Age is over."""
    nothing = (None,) * PLACES
    return replace(solo, losing=False, places=nothing, lies=(False,) * PLACES, choice=None)
