"""Why the Termitenator played a card, written down so that it can be shown and checked."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.council.cards import Card


@dataclass(frozen=True, slots=True)
class FilterStep:
    """One step of a choice: by the rule of this clause only these cards were kept."""

    clause: str
    kept: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PassedCard:
    """A card that was passed over, and the clause that says why.

    ``number`` is what was looked at (its cubes, its value, its row), ``needed`` what the cards
    that were kept had instead; both are None where the clause compares nothing.
    """

    card: Card
    clause: str
    number: int | None = None
    needed: int | None = None


@dataclass(frozen=True, slots=True)
class TermitenatorChoice:
    """The way from the cards it shows to the card it plays.

    ``branch`` is the row of the table of choices, ``shown`` are its face-up cards with their
    rows, ``cubes`` those of the council by faction, ``led`` the card it follows. ``tied`` are the
    cards that nothing tells apart; with several of them ``card`` is None until somebody has
    chosen.
    """

    branch: str
    losing: bool
    final: bool
    led: Card | None
    cubes: tuple[int, ...]
    shown: tuple[tuple[Card, int], ...]
    candidates: tuple[Card, ...]
    steps: tuple[FilterStep, ...]
    passed: tuple[PassedCard, ...]
    tied: tuple[Card, ...]
    card: Card | None
