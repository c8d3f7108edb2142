"""Where players see fingerprints: in the log and behind *Fair?*, and nowhere on the table."""

from dataclasses import replace
from random import Random

import pytest

from game.seating import SeatSetup, TableSetup
from scenes.council.ui import UI
from scenes.kit.display import DisplayList, Text
from scenes.kit.preferences import Preferences
from scenes.table.highlights import Highlights
from scenes.table.log.lines import FingerprintNote, log_lines, notes_of
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession
from tests.contract.test_ui import TABLES, Table, session_of
from tests.match.playing import played
from tests.support.window import frame


def session(seed: int | None = None) -> AnySession:
    seats = tuple(SeatSetup(name, "rose") for name in ("Ada", "Ben", "Cy"))
    return TableSession.new_unsaved(UI, TableSetup(seats, seed=seed), Preferences(), ROUTES)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_table_shows_a_fingerprint(table: Table) -> None:
    room, rng = session_of(table, seed=None), Random(5)
    while (decision := room.match.decision) is not None and len(room.match.actions) < 60:
        taken = room.match.fingerprints
        assert taken is not None
        layer = room.ui.layer(room, decision)
        often = len(room.match.actions) % 4 == 0
        for drawn in (layer.draw(frame()), film_of(room)) if often else ():
            words = " ".join(item.text for item in drawn if isinstance(item, Text))
            assert not [each.short for each in taken if each.short[:4] in words.split()]
        room.play(rng.choice(list(room.match.legal)))


def film_of(room: AnySession) -> DisplayList:
    return room.ui.draw(frame(), room.view(None), room.top, Highlights())


def test_cards_of_a_seed_have_none_and_the_podium_offers_no_check() -> None:
    room = session(seed=3)
    played(room.match)
    assert room.fair is None
    assert not [note for note in notes_of(room.match) if isinstance(note, FingerprintNote)]


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
    prints = [note for note in notes_of(room.match) if isinstance(note, FingerprintNote)]
    assert len(prints) == 1  # the cards of later ages lie ready, and are not dealt yet


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
    assert room.fair is not None
    return " ".join(item.text for item in room.fair().draw(frame()) if isinstance(item, Text))
