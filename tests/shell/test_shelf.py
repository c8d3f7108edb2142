"""The shelf: every box can be reached, says what it is, and tells of the tables that wait."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scenes.app import first_scene
from scenes.kit.display import Card, Picture
from scenes.options import Options
from scenes.shell.entry import Trophies
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.title.navigation import PLAY_WHICH
from tests.shell.made_up import made_up_boxes
from tests.support.library import library, play
from tests.support.library import table as at_table
from tests.support.window import WINDOWS, focus_on, frame, press, stack, texts

COUNTS = (1, 2, 3, 4, 6, 8)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("window", WINDOWS)
def test_boxes_stand_side_by_side_inside_the_window(count: int, window: tuple[int, int]) -> None:
    boxes, view = made_up_boxes(count), frame(*window)
    opened = stack(ShelfScene(boxes, PLAY_WHICH))
    opened.frame = view
    opened.draw()
    places = [control for control in opened.controls if control.name in boxes]
    assert [place.name for place in places] == list(boxes)
    for place in opened.controls:
        assert place.x >= 0
        assert place.x + place.w <= view.width
        assert place.y >= 0
        assert place.y + place.h <= view.height
        assert min(place.w, place.h) >= 60
    for one in opened.controls:
        for other in opened.controls:
            apart = one.x + one.w <= other.x or one.y + one.h <= other.y
            apart |= other.x + other.w <= one.x or other.y + other.h <= one.y
            assert apart or one is other


def test_the_box_in_the_focus_tells_what_it_is_about_and_goes_on_while_one_leaves() -> None:
    opened = stack(ShelfScene(made_up_boxes(3), PLAY_WHICH))
    assert "Bug Council of Backyardia" in texts(opened.draw())
    press(opened, "right")
    assert "A Game for Many" in texts(opened.draw())
    press(opened, "down")
    assert opened.focus == "back"
    assert "A Game for Many" in texts(opened.draw())


def test_a_box_without_guests_shows_its_cards() -> None:
    boxes = made_up_boxes(2)
    with_guests = ShelfScene(boxes, PLAY_WHICH).draw(frame())
    assert not any(isinstance(item, Card) for item in with_guests)
    bare = {name: replace(box, guests=()) for name, box in boxes.items()}
    assert any(isinstance(item, Card) for item in ShelfScene(bare, PLAY_WHICH).draw(frame()))


def test_tables_that_wait_are_told_where_they_wait(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    boxes = made_up_boxes(3)
    for _ in range(2):  # nobody has finished them
        play(shelf.begin(at_table()), 3)
    opened = stack(first_scene(Options(), library=shelf, entries=tuple(boxes.values())))
    focus_on(opened, "new")
    press(opened, "return")
    assert isinstance(opened.scenes[-1], ShelfScene)
    assert "2 saved games" in texts(opened.draw())
    labels = [control.label for control in opened.controls]
    assert labels[0] == "Bug Council of Backyardia. 2–5 players · 2 saved games"
    assert labels[1] == "A Game for Many. 3–7 players"
    press(opened, "right")
    assert "2 saved games" not in texts(opened.draw())
    slips = [item for item in opened.draw() if isinstance(item, Picture)]
    assert sum(item.name == "shared/icon_replay" for item in slips) == 1
    shelf.close()


@pytest.mark.parametrize("window", WINDOWS)
def test_what_was_won_is_fixed_to_its_box_and_said(window: tuple[int, int]) -> None:
    boxes = made_up_boxes(4)
    name = list(boxes)[1]
    won = {name: Trophies("council/bolt", 8, "8 bolts won")}
    opened = stack(ShelfScene(boxes, PLAY_WHICH, trophies=won))
    opened.frame = frame(*window)
    drawn = opened.draw()
    place = next(control for control in opened.controls if control.name == name)
    assert "8 bolts won" in place.label
    bolts = [item for item in drawn if isinstance(item, Picture) and item.name == "council/bolt"]
    assert len(bolts) == 8
    assert all(place.x < bolt.x and bolt.x + bolt.w < place.x + place.w for bolt in bolts)
    others = [control for control in opened.controls if control.name != name]
    assert not any("won" in control.label for control in others)
