"""After the first whole game against bots the title tells once what else there is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.campaign.evening.program import PREFIX
from game.catalogue import SHELF
from game.library import AppFolders, Library
from game.seating import SeatSetup, TableSetup
from scenes.app import first_scene, shelf, starting_preferences
from scenes.kit.preferences import Onward, Preferences
from scenes.kit.scene import Push
from scenes.kit.stack import SceneStack
from scenes.kit.theme import player_colours
from scenes.options import Options
from scenes.shell.results.podium import Afterwards
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.title.entries import TitleEntries
from scenes.shell.title.routes import WaysScene
from scenes.table.scene import TableScene
from tests.history.playing import put
from tests.support.library import library
from tests.support.window import ADA, BRUNO, CHIKA, focus_on, press, stack


def over(tmp_path: Path, setup: TableSetup) -> Preferences:
    """What is remembered when the podium of such a game is left."""
    library = Library(AppFolders.within(tmp_path))
    wishes = starting_preferences(Options(), library)
    table = shelf(library=library)[setup.game].open_table(setup, wishes)
    assert isinstance(table, TableScene)
    table._over(Afterwards.TITLE)
    library.close()
    return wishes


def told(wishes: Preferences) -> SceneStack:
    opened = stack(first_scene(Options(), wishes))
    opened.tick(0.1)
    opened.draw()
    return opened


def test_a_game_against_bots_is_followed_by_what_comes_next(tmp_path: Path) -> None:
    wishes = over(tmp_path, TableSetup((ADA, BRUNO), seed=1))
    assert wishes.onward is Onward.DUE
    opened = told(wishes)
    assert isinstance(opened.scenes[-1], WaysScene)
    names = [control.name for control in opened.controls]
    assert names == ["larger", "solo", "after", "close"]


@pytest.mark.parametrize("key", ["return", "escape", "x", "f1"])
def test_anything_closes_it_and_it_does_not_come_back(key: str) -> None:
    opened = told(Preferences(onward=Onward.DUE))
    press(opened, key)
    assert len(opened.scenes) == 1
    opened.tick(0.1)
    assert len(opened.scenes) == 1


def test_people_among_themselves_are_told_nothing(tmp_path: Path) -> None:
    assert over(tmp_path, TableSetup((ADA, CHIKA), seed=1)).onward is Onward.LATER


def test_an_evening_has_shown_all_boxes_itself(tmp_path: Path) -> None:
    setup = TableSetup((ADA, BRUNO), seed=1, campaign=f"{PREFIX}1")
    assert over(tmp_path, setup).onward is Onward.TOLD


def test_the_next_box_is_opened_from_it() -> None:
    opened = told(Preferences(onward=Onward.DUE, called="Zoë"))
    focus_on(opened, "after")
    press(opened, "return")
    assert isinstance(opened.scenes[-1], TableSetupScene)


def test_only_what_the_game_itself_offers_is_told_of() -> None:
    boxes = dict(shelf())
    first, second = list(boxes)[:2]
    other = boxes[first].extras[0]._replace(name="other")
    boxes[second] = replace(boxes[second], extras=(other,))
    entries = TitleEntries(Preferences(), boxes, None, None)
    page = entries.tell()
    assert isinstance(page, Push)
    names = [control.name for control in stack(page.scene).controls]
    assert names == ["larger", "solo", "after", "close"]


@pytest.mark.parametrize(
    ("game", "seats"),
    [(name, seats) for name, game in SHELF.items() for seats in game.seats],
)
def test_what_comes_next_follows_from_what_was_played(
    tmp_path: Path, game: str, seats: int
) -> None:
    """Never fewer people than there were, never what is known, never what another box offers."""
    kept, box = library(tmp_path), shelf()[game]
    chosen = box.game.usual(seats) if seats > 1 else {"personality": "trickster"}
    people = tuple(SeatSetup(colour.title(), colour) for colour in player_colours(seats))
    put(kept, TableSetup(people, chosen, seed=1, game=game), "played")
    kept.settings.remember(TableSetup((ADA, BRUNO)))  # a form that was looked at
    entries = TitleEntries(Preferences(), shelf(), None, kept)
    told_of = {entry.name: entry.notes[0] for entry in entries._next_games()}
    more = [each for each in box.game.table_seats if each > seats]
    assert ("larger" in told_of) is bool(more)
    if more:
        assert told_of["larger"].startswith(str(more[0]))
        assert str(more[-1]) in told_of["larger"]
    assert {each.name for each in box.extras if seats > 1} == told_of.keys() - {"larger", "after"}
