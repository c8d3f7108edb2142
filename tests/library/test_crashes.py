"""After a crash: the log, the page at the next start, and a report that names nobody."""

import json
import zipfile
from pathlib import Path

import pytest

from game.library import AppFolders, Library, RunLog
from game.library.run_log import KEPT
from game.records import parse_record, replay
from scenes.app import first_scene
from scenes.backend.headless import RecordingDesktop
from scenes.kit.display import Text
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.dialogs.crash import CrashScene
from scenes.shell.title.scene import TitleScene
from scenes.table.scene import TableScene
from tests.support.library import library, play, table
from tests.support.window import focus_on, press, stack

TRACE = f"Traceback: KeyError 'Bruno' in {Path.home()}/game.py"


def crashed(folder: Path, actions: int = 20) -> Library:
    """The library of the start after a crash in the middle of a game."""
    if actions:
        shelf = library(folder)
        play(shelf.begin(table()), actions)
        shelf.close()
    RunLog(folder / "logs").log_crash(TRACE)
    session = RunLog(folder / "logs")
    return Library(AppFolders.within(folder), crash=session.previous_crash)


def opened(shelf: Library) -> SceneStack:
    screen = stack(first_scene(Options(speed="off"), None, shelf))
    if screen.is_moving:
        screen.tick(0.01)
        screen.draw()
    return screen


def test_a_good_end_is_no_crash(tmp_path: Path) -> None:
    RunLog(tmp_path).close()
    session = RunLog(tmp_path)
    assert session.previous_crash is None
    assert "closed" in next(tmp_path.iterdir()).read_text("utf-8")


def test_a_kill_is_no_crash_of_ours(tmp_path: Path) -> None:
    RunLog(tmp_path)
    assert RunLog(tmp_path).previous_crash is None


def test_a_crash_is_found_at_the_next_start_and_only_then(tmp_path: Path) -> None:
    first = RunLog(tmp_path)
    first.log_crash(TRACE)
    first.file.rename(tmp_path / "session-1.log")
    second = RunLog(tmp_path)
    assert second.previous_crash == tmp_path / "session-1.log"
    assert RunLog(tmp_path).previous_crash is None


def test_ten_logs_are_kept(tmp_path: Path) -> None:
    for number in range(15):
        session = RunLog(tmp_path)
        session.close()
        session.file.rename(tmp_path / f"session-{number:02}.log")
    RunLog(tmp_path)
    assert len(list(tmp_path.iterdir())) == KEPT
    assert not (tmp_path / "session-04.log").exists()


def test_the_page_comes_once_and_goes_on_with_the_game(tmp_path: Path) -> None:
    screen = opened(crashed(tmp_path))
    assert isinstance(screen.scenes[-1], CrashScene)
    assert screen.focus == "resume"
    press(screen, "return")
    assert isinstance(screen.scenes[-1], TableScene)


def test_the_page_can_be_left(tmp_path: Path) -> None:
    screen = opened(crashed(tmp_path))
    press(screen, "escape")
    screen.tick(0.01)
    screen.draw()
    assert isinstance(screen.scenes[-1], TitleScene)


def test_without_a_game_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    screen = opened(crashed(tmp_path, 0))
    assert screen.focus == "report"
    focus_on(screen, "resume")
    press(screen, "return")
    assert isinstance(screen.scenes[-1], CrashScene)


def test_the_report_has_everything_but_names(tmp_path: Path) -> None:
    screen = opened(crashed(tmp_path))
    focus_on(screen, "report")
    press(screen, "return", "return")  # once is enough
    (report,) = (tmp_path / "reports").iterdir()
    with zipfile.ZipFile(report) as parts:
        texts = {name: parts.read(name).decode() for name in parts.namelist()}
    assert set(texts) == {"versions.txt", "log.txt", "record.json"}
    assert "Python" in texts["versions.txt"]
    assert "KeyError 'Seat 2' in ~/game.py" in texts["log.txt"]
    together = "".join(texts.values())
    assert not any(seat.name in together for seat in table().seats)
    assert "meta" not in json.loads(texts["record.json"])
    assert len(replay(parse_record(texts["record.json"].encode())).actions) == 20


def test_a_report_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    screen = opened(crashed(tmp_path))
    (tmp_path / "reports").write_text("a file where the folder should be")
    focus_on(screen, "report")
    press(screen, "return")
    assert "cannot be saved" in " ".join(str(item) for item in screen.draw())


def test_the_folder_of_the_log_is_shown_and_later_that_of_the_report(tmp_path: Path) -> None:
    screen, desk = opened(crashed(tmp_path)), RecordingDesktop()
    screen.desktop = desk
    focus_on(screen, "folder")
    press(screen, "return")
    focus_on(screen, "report")
    press(screen, "return")
    focus_on(screen, "folder")
    press(screen, "return")
    assert desk.opened == [tmp_path / "logs", tmp_path / "reports"]
    assert all(folder.is_dir() for folder in desk.opened)
    assert isinstance(screen.scenes[-1], CrashScene)


@pytest.mark.parametrize("name", ["mine", "saves-" * 12])
def test_where_no_folder_can_be_shown_the_page_says_where_it_is(tmp_path: Path, name: str) -> None:
    home = tmp_path / name
    screen = opened(crashed(home))
    focus_on(screen, "folder")
    press(screen, "return")
    said = "".join(item.text for item in screen.draw() if isinstance(item, Text))
    assert str(home / "logs").replace(" ", "") in said.replace(" ", "")
