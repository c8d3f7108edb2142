"""Points of an Age, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.council.cards import NO_ALLEGIANCE_POINTS, Card, Edition
from game.rules.council.events import AgeScored, SeatScore
from game.rules.council.model import State
from game.rules.council.solo import TERMITENATOR
from game.table import Seat
from game.words import N_

STEPS: Final = ("most-points", "final-age-tricks")
"""What settles who has won, one clause after the other."""
PROTOTYPE_STEPS: Final = ("most-points", "trick-points", "best-age")


def no_allegiance_share(
    chambers: int, sharing: int, edition: Edition, worth: int = NO_ALLEGIANCE_POINTS
) -> int:
    """What each of ``sharing`` successful seats gets of 10 (solo: 15) + Chambers."""
    value = worth + chambers
    return -(-value // sharing) if edition.shares_round_up else value // sharing


def score_age(
    age: int,
    edition: Edition,
    chambers: int,
    cubes: Sequence[int],
    tricks: Sequence[int],
    declared: Sequence[bool | None],
    hands: Sequence[Sequence[Card]],
    *,
    spoiled: Seat | None = None,
    worth: int = NO_ALLEGIANCE_POINTS,
) -> AgeScored:
    """The points of every seat: tricks, then its last card or No Allegiance.

    ``declared`` is by person; whoever is beyond it declares nothing, and scores No Allegiance
    instead of an Allegiance whenever it has no trick, if the edition knows that (E5, S8).
    ``spoiled`` has won a trick that was stolen later (G7). ``worth`` without the Chambers.
    """
    none = [bool(no) for no in declared]
    none += [won == 0 and edition.neutral_scores_none for won in tricks[len(none) :]]
    made = [seat for seat, no in enumerate(none) if no and tricks[seat] == 0 and seat != spoiled]
    share = no_allegiance_share(chambers, len(made), edition, worth) if made else 0
    rows = []
    for seat, no in enumerate(none):
        card = None if no else hands[seat][0]
        allegiance = 0 if card is None else cubes[card >> 4]
        without = share if seat in made else 0
        # In this order: names would cost a playout 2 % of its time.
        rows.append(SeatScore(seat, no, tricks[seat], card, allegiance, without))
    return AgeScored(age, tuple(rows), chambers, len(made))


def final_ranking(ledger: Sequence[AgeScored], edition: Edition) -> tuple[tuple[Seat, ...], str]:
    """The winners, and the clause that settled it (final tie: see the table of editions)."""
    leaders = list(range(len(ledger[0].rows)))
    for clause in PROTOTYPE_STEPS if edition.name == "prototype" else STEPS:
        measure = _measure(clause, ledger)
        best = max([measure[seat] for seat in leaders])
        leaders = [seat for seat in leaders if measure[seat] == best]
        if len(leaders) == 1:
            return tuple(leaders), clause
    return tuple(leaders), "shared"


def _measure(clause: str, ledger: Sequence[AgeScored]) -> list[int]:
    """What decides by this clause, for each seat."""
    if clause == "final-age-tricks":
        return [row.tricks for row in ledger[-1].rows]
    if clause == "trick-points":
        ages = [[row.tricks for row in age.rows] for age in ledger]
    else:
        ages = [[row.points for row in age.rows] for age in ledger]
    if clause == "best-age":
        return list(map(max, zip(*ages, strict=True)))
    return [sum([age[seat] for age in ages]) for seat in range(len(ages[0]))]


def solo_ranking(scores: Sequence[int]) -> tuple[tuple[Seat, ...], str]:
    """Who has won a solo game, and the clause: the human only with more points (S9)."""
    human, termitenator = scores
    if human == termitenator:
        return (TERMITENATOR,), "termitenator-tie"
    return (0 if human > termitenator else TERMITENATOR,), "most-points"


def sources(state: State) -> Sequence[Mapping[str, int]]:
    """Tricks, Allegiance, No Allegiance and, alone, what a personality brings: for each owner."""
    return [_sources(state, owner) for owner in range(state.setup.owners)]


def _sources(state: State, owner: Seat) -> Mapping[str, int]:
    rows = [age.rows[owner] for age in state.ledger]
    points = {
        N_("tricks"): sum(row.tricks for row in rows),
        N_("allegiance"): sum(row.allegiance for row in rows),
        N_("no allegiance"): sum(row.no_allegiance_points for row in rows),
    }
    if state.setup.seats == 1:
        points[N_("personality")] = sum(row.extra for row in rows)
    return points
