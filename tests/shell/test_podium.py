"""The end screen: its numbers, its places, its words."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from game.neutral import NEUTRAL
from game.seating import SeatSetup
from scenes.kit.display import InWords, Picture
from scenes.kit.layout import Place
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Pop
from scenes.kit.sound import Sound
from scenes.kit.stack import SceneStack
from scenes.shell.results.chart import apart, score_chart
from scenes.shell.results.columns import columns_of
from scenes.shell.results.podium import CALM, ResultsScene
from scenes.shell.results.result import FinalResult
from scenes.shell.results.weather import RAIN
from tests.support.window import (
    ADA,
    BRUNO,
    CHIKA,
    DOV,
    LONGEST,
    frame,
    moves,
    points_of,
    press,
    stack,
    texts,
)

RESULT = points_of(
    (ADA, BRUNO, CHIKA, DOV),
    ((12, 9, 14), (9, 13, 13), (15, 3, 10), (7, 6, 8)),
    ((13, 22, 0), (0, 9, 26), (11, 17, 0), (6, 15, 0)),
    (0,),
    "Ada won more tricks in Age III.",
)


AT_ONCE = Preferences(speed=Speed.OFF)


def shown(result: FinalResult) -> list[str]:
    items = ResultsScene(result, AT_ONCE).draw(frame())
    return texts(items)


def test_points_below_zero_have_a_minus() -> None:
    lost = points_of((ADA, BRUNO), ((5, -3), (1, 0)), ((2, 0, 0), (1, 0, 0)), (0,))
    assert "−3" in shown(lost)
    assert "-3" not in shown(lost)


def test_points_below_zero_are_read_aloud_with_a_minus() -> None:
    lost = points_of((ADA, BRUNO), ((-3, 5), (1, 0)), ((2, 0, 0), (1, 0, 0)), (0,))
    items = ResultsScene(lost, AT_ONCE).draw(frame())
    told = [line for item in items if isinstance(item, InWords) for line in item.lines]
    assert sum("−3" in line for line in told) == 2, "in the table and in the chart"
    assert not any("-3" in line for line in told)


def test_a_chart_names_many_parts_that_have_no_number() -> None:
    kinds = ["Butterfly", "Firefly", "Larva", "Ant", "Spider", "Beetle"]
    names = tuple((kind, kind, kind[0]) for kind in kinds)
    points = ((7, 7, 7, 7, 7, 0),) * 4
    six = replace(RESULT, parts=points, sources=(), source_names=(), part_names=names)
    chart = score_chart(frame(), Place(960, 490, 920, 400), six)
    assert set(kinds) <= {*texts(chart)}


def test_points_by_age_and_by_source_give_the_same_totals() -> None:
    assert RESULT.totals == (35, 35, 28, 21)
    assert [sum(row) for row in RESULT.sources] == list(RESULT.totals)
    with pytest.raises(ValueError, match="differ"):
        points_of((ADA, BRUNO), ((1,), (2,)), ((1, 0, 0), (0, 1, 0)), (1,))


def test_every_number_of_the_table_is_on_the_page() -> None:
    numbers = [word for word in shown(RESULT) if word.isdigit()]
    for row in (*RESULT.parts, *RESULT.sources, RESULT.totals):
        for points in row:
            assert points == 0 or str(points) in numbers
    assert shown(RESULT).count("–") == 4  # nothing from tricks or No Allegiance


def test_with_points_of_earlier_games_every_row_still_adds_up() -> None:
    result = replace(RESULT, carried=(38, 0, 52, 7))
    columns = columns_of(result)
    assert columns.heads(large=False)[0] == "Before"
    for seat, points in enumerate(result.totals):
        *sources, total = columns.row(result, seat)
        assert total == sum(sources) == points


def test_who_won_a_tie_stands_before_who_lost_it() -> None:
    assert RESULT.ranking == (0, 1, 2, 3)
    assert [RESULT.place(seat) for seat in range(4)] == [1, 2, 3, 4]
    assert "Ada wins" in shown(RESULT)
    assert "Ada won more tricks in Age III." in shown(RESULT)


def test_a_shared_victory_names_everybody_who_shares_it() -> None:
    both = points_of(RESULT.seats, RESULT.parts, RESULT.sources, (0, 1))
    assert both.title == "Ada and Bruno share the victory"
    assert [both.place(seat) for seat in range(4)] == [1, 1, 3, 4]
    assert both.verdict == "35 points, 7 ahead of Chika."
    assert shown(both).count("1st") == 2


def test_equal_losers_share_a_place() -> None:
    result = points_of(
        (ADA, BRUNO, CHIKA), ((3,), (2,), (2,)), ((3, 0, 0), (2, 0, 0), (0, 2, 0)), (0,)
    )
    assert [result.place(seat) for seat in range(3)] == [1, 2, 2]


def test_no_points_at_all_can_be_shown() -> None:
    nothing = points_of(
        (ADA, BRUNO, CHIKA), ((0, 0, 0),) * 3, ((0, 0, 0),) * 3, (0, 1, 2), "Nobody scored."
    )
    assert "Ada, Bruno and Chika share the victory" in shown(nothing)


def test_both_buttons_say_what_comes_next() -> None:
    scene = ResultsScene(RESULT, Preferences())
    assert scene.activate("rematch") == Pop("rematch")
    assert scene.activate("title") == Pop("title")
    assert scene.key("escape") == Pop("title")
    opened = stack(ResultsScene(RESULT, AT_ONCE))
    later(opened, CALM)
    press(opened, "return")
    assert not opened.is_running


@pytest.mark.parametrize("speed", Speed)
def test_whoever_hurries_sees_the_podium_for_two_seconds(speed: Speed) -> None:
    """Enter and arrows lead nowhere before; then Enter is a rematch."""
    opened = stack(ResultsScene(RESULT, Preferences(speed=speed)))
    press(opened, "return")  # ends the procession
    for _ in range(int(CALM / 0.2) - 1):
        later(opened, 0.2)
        assert opened.focus is None
        press(opened, "right")
        press(opened, "return")
        assert opened.is_running
    later(opened, 2.0)
    assert opened.focus == "rematch"
    press(opened, "return")
    assert not opened.is_running


def later(opened: SceneStack, seconds: float) -> None:
    """The picture has been looked at for so long."""
    opened.tick(seconds)
    opened.draw()


def test_the_petals_come_to_rest() -> None:
    scene = ResultsScene(RESULT, Preferences())
    assert moves(scene)
    for _ in range(2):
        scene.tick(RAIN)
    scene.tick(RAIN)
    assert not moves(scene)
    scene = ResultsScene(RESULT, AT_ONCE)
    scene.tick(CALM)
    assert not scene.is_moving


def stumps(result: FinalResult) -> list[Picture]:
    items = ResultsScene(result, AT_ONCE).draw(frame())
    return [
        item
        for item in items
        if isinstance(item, Picture) and item.name.startswith("shared/prop_podium")
    ]


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_equal_places_stand_equally_high_and_nobody_stands_on_anybody(people: int) -> None:
    seats = (ADA, BRUNO, CHIKA, DOV, LONGEST)[:people]
    points = ((9,), *((8,),) * (people - 1))
    result = points_of(seats, points, tuple((n, 0, 0) for (n,) in points), (0,))
    stands = sorted(stumps(result), key=lambda stump: stump.x)
    assert len(stands) == people
    lower = [stump for stump in stands if stump.name != "shared/prop_podium_1"]
    assert len({(stump.y, stump.h) for stump in lower}) == 1
    for one, other in itertools.pairwise(stands):
        assert one.x + one.w * 0.8 < other.x + other.w * 0.2
    assert stands[0].x > -20
    assert stands[-1].x + stands[-1].w < frame().layout("shared/end")["table"].x + 20


def test_names_in_the_chart_keep_apart_and_stay_near_the_ends_of_their_lines() -> None:
    assert apart([10, 100, 200], 30, 0, 300) == [10, 100, 200]
    assert apart([100, 100, 100], 30, 0, 300) == [70, 100, 130]
    assert apart([0, 0], 30, 0, 300) == [0, 30]
    assert apart([290, 300, 300], 30, 0, 300) == [240, 270, 300]
    levels = apart([50, 60, 90, 95, 240], 30, 0, 300)
    assert all(b - a >= 30 - 1e-9 for a, b in itertools.pairwise(levels))
    assert levels[-1] == 240


MACHINE = SeatSetup("Ada", "orange", "random")
IT = SeatSetup("Termitenator", NEUTRAL)


@pytest.mark.parametrize(
    ("seats", "winners", "tune", "petals"),
    [
        ((ADA, BRUNO), (0,), Sound.VICTORY, True),
        ((ADA, BRUNO), (0, 1), Sound.LEVEL, True),
        ((ADA, BRUNO), (1,), Sound.DEFEAT, False),
        ((MACHINE, BRUNO), (1,), Sound.LEVEL, False),
        ((ADA, IT), (1,), Sound.DEFEAT, False),
        ((ADA, IT), (0,), Sound.VICTORY, True),
    ],
    ids=["won", "shared", "lost", "bots only", "beaten by it", "it is beaten"],
)
def test_tune_and_weather_are_those_of_the_people_in_the_room(
    seats: tuple[SeatSetup, ...], winners: tuple[int, ...], tune: Sound, *, petals: bool
) -> None:
    result = points_of(seats, ((9,), (9,)), ((9, 0, 0), (9, 0, 0)), winners)
    scene = ResultsScene(result, Preferences())
    fell, tunes = False, []
    for _ in range(30):
        scene.tick(0.2)
        tunes += [heard.sound for heard in scene.sounds() if heard.sound is not Sound.SCORE]
        items = scene.draw(frame())
        fell = fell or any(
            isinstance(it, Picture) and it.name.startswith("shared/prop_petal") for it in items
        )
    assert fell == petals
    assert tunes == [tune]
