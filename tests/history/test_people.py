"""One person is one in the history, however the letters of the name were typed."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.history import PlayerKind, Report
from game.history.service import HistoryService
from game.history.store.schema import STEPS
from game.library import Library
from game.people import person
from game.seating import SeatSetup, TableSetup
from tests.history.database import ALL, database, read
from tests.history.playing import PEOPLE, put
from tests.support.library import library

JOSE = "Jos\u00e9"  # é as one sign
JOSE_TWO = "Jose\u0301"  # the same as a letter and an accent
SAME = (
    ("Ada", "ADA", "ada", " Ada ", "Ada\u200b", "\u202aAda\u202c"),
    (JOSE, JOSE_TWO, JOSE.upper(), JOSE_TWO.upper()),
    ("Anna Maria", "anna  maria", "ANNA\u00a0MARIA", "Anna\u2003Maria"),
    ("Weiß", "WEISS", "weiss"),
    ("\u1f80", "\u1f88", "\u03b1\u0345\u0313"),  # an accent and a letter below, in both orders
    ("\ud55c", "\u1112\u1161\u11ab"),  # a syllable, and its letters one by one
    (
        "Ada",
        "\uff21\uff44\uff41",
        "\uff21da\u3000",
        "\U0001d400da",
        "\u24b6\u24d3\u24d0",
    ),  # wide, bold
    ("\uff71\uff80\uff9e", "\u30a2\u30c0", "\u30a2\u30bf\u3099"),  # narrow kana
    ("Fia", "\ufb01a", "F\u200di\u200ca", "F\u00adia", "Fi\u034fa", "\u2066Fia\u2069", "Fia\ufeff"),
    ("\u2764", "\u2764\ufe0f", "\u2764\ufe0e"),  # a heart, with and without colours
    ("\u845b", "\u845b\U000e0100"),  # a sign, and the way one family writes it
    ("\u1820", "\u1820\u180b", "\u1820\u180f"),
    ("\u03c3\u03b1\u03c2", "\u03a3\u0391\u03a3"),  # two small letters of one capital
    ("Bo 2", "Bo \u00b2", "Bo \uff12"),
)
OTHERS = (
    "\u0410da", "\u13aada", "Ad\u03b1", "Adda", "A-da", "\u30a2\u30c0", "\u30a2\u30bf", "Ada",
    "Adä", "Adá", "Ad a", "Ade", "Jose", JOSE, "Anna", "AnnaMaria", "Anna Maria",
)  # fmt: skip


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


def test_who_is_known_by_a_name_is_known_by_what_it_folds_to() -> None:
    for sign in map(chr, range(0x80, 0x10000)):
        if not "\ud800" <= sign <= "\udfff":
            assert person(person(f"a{sign}b")) == person(f"a{sign}b")


def test_other_letters_are_other_people() -> None:
    assert len({person(name) for name in OTHERS}) == len(OTHERS)


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u00a0\u2003", "\u3164", "\u034f\ufe0f", "\u3000"]
)
def test_what_nobody_can_read_is_nobody(name: str) -> None:
    assert person(name) == ""


@pytest.mark.parametrize("names", [*SAME[:3], *SAME[6:9]], ids=lambda names: ascii(names[0]))
def test_one_person_has_one_row_under_the_name_last_written(
    tmp_path: Path, names: Sequence[str]
) -> None:
    for last in (names, names[::-1]):
        report = report_of(evenings(tmp_path / last[0].strip(), last))
        humans = {one.who: one for one in report.people if one.player is PlayerKind.HUMAN}
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


def test_games_that_were_counted_before_belong_together_from_now_on(tmp_path: Path) -> None:
    shelf = evenings(tmp_path, ("Ada", "\uff21\uff44\uff41"))
    now = report_of(shelf)
    with sqlite3.connect(database(shelf)) as connection:
        (kept,) = connection.execute("SELECT report FROM answers").fetchone()
        assert b'"games":2' in kept
        apart = (kept.replace(b'"games":2', b'"games":1'),)
        connection.execute("UPDATE answers SET report = ?, current = 1", apart)
        connection.execute(f"PRAGMA user_version = {len(STEPS) - 1}")
    connection.close()
    assert report_of(shelf) == now
    assert [one.games for one in now.people if one.who == "\uff21\uff44\uff41"] == [2]


def test_the_bot_of_a_colour_has_a_record_against_each_person(tmp_path: Path) -> None:
    shelf = evenings(tmp_path, ("Ada", "ADA", "Zoe"))
    read(shelf)
    with sqlite3.connect(database(shelf)) as known:
        won = dict(known.execute("SELECT table_id, won FROM seats WHERE player = 'bot'"))
    met = {(one.who, one.colour): (one.games, one.wins) for one in report_of(shelf).met}
    assert met[person("Ada"), "white"] == (2, won["game-0"] + won["game-1"])
    assert met[person("Zoe"), "white"] == (1, won["game-2"])
    assert met[person("Bruno"), "white"] == (3, sum(won.values()))
