"""The people at the table: their plaques, flags, tricks and pawns."""

from __future__ import annotations

from typing import Final

from game.describe import Seats
from game.describe.council.names import points_words, speaker, trick_count
from game.describe.line import said_of
from game.rules.council.api import View
from game.seating import SeatSetup
from game.table import Seat
from game.words import _

TRACK_CELLS: Final = 51
"""Of the score track: after the last one it begins again."""


def plaque(view: View, seats: Seats, seat: Seat) -> str:
    """Whose plaque it is, with points and tricks so far."""
    words = said_of(
        seats[seat],
        _("{name} has {points} so far, and {tricks} in this Age."),
        _("You have {points} so far, and {tricks} in this Age."),
    )
    return words.format(
        name=speaker(seats, seat),
        points=points_words(view.scores[seat]),
        tricks=trick_count(view.tricks[seat]),
    )


def flag(view: View, seats: Seats, seat: Seat) -> str:
    """What a seat has declared, as far as it lies open, and what that means."""
    return _declaration_words(view, seats[seat], seat).format(
        name=speaker(seats, seat), base=view.no_allegiance_base, chambers=view.chambers
    )


def _was_robbed(view: View) -> bool:
    """Whether one who plays alone has won a trick of this Age that was stolen since."""
    return view.termitenator is not None and view.termitenator.human_won


def _declaration_words(view: View, who: SeatSetup, seat: Seat) -> str:
    if seat >= view.seats and view.termitenator is not None:
        return _("{name} never declares: winning no tricks is worth {base} + {chambers}.")
    if seat >= view.seats:
        return _("{name} never declares.")
    return said_of(who, *_oath(view, seat))


def _oath(view: View, seat: Seat) -> tuple[str, str]:
    """What one of the people has declared: of them, and to them."""
    if not view.has_declared[seat]:
        return (
            _("{name} has not declared for this Age yet."),
            _("You have not declared for this Age yet."),
        )
    match view.declared[seat]:
        case None if view.seats == 1:
            return _("{name} has declared."), _("You have declared.")
        case None:
            return (
                _("{name} has declared: it stays secret until all have chosen."),
                _("You have declared: it stays secret until all have chosen."),
            )
        case True if not view.tricks[seat] and _was_robbed(view):
            return (
                _("{name} declared No Allegiance but won a trick, stolen since: no bonus."),
                _("You declared No Allegiance but won a trick, stolen since: no bonus."),
            )
        case True if seat in view.broken:
            return (
                _("{name} declared No Allegiance but won a trick: only the tricks score now."),
                _("You declared No Allegiance but won a trick: only the tricks score now."),
            )
        case True:
            return (
                _("{name} declared No Allegiance: winning no tricks is worth {base} + {chambers}."),
                _("You declared No Allegiance: winning no tricks is worth {base} + {chambers}."),
            )
        case False:
            return (
                _(
                    "{name} declared Allegiance: the last card scores 1 point for each cube on its "
                    "faction."
                ),
                _(
                    "You declared Allegiance: your last card scores 1 point for each cube on its "
                    "faction."
                ),
            )


def tricks_pile(view: View, seats: Seats, seat: Seat) -> str:
    """The tricks of a seat in this Age: they are worth a point each."""
    either = _("{name} has {tricks} in this Age."), _("You have {tricks} in this Age.")
    if view.tricks[seat]:
        either = (
            _("{name} has {tricks} in this Age: each is worth 1 point."),
            _("You have {tricks} in this Age: each is worth 1 point."),
        )
    words = said_of(seats[seat], *either)
    return words.format(name=speaker(seats, seat), tricks=trick_count(view.tricks[seat]))


def score_pawn(view: View, seats: Seats, seat: Seat) -> str:
    """A pawn on the score track, which begins again after a round."""
    points = view.scores[seat]
    either = _("{name} has {points}."), _("You have {points}.")
    if points >= TRACK_CELLS:
        either = (
            _("{name} has {points}: after {last} the track starts again."),
            _("You have {points}: after {last} the track starts again."),
        )
    return said_of(seats[seat], *either).format(
        name=speaker(seats, seat), points=points_words(points), last=TRACK_CELLS - 1
    )


def visitor(seats: Seats, seat: Seat) -> str:
    """The pawn at the door of the Chambers."""
    words = said_of(
        seats[seat],
        _("{name} visits: the lowest card on suit goes to the council."),
        _("You visit: the lowest card on suit goes to the council."),
    )
    return words.format(name=speaker(seats, seat))
