"""The pyramid on the screen: who covers whom can be seen, and everything has its own room."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, islice

import pytest

from game.rules.council.api import COVERS, ROWS, Personality, Phase
from scenes.council.personas import LOOKS, Keeps
from scenes.council.places import SoloPlace, solo_place
from scenes.council.solo.opponent import belongings, opponent_panel
from scenes.council.solo.side import SoloHighlights, solo_side
from scenes.kit import parts
from scenes.kit.display import Card, Shape, Text
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from tests.council.drawn.places import overlap
from tests.council.games import asked, rooms, table
from tests.support.window import WINDOWS, frame, texts

RING = (0, 1, 2, 3, 4)
SIZES = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
FURNITURE = (
    "opponent", "lead_slots", "decision", "supply", "seat_me", "trick", "ladder",
)  # fmt: skip
NUMBERS = range(len(ROWS))


def place(size: tuple[int, int]) -> tuple[Frame, SoloPlace]:
    window = frame(*size)
    return window, solo_place(window, RING)


def card(table: SoloPlace, number: int) -> Place:
    x, y = table.pyramid_card(number)
    wide = table.pyramid_width
    return Place(x - wide / 2, y - wide * 0.7, wide, wide * 1.4)


@SIZES
def test_a_card_lies_over_exactly_those_it_covers(size: tuple[int, int]) -> None:
    _, table = place(size)
    for one, other in combinations(NUMBERS, 2):
        if abs(ROWS[one] - ROWS[other]) > 1:
            continue
        covers = other in COVERS.get(one, ()) or one in COVERS.get(other, ())
        assert overlap(card(table, one), card(table, other)) is covers, (one, other)


@SIZES
def test_lower_rows_lie_lower_and_show_the_index_of_those_above(size: tuple[int, int]) -> None:
    """Row 1 is the one at the bottom (S2); a covered card still shows its upper quarter."""
    _, table = place(size)
    for number in NUMBERS:
        for above in COVERS.get(number, ()):
            assert ROWS[above] == ROWS[number] + 1
            hidden_from = card(table, number).y
            covered = card(table, above)
            assert hidden_from - covered.y > covered.h / 4


@SIZES
def test_the_pyramid_stands_in_its_own_room_and_over_no_furniture(size: tuple[int, int]) -> None:
    _, table = place(size)
    room = table.pyramid_room
    for number in NUMBERS:
        lies = card(table, number)
        assert parts.inset(room, -1).covers(lies)
        assert not [name for name in FURNITURE if overlap(lies, table.layout[name])]


@SIZES
@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
def test_what_it_thinks_stands_above_five_keys(size: tuple[int, int], letters: float) -> None:
    """While it waits for my lead, and while it tells why it has played what it did."""
    window, leads = replace(frame(*size), letters=letters), set()
    for room in islice(rooms(table(1, "pacifist"), asked(Phase.PLAY)), 12):
        view = room.view(0)
        assert view.termitenator is not None
        table_of = solo_place(window, RING)
        layout = table_of.layout
        keys = parts.hint_room(window, layout["hints"], 5)
        for item in solo_side(window, table_of, view, view.termitenator, SoloHighlights(), keys=5):
            if isinstance(item, Text) and item.x >= layout["decision"].x:
                assert item.y + item.size / 2 < keys.y
            if isinstance(item, Shape) and item.x >= layout["decision"].x:
                assert item.y + item.h < keys.y
        leads.add(view.lead)
    assert len(leads) == 2


@SIZES
@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("personality", list(Personality))
def test_what_it_has_collected_lies_on_its_own_panel(
    personality: Personality, size: tuple[int, int], letters: float
) -> None:
    """Nothing of it is in my corner, and it is told how much that is."""
    window = replace(frame(*size), letters=letters)
    table_of, most = solo_place(window, RING), 0
    panel = table_of.layout["opponent"]
    for room in islice(rooms(table(1, personality), asked(Phase.PLAY)), 12):
        view = room.view(0)
        assert view.termitenator is not None
        most = max(most, view.termitenator.kept)
        lies = belongings(window, table_of, view.termitenator)
        assert bool(lies) is bool(view.termitenator.kept)
        for item in lies:
            assert isinstance(item, Card | Shape | Text)
            around = item.w / 2 if isinstance(item, Card) else 0.0
            assert panel.covers(Place(item.x - around, item.y)), item
            assert panel.covers(Place(item.x + around, item.y)), item
        said = [*opponent_panel(window, panel, view, view.termitenator), *lies]
        words = " ".join(texts(said))
        assert not view.termitenator.kept or str(view.termitenator.kept) in words
    assert most or LOOKS[personality].keeps is not Keeps.CARDS
