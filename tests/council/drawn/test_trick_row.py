"""The trick is one row: it keeps off everything else, and shows who wins and who visits."""

from __future__ import annotations

from itertools import combinations

import pytest

from build.languages.eye import words
from game.rules.council.api import (
    TrickWon,
    VisitBegan,
    standing,
)
from scenes.council.board.trick import AWAY
from scenes.council.picture import table_items
from scenes.council.places import TablePlace, place_of
from scenes.council.positions import Spots
from scenes.council.trick_row import RISE
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Item, Picture
from scenes.table.highlights import FILM_BAR, Highlights, TableContext
from scenes.table.pieces import hand as fan
from tests.council.drawn.places import (
    FULL,
    LETTERS,
    SEATS,
    SIZES,
    furniture,
    off_the_ring,
    overlap,
    resting_hand,
    row,
    window,
)
from tests.council.games import TABLES, empty_view, everybody, told
from tests.support.window import frame
from tests.words.translated import TRANSLATED, speaking

NAME = 18.0
"""How large a name over a card is written."""


@SIZES
@LETTERS
@SEATS
def test_everything_at_the_table_has_room_of_its_own(
    size: tuple[int, int], letters: float, people: int
) -> None:
    """In the window and off the ring; only a card of the row lies on its mat."""
    at = window(size, letters)
    place = place_of(at, empty_view(0, people))
    cards, mat = row(place), place.row.mat
    faces = [place.face(seat) for seat in range(people + (people == 2)) if people > 1]
    things = {
        **furniture(place),
        **{f"card {number}": box for number, box in enumerate(cards)},
        **{f"face {seat}": box for seat, box in enumerate(faces)},
    }
    for name, box in {**things, "mat": mat}.items():
        assert 0 <= box.x <= box.right <= at.width, name
        assert box.bottom <= at.height, name
        assert off_the_ring(place, box), name
        assert not overlap(box, mat) or box in (*cards, mat), name
    for (name, one), (other_name, other) in combinations(things.items(), 2):
        assert not overlap(one, other), (name, other_name)
    assert not [box for box in faces if box.y < 0 or overlap(box, place.layout["last_trick"])]
    assert not [held for held in resting_hand(place) for box in (*cards, mat) if overlap(held, box)]


@SIZES
@LETTERS
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_the_name_over_a_risen_card_is_read_below_the_ribbon(
    size: tuple[int, int], letters: float, people: int
) -> None:
    place = place_of(window(size, letters), empty_view(0, people))
    name, ribbon = place.row.owner(0), place.layout["caption"]
    over_its_letters = (name.h - NAME) / 2
    assert name.y - RISE + over_its_letters >= ribbon.bottom


@SIZES
@LETTERS
@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_no_single_letter_stands_for_the_termitenator(
    size: tuple[int, int], letters: float, language: str
) -> None:
    with speaking(language):
        at, view = window(size, letters), empty_view(0, 1)
        items = table_items(at, view, TableContext(everybody(1)), Highlights())
        place = place_of(at, view)
        owner = place.row.owner(place.order.index(1))
        (tag,) = (
            line.text for line in words(at, items)
            if owner.x < line.left < owner.right and owner.y < line.top < owner.bottom
        )  # fmt: skip
        assert len(tag) > 1


@SIZES
def test_a_card_that_is_pointed_at_stands_in_the_window_as_a_whole(size: tuple[int, int]) -> None:
    """It may cover the foot of the row, never what is written on a card there."""
    place = place_of(window(size, 1.0), empty_view(0, 4))
    spot = place.layout["hand"]
    high = fan.card_width(spot) * CARD_RATIO
    for held in fan.lay_out(spot, FULL, (), {FULL[3]: 1.0}):
        assert held.y + high / 2 <= spot.bottom
        _, y = place.row.card(0)
        top = held.y - fan.RAISE - high / 2
        assert top > y + place.row.width * CARD_RATIO * 0.4


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_cards_lie_in_the_order_in_which_they_were_played(seats: int, edition: str) -> None:
    at, tricks = frame(), 0
    for _event, view, _after in told(seats, edition):
        place = place_of(at, view)
        for number, (seat, _card) in enumerate(view.trick):
            assert place.trick_card(seat) == place.row.card(number)
        tricks += len(view.trick) > 1
    assert tricks > 5


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_card_that_has_won_rises_and_the_visitors_has_gone(seats: int, edition: str) -> None:
    at, names, won, visits = frame(), everybody(seats), 0, 0
    top = TableContext(tuple(names))
    for event, _before, view in told(seats, edition):
        if not isinstance(event, TrickWon | VisitBegan):
            continue
        place = place_of(at, view)
        items = table_items(at, view, top, Highlights())
        _, level = place.row.card(0)
        lies = {
            seat: next(
                item
                for item in items
                if isinstance(item, Card)
                and item.x == place.trick_card(seat)[0]
                and item.w == place.row.width
            )
            for seat, _card in view.trick
        }
        up = {seat for seat, card in lies.items() if card.y == level - RISE}
        assert up == {view.won_by}
        gone = {seat for seat, card in lies.items() if card.alpha == AWAY}
        assert gone == ({event.seat} if isinstance(event, VisitBegan) else set())
        won += isinstance(event, TrickWon)
        visits += isinstance(event, VisitBegan)
    assert won > 5
    assert visits > 5


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_who_wins_so_far_wears_the_crown_and_who_would_visit_the_door(
    seats: int, edition: str
) -> None:
    """What the row says of an unfinished trick is what the rules say of it as it stands."""
    at, names, seen = frame(), everybody(seats), 0
    for _event, view, _after in told(seats, edition):
        if not 1 < len(view.trick) < view.owners:
            continue
        place = place_of(at, view)
        items = table_items(at, view, TableContext(tuple(names)), Highlights())
        stands = standing(view.trick, view.cubes)
        assert stands is not None
        worn = {"shared/token_crown": stands.winner, "council/token_door": stands.visitor}
        for token, seat in worn.items():
            assert medals(items, place, token) == ([] if seat is None else [place.number(seat)])
        seen += 1
    assert seen or seats == 1


def medals(items: list[Item], place: TablePlace, token: str) -> list[int]:
    """The cards of the row that wear this, counted from 0."""
    found = []
    for number in range(place.row.count):
        x, y = place.row.card(number)
        reach = (place.row.width + place.row.gap) / 2
        found += [
            number
            for item in items
            if isinstance(item, Picture)
            and item.name == token
            and abs(item.x + item.w / 2 - x) < reach
            and abs(item.y + item.h / 2 - y) < place.row.width * CARD_RATIO * 0.6
        ]
    return found


@SIZES
@pytest.mark.parametrize("people", [1, 2, 4, 5])
def test_above_the_bar_of_a_film_the_whole_hand_is_seen(size: tuple[int, int], people: int) -> None:
    at = frame(*size)
    place = place_of(at, empty_view(0, people), covered=FILM_BAR)
    spot = place.layout["hand"]
    high = fan.card_width(spot) * CARD_RATIO
    for held in fan.resting_fan(spot, FULL).values():
        assert held.y + high / 2 <= at.height - FILM_BAR
        assert held.y - high / 2 >= place.row.mat.bottom - 1
    assert place.ladder.place.bottom <= at.height - FILM_BAR
    positions = Spots(place, empty_view(0, people))
    assert positions.rung(4).y < at.height - FILM_BAR
