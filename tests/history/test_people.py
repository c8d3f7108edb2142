"""One person is one in the history, however the letters of the name were typed."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.history import Player, Report
from game.history.service import HistoryService
from game.history.store.schema import STEPS
from game.library import Library
from game.people import person
from game.seating import SeatSetup, TableSetup
from tests.history.database import ALL, database, read
from tests.history.playing import PEOPLE, put
from tests.library.playing import library

JOSE = "Jos\u00e9"  # é as one sign
JOSE_TWO = "Jose\u0301"  # the same as a letter and an accent
SAME = (
    ("Ada", "ADA", "ada", " Ada ", "Ada\u200b", "\u202aAda\u202c"),
    (JOSE, JOSE_TWO, JOSE.upper(), JOSE_TWO.upper()),
    ("Anna Maria", "anna  maria", "ANNA\u00a0MARIA", "Anna\u2003Maria"),
    ("Weiß", "WEISS", "weiss"),
    ("\u1f80", "\u1f88", "\u03b1\u0345\u0313"),  # an accent and a letter below, in both orders
    ("\ud55c", "\u1112\u1161\u11ab"),  # a syllable, and its letters one by one
)
OTHERS = ("Ada", "Adä", "Adá", "Ad a", "Ade", "Jose", JOSE, "Anna", "AnnaMaria", "Anna Maria")


def evenings(folder: Path, names: Sequence[str]) -> Library:
    """A game under each of these names, a day apart; the colour tells them from each other."""
    shelf = library(folder)
    colours = ("orange", "leaf")
    for day, name in enumerate(names):
        seats = (SeatSetup(name, colours[day % 2]), PEOPLE[1], PEOPLE[4])
        put(shelf, TableSetup(seats, {"edition": "published"}, 0, seed=day), f"game-{day}", day)
    return shelf


def report_of(shelf: Library) -> Report:
    service = HistoryService(shelf)
    *_, report = service.reports(ALL, lambda *_: None)
    service.close()
    assert service.news == []
    return report


@pytest.mark.parametrize("names", SAME, ids=lambda names: ascii(names[0]))
def test_spellings_of_the_same_letters_are_one_person(names: Sequence[str]) -> None:
    assert {person(name) for name in names} == {person(names[0])}


def test_other_letters_are_other_people() -> None:
    assert len({person(name) for name in OTHERS}) == len(OTHERS)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u00a0\u2003"])
def test_what_nobody_can_read_is_nobody(name: str) -> None:
    assert person(name) == ""


@pytest.mark.parametrize("names", SAME[:3], ids=lambda names: ascii(names[0]))
def test_one_person_has_one_row_under_the_name_last_written(
    tmp_path: Path, names: Sequence[str]
) -> None:
    for last in (names, names[::-1]):
        report = report_of(evenings(tmp_path / last[0].strip(), last))
        humans = {one.who: one for one in report.people if one.player is Player.HUMAN}
        assert humans.keys() == {last[-1], "Bruno"}
        one = humans[last[-1]]
        assert one.games == len(last)
        assert one.colour == ("orange", "leaf")[(len(last) - 1) % 2]
        assert sum(one.parts.values()) == sum(one.sources.values()) == one.average * one.games


def test_the_best_games_call_everybody_by_the_same_name(tmp_path: Path) -> None:
    report = report_of(evenings(tmp_path, SAME[0]))
    games = (*report.highest, *report.narrowest)
    assert len(games) > len(SAME[0])
    for game in games:
        assert game.names == (SAME[0][-1], "Bruno", "Edda")
        assert game.who in game.names


def test_a_bot_keeps_its_name_beside_a_person_of_the_same(tmp_path: Path) -> None:
    shelf = evenings(tmp_path, ["Ada"])
    put(shelf, TableSetup((PEOPLE[1], SeatSetup("ada", "pink", "sensible")), seed=7), "game-x", 3)
    report = report_of(shelf)
    assert {("Ada", "Bruno", "Edda"), ("Bruno", "ada", "Emissary")} == {
        game.names for game in report.narrowest
    }


def test_an_answer_that_an_older_version_kept_is_not_believed(tmp_path: Path) -> None:
    shelf = evenings(tmp_path, SAME[0][:2])
    read(shelf)
    now = report_of(shelf)
    assert [one.games for one in now.people if one.who == "ADA"] == [2]
    connection = sqlite3.connect(database(shelf))
    split = connection.execute("SELECT choice, report FROM answers").fetchone()[1]
    split = split.replace(b'"ADA","colour"', b'"Ada","colour"').replace(b'"games":2', b'"games":1')
    with connection:
        connection.execute("UPDATE answers SET report = ?, current = 1", (split,))
        for table in ("deeds", "days", "dealt", "guests", "evenings", "stakes", "totals"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("DROP INDEX games_in_order")
        connection.execute(f"PRAGMA user_version = {len(STEPS[:3])}")
    connection.close()
    service = HistoryService(shelf)
    assert list(service.reports(ALL, lambda *_: None)) == [now, now]
    service.close()


def test_the_bot_of_a_colour_has_a_record_against_each_person(tmp_path: Path) -> None:
    shelf = evenings(tmp_path, ("Ada", "ADA", "Zoe"))
    read(shelf)
    with sqlite3.connect(database(shelf)) as known:
        won = dict(known.execute("SELECT table_id, won FROM seats WHERE player = 'bot'"))
    met = {(one.who, one.colour): (one.games, one.wins) for one in report_of(shelf).met}
    assert met[person("Ada"), "white"] == (2, won["game-0"] + won["game-1"])
    assert met[person("Zoe"), "white"] == (1, won["game-2"])
    assert met[person("Bruno"), "white"] == (3, sum(won.values()))
