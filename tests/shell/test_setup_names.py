"""Names in the form: typed in place, in any script, taken, too long, unseen."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

import pytest

from game.seating import SeatSetup, TableSetup
from scenes.council.entry import ENTRY
from scenes.shell.table_form.draft import NAMES, TableDraft
from tests.shell.set_table import form
from tests.support.window import focus_on, press, texts

GAME = ENTRY.game


def test_a_name_is_typed_in_place(tables: list[TableSetup]) -> None:
    opened = form()
    focus_on(opened, "name:0")
    press(opened, "select all", "text:Z", "text:o", "text:é")
    focus_on(opened, "start")
    press(opened, "return")
    assert tables[0].seats[0] == SeatSetup("Zoé", "orange")


def test_an_empty_name_is_explained_and_start_refuses(tables: list[TableSetup]) -> None:
    opened = form()
    focus_on(opened, "name:1")
    seen = texts(press(opened, *["backspace"] * 5))
    assert "Enter a name." in seen
    focus_on(opened, "start")
    seen = texts(press(opened, "return"))
    assert not tables
    assert any(line.startswith("Seat 2:") for line in seen)


def test_a_name_that_is_taken_names_the_other_seat() -> None:
    draft = TableDraft.fresh(GAME)
    draft.seats[2].name = " ADA "
    assert draft.faults() == {2: "Seat 1 already has this name."}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Jos\u00e9", "Jose\u0301"),
        ("JOSE\u0301", "jos\u00e9"),
        ("Anna Maria", "anna  maria"),
        ("Anna Maria", "Anna\u00a0Maria"),
        ("Ada", "Ad\u200da"),
        ("Weiß", "WEISS"),
        ("Ada", "\uff21\uff44\uff41"),
    ],
    ids=ascii,
)
def test_a_name_is_taken_however_its_letters_are_spelled(one: str, other: str) -> None:
    draft = TableDraft.fresh(GAME)
    draft.seats[0].name, draft.seats[2].name = one, other
    assert draft.faults() == {2: "Seat 1 already has this name."}


def test_no_name_is_offered_that_somebody_has() -> None:
    draft = TableDraft.fresh(GAME)
    draft.seats[0].name = "A\u200dDA"
    del draft.seats[1]
    draft.add(None)
    draft.seats[1].name = NAMES[-1]
    draft.rename(1)
    assert "Ada" not in {seat.name for seat in draft.seats}


def test_a_name_has_at_most_twelve_letters_and_says_so() -> None:
    opened = form()
    focus_on(opened, "name:0")
    seen = texts(press(opened, *["text:x"] * 12))
    assert "Adaxxxxxxxxx" in seen
    assert "Names have up to 12 letters." in seen


IN_ANY_SCRIPT = ("Łukasz", "Ольга", "Ελένη", "שרה", "ليلى", "字幕", "नीलम", "🐞", "a\u200cb")


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        *((name, [f"text:{name}"]) for name in IN_ANY_SCRIPT),
        *((name, [f"text:{sign}" for sign in name]) for name in ("नीलम", "Zoe\u0308", "a\u200cb")),
    ],
)
def test_a_name_may_be_written_in_any_script(
    tables: list[TableSetup], name: str, keys: list[str]
) -> None:
    """In one go or sign by sign, its accents after its letters, as some keyboards send it."""
    name = unicodedata.normalize("NFC", name)
    opened = form()
    focus_on(opened, "name:0")
    press(opened, "select all", *keys)
    assert name in texts(opened.draw())
    focus_on(opened, "start")
    press(opened, "return")
    assert tables[0].seats[0].name == name


@pytest.mark.parametrize("name", ["\u200d", " ", "\u0301", "\u200c "])
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    draft = TableDraft.fresh(GAME)
    draft.seats[0].name = name
    assert draft.faults() == {0: "Enter a name."}


def test_a_name_from_elsewhere_is_cut_between_letters() -> None:
    family = "\U0001f469\u200d\U0001f467"
    last = TableDraft.fresh(GAME).settle()
    long = replace(last.seats[0], name="x" * 11 + family * 5)
    draft = TableDraft.of(replace(last, seats=(long, *last.seats[1:])), GAME)
    assert draft.seats[0].name == "x" * 11 + family


@pytest.mark.parametrize("sign", ["\x00", "\n", "\u202e", "\ud800", ""])
def test_what_is_no_letter_is_left_out_quietly(sign: str) -> None:
    opened = form()
    focus_on(opened, "name:0")
    assert texts(press(opened, f"text:{sign}")) == texts(press(opened))


def test_letters_elsewhere_change_no_name() -> None:
    opened = form()
    assert "Ada" in texts(press(opened, "text:x", "backspace", "l"))
