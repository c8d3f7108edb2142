"""What a solo game has besides a table of several: data only, no rules."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from game.rules.council.cards import Card, Faction
from game.rules.council.decision_trace import TermitenatorChoice

TERMITENATOR: Final = 1
"""Whose cards and points are the Termitenator's; the human is 0."""


class Personality(StrEnum):
    """What the Termitenator does whenever a cube joins the Termite Space."""

    PACIFIST = "pacifist"
    PACIFIST_2 = "pacifist-2"
    CARD_SHARK = "card-shark"
    THIEF = "thief"
    TRICKSTER = "trickster"


class Tie(StrEnum):
    """What the human settles: the card to play, the card to give, the card to take."""

    PLAY = "play"
    GIVE = "give"
    TAKE = "take"


@dataclass(frozen=True, slots=True)
class PendingTie:
    """A tie, and what has been settled before it: the choice so far, or the card to give."""

    tie: Tie
    cards: tuple[Card, ...]
    choice: TermitenatorChoice | None = None
    given: Card | None = None


@dataclass(slots=True)
class Solo:
    """The Termitenator: its pyramid by place, its ideology, its personality's belongings."""

    termite: Faction
    personality: Personality
    places: list[Card | None] = field(default_factory=list)  # None: the card has been played
    face_up: list[bool] = field(default_factory=list)
    losing: bool = False
    trigger_row: int | None = None
    taken: list[Card] = field(default_factory=list)  # up the Card Shark's sleeve
    board: int = 0  # cubes on the Solo Board
    discarded: tuple[Card, ...] = ()  # of tricks that nobody keeps
    human_won: bool = False  # any trick of this Age, also one that was stolen later
    marked: int = 0  # points on the score track that no Age has counted yet
    pending: PendingTie | None = None
    choice: TermitenatorChoice | None = None  # its last one in this Age, for everybody to see

    def copy(self) -> Solo:
        """An independent twin."""
        return Solo(
            self.termite,
            self.personality,
            self.places[:],
            self.face_up[:],
            self.losing,
            self.trigger_row,
            self.taken[:],
            self.board,
            self.discarded,
            self.human_won,
            self.marked,
            self.pending,
            self.choice,
        )

    def key(self) -> Hashable:
        """Every field, in one value."""
        return (
            *(self.termite, self.personality, tuple(self.places), tuple(self.face_up)),
            *(self.losing, self.trigger_row, tuple(self.taken), self.board, self.discarded),
            *(self.human_won, self.marked, self.pending, self.choice),
        )
