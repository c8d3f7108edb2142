"""What the screen says about a refused choice is what the rules have answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.describe.council.names import card_codes
from game.rules.council.api import (
    CLAUSES,
    DECLARATIONS,
    DISCARDS,
    PASS,
    PLAYS,
    SETTLES,
    VISITS,
    Action,
    Phase,
    Refusal,
    View,
    card_name,
    why_not,
)
from scenes.council.layers.refusals import RULES, told
from scenes.council.layers.trick import TrickLayer, cards_of
from scenes.kit.display import Text
from tests.council.games import ALONE, EDITIONS, asked, rooms, steps, table
from tests.shell.booth import frame

ACTIONS: tuple[Action, ...] = (
    *DECLARATIONS,
    *DISCARDS.values(),
    *PLAYS.values(),
    *VISITS,
    PASS,
    *SETTLES.values(),
)


def asked_and_over() -> Iterator[View]:
    """What is seen by whoever has to choose, and by everybody at the end."""
    for seats, edition in ((3, EDITIONS[0]), (2, EDITIONS[1]), *ALONE):
        for step in steps(table(seats, edition)):
            decision = step.view.decision
            if step.seat is not None and (decision is None or decision.seat == step.seat):
                yield step.view


def test_every_clause_that_can_refuse_a_choice_has_words_and_no_other_has() -> None:
    met = set()
    for view in asked_and_over():
        if view.decision is None and view.phase is not Phase.OVER:
            continue
        for action in ACTIONS:
            if (refusal := why_not(view, action)) is not None:
                met.add(refusal.clause)
    assert met == set(RULES)
    assert met <= set(CLAUSES)


def test_the_words_of_a_rule_lead_over_to_its_reason() -> None:
    assert all(words.endswith(":") for words in RULES.values())


def test_a_rule_without_a_reason_of_this_table_speaks_for_itself() -> None:
    refusal = Refusal("visit-duty", CLAUSES["visit-duty"], ())
    assert told(refusal, {"follow-suit": "of no use here"}) == (
        RULES["visit-duty"],
        CLAUSES["visit-duty"],
    )
    assert told(refusal, {"visit-duty": "the lowest is yours."})[1] == "the lowest is yours."


def test_another_rule_about_cards_is_told_by_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table has one yet: the words of following suit would be a lie about it."""
    for room in rooms(table(3), asked(Phase.PLAY)):
        assert room.match.decision is not None
        layer = TrickLayer(room, room.match.decision.seat)
        refused = [card for card in layer.stage.hand if PLAYS[card] not in layer.view.legal]
        if refused:
            break
    else:
        raise AssertionError("everything was allowed all the time")
    rule = Refusal("in-hand", CLAUSES["in-hand"], layer.view.legal)
    monkeypatch.setattr("scenes.council.layers.trick.why_not", lambda *_: rule)
    layer.focused(f"card:{card_name(refused[0])}")
    words = {item.text for item in layer.draw(frame()) if isinstance(item, Text)}
    assert {RULES["in-hand"], CLAUSES["in-hand"]} <= words
    assert RULES["follow-suit"] not in words


def test_the_cards_that_are_allowed_instead_are_those_of_the_refusal() -> None:
    for room in rooms(table(3), asked(Phase.PLAY)):
        assert room.match.decision is not None
        layer = TrickLayer(room, room.match.decision.seat)
        for card in layer.stage.hand:
            refusal = why_not(layer.view, PLAYS[card])
            if refusal is not None:
                assert set(card_codes(cards_of(refusal.instead))) == layer.allowed
