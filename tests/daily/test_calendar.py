"""What came of the deals of days: counted from records, the first try of each, nothing spoilt."""

from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.daily.table import day_kinds, table_of
from game.history import Calendar, DayResult
from game.history.reading import catch_up
from game.history.service import days_played
from game.history.store import Store
from game.library import AppFolders, Label, Library
from game.library.save import MatchSnapshot, write_page
from game.match import AnyMatch, HintRequest, Match, TakeBack
from game.seating import TableSetup
from tests.daily.choosing import DAY, played
from tests.history.playing import EVENING

KIND = day_kinds()["display-case"]
KEY = KIND.id, DAY.isoformat()


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(AppFolders.within(tmp_path))


@cache
def whole(kind: str) -> AnyMatch:
    """Played to its end, once for all tests: nobody changes it."""
    return played(day_kinds()[kind], choices=999)


def put(library: Library, table: str, match: AnyMatch, setup: TableSetup, later: int = 0) -> None:
    begun = EVENING + timedelta(hours=later)
    label = Label(table, 9, begun, begun, 1, 1, over=True)
    library.finished_folder.mkdir(parents=True, exist_ok=True)
    file = library.finished_folder / f"{table}.json"
    file.write_bytes(write_page(MatchSnapshot.of(match, label, setup)))


def calendar(library: Library) -> Calendar:
    """What an empty history says after it has read all records."""
    store = Store(None)
    catch_up(store, library, lambda *_: None)
    found = days_played(store.connection, library.tries.read())
    store.close()
    return found


def lost(setup: TableSetup) -> AnyMatch:
    """A game of the same deal in which the person takes what comes last."""
    match: AnyMatch = Match.open(setup)
    while match.decision is not None:
        match.play(match.legal[-1])
    return match


def test_the_try_that_was_begun_first_counts_whatever_ended_first(library: Library) -> None:
    setup = table_of(KIND, DAY)
    first, second = whole(KIND.id), lost(setup)
    put(library, "b", first, setup)
    put(library, "a", second, setup, later=1)
    scores = first.view(None).scores
    found = calendar(library)[KEY]
    assert (found.table, found.score, found.best) == ("b", scores[0], scores[1])
    assert found.practices == 1


def test_alone_the_opponent_is_the_other_score(library: Library) -> None:
    kind = day_kinds()["termitenator"]
    match = whole(kind.id)
    put(library, "a", match, table_of(kind, DAY))
    found = calendar(library)[kind.id, DAY.isoformat()]
    assert (found.score, found.best) == match.view(None).scores
    assert found.is_won == (0 in match.view(None).winners)


def test_the_name_of_whoever_plays_changes_nothing(library: Library) -> None:
    put(library, "a", whole(KIND.id), table_of(KIND, DAY, "Wilhelmina"))
    assert KEY in calendar(library)


def test_a_game_of_ones_own_is_no_deal_of_a_day(library: Library) -> None:
    setup = replace(table_of(KIND, DAY), day="")
    put(library, "a", whole(KIND.id), setup)
    assert calendar(library) == {}


def test_what_was_spoilt_or_edited_does_not_count(library: Library) -> None:
    setup, ended = table_of(KIND, DAY), whole(KIND.id)
    asked, back = (
        Match.resume(KIND.game.id, ended.setup, ended.deals, ended.actions, Random(1))
        for _ in range(2)
    )
    asked.hints = [HintRequest(0, 3)]
    back.take_backs = [TakeBack(0, 3, agreed=True)]
    put(library, "hint", asked, setup)
    put(library, "back", back, setup)
    put(library, "other-day", ended, replace(setup, day="2027-03-02"))
    put(library, "seed", ended, replace(setup, seed=5))
    weak = (setup.seats[0], replace(setup.seats[1], bot="newcomer"))
    put(library, "weak", ended, replace(setup, seats=weak))
    other = table_of(KIND, date(2027, 3, 2))
    put(library, "cards", lost(replace(other, day="")), setup)
    assert calendar(library) == {}


def test_a_shared_win_is_told_from_one_alone() -> None:
    assert DayResult("a", 3, 3, 1, 2).is_won
    assert not DayResult("a", 3, 4, 2, 1).is_won
