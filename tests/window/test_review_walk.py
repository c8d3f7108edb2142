"""A stranger loses a game, looks where it turned, tries that again and wins: in a real window."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.catalogue import SHELF
from game.coach.review.page import CoursePoint, Kind, Measure, Review, TurningPoint
from game.library import AppFolders, Library
from game.library.reviews import KeptReview
from game.match import AnyMatch
from game.records import read_record, replay
from game.seating import SeatSetup, TableSetup
from game.table import Seat
from scenes.kit.preferences import Preferences
from scenes.selftest.pilot import Pilot, by_mouse
from tests.window.conftest import Start

pytestmark = pytest.mark.window
GAME = "bugs-on-rugs"
SEATS = SeatSetup("Ada", "orange"), SeatSetup("Bruno", "sky", "newcomer")
SEED, PLAYED = 4, 43  # its last choice is the person's, and decides it
LOSES, WINS = "done", "pair:A"
SMALL = "1024x640"


def put_down(data: Path) -> None:
    """A table of this library, where one choice is left."""
    library = Library(AppFolders.within(data))
    sitting = library.begin(TableSetup(SEATS, seed=SEED, game=GAME))
    chance = Random(SEED)
    while len(sitting.match.actions) < PLAYED:
        sitting.match.play(chance.choice(list(sitting.match.legal)))
    assert sitting.autosaver is not None
    sitting.autosaver.keep(sitting.match)
    sitting.autosaver.wait()
    keep_review(data, sitting.match)
    library.close()


def keep_review(data: Path, match: AnyMatch) -> None:
    """What the coach would say of the lost game, which would take it a minute here."""
    better, *_others, worse = SHELF[GAME].rules.legal_actions(match.after[-1])
    assert (winner(match, better), winner(match, worse)) == (0, 1)
    match.play(worse)
    course = tuple(
        CoursePoint(at, 1, 1, (50.0, 50.0), 1.0)
        for at, turn in enumerate(match.turns)
        if turn.seat == 0
    )
    point = TurningPoint(
        PLAYED, 0, Kind.TURNING, Measure.CHANCE, 100.0, 1.0, worse, (better,), ("It turned here.",)
    )
    kept = KeptReview.of(data, match, SEATS, 0, f"{Preferences().language} {False}")
    kept.keep(Review(GAME, 0, Measure.CHANCE, course, (point,), ("Well played.",)))


def winner(match: AnyMatch, action: object) -> Seat:
    """Who wins by this choice, which is the last one."""
    rules = SHELF[GAME].rules
    ended, _events = rules.apply(match.after[-1], action)
    seat: Seat
    (seat,) = rules.view(ended, None).winners
    return seat


def won(data: Path) -> list[bool]:
    """Of each finished game, the oldest first, whether the person has won it."""
    files = sorted(data.glob("finished/*.json"), key=lambda file: file.stat().st_mtime_ns)
    ends = [replay(read_record(file)).states[-1] for file in files]
    return [0 in SHELF[GAME].rules.view(end, None).winners for end in ends]


def test_a_lost_game_is_won_from_where_it_turned(start: Start, tmp_path: Path) -> None:
    data = tmp_path / "data"
    put_down(data)
    with start("--speed", "off", "--size", SMALL, "--data-dir", str(data)) as program:
        pilot = Pilot(program, by_mouse)
        for name in ("continue", LOSES, "next", "review", "look:1"):
            pilot.use(name)
        pilot.wait(lambda: program.seen.scene == "ReplayScene")
        for name in ("close", "try:1", WINS, "next"):
            pilot.use(name)
        pilot.wait(lambda: program.seen.scene == "ResultsScene")
        pilot.use("title")
        pilot.wait(lambda: program.seen.scene == "ReviewScene")
        pilot.use("back")
        pilot.wait(lambda: "rematch" in pilot.names)
        assert won(data) == [False, True]
        assert program.close() == 0
        assert program.errors == ""
