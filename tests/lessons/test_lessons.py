"""Every lesson is proved: its record, its claims, its answers, and what it asks of the learner."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec
import pytest

from build.environment import ROOT
from build.words import collect
from game.lessons.claims import KINDS, line_of, parts_of, untrue, where
from game.lessons.lesson import Claim, Lesson, LessonStep, read_lesson
from game.lessons.lines import LEARNER, Codes, Records
from game.lessons.pace import minutes, seconds, words
from game.records import RecordError, replay

FOLDER = ROOT / "assets" / "lessons"
RECORDS = Records(FOLDER)
LESSONS = {file.stem: read_lesson(file) for file in sorted(FOLDER.glob("*.json"))}
EVERY = pytest.mark.parametrize("name", LESSONS)
LONGEST, HEAD, TASK = 25, 8, 9  # words of a bubble, of its bold line, of what is asked
EVENING = 600  # seconds for the lessons of the first evening
REFUSED = {"place"}  # what the companions ask where not everything may be chosen
NUMBER = re.compile(
    r"\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty"
    r"|zero|half|twice)\b",
    re.IGNORECASE,
)
MARK = re.compile(r"\{([^}]*)\}")
CARD = re.compile(r"[BMACFDHS](?:\d+|[JQKA])")
RAW_CARD = re.compile(
    r"\b(Bees?|Mosquito(?:es)?|Ants?|Cockroach(?:es)?|Fl(?:y|ies)) \d|\b[BMACF]\d+\b"
)
BANNED = re.compile(
    r"!|\b(simply|easy|obvious|obviously|wrong|mistake|sorry|player)\b", re.IGNORECASE
)


@dataclass(frozen=True)
class Said:
    """Words of a lesson, the claims behind them, and the line of actions they speak of."""

    place: str
    text: str
    claims: Sequence[Claim]
    after: int
    line: Codes = ()
    most: int = LONGEST


def said_in(lesson: Lesson) -> Iterator[Said]:
    for step in lesson.steps:
        at = f"{lesson.id}/{step.id}"
        yield Said(at, f"{step.head} {step.say}", step.claims, step.after)
        if step.task:
            backing = [claim for claim in step.claims if claim.says and claim.says in step.task]
            yield Said(f"{at}/task", step.task, backing, step.after, most=TASK)
        if step.refused is not None:
            yield Said(f"{at}/refused", step.refused.say, step.refused.claims, step.after)
        for other in step.others:
            for action in other.to:
                line = other.line(action) if step.kind == "play" else ()
                yield Said(f"{at}/{action}", other.say, other.claims, step.after, line)
        for note in step.notes:
            yield Said(f"{at}/{note.on}", note.say, note.claims, step.after)


def decisions(lesson: Lesson) -> Iterator[LessonStep]:
    return (step for step in lesson.steps if step.kind in ("play", "ask"))


def test_there_are_twelve_lessons_and_each_file_bears_its_own_name() -> None:
    assert len(LESSONS) == 12
    for name, lesson in LESSONS.items():
        assert lesson.id == name.replace("_", "-")


@pytest.mark.parametrize("file", sorted(FOLDER.glob("records/*.json")), ids=lambda file: file.stem)
def test_the_rules_allow_every_record(file: object) -> None:
    replay(RECORDS.record(f"records/{getattr(file, 'name', '')}"))


@EVERY
def test_every_claim_is_true(name: str) -> None:
    lesson, proved = LESSONS[name], 0
    for said in said_in(lesson):
        for claim in said.claims:
            assert claim.says in said.text, said.place
            if isinstance(claim.clause, str):
                continue
            line = where(RECORDS, claim, lesson.record, said.after, said.line)
            assert list(parts_of(claim)), said.place
            assert untrue(claim, line) == [], (said.place, claim)
            proved += 1
    assert proved > 10


@EVERY
def test_every_number_that_is_said_has_a_claim(name: str) -> None:
    for said in said_in(LESSONS[name]):
        blank = MARK.sub(lambda mark: "." * len(mark[0]), said.text)
        covered: set[int] = set()
        for claim in said.claims:
            for found in re.finditer(re.escape(claim.says), said.text) if claim.says else ():
                covered |= set(range(*found.span()))
        for number in NUMBER.finditer(blank):
            assert set(range(*number.span())) <= covered, (said.place, number[0])


@EVERY
def test_every_choice_of_the_learner_has_an_answer_that_proves_something(name: str) -> None:
    lesson = LESSONS[name]
    for step in decisions(lesson):
        state = RECORDS.path(lesson.record, step.after)[-1]
        options = step.options if step.kind == "ask" else state.legal
        answered = [*step.right, *(action for other in step.others for action in other.to)]
        assert sorted(answered) == sorted(options), step.id
        assert all(other.claims for other in step.others), step.id


@EVERY
def test_the_record_goes_on_with_what_is_right(name: str) -> None:
    lesson = LESSONS[name]
    for step in lesson.steps:
        if step.kind == "play":
            state = RECORDS.path(lesson.record, step.after)[-1]
            assert state.to_act == LEARNER, step.id
            assert RECORDS.record(lesson.record).actions[step.after] == step.right[0], step.id


@EVERY
def test_whatever_can_be_refused_is_answered(name: str) -> None:
    lesson = LESSONS[name]
    for step in lesson.steps:
        state = RECORDS.path(lesson.record, step.after)[-1]
        if step.kind != "play" or state.acting_for is None:
            assert state.phase not in REFUSED or step.refused is not None, step.id
            continue
        hand = set(state.hands[state.acting_for])
        stuck = state.phase == "play" and hand - set(state.legal)
        empty = state.phase == "visit" and len(state.legal) < 5
        if stuck or empty or state.acting_for != LEARNER:
            assert step.refused is not None, step.id


@EVERY
def test_no_choice_is_made_for_the_learner_unless_it_is_owned_up_to(name: str) -> None:
    lesson = LESSONS[name]
    now, states = lesson.starts, RECORDS.path(lesson.record, lesson.ends)
    for step in lesson.steps:
        assert step.after >= now, step.id
        made = [
            state
            for state in states[now : step.after]
            if state.to_act == LEARNER and len(state.legal) > 1
        ]
        assert len(made) == (0 if step.skip is None else step.skip.decisions), step.id
        now = step.after + (step.kind == "play")
    assert now <= lesson.ends


@EVERY
def test_the_firefly_is_brief_and_keeps_its_voice(name: str) -> None:
    for step in LESSONS[name].steps:
        assert words(step.head) <= HEAD, step.id
    for said in said_in(LESSONS[name]):
        assert words(said.text) <= said.most, said.place
        assert not RAW_CARD.search(MARK.sub("", said.text)), said.place
        assert not BANNED.search(said.text), said.place


def seen_cards(lesson: Lesson, said: Said) -> set[str]:
    """What the learner may name: own cards, those of this trick and the last, open ones."""
    record = RECORDS.record(lesson.record)
    states = RECORDS.path(lesson.record, said.after, said.line)
    ages = {(state.age, state.trick - back) for state in (states[said.after], states[-1])
            for back in (0, 1)}  # fmt: skip
    cards: set[str] = set()
    for at, state in enumerate(states):
        if (state.age, state.trick) in ages or at >= said.after - 1:
            cards |= set(state.trick_cards.values())
        if at >= said.after - 1:
            cards |= set(map(str, state.hands[LEARNER]))
        if at >= said.after:
            cards |= set(state.termitenator.get("face_up", ()))
            emissary = state.council and len(record.seats) == 2
            cards |= set(map(str, state.hands[2])) if emissary else set()
    return cards


@EVERY
def test_no_card_is_named_that_the_learner_cannot_know(name: str) -> None:
    lesson = LESSONS[name]
    for said in said_in(lesson):
        cards = {code for code in MARK.findall(said.text) if CARD.fullmatch(code)}
        assert cards <= seen_cards(lesson, said), said.place


def test_the_first_evening_takes_ten_minutes_at_most() -> None:
    evening = [lesson for lesson in LESSONS.values() if lesson.first_evening]
    assert len(evening) == 6
    assert sum(map(seconds, evening)) <= EVENING
    assert 60 * sum(map(minutes, evening)) <= EVENING  # as the list tells them


def test_a_ghost_that_the_rules_refuse_is_noticed() -> None:
    with pytest.raises(RecordError):
        line_of(RECORDS, LESSONS["03_the_lowest_visits"].record, 19, ("B12",))


def test_a_key_that_is_not_known_is_noticed() -> None:
    with pytest.raises(msgspec.ValidationError, match="surprise"):
        msgspec.json.decode(b'{"says": "x", "surprise": 1}', type=Claim)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_claim_is_made_somewhere(kind: str) -> None:
    made = {
        each
        for lesson in LESSONS.values()
        for said in said_in(lesson)
        for claim in said.claims
        for each, _wanted in parts_of(claim)
    }
    assert kind in made


def test_translators_get_every_sentence_of_a_lesson() -> None:
    wanted = {each for lesson in LESSONS.values() for each in lesson.sentences() if each}
    assert wanted <= {message.id for message in collect()}
