"""The end of a game in the shape the end screen wants, and a tie in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.describe.line import names_of, said_of_all
from game.describe.rugs.names import kind_name
from game.rules.rugs.api import SCORING_ORDER, Kind
from game.seating import SeatSetup
from game.table import Seat
from game.words import N_, NC_, _, ngettext, pgettext
from scenes.rugs.session import RugsSession
from scenes.shell.results.podium import ResultsScene
from scenes.shell.results.result import FinalResult, Wordings
from scenes.table.faces.ending import faces

TOGETHER: Final = (*((kind,) for kind in SCORING_ORDER[:4]), SCORING_ORDER[4:6],
                   *((kind,) for kind in SCORING_ORDER[6:]))  # fmt: skip
"""The types in the order of scoring; Spiders and the Flies they eat belong together."""
SHORT: Final = (
    # Translators: Butterfly; over a narrow column, with room for three or four letters.
    NC_("types of bug, in short", "U"),
    # Translators: Firefly; over a narrow column, with room for three or four letters.
    NC_("types of bug, in short", "F"),
    # Translators: Larva; over a narrow column, with room for three or four letters.
    NC_("types of bug, in short", "L"),
    # Translators: Ant; over a narrow column, with room for three or four letters.
    NC_("types of bug, in short", "A"),
    # Translators: Spiders and Flies; over a narrow column, with room for three or four letters.
    NC_("types of bug, in short", "SY"),
    # Translators: Beetle; over a narrow column, with room for three or four letters.
    NC_("types of bug, in short", "B"),
    # Translators: Ladybug; over a narrow column, with room for three or four letters.
    NC_("types of bug, in short", "D"),
)
"""What stands over a narrow column with their points: the letters of the cards, in English."""
PLACES: Final = (
    N_("best type"), N_("second best type"), N_("third best type"), N_("fourth best type"),
    N_("fifth best type"), N_("sixth best type"), N_("seventh best type"), N_("eighth best type"),
)  # fmt: skip


def end_of(session: RugsSession) -> ResultsScene:
    """The podium."""
    return ResultsScene(
        final_result(session),
        session.preferences,
        film=session.film,
        album=session.album,
        review=session.review,
        fair=session.fair,
    )


def final_result(session: RugsSession) -> FinalResult:
    """Points type by type in the order of scoring, the winners and what settled it."""
    view = session.view(None)
    assert view.points is not None
    return FinalResult(
        seats=session.seats,
        parts=tuple(tuple(_by_part(column)) for column in view.points),
        sources=(),
        winners=view.winners,
        part_names=[_kind_words(*each) for each in zip(TOGETHER, SHORT, strict=True)],
        headline=headline([session.seats[seat] for seat in view.winners]),
        reason=tie_words(view.points, view.winners, session.seats),
        faces=faces(session.seats, view.scores, view.winners),
        chart=_("Score after each type"),
    )


def _by_part(column: Mapping[Kind, int]) -> Iterator[int]:
    yield from (sum(column[kind] for kind in kinds) for kinds in TOGETHER)


def _kind_words(kinds: Sequence[Kind], short: str) -> Wordings:
    """In words, and in short where there is no room for them."""
    # Translators: stands between two names of bugs.
    words = _(", ").join(kind_name(kind) for kind in kinds)
    return words, words, pgettext("types of bug, in short", short)


def headline(winners: Sequence[SeatSetup]) -> str:
    """Who has won, in large letters."""
    words = said_of_all(
        winners,
        ngettext("{names} wins the attic", "{names} share the attic", len(winners)),
        _("You win the attic"),
        _("You share the attic with {names}"),
    )
    return words.format(names=names_of(winners))


def tie_words(
    points: Sequence[Mapping[Kind, int]], winners: Sequence[Seat], seats: Sequence[SeatSetup]
) -> str:
    """What settled equal points; empty where points alone did."""
    totals = [sum(column.values()) for column in points]
    most = max(totals)
    level = [seat for seat, total in enumerate(totals) if total == most]
    if len(level) == 1:
        return ""
    if len(winners) > 1:
        words = ngettext(
            "{points} point each, and level type by type.",
            "{points} points each, and level type by type.",
            most,
        )
        return words.format(points=most)
    best = sorted(points[winners[0]].values(), reverse=True)
    others = [sorted(points[seat].values(), reverse=True) for seat in level if seat != winners[0]]
    rival = max(others)
    place = next(n for n, (one, other) in enumerate(zip(best, rival, strict=True)) if one != other)
    rivals = [seats[seat] for seat in level if seat != winners[0]]
    words = said_of_all(
        rivals,
        ngettext(
            "Level with {others} on {points} point: the {place} scores {mine} to {theirs}.",
            "Level with {others} on {points} points: the {place} scores {mine} to {theirs}.",
            most,
        ),
        ngettext(
            "Level with you on {points} point: the {place} scores {mine} to {theirs}.",
            "Level with you on {points} points: the {place} scores {mine} to {theirs}.",
            most,
        ),
        ngettext(
            "Level with you and also {others} on {points} point: the {place} scores {mine} to "
            "{theirs}.",
            "Level with you and also {others} on {points} points: the {place} scores {mine} to "
            "{theirs}.",
            most,
        ),
    )
    return words.format(
        points=most,
        others=names_of(rivals),
        place=_(PLACES[place]),
        mine=best[place],
        theirs=rival[place],
    )
