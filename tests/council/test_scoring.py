"""The sheet of points shows the rules' own numbers, in its own time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.council.api import AgeScored, RecruitsArrived
from scenes.council.scoring.scene import LEAD_IN, ROW, ScoringScene, is_reckoning
from scenes.council.stage.table_stage import Stage, empty_stage, settle
from scenes.kit.display import DisplayList, Text, controls
from scenes.kit.preferences import Speed
from scenes.kit.scene import Pop
from scenes.kit.signals import Moved
from scenes.table.session import AnySession
from tests.council.games import TABLES, rooms, table
from tests.shell.booth import frame, press, stack


def scenes(seats: int, edition: str, seed: int = 1) -> Iterator[tuple[ScoringScene, AgeScored]]:
    """The scoring of each Age of a random game."""
    room = finished(seats, edition, seed)
    stage: Stage = empty_stage(None, seats)
    log = room.public_log()
    for number, event in enumerate(log):
        if isinstance(event, AgeScored):
            rest = [later for later in log[number + 1 : number + 3] if is_reckoning(later)]
            yield ScoringScene(room, stage, event, rest), event
        stage = settle(stage, event)


def finished(seats: int, edition: str, seed: int) -> AnySession:
    room = None
    for at in rooms(table(seats, edition, seed), lambda _: True):
        room = at
    assert room is not None
    return room


def texts(items: DisplayList) -> list[str]:
    return [item.text for item in items if isinstance(item, Text)]


def names(scene: ScoringScene) -> list[str]:
    return [control.name for control in controls(scene.draw(frame()))]


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_all_points_are_on_the_sheet(seats: int, edition: str) -> None:
    for scene, scored in scenes(seats, edition):
        before = scene._before.scores
        scene.hurry()
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
        scene.hurry()
        log = scene.session.public_log()
        arrived = log[log.index(scored) + 1]
        for faction in range(5):
            came = isinstance(arrived, RecruitsArrived) and faction in arrived.factions
            assert scene._board().cubes[faction] == scene._before.cubes[faction] + came


def test_enter_goes_on_only_after_the_points() -> None:
    scene, _ = next(scenes(4, "published"))
    assert scene.default_focus() is None
    assert "next" not in names(scene)
    scene.hurry()
    moving = []
    for dt in (0.0, 0.1):
        scene.tick(dt)
        moving.append(scene.moving)
    assert moving == [True, False]
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
    opened.send(Moved(1900.0, 40.0))
    press(opened, "right")
    assert opened.focus is not None
    assert opened.focus.startswith("menu")
    for _ in range(3):
        opened.tick(60.0)
        opened.draw()
    assert opened.focus == "next"
    press(opened, "return")
    assert not opened.running
