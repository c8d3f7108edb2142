"""The desk of Bugami at any width of the window."""

from __future__ import annotations

import pytest

from scenes.bugami.places import DeskPlaces, layout_of
from scenes.kit.cards import CARD_RATIO
from tests.shell.booth import WINDOWS, frame

READABLE = 100.0  # the least width of a card of the trick


@pytest.mark.parametrize("size", [*WINDOWS, (3440, 1080)])
@pytest.mark.parametrize("people", range(3, 8))
def test_cards_of_a_trick_can_be_read_and_lie_on_nobodys_plaque(
    size: tuple[int, int], people: int
) -> None:
    places = DeskPlaces(layout_of(frame(*size)), people, 0)
    wide, high = places.card_width, places.card_width * CARD_RATIO
    assert wide >= READABLE
    for seat in places.players:
        x, y = places.trick_card(seat)
        for plaque in map(places.seat, places.players):
            beside = abs(x - plaque.cx) >= (wide + plaque.w) / 2
            assert beside or abs(y - plaque.cy) >= (high + plaque.h) / 2, (seat, plaque)
