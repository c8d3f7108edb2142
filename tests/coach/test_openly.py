"""What open cards tell: exact where it says so, with what was proved in the sentence."""

from pathlib import Path

import pytest

from build.environment import ROOT
from game.coach.council.causes import TallyIndex
from game.coach.council.hindsight import HINDSIGHT
from game.coach.council.reasons import CouncilReasons
from game.coach.evaluate import compare_pair
from game.coach.hindsight import OpenChoice, Proof, Until
from game.coach.open_cards import OpenPast, looking_openly
from game.coach.reasons.choosing import gap_explained
from game.coach.reasons.claim import Words
from game.coach.review.stages import REASONS
from game.coach.tally import CHANCE
from game.commands.review import at_once
from game.records import replay
from game.rules.council.api import AGES, COUNCIL, State, View
from tests.coach.positions import PROBLEMS, finished, problem

ALONE = sorted((PROBLEMS / "termitenator").glob("*.json"))


@pytest.mark.parametrize("path", ALONE, ids=lambda path: path.stem)
def test_against_the_termitenator_a_win_is_there_exactly_while_it_is(path: Path) -> None:
    question, told, _right, about = problem(path)
    state: State = told.states[-1]
    for action in question.view.legal:
        after = state.copy()
        COUNCIL.advance(after, action)
        if COUNCIL.decision(after) is None:
            continue
        spots = [OpenChoice(7, question.view.progress, after)]
        found = HINDSIGHT.until(about.seat, spots, [""], Proof.RULES)
        if found.open_from == question.view.progress[1]:
            assert (found.at == 7) == (COUNCIL.write(action) in about.answers)


def lost(levels: list[str], seed: int) -> OpenPast:
    """A game from the seat of somebody who has lost it."""
    record = finished("bug-council", levels, seed)
    winners = replay(record).states[-1].winners
    seat = next(seat for seat in range(len(levels)) if seat not in winners)
    return OpenPast(record, seat, tuple(levels))


def test_a_win_that_was_still_there_can_be_played() -> None:
    past = lost(["sensible"] * 3, 2)
    found = at_once("bug-council", looking_openly(past))
    assert found.until is not None
    assert found.until.proof in (Proof.AS_THEY_PLAY, Proof.AGAINST_ALL)
    told = replay(past.record)
    mine = [at for at in range(len(told.actions)) if asked(told.states[at]) == past.seat]
    last = [at for at in mine if told.states[at].age == AGES]
    assert found.until.at in last
    for at in last:
        if (found.until.at or 0) < at:
            spot = OpenChoice(at, (AGES, told.states[at].trick_number), told.states[at])
            assert HINDSIGHT.until(past.seat, [spot], [""] * 3, Proof.AS_THEY_PLAY).at is None


def asked(state: State) -> int | None:
    decision = COUNCIL.decision(state)
    return None if decision is None else decision.seat


def test_the_sentence_says_what_was_proved() -> None:
    words = {
        Proof.AGAINST_ALL: "whatever the others had played",
        Proof.AS_THEY_PLAY: "the others playing on as they did",
        Proof.AS_SENSIBLE: "if the others had played like a Sensible bot",
        Proof.RULES: "the Termitenator's too",
    }
    for proof, part in words.items():
        said = HINDSIGHT.sentence(Until(40, 6, proof, 6))
        assert part in said
        assert "until trick 6 of the last Age" in said
        if proof is not Proof.AGAINST_ALL:
            assert part in HINDSIGHT.sentence(Until(None, None, proof, 4))
    unknown = HINDSIGHT.sentence(Until(None, None, Proof.AS_SENSIBLE, 11))
    assert "too long" in unknown


def test_people_are_taken_to_play_like_sensible_bots() -> None:
    past = lost(["sensible"] * 3, 2)
    found = at_once("bug-council", looking_openly(past._replace(bots=(None,) * 3)))
    assert found.until is not None
    assert found.until.proof in (Proof.AS_SENSIBLE, Proof.AGAINST_ALL)


def test_who_has_won_is_asked_nothing_and_the_course_has_every_choice() -> None:
    record = finished("display-case", ["random", "random"], 4)
    found = at_once("display-case", looking_openly(OpenPast(record, 0, (None, None))))
    assert found.until is None
    assert not found.said
    told = replay(record)
    assert [point.at for point in found.course] == sorted({point.at for point in found.course})
    assert len(found.course) > 5
    assert found.course[-1].at < len(told.actions)
    assert all(abs(sum(point.values)) < 0.01 for point in found.course)


def test_nobody_else_asks_what_only_open_cards_tell() -> None:
    asking = [
        file.name
        for file in (ROOT / "game" / "coach").rglob("*.py")
        if ".hindsight(" in file.read_text("utf-8")
    ]
    assert sorted(asking) == ["open_cards.py"]


@pytest.mark.parametrize(
    ("name", "chosen", "claim", "cause"),
    [
        ("bc001", 0, "kept", TallyIndex.NONE),
        ("bc011", 1, "vow", TallyIndex.OTHERS_NONE),
        ("bc018", 1, "visits", TallyIndex.VISIT),
        ("bc014", 0, "pays", TallyIndex.NONE),
    ],
)
def test_the_reason_is_what_explains_most_of_the_loss(
    name: str, chosen: int, claim: str, cause: TallyIndex
) -> None:
    question, _told, right, _about = problem(PROBLEMS / "bug-council" / f"{name}.json")
    pair = (right, chosen if chosen != right else chosen + 1)
    found = compare_pair(question, REASONS, pair)
    actions = [question.view.legal[each] for each in pair]
    assert isinstance(question.view, View)
    words = Words("this", "that", list("ABCDE"))
    said = CouncilReasons().claim(question.view, actions, found, words)
    assert said is not None
    assert said.id.partition("-")[0] == claim
    assert said.causes == (cause,)
    loss = found.gap(CHANCE, 0, 1).mean
    assert gap_explained(found, (cause,)).mean > loss / 3 > 0
