"""Saves that cannot be read: none is lost to it, none is overwritten, the player is told."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.library import CannotOpen
from game.library.files import move_to_quarantine
from tests.support.library import left_after, library, play, saves


def truncate(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-300])


def garble(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[200:260] = bytes(range(60))
    file.write_bytes(data)


def empty(file: Path) -> None:
    file.write_bytes(b"")


def cheat(file: Path) -> None:
    """A game that the rules refuse, in perfect JSON."""
    text = file.read_text("utf-8")
    file.write_text(re.sub(r'("actions": \[\s*)"[a-z-]+"', r'\1"A1"', text), "utf-8")


def bring_stranger(file: Path) -> None:
    """A valid record of another app: no meta of ours."""
    text = file.read_text("utf-8")
    file.write_text(re.sub(r',\n  "meta": .*', "\n}", text), "utf-8")


FAULTS: list[Callable[[Path], None]] = [truncate, garble, empty, cheat, bring_stranger]


@pytest.mark.parametrize("spoil", FAULTS)
def test_a_faulty_save_is_set_aside_and_the_one_before_it_loaded(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    name = left_after(tmp_path)
    newest = saves(tmp_path)[-1]
    spoil(newest)
    spoiled = newest.read_bytes()
    shelf = library(tmp_path)
    sitting = shelf.open(name)
    assert len(sitting.match.actions) == 19
    (news,) = sitting.news
    assert "set aside" in news.title
    assert str(tmp_path / "set-aside" / name) in news.words
    play(sitting, 5)
    (kept,) = (tmp_path / "set-aside" / name).iterdir()
    assert kept.read_bytes() == spoiled


@pytest.mark.parametrize("spoil", FAULTS)
def test_a_table_with_only_faulty_saves_is_set_aside_whole(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    name = left_after(tmp_path)
    for file in saves(tmp_path):
        spoil(file)
    shelf = library(tmp_path)
    (listed,) = shelf.tables()
    if listed.trouble is not None:  # only the rules can tell a cheat
        assert str(tmp_path / "tables" / name) in listed.trouble.words
    with pytest.raises(CannotOpen, match=re.escape(str(tmp_path / "set-aside" / name))):
        shelf.open(name)
    assert len(list((tmp_path / "set-aside" / name).iterdir())) == 3
    assert shelf.tables() == []


def test_saves_whose_names_were_swapped_are_told_apart_by_their_content(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    first, _, last = saves(tmp_path)
    first.rename(first.with_suffix(".x"))
    last.rename(first)
    first.with_suffix(".x").rename(last)
    shelf = library(tmp_path)
    sitting = shelf.open(name)
    assert len(sitting.match.actions) == 20
    assert sitting.news == ()
    play(sitting, 1)
    shelf.close()
    assert len(library(tmp_path).open(name).match.actions) == 21


def test_a_save_of_another_table_is_set_aside(tmp_path: Path) -> None:
    name, other = left_after(tmp_path), left_after(tmp_path, 50)
    (newest,) = [file for file in saves(tmp_path)[-1:] if file.parent.name == other]
    target = tmp_path / "tables" / name / "save-1.json"
    shutil.copy(newest, target)
    sitting = library(tmp_path).open(name)
    assert len(sitting.match.actions) <= 20
    assert sitting.news
    assert (tmp_path / "set-aside" / name / "save-1.json").read_bytes() == newest.read_bytes()


def test_a_copied_folder_is_a_table_of_its_own(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    shutil.copytree(tmp_path / "tables" / name, tmp_path / "tables" / "a copy")
    shelf = library(tmp_path)
    play(shelf.open("a copy"), 3)
    assert len(shelf.open(name).match.actions) == 20
    assert len(shelf.open("a copy").match.actions) == 23


def test_nothing_set_aside_is_ever_overwritten(tmp_path: Path) -> None:
    shelter = tmp_path / "set-aside"
    for number in range(4):
        (file := tmp_path / "save-1.json").write_text(str(number))
        move_to_quarantine(file, shelter)
    assert {file.read_text() for file in shelter.iterdir()} == {"0", "1", "2", "3"}


def test_foreign_files_in_the_folders_are_left_alone(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    strange = [
        tmp_path / "tables" / "holiday.txt",
        tmp_path / "tables" / name / "notes.txt",
        tmp_path / "tables" / "empty folder" / "picture.png",
    ]
    for file in strange:
        file.parent.mkdir(exist_ok=True)
        file.write_text("mine")
    shelf = library(tmp_path)
    assert [listed.id for listed in shelf.tables()] == [name]
    play(shelf.open(name))
    assert all(file.read_text() == "mine" for file in strange)


def test_a_save_of_a_newer_version_is_refused_politely_and_left_alone(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    newest = saves(tmp_path)[-1]
    text = newest.read_text("utf-8").replace("backyardia/1", "backyardia/2")
    newest.write_text(text, "utf-8")
    before = {file: file.read_bytes() for file in saves(tmp_path)}
    shelf = library(tmp_path)
    (listed,) = shelf.tables()
    assert listed.trouble is not None
    assert "newer version" in listed.trouble.words
    with pytest.raises(CannotOpen, match="update to continue it"):
        shelf.open(name)
    assert {file: file.read_bytes() for file in saves(tmp_path)} == before
    with pytest.raises(CannotOpen):  # and it can be tried again: no lock stays behind
        shelf.open(name)


def test_a_faulty_save_that_cannot_be_moved_is_not_overwritten_either(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    newest = saves(tmp_path)[-1]
    garble(newest)
    garbled = newest.read_bytes()
    (tmp_path / "set-aside").write_text("a file where the folder should be")
    shelf = library(tmp_path)
    sitting = shelf.open(name)
    assert str(newest.parent) in sitting.news[0].words
    play(sitting, 6)
    shelf.close()
    assert newest.read_bytes() == garbled
    assert len(library(tmp_path).open(name).match.actions) == 25
