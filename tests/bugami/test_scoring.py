"""The points of a deal as they are told, weddings, and the way to the target."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.bugami import api as bugami
from scenes.bugami.scoring.deal import Line, lines_of
from scenes.bugami.scoring.ledger import REASONS
from scenes.bugami.scoring.scene import DealScoringScene
from scenes.bugami.scoring.wedding import RAIN, WeddingScene
from scenes.bugami.session import BugamiSession
from scenes.bugami.ui import UI
from scenes.kit.display import Text
from scenes.kit.preferences import Speed
from scenes.kit.scene import Pop
from tests.bugami.games import TABLES, played
from tests.shell.booth import frame, moves

GAMES = pytest.mark.parametrize(("seats", "options"), TABLES)


def deals(room: BugamiSession) -> Iterator[tuple[bugami.DealScored, tuple[bugami.Event, ...]]]:
    """The points of every deal, and all that was told of it."""
    log = room.public_log()
    for event in log:
        if isinstance(event, bugami.DealScored):
            yield event, log


def sheets(
    room: BugamiSession, kind: type[bugami.Event]
) -> Iterator[DealScoringScene | WeddingScene]:
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


def words(scene: DealScoringScene | WeddingScene) -> list[str]:
    return [item.text for item in scene.draw(frame()) if isinstance(item, Text)]


def finish(scene: DealScoringScene | WeddingScene) -> None:
    scene.hurry()
    scene.tick(0.1)
    scene.tick(0.1)


@GAMES
def test_a_line_tells_the_tricks_of_each_and_shows_the_very_bugs(
    seats: int, options: dict[str, int]
) -> None:
    for scored, log in deals(played(seats, target=100, **options)):
        lines = lines_of(scored, log)
        assert sorted(seat for line in lines for seat in line.seats) == list(range(seats))
        for line in lines:
            assert sum(line.by_seat) == line.row.tricks
            assert len(line.found) == line.row.bugs
            assert bugami.bugs_in(line.found, line.row.bid) == len(line.found)


@GAMES
def test_the_sheet_explains_every_line(seats: int, options: dict[str, int]) -> None:
    room = played(seats, target=100, **options)
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
        for event in played(seats, seed, target=100).public_log()
        if isinstance(event, bugami.DealScored)
        for row in event.rows
    }
    assert met <= set(REASONS)
    assert set(REASONS) - met <= {"all-tricks", "all-to-others", "misere-made", "no-trick"}


def test_the_four_special_cases_stand_below_every_deal() -> None:
    scene = next(sheets(played(4, target=100), bugami.DealScored))
    shown = words(scene)
    for case in ("no bugs: 20 a trick", "no tricks: 30", "Misère: 100, else 0"):
        assert case in shown
    assert "every trick: 100" in shown


def test_lines_are_told_one_after_the_other_and_a_hurry_ends_that() -> None:
    room = played(4, target=100)
    room.preferences.speed = Speed.NORMAL
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
    room = played(3, target=100)
    *others, last = sheets(room, bugami.DealScored)
    for scene in (*others, last):
        finish(scene)
    assert "To the podium" in words(last)
    assert all("Next deal" in words(scene) for scene in others)
    assert any("deals next" in each for each in words(others[0]))


def test_a_shared_lead_says_why_there_is_another_deal() -> None:
    room = played(3, target=100)
    scored, _log = next(deals(room))
    went_on = bugami.PlayWentOn("tied-lead")
    scene = DealScoringScene(room, room.view(None, 0), scored, (went_on,))
    finish(scene)
    assert any("The highest score is shared" in each for each in words(scene))


def test_an_end_names_who_has_reached_the_target() -> None:
    room = played(3, target=100)
    *_, (scored, _log) = deals(room)
    ended = next(event for event in room.public_log() if isinstance(event, bugami.GameEnded))
    scene = DealScoringScene(room, room.view(None, 0), scored, (ended,))
    finish(scene)
    assert any("is ahead of everyone" in each for each in words(scene))


# weddings


def test_all_weddings_of_a_deal_are_one_invitation() -> None:
    room = played(7, shotgun=True, target=100)
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
    room = played(4, shotgun=True, target=100)
    room.preferences.speed = Speed.NORMAL
    scene = next(sheets(room, bugami.Wedding))
    assert moves(scene)
    assert len(list(scene.sounds())) == 1
    assert not scene.sounds()
    scene.tick(0.8)
    falling = len(scene.draw(frame()))
    scene.hurry()
    assert not moves(scene)
    assert len(scene.draw(frame())) < falling
    assert scene.activate("next") == Pop(None)
    assert RAIN > 1


@pytest.mark.parametrize("seats", [4, 7])
def test_no_scrap_of_confetti_lies_over_a_word_of_the_invitation(seats: int) -> None:
    room = played(seats, shotgun=True, target=100)
    room.preferences.speed = Speed.NORMAL
    scene = next(sheets(room, bugami.Wedding))
    scene.tick(0.8)  # the invitation lies there, confetti falls
    falling = list(scene.draw(frame()))
    scene.hurry()
    lying = list(scene.draw(frame()))
    first = next(at for at, item in enumerate(lying) if item != falling[at])
    fallen = first + len(falling) - len(lying)
    assert fallen > first
    assert falling[fallen:] == lying[first:]  # the scraps lie together, all else is as it was
    written = {item.text for item in falling[fallen:] if isinstance(item, Text)}
    assert {"Shotgun Wedding", *map(room.name, range(seats))} <= written


def test_nothing_moves_for_whoever_wants_it_calm() -> None:
    room = played(4, shotgun=True, target=100)
    room.preferences.speed = Speed.NORMAL
    room.preferences.reduced_motion = True
    scene = next(sheets(room, bugami.Wedding))
    still = len(scene.draw(frame()))
    scene.tick(0.8)
    assert len(scene.draw(frame())) == still


def test_a_misere_bidder_has_no_bugs_to_show() -> None:
    for seed in range(6):
        for scored, log in deals(played(4, seed, jokers=2, target=100)):
            for line in lines_of(scored, log):
                assert isinstance(line, Line)
                if line.row.bid == bugami.MISERE:
                    assert not line.found
