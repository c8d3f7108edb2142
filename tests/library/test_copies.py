"""Copies of a game: in files, on the clipboard, and pasted again."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.commands import main
from game.library import copy_of, watch, write_copy
from game.library.save import parse_save
from game.seating import SeatSetup
from scenes.app import first_scene, shelf
from scenes.backend.headless import HeadlessScreen
from scenes.options import Options
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.dialogs.opened import RefusedScene, place_words
from scenes.shell.lists.games import GamesScene
from scenes.shell.title.routes import WaysScene
from scenes.shell.title.scene import TitleScene
from scenes.table.replay.scene import ReplayScene
from tests.library.films import Film, finished
from tests.pilot.looking import top, words

pytestmark = pytest.mark.usefixtures("blind")


def test_a_saved_copy_is_a_lawful_record_and_none_is_overwritten(
    at_the_film: Film, capsys: pytest.CaptureFixture[str]
) -> None:
    unseen, kept, folder = at_the_film
    unseen.click("more")
    unseen.click("save")
    unseen.click("save")
    files = sorted((folder / "exports").iterdir())
    assert len(files) == 2
    assert "Ada-Bruno-Chika" in files[0].name
    assert files[0].name in words(unseen)
    assert main(["record", "check", *map(str, files)]) == 0
    assert "over" in capsys.readouterr().out
    game = kept.games()[0].save
    assert game is not None
    copied = parse_save(files[0].read_bytes())
    assert copied == game
    assert watch(copied).match.log == watch(game).match.log
    unseen.click("folder")
    assert unseen.desk.opened == [folder / "exports"]


def test_names_that_files_do_not_like(tmp_path: Path) -> None:
    old = finished(2)
    seats = (SeatSetup("../a:b", "orange"), SeatSetup("???", "sky"))
    setup = replace(old.setup, seats=seats)
    file = write_copy(copy_of(old.match, setup), tmp_path / "exports", setup)
    assert file.parent == tmp_path / "exports"
    assert file.name.endswith("a_b.json")


def test_a_folder_that_takes_nothing_is_no_trouble(at_the_film: Film) -> None:
    unseen, _, folder = at_the_film
    (folder / "exports").write_text("in the way")
    unseen.click("more")
    unseen.click("save")
    assert "cannot be saved" in words(unseen)


def test_what_is_copied_can_be_pasted_on_the_title_and_in_the_list(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    unseen.click("more")
    unseen.click("copy")
    assert "on the clipboard" in words(unseen)
    unseen.press("escape")
    for page in (GamesScene, WaysScene, TitleScene):
        unseen.press("escape")
        assert isinstance(top(unseen), page)
        unseen.press("v", control=True)
        pasted = top(unseen)
        assert isinstance(pasted, ReplayScene)
        assert pasted.session.match.log == film.session.match.log
        assert pasted.session.setup == film.session.setup
        unseen.press("escape")


def test_where_the_clipboard_fails_that_is_said(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    unseen.desk.trouble = "The clipboard is out of order."
    unseen.click("more")
    unseen.click("copy")
    assert "out of order" in words(unseen)
    assert "is on the clipboard" not in words(unseen)


def test_nonsense_on_the_clipboard_is_refused_in_words() -> None:
    with HeadlessScreen(first_scene(Options()), (1280, 720)) as unseen:
        unseen.press("v", control=True)
        assert isinstance(top(unseen), NoticeScene)
        unseen.press("return")
        unseen.desk.clipboard = "Dear Ada, shall we play?"
        unseen.press("v", control=True)
        assert isinstance(top(unseen), RefusedScene)
        assert "not JSON" in words(unseen)
        unseen.press("escape")
        assert len(unseen.screen.stack.scenes) == 1


def test_a_v_without_control_pastes_nothing() -> None:
    with HeadlessScreen(first_scene(Options()), (1280, 720)) as unseen:
        unseen.desk.clipboard = "anything"
        unseen.press("v")
        assert len(unseen.screen.stack.scenes) == 1


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("actions[0]", "Action 1"),
        ("actions[41]", "Action 42"),
        ("ages[1]", "Age II"),
        ("ages[0].hands[2]", "Age I, the hand of seat 3"),
        ("ages[2].rest", "Age III, the leftover deck"),
        ("file", "The whole record"),
        ("ring", "The part called “ring”"),
    ],
)
def test_places_are_told_in_words(place: str, said: str) -> None:
    assert place_words(place, shelf().values()) == said
