"""One line at the podium for what a game adds to the collection, and none where it adds nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from game.catalogue import SHELF, part_of
from game.deeds import deed_of
from game.library import Library
from game.match import AnyMatch, Match
from game.seating import SeatSetup, TableSetup
from scenes.kit.preferences import Preferences
from scenes.table.deed_notice import newly_collected
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession
from tests.deeds.witness import Witness, witnesses
from tests.history.database import read
from tests.support.library import library

GAME: Final = "display-case"
WITNESS: Final = min((each for each in witnesses(GAME) if each.earns), key=lambda it: len(it.earns))


def over(kept: Library, witness: Witness, bot: str | None = "sensible") -> AnySession:
    """The table of a witness at its end; everybody else is a bot of this level, or a person."""
    seats = [SeatSetup("Ada", "orange"), SeatSetup("Bob", "sky", bot)]
    setup = TableSetup(tuple(seats if witness.seat == 0 else seats[::-1]), game=GAME)
    match: AnyMatch = Match.from_replay(witness.game, Random(1))
    sitting = kept.branch(setup, match)
    assert sitting.autosaver is not None
    assert sitting.autosaver.wait()
    ui = part_of(SHELF[GAME], "scenes.*.ui.UI")
    session: AnySession = TableSession.restore(ui, sitting, Preferences(), ROUTES)
    return session


def titles(witness: Witness) -> list[str]:
    """What the seat earns in the witness, in words."""
    earned = [deed_of(GAME, deed) for deed in witness.reached]
    return [
        deed.title
        for deed in earned
        if deed is not None and witness.reached[deed.id].reached >= deed.enough
    ]


def test_the_first_time_is_told_and_the_second_is_not(tmp_path: Path) -> None:
    kept = library(tmp_path)
    first = newly_collected(over(kept, WITNESS))
    assert first.startswith("New in the collection: ")
    for title in titles(WITNESS)[:3]:
        assert title in first
    read(kept).close()
    assert newly_collected(over(kept, WITNESS)) == ""


def test_nothing_is_said_while_the_records_are_not_counted(tmp_path: Path) -> None:
    kept = library(tmp_path)
    kept.finished_folder.mkdir(parents=True, exist_ok=True)
    for number in range(6):
        (kept.finished_folder / f"game-{number}.json").write_text("{}")
    assert newly_collected(over(kept, WITNESS)) == ""


def test_among_people_without_a_name_nobody_is_the_one(tmp_path: Path) -> None:
    session = over(library(tmp_path), WITNESS, None)
    assert newly_collected(session) == ""
    session.preferences.called = " ada"
    assert newly_collected(session)


def test_a_table_of_bots_adds_nothing(tmp_path: Path) -> None:
    session = over(library(tmp_path), WITNESS)
    bots = tuple(SeatSetup(seat.name, seat.colour, "sharp") for seat in session.setup.seats)
    session.setup = TableSetup(bots, game=GAME)
    assert newly_collected(session) == ""
