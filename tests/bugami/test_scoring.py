"""The points of a deal as they are told, weddings, and the way to the target."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.rules.bugami import api as bugami
from scenes.bugami.scoring.deal import ScoreLine, lines_of
from scenes.bugami.scoring.ledger import REASONS
from scenes.bugami.scoring.scene import DealScoringScene
from scenes.bugami.scoring.wedding import RAIN, WeddingScene
from scenes.bugami.ui import UI
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Pop
from scenes.table.session import AnySession
from tests.support.table import BUGAMI, SEVERAL_KINDS, finished
from tests.support.window import frame, moves, texts

GAMES = pytest.mark.parametrize(("seats", "options"), SEVERAL_KINDS)


def deals(room: AnySession) -> Iterator[tuple[bugami.DealScored, tuple[bugami.Event, ...]]]:
    """The points of every deal, and all that was told of it."""
    log = room.public_log()
    for event in log:
        if isinstance(event, bugami.DealScored):
            yield event, log


def sheets(room: AnySession, kind: type[bugami.Event]) -> Iterator[DealScoringScene | WeddingScene]:
    """Every sheet of a game that begins with such an event."""
    log, at = room.public_log(), 0
    while at < len(log):
        length = UI.sheet_length(log[at:])
        if length and isinstance(log[at], kind):
            views = [room.view(None, at + number) for number in range(length + 1)]
            sheet = UI.sheet(room, views, log[at : at + length])
            assert isinstance(sheet, DealScoringScene | WeddingScene)
            yield sheet
        at += max(1, length)


def in_motion(seats: int, *, calm: bool = False, **options: bool) -> AnySession:
    """A game whose sheets are told at normal speed."""
    wishes = Preferences(Speed.NORMAL, reduced_motion=calm)
    return replace(finished(BUGAMI, seats, target=100, **options), preferences=wishes)


def words(scene: DealScoringScene | WeddingScene) -> list[str]:
    return texts(scene.draw(frame()))


def finish(scene: DealScoringScene | WeddingScene) -> None:
    scene.skip_animation()
    scene.tick(0.1)
    scene.tick(0.1)


@GAMES
def test_a_line_tells_the_tricks_of_each_and_shows_the_very_bugs(
    seats: int, options: dict[str, int]
) -> None:
    for scored, log in deals(finished(BUGAMI, seats, target=100, **options)):
        lines = lines_of(scored, log)
        assert sorted(seat for line in lines for seat in line.seats) == list(range(seats))
        for line in lines:
            assert sum(line.by_seat) == line.row.tricks
            assert len(line.found) == line.row.bugs
            assert bugami.bugs_in(line.found, line.row.bid) == len(line.found)


@GAMES
def test_the_sheet_explains_every_line(seats: int, options: dict[str, int]) -> None:
    room = finished(BUGAMI, seats, target=100, **options)
    for scene, (scored, log) in zip(sheets(room, bugami.DealScored), deals(room), strict=True):
        assert isinstance(scene, DealScoringScene)
        finish(scene)
        shown = words(scene)
        for line in lines_of(scored, log):
            assert str(line.row.points) in shown
            for seat in line.seats:
                assert any(room.name(seat) in each for each in shown)
        assert all(str(score) in shown for score in scored.scores)
        assert "Race to 100" in shown


def test_every_clause_that_a_line_can_have_is_explained() -> None:
    met = {
        row.clause
        for seats in (3, 4)
        for seed in range(12)
        for event in finished(BUGAMI, seats, seed, target=100).public_log()
        if isinstance(event, bugami.DealScored)
        for row in event.rows
    }
    assert met <= set(REASONS)
    assert set(REASONS) - met <= {"all-tricks", "all-to-others", "misere-made", "no-trick"}


def test_the_four_special_cases_stand_below_every_deal() -> None:
    scene = next(sheets(finished(BUGAMI, 4, target=100), bugami.DealScored))
    shown = words(scene)
    for case in ("no bugs: 20 a trick", "no tricks: 30", "Misère: 100, else 0"):
        assert case in shown
    assert "every trick: 100" in shown


def test_lines_are_told_one_after_the_other_and_a_hurry_ends_that() -> None:
    room = in_motion(4)
    scene = next(sheets(room, bugami.DealScored))
    assert scene.default_focus() is None
    scene.tick(0.7)
    early = sum(each.startswith(("10 ×", "20 ×")) for each in words(scene))
    assert moves(scene)
    finish(scene)
    assert sum(each.startswith(("10 ×", "20 ×")) for each in words(scene)) > early
    assert not moves(scene)
    assert scene.default_focus() == "next"
    assert scene.activate("next") == Pop(None)


def test_the_last_deal_leads_to_the_podium_and_others_to_the_next_dealer() -> None:
    room = finished(BUGAMI, 3, target=100)
    *others, last = sheets(room, bugami.DealScored)
    for scene in (*others, last):
        finish(scene)
    assert "To the podium" in words(last)
    assert all("Next deal" in words(scene) for scene in others)
    assert any("deals next" in each for each in words(others[0]))


@pytest.mark.parametrize(
    ("then", "why"),
    [
        (bugami.PlayWentOn("tied-lead"), "The highest score is shared"),
        (bugami.GameEnded((0,), "target-reached"), "is ahead of everyone"),
    ],
)
def test_a_sheet_says_why_the_game_goes_on_or_ends(then: bugami.Event, why: str) -> None:
    room = finished(BUGAMI, 3, target=100)
    *_, (scored, _log) = deals(room)
    scene = DealScoringScene(room, room.view(None, 0), scored, (then,))
    finish(scene)
    assert any(why in each for each in words(scene))


# weddings


def test_all_weddings_of_a_deal_are_one_invitation() -> None:
    room = finished(BUGAMI, 7, shotgun=True, target=100)
    scenes = list(sheets(room, bugami.Wedding))
    log = room.public_log()
    runs = [
        at
        for at, event in enumerate(log)
        if isinstance(event, bugami.Wedding) and not isinstance(log[at - 1], bugami.Wedding)
    ]
    assert len(scenes) == len(runs) > 0
    for scene, at in zip(scenes, runs, strict=True):
        shown = words(scene)
        wedding = log[at]
        assert isinstance(wedding, bugami.Wedding)
        assert "Shotgun Wedding" in shown
        assert all(room.name(seat) in shown for seat in range(7))


def test_confetti_falls_once_and_a_hurry_ends_it() -> None:
    room = in_motion(4, shotgun=True)
    scene = next(sheets(room, bugami.Wedding))
    assert moves(scene)
    assert len(list(scene.sounds())) == 1
    assert not scene.sounds()
    scene.tick(0.8)
    falling = len(scene.draw(frame()))
    scene.skip_animation()
    assert not moves(scene)
    assert len(scene.draw(frame())) < falling
    assert scene.activate("next") == Pop(None)
    assert RAIN > 1


def test_nothing_moves_for_whoever_wants_it_calm() -> None:
    room = in_motion(4, shotgun=True, calm=True)
    scene = next(sheets(room, bugami.Wedding))
    still = len(scene.draw(frame()))
    scene.tick(0.8)
    assert len(scene.draw(frame())) == still


def test_a_misere_bidder_has_no_bugs_to_show() -> None:
    for seed in range(6):
        for scored, log in deals(finished(BUGAMI, 4, seed, jokers=2, target=100)):
            for line in lines_of(scored, log):
                assert isinstance(line, ScoreLine)
                if line.row.bid == bugami.MISERE:
                    assert not line.found
