"""How lists, notes and curtains speak of a table of Bug Council."""

from __future__ import annotations

from datetime import datetime

import pytest

from game.library import Label
from game.match import Match
from scenes.council.words.told import how_far, place_words, public_facts
from tests.support.library import table


def test_a_list_says_age_and_trick() -> None:
    now = datetime.now().astimezone()
    assert how_far(Label("", 1, now, now, 2, 4)) == "Age II, trick 4"


def test_the_curtain_names_the_age_and_the_trick_or_what_is_done_outside_of_tricks() -> None:
    setup = table()
    match = Match.open(setup)
    said = []
    while match.decision is not None:
        facts = public_facts(match.view(None), match.decision, setup.seats)
        said.append(f"{facts.title}, {facts.words}")
        match.play(match.legal[0])
    assert said[0] == "Age I, declaration"
    assert "Age I, trick 3 of 10" in said
    assert said[-1].startswith("Age III, ")


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("ages[1]", "Age II"),
        ("ages[0].hands[2]", "Age I, the hand of seat 3"),
        ("ages[2].rest", "Age III, the leftover deck"),
        ("ring", ""),
    ],
)
def test_places_of_a_record_have_names(place: str, words: str) -> None:
    assert place_words(place) == words
