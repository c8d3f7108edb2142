"""A table that warns: ready in time or not at all, and the choice stays with whoever plays."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from typing import TypeVar, cast

import pytest

from build.album.setting import Nothing, lay_out, played, table
from game.bots.worker import BotTask
from game.coach.asking import Prefetch, SampleBlock
from game.coach.judge import ENOUGH
from game.coach.tally import OutcomeTally, TableOutcome
from game.match import AnyMatch
from scenes.backend.headless import HeadlessScreen
from scenes.council.layers.trick import TrickLayer
from scenes.selftest.pilot import by_keyboard
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.table.hint import HintScene
from scenes.table.session import AnySession
from tests.pilot.couch import Couch
from tests.pilot.looking import top, words

T = TypeVar("T")  # answer

pytestmark = pytest.mark.usefixtures("blind")


class Known:
    """Has thought of every question already: the first choice is far better than all others."""

    def __init__(self, *, ready: bool = True) -> None:
        self.asked: list[object] = []
        self.hurried = 0
        self._ready = ready

    def answer(self, moment: Hashable, thought: Callable[[], BotTask[T]]) -> T | None:
        job = thought()
        self.asked.append(job)
        if not self._ready:
            return None
        choices = choices_of(job)
        row = [TableOutcome(0.2 if at else 0.6, 0.0, (at, 0, 0, 0)) for at in range(choices)]
        up = [each._replace(chance=each.chance + 0.01) for each in row]
        return cast("T", OutcomeTally.of([row, up] * (ENOUGH // 2)))

    def finish_soon(self) -> None:
        self.hurried += 1

    def close(self) -> None:
        """Nothing is kept."""


def choices_of(job: object) -> int:
    assert isinstance(job, Prefetch | SampleBlock)
    return len(job.question.view.legal)


class Seat:
    """Somebody who is asked for a card."""

    def __init__(self, unseen: HeadlessScreen, room: AnySession, mind: Known) -> None:
        self.unseen, self.room, self.mind = unseen, room, mind
        self.moves = len(room.match.actions)

    @property
    def played(self) -> bool:
        return len(self.room.match.actions) > self.moves

    def choose(self, place: int) -> None:
        """A card by its place among all that may be played."""
        self.unseen.click(self.name(place))

    def name(self, place: int) -> str:
        layer = top(self.unseen)
        assert isinstance(layer, TrickLayer)
        action = layer.view.legal[place]
        return next(each.id for each in layer.question.choices if each.action == action)


def of_several(match: AnyMatch) -> bool:
    decision = match.decision
    if decision is None or decision.seat or not match.view(0).legal:
        return False
    return len(match.view(0).legal) > 1 and "Play" in type(match.view(0).legal[0]).__name__


@pytest.fixture
def seat(request: pytest.FixtureRequest) -> Iterator[Seat]:
    coach, ready = getattr(request, "param", ("warnings", True))
    setup = replace(table(), coach=coach)
    room, mind = played(setup, of_several), Known(ready=ready)
    room.minds.worker = mind
    with HeadlessScreen(Nothing(), (1280, 720)) as unseen:
        lay_out(unseen, room, TrickLayer)
        unseen.settle()
        yield Seat(unseen, room, mind)


def test_it_is_thought_ahead_as_soon_as_somebody_is_asked(seat: Seat) -> None:
    assert [type(job) for job in seat.mind.asked] == [Prefetch]


def test_a_costly_choice_is_asked_once_more_and_enter_plays_it(seat: Seat) -> None:
    seat.choose(1)
    assert isinstance(top(seat.unseen), ConfirmScene)
    assert "About 40 of 100 games are lost" in words(seat.unseen)
    assert not seat.played
    assert seat.unseen.focus == "yes"
    seat.unseen.press("return")
    assert seat.played


def test_whoever_looks_again_may_choose_again_and_is_warned_of_it_once(seat: Seat) -> None:
    seat.choose(1)
    seat.unseen.click("no")
    seat.unseen.step(0.1)
    assert isinstance(top(seat.unseen), TrickLayer)
    seat.choose(1)
    assert seat.played


def test_a_good_choice_is_played_at_once(seat: Seat) -> None:
    seat.choose(0)
    assert seat.played


@pytest.mark.parametrize(("button", "plays"), [("return", True), ("escape", False)])
def test_a_gamepad_plays_it_anyway_or_looks_again(seat: Seat, button: str, plays: bool) -> None:
    couch = Couch(seat.unseen)
    by_keyboard(couch, seat.name(1))
    assert isinstance(top(seat.unseen), ConfirmScene)
    couch.press(button)
    assert seat.played is plays
    couch.put_away()


@pytest.mark.parametrize("seat", [("warnings", False)], indirect=True)
def test_nobody_waits_for_a_warning(seat: Seat) -> None:
    seat.choose(1)
    assert seat.played


@pytest.mark.parametrize("seat", [("hints", True)], indirect=True)
def test_a_table_that_does_not_want_it_neither_thinks_nor_warns(seat: Seat) -> None:
    assert not seat.mind.asked
    seat.choose(1)
    assert seat.played


@pytest.mark.parametrize("seat", [("off", True)], indirect=True)
def test_a_table_without_a_coach_has_no_hint(seat: Seat) -> None:
    seat.unseen.press("c")
    assert isinstance(top(seat.unseen), TrickLayer)
    seat.unseen.press("escape")
    assert "hint" not in [control.name for control in seat.unseen.controls]


def test_the_log_says_once_who_has_asked_for_a_hint_and_not_what_was_said(seat: Seat) -> None:
    for _twice in range(2):
        seat.unseen.press("c")
        assert isinstance(top(seat.unseen), HintScene)
        seat.unseen.press("escape")
    (note,) = seat.room.match.hints
    assert (note.seat, note.at) == (0, len(seat.room.match.log))
    seat.unseen.press("l")
    assert "You asked for a hint." in words(seat.unseen)


def test_what_is_asked_aloud_comes_before_what_is_thought_ahead(seat: Seat) -> None:
    seat.room.minds.worker = slow = Known(ready=False)
    seat.room.advice = None
    seat.unseen.press("c")
    seat.unseen.press("escape")  # from here on nobody waits
    seat.unseen.press("c")
    assert slow.hurried == 1
