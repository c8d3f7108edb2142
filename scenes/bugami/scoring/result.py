"""The end of a game in the shape the end screen wants."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.describe.bugami.names import deal_words
from game.describe.line import names_of, said_of_all
from game.rules.bugami.api import View
from game.table import Seat
from game.words import _
from scenes.bugami.session import BugamiSession
from scenes.shell.results.result import FinalResult, Wordings
from scenes.table.faces.ending import faces

TRICKS, NO_TRICK, MISERES = range(3)
COLUMN: Final[Mapping[str, int]] = MappingProxyType(
    {
        "bugs-divide": TRICKS,
        "clean-tricks": TRICKS,
        "all-tricks": TRICKS,
        "no-trick": NO_TRICK,
        "misere-made": MISERES,
    }
)
"""By the clause of a line, where its points come from; other clauses bring none."""


def final_result(session: BugamiSession) -> FinalResult:
    """Points by deal and by source, and who has won."""
    view = session.view(None)
    seats = range(view.seats)
    several = [session.seats[seat] for seat in view.winners]
    words = said_of_all(
        several,
        _("{names} wins the game"),
        _("You win the game"),
        _("You win the game with {names}"),
    )
    return FinalResult(
        seats=session.seats,
        parts=tuple(tuple(deal.rows[seat].points for deal in view.ledger) for seat in seats),
        sources=tuple(_sources(view, seat) for seat in seats),
        winners=view.winners,
        part_names=tuple((deal_words(deal.number), str(deal.number)) for deal in view.ledger),
        source_names=source_names(),
        headline=words.format(names=names_of(several)),
        faces=faces(session.seats, view.scores, view.winners),
        chart=_("Score after each deal, to {target}").format(target=view.target),
    )


def source_names() -> tuple[Wordings, ...]:
    """Where points come from."""
    return (_("Tricks"),), (_("No trick"),), (_("Misère"),)


def _sources(view: View, seat: Seat) -> tuple[int, ...]:
    points = [0] * len(source_names())
    for deal in view.ledger:
        row = deal.rows[seat]
        if row.clause in COLUMN:
            points[COLUMN[row.clause]] += row.points
    return tuple(points)
