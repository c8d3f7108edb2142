"""What the sheet says the Termitenator looks for is what the rules let it look for (S6)."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest

from game.describe.council.names import code_words
from game.describe.council.termitenator import lit_cards
from game.rules.council.api import (
    FACTION_NAMES,
    CardChosen,
    Personality,
    Phase,
    Tie,
    suit_of,
)
from game.rules.council.decision_table import TREE
from scenes.council.layers.tiebreak import TiebreakLayer
from scenes.council.layers.trick import TrickLayer
from scenes.council.solo.decision_tree import reason
from scenes.council.solo.ideology_panel import Ideology
from scenes.table.layer import AnyLayer
from tests.council.games import asked, rooms, steps, table
from tests.support.window import frame, said


@pytest.mark.parametrize(("losing", "leads", "last"), list(product((False, True), repeat=3)))
def test_each_mood_is_named_after_the_branch_of_the_tree(
    *, losing: bool, leads: bool, last: bool
) -> None:
    table = TREE[losing]
    if last:
        branches = table.final_leading if leads else table.final_following
    else:
        branches = table.leading if leads else table.following
    words, _ = Ideology(losing, leads, last).looks(losing=losing, leads=leads)
    assert words.lower().replace(" ", "-") == branches[0].name


def picture(layer: AnyLayer, focus: str | None = None) -> str:
    """What is read while this control has the focus."""
    layer.on_focus(focus)
    return said(layer.draw(replace(frame(), focus=focus)))


@pytest.mark.parametrize("personality", [each.value for each in Personality])
def test_why_a_card_was_passed_over_is_a_comparison_that_holds(personality: str) -> None:
    chosen = [
        event.choice
        for step in steps(table(1, personality))
        if step.seat is None
        for event in step.events
        if isinstance(event, CardChosen)
    ]
    compared = 0
    for choice in chosen:
        kept = lit_cards(choice)[0]
        for passed in choice.passed:
            said = reason(passed, choice)
            cubes = re.fullmatch(r"(\w+) have (\d+), (\w+) (only )?(\d+)", said)
            if cubes is None:
                continue
            for name, count in ((cubes[1], cubes[2]), (cubes[3], cubes[5])):
                assert choice.cubes[FACTION_NAMES.index(name)] == int(count)
            assert cubes[1] == FACTION_NAMES[suit_of(passed.card)]
            assert cubes[3] == FACTION_NAMES[suit_of(kept)]
            assert (cubes[4] is not None) == (int(cubes[5]) < int(cubes[2]))
            compared += 1
    assert compared > 3


@pytest.mark.parametrize(
    ("personality", "does"),
    [("pacifist", {"play"}), ("thief", {"play", "give you", "take your"})],
)
def test_a_tie_says_what_becomes_of_the_card_and_the_panel_is_about_it(
    personality: str, does: set[str]
) -> None:
    said = {Tie.PLAY: "play", Tie.GIVE: "give you", Tie.TAKE: "take your"}
    seen = set()
    for seed in range(1, 40):
        for room in rooms(table(1, personality, seed), asked(Phase.TIEBREAK)):
            layer = TiebreakLayer(room, 0)
            its = layer.view.termitenator
            assert its is not None
            assert its.tie is not None
            names = [choice.id for choice in layer.question.choices]
            seen.add(said[its.tie])
            does_it = f"would {said[its.tie]} {code_words(names[0][5:])}."
            assert does_it in picture(layer, names[0])
            if its.tie is Tie.PLAY:
                assert "Why " not in picture(layer)
        if seen == does:
            break
    assert seen == does


def test_whoever_is_to_lead_reads_how_it_will_follow() -> None:
    led = 0
    for room in rooms(table(1, "pacifist"), asked(Phase.PLAY)):
        layer = TrickLayer(room, 0)
        said = picture(layer)
        leads = not layer.view.trick
        assert ("It will follow:" in said) == leads
        assert ("It follows" in said) == leads
        assert ("It leads" in said) != leads
        led += leads
    assert led > 3
