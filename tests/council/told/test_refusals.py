"""What the screen says about a refused choice is what the rules have answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.describe.council.questions import ask
from game.describe.council.refusals import LABELS, refusal_reason
from game.rules.council import api as council
from tests.council.games import ALONE, EDITIONS, asked, rooms, steps, table
from tests.support.table import asked_seat

ACTIONS: tuple[council.Action, ...] = (
    *council.DECLARATIONS,
    *council.DISCARDS.values(),
    *council.PLAYS.values(),
    *council.VISITS,
    council.PASS,
    *council.SETTLES.values(),
)


def asked_and_over() -> Iterator[council.View]:
    """What is seen by whoever has to choose, and by everybody at the end."""
    tables = [table(*each) for each in ((3, EDITIONS[0]), (2, EDITIONS[1]), *ALONE)]
    staked = table(*ALONE[0])
    tables.append(
        replace(staked, options={**staked.options, "stake": int(council.Stake.BARRICADE)})
    )
    for each in tables:
        for step in steps(each):
            decision = step.view.decision
            if step.seat is not None and (decision is None or decision.seat == step.seat):
                yield step.view


def test_every_clause_that_can_refuse_a_choice_has_words_and_no_other_has() -> None:
    met = set()
    for view in asked_and_over():
        if view.decision is None and view.phase is not council.Phase.OVER:
            continue
        for action in ACTIONS:
            if (refusal := council.why_not(view, action)) is not None:
                met.add(refusal.clause)
    assert met == set(LABELS)
    assert met <= set(council.CLAUSES)


def test_the_words_of_a_rule_lead_over_to_its_reason() -> None:
    assert all(words.endswith(":") for words in LABELS.values())


def test_a_rule_without_a_reason_of_this_table_speaks_for_itself() -> None:
    refusal = council.Refusal("visit-duty", council.CLAUSES["visit-duty"], ())
    assert refusal_reason(refusal).label == LABELS["visit-duty"]
    assert refusal_reason(refusal).words == council.CLAUSES["visit-duty"]
    assert refusal_reason(refusal, "the lowest is yours.").words == "the lowest is yours."


def test_another_rule_about_cards_is_told_by_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table has one yet: the words of following suit would be a lie about it."""
    rule = council.Refusal("in-hand", council.CLAUSES["in-hand"], ())
    monkeypatch.setattr("game.rules.council.api.why_not", lambda *_: rule)
    room = next(rooms(table(3), asked(council.Phase.PLAY)))
    question = ask(room.view(asked_seat(room)), room.seats, ())
    for choice in question.choices:
        assert choice.refused is not None
        assert (choice.refused.label, choice.refused.words) == (
            LABELS["in-hand"],
            council.CLAUSES["in-hand"],
        )


def test_the_choices_that_are_allowed_instead_are_those_of_the_refusal() -> None:
    for room in rooms(table(3), asked(council.Phase.PLAY)):
        view = room.view(asked_seat(room))
        question = ask(view, room.seats, ())
        for choice in question.choices:
            if choice.refused is None:
                continue
            assert choice.card is not None
            refusal = council.why_not(view, council.PLAYS[council.CARDS[choice.card.code]])
            assert refusal is not None
            assert {each.action for each in question.instead(choice)} == set(refusal.instead)
