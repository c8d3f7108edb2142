"""A table with a bot that takes its time: it goes on, and nobody is asked in the bot's place."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar, cast

import pytest

from game.bots.worker import BotTask, ChoiceTask
from game.rules.council.api import View
from game.seating import SeatSetup, TableSetup
from scenes.council.ui import UI
from scenes.kit.preferences import Preferences, Speed
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, TableSession
from tests.support.window import frame

T = TypeVar("T")  # answer

SEATS = (
    SeatSetup("Ada", "orange", "master"),
    SeatSetup("Bruno", "sky", "sensible"),
    SeatSetup("Chika", "leaf", "sensible"),
)


class Slow:
    """Thinks for some frames, and then does the first thing that comes to mind."""

    def __init__(self, frames: int) -> None:
        self.frames, self.left, self.hurried, self.closed = frames, frames, 0, False

    def answer(self, moment: Hashable, thought: Callable[[], BotTask[T]]) -> T | None:
        task = thought()
        assert isinstance(task, ChoiceTask)
        assert isinstance(task.view, View)
        assert (task.level, task.view.you) == ("master", 0)
        self.left -= 1
        if self.left:
            return None
        self.left = self.frames
        return cast("T", task.view.legal[0])

    def finish_soon(self) -> None:
        self.hurried += 1

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def slow() -> Slow:
    return Slow(5)


@pytest.fixture
def session(slow: Slow) -> AnySession:
    setup = TableSetup(SEATS, lead=0, seed=3)
    opened = TableSession.new_unsaved(UI, setup, Preferences(speed=Speed.OFF), ROUTES)
    opened.minds.worker = slow
    return opened


def ticked(scene: TableScene, frames: int) -> Sequence[object]:
    """What the scene wants after each of so many frames, drawn all the while."""
    changes = []
    for _ in range(frames):
        changes.append(scene.tick(0.02))
        scene.draw(frame())
    return changes


def test_nobody_is_asked_while_a_bot_is_thinking(session: AnySession) -> None:
    scene = TableScene(session)
    assert set(ticked(scene, 4)) == {None}
    assert not session.match.actions
    ticked(scene, 1)
    assert session.match.turns[0].seat == 0


def test_whoever_hurries_the_table_hurries_the_bot(session: AnySession, slow: Slow) -> None:
    TableScene(session).skip_animation()
    assert slow.hurried == 1


def test_the_bot_goes_with_the_table(session: AnySession, slow: Slow) -> None:
    session.leave()
    assert slow.closed
