"""The people at the table: their plaques, flags, tricks and pawns."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from game.catalogue import FIRST
from game.describe.council.names import points_words, speaker, trick_count
from game.match import SeatSetup
from game.table import Seat
from game.words import N_, _
from scenes.council.board_place import TRACK_CELLS
from scenes.council.stage.table_stage import Oath, Stage
from scenes.council.words.things.of_board import no_allegiance_base
from scenes.shell.levels import with_temper

DECLARED: Final = MappingProxyType(
    {
        Oath.NONE: N_("{name} has not declared for this Age yet."),
        Oath.FACE_DOWN: N_("{name} has declared: it stays secret until all have chosen."),
        Oath.ALLEGIANCE: N_(
            "{name} declared Allegiance: the last card scores 1 point for each cube on its faction."
        ),
        Oath.NO_ALLEGIANCE: N_(
            "{name} declared No Allegiance: winning no tricks is worth {base} + {chambers}."
        ),
        Oath.NEUTRAL: N_("{name} never declares."),
    }
)


def plaque(stage: Stage, seats: Sequence[SeatSetup], seat: Seat) -> str:
    """Whose plaque it is, with points and tricks so far, and of what temper."""
    so_far = _("{name} has {points} so far, and {tricks} in this Age.").format(
        name=speaker(seats, seat),
        points=points_words(stage.scores[seat]),
        tricks=trick_count(stage.tricks[seat]),
    )
    return with_temper(FIRST, seats[seat], so_far)


def flag(stage: Stage, seats: Sequence[SeatSetup], seat: Seat) -> str:
    """What a seat has declared, as far as it lies open, and what that means."""
    oath, words = stage.oaths[seat], DECLARED[stage.oaths[seat]]
    if oath is Oath.NEUTRAL and stage.solo is not None:
        words = N_("{name} never declares: winning no tricks is worth {base} + {chambers}.")
    if oath is Oath.NO_ALLEGIANCE and stage.tricks[seat]:
        words = N_("{name} declared No Allegiance but won a trick: only the tricks score now.")
    return _(words).format(
        name=speaker(seats, seat), base=no_allegiance_base(stage), chambers=stage.chambers
    )


def tricks_pile(stage: Stage, seats: Sequence[SeatSetup], seat: Seat) -> str:
    """The tricks of a seat in this Age: they are worth a point each."""
    words = _("{name} has {tricks} in this Age.")
    if stage.tricks[seat]:
        words = _("{name} has {tricks} in this Age: each is worth 1 point.")
    return words.format(name=speaker(seats, seat), tricks=trick_count(stage.tricks[seat]))


def score_pawn(stage: Stage, seats: Sequence[SeatSetup], seat: Seat) -> str:
    """A pawn on the score track, which begins again after a round."""
    points = stage.scores[seat]
    words = _("{name} has {points}.")
    if points >= TRACK_CELLS:
        words = _("{name} has {points}: after {last} the track starts again.")
    return words.format(
        name=speaker(seats, seat), points=points_words(points), last=TRACK_CELLS - 1
    )


def visitor(stage: Stage, seats: Sequence[SeatSetup]) -> str:
    """The pawn at the door of the Chambers; nothing where nobody visits."""
    if stage.visitor is None:
        return ""
    words = _("{name} visits: the lowest card on suit goes to the council.")
    return words.format(name=speaker(seats, stage.visitor))
