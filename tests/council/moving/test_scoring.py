"""The sheet of points shows the rules' own numbers, in its own time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.council.api import AgeScored, RecruitsArrived
from game.seating import SeatSetup
from scenes.council.board_place import BoardPlace
from scenes.council.scoring.scene import LEAD_IN, ROW, ScoringScene, is_scoring, solitude
from scenes.kit.display import Picture, controls
from scenes.kit.preferences import Speed
from scenes.kit.scene import Pop
from scenes.kit.signals import PointerMoved
from scenes.table.faces.people import EMISSARY, delegate_of
from scenes.table.session import AnySession
from tests.council.games import TABLES, rooms, table
from tests.support.window import frame, press, stack, texts


def scenes(seats: int, edition: str, seed: int = 1) -> Iterator[tuple[ScoringScene, AgeScored]]:
    """The scoring of each Age of a random game."""
    room = finished(seats, edition, seed)
    log = room.public_log()
    for number, event in enumerate(log):
        if isinstance(event, AgeScored):
            rest = [later for later in log[number + 1 : number + 3] if is_scoring(later)]
            yield ScoringScene(room, room.view(None, number), event, rest), event


def finished(seats: int, edition: str, seed: int) -> AnySession:
    room = None
    for at in rooms(table(seats, edition, seed), lambda _: True):
        room = at
    assert room is not None
    return room


def names(scene: ScoringScene) -> list[str]:
    return [control.name for control in controls(scene.draw(frame()))]


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_all_points_are_on_the_sheet(seats: int, edition: str) -> None:
    for scene, scored in scenes(seats, edition):
        before = scene._before.scores
        scene.skip_animation()
        shown = texts(scene.draw(frame()))
        for row in scored.rows:
            assert str(row.points) in shown
            assert str(before[row.seat] + row.due) in shown
            assert f"+{row.points - row.tricks}" in shown
        assert scene._board().scores == tuple(
            points + row.due for points, row in zip(before, scored.rows, strict=True)
        )


def test_before_a_row_is_turned_over_nothing_of_it_is_told() -> None:
    scene, scored = next(scenes(4, "published"))
    scene.tick(LEAD_IN - 0.2 * ROW)
    assert scene._board().scores == scene._before.scores
    assert not any(word.startswith("+") for word in texts(scene.draw(frame())))
    for turned in range(1, len(scored.rows) + 1):
        scene.tick(ROW)
        bonuses = [word for word in texts(scene.draw(frame())) if word[:1] == "+"]
        assert len(bonuses) == turned


def test_no_allegiance_is_turned_over_last() -> None:
    for seed in range(4):
        for scene, _ in scenes(5, "published", seed):
            oaths = [row.no_allegiance for row in scene._rows]
            assert oaths == sorted(oaths)


def test_recruits_stand_on_the_board_in_the_end() -> None:
    for scene, scored in scenes(4, "published"):
        scene.skip_animation()
        log = scene.session.public_log()
        arrived = log[log.index(scored) + 1]
        for faction in range(5):
            came = isinstance(arrived, RecruitsArrived) and faction in arrived.factions
            assert scene._board().cubes[faction] == scene._before.cubes[faction] + came


def test_enter_goes_on_only_after_the_points() -> None:
    scene, _ = next(scenes(4, "published"))
    assert scene.default_focus() is None
    assert "next" not in names(scene)
    hurried = [scene.is_moving, scene.skip_animation(), scene.is_moving, scene.skip_animation()]
    assert hurried == [True, True, False, False]
    assert scene.default_focus() == "next"
    assert "next" in names(scene)
    assert scene.activate("next") == Pop(None)


def test_without_motion_all_points_are_there_at_once() -> None:
    scene, _ = next(scenes(4, "published"))
    scene.session.preferences.speed = Speed.OFF
    scene.tick(0.01)
    assert "next" in names(scene)


def test_enter_goes_on_wherever_the_focus_was_while_points_were_told() -> None:
    scene, _ = next(scenes(4, "published"))
    opened = stack(scene)
    menu = next(control for control in opened.controls if control.name == "menu")
    opened.send(PointerMoved(menu.x + 10, menu.y + 10))
    assert opened.focus == "menu"
    for _ in range(3):
        opened.tick(60.0)
        opened.draw()
    assert opened.focus == "next"
    press(opened, "return")
    assert not opened.is_running


def heads(scene: ScoringScene) -> list[str]:
    """The faces on the sheet, from the first row to the last."""
    faces = ("shared/delegates/", "council/machines/")
    drawn = [item.name for item in scene.draw(frame()) if isinstance(item, Picture)]
    return [name.rpartition("/")[2] for name in drawn if name.startswith(faces)]


@pytest.mark.parametrize(("seats", "edition"), [(1, "thief"), (2, "published"), (5, "published")])
def test_every_row_has_the_head_of_its_seat(seats: int, edition: str) -> None:
    for scene, scored in scenes(seats, edition):
        seated = [delegate_of(scene.session.seats[row.seat].colour) for row in scene._rows]
        people = ["thief" if who == EMISSARY and seats == 1 else who for who in seated]
        assert [name.partition("_")[0] for name in heads(scene)] == people
        scene.skip_animation()
        assert len(heads(scene)) == len(scored.rows)


def test_a_head_shows_no_feeling_before_its_row_is_turned_over() -> None:
    scene, scored = next(scenes(5, "published"))
    assert all(name.endswith("_calm") for name in heads(scene))
    scene.skip_animation()
    best = max(row.points for row in scored.rows)
    for row, name in zip(scene._rows, heads(scene), strict=True):
        assert name.endswith("_cheering") == (row.points == best)


def test_the_moon_comes_out_of_nothing_and_sets_again() -> None:
    window = frame()
    place = BoardPlace(window.width / 2, window.height / 2, 300.0, (0, 1, 2, 3, 4))
    for calm in (True, False):
        seen = [
            [
                getattr(item, "alpha", 0.0)
                for item in solitude(
                    window, place, SeatSetup("Ada", "orange"), "10 + 2 = 12", share, calm=calm
                )
            ]
            for share in (0.0, 0.5, 1.0)
        ]
        assert max(seen[0] + seen[2]) == 0.0
        assert min(seen[1]) > 0.0
