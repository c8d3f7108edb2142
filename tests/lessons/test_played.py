"""Every lesson is played: by mouse, keyboard and gamepad, as it asks and otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.lessons.lesson import DONE, Step, following
from scenes.backend.headless import Unseen
from scenes.backend.paint.painter import Painter
from scenes.kit.preferences import Preferences, Speed
from scenes.selftest.pilot import by_keyboard
from scenes.shell.results.podium import ResultsScene
from scenes.shell.title.lessons import LessonsScene
from scenes.table.lesson.end import EndLayer
from scenes.table.lesson.step import StepLayer
from tests.lessons.pupil import LESSONS, Pupil, classroom, others
from tests.pilot.couch import Couch

EVERY = pytest.mark.parametrize("name", LESSONS)


@pytest.fixture(autouse=True)
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pixels: nothing here asks for them."""
    monkeypatch.setattr(Painter, "paint", lambda *_: None)


@pytest.fixture
def room() -> Iterator[Unseen]:
    with classroom() as (unseen, _wishes):
        yield unseen


def steps(name: str) -> list[str]:
    return [step.id for step in LESSONS[name].steps]


@EVERY
def test_who_tries_everything_else_first_is_answered_and_loses_nothing(name: str) -> None:
    with classroom() as (unseen, wishes):
        pupil = Pupil(unseen, first=others)
        pupil.open(LESSONS[name])
        pupil.finish()
        assert [step for step in steps(name) if step not in pupil.seen] == []
        assert pupil.tried == sum(len(others(step)) for step in LESSONS[name].steps)
        assert wishes.lessons == {name: DONE}


@EVERY
def test_who_does_only_what_the_bubbles_ask_comes_through_by_keyboard(name: str) -> None:
    with classroom() as (unseen, wishes):
        pupil = Pupil(unseen, use=by_keyboard)
        pupil.open(LESSONS[name])
        pupil.finish()
        assert wishes.lessons == {name: DONE}


@EVERY
def test_a_gamepad_does_as_well(room: Unseen, name: str) -> None:
    def one(step: Step) -> list[str]:
        return others(step)[:1]

    couch = Couch(room)
    pupil = Pupil(room, couch, by_keyboard, first=one)
    pupil.open(LESSONS[name])
    pupil.finish()
    couch.put_away()


def test_what_the_rules_refuse_is_explained_and_the_step_stays(room: Unseen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["01-a-trick"])
    pupil.use("next")
    layer = pupil.wait_for(StepLayer)
    pupil.use("card:M8")
    assert layer.step.refused is not None
    assert layer.says.startswith(layer.guide.plain(layer.step.refused.say))
    assert pupil.top is layer
    pupil.use("card:A8")
    assert pupil.wait_for(StepLayer).step.id == "won"


def test_a_click_beside_everything_is_answered_in_turn(room: Unseen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["01-a-trick"])
    pupil.use("next")
    layer = pupil.wait_for(StepLayer)
    for said in LESSONS["01-a-trick"].elsewhere:
        room.touch(20, 540, down=True)
        room.touch(20, 540, down=False)
        assert layer.says.startswith(said)


def test_a_click_anywhere_goes_on_where_nothing_is_asked(room: Unseen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["01-a-trick"])
    room.touch(1900, 540, down=True)
    room.touch(1900, 540, down=False)
    assert pupil.wait_for(StepLayer).step.id == "follow"


def test_steps_are_shown_and_gone_back_to(room: Unseen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["02-strong-suits"])
    for expected in ("again", "who", "shock"):
        assert pupil.wait_for(StepLayer).step.id == expected
        pupil.use("skip" if expected != "shock" else "back")
    assert pupil.wait_for(StepLayer).step.id == "who"
    assert len(pupil.lesson.session.match.actions) == 14
    room.press("z", control=True)
    assert pupil.wait_for(StepLayer).step.id == "again"
    assert len(pupil.lesson.session.match.actions) == 11


def test_who_leaves_goes_on_at_the_same_step_later(room: Unseen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["01-a-trick"])
    pupil.use("next")
    pupil.wait_for(StepLayer)
    for name in ("menu", "leave"):
        pupil.use(name)
    pupil.wait_for(LessonsScene)
    pupil.open(LESSONS["01-a-trick"])
    assert pupil.wait_for(StepLayer).step.id == "follow"


def test_the_question_is_put_before_its_answer_can_be_seen(room: Unseen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["02-strong-suits"])
    pupil.use("skip")
    layer = pupil.wait_for(StepLayer)
    assert layer.stage.won_by is None
    assert len(layer.stage.table) == 3
    pupil.use("skip")
    assert pupil.wait_for(StepLayer).stage.won_by == 1


def test_the_first_evening_ends_on_the_podium() -> None:
    with classroom(Preferences(speed=Speed.OFF, lessons={"06-recruits": "free"})) as (unseen, _):
        pupil = Pupil(unseen)
        pupil.open(LESSONS["06-recruits"])
        said = []
        while not isinstance(pupil.wait_for(object), ResultsScene):
            if isinstance(pupil.top, StepLayer):
                said.append(pupil.top.says)
                pupil.use("next")
            else:
                pupil.go_on()
        notes = LESSONS["06-recruits"].steps[-1].notes
        endings = {note.say for note in notes if note.on in ("won", "shared", "lost")}
        assert endings & set(said)
        pupil.use("rematch")
        assert pupil.wait_for(StepLayer).step.id == "free"


def test_the_lessons_of_the_evening_run_on_and_stop_where_one_wants(room: Unseen) -> None:
    """Next is where Enter is; whoever stops finds the next one in the focus, not the last."""
    evening = [lesson.id for lesson in LESSONS.values() if lesson.first_evening]
    pupil = Pupil(room)
    pupil.open(LESSONS[evening[0]])
    for name in evening[:3]:
        while not isinstance(layer := pupil.wait_for(StepLayer), EndLayer):
            pupil.do(layer)
        assert pupil.lesson._lesson.id == name
        assert room.focus == "next"
        if name != evening[2]:
            pupil.use("next")
    pupil.use("stop")
    pupil.wait_for(LessonsScene)
    assert room.focus == f"lesson:{evening[3]}"


def test_after_the_last_lesson_nothing_follows() -> None:
    kept = dict.fromkeys(LESSONS, DONE)
    last = [*LESSONS.values()][-1]
    assert following([*LESSONS.values()], kept, last.id) is None
    del kept["02-strong-suits"]
    after = following([*LESSONS.values()], kept, last.id)
    assert after is not None
    assert after.id == "02-strong-suits"
