"""What settled equal points, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.council.names import somebody, speaker
from game.describe.line import said_of, said_of_all
from game.seating import SeatSetup
from game.table import Seat
from game.words import N_, _, in_turn, join_names, ngettext

SETTLED: Final = {
    "final-age-tricks": (
        N_("{best} won more tricks in Age III ({tricks})."),
        N_("You won more tricks in Age III ({tricks})."),
    ),
    "trick-points": (
        N_("{best} scored more from tricks."),
        N_("You scored more from tricks."),
    ),
    "best-age": (
        N_("{best} had the best single Age."),
        N_("You had the best single Age."),
    ),
}
"""By clause, what the winner had more of than the others with as many points."""


def tie_words(
    seats: Sequence[SeatSetup],
    clause: str,
    scores: Sequence[int],
    winners: Sequence[Seat],
    tricks: Sequence[int],
) -> str:
    """The tie-break, of ``tricks`` in Age III; empty where points alone decided."""
    winner = winners[0]
    if clause not in SETTLED:
        return _level_in_all(clause, scores[winner])
    best = said_of(seats[winner], *map(_, SETTLED[clause]))
    best = best.format(best=speaker(seats, winner), tricks=tricks[winner])
    return in_turn((_level(seats, scores, winners), best))


def _level_in_all(clause: str, points: int) -> str:
    """Where no more than the points is told of anybody."""
    match clause:
        case "shared":
            words = ngettext(
                "{points} point each, and tied in every tie-break.",
                "{points} points each, and tied in every tie-break.",
                points,
            )
        case "termitenator-tie":
            words = ngettext(
                "Level on {points} point: a tie goes to the Termitenator.",
                "Level on {points} points: a tie goes to the Termitenator.",
                points,
            )
        case _:
            return ""
    return words.format(points=points)


def _level(seats: Sequence[SeatSetup], scores: Sequence[int], winners: Sequence[Seat]) -> str:
    """Who else has as many points as the winner."""
    points = scores[winners[0]]
    tied = [seat for seat, score in enumerate(scores) if score == points]
    rivals = [seat for seat in tied if seat not in winners]
    words = said_of_all(
        [seats[seat] for seat in rivals],
        ngettext(
            "Level with {names} on {points} point.",
            "Level with {names} on {points} points.",
            points,
        ),
        ngettext("Level with you on {points} point.", "Level with you on {points} points.", points),
        ngettext(
            "Level with you and also {names} on {points} point.",
            "Level with you and also {names} on {points} points.",
            points,
        ),
    )
    names = [somebody(seats, seat) for seat in rivals if not seats[seat].you]
    return words.format(names=join_names(names), points=points)
