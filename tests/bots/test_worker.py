"""Bots that think elsewhere: they answer, they hurry, and nobody waits for one that is gone."""

from collections.abc import Iterator, Sequence
from multiprocessing import Pipe
from random import Random

import pytest

from game.bots.worker import ChoiceTask, Worker, _think
from game.rules.council.api import COUNCIL, Action, View, random_setup
from tests.waiting import PATIENCE, wait_until

GAME = "bug-council"


@pytest.fixture
def worker() -> Iterator[Worker]:
    thinking: Worker = Worker(GAME)
    yield thinking
    thinking.close()


@pytest.fixture
def view() -> View:
    rng = Random(4)
    state = COUNCIL.new_game(random_setup("published", 4, 0, rng))
    COUNCIL.deal_in_place(state, COUNCIL.shuffle(state, rng))
    return COUNCIL.view(state, 0)


def asked(level: str, view: View) -> ChoiceTask[Action]:
    return ChoiceTask(level, 1, view)


def waited(worker: Worker, moment: object, level: str, view: View) -> object:
    answers: list[object] = []

    def answered() -> bool:
        action = worker.answer(moment, lambda: asked(level, view))
        answers.append(action)
        return action is not None

    wait_until(answered, "the answer")
    return answers[-1]


def test_it_answers_in_its_own_time(worker: Worker, view: View) -> None:
    assert worker.answer(1, lambda: asked("sharp", view)) is None
    assert waited(worker, 1, "sharp", view) in view.legal


def test_another_question_ends_the_one_before(worker: Worker, view: View) -> None:
    """After taking back nobody wants the old answer any more."""
    worker.answer("old", lambda: asked("master", view))
    assert waited(worker, "new", "sharp", view) in view.legal


def test_whoever_is_hurried_answers_with_what_it_has(worker: Worker, view: View) -> None:
    waited(worker, 0, "sharp", view)  # it is awake
    worker.answer(1, lambda: asked("master", view))
    worker.finish_soon()
    assert waited(worker, 1, "master", view) in view.legal


def test_where_nobody_thinks_a_sensible_bot_takes_the_seat(worker: Worker, view: View) -> None:
    worker.answer(1, lambda: asked("master", view))
    worker._process.kill()
    worker._process.join()
    assert waited(worker, 1, "master", view) in view.legal
    assert worker.answer(2, lambda: asked("sharp", view)) in view.legal


def test_whoever_has_a_memory_is_told_before_it_chooses(
    monkeypatch: pytest.MonkeyPatch, view: View
) -> None:
    told: list[Sequence[object]] = []

    class Rememberer:
        def remember(self, account: Sequence[object]) -> None:
            told.append(account)

        def choose(self, view: View, legal: Sequence[Action]) -> Action:
            return legal[len(told)]

    here, there = Pipe()
    monkeypatch.setattr("game.bots.worker.make_bot", lambda *_: Rememberer())
    with here, there:
        _think(there, "now", GAME, ChoiceTask("master", 1, view, ("dealt", "declared")))
        assert here.recv() == ("now", view.legal[1])
    assert told == [("dealt", "declared")]


def test_it_goes_when_the_table_is_left(worker: Worker, view: View) -> None:
    worker.answer(1, lambda: asked("master", view))
    worker.close()
    worker._process.join(PATIENCE)
    assert not worker._process.is_alive()
