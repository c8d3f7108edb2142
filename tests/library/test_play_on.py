"""A finished game goes on elsewhere: the same story up to a moment, a game of its own after it."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.library import copy_of, watch_text
from game.seating import SeatSetup
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.table.replay.more import AT_THE_END, RUNNING, ReplayMoreScene
from scenes.table.replay.play_on import PlayOnScene, branch, goes_on
from scenes.table.replay.scene import ReplayScene
from scenes.table.replay_timeline import FIRST
from scenes.table.scene import TableScene
from tests.library.films import Film, every_table, finished, opened
from tests.match.playing import played
from tests.pilot.looking import top, words
from tests.support.library import library

pytestmark = pytest.mark.usefixtures("blind")


@every_table
def test_it_tells_the_same_up_to_the_moment_and_ends_lawfully(seats: int, edition: str) -> None:
    old = finished(seats, edition)
    log, actions = list(old.match.log), list(old.match.actions)
    for at in (FIRST, 5, len(log) // 3, len(log) // 2, len(log) * 9 // 10):
        new = branch(old, at, old.setup.seats).match
        assert new.log[:at] == log[:at]
        assert new.decision is not None
        played(new)
        copied = copy_of(new, old.setup)
        assert watch_text(copied.encode()).match.log == new.log
    assert (old.match.log, old.match.actions) == (log, actions)


@every_table
def test_it_goes_on_from_every_choice(seats: int, edition: str, *, whole: bool) -> None:
    """By day from every ninth one, so that each kind of choice is among them."""
    old = finished(seats, edition)
    for number, turn in list(enumerate(old.match.turns))[:: 1 if whole else 9]:
        new = branch(old, turn.start, old.setup.seats).match
        assert len(new.actions) == number
        assert new.decision is not None
        assert new.decision.seat == turn.seat
    assert not goes_on(old, len(old.match.log))
    assert goes_on(old, old.match.turns[-1].start)


def test_ages_that_had_begun_keep_their_cards_and_later_ones_are_dealt_anew() -> None:
    old = finished()
    second = old.match.turns[len(old.match.turns) // 2].start
    new = branch(old, second, old.setup.seats).match
    assert new.deals[:2] == old.match.deals[:2]
    played(new)
    assert new.deals[2] != old.match.deals[2]
    fresh = branch(old, FIRST, old.setup.seats).match
    assert fresh.deals[0] != old.match.deals[0]
    assert fresh.setup == old.match.setup


def test_it_is_a_table_of_the_library_and_no_part_of_a_campaign(tmp_path: Path) -> None:
    kept, old = library(tmp_path), finished(1, "thief")
    old.library, old.setup = kept, replace(old.setup, campaign="20260101-000000-abc")
    at = old.match.turns[9].start
    sitting = branch(old, at, (SeatSetup("Ada", "orange", "sensible"),))
    assert sitting.setup.campaign == ""
    assert sitting.setup.seats[0].bot == "sensible"
    name = sitting.autosaver.table if sitting.autosaver else ""
    log = list(sitting.match.log)
    kept.close()
    again = library(tmp_path)
    assert [listed.id for listed in again.tables()] == [name]
    assert again.open(name).match.log == log
    again.close()


def test_playing_on_as_somebody_else(at_the_film: Film) -> None:
    unseen, kept, folder = at_the_film
    before = {file.name: file.read_bytes() for file in (folder / "finished").iterdir()}
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    for _ in range(5):
        unseen.click("walk-step:more")
    at = film.at
    unseen.click("more")
    unseen.click("on")
    assert isinstance(top(unseen), PlayOnScene)
    assert "Age I, trick 5" in words(unseen)
    for name in ("seat:0:more", "seat:0:more", "seat:1:more"):  # from the best on to a human
        unseen.click(name)
    unseen.click("start")
    scene = next(s for s in unseen.screen.stack.scenes if isinstance(s, TableScene))
    assert scene.session.people == {1}
    assert scene.session.match.log[:at] == film.session.match.log[:at]
    assert scene.session.autosaver is not None
    assert scene.session.autosaver.wait()
    assert len(kept.tables()) == 1
    assert {file.name: file.read_bytes() for file in (folder / "finished").iterdir()} == before


def test_leaving_the_new_table_leads_to_the_title_where_it_can_be_continued(
    at_the_film: Film,
) -> None:
    unseen, kept, _ = at_the_film
    unseen.click("more")
    unseen.click("on")
    unseen.click("start")
    pilot = Pilot(unseen, by_mouse)
    pilot.wait(lambda: any(name.startswith(("declare:", "lift")) for name in unseen.names))
    unseen.press("escape")
    unseen.click("leave")
    pilot.wait(lambda: "yes" in unseen.names or "continue" in unseen.names)
    if "yes" in unseen.names:  # not saved yet: the disk is slow today
        unseen.click("yes")
    pilot.wait(lambda: "continue" in unseen.names)
    assert "continue" in unseen.names
    assert len(unseen.screen.stack.scenes) == 1
    assert len(kept.tables()) == 1


def test_where_the_game_is_over_nothing_can_be_played_on(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    unseen.press("end")
    unseen.click("more")
    unseen.click("on")
    assert isinstance(top(unseen), ReplayMoreScene)
    assert AT_THE_END.split(".")[0] in words(unseen)


def test_a_game_in_progress_gives_nothing_away(tmp_path: Path) -> None:
    unseen, kept = opened(tmp_path, 40)
    with unseen:
        unseen.click("more")
        assert RUNNING[:30] in words(unseen)
        for name in ("on", "save", "copy"):
            assert unseen.control(name).refused
            unseen.click(name)
        assert isinstance(top(unseen), ReplayMoreScene)
        assert unseen.desk.clipboard == ""
    assert not kept.exports.exists()
