"""What happens is said once, and never more of it than somebody can listen to."""

from __future__ import annotations

import pytest

from scenes.kit.preferences import Announce
from scenes.kit.reader import Announcement, ReaderAnnouncer, TableReading


def table(*told: Announcement, place: str = "table") -> TableReading:
    return TableReading(place=place, told=len(told), since=lambda since: told[since:])


def plain(*words: str) -> list[Announcement]:
    return [Announcement(word) for word in words]


def test_what_lay_there_before_is_not_told_again() -> None:
    herald = ReaderAnnouncer()
    assert herald.hear(table(*plain("a", "b")), Announce.ALL) == ""
    assert herald.hear(table(*plain("a", "b", "c")), Announce.ALL) == "c"
    assert herald.hear(table(*plain("a", "b", "c")), Announce.ALL) == ""


MINE, TRICK = Announcement("mine", mine=True), Announcement("trick", weighty=True)
WHOLE = "mine Chika Dov Bruno wins visits leads follows follows"


@pytest.mark.parametrize(
    ("told", "wish", "said"),
    [
        pytest.param(
            [Announcement("first"), MINE, TRICK, *plain(*["4", "5", "6", "7", "8", "9", "10"])],
            Announce.SHORT,
            "3 more things have happened. mine trick 6 7 8 9 10",
            id="mine, what nobody should miss, the newest, and how much that leaves out",
        ),
        pytest.param(plain(*WHOLE.split()), Announce.SHORT, WHOLE, id="a trick and the next begun"),
        pytest.param(plain(*"abcdef"), Announce.ALL, "a b c d e f", id="all, where it is wanted"),
    ],
)
def test_much_at_once_is_said_in_short(told: list[Announcement], wish: Announce, said: str) -> None:
    herald = ReaderAnnouncer()
    herald.hear(table(), wish)
    assert herald.hear(table(*told), wish) == said


def test_nothing_is_said_where_nobody_wants_it() -> None:
    herald = ReaderAnnouncer()
    herald.hear(table(), Announce.OFF)
    assert herald.hear(table(*plain("a")), Announce.OFF) == ""
    assert herald.hear(table(*plain("a", "b")), Announce.ALL) == "b"


def test_a_table_is_gone_on_with_after_another_page() -> None:
    herald = ReaderAnnouncer()
    herald.hear(table(*plain("a")), Announce.ALL)
    herald.hear(TableReading("a sheet"), Announce.ALL)
    assert herald.hear(table(*plain("a", "b")), Announce.ALL) == "b"


def test_what_was_taken_back_is_told_when_it_happens_again() -> None:
    herald = ReaderAnnouncer()
    herald.hear(table(*plain("a", "b")), Announce.ALL)
    assert herald.hear(table(*plain("a")), Announce.ALL) == ""
    assert herald.hear(table(*plain("a", "c")), Announce.ALL) == "c"


def test_a_request_is_said_once_each_time_it_is_made() -> None:
    herald = ReaderAnnouncer()
    asked = TableReading(says="Ada, lead any card.", place="table")
    assert herald.hear(asked, Announce.OFF) == "Ada, lead any card."
    assert herald.hear(asked, Announce.OFF) == ""
    herald.hear(TableReading(place="table"), Announce.OFF)
    assert herald.hear(asked, Announce.OFF) == "Ada, lead any card."
