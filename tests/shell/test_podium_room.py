"""On the podium everything keeps to its place: heads, names, the bench, the moon."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from build.languages.eye import Words, words
from game.seating import SeatSetup
from scenes.council.scoring.result import part_names, source_names
from scenes.kit.display import Backdrop, Item, Shape
from scenes.kit.layout import Place
from scenes.kit.parts.svg import MARGIN
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Frame
from scenes.kit.theme import player_colours
from scenes.shell.results.chart import score_chart
from scenes.shell.results.columns import columns_of
from scenes.shell.results.podium import CALM, ResultsScene
from scenes.shell.results.points_table import points_table
from scenes.shell.results.result import FinalResult
from scenes.shell.table_form.draft import LONGEST_NAME
from tests.support.window import WINDOWS, frame, points_of
from tests.words.translated import TRANSLATED, speaking

TALL = (800, 1280)
CASES = [(window, letters) for window in (*WINDOWS, TALL) for letters in (1.0, 2.0)]
NAMES = ("Ada", "Bruno", "Chika", "Dov", "Edda", "Falk", "Gita")
LONG = tuple(f"Bartholomeu{letter}" for letter in "abcdefg")
MOON = (1236.0, 300.0, 78.0)  # where it is on shared/backdrop_dusk, and its radius
BACKDROP = (2560.0, 1440.0)
SIGN = 24 + 2 * MARGIN  # how wide one beside a chart is, with the room round it
AIR = 6.0  # between a head and the frame of its column


def room(window: tuple[int, int], letters: float) -> Frame:
    return replace(frame(*window), letters=letters)


def ended(totals: Sequence[int], names: Sequence[str] = NAMES) -> FinalResult:
    """A game of two parts that these people ended with these points, the best of them winning."""
    colours = player_colours(7)
    seats = [SeatSetup(name, colour) for name, colour in zip(names, colours, strict=False)]
    points = tuple((total // 2, total - total // 2) for total in totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return points_of(seats[: len(totals)], points, tuple((total,) for total in totals), winners)


def podium(window: Frame, result: FinalResult) -> list[Item]:
    scene = ResultsScene(result, Preferences(speed=Speed.OFF))
    scene.tick(CALM)
    return list(scene.draw(replace(window, focus="rematch")))


@pytest.mark.parametrize("people", [4, 5, 6, 7])
@pytest.mark.parametrize(("window", "letters"), CASES)
def test_whoever_has_no_stump_sits_in_a_row_below_a_name(
    window: tuple[int, int], letters: float, people: int
) -> None:
    """All at one height, each name above its owner and below nobody else's place."""
    seen = room(window, letters)
    assert len(LONG[0]) == LONGEST_NAME
    # four of the longest names have no room beside each other in 95 pixels each
    for names in (NAMES,) if (window, people) == (TALL, 7) else (NAMES, LONG):
        totals = [50 - 7 * seat for seat in range(people)]
        items = podium(seen, ended(totals, names))
        told = [
            line for line in words(seen, items) if line.left < seen.layout("shared/end")["table"].x
        ]
        signs = [line for line in told if line.text in ("4th", "5th", "6th", "7th")]
        labels = [
            line for name in names[3:people] for line in told
            if line.text.startswith(name) and line.bottom > signs[0].top - 260
        ]  # fmt: skip
        assert len(signs) == len(labels) == people - 3
        middles = [label.top + label.bottom for label in labels]
        assert max(middles) - min(middles) < 1
        for sign, label in zip(sorted(signs, key=left), sorted(labels, key=left), strict=True):
            assert abs(sign.left + sign.right - label.left - label.right) < 4
            assert label.bottom < sign.top
        assert max(sign.bottom for sign in signs) < seen.height - 70
        assert not [line for line in told if line.text.endswith("…")]
        assert not list(overlaps(told))


def left(line: Words) -> float:
    return line.left


def overlaps(lines: Sequence[Words]) -> Iterator[tuple[Words, Words]]:
    for one, other in itertools.combinations(lines, 2):
        if one.covers(other) and not one.is_shadow_of(other):
            yield one, other


ENDS = [
    (46, 45, 45, 30), (50, 50, 50, 50), (50, 49, 48, 47), (50, 0, 0, 0), (9, 9), (100, 1, 0, 0, 0),
    (50, 49, 49, 49, 49, 49, 49), (7, 6, 5, 4, 3, 2, 1), (200, 199, 3, 2, 1, 0, -20),
]  # fmt: skip


@pytest.mark.parametrize("totals", ENDS)
@pytest.mark.parametrize(("window", "letters"), CASES)
def test_names_in_the_chart_lie_under_no_button_and_on_no_words(
    window: tuple[int, int], letters: float, totals: Sequence[int]
) -> None:
    seen = room(window, letters)
    place = seen.layout("shared/end")["chart"]
    for names in (NAMES, LONG):
        result = ended(totals, names)
        lines = list(words(seen, score_chart(seen, place, result, 400.0)))
        assert not list(overlaps(lines))
        buttons = beside_the_heading(place)
        legend = [line for line in lines if line.text in names or line.left > place.right - 200]
        assert legend
        assert all(line.top >= buttons.bottom or line.right <= buttons.x for line in legend)
        assert all(line.bottom <= place.bottom for line in lines)


@pytest.mark.parametrize("short", ["1", "a"])  # a number may stand for a part, any letter hardly
@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
def test_names_below_the_chart_keep_off_each_other(
    window: tuple[int, int], letters: float, short: str
) -> None:
    seen = room(window, letters)
    place = seen.layout("shared/end")["chart"]
    for count, length in itertools.product(range(2, 9), range(2, 12)):
        names = [(chr(ord("b") + part) * length, short) for part in range(count)]
        result = replace(ended((count,) * 2), parts=((1,) * count,) * 2, part_names=names)
        lines = list(words(seen, score_chart(seen, place, result)))
        assert not list(overlaps(lines)), names


def beside_the_heading(place: Place) -> Place:
    """Where buttons stand beside the heading of the chart."""
    return Place(place.right - 420, place.y + 14, 400, 56)


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
@pytest.mark.parametrize(("window", "letters"), CASES)
def test_heads_stay_within_the_ground_of_their_columns(
    window: tuple[int, int], letters: float, language: str
) -> None:
    """Those of the sources on the darker ground, all others beside it."""
    with speaking(language):
        seen = room(window, letters)
        place = seen.layout("shared/end")["table"]
        points = ((9, 0, 0), (8, 0, 0), (7, 0, 0))
        seats = ended((9, 8, 7)).seats
        result = FinalResult(seats, points, points, (0,), part_names(), source_names(None))
        items = points_table(seen, place, result)
        columns = columns_of(result)
        shade = [item for item in items if isinstance(item, Shape) and item.h > place.h * 0.8][-1]
        first, last = shade.x + 12, shade.x + shade.w - 12  # a shape has a margin
        sources = {name for names in columns.names[columns.parts : -1] for name in names}
        assert sources
        heads = [line for line in words(seen, items) if line.bottom < place.y + 76]
        for line in heads:
            middle = (line.left + line.right) / 2
            if first < middle < last:
                assert first + AIR <= line.left, line
                assert line.right <= last - AIR, line
            else:
                assert line.right <= first or line.left >= last, line


@pytest.mark.parametrize(("window", "letters"), CASES)
def test_no_sheet_cuts_the_moon(window: tuple[int, int], letters: float) -> None:
    seen = room(window, letters)
    items = podium(seen, ended((30, 20, 10)))
    backdrop = items[0]
    assert isinstance(backdrop, Backdrop)
    scale = max(seen.width / BACKDROP[0], seen.height / BACKDROP[1])
    offset = (BACKDROP[0] * scale - seen.width) * backdrop.focus_x
    x, radius = MOON[0] * scale - offset, MOON[2] * scale
    sheet = seen.layout("shared/end")["table"].x
    assert x + radius < sheet


@pytest.mark.parametrize(("window", "letters"), CASES)
def test_no_name_below_a_chart_reaches_the_signs_beside_it(
    window: tuple[int, int], letters: float
) -> None:
    seen, sheet = room(window, letters), Place(900, 500, 950, 420)
    result = replace(
        ended([50 - 7 * seat for seat in range(7)]), part_names=(("Deal 1",), ("Deal 2",))
    )
    drawn = score_chart(seen, sheet, result)
    signs = [item.x + MARGIN for item in drawn if isinstance(item, Shape) and item.w == SIGN]
    (last,) = (line for line in words(seen, drawn) if line.text == "Deal 2")
    assert len(signs) == 7
    assert last.right <= min(signs) + 3  # a sign fills the middle of its box
