"""Every lesson is played: by mouse, keyboard and gamepad, as it asks and otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bots import Level
from game.lessons.lesson import DONE, LessonStep, next_lesson
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Push
from scenes.selftest.pilot import by_keyboard
from scenes.shell.results.podium import ResultsScene
from scenes.shell.table_form.who import WhoScene
from scenes.shell.title.lessons import LessonsScene
from scenes.table.lesson.scene import EndLayer, LessonScene
from scenes.table.lesson.step import StepLayer
from scenes.table.scene import TableScene
from tests.lessons.pupil import LESSONS, PATIENCE, Pupil, at_step, classroom, others
from tests.pilot.couch import Couch

pytestmark = pytest.mark.usefixtures("blind")
EVERY = pytest.mark.parametrize("name", LESSONS)
SOME = pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.whole] if number % 4 else [])
        for number, name in enumerate(LESSONS)
    ],
)
"""By the other devices; all of them in a whole run."""


@pytest.fixture
def room() -> Iterator[HeadlessScreen]:
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


@SOME
def test_who_does_only_what_the_bubbles_ask_comes_through_by_keyboard(name: str) -> None:
    with classroom() as (unseen, wishes):
        pupil = Pupil(unseen, use=by_keyboard)
        pupil.open(LESSONS[name])
        pupil.finish()
        assert wishes.lessons == {name: DONE}


@SOME
def test_a_gamepad_does_as_well(room: HeadlessScreen, name: str) -> None:
    def one(step: LessonStep) -> list[str]:
        return others(step)[:1]

    couch = Couch(room)
    pupil = Pupil(room, couch, by_keyboard, first=one)
    pupil.open(LESSONS[name])
    pupil.finish()
    couch.put_away()


def test_what_the_rules_refuse_is_explained_and_the_step_stays(room: HeadlessScreen) -> None:
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


def test_a_click_beside_everything_is_answered_in_turn(room: HeadlessScreen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["01-a-trick"])
    pupil.use("next")
    layer = pupil.wait_for(StepLayer)
    for said in LESSONS["01-a-trick"].elsewhere:
        room.touch(20, 540, down=True)
        room.touch(20, 540, down=False)
        assert layer.says.startswith(said)


def test_a_click_anywhere_goes_on_where_nothing_is_asked(room: HeadlessScreen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["01-a-trick"])
    room.touch(1900, 540, down=True)
    room.touch(1900, 540, down=False)
    assert pupil.wait_for(StepLayer).step.id == "follow"


def test_steps_are_shown_and_gone_back_to(room: HeadlessScreen) -> None:
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


def test_who_leaves_goes_on_at_the_same_step_later(room: HeadlessScreen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["01-a-trick"])
    pupil.use("next")
    pupil.wait_for(StepLayer)
    for name in ("menu", "leave"):
        pupil.use(name)
    pupil.wait_for(LessonsScene)
    pupil.open(LESSONS["01-a-trick"])
    assert pupil.wait_for(StepLayer).step.id == "follow"


def test_the_question_is_put_before_its_answer_can_be_seen(room: HeadlessScreen) -> None:
    pupil = Pupil(room)
    pupil.open(LESSONS["02-strong-suits"])
    pupil.use("skip")
    layer = pupil.wait_for(StepLayer)
    assert layer.view.won_by is None
    assert len(layer.view.trick) == 3
    pupil.use("skip")
    assert pupil.wait_for(StepLayer).view.won_by == 1


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


def test_after_the_podium_of_the_free_play_comes_the_card_that_leads_on() -> None:
    """Enter leads there, and to the lesson of that evening which is still to come."""
    kept = {lesson.id: DONE for lesson in LESSONS.values() if lesson.first_evening}
    kept |= {"03-the-lowest-visits": "low", "06-recruits": "free"}
    with classroom(Preferences(speed=Speed.OFF, lessons=kept)) as (unseen, wishes):
        pupil = Pupil(unseen)
        pupil.open(LESSONS["06-recruits"])
        while not isinstance(pupil.wait_for(object), ResultsScene):
            pupil.go_on() if not isinstance(pupil.top, StepLayer) else pupil.use("next")
        for _ in range(PATIENCE):
            if unseen.focus == "title":
                break
            unseen.step(0.1)
        unseen.press("return")
        card = pupil.wait_for(EndLayer)
        assert wishes.lessons["06-recruits"] == DONE
        assert LESSONS["03-the-lowest-visits"].title in card.says
        unseen.press("return")
        assert pupil.wait_for(StepLayer).step.id == "low"
        assert pupil.lesson._lesson.id == "03-the-lowest-visits"


@EVERY
def test_the_last_card_of_a_lesson_says_what_was_learned(name: str) -> None:
    lesson = LESSONS[name]
    card = card_after(name, {})
    assert lesson.learned in card.says
    after = next_lesson([*LESSONS.values()], {name: DONE}, name)
    if after is not None:
        assert after.is_beside(lesson)
        assert after.title in card.says


def card_after(name: str, kept: dict[str, str]) -> EndLayer:
    """The last card of a lesson, for somebody who has learned these others."""
    scene = at_step(name)
    scene.session.preferences.lessons |= kept
    pushed = scene._end()
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, EndLayer)
    return pushed.scene


def test_no_lesson_of_another_game_follows_a_lesson() -> None:
    """Whoever has finished an evening, or a game's lessons, is asked to play it instead."""
    evening = {lesson.id: DONE for lesson in LESSONS.values() if lesson.first_evening}
    termitenator = {"07-the-emissary": DONE, "08-the-termitenator": DONE}
    for name, kept in (
        ("06-recruits", evening),
        ("09-its-table-of-choices", termitenator),
        *((lesson.id, {}) for lesson in LESSONS.values() if lesson.game != "bug-council"),
    ):
        card = card_after(name, kept)
        assert card.default_focus() == "play"
        assert not [each for each in LESSONS.values() if f"Next: {each.title}" in card.says]


@pytest.mark.parametrize(
    "name", ["06-recruits", "07-the-emissary", "09-its-table-of-choices", "12-bugami"]
)
def test_who_wants_to_play_now_sits_down_with_the_people_of_the_lesson(name: str) -> None:
    """They say who they are first, and never again; the bots play for the first time as well."""
    kept = dict.fromkeys(LESSONS, DONE) | {name: LESSONS[name].steps[-1].id}
    with classroom(Preferences(speed=Speed.OFF, lessons=kept)) as (unseen, wishes):
        pupil = Pupil(unseen)
        pupil.open(LESSONS[name])
        people = [seat.name for seat in pupil.lesson.session.setup.seats]
        while not isinstance(pupil.wait_for(object), EndLayer):
            pupil.do(pupil.top) if isinstance(pupil.top, StepLayer) else pupil.go_on()
        unseen.press("return")
        assert isinstance(pupil.top, WhoScene)
        unseen.type("Zoë")
        unseen.press("return")
        table = next(each for each in pupil.scenes if isinstance(each, TableScene))
        assert not isinstance(table, LessonScene)
        setup = table.session.setup
        assert setup.game == LESSONS[name].game
        assert [seat.name for seat in setup.seats] == ["Zoë", *people[1:]]
        assert wishes.called == "Zoë"
        assert {seat.bot for seat in setup.seats[1:]} <= {Level.NEWCOMER}
        assert setup.seats[0].bot is None
        assert setup.takebacks == "free"
        assert not table.session.match.actions


def test_the_lessons_of_the_evening_run_on_and_stop_where_one_wants(room: HeadlessScreen) -> None:
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
    assert next_lesson([*LESSONS.values()], kept, last.id) is None
    del kept["02-strong-suits"]
    assert next_lesson([*LESSONS.values()], kept, last.id) is None
    after = next_lesson([*LESSONS.values()], kept, "05-no-allegiance")
    assert after is not None
    assert after.id == "02-strong-suits"
