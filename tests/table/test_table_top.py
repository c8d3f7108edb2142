"""What a picture of a table is drawn by: it notices when a preference changes, whichever it is."""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum

import pytest

from scenes.council.ui import UI
from scenes.kit.preferences import Preferences
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession
from scenes.table.watched_table import WatchedTable
from tests.council.games import table
from tests.support.window import frame, texts


def seated() -> AnySession:
    return TableSession.new_unsaved(UI, table(), Preferences(), ROUTES)


def change(liked: Preferences, name: str) -> None:
    """Another value; where things are kept, one more of them."""
    match getattr(liked, name):
        case dict() as kept:
            kept["one more"] = "x"
        case StrEnum() as now:
            setattr(liked, name, next(each for each in type(now) if each is not now))
        case bool() | None as now:
            setattr(liked, name, not now)
        case str():
            setattr(liked, name, "de")
        case number:
            setattr(liked, name, number / 2)


@pytest.mark.parametrize("name", [each.name for each in fields(Preferences)])
def test_a_table_looks_different_after_any_preference_has_changed(name: str) -> None:
    room = seated()
    before = room.top
    assert room.top == before
    change(room.preferences, name)
    assert room.top != before


def words(shown: WatchedTable) -> set[str]:
    return {*texts(shown.draw(frame()))}


def test_a_table_that_was_drawn_already_is_drawn_with_what_is_liked_now() -> None:
    shown = WatchedTable(seated())
    assert "Speed: normal" in words(shown)
    shown.session.preferences.next_speed()
    assert "Speed: fast" in words(shown)


def test_who_is_ahead_is_shown_where_it_was_agreed_and_is_liked() -> None:
    room = seated()
    assert room.top.hints
    room.preferences.hints = False
    assert not room.top.hints
