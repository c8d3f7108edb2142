"""Ends of games as they are told: a shared victory, a tie, something new in the case."""

from __future__ import annotations

from build.album.setting import open_scene, table
from build.album.vocabulary import moment
from game.seating import SeatSetup
from game.words import _
from scenes.backend.headless import HeadlessScreen
from scenes.council.scoring.result import headline, part_names, score_chart_title, source_names
from scenes.council.scoring.settled import tie_words
from scenes.kit.preferences import Preferences
from scenes.shell.results.podium import FinalResult, ResultsScene
from scenes.table.faces.ending import faces


@moment("shared_victory")
def shared(unseen: HeadlessScreen) -> None:
    """Two share the victory."""
    ages = ((12, 9, 14), (15, 10, 10), (9, 13, 6), (7, 6, 8))
    sources = ((13, 22, 0), (11, 24, 0), (8, 7, 13), (6, 15, 0))
    seats, winners = table().seats, (0, 1)
    why = tie_words(seats, "shared", [sum(own) for own in ages], winners, (2, 2, 3, 3))
    _open_end(unseen, _result(seats, ages, sources, winners, why))


@moment("podium_collected")
def collected_line(unseen: HeadlessScreen) -> None:
    """The game has put something into the case."""
    ages = ((12, 9, 14), (15, 10, 10), (9, 13, 6), (7, 6, 8))
    sources = ((13, 22, 0), (11, 24, 0), (8, 7, 13), (6, 15, 0))
    podium = ResultsScene(_result(table().seats, ages, sources, (0,), ""), Preferences())
    podium.tell(_("New in the collection: {titles}.").format(titles=_("Giant-killer")))
    open_scene(unseen, podium)
    unseen.settle()


@moment("tie_break")
def tie_break(unseen: HeadlessScreen) -> None:
    """Points were equal, something else decided; five stand round the podium."""
    ages = ((12, 9, 14), (15, 10, 10), (9, 13, 6), (7, 6, 8), (11, 4, 6))
    sources = ((13, 22, 0), (11, 24, 0), (8, 7, 13), (6, 15, 0), (4, 17, 0))
    seats, winners = table(seats=5).seats, (1,)
    won = (3, 4, 1, 2, 0)
    why = tie_words(seats, "final-age-tricks", [sum(own) for own in ages], winners, won)
    _open_end(unseen, _result(seats, ages, sources, winners, why))


def _result(
    seats: tuple[SeatSetup, ...],
    ages: tuple[tuple[int, ...], ...],
    sources: tuple[tuple[int, ...], ...],
    winners: tuple[int, ...],
    why: str,
) -> FinalResult:
    return FinalResult(
        seats,
        ages,
        sources,
        winners,
        part_names(),
        source_names(None),
        headline(seats, winners),
        why,
        score_chart_title(),
        faces=faces(seats, [sum(row) for row in ages], winners),
    )


def _open_end(unseen: HeadlessScreen, result: FinalResult) -> None:
    open_scene(unseen, ResultsScene(result, Preferences()))
    unseen.settle()
