"""The hand: whole cards, of which the next is never hidden, and which do not flee the pointer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product

import pytest

from game.describe.council.names import card_codes
from game.rules.council.api import Phase
from scenes.council.layers.trick import TrickLayer
from scenes.kit.cards import card_box
from scenes.kit.display import Card, Picture, control_at
from scenes.kit.layout import Place
from scenes.kit.preferences import Preferences
from scenes.kit.signals import PointerMoved, PointerPressed, PointerReleased
from scenes.table.pieces.hand import INDEX, RAISE, FanCard, card_width, fan_controls, lay_out
from tests.council.games import asked, rooms, table
from tests.support.table import asked_seat
from tests.support.window import frame, press, stack

MOST_HELD = {"council/table": 11, "council/solo": 11, "bugami/table": 18}
WINDOWS = ((1024, 600), (1920, 1080), (800, 1280), (2560, 1080))
COUNTS = (1, 2, 5, 7, 11, 18)


def hands() -> Iterator[tuple[Place, tuple[str, ...]]]:
    """The room of a hand at every table and in windows of many shapes, and hands from full to few.

    Cards are called by their numbers.
    """
    for (width, height), large, (name, most) in product(WINDOWS, (1.0, 2.0), MOST_HELD.items()):
        place = replace(frame(width, height), letters=large).layout(name)["hand"]
        for count in COUNTS:
            if count <= most:
                yield place, tuple(map(str, range(count)))


def lying(place: Place, hand: tuple[str, ...], focus: str | None) -> list[FanCard]:
    return lay_out(place, hand, None, {} if focus is None else {focus: 1.0})


def box_of(place: Place, held: FanCard, *, up: bool = False) -> Place:
    wide = card_width(place)
    return card_box(held.x, held.y - RAISE * up, wide)


Strips = dict[str | None, list[tuple[float, float, str]]]


def strips(place: Place, hand: tuple[str, ...]) -> Strips:
    """By what is in focus: from where to where each card is pointed at."""
    return {
        focus: [
            (control.x, control.x + control.w, control.name.removeprefix("card:"))
            for control in fan_controls(place, hand, None, focus, str)
        ]
        for focus in (None, *hand)
    }


def taken(found: Strips, focus: str | None, x: float) -> str | None:
    return next((card for left, right, card in found[focus] if left <= x < right), None)


def edges(found: Strips) -> list[float]:
    ends = {round(x, 3) for each in found.values() for strip in each for x in strip[:2]}
    return [x + beside for x in sorted(ends) for beside in (-0.5, 0.5)]


def test_all_of_a_hand_is_seen_whatever_is_up_and_whatever_is_refused() -> None:
    for place, hand in hands():
        room = Place(place.x - 0.1, place.y - RAISE, place.w + 0.2, place.h + RAISE)
        for focus in (None, *hand):
            raised = {} if focus is None else {focus: 1.0}
            for held in lay_out(place, hand, (), raised):
                assert room.covers(box_of(place, held, up=held.card == focus))


def test_of_every_card_its_corner_is_seen_and_a_card_that_is_up_hides_nothing_of_the_next() -> None:
    for place, hand in hands():
        for focus in (None, *hand):
            for held, after in pairwise(lying(place, hand, focus)):
                assert after.left - held.left >= INDEX * card_width(place) - 0.1
                if held.card == focus:
                    assert box_of(place, held).right + 7 <= after.left


def test_what_is_pointed_at_is_what_is_seen_there() -> None:
    for place, hand in hands():
        found = strips(place, hand)
        for focus in (None, *hand):
            over = sorted(lying(place, hand, focus), key=lambda held: held.card == focus)
            for x in edges(found):
                seen = [held.card for held in over if box_of(place, held).covers(Place(x, held.y))]
                if seen:
                    assert taken(found, focus, x) == seen[-1]


def test_a_card_that_is_pointed_at_keeps_the_pointer_when_its_neighbours_have_moved() -> None:
    for place, hand in hands():
        found = strips(place, hand)
        for x in edges(found):
            for focus in (None, *hand):
                card = taken(found, focus, x)
                if card is not None:
                    assert taken(found, card, x) == card


def test_a_hand_uses_the_room_it_has() -> None:
    for place, hand in hands():
        wide, laid = card_width(place), lay_out(place, hand, None)
        assert wide >= 160
        apart = len(hand) * (wide + 14) <= place.w
        least = len(hand) * wide if apart else place.w - wide
        assert laid[-1].right - laid[0].left >= least - 0.1


@pytest.mark.parametrize("reduced", [False, True])
def test_neighbours_step_aside_smoothly_and_at_once_with_reduced_motion(reduced: bool) -> None:
    layer = one_of_several()
    layer.session.preferences = Preferences(reduced_motion=reduced)
    hand, place = card_codes(layer.view.hand or ()), layer.layout(frame())["hand"]

    def spots() -> list[float]:
        return [held.x for held in lay_out(place, hand, layer.allowed, layer.card_rises)]

    def settled(card: str) -> list[float]:
        return [held.x for held in lay_out(place, hand, layer.allowed, {card: 1.0})]

    for card in (hand[1], hand[2], hand[0], hand[3]):
        before = spots()
        layer.on_focus(f"card:{card}")
        if reduced:
            assert not layer.is_moving
            assert spots() == settled(card)
            continue
        assert spots() == pytest.approx(before)
        layer.tick(0.05)  # and the next is pointed at before all have come to rest
    layer.tick(1.0)
    assert spots() == pytest.approx(settled(hand[3]))
    layer.on_focus(None)
    layer.tick(1.0)
    assert spots() == pytest.approx([held.x for held in lay_out(place, hand, layer.allowed)])


def one_of_several() -> TrickLayer:
    """A choice where some cards of the hand are refused."""
    for room in rooms(table(4), asked(Phase.PLAY)):
        layer = TrickLayer(room, asked_seat(room))
        if 0 < len(layer.allowed) < len(layer.view.hand or ()) - 2:
            return layer
    raise AssertionError("nothing was ever refused")


def test_the_next_card_can_be_clicked_at_its_corner_while_its_neighbour_is_up() -> None:
    layer = one_of_several()
    codes, at = card_codes(layer.view.hand or ()), frame()
    place = layer.layout(at)["hand"]
    for left, right in pairwise(codes):
        layer.on_focus(f"card:{left}")
        laid = lay_out(place, codes, layer.allowed, {left: 1.0})
        after = next(held for held in laid if held.card == right)
        hit = control_at(layer.draw(replace(at, focus=f"card:{left}")), after.left + 12, after.y)
        assert hit is not None
        assert hit.name == f"card:{right}"


@pytest.mark.parametrize("arrow", ["left", "right", "up", "down"])
def test_the_first_arrow_leads_to_a_card_that_may_be_played(arrow: str) -> None:
    layer = one_of_several()
    opened = stack(layer)
    press(opened, arrow)
    assert opened.focus is not None
    assert opened.focus.removeprefix("card:") in layer.allowed


def test_pointing_at_a_refused_card_is_answered_quietly_and_playing_it_firmly() -> None:
    layer = one_of_several()
    layer.session.preferences = Preferences()
    opened = stack(layer)
    refused = next(c for c in opened.controls if c.refused and c.name.startswith("card:"))
    at = refused.x + 10, refused.y + refused.h / 2

    def crossed() -> bool:
        return any(
            isinstance(item, Picture) and item.name == "shared/token_cross"
            for item in opened.draw()
        )

    opened.send(PointerMoved(*at))
    assert not crossed()
    assert layer.shake == 0
    for signal in (PointerPressed(*at), PointerReleased(*at)):
        opened.send(signal)
    assert opened.is_running
    assert crossed()
    layer.tick(0.02)
    assert layer.shake != 0
    layer.tick(1.0)
    assert layer.shake == 0
    other = next(c for c in opened.controls if c.name != refused.name)
    opened.send(PointerMoved(other.x + 10, other.y + other.h / 2))
    assert not crossed()


def test_a_dragged_card_follows_the_pointer_and_is_played_only_over_the_table() -> None:
    layer = one_of_several()
    opened = stack(layer)
    allowed = next(c for c in opened.controls if c.name.removeprefix("card:") in layer.allowed)
    held, code = (allowed.x + 10, allowed.y + 40), allowed.name.removeprefix("card:")

    def shown() -> tuple[float, float]:
        cards = [item for item in opened.draw() if isinstance(item, Card) and item.code == code]
        return cards[-1].x, cards[-1].y

    rest = shown()
    other = next(c for c in opened.controls if c.name.startswith("card:") and c != allowed)
    for end in (held, (other.x + 5, other.y + 60)):  # back in its place; over another card
        opened.send(PointerMoved(*held))
        opened.send(PointerPressed(*held))
        opened.send(PointerMoved(960.0, 500.0))
        assert shown() == (960.0, 500.0)
        opened.send(PointerMoved(*end))
        opened.send(PointerReleased(*end))
        assert opened.is_running
    opened.send(PointerMoved(960.0, 300.0))
    assert shown()[1] >= rest[1] - 80
    opened.send(PointerMoved(*held))
    opened.send(PointerPressed(*held))
    opened.send(PointerMoved(960.0, 500.0))
    opened.send(PointerReleased(960.0, 500.0))
    assert not opened.is_running
