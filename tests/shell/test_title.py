"""The title: its menu, its breeze, the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import game
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen, RecordingDesktop
from scenes.council.entry import ENTRY
from scenes.kit.display import controls
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.keys import KeysScene
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.title.scene import BREEZE, TitleScene, guests_of
from tests.support.library import library, play, table
from tests.support.window import WINDOWS, focus_on, frame, moves, press, stack, texts


def profiles(folder: Path) -> Iterator[TitleScene]:
    """Somebody new, somebody whose only game is over, and somebody with two that wait."""
    kept = library(folder)
    for games in ((), (1000,), (30, 30)):
        for seed, actions in enumerate(games):
            play(kept.begin(table(seed)), actions)
        kept.get_up()
        yield TitleScene(Preferences(), shelf(), library=kept)
    kept.close()


def test_there_are_six_tags_at_most_besides_going_on_and_no_two_signs_alike(
    tmp_path: Path,
) -> None:
    said = ["learn", "new", "continue"]
    for title, first in zip(profiles(tmp_path), said, strict=True):
        entries = [entry for row in title.entries.rows for entry in row]
        assert len([entry for entry in entries if entry.name != "continue"]) <= 6
        assert len({entry.icon for entry in entries}) == len(entries)
        assert title.default_focus() == first


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
def test_places_never_move(tmp_path: Path, window: tuple[int, int], letters: float) -> None:
    places: dict[str, set[tuple[float, ...]]] = {}
    view = replace(frame(*window), letters=letters)
    for title in profiles(tmp_path):
        for learned in (0, 1, 6, 12):
            names = [f"{number:02}" for number in range(learned)]
            title._preferences.lessons = dict.fromkeys(names, "done")
            for control in controls(title.draw(view)):
                places.setdefault(control.name, set()).add(control[1:5])
    assert {"continue", "new", "learn", "solo", "games", "rules", "settings"} <= places.keys()
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
    tags = [place for found in places.values() for place in found]
    assert len({*tags}) == len(tags)


@pytest.mark.parametrize(("learned", "note"), [(1, "1 of 12 lessons"), (5, "5 of"), (6, "")])
def test_the_lessons_are_counted_until_somebody_knows_a_game(learned: int, note: str) -> None:
    names = [f"{number:02}" for number in range(learned)]
    title = TitleScene(Preferences(lessons=dict.fromkeys(names, "done")), shelf())
    (learn,) = (entry for entry in title.entries.great if entry.name == "learn")
    assert learn.notes[0].startswith(note)
    assert bool(learn.notes[0]) == bool(note)


def test_a_pointer_that_lay_there_before_the_window_came_up_chooses_nothing() -> None:
    with HeadlessScreen(TitleScene(Preferences(), shelf())) as unseen:
        first, rules = unseen.focus, unseen.control("rules")
        x, y = (round(at * unseen.screen.painter.scale) for at in (rules.x + 40, rules.y + 30))
        for moved in (0, 1):
            event = {"pos": (x + moved, y), "rel": (moved, 0), "buttons": (0, 0, 0)}
            unseen.screen.handle(pygame.Event(pygame.MOUSEMOTION, event))
            unseen.show()
            assert unseen.focus == ("rules" if moved else first)


def test_f1_shows_the_controls() -> None:
    opened = stack(TitleScene(Preferences(), shelf()))
    press(opened, "f1")
    assert isinstance(opened.scenes[-1], KeysScene)


@pytest.mark.parametrize(
    ("tag", "heading"),
    [("new", "Play which game?"), ("rules", "Rules of which game?")],
)
def test_the_shelf_says_what_a_game_is_chosen_for(tag: str, heading: str) -> None:
    opened = stack(TitleScene(Preferences(), shelf()))
    focus_on(opened, tag)
    assert heading in texts(press(opened, "return"))


def test_the_version_stands_in_a_corner() -> None:
    items = TitleScene(Preferences(), shelf()).draw(frame())
    assert f"Version {game.__version__}" in texts(items)


def test_the_version_leads_to_the_page_of_versions_when_it_is_chosen() -> None:
    desk = RecordingDesktop()
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
    scene.on_focus("rules")
    assert moves(scene)


def test_nothing_stirs_with_reduced_motion() -> None:
    for preferences in (Preferences(reduced_motion=True), Preferences(speed=Speed.OFF)):
        assert not TitleScene(preferences, shelf()).is_moving


def test_the_shelf_asks_only_where_there_is_a_choice() -> None:
    other = replace(ENTRY, game=replace(ENTRY.game, id="other", title="Another box"))
    for entry, kind in (("new", TableSetupScene), ("rules", RulebookScene)):
        opened = stack(
            TitleScene(Preferences(called="Zoë"), {"bug-council": ENTRY, "other": other})
        )
        focus_on(opened, entry)
        press(opened, "return")
        assert isinstance(opened.scenes[-1], ShelfScene)
        press(opened, "right", "return")
        assert isinstance(opened.scenes[-1], kind)


def test_where_there_are_several_games_the_form_says_which_is_meant() -> None:
    other = replace(ENTRY, game=replace(ENTRY.game, id="other", title="Another box"))
    for boxes, heading in (([ENTRY], "Set the table"), ([ENTRY, other], "Another box")):
        opened = stack(TitleScene(Preferences(called="Zoë"), {box.game.id: box for box in boxes}))
        focus_on(opened, "new")
        press(opened, "return")
        if len(boxes) > 1:
            press(opened, "right", "return")
        shown = texts(opened.draw())
        assert heading in shown
        assert (heading == "Set the table") == ("Set the table" in shown)


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
        assert "full screen" in texts(title.draw(frame(width, 653))), width
