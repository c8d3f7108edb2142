"""A game is lost, looked through, tried again from where it turned, and won: by mouse alone."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from random import Random
from typing import Any

import pytest

from build.album.setting import Nothing, open_scene, played, table
from build.album.wishes import over
from game.bots import make_bot
from game.catalogue import FIRST
from game.coach.review.page import CoursePoint, Kind, Measure, Review, ReviewStep, TurningPoint
from game.coach.review.past import Past
from game.describe import Path as Way
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Speed
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.results.podium import ResultsScene
from scenes.shell.results.result import Ending
from scenes.table.layer import Layer
from scenes.table.replay.play_on import branch
from scenes.table.replay.scene import ReplayScene
from scenes.table.review import scene as review_page
from scenes.table.review.scene import ReviewScene
from scenes.table.review.work import past_of
from scenes.table.session import AnySession, TableSession
from tests.pilot.conftest import SIZE, Door
from tests.pilot.looking import table_of, top, words
from tests.waiting import wait_until

LUCK = 3
TURNED = 3  # the seed of a game of random players that turns near its end
CLEAR = 15.0  # of 100 games: whatever tables it is counted on
WHERE = slice(-5, -3)  # of what somebody has chosen there
TRIES = 40
FOUND = "It turned here."


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that goes on from a moment goes on in the same way each time."""
    for module in ("scenes.table.replay.play_on", "scenes.table.session"):
        monkeypatch.setattr(f"{module}.chance", lambda _seed, *moment: Random(f"{LUCK} {moment}"))


class Turned:
    """Where the game turned: the first choice of the second Age, from which a win is found."""

    def __init__(self, session: AnySession) -> None:
        self.session = session
        parts = [session.match.view(None, turn.start).progress[0] for turn in session.match.turns]
        mine = [at for at, turn in enumerate(session.match.turns) if turn.seat == 0]
        self.at = next(at for at in mine if parts[at] == 2)
        self.winning = self._win()

    def _win(self) -> list[Any]:
        """What has to be chosen from there on, found by trying."""
        for seed in range(TRIES):
            mind, chosen = make_bot(FIRST, "sensible", Random(seed)), list[Any]()
            start = self.session.match.turns[self.at].start
            sitting = branch(self.session, start, self.session.setup.seats)
            room = TableSession.for_replay(self.session.ui, sitting, self.session.preferences,
                                   self.session.routes)  # fmt: skip
            while (decision := room.match.decision) is not None:
                action = None
                if decision.seat:
                    action = room.minds.decide(room.setup, room.match, decision.seat)
                if action is None:
                    view = room.view(0)
                    action = mind.choose(view, view.legal)
                    chosen.append(action)
                room.match.play(action)
            if room.match.view(None).winners == (0,):
                return chosen
        raise LookupError("no win was found")

    def review(self, past: Past, _readers: object) -> Generator[ReviewStep[Review], object, Review]:
        """What is told of it; its words are invented."""
        point = TurningPoint(
            self.at, 0, Kind.TURNING, Measure.CHANCE, 9.0, 1.0,
            self.session.match.actions[self.at], (), (FOUND,),
        )  # fmt: skip
        course = [
            CoursePoint(each.at, *each.view.progress, (25.0, 25.0, 50.0), 1.0)
            for each in past.chosen
        ]
        yield from ()
        return Review(past.game, 0, Measure.CHANCE, tuple(course), (point,), ("Well played.",))


def path_to(layer: Layer[Any, Any, Any], action: object, chosen: Way = ()) -> list[str]:
    """The names of what has to be clicked for an action."""
    description = layer.session.ui.description
    for choice in description.ask(layer.view, layer.session.seats, chosen).choices:
        if choice.action == action:
            return [choice.id]
        if choice.action is None and not choice.refused and len(choice.leads) > len(chosen):
            rest = path_to(layer, action, choice.leads)
            if rest:
                return [choice.id, *rest]
    return []


@pytest.mark.usefixtures("blind", "same_luck")
def test_a_lost_game_is_looked_through_and_won_from_where_it_turned(
    title: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    with title() as unseen:
        pilot = Pilot(unseen, by_mouse, seed=2)
        pilot.set_table(3, 1)
        pilot.play()
        podium = top(unseen)
        assert isinstance(podium, ResultsScene)
        assert podium._result.ending is Ending.LOST
        turned = Turned(table_of(unseen).session)
        monkeypatch.setattr(review_page, "review_steps", turned.review)
        pilot.use("review")
        review = top(unseen)
        assert isinstance(review, ReviewScene)
        pilot.use("look:1")
        film = top(unseen)
        assert isinstance(film, ReplayScene)
        assert FOUND in words(unseen)
        assert film.reading.says == FOUND
        pilot.use("walk-move:more")
        assert FOUND not in words(unseen)
        pilot.use("walk-move:less")
        assert FOUND in words(unseen)
        pilot.use("close")
        pilot.use("try:1")
        for action in turned.winning:
            pilot.wait(lambda: isinstance(top(unseen), Layer) or "next" in pilot.names)
            while not isinstance(layer := top(unseen), Layer):
                pilot.use("next")
                pilot.wait(lambda: isinstance(top(unseen), Layer) or "next" in pilot.names)
            for name in path_to(layer, action):
                pilot.use(name)
        pilot.play()
        podium = top(unseen)
        assert isinstance(podium, ResultsScene)
        assert podium._result.ending is Ending.WON
        assert "Back to the review" in words(unseen)
        assert "review" not in pilot.names
        pilot.use("title")
        assert top(unseen) is review
        pilot.use("back")
        pilot.use("title")
        pilot.wait(lambda: "new" in pilot.names)
        assert len(unseen.screen.stack.scenes) == 1


def is_done(unseen: HeadlessScreen, scene: ReviewScene) -> bool:
    """Whether nothing is thought about any more, a look later."""
    unseen.step(0.1)
    return not scene.is_moving


@pytest.mark.usefixtures("blind")
def test_the_end_of_a_game_is_really_looked_through_and_its_turning_point_tried_again() -> None:
    session = played(table(3, seed=TURNED), over, bot="random")
    session.preferences.speed = Speed.OFF
    past = past_of(session, 0)
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        pilot = Pilot(unseen, by_mouse)
        scene = ReviewScene(session, 0, past._replace(chosen=past.chosen[WHERE]))
        open_scene(unseen, scene)
        wait_until(partial(is_done, unseen, scene), "the review")
        (point,) = scene.review.points
        assert point.kind is Kind.TURNING
        assert point.loss > CLEAR
        assert f"about {round(point.loss)} of 100 games" in words(unseen)
        assert all(said in words(unseen) for said in point.said)
        pilot.use("try:1")
        pilot.wait(lambda: isinstance(top(unseen), Layer))
        trial = table_of(unseen)
        assert trial.session.match.actions == session.match.actions[: point.at]
        layer = top(unseen)
        assert isinstance(layer, Layer)
        for name in path_to(layer, point.better[0]):
            pilot.use(name)
        pilot.play()
        assert trial.session.match.actions[point.at] == point.better[0]
        pilot.use("title")
        assert top(unseen) is scene
        pilot.use("back")
