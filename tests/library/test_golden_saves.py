"""Saves of every format that was ever released: whatever changes, these go on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.rules.council.api import Phase, write_action
from scenes.council.room import Room
from scenes.kit.preferences import Preferences
from tests.library.playing import library, play

GOLDEN = Path(__file__).parents[1] / "golden" / "saves"
FOUR_SEATS, PROTOTYPE = "backyardia-1-four-seats.json", "backyardia-1-prototype.json"


def test_every_golden_save_is_looked_after() -> None:
    assert {file.name for file in GOLDEN.iterdir()} == {FOUR_SEATS, PROTOTYPE}


@pytest.mark.parametrize("name", [FOUR_SEATS, PROTOTYPE])
def test_a_golden_save_opens_and_can_be_played_to_its_end(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "tables" / "old"
    folder.mkdir(parents=True)
    shutil.copy(GOLDEN / name, folder / "save-1.json")
    shelf = library(tmp_path)
    sitting = shelf.open("old")
    assert sitting.news == ()
    play(sitting)
    assert sitting.match.decision is None
    assert (tmp_path / "finished" / "old.json").exists()


def opened(tmp_path: Path, name: str) -> Room:
    folder = tmp_path / "tables" / "old"
    folder.mkdir(parents=True)
    shutil.copy(GOLDEN / name, folder / "save-3.json")
    shelf = library(tmp_path)
    room = Room.sit_down(shelf.open("old"), Preferences())
    shelf.close()
    return room


def test_four_seats_of_the_first_format(tmp_path: Path) -> None:
    room = opened(tmp_path, FOUR_SEATS)
    assert [seat.name for seat in room.seats] == ["Ada", "Bruno", "Chloé", "Dov"]
    assert [seat.colour for seat in room.seats] == ["orange", "sky", "leaf", "pink"]
    assert room.people == {0, 2}
    assert (room.setup.edition, room.setup.lead, room.setup.hints) == ("published", 2, True)
    assert room.setup.seed == 4711
    view = room.view(0)
    assert (view.age, view.trick_number, view.phase) == (2, 4, Phase.PLAY)
    assert len(room.match.actions) == 77
    assert write_action(room.match.actions[-1]) == "F"


def test_the_prototype_of_the_first_format(tmp_path: Path) -> None:
    room = opened(tmp_path, PROTOTYPE)
    assert [seat.name for seat in room.seats] == ["Ada", "Bruno", "Chloé"]
    assert (room.setup.edition, room.setup.lead, room.setup.hints) == ("prototype", None, False)
    view = room.view(0)
    assert (view.age, view.trick_number, view.phase) == (1, 8, Phase.PLAY)
    assert len(room.match.actions) == 31
