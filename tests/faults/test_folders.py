"""Locks, drafts, links and rights of the player's folder."""

import os
import stat
from pathlib import Path

import pytest

from game.history.service import HistoryService
from game.library import CannotOpen
from game.library.autosave import LOCK
from game.library.files import make_folder, move_to_quarantine, write_durably
from game.library.locks import Lock
from game.library.save import parse_save
from scenes.kit.preferences import Preferences
from tests.faults.household import SETTINGS, furnish
from tests.support.library import autosaver_of, library, play, saves


def test_the_lock_comes_back_with_the_folder(played: Path) -> None:
    kept = library(played)
    sitting = kept.open(kept.tables()[0].id)
    folder = saves(played)[-1].parent
    move_to_quarantine(folder, played / "elsewhere")
    play(sitting, 1)
    with pytest.raises(CannotOpen) as refusal:
        library(played).open(folder.name)
    assert refusal.value.news.title == "Open in another window"
    kept.close()


def test_where_another_window_was_quicker_nothing_is_written(played: Path) -> None:
    kept = library(played)
    sitting = kept.open(kept.tables()[0].id)
    folder = saves(played)[-1].parent
    move_to_quarantine(folder, played / "elsewhere")
    make_folder(folder)
    other = Lock.take(folder / LOCK)
    assert other is not None
    play(sitting, 1)
    assert not autosaver_of(sitting).safe
    assert kept.in_danger
    other.release()
    kept.close()
    assert list(folder.glob("save-*.json"))


@pytest.mark.parametrize("name", [LOCK, "history.lock"])
def test_a_pipe_in_place_of_a_lock_holds_nobody_up(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    lock = Lock.take(tmp_path / name)
    assert lock is not None
    lock.release()
    assert stat.S_ISREG((tmp_path / name).stat().st_mode)


def test_drafts_of_killed_runs_are_cleared_away(played: Path) -> None:
    folder = saves(played)[-1].parent
    (folder / ".save-1.json.0123abcd.part").write_bytes(b"half")
    kept = library(played)
    sitting = kept.open(folder.name)
    assert not list(folder.glob(".*.part"))
    (folder / ".save-2.json.0123abcd.part").write_bytes(b"half")
    play(sitting)
    kept.close()
    assert not folder.exists()


def test_files_and_folders_are_for_their_player_alone(tmp_path: Path) -> None:
    furnish(tmp_path / "data")
    HistoryService(library(tmp_path / "data")).read()
    for file in (tmp_path / "data").rglob("*"):
        mode = stat.S_IMODE(file.stat().st_mode)
        assert mode == (0o700 if file.is_dir() else 0o600), file


def test_no_link_leads_a_draft_elsewhere(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    for pid in (os.getpid(), 1):
        (tmp_path / f".save.json.{pid}.part").symlink_to(mine)
    write_durably(tmp_path / "save.json", b"{}")
    assert not mine.exists()


def test_settings_behind_a_link_stay_there(tmp_path: Path) -> None:
    dotfiles = tmp_path / "dotfiles.json"
    dotfiles.write_text("{}", "utf-8")
    (tmp_path / SETTINGS).symlink_to(dotfiles)
    settings = library(tmp_path).settings
    wishes = Preferences()
    settings.load(wishes)
    wishes.confirm_plays = True
    settings.close(5)
    assert (tmp_path / SETTINGS).is_symlink()
    assert "true" in dotfiles.read_text("utf-8")


def test_a_keeper_that_meets_a_mistake_goes_on_and_says_so(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = library(played)
    sitting = kept.open(kept.tables()[0].id)
    autosaver = autosaver_of(sitting)
    with monkeypatch.context() as patch:
        patch.setattr("game.library.autosave.write_page", lambda _: 1 // 0)
        play(sitting, 1)
        news = autosaver.news()
        assert news is not None
        assert news.title == "The game is not being saved"
    play(sitting, 1)
    assert autosaver.safe
    kept.close()
    assert len(parse_save(saves(played)[-1].read_bytes()).record.actions) == 22
