"""Folders are shown by whatever program the system has, and nothing waits for it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game import RELEASES
from scenes.backend.desktop import OwnDesktop
from scenes.kit.preferences import Preferences
from tests.waiting import wait_until

unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has os.startfile")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    chosen = tmp_path / "logs of mine"
    chosen.mkdir()
    return chosen


def opener(place: Path, words: str) -> None:
    """A program that shows folders, as a script of these words."""
    for name in ("xdg-open", "open"):
        program = place / name
        program.write_text(f"#!/bin/sh\n{words}\n")
        program.chmod(0o755)


@unix
def test_the_file_manager_is_asked_and_not_waited_for(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, line = tmp_path / "told", tmp_path / "line"
    os.mkfifo(line)
    opener(tmp_path, f"read go < '{line}'; echo \"$1\" > '{told}.new'; mv '{told}.new' '{told}'")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert OwnDesktop(Preferences()).open_folder(folder) == ""
    line.write_text("go\n")  # had anybody waited for it, it would wait for ever
    wait_until(told.exists, "the file manager")
    assert told.read_text() == f"{folder}\n"


@unix
def test_without_a_file_manager_it_says_where_the_files_are(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    said = OwnDesktop(Preferences()).open_folder(folder)
    assert said == f"No file manager was found. The files are in {folder}."


@unix
def test_a_file_manager_that_does_not_start_is_told(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opener(tmp_path, "")
    for name in ("xdg-open", "open"):
        (tmp_path / name).write_text("#!/nowhere/at all\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    said = OwnDesktop(Preferences()).open_folder(folder)
    assert said.startswith("The folder cannot be opened: ")
    assert str(folder) in said


def test_a_folder_that_has_gone_is_told(tmp_path: Path) -> None:
    said = OwnDesktop(Preferences()).open_folder(tmp_path / "gone")
    assert said == f"The folder {tmp_path / 'gone'} is gone."


@unix
def test_a_page_of_the_web_is_asked_for_in_the_same_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told"
    opener(tmp_path, f"echo \"$1\" > '{told}.new'; mv '{told}.new' '{told}'")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert OwnDesktop(Preferences()).open_page(RELEASES) == ""
    wait_until(told.exists, "the browser")
    assert told.read_text() == f"{RELEASES}\n"


@unix
@pytest.mark.parametrize("first", ["/bin/sh", "/nowhere/at all"])
def test_without_a_browser_it_says_where_the_page_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    if first != "/bin/sh":
        opener(tmp_path, "")
        for name in ("xdg-open", "open"):
            (tmp_path / name).write_text(f"#!{first}\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    said = OwnDesktop(Preferences()).open_page(RELEASES)
    assert said == f"No web browser was found. The address of the page is {RELEASES}."


def test_full_screen_is_a_wish_that_the_window_follows() -> None:
    preferences = Preferences()
    desktop = OwnDesktop(preferences)
    desktop.fill_screen()
    assert preferences.fullscreen
    desktop.fill_screen()
    assert not preferences.fullscreen
