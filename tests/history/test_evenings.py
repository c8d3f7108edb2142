"""Evenings that are over are counted from their files: who won, and how many points each made."""

from pathlib import Path

import pytest

from game.campaign.evening import Evening, Evenings
from game.history import EveningLine, Filter
from game.history.service import HistoryService
from game.history.store import FILE
from game.library import Library
from scenes.shell.history.evenings import others, who_won
from tests.evening.evenings import fresh, play, random_evening
from tests.support.library import library

ALL = Filter("bugami")


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    return library(tmp_path)


@pytest.fixture(scope="module")
def over() -> Evening:
    return random_evening(people=2)[0]


def told(shelf: Library) -> tuple[EveningLine, ...]:
    service = HistoryService(shelf)
    *_, report = service.reports(ALL, lambda *_: None)
    service.close()
    return report.evenings


def test_one_that_is_over_is_a_line_with_every_guest_the_best_first(
    shelf: Library, over: Evening
) -> None:
    Evenings(shelf).keep(over)
    (line,) = told(shelf)
    points = [guest.points for guest in line.guests]
    assert {guest.name: guest.points for guest in line.guests} == {
        guest.name: gained for guest, gained in zip(over.guests, over.points, strict=True)
    }
    assert points == sorted(points, reverse=True)
    winners = [over.guests[seat].name for seat in over.winners]
    assert [guest.name for guest in line.guests if guest.won] == winners
    assert str(max(over.points)) in who_won(line)
    assert all(name not in others(line) for name in winners)


def test_one_that_goes_on_is_none_and_is_one_as_soon_as_it_ends(
    shelf: Library, over: Evening
) -> None:
    folder = Evenings(shelf)
    folder.keep(play(fresh()))
    assert told(shelf) == ()
    folder.keep(over)
    assert len(told(shelf)) == 1


def test_a_database_made_anew_tells_the_same(shelf: Library, over: Evening) -> None:
    Evenings(shelf).keep(over)
    before = told(shelf)
    (shelf.folders.data / FILE).unlink()
    assert told(shelf) == before


def test_a_file_that_is_torn_or_gone_counts_no_more_and_harms_nothing(
    shelf: Library, over: Evening
) -> None:
    Evenings(shelf).keep(over)
    assert told(shelf)
    file = shelf.folders.data / "evenings" / f"{over.id}.json"
    file.write_bytes(file.read_bytes()[:200])
    assert told(shelf) == ()
    file.unlink()
    assert told(shelf) == ()
