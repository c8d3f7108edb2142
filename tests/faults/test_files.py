"""What lies in the player's folder may be anything: the program goes on, and says so."""

import json
import os
import re
import time
from pathlib import Path

import pytest

from build.environment import ROOT
from game.campaign.council import Archive, SoloPlayer
from game.library import RunLog
from game.library.run_log import _anonymous, last_crash
from game.records import RecordError, parse_record
from game.records.source import LARGEST
from main import PACKAGES
from scenes.app import shelf
from scenes.kit.preferences import Preferences
from scenes.shell.lists.games import GamesScene
from tests.faults import household
from tests.support.library import library
from tests.support.window import stack


@pytest.mark.parametrize("make", ["pipe", "zero", "large", "folder", "loop"])
@pytest.mark.parametrize(
    "name", [household.SETTINGS, household.SOLO, household.CAMPAIGN, household.FINISHED]
)
def test_what_is_no_plain_file_is_never_read(tmp_path: Path, name: str, make: str) -> None:
    household.furnish(tmp_path)
    file = tmp_path / name
    file.unlink()
    match make:
        case "pipe":
            os.mkfifo(file)
        case "zero":
            file.symlink_to("/dev/zero")
        case "large":
            file.write_bytes(b" " * (LARGEST + 1))
        case "folder":
            file.mkdir()
        case _:
            file.symlink_to(file)
    kept = library(tmp_path)
    wishes = Preferences()
    kept.settings.load(wishes, wishes.mend)
    archive = Archive(kept)
    assert archive.player() == (SoloPlayer() if name == household.SOLO else archive.player())
    assert len(archive.campaigns()) == (name != household.CAMPAIGN)
    stack(GamesScene(kept, shelf()))
    kept.close()


@pytest.mark.parametrize("data", [b'{"name": "Zo\xeb"}', b"[" * 100_000, b'{"name": "A\\u0000"}'])
def test_who_played_alone_is_forgotten_where_nobody_can_read_it(
    tmp_path: Path, data: bytes
) -> None:
    (tmp_path / household.SOLO).write_bytes(data)
    assert Archive(library(tmp_path)).player() == SoloPlayer()


@pytest.mark.parametrize(
    "change",
    [
        lambda it: it.update(table="x" * 5000),
        lambda it: it.update(table="a\0b"),
        lambda it: it.update(name="\x1b[31m"),
        lambda it: it.update(played="0001-01-01T00:00:00+14:00"),
    ],
)
def test_a_campaign_with_odd_values_is_set_aside_and_told(
    tmp_path: Path, change: household.Change
) -> None:
    household.furnish(tmp_path)
    household.edited(tmp_path / household.CAMPAIGN, change)
    archive = Archive(library(tmp_path))
    assert archive.campaigns() == []
    assert [news.title for news in archive.news] == ["A damaged Trilogy was set aside"]


@pytest.mark.parametrize("name", ["A\0", "a\nb", "\x9b1m", "\u2028"])
def test_a_record_with_signs_for_machines_in_a_name_is_refused(tmp_path: Path, name: str) -> None:
    household.furnish(tmp_path)
    content = json.loads((tmp_path / household.FINISHED).read_bytes())
    content["seats"][1] = name
    with pytest.raises(RecordError, match=r"seats\[1\]"):
        parse_record(json.dumps(content).encode())


def test_a_colour_that_nobody_knows_is_painted_all_the_same(tmp_path: Path) -> None:
    household.furnish(tmp_path)
    household.edited(tmp_path / household.CAMPAIGN, lambda it: it.update(colour="skY"))
    assert household.look_around(tmp_path, household.CAMPAIGN).trilogies == 1


def test_a_crash_log_with_the_line_ends_of_windows_is_understood(tmp_path: Path) -> None:
    first = RunLog(tmp_path)
    first.log_crash("Traceback")
    first.file.write_bytes(first.file.read_bytes().replace(b"\n", b"\r\n"))
    assert RunLog(tmp_path).previous_crash == first.file


def test_a_crash_log_from_the_future_is_shown_once(tmp_path: Path) -> None:
    first = RunLog(tmp_path)
    first.log_crash("Traceback")
    ahead = time.time() + 1e6
    os.utime(first.file, (ahead, ahead))
    first.file.rename(tmp_path / "session-1.log")
    assert last_crash(tmp_path) == tmp_path / "session-1.log"
    assert RunLog(tmp_path).previous_crash is not None
    os.utime(tmp_path / "session-1.log", (ahead, ahead))
    for _ in range(2):
        session = RunLog(tmp_path)
        session.close()
        assert session.previous_crash is None


def test_a_report_keeps_its_words_whatever_people_are_called() -> None:
    told = _anonymous("Traceback: name 'e' of Bo, Bob", ["e", "Bo", "Bob"])
    assert told == "Traceback: name 'Seat 1' of Seat 2, Seat 3"


NAMES = {
    "pygame_ce": "pygame",
    "graphemeu": "grapheme",
}  # what is installed, and what is imported of it
WINDOWS_ONLY = {"colorama"}  # tqdm wants it there


def test_the_player_is_told_that_hands_lie_open_in_a_save() -> None:
    told = " ".join((ROOT / "docs" / "playing.md").read_text(encoding="utf-8").split())
    assert "everyone's hand is in it, open to whoever reads it" in told


def test_playing_installs_few_packages_each_with_its_sums() -> None:
    locked = (ROOT / "build" / "locks" / "play.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^([\w-]+)==[\d.]+ (.*(?:\n +.*)*)", locked, re.MULTILINE)
    names = {name.lower().replace("-", "_") for name, _sums in pins}
    assert {NAMES.get(name, name) for name in names - WINDOWS_ONLY} == PACKAGES
    assert all("--hash=sha256:" in sums for _name, sums in pins)
