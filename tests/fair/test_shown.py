"""Where players see fingerprints: near the status bar, in the log, and what *Fair?* says."""

from __future__ import annotations

from dataclasses import replace

from game.seating import SeatSetup, TableSetup
from scenes.council.ui import UI
from scenes.kit.display import Text
from scenes.kit.preferences import Preferences
from scenes.table.log.lines import Printed, log_lines, notes_of
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, Session
from tests.match.playing import played
from tests.shell.booth import frame


def session(seed: int | None = None) -> AnySession:
    """Three people who play at random."""
    seats = tuple(SeatSetup(name, "rose") for name in ("Ada", "Ben", "Cy"))
    return Session.furnish(UI, TableSetup(seats, seed=seed), Preferences(), ROUTES)


def test_the_table_shows_the_fingerprint_of_the_cards_that_lie_there() -> None:
    room = session()
    assert room.match.fingerprints is not None
    assert room.top.fingerprint == room.match.fingerprints[0].short
    played(room.match)
    assert len(room.match.fingerprints) == 3
    assert room.top.fingerprint == room.match.fingerprints[-1].short


def test_cards_of_a_seed_have_none_and_the_podium_offers_no_check() -> None:
    room = session(seed=3)
    played(room.match)
    assert room.top.fingerprint == ""
    assert room.fair is None
    assert not [note for note in notes_of(room.match) if isinstance(note, Printed)]


def test_the_log_names_each_deal_s_fingerprint_before_anybody_acts() -> None:
    room = session()
    played(room.match)
    assert room.match.fingerprints is not None
    found = log_lines(UI, room.public_log(), room.seats, notes_of(room.match))
    for dealt, taken in zip(room.match.dealt, room.match.fingerprints, strict=True):
        (line,) = [line for line in found if taken.short in line.said.text]
        assert line.moment == dealt
        later = [turn.start for turn in room.match.turns if turn.start > dealt]
        assert line.moment < min(later)


def test_undoing_all_of_an_age_and_its_cards_leaves_no_second_line() -> None:
    room = session()
    played(room.match)
    room.take_back(3, agreed=False)
    prints = [note for note in notes_of(room.match) if isinstance(note, Printed)]
    assert len(prints) == 1  # the cards of later ages lie ready, and are not dealt yet
    assert room.top.fingerprint == prints[0].short


def test_the_podium_says_what_was_checked_and_shows_the_fingerprints_again() -> None:
    room = session()
    played(room.match)
    assert room.match.fingerprints is not None
    assert "Fair: " in said(room)
    assert all(each.short in said(room) for each in room.match.fingerprints)
    room.match.fingerprints[1] = room.match.fingerprints[0]  # that of other cards
    assert "Not fair: " in said(room)
    room.setup = replace(room.setup, played_on=True)
    assert "replay" in said(room)


def said(room: AnySession) -> str:
    """All words of the sheet that the podium opens."""
    assert room.fair is not None
    return " ".join(item.text for item in room.fair().draw(frame()) if isinstance(item, Text))
