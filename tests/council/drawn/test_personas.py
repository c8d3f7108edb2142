"""One row of words and one of looks for each personality, and both whole."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from game.describe.council.personas import PERSONAS
from game.rules.council.api import Personality
from scenes.council.faces.machine import Lamp, machine_face
from scenes.council.personas import LOOKS
from scenes.council.rules.book import BOOK
from scenes.council.trilogy.draft import DRAWN

ART: Final = Path(__file__).parents[3] / "assets" / "art"


def test_each_has_a_row() -> None:
    assert list(PERSONAS) == list(LOOKS) == list(Personality)


@pytest.mark.parametrize("personality", Personality)
def test_the_row_is_whole(personality: Personality) -> None:
    row, look = PERSONAS[personality], LOOKS[personality]
    assert all((row.name, row.in_short, row.deed, row.ability, row.acts, row.against))
    assert bool(row.arrival) is (personality in DRAWN)
    assert bool(row.kept) is (row.about_kept is not None) is (look.keeps is not None)
    drawings = [look.portrait, *(machine_face(personality, lamp) for lamp in Lamp)]
    assert all((ART / f"{drawing}.svg").is_file() for drawing in drawings)


def test_each_has_an_article() -> None:
    assert {each.value for each in Personality} <= {article.id for article in BOOK}


def test_no_two_bring_the_same_event() -> None:
    brought = [event for row in PERSONAS.values() for event in row.events]
    assert len(brought) == len(set(brought))
