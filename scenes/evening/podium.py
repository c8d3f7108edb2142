"""The end of an Evening in the shape the end screen wants: four games, one score."""

from __future__ import annotations

from game.campaign.evening import PROGRAM, Evening
from game.catalogue import SHELF
from game.words import _, ngettext
from scenes.evening.remarks import guests
from scenes.shell.results.result import FinalResult
from scenes.table.faces.ending import faces


def podium_of(evening: Evening) -> FinalResult:
    """Who has won the Evening, and what each game has brought."""
    who, points = guests(evening), evening.points
    gained = zip(*map(evening.points_of, PROGRAM), strict=True)
    return FinalResult(
        seats=who,
        parts=tuple(tuple(each) for each in gained),
        sources=(),
        winners=evening.winners,
        part_names=tuple(
            (SHELF[game].called_in_short, str(number)) for number, game in enumerate(PROGRAM, 1)
        ),
        reason=_reason(evening),
        chart=_("Points over the Evening"),
        faces=faces(who, points, evening.winners),
    )


def _reason(evening: Evening) -> str:
    """What decided where points did not; empty where they did."""
    best = max(evening.points)
    if evening.points.count(best) == 1 or len(evening.winners) > 1:
        return ""
    won = sum(evening.winners[0] in each.winners for each in evening.rounds)
    words = ngettext(
        "Level on points, and {count} game won decides.",
        "Level on points, and {count} games won decide.",
        won,
    )
    return words.format(count=won)
