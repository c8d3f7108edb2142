"""Whoever is asked may ask what is good: a key, the menu, and more each time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeVar

import pytest

from game.bots.worker import BotTask
from game.coach.asking import Prefetch, SampleBlock
from game.coach.evaluate import BLOCK
from game.coach.hint import HintStep
from game.coach.judge import ENOUGH, FIRST
from game.coach.question import Question
from scenes.app import first_scene, starting_preferences
from scenes.backend.headless import HeadlessScreen
from scenes.options import Options
from scenes.selftest.pilot import Pilot, by_keyboard
from scenes.table.hint import HintScene
from scenes.table.layer import Layer
from tests.support.window import texts

T = TypeVar("T")  # answer

pytestmark = pytest.mark.usefixtures("blind")


class AtHand:
    """Thinks at once, and keeps count."""

    def __init__(self) -> None:
        self.blocks: list[int] = []

    def answer(self, moment: Hashable, thought: Callable[[], BotTask[T]]) -> T | None:
        job = thought()
        self.blocks += blocks_of(job)
        return job.run_in_worker("", lambda: False)

    def finish_soon(self) -> None:
        """It is at once."""

    def close(self) -> None:
        """Nothing is kept."""


def blocks_of(job: object) -> Sequence[int]:
    """The numbers of what is asked at once."""
    assert isinstance(job, Prefetch | SampleBlock)
    return [job.number] if isinstance(job, SampleBlock) else range(job.first, job.end)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    options = Options(speed="off", seed=5)
    preferences = starting_preferences(options)
    with HeadlessScreen(
        first_scene(options, preferences), (1280, 720), preferences=preferences
    ) as unseen:
        pilot = Pilot(unseen, by_keyboard)
        pilot.set_table(3, 1, game="bug-council")
        pilot.play(until=lambda: pilot.choices > 2 and may_choose(pilot))
        yield pilot


def may_choose(pilot: Pilot) -> bool:
    """Whether there is more than one thing to do."""
    layer = top(pilot)
    return isinstance(layer, Layer) and len(layer.view.legal) > 1


def words(pilot: Pilot) -> str:
    assert isinstance(pilot.window, HeadlessScreen)
    return " ".join(texts(pilot.window.items))


def top(pilot: Pilot) -> object:
    assert isinstance(pilot.window, HeadlessScreen)
    return pilot.window.screen.stack.scenes[-1]


def thinker(pilot: Pilot) -> AtHand:
    layer, mind = top(pilot), AtHand()
    assert isinstance(layer, Layer)
    layer.session.minds.worker = mind
    return mind


def told(pilot: Pilot) -> list[str]:
    """What the hint says, when it has been thought through."""
    scene = top(pilot)
    assert isinstance(scene, HintScene)
    pilot.wait(lambda: not scene.is_moving)
    assert scene._advice is not None
    return scene._advice.lines


def test_each_time_more_is_told_and_nothing_is_asked_twice(pilot: Pilot) -> None:
    mind, layer = thinker(pilot), top(pilot)
    pilot.window.press("c")
    (idea,) = told(pilot)
    assert idea in words(pilot)
    assert FIRST // BLOCK <= len(mind.blocks) <= ENOUGH // BLOCK
    pilot.window.press("c")
    assert told(pilot)[0] == idea
    pilot.window.press("c")
    lines = told(pilot)
    assert mind.blocks == list(range(ENOUGH // BLOCK))
    pilot.window.press("c")  # there is no more
    pilot.window.press("escape")
    assert top(pilot) is layer
    pilot.window.press("c")
    assert told(pilot) == lines
    assert mind.blocks == list(range(ENOUGH // BLOCK))


def test_the_menu_of_whoever_is_asked_leads_to_it(pilot: Pilot) -> None:
    thinker(pilot)
    pilot.window.press("escape")
    assert "Hint" in words(pilot)
    pilot.window.click("hint")
    assert isinstance(top(pilot), HintScene)


def test_it_knows_what_the_seat_knows_and_no_more(pilot: Pilot) -> None:
    thinker(pilot)
    layer = top(pilot)
    assert isinstance(layer, Layer)
    pilot.window.press("c")
    scene = top(pilot)
    assert isinstance(scene, HintScene)
    assert scene._advice is not None
    client = layer.session.match.client(layer.seat)
    asked = Question.about("bug-council", client.view(), client.events(0))
    assert scene._advice.question == asked
    assert scene._advice.step is HintStep.IDEA
