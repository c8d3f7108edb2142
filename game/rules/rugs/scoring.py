"""The points of every type, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.rugs.cards import (
    ANT,
    BEETLE,
    BUTTERFLY,
    DECK,
    FIREFLY,
    FLY,
    LADYBUG,
    LARVA,
    MOSQUITO,
    RUG_OF,
    SCORING_ORDER,
    SPIDER,
    Card,
    Kind,
    kinds_in,
)
from game.rules.rugs.events import TypeScore
from game.table import Seat

LARVA_POINTS: Final = 3
ANT_POINTS: Final = (5, 3, 1)  # the most, the second most, everybody else
SPIDER_POINTS: Final = 7
FLY_POINTS: Final = 2
BEETLE_POINTS: Final = (5, 2)  # an even number, an odd one
LADYBUG_SET: Final = 4
LADYBUG_SET_POINTS: Final = 25

RUG_BIT: Final = [1 << RUG_OF[card] if card in RUG_OF else 0 for card in range(DECK[-1] + 1)]
"""A bit for the rug on each card; 0 for Mosquitos."""

CLAUSE_OF: Final[Mapping[Kind, str]] = {
    BUTTERFLY: "score-butterfly",
    FIREFLY: "score-firefly",
    LARVA: "score-larva",
    ANT: "score-ant",
    SPIDER: "score-spider",
    FLY: "score-fly",
    BEETLE: "score-beetle",
    LADYBUG: "score-ladybug",
}


@dataclass(frozen=True, slots=True)
class Collection:
    """What somebody holds at the end: bugs of each kind, pairs counted in; different rugs.

    Of Mosquitos only the unpaired ones count.
    """

    counts: tuple[int, ...]
    rugs: int

    @property
    def singles(self) -> int:
        """How many types there is exactly one of (C3)."""
        return self.counts.count(1)


def collection(hand: Sequence[Card], pairs: Sequence[Kind] = ()) -> Collection:
    """A hand with its Mosquito pairs put to what they copy."""
    counts = kinds_in(hand)
    counts[MOSQUITO] -= 2 * len(pairs)
    for kind in pairs:
        counts[kind] += 1
    rugs = 0
    for card in hand:
        rugs |= RUG_BIT[card]
    return Collection(tuple(counts), rugs.bit_count())


def ant_rate(ants: Sequence[int], mine: int) -> int:
    """The points of each Ant for who has ``mine``, when the seats have ``ants`` of them (C6)."""
    ranks = sorted({count for count in ants if count > 0}, reverse=True)
    place = ranks.index(mine) if mine in ranks else len(ranks)
    return ANT_POINTS[min(place, 2)]


def type_score(kind: Kind, seat: Seat, held: Collection, ants: Sequence[int]) -> TypeScore:
    """A kind's points in a collection; ``ants`` are those of all seats."""
    count = held.counts[kind]
    factor, points = _worth(kind, count, held, ants)
    return TypeScore(seat, count, factor, points)


def _worth(kind: Kind, count: int, held: Collection, ants: Sequence[int]) -> tuple[int, int]:
    """What decides about the worth (see ``TypeScore.factor``), and the points."""
    counts = held.counts
    if kind == BUTTERFLY:
        return held.singles, count * held.singles
    if kind == FIREFLY:
        return held.rugs, count * held.rugs
    if kind == LARVA:
        hatched = min(count, counts[MOSQUITO])
        return hatched, LARVA_POINTS * hatched
    if kind == ANT:
        rate = ant_rate(ants, count)
        return rate, rate * count
    if kind == SPIDER:
        fed = min(count, counts[FLY])
        return fed, SPIDER_POINTS * fed
    if kind == FLY:
        left = count - min(count, counts[SPIDER])
        return left, FLY_POINTS * left
    if kind == BEETLE:
        rate = BEETLE_POINTS[count % 2]
        return rate, rate * count
    assert kind == LADYBUG
    return (0, LADYBUG_SET_POINTS) if count == LADYBUG_SET else (1, count)


def score_sheet(
    collections: Sequence[Collection],
) -> tuple[tuple[Kind, tuple[TypeScore, ...]], ...]:
    """A line for each kind that scores, from top to bottom (C2), with a row for each seat."""
    return tuple((kind, type_scores(kind, collections)) for kind in SCORING_ORDER)


def type_scores(kind: Kind, collections: Sequence[Collection]) -> tuple[TypeScore, ...]:
    """A line of it."""
    ants = [held.counts[ANT] for held in collections]
    return tuple(type_score(kind, seat, held, ants) for seat, held in enumerate(collections))


def points_of(collections: Sequence[Collection]) -> tuple[tuple[int, ...], ...]:
    """The points alone, by seat and then in the order of the score sheet."""
    ants = [held.counts[ANT] for held in collections]
    return tuple(
        [
            tuple([_worth(kind, held.counts[kind], held, ants)[1] for kind in SCORING_ORDER])
            for held in collections
        ]
    )


def ranking(points: Sequence[Sequence[int]]) -> tuple[tuple[Seat, ...], str]:
    """Who has won, from the points by seat and type, and the clause that settled it (C9)."""
    totals = [sum(row) for row in points]
    most = max(totals)
    best = [seat for seat, total in enumerate(totals) if total == most]
    if len(best) == 1:
        return tuple(best), "most-points"
    types = {seat: sorted(points[seat], reverse=True) for seat in best}
    finest = max(types.values())
    winners = tuple(seat for seat in best if types[seat] == finest)
    return winners, "best-type" if len(winners) == 1 else "shared"
