"""Whatever a newer version has written into a file of the player's outlives a change of ours."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game.campaign.council import SoloPlayer
from game.campaign.evening import Evenings
from game.library import AppFolders, Library
from game.library.fields import read_texts
from game.library.tries import TriesFile
from scenes.kit.preferences import Speed
from tests.campaign.playing import ADA, window
from tests.evening.evenings import fresh
from tests.library.test_two_settings import Window

NEWER = """{"hat" : [ 1, {"brim": null} ], "sum": 1.50e2, "huge": 1e999, "council": 7,
  "name": {"first": "Zo\\u00eb"}, "speed": ["later"], "colour":  17, "remarks": "sometimes",
  "problems": {"one": { "tries": 3 }, "two": "solved", "three":[]}, "keys": [],
  "council 2027-03-18": {"table": "one", "score": 40.50}, "council 2027-03-17": null,
  "council 2027-03-16":"mine"}"""


def choose(folder: Path) -> None:
    opened = Window(folder)
    assert opened.wishes.problems == {"two": "solved"}
    opened.wishes.speed = Speed.OFF
    opened.wishes.problems["own"] = "solved"
    opened.write()


def play_alone(folder: Path) -> None:
    archive = window(folder)
    assert archive.player() == SoloPlayer()
    archive.remember(SoloPlayer("Own"))


def try_a_day(folder: Path) -> None:
    tries = TriesFile(folder, folder / "set-aside")
    tries.begin("council", "2027-03-19", "own")
    tries.begin("council", "2027-03-18", "own")  # it is known, whatever is known of it
    known = {day: table for (kind, day), table in tries.read().items() if kind == "council"}
    assert known == {"2027-03-16": "mine", "2027-03-19": "own"}


@pytest.mark.parametrize(
    ("file", "change", "own"),
    [
        ("settings.json", choose, {"speed", "problems"}),
        ("solo.json", play_alone, {"name"}),
        ("days.json", try_a_day, set()),
    ],
)
def test_entries_that_nobody_knows_stay_as_they_are_letter_by_letter(
    tmp_path: Path, file: str, change: Callable[[Path], None], own: set[str]
) -> None:
    (tmp_path / file).write_text(NEWER, "utf-8")
    before = read_texts(NEWER.encode())
    change(tmp_path)
    after = read_texts((tmp_path / file).read_bytes())
    assert {name for name, text in before.items() if after.get(name) != text} == own
    assert "own" in (tmp_path / file).read_text("utf-8").lower()
    lines = read_texts(before["problems"].encode())
    assert lines.items() <= read_texts(after["problems"].encode()).items()
    assert not (tmp_path / "set-aside").exists()


def tell_trilogies(folder: Path) -> None:
    archive = window(folder)
    assert archive.campaigns() == []
    archive.begin(ADA, 1)


def tell_evenings(folder: Path) -> None:
    evenings = Evenings(Library(AppFolders.within(folder)))
    assert evenings.campaigns() == []
    assert evenings.given_up is None
    evenings.keep(fresh())
    evenings.give_up(fresh())


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("campaigns/trilogy-1.json", tell_trilogies),
        ("evenings/evening-1.json", tell_evenings),
        ("evenings/given-up/evening-1.json", tell_evenings),
    ],
)
def test_a_whole_file_of_a_newer_version_is_left_alone(
    tmp_path: Path, file: str, change: Callable[[Path], None]
) -> None:
    newer = json.dumps({"format": 99, "id": file[-14:-5], "lanterns": 7}).encode()
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_bytes(newer)
    change(tmp_path)
    assert (tmp_path / file).read_bytes() == newer
