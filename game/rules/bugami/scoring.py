"""Sides, bugs, the points of a deal, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.bugami.cards import (
    ALL_TRICKS_POINTS,
    CLEAN_TRICK_POINTS,
    JOKERS,
    MISERE,
    MISERE_POINTS,
    NO_TRICK_POINTS,
    TRICK_POINTS,
    Bid,
    Card,
)
from game.rules.bugami.events import DealScored, SeatScore
from game.rules.bugami.model import State
from game.table import Seat
from game.words import N_

SOURCES: Mapping[str, str] = {
    "bugs-divide": N_("with bugs"),
    "clean-tricks": N_("clean tricks"),
    "all-tricks": N_("every trick"),
    "no-trick": N_("no tricks"),
    "misere-made": N_("Misère"),
}
"""Where points come from, by the clause of a line that brings any."""


def bugs_in(cards: Sequence[Card], bid: Bid) -> int:
    """How many bugs these cards are to somebody with this bid; a Misère has none to count (B7)."""
    if bid == MISERE:
        return 0
    found = 0
    for card in cards:
        found += card >> 4 in (bid, JOKERS)
    return found


def sides_of(bids: Sequence[Bid], *, shotgun: bool) -> tuple[tuple[Seat, ...], ...]:
    """For each seat, who shares its points: itself and, after a Shotgun Wedding, partners (B10)."""
    if not shotgun:
        return tuple((seat,) for seat in range(len(bids)))
    return tuple(
        (seat,) if bid == MISERE else tuple(s for s, other in enumerate(bids) if other == bid)
        for seat, bid in enumerate(bids)
    )


def worth(bid: Bid, tricks: int, bugs: int) -> tuple[int, str]:
    """What so many tricks and bugs bring, and the clause, unless somebody takes them all (B7)."""
    if bid == MISERE:
        return (0, "misere-broken") if tricks else (MISERE_POINTS, "misere-made")
    if not tricks:
        return NO_TRICK_POINTS, "no-trick"
    if not bugs:
        return CLEAN_TRICK_POINTS * tricks, "clean-tricks"
    return TRICK_POINTS * tricks // bugs, "bugs-divide"


def rows(
    bids: Sequence[Bid],
    sides: Sequence[tuple[Seat, ...]],
    tricks: Sequence[int],
    bugs: Sequence[int],
    *,
    final: bool,
) -> tuple[SeatScore, ...]:
    """Every seat's line for these tricks and bugs, both by seat.

    ``final``: no trick is to come, so one side may have taken them all (B8).
    """
    total = sum(tricks)
    shared = [
        (sum(tricks[seat] for seat in side), sum(bugs[seat] for seat in side)) for side in sides
    ]
    swept = final and any(
        won == total and bid != MISERE for bid, (won, _) in zip(bids, shared, strict=True)
    )
    lines = []
    for seat, (bid, (won, found)) in enumerate(zip(bids, shared, strict=True)):
        points, clause = worth(bid, won, found)
        if swept and bid != MISERE:
            points, clause = (0, "all-to-others")
            if won == total:
                points, clause = (ALL_TRICKS_POINTS, "all-tricks")
        lines.append(SeatScore(seat, bid, sides[seat], won, found, points, clause))
    return tuple(lines)


def final_ranking(scores: Sequence[int], target: int) -> tuple[tuple[Seat, ...], str]:
    """Who has won after a deal, and the clause that settles it; nobody: another deal (B11)."""
    best = max(scores)
    if best < target:
        return (), "below-target"
    leaders = tuple(seat for seat, score in enumerate(scores) if score == best)
    return (leaders, "target-reached") if len(leaders) == 1 else ((), "tied-lead")


def sources(state: State) -> Sequence[Mapping[str, int]]:
    """Where the points of each seat come from, over all deals."""
    return [_sources(state.ledger, seat) for seat in range(state.setup.seats)]


def _sources(ledger: Sequence[DealScored], seat: Seat) -> Mapping[str, int]:
    points = dict.fromkeys(SOURCES.values(), 0)
    for scored in ledger:
        row = scored.rows[seat]
        if row.clause in SOURCES:
            points[SOURCES[row.clause]] += row.points
    return points
