"""Who are you? Asked once on the way to the first table; from then on everybody sits down so."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from game.catalogue import SHELF
from game.seating import TableSetup
from scenes.app import first_scene, starting_preferences
from scenes.council.entry import ENTRY
from scenes.council.trilogy.menu import SoloMenuScene
from scenes.kit.preferences import Preferences
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.daily.scene import DailyScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.table_form.draft import TableDraft
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.table_form.who import WhoScene
from scenes.shell.title.problems import ProblemsScene
from scenes.shell.title.scene import TitleScene
from scenes.table.replay.play_on import PlayOnScene
from scenes.table.routes import film
from scenes.table.scene import TableScene
from tests.library.films import finished
from tests.shell.walking import kinds, walk
from tests.support.library import library
from tests.support.window import ADA, CHIKA, TO_A_TABLE, focus_on, press, stack


def asked(preferences: Preferences) -> SceneStack:
    return stack(WhoScene(preferences, ENTRY.faces))


def top(opened: SceneStack) -> str:
    return type(opened.scenes[-1]).__name__


def seats(preferences: Preferences, last: TableSetup | None = None) -> list[tuple[str, str]]:
    """Name and colour of each seat of the form."""
    form = TableSetupScene(preferences, ENTRY, last)
    return [(seat.name, seat.colour) for seat in form._draft.seats]


def test_enter_is_an_answer() -> None:
    preferences = Preferences()
    press(asked(preferences), "return")
    assert (preferences.called, preferences.colour) == ("Ada", "orange")


def test_escape_says_nothing() -> None:
    preferences = Preferences()
    press(asked(preferences), "escape")
    assert preferences == Preferences()


def test_the_first_letter_replaces_the_name_that_is_only_proposed() -> None:
    preferences = Preferences()
    opened = asked(preferences)
    press(opened, "text:Zoë")
    focus_on(opened, "colour:pink")
    press(opened, "return")
    focus_on(opened, "me")
    press(opened, "return")
    assert (preferences.called, preferences.colour) == ("Zoë", "pink")


def test_nobody_is_called_nothing() -> None:
    preferences = Preferences(called="Zoë")
    opened = asked(preferences)
    press(opened, "backspace", "return")
    assert preferences.called == "Zoë"
    assert isinstance(opened.scenes[-1], WhoScene)


def test_it_is_asked_on_the_way_to_the_first_table_and_never_again(tmp_path: Path) -> None:
    kept = library(tmp_path)
    preferences = starting_preferences(Options(), kept)
    opened = stack(first_scene(Options(), preferences, kept, entries=[ENTRY]))
    press(opened, *TO_A_TABLE[:2])
    assert top(opened) == "WhoScene"
    press(opened, "return")
    assert top(opened) == "TableSetupScene"
    press(opened, "escape", "return")
    assert top(opened) == "TableSetupScene"
    kept.close()


KEPT: Final = (TableSetupScene, SoloMenuScene, DailyScene, ProblemsScene, PlayOnScene, TableScene)
"""Where something is kept under a name."""


def profile(tmp_path: Path, called: str = "") -> tuple[SceneStack, Preferences]:
    """The title of somebody with all boxes, and a game from elsewhere over it."""
    kept = library(tmp_path)
    preferences = starting_preferences(Options(), kept)
    preferences.called = called
    return stack(first_scene(Options(), preferences, kept)), preferences


def test_no_way_leads_to_anything_that_is_kept_before_it_is_answered(tmp_path: Path) -> None:
    opened, preferences = profile(tmp_path)
    asked: list[object] = []

    def came() -> None:
        assert not any(issubclass(kind, KEPT) for kind in kinds(opened))
        if top(opened) == "WhoScene":
            asked.append(opened.scenes[-2])

    for _ in range(2):  # without an answer it is asked again
        walk(opened, came, set())
    assert not preferences.called
    ways = len(SHELF) + len(["solo", "day", "evening", "problems"])
    assert len(asked) == 2 * ways
    assert [type(each) for each in opened.scenes] == [TitleScene]


def test_a_film_from_elsewhere_asks_before_somebody_plays_on() -> None:
    session = finished(3)
    opened = stack(film(session, None))
    for key, last in (("escape", "ReplayScene"), ("return", "PlayOnScene")):
        focus_on(opened, "more")
        press(opened, "return")
        focus_on(opened, "on")
        press(opened, "return")
        assert top(opened) == "WhoScene"
        press(opened, key)
        assert top(opened) == last
    assert session.preferences.called == "Ada"


def test_who_has_answered_is_never_asked_again(tmp_path: Path) -> None:
    opened, preferences = profile(tmp_path, called="Zoë")
    asked: list[object] = []

    def came() -> None:
        if top(opened) == "WhoScene":
            asked.append(opened.scenes[-2])

    walk(opened, came, set())
    assert preferences.called == "Zoë"
    assert {type(each) for each in asked} <= {SettingsScene}


def test_the_form_seats_me_as_i_am_called_and_nobody_is_there_twice() -> None:
    zoe = Preferences(called="Zoë", colour="pink")
    assert seats(zoe)[0] == ("Zoë", "pink")
    dov = Preferences(called="Dov", colour="sky")
    for found in (seats(zoe), seats(dov)):
        assert len({name for name, _colour in found}) == len(found)
        assert len({colour for _name, colour in found}) == len(found)
    assert seats(dov)[0] == ("Dov", "sky")


def test_a_table_of_several_people_keeps_its_names() -> None:
    zoe = Preferences(called="Zoë", colour="pink")
    assert seats(zoe, TableSetup((ADA, CHIKA))) == [("Ada", "orange"), ("Chika", "leaf")]


def test_a_name_in_the_form_is_the_name_from_then_on() -> None:
    preferences = Preferences(called="Ada", colour="orange")
    form = TableSetupScene(preferences, ENTRY)
    form._draft.seats[0].name = "Zoë"
    form.activate("back")
    assert preferences.called == "Zoë"


def test_the_solo_game_knows_it_too() -> None:
    menu = SoloMenuScene(ENTRY, Preferences(called="Zoë", colour="leaf"), None)
    assert (menu._draft.name, menu._draft.colour) == ("Zoë", "leaf")


@pytest.mark.parametrize("called", ["\u200b", "", "W" * 90])
@pytest.mark.parametrize("colour", ["", "beige", "white"])
def test_what_an_edited_file_says_is_no_trouble(called: str, colour: str) -> None:
    draft = TableDraft.fresh(SHELF["bug-council"])
    form = TableSetupScene(Preferences(called=called, colour=colour), ENTRY)
    assert not form._draft.faults()
    assert len(form._draft.seats) == len(draft.seats)


def test_it_is_changed_in_the_settings_and_no_default_takes_it_away() -> None:
    preferences = Preferences(called="Ada", colour="orange")
    opened = stack(SettingsScene(preferences))
    focus_on(opened, "person")
    press(opened, "return")
    assert isinstance(opened.scenes[-1], WhoScene)
    press(opened, "text:Zoë")
    press(opened, "return")
    focus_on(opened, "usual")
    press(opened, "return")
    assert preferences.called == "Zoë"
