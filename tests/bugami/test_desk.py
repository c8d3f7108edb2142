"""The desk of Bugami at any width of the window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.bugami.api import MISERE, View, Wedding
from game.table import Seat
from scenes.bugami.board.seats import LEFT
from scenes.bugami.places import BID, Desk, layout_of
from scenes.bugami.scoring.wedding import RING, WeddingScene
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Picture, Text
from scenes.kit.layout import Place
from scenes.table.highlights import Highlights
from scenes.table.pieces.plaque import with_pill
from scenes.table.session import AnySession
from tests.support.table import BUGAMI, choices, opened
from tests.support.window import WINDOWS, frame

READABLE = 100.0  # the least width of a card of the trick
TOGETHER = ("trick together", "tricks together", "together")
RINGS = "bugami/token_ring"


@pytest.mark.parametrize("size", [*WINDOWS, (3440, 1080)])
@pytest.mark.parametrize("people", range(3, 8))
def test_cards_of_a_trick_can_be_read_and_lie_on_nobodys_plaque(
    size: tuple[int, int], people: int
) -> None:
    places = Desk(layout_of(frame(*size)), people, 0)
    wide, high = places.card_width, places.card_width * CARD_RATIO
    assert wide >= READABLE
    for seat in places.players:
        x, y = places.trick_card(seat)
        for plaque in map(places.seat, places.players):
            beside = abs(x - plaque.cx) >= (wide + plaque.w) / 2
            assert beside or abs(y - plaque.cy) >= (high + plaque.h) / 2, (seat, plaque)


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [*WINDOWS, (1366, 768), (800, 1280), (3440, 1080)])
@pytest.mark.parametrize("people", range(3, 8))
def test_the_bids_and_the_invitation_cover_nobody(
    size: tuple[int, int], people: int, letters: float
) -> None:
    window = replace(frame(*size), letters=letters)
    layout = layout_of(window)
    for me in range(people):
        places = Desk(layout, people, me)
        for sheet in (layout["bids"], layout["wedding"]):
            assert not sheet.meets(layout["caption"])
            for seat in places.players:
                assert not sheet.meets(with_pill(window, places.seat(seat))), seat
                assert not sheet.meets(places.face(seat)), seat


@pytest.mark.parametrize("people", [4, 7])
def test_every_plaque_of_a_side_shows_what_all_of_the_side_have(people: int) -> None:
    """Whoever has no trick and a partner who has one reads the partner's."""
    room, seen = opened(BUGAMI, people, shotgun=True), False
    window = frame(1280, 720)
    for seat, view in choices(room):
        places = Desk(layout_of(window), people, seat)
        for side in view.standings:
            counted = {_counted(room, view, places, each) for each in side.side}
            assert len(counted) == 1, (view.deal, side)
            (words,) = counted
            assert (side.tricks == 0) == ("no tricks" in words)
            if side.tricks and len(side.side) > 1:
                assert words[-1] in {f"{side.tricks} {kind}" for kind in TOGETHER}
                seen = seen or not all(view.tricks[each] for each in side.side)
        if seen and view.deal > 1:
            return
    raise AssertionError


def _counted(room: AnySession, view: View, places: Desk, seat: Seat) -> tuple[str, ...]:
    """What the middle line of a plaque says of tricks and bugs."""
    place, drawn = places.seat(seat), room.ui.draw(frame(1280, 720), view, room.top, Highlights())
    line = parts.box(place.x + LEFT, place.y + 65, place.w - LEFT - BID, 22)
    written = [each for each in drawn if isinstance(each, Text)]
    return tuple(each.text for each in written if line.covers(Place(each.x, each.y)))


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("spouses", [2, 3, 4, 5])
def test_the_rings_lie_in_the_middle_of_all_who_wed_and_on_nobodys_name(
    size: tuple[int, int], spouses: int, letters: float
) -> None:
    window = replace(frame(*size), letters=letters)
    room = opened(BUGAMI, 6, shotgun=True)
    wed = tuple(range(spouses))
    view = replace(room.view(None), bids=(1,) * spouses + (0, 2, MISERE, 3)[: 6 - spouses])
    drawn = WeddingScene(room, view, [Wedding(1, wed)]).draw(window)
    sheet = layout_of(window)["wedding"]
    names = [
        each
        for each in drawn
        if isinstance(each, Text)
        and each.text in {room.name(seat) for seat in wed}
        and sheet.covers(Place(each.x, each.y))
    ]
    assert len(names) == spouses
    rings = [each for each in drawn if isinstance(each, Picture) and each.name == RINGS]
    in_field = [each for each in rings if sheet.y + 150 < each.y < sheet.bottom]
    (ring,) = [each for each in in_field if sheet.covers(Place(each.x, each.y))]
    middle = ring.x + ring.w / 2, ring.y + ring.h / 2
    assert middle == pytest.approx(
        (sum(each.x for each in names) / spouses, sum(each.y + 1 for each in names) / spouses),
        abs=2,
    )
    medal = parts.centre(*middle, 2 * RING, 2 * RING)
    for each in names:
        wide = window.measure(each.text, each.size, each.font)
        high = each.size * 0.7
        assert not medal.meets(parts.centre(each.x, each.y, wide, high)), each.text
