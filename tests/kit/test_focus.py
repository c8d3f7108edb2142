"""Arrow keys lead where the eye would look; Tab follows the list."""

import pytest

from scenes.kit.display import Control
from scenes.kit.focus import cycle, toward

ROW = [Control(f"card {i}", 100 * i, 900, 160, 220) for i in range(5)]  # they overlap, as in a fan
GRID = [Control(f"{x}{y}", 200 * x, 100 * y, 150, 60) for y in range(3) for x in range(3)]


@pytest.mark.parametrize(
    ("start", "arrow", "goal"),
    [
        ("11", "left", "01"),
        ("11", "right", "21"),
        ("11", "up", "10"),
        ("11", "down", "12"),
        ("21", "right", "01"),
        ("01", "left", "21"),
        ("12", "down", "10"),
        ("10", "up", "12"),
    ],
)
def test_a_grid(start: str, arrow: str, goal: str) -> None:
    assert toward(GRID, start, arrow) == goal


def test_a_fan_is_walked_card_by_card_and_round() -> None:
    walk = ["card 0"]
    for _ in range(5):
        walk.append(str(toward(ROW, walk[-1], "right")))
    assert walk == ["card 0", "card 1", "card 2", "card 3", "card 4", "card 0"]


def test_up_from_the_hand_finds_what_lies_above_even_far_aside() -> None:
    menu = Control("menu", 1500, 8, 300, 52)
    assert toward([*ROW, menu], "card 0", "up") == "menu"


def test_sideways_does_not_jump_out_of_the_row() -> None:
    menu = Control("menu", 700, 8, 300, 52)
    assert toward([*ROW, menu], "card 4", "right") == "card 0"


def test_straight_ahead_beats_near_but_aside() -> None:
    here, aside, ahead = (
        Control("here", 0, 500, 100, 100),
        Control("aside", 180, 380, 100, 100),
        Control("ahead", 220, 500, 100, 100),
    )
    assert toward([here, aside, ahead], "here", "right") == "ahead"


def test_nothing_in_that_direction_keeps_the_focus() -> None:
    assert toward(ROW[:1], "card 0", "left") == "card 0"


def test_an_arrow_without_a_focus_starts_at_the_first() -> None:
    assert toward(ROW, None, "left") == "card 0"
    assert toward([], None, "left") is None


def test_tab_cycles_in_list_order() -> None:
    names = [control.name for control in ROW]
    assert cycle(ROW, "card 4", 1) == "card 0"
    assert cycle(ROW, "card 0", -1) == "card 4"
    assert cycle(ROW, None, -1) == names[-1]
    assert cycle([], None, 1) is None


def test_up_leaves_a_fan_whose_cards_lie_at_different_heights() -> None:
    fan = [Control(f"card {i}", 100 * i, 900 - height, 100, 220) for i, height in enumerate((0, 9))]
    bar = Control("menu", 500, 0, 100, 50)
    assert toward([*fan, bar], "card 0", "up") == "menu"
    assert toward([*fan, bar], "card 1", "down") == "card 1"
