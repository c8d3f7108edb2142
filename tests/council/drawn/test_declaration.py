"""The sheets of the declaration tell one thing at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.describe.council.questions import ALLEGIANCE, NO_ALLEGIANCE
from game.rules.council.api import Phase
from scenes.council.layers.declaration import DeclarationLayer
from tests.council.games import asked, rooms, table
from tests.support.table import asked_seat
from tests.support.window import WINDOWS, frame, texts

RING = 10.0  # round a sheet that has the focus


@pytest.mark.parametrize("people", [1, 4])
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_my_cards_are_counted_only_for_whoever_looks_at_allegiance(
    people: int, letters: float
) -> None:
    edition = "pacifist" if people == 1 else "published"
    room = next(rooms(table(people, edition), asked(Phase.DECLARE)))
    layer = DeclarationLayer(room, asked_seat(room))
    for focus, counted in ((None, False), (NO_ALLEGIANCE, False), (ALLEGIANCE, True)):
        layer.on_focus(focus)
        items = layer.draw(replace(frame(), focus=focus, letters=letters))
        said = texts(items)
        assert any("in hand" in words or words.startswith("×") for words in said) == counted


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
def test_alone_the_sheets_keep_off_ribbon_opponent_and_supply(
    window: tuple[int, int], letters: float
) -> None:
    layout = replace(frame(*window), letters=letters).layout("council/solo")
    sheets = layout["declare_yes"], layout["declare_no"]
    assert all(sheet.bottom + RING <= layout["caption"].y for sheet in sheets)
    assert all(sheet.y - RING >= layout["opponent"].bottom for sheet in sheets)
    assert min(sheet.x for sheet in sheets) >= layout["supply"].right
