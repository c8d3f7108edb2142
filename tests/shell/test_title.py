"""The title: its menu, its breeze, the shelf."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import game
from scenes.app import shelf
from scenes.backend.headless import Desk
from scenes.council.entry import ENTRY
from scenes.council.trilogy.menu import SoloMenuScene
from scenes.kit.display import Text
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.keys import KeysScene
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.title.scene import BREEZE, TitleScene, guests_of
from tests.library.playing import library, play, table
from tests.shell.booth import focus_on, frame, moves, press, stack


def test_every_entry_of_the_menu_leads_somewhere() -> None:
    entries = (
        ("new", ShelfScene),
        ("solo", SoloMenuScene),
        ("rules", ShelfScene),
        ("keys", KeysScene),
    )
    for name, kind in entries:
        opened = stack(TitleScene(Preferences(), shelf()))
        focus_on(opened, name)
        press(opened, "return")
        assert isinstance(opened.scenes[-1], kind)
        press(opened, "escape")
        assert isinstance(opened.scenes[-1], TitleScene)
    opened = stack(TitleScene(Preferences(), shelf()))
    focus_on(opened, "quit")
    press(opened, "return")
    assert not opened.running


def test_the_version_stands_in_a_corner() -> None:
    items = TitleScene(Preferences(), shelf()).draw(frame())
    assert f"Version {game.__version__}" in [i.text for i in items if isinstance(i, Text)]


def test_the_version_leads_to_the_page_of_versions_when_it_is_chosen() -> None:
    desk = Desk()
    opened = stack(TitleScene(Preferences(), shelf()))
    opened.desktop = desk
    focus_on(opened, "versions")
    assert desk.pages == []  # nobody goes there but the player
    press(opened, "return")
    assert desk.pages == [game.RELEASES]
    assert isinstance(opened.scenes[-1], TitleScene)
    desk.trouble = "There is no browser."
    press(opened, "return")
    assert isinstance(opened.scenes[-1], NoticeScene)
    press(opened, "return")
    assert isinstance(opened.scenes[-1], TitleScene)


def test_the_breeze_dies_down_so_that_the_window_may_sleep() -> None:
    scene = TitleScene(Preferences(), shelf())
    before = scene.draw(frame())
    assert moves(scene)
    scene.tick(0.5)
    assert scene.draw(frame()) != before
    for _ in range(round(BREEZE / 0.1)):
        scene.tick(0.1)
    assert not moves(scene)
    still = scene.draw(frame())
    scene.tick(1.0)
    assert scene.draw(frame()) == still
    scene.focused("rules")
    assert moves(scene)


def test_nothing_stirs_with_reduced_motion() -> None:
    for preferences in (Preferences(reduced_motion=True), Preferences(speed=Speed.OFF)):
        assert not TitleScene(preferences, shelf()).moving


def test_the_shelf_asks_only_where_there_is_a_choice() -> None:
    other = replace(ENTRY, game=replace(ENTRY.game, id="other", title="Another box"))
    for entry, kind in (("new", TableSetupScene), ("rules", RulebookScene)):
        opened = stack(TitleScene(Preferences(), {"bug-council": ENTRY, "other": other}))
        focus_on(opened, entry)
        press(opened, "return")
        assert isinstance(opened.scenes[-1], ShelfScene)
        press(opened, "right", "return")
        assert isinstance(opened.scenes[-1], kind)


def test_where_there_are_several_games_the_form_says_which_is_meant() -> None:
    other = replace(ENTRY, game=replace(ENTRY.game, id="other", title="Another box"))
    for boxes, heading in (([ENTRY], "Set the table"), ([ENTRY, other], "Another box")):
        opened = stack(TitleScene(Preferences(), {box.game.id: box for box in boxes}))
        focus_on(opened, "new")
        press(opened, "return")
        if len(boxes) > 1:
            press(opened, "right", "return")
        texts = [item.text for item in opened.draw() if isinstance(item, Text)]
        assert heading in texts
        assert (heading == "Set the table") == ("Set the table" in texts)


def test_a_table_of_a_game_without_a_screen_waits_for_one(tmp_path: Path) -> None:
    kept = library(tmp_path)
    play(kept.begin(table()), 3)
    other = replace(ENTRY, game=replace(ENTRY.game, id="other", title="Another box"))
    opened = stack(TitleScene(Preferences(), {"other": other}, library=kept))
    assert opened.focus == "continue"
    press(opened, "return")
    assert isinstance(opened.scenes[-1], NoticeScene)
    assert len(kept.tables()) == 1
    kept.close()


def test_every_game_sends_some_of_the_guests() -> None:
    def hang(*guests: int) -> list[str]:
        boxes = {
            f"game-{game}": replace(ENTRY, guests=tuple(f"{game}{one}" for one in range(count)))
            for game, count in enumerate(guests)
        }
        return guests_of(boxes)

    assert hang(5) == ["00", "01", "02", "03", "04"]
    assert hang(5, 5) == ["01", "02", "03", "11", "12"]
    assert hang(5, 5, 5) == ["01", "02", "11", "12", "22"]
    assert hang(5, 0, 1) == ["01", "02", "03", "20"]
    assert hang(5, 9, 9, 9) == ["01", "02", "14", "24", "34"]
    assert hang(0) == []


def test_no_word_is_cut_in_windows_of_any_width() -> None:
    title = TitleScene(Preferences(), shelf())
    for width in range(1024, 1500, 7):
        texts = [item.text for item in title.draw(frame(width, 653)) if isinstance(item, Text)]
        assert "full screen" in texts, width
