"""What a layer of the attic wants to stand out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.rugs.api import Card, Kind
from scenes.table.highlights import Highlights


class BugZone(Enum):
    """Where a bug lies that is asked for."""

    FLOOR = "floor"
    WALL = "wall"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class OutcomePreview:
    """My collection as a choice would leave it; ``title`` says which choice."""

    title: str
    hand: tuple[Card, ...]
    pairs: tuple[Kind, ...] = ()


@dataclass(frozen=True, slots=True)
class DealPreview:
    """What I give and what I get for it, as far as it is chosen."""

    give: Card | None = None
    take: Card | None = None


@dataclass(frozen=True, slots=True)
class CueHighlights:
    """Bugs in the ``air``, on their way: they are not drawn where they belong."""

    air: tuple[Card, ...] = ()


def in_air(*cards: Card | None) -> CueHighlights:
    """These bugs are, as far as they are known."""
    return CueHighlights(tuple(card for card in cards if card is not None))


@dataclass(frozen=True, slots=True)
class RugsHighlights(Highlights):
    """``zone`` is where something is asked, ``outcome`` what the card in focus would lead to.

    ``note`` is said of it in a few words, ``worse`` where it costs points, ``leftover`` would fly
    to the Wall. ``free`` leaves the rug to a sheet that a layer lays there. ``hatches``: two
    Larvae of the hand may hatch now.
    """

    zone: BugZone | None = None
    outcome: OutcomePreview | None = None
    note: str = ""
    worse: bool = False
    leftover: Card | None = None
    deal: DealPreview | None = None
    free: bool = False
    hatches: bool = False

    @property
    def air(self) -> tuple[Card, ...]:
        """Which bugs are on their way."""
        told = self.cue_highlights
        return told.air if isinstance(told, CueHighlights) else ()
