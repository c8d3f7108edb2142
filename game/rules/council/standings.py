"""What every seat would have if the Age ended now: points *as things stand*.

Each seat counts the card that it really keeps to the end. So after the last trick of an Age this
is what the Age is worth, save what a personality gets only then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.council.cards import (
    NO_ALLEGIANCE_POINTS,
    SOLO_NO_ALLEGIANCE_POINTS,
    Card,
    Edition,
)
from game.rules.council.events import (
    AgeBegan,
    AgeScored,
    CardDiscarded,
    CardPlayed,
    CouncilSeated,
    CubesSown,
    DeclarationsRevealed,
    EmissaryRefilled,
    Event,
    RecruitsArrived,
    TrickWon,
)
from game.rules.council.scoring import score_age
from game.rules.council.solo import TERMITENATOR
from game.rules.council.solo_events import (
    CardsExchanged,
    CubeOnSoloBoard,
    PointGained,
    StakeRaised,
    TermitenatorArrived,
    TrickDiscarded,
    TrickStolen,
)
from game.rules.council.turns import EMISSARY, HUMAN
from game.table import Seat

ALONE = 2  # owners of cards in a solo game


@dataclass(slots=True)
class PointsPosition:
    """The table, as far as points depend on it."""

    edition: Edition
    scores: list[int] = field(default_factory=list)  # what is on the track
    cubes: list[int] = field(default_factory=lambda: [0] * 5)
    chambers: int = 0
    age: int = 0
    tricks: list[int] = field(default_factory=list)
    declared: tuple[bool, ...] = ()
    hands: list[set[Card]] = field(default_factory=list)
    won: set[Seat] = field(default_factory=set)  # in this Age, even if it was stolen later

    def standings(self, kept: Sequence[Card | None]) -> tuple[int, ...]:
        """The points of every seat as things stand, with the last cards that they kept."""
        alone = len(self.tricks) == ALONE
        worth = SOLO_NO_ALLEGIANCE_POINTS if alone else NO_ALLEGIANCE_POINTS
        spoiled = HUMAN if alone and HUMAN in self.won else None
        # Who kept no card has declared No Allegiance: whichever card stands here is not counted.
        hands = [(0 if card is None else card,) for card in kept]
        told = score_age(
            self.age, self.edition, self.chambers, self.cubes, self.tricks, self.declared, hands,
            spoiled=spoiled, worth=worth,
        )  # fmt: skip
        return tuple(self.scores[row.seat] + row.points for row in told.rows)

    def follow(self, event: Event) -> None:
        """Take in what has happened."""
        match event:
            case CouncilSeated(council):
                self.cubes = [4 - council.index(faction) for faction in range(5)]
            case TermitenatorArrived():
                self.scores = list(event.scores)
            case AgeBegan(age, _, hands):
                self.scores = self.scores or [0] * len(hands)
                self.age, self.tricks, self.won = age, [0] * len(hands), set()
                self.hands = [set(hand or ()) for hand in hands]
            case DeclarationsRevealed(choices):
                self.declared = choices
            case CubesSown(_, origin, path, to_chambers):
                self.cubes[origin] = 0
                for faction in path:
                    self.cubes[faction] += 1
                self.chambers += to_chambers
            case RecruitsArrived(factions):
                for faction in factions:
                    self.cubes[faction] += 1
            case CubeOnSoloBoard(origin) if origin is not None:
                self.cubes[origin] -= 1
            case PointGained(seat, points):
                self.scores[seat] += points
            case StakeRaised(_, points):
                self.scores[TERMITENATOR] += points
            case AgeScored(_, rows):
                for row in rows:
                    self.scores[row.seat] += row.due
            case _:
                self._follow_cards(event)

    def _follow_cards(self, event: Event) -> None:
        """Who holds which card, and who has which trick."""
        match event:
            case CardPlayed(seat, card) | CardDiscarded(seat, card) if card is not None:
                self.hands[seat].discard(card)
            case EmissaryRefilled(card):
                self.hands[EMISSARY].add(card)
            case CardsExchanged(given, taken):
                human, its = self.hands
                human ^= {given, taken}
                its ^= {given, taken}
            case TrickWon(seat):
                self.tricks[seat] += 1
                self.won.add(seat)
            case TrickStolen(loser, winner):
                self.tricks[loser] -= 1
                self.tricks[winner] += 1
            case TrickDiscarded(seat):
                self.tricks[seat] -= 1
            case _:
                pass


class StandingsMoment(NamedTuple):
    """The table before event number ``at`` (0 is the first one)."""

    at: int
    event: Event
    standings: tuple[int, ...]


def _kept_cards(log: Sequence[Event], edition: Edition) -> dict[int, list[Card | None]]:
    """The card that each seat has left at the end of each Age."""
    tally, kept = PointsPosition(edition), {}
    for event in log:
        if isinstance(event, AgeScored):
            kept[event.age] = [next(iter(hand), None) for hand in tally.hands]
        tally.follow(event)
    return kept


def moments(log: Sequence[Event], edition: Edition) -> Iterator[StandingsMoment]:
    """Before each trick, before and after each sowing, and before an Age is counted."""
    kept, tally, sown = _kept_cards(log, edition), PointsPosition(edition), False
    for at, event in enumerate(log):
        leads = isinstance(event, CardPlayed) and not event.place
        if leads or sown or isinstance(event, CubesSown | AgeScored):
            yield StandingsMoment(at, event, tally.standings(kept[tally.age]))
        sown = isinstance(event, CubesSown)
        tally.follow(event)
