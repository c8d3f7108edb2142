"""Evenings on disk: torn, foreign, newer and unwritable files are told in one sentence each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.campaign.council import Archive
from game.campaign.evening import Evening, Evenings, write_evening
from game.library import AppFolders, CannotOpen, Library
from game.seating import SeatSetup
from tests.evening.evenings import fresh, play
from tests.library.owner import home

__all__ = ["home"]


def evenings(folder: Path) -> Evenings:
    return Evenings(Library(AppFolders.within(folder)))


@pytest.fixture
def begun(tmp_path: Path) -> tuple[Path, Evening]:
    """The file of an Evening after its first game."""
    evening = play(fresh())
    evenings(tmp_path).keep(evening)
    return tmp_path / "evenings" / f"{evening.id}.json", evening


def test_what_was_kept_is_read_again(begun: tuple[Path, Evening], tmp_path: Path) -> None:
    assert evenings(tmp_path).campaigns() == [begun[1]]


def test_a_file_torn_anywhere_is_set_aside_as_it_was(begun: tuple[Path, Evening]) -> None:
    file, _evening = begun
    data = file.read_bytes()
    for number, end in enumerate(range(0, len(data) - 2, 97), 1):
        file.write_bytes(data[:end])
        folder = evenings(file.parents[1])
        assert folder.campaigns() == []
        (news,) = folder.news
        assert news.title == "A damaged Evening was set aside"
        assert not file.exists()
        aside = file.parents[1] / "set-aside" / "evenings"
        assert len(list(aside.iterdir())) == number


def test_a_file_with_the_name_of_another_evening_or_of_a_trilogy_is_none(
    begun: tuple[Path, Evening], tmp_path: Path
) -> None:
    file, evening = begun
    file.rename(file.with_name("evening-other.json"))
    trilogy = Archive(Library(AppFolders.within(tmp_path))).begin(SeatSetup("Ada", "sky"), seed=1)
    (tmp_path / "campaigns" / f"{trilogy.id}.json").rename(file.with_name("evening-strange.json"))
    folder = evenings(tmp_path)
    assert folder.find(evening.id) is None
    assert folder.campaigns() == []
    assert {each.name for each in (tmp_path / "set-aside" / "evenings").iterdir()} == {
        "evening-other.json",
        "evening-strange.json",
    }


def test_one_of_a_newer_version_stays_as_it_is(begun: tuple[Path, Evening]) -> None:
    file, _evening = begun
    newer = json.dumps({**json.loads(file.read_bytes()), "format": 99, "lanterns": 7}).encode()
    file.write_bytes(newer)
    folder = evenings(file.parents[1])
    assert folder.campaigns() == []
    assert [each.title for each in folder.news] == ["An Evening was saved by a newer version"]
    assert file.read_bytes() == newer


# given up and reopened


def test_what_was_given_up_is_off_the_list_until_it_is_reopened_as_it_was(
    begun: tuple[Path, Evening], tmp_path: Path
) -> None:
    file, evening = begun
    folder = evenings(tmp_path)
    (found,) = folder.campaigns()
    folder.give_up(found)
    assert folder.campaigns() == []
    assert not file.exists()
    again = evenings(tmp_path)
    given_up = again.given_up
    assert given_up is not None
    assert given_up.rounds == evening.rounds
    again.reopen(given_up)
    assert [each.rounds for each in again.campaigns()] == [evening.rounds]
    assert again.given_up is None


def test_the_table_of_a_game_in_progress_goes_and_the_game_begins_again(tmp_path: Path) -> None:
    folder = evenings(tmp_path)
    evening, sitting = folder.open_table(fresh())
    sitting.match.play(sitting.match.legal[0])
    folder.give_up(evening)
    assert folder.library is not None
    assert folder.library.tables() == []
    given_up = folder.given_up
    assert given_up is not None
    folder.reopen(given_up)
    _evening, anew = folder.open_table(given_up)
    assert anew.match.actions == []
    folder.library.close()


def test_another_window_that_has_it_open_hears_that_it_is_gone(
    begun: tuple[Path, Evening], tmp_path: Path
) -> None:
    one, two = evenings(tmp_path), evenings(tmp_path)
    (mine,), (theirs,) = one.campaigns(), two.campaigns()
    one.give_up(mine)
    with pytest.raises(CannotOpen):
        two.open_table(theirs)
    assert begun[1].rounds == mine.rounds


def test_rubbish_among_those_given_up_is_passed_over(
    begun: tuple[Path, Evening], tmp_path: Path
) -> None:
    folder = evenings(tmp_path)
    folder.give_up(begun[1])
    aside = tmp_path / "evenings" / "given-up"
    (aside / "evening-torn.json").write_bytes(b"{")
    (aside / "evening-other.json").write_bytes(write_evening(begun[1]))
    given_up = folder.given_up
    assert given_up is not None
    assert given_up.id == begun[1].id
