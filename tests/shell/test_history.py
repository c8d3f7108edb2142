"""The pages of the history: empty, with one game and with many, in every window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from build.album.past import InventedHistory
from game.history import Filter, PersonReport, PlayerKind, Report
from game.history.store import Store
from game.seating import SeatSetup, TableSetup
from scenes.app import ENTRIES
from scenes.council.entry import ENTRY
from scenes.council.history import history_words
from scenes.kit import parts
from scenes.kit.display import Control, Text
from scenes.kit.theme import PLAYER_COLOURS, contrast_of, ink_on
from scenes.shell.entry import GameEntry
from scenes.shell.history.people import people_page
from scenes.shell.history.points import colours_of, points_page
from scenes.shell.history.scene import HistoryScene, chooser
from scenes.shell.history.words import HistoryWords, Source
from tests.history.playing import PEOPLE
from tests.shell.history_pages import GAMES, TABS, pages, store, unseen
from tests.support.window import WINDOWS, beyond, focus_on, frame, names, press, stack, texts


def test_before_the_first_game_the_podium_waits() -> None:
    scene = pages(InventedHistory(store(())))
    opened = stack(scene)
    assert names(opened) == {"back"}
    assert any("Nothing here yet" in each for each in texts(opened.draw()))
    press(opened, "return")
    assert not opened.is_running


def test_records_that_nobody_can_read_are_told_on_the_empty_page_too() -> None:
    opened = stack(pages(InventedHistory(store(()), skipped=3)))
    assert "3 records could not be read" in texts(opened.draw())


def test_while_nothing_is_known_yet_it_says_what_it_does() -> None:
    told = InventedHistory(store(()))
    scene = HistoryScene(told, ENTRY, history_words(), Path("nowhere"), unseen)
    told.report, told.progress, told.busy = None, (3, 9), True
    assert scene.is_moving
    scene.tick(0.1)
    assert "Reading the records: 3 of 9." in texts(stack(scene).draw())


def test_people_are_on_the_page_with_their_numbers(many: Store) -> None:
    told = InventedHistory(many)
    scene = pages(told)
    scene.activate("tab:people")
    shown = texts(scene.draw(frame()))
    assert told.report is not None
    for person in told.report.people:
        assert str(person.games) in shown
        assert f"{person.average:.1f}" in shown
        assert str(person.best) in shown
    assert {"Ada", "Bruno", "Sensible bots", "Gentle bots", "Termitenator", "Emissary"} <= set(
        shown
    )
    assert f"{GAMES} games" in shown


def test_many_people_need_more_leaves() -> None:
    crowd = tuple(
        PersonReport(PlayerKind.HUMAN, f"Somebody {number}", "pink", 3, 1, 20.5, 31)
        for number in range(30)
    )
    report = Report(Filter("bug-council"), 60, 60, 0, crowd)
    told = InventedHistory(store(()))
    told.report = report
    scene = HistoryScene(told, ENTRY, history_words(), Path("nowhere"), unseen)
    told.report = report
    scene.tick(0.0)
    scene.activate("tab:people")
    opened = stack(scene)
    seen: list[str] = []
    leaves = people_page({}).leaves(frame(), parts.box(0, 0, 1672, 640), report)
    assert leaves > 1
    for _ in range(8):
        seen += texts(opened.draw())
        if "leaf:more" in names(opened):
            focus_on(opened, "leaf:more")
            press(opened, "return")
    assert {one.who for one in crowd} <= set(seen)


def test_two_people_of_one_colour_are_told_apart() -> None:
    same = [PersonReport(PlayerKind.HUMAN, name, "sky", 1, 1, 9.0, 9) for name in "ABCDE"]
    assert len(set(colours_of(same))) == 5
    assert colours_of(same)[0] == "sky"
    seven = [replace(person, who=who) for person, who in zip(2 * same, "ABCDEFG", strict=False)]
    assert len(set(colours_of(seven))) == 7


@pytest.mark.parametrize("deals", [1, 12, 13, 40])
def test_seven_people_and_many_deals_have_room_in_the_charts(deals: int) -> None:
    words = HistoryWords((), (Source("rugs", "Rugs", "#5FCDBB"),), by_part="Points by deal")
    people = tuple(
        PersonReport(
            PlayerKind.HUMAN, f"Somebody {seat}", colour, 2, 1, 9.5, 12,
            parts={deal: seat + deal for deal in range(1, deals + 1)}, sources={"rugs": 19},
        )
        for seat, colour in enumerate(PLAYER_COLOURS)
    )  # fmt: skip
    report = Report(Filter("wide"), 2, 2, 0, people)
    page = points_page(words, len(people))
    for size in WINDOWS:
        window = frame(*size)
        place = parts.box(40, 200, window.width - 80, window.height - 400)
        items = page.draw(window, place, report, 0)
        shown = texts(items)
        assert sum(f"Somebody {seat}" in shown for seat in range(7)) == 7
        below = [item for item in items if isinstance(item, Text) and item.text.isdecimal()]
        assert "1" in [item.text for item in below]
        edges = [
            (item.x - window.measure(item.text, item.size, item.font) / 2, item)
            for item in below
            if item.align == "c"
        ]
        ends = [left + window.measure(item.text, item.size, item.font) for left, item in edges]
        assert all(end < left for end, (left, _) in zip(ends, edges[1:], strict=False))


def test_long_names_stay_in_their_rows() -> None:
    longest = "Wilhelmina Wilhelmina Wilhelmina"
    seats = tuple(replace(seat, name=longest[: 28 + at]) for at, seat in enumerate(PEOPLE))
    games = [TableSetup(seats, seed=1), TableSetup(seats[:2], seed=2)]
    scene = pages(InventedHistory(store(games)))
    for tab in TABS:
        scene.activate(f"tab:{tab}")
        for size in WINDOWS:
            window = frame(*size)
            assert not beyond(window, scene.draw(window))


def test_unknown_colours_and_levels_are_drawn_somehow() -> None:
    seats = (SeatSetup("Ada", "plaid"), SeatSetup("Bruno", "", "sensible"), PEOPLE[2])
    scene = pages(InventedHistory(store([TableSetup(seats, seed=4)])))
    for tab in TABS:
        scene.activate(f"tab:{tab}")
        assert texts(scene.draw(frame()))


@pytest.mark.parametrize("box", ENTRIES, ids=lambda box: str(box.game.id))
def test_numbers_can_be_read_on_every_colour_that_points_come_in(box: GameEntry) -> None:
    for source in box.history().sources:
        assert contrast_of(ink_on(source.colour), source.colour) >= 4.5


def test_where_all_games_have_the_same_number_of_seats_nobody_chooses_one() -> None:
    place = parts.box(100, 100, 1200, 60)
    assert not chooser(frame(), place, range(2, 3), None, Filter("game"))
    shown = chooser(frame(), place, range(2, 4), None, Filter("game"))
    assert {item.name for item in shown if isinstance(item, Control)} >= {"seats:0", "seats:2"}
