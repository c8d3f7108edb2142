"""The board can be read whatever stands on it."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from scenes.council.board.board import BoardLook, board_items, cubes_on
from scenes.council.board_place import CUBE, BoardPlace
from scenes.kit.display import Item, Picture, Text
from scenes.table.cue import Point
from tests.support.table import PEOPLE

BOARD = BoardPlace(960, 428, 330, (0, 1, 2, 3, 4))
DISC = 25.0
COUNTS = range(11)
SPACES = range(5)


def look(cubes: tuple[int, ...], scores: tuple[int, ...] = (0, 0, 0)) -> BoardLook:
    return BoardLook(cubes=cubes, chambers=0, age=1, scores=scores)


def only(space: int, count: int) -> tuple[int, ...]:
    return tuple(count if other == space else 0 for other in SPACES)


def pictures(items: list[Item], name: str) -> list[Picture]:
    return [item for item in items if isinstance(item, Picture) and item.name == name]


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("space", SPACES)
def test_up_to_ten_cubes_do_not_hide_each_other(space: int, count: int) -> None:
    slots = BOARD.cube_slots(space, count)
    assert len(slots) == count
    for (x0, y0), (x1, y1) in combinations(slots, 2):
        assert abs(x1 - x0) >= CUBE or abs(y1 - y0) >= CUBE * 0.85


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("space", SPACES)
def test_cubes_keep_off_the_emblem_and_the_number(space: int, count: int) -> None:
    middle = BOARD.middle(space)
    for slot in BOARD.cube_slots(space, count):
        for side in (-25, 25):
            assert math.dist(slot, BOARD.at(0.6, middle + side)) > DISC + CUBE * 0.4


@pytest.mark.parametrize("count", range(19))
@pytest.mark.parametrize("space", SPACES)
def test_all_cubes_of_the_game_can_stand_on_one_space(space: int, count: int) -> None:
    slots = BOARD.cube_slots(space, count)
    assert len(set(slots)) == count
    for slot in slots:
        assert on_space(slot, space)


def on_space(slot: Point, space: int) -> bool:
    """Between the Chambers and the city, between the two borders."""
    x, y = slot[0] - BOARD.cx, slot[1] - BOARD.cy
    turn = (math.degrees(math.atan2(x, -y)) - BOARD.middle(space) + 180) % 360 - 180
    return 0.3 < math.hypot(x, y) / BOARD.radius < 0.745 and abs(turn) < 34


@pytest.mark.parametrize("count", range(19))
def test_the_chambers_hold_any_number(count: int) -> None:
    for x, y in BOARD.chamber_slots(min(count, 8)):
        assert math.hypot(x - BOARD.cx, y - BOARD.cy) < 0.285 * BOARD.radius
    shown = board_items(BOARD, BoardLook((0,) * 5, count, 1, (0, 0, 0)), PEOPLE[:3])
    assert any(isinstance(item, Text) and item.text == str(count) for item in shown)


@pytest.mark.parametrize("count", [1, 4, 10, 14])
def test_every_cube_is_drawn_and_counted(count: int) -> None:
    for space in SPACES:
        items = board_items(BOARD, look(only(space, count)), PEOPLE[:3])
        assert len(pictures(items, "council/token_cube")) == count
        assert sum(isinstance(item, Text) and item.text == str(count) for item in items) >= 1


def test_a_preview_shows_what_comes_and_what_goes() -> None:
    plain = look((6, 2, 0, 1, 0))
    preview = BoardLook(
        plain.cubes, 0, 1, (0, 0, 0), arriving=(1, 1, 1, 1, 1), leaving=(6, 0, 0, 0, 0)
    )
    stays, comes, goes = 2 + 1, 5, 5
    drawn = [item for space in SPACES for item in cubes_on(BOARD, space, preview)]
    assert [
        len(pictures(list(drawn), f"council/token_cube{kind}")) for kind in ("", "_ghost", "_gone")
    ] == [
        stays,
        comes,
        goes,
    ]


@pytest.mark.parametrize(
    "scores",
    [(17,) * together for together in range(1, 6)]
    + [(9, 9, 10, 10), (9, 9, 9, 10), (9, 9, 9, 10, 10), (9, 9, 9, 9, 8), (0, 0, 0, 50, 50)],
    ids=str,
)
def test_markers_can_be_told_apart(scores: tuple[int, ...]) -> None:
    spots = BOARD.score_spots(scores)
    assert len(spots) == len(scores)
    for one, other in combinations(spots, 2):
        assert math.dist(one, other) > 17 * 1.5


@pytest.mark.parametrize("together", range(1, 6))
def test_markers_leave_the_cities_alone(together: int) -> None:
    """The names and emblems of the ring are never covered by a score."""
    for x, y in BOARD.score_spots((0,) * together):
        inner = math.dist((x, y), (BOARD.cx, BOARD.cy)) - 17
        assert inner > 0.85 * BOARD.radius


def test_a_second_lap_begins_at_the_start() -> None:
    assert BOARD.track_cell(51) == BOARD.track_cell(0)
    assert BOARD.score_spots((57, 6)) == BOARD.score_spots((6, 57))
